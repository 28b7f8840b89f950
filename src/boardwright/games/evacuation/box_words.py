"""Reading effects, modifiers, conditions and cubes from component files into the ints of vocabulary.py."""

from __future__ import annotations

from typing import Final

from boardwright.core.components import Row
from boardwright.games.evacuation.vocabulary import (
    AFTER_SETTLE,
    ANY_BAY,
    ANY_PREFAB_PAYMENT,
    AXES,
    BIOME_REACH,
    BIOMES,
    BONUS_TOLERANCE,
    CLONE_TOKENS,
    CONDITIONS,
    CUBES,
    ENERGY_WAIVED,
    EXCHANGE_TIMES,
    FLIGHT_COST,
    FLIGHT_COST_MINIMUM,
    GAIN_BONUS,
    GAIN_BONUSES,
    INCOME,
    INFRASTRUCTURE_COST,
    INFRASTRUCTURE_COST_MINIMUM,
    INFRASTRUCTURE_MOVES,
    LINE,
    MIXED_SHIP,
    MIXED_STADIUM,
    PROGRESS_STEPS,
    REQUIREMENT_MISSING,
    RESOURCES,
    RETURN_COST,
    SETTLE_PRODUCTION,
    SETTLE_STEEL,
    SETTLE_STEEL_MINIMUM,
    SHIP_BUILDING,
    SHIP_RESOURCES,
    SOME_FLIGHTS,
    SOME_FLIGHTS_COST,
    SOME_SETTLE_PRODUCTION,
    SOME_SETTLEMENTS,
    STADIUM_COST,
    STADIUM_COST_MINIMUM,
    VERBS,
    WORLDS,
    Condition,
    Effect,
)

MOST: Final = 20
"""No number of an effect is larger."""
Pairs = list[tuple[int, int]]


class Parameter:
    """What may stand under a key of an effect or condition, and the ints that it becomes.

    `words`: of an enum or list; `default`: where the key is missing, None if it must not be.
    """

    __slots__ = ("default", "kind", "name", "words")

    def __init__(
        self, name: str, kind: str = "int", default: int | None = None, words: list[str] | None = None
    ) -> None:
        self.name = name
        self.kind = kind
        self.default = default
        self.words = words or []

    def read(self, row: Row) -> list[int]:
        if self.default is not None and not row.has(self.name):
            return [self.default]
        if self.kind == "cubes":
            return cubes(row, self.name, CUBES)
        if self.kind == "bool":
            return [flag(row, self.name)]
        if self.kind == "enum":
            return [max(0, row.reference(self.name, self.words, "word"))]
        if self.kind == "list":
            return [mask(row.references(self.name, self.words, "word", 1, len(self.words)))]
        return [row.integer(self.name, 0 if self.default is not None else 1, MOST)]


def several(name: str) -> list[Parameter]:
    return [Parameter(name)]


BUILD: Final = [
    Parameter("times"),
    Parameter("discount", default=0),
    Parameter("free", "bool", 0),
    Parameter("free_refresh", "bool", 0),
    Parameter("mixed_worlds", "bool", 0),
]
EFFECTS: Final[dict[str, list[Parameter]]] = {
    "gain": [Parameter("resources", "cubes"), Parameter("world", "enum", 2, WORLDS)],
    "exchange": several("times"),
    "infrastructure": [
        Parameter("moves"),
        Parameter("discount", default=0),
        Parameter("free", "bool", 0),
        Parameter("only", "enum", 0, ["any", "take", "play"]),
    ],
    "research": several("times"),
    "settle": [
        Parameter("times"),
        Parameter("steel_discount", default=0),
        Parameter("biome_reach", default=0),
        Parameter("symbols_waived", default=0),
    ],
    "build_ship": BUILD,
    "build_stadium": BUILD,
    "prefab": [Parameter("times"), Parameter("free", "bool", 0), Parameter("types", "list", 7, RESOURCES)],
    "clone": [Parameter("times"), Parameter("food_total", default=-1)],
    "people": several("tokens"),
    "evacuate": several("sites"),
    "fly": [Parameter("ships"), Parameter("energy_each", default=0)],
    "carry": [Parameter("stadiums", default=0), Parameter("factories", default=0)],
    "draw": several("cards"),
    "raise_production": [Parameter("markers", "cubes")],
}
NEEDED: Final[dict[str, list[Parameter]]] = {
    "sites": [
        Parameter("count"),
        Parameter("biome", "enum", words=BIOMES),
        Parameter("with", "enum", 0, ["nothing", "population", "factory"]),
    ],
    "biomes": several("count"),
    "stadiums": several("count"),
    "faces": several("count"),
    "technologies": several("count"),
    "columns_complete": several("count"),
    "infrastructure_fulfilled": several("count"),
    "evacuated": [Parameter("count"), Parameter("what", "enum", words=["land", "all"])],
    "production": [Parameter("at_least"), Parameter("resource", "enum", words=RESOURCES)],
    "penalty_chips": [Parameter("at_most", default=0)],
}
"""The conditions but `line`, whose list of biomes stands at the end."""


