"""Scenes that cannot be read are refused in one line that names what is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.core.errors import Malformed
from boardwright.core.scene import stage
from boardwright.games import load

GAME = load("evolution")
BOX = GAME.load_box(GAME.components)
CREATURE = "seats = 2\nturn = 1\n[[creatures]]\nowner = 1\n"


@pytest.mark.parametrize(
    "scene, named",
    [
        (CREATURE + 'asleep = "yes"', "asleep: 'yes' is neither true nor false"),
        (CREATURE + "barred = 1", "barred: 1 is neither true nor false"),
        (CREATURE + "energy = 5", "energy: 5 is no number from 0 to 4"),
        (CREATURE + 'traits = ["flyng"]', "'flyng'"),
        (CREATURE + 'traits = ["flying", "flying"]', "EVO-083"),
        (CREATURE + 'name = "nobody"', "'nobody'"),
        (CREATURE + "color = 1", "color"),
        ("seats = 5", "seats: 5"),
        ('seats = 2\nhands = { 1 = ["card_99"] }', "'card_99'"),
        ('seats = 2\n[source]\nid = "source_01"\nlower = 9', "lower"),
        ("seats = 2\nturn = = 1", "line 2"),
    ],
)
def test_nonsense_is_named_in_one_line(scene, named):
    with pytest.raises(Malformed) as refused:
        stage(GAME, scene, BOX)

    assert named in str(refused.value)
    assert "\n" not in str(refused.value)


def test_what_is_not_named_is_filled_so_that_everything_is_there():
    position = stage(GAME, CREATURE + 'energy = 2\ntraits = ["small", "toxic"]', BOX)

    state: Any = position.state
    GAME.audit(state)
    assert [it.energy for it in state.players[0].creatures] == [2]
