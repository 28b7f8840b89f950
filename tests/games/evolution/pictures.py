"""Pictures of Evolution as trees, for the tests that look at them."""

from __future__ import annotations

from random import Random
from typing import Any
from xml.etree import ElementTree as ET

from boardwright import games
from boardwright.core.scene import stage
from boardwright.core.table import Table
from boardwright.fuzz.draw import random_options
from boardwright.games.evolution.draw import draw
from boardwright.games.evolution.words import words

GAME = games.load("evolution")
BOX = GAME.load_box(GAME.components)
ENGLISH = words("en")
SVG = "{http://www.w3.org/2000/svg}"


def table(seats: int, seed: int, options: dict[str, str] | None = None) -> Table:
    return Table(GAME, seats, seed.to_bytes(16, "big"), options or {}, BOX)


def trees(view, focus=None, narrow=False, language=ENGLISH):
    return {name: ET.fromstring(svg) for name, svg in draw(view, language, focus, narrow).items()}


def elements(pictures):
    return [node for tree in pictures.values() for node in tree.iter()]


def by_id(pictures):
    return {node.get("id"): node for node in elements(pictures) if node.get("id")}


def seen(text: str, seat: int | None = 0, narrow: bool = False, language=ENGLISH):
    """The elements of a scene by id, as a seat sees them at the open question."""
    position = stage(GAME, text, BOX)
    focus = next((ask.kind.name for ask in position.asks if ask.seat == seat), None)
    return by_id(trees(GAME.view(position.state, seat), focus, narrow, language))


def title(node) -> Any:
    return node.findtext(f"{SVG}title")


def texts(node) -> list[str]:
    return [each.text for each in node.iter(f"{SVG}text")]


def classes(node) -> set[str]:
    return {name for each in node.iter() for name in each.get("class", "").split()}


def questions(seats: int, seed: int, most: int = 110):
    """The questions of a random game under drawn options."""
    random = Random(seed)
    game = table(seats, seed, random_options(GAME, seats, BOX, random.randrange))
    for _ in range(most):
        if game.over:
            return
        ask = random.choice(game.asks)
        yield game, ask
        game.choose(ask.seat, random.choice(ask.options))
