"""The cards and tiles of an edition: ships, stadiums, infrastructure, technologies, bonuses, goals, cards."""

from __future__ import annotations

from typing import Final

from boardwright.core.components import Row, ids_of
from boardwright.games.evacuation.box_words import Pairs, conditions, cubes, effects, flag, modifiers
from boardwright.games.evacuation.box_worlds import OldWorld, origins
from boardwright.games.evacuation.vocabulary import (
    ARROWS,
    CUBES,
    OPPONENT_SETTLES,
    PROFILES,
    RESOURCES,
    SOLO_ACTIONS,
    SYMBOLS,
    Condition,
    Effect,
)

SHIPS: Final = 21  # EVA-010
STADIUMS: Final = 21  # EVA-010
STARTING_STADIUMS: Final = 4  # EVA-107
INFRASTRUCTURE_CARDS: Final = 18  # EVA-010
BONUSES: Final = 9  # EVA-112
FLAGGED: Final = 2  # EVA-112
TECHNOLOGY_TILES: Final = 36  # EVA-104
SETS: Final = 4  # EVA-104
GOALS: Final = 16  # EVA-115
OBJECTIVES: Final = 4  # EVA-931
SOLO_CARDS: Final = 7  # EVA-956
ACTION_CARDS: Final = 80  # EVA-010
LANGUAGES: Final = ["en", "de"]


def named(rows: list[Row], key: str = "name") -> list[dict[str, str]]:
    return [row.names(key, LANGUAGES) for row in rows]


def costs_of(rows: list[Row]) -> list[int]:
    """The cost of each, at row * 3 + resource."""
    return [many for row in rows for many in cubes(row, "cost", RESOURCES)]


class Ships:
    """Spaceship tiles. [EVA-460, EVA-502..507]

    bays: colours of each ship; building, resources: capacities; costs: ship * 3 + resource; flights: energy.
    """

    __slots__ = ("bays", "building", "costs", "flights", "ids", "names", "resources", "sources")

    def __init__(self, file: Row, old: OldWorld) -> None:
        rows = file.rows("ship", SHIPS, SHIPS)
        self.ids: list[str] = ids_of(rows)
        self.names: list[dict[str, str]] = named(rows)
        self.bays: list[list[int]] = [bays(row, old.colours) for row in rows]
        self.building: list[int] = [row.integer("building", 0, 9) for row in rows]
        self.resources: list[int] = [row.integer("resources", 0, 20) for row in rows]
        self.costs: list[int] = costs_of(rows)
        self.flights: list[int] = [row.integer("flight", 0, 9) for row in rows]
        self.sources: list[str] = [origins(row, ["bays", "building", "resources", "cost", "flight"]) for row in rows]


def bays(row: Row, colours: list[str]) -> list[int]:
    """A colour for each bay, one may be there twice. [EVA-502]"""
    value = row.get("bays", f"a list of up to 4 of {', '.join(colours)}")
    if not isinstance(value, list) or len(value) > 4:
        if value is not None:
            row.fault("bays", f"{value!r} is not a list of up to 4 colours")
        return []
    return [row.index("bays", each, colours, "colour") for each in value]


class Stadiums:
    """The first four are the starting ones, without cost. costs: stadium * 3 + resource. [EVA-107, EVA-461]"""

    __slots__ = ("costs", "faces", "ids", "names", "sources")

    def __init__(self, file: Row) -> None:
        starting = file.rows("starting", STARTING_STADIUMS, STARTING_STADIUMS)
        deck = file.rows("stadium", STADIUMS - STARTING_STADIUMS, STADIUMS - STARTING_STADIUMS)
        rows = [*starting, *deck]
        self.ids: list[str] = ids_of(rows)
        self.names: list[dict[str, str]] = named(rows)
        self.faces: list[int] = [row.integer("faces", 0, 9) for row in rows]
        self.costs: list[int] = [0] * (3 * len(starting)) + costs_of(deck)
        self.sources: list[str] = [origins(row, ["faces", "cost"]) for row in rows]


