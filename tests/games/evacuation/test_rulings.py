"""Each ruling with an alternative has a test that both play; those that stand nowhere else are here."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.games.evacuation.late import GAME
from tests.games.evacuation.test_rules_ending import correct, faces, race


def marked_tests() -> Iterator[tuple[list[str], str]]:
    """The ids that each test of the rules is marked with, and its text with its parameters."""
    for path in [*Path(__file__).parent.glob("test_rules*.py"), Path(__file__)]:
        text = path.read_text("utf-8")
        for node in ast.parse(text).body:
            if isinstance(node, ast.FunctionDef):
                whole = (
                    "\n".join(text.splitlines()[node.decorator_list[0].lineno - 1 : node.end_lineno])
                    if (node.decorator_list)
                    else ""
                )
                yield whole.partition("def ")[0].split('"')[1::2], whole


@pytest.mark.parametrize(
    "option", [each for each in GAME.options if each.ruling.startswith("INT-")], ids=lambda o: o.name
)
def test_every_alternative_is_played_by_a_test_of_its_ruling(option):
    texts = [text for ids, text in marked_tests() if option.ruling in ids and option.name in text]
    assert texts, f"{option.ruling} has no test that sets {option.name}"
    for value in option.values[1:]:
        assert any(f'"{value}"' in text for text in texts), (
            f"{option.name}={value} is set by no test of {option.ruling}"
        )


@pytest.mark.rule("INT-12")
@pytest.mark.parametrize("ruling", ["one", "lowest"])
def test_penalties_on_the_lowest_marker_of_the_moment_are_on_one_marker_too(ruling):
    """The two readings come to the same: a marker that was lowered is the lowest from then on."""
    late = faces(race([8, 8, 9], [8, 9, 9], penalties=ruling), 10, 20)
    late.me.penalties = 4
    assert correct(late, "lowest steel")[0] == [8, 4, 9]
