"""What V.I.C.I does: the actions of its cards. [CIV-821..827, CIV-832..838]"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boardwright.core.ask import Step
from boardwright.games.civolution.box import ISLAND, TRACK_END, Box
from boardwright.games.civolution.box_parts import Act
from boardwright.games.civolution.moves import (
    add_favor,
    changed,
    gain_points,
    replaced,
    show_next,
)
from boardwright.games.civolution.moves_cards import (
    ADVANCED,
    ATTRIBUTE_REMOVED,
    CARD_REMOVED,
    CHIP_REMOVED,
    GRID_MARKED,
    VICI_STATUE,
)
from boardwright.games.civolution.names import (
    FROM_EFFECTS,
    FROM_OVERFLOW,
    FROM_THRESHOLDS,
    NOBODY,
    VICI,
)
from boardwright.games.civolution.rules.dice import give_die, owned
from boardwright.games.civolution.rules.solo_continent import (
    migrate,
    migrate_once,
    place_hunting_token,
    procreate,
    procreate_once,
    provide,
    reveal_sites,
)
from boardwright.games.civolution.rules.solo_territories import (
    HUMAN,
)
from boardwright.games.civolution.rules.tracks import OVERFLOW_VALUE, THRESHOLD_VALUE, threshold_at
from boardwright.games.civolution.state import State
from boardwright.games.civolution.vocabulary import CULTURE, EVOLUTION, POPULATION, PROSPERITY
from boardwright.games.civolution.vocabulary_abilities import (
    FINAL,
    LAST_ERA,
    NEXT_ERA,
    THRESHOLD_POINTS,
    THRESHOLD_STAGE_TILE_OR_POINTS,
)

ERAS: Final = 4


def do_acts(g: State, acts: list[Act]) -> Step:
    """From left to right; what cannot be done is ignored, the rest is done. [CIV-820, CIV-973]"""
    for act in acts:
        yield from ACTS[act.act](g, act)


# -- boards -----------------------------------------------------------------------------------------------------


def step_track(g: State, act: Act) -> Step:
    for _ in range(act.n):
        step_on(g, act.what)
    yield from ()


def step_on(g: State, track: int) -> None:
    """Of thresholds only the points; beyond space 12 the usual 2 points. [CIV-823, CIV-968]"""
    vici = g.players[VICI]
    if vici.tracks[track] == TRACK_END:
        gain_points(g, vici, OVERFLOW_VALUE, FROM_OVERFLOW)
        return
    vici.tracks = changed(vici.tracks, track, vici.tracks[track] + 1)
    if g.notes is not None:
        g.note(ADVANCED, (VICI, track, vici.tracks[track]))
    bonus = threshold_at(g, vici.tracks[track])
    if bonus == THRESHOLD_POINTS or bonus == THRESHOLD_STAGE_TILE_OR_POINTS:
        gain_points(g, vici, THRESHOLD_VALUE, FROM_THRESHOLDS)


def remove_card(g: State, act: Act) -> Step:
    """The top face-up card of the type to the box; an emptied stack gets the next. [CIV-340, CIV-824]"""
    shown = g.shown[act.what]
    if shown:
        card = shown[-1]
        g.shown = replaced(g.shown, act.what, shown[:-1])
        g.removed = [*g.removed, card]
        if g.notes is not None:
            g.note(CARD_REMOVED, (card,))
        if not g.shown[act.what]:
            show_next(g, act.what)
    yield from ()


def take_points(g: State, act: Act) -> Step:
    gain_points(g, g.players[VICI], act.n, FROM_EFFECTS)
    yield from ()


def step_favor(g: State, act: Act) -> Step:
    add_favor(g, g.players[VICI], 1)
    yield from ()


def build_statue(g: State, act: Act) -> Step:
    """A marker on the island, without limit. [CIV-825, CIV-973]"""
    vici = g.players[VICI]
    if vici.supply:
        vici.supply -= 1
        vici.statues = changed(vici.statues, ISLAND, vici.statues[ISLAND] + 1)
        if g.notes is not None:
            g.note(VICI_STATUE)
    yield from ()


def take_activation_die(g: State, act: Act) -> Step:
    """From the display, else from the human who has more; it is not rolled. [CIV-246, CIV-825]"""
    vici = g.players[VICI]
    if g.spare_dice:
        g.spare_dice -= 1
    elif owned(g.players[HUMAN], False) >= owned(vici, False):
        yield from give_die(g, g.players[HUMAN], vici, False)
    else:
        return
    vici.dice[1] += 1


def take_fate_die(g: State, act: Act) -> Step:
    vici = g.players[VICI]
    if g.spare_fate:
        g.spare_fate -= 1
    elif vici.fate <= g.players[HUMAN].fate:
        yield from give_die(g, g.players[HUMAN], vici, True)
    else:
        return
    vici.fate += 1


def mark_evolution(g: State, act: Act) -> Step:
    for _ in range(act.n):
        mark_evolution_grid(g)
    yield from ()


def mark_evolution_grid(g: State) -> None:
    """The lowest free space; a chip icon removes an attribute chip from the display. [CIV-826, CIV-973]"""
    box: Box = g.box
    vici = g.players[VICI]
    if g.evolution == len(box.evolution_grid) or not vici.supply:
        return
    vici.supply -= 1
    g.evolution += 1
    note_grid(g, EVOLUTION, g.evolution)
    if box.evolution_grid[g.evolution - 1]:
        space = (g.chance.roll() - 1) // 2
        if g.attribute_display[space] != NOBODY and g.notes is not None:
            g.note(ATTRIBUTE_REMOVED, (g.attribute_display[space],))
        replace(g, g.attribute_display, space, g.attribute_bag)


def mark_prosperity(g: State, act: Act) -> Step:
    for _ in range(act.n):
        mark_prosperity_grid(g)
    yield from ()


def mark_prosperity_grid(g: State) -> None:
    """The same with the Prosperity grid and an income chip. [CIV-827, CIV-973]"""
    box: Box = g.box
    vici = g.players[VICI]
    if g.prosperity == len(box.prosperity_grid) or not vici.supply:
        return
    vici.supply -= 1
    g.prosperity += 1
    note_grid(g, PROSPERITY, g.prosperity)
    if box.prosperity_grid[g.prosperity - 1]:
        space = (g.chance.roll() - 1) // 2
        if g.income_display[space] != NOBODY and g.notes is not None:
            g.note(CHIP_REMOVED, (g.income_display[space],))
        replace(g, g.income_display, space, g.income_bag)


def note_grid(g: State, category: int, space: int) -> None:
    if g.notes is not None:
        g.note(GRID_MARKED, (category, space))


def replace(g: State, display: list[int], space: int, bag: list[int]) -> None:
    """A chip goes to the box; its space is refilled, if the bag can. [CIV-826, CIV-916]"""
    if display[space] != NOBODY:
        display[space] = g.chance.take(bag) if bag else NOBODY


# -- categories -------------------------------------------------------------------------------------------------


def follow_category(g: State, act: Act) -> Step:
    """The category of this era, the next, the last era's, or those of the three final tiles. [CIV-821]"""
    if act.what == NEXT_ERA and g.era == ERAS:
        gain_points(g, g.players[VICI], act.otherwise, FROM_EFFECTS)
    elif act.what == FINAL:
        for category in range(9):
            if g.boosted >> category & 1:
                yield from do_category(g, category, act.n)
    else:
        era = ERAS if act.what == LAST_ERA else g.era + (1 if act.what == NEXT_ERA else 0)
        yield from do_category(g, g.era_tiles[era - 1], act.n)


def do_category(g: State, category: int, n: int) -> Step:
    """The action that belongs to a category, so many times. [CIV-822]"""
    for _ in range(n):
        if category <= CULTURE:
            step_on(g, category)
        elif category == EVOLUTION:
            mark_evolution_grid(g)
        elif category == PROSPERITY:
            mark_prosperity_grid(g)
        elif category == POPULATION:
            yield from procreate(g, True)
        else:
            yield from migrate(g, True)


ACTS: Final[list[Callable[[State, Act], Step]]] = [
    step_track, remove_card, take_points, step_favor, build_statue, take_activation_die, take_fate_die, mark_evolution,
    mark_prosperity, migrate_once, procreate_once, provide, reveal_sites, place_hunting_token, follow_category,
]  # fmt: skip
"""By ACT_*."""