def flag(row: Row, key: str) -> int:
    """1 for true, 0 for false."""
    value = row.get(key, "true or false")
    if value is not None and not isinstance(value, bool):
        row.fault(key, f"{value!r} is neither true nor false")
    return 1 if value is True else 0


def mask(numbers: list[int]) -> int:
    """A set of numbers as bits; what was no number is left out."""
    bits = 0
    for number in numbers:
        bits |= 1 << number if number >= 0 else 0
    return bits


def cubes(row: Row, key: str, allowed: list[str]) -> list[int]:
    """How many of each: `{ energy = 1, any = 2 }`; what is absent is 0."""
    part = row.table(key)
    found = [part.integer(name, 1, MOST) if part.has(name) else 0 for name in allowed]
    if not part.lost and not any(name in part.data for name in allowed):
        row.fault(key, f"names no cube; some of {', '.join(allowed)}")
    return found


def effect(row: Row) -> Effect:
    """One effect, the word for an icon: its verb, then its parameters. [EVA-013]"""
    verb = row.reference("verb", VERBS, "verb")
    return read_parts(row, verb, EFFECTS[VERBS[verb]] if verb >= 0 else [])


def effects(row: Row, key: str, low: int = 1, high: int = 4) -> list[Effect]:
    """A list of effects, carried out in this order."""
    return [effect(part) for part in row.rows(key, low, high)]


def condition(row: Row) -> Condition:
    """One condition: its kind, the number needed, then the rest."""
    kind = row.reference("kind", CONDITIONS, "kind of condition")
    if kind == LINE:
        return read_line(row)
    return read_parts(row, kind, NEEDED[CONDITIONS[kind]] if kind >= 0 else [])


def conditions(row: Row, key: str) -> list[Condition]:
    """A list of conditions, all needed."""
    return [condition(part) for part in row.rows(key, 1, 4)]


def read_parts(row: Row, number: int, parameters: list[Parameter]) -> tuple[int, ...]:
    ints = [number]
    for parameter in parameters:
        ints += parameter.read(row)
    if number < 0:
        row.known += row.data  # what it says besides cannot be judged
    return tuple(ints)


def read_line(row: Row) -> Condition:
    """Sites of these biomes, a biome may be there twice, on one straight line. [EVA-434, INT-47]"""
    value = row.get("biomes", f"a list of 2 to 4 of {', '.join(BIOMES)}")
    good = isinstance(value, list) and 2 <= len(value) <= 4
    if value is not None and not good:
        row.fault("biomes", f"{value!r} is not a list of 2 to 4 biomes")
    found = [row.index("biomes", each, BIOMES, "biome") for each in value] if good else []
    axis = max(0, row.reference("axis", AXES, "axis"))
    contiguous = flag(row, "contiguous") if row.has("contiguous") else 0
    return (LINE, len(found), axis, contiguous, *found)


