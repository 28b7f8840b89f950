"""Numbers that stand for things on the table, the same in every edition. [CIV-010..040]"""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1
FREE: Final = -1
BLOCKED: Final = -2
"""Of an encampment or a farm space: covered for the whole game. [CIV-053, CIV-835]"""

VICI: Final = 1
"""The place of V.I.C.I among the players in solo; it is no seat. [CIV-800]"""

# how many there are
CARDS: Final = 160
MARKER_CARDS: Final = 12
IDENTITIES: Final = 172
"""Research cards 0 to 159, starting marker cards 160 to 171: one range of hideable numbers."""
CARDS_PER_TYPE: Final = 32
CHIP_CARDS: Final = 10
GOAL_CHIPS: Final = 65
INCOME_CHIPS: Final = 25
ATTRIBUTE_CHIPS: Final = 12
EVENTS: Final = 20
ACTION_CARDS: Final = 15
TERRITORIES: Final = 22
CAMPS: Final = 64
"""Numbers for encampments; the map has 55."""
SITES: Final = 24
GROUNDS: Final = 7
MATERIALS: Final = 18
GOAL_SPACES: Final = 6
BOATS: Final = 2
FARMS: Final = 3
SETTLEMENTS: Final = 4
TRIBES: Final = 20
MARKERS: Final = 50
ACTIVATION_DICE: Final = 29
FATE_DICE: Final = 9

# modules, in the order of CIV-200..216
MIGRATION: Final = 0
PROCREATION: Final = 1
PRODUCTION: Final = 2
TRANSPORT: Final = 3
SUSTENANCE: Final = 4
EXPLORATION: Final = 5
BUILDING: Final = 6
PLANNING_MODULE: Final = 7
RESEARCH: Final = 8
ACHIEVEMENT: Final = 9
INSIGHT: Final = 10
MUTATION: Final = 11
INVENTION: Final = 12
TRADE: Final = 13
ACTIVITY: Final = 14
STAMINA: Final = 15
SLEEP: Final = 21
MAIN_MODULES: Final = 15
MODULES: Final = 22
RESET: Final = 22
"""What a turn may be instead of a module. [CIV-141]"""

# spaces that markers lie on and may be returned from [CIV-006, CIV-642]
FOOD: Final = 0
MONEY: Final = 1
IDEAS: Final = 2
FOCUS: Final = 3
FEATURES: Final = 4
"""Spaces 4 to 9, by feature."""
STORAGE: Final = 10
"""Spaces 10 to 27, by material: land type * 3 + row."""
PLANNING: Final = 27
"""Planning markers on the dice space of a value: spaces 28 to 33, PLANNING + value."""
RAW: Final = 34
"""Raw materials on land: spaces 34 to 55, RAW + territory."""
SPACES: Final = 56

# types of the stage partition [CIV-400]; a research deck and its track have the same number
INVENTIONS: Final = 0
MUTATIONS: Final = 1
INSIGHTS: Final = 2
BUILDINGS: Final = 3
ACHIEVEMENTS: Final = 4
GOALS: Final = 5
ATTRIBUTES: Final = 6
TYPES: Final = 7

# pieces of the stage partition: research card n is n, the others their number plus
GOAL_PIECE: Final = 200
INCOME_PIECE: Final = 300
"""Income chips 300 to 324, starting chip cards 325 to 334."""
ATTRIBUTE_PIECE: Final = 400

# tribes as questions name them: by where they are and how
WILD_STRONG: Final = 64
"""Of a territory: 64 + territory; below it the encampments."""
WILD_WEAK: Final = 86
ABOARD_STRONG: Final = 108
ABOARD_WEAK: Final = 130
TRIBE_PLACES: Final = 152

# where points come from
FROM_FIRE: Final = 0
FROM_REVEAL: Final = 1
FROM_EXPLORATION: Final = 2
FROM_SALE: Final = 3
FROM_COST_SPACES: Final = 4
FROM_EFFECTS: Final = 5
FROM_CHIPS: Final = 6
"""A point taken instead of an income action. [CIV-346]"""
FROM_THRESHOLDS: Final = 7
FROM_OVERFLOW: Final = 8
FROM_OAKS: Final = 9
FROM_STRONG: Final = 10
FROM_EVENTS: Final = 11
FROM_STATUES: Final = 12
FROM_STAGES: Final = 13
FROM_POINT_BONUS: Final = 14
FROM_ERA: Final = 15
"""By category: 15 to 23."""
FROM_FINAL: Final = 24
"""By category: 24 to 32."""
SOURCES: Final = 33

# the steps of the agenda: numbers that agree with the list in __init__.py
START_HANDS: Final = 0
START_CHIP: Final = 1
BEGIN_ERA: Final = 2
NEW_CARDS: Final = 3
NEW_GOAL: Final = 4
FILL_GOALS: Final = 5
EXTRA_FIND: Final = 6
ROUND: Final = 7
TURN: Final = 8
VICI_TURN: Final = 9
SITE_PHASE: Final = 10
FEEDING_PHASE: Final = 11
FEED: Final = 12
FEEDING_DONE: Final = 13
EVENT_PHASE: Final = 14
WEATHER: Final = 15
EVENT: Final = 16
ERA_SCORING: Final = 17
INCOME_PHASE: Final = 18
INCOME: Final = 19
END_ERA: Final = 20
FINAL_SCORING: Final = 21
VICI_GOAL: Final = 22
MODULE_STEP: Final = 23
