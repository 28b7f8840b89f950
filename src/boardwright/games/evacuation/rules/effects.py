"""Carrying out effects: of board actions, action cards, bonuses, track spaces and technologies. [EVA-011..013]"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boardwright.core.ask import PASS, Asking, Kind
from boardwright.games.evacuation.box import Box
from boardwright.games.evacuation.domains import COLUMN
from boardwright.games.evacuation.moves import add_people, after_change, draw_cards, raise_marker, raise_production
from boardwright.games.evacuation.notes import DEVELOPED, PEOPLE_CAME, RESEARCHED
from boardwright.games.evacuation.refusals_board import open_columns, why_not_column
from boardwright.games.evacuation.rules.factories import clone, prefabricate
from boardwright.games.evacuation.rules.gaining import exchange, gain_effect
from boardwright.games.evacuation.rules.rows import build_ships, build_stadiums, infrastructure_moves
from boardwright.games.evacuation.rules.settling import RAISE, settle
from boardwright.games.evacuation.rules.transport import carry, fly, rescue
from boardwright.games.evacuation.state import Player, State
from boardwright.games.evacuation.vocabulary import (
    ANY,
    CARRY_FACTORIES,
    CARRY_STADIUMS,
    FLY_ENERGY,
    RAISE_MARKERS,
    TIMES,
    Effect,
)

RESEARCH: Final = Kind("research", COLUMN, why_not_column, open_columns, exact=True)  # EVA-440
ALL_MARKERS: Final = 7


def perform(g: State, me: Player, effects: list[Effect]) -> Asking[None]:
    """What is granted: in the listed order; what asks for a choice or payment may be declined. [INT-21, INT-61]"""
    for effect in effects:
        flow = VERBS[effect[0]](g, me, effect, False)
        if flow is not None:
            yield from flow


def carry_out(g: State, me: Player, effect: Effect) -> Asking[None] | None:
    """What a board action does: it was chosen, so its parts are done as far as they ask for it. [INT-46]"""
    return VERBS[effect[0]](g, me, effect, True)


# -- technology -------------------------------------------------------------------------------------------------


def research(g: State, me: Player, effect: Effect, board: bool) -> Asking[None]:
    """Work on the lowest tile of a column that is not yet developed. [EVA-440, EVA-441]"""
    must = board or g.rulings.effects_compulsory
    for _ in range(effect[TIMES]):
        column = yield RESEARCH.if_possible(me.seat) if must else RESEARCH.may(me.seat)
        if column == PASS:
            return
        tile = me.columns[column * 3 + (me.research[column] + 1) // 2]
        me.research[column] += 1
        if me.research[column] % 2 == 0:
            if g.notes is not None:
                g.note(RESEARCHED, (me.seat, tile))
        else:
            yield from develop(g, me, tile)


def develop(g: State, me: Player, tile: int) -> Asking[None]:
    """Its last token: the ability is in force, or what happens once happens now. [EVA-442..444]"""
    box: Box = g.box
    tiles = box.technologies
    me.happy += tiles.faces[tile]
    if tiles.symbols[tile] >= 0:
        me.symbols |= 1 << tiles.symbols[tile]
    if tiles.modifiers[tile]:
        me.modifiers = me.modifiers[:]  # a new list: clones share it
        for number, change in tiles.modifiers[tile]:
            me.modifiers[number] += change
    if g.notes is not None:
        g.note(DEVELOPED, (me.seat, tile))
    after_change(g, me)
    yield from perform(g, me, tiles.effects[tile])


# -- the other verbs --------------------------------------------------------------------------------------------


def people(g: State, me: Player, effect: Effect, _board: bool) -> None:
    """Population tokens, free. [EVA-705]"""
    add_people(g, me, effect[TIMES], PEOPLE_CAME)


def draw(g: State, me: Player, effect: Effect, _board: bool) -> None:
    """Action cards. [EVA-905]"""
    draw_cards(g, me, effect[TIMES])


def evacuate(g: State, me: Player, effect: Effect, _board: bool) -> Asking[None]:
    """Sites of any colour without a ship. [EVA-505]"""
    yield from rescue(g, me, effect[TIMES])


def fly_now(g: State, me: Player, effect: Effect, _board: bool) -> Asking[None]:
    """Ships make their trip now. [EVA-507]"""
    yield from fly(g, me, effect[TIMES], effect[FLY_ENERGY])


def carry_over(g: State, me: Player, effect: Effect, _board: bool) -> Asking[None]:
    """Stadiums and factories without a ship. [EVA-004]"""
    yield from carry(g, me, effect[CARRY_STADIUMS], effect[CARRY_FACTORIES])


def raise_markers(g: State, me: Player, effect: Effect, _board: bool) -> Asking[None]:
    """NW production markers, also of the owner's choice. [EVA-209, INT-23]"""
    at = RAISE_MARKERS
    for _ in range(effect[at + ANY]):
        raise_marker(g, me, (yield RAISE.must(me.seat, (ALL_MARKERS,))), 1)
    raise_production(g, me, effect[at], effect[at + 1], effect[at + 2])
    after_change(g, me)


Verb = Callable[[State, Player, Effect, bool], Asking[None] | None]
VERBS: Final[list[Verb]] = [
    gain_effect, exchange, infrastructure_moves, research, settle, build_ships, build_stadiums, prefabricate,
    clone, people, evacuate, fly_now, carry_over, draw, raise_markers,
]  # fmt: skip
"""In the order of the vocabulary's VERBS."""
