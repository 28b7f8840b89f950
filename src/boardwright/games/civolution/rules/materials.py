"""Producing, transporting and finding materials. [CIV-325..330]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import PASS, Ask, Asking, Kind, Rule, Step
from boardwright.games.civolution.box import LAND_TERRITORIES
from boardwright.games.civolution.domains import LAND, MATERIAL, TERRITORY
from boardwright.games.civolution.moves import fill_notch, transport_notch, transport_raw
from boardwright.games.civolution.names import BOATS, MATERIALS, NOBODY, RAW, STORAGE
from boardwright.games.civolution.queries import EVERYWHERE, boat_in
from boardwright.games.civolution.queries_cards import modifier
from boardwright.games.civolution.rules.abilities import triggered
from boardwright.games.civolution.rules.effects_paid import OTHER_MATERIAL
from boardwright.games.civolution.rules.favor import FOR_FIND, roll_and_choose
from boardwright.games.civolution.rules.supply import gain, make_room
from boardwright.games.civolution.state import Player, State
from boardwright.games.civolution.vocabulary_abilities import MODIFY_BOAT_TRANSPORT_ANY, ON_LUCKY_FIND

ALL: Final = 99
"""Transport III knows no limit. [CIV-223]"""
ALL_MATERIALS: Final = (1 << MATERIALS) - 1
ALL_LAND: Final = (1 << LAND_TERRITORIES) - 1

NO_TRIBE_THERE: Final = Rule("CIV-325", "no_tribe_produces")
NOTCH_FULL: Final = Rule("CIV-326", "notch_full")
NO_RAW_THERE: Final = Rule("CIV-327", "no_raw_there")
BOATS_ONLY: Final = Rule("CIV-328", "boats_only")
NO_TILE_NEAR: Final = Rule("CIV-328", "no_tile_near")
IN_ORDER: Final = Rule("CIV-922", "in_ascending_order")
NOT_IN_LAND: Final = Rule("CIV-330", "no_tribe_in_land")

# -- checks -----------------------------------------------------------------------------------------------------


def can_produce_in(g: State, me: Player, territory: int) -> bool:
    """Is an own tribe there, and room in the boat's notch? [CIV-325, CIV-326]"""
    if not me.tribes[territory]:
        return False
    return territory < LAND_TERRITORIES or me.notch[boat_in(me, territory)] == 0


def why_not_produce(g: State, ask: Ask, territory: int) -> Rule | None:
    me = g.players[ask.seat]
    if territory < ask.about[1]:
        return IN_ORDER
    if can_produce_in(g, me, territory):
        return None
    return NOTCH_FULL if me.tribes[territory] else NO_TRIBE_THERE


def producers(g: State, ask: Ask) -> list[int]:
    me = g.players[ask.seat]
    return [t for t in EVERYWHERE[ask.about[1] :] if can_produce_in(g, me, t)]


def boat_materials(g: State, me: Player, territory: int, anywhere: bool) -> int:
    """What the marker of the boat there can become, as bits. [CIV-328]"""
    if anywhere or (me.modifiers and modifier(g, me, MODIFY_BOAT_TRANSPORT_ANY)):
        return ALL_MATERIALS
    mask = 0
    for near in g.land.neighbours[territory]:
        if near < LAND_TERRITORIES and g.tile[near] != NOBODY:
            mask |= 1 << g.tile[near]
    return mask


def why_not_transport(g: State, ask: Ask, territory: int) -> Rule | None:
    me = g.players[ask.seat]
    _, first, boats, anywhere = ask.about
    if territory < first:
        return IN_ORDER
    if territory < LAND_TERRITORIES:
        if boats:
            return BOATS_ONLY
        return None if me.markers[RAW + territory] else NO_RAW_THERE
    boat = boat_in(me, territory)
    if boat == NOBODY or not me.notch[boat]:
        return NO_RAW_THERE
    return None if boat_materials(g, me, territory, anywhere != 0) else NO_TILE_NEAR


def transportable(g: State, ask: Ask) -> list[int]:
    _, first, boats, anywhere = ask.about
    return raw_places(g, g.players[ask.seat], first, boats != 0, anywhere != 0)


def raw_places(g: State, me: Player, first: int, boats: bool, anywhere: bool) -> list[int]:
    """The territories from which something can be transported. [CIV-242, CIV-327, CIV-328]"""
    found: list[int] = []
    if not boats:
        found = [t for t in range(first, LAND_TERRITORIES) if me.markers[RAW + t]]
    for boat in range(BOATS):
        water = me.boats[boat]
        if water >= first and water != NOBODY and me.notch[boat] and boat_materials(g, me, water, anywhere):
            found.append(water)
    return sorted(found)


