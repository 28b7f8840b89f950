"""Migration, settling, displacing, development. [CIV-240, CIV-241, CIV-310..318, CIV-692]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import PASS, Ask, Asking, Kind, Rule, Step
from boardwright.games.civolution.box import LAND_TERRITORIES, Box
from boardwright.games.civolution.domains import CAMP, TERRITORY, TRIBE
from boardwright.games.civolution.moves import depart, develop, displace, gain_points, put_aboard, put_on_camp
from boardwright.games.civolution.names import BLOCKED, BOATS, FREE, FROM_FIRE, NOBODY, RAW, TERRITORIES
from boardwright.games.civolution.queries import (
    EVERYWHERE,
    LAND,
    SEATS_ABOARD,
    boat_in,
    camps_of,
    is_own_tribe,
    is_strong_place,
    revealed,
    territory_of,
    tribes_in,
)
from boardwright.games.civolution.queries_cards import has_building, modifier
from boardwright.games.civolution.rules.abilities import triggered
from boardwright.games.civolution.rules.supply import gain
from boardwright.games.civolution.state import Player, State
from boardwright.games.civolution.vocabulary import ANYWHERE, CAVE, CROSS_WATER, OWN_GROUND
from boardwright.games.civolution.vocabulary_abilities import (
    IMMUNE_FARM_DISPLACE,
    MODIFY_ADJACENCY,
    MODIFY_CROSS_WATER,
    MODIFY_FIRE_POINTS,
    MODIFY_IMMUNE,
    MODIFY_KEEP_UPRIGHT,
    MODIFY_WEAK_MIGRATE,
    ON_DEVELOP,
    ON_DISPLACE,
    ON_SETTLE_FIRE,
)

NO_BOATS: Final = [NOBODY] * BOATS
WATERS: Final = (1 << TERRITORIES) - 1 & ~LAND

NOT_YOURS: Final = Rule("CIV-310", "no_migrant_there")
WEAK_TRIBE: Final = Rule("CIV-310", "weak_tribe")
NOWHERE_TO_GO: Final = Rule("CIV-310", "nowhere_to_go")
NOT_ADJACENT: Final = Rule("CIV-318", "not_adjacent")
NO_SEAT: Final = Rule("CIV-314", "no_seat")
OTHER_TERRITORY: Final = Rule("CIV-311", "other_territory")
COVERED_CAMP: Final = Rule("CIV-311", "covered_camp")
PROTECTED: Final = Rule("CIV-312", "protected")

# -- where a tribe may go ---------------------------------------------------------------------------------------


def boat_seats(me: Player) -> int:
    """The Water territories with an own boat that has a free seat, as bits. [CIV-314]"""
    mask = 0
    if me.boats == NO_BOATS:
        return mask
    for boat in range(BOATS):
        if me.boats[boat] != NOBODY and me.aboard_strong[boat] + me.aboard_weak[boat] < SEATS_ABOARD:
            mask |= 1 << me.boats[boat]
    return mask


def open_to(g: State, me: Player) -> int:
    """The territories where a tribe can end its way, as bits. [CIV-311, CIV-314]"""
    mask = LAND | boat_seats(me)
    for they in g.players:
        if they.modifiers and they is not me and modifier(g, they, MODIFY_IMMUNE, IMMUNE_FARM_DISPLACE):
            mask &= ~closed_by(g, they)
    return mask


def closed_by(g: State, they: Player) -> int:
    """Land territories in which every encampment is theirs and they cannot be displaced."""
    mask = 0
    for territory in range(LAND_TERRITORIES):
        if g.farms[territory] == they.seat:
            camps = [g.camps[camp] for camp in camps_of(g, territory)]
            if all(tribe >= 0 and tribe >> 1 == they.seat for tribe in camps):
                mask |= 1 << territory
    return mask


def crossable(g: State, me: Player, flags: int) -> int:
    """The territories that a tribe can cross, as bits. [CIV-240]"""
    if flags & CROSS_WATER or (me.modifiers and modifier(g, me, MODIFY_CROSS_WATER)):
        return LAND | WATERS
    return LAND | boat_seats(me)


def next_to(g: State, me: Player, at: int, flags: int) -> int:
    """The territories one step away, as bits: real borders, Caves, abilities. [CIV-318, CIV-692, CIV-926]"""
    mask = g.land.near[at] | cave_links(g, at)
    if flags & ANYWHERE:
        mask |= LAND
    if flags & OWN_GROUND:
        grounds = own_grounds(g, me)
        if grounds >> at & 1:
            mask |= grounds
    if me.modifiers and at < LAND_TERRITORIES and modifier(g, me, MODIFY_ADJACENCY, at // 3):
        mask |= 7 << at // 3 * 3
    return mask & ~(1 << at)


def cave_links(g: State, at: int) -> int:
    """All territories at revealed Caves, if this is one of them. [CIV-692, CIV-926]"""
    mask = 0
    for site in revealed(g, CAVE):
        mask |= g.land.around_mask[site]
    if g.rulings.caves_on_land:
        mask &= LAND
    return mask if mask >> at & 1 else 0


def own_grounds(g: State, me: Player) -> int:
    """The territories that touch a Building ground with an own building, as bits."""
    box: Box = g.box
    mask = 0
    for ground, site in enumerate(g.ground_at):
        if has_building(me, ground):
            mask |= 1 << box.island_water if ground == 0 else g.land.around_mask[site]
    return mask


def ways(g: State, me: Player, at: int, left: int, flags: int) -> int:
    """The territories to which the next of so many steps may go, as bits. [CIV-240, CIV-315]"""
    near = next_to(g, me, at, flags)
    ends = near & open_to(g, me)
    through = near & crossable(g, me, flags) & ~ends if left > 1 else 0
    while through:
        way = (through & -through).bit_length() - 1
        through &= through - 1
        if ways(g, me, way, left - 1, flags):
            ends |= 1 << way
    return ends


def why_not_migrate(g: State, ask: Ask, place: int) -> Rule | None:
    me = g.players[ask.seat]
    if not is_own_tribe(g, me, place):
        return NOT_YOURS
    if not is_strong_place(g, place) and not modifier(g, me, MODIFY_WEAK_MIGRATE):
        return WEAK_TRIBE
    return None if can_leave(g, me, place, ask.about[1], ask.about[2]) else NOWHERE_TO_GO


def can_leave(g: State, me: Player, place: int, steps: int, flags: int) -> bool:
    """Is there a way from here? A tribe that leaves a boat may come back to its seat."""
    return ways(g, me, territory_of(g, place), steps, flags) != 0


def migrants(g: State, ask: Ask) -> list[int]:
    me = g.players[ask.seat]
    return movable(g, me, ask.about[1], ask.about[2])


def movable(g: State, me: Player, steps: int, flags: int) -> list[int]:
    """The places of the tribes that may migrate. [CIV-310]"""
    free = [t for t in EVERYWHERE if me.tribes[t] and ways(g, me, t, steps, flags)]
    places = tribes_in(g, me, True, free)
    if me.modifiers and modifier(g, me, MODIFY_WEAK_MIGRATE):
        places += tribes_in(g, me, False, free)
    return places


def can_migrate(g: State, me: Player, steps: int = 1, flags: int = 0) -> bool:
    """Is there a tribe that may? Almost any strong one can go somewhere."""
    ends = open_to(g, me)
    for territory in EVERYWHERE:
        if me.strong[territory] and (g.land.near[territory] & ends or ways(g, me, territory, steps, flags)):
            return True
    return len(me.modifiers) > 0 and len(movable(g, me, steps, flags)) > 0


def why_not_way(g: State, ask: Ask, territory: int) -> Rule | None:
    me = g.players[ask.seat]
    at, left, flags = ask.about
    if not next_to(g, me, at, flags) >> territory & 1:
        return NOT_ADJACENT
    return None if ways(g, me, at, left, flags) >> territory & 1 else NO_SEAT


def ways_from(g: State, ask: Ask) -> list[int]:
    at, left, flags = ask.about
    mask = ways(g, g.players[ask.seat], at, left, flags)
    return [territory for territory in EVERYWHERE if mask >> territory & 1]


# -- where it settles -------------------------------------------------------------------------------------------


def why_not_settle(g: State, ask: Ask, camp: int) -> Rule | None:
    box: Box = g.box
    territory = ask.about[0]
    if camp not in range(box.camp_first[territory], box.camp_first[territory] + box.camp_count[territory]):
        return OTHER_TERRITORY
    if g.camps[camp] == BLOCKED:
        return COVERED_CAMP
    return None if may_take(g, ask.seat, camp) else PROTECTED


def may_take(g: State, seat: int, camp: int) -> bool:
    """Is it free, or may its tribe be displaced? [CIV-312]"""
    box: Box = g.box
    tribe = g.camps[camp]
    if tribe < 0:
        return tribe == FREE
    they = g.players[tribe >> 1]
    if they.seat == seat or not they.modifiers or g.farms[box.camp_territory[camp]] != they.seat:
        return True
    return modifier(g, they, MODIFY_IMMUNE, IMMUNE_FARM_DISPLACE) == 0


def takeable(g: State, ask: Ask) -> list[int]:
    box: Box = g.box
    first = box.camp_first[ask.about[0]]
    return [c for c in range(first, first + box.camp_count[ask.about[0]]) if may_take(g, ask.seat, c)]


MIGRATE: Final = Kind("migrate", TRIBE, why_not_migrate, migrants, exact=True)  # CIV-310
WAY: Final = Kind("way", TERRITORY, why_not_way, ways_from, exact=True)  # CIV-240
SETTLE: Final = Kind("settle", CAMP, why_not_settle, takeable, exact=True)  # CIV-311


def migrate(g: State, me: Player, count: int, steps: int = 1, flags: int = 0) -> Step:
    """Up to so many migrations of any tribes, each of up to `steps` territories. [CIV-310, CIV-922]"""
    for left in range(count, 0, -1):
        place = yield MIGRATE.may(me.seat, (left, steps, flags))
        if place == PASS:
            return
        yield from travel(g, me, place, steps, flags)


def migrate_in_all(g: State, me: Player, count: int) -> Step:
    """The module's migrations: a tribe may use several of them as one path. [CIV-240, CIV-241, CIV-923]"""
    left = count
    while left > 0:
        place = yield MIGRATE.may(me.seat, (left, left, 0))
        if place == PASS:
            return
        left = yield from travel(g, me, place, left, 0)


