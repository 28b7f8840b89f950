"""The words of the components as numbers: resources, worlds, biomes, verbs, modifiers, conditions.

An effect is a tuple of ints: its verb, then the parameters at the places named below; so is a condition.
"""

from __future__ import annotations

from typing import Final

Effect = tuple[int, ...]
Condition = tuple[int, ...]

ENERGY: Final = 0
STEEL: Final = 1
FOOD: Final = 2
ANY: Final = 3
"""A resource of the owner's choice; only in data."""
RESOURCES: Final = ["energy", "steel", "food"]
CUBES: Final = ["energy", "steel", "food", "any"]

OLD: Final = 0
NEW: Final = 1
EITHER: Final = 2
"""The world of the owner's choice; only in data."""
WORLDS: Final = ["old", "new", "either"]

TUNDRA: Final = 0
DESERT: Final = 1
FOREST: Final = 2
SEA: Final = 3
ANY_BIOME: Final = 4
BIOMES: Final = ["tundra", "desert", "forest", "sea", "any"]

SYMBOLS: Final = ["circle", "triangle", "square"]
"""Settlement symbols; a set of them is a mask of bits. [EVA-454]"""

FACTORY: Final = 0
POPULATION: Final = 1
OCEAN: Final = 2
TILES: Final = ["factory", "population", "ocean"]
"""What an Old World site holds; a New World spot is one of the first two. [EVA-101, EVA-451, EVA-452]"""

PASSING: Final = 0
SIDE_A: Final = 1
SIDE_B: Final = 2
LANES: Final = ["passing", "side_a", "side_b"]
"""The spaces of a step; side_b is the lane 3+. A space of the track is step * 3 + lane, step 0 the start. [EVA-613]"""

RULEBOOK: Final = 0
PRINTED: Final = 1
PROFILES: Final = ["rulebook", "printed"]
"""Tables of action costs, each with a track and bonus numbers of its own. [INT-01]"""

# verbs, and the places of their parameters after the verb
GAIN: Final = 0
GAIN_CUBES: Final = 1  # four ints: energy, steel, food, any
GAIN_WORLD: Final = 5  # OLD, NEW or EITHER

EXCHANGE: Final = 1
INFRASTRUCTURE: Final = 2
RESEARCH: Final = 3
SETTLE: Final = 4
BUILD_SHIP: Final = 5
BUILD_STADIUM: Final = 6
PREFAB: Final = 7
CLONE: Final = 8
PEOPLE: Final = 9
EVACUATE: Final = 10
FLY: Final = 11
CARRY: Final = 12
DRAW: Final = 13
RAISE_PRODUCTION: Final = 14

TIMES: Final = 1
"""How often, or how many: of exchange, infrastructure (moves), research, settle, build_ship, build_stadium, prefab,
clone, people (tokens), evacuate (sites), fly (ships) and draw (cards)."""

INFRASTRUCTURE_DISCOUNT: Final = 2
INFRASTRUCTURE_FREE: Final = 3  # 0 or 1
INFRASTRUCTURE_ONLY: Final = 4
ONLY_ANY: Final = 0
ONLY_TAKE: Final = 1
ONLY_PLAY: Final = 2

SETTLE_DISCOUNT: Final = 2  # steel off the whole settlement
SETTLE_REACH: Final = 3  # transitions beyond
SETTLE_WAIVED: Final = 4  # symbols not needed

BUILD_DISCOUNT: Final = 2  # of build_ship and build_stadium
BUILD_FREE: Final = 3  # 0 or 1
BUILD_FREE_REFRESH: Final = 4  # 0 or 1
BUILD_MIXED: Final = 5  # 0 or 1: the cost may come from both worlds

PREFAB_FREE: Final = 2  # 0 or 1
PREFAB_TYPES: Final = 3  # a mask of bits, 1 << resource

CLONE_FOOD: Final = 2  # for all clones of the effect together, -1: as usual

FLY_ENERGY: Final = 2  # of each flight, instead of what is printed on the ship

CARRY_STADIUMS: Final = 1
CARRY_FACTORIES: Final = 2

RAISE_MARKERS: Final = 1  # four ints: energy, steel, food, any

VERBS: Final = [
    "gain", "exchange", "infrastructure", "research", "settle", "build_ship", "build_stadium", "prefab",
    "clone", "people", "evacuate", "fly", "carry", "draw", "raise_production",
]  # fmt: skip

