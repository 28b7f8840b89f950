"""Single pieces: dice, markers, tribes, buildings, materials."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boardwright.drawing.signs import seat_mark
from boardwright.drawing.svg import placed, rect, text
from boardwright.games.civolution.draw.icons import icon

if TYPE_CHECKING:
    from boardwright.games.civolution.box import Box

TYPES: Final = ("invention", "mutation", "insight", "building", "achievement")
"""Icons of the research decks, and so of their tracks."""
CATEGORIES: Final = (*TYPES, "raw", "point", "tribe", "expansion")
"""Icons of the nine categories."""
ROWS: Final = 3
"""Materials of a land type."""


def die(x: float, y: float, size: float, value: int, kind: str = "die") -> str:
    """A die by its upper left corner; 0: a fate die as a star."""
    pips = icon(f"d{value}" if value else "favor", x + size / 2, y + size / 2, size * (0.9 if value else 0.7), "pips")
    return placed(0, 0, rect(x, y, size, size, size * 0.22, "edge") + pips, kind)


def marker(seat: int, x: float, y: float, size: float, letter: str = "") -> str:
    """A marker: an octagon of its owner, P on it where it is for planning."""
    out = icon("octagon", x, y, size, f"piece seat s{seat}")
    if letter:
        return out + text(x, y + 4.2, letter, "t12 b paper", "middle")
    return out + placed(x, y, seat_mark(seat, 0, 0, round(size * 0.2, 1)), "hollow")


def slot(x: float, y: float, size: float) -> str:
    """A place for a marker."""
    return icon("octagon", x, y, size, "slot")


def tribe(seat: int, strong: bool, s: float = 1) -> str:
    """A tribe around the origin: standing, or weak: lying and hollow."""
    if strong:
        head = placed(0, -4.6 * s, seat_mark(seat, 0, 0, round(4.6 * s, 1)), "piece")
        return icon("standing", 0, 0.5 * s, 19 * s, f"piece seat s{seat}") + head
    head = placed(4.5 * s, 0.8 * s, seat_mark(seat, 0, 0, round(4 * s, 1)), "piece")
    return icon("lying", -1.5 * s, 0, 19 * s, f"lying s{seat}") + head


def building(name: str, seat: int, x: float, y: float, size: float) -> str:
    """A farm, statue or settlement: its icon on the shape of its owner."""
    plate = placed(x, y, seat_mark(seat, 0, 0, round(size * 0.55, 1)), "piece")
    return plate + icon(name, x, y, size * 0.66, "ic pale")


def material(box: Box, which: int, x: float, y: float, size: float) -> str:
    """A material on the colour of its land type, around a point."""
    half = size / 2
    out = rect(x - half, y - half, size, size, size * 0.2, f"land land{which // ROWS} rim")
    return out + icon(box.material_ids[which], x, y, size * 0.74, "ic thin")
