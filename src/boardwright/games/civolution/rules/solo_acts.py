"""What V.I.C.I does: the actions of its cards. [CIV-821..827, CIV-832..838]"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boardwright.core.ask import Step
from boardwright.games.civolution.box import ISLAND, TRACK_END, Box
from boardwright.games.civolution.box_parts import Act
from boardwright.games.civolution.moves import (
    add_favor,
    develop,
    displace,
    gain_points,
    lift_tribe,
    put_on_camp,
    show_next,
)
from boardwright.games.civolution.moves_cards import (
    ADVANCED,
    ATTRIBUTE_REMOVED,
    CARD_REMOVED,
    CHIP_REMOVED,
    GRID_MARKED,
    PROVIDED,
    VICI_HUNTED,
    VICI_STATUE,
)
from boardwright.games.civolution.names import (
    BLOCKED,
    FREE,
    FROM_EFFECTS,
    FROM_FIRE,
    FROM_OVERFLOW,
    FROM_THRESHOLDS,
    NOBODY,
    VICI,
)
from boardwright.games.civolution.queries import camps_of, hidden_sites
from boardwright.games.civolution.rules.dice import give_die, owned
from boardwright.games.civolution.rules.exploration import reveal_together
from boardwright.games.civolution.rules.solo_territories import (
    HUMAN,
    best_camps,
    movers,
    own_territories,
    pick,
    takeable,
    to_enter,
    to_explore,
    to_hunt,
    to_leave,
    to_procreate,
    to_provide,
    to_return,
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
    vici.tracks[track] += 1
    if g.notes is not None:
        g.note(ADVANCED, (VICI, track, vici.tracks[track]))
    bonus = threshold_at(g, vici.tracks[track])
    if bonus == THRESHOLD_POINTS or bonus == THRESHOLD_STAGE_TILE_OR_POINTS:
        gain_points(g, vici, THRESHOLD_VALUE, FROM_THRESHOLDS)


def remove_card(g: State, act: Act) -> Step:
    """The top face-up card of the type to the box; an emptied stack gets the next. [CIV-340, CIV-824]"""
    shown = g.shown[act.what]
    if shown:
        card = shown.pop()
        if g.notes is not None:
            g.note(CARD_REMOVED, (card,))
        if not shown:
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
        vici.statues[ISLAND] += 1
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


# -- continent --------------------------------------------------------------------------------------------------


def procreate_once(g: State, act: Act) -> Step:
    return procreate(g, True)


def procreate(g: State, extra: bool) -> Step:
    """A new strong tribe; `extra`: one more migration where all encampments are its own. [CIV-832, CIV-970]"""
    vici = g.players[VICI]
    if not vici.tribes_left:
        return
    territory = to_procreate(g, vici)
    if territory == NOBODY:
        return
    camp = yield from pick(g, best_camps(g, takeable(g, territory)))
    vici.tribes_left -= 1
    settle(g, camp)
    if extra and holds_all(g):
        yield from migrate(g, False)


def settle(g: State, camp: int) -> None:
    """Never weakened by displacing; fire points; a tile is turned without a marker. [CIV-833, CIV-834]"""
    box: Box = g.box
    vici = g.players[VICI]
    territory = box.camp_territory[camp]
    if g.camps[camp] != FREE:
        displace(g, camp)
    put_on_camp(g, vici, camp, True)
    if camp == box.camp_first[territory]:
        gain_points(g, vici, box.fire_points[territory], FROM_FIRE)
    if g.tile[territory] == NOBODY:
        develop(g, territory)


def holds_all(g: State) -> bool:
    """Does every encampment of every own territory hold an own tribe? [CIV-832]"""
    for territory in own_territories(g.players[VICI]):
        for camp in camps_of(g, territory):
            if g.camps[camp] >> 1 != VICI:
                return False
    return True


def migrate_once(g: State, act: Act) -> Step:
    return migrate(g, True)


def migrate(g: State, extra: bool) -> Step:
    """From a territory with two tribes to the one next to it with fewest; first a procreation if need be. [CIV-833]"""
    vici = g.players[VICI]
    start = to_leave(g, vici)
    if start == NOBODY:
        yield from procreate(g, extra)
        start = to_leave(g, vici)
        if start == NOBODY:
            return  # CIV-969
    end = to_enter(g, vici, start)
    if end == NOBODY:
        return
    mover = yield from pick(g, movers(g, vici, start))
    camp = yield from pick(g, best_camps(g, takeable(g, end)))
    lift_tribe(g, vici, mover)
    settle(g, camp)


def provide(g: State, act: Act) -> Step:
    provide_once(g)
    yield from ()


def provide_once(g: State) -> None:
    """A provision marker; the second blocks an empty farm space for good. [CIV-835, CIV-975]"""
    vici = g.players[VICI]
    territory = to_provide(g, vici)
    if territory == NOBODY or not vici.supply:
        return
    vici.supply -= 1
    g.provisions[territory] += 1
    if g.provisions[territory] > 1 and g.farms[territory] == NOBODY:
        g.farms[territory] = BLOCKED
    if g.notes is not None:
        g.note(PROVIDED, (territory,))


def reveal_sites(g: State, act: Act) -> Step:
    """All face-down sites next to the own territory with most, for their points. [CIV-836, CIV-972]"""
    vici = g.players[VICI]
    territory = to_explore(g, vici)
    if territory != NOBODY:
        yield from reveal_together(g, vici, hidden_sites(g, territory))


def place_hunting_token(g: State, act: Act) -> Step:
    """CIV-837, CIV-973"""
    territory = to_hunt(g, g.players[VICI])
    if territory != NOBODY and g.hunting_tokens:
        g.hunting_tokens -= 1
        g.hunted[territory] = 1
        if g.notes is not None:
            g.note(VICI_HUNTED, (territory,))
    yield from ()


def come_back(g: State) -> Step:
    """The last tribe is lost: at once a procreation where the human has a tribe. [CIV-838, CIV-974]"""
    territory = to_return(g)
    if territory != NOBODY:
        camp = yield from pick(g, best_camps(g, takeable(g, territory)))
        g.players[VICI].tribes_left -= 1
        settle(g, camp)


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
