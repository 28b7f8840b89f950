"""Facts about the table."""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import Rule
from boardwright.core.errors import BrokenInvariant
from boardwright.games.evolution.box import Box
from boardwright.games.evolution.state import (
    ATTACKING,
    BARRED_FROM_ATTACK,
    BARRED_FROM_GAINING,
    CHARMING_SHARED,
    FIRE_BREATHING,
    FRIGHT_DISCARD,
    FRIGHT_IGNORE_ROUND,
    FRIGHT_IGNORE_TURN,
    FRIGHT_SLEEP,
    IS_CARING,
    IS_CHARMING,
    IS_FIREPROOF,
    IS_MANY_EYED,
    IS_SMALL,
    SHADOW,
    TRACK,
    VAMPIRE,
    Creature,
    Player,
    State,
)

# -- creatures --------------------------------------------------------------------------------------------------


def find(g: State, id: int) -> Creature | None:
    for player in g.players:
        for it in player.creatures:
            if it.id == id:
                return it
    return None


def creature(g: State, id: int) -> Creature:
    """The creature of that number. Raises BrokenInvariant if it is not on the table."""
    for player in g.players:
        for it in player.creatures:
            if it.id == id:
                return it
    raise BrokenInvariant(f"creature {id} is not on the table")


def pick(creatures: list[Creature], id: int) -> Creature:
    """The creature of that number among these, which is quicker than looking over the whole table."""
    for it in creatures:
        if it.id == id:
            return it
    raise BrokenInvariant(f"creature {id} is not among them")


def is_awake(me: Player) -> bool:
    """Has the player a waking creature? [EVO-063, EVO-090]"""
    for it in me.creatures:
        if not it.asleep:
            return True
    return False


def is_shadow(g: State, player: int) -> bool:
    """Is this the solo opponent, which is asked nothing? [EVO-199]"""
    return g.rulings.solo and player == SHADOW


# -- exchange, create, add a trait ------------------------------------------------------------------------------


def shared_traits(me: Player) -> int:
    """The traits that every creature of the player shows. [EVO-083]"""
    shared = -1
    for it in me.creatures:
        shared &= it.shown
    return shared


# -- activate ---------------------------------------------------------------------------------------------------

# -- Shapeshifter, Frightening, Pesky ---------------------------------------------------------------------------

FRIGHTEN_OWN: Final = Rule("EVO-219", "frighten_own")
FRIGHTEN_NO_ENERGY: Final = Rule("OPEN-7", "frighten_no_energy")
FRIGHTEN_ASLEEP: Final = Rule("OPEN-7", "frighten_asleep")
FRIGHTEN_NO_TRAIT: Final = Rule("OPEN-7", "frighten_no_trait")
WAKE_ITSELF: Final = Rule("EVO-220", "wake_itself")
WAKE_AWAKE: Final = Rule("EVO-220", "wake_awake")
WOKEN_BEFORE: Final = Rule("OPEN-10", "woken_before")


def copyable(g: State, me: Creature) -> int:
    """The traits that Shapeshifter can copy: another creature has them, this one lacks them. [EVO-217, OPEN-7]"""
    there = 0
    for player in g.players:
        for it in player.creatures:
            if it is not me:
                there |= it.traits
    return there & g.rulings.copyable & ~(me.shown | me.copied)


def why_not_frightened(g: State, me: Creature, it: Creature) -> Rule | None:
    """A creature of another player; under some rulings one that would lose something. [EVO-219, OPEN-7]"""
    if it.owner == me.owner:
        return FRIGHTEN_OWN
    effect = g.rulings.frightening
    if effect == FRIGHT_DISCARD and not it.energy:
        return FRIGHTEN_NO_ENERGY
    if effect == FRIGHT_SLEEP and it.asleep:
        return FRIGHTEN_ASLEEP
    is_ignoring = effect in {FRIGHT_IGNORE_TURN, FRIGHT_IGNORE_ROUND}
    return FRIGHTEN_NO_TRAIT if is_ignoring and not it.traits else None


def can_frighten(g: State, me: Creature) -> bool:
    for player in g.players:
        for it in player.creatures:
            if why_not_frightened(g, me, it) is None:
                return True
    return False


