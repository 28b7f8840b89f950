"""The parts of an edition: effects, costs, abilities and the rest, as the engine reads them. None is ever changed."""

from __future__ import annotations


class Count:
    """An amount to be counted: COUNT_TRACK on track `what`, COUNT_TERRAIN_TRIBE in terrains `mask`, the others without.

    Masks have a bit for each number they name: 1 << number.
    """

    __slots__ = ("counter", "mask", "what")

    def __init__(self, counter: int, what: int, mask: int) -> None:
        self.counter = counter
        self.what = what
        self.mask = mask


class Effect:
    """One thing that a card, chip or event does: a verb and its parameters, defaults filled in.

    number: its place in `box.every_effect`, by which a question names it.
    verb: DO_*. n: how often or how much (1 where the verb has none).
    what: the noun: feature (ANY_FEATURE), track (ANY_TRACK, LOWEST_TRACK), card type of install_card, state of
    place_tribes, scope of reveal, building of build (ANY_BUILDING), UPGRADE_* of upgrade, BY_* of material; else -1.
    more: keep of draw, steps of migrate (1), each of per, the module or the value of upgrade, row (1 to 3) or land of
    a material by row or land; else 0.
    most: max of per (NO_MAXIMUM where it has none); else 0. flags: a sum of CROSS_WATER ... ANY_MATERIAL.
    mask: what is allowed: materials of material (0 for BY_OWN_LAND, BY_SAME_LAND), main modules of upgrade, buildings
    of build, features of feature, tracks of track (LOWEST_TRACK: all); else 0.
    count: what per counts; else None. parts: the effect of per, the effects of choose and test.
    """

    __slots__ = ("count", "flags", "mask", "more", "most", "n", "number", "parts", "verb", "what")

    def __init__(
        self,
        number: int,
        verb: int,
        n: int,
        what: int,
        more: int,
        most: int,
        flags: int,
        mask: int,
        count: Count | None,
        parts: list[Effect],
    ) -> None:
        self.number = number
        self.verb = verb
        self.n = n
        self.what = what
        self.more = more
        self.most = most
        self.flags = flags
        self.mask = mask
        self.count = count
        self.parts = parts


class Cost:
    """A price: PAY_*, n of them. PAY_MATERIAL: what is BY_*, mask the materials that will do, more the row.

    PAY_FEATURE: what is the feature or ANY_FEATURE, mask the features that will do.
    """

    __slots__ = ("cost", "mask", "more", "n", "what")

    def __init__(self, cost: int, n: int, what: int, more: int, mask: int) -> None:
        self.cost = cost
        self.n = n
        self.what = what
        self.more = more
        self.mask = mask


class Condition:
    """The count shows at least n."""

    __slots__ = ("count", "n")

    def __init__(self, count: Count, n: int) -> None:
        self.count = count
        self.n = n


class Ability:
    """What an installed research card or attribute chip can do. [CIV-419, CIV-603]

    kind: NO_ABILITY or ABILITY_*. Activities and triggers: pay, condition (or None), do.
    Trigger: word is ON_*; what its module (ON_ACTIVATE) or building (ON_BUILD, ANY_BUILDING), else -1; moment BEFORE
    or AFTER (ON_ACTIVATE); leading (ON_ERA_SCORE); mask: terrains (ON_HUNT), buildings (ON_BUILD); limit NO_LIMIT or
    LIMIT_*.
    Passive: word is MODIFY_*; n (1 where it has none); what: AT_*, IMMUNE_*, ROLL_*, land, category or
    TRACK_CATEGORIES, material of substitute, die value (1 to 6) of die_as; more: the other value of die_as, tribes of
    feed_cost (0: all); mask: the materials that substitute stands for.
    Point bonus: n points per piece.
    """

    __slots__ = (
        "condition", "do", "kind", "leading", "limit", "mask", "moment", "more", "n", "pay", "what", "word",
    )  # fmt: skip

    def __init__(
        self,
        kind: int,
        word: int,
        what: int,
        n: int,
        more: int,
        mask: int,
        moment: int,
        leading: bool,
        limit: int,
        condition: Condition | None,
        pay: list[Cost],
        do: list[Effect],
    ) -> None:
        self.kind = kind
        self.word = word
        self.what = what
        self.n = n
        self.more = more
        self.mask = mask
        self.moment = moment
        self.leading = leading
        self.limit = limit
        self.condition = condition
        self.pay = pay
        self.do = do


class Requirement:
    """What a goal chip asks for: GOAL_*; what: land or material, else -1; n: how many, 1 where it has none."""

    __slots__ = ("kind", "n", "what")

    def __init__(self, kind: int, what: int, n: int) -> None:
        self.kind = kind
        self.what = what
        self.n = n


class Event:
    """An event card. [CIV-110, CIV-540, CIV-545]

    shift: steps of the weather indicator, towards cold counted positive. rule: EVENT_*. counts: added up. least: the
    least amount that counts. ties: TIES_*. remove: building that the recipient must return (-1: none), removes: how
    many. rewards: effects by rank. vici: Prosperity spaces that V.I.C.I counts instead (empty: none) [CIV-813].
    """

    __slots__ = ("counts", "least", "remove", "removes", "rewards", "rule", "shift", "ties", "vici")

    def __init__(
        self,
        shift: int,
        rule: int,
        counts: list[Count],
        least: int,
        ties: int,
        remove: int,
        removes: int,
        rewards: list[list[Effect]],
        vici: list[int],
    ) -> None:
        self.shift = shift
        self.rule = rule
        self.counts = counts
        self.least = least
        self.ties = ties
        self.remove = remove
        self.removes = removes
        self.rewards = rewards
        self.vici = vici


class Stretch:
    """A part of a tile's side that belongs to one territory, in hundredths of the side. [CIV-721]"""

    __slots__ = ("end", "start", "territory")

    def __init__(self, start: int, end: int, territory: int) -> None:
        self.start = start
        self.end = end
        self.territory = territory


class Tile:
    """A continent tile. [CIV-720..724]

    cells: 1 or 2. territories: on it. pairs: adjacent ones on it, two numbers each in one flat list.
    sides: stretches by T, UL, UR, LL, LR, B (T, L, R, B where there is one cell); left to right, top to bottom.
    corners: territories by TL, TR, ML, MR, BL, BR (TL, TR, BL, BR where there is one cell).
    """

    __slots__ = ("cells", "corners", "pairs", "sides", "territories")

    def __init__(
        self,
        cells: int,
        territories: list[int],
        pairs: list[int],
        sides: list[list[Stretch]],
        corners: list[list[int]],
    ) -> None:
        self.cells = cells
        self.territories = territories
        self.pairs = pairs
        self.sides = sides
        self.corners = corners


class Act:
    """One action of V.I.C.I: ACT_*. [CIV-820..827]

    what: the track (ACT_TRACK), card type (ACT_REMOVE_CARD) or WHICH categories (ACT_CATEGORY), else -1; n: how often
    or how many; otherwise: points instead where there is no next era.
    """

    __slots__ = ("act", "n", "otherwise", "what")

    def __init__(self, act: int, what: int, n: int, otherwise: int) -> None:
        self.act = act
        self.what = what
        self.n = n
        self.otherwise = otherwise
