"""The words of Civolution's component files, each list with the numbers that the engine uses for its words.

A word's number is its place in its list; tests/games/civolution/test_box.py holds constants and lists equal. Modules,
types, spaces for markers and pieces have their numbers in names.py.
"""

from __future__ import annotations

from typing import Final

LANDS: Final = ["forest", "grassland", "hills", "swamp", "mountains", "desert"]  # CIV-035
TERRAINS: Final = [*LANDS, "water"]
FOREST: Final = 0
GRASSLAND: Final = 1
HILLS: Final = 2
SWAMP: Final = 3
MOUNTAINS: Final = 4
DESERT: Final = 5
WATER: Final = 6
FEATURES: Final = ["stamina", "intelligence", "calm", "dexterity", "expression", "perception"]  # CIV-021
ANY_FEATURE: Final = 6
TRACKS: Final = ["technology", "prestige", "knowledge", "construction", "culture"]  # CIV-480
ANY_TRACK: Final = 5
LOWEST_TRACK: Final = 6
CARD_TYPES: Final = ["invention", "mutation", "insight", "building", "achievement"]  # the order of their tracks
TYPES: Final = [*CARD_TYPES, "goal", "attribute"]  # what claims a column [CIV-400]; numbers in names.py
MAIN_MODULES: Final = [  # CIV-200..214
    "migration", "procreation", "production", "transport", "sustenance", "exploration", "building", "planning",
    "research", "achievement", "insight", "mutation", "invention", "trade", "activity",
]  # fmt: skip
MODULES: Final = [*MAIN_MODULES, *FEATURES, "sleep"]  # CIV-215, CIV-216
BUILDINGS: Final = ["farm", "boat", "statue", "settlement"]  # CIV-350..354
FARM: Final = 0
BOAT: Final = 1
STATUE: Final = 2
SETTLEMENT: Final = 3
ANY_BUILDING: Final = 4
SITES: Final = [  # section 13
    "building_ground", "gorge", "glacier", "mystic_oak", "hidden_grotto", "holy_rock", "cave", "mushroom_valley",
    "volcano",
]  # fmt: skip
BUILDING_GROUND: Final = 0
GORGE: Final = 1
GLACIER: Final = 2
MYSTIC_OAK: Final = 3
HIDDEN_GROTTO: Final = 4
HOLY_ROCK: Final = 5
CAVE: Final = 6
MUSHROOM_VALLEY: Final = 7
VOLCANO: Final = 8
CATEGORIES: Final = [*TRACKS, "evolution", "prosperity", "population", "expansion"]  # CIV-102
TECHNOLOGY: Final = 0
PRESTIGE: Final = 1
KNOWLEDGE: Final = 2
CONSTRUCTION: Final = 3
CULTURE: Final = 4
EVOLUTION: Final = 5
PROSPERITY: Final = 6
POPULATION: Final = 7
EXPANSION: Final = 8
TRACK_CATEGORIES: Final = 9  # "tracks": each of the five
ENCAMPMENTS: Final = ["fire", "plain", "3+", "4"]  # CIV-724
FIRE: Final = 0
PLAIN: Final = 1
THREE: Final = 2
FOUR: Final = 3
STATES: Final = ["weak", "strong"]  # CIV-005
WEAK: Final = 0
STRONG: Final = 1

# What an effect does. [vocabulary: verbs]
VERBS: Final = [
    "points", "food", "money", "idea", "focus", "planning", "material", "same_material", "feature", "move_feature",
    "favor", "track", "migrate", "procreate", "place_tribes", "strengthen", "produce", "transport", "lucky_find",
    "hunt", "reveal", "gain_card", "draw", "gain_goal", "install_card", "income_action", "income_chip", "activity",
    "upgrade", "activation_die", "fate_die", "stage_tile", "build", "sale", "purchase", "retrieve_die", "per",
    "choose", "test",
]  # fmt: skip
DO_POINTS: Final = 0
DO_FOOD: Final = 1
DO_MONEY: Final = 2
DO_IDEA: Final = 3
DO_FOCUS: Final = 4
DO_PLANNING: Final = 5
DO_MATERIAL: Final = 6
DO_SAME_MATERIAL: Final = 7
DO_FEATURE: Final = 8
DO_MOVE_FEATURE: Final = 9
DO_FAVOR: Final = 10
DO_TRACK: Final = 11
DO_MIGRATE: Final = 12
DO_PROCREATE: Final = 13
DO_PLACE_TRIBES: Final = 14
DO_STRENGTHEN: Final = 15
DO_PRODUCE: Final = 16
DO_TRANSPORT: Final = 17
DO_LUCKY_FIND: Final = 18
DO_HUNT: Final = 19
DO_REVEAL: Final = 20
DO_GAIN_CARD: Final = 21
DO_DRAW: Final = 22
DO_GAIN_GOAL: Final = 23
DO_INSTALL_CARD: Final = 24
DO_INCOME_ACTION: Final = 25
DO_INCOME_CHIP: Final = 26
DO_ACTIVITY: Final = 27
DO_UPGRADE: Final = 28
DO_ACTIVATION_DIE: Final = 29
DO_FATE_DIE: Final = 30
DO_STAGE_TILE: Final = 31
DO_BUILD: Final = 32
DO_SALE: Final = 33
DO_PURCHASE: Final = 34
DO_RETRIEVE_DIE: Final = 35
DO_PER: Final = 36
DO_CHOOSE: Final = 37
DO_TEST: Final = 38

