"""Player's turn: create, add a trait, activate. [EVO-060..097]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import PASS, Kind, Step
from boardwright.games.evolution.domains import ACTION, CARD, CREATURE, HALF
from boardwright.games.evolution.moves import FELL_ASLEEP, add_creature, add_trait, end_copy, fall_asleep, transmute
from boardwright.games.evolution.queries import can_act, is_awake, pick
from boardwright.games.evolution.refusals import (
    actions,
    activatable,
    addable,
    hand,
    lacking,
    why_not_action,
    why_not_activate,
    why_not_create,
    why_not_on,
    why_not_trait,
)
from boardwright.games.evolution.rules.activation import use_traits
from boardwright.games.evolution.rules.attack import attack
from boardwright.games.evolution.rules.gain import gain
from boardwright.games.evolution.rules.round import pass_turn
from boardwright.games.evolution.state import (
    ACTING,
    ACTIVATING,
    ACTIVATION,
    ADDING,
    ATTACK,
    CREATING,
    GAIN,
    NOBODY,
    SLEEP,
    TRANSMUTE,
    Creature,
    Player,
    State,
)

CREATE: Final = Kind("create", CARD, why_not_create, hand, private=True, exact=True)  # EVO-070
TRAIT_KIND: Final = Kind("trait", HALF, why_not_trait, addable, private=True, exact=True)  # EVO-080
ON: Final = Kind("on", CREATURE, why_not_on, lacking, exact=True)  # EVO-082
ACTIVATE: Final = Kind("activate", CREATURE, why_not_activate, activatable, exact=True)  # EVO-090
ACT: Final = Kind("action", ACTION, why_not_action, actions, exact=True)  # EVO-094


def turn(g: State, seat: int) -> Step:
    """Three steps in this order, two of them optional. [EVO-049, EVO-060..064]"""
    me = g.players[seat]
    begin_turn(g, seat)
    if me.hand:  # EVO-062
        card = yield CREATE.may(seat)
        if card != PASS:
            create(g, me, card)
    if me.hand and me.creatures:
        g.stage = ADDING
        half = yield TRAIT_KIND.may(seat)
        if half != PASS:
            play(g, me, half)
            attach(g, pick(me.creatures, (yield ON.must(seat, (half,)))))
    acted = is_awake(me)
    if acted:
        yield from activate(g, me)
    pass_turn(g, acted)


def begin_turn(g: State, seat: int) -> None:
    g.seat = seat
    g.stage = CREATING
    g.turns += 1


def create(g: State, me: Player, card: int) -> None:
    """A hand card becomes a creature; any number may be owned. [EVO-070..072]"""
    me.hand.remove(card)
    add_creature(g, me, card)


def play(g: State, me: Player, half: int) -> None:
    """A hand card is played for one of its traits. [EVO-080, EVO-081]"""
    me.hand.remove(half >> 1)
    g.playing = half


def attach(g: State, it: Creature) -> None:
    """It joins any own creature that does not show that trait yet. [EVO-082, EVO-083]"""
    half = g.playing
    g.playing = NOBODY
    add_trait(g, it, half)


def activate(g: State, me: Player) -> Step:
    """One waking creature: its activation traits, then exactly one action. [EVO-090..097, EVO-118, EVO-119]"""
    g.stage = ACTIVATING
    it = pick(me.creatures, (yield ACTIVATE.must(me.seat)))
    begin_activation(g, it)
    g.left -= 1
    if it.traits & ACTIVATION & ~it.used:
        yield from use_traits(g, it)
    g.stage = ACTING
    action = SLEEP
    if can_act(g, it):
        action = yield ACT.must(me.seat, (it.id,))
    if action == GAIN:
        yield from gain(g, it)
    elif action == ATTACK:
        yield from attack(g, it)
    elif action == TRANSMUTE:
        transmute(g, me, it)
    else:
        fall_asleep(g, it, FELL_ASLEEP)
    end_copy(it)


def begin_activation(g: State, it: Creature) -> None:
    """By ruling activation traits may be used again. [OPEN-13]"""
    g.active = it.id
    it.used &= ~g.rulings.renewed
