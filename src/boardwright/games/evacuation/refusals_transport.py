"""What forbids an answer in Transport; beside each check the list of just what it allows. [EVA-501..512]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import Ask, Rule
from boardwright.games.evacuation.box import Box
from boardwright.games.evacuation.state import FIRST_OCEAN, Player, State
from boardwright.games.evacuation.vocabulary import (
    ENERGY,
    FLIGHT_COST,
    FLIGHT_COST_MINIMUM,
    NEW,
    OLD,
    RETURN_COST,
    SOME_FLIGHTS,
    SOME_FLIGHTS_COST,
    USED_FLIGHTS,
)

NEW_ENERGY: Final = 3 * NEW + ENERGY
PRINTED_ENERGY: Final = -1
"""The energy of a flight is what the ship shows."""

# through what a site is evacuated, where it is not a bay of some colour
BY_CAPACITY: Final = -1
ANY_COLOUR: Final = -2

# -- which ships fly --------------------------------------------------------------------------------------------

NOT_YOUR_SHIP: Final = Rule("EVA-501", "not_your_ship")
ONLY_FROM_OLD: Final = Rule("EVA-501", "only_from_old")
UNDER_WAY: Final = Rule("EVA-509", "under_way")
CAME_BACK: Final = Rule("INT-59", "came_back")
FLIGHT_TOO_DEAR: Final = Rule("EVA-507", "flight_too_dear")
SHIPS_ASCENDING: Final = Rule("EVA-501", "ships_ascending")
ONLY_FROM_NEW: Final = Rule("EVA-507", "only_from_new")
RETURN_TOO_DEAR: Final = Rule("INT-32", "return_too_dear")


def energy_to_fly(g: State, me: Player, ship: int, energy_each: int) -> int:
    """Printed on the ship, and what technologies change; or what an effect sets. [EVA-507]"""
    if energy_each != PRINTED_ENERGY:
        return energy_each
    box: Box = g.box
    energy = box.ships.flights[ship] + me.modifiers[FLIGHT_COST]
    if me.used[USED_FLIGHTS] < me.modifiers[SOME_FLIGHTS]:
        energy += me.modifiers[SOME_FLIGHTS_COST]
    return max(energy, me.modifiers[FLIGHT_COST_MINIMUM])


def why_not_fly(g: State, ask: Ask, ship: int) -> Rule | None:
    """Each flight is paid when it is chosen, so all of them are payable together. [EVA-501, EVA-508, INT-58]"""
    me = g.players[ask.seat]
    if ship not in me.ships[OLD]:
        return ONLY_FROM_OLD if ship in me.ships[NEW] else NOT_YOUR_SHIP
    if ship in me.flying:
        return UNDER_WAY
    if ship in me.flown:
        return CAME_BACK
    if ship < ask.about[0]:
        return SHIPS_ASCENDING
    energy = energy_to_fly(g, me, ship, ask.about[1])
    return FLIGHT_TOO_DEAR.short(me.cubes[ENERGY], energy) if me.cubes[ENERGY] < energy else None


def ready_ships(g: State, me: Player, last: int, energy_each: int) -> list[int]:
    """The ships that can fly, in ascending order."""
    there = me.cubes[ENERGY]
    ready = [
        ship
        for ship in me.ships[OLD]
        if ship > last and energy_to_fly(g, me, ship, energy_each) <= there and ship not in me.flown
    ]
    ready.sort()
    return ready


def flyable(g: State, ask: Ask) -> list[int]:
    return ready_ships(g, g.players[ask.seat], ask.about[0], ask.about[1])


def why_not_return(g: State, ask: Ask, ship: int) -> Rule | None:
    me = g.players[ask.seat]
    if ship not in me.ships[NEW]:
        return ONLY_FROM_NEW if ship in me.ships[OLD] else NOT_YOUR_SHIP
    if ship in me.returning:
        return UNDER_WAY
    if ship < ask.about[0]:
        return SHIPS_ASCENDING
    energy = me.modifiers[RETURN_COST]
    return RETURN_TOO_DEAR.short(me.cubes[NEW_ENERGY], energy) if me.cubes[NEW_ENERGY] < energy else None


def homing_ships(me: Player, last: int) -> list[int]:
    """The ships that can come back, in ascending order."""
    if me.cubes[NEW_ENERGY] < me.modifiers[RETURN_COST]:
        return []
    ready = [ship for ship in me.ships[NEW] if ship > last]
    ready.sort()
    return ready


def returnable(g: State, ask: Ask) -> list[int]:
    return homing_ships(g.players[ask.seat], ask.about[0])


# -- what they carry --------------------------------------------------------------------------------------------

OCEAN_STAYS: Final = Rule("EVA-512", "ocean_stays")
FACE_DOWN: Final = Rule("EVA-505", "face_down")
BAY_COLOUR: Final = Rule("EVA-502", "bay_colour")
NEEDS_BAY: Final = Rule("EVA-506", "needs_bay")
SITES_ASCENDING: Final = Rule("EVA-502", "sites_ascending")
NO_UNUSED_TILE: Final = Rule("EVA-472", "no_unused_tile")
NO_STADIUM_THERE: Final = Rule("EVA-503", "no_stadium_there")
STADIUMS_ASCENDING: Final = Rule("EVA-503", "stadiums_ascending")
NO_FACTORY_THERE: Final = Rule("EVA-503", "no_factory_there")
NO_CUBE_THERE: Final = Rule("EVA-504", "no_cube_to_load")
LOADED_IN_ORDER: Final = Rule("EVA-504", "loaded_in_order")


def why_not_evacuate(g: State, ask: Ask, tile: int) -> Rule | None:
    """The bay's colour; through building capacity a factory site of any; an unused tile. [EVA-502..506, INT-37]"""
    if tile >= FIRST_OCEAN:
        return OCEAN_STAYS
    me = g.players[ask.seat]
    if not me.up >> tile & 1:
        return FACE_DOWN
    through = ask.about[0]
    if through >= 0 and me.edges[tile] != through:
        return BAY_COLOUR.short(me.edges[tile], through)
    box: Box = g.box
    factory = box.old.factories[tile]
    if factory < 0:
        if through == BY_CAPACITY:
            return NEEDS_BAY
    elif not me.reserve[factory]:
        return NO_UNUSED_TILE.short(0, 1)
    return SITES_ASCENDING if tile <= ask.about[1] else None


