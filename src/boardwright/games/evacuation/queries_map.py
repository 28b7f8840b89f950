"""Facts about NW sites, and the requirements of infrastructure, goals and objectives. [EVA-434, EVA-450..454]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import Rule
from boardwright.games.evacuation.box import Box
from boardwright.games.evacuation.queries import developed, reach, stadium_faces, symbol_sources, symbols
from boardwright.games.evacuation.state import ALL_TILES, LAND, Player, State
from boardwright.games.evacuation.vocabulary import (
    ANY_AXIS,
    ANY_BIOME,
    AXIS_R,
    AXIS_S,
    COLUMNS_COMPLETE,
    DIAGONAL,
    DIFFERENT_BIOMES,
    EVACUATED,
    EVACUATED_ALL,
    FACES,
    INFRASTRUCTURE_FULFILLED,
    LINE,
    LINE_AXIS,
    LINE_BIOMES,
    LINE_CONTIGUOUS,
    NEED,
    NEW,
    PENALTY_CHIPS,
    PRODUCTION,
    PRODUCTION_RESOURCE,
    SETTLE_STEEL,
    SETTLE_STEEL_MINIMUM,
    SITES,
    SITES_BIOME,
    SITES_WITH,
    STADIUMS,
    TECHNOLOGIES,
    WITH_FACTORY,
    WITH_NOTHING,
    Condition,
)

# -- settling ---------------------------------------------------------------------------------------------------

SETTLED: Final = Rule("EVA-450", "site_settled")
NO_FACTORIES: Final = Rule("EVA-451", "too_few_factories")
NO_PEOPLE: Final = Rule("EVA-452", "too_few_people")
NO_STEEL: Final = Rule("EVA-452", "too_little_steel")
BIOME_CLOSED: Final = Rule("EVA-453", "biome_closed")
SYMBOLS_MISSING: Final = Rule("EVA-454", "symbols_missing")
NO_SITE: Final = Rule("EVA-450", "no_such_site")


def settling_steel(g: State, me: Player, site: int, discount: int) -> int:
    """Steel that a settlement costs: one for each person, less a technology and an effect. [EVA-452]"""
    box: Box = g.box
    people = box.map.people_spots[site]
    delta = me.modifiers[SETTLE_STEEL]
    if delta:
        people = max(min(people, me.modifiers[SETTLE_STEEL_MINIMUM]), people + delta)
    return max(0, people - discount)


def symbols_short(g: State, me: Player, site: int, found: int) -> int:
    """How many symbols of the site are not at hand; two equal ones need two sources. [EVA-454, INT-45]"""
    box: Box = g.box
    needed = box.map.symbols[site]
    short = bits(needed & ~found)
    if box.map.symbol_count[site] > bits(needed):
        symbol = needed.bit_length() - 1
        short = max(0, 2 - symbol_sources(g, me, symbol) + bits(me.spent & needed))
    return short


def bits(mask: int) -> int:
    """How many bits are set."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def why_not_settled(g: State, me: Player, site: int, discount: int, further: int, waived: int) -> Rule | None:
    """A free site in an open biome, its symbols, all that its spots need. [EVA-009, EVA-450..454, INT-20]"""
    box: Box = g.box
    new = box.map
    if site >= len(g.owner):
        return NO_SITE
    if g.owner[site] >= 0:
        return SETTLED
    biome = new.biomes[site]
    if biome and reach(g, me) + further <= biome:
        return BIOME_CLOSED.short(reach(g, me) + further, biome + 1)
    waiting = me.factories[3] + me.factories[4] + me.factories[5]
    if new.factory_spots[site] > waiting:
        return NO_FACTORIES.short(waiting, new.factory_spots[site])
    if new.people_spots[site] > me.people:
        return NO_PEOPLE.short(me.people, new.people_spots[site])
    steel = settling_steel(g, me, site, discount)
    if steel > me.cubes[4]:
        return NO_STEEL.short(me.cubes[4], steel)
    return why_not_symbols(g, me, site, waived)


def why_not_symbols(g: State, me: Player, site: int, waived: int) -> Rule | None:
    box: Box = g.box
    if not box.map.symbols[site]:
        return None
    short = symbols_short(g, me, site, symbols(g, me))
    needed = box.map.symbol_count[site]
    return SYMBOLS_MISSING.short(needed - short, needed - waived) if short > waived else None


def settleable(g: State, me: Player, discount: int, further: int, waived: int, first: bool) -> list[int]:
    """The sites that may be settled; with `first` only one of them, to see whether there is any. [EVA-405]"""
    found: list[int] = []
    waiting = me.factories[3] + me.factories[4] + me.factories[5]
    people = me.people
    if not waiting and not people:
        return found
    box: Box = g.box
    factory_spots, people_spots, biomes = box.map.factory_spots, box.map.people_spots, box.map.biomes
    needed = box.map.symbols
    steel = me.cubes[4]
    frugal = discount != 0 or me.modifiers[SETTLE_STEEL] != 0
    open_biomes = max(1, reach(g, me) + further)
    at_hand = symbols(g, me)
    for site, owner in enumerate(g.owner):
        if owner >= 0 or biomes[site] >= open_biomes or factory_spots[site] > waiting or people_spots[site] > people:
            continue
        if people_spots[site] > steel and (not frugal or settling_steel(g, me, site, discount) > steel):
            continue
        if needed[site] and symbols_short(g, me, site, at_hand) > waived:
            continue
        found.append(site)
        if first:
            break
    return found


# -- requirements -----------------------------------------------------------------------------------------------


