"""Goal chips: what they ask for, and how they are installed. [CIV-450..453]"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boardwright.core.ask import PASS, Ask, Kind, Rule, Step
from boardwright.games.civolution.box import ISLAND, LAND_TERRITORIES, Box
from boardwright.games.civolution.box_parts import Requirement
from boardwright.games.civolution.domains import COLUMN, GOAL, SIDE
from boardwright.games.civolution.moves_cards import INSTALLED_GOAL
from boardwright.games.civolution.names import (
    BOATS,
    GOAL_PIECE,
    GOALS,
    GROUNDS,
    NOBODY,
    RAW,
    SITES,
    TERRITORIES,
)
from boardwright.games.civolution.queries import camps_of
from boardwright.games.civolution.queries_cards import (
    boats,
    farms,
    has_building,
    land_kinds,
    settlements,
    statues,
    territories_of,
    wilderness_tribes,
)
from boardwright.games.civolution.rules.abilities import triggered
from boardwright.games.civolution.rules.effects_paid import can_return, return_materials
from boardwright.games.civolution.rules.stage_partition import claim, columns_for, why_not_column
from boardwright.games.civolution.rules.tracks import ALL_MODULES, upgrade
from boardwright.games.civolution.state import Player, State
from boardwright.games.civolution.vocabulary_abilities import GOAL_RETURN_MATERIAL, ON_INSTALL_GOAL

LEFT: Final = 0
RIGHT: Final = 1

NOT_OWN_GOAL: Final = Rule("CIV-450", "not_own_goal")
COVERED_GOAL: Final = Rule("CIV-116", "covered_goal")
UNMET_GOAL: Final = Rule("CIV-450", "unmet_goal")
EQUAL_SIDES: Final = Rule("CIV-452", "equal_sides")

# -- installing one ---------------------------------------------------------------------------------------------


def install_goal(g: State, me: Player) -> Step:
    """A visible goal chip whose requirement is met now, if the player wants. [CIV-450..453]"""
    if not can_install_goal(g, me):
        return
    chip = yield GOAL_KIND.may(me.seat)
    if chip == PASS:
        return
    bared = lift_goal(me, chip)
    g.playing.append(GOAL_PIECE + chip)
    yield from pay_goal(g, me, chip)
    column = yield GOAL_COLUMN.must(me.seat)
    if me.column_of[GOALS] == NOBODY:
        claim(me, column, GOALS)
    side = yield GOAL_SIDE.must(me.seat)
    g.playing.pop()
    insert_goal(g, me, chip, side)
    if bared:
        yield from upgrade(g, me, ALL_MODULES)  # CIV-453
    if me.triggers:
        yield from triggered(g, me, ON_INSTALL_GOAL)


def can_install_goal(g: State, me: Player) -> bool:
    return bool(installable_goals(g, me))


def installable_goals(g: State, me: Player) -> list[int]:
    """The chips on top of the goal area whose requirement is met. [CIV-450, CIV-918]"""
    return [pile[-1] for pile in me.goals if pile and meets(g, me, pile[-1])]


def lift_goal(me: Player, chip: int) -> bool:
    """Off the goal area; is the icon of its goal space bared? [CIV-453]"""
    for pile in me.goals:
        if pile and pile[-1] == chip:
            pile.pop()
            return not pile
    return False


def pay_goal(g: State, me: Player, chip: int) -> Step:
    """Some ask for stored materials. [CIV-450]"""
    box: Box = g.box
    goal = box.goals[chip]
    if goal.kind == GOAL_RETURN_MATERIAL:
        yield from return_materials(g, me, [goal.what] * goal.n)


def insert_goal(g: State, me: Player, chip: int, side: int) -> None:
    """Half as wide as a column: two a stage. [CIV-452]"""
    column = me.column_of[GOALS]
    half = me.columns[column] if side == LEFT else me.right
    half.append(GOAL_PIECE + chip)
    if g.notes is not None:
        box: Box = g.box
        g.note(INSTALLED_GOAL, (me.seat, chip, min(box.column_base[column] + len(half) - 1, 9)))


def why_not_goal(g: State, ask: Ask, chip: int) -> Rule | None:
    me = g.players[ask.seat]
    for pile in me.goals:
        if chip in pile:
            if pile[-1] != chip:
                return COVERED_GOAL
            return None if meets(g, me, chip) else UNMET_GOAL
    return NOT_OWN_GOAL


def goals_to_install(g: State, ask: Ask) -> list[int]:
    return installable_goals(g, g.players[ask.seat])


def why_not_goal_column(g: State, ask: Ask, column: int) -> Rule | None:
    return why_not_column(g, g.players[ask.seat], GOALS, column)


def goal_columns(g: State, ask: Ask) -> list[int]:
    return columns_for(g, g.players[ask.seat], GOALS)


def why_not_side(g: State, ask: Ask, side: int) -> Rule | None:
    """Either half may be built up; while they are equally high the left one stands for both. [CIV-452]"""
    me = g.players[ask.seat]
    return EQUAL_SIDES if side == RIGHT and len(me.columns[me.column_of[GOALS]]) == len(me.right) else None


GOAL_KIND: Final = Kind("goal", GOAL, why_not_goal, goals_to_install, exact=True)  # CIV-450
GOAL_COLUMN: Final = Kind("goal_column", COLUMN, why_not_goal_column, goal_columns, exact=True)  # CIV-451
GOAL_SIDE: Final = Kind("goal_side", SIDE, why_not_side)  # CIV-452

# -- requirements -----------------------------------------------------------------------------------------------


def meets(g: State, me: Player, chip: int) -> bool:
    """Does the player have, or can it return, what the chip asks for? [CIV-450]"""
    box: Box = g.box
    goal = box.goals[chip]
    return REQUIREMENTS[goal.kind](g, me, goal)


def has_material(g: State, me: Player, goal: Requirement) -> bool:
    return can_return(g, me, [goal.what] * goal.n)


def has_farm_in(g: State, me: Player, goal: Requirement) -> bool:
    for territory in territories_of(goal.what):
        if g.farms[territory] == me.seat:
            return True
    return False


def has_tribes_in_one(g: State, me: Player, goal: Requirement) -> bool:
    for territory in territories_of(goal.what):
        if me.tribes[territory] >= goal.n:
            return True
    return False


def has_fire_in(g: State, me: Player, goal: Requirement) -> bool:
    box: Box = g.box
    for territory in territories_of(goal.what):
        if g.camps[box.camp_first[territory]] >> 1 == me.seat:
            return True
    return False


def has_territories_of(g: State, me: Player, goal: Requirement) -> bool:
    return sum([1 for territory in territories_of(goal.what) if me.tribes[territory]]) >= goal.n


def has_raw_in_one(g: State, me: Player, goal: Requirement) -> bool:
    for territory in territories_of(goal.what):
        if me.markers[RAW + territory] >= goal.n:
            return True
    return False


def has_full_boat(g: State, me: Player, goal: Requirement) -> bool:
    for boat in range(BOATS):
        if me.aboard_strong[boat] + me.aboard_weak[boat] == 2:
            return True
    return False


def has_boats(g: State, me: Player, goal: Requirement) -> bool:
    return boats(g, me) >= goal.n


def has_laden_boat(g: State, me: Player, goal: Requirement) -> bool:
    for boat in range(BOATS):
        if me.boats[boat] != NOBODY and me.notch[boat] and me.aboard_strong[boat] + me.aboard_weak[boat]:
            return True
    return False


def has_two_statues(g: State, me: Player, goal: Requirement) -> bool:
    for ground in range(GROUNDS):
        if me.statues[ground] >= 2:
            return True
    return False


def has_both(g: State, me: Player, goal: Requirement) -> bool:
    for ground in range(GROUNDS):
        if me.statues[ground] and ground in me.settlements:
            return True
    return False


def has_island_building(g: State, me: Player, goal: Requirement) -> bool:
    return has_building(me, ISLAND)


def has_settlements(g: State, me: Player, goal: Requirement) -> bool:
    return settlements(g, me) >= goal.n


def has_statues(g: State, me: Player, goal: Requirement) -> bool:
    return statues(g, me) >= goal.n


def has_farms(g: State, me: Player, goal: Requirement) -> bool:
    return farms(g, me) >= goal.n


def has_wilderness(g: State, me: Player, goal: Requirement) -> bool:
    return wilderness_tribes(g, me) >= goal.n


def has_site_hub(g: State, me: Player, goal: Requirement) -> bool:
    """A territory with an own tribe that touches so many revealed sites."""
    for territory in range(TERRITORIES):
        if me.tribes[territory]:
            seen = sum([1 for site in g.land.sites_of[territory] if g.site[site] != NOBODY])
            if seen >= goal.n:
                return True
    return False


def is_sole_master(g: State, me: Player, goal: Requirement) -> bool:
    """A land territory whose usable encampments all hold own tribes."""
    for territory in range(LAND_TERRITORIES):
        if me.tribes[territory] and all_own(g, me, camps_of(g, territory)):
            return True
    return False


def all_own(g: State, me: Player, camps: list[int]) -> bool:
    for camp in camps:
        if g.camps[camp] >> 1 != me.seat:
            return False
    return True


def has_neighbours(g: State, me: Player, goal: Requirement) -> bool:
    """A land territory with an own tribe and a foreign one, both on encampments."""
    for territory in range(LAND_TERRITORIES):
        if me.tribes[territory]:
            owners = [g.camps[camp] >> 1 for camp in camps_of(g, territory) if g.camps[camp] >= 0]
            if me.seat in owners and owners.count(me.seat) < len(owners):
                return True
    return False


def has_land_kinds(g: State, me: Player, goal: Requirement) -> bool:
    return land_kinds(g, me) >= goal.n


def has_working_farm(g: State, me: Player, goal: Requirement) -> bool:
    for territory in range(LAND_TERRITORIES):
        if g.farms[territory] == me.seat and me.tribes[territory] and me.markers[RAW + territory] >= goal.n:
            return True
    return False


def has_twin_camps(g: State, me: Player, goal: Requirement) -> bool:
    """Two adjacent land territories (borders, not Caves) with so many own tribes each."""
    for territory in range(LAND_TERRITORIES):
        if me.tribes[territory] >= goal.n:
            for other in g.land.neighbours[territory]:
                if other < LAND_TERRITORIES and me.tribes[other] >= goal.n:
                    return True
    return False


def has_farm_by_ground(g: State, me: Player, goal: Requirement) -> bool:
    """A farm in a territory that touches a Building ground with an own building."""
    for ground in range(GROUNDS):
        site = g.ground_at[ground]
        if 0 <= site < SITES and has_building(me, ground):
            for territory in g.land.around[site]:
                if g.farms[territory] == me.seat:
                    return True
    return False


REQUIREMENTS: Final[list[Callable[[State, Player, Requirement], bool]]] = [
    has_material, has_farm_in, has_tribes_in_one, has_fire_in, has_territories_of, has_raw_in_one, has_full_boat,
    has_boats, has_laden_boat, has_two_statues, has_both, has_island_building, has_settlements, has_statues,
    has_farms, has_wilderness, has_site_hub, is_sole_master, has_neighbours, has_land_kinds, has_working_farm,
    has_twin_camps, has_farm_by_ground,
]  # fmt: skip
"""By GOAL_*."""
