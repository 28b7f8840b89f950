"""What the small integers of questions and notes stand for, and their texts in records."""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import Domain, number_label
from boardwright.games.civolution.box import Box
from boardwright.games.civolution.names import (
    ACTION_CARDS,
    ATTRIBUTE_CHIPS,
    CAMPS,
    CARDS,
    CHIP_CARDS,
    EVENTS,
    GOAL_CHIPS,
    GROUNDS,
    INCOME_CHIPS,
    MARKER_CARDS,
    MATERIALS,
    MODULES,
    PLANNING,
    RAW,
    SETTLEMENTS,
    SITES,
    SPACES,
    STORAGE,
    TERRITORIES,
    TRIBE_PLACES,
    WILD_STRONG,
)

CONSOLE: Final = ["food", "money", "ideas", "focus"]
PROJECTS: Final = ["farm", "boat", "statue", "settlement"]
PARTS: Final = ["first", "second", "third", "fourth", "fifth", "sixth"]
STACKS: Final = ["down", "up"]


def card_label(box: Box, card: int) -> str:
    return box.card_ids[card]


def marker_card_label(box: Box, card: int) -> str:
    return box.marker_card_ids[card - CARDS]


def chip_card_label(box: Box, card: int) -> str:
    return box.chip_card_ids[card]


def goal_label(box: Box, chip: int) -> str:
    return box.goal_ids[chip]


def income_label(box: Box, chip: int) -> str:
    """An income chip, or the starting chip card that serves as one. [CIV-073]"""
    return box.income_ids[chip] if chip < INCOME_CHIPS else box.chip_card_ids[chip - INCOME_CHIPS]


def attribute_label(box: Box, chip: int) -> str:
    return box.attribute_ids[chip]


def event_label(box: Box, event: int) -> str:
    return box.event_ids[event]


def territory_label(box: Box, territory: int) -> str:
    return box.territory_ids[territory]


def camp_label(box: Box, camp: int) -> str:
    """An encampment by its territory and place there, the fire encampment first: `b_forest.2`."""
    for territory in range(TERRITORIES - 1, -1, -1):
        first = box.camp_first[territory]
        if first <= camp < first + box.camp_count[territory]:
            return f"{box.territory_ids[territory]}.{camp - first + 1}"
    return f"camp.{camp}"


def tribe_label(box: Box, place: int) -> str:
    """A tribe by where it is: `b_forest.2`, `b_forest.wild_weak`, `d_water.aboard_strong`."""
    if place < WILD_STRONG:
        return camp_label(box, place)
    names = ["wild_strong", "wild_weak", "aboard_strong", "aboard_weak"]
    which = (place - WILD_STRONG) // TERRITORIES
    return f"{box.territory_ids[(place - WILD_STRONG) % TERRITORIES]}.{names[which]}"


def site_label(_box: Box, site: int) -> str:
    """A place for a site by its lattice point, `s23`: column 2, row 3. [CIV-720]"""
    return f"s{site % 6}{site // 6}"


def ground_label(box: Box, ground: int) -> str:
    return box.ground_ids[ground]


def land_label(box: Box, terrain: int) -> str:
    return box.terrain_ids[terrain]


def material_label(box: Box, material: int) -> str:
    return box.material_ids[material]


def feature_label(box: Box, feature: int) -> str:
    return box.feature_ids[feature]


def track_label(box: Box, track: int) -> str:
    return box.track_ids[track]


def module_label(box: Box, module: int) -> str:
    return box.module_ids[module]


def action_label(box: Box, action: int) -> str:
    return box.module_ids[action] if action < MODULES else "reset"


def space_label(box: Box, space: int) -> str:
    """A space that markers lie on: `food`, `stamina`, `wood`, `dice_4`, `b_forest`."""
    if space < len(CONSOLE):
        return CONSOLE[space]
    if space < STORAGE:
        return box.feature_ids[space - len(CONSOLE)]
    if space <= PLANNING:
        return box.material_ids[space - STORAGE]
    return f"dice_{space - PLANNING}" if space < RAW else box.territory_ids[space - RAW]


