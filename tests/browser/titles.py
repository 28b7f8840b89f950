"""The games whose pages are tested, and what a test must know of each."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

Table = tuple[tuple[str, ...], dict[str, str]]
"""Who sits at it, and its options."""


class Title(NamedTuple):
    """A game.

    whole: the table that every run plays to its end; others: those of the long run. amid: kinds of questions in the
    middle of a choice. shown: kinds of which a phone and axe see each.
    """

    name: str
    whole: Table
    others: tuple[Table, ...]
    amid: frozenset[str]
    shown: tuple[str, ...]

    def opening(self, table: Table) -> dict[str, Any]:
        """What the API wants to know besides the players."""
        return {"game": self.name, "options": table[1]}


EVOLUTION: Final = Title(
    "evolution",
    (("human", "greedy"), {}),
    (
        (("human",), {}),
        (("human", "greedy"), {"quartet": "on"}),
        (("human", "random", "greedy"), {}),
        (("human", "random", "random", "greedy"), {"exchange": "together"}),
    ),
    frozenset({"on", "action", "target"}),
    ("activate",),
)
EVACUATION: Final = Title(
    "evacuation",
    (("human", "random"), {}),
    (
        (("human",), {}),
        (("human", "random", "greedy"), {"mode": "points"}),
        (("human", "random", "greedy"), {"mode": "points", "advanced": "on", "objectives": "on", "lines": "on"}),
        (("human", "random", "random", "greedy"), {}),
    ),
    frozenset({"gain", "settle", "factory", "load", "research"}),
    ("action", "space", "gain"),
)
CIVOLUTION: Final = Title(
    "civolution",
    (("human", "random"), {}),
    (
        (("human",), {}),
        (("human", "random", "greedy"), {}),
        (("human", "random", "random", "greedy"), {}),
    ),
    frozenset({"die", "part", "way", "settle", "card_column"}),
    ("turn", "income_action"),
)
TITLES: Final = [EVOLUTION, EVACUATION, CIVOLUTION]


def named(title: Title) -> str:
    """What a test calls it."""
    return title.name
