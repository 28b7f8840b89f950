"""Transport: ships are loaded and fly, others come back, and all are unloaded at the end. [EVA-501..512]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import PASS, Asking, Kind, Step
from boardwright.games.evacuation.box import Box
from boardwright.games.evacuation.domains import RESOURCE, SHIP, STADIUM, TILE
from boardwright.games.evacuation.moves import after_change
from boardwright.games.evacuation.notes_later import (
    EVACUATED,
    FACTORY_CARRIED,
    FLEW,
    LOADED,
    LOADED_FACTORY,
    LOADED_STADIUM,
    RETURNED,
    STADIUM_CARRIED,
    UNLOADED,
)
from boardwright.games.evacuation.refusals_transport import (
    ANY_COLOUR,
    BY_CAPACITY,
    NEW_ENERGY,
    PRINTED_ENERGY,
    energy_to_fly,
    evacuable,
    flyable,
    homing_ships,
    loadable_cubes,
    loadable_factories,
    loadable_stadiums,
    open_sites,
    ready_ships,
    returnable,
    stadiums_to_load,
    types_from,
    why_not_evacuate,
    why_not_fly,
    why_not_load,
    why_not_load_factory,
    why_not_load_stadium,
    why_not_return,
)
from boardwright.games.evacuation.state import (
    CUBES,
    FREIGHT,
    FREIGHT_CUBES,
    FREIGHT_FACTORIES,
    FREIGHT_PEOPLE,
    NOBODY,
    TILES,
    TRANSPORT,
    Player,
    State,
)
from boardwright.games.evacuation.vocabulary import (
    ANY_BAY,
    ENERGY,
    FLIGHT_COST,
    NEW,
    OLD,
    RETURN_COST,
    SHIP_BUILDING,
    SHIP_RESOURCES,
    SOME_FLIGHTS,
    USED_FLIGHTS,
)

ABOARD: Final = 32
"""A stadium on a ship: place among those flying * 32 + stadium."""

FLY: Final = Kind("fly", SHIP, why_not_fly, flyable, exact=True)  # EVA-501; about: last ship, energy of each flight
EVACUATE: Final = Kind("evacuate", TILE, why_not_evacuate, evacuable, exact=True)  # EVA-502; about: through, last site
LOAD_STADIUM: Final = Kind("load_stadium", STADIUM, why_not_load_stadium, loadable_stadiums, exact=True)  # EVA-503
LOAD_FACTORY: Final = Kind("load_factory", RESOURCE, why_not_load_factory, loadable_factories, exact=True)  # EVA-503
LOAD: Final = Kind("load", RESOURCE, why_not_load, loadable_cubes, exact=True)  # EVA-504; about: the last, room
RETURN: Final = Kind("return", SHIP, why_not_return, returnable, exact=True)  # EVA-507

# -- the phase --------------------------------------------------------------------------------------------------


def transport(g: State, seat: int) -> Step | None:
    """One player's ships, a step for each that flies; who has none is not asked. [EVA-501..510, INT-13]"""
    me = g.players[seat]
    g.seat = seat
    return ship_by_ship(g, me) if me.ships[OLD] or me.ships[NEW] else None


def ship_by_ship(g: State, me: Player) -> Step:
    """Load and pay, in ascending order; then send ships back, and only then unload. [EVA-501, EVA-508, EVA-510]"""
    last = me.flying[-1] if me.flying else NOBODY
    if ready_ships(g, me, last, PRINTED_ENERGY):
        ship = yield FLY.may(me.seat, (last, PRINTED_ENERGY))
        if ship != PASS:
            pay_flight(g, me, ship, PRINTED_ENERGY)
            yield from load(g, me, ship)
            g.agenda.append((CUBES, me.seat))
            return
    yield from send_back(g, me)
    land(g, me)


def load_last(g: State, seat: int) -> Step:
    """Cubes go aboard the ship that flies; then the next ship. [EVA-504, EVA-508]"""
    me = g.players[seat]
    g.agenda.append((TRANSPORT, seat))
    return load_cubes(g, me, me.flying[-1])


