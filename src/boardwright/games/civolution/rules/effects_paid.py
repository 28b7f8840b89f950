"""What cards, chips and activities cost: stored materials, features, markers, strength. [CIV-413, CIV-450, CIV-963]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import Ask, Kind, Rule, Step
from boardwright.games.civolution.box import Box
from boardwright.games.civolution.box_parts import Cost
from boardwright.games.civolution.domains import FEATURE, MATERIAL, TRIBE
from boardwright.games.civolution.moves import lay_down, return_markers
from boardwright.games.civolution.names import FEATURES, FOOD, IDEAS, MATERIALS, MONEY, STORAGE
from boardwright.games.civolution.queries import EVERYWHERE, tribes_in
from boardwright.games.civolution.state import Player, State
from boardwright.games.civolution.vocabulary import (
    ANY_FEATURE,
    PAY_FEATURE,
    PAY_FOOD,
    PAY_IDEA,
    PAY_MATERIAL,
    PAY_MONEY,
    PAY_WEAKEN,
)
from boardwright.games.civolution.vocabulary_abilities import MODIFY_SUBSTITUTE

NOT_STORED: Final = Rule("CIV-413", "not_stored")
OTHER_MATERIAL: Final = Rule("CIV-413", "other_material")
NEEDED_FOR_REST: Final = Rule("CIV-413", "needed_for_rest")
NO_FEATURE: Final = Rule("CIV-413", "no_feature")
NOT_STRONG: Final = Rule("CIV-963", "not_strong")
SPACE_OF: Final = {PAY_FOOD: FOOD, PAY_MONEY: MONEY, PAY_IDEA: IDEAS}

# -- stored materials, with stand-ins ---------------------------------------------------------------------------


def can_return(g: State, me: Player, needs: list[int]) -> bool:
    """Do the stored materials, each for itself or for one that it may stand for, cover the list? [CIV-413]"""
    left = me.markers[STORAGE : STORAGE + MATERIALS]
    missing = []
    for material in needs:
        if left[material]:
            left[material] -= 1
        else:
            missing.append(material)
    for material in missing:
        stand_in = stand_in_for(g, me, material, left)
        if stand_in < 0:
            return False
        left[stand_in] -= 1
    return True


def stand_in_for(g: State, me: Player, material: int, left: list[int]) -> int:
    """A material, of which there is some left, that an ability lets stand for this one; -1 if none."""
    if me.modifiers:
        box: Box = g.box
        for number in me.modifiers:
            ability = box.abilities[number]
            if ability.word == MODIFY_SUBSTITUTE and left[ability.what] and ability.mask >> material & 1:
                return ability.what
    return -1


def payers(g: State, me: Player, material: int) -> list[int]:
    """The stored materials that may be returned for this one, itself first."""
    left = me.markers[STORAGE : STORAGE + MATERIALS]
    found = [material] if left[material] else []
    stand_in = stand_in_for(g, me, material, left)
    if stand_in >= 0 and stand_in != material:
        found.append(stand_in)
    return found


def return_materials(g: State, me: Player, needs: list[int]) -> Step:
    """Return these, one after the other; asked only where a stand-in gives a choice. [CIV-413]"""
    for i, material in enumerate(needs):
        choices = payers(g, me, material)
        paid = choices[0]
        if len(choices) > 1:
            paid = yield RETURN.must(me.seat, tuple(needs[i:]))
        return_markers(g, me, STORAGE + paid, 1)


def why_not_return(g: State, ask: Ask, material: int) -> Rule | None:
    """For the first of the materials asked about; the rest must stay payable."""
    me = g.players[ask.seat]
    if material not in payers(g, me, ask.about[0]):
        return OTHER_MATERIAL if me.markers[STORAGE + material] else NOT_STORED
    me.markers[STORAGE + material] -= 1
    enough = can_return(g, me, list(ask.about[1:]))
    me.markers[STORAGE + material] += 1
    return None if enough else NEEDED_FOR_REST


RETURN: Final = Kind("return", MATERIAL, why_not_return)

# -- prices of abilities ----------------------------------------------------------------------------------------


def can_pay(g: State, me: Player, price: list[Cost]) -> bool:
    """Can each part be paid? The parts of a price are of different kinds. [CIV-963]"""
    for cost in price:
        if not can_pay_part(g, me, cost):
            return False
    return True


def can_pay_part(g: State, me: Player, cost: Cost) -> bool:
    if cost.cost == PAY_MATERIAL:
        return spendable(g, me, cost.mask) >= cost.n
    if cost.cost == PAY_FEATURE:
        return features_for(me, cost.what) >= cost.n
    if cost.cost == PAY_WEAKEN:
        return sum(me.strong) >= cost.n
    return me.markers[SPACE_OF[cost.cost]] >= cost.n


def spendable(g: State, me: Player, things: int) -> int:
    """How many stored materials would do for these, given as bits."""
    total = 0
    for material in range(MATERIALS):
        if me.markers[STORAGE + material] and does_for(g, me, material, things):
            total += me.markers[STORAGE + material]
    return total


def does_for(g: State, me: Player, material: int, things: int) -> bool:
    """Is it one of them, or may it stand for one? [CIV-413]"""
    if things >> material & 1:
        return True
    box: Box = g.box
    for number in me.modifiers:
        ability = box.abilities[number]
        if ability.word == MODIFY_SUBSTITUTE and ability.what == material and ability.mask & things:
            return True
    return False


def features_for(me: Player, what: int) -> int:
    """The feature markers that would do."""
    if what == ANY_FEATURE:
        return sum(me.markers[FEATURES : FEATURES + 6])
    return me.markers[FEATURES + what]


def pay(g: State, me: Player, price: list[Cost]) -> Step:
    """The price comes first. [CIV-963]"""
    for cost in price:
        if cost.cost == PAY_MATERIAL:
            yield from pay_material(g, me, cost)
        elif cost.cost == PAY_FEATURE:
            yield from pay_feature(g, me, cost)
        elif cost.cost == PAY_WEAKEN:
            yield from pay_strength(g, me, cost.n)
        else:
            return_markers(g, me, SPACE_OF[cost.cost], cost.n)


def pay_material(g: State, me: Player, cost: Cost) -> Step:
    for _ in range(cost.n):
        return_markers(g, me, STORAGE + (yield PAY.must(me.seat, (cost.mask,))), 1)


def pay_feature(g: State, me: Player, cost: Cost) -> Step:
    for _ in range(cost.n):
        feature = cost.what
        if feature == ANY_FEATURE:
            feature = yield PAY_FEATURE_KIND.must(me.seat)
        return_markers(g, me, FEATURES + feature, 1)


def pay_strength(g: State, me: Player, n: int) -> Step:
    """Lay down own strong tribes of the player's choice."""
    for _ in range(n):
        lay_down(g, me, (yield WEAKEN.must(me.seat)))


