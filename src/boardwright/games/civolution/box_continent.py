"""Reading the continent's tiles and sites. [CIV-059, CIV-680, CIV-720..732]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from boardwright.core.components import ids_of
from boardwright.games.civolution.box_parts import Stretch, Tile
from boardwright.games.civolution.box_rows import flag, in_order, words
from boardwright.games.civolution.names import CAMPS, TERRITORIES
from boardwright.games.civolution.vocabulary import (
    ENCAMPMENTS,
    FIRE,
    FOREST,
    FOUR,
    GRASSLAND,
    LANDS,
    PLAIN,
    TERRAINS,
    THREE,
    WATER,
)
from boardwright.games.civolution.vocabulary import SITES as SITE_KINDS

if TYPE_CHECKING:
    from boardwright.core.components import Row
    from boardwright.games.civolution.box import Box

TILES: Final = 8
SIDES: Final = [[], ["t", "l", "r", "b"], ["t", "ul", "ur", "ll", "lr", "b"]]  # by cells [CIV-722]
CORNERS: Final = [[], ["tl", "tr", "bl", "br"], ["tl", "tr", "ml", "mr", "bl", "br"]]
SITE_COUNTS: Final = [6, 2, 2, 3, 2, 2, 3, 2, 2]  # section 13
FRAME: Final = 15  # cells [CIV-720]


def read_continent(box: Box, file: Row) -> None:
    """The tiles, each with its territories, and the sites."""
    rows = file.rows("tile", TILES, TILES)
    box.tile_ids = ids_of(rows)
    territories = [row.rows("territory", 1, 3) for row in rows]
    number(box, file, territories)
    box.tiles = [read_tile(box, row, tile) for tile, row in enumerate(rows)]
    if box.tiles and sum(tile.cells for tile in box.tiles) != FRAME:
        file.fault(
            "tile", f"the tiles cover {sum(tile.cells for tile in box.tiles)} cells; the frame has {FRAME} (CIV-720)"
        )
    read_first_play(box, file)
    read_sites(box, file)


def number(box: Box, file: Row, territories: list[list[Row]]) -> None:
    """Give the territories their numbers, by terrain and then in the order of the tiles, and read them."""
    found: list[tuple[int, int, Row]] = []
    for tile, rows in enumerate(territories):
        found += [(row.reference("land", TERRAINS, "terrain"), tile, row) for row in rows]
    found.sort(key=place_of)
    box.terrain = [terrain for terrain, _, _ in found]
    box.tile_of = [tile for _, tile, _ in found]
    box.territory_ids = [f"{box.tile_ids[tile]}_{TERRAINS[terrain]}" for terrain, tile, _ in found]
    wanted = [land for land in range(len(LANDS)) for _ in range(3)] + [WATER] * (TERRITORIES - 18)
    if box.terrain != wanted:
        file.fault("tile", "there must be three territories of each land type and four of Water (CIV-059)")
    box.camp_first, box.camp_count, box.camp_mark, box.camp_territory = [], [], [], []
    box.fire_points, box.beacons, box.start_territories, box.island_water = [], [], [], -1
    for territory, (terrain, _, row) in enumerate(found):
        read_territory(box, row, territory, terrain)
    check_camps(box, file)


def place_of(found: tuple[int, int, Row]) -> tuple[int, int]:
    return found[0], found[1]


def read_territory(box: Box, row: Row, territory: int, terrain: int) -> None:
    box.camp_first.append(len(box.camp_mark))
    row.source()
    if terrain == WATER:
        box.camp_count.append(0)
        box.fire_points.append(0)
        box.beacons.append(0)
        if flag(row, "island", 1):
            box.island_water = territory
        return
    marks = sorted(words(row, "encampments", ENCAMPMENTS, 2, 6))
    box.camp_count.append(len(marks))
    box.camp_mark += marks
    box.camp_territory += [territory] * len(marks)
    if marks.count(FIRE) != 1:
        row.fault("encampments", f"{marks.count(FIRE)} fire encampments; a territory of land has one (CIV-313)")
    box.fire_points.append(row.integer("fire_points", 0, 9))
    row.source("fire_points_source")
    box.beacons.append(row.integer("beacons", 1, 3))
    row.source("beacons_source")
    if flag(row, "start", 1):
        box.start_territories.append(territory)
        if [marks.count(mark) for mark in (PLAIN, THREE, FOUR)] != [2, 1, 1]:
            row.fault(
                "encampments", "a start territory has two plain ones, one 3+ and one 4 besides its fire (CIV-064)"
            )


def check_camps(box: Box, file: Row) -> None:
    """Covered encampments, start territories and the island as the rulebook counts them. [CIV-053, CIV-059, CIV-064]"""
    if [box.terrain[territory] for territory in box.start_territories] != [FOREST, GRASSLAND]:
        file.fault("tile", "exactly one Forest and one Grassland territory have start = true (CIV-064)")
    marks = [box.camp_mark.count(THREE), box.camp_mark.count(FOUR)]
    if marks != [6, 4]:
        file.fault(
            "tile", f"{marks[0]} encampments are marked 3+ and {marks[1]} are marked 4; six and four are (CIV-053)"
        )
    if len(box.camp_mark) > CAMPS:
        file.fault("tile", f"{len(box.camp_mark)} encampments, at most {CAMPS} are possible")
    if box.island_water < 0:
        file.fault("tile", "one territory of Water has island = true (CIV-059)")


def read_tile(box: Box, row: Row, tile: int) -> Tile:
    cells = row.integer("cells", 1, 2)
    own = [territory for territory in range(len(box.terrain)) if box.tile_of[territory] == tile]
    lands = [TERRAINS[box.terrain[territory]] for territory in own]
    row.source()
    pairs = read_pairs(row, own, lands)
    part = row.table("sides")
    sides = [read_side(part, key, own, lands) for key in SIDES[cells]]
    part = row.table("corners")
    corners = [[own[each] for each in words(part, key, lands, 1, 2) if each >= 0] for key in CORNERS[cells]]
    return Tile(cells, own, pairs, sides, corners)


def read_pairs(row: Row, own: list[int], lands: list[str]) -> list[int]:
    """Adjacent territories of one tile, `adjacent = [["hills", "forest"]]`, as one flat list."""
    pairs: list[int] = []
    value = row.data.get("adjacent", []) if row.has("adjacent") else []
    for pair in value if isinstance(value, list) else [value]:
        if not isinstance(pair, list) or len(pair) != 2 or not own:
            row.fault("adjacent", f"{pair!r} is no pair of this tile's territories: {', '.join(lands)}")
            continue
        pairs += [own[max(row.index("adjacent", each, lands, "territory of this tile"), 0)] for each in pair]
    return pairs


def read_side(row: Row, key: str, own: list[int], lands: list[str]) -> list[Stretch]:
    """What lies along a side: territories, and between them where one ends, in hundredths. [CIV-721]"""
    value = row.get(key, f"territories of this tile ({', '.join(lands)}) with a number from 1 to 99 between")
    stretches: list[Stretch] = []
    start = 0
    parts: list[Any] = value if isinstance(value, list) and own else []
    if value is not None and len(parts) % 2 == 0:
        row.fault(key, f"{value!r} does not go from a territory to a territory, with a number between two")
    for place in range(0, len(parts), 2):
        territory = row.index(key, parts[place], lands, "territory of this tile")
        end = parts[place + 1] if place + 1 < len(parts) else 100
        if type(end) is not int or not start < end <= 100:
            row.fault(key, f"{end!r} is no number between {start} and 100")
            end = 100
        stretches.append(Stretch(start, end, own[max(territory, 0)]))
        start = end
    return stretches


def read_first_play(box: Box, file: Row) -> None:
    """Where some tiles lie in the layout for a first game. [CIV-730]"""
    box.first_play = []
    for row in file.rows("first_play", 1, TILES):
        tile = row.reference("tile", box.tile_ids, "tile")
        box.first_play += [tile, row.integer("x", 0, 4), row.integer("y", 0, 2), row.integer("turns", 0, 3)]
        row.source()


def read_sites(box: Box, file: Row) -> None:
    """24 sites of nine kinds; the Building grounds come first. [CIV-060, section 13]"""
    rows = file.rows("site", len(SITE_KINDS), len(SITE_KINDS))
    box.site_names = [{} for _ in SITE_KINDS]
    box.site_points = [0] * len(SITE_KINDS)
    for kind, row in zip(in_order(rows, SITE_KINDS, "kind of site"), rows, strict=True):
        box.site_names[kind] = row.names("name", ["en", "de"])
        box.site_points[kind] = row.integer("points", 0, 9)
        row.integer("count", SITE_COUNTS[kind], SITE_COUNTS[kind])
        row.source("points_source")
        row.source("count_source")
    box.site_kind = [kind for kind, count in enumerate(SITE_COUNTS) for _ in range(count)]