def fly(g: State, me: Player, times: int, energy_each: int) -> Asking[None]:
    """An effect lets up to so many ships make their trip now. [EVA-507, INT-61]"""
    ship = NOBODY
    while times and ready_ships(g, me, ship, energy_each):
        about = (ship, energy_each)
        ship = yield FLY.must(me.seat, about) if g.rulings.effects_compulsory else FLY.may(me.seat, about)
        if ship == PASS:
            break
        pay_flight(g, me, ship, energy_each)
        yield from load(g, me, ship)
        yield from load_cubes(g, me, ship)
        times -= 1
    land(g, me)


def pay_flight(g: State, me: Player, ship: int, energy_each: int) -> None:
    """The OW side pays. A flight made cheaper once a year is so where it saves something. [EVA-507, INT-58]"""
    energy = energy_to_fly(g, me, ship, energy_each)
    if energy_each == PRINTED_ENERGY and me.used[USED_FLIGHTS] < me.modifiers[SOME_FLIGHTS]:
        box: Box = g.box
        if energy < box.ships.flights[ship] + me.modifiers[FLIGHT_COST]:
            me.used[USED_FLIGHTS] += 1
    me.cubes[ENERGY] -= energy
    me.flying.append(ship)
    me.freight += [0] * FREIGHT
    if g.notes is not None:
        g.note(FLEW, (me.seat, ship, energy))


def load(g: State, me: Player, ship: int) -> Asking[None]:
    """Bay by bay, then building capacity; the flight is paid, and cubes follow. [EVA-502..506, INT-31]"""
    box: Box = g.box
    yield from fill_bays(g, me, box.ships.bays[ship])
    room = box.ships.building[ship] + me.modifiers[SHIP_BUILDING]
    room = yield from load_stadiums(g, me, room, False)
    room = yield from load_factories(g, me, room, False)
    yield from evacuate_sites(g, me, BY_CAPACITY, room, False)


def fill_bays(g: State, me: Player, bays: list[int]) -> Asking[None]:
    """Bays that take the same sites are filled in ascending order. [EVA-502]"""
    box: Box = g.box
    lasts = [NOBODY] * len(box.old.colours)
    for bay in bays:
        through = ANY_COLOUR if me.modifiers[ANY_BAY] else bay
        alike = max(0, through)
        if open_sites(g, me, through, lasts[alike]):
            tile = yield EVACUATE.may(me.seat, (through, lasts[alike]))
            lasts[alike] = TILES if tile == PASS else tile
            if tile != PASS:
                evacuate(g, me, tile)


def rescue(g: State, me: Player, sites: int) -> Asking[None]:
    """An effect evacuates land sites without a ship. [EVA-505, INT-61]"""
    yield from evacuate_sites(g, me, ANY_COLOUR, sites, g.rulings.effects_compulsory)


def evacuate_sites(g: State, me: Player, through: int, most: int, compelled: bool) -> Asking[None]:
    """Up to so many sites, in ascending order; an effect may compel. [EVA-503, EVA-505, INT-61]"""
    tile = NOBODY
    while most and open_sites(g, me, through, tile):
        about = (through, tile)
        tile = yield EVACUATE.must(me.seat, about) if compelled else EVACUATE.may(me.seat, about)
        if tile == PASS:
            return
        evacuate(g, me, tile)
        most -= 1


def evacuate(g: State, me: Player, tile: int) -> None:
    """Its people or an unused factory tile come aboard, or without a ship to the NW side. [EVA-505, EVA-983]"""
    box: Box = g.box
    factory = box.old.factories[tile]
    me.up &= ~(1 << tile)
    if factory >= 0:
        me.reserve[factory] -= 1
        put_factory(me, factory)
    elif me.flying:
        me.freight[FREIGHT_PEOPLE - FREIGHT] += box.old.people[tile]
    else:
        me.people += box.old.people[tile]
    if g.notes is not None:
        g.note(EVACUATED, (me.seat, tile))
    after_change(g, me)


def put_factory(me: Player, factory: int) -> None:
    if me.flying:
        me.freight[FREIGHT_FACTORIES + factory - FREIGHT] += 1
    else:
        me.factories[3 * NEW + factory] += 1


