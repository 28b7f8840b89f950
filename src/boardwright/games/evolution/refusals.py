"""What forbids an answer, for every value of a question; beside each check the list of just what it allows."""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import Ask, Rule
from boardwright.games.evolution.box import Box
from boardwright.games.evolution.domains import PAIRS
from boardwright.games.evolution.queries import (
    can_frighten,
    can_transmute,
    can_wake,
    copyable,
    creature,
    find,
    is_suitable,
    obstacles,
    opens_upper,
    pick,
    shared_traits,
    why_not_allied,
    why_not_attack,
    why_not_frightened,
    why_not_gain,
    why_not_receiver,
    why_not_robbed,
    why_not_transmute,
    why_not_woken,
)
from boardwright.games.evolution.state import (
    ACTIVATION,
    ATTACK,
    ATTACKING,
    FRIGHTENING,
    GAIN,
    IS_ASTRAL,
    IS_TAILED,
    LOWER,
    SHAPESHIFTER,
    SLEEP,
    TRAITS,
    TRANSMUTE,
    UPPER,
    State,
)

# -- creatures --------------------------------------------------------------------------------------------------

NOT_ON_TABLE: Final = Rule("EVO-007", "not_on_table")
YES_ONLY: Final[list[int]] = [0]


# -- exchange, create, add a trait ------------------------------------------------------------------------------

NO_HAND: Final = Rule("EVO-049", "no_hand")
NOT_IN_HAND: Final = Rule("EVO-062", "not_in_hand")
NOBODY_LACKS: Final = Rule("EVO-083", "nobody_lacks")
NOT_YOURS: Final = Rule("EVO-082", "not_yours")
HAS_TRAIT: Final = Rule("EVO-083", "has_trait")


def why_not_exchange(g: State, ask: Ask, value: int) -> Rule | None:
    return None if g.players[ask.seat].hand else NO_HAND


def why_not_create(g: State, ask: Ask, card: int) -> Rule | None:
    return None if card in g.players[ask.seat].hand else NOT_IN_HAND


def hand(g: State, ask: Ask) -> list[int]:
    return g.players[ask.seat].hand[:]


def why_not_trait(g: State, ask: Ask, half: int) -> Rule | None:
    me = g.players[ask.seat]
    if half >> 1 not in me.hand:
        return NOT_IN_HAND
    box: Box = g.box
    return NOBODY_LACKS if shared_traits(me) >> box.halves[half] & 1 else None


def addable(g: State, ask: Ask) -> list[int]:
    """Halves in hand that at least one own creature lacks."""
    me = g.players[ask.seat]
    options: list[int] = []
    for card in me.hand:
        options += PAIRS[card]
    shared = shared_traits(me)
    if shared:
        box: Box = g.box
        halves = box.halves
        options = [half for half in options if not shared >> halves[half] & 1]
    return options


def why_not_on(g: State, ask: Ask, id: int) -> Rule | None:
    it = find(g, id)
    if it is None:
        return NOT_ON_TABLE
    if it.owner != ask.seat:
        return NOT_YOURS
    box: Box = g.box
    return HAS_TRAIT if it.shown >> box.halves[ask.about[0]] & 1 else None


def lacking(g: State, ask: Ask) -> list[int]:
    box: Box = g.box
    trait = box.halves[ask.about[0]]
    return [it.id for it in g.players[ask.seat].creatures if not it.shown >> trait & 1]


# -- activate ---------------------------------------------------------------------------------------------------

ACTIVATE_YOURS: Final = Rule("EVO-090", "activate_yours")
ASLEEP: Final = Rule("EVO-142", "asleep")


def why_not_activate(g: State, ask: Ask, id: int) -> Rule | None:
    it = find(g, id)
    if it is None:
        return NOT_ON_TABLE
    if it.owner != ask.seat:
        return ACTIVATE_YOURS
    return ASLEEP if it.asleep else None


def activatable(g: State, ask: Ask) -> list[int]:
    return [it.id for it in g.players[ask.seat].creatures if not it.asleep]


# -- Shapeshifter, Frightening, Pesky ---------------------------------------------------------------------------

