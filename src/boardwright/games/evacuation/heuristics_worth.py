"""What a player has is worth: the end that is to be expected, counted in steps of the lowest NW marker.

All that a player has is weighed by what it will have become at the end, less and less for what comes too late. The
weights were set by hand, from what it costs to get further in this edition, and then moved while that won games of
four against the table before.
"""

from __future__ import annotations

from typing import Final

from boardwright.games.evacuation.box import Box
from boardwright.games.evacuation.heuristics_cards import of_cards, of_goals, of_research, production_of_cards
from boardwright.games.evacuation.queries import happy_faces, stadium_faces, symbols
from boardwright.games.evacuation.queries_end import tiles_left
from boardwright.games.evacuation.rules.bonuses import bonuses_won
from boardwright.games.evacuation.scoring import chart_points
from boardwright.games.evacuation.state import (
    ACTIONS_PHASE,
    BONUSES_PHASE,
    FREIGHT,
    ORDER_PHASE,
    PROGRESS_PHASE,
    STADIUMS_NEEDED,
    TILES,
    TRANSPORT,
    TRANSPORT_PHASE,
    YEARS,
    Player,
    State,
)
from boardwright.games.evacuation.vocabulary import NEW, OLD, RETURN_COST

# by year, from one to four; 0 in year four means that it comes too late
LOWEST: Final = [0.46, 0.52, 0.6, 0.75]
"""The share of the lowest expected marker in what counts; early, a marker that lags can still be raised."""
MIDDLE: Final = [0.32, 0.29, 0.25, 0.15]
HIGHEST: Final = [0.22, 0.19, 0.15, 0.1]
WAITING: Final = [0.62, 0.6, 0.55, 0.4]
"""A factory tile on the NW side: it still takes a site and its action."""
FAR: Final = [0.4, 0.35, 0.25, 0.0]
"""A factory tile on the OW side: it takes a ship too."""
ABOARD: Final = [0.6, 0.58, 0.5, 0.0]
"""A factory tile or a person on a ship under way: it settles next year."""
PERSON: Final = [0.17, 0.23, 1.0]
"""Steps of each marker that a person brings; more than a factory, as many spots rise by 2. Most of it is food."""
LEFT: Final = [0.8, 0.85, 0.95, 1.0]
"""An own site that is still on the OW. It costs a step at the end."""
SOON: Final = [0.5, 0.55, 0.7, 0.95]
"""Of that, and of what the site brings: a bay of a ship that can be paid to fly."""
UNIT: Final = [0.35, 0.35, 0.4, 0.8]
"""A unit of building capacity with something to carry."""
STADIUM: Final = [[0.55, 0.55, 0.55, 0.2], [1.1, 1.1, 1.1, 1.0]]
"""A stadium of the three that are needed, on the OW and NW side."""
CUBE: Final = [[0.11, 0.1, 0.08, 0.03], [0.13, 0.13, 0.12, 0.05]]
"""The first cube of a type, on the OW and NW side; less for each further one."""
INCOME: Final = [[0.055, 0.055, 0.05, 0.0], [0.06, 0.07, 0.06, 0.0]]
"""A cube a year that will come, for each year to come."""

MANY: Final = [0.0, 1.0, 1.9, 2.7, 3.4, 4.0, 4.5, 4.9, 5.2, 5.4, 5.5]
"""What so many cubes of a type are worth beside the first."""
FLIGHT: Final = 0.1
"""An energy that a flight of this year will take, beside what a cube is worth."""
HUNGER: Final = 0.9
"""A chip that next year's Income will bring as things stand: something can still be done."""
CHIP: Final = 1.0
MOST: Final = 11.0
MOST_POINTS: Final = 15.0
"""Steps of a marker beyond this count for nothing in a race."""
FACE: Final = 0.06
RANK: Final = [0.15, 0.2, 0.35, 0.9]
"""A step that faces would bring at the end as things stand. By year."""
TRAIL: Final = 0.07
"""A step of the progress marker behind: it brings the oceans over. LEAD: of the one ahead, which opens biomes."""
LEAD: Final = 0.035
POWER: Final = 0.05
"""A step that the year's power will bring."""
BONUS: Final = 0.35
"""The year-end bonus, as the power is now; half as long as one acts on."""
SYMBOL: Final = 0.12
CHART: Final = [0.2, 0.35, 0.6, 0.95]
"""How much the chart's steep end counts; early it would keep one from beginning. By year."""
POINTS: Final = 1.2
"""In Points Mode a site, a chip or a stadium costs 2 or 3 points, and two points are the unit."""
SHIP_BACK: Final = 0.25
"""A ship on the NW side, while it can come back and fly again."""


