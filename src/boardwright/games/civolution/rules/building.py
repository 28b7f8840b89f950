"""Building projects: farms and boats; grounds.py has statues and settlements. [CIV-226, CIV-350, CIV-351, CIV-927]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import PASS, Ask, Asking, Kind, Rule, Step
from boardwright.games.civolution.box import LAND_TERRITORIES, Box
from boardwright.games.civolution.domains import PROJECT, TERRITORY, TRIBE
from boardwright.games.civolution.moves import changed, free_boat, lift_tribe, put_aboard, put_farm
from boardwright.games.civolution.names import IDEAS, NOBODY, TERRITORIES
from boardwright.games.civolution.notes import BUILT
from boardwright.games.civolution.queries import (
    boat_in,
    is_own_tribe,
    is_strong_place,
    territory_of,
    touches,
    tribes_in,
)
from boardwright.games.civolution.rules.abilities import triggered
from boardwright.games.civolution.rules.grounds import (
    affordable_settlements,
    build_settlement,
    build_statue,
    grounds_for_statue,
)
from boardwright.games.civolution.rules.supply import gain
from boardwright.games.civolution.state import Player, State
from boardwright.games.civolution.vocabulary import ANY_BUILDING, BOAT, FARM, STATUE, VOLCANO
from boardwright.games.civolution.vocabulary_abilities import ON_BUILD

NO_TERRAIN: Final = 7

NO_SUCH_PLACE: Final = Rule("CIV-350", "no_such_place")
NO_TRIBE_THERE: Final = Rule("CIV-350", "no_tribe_for_farm")
FARM_THERE: Final = Rule("CIV-350", "farm_there")
VOLCANO_NEAR: Final = Rule("CIV-694", "volcano_near")
NO_FARM_LEFT: Final = Rule("CIV-350", "no_farm_left")
NO_BOAT_LEFT: Final = Rule("CIV-351", "no_boat_left")
NOT_WATER: Final = Rule("CIV-351", "not_water")
BOAT_THERE: Final = Rule("CIV-351", "boat_there")
NO_TRIBE_NEAR: Final = Rule("CIV-351", "no_tribe_near")
NOT_STRONG: Final = Rule("CIV-351", "no_strong_tribe")
NOT_OFFERED: Final = Rule("CIV-226", "project_not_offered")
IMPOSSIBLE: Final = Rule("CIV-226", "project_impossible")

# -- farms and boats --------------------------------------------------------------------------------------------


def why_not_farm(g: State, ask: Ask, territory: int) -> Rule | None:
    me = g.players[ask.seat]
    if territory >= LAND_TERRITORIES:
        return NO_SUCH_PLACE
    if not me.farms_left:
        return NO_FARM_LEFT
    if not me.tribes[territory]:
        return NO_TRIBE_THERE
    if g.farms[territory] != NOBODY:
        return FARM_THERE
    return VOLCANO_NEAR if touches(g, territory, VOLCANO) else None


def farm_places(g: State, ask: Ask) -> list[int]:
    return farmland(g, g.players[ask.seat])


def farmland(g: State, me: Player) -> list[int]:
    """Where the player may build a farm. [CIV-350]"""
    if not me.farms_left:
        return []
    lands = range(LAND_TERRITORIES)
    return [t for t in lands if me.tribes[t] and g.farms[t] == NOBODY and not touches(g, t, VOLCANO)]


def has_farmland(g: State, me: Player) -> bool:
    if me.farms_left:
        for territory in range(LAND_TERRITORIES):
            if me.tribes[territory] and g.farms[territory] == NOBODY and not touches(g, territory, VOLCANO):
                return True
    return False


def why_not_boat(g: State, ask: Ask, territory: int) -> Rule | None:
    me = g.players[ask.seat]
    if territory < LAND_TERRITORIES:
        return NOT_WATER
    if free_boat(me) == NOBODY:
        return NO_BOAT_LEFT
    if boat_in(me, territory) != NOBODY:
        return BOAT_THERE
    return None if g.land.near[territory] & me.presence else NO_TRIBE_NEAR


def boat_places(g: State, ask: Ask) -> list[int]:
    return boat_waters(g, g.players[ask.seat])


def boat_waters(g: State, me: Player) -> list[int]:
    """Where the player may build a boat. [CIV-351]"""
    if free_boat(me) == NOBODY:
        return []
    waters = range(LAND_TERRITORIES, TERRITORIES)
    return [t for t in waters if g.land.near[t] & me.presence and t not in me.boats]


def why_not_board(g: State, ask: Ask, place: int) -> Rule | None:
    me = g.players[ask.seat]
    if not is_own_tribe(g, me, place) or not is_strong_place(g, place):
        return NOT_STRONG
    return None if g.land.near[ask.about[0]] >> territory_of(g, place) & 1 else NO_TRIBE_NEAR


def boarders(g: State, ask: Ask) -> list[int]:
    return tribes_in(g, g.players[ask.seat], True, g.land.neighbours[ask.about[0]])


# -- projects ---------------------------------------------------------------------------------------------------


def can_build(g: State, me: Player, kinds: int, any_material: bool = False) -> bool:
    """Is a project of one of these kinds, given as bits, possible?"""
    for kind in range(ANY_BUILDING):
        if kinds >> kind & 1 and can_build_kind(g, me, kind, any_material):
            return True
    return False


def can_build_kind(g: State, me: Player, kind: int, any_material: bool) -> bool:
    if kind == FARM:
        return has_farmland(g, me)
    if kind == BOAT:
        return len(boat_waters(g, me)) > 0
    if kind == STATUE:
        return len(grounds_for_statue(g, me, any_material)) > 0
    return len(affordable_settlements(g, me)) > 0


def why_not_project(g: State, ask: Ask, kind: int) -> Rule | None:
    if not ask.about[0] >> kind & 1:
        return NOT_OFFERED
    return None if can_build_kind(g, g.players[ask.seat], kind, ask.about[1] != 0) else IMPOSSIBLE


def projects(g: State, ask: Ask) -> list[int]:
    me = g.players[ask.seat]
    kinds, any_material = ask.about[0], ask.about[1] != 0
    return [k for k in range(ANY_BUILDING) if kinds >> k & 1 and can_build_kind(g, me, k, any_material)]


PROJECT_KIND: Final = Kind("project", PROJECT, why_not_project, projects, exact=True)
FARM_KIND: Final = Kind("farm", TERRITORY, why_not_farm, farm_places, exact=True)  # CIV-350
BOAT_KIND: Final = Kind("boat", TERRITORY, why_not_boat, boat_places, exact=True)  # CIV-351
BOARD: Final = Kind("board", TRIBE, why_not_board, boarders, exact=True)  # CIV-351


def build(g: State, me: Player, kinds: int, any_material: bool = False) -> Asking[int]:
    """One project of one of these kinds, given as bits; which kind it was, NOBODY for none. [CIV-226]"""
    kind = yield PROJECT_KIND.may(me.seat, (kinds, int(any_material)))
    if kind == PASS:
        return NOBODY
    terrain = NO_TERRAIN
    if kind == FARM:
        terrain = yield from build_farm(g, me)
    elif kind == BOAT:
        yield from build_boat(g, me)
    elif kind == STATUE:
        yield from build_statue(g, me, any_material)
    else:
        yield from build_settlement(g, me)
    if me.triggers:
        yield from triggered(g, me, ON_BUILD, kind * 8 + terrain)
    return kind


def build_farm(g: State, me: Player) -> Asking[int]:
    """Free; 1 idea. Its land type. [CIV-350]"""
    box: Box = g.box
    territory = yield FARM_KIND.must(me.seat)
    put_farm(g, me, territory)
    yield from gain(g, me, IDEAS, 1)
    return box.terrain[territory]


def build_boat(g: State, me: Player) -> Step:
    """Free, with the marker in its notch; a strong tribe beside it may board at once. [CIV-329, CIV-351, CIV-927]"""
    water = yield BOAT_KIND.must(me.seat)
    boat = free_boat(me)
    me.boats = changed(me.boats, boat, water)
    if g.notes is not None:
        g.note(BUILT, (me.seat, BOAT))
    for territory in g.land.neighbours[water]:
        if me.strong[territory]:
            place = yield BOARD.may(me.seat, (water,))
            if place != PASS:
                lift_tribe(g, me, place)
                put_aboard(g, me, boat, True)
            return
