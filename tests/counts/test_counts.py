"""How many sequences of choices lead on from fixed scenes, the small numbers worked out by hand; and their order."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.cli.count import after, divided, sequences
from boardwright.core.position import Position
from boardwright.games import load
from boardwright.games.evolution.state import ATTACK
from tests.counts.counting import EXPECTED, FOLDER, order, ordered, scene
from tests.plays import UNASKED

SCENES = [(game, name) for game, rows in EXPECTED.items() for name in rows]
ROWS = [(*at, depth) for at in SCENES for depth in range(1, len(EXPECTED[at[0]][at[1]]["counts"]) + 1)]
each_game = pytest.mark.parametrize("game", EXPECTED)


@pytest.mark.parametrize("game, name, depth", ROWS)
def test_as_many_sequences_as_worked_out(game, name, depth):
    position = scene(name, game)
    found = sequences(position, depth)
    divide = "\n".join(f"  {answer}: {number}" for answer, number in divided(position, depth).items())
    assert found == EXPECTED[game][name]["counts"][depth - 1], f"{name}, {depth} choices:\n{divide}"


@each_game
def test_every_scene_is_counted(game):
    assert sorted(EXPECTED[game]) == sorted(path.stem for path in (FOLDER / game).glob("*.toml"))


def test_a_divide_adds_up():
    for game, name in SCENES:
        position = scene(name, game)
        assert sum(divided(position, 4).values()) == sequences(position, 4)


def ways(position: Position) -> int:
    """The ways in which the attack under way can go on."""
    state: Any = position.state
    if state.target < 0:
        return 1
    return sum(ways(after(position, choice)) for choice in position.asks[0].options)


@pytest.mark.rule("EVO-127", "EVO-146")
def test_three_attacking_traits_in_any_order():
    attack = after(scene("attack_in_any_order"), ATTACK)
    moss, pip = [after(attack, target) for target in attack.asks[0].options]
    assert ways(moss) == 4 + (2 + 4 * 2) + 6 * 2
    assert ways(pip) == 3 + 6 + 6  # it has no card to burn


# -- order ------------------------------------------------------------------------------------------------------


@each_game
def test_options_come_in_their_order(game):
    assert order(game).splitlines() == ordered(game).read_text("utf-8").splitlines()


@each_game
def test_the_order_is_shown_of_every_kind(game):
    text = ordered(game).read_text("utf-8")
    assert [name for name in load(game).kinds if f", {name}: " not in text] == UNASKED.get(game, [])
