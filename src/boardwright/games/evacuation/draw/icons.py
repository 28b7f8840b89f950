"""Icons as symbols that a picture defines once, drawn by shapes.toml and the shared signs; patterns of biomes."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, Final

from boardwright.drawing.signs import SIGNS
from boardwright.drawing.svg import LOCAL, number, path, picture, shape

GAME: Final = "evacuation"
FILE: Final = Path(__file__).with_name("shapes.toml")
DRAWN: Final[dict[str, Any]] = tomllib.loads(FILE.read_text("utf-8"))
ICONS: Final[dict[str, list[str]]] = DRAWN["icons"]
ART: Final[dict[str, str]] = DRAWN["art"]
ILLUSTRATIONS: Final[dict[str, str]] = DRAWN["illustrations"]
SHARED: Final = {"energy": "energy", "steel": "steel", "food": "food", "any": "cube"}
"""Icons that all games share, by the names of the vocabulary."""
RESOURCES: Final = ["energy", "steel", "food", "any"]
BIOMES: Final = ["tundra", "desert", "forest", "sea"]
SYMBOLS: Final = ["circle", "triangle", "square"]
PATTERNS: Final = [
    '<circle cx="3" cy="3" r="1"/><circle cx="8.5" cy="8.5" r="1"/>',
    '<path d="M0 4c2-3 4-3 6 0s4 3 6 0"/>',
    '<path d="M1 6l3-4 3 4M7 12l3-4 3 4M-5 12l3-4 3 4"/>',
    '<path d="M0 3h8M5 9h7"/>',
    '<path d="M-1 1 1-1M-1 13 13-1M11 13l2-2"/>',
]
"""The four biomes, then what was given up."""
GONE: Final = 4
USED: Final = re.compile(rf"#{LOCAL}i-([a-z]+)")
FILLED: Final = re.compile(rf"#{LOCAL}p([0-9])\)")


def is_icon(name: str) -> bool:
    return name in ICONS or name in SHARED


def icon(name: str, x: float, y: float, size: float = 16, kind: str = "") -> str:
    """An icon around a point."""
    half, classes = size / 2, f' class="{kind}"' if kind else ""
    place = f'x="{number(x - half)}" y="{number(y - half)}" width="{number(size)}" height="{number(size)}"'
    return f'<use href="#{LOCAL}i-{name}" {place}{classes}/>'


def icons(name: str, many: int, x: float, y: float, size: float, step: float) -> str:
    """The same icon several times, the first one around a point."""
    return "".join([icon(name, x + each * step, y, size) for each in range(many)])


def textured(d: str, pattern: int) -> str:
    """A shape covered by a pattern."""
    return f'<path d="{d}" fill="url(#{LOCAL}p{pattern})"/>'


def symbol(name: str) -> str:
    """An icon to be used; it has an svg of its own, as rules of `svg.evacuation` do not reach into a `use`."""
    if name in SHARED:
        body, room = "".join([path(data, kind) for kind, data in SIGNS[SHARED[name]]]), "-10 -10 20 20"
    else:
        body, room = "".join([shape(each) for each in ICONS[name]]), "0 0 24 24"
    return f'<symbol id="{LOCAL}i-{name}" viewBox="{room}"><svg class="picture {GAME}">{body}</svg></symbol>'


def pattern(which: int) -> str:
    size = 'width="12" height="12" patternUnits="userSpaceOnUse"'
    return f'<pattern id="{LOCAL}p{which}" {size}><g class="texture land{which}">{PATTERNS[which]}</g></pattern>'


def paint(name: str, label: str, size: tuple[float, float], body: str, tab: str = "", kind: str = "") -> str:
    """A picture with the icons and patterns that it uses."""
    defs = "".join([symbol(each) for each in sorted(set(USED.findall(body)))])
    defs += "".join([pattern(int(each)) for each in sorted(set(FILLED.findall(body)))])
    return picture(GAME, name, label, size, body, kind, tab, defs)