def open_sites(g: State, me: Player, through: int, last: int) -> list[int]:
    """The sites that can be evacuated so."""
    box: Box = g.box
    factories = box.old.factories
    found: list[int] = []
    for tile in range(last + 1, FIRST_OCEAN):
        if me.up >> tile & 1 and (through < 0 or me.edges[tile] == through):
            factory = factories[tile]
            if me.reserve[factory] > 0 if factory >= 0 else through != BY_CAPACITY:
                found.append(tile)
    return found


def evacuable(g: State, ask: Ask) -> list[int]:
    return open_sites(g, g.players[ask.seat], ask.about[0], ask.about[1])


def why_not_load_stadium(g: State, ask: Ask, stadium: int) -> Rule | None:
    if stadium not in g.players[ask.seat].stadiums[OLD]:
        return NO_STADIUM_THERE
    return STADIUMS_ASCENDING if stadium < ask.about[0] else None


def stadiums_to_load(me: Player, last: int) -> list[int]:
    found = [stadium for stadium in me.stadiums[OLD] if stadium > last]
    found.sort()
    return found


def loadable_stadiums(g: State, ask: Ask) -> list[int]:
    return stadiums_to_load(g.players[ask.seat], ask.about[0])


def why_not_load_factory(g: State, ask: Ask, factory: int) -> Rule | None:
    if not g.players[ask.seat].factories[factory]:
        return NO_FACTORY_THERE
    return LOADED_IN_ORDER if factory < ask.about[0] else None


def types_from(places: list[int], first: int) -> list[int]:
    """The types from `first` on of which there is something on the OW side."""
    return [resource for resource in range(first, 3) if places[resource]]


def loadable_factories(g: State, ask: Ask) -> list[int]:
    return types_from(g.players[ask.seat].factories, ask.about[0])


def why_not_load(g: State, ask: Ask, resource: int) -> Rule | None:
    if not g.players[ask.seat].cubes[resource]:
        return NO_CUBE_THERE
    return LOADED_IN_ORDER if resource < ask.about[0] else None


def loadable_cubes(g: State, ask: Ask) -> list[int]:
    return types_from(g.players[ask.seat].cubes, ask.about[0])