# conditions: the number needed stands first, so that have and need can be told of all alike
NEED: Final = 1
"""The count that a condition asks for; of `production` at least, of `penalty_chips` at most."""

SITES: Final = 0
SITES_BIOME: Final = 2
SITES_WITH: Final = 3
WITH_NOTHING: Final = 0
WITH_POPULATION: Final = 1
WITH_FACTORY: Final = 2

DIFFERENT_BIOMES: Final = 1

LINE: Final = 2  # NEED: the number of its sites
LINE_AXIS: Final = 2
LINE_CONTIGUOUS: Final = 3  # 0 or 1
LINE_BIOMES: Final = 4  # from here to the end: a biome each
AXIS_Q: Final = 0
AXIS_R: Final = 1
AXIS_S: Final = 2
DIAGONAL: Final = 3  # axis q or axis s
ANY_AXIS: Final = 4
AXES: Final = ["q", "r", "s", "diagonal", "any"]

STADIUMS: Final = 3  # on the NW side
FACES: Final = 4  # on the stadiums of the NW side
TECHNOLOGIES: Final = 5
COLUMNS_COMPLETE: Final = 6
INFRASTRUCTURE_FULFILLED: Final = 7

EVACUATED: Final = 8
EVACUATED_ALL: Final = 2  # 0: land sites only, 1: the oceans too

PRODUCTION: Final = 9
PRODUCTION_RESOURCE: Final = 2

PENALTY_CHIPS: Final = 10

CONDITIONS: Final = [
    "sites", "biomes", "line", "stadiums", "faces", "technologies", "columns_complete", "infrastructure_fulfilled",
    "evacuated", "production", "penalty_chips",
]  # fmt: skip

# modifiers: a player's standing changes, one int each; a permanent technology adds pairs of (number, change)
FLIGHT_COST: Final = 0  # of every flight to the New World
FLIGHT_COST_MINIMUM: Final = 1
SOME_FLIGHTS_COST: Final = 2  # of a few flights a year, the owner chooses which
SOME_FLIGHTS: Final = 3  # how many a year
RETURN_COST: Final = 4  # begins at 1
SHIP_RESOURCES: Final = 5
SHIP_BUILDING: Final = 6
ANY_BAY: Final = 7
INCOME: Final = 8  # 8 numbers: + world * 4 + resource (ANY: the owner chooses)
SETTLE_STEEL: Final = 16
SETTLE_STEEL_MINIMUM: Final = 17
CLONE_TOKENS: Final = 18
AFTER_SETTLE: Final = 19  # 12 numbers: + world (EITHER too) * 4 + resource
BIOME_REACH: Final = 31
SETTLE_PRODUCTION: Final = 32  # after every settlement
SOME_SETTLE_PRODUCTION: Final = 33  # after the first few of a year
SOME_SETTLEMENTS: Final = 34  # how many a year
EXCHANGE_TIMES: Final = 35
ANY_PREFAB_PAYMENT: Final = 36
GAIN_BONUS: Final = 37
GAIN_BONUSES: Final = 38  # how many a year
ENERGY_WAIVED: Final = 39  # energy of action costs a year
BONUS_TOLERANCE: Final = 40
PROGRESS_STEPS: Final = 41
INFRASTRUCTURE_MOVES: Final = 42
INFRASTRUCTURE_COST: Final = 43
INFRASTRUCTURE_COST_MINIMUM: Final = 44
STADIUM_COST: Final = 45
STADIUM_COST_MINIMUM: Final = 46
MIXED_SHIP: Final = 47
MIXED_STADIUM: Final = 48
REQUIREMENT_MISSING: Final = 49
MODIFIERS: Final = 50

NO_MODIFIERS: Final = [1 if number == RETURN_COST else 0 for number in range(MODIFIERS)]
"""What a player begins with; every pair of a completed tile is added to it."""

# what is counted of a year, the places of a player's `used`
USED_FLIGHTS: Final = 0
USED_SETTLEMENTS: Final = 1
USED_GAINS: Final = 2
USED_ENERGY: Final = 3
USES: Final = 4

# actions of a solo card, pairs of (number, arrow); arrow 0 is A, 1 is B, -1 none
REMOVE_SHIP: Final = 0
REMOVE_INFRASTRUCTURE: Final = 1
TAKE_STADIUM: Final = 2
OPPONENT_SETTLES: Final = 3
SOLO_ACTIONS: Final = ["remove_ship", "remove_infrastructure", "take_stadium", "settle"]
ARROWS: Final = ["a", "b"]