def carry(g: State, me: Player, stadiums: int, factories: int) -> Asking[None]:
    """An effect moves stadiums and prefabbed factories without a ship. [EVA-004, INT-61]"""
    yield from load_stadiums(g, me, stadiums, g.rulings.effects_compulsory)
    yield from load_factories(g, me, factories, g.rulings.effects_compulsory)


def load_stadiums(g: State, me: Player, room: int, compelled: bool) -> Asking[int]:
    """How many units of capacity are left. [EVA-503]"""
    stadium = NOBODY
    while room and stadiums_to_load(me, stadium):
        about = (stadium, room)
        stadium = yield LOAD_STADIUM.must(me.seat, about) if compelled else LOAD_STADIUM.may(me.seat, about)
        if stadium == PASS:
            break
        room -= 1
        me.stadiums[OLD].remove(stadium)
        if me.flying:
            me.aboard.append(ABOARD * (len(me.flying) - 1) + stadium)
        else:
            me.stadiums[NEW].append(stadium)
        if g.notes is not None:
            g.note(LOADED_STADIUM if me.flying else STADIUM_CARRIED, (me.seat, stadium))
        after_change(g, me)
    return room


def load_factories(g: State, me: Player, room: int, compelled: bool) -> Asking[int]:
    """How many units of capacity are left. [EVA-503]"""
    factory = 0
    while room and types_from(me.factories, factory):
        about = (factory, room)
        factory = yield LOAD_FACTORY.must(me.seat, about) if compelled else LOAD_FACTORY.may(me.seat, about)
        if factory == PASS:
            break
        room -= 1
        me.factories[factory] -= 1
        put_factory(me, factory)
        if g.notes is not None:
            g.note(LOADED_FACTORY if me.flying else FACTORY_CARRIED, (me.seat, factory))
    return room


def load_cubes(g: State, me: Player, ship: int) -> Asking[None]:
    """Small cubes of the OW side, by resource capacity. [EVA-504, INT-58]"""
    box: Box = g.box
    room = box.ships.resources[ship] + me.modifiers[SHIP_RESOURCES]
    resource = 0
    while room and types_from(me.cubes, resource):
        resource = yield LOAD.may(me.seat, (resource, room))
        if resource == PASS:
            return
        room -= 1
        me.cubes[resource] -= 1
        me.freight[FREIGHT_CUBES + resource - FREIGHT] += 1
        if g.notes is not None:
            g.note(LOADED, (me.seat, resource))


def send_back(g: State, me: Player) -> Asking[None]:
    """NW ships come back empty; the NW side pays, with what it has before unloading. [EVA-507, EVA-510, INT-32]"""
    ship = NOBODY
    while homing_ships(me, ship):
        ship = yield RETURN.may(me.seat, (ship,))
        if ship == PASS:
            return
        energy = me.modifiers[RETURN_COST]
        me.cubes[NEW_ENERGY] -= energy
        me.returning.append(ship)
        if g.notes is not None:
            g.note(RETURNED, (me.seat, ship, energy))


def land(g: State, me: Player) -> None:
    """The ships swap sides; then what they carried goes to the NW side. [EVA-509..511, INT-59]"""
    for ship in me.returning:
        me.ships[NEW].remove(ship)
        me.ships[OLD].append(ship)
        me.flown.append(ship)
    me.returning = []
    if me.flying:
        for place, ship in enumerate(me.flying):
            me.ships[OLD].remove(ship)
            me.ships[NEW].append(ship)
            unload(g, me, place, ship)
        for stadium in me.aboard:
            me.stadiums[NEW].append(stadium % ABOARD)
        me.flying = []
        me.freight = []
        me.aboard = []
        after_change(g, me)


def unload(g: State, me: Player, place: int, ship: int) -> None:
    """Freight comes to the NW side, the only way for cubes to get there. [EVA-510, EVA-982]"""
    at = place * FREIGHT
    for resource in range(3):
        me.cubes[3 * NEW + resource] += me.freight[at + FREIGHT_CUBES + resource]
        me.factories[3 * NEW + resource] += me.freight[at + FREIGHT_FACTORIES + resource]
    me.people += me.freight[at + FREIGHT_PEOPLE]
    if g.notes is not None:
        g.note(UNLOADED, (me.seat, ship))
