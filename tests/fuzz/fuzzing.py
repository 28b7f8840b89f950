"""What the random games of every game are held to."""

from __future__ import annotations

from typing import Any

from boardwright.core.game import Game
from boardwright.fuzz.fuzzer import Findings, Fuzzer, fuzz_games

Modes = dict[str, tuple[int, dict[str, str] | None]]
"""By name: how many seats, and the options; None for options at random."""
PORTIONS = 10
"""Of a long run, so that several workers share it."""


def held(found: Findings, games: int) -> None:
    """Nothing was found, and everything was tried."""
    assert found.examples == []
    assert set(found.faults.values()) == {0}
    assert found.games == games
    assert [kind for kind, times in found.checked.items() if not times and kind != "leaks"] == []


def first_questions(game: Game, box: Any, seats: int, options: dict[str, str] | None, most: int = 60) -> None:
    """The beginning of a game, everything tried at one question in three."""
    found = Fuzzer(game, seats, options, box, 7, 0, 3).play(most)
    assert found.faults.pop("unfinished") == (found.decisions == most)
    assert set(found.faults.values()) == {0}, found.examples
    assert [kind for kind, times in found.checked.items() if not times] == []


def portion(game: Game, box: Any, mode: tuple[int, dict[str, str] | None], size: int, number: int) -> None:
    """So many whole games, the portion of this number."""
    seats, options = mode
    held(fuzz_games(game, seats, options, box, 1, 20, list(range(number * size, (number + 1) * size))), size)