def worth(g: State, me: Player) -> float:
    """What a player may expect."""
    year = g.year - 1
    markers = expected(g, me, year)
    markers.sort()
    low = LOWEST[year] * markers[0] + MIDDLE[year] * markers[1] + HIGHEST[year] * markers[2]
    rest = (
        of_sites(g, me, year)
        + of_stadiums(g, me, year)
        + of_cubes(g, me, year)
        + of_progress(g, me)
        + of_cards(g, me, year)
        + of_research(g, me, year)
        - CHIP * me.penalties
    )
    if g.rulings.points:
        return low + CHART[year] * (chart(g, low) - low) + POINTS * rest + of_goals(g, me)
    return low + rest


def chart(g: State, low: float) -> float:
    """What the chart gives for a lowest marker, in steps worth 2 points. [EVA-821]"""
    step = int(low)
    here = chart_points(g, step)
    return 0.5 * (here + (low - step) * (chart_points(g, step + 1) - here))


# -- production -------------------------------------------------------------------------------------------------


def is_over(g: State, me: Player) -> bool:
    """Can nothing be settled any more? Bonuses apart."""
    return g.year == YEARS and (g.phase > ACTIONS_PHASE or me.passed)


def expected(g: State, me: Player, year: int) -> list[float]:
    """Where the NW markers may get with what waits, is under way or depends on a card."""
    here = 0.1 if is_over(g, me) else WAITING[year]
    far = FAR[year]
    found = production_of_cards(g, me, year)
    people = here * min(me.people, 6)
    for at in range(3, len(me.freight), FREIGHT):
        people += ABOARD[year] * me.freight[at + 3]
        for resource in range(3):
            found[resource] += ABOARD[year] * me.freight[at + resource]
    most = MOST_POINTS if g.rulings.points else MOST
    for resource in range(3):
        waiting = here * me.factories[3 + resource] + far * me.factories[resource]
        waiting += PERSON[resource] * people
        found[resource] = min(me.production[resource] + found[resource] + waiting, most)
    return found


# -- what is still on the Old World -----------------------------------------------------------------------------


def of_sites(g: State, me: Player, year: int) -> float:
    """Sites left behind, and the ships that will carry them and more. [EVA-502..507, EVA-805]"""
    box: Box = g.box
    left = tiles_left(g, me)
    total = -LEFT[year] * left.bit_count()
    if g.year == YEARS and not may_fly(g, me):
        return total
    bays = [0] * len(box.old.colours)
    building = 0
    energy = 0
    for ship in me.ships[OLD]:
        if ship not in me.flying:
            building += box.ships.building[ship]
            energy += box.ships.flights[ship]
            for bay in box.ships.bays[ship]:
                bays[bay] += 1
    if energy or building:
        total += of_room(g, me, year, bays, building) * min(1.0, (me.cubes[0] + 0.5) / max(1, energy))
        total += FLIGHT * min(me.cubes[0], energy)
    if g.year < YEARS and left & 511:
        total += SHIP_BACK * min(len(me.ships[NEW]) + len(me.flying), 2) * (0.6 if me.modifiers[RETURN_COST] else 1)
    return total


def may_fly(g: State, me: Player) -> bool:
    """Can a ship still fly this year? Who flies first must not count on it once he is done. [INT-13]"""
    if g.phase != TRANSPORT_PHASE:
        return g.phase < TRANSPORT_PHASE
    return g.seat == me.seat or (TRANSPORT, me.seat) in g.agenda


def of_room(g: State, me: Player, year: int, bays: list[int], building: int) -> float:
    """What the ships on the OW side can carry: sites by bay, then by capacity; stadiums and factories."""
    box: Box = g.box
    sites = 0
    factories = 0
    for tile in range(9):
        if me.up >> tile & 1:
            edge = box.old.edges[tile]
            if bays[edge]:
                bays[edge] -= 1
                sites += 1
            elif box.old.factories[tile] >= 0:
                factories += 1
    goods = min(len(me.stadiums[OLD]), 3) + me.factories[0] + me.factories[1] + me.factories[2]
    by_capacity = min(building, factories)
    return SOON[year] * (sites + by_capacity) + UNIT[year] * min(building - by_capacity, goods)