def why_not_woken(g: State, me: Creature, it: Creature) -> Rule | None:
    """Any other sleeping creature. [EVO-143, EVO-220, OPEN-10]"""
    if it is me:
        return WAKE_ITSELF
    if not it.asleep:
        return WAKE_AWAKE
    return WOKEN_BEFORE if it.woken and g.rulings.woken_once else None


def can_wake(g: State, me: Creature) -> bool:
    for player in g.players:
        for it in player.creatures:
            if why_not_woken(g, me, it) is None:
                return True
    return False


# -- the four actions -------------------------------------------------------------------------------------------

KEPT_FROM_GAINING: Final = Rule("OPEN-7", "kept_from_gaining")
SOURCE_EMPTY: Final = Rule("EVO-101", "source_empty")
SOURCE_CLOSED: Final = Rule("EVO-105", "source_closed")
TRACK_FULL: Final = Rule("EVO-101", "track_full")
NOBODY_TO_CARE_FOR: Final = Rule("EVO-224", "nobody_to_care_for")
TOO_LITTLE_ENERGY: Final = Rule("EVO-110", "too_little_energy")
TOO_MANY_TRAITS: Final = Rule("EVO-112", "too_many_traits")
NO_ATTACKING_TRAIT: Final = Rule("EVO-120", "no_attacking_trait")
MAY_NOT_ATTACK: Final = Rule("EVO-219", "may_not_attack")
WOKEN_MAY_NOT_ATTACK: Final = Rule("EVO-220", "woken_may_not_attack")
NO_TARGET: Final = Rule("EVO-120", "no_target")


def can_act(g: State, me: Creature) -> bool:
    """Can it do anything but sleep? [EVO-097, EVO-140]"""
    if (g.lower or g.upper) and why_not_gain(g, me) is None:
        return True
    if me.energy and can_transmute(g, me):
        return True
    return me.traits & ATTACKING != 0 and why_not_attack(g, me) is None


def why_not_gain(g: State, me: Creature) -> Rule | None:
    """A token that it may take, and an empty cell or somebody to care for. [EVO-101, EVO-102, EVO-105]"""
    if not g.lower and not opens_upper(g, me):
        return SOURCE_CLOSED if g.upper else SOURCE_EMPTY
    if me.barred & BARRED_FROM_GAINING:
        return KEPT_FROM_GAINING
    if me.energy < TRACK:
        return None
    if not me.traits & IS_CARING:
        return TRACK_FULL
    return None if can_care(g, me) else NOBODY_TO_CARE_FOR


def opens_upper(g: State, me: Creature) -> bool:
    """May it take from the upper part: has it the printed trait, or Charming? [EVO-103, EVO-226, OPEN-5]"""
    if not g.upper:
        return False
    box: Box = g.box
    if me.traits & (1 << box.opener[g.source] | g.rulings.openers):
        return True
    return g.rulings.charming == CHARMING_SHARED and is_charming(g.players[me.owner])


def is_charming(me: Player) -> bool:
    for it in me.creatures:
        if it.traits & IS_CHARMING:
            return True
    return False


def energy_to_transmute(g: State, me: Creature) -> int:
    """4, or 3 for a Small creature with at most 3 trait cards, Small among them. [EVO-110..113, EVO-212, 218, 234]"""
    box: Box = g.box
    if me.traits & IS_SMALL and len(me.row) <= box.small_max_traits:
        return box.small_energy
    return TRACK


def can_transmute(g: State, me: Creature) -> bool:
    return me.energy >= TRACK or (me.traits & IS_SMALL != 0 and me.energy >= energy_to_transmute(g, me))


def why_not_transmute(g: State, me: Creature) -> Rule | None:
    if can_transmute(g, me):
        return None
    box: Box = g.box
    if me.traits & IS_SMALL and me.energy >= box.small_energy:
        return TOO_MANY_TRAITS.short(len(me.row), box.small_max_traits)
    return TOO_LITTLE_ENERGY.short(me.energy, energy_to_transmute(g, me))


