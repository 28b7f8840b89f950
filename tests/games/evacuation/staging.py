"""The cases of tests/cases/evacuation.jsonl: marks for the tests that hold them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.games.evacuation.scenes import Scene

CASES = {
    case["id"]: case
    for case in map(
        json.loads, (Path(__file__).parents[2] / "cases" / "evacuation.jsonl").read_text("utf-8").splitlines()
    )
}
INVARIANT = 80
"""The cases call EVA-I01 what the rulebook here numbers EVA-981."""


def rules_of(id: str) -> list[str]:
    """The rules and the ruling that decide a case."""
    ids = [*CASES[id]["rules"], *([CASES[id]["ruling"]] if CASES[id].get("ruling") else [])]
    return [f"EVA-9{INVARIANT + int(each[5:])}" if each.startswith("EVA-I") else each for each in ids]


def case(*ids: str) -> pytest.MarkDecorator:
    """The test holds these cases, and so their rules."""
    mark: pytest.MarkDecorator = pytest.mark.rule(*sorted({rule for id in ids for rule in rules_of(id)}))
    return mark


def row(id: str, *values: Any) -> Any:
    """A line of a table of cases."""
    return pytest.param(*values, id=id, marks=case(id))


def to_next_year(scene: Scene) -> Scene:
    """Everybody does as little as he may, until the next year's first action."""
    year = scene.g.year
    while scene.g.year == year or scene.kind != "action":
        scene.position.choose(scene.seat, scene.ask.options[-1])
    return scene


def to_the_end(scene: Scene) -> Scene:
    """As little as may be, until the game is over."""
    while scene.position.asks:
        scene.position.choose(scene.seat, scene.ask.options[-1])
    return scene
