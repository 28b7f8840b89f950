"""A creature as an animal: one plain body, and for each trait that it has exactly one visible part."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from boardwright.drawing.svg import clipped, disc, number, oval, path, placed, rect, shape
from boardwright.games.evolution.draw.shapes import PARTS, Part, lift, reach, scale

GROUND: Final = 96
CENTRE: Final = 80
HEIGHT: Final = 104
LAYERS: Final = [
    ("halo", 0), ("far_wing", 1), ("tail", 1), ("far_legs", 0), ("body", 1), ("near_legs", 0), ("marks", 1),
    ("behind_head", 2), ("head", 2), ("front", 0),
]  # fmt: skip
"""From back to front, with how far each sinks in a sleeper: not at all, as the trunk, as the head."""
SINKS: Final = (0, 13, 21)
TONES: Final = ("desert", "mountain", "plain", "forest", "tundra", "sea")
BUILDS: Final = ((1.0, 1.0), (1.0, 0.92), (0.96, 1.0), (1.0, 0.96), (1.0, 0.9), (0.9, 1.0))
STARS: Final = ((0.1, 0.2), (0.3, 0.1), (0.52, 0.22), (0.78, 0.12), (0.9, 0.38))


def tone(id: int) -> str:
    """The class of a skin; it tells individuals apart and means nothing."""
    return f"t-{TONES[id % len(TONES)]}"


@lru_cache(1024)
def beast(traits: tuple[str, ...], asleep: bool, id: int) -> str:
    """The animal on the ground line; id: an individual's tone and build."""
    has = list(traits)
    flying = 0 if asleep else lift(has)
    wide, high = BUILDS[(id + id // 6) % 6]
    sx, sy = wide * scale(has), high * scale(has)
    x, y = CENTRE * (1 - sx), GROUND * (1 - sy) - flying
    body = "".join([layer(has, asleep, name, SINKS[deep] if asleep else 0) for name, deep in LAYERS])
    move = f"translate({number(x)} {number(y)}) scale({number(sx)} {number(sy)})"
    return f'<g class="beast {tone(id)}">{layer(has, asleep, "ground", 0)}<g transform="{move}">{body}</g></g>'


def layer(traits: list[str], asleep: bool, name: str, sink: float) -> str:
    """All parts of a layer that are there now."""
    there = [part for part in PARTS if part.layer == name and part.is_there(traits, asleep)]
    body = "".join([drawn(part, asleep) for part in there])
    return placed(0, sink, body) if body and sink else body


def drawn(part: Part, asleep: bool) -> str:
    if part.union:
        return union([shape(each) for each in part.shapes], part.union)
    return "".join([eye(each, asleep) if each.startswith("eye: ") else shape(each) for each in part.shapes])


def union(shapes: list[str], kind: str) -> str:
    """One outline around overlapping shapes: stroked first, then filled once more on top."""
    body = "".join(shapes)
    return f'<g class="ol">{body}</g><g class="{kind}">{body}</g>'


def eye(described: str, asleep: bool) -> str:
    """An eye looking to the right, or its lid."""
    x, y, r = [float(each) for each in described.removeprefix("eye: ").split()]
    if asleep:
        return path(f"M{number(x - r)} {number(y)}Q{number(x)} {number(y + r)} {number(x + r)} {number(y)}", "lid")
    pupil = disc(x + r * 0.25, y + r * 0.1, r * 0.48, "dark")
    return disc(x, y, r, "milk art") + pupil + disc(x + r * 0.45, y - r * 0.2, r * 0.16, "milk")


def portrait(w: float, h: float, traits: tuple[str, ...], asleep: bool, id: int, kind: str) -> str:
    """An animal in its place: day over a hill, or night; the picture zooms in on how far its parts reach."""
    left, right, top = reach(list(traits))
    zoom = min(w / (right - left), h / (HEIGHT - top))
    x, y = (w - (left + right) * zoom) / 2, h - HEIGHT * zoom
    stars = "".join([disc(w * across, h * down, 1.1, "moon") for across, down in STARS]) if asleep else ""
    ground = rect(0, 0, w, h, 0, "sky") + stars + oval(w / 2, h * 1.16, w * 0.72, h * 0.42, "hill")
    move = f'transform="translate({number(x)} {number(y)}) scale({number(zoom)})"'
    animal = f"<g {move}>{beast(traits, asleep, id)}</g>"
    return clipped(w, h, 8, ground + animal, f"{'night' if asleep else 'day'} {kind}".rstrip())
