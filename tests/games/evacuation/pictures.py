"""Pictures of Evacuation as trees, for the tests that look at them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any
from xml.etree import ElementTree as ET

from boardwright import games
from boardwright.core.ask import Ask
from boardwright.core.scene import stage
from boardwright.core.table import Table
from boardwright.games.evacuation.draw import draw
from boardwright.games.evacuation.words import Words, words

GAME = games.load("evacuation")
BOX = GAME.load_box(GAME.components)
ENGLISH = words("en")
SVG = "{http://www.w3.org/2000/svg}"
Trees = dict[str, Any]

MODES: list[dict[str, str]] = [
    {},
    {"mode": "points", "objectives": "on", "lines": "on"},
    {"advanced": "on"},
    {"mode": "points", "advanced": "on", "costs": "printed"},
]


def table(seats: int, seed: int, options: dict[str, str] | None = None) -> Table:
    return Table(GAME, seats, seed.to_bytes(16, "big"), options or {}, BOX)


def trees(view: Any, focus: str | None = None, narrow: bool = False, language: Words = ENGLISH) -> Trees:
    return {name: ET.fromstring(svg) for name, svg in draw(view, language, focus, narrow).items()}


def elements(pictures: Trees) -> list[Any]:
    return [node for tree in pictures.values() for node in tree.iter()]


def by_id(pictures: Trees) -> dict[str, Any]:
    return {node.get("id"): node for node in elements(pictures) if node.get("id")}


def seen(text: str, seat: int | None = 0, narrow: bool = False, focus: str | None = None) -> dict[str, Any]:
    """The elements of a scene by id, as a seat sees them."""
    return by_id(trees(GAME.view(stage(GAME, text, BOX).state, seat), focus, narrow))


def title(node: Any) -> str:
    return str(node.findtext(f"{SVG}title"))


def texts(node: Any) -> list[str]:
    return [each.text for each in node.iter(f"{SVG}text")]


def classes(node: Any) -> set[str]:
    return {name for each in node.iter() for name in each.get("class", "").split()}


def used(node: Any) -> list[str]:
    """The icons in a thing, by name."""
    found = [each.get("href") for each in node.iter(f"{SVG}use")]
    return [name.partition("-i-")[2] for name in found]


def questions(
    seats: int, seed: int, options: dict[str, str] | None = None, most: int = 700
) -> Iterator[tuple[Table, Ask]]:
    """The questions of a random game that rather does something than pass."""
    luck = Random(seed)
    game = table(seats, seed, options)
    for _ in range(most):
        if game.over:
            return
        ask = luck.choice(game.asks)
        yield game, ask
        deeds = [value for value in ask.options if value >= 0] or list(ask.options)
        game.choose(ask.seat, luck.choice(deeds if luck.random() < 0.85 else list(ask.options)))
