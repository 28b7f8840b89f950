"""Scenes of which the sequences of choices are counted, and the order of the options in them."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from boardwright.cli.count import after, staged
from boardwright.core.position import Position
from boardwright.core.table import write
from tests.plays import BOX, GAME

FOLDER: Final = Path(__file__).parent / GAME.name
EXPECTED: Final[dict[str, dict[str, Any]]] = tomllib.loads(FOLDER.with_suffix(".toml").read_text("utf-8"))
"""By scene: `seed` of chance, `counts` for 1, 2, 3 ... choices, `order`: how deep its options are shown."""
ORDER: Final = FOLDER / "order.txt"


def scene(name: str) -> Position:
    """The position of a scene, with the chance of its seed."""
    return staged(GAME, FOLDER / f"{name}.toml", BOX, EXPECTED[name]["seed"])


def order() -> str:
    """Every question of the scenes, as deep as is asked for, with its options in the order shown."""
    parts = [f"== {name}\n" + "\n".join(tree(scene(name), EXPECTED[name]["order"], "")) for name in EXPECTED]
    return "\n\n".join(parts) + "\n"


def tree(position: Position, depth: int, indent: str) -> list[str]:
    """The question, then after each answer the next one, indented."""
    if position.over:
        return [f"{indent}over"]
    ask = position.asks[0]
    options = [write(BOX, ask, choice).partition(" ")[2] for choice in ask.options]
    lines = [f"{indent}seat {ask.seat + 1}, {ask.kind.name}: {', '.join(options)}"]
    if depth > 1:
        for option, choice in zip(options, ask.options, strict=True):
            below = tree(after(position, choice), depth - 1, indent + "    ")
            lines += [f"{indent}  {option}", *below]
    return lines
