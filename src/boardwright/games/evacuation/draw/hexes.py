"""Hexes: the outline of a site, and the small sign that stands for one."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from boardwright.drawing.svg import disc, number, path, rect
from boardwright.games.evacuation.draw.icons import BIOMES, icon

CORNERS: Final = [(sin(corner * pi / 3), -cos(corner * pi / 3)) for corner in range(6)]
ANY: Final = 4


def hexagon(x: float, y: float, r: float) -> str:
    """Path data; r: from the middle to a corner."""
    return "M" + "L".join([f"{number(x + r * across)} {number(y + r * down)}" for across, down in CORNERS]) + "Z"


def small_hex(biome: int, x: float, y: float, r: float, holding: str = "") -> str:
    """A biome as a sign; f asks for a factory there, p for a person."""
    ground = "plate" if biome == ANY else f"land land{biome}"
    out = path(hexagon(x, y, r), f"soft {ground}")
    out += "" if biome == ANY else icon(BIOMES[biome], x, y, r * 1.4)
    if holding == "f":
        return out + rect(x + 0.5, y + 1, r * 0.95, r * 0.95, 1.5, "holds")
    return out + (disc(x + r * 0.6, y + r * 0.7, r * 0.5, "holds") if holding == "p" else "")