def why_not_material(_g: State, ask: Ask, material: int) -> Rule | None:
    return None if ask.about[0] >> material & 1 else OTHER_MATERIAL


def materials_of(_g: State, ask: Ask) -> list[int]:
    return [material for material in range(MATERIALS) if ask.about[0] >> material & 1]


def why_not_find(g: State, ask: Ask, land: int) -> Rule | None:
    return None if land in finders(g, ask) else NOT_IN_LAND


def finders(g: State, ask: Ask) -> list[int]:
    presence = g.players[ask.seat].presence
    return [land for land in range(6) if presence >> (3 * land) & 7]


PRODUCE: Final = Kind("produce", TERRITORY, why_not_produce, producers, exact=True)  # CIV-325
TRANSPORT: Final = Kind("transport", TERRITORY, why_not_transport, transportable, exact=True)  # CIV-327
MATERIAL_KIND: Final = Kind("material", MATERIAL, why_not_material, materials_of, exact=True)
FIND: Final = Kind("find", LAND, why_not_find, finders, exact=True)  # CIV-330

# -- steps ------------------------------------------------------------------------------------------------------


def can_produce(g: State, me: Player) -> bool:
    if me.presence & ALL_LAND:
        return True
    for territory in EVERYWHERE:
        if me.tribes[territory] and can_produce_in(g, me, territory):
            return True
    return False


def produce(g: State, me: Player, count: int, same: bool = False) -> Step:
    """Raw materials in own territories, in ascending order; with `same` all in one. [CIV-007, CIV-325, CIV-326]"""
    territory = 0
    for left in range(count, 0, -1):
        if same and left < count:
            if not can_produce_in(g, me, territory):
                return
        else:
            territory = yield PRODUCE.may(me.seat, (left, territory))
            if territory == PASS:
                return
        yield from produce_in(g, me, territory)


def produce_in(g: State, me: Player, territory: int) -> Step:
    """A marker from supply, on land or into the notch of a boat. [CIV-325, CIV-326]"""
    if territory < LAND_TERRITORIES:
        yield from gain(g, me, RAW + territory, 1)
        return
    if not me.supply:
        yield from make_room(g, me, NOBODY, 1)
    if me.supply:
        fill_notch(g, me, boat_in(me, territory))


def can_transport(g: State, me: Player, boats: bool = False, anywhere: bool = False) -> bool:
    if not boats and any(me.markers[RAW : RAW + LAND_TERRITORIES]):
        return True
    return len(raw_places(g, me, 0, boats, anywhere)) > 0


def transport(g: State, me: Player, count: int, boats: bool = False, anywhere: bool = False) -> Step:
    """Up to so many raw materials to their storage spaces, in ascending order of territories. [CIV-242, CIV-327]"""
    territory = 0
    for left in range(count, 0, -1):
        territory = yield TRANSPORT.may(me.seat, (left, territory, int(boats), int(anywhere)))
        if territory == PASS:
            return
        yield from transport_from(g, me, territory, anywhere)


def transport_from(g: State, me: Player, territory: int, anywhere: bool = False) -> Step:
    """On land it is the tile's material; from a boat one of those next to its Water. [CIV-327, CIV-328]"""
    if territory < LAND_TERRITORIES:
        transport_raw(g, me, territory, g.tile[territory])
    else:
        material = yield from choose_material(g, me, boat_materials(g, me, territory, anywhere))
        transport_notch(g, me, boat_in(me, territory), material)


def choose_material(g: State, me: Player, materials: int) -> Asking[int]:
    """One of these materials, given as bits."""
    return (yield MATERIAL_KIND.must(me.seat, (materials,)))


def gain_material(g: State, me: Player, material: int, n: int = 1) -> Step:
    """Straight from supply into storage."""
    yield from gain(g, me, STORAGE + material, n)


def can_find(g: State, me: Player) -> bool:
    return me.presence & ALL_LAND != 0


def lucky_find(g: State, me: Player, count: int = 1) -> Step:
    """Announce a land type with an own tribe, roll, choose a die: the material of its row. [CIV-330]"""
    for left in range(count, 0, -1):
        land = yield FIND.may(me.seat, (left,))
        if land == PASS:
            return
        g.announced = land
        value = yield from roll_and_choose(g, me, FOR_FIND)
        g.announced = NOBODY
        material = land * 3 + (value - 1) // 2
        yield from gain_material(g, me, material)
        if me.triggers:
            yield from triggered(g, me, ON_LUCKY_FIND, material)
