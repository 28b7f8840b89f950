"""Where things lie on the continent: tiles, outlines of territories, spots of encampments and sites."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from boardwright.drawing.svg import number
from boardwright.games.civolution.draw.icons import DRAWN

if TYPE_CHECKING:
    from boardwright.games.civolution.draw.sight import Sight

PLACES: Final[dict[str, dict[str, Any]]] = DRAWN["territories"]
COLUMNS: Final = 5
ROWS: Final = 3
LATTICE: Final = COLUMNS + 1
"""Sites in a row."""
ISLAND: Final = (0.62, 0.66)
"""Where the island is in its Water territory."""
ROUND: Final = 0.22
Point = tuple[float, float]


class Land:
    """The layout of a table in cells of a size; what is on a tile is turned with it."""

    __slots__ = ("cell", "edge", "sight")

    def __init__(self, sight: Sight, cell: float, edge: float) -> None:
        self.sight = sight
        self.cell = cell
        self.edge = edge

    def tile(self, tile: int) -> tuple[int, int, int]:
        """Column, row and quarter turns of a tile. [CIV-059]"""
        code = self.sight.table.land.layout[tile]
        return (code >> 2) % COLUMNS, (code >> 2) // COLUMNS, code & 3

    def at(self, tile: int, point: Point) -> Point:
        """A point of a tile as it lies upright, in units of the picture."""
        (u, v), h = point, self.sight.box.tiles[tile].cells
        x, y, turns = self.tile(tile)
        across, down = [(u, v), (h - v, u), (1 - u, h - v), (v, 1 - u)][turns]
        return self.edge + (x + across) * self.cell, self.edge + (y + down) * self.cell

    def frame(self, tile: int) -> tuple[float, float, float, float]:
        """The box of a tile as it lies."""
        x, y, turns = self.tile(tile)
        cells = self.sight.box.tiles[tile].cells
        w, h = (cells, 1) if turns % 2 else (1, cells)
        return self.edge + x * self.cell, self.edge + y * self.cell, w * self.cell, h * self.cell

    def spot(self, territory: int, name: str) -> Point:
        """The place of its `material` or of its `goods`."""
        box = self.sight.box
        point: Point = tuple(PLACES[box.territory_ids[territory]][name])
        return self.at(box.tile_of[territory], point)

    def camp(self, camp: int) -> Point:
        box = self.sight.box
        territory = box.camp_territory[camp]
        spots = PLACES[box.territory_ids[territory]]["camps"]
        return self.at(box.tile_of[territory], tuple(spots[camp - box.camp_first[territory]]))

    def site(self, site: int) -> Point:
        """A point of the lattice. [CIV-720]"""
        return self.edge + site % LATTICE * self.cell, self.edge + site // LATTICE * self.cell

    def island(self) -> Point:
        return self.at(self.sight.box.tile_of[self.sight.box.island_water], ISLAND)

    def outline(self, territory: int) -> str:
        """Path data."""
        box = self.sight.box
        points = PLACES[box.territory_ids[territory]]["outline"]
        corners = [(*self.at(box.tile_of[territory], tuple(each)), is_edge(each)) for each in points]
        return soft(corners)


def is_edge(point: list[float]) -> bool:
    """Does it lie on a side of its tile, where another tile goes on?"""
    return any(abs(each - round(each)) < 0.01 for each in point)


def soft(corners: list[tuple[float, float, bool]]) -> str:
    """An outline whose inner corners are rounded, those at the sides of the tile sharp."""
    steps: list[str] = []
    for here, (x, y, sharp) in enumerate(corners):
        if sharp:
            steps.append(f"L{number(x)} {number(y)}")
            continue
        before, after = corners[here - 1], corners[(here + 1) % len(corners)]
        from_ = f"{number(x + (before[0] - x) * ROUND)} {number(y + (before[1] - y) * ROUND)}"
        to = f"{number(x + (after[0] - x) * ROUND)} {number(y + (after[1] - y) * ROUND)}"
        steps.append(f"L{from_}Q{number(x)} {number(y)} {to}")
    return "M" + "".join(steps)[1:] + "Z"
