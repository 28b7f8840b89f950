"""The boards of an edition: Old World, New World, year track, progress track, player board, modules."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from boardwright.core.components import Row, ids_of
from boardwright.games.evacuation.box_words import cubes, effects, mask
from boardwright.games.evacuation.vocabulary import (
    BIOMES,
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
MAP_SITES: Final = 48
"""The most sites that a map may have; the open edition has 37."""
STEPS: Final = 48
"""The most steps that a track may have; the open edition has 36."""
SPACES: Final = 147
"""Spaces of the longest track: three on each step and on the start."""
NUMBERED: Final = 6  # EVA-933
MODULE_TILES: Final = 6  # EVA-010
DIRECTIONS: Final = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
"""Steps to the neighbours, as changes of q and r."""
AXIS_STEPS: Final = [(0, 1), (1, 0), (1, -1)]
"""A step along axis q (same q), r and s. [EVA-434]"""


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


def names_of(row: Row, key: str, ids: list[str], low: int, high: int) -> list[int]:
    """A list of sites, each once."""
    return [site for site in row.references(key, ids, "site", low, high) if site >= 0]


class NewWorld:
    """The map: hexes with axial coordinates q and r. [EVA-450..454, EVA-960]

    symbols: a mask of SYMBOLS, symbol_count: how many; numbers: 1 to 6 for a line's site, else 0; spots: pairs of
    (FACTORY or POPULATION, resource, rise); factory_spots, people_spots: how many; rises: site * 3 + resource, of all
    population spots together; neighbours: by site; lines: by axis, each line's sites in order; line_of: site * 3 +
    axis -> the line's number on it; edge: the sites along the edge, counterclockwise; arrows: place on the edge * 10 +
    arrow * 5 + n - 1 -> site (-1 beyond the map), n from 1 to 5; edge_start: where the solo tile begins.
    """

    __slots__ = (
        "arrows", "biomes", "edge", "edge_start", "factory_spots", "ids", "line_of", "lines", "neighbours", "numbers",
        "people_spots", "q", "r", "rises", "sources", "spots", "symbol_count", "symbols",
    )  # fmt: skip

    def __init__(self, file: Row) -> None:
        rows = file.rows("site", 20, MAP_SITES)
        self.ids: list[str] = ids_of(rows)
        self.q: list[int] = [row.integer("q", -9, 9) for row in rows]
        self.r: list[int] = [row.integer("r", -9, 9) for row in rows]
        self.biomes: list[int] = [max(0, row.reference("biome", BIOMES[:4], "biome")) for row in rows]
        found = [row.references("symbols", SYMBOLS, "symbol", 0, 2) if row.has("symbols") else [] for row in rows]
        self.symbols: list[int] = [mask(each) for each in found]
        self.symbol_count: list[int] = [len(each) for each in found]
        self.numbers: list[int] = [
            row.integer("line_number", 1, NUMBERED) if row.has("line_number") else 0 for row in rows
        ]
        self.read_spots(rows)
        self.sources: list[str] = [row.source() for row in rows]
        self.neighbours: list[list[int]] = []
        self.lines: list[list[list[int]]] = []
        self.line_of: list[int] = []
        self.read_edge(file)
        self.check(file)
        self.measure()

    def read_spots(self, rows: list[Row]) -> None:
        """What fills a site. [EVA-451, EVA-452]"""
        self.spots: list[list[tuple[int, int, int]]] = [
            [read_spot(part) for part in row.rows("spots", 1, 4)] for row in rows
        ]
        self.factory_spots: list[int] = [sum(spot[0] == FACTORY for spot in spots) for spots in self.spots]
        self.people_spots: list[int] = [sum(spot[0] == POPULATION for spot in spots) for spots in self.spots]
        self.rises: list[int] = [
            sum(spot[2] for spot in spots if spot[0] == POPULATION and spot[1] == resource)
            for spots in self.spots
            for resource in range(3)
        ]

    def read_edge(self, file: Row) -> None:
        """The walk of the solo tile and the arrows inward. [EVA-960, INT-73]"""
        rows = file.rows("edge", 6, MAP_SITES)
        self.edge: list[int] = [row.reference("site", self.ids, "site") for row in rows]
        self.arrows: list[int] = []
        for row in rows:
            for key in ("arrow_a", "arrow_b"):
                arrow = names_of(row, key, self.ids, 4, 4)
                self.arrows += [*arrow, self.beyond(arrow)] if len(arrow) == 4 else [-1] * 5
        self.sources += [row.source() for row in rows]
        start = file.reference("solo_start", self.ids, "site")
        file.source("solo_start_source")
        self.edge_start: int = self.edge.index(start) if start in self.edge else 0
        if start >= 0 and start not in self.edge:
            file.fault("solo_start", f"{self.ids[start]} is no site of the edge")

    def beyond(self, arrow: list[int]) -> int:
        """The next site in the direction of an arrow's end, -1: none. [INT-73]"""
        last, before = arrow[-1], arrow[-2]
        place = (2 * self.q[last] - self.q[before], 2 * self.r[last] - self.r[before])
        places = list(zip(self.q, self.r, strict=True))
        return places.index(place) if place in places else -1

    def check(self, file: Row) -> None:
        """No two sites on one place; each numbered site once. [EVA-933]"""
        places = list(zip(self.q, self.r, strict=True))
        for site, place in enumerate(places):
            if place in places[:site]:
                file.fault(
                    f"site {site + 1}", f"q = {place[0]}, r = {place[1]} is taken by {self.ids[places.index(place)]}"
                )
        if sorted(number for number in self.numbers if number) != list(range(1, NUMBERED + 1)):
            file.fault("site", f"line_number must be given once for each of 1 to {NUMBERED}")

    def measure(self) -> None:
        """Neighbours and lines, worked out once."""
        at = {(q, r): site for site, (q, r) in enumerate(zip(self.q, self.r, strict=True))}
        for q, r in zip(self.q, self.r, strict=True):
            self.neighbours.append([at[q + x, r + y] for x, y in DIRECTIONS if (q + x, r + y) in at])
        self.line_of = [0] * (3 * len(self.ids))
        for axis, keys in enumerate([self.q, self.r, [q + r for q, r in zip(self.q, self.r, strict=True)]]):
            self.lines.append([])
            for number, key in enumerate(sorted(set(keys))):
                along = [site for site in range(len(keys)) if keys[site] == key]
                along.sort(key=lambda site: self.r[site] if axis != 1 else self.q[site])
                self.lines[axis].append(along)
                for site in along:
                    self.line_of[site * 3 + axis] = number


