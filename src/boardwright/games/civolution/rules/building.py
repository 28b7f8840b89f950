"""Building projects: farms, boats, statues, settlements. [CIV-350..356, CIV-927, CIV-931]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import PASS, Ask, Asking, Kind, Rule, Step
from boardwright.games.civolution.box import ISLAND, LAND_TERRITORIES, Box
from boardwright.games.civolution.domains import GROUND, MATERIAL, PROJECT, SETTLEMENT_TILE, TERRITORY, TRIBE
from boardwright.games.civolution.moves import BUILT, changed, free_boat, lift_tribe, put_aboard, put_farm
from boardwright.games.civolution.names import GROUNDS, IDEAS, MATERIALS, NOBODY, SETTLEMENTS, STORAGE, TERRITORIES
from boardwright.games.civolution.queries import (
    boat_in,
    is_own_tribe,
    is_strong_place,
    territory_of,
    touches,
    tribes_in,
)
from boardwright.games.civolution.queries_cards import modifier
from boardwright.games.civolution.rules.abilities import triggered
from boardwright.games.civolution.rules.effects_paid import NOT_STORED, can_return, does_for, return_materials
from boardwright.games.civolution.rules.income import gain_income_chip
from boardwright.games.civolution.rules.supply import gain
from boardwright.games.civolution.rules.tracks import ALL_TRACKS, STAGE_TILE, TRACK_KIND, advance, can_flip, flip
from boardwright.games.civolution.state import Player, State
from boardwright.games.civolution.vocabulary import ANY_BUILDING, BOAT, FARM, SETTLEMENT, STATUE, VOLCANO
from boardwright.games.civolution.vocabulary_abilities import MODIFY_SETTLEMENT_DISCOUNT, ON_BUILD

BUILDINGS_EACH: Final = 2
"""Own buildings on a ground. [CIV-352]"""
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
NOT_REVEALED: Final = Rule("CIV-352", "ground_not_revealed")
NO_TRIBE_AT_GROUND: Final = Rule("CIV-352", "no_tribe_at_ground")
GROUND_FULL: Final = Rule("CIV-352", "ground_full")
SETTLED_ALREADY: Final = Rule("CIV-352", "second_settlement")
NO_STATUE_MATERIAL: Final = Rule("CIV-353", "no_statue_material")
NOT_FOR_GROUND: Final = Rule("CIV-353", "not_for_ground")
BUILT_ALREADY: Final = Rule("CIV-354", "settlement_built")
COST_SHORT: Final = Rule("CIV-354", "settlement_cost")
NO_GROUND: Final = Rule("CIV-352", "no_ground")
NOT_IN_COST: Final = Rule("CIV-354", "not_in_cost")
REST_SHORT: Final = Rule("CIV-354", "rest_short")
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


# -- grounds ----------------------------------------------------------------------------------------------------


def buildings_on(me: Player, ground: int) -> int:
    return me.statues[ground] + (1 if ground in me.settlements else 0)


def is_at_ground(g: State, me: Player, ground: int) -> bool:
    """An own tribe next to it; for the island aboard the own boat in its Water. [CIV-352]"""
    box: Box = g.box
    if ground == ISLAND:
        return me.tribes[box.island_water] > 0
    return g.land.around_mask[g.ground_at[ground]] & me.presence != 0


def why_not_on(g: State, me: Player, ground: int, building: int) -> Rule | None:
    """Is it revealed, within reach, and has it room? [CIV-352, CIV-931]"""
    if ground != ISLAND and g.ground_at[ground] == NOBODY:
        return NOT_REVEALED
    if not is_at_ground(g, me, ground):
        return NO_TRIBE_AT_GROUND
    if buildings_on(me, ground) >= BUILDINGS_EACH:
        return GROUND_FULL
    return SETTLED_ALREADY if building == SETTLEMENT and ground in me.settlements else None


def statue_materials(g: State, me: Player, ground: int, any_material: bool) -> list[int]:
    """The stored materials that may become a statue there. [CIV-353]"""
    box: Box = g.box
    named = 0
    for material in box.ground_materials[ground]:
        named |= 1 << material
    stored = [material for material in range(MATERIALS) if me.markers[STORAGE + material]]
    return stored if any_material else [material for material in stored if does_for(g, me, material, named)]


def why_not_statue(g: State, ask: Ask, ground: int) -> Rule | None:
    me = g.players[ask.seat]
    rule = why_not_on(g, me, ground, STATUE)
    if rule is not None:
        return rule
    return None if statue_materials(g, me, ground, ask.about[0] != 0) else NO_STATUE_MATERIAL


def statue_grounds(g: State, ask: Ask) -> list[int]:
    return grounds_for_statue(g, g.players[ask.seat], ask.about[0] != 0)


def grounds_for_statue(g: State, me: Player, any_material: bool) -> list[int]:
    return [
        ground
        for ground in range(GROUNDS)
        if why_not_on(g, me, ground, STATUE) is None and statue_materials(g, me, ground, any_material)
    ]


def why_not_statue_material(g: State, ask: Ask, material: int) -> Rule | None:
    me = g.players[ask.seat]
    if not me.markers[STORAGE + material]:
        return NOT_STORED
    return None if material in statue_materials(g, me, ask.about[0], ask.about[1] != 0) else NOT_FOR_GROUND


def materials_for_statue(g: State, ask: Ask) -> list[int]:
    return statue_materials(g, g.players[ask.seat], ask.about[0], ask.about[1] != 0)


def grounds_for_settlement(g: State, me: Player) -> list[int]:
    return [ground for ground in range(GROUNDS) if why_not_on(g, me, ground, SETTLEMENT) is None]


def why_not_settlement(g: State, ask: Ask, settlement: int) -> Rule | None:
    me = g.players[ask.seat]
    if me.settlements[settlement] != NOBODY:
        return BUILT_ALREADY
    if not can_afford(g, me, settlement):
        return COST_SHORT
    return None if grounds_for_settlement(g, me) else NO_GROUND


def can_afford(g: State, me: Player, settlement: int) -> bool:
    """Are its materials stored, less those that an ability lets out? [CIV-354]"""
    box: Box = g.box
    cost = box.settlement_costs[settlement]
    discount = modifier(g, me, MODIFY_SETTLEMENT_DISCOUNT)
    return can_return_less(g, me, cost, discount)


def can_return_less(g: State, me: Player, cost: list[int], discount: int) -> bool:
    """Can the materials be returned when so many of them may be left out?"""
    if discount == 0 or not cost:
        return can_return(g, me, cost)
    for i in range(len(cost)):
        if can_return_less(g, me, cost[:i] + cost[i + 1 :], discount - 1):
            return True
    return False


def settlement_tiles(g: State, ask: Ask) -> list[int]:
    return affordable_settlements(g, g.players[ask.seat])


def affordable_settlements(g: State, me: Player) -> list[int]:
    if not grounds_for_settlement(g, me):
        return []
    return [s for s in range(SETTLEMENTS) if me.settlements[s] == NOBODY and can_afford(g, me, s)]


def why_not_settlement_ground(g: State, ask: Ask, ground: int) -> Rule | None:
    return why_not_on(g, g.players[ask.seat], ground, SETTLEMENT)


def why_not_leave_out(g: State, ask: Ask, material: int) -> Rule | None:
    discount, cost = ask.about[0], list(ask.about[1:])
    if material not in cost:
        return NOT_IN_COST
    cost.remove(material)
    return None if can_return_less(g, g.players[ask.seat], cost, discount - 1) else REST_SHORT


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
STATUE_KIND: Final = Kind("statue", GROUND, why_not_statue, statue_grounds, exact=True)  # CIV-353
STATUE_OF: Final = Kind("statue_of", MATERIAL, why_not_statue_material, materials_for_statue, exact=True)  # CIV-353
SETTLEMENT_KIND: Final = Kind("settlement", SETTLEMENT_TILE, why_not_settlement, settlement_tiles, exact=True)
SETTLEMENT_ON: Final = Kind("settlement_on", GROUND, why_not_settlement_ground)  # CIV-354
LEAVE_OUT: Final = Kind("leave_out", MATERIAL, why_not_leave_out)


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
    """Free, with the marker in its notch; a strong tribe from next to it may go aboard at once. [CIV-351, CIV-927]"""
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


def build_statue(g: State, me: Player, any_material: bool) -> Step:
    """A stored marker becomes the statue; a step on any track may follow. [CIV-353]"""
    ground = yield STATUE_KIND.must(me.seat, (int(any_material),))
    material = yield STATUE_OF.must(me.seat, (ground, int(any_material)))
    me.markers[STORAGE + material] -= 1
    me.statues = changed(me.statues, ground, me.statues[ground] + 1)
    if g.notes is not None:
        g.note(BUILT, (me.seat, STATUE))
    track = yield TRACK_KIND.may(me.seat, tuple(ALL_TRACKS))
    if track != PASS:
        yield from advance(g, me, track, 1)


def build_settlement(g: State, me: Player) -> Step:
    """Its materials are returned; an income chip, and with the fourth a stage tile. [CIV-354]"""
    box: Box = g.box
    settlement = yield SETTLEMENT_KIND.must(me.seat)
    cost = yield from leave_out(g, me, box.settlement_costs[settlement])
    yield from return_materials(g, me, cost)
    ground = yield SETTLEMENT_ON.must(me.seat)
    me.settlements = changed(me.settlements, settlement, ground)
    if g.notes is not None:
        g.note(BUILT, (me.seat, SETTLEMENT))
    yield from gain_income_chip(g, me)
    if NOBODY not in me.settlements and can_flip(me):
        stage = yield STAGE_TILE.may(me.seat)
        if stage != PASS:
            flip(g, me, stage)


def leave_out(g: State, me: Player, cost: list[int]) -> Asking[list[int]]:
    """The materials that must be returned, after an ability's discount."""
    left = cost[:]
    for discount in range(modifier(g, me, MODIFY_SETTLEMENT_DISCOUNT), 0, -1):
        if left:
            left.remove((yield LEAVE_OUT.must(me.seat, (discount, *left))))
    return left
