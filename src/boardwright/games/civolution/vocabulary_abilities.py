"""The words of abilities, cost spaces, goals, events and V.I.C.I: numbers as in vocabulary.py."""

from __future__ import annotations

from typing import Final

ABILITIES: Final = ["activity", "trigger", "passive", "point_bonus"]
NO_ABILITY: Final = -1
ABILITY_ACTIVITY: Final = 0
ABILITY_TRIGGER: Final = 1
ABILITY_PASSIVE: Final = 2
ABILITY_POINT_BONUS: Final = 3

TRIGGERS: Final = [
    "activate", "reset", "site_phase", "feeding", "feeding_done", "event_phase", "era_score", "start_civ", "income",
    "settle_fire", "develop", "displace", "tribe_dies", "reveal", "hunt", "lucky_find", "test_passed", "test_failed",
    "install_card", "install_goal", "install_attribute", "build", "threshold", "pale_space", "upgrade", "gain_card",
]  # fmt: skip
ON_ACTIVATE: Final = 0
ON_RESET: Final = 1
ON_SITE_PHASE: Final = 2
ON_FEEDING: Final = 3
ON_FEEDING_DONE: Final = 4
ON_EVENT_PHASE: Final = 5
ON_ERA_SCORE: Final = 6
ON_START_CIV: Final = 7
ON_INCOME: Final = 8
ON_SETTLE_FIRE: Final = 9
ON_DEVELOP: Final = 10
ON_DISPLACE: Final = 11
ON_TRIBE_DIES: Final = 12
ON_REVEAL: Final = 13
ON_HUNT: Final = 14
ON_LUCKY_FIND: Final = 15
ON_TEST_PASSED: Final = 16
ON_TEST_FAILED: Final = 17
ON_INSTALL_CARD: Final = 18
ON_INSTALL_GOAL: Final = 19
ON_INSTALL_ATTRIBUTE: Final = 20
ON_BUILD: Final = 21
ON_THRESHOLD: Final = 22
ON_PALE_SPACE: Final = 23
ON_UPGRADE: Final = 24
ON_GAIN_CARD: Final = 25

MOMENTS: Final = ["before", "after"]  # of a module's actions [ON_ACTIVATE]
BEFORE: Final = 0
AFTER: Final = 1
LIMITS: Final = ["turn", "phase", "era"]
NO_LIMIT: Final = -1
LIMIT_TURN: Final = 0
LIMIT_PHASE: Final = 1
LIMIT_ERA: Final = 2

MODIFIERS: Final = [
    "feed_cost", "hunt_food", "cross_water", "adjacency", "keep_upright", "weak_migrate", "immune", "shift_free",
    "favor_pass", "extra_fate", "die_as", "planning_shift", "reset_limit", "sale_money", "settlement_discount",
    "substitute", "boat_transport_any", "farm_reach", "statue_value", "fire_points", "strong_score", "unit_bonus",
    "overflow_points", "event_count", "extra_find", "goal_pick", "draw_more",
]  # fmt: skip
MODIFY_FEED_COST: Final = 0
MODIFY_HUNT_FOOD: Final = 1
MODIFY_CROSS_WATER: Final = 2
MODIFY_ADJACENCY: Final = 3
MODIFY_KEEP_UPRIGHT: Final = 4
MODIFY_WEAK_MIGRATE: Final = 5
MODIFY_IMMUNE: Final = 6
MODIFY_SHIFT_FREE: Final = 7
MODIFY_FAVOR_PASS: Final = 8
MODIFY_EXTRA_FATE: Final = 9
MODIFY_DIE_AS: Final = 10
MODIFY_PLANNING_SHIFT: Final = 11
MODIFY_RESET_LIMIT: Final = 12
MODIFY_SALE_MONEY: Final = 13
MODIFY_SETTLEMENT_DISCOUNT: Final = 14
MODIFY_SUBSTITUTE: Final = 15
MODIFY_BOAT_TRANSPORT_ANY: Final = 16
MODIFY_FARM_REACH: Final = 17
MODIFY_STATUE_VALUE: Final = 18
MODIFY_FIRE_POINTS: Final = 19
MODIFY_STRONG_SCORE: Final = 20
MODIFY_UNIT_BONUS: Final = 21
MODIFY_OVERFLOW_POINTS: Final = 22
MODIFY_EVENT_COUNT: Final = 23
MODIFY_EXTRA_FIND: Final = 24
MODIFY_GOAL_PICK: Final = 25
MODIFY_DRAW_MORE: Final = 26

PLACES: Final = ["wilderness", "settlement", "any", "boat_or_wilderness"]  # feed_cost, strong_score
AT_WILDERNESS: Final = 0
AT_SETTLEMENT: Final = 1
AT_ANY: Final = 2
AT_BOAT_OR_WILDERNESS: Final = 3
IMMUNITIES: Final = ["glacier", "gorge", "farm_displace"]
IMMUNE_GLACIER: Final = 0
IMMUNE_GORGE: Final = 1
IMMUNE_FARM_DISPLACE: Final = 2
ROLLS: Final = ["favor", "fate", "activation"]  # shift_free
ROLL_FAVOR: Final = 0
ROLL_FATE: Final = 1
ROLL_ACTIVATION: Final = 2