# Which materials an effect or a cost names: Effect.what of DO_MATERIAL, Cost.what of PAY_MATERIAL.
WAYS: Final = ["material", "row", "land", "own_land", "same_land", "any", "list"]
BY_MATERIAL: Final = 0
BY_ROW: Final = 1
BY_LAND: Final = 2
BY_OWN_LAND: Final = 3
BY_SAME_LAND: Final = 4
BY_ANY: Final = 5
BY_LIST: Final = 6

SCOPES: Final = ["adjacent", "anywhere"]
SCOPE_ADJACENT: Final = 0
SCOPE_ANYWHERE: Final = 1
UPGRADES: Final = ["module", "value", "any"]  # how an upgrade names its module
UPGRADE_MODULE: Final = 0
UPGRADE_VALUE: Final = 1
UPGRADE_ANY: Final = 2

# Effect.flags, a sum.
CROSS_WATER: Final = 1  # migrate
ANYWHERE: Final = 2  # migrate
OWN_GROUND: Final = 4  # migrate
DIFFERENT: Final = 8  # procreate
SAME: Final = 16  # produce
BOATS: Final = 32  # transport
ANY_MATERIAL: Final = 64  # build

COSTS: Final = ["food", "money", "idea", "material", "feature", "weaken"]
PAY_FOOD: Final = 0
PAY_MONEY: Final = 1
PAY_IDEA: Final = 2
PAY_MATERIAL: Final = 3
PAY_FEATURE: Final = 4
PAY_WEAKEN: Final = 5

COUNTERS: Final = [
    "tribe", "strong_tribe", "weak_tribe", "wilderness_tribe", "boat_tribe", "territory", "land_kind",
    "terrain_tribe", "fire", "farm", "boat", "statue", "settlement", "building_ground", "raw_material",
    "stored_material", "stored_kind", "feature", "feature_kind", "food", "money", "idea", "dice", "track",
    "favor_space", "site_adjacent", "upgrade", "income_chip",
]  # fmt: skip
COUNT_TRIBE: Final = 0
COUNT_STRONG_TRIBE: Final = 1
COUNT_WEAK_TRIBE: Final = 2
COUNT_WILDERNESS_TRIBE: Final = 3
COUNT_BOAT_TRIBE: Final = 4
COUNT_TERRITORY: Final = 5
COUNT_LAND_KIND: Final = 6
COUNT_TERRAIN_TRIBE: Final = 7
COUNT_FIRE: Final = 8
COUNT_FARM: Final = 9
COUNT_BOAT: Final = 10
COUNT_STATUE: Final = 11
COUNT_SETTLEMENT: Final = 12
COUNT_BUILDING_GROUND: Final = 13
COUNT_RAW_MATERIAL: Final = 14
COUNT_STORED_MATERIAL: Final = 15
COUNT_STORED_KIND: Final = 16
COUNT_FEATURE: Final = 17
COUNT_FEATURE_KIND: Final = 18
COUNT_FOOD: Final = 19
COUNT_MONEY: Final = 20
COUNT_IDEA: Final = 21
COUNT_DICE: Final = 22
COUNT_TRACK: Final = 23
COUNT_FAVOR_SPACE: Final = 24
COUNT_SITE_ADJACENT: Final = 25
COUNT_UPGRADE: Final = 26
COUNT_INCOME_CHIP: Final = 27
