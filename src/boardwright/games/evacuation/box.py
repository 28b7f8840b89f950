"""One edition of Evacuation, read from its component files into the lists that the engine uses."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Final

from boardwright.core.components import Box as CoreBox
from boardwright.core.components import Reader, Row
from boardwright.games.evacuation.box_cards import (
    Bonuses,
    Cards,
    Goals,
    Infrastructure,
    Objectives,
    Ships,
    Solo,
    Stadiums,
    Technologies,
)
from boardwright.games.evacuation.box_map import Modules, NewWorld
from boardwright.games.evacuation.box_worlds import Board, OldWorld, Track, Years
from boardwright.games.evacuation.vocabulary import PROFILES

FILES: Final = [
    "player_board.toml", "old_world.toml", "new_world.toml", "year_track.toml", "progress_track.toml", "modules.toml",
    "spaceships.toml", "stadiums.toml", "infrastructure.toml", "year_end_bonuses.toml", "technologies.toml",
    "goals.toml", "public_objectives.toml", "solo_cards.toml", "action_cards.toml", "points_chart.toml",
]  # fmt: skip
CHART: Final = 10
"""The last space of the points chart. [EVA-821]"""


class Box(CoreBox):
    """An edition: a part for each kind of component, whose lists are numbered from 0 in the order of their files.

    tracks: by profile of action costs; chart: points for a lowest marker of 0 to 10, chart_above: for each step above.
    """

    __slots__ = (
        "board", "bonuses", "cards", "chart", "chart_above", "goals", "infrastructure", "map", "modules", "objectives",
        "old", "ships", "solo", "stadiums", "technologies", "tracks", "years",
    )  # fmt: skip

    def __init__(self, reader: Reader) -> None:
        super().__init__(reader)
        files = reader.files
        self.board: Board = Board(files["player_board.toml"])
        self.old: OldWorld = OldWorld(files["old_world.toml"])
        self.map: NewWorld = NewWorld(files["new_world.toml"])
        self.years: Years = Years(files["year_track.toml"])
        self.tracks: list[Track] = read_tracks(files["progress_track.toml"])
        self.modules: Modules = Modules(files["modules.toml"], self.map)
        self.ships: Ships = Ships(files["spaceships.toml"], self.old)
        self.stadiums: Stadiums = Stadiums(files["stadiums.toml"])
        self.infrastructure: Infrastructure = Infrastructure(files["infrastructure.toml"])
        self.bonuses: Bonuses = Bonuses(files["year_end_bonuses.toml"])
        self.technologies: Technologies = Technologies(files["technologies.toml"])
        self.goals: Goals = Goals(files["goals.toml"])
        self.objectives: Objectives = Objectives(files["public_objectives.toml"])
        self.solo: Solo = Solo(files["solo_cards.toml"])
        self.cards: Cards = Cards(files["action_cards.toml"])
        self.read_chart(files["points_chart.toml"])

    def read_chart(self, file: Row) -> None:
        """Points for the lowest NW marker; they rise. [EVA-821]"""
        rows = file.rows("row", CHART + 1, CHART + 1)
        for number, row in enumerate(rows):
            row.integer("lowest", min(number, CHART), min(number, CHART))
            row.source()
        self.chart: list[int] = [row.integer("points", -99, 99) for row in rows]
        self.chart_above: int = file.integer("above_10_each", 0, 20)
        file.source("above_10_source")
        if any(low >= high for low, high in pairwise(self.chart)):
            file.fault("row", "points must rise with the lowest marker")


def read_tracks(file: Row) -> list[Track]:
    """A progress track for each profile of action costs. [INT-01]"""
    rows = file.rows("track", len(PROFILES), len(PROFILES))
    for row, profile in zip(rows, PROFILES, strict=False):
        row.one_of("profile", [profile])
    return [Track(row) for row in rows]


def load_box(folder: Path) -> Box:
    """Read an edition. Raises Malformed with all its faults, one a line."""
    reader = Reader(folder, "evacuation", FILES)
    box = Box(reader)
    reader.finish()
    return box
