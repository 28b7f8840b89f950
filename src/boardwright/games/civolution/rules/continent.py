"""The continent: eight tiles in a frame of five by three cells, and what touches what. [CIV-059, CIV-720..730]"""

from __future__ import annotations

from typing import Final

from boardwright.core.chance import Chance
from boardwright.games.civolution.box import Box
from boardwright.games.civolution.box_parts import Stretch, Tile
from boardwright.games.civolution.names import NOBODY, SITES, TERRITORIES
from boardwright.games.civolution.state import Continent

WIDTH: Final = 5
HEIGHT: Final = 3
CELLS: Final = 15
SIDE: Final = 100
"""The length of a side, in the unit of Stretch. [CIV-721]"""

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
DX: Final = [0, 1, 0, -1]
DY: Final = [-1, 0, 1, 0]

# the sides and corners of a tile by the direction of each cell, upright; NOBODY: the other cell lies there
ONE_CELL_SIDES: Final = [[0, 2, 3, 1]]
ONE_CELL_CORNERS: Final = [[0, 1, 3, 2]]
TWO_CELL_SIDES: Final = [[0, 2, NOBODY, 1], [NOBODY, 4, 5, 3]]
TWO_CELL_CORNERS: Final = [[0, 1, 3, 2], [2, 3, 5, 4]]


class Cell:
    """A cell of the frame: its tile, and by direction what lies along its sides and at its corners."""

    __slots__ = ("corners", "sides", "tile")

    def __init__(self, tile: int, sides: list[list[Stretch]], corners: list[list[int]]) -> None:
        self.tile = tile
        self.sides = sides  # north, east, south, west
        self.corners = corners  # north-west, north-east, south-east, south-west


def cells_of(cells: int, place: int) -> list[int]:
    """What a tile of so many cells covers at a place, its upper cell first; empty where it does not fit. [CIV-723]"""
    turns = place & 3
    x, y = (place >> 2) % WIDTH, (place >> 2) // WIDTH
    if cells == 1:
        return [y * WIDTH + x]
    across = turns & 1
    x2, y2 = x + across, y + 1 - across
    if x2 >= WIDTH or y2 >= HEIGHT:
        return []
    first, second = y * WIDTH + x, y2 * WIDTH + x2
    return [first, second] if turns in {0, 3} else [second, first]


def mask_of(cells: list[int]) -> int:
    mask = 0
    for cell in cells:
        mask |= 1 << cell
    return mask


COVERED: Final[list[list[list[int]]]] = [[cells_of(cells, place) for place in range(CELLS * 4)] for cells in range(3)]
"""By the size of a tile and its place: the cells that it covers."""
MASKS: Final[list[list[int]]] = [[mask_of(cells) for cells in places] for places in COVERED]
FITTING: Final[list[list[int]]] = [
    [place for place, cells in enumerate(places) if cells and (len(cells) > 1 or cells[0] % 2 == 0)]
    for places in COVERED
]
"""Where a tile may lie; the tile of one cell on every other one: else no seven tiles of two could fill the rest."""


def draw_layout(box: Box, chance: Chance, first: bool) -> list[int]:
    """Random places and turns that fill the frame; A, B and C fixed for a first play. [CIV-059, CIV-730]"""
    given = [NOBODY] * len(box.tiles)
    for i in range(0, len(box.first_play) if first else 0, 4):
        tile, x, y, turns = box.first_play[i : i + 4]
        given[tile] = (y * WIDTH + x) * 4 + turns
    while True:
        layout = try_layout(box, chance, given)
        if layout:
            return layout


def try_layout(box: Box, chance: Chance, given: list[int]) -> list[int]:
    """Tile after tile at a random place that is free; empty if one finds none."""
    taken = 0
    layout: list[int] = []
    for number, tile in enumerate(box.tiles):
        masks = MASKS[tile.cells]
        place = given[number]
        if place == NOBODY:
            places = [p for p in FITTING[tile.cells] if not masks[p] & taken]
            if not places:
                return []
            place = places[chance.below(len(places))]
        taken |= masks[place]
        layout.append(place)
    return layout


