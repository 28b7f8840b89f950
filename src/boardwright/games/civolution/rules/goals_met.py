"""What goal chips ask for. [CIV-450]"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boardwright.games.civolution.box import ISLAND, LAND_TERRITORIES, Box
from boardwright.games.civolution.box_parts import Requirement
from boardwright.games.civolution.names import BOATS, GROUNDS, NOBODY, RAW, SITES, TERRITORIES
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
from boardwright.games.civolution.rules.effects_paid import can_return
from boardwright.games.civolution.state import Player, State


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