def why_not_pay(g: State, ask: Ask, material: int) -> Rule | None:
    me = g.players[ask.seat]
    if not me.markers[STORAGE + material]:
        return NOT_STORED
    return None if does_for(g, me, material, ask.about[0]) else OTHER_MATERIAL


def payable(g: State, ask: Ask) -> list[int]:
    me = g.players[ask.seat]
    things = ask.about[0]
    return [m for m in range(MATERIALS) if me.markers[STORAGE + m] and does_for(g, me, m, things)]


def why_not_pay_feature(g: State, ask: Ask, feature: int) -> Rule | None:
    return None if g.players[ask.seat].markers[FEATURES + feature] else NO_FEATURE


def why_not_weaken(g: State, ask: Ask, place: int) -> Rule | None:
    return None if place in strong_ones(g, ask) else NOT_STRONG


def strong_ones(g: State, ask: Ask) -> list[int]:
    return tribes_in(g, g.players[ask.seat], True, EVERYWHERE)


PAY: Final = Kind("pay", MATERIAL, why_not_pay, payable, exact=True)
PAY_FEATURE_KIND: Final = Kind("pay_feature", FEATURE, why_not_pay_feature)
WEAKEN: Final = Kind("weaken", TRIBE, why_not_weaken, strong_ones, exact=True)
