"""Play the fixed games and print their hash chains: run by each Python, under each hash seed, in each build."""

from __future__ import annotations

import json
import sys
from importlib import import_module
from typing import Any, Final

from boardwright.bots.bot import decide
from boardwright.bots.levels import make
from boardwright.core.table import Table
from tests.plays import PLAYS, chance_of, play_on, sit_down

CHOICES: Final = 400
"""Choices a game; far enough for every kind of question, a reshuffle and several rounds."""
BOT_CHOICES: Final = 12
FOREIGN: Final = ("typer", "rich", "click", "pytest", "mypy", "hatchling")
"""What the engine must not need."""


def chains() -> dict[str, str]:
    """The running hash of each game; it depends on every answer, draw and state before."""
    found = {name: played(name).chain for name in PLAYS}
    found["greedy"] = greedy().chain
    return found


def played(name: str) -> Table:
    """One of the fixed games, some answers taken back."""
    return play_on(sit_down(name, "determinism"), chance_of(name), CHOICES, undo=2)


def greedy() -> Table:
    """Some choices of the greedy bot."""
    table = play_on(sit_down("two", "bots"), chance_of("greedy"), 20)
    bot, luck = make("greedy"), chance_of("its luck")
    for _ in range(BOT_CHOICES):
        if table.asks:
            seat = table.asks[0].seat
            table.choose(seat, decide(bot, table, seat, luck))
    return table


def told() -> dict[str, Any]:
    """The chains, and how they were made."""
    where = import_module("boardwright.core.position").__file__ or ""
    return {
        "python": "{}.{}".format(*sys.version_info[:2]),
        "build": "mypyc" if where.endswith((".so", ".pyd")) else "plain",
        "foreign": [name for name in FOREIGN if name in sys.modules],
        "chains": chains(),
    }


if __name__ == "__main__":
    print(json.dumps(told()))
