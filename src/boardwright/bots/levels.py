"""The bots by name, as the command line, the tables and the records call them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boardwright.bots.bot import Bot
from boardwright.bots.greedy import GreedyBot
from boardwright.bots.random import RandomBot
from boardwright.core.components import hint
from boardwright.core.errors import Malformed

LEVELS: Final[dict[str, Callable[[], Bot]]] = {"random": RandomBot, "greedy": GreedyBot}
"""From the weakest to the strongest."""


def names() -> list[str]:
    """The names of all bots, from the weakest to the strongest."""
    return list(LEVELS)


def make(name: str) -> Bot:
    """The bot of that name. Raises Malformed for an unknown one."""
    if name not in LEVELS:
        raise Malformed(f"{name!r} is no bot; {hint(name, names())}")
    return LEVELS[name]()
