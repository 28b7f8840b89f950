"""Free cubes, and exchanges. [EVA-011, EVA-401, EVA-404, EVA-411]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import PASS, Asking, Kind
from boardwright.games.evacuation.domains import CUBE, EXCHANGE
from boardwright.games.evacuation.moves import add_cubes, gain
from boardwright.games.evacuation.notes import EXCHANGED
from boardwright.games.evacuation.queries import is_in_bank
from boardwright.games.evacuation.refusals_board import (
    cubes_to_gain,
    exchanges,
    why_not_exchange,
    why_not_gain,
)
from boardwright.games.evacuation.state import Player, State
from boardwright.games.evacuation.vocabulary import (
    ANY,
    EITHER,
    EXCHANGE_TIMES,
    GAIN_BONUS,
    GAIN_BONUSES,
    GAIN_CUBES,
    GAIN_WORLD,
    TIMES,
    USED_GAINS,
    Effect,
)

GAIN: Final = Kind("gain", CUBE, why_not_gain, cubes_to_gain, exact=True)  # EVA-011; about: a mask of places, how many
SWAP: Final = Kind("exchange", EXCHANGE, why_not_exchange, exchanges, exact=True)  # EVA-411; about: how many more

WORLD_PLACES: Final = [7, 56, 63]
"""The places of the Old, the New and either World, a mask."""
TYPE_PLACES: Final = [9, 18, 36]
"""The places of each resource in both worlds, a mask."""


def gain_effect(g: State, me: Player, effect: Effect, board: bool) -> Asking[None]:
    """The gain always happens; a technology adds to that of a board action. [EVA-011, INT-46]"""
    at, world = GAIN_CUBES, effect[GAIN_WORLD]
    if board and me.used[USED_GAINS] < me.modifiers[GAIN_BONUSES]:
        return gain_more(g, me, effect)
    if not (effect[at] or effect[at + 1] or effect[at + 2]):
        return gain_any(g, me, WORLD_PLACES[world], effect[at + ANY])  # one generator less in every fork
    return gain_cubes(g, me, world, effect[at], effect[at + 1], effect[at + 2], effect[at + ANY])


def gain_more(g: State, me: Player, effect: Effect) -> Asking[None]:
    """What a technology adds comes after what the action gives. [EVA-444]"""
    at = GAIN_CUBES
    yield from gain_cubes(g, me, effect[GAIN_WORLD], effect[at], effect[at + 1], effect[at + 2], effect[at + ANY])
    me.used[USED_GAINS] += 1
    yield from gain_any(g, me, WORLD_PLACES[EITHER], me.modifiers[GAIN_BONUS])


def gain_cubes(g: State, me: Player, world: int, e: int, s: int, f: int, free: int) -> Asking[None]:
    """Cubes of each type, and of any, to the world or to either. [EVA-011]"""
    allowed = WORLD_PLACES[world]
    if e:
        yield from gain_any(g, me, TYPE_PLACES[0] & allowed, e)
    if s:
        yield from gain_any(g, me, TYPE_PLACES[1] & allowed, s)
    if f:
        yield from gain_any(g, me, TYPE_PLACES[2] & allowed, f)
    if free:
        yield from gain_any(g, me, allowed, free)


def gain_any(g: State, me: Player, mask: int, number: int) -> Asking[None]:
    """Cubes of the owner's choice, in ascending order of their places."""
    if mask & (mask - 1) == 0:
        gain(g, me, mask.bit_length() - 1, number)
        return
    for left in range(number, 0, -1):
        if g.rulings.bank_limited:
            mask = in_stock(g, mask)
        if not mask:
            return
        place = yield GAIN.must(me.seat, (mask, left))
        gain(g, me, place, 1)
        if not g.rulings.bank_limited:
            mask &= -1 << place


def in_stock(g: State, mask: int) -> int:
    """Of these places those whose type the bank still has. [INT-40]"""
    for resource in range(3):
        if not is_in_bank(g, resource):
            mask &= ~TYPE_PLACES[resource]
    return mask


def exchange(g: State, me: Player, effect: Effect, board: bool) -> Asking[None]:
    """Small cubes leave a world, as many of another type come to it. [EVA-411, INT-46]"""
    compulsory = g.rulings.compulsory if board else g.rulings.effects_compulsory
    for left in range(effect[TIMES] + me.modifiers[EXCHANGE_TIMES], 0, -1):
        swap = yield SWAP.if_possible(me.seat, (left,)) if compulsory else SWAP.may(me.seat, (left,))
        if swap == PASS:
            return
        me.cubes[swap // 3] -= 1
        add_cubes(g, me, swap // 9 * 3 + swap % 3, 1)
        if g.notes is not None:
            g.note(EXCHANGED, (me.seat, swap))
