"""The five progress tracks and the Favor of Agera with every player's disc. [CIV-301, CIV-480..485]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boardwright.drawing.signs import seat_mark
from boardwright.drawing.svg import disc, group, path, piece, rect, text
from boardwright.games.civolution.box import FAVOR_SPACES, TRACK_END
from boardwright.games.civolution.draw.icons import icon
from boardwright.games.civolution.draw.pieces import TYPES
from boardwright.games.civolution.words_phrases import _

if TYPE_CHECKING:
    from boardwright.games.civolution.draw.sight import Sight

ROW: Final = 18
NAMES: Final = (24, 112)
"""The room for an icon alone, for the name too."""
GAP: Final = 8
TWO_FROM: Final = 400
"""The width from which they lie in two columns."""
TRACKS: Final = 5


class Tracks:
    """The tracks in a width; h: their height."""

    __slots__ = ("columns", "h", "name", "sight", "step", "w")

    def __init__(self, sight: Sight, w: float) -> None:
        self.sight = sight
        self.columns = 2 if w > TWO_FROM else 1
        self.w = (w - GAP * (self.columns - 1)) / self.columns
        self.name = NAMES[self.columns == 1]
        self.step = (self.w - self.name - 2) / (TRACK_END + 1)
        self.h = (TRACKS + 1) // self.columns * ROW

    def draw(self) -> str:
        return "".join([self.track(each) for each in range(TRACKS)]) + self.favor()

    def place(self, number: int) -> tuple[float, float]:
        """Where a track lies; that of Favor is the last."""
        rows = (TRACKS + 1) // self.columns
        return number // rows * (self.w + GAP), number % rows * ROW

    def title(self, name: str) -> str:
        return text(21, 13.5, name, "t12", room=self.name - 24) if self.columns == 1 else ""

    def track(self, track: int) -> str:
        """A line of spaces; the pale ones larger, a stroke at each threshold."""
        sight, players = self.sight, self.sight.table.players
        name = sight.name(sight.box.track_names[track])
        held = ", ".join([f"{sight.player(each.seat)} {each.tracks[track]}" for each in players])
        out = icon(TYPES[track], 9, ROW / 2, 15) + self.title(name)
        out += "".join([self.space(at, track) for at in range(TRACK_END + 1)])
        out += "".join([self.threshold(at) for at in sight.box.threshold_spaces])
        out += self.discs(track, [each.tracks[track] for each in players])
        return piece(f"track-{track}", f"{name}: {held}", out, (0, 0, self.w, ROW - 1), self.place(track))

    def x(self, at: float) -> float:
        return self.name + (at + 0.5) * self.step

    def space(self, at: int, track: int) -> str:
        """Every space has its text, so that none seems to count when the picture changes its width."""
        out = rect(
            self.name + at * self.step + 0.5,
            3,
            self.step - 1,
            ROW - 6,
            3,
            "pale-space" if self.sight.box.pale[at] else "well",
        )
        is_told = self.sight.box.pale[at] or (track == 0 and self.columns == 1)
        return out + text(self.x(at), 13.3, str(at) if is_told else "", "t12 q", "middle")

    def threshold(self, at: int) -> str:
        lies_before = self.sight.table.rulings.lines_before  # CIV-905
        x = self.name + (at if lies_before else at + 1) * self.step
        return path(f"M{x:.4g} 1V{ROW - 2}", "gate")

    def discs(self, track: int, places: list[int]) -> str:
        """A disc for each player, beside each other where several share a space."""
        out = ""
        for seat, at in enumerate(places):
            sharing = [other for other, there in enumerate(places) if there == at]
            gap = min(9.0, (self.step - 4) / max(len(sharing) - 1, 1))
            x = self.x(at) + (sharing.index(seat) - (len(sharing) - 1) / 2) * gap
            told = f"{self.sight.player(seat)}: {at}"
            body = disc(0, 0, 7.5, f"marker s{seat}") + seat_mark(seat, 0, 0, 4.8)
            out += group(f"disc-{track}-{seat}", told, body, "", (x, ROW / 2))
        return out

    def favor(self) -> str:
        """Six spaces; what a statue is worth on each. [CIV-496]"""
        sight, players = self.sight, self.sight.table.players
        name = sight.say(_("Favor of Agera"))
        held = ", ".join([f"{sight.player(each.seat)} {each.favor}" for each in players])
        out = icon("favor", 9, ROW / 2, 15) + self.title(name)
        step = self.step * 2
        for at in range(FAVOR_SPACES):
            worth = sight.box.statue_points[at]
            told = sight.say(_("space {n}: a statue is worth {points}"), n=at + 1, points=worth)
            body = rect(0.5, 3, step - 1, ROW - 6, 3, "well") + icon("statue", step - 16, ROW / 2, 12, "ic faint")
            body += text(step - 9, 13.3, str(worth), "t12 q")
            out += group(f"favor-{at + 1}", told, body, "", (self.name + at * step, 0))
        out += self.favor_discs([each.favor for each in players], step)
        return group("favor", f"{name}: {held}", out, "", self.place(TRACKS))

    def favor_discs(self, places: list[int], step: float) -> str:
        out = ""
        for seat, at in enumerate(places):
            sharing = [other for other, there in enumerate(places) if there == at]
            x = (
                self.name
                + (at - 1) * step
                + 11
                + sharing.index(seat) * min(14.0, (step - 40) / max(len(sharing) - 1, 1))
            )
            body = disc(0, 0, 7.5, f"marker s{seat}") + seat_mark(seat, 0, 0, 4.8)
            out += group(f"disc-favor-{seat}", f"{self.sight.player(seat)}: {at}", body, "", (x, ROW / 2))
        return out