def why_not_attack(g: State, me: Creature) -> Rule | None:
    """An attacking trait, no bar, and a suitable target. [EVO-120, EVO-219, EVO-220]"""
    if not me.traits & ATTACKING:
        return NO_ATTACKING_TRAIT
    if me.barred & BARRED_FROM_ATTACK:
        return WOKEN_MAY_NOT_ATTACK if me.woken and g.rulings.pesky_bars else MAY_NOT_ATTACK
    for player in g.players:
        for it in player.creatures:
            if it is not me and is_suitable(g, me, it):
                return None
    return NO_TARGET


# -- gaining energy ---------------------------------------------------------------------------------------------

CARE_ITSELF: Final = Rule("EVO-224", "care_itself")
CARE_YOURS: Final = Rule("EVO-224", "care_yours")
NO_ROOM: Final = Rule("EVO-224", "no_room")
ROB_YOURS: Final = Rule("OPEN-3", "rob_yours")
NOTHING_TO_ROB: Final = Rule("OPEN-3", "nothing_to_rob")
ALLY_ITSELF: Final = Rule("OPEN-5", "ally_itself")
ALLY_YOURS: Final = Rule("OPEN-5", "ally_yours")


def why_not_receiver(g: State, me: Creature, it: Creature) -> Rule | None:
    """Caring gives to another creature with room, of the same owner. [EVO-224, OPEN-4]"""
    if it is me:
        return CARE_ITSELF
    if it.owner != me.owner and not g.rulings.caring_anyone:
        return CARE_YOURS
    return NO_ROOM if it.energy == TRACK else None


def can_care(g: State, me: Creature) -> bool:
    for player in g.players:
        for it in player.creatures:
            if why_not_receiver(g, me, it) is None:
                return True
    return False


def why_not_robbed(me: Creature, it: Creature) -> Rule | None:
    """Tailed by ruling takes a token from another player's creature. [OPEN-3]"""
    if it.owner == me.owner:
        return ROB_YOURS
    return None if it.energy else NOTHING_TO_ROB


def can_rob(g: State, me: Creature) -> bool:
    for player in g.players:
        for it in player.creatures:
            if why_not_robbed(me, it) is None:
                return True
    return False


def why_not_allied(g: State, me: Creature, it: Creature) -> Rule | None:
    """Charming by ruling lets another own creature gain too. [OPEN-5]"""
    if it is me:
        return ALLY_ITSELF
    if it.owner != me.owner:
        return ALLY_YOURS
    if not g.lower and not opens_upper(g, it):
        return SOURCE_CLOSED
    return TRACK_FULL if it.energy == TRACK else None


# -- attack -----------------------------------------------------------------------------------------------------


def obstacles(g: State, me: Creature, it: Creature) -> int:
    """Of Astral and Flying those that keep `me` from attacking `it`. [EVO-124, EVO-203, EVO-204, EVO-227, OPEN-1]"""
    rulings = g.rulings
    differ = me.traits ^ it.traits
    return differ & (rulings.separating | rulings.protecting & it.traits)


def is_suitable(g: State, me: Creature, it: Creature) -> bool:
    """Does neither Astral nor Flying keep `me` from attacking `it`? [EVO-124, EVO-125, EVO-203, EVO-204, EVO-227]"""
    rulings = g.rulings
    return not (me.traits ^ it.traits) & (rulings.separating | rulings.protecting & it.traits)


def would_succeed(g: State, it: Creature, trait: int) -> bool:
    """Would this attacking trait change something on the target? [EVO-128, EVO-133, EVO-205, 206, 228, 229, OPEN-2]"""
    if trait == FIRE_BREATHING:
        return len(it.row) > 0 and not it.traits & IS_FIREPROOF
    if it.traits & IS_MANY_EYED and g.rulings.many_eyed_stops >> trait & 1:
        return False
    return it.energy > 0 if trait == VAMPIRE else not it.asleep


def keeps_traits(g: State, me: Creature) -> bool:
    """Has the attacker no card to lose, or Fireproof that holds here too? [EVO-229, EVO-230]"""
    return not me.row or (g.rulings.fireproof_fully and me.traits & IS_FIREPROOF != 0)