def own_sites(g: State, me: Player) -> list[int]:
    seat = me.seat
    return [site for site, owner in enumerate(g.owner) if owner == seat]


def is_met(g: State, me: Player, conditions: list[Condition], missing: int) -> bool:
    """Does the player meet them all, each listed site another one, but `missing` ones? [EVA-434, INT-48]"""
    for condition in conditions:
        if condition[0] > LINE and not is_counted(g, me, condition):
            return False
    return fits(g, conditions, 0, own_sites(g, me), missing)


def is_counted(g: State, me: Player, condition: Condition) -> bool:
    """A condition on a number alone."""
    have = count(g, me, condition)
    return have <= condition[NEED] if condition[0] == PENALTY_CHIPS else have >= condition[NEED]


def count(g: State, me: Player, condition: Condition) -> int:
    """What a condition on a number counts."""
    kind = condition[0]
    if kind == STADIUMS:
        return len(me.stadiums[NEW])
    if kind == FACES:
        return stadium_faces(g, me.stadiums[NEW])
    if kind == TECHNOLOGIES:
        return len(developed(g, me))
    if kind == COLUMNS_COMPLETE:
        return len([done for done in me.research if done == 5])
    if kind == INFRASTRUCTURE_FULFILLED:
        return bits(me.fulfilled)
    if kind == EVACUATED:
        return bits(~me.up & (ALL_TILES if condition[EVACUATED_ALL] else LAND))
    if kind == PRODUCTION:
        return me.production[condition[PRODUCTION_RESOURCE]]
    return me.penalties


def fits(g: State, conditions: list[Condition], at: int, sites: list[int], missing: int) -> bool:
    """Can these sites serve the conditions from this one on, each site at most once?"""
    if at == len(conditions):
        return True
    condition = conditions[at]
    if condition[0] == SITES:
        return fits_sites(g, conditions, at, sites, missing)
    if condition[0] == LINE:
        return fits_line(g, conditions, at, sites, missing)
    if condition[0] == DIFFERENT_BIOMES and missing + different_biomes(g, sites) < condition[NEED]:
        return False
    return fits(g, conditions, at + 1, sites, missing)


def different_biomes(g: State, sites: list[int]) -> int:
    box: Box = g.box
    seen = 0
    for site in sites:
        seen |= 1 << box.map.biomes[site]
    return bits(seen)


def fits_sites(g: State, conditions: list[Condition], at: int, sites: list[int], missing: int) -> bool:
    """So many sites of a biome, each with what is asked for; then the other conditions."""
    condition = conditions[at]
    fitting = [site for site in sites if is_site(g, site, condition[SITES_BIOME], condition[SITES_WITH])]
    if at == len(conditions) - 1:
        return len(fitting) >= condition[NEED] - missing
    return fits_some(g, conditions, at, fitting, sites, missing, condition[NEED])


def fits_some(
    g: State, conditions: list[Condition], at: int, fitting: list[int], sites: list[int], missing: int, need: int
) -> bool:
    """Some of the fitting sites, in ascending order, so that the rest serves the other conditions."""
    if need == 0:
        return fits(g, conditions, at + 1, sites, missing)
    for place, site in enumerate(fitting):
        rest = [each for each in sites if each != site]
        if fits_some(g, conditions, at, fitting[place + 1 :], rest, missing, need - 1):
            return True
    return missing > 0 and fits_some(g, conditions, at, fitting, sites, missing - 1, need - 1)


def is_site(g: State, site: int, biome: int, holding: int) -> bool:
    box: Box = g.box
    if biome not in (ANY_BIOME, box.map.biomes[site]):
        return False
    if holding == WITH_NOTHING:
        return True
    spots = box.map.factory_spots if holding == WITH_FACTORY else box.map.people_spots
    return spots[site] > 0


def fits_line(g: State, conditions: list[Condition], at: int, sites: list[int], missing: int) -> bool:
    """Sites with these biomes on one line of the axis, by ruling without gaps. [INT-47]"""
    box: Box = g.box
    condition = conditions[at]
    axis = condition[LINE_AXIS]
    near = condition[LINE_CONTIGUOUS] != 0 or g.rulings.biome_lines_near
    for each in range(AXIS_S + 1):
        if axis in (ANY_AXIS, each) or (axis == DIAGONAL and each != AXIS_R):
            for line in box.map.lines[each]:
                for part in stretches(line, condition[NEED]) if near else [line]:
                    if fits_part(g, conditions, at, part, sites, missing):
                        return True
    return False


def stretches(line: list[int], length: int) -> list[list[int]]:
    """The parts of a line that are so long."""
    return [line[start : start + length] for start in range(len(line) - length + 1)]


def fits_part(g: State, conditions: list[Condition], at: int, part: list[int], sites: list[int], missing: int) -> bool:
    """Do own sites on this part of a line have the biomes, so that the rest serves the other conditions?"""
    return fits_biomes(g, conditions, at, LINE_BIOMES, [site for site in sites if site in part], sites, missing)


def fits_biomes(
    g: State, conditions: list[Condition], at: int, place: int, along: list[int], sites: list[int], missing: int
) -> bool:
    condition = conditions[at]
    if place == len(condition):
        return fits(g, conditions, at + 1, sites, missing)
    for site in along:
        if is_site(g, site, condition[place], WITH_NOTHING):
            further = [each for each in along if each != site]
            rest = [each for each in sites if each != site]
            if fits_biomes(g, conditions, at, place + 1, further, rest, missing):
                return True
    return missing > 0 and fits_biomes(g, conditions, at, place + 1, along, sites, missing - 1)
