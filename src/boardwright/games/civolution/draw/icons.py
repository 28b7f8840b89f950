"""Icons as symbols that a picture defines once, drawn by shapes.toml; patterns of lands."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, Final

from boardwright.drawing.svg import LOCAL, number, picture

GAME: Final = "civolution"
FILE: Final = Path(__file__).with_name("shapes.toml")
DRAWN: Final[dict[str, Any]] = tomllib.loads(FILE.read_text("utf-8"))
ICONS: Final[dict[str, str]] = DRAWN["icons"]
PATTERNS: Final = [
    "M2 8l3-4 3 4", "M3 8V5M7 8V4", "M1 7q4-5 8 0", "M1 5h4M6 8h3", "M1 8l3-5 2 3 1.5-2 2 4", "M1 5q2-2 4 0t4 0",
    "M0 6q2.5-2.5 5 0t5 0",
]  # fmt: skip
"""By land type, Water last."""
USED: Final = re.compile(rf"#{LOCAL}i-([a-z_0-9]+)")
FILLED: Final = re.compile(rf"#{LOCAL}p([0-9])\)")


def icon(name: str, x: float, y: float, size: float = 16, kind: str = "ic") -> str:
    """An icon around a point; classes give it its line and its colour."""
    half = size / 2
    place = f'x="{number(x - half)}" y="{number(y - half)}" width="{number(size)}" height="{number(size)}"'
    return f'<use href="#{LOCAL}i-{name}" {place} class="{kind}"/>'


def textured(d: str, land: int) -> str:
    """A shape covered by the pattern of a land type."""
    return f'<path d="{d}" fill="url(#{LOCAL}p{land})"/>'


def symbol(name: str) -> str:
    """An icon to be used: it takes line and colour from where it is."""
    line = f'<path d="{ICONS[name]}" vector-effect="non-scaling-stroke"/>'
    return f'<symbol id="{LOCAL}i-{name}" viewBox="0 0 20 20" overflow="visible">{line}</symbol>'


def pattern(land: int) -> str:
    size = 'width="13" height="12" patternUnits="userSpaceOnUse"'
    return f'<pattern id="{LOCAL}p{land}" {size}><path class="texture" d="{PATTERNS[land]}"/></pattern>'


def paint(name: str, label: str, size: tuple[float, float], body: str, tab: str = "") -> str:
    """A picture with the icons and patterns that it uses."""
    defs = "".join([symbol(each) for each in sorted(set(USED.findall(body)))])
    defs += "".join([pattern(int(each)) for each in sorted(set(FILLED.findall(body)))])
    return picture(GAME, name, label, size, body, "", tab, defs)