def read_spot(row: Row) -> tuple[int, int, int]:
    """(FACTORY, -1, 1) or (POPULATION, resource, rise)."""
    if row.reference("kind", TILES[:2], "kind of spot") == POPULATION:
        return POPULATION, max(0, row.reference("resource", RESOURCES, "resource")), row.integer("rise", 1, 4)
    return FACTORY, -1, 1


class Modules:
    """Line majorities: tiles by number from 0. [EVA-933, EVA-934, INT-69]

    sites: where each lies; card_sides: 0 for A, 1 for B; lines: tile * 2 + side -> the sites of its line; points: for
    the places with three players or more, points_two: with two.
    """

    __slots__ = ("card_sides", "ids", "lines", "points", "points_two", "sites", "sources")

    def __init__(self, file: Row, world: NewWorld) -> None:
        rows = file.rows("tile", MODULE_TILES, MODULE_TILES)
        self.ids: list[str] = ids_of(rows)
        self.sites: list[int] = [row.reference("site", world.ids, "site") for row in rows]
        self.card_sides: list[int] = [max(0, row.reference("card_side", ["a", "b"], "side")) for row in rows]
        self.lines: list[list[int]] = []
        for number, row in enumerate(rows, 1):
            self.lines += [names_of(row, key, world.ids, 2, MAP_SITES) for key in ("side_1", "side_2")]
            site = self.sites[number - 1]
            if site >= 0 and world.numbers[site] != number:
                row.fault("site", f"{world.ids[site]} is not the site with line_number {number}")
        self.sources: list[str] = [row.source() for row in rows]
        majority = file.table("line_majorities")
        self.points: list[int] = numbers(majority, "points_3plus", 3, 3)
        self.points_two: list[int] = numbers(majority, "points_2", 2, 2)
        self.sources.append(majority.source())
