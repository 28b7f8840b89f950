"""Scenes of which the sequences of choices are counted, and the order of the options in them."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

from boardwright.cli.count import after, staged
from boardwright.core.position import Position
from boardwright.core.table import write
from boardwright.games import load, names
from tests.plays import box_of

FOLDER: Final = Path(__file__).parent
Rows = dict[str, dict[str, Any]]
EXPECTED: Final[dict[str, Rows]] = {
    game: tomllib.loads((FOLDER / f"{game}.toml").read_text("utf-8"))
    for game in names()
    if (FOLDER / f"{game}.toml").exists()
}
"""By game and scene: `seed` of chance, `counts` for 1, 2, 3 ... choices, `order`: how deep its options are shown."""


def ordered(game: str) -> Path:
    """The file that shows the order of the options in a game's scenes."""
    return FOLDER / game / "order.txt"


@cache
def edition(game: str) -> Any:
    """That of a game's tests, where it has one, so that tuning changes no count; else the one that is played."""
    folder = FOLDER.parent / "games" / game / "edition"
    return load(game).load_box(folder) if folder.exists() else box_of(game)


def scene(name: str, game: str = "evolution") -> Position:
    """The position of a scene, with the chance of its seed."""
    return staged(load(game), FOLDER / game / f"{name}.toml", edition(game), EXPECTED[game][name]["seed"])


def order(game: str) -> str:
    """Every question of the scenes, as deep as is asked for, with its options in the order shown."""
    rows = EXPECTED[game]
    parts = [f"== {name}\n" + "\n".join(tree(scene(name, game), rows[name]["order"], "")) for name in rows]
    return "\n\n".join(parts) + "\n"


def tree(position: Position, depth: int, indent: str) -> list[str]:
    """The question, then after each answer the next one, indented."""
    if position.over:
        return [f"{indent}over"]
    ask = position.asks[0]
    options = [write(position.state.box, ask, choice).partition(" ")[2] for choice in ask.options]
    lines = [f"{indent}seat {ask.seat + 1}, {ask.kind.name}: {', '.join(options)}"]
    if depth > 1:
        for option, choice in zip(options, ask.options, strict=True):
            below = tree(after(position, choice), depth - 1, indent + "    ")
            lines += [f"{indent}  {option}", *below]
    return lines