def of_stadiums(g: State, me: Player, year: int) -> float:
    """Three on the NW side at the end, some before; and happy faces. [EVA-206, EVA-805, EVA-806]"""
    box: Box = g.box
    new = len(me.stadiums[NEW]) + len(me.aboard)
    needed = STADIUMS_NEEDED
    total = STADIUM[NEW][year] * min(new, needed)
    total += STADIUM[OLD][year] * min(len(me.stadiums[OLD]), max(0, needed - new))
    if g.year < YEARS:
        total -= 0.8 * max(0, box.years.stadiums[g.year] - new)
    return total + of_faces(g, me, year)


def of_faces(g: State, me: Player, year: int) -> float:
    """By race: most +2, second +1; in Points Mode only stadiums count, and only with three of them."""
    mine = happy_faces(g, me) + stadium_faces(g, [each % 32 for each in me.aboard])
    if g.rulings.solo:
        return FACE * mine + 2 * RANK[year] * (stadium_faces(g, me.stadiums[NEW]) >= stadium_faces(g, g.taken))
    ahead = 0
    for p in g.players:
        if p.seat != me.seat and happy_faces(g, p) > mine:
            ahead += 1
    return FACE * mine + RANK[year] * max(0, 2 - ahead)


# -- cubes ------------------------------------------------------------------------------------------------------


def of_cubes(g: State, me: Player, year: int) -> float:
    """Cubes of both worlds, and what the years to come bring. [EVA-202..205]"""
    coming = old_income(g.box, me)
    hungry = HUNGER * hunger(g, me, coming[2]) if g.year < YEARS else 0.0
    if is_over(g, me):
        return -hungry
    old = 0.0
    new = 0.0
    carried = cubes_aboard(me) if me.freight else NOTHING
    for resource in range(3):
        old += MANY[min(me.cubes[resource], 10)]
        new += MANY[min(me.cubes[3 + resource] + carried[resource], 10)]
    total = CUBE[OLD][year] * old + CUBE[NEW][year] * new - hungry
    if g.year < YEARS:
        total += (YEARS - g.year) * INCOME[OLD][year] * (coming[0] + coming[1] + coming[2])
        made = min(me.production[0], 8) + min(me.production[1], 8) + min(me.production[2], 8)
        total += (YEARS - g.year) * INCOME[NEW][year] * made
    return total


NOTHING: Final = [0, 0, 0]


def cubes_aboard(me: Player) -> list[int]:
    return [sum(me.freight[resource::FREIGHT]) for resource in range(3)]


def hunger(g: State, me: Player, coming: int) -> int:
    """The chips for food at next year's Income, as things stand; `coming`: what the OW will produce. [EVA-204]"""
    box: Box = g.box
    food = box.years.food
    short = max(0, food[g.year] - coming - me.cubes[2])
    return short + max(0, food[YEARS + g.year] - me.production[2] - me.cubes[5])


def old_income(box: Box, me: Player) -> list[int]:
    """What the OW sites that are left will produce. [EVA-202]"""
    produces = box.old.produces
    e = s = f = 0
    for tile in range(TILES):
        if me.up >> tile & 1:
            e += produces[3 * tile]
            s += produces[3 * tile + 1]
            f += produces[3 * tile + 2]
    return [e, s, f]


# -- progress ---------------------------------------------------------------------------------------------------


def of_progress(g: State, me: Player) -> float:
    """Markers, the steps that the year's power will bring, its bonus, symbols. [EVA-610..625, EVA-701]"""
    steps = [me.markers[0] // 3, me.markers[1] // 3]
    mask = symbols(g, me)
    total = TRAIL * min(steps) + LEAD * max(steps) + SYMBOL * mask.bit_count()
    if g.phase <= ORDER_PHASE:
        total += POWER * me.power
    if ACTIONS_PHASE <= g.phase < BONUSES_PHASE and bonuses_won(g, me, me.power + me.level):
        total += BONUS if me.passed or g.phase >= PROGRESS_PHASE else BONUS / 2
    return total
