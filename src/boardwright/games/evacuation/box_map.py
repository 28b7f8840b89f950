"""The New World of an edition: its map, and the module tiles that lie on it."""

from __future__ import annotations

from typing import Final

from boardwright.core.components import Row, ids_of
from boardwright.games.evacuation.box_words import mask
from boardwright.games.evacuation.box_worlds import numbers
from boardwright.games.evacuation.vocabulary import BIOMES, FACTORY, POPULATION, RESOURCES, SYMBOLS, TILES

MAP_SITES: Final = 48
"""The most sites that a map may have; the open edition has 37."""
NUMBERED: Final = 6  # EVA-933
MODULE_TILES: Final = 6  # EVA-010
DIRECTIONS: Final = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
"""Steps to the neighbours, as changes of q and r."""


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
