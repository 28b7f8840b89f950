"""What planted faults of all games have in common: wrong questions, worlds that are the truth, and what is counted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from boardwright.core.ask import Ask, Domain, Kind, Rule
from boardwright.core.game import Game, Groups
from boardwright.fuzz.fuzzer import Findings
from tests.contract import remade

COUNTER: Final = [0]
"""Something outside of the state."""
Plants = list[tuple[str, str, dict[str, Any]]]
"""The counter that must rise, what is wrong, and what `planter` is to change."""


def planter(game: Game, runs: dict[str, Any]) -> Callable[..., Game]:
    """Makes the game with other functions for some steps, by name, or other functions of the contract."""

    def planted(steps: dict[str, Callable[..., Any]] | None = None, **changes: Any) -> Game:
        return remade(game, runs | (steps or {}), **changes)

    return planted


def questions(yes: Domain, rule: str) -> tuple[Kind, Kind, Kind]:
    """One that all may answer, one whose only option the rule forbids, and one that hides what it allows."""

    def forbids(g: Any, ask: Ask, value: int) -> Rule | None:
        return Rule(rule, "never")

    def allows(g: Any, ask: Ask, value: int) -> Rule | None:
        return None

    def one(g: Any, ask: Ask) -> list[int]:
        return [0]

    def nothing(g: Any, ask: Ask) -> list[int]:
        return []

    return (
        Kind("everything", yes, allows, one, exact=True),
        Kind("listed", yes, forbids, one, exact=True),
        Kind("unlisted", yes, allows, nothing, private=True, exact=True),
    )


def hides_nothing(g: Any, seat: int) -> Groups:
    """Every world is the truth."""
    return []


def names_of(plants: Plants) -> list[str]:
    return [f"{kind}: {what}" for kind, what, _ in plants]


def findings(play: Callable[[int], Findings], counter: str | None = None) -> Findings:
    """Of the beginnings of three games, or of as many as it takes until the counter rises."""
    found = Findings()
    for index in range(3):
        found.add(play(index))
        if counter is not None and found.faults[counter]:
            break
    return found


def has_counted(play: Callable[[int], Findings], counter: str) -> None:
    found = findings(play, counter)
    assert found.faults[counter] > 0, found.examples
    assert found.checked[counter] > 0
    assert found.examples


def has_found_nothing(play: Callable[[int], Findings]) -> None:
    """But that the games were not played to their ends; everything was tried."""
    found = findings(play)
    assert all(found.checked.values())
    assert found.faults.pop("unfinished") == found.games
    assert set(found.faults.values()) == {0}