class Infrastructure:
    """Infrastructure cards. [EVA-430..434]

    decks: 0 for I, 1 for II; pictures: equal numbers are twins; costs, production: card * 3 + resource.
    """

    __slots__ = ("costs", "decks", "ids", "names", "pictures", "production", "requires", "sources")

    def __init__(self, file: Row) -> None:
        rows = file.rows("card", INFRASTRUCTURE_CARDS, INFRASTRUCTURE_CARDS)
        self.ids: list[str] = ids_of(rows)
        self.names: list[dict[str, str]] = named(rows, "illustration")
        pictures = [name["en"] for name in self.names]
        self.pictures: list[int] = [pictures.index(name) for name in pictures]
        self.decks: list[int] = [max(0, row.reference("deck", ["i", "ii"], "deck")) for row in rows]
        self.requires: list[list[Condition]] = [conditions(row, "requires") for row in rows]
        self.costs: list[int] = costs_of(rows)
        self.production: list[int] = [many for row in rows for many in cubes(row, "production", RESOURCES)]
        self.sources: list[str] = [origins(row, ["requires", "cost", "production"]) for row in rows]
        for row, picture in zip(rows, self.pictures, strict=True):
            twins = self.pictures.count(picture) > 1
            if flag(row, "exclamation") != twins:
                row.fault("exclamation", f"must be {str(twins).lower()}: it warns of a twin (EVA-433)")


class Bonuses:
    """flags: 1 for the cards of year four; low, high: profile * 9 + card -> the two numbers. [EVA-112, EVA-701]"""

    __slots__ = ("flags", "high", "high_effects", "ids", "low", "low_effects", "sources")

    def __init__(self, file: Row) -> None:
        rows = file.rows("card", BONUSES, BONUSES)
        self.ids: list[str] = ids_of(rows)
        self.flags: list[int] = [flag(row, "flag") for row in rows]
        pairs = [row.table("numbers") for row in rows]
        numbers = [part.table(profile) for profile in PROFILES for part in pairs]
        self.low: list[int] = [part.integer("low", 1, 98) for part in numbers]
        self.high: list[int] = [part.integer("high", 2, 99) for part in numbers]
        self.low_effects: list[list[Effect]] = [effects(row, "low_bonus") for row in rows]
        self.high_effects: list[list[Effect]] = [effects(row, "high_bonus") for row in rows]
        self.sources: list[str] = [origins(row, ["low_bonus", "high_bonus", "numbers"]) for row in rows]
        for part, low, high in zip(numbers, self.low, self.high, strict=True):
            if low >= high:
                part.fault("low", f"{low} is not below high = {high}")
        if rows and sum(self.flags) != FLAGGED:
            file.fault("card", f"{sum(self.flags)} cards have the flag; {FLAGGED} must (EVA-112)")