NO_ACTIVATION_TRAIT: Final = Rule("EVO-092", "no_activation_trait")
LACKS_TRAIT: Final = Rule("EVO-216", "lacks_trait")
USED_BEFORE: Final = Rule("EVO-221", "used_before")
NOTHING_TO_COPY: Final = Rule("EVO-217", "nothing_to_copy")
NOBODY_TO_FRIGHTEN: Final = Rule("EVO-219", "nobody_to_frighten")
NOBODY_TO_WAKE: Final = Rule("EVO-220", "nobody_to_wake")
COPY_OWN: Final = Rule("EVO-217", "copy_own")
COPY_ATTACKING: Final = Rule("EVO-217", "copy_attacking")
COPY_NOBODYS: Final = Rule("EVO-217", "copy_nobodys")
IGNORE_LACKING: Final = Rule("OPEN-7", "ignore_lacking")


def why_not_use(g: State, ask: Ask, trait: int) -> Rule | None:
    me = creature(g, ask.about[0])
    if not ACTIVATION >> trait & 1:
        return NO_ACTIVATION_TRAIT
    if not me.traits >> trait & 1:
        return LACKS_TRAIT
    if me.used >> trait & 1:
        return USED_BEFORE
    if trait == SHAPESHIFTER:
        return None if copyable(g, me) else NOTHING_TO_COPY
    if trait == FRIGHTENING:
        return None if can_frighten(g, me) else NOBODY_TO_FRIGHTEN
    return None if can_wake(g, me) else NOBODY_TO_WAKE


def usable(g: State, ask: Ask) -> list[int]:
    me = creature(g, ask.about[0])
    left = me.traits & ACTIVATION & ~me.used
    return [trait for trait in range(SHAPESHIFTER, TRAITS) if left >> trait & 1 and why_not_use(g, ask, trait) is None]


def why_not_copy(g: State, ask: Ask, trait: int) -> Rule | None:
    me = creature(g, ask.about[0])
    if copyable(g, me) >> trait & 1:
        return None
    if (me.shown | me.copied) >> trait & 1:
        return COPY_OWN
    return COPY_NOBODYS if g.rulings.copyable >> trait & 1 else COPY_ATTACKING


def copies(g: State, ask: Ask) -> list[int]:
    traits = copyable(g, creature(g, ask.about[0]))
    return [trait for trait in range(TRAITS) if traits >> trait & 1]


def why_not_frighten(g: State, ask: Ask, id: int) -> Rule | None:
    it = find(g, id)
    return NOT_ON_TABLE if it is None else why_not_frightened(g, creature(g, ask.about[0]), it)


def frightenable(g: State, ask: Ask) -> list[int]:
    me = creature(g, ask.about[0])
    return [it.id for p in g.players for it in p.creatures if why_not_frightened(g, me, it) is None]


def why_not_ignore(g: State, ask: Ask, trait: int) -> Rule | None:
    return None if creature(g, ask.about[1]).traits >> trait & 1 else IGNORE_LACKING


def why_not_wake(g: State, ask: Ask, id: int) -> Rule | None:
    it = find(g, id)
    return NOT_ON_TABLE if it is None else why_not_woken(g, creature(g, ask.about[0]), it)


def sleepers(g: State, ask: Ask) -> list[int]:
    me = creature(g, ask.about[0])
    return [it.id for p in g.players for it in p.creatures if why_not_woken(g, me, it) is None]


# -- the four actions -------------------------------------------------------------------------------------------


def why_not_action(g: State, ask: Ask, action: int) -> Rule | None:
    me = creature(g, ask.about[0])
    if action == GAIN:
        return why_not_gain(g, me)
    if action == TRANSMUTE:
        return why_not_transmute(g, me)
    return why_not_attack(g, me) if action == ATTACK else None


def actions(g: State, ask: Ask) -> list[int]:
    """What the creature can do now; sleep always. [EVO-094, EVO-097, EVO-140]"""
    me = pick(g.players[ask.seat].creatures, ask.about[0])
    options: list[int] = []
    if why_not_gain(g, me) is None:
        options.append(GAIN)
    if can_transmute(g, me):
        options.append(TRANSMUTE)
    if me.traits & ATTACKING and why_not_attack(g, me) is None:
        options.append(ATTACK)
    options.append(SLEEP)
    return options


# -- gaining energy ---------------------------------------------------------------------------------------------