# the modifiers whose keys are numbers: (key, modifier number, lowest, highest, must it be there)
NUMBERS: Final[dict[str, list[tuple[str, int, int, int, bool]]]] = {
    "ship_capacity": [("resources", SHIP_RESOURCES, 1, 9, False), ("building", SHIP_BUILDING, 1, 9, False)],
    "settle_steel": [("delta", SETTLE_STEEL, -9, -1, True), ("minimum", SETTLE_STEEL_MINIMUM, 0, 9, False)],
    "clone_tokens": [("delta", CLONE_TOKENS, 1, 9, True)],
    "biome_reach": [("delta", BIOME_REACH, 1, 3, True)],
    "exchange_times": [("delta", EXCHANGE_TIMES, 1, 9, True)],
    "gain_bonus": [("delta", GAIN_BONUS, 1, 9, True), ("per_year", GAIN_BONUSES, 1, 99, True)],
    "action_energy_waived": [("per_year", ENERGY_WAIVED, 1, 99, True)],
    "bonus_tolerance": [("by", BONUS_TOLERANCE, 1, 9, True)],
    "progress_steps": [("extra", PROGRESS_STEPS, 1, 9, True)],
    "infrastructure_moves": [("delta", INFRASTRUCTURE_MOVES, 1, 9, True)],
    "infrastructure_cost": [
        ("delta", INFRASTRUCTURE_COST, -9, -1, True),
        ("minimum", INFRASTRUCTURE_COST_MINIMUM, 0, 9, False),
    ],
    "stadium_cost": [("delta", STADIUM_COST, -9, -1, True), ("minimum", STADIUM_COST_MINIMUM, 0, 9, False)],
    "requirement_missing": [("sites", REQUIREMENT_MISSING, 1, 9, True)],
}
FLAGS: Final = {"bay_colour": ANY_BAY, "prefab_payment": ANY_PREFAB_PAYMENT}
OTHERS: Final = ["flight_cost", "return_cost", "income", "after_settle", "settle_production", "mixed_worlds"]
MODIFIER_WORDS: Final = [*NUMBERS, *FLAGS, *OTHERS]


def modifiers(row: Row, key: str) -> Pairs:
    """What a permanent technology adds to the numbers of its owner. [EVA-443]"""
    pairs: Pairs = []
    for part in row.rows(key, 1, 4):
        name = part.one_of("modifier", MODIFIER_WORDS)
        pairs += [(number, change) for number, change in modifier(part, name) if change]
    return pairs


def modifier(row: Row, name: str) -> Pairs:
    if name in NUMBERS:
        return [
            (number, row.integer(key, low, high))
            for key, number, low, high, needed in NUMBERS[name]
            if needed or row.has(key)
        ]
    if name in FLAGS:
        return [(FLAGS[name], flag(row, "any"))]
    return other(row, name)


def other(row: Row, name: str) -> Pairs:
    """The modifiers that are more than numbers."""
    if name == "flight_cost":
        minimum = row.integer("minimum", 0, 9) if row.has("minimum") else 0
        return [(FLIGHT_COST_MINIMUM, minimum), *yearly(row, -9, -1, FLIGHT_COST, SOME_FLIGHTS_COST, SOME_FLIGHTS)]
    if name == "settle_production":
        row.one_of("marker", ["lowest"])
        return yearly(row, 1, 9, SETTLE_PRODUCTION, SOME_SETTLE_PRODUCTION, SOME_SETTLEMENTS)
    if name == "return_cost":
        return [(RETURN_COST, row.integer("set", 0, 9) - 1)]
    if name == "income":
        world = max(0, row.reference("world", WORLDS[:2], "world"))
        return [(INCOME + world * 4 + n, many) for n, many in enumerate(cubes(row, "resources", CUBES))]
    if name == "after_settle":
        world = max(0, row.reference("world", WORLDS, "world"))
        return [(AFTER_SETTLE + world * 4 + n, many) for n, many in enumerate(cubes(row, "gain", CUBES))]
    what = mask(row.references("what", ["ship", "stadium"], "thing", 1, 2))
    return [(MIXED_SHIP, what & 1), (MIXED_STADIUM, what >> 1)]


def yearly(row: Row, low: int, high: int, always: int, some: int, times: int) -> Pairs:
    """A change that holds always, or `per_year` times a year."""
    delta = row.integer("delta", low, high)
    if not row.has("per_year"):
        return [(always, delta)]
    return [(some, delta), (times, row.integer("per_year", 1, 99))]