class Technologies:
    """Technology tiles. [EVA-104, EVA-440..444]

    sets, rows: from 0; researches: to complete it; symbols: -1 for none; effects: of a one-time tile; modifiers: of
    a permanent one, pairs of (number, change).
    """

    __slots__ = (
        "effects", "faces", "ids", "modifiers", "names", "one_time", "researches", "rows", "set_names", "sets",
        "sources", "symbols",
    )  # fmt: skip

    def __init__(self, file: Row) -> None:
        sets = file.rows("set", SETS, SETS)
        set_ids = ids_of(sets)
        self.set_names: list[dict[str, str]] = named(sets)
        rows = file.rows("tile", TECHNOLOGY_TILES, TECHNOLOGY_TILES)
        self.ids: list[str] = ids_of(rows)
        self.names: list[dict[str, str]] = named(rows)
        self.sets: list[int] = [max(0, row.reference("set", set_ids, "set")) for row in rows]
        self.rows: list[int] = [row.integer("row", 1, 3) - 1 for row in rows]
        self.researches: list[int] = [
            row.integer("researches", min(n + 1, 2), min(n + 1, 2)) for row, n in zip(rows, self.rows, strict=True)
        ]
        self.faces: list[int] = [row.integer("faces", 0, 9) for row in rows]
        self.symbols: list[int] = [
            row.reference("symbol", SYMBOLS, "symbol") if row.has("symbol") else -1 for row in rows
        ]
        self.one_time: list[int] = [flag(row, "one_time") for row in rows]
        self.effects: list[list[Effect]] = [
            effects(row, "effects") if once else [] for row, once in zip(rows, self.one_time, strict=True)
        ]
        self.modifiers: list[Pairs] = [
            modifiers(row, "modifiers") if not once and row.has("modifiers") else []
            for row, once in zip(rows, self.one_time, strict=True)
        ]
        self.sources: list[str] = [row.source() for row in sets]
        self.sources += [origins(row, ["researches"]) for row in rows]
        for number in range(SETS * 3 if len(rows) == TECHNOLOGY_TILES else 0):
            self.check_row(file, number // 3, number % 3)

    def check_row(self, file: Row, tiles: int, row: int) -> None:
        """Three tiles for each row of each set. [EVA-104]"""
        found = sum(self.sets[n] == tiles and self.rows[n] == row for n in range(TECHNOLOGY_TILES))
        if found != 3:
            file.fault("tile", f"{found} tiles of set {tiles + 1} have row = {row + 1}; 3 must (EVA-104)")


class Goals:
    """All conditions of a card must hold at the end. [EVA-115, EVA-822]"""

    __slots__ = ("conditions", "ids", "names", "points", "sources")

    def __init__(self, file: Row) -> None:
        rows = file.rows("card", GOALS, GOALS)
        self.ids: list[str] = ids_of(rows)
        self.names: list[dict[str, str]] = named(rows)
        self.conditions: list[list[Condition]] = [conditions(row, "conditions") for row in rows]
        self.points: list[int] = [row.integer("points", 0, 50) for row in rows]
        self.sources: list[str] = [origins(row, ["points"]) for row in rows]


class Objectives:
    """Public objectives. [EVA-931, EVA-932]

    costs: card * 3 + resource; production: card * 4 + resource, ANY is a marker of the owner's choice; drawn: how many
    are in a game.
    """

    __slots__ = ("conditions", "costs", "drawn", "ids", "names", "points", "production", "sources")

    def __init__(self, file: Row) -> None:
        rows = file.rows("card", OBJECTIVES, OBJECTIVES)
        self.ids: list[str] = ids_of(rows)
        self.names: list[dict[str, str]] = named(rows)
        self.conditions: list[list[Condition]] = [conditions(row, "objective") for row in rows]
        self.costs: list[int] = costs_of(rows)
        self.production: list[int] = [many for row in rows for many in cubes(row, "production", CUBES)]
        self.points: list[int] = [row.integer("points", 0, 50) for row in rows]
        self.sources: list[str] = [origins(row, ["objective", "cost", "production", "points"]) for row in rows]
        self.drawn: int = file.integer("drawn", 3, 3)
        self.sources.append(file.source("drawn_source"))


class Solo:
    """Solo cards. [EVA-956..961]

    numbers: 1 to 3, X counts as 4; late: 1 for the card from year three; actions: pairs of (action, arrow).
    """

    __slots__ = ("actions", "ids", "late", "numbers", "sources")

    def __init__(self, file: Row) -> None:
        rows = file.rows("card", SOLO_CARDS, SOLO_CARDS)
        self.ids: list[str] = ids_of(rows)
        self.numbers: list[int] = [row.reference("number", ["1", "2", "3", "x"], "number") + 1 for row in rows]
        self.late: list[int] = [flag(row, "late") for row in rows]
        self.actions: list[list[tuple[int, int]]] = [
            [solo_action(part) for part in row.rows("actions", 1, 4)] for row in rows
        ]
        self.sources: list[str] = [origins(row, ["number", "late"]) for row in rows]
        late = [number for number, is_late in zip(self.numbers, self.late, strict=True) if is_late]
        if rows and late != [3]:
            file.fault("card", "one card must be late, and its number 3 (EVA-956)")


def solo_action(row: Row) -> tuple[int, int]:
    action = max(0, row.reference("do", SOLO_ACTIONS, "solo action"))
    return action, row.reference("arrow", ARROWS, "arrow") if action == OPPONENT_SETTLES else -1


class Cards:
    """Action cards. powers: the levels to choose from; parts: none, one or two lists of effects. [EVA-904..907]"""

    __slots__ = ("ids", "names", "parts", "powers", "sources")

    def __init__(self, file: Row) -> None:
        rows = file.rows("card", ACTION_CARDS, ACTION_CARDS)
        self.ids: list[str] = ids_of(rows)
        self.names: list[dict[str, str]] = named(rows)
        self.powers: list[list[int]] = [powers(row) for row in rows]
        self.parts: list[list[list[Effect]]] = [
            [effects(part, "effects") for part in row.rows("parts", 1, 2)] if row.has("parts") else [] for row in rows
        ]
        self.sources: list[str] = [origins(row, ["power", "parts"]) for row in rows]


def powers(row: Row) -> list[int]:
    """Levels, the lowest first. [EVA-907]"""
    allowed = "a list of 1 to 3 rising whole numbers from 0 to 9"
    value = row.get("power", allowed)
    good = isinstance(value, list) and 1 <= len(value) <= 3 and all(type(n) is int and 0 <= n <= 9 for n in value)
    if good and value == sorted(set(value)):
        return list(value)
    if value is not None:
        row.fault("power", f"{value!r} is not {allowed}")
    return [0]