LOWER_EMPTY: Final = Rule("EVO-103", "lower_empty")
UPPER_EMPTY: Final = Rule("EVO-103", "upper_empty")
UPPER_CLOSED: Final = Rule("EVO-103", "upper_closed")
SECOND_LOWER: Final = Rule("OPEN-5", "second_lower")


def why_not_part(g: State, ask: Ask, part: int) -> Rule | None:
    if part == LOWER:
        return None if g.lower else LOWER_EMPTY
    if len(ask.about) > 1:
        return SECOND_LOWER
    if not g.upper:
        return UPPER_EMPTY
    return None if opens_upper(g, creature(g, ask.about[0])) else UPPER_CLOSED


def parts(g: State, ask: Ask) -> list[int]:
    options: list[int] = [LOWER] if g.lower else []
    if len(ask.about) == 1 and opens_upper(g, creature(g, ask.about[0])):
        options.append(UPPER)
    return options


def why_not_care(g: State, ask: Ask, id: int) -> Rule | None:
    it = find(g, id)
    return NOT_ON_TABLE if it is None else why_not_receiver(g, creature(g, ask.about[0]), it)


def receivers(g: State, ask: Ask) -> list[int]:
    me = creature(g, ask.about[0])
    return [it.id for p in g.players for it in p.creatures if why_not_receiver(g, me, it) is None]


def why_not_tail(g: State, ask: Ask, value: int) -> Rule | None:
    return None if creature(g, ask.about[0]).traits & IS_TAILED else LACKS_TRAIT


def yes(g: State, ask: Ask) -> list[int]:
    return YES_ONLY[:]


def why_not_rob(g: State, ask: Ask, id: int) -> Rule | None:
    it = find(g, id)
    return NOT_ON_TABLE if it is None else why_not_robbed(creature(g, ask.about[0]), it)


def why_not_ally(g: State, ask: Ask, id: int) -> Rule | None:
    it = find(g, id)
    return NOT_ON_TABLE if it is None else why_not_allied(g, creature(g, ask.about[0]), it)


# -- attack -----------------------------------------------------------------------------------------------------

TARGET_ITSELF: Final = Rule("EVO-123", "target_itself")
ASTRAL_APART: Final = Rule("EVO-227", "astral_apart")
FLYING_APART: Final = Rule("EVO-227", "flying_apart")
NOT_ATTACKING: Final = Rule("EVO-121", "not_attacking")
APPLIED_BEFORE: Final = Rule("EVO-127", "applied_before")
NOT_ITS_CARD: Final = Rule("EVO-130", "not_its_card")
NOT_ATTACKERS_CARD: Final = Rule("EVO-230", "not_attackers_card")


def why_not_target(g: State, ask: Ask, id: int) -> Rule | None:
    it = find(g, id)
    if it is None:
        return NOT_ON_TABLE
    me = creature(g, ask.about[0])
    if it is me:
        return TARGET_ITSELF
    between = obstacles(g, me, it)
    if between & IS_ASTRAL:
        return ASTRAL_APART
    return FLYING_APART if between else None


def targets(g: State, ask: Ask) -> list[int]:
    me = creature(g, ask.about[0])
    return [it.id for p in g.players for it in p.creatures if it is not me and is_suitable(g, me, it)]


def why_not_strike(g: State, ask: Ask, trait: int) -> Rule | None:
    if not ATTACKING >> trait & 1:
        return NOT_ATTACKING
    if not creature(g, ask.about[0]).traits >> trait & 1:
        return LACKS_TRAIT
    return APPLIED_BEFORE if g.struck >> trait & 1 else None


def strikes(g: State, ask: Ask) -> list[int]:
    left = creature(g, ask.about[0]).traits & ATTACKING & ~g.struck
    return [trait for trait in range(3) if left >> trait & 1]


def why_not_burn(g: State, ask: Ask, half: int) -> Rule | None:
    return None if half in creature(g, ask.about[1]).row else NOT_ITS_CARD


def burnable(g: State, ask: Ask) -> list[int]:
    return creature(g, ask.about[1]).row[:]


def why_not_lose(g: State, ask: Ask, half: int) -> Rule | None:
    return None if half in creature(g, ask.about[0]).row else NOT_ATTACKERS_CARD


def losable(g: State, ask: Ask) -> list[int]:
    return creature(g, ask.about[0]).row[:]