# A cost space of a research card. [CIV-413]
SPACE_EMPTY: Final = 0
SPACE_RETURN_MATERIAL: Final = 1
SPACE_RETURN_FEATURE: Final = 2
SPACE_HAVE_FEATURE: Final = 3

REQUIREMENTS: Final = [  # of goal chips [CIV-450]
    "return_material", "farm_in", "tribes_in_one", "fire_in", "territories_of", "raw_in_one", "boat_full", "boats",
    "boat_laden", "ground_two_statues", "ground_both", "island_building", "settlements", "statues", "farms",
    "wilderness", "site_hub", "sole_master", "neighbours", "land_kinds", "working_farm", "twin_camps",
    "farm_by_ground",
]  # fmt: skip
GOAL_RETURN_MATERIAL: Final = 0
GOAL_FARM_IN: Final = 1
GOAL_TRIBES_IN_ONE: Final = 2
GOAL_FIRE_IN: Final = 3
GOAL_TERRITORIES_OF: Final = 4
GOAL_RAW_IN_ONE: Final = 5
GOAL_BOAT_FULL: Final = 6
GOAL_BOATS: Final = 7
GOAL_BOAT_LADEN: Final = 8
GOAL_GROUND_TWO_STATUES: Final = 9
GOAL_GROUND_BOTH: Final = 10
GOAL_ISLAND_BUILDING: Final = 11
GOAL_SETTLEMENTS: Final = 12
GOAL_STATUES: Final = 13
GOAL_FARMS: Final = 14
GOAL_WILDERNESS: Final = 15
GOAL_SITE_HUB: Final = 16
GOAL_SOLE_MASTER: Final = 17
GOAL_NEIGHBOURS: Final = 18
GOAL_LAND_KINDS: Final = 19
GOAL_WORKING_FARM: Final = 20
GOAL_TWIN_CAMPS: Final = 21
GOAL_FARM_BY_GROUND: Final = 22

EVENT_RULES: Final = ["each", "most", "ranks"]
EVENT_EACH: Final = 0
EVENT_MOST: Final = 1
EVENT_RANKS: Final = 2
TIES: Final = ["none", "share"]
TIES_NONE: Final = 0
TIES_SHARE: Final = 1

WEATHERS: Final = ["hot", "warm", "mild", "rain", "cold"]  # CIV-540, from the hottest
HOT: Final = 0
WARM: Final = 1
MILD: Final = 2
RAIN: Final = 3
COLD: Final = 4
WEATHER_EFFECTS: Final = ["income_or_activity", "income", "activity", "food_or_tribe", "tribe"]  # CIV-542
WEATHER_INCOME_OR_ACTIVITY: Final = 0
WEATHER_INCOME: Final = 1
WEATHER_ACTIVITY: Final = 2
WEATHER_FOOD_OR_TRIBE: Final = 3
WEATHER_TRIBE: Final = 4

THRESHOLDS: Final = ["upgrade", "favor_or_income", "points", "stage_tile_or_points"]  # CIV-482
THRESHOLD_UPGRADE: Final = 0
THRESHOLD_FAVOR_OR_INCOME: Final = 1
THRESHOLD_POINTS: Final = 2
THRESHOLD_STAGE_TILE_OR_POINTS: Final = 3

ACTS: Final = [  # of V.I.C.I [CIV-851..865]
    "track", "remove_card", "points", "favor", "statue", "activation_die", "fate_die", "evolution_marker",
    "prosperity_marker", "migration", "procreation", "provision", "reveal_sites", "hunting_token", "category",
]  # fmt: skip
ACT_TRACK: Final = 0
ACT_REMOVE_CARD: Final = 1
ACT_POINTS: Final = 2
ACT_FAVOR: Final = 3
ACT_STATUE: Final = 4
ACT_ACTIVATION_DIE: Final = 5
ACT_FATE_DIE: Final = 6
ACT_EVOLUTION_MARKER: Final = 7
ACT_PROSPERITY_MARKER: Final = 8
ACT_MIGRATION: Final = 9
ACT_PROCREATION: Final = 10
ACT_PROVISION: Final = 11
ACT_REVEAL_SITES: Final = 12
ACT_HUNTING_TOKEN: Final = 13
ACT_CATEGORY: Final = 14
WHICH: Final = ["this_era", "next_era", "last_era", "final"]  # categories of ACT_CATEGORY [CIV-821]
THIS_ERA: Final = 0
NEXT_ERA: Final = 1
LAST_ERA: Final = 2
FINAL: Final = 3