def stack_label(box: Box, stack: int) -> str:
    """A research stack: `invention_down`, `invention_up`."""
    return f"{box.type_ids[stack % 5]}_{STACKS[stack // 5]}"


def column_label(_box: Box, column: int) -> str:
    return str(column + 1)


def project_label(_box: Box, project: int) -> str:
    return PROJECTS[project]


def settlement_label(_box: Box, settlement: int) -> str:
    return f"s{settlement + 1}"


def part_label(_box: Box, part: int) -> str:
    return PARTS[part]


def category_label(box: Box, category: int) -> str:
    return box.category_ids[category]


def player_label(_box: Box, player: int) -> str:
    return str(player + 1)


def die_label(_box: Box, value: int) -> str:
    """An activation die by its value, or one below the console. [CIV-149]"""
    return str(value) if value else "used"


def payment_label(_box: Box, payment: int) -> str:
    """What pays for a die: a die or a planning marker by its space, or a focus marker. [CIV-145..148]"""
    if payment > 12:
        return "focus"
    return f"die_{payment}" if payment < 7 else f"planning_{payment - 6}"


def yes_label(_box: Box, _value: int) -> str:
    return "yes"


def side_label(_box: Box, side: int) -> str:
    return ["left", "right"][side]


CARD: Final = Domain("card", CARDS, card_label, hideable=True)
MARKER_CARD: Final = Domain("marker_card", MARKER_CARDS, marker_card_label, hideable=True, first=CARDS)
CHIP_CARD: Final = Domain("chip_card", CHIP_CARDS, chip_card_label)
GOAL: Final = Domain("goal", GOAL_CHIPS, goal_label)
CHIP: Final = Domain("chip", INCOME_CHIPS + CHIP_CARDS, income_label)
ATTRIBUTE: Final = Domain("attribute", ATTRIBUTE_CHIPS, attribute_label)
EVENT_CARD: Final = Domain("event", EVENTS, event_label)
TERRITORY: Final = Domain("territory", TERRITORIES, territory_label)
CAMP: Final = Domain("camp", CAMPS, camp_label)
TRIBE: Final = Domain("tribe", TRIBE_PLACES, tribe_label)
SITE: Final = Domain("site", SITES, site_label)
GROUND: Final = Domain("ground", GROUNDS, ground_label)
LAND: Final = Domain("land", 7, land_label)
MATERIAL: Final = Domain("material", MATERIALS, material_label)
FEATURE: Final = Domain("feature", 6, feature_label)
TRACK: Final = Domain("track", 5, track_label)
MODULE: Final = Domain("module", MODULES, module_label)
ACTION: Final = Domain("action", MODULES + 1, action_label)
SPACE: Final = Domain("space", SPACES, space_label)
STACK: Final = Domain("stack", 10, stack_label)
COLUMN: Final = Domain("column", 9, column_label)
PROJECT: Final = Domain("project", 4, project_label)
SETTLEMENT_TILE: Final = Domain("settlement", SETTLEMENTS, settlement_label)
VALUE: Final = Domain("value", 6, number_label, first=1)
"""The value of a die, or its dice space: 1 to 6."""
DIE: Final = Domain("die", 7, die_label)
PAYMENT: Final = Domain("payment", 13, payment_label, first=1)
PLAYER: Final = Domain("player", 4, player_label)
NUMBER: Final = Domain("number", 13, number_label)
STAGE: Final = Domain("stage", 10, number_label)
PART: Final = Domain("part", 6, part_label)
CATEGORY: Final = Domain("category", 9, category_label)
ACTION_CARD: Final = Domain("action_card", ACTION_CARDS, number_label)
GOAL_SPACE: Final = Domain("goal_space", 3, column_label)
SIDE: Final = Domain("side", 2, side_label)
YES: Final = Domain("yes", 1, yes_label)
