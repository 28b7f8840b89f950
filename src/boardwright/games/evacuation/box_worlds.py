"""The boards of an edition: Old World, year track, progress track, player board."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from boardwright.core.components import Row, ids_of
from boardwright.games.evacuation.box_words import cubes, effects
from boardwright.games.evacuation.vocabulary import (
    FACTORY,
    LANES,
    OCEAN,
    POPULATION,
    PROFILES,
    RESOURCES,
    SYMBOLS,
    TILES,
    Effect,
)

OWN_TILES: Final = 11  # EVA-101
OCEANS: Final = 2  # EVA-101
ACTIONS: Final = 10  # EVA-401..410
YEARS: Final = 4  # EVA-001
TRANSITIONS: Final = 4  # EVA-616
STEPS: Final = 48
"""The most steps that a track may have; the open edition has 36."""


def origins(row: Row, fields: list[str]) -> str:
    """The source of a row; single fields may have another one: `cost_source = "rulebook"`."""
    for field in fields:
        if row.has(f"{field}_source"):
            row.source(f"{field}_source")
    return row.source()


class OldWorld:
    """The site tiles that every player has, by number; the two oceans are alike. [EVA-101, EVA-202, EVA-505]

    kinds: FACTORY, POPULATION or OCEAN; factories: the type depicted, -1: none; produces: tile * 3 + resource;
    people: circles; edges: a number into colours, -1: ocean; penalties: points lost in Points Mode (INT-06).
    """

    __slots__ = (
        "colour_names", "colours", "edges", "factories", "ids", "kinds", "penalties", "people", "produces", "sources",
    )  # fmt: skip

    def __init__(self, file: Row) -> None:
        colours = file.rows("colour", 1, 6)
        self.colours: list[str] = ids_of(colours)
        self.colour_names: list[dict[str, str]] = [row.names("name", ["en", "de"]) for row in colours]
        self.sources: list[str] = [row.source() for row in colours]
        tiles = file.rows("tile", OWN_TILES, OWN_TILES)
        self.ids: list[str] = ids_of(tiles)
        self.kinds: list[int] = [max(0, row.reference("kind", TILES, "kind of tile")) for row in tiles]
        self.factories: list[int] = []
        self.people: list[int] = []
        self.edges: list[int] = []
        self.produces: list[int] = []
        for row, kind in zip(tiles, self.kinds, strict=True):
            self.factories.append(row.reference("factory", RESOURCES, "type") if kind == FACTORY else -1)
            self.people.append(row.integer("population", 1, 4) if kind == POPULATION else 0)
            self.edges.append(row.reference("edge", self.colours, "colour") if kind != OCEAN else -1)
            self.produces += cubes(row, "produces", RESOURCES)
        self.penalties: list[int] = [row.integer("points_penalty", 0, 9) for row in tiles]
        self.sources += [origins(row, ["produces", "edge"]) for row in tiles]
        if (
            len(tiles) == OWN_TILES
            and self.kinds[-OCEANS:] + self.kinds[:-OCEANS].count(OCEAN) * [0] != [OCEAN] * OCEANS
        ):
            file.fault("tile", f"the last {OCEANS} tiles, and no others, must be oceans (EVA-101)")


class Years:
    """The year track. [EVA-204, EVA-206, EVA-805]

    food: world * 4 + year from 0; stadiums: expected on NW at the start of each year, at_end: at the end.
    """

    __slots__ = ("at_end", "food", "sources", "stadiums")

    def __init__(self, file: Row) -> None:
        rows = file.rows("year", YEARS, YEARS)
        self.food: list[int] = [row.integer("food_old", 0, 20) for row in rows]
        self.food += [row.integer("food_new", 0, 20) for row in rows]
        self.stadiums: list[int] = [row.integer("stadiums_new", 0, 9) for row in rows]
        self.sources: list[str] = [origins(row, ["food_old", "food_new", "stadiums_new"]) for row in rows]
        end = file.table("end_of_game")
        self.at_end: int = end.integer("stadiums_new", 0, 9)
        self.sources.append(end.source())


class Track:
    """The progress track for one profile of action costs. A space is step * 3 + lane, step 0 the start. [EVA-613..618]

    transitions: the step after which each lies; passed: by step, how many a marker there has passed; effects and
    symbols (-1: none): by space.
    """

    __slots__ = ("effects", "length", "passed", "sources", "symbols", "transitions")

    def __init__(self, row: Row) -> None:
        self.length: int = row.integer("length", 8, STEPS)
        after = row.table("after_step")
        self.transitions: list[int] = [after.integer(f"t{n}", 1, STEPS) for n in range(1, TRANSITIONS + 1)]
        ladder = [0, *self.transitions, self.length]
        if not after.lost and any(low >= high for low, high in pairwise(ladder)):
            row.fault("after_step", "must rise from t1 to t4, and t4 lie before the last step")
        self.passed: list[int] = [sum(step > t for t in self.transitions) for step in range(self.length + 1)]
        self.sources: list[str] = [row.source(), row.source("after_step_source")]
        self.effects: list[list[Effect]] = [[] for _ in range(3 * self.length + 3)]
        self.symbols: list[int] = [-1] * (3 * self.length + 3)
        for part in row.rows("step", 0, self.length):
            self.read_step(part)

    def read_step(self, row: Row) -> None:
        """The two side spaces of a step; one that is not there has neither effect nor symbol."""
        step = row.integer("step", 1, self.length)
        for lane, name in enumerate(LANES):
            if lane and row.has(name):
                part = row.table(name)
                if part.has("symbol"):
                    self.symbols[step * 3 + lane] = part.reference("symbol", SYMBOLS, "symbol")
                else:
                    self.effects[step * 3 + lane] = effects(part, "effects")
        self.sources.append(row.source())


class Board:
    """The board actions, by number, and what an action costs. [EVA-302..305, EVA-401..410]

    printed_groups: the groups under the alternative of INT-02; costs: by profile and space of the action track (0 is
    the start), later: each space beyond; surcharge: from which use of a group on, how much energy; cover: the group
    and its uses a year in Advanced Actions (EVA-903).
    """

    __slots__ = (
        "costs", "cover_group", "cover_uses", "effects", "groups", "ids", "later", "powers", "printed_groups",
        "sources", "surcharge_energy", "surcharge_from",
    )  # fmt: skip

    def __init__(self, file: Row) -> None:
        rows = file.rows("action", ACTIONS, ACTIONS)
        self.ids: list[str] = ids_of(rows)
        self.groups: list[int] = [row.integer("group", 1, 4) for row in rows]
        self.printed_groups: list[int] = [
            row.integer("printed_group", 1, 4) if row.has("printed_group") else group
            for row, group in zip(rows, self.groups, strict=True)
        ]
        self.powers: list[int] = [row.integer("power", 0, 9) for row in rows]
        self.effects: list[list[Effect]] = [effects(row, "effects") for row in rows]
        self.sources: list[str] = [row.source() for row in rows]
        self.read_costs(file)

    def read_costs(self, file: Row) -> None:
        surcharge = file.table("surcharge")
        self.surcharge_from: int = surcharge.integer("from_use", 1, 20)
        self.surcharge_energy: int = surcharge.integer("energy", 0, 9)
        cover = file.table("advanced_cover")
        self.cover_group: int = cover.integer("group", 1, 4)
        self.cover_uses: int = cover.integer("uses_per_year", 0, 9)
        self.costs: list[list[int]] = [[0] for _ in PROFILES]
        self.later: list[int] = [0 for _ in PROFILES]
        rows = file.rows("action_cost", len(PROFILES), len(PROFILES))
        for number, row in enumerate(rows):
            row.one_of("profile", [PROFILES[min(number, 1)]])
            self.costs[min(number, 1)] = [0, *numbers(row, "by_action", 1, 20)]
            self.later[min(number, 1)] = row.integer("later", 0, 9)
            origins(row, ["later"])
        self.sources += [surcharge.source(), cover.source()]


def numbers(row: Row, key: str, low: int, high: int) -> list[int]:
    """A list of `low` to `high` whole numbers from 0 to 9."""
    value = row.get(key, f"a list of {low} to {high} whole numbers from 0 to 9")
    if isinstance(value, list) and low <= len(value) <= high and all(type(n) is int and 0 <= n <= 9 for n in value):
        return value
    if value is not None:
        row.fault(key, f"{value!r} is not a list of {low} to {high} whole numbers from 0 to 9")
    return [0] * low
