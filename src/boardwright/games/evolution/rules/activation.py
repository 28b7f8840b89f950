"""Traits used on activation: Shapeshifter, Frightening, Pesky. [EVO-092, EVO-093, EVO-213..221]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import PASS, Kind, Step
from boardwright.games.evolution.domains import CREATURE, TRAIT
from boardwright.games.evolution.moves import (
    FRIGHTENED,
    SCARED,
    SCARED_ASLEEP,
    WOKE,
    copy_trait,
    fall_asleep,
    ignore_trait,
    lose_energy,
)
from boardwright.games.evolution.queries import creature
from boardwright.games.evolution.refusals import (
    copies,
    frightenable,
    sleepers,
    usable,
    why_not_copy,
    why_not_frighten,
    why_not_ignore,
    why_not_use,
    why_not_wake,
)
from boardwright.games.evolution.state import (
    ACTIVATION,
    BARRED_FROM_ATTACK,
    BARRED_FROM_GAINING,
    FRIGHT_DISCARD,
    FRIGHT_IGNORE_ROUND,
    FRIGHT_IGNORE_TURN,
    FRIGHT_NO_ATTACK,
    FRIGHT_NO_GAIN,
    FRIGHT_SLEEP,
    FRIGHTENING,
    SHAPESHIFTER,
    Creature,
    State,
)

USE: Final = Kind("use", TRAIT, why_not_use, usable, exact=True)  # EVO-092
COPY: Final = Kind("copy", TRAIT, why_not_copy, copies, exact=True)  # EVO-217
FRIGHTEN: Final = Kind("frighten", CREATURE, why_not_frighten, frightenable, exact=True)  # EVO-219
IGNORE: Final = Kind("ignore", TRAIT, why_not_ignore)  # OPEN-7
WAKE: Final = Kind("wake", CREATURE, why_not_wake, sleepers, exact=True)  # EVO-220


def use_traits(g: State, me: Creature) -> Step:
    """In any order, each once, none of them compulsory. [EVO-092, EVO-093, EVO-221, OPEN-13]"""
    while me.traits & ACTIVATION & ~me.used:
        trait = yield USE.may(me.owner, (me.id,))
        if trait == PASS:
            return
        me.used |= 1 << trait
        if trait == SHAPESHIFTER:
            copy_trait(g, me, (yield COPY.must(me.owner, (me.id,))))  # EVO-213, EVO-217
        elif trait == FRIGHTENING:
            yield from use_frightening(g, me)
        else:
            wake(g, me, creature(g, (yield WAKE.must(me.owner, (me.id,)))))


def use_frightening(g: State, me: Creature) -> Step:
    it = creature(g, (yield FRIGHTEN.must(me.owner, (me.id,))))
    frighten(g, me, it)
    if g.rulings.frightening in {FRIGHT_IGNORE_TURN, FRIGHT_IGNORE_ROUND}:
        ignore_trait(g, it, (yield IGNORE.must(me.owner, (me.id, it.id))))


def frighten(g: State, me: Creature, it: Creature) -> None:
    """It cannot attack until the end of the round; other effects by ruling. [EVO-214, EVO-219, OPEN-7]"""
    if g.notes is not None:
        g.note(FRIGHTENED, (me.id, it.id))
    effect = g.rulings.frightening
    if effect == FRIGHT_NO_ATTACK:
        it.barred |= BARRED_FROM_ATTACK
    elif effect == FRIGHT_NO_GAIN:
        it.barred |= BARRED_FROM_GAINING
    elif effect == FRIGHT_DISCARD:
        lose_energy(g, it, SCARED)
    elif effect == FRIGHT_SLEEP:
        fall_asleep(g, it, SCARED_ASLEEP)


def wake(g: State, me: Creature, it: Creature) -> None:
    """The marker goes; it may not attack until the end of the round. [EVO-096, EVO-143, EVO-215, EVO-220, OPEN-7]"""
    it.asleep = False
    it.woken = True
    if g.rulings.pesky_bars:
        it.barred |= BARRED_FROM_ATTACK
    if g.notes is not None:
        g.note(WOKE, (me.id, it.id))
