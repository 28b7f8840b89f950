"""Reading V.I.C.I's action cards, wheels and grids. [CIV-801, CIV-820..831, CIV-851..866]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boardwright.core.components import ids_of
from boardwright.games.civolution.box_parts import Act
from boardwright.games.civolution.box_rows import integers, maybe, places, words
from boardwright.games.civolution.names import ACTION_CARDS
from boardwright.games.civolution.vocabulary import CARD_TYPES, LANDS, TRACKS
from boardwright.games.civolution.vocabulary_abilities import (
    ACT_CATEGORY,
    ACT_EVOLUTION_MARKER,
    ACT_POINTS,
    ACT_PROSPERITY_MARKER,
    ACT_REMOVE_CARD,
    ACT_TRACK,
    ACTS,
    NEXT_ERA,
    WHICH,
)

if TYPE_CHECKING:
    from boardwright.core.components import Row
    from boardwright.games.civolution.box import Box

COUNTED: Final = [ACT_TRACK, ACT_POINTS, ACT_EVOLUTION_MARKER, ACT_PROSPERITY_MARKER, ACT_CATEGORY]
RESET_ICONS: Final = 4  # visible ones of each colour cause a Reset [CIV-808]


def read_vici(box: Box, file: Row) -> None:
    rows = file.rows("card", ACTION_CARDS, ACTION_CARDS)
    box.vici_ids = ids_of(rows)
    box.vici_blue, box.vici_red, box.vici_rolls, box.vici_acts = [], [], [], []
    for row in rows:
        icons = row.table("icons")
        box.vici_blue.append(icons.integer("blue", 0, 4))
        box.vici_red.append(icons.integer("red", 0, 4))
        box.vici_rolls.append(False)
        read_half(box, row, "blue")
        read_half(box, row, "red")
        row.source()
    if rows and min(sum(box.vici_blue), sum(box.vici_red)) < RESET_ICONS:
        file.fault("card", "all cards together have too few reset icons for a Reset (CIV-808)")
    read_wheels(box, file.table("wheels"))
    read_grids(box, file.table("grids"))


def read_half(box: Box, row: Row, key: str) -> None:
    """The acts for each value of the die; the same ones for all where the half shows no dice. [CIV-820]"""
    acts: list[list[Act]] = [[] for _ in range(6)]
    covered: list[int] = []
    for part in row.rows(key, 1, 6):
        dice = read_dice(part)
        box.vici_rolls[-1] = box.vici_rolls[-1] or part.has("dice")
        done = [read_act(each) for each in part.rows("acts", 1, 4)]
        for die in dice:
            acts[die - 1] = done
        covered += dice
    if sorted(covered) != [1, 2, 3, 4, 5, 6]:
        row.fault(key, f"its rows are for the dice {sorted(covered)}; each value from 1 to 6 must be there once")
    box.vici_acts += acts


def read_dice(row: Row) -> list[int]:
    return places(row, "dice", 1, 6, "value") if row.has("dice") else [1, 2, 3, 4, 5, 6]


def read_act(row: Row) -> Act:
    kind = row.reference("act", ACTS, "act")
    act = Act(max(kind, 0), -1, row.integer("n", 1, 9) if kind in COUNTED else 1, 0)
    if kind == ACT_TRACK:
        act.what = row.reference("track", TRACKS, "track")
    elif kind == ACT_REMOVE_CARD:
        act.what = row.reference("type", CARD_TYPES, "card type")
    elif kind == ACT_CATEGORY:
        act.what = row.reference("which", WHICH, "category")
        act.otherwise = maybe(row, "otherwise", 1, 9, 0) if act.what == NEXT_ERA else 0
    return act


def read_wheels(box: Box, row: Row) -> None:
    """Land types and beacons by die, each in a circle. [CIV-831]"""
    box.wheel = words(row, "lands", LANDS, 6, 6)
    row.source("lands_source")
    if sorted(box.wheel) != list(range(6)):
        row.fault("lands", "names each land type once (CIV-831)")
    box.beacon_wheel = integers(row, "beacons", 6, 1, 3)
    row.source("beacons_source")


def read_grids(box: Box, row: Row) -> None:
    """Spaces of the two grids, and which of them carry a chip icon. [CIV-826, CIV-827]"""
    box.evolution_grid = read_grid(row, "evolution", 20)
    box.prosperity_grid = read_grid(row, "prosperity", 16)


def read_grid(row: Row, key: str, high: int) -> list[bool]:
    grid = [False] * row.integer(key, 2, high)
    row.source(f"{key}_source")
    for space in places(row, f"{key}_icons", 1, len(grid), "space"):
        grid[space - 1] = True
    row.source(f"{key}_icons_source")
    return grid