def travel(g: State, me: Player, place: int, steps: int, flags: int) -> Asking[int]:
    """The tribe settles only at the end of its way; how many steps are left over. [CIV-240]"""
    strong = depart(g, me, place)
    at = yield WAY.must(me.seat, (territory_of(g, place), steps, flags))
    left = steps - 1
    while left > 0:
        if open_to(g, me) >> at & 1:
            way = yield WAY.may(me.seat, (at, left, flags))
            if way == PASS:
                break
            at = way
        else:
            at = yield WAY.must(me.seat, (at, left, flags))
        left -= 1
    yield from arrive(g, me, at, strong)
    return left


def arrive(g: State, me: Player, territory: int, strong: bool) -> Step:
    """On an encampment, or on the own boat, where it stays as it is. [CIV-311, CIV-314]"""
    if territory >= LAND_TERRITORIES:
        g.moving = NOBODY
        put_aboard(g, me, boat_in(me, territory), strong)
        return
    camp = yield SETTLE.must(me.seat, (territory,))
    g.moving = NOBODY
    yield from settle(g, me, camp, strong)


def settle(g: State, me: Player, camp: int, strong: bool) -> Step:
    """Settle, fire points, development; then what reacts to them. [CIV-312, CIV-313, CIV-316, CIV-317, CIV-924]"""
    box: Box = g.box
    territory = box.camp_territory[camp]
    victim = NOBODY
    if g.camps[camp] != FREE:
        victim = displace(g, camp)
        strong = strong and modifier(g, me, MODIFY_KEEP_UPRIGHT) > 0
    put_on_camp(g, me, camp, strong)
    at_fire = camp == box.camp_first[territory]
    if at_fire:
        gain_points(g, me, box.fire_points[territory] + modifier(g, me, MODIFY_FIRE_POINTS), FROM_FIRE)
    undeveloped = g.tile[territory] == NOBODY
    if undeveloped:
        develop(g, territory)
        yield from gain(g, me, RAW + territory, 1)
    if me.triggers:
        yield from react_to_settling(g, me, territory // 3, at_fire, undeveloped, victim not in {NOBODY, me.seat})


def react_to_settling(g: State, me: Player, land: int, at_fire: bool, developed: bool, displaced: bool) -> Step:
    if at_fire:
        yield from triggered(g, me, ON_SETTLE_FIRE, land)
    if developed:
        yield from triggered(g, me, ON_DEVELOP, land)
    if displaced:
        yield from triggered(g, me, ON_DISPLACE, land)
