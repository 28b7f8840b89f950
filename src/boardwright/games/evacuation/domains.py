"""What the small integers of questions and notes stand for, and their texts in records."""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import Domain, number_label
from boardwright.games.evacuation.box import Box
from boardwright.games.evacuation.state import (
    ACTIONS,
    BONUS_CARDS,
    CARDS,
    FIRST_GOAL,
    GOALS,
    INFRASTRUCTURE_CARDS,
    OBJECTIVES,
    SHIPS,
    SITES,
    STADIUMS,
    TECHNOLOGIES,
    TILES,
)
from boardwright.games.evacuation.vocabulary import LANES, RESOURCES, WORLDS

CARD_ACTION: Final = ACTIONS
"""The value of an action that stands for a card action. [EVA-904]"""
REFRESH_SHIPS: Final = SHIPS
REFRESH_STADIUMS: Final = STADIUMS
REFRESH_INFRASTRUCTURE: Final = INFRASTRUCTURE_CARDS
"""One more value of each domain of a row: refresh it first. [EVA-421]"""
STEPS: Final = 64
"""Spaces of the progress track are step * 3 + lane; an edition's track is shorter than this."""
NUMBERS: Final = 64


def action_label(box: Box, action: int) -> str:
    return "card" if action == CARD_ACTION else box.board.ids[action]


def card_label(box: Box, card: int) -> str:
    return box.cards.ids[card]


def goal_label(box: Box, goal: int) -> str:
    return box.goals.ids[goal - FIRST_GOAL]


def resource_label(_box: Box, resource: int) -> str:
    return RESOURCES[resource]


def world_label(_box: Box, world: int) -> str:
    return WORLDS[world]


def cube_label(_box: Box, cube: int) -> str:
    """A cube of a world: `old:energy`."""
    return f"{WORLDS[cube // 3]}:{RESOURCES[cube % 3]}"


def exchange_label(_box: Box, exchange: int) -> str:
    """A cube that leaves, and the type that comes to its world: `old:food:steel`."""
    return f"{WORLDS[exchange // 9]}:{RESOURCES[exchange // 3 % 3]}:{RESOURCES[exchange % 3]}"


def tile_label(box: Box, tile: int) -> str:
    return box.old.ids[tile]


def site_label(box: Box, site: int) -> str:
    """None for a site beyond the map of the edition."""
    return box.map.ids[site] if site < len(box.map.ids) else ""


def ship_label(box: Box, ship: int) -> str:
    return "refresh" if ship == REFRESH_SHIPS else box.ships.ids[ship]


def stadium_label(box: Box, stadium: int) -> str:
    return "refresh" if stadium == REFRESH_STADIUMS else box.stadiums.ids[stadium]


def infrastructure_label(box: Box, card: int) -> str:
    return "refresh" if card == REFRESH_INFRASTRUCTURE else box.infrastructure.ids[card]


def technology_label(box: Box, technology: int) -> str:
    return box.technologies.ids[technology]


def objective_label(box: Box, objective: int) -> str:
    return box.objectives.ids[objective]


def bonus_card_label(box: Box, card: int) -> str:
    return box.bonuses.ids[card]


def space_label(_box: Box, space: int) -> str:
    """A space of the progress track: `12:side_a`."""
    return f"{space // 3}:{LANES[space % 3]}"


def column_label(_box: Box, column: int) -> str:
    return ["left", "middle", "right"][column]


def part_label(_box: Box, part: int) -> str:
    return ["first", "second"][part]


def bonus_label(_box: Box, bonus: int) -> str:
    return ["low", "high"][bonus]


def solo_card_label(box: Box, card: int) -> str:
    return box.solo.ids[card]


def yes_label(_box: Box, _value: int) -> str:
    return "yes"


ACTION: Final = Domain("action", ACTIONS + 1, action_label)
CARD: Final = Domain("card", CARDS, card_label, hideable=True)
GOAL: Final = Domain("goal", GOALS, goal_label, hideable=True, first=FIRST_GOAL)
RESOURCE: Final = Domain("resource", 3, resource_label)
WORLD: Final = Domain("world", 2, world_label)
CUBE: Final = Domain("cube", 6, cube_label)
"""A place of cubes, or of factory tiles: world * 3 + resource."""
EXCHANGE: Final = Domain("exchange", 18, exchange_label)
TILE: Final = Domain("tile", TILES, tile_label)
SITE: Final = Domain("site", SITES, site_label)
SHIP: Final = Domain("ship", SHIPS + 1, ship_label)
STADIUM: Final = Domain("stadium", STADIUMS + 1, stadium_label)
INFRASTRUCTURE: Final = Domain("infrastructure", INFRASTRUCTURE_CARDS + 1, infrastructure_label)
TECHNOLOGY: Final = Domain("technology", TECHNOLOGIES, technology_label)
OBJECTIVE: Final = Domain("objective", OBJECTIVES, objective_label)
BONUS_CARD: Final = Domain("bonus_card", BONUS_CARDS, bonus_card_label)
SPACE: Final = Domain("space", STEPS * 3, space_label)
COLUMN: Final = Domain("column", 3, column_label)
MARKER: Final = Domain("marker", 2, number_label)
PART: Final = Domain("part", 2, part_label)
BONUS_DOMAIN: Final = Domain("bonus", 2, bonus_label)
SOLO_CARD: Final = Domain("solo_card", 7, solo_card_label)
NUMBER: Final = Domain("number", NUMBERS, number_label)
"""How many of something, in a question."""
YES: Final = Domain("yes", 1, yes_label)
