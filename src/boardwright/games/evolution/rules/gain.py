"""Gaining energy, with Tailed, Caring and Charming. [EVO-100..108, EVO-209..211, EVO-223..226]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import PASS, Asking, Kind, Step
from boardwright.games.evolution.box import Box
from boardwright.games.evolution.domains import CREATURE, PART, YES
from boardwright.games.evolution.moves import (
    ROBBED,
    TAIL_USED,
    TOKEN_LOST,
    add_energy,
    discard_trait,
    lose_energy,
    take_token,
)
from boardwright.games.evolution.queries import can_care, can_rob, creature, is_shadow, opens_upper
from boardwright.games.evolution.refusals import (
    parts,
    receivers,
    why_not_ally,
    why_not_care,
    why_not_part,
    why_not_rob,
    why_not_tail,
    yes,
)
from boardwright.games.evolution.state import (
    CHARMING_ALLY,
    CHARMING_SECOND,
    IS_CARING,
    IS_CHARMING,
    IS_TAILED,
    LOWER,
    SHAPESHIFTER,
    TAILED,
    TAILED_CARD,
    TAILED_INSTEAD,
    TAILED_RESERVE,
    TAILED_RIVAL,
    TRACK,
    UPPER,
    Creature,
    State,
)

PART_KIND: Final = Kind("part", PART, why_not_part, parts, exact=True)  # EVO-104
CARE: Final = Kind("care", CREATURE, why_not_care, receivers, exact=True)  # EVO-224
TAIL: Final = Kind("tail", YES, why_not_tail, yes, exact=True)  # EVO-223
ROB: Final = Kind("rob", CREATURE, why_not_rob)  # OPEN-3
ALLY: Final = Kind("ally", CREATURE, why_not_ally)  # OPEN-5

PASSING_OR_ADDING: Final = IS_CARING | IS_TAILED


def gain(g: State, me: Creature) -> Step:
    """One token from the source to the activated creature, which stays awake. [EVO-100, EVO-107, EVO-225]"""
    robbed = False
    if is_robber(g, me):
        robbed = yield from rob_instead(g, me, False)
    if not robbed:
        part = open_part(g)
        if has_choice(g, me):
            part = yield PART_KIND.must(me.owner, (me.id,))  # EVO-104
        take_token(g, me, part)
    if me.traits & PASSING_OR_ADDING:
        yield from receive(g, me, False)
    else:
        add_energy(g, me)
    if me.traits & IS_CHARMING and g.rulings.charming in {CHARMING_SECOND, CHARMING_ALLY}:
        yield from charm(g, me)


def open_part(g: State) -> int:
    """The lower part is open to all, and where it is empty only the upper can be meant. [EVO-103, EVO-105]"""
    return LOWER if g.lower else UPPER


def has_choice(g: State, me: Creature) -> bool:
    """Are both parts open to it? [EVO-104]"""
    return g.lower > 0 and opens_upper(g, me)


def receive(g: State, me: Creature, attacking: bool) -> Step:
    """A token for the activated creature: Caring may pass it on, Tailed add one. [EVO-106, EVO-135, EVO-223..225]"""
    it = me
    if me.traits & IS_CARING:
        it = yield from care(g, me, attacking)
    if it.energy == TRACK:
        lose_token(g, me)
    else:
        add_energy(g, it)
        if me.traits & IS_TAILED:
            yield from use_tail(g, me, it)


def lose_token(g: State, me: Creature) -> None:
    """With a full track an attacker gains nothing more. [EVO-134, EVO-224]"""
    if g.notes is not None:
        g.note(TOKEN_LOST, (me.id,))


def care(g: State, me: Creature, attacking: bool) -> Asking[Creature]:
    """Who gets the token: with a full track another creature with room. [EVO-102, EVO-210, EVO-224, OPEN-4]"""
    if not can_care(g, me):
        return me
    if me.energy < TRACK:
        id = yield CARE.may(me.owner, (me.id,))
        return me if id == PASS else creature(g, id)
    if attacking and g.rulings.caring_lost:
        return me
    return creature(g, (yield CARE.must(me.owner, (me.id,))))


def use_tail(g: State, me: Creature, it: Creature) -> Step:
    """Discard the Tailed card for 1 more where the token went; other gains by ruling. [EVO-209, EVO-223, OPEN-3]"""
    if not can_use_tail(g, me, it):
        return
    if (yield TAIL.may(me.owner, (me.id, it.id))) == PASS:
        return
    discard_tail(g, me)
    if g.rulings.tailed == TAILED_CARD:
        g.owed += 1
        return
    if g.rulings.tailed == TAILED_RIVAL:
        lose_energy(g, creature(g, (yield ROB.must(me.owner, (me.id,)))), ROBBED)
    if it.energy < TRACK:
        add_energy(g, it)


def can_use_tail(g: State, me: Creature, it: Creature) -> bool:
    """Is there room, or whatever the ruling asks for? Never two for one token. [EVO-223, OPEN-3]"""
    tailed = g.rulings.tailed
    if tailed == TAILED_CARD:
        return not is_shadow(g, me.owner)
    if tailed == TAILED_INSTEAD or it.energy == TRACK:
        return False
    return tailed == TAILED_RESERVE or can_rob(g, me)


def discard_tail(g: State, me: Creature) -> None:
    """The Tailed card, for a copied one the Shapeshifter card. [EVO-085, EVO-218, EVO-223]"""
    box: Box = g.box
    paid = TAILED if me.shown & IS_TAILED else SHAPESHIFTER
    if paid == SHAPESHIFTER:
        me.copied &= ~IS_TAILED
    for half in me.row:
        if box.halves[half] == paid:
            discard_trait(g, me, half, TAIL_USED)
            return


def is_robber(g: State, me: Creature) -> bool:
    """May its token come from another player's creature instead? [OPEN-3]"""
    return me.traits & IS_TAILED != 0 and g.rulings.tailed == TAILED_INSTEAD and can_rob(g, me)


def rob_instead(g: State, me: Creature, attacking: bool) -> Asking[bool]:
    """The Tailed card is discarded, and the token comes from another player's creature. [OPEN-3]"""
    if not has_place(g, me, attacking) or (yield TAIL.may(me.owner, (me.id, me.id))) == PASS:
        return False
    discard_tail(g, me)
    lose_energy(g, creature(g, (yield ROB.must(me.owner, (me.id,)))), ROBBED)
    return True


def has_place(g: State, me: Creature, attacking: bool) -> bool:
    """Would a token find a cell?"""
    if me.energy < TRACK:
        return True
    return me.traits & IS_CARING != 0 and not (attacking and g.rulings.caring_lost) and can_care(g, me)


def charm(g: State, me: Creature) -> Step:
    """By ruling a second token from the lower part, or another own creature gains too. [EVO-211, OPEN-5]"""
    if g.rulings.charming == CHARMING_ALLY:
        id = yield ALLY.may(me.owner, (me.id,))
        if id != PASS:
            it = creature(g, id)
            part = open_part(g)
            if has_choice(g, it):
                part = yield PART_KIND.must(me.owner, (it.id,))
            take_token(g, it, part)
            add_energy(g, it)
    elif g.lower and has_place(g, me, False) and (yield PART_KIND.may(me.owner, (me.id, 1))) != PASS:
        take_token(g, me, LOWER)
        yield from receive(g, me, False)