def make_continent(box: Box, layout: list[int]) -> Continent:
    """Work out what touches what. [CIV-318, CIV-680]"""
    cells = lay_tiles(box, layout)
    near = [0] * TERRITORIES
    for tile in box.tiles:
        for i in range(0, len(tile.pairs), 2):
            join(near, tile.pairs[i], tile.pairs[i + 1])
    for at in range(CELLS):
        if at % WIDTH < WIDTH - 1:
            join_sides(near, cells[at], EAST, cells[at + 1])
        if at + WIDTH < CELLS:
            join_sides(near, cells[at], SOUTH, cells[at + WIDTH])
    around_mask = touch_sites(cells)
    around = [bits(mask) for mask in around_mask]
    sites_of: list[list[int]] = [[] for _ in range(TERRITORIES)]
    for site, territories in enumerate(around):
        for territory in territories:
            sites_of[territory].append(site)
    return Continent(layout, [bits(mask) for mask in near], near, sites_of, around, around_mask)


def bits(mask: int) -> list[int]:
    """The territories of a bit mask, in ascending order."""
    found: list[int] = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


def lay_tiles(box: Box, layout: list[int]) -> list[Cell]:
    found: list[Cell | None] = [None] * CELLS
    for number, place in enumerate(layout):
        tile = box.tiles[number]
        sides = ONE_CELL_SIDES if tile.cells == 1 else TWO_CELL_SIDES
        corners = ONE_CELL_CORNERS if tile.cells == 1 else TWO_CELL_CORNERS
        for part, cell in enumerate(COVERED[tile.cells][place]):
            found[cell] = turned_cell(number, tile, sides[part], corners[part], place & 3)
    return [cell for cell in found if cell is not None]


def turned_cell(number: int, tile: Tile, sides: list[int], corners: list[int], turns: int) -> Cell:
    """A cell of a tile as it lies after so many quarter turns clockwise."""
    turned_sides: list[list[Stretch]] = [[], [], [], []]
    turned_corners: list[list[int]] = [[], [], [], []]
    for direction in range(4):
        if sides[direction] != NOBODY:
            turned_sides[(direction + turns) & 3] = turn_side(tile.sides[sides[direction]], direction, turns)
        turned_corners[(direction + turns) & 3] = tile.corners[corners[direction]]
    return Cell(number, turned_sides, turned_corners)


def turn_side(side: list[Stretch], direction: int, turns: int) -> list[Stretch]:
    """Stretches run left to right and top to bottom: a turn from east or west reverses them. [CIV-722]"""
    for turn in range(turns):
        if (direction + turn) & 1:
            side = [Stretch(SIDE - each.end, SIDE - each.start, each.territory) for each in reversed(side)]
    return side


def join(near: list[int], one: int, other: int) -> None:
    near[one] |= 1 << other
    near[other] |= 1 << one


def join_sides(near: list[int], here: Cell, direction: int, there: Cell) -> None:
    """Territories of different tiles are adjacent where their stretches overlap. [CIV-721]"""
    if here.tile == there.tile:
        return
    for mine in here.sides[direction]:
        for theirs in there.sides[(direction + 2) & 3]:
            if min(mine.end, theirs.end) > max(mine.start, theirs.start):
                join(near, mine.territory, theirs.territory)


def touch_sites(cells: list[Cell]) -> list[int]:
    """Of each lattice point the territories whose corner it is, as bits. [CIV-680, CIV-720]"""
    around = [0] * SITES
    for at, cell in enumerate(cells):
        x, y = at % WIDTH, at // WIDTH
        for corner, (right, down) in enumerate([(0, 0), (1, 0), (1, 1), (0, 1)]):
            for territory in cell.corners[corner]:
                around[(y + down) * (WIDTH + 1) + x + right] |= 1 << territory
    return around
