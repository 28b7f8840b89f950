"""Scenes that cannot be read are refused in one line that names what is wrong; the rest is filled lawfully."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.core.errors import Malformed
from boardwright.core.scene import stage
from boardwright.games.evacuation.domains import SITE
from tests.games.evacuation.scenes import BOX, GAME, at

PLAYER = "seats = 2\nturn = 1\n[[players]]\n"


@pytest.mark.parametrize(
    "scene, named",
    [
        (PLAYER + "passed = 1", "passed: 1 is neither true nor false"),
        (PLAYER + "people = -1", "people: -1 is no number from 0 to 99"),
        (PLAYER + "old = { enrgy = 1 }", "'enrgy'"),
        (PLAYER + 'sites = ["d9"]', "'d9'"),
        (PLAYER + 'sites = ["d1 energy energy"]', "d1: has 1 factory spots"),
        (PLAYER + 'sites = ["d1", "d1"]', "d1: is settled twice"),
        (PLAYER + 'markers = ["3"]', "are not two spaces"),
        (PLAYER + 'markers = ["3:middle", "3"]', "'3:middle'"),
        (PLAYER + 'ships_old = ["s01", "s01"]', "s01 is named twice"),
        (PLAYER + 'fulfilled = ["i_1"]', "i_1: is fulfilled, but not played"),
        (PLAYER + 'developed = ["t11a", "t21a"]', "developed"),
        (PLAYER + "factories_old = { steel = 5 }", "factories: more than 4 of steel"),
        (PLAYER + "set = 3\n[[players]]\nset = 3", "set: [3, 3] gives two players the same one"),
        (PLAYER + "groups = [1]", "groups: [1] is no list of 4 numbers"),
        (PLAYER + "color = 1", "color"),
        ("seats = 5", "seats: 5"),
        ("seats = 2\norder = [1, 1]", "order"),
        ('seats = 2\nstep = "tea"', "'tea'"),
        ('seats = 2\noptions = { mode = "points", bonus = "strict", advanced = "on" }', "EVA-908"),
        ("seats = 2\n[[players]]\n[[players]]\n[[players]]\n", "players: 3 for 2 seats"),
        ("seats = 2\nturn = = 1", "line 2"),
    ],
)  # fmt: skip
def test_nonsense_is_named_in_one_line(scene, named):
    with pytest.raises(Malformed) as refused:
        stage(GAME, scene, BOX)

    assert named in str(refused.value)
    assert "\n" not in str(refused.value)


def test_what_is_not_named_follows_from_what_is():
    scene = at(
        {"markers": ["24", "24"], "sites": ["d1 steel", "e1"], "played": ["i_1"], "developed": ["t12b"]},
        year=3,
        options={"mode": "points", "advanced": "on", "objectives": "on", "lines": "on"},
    )
    me: Any = scene.me
    assert me.production == [1 + 2, 1 + 2 + 1, 2 + 2]
    assert (me.up >> 9, me.symbols, me.modifiers[4]) == (0, 1, 0)
    assert (len(me.cards), len(me.goals), len(scene.g.objectives), len(scene.g.lines)) == (4, 4, 3, 3)
    assert [len(row) for row in scene.g.rows] == [3, 3, 3]
    assert len(scene.g.bonuses) == 2


@pytest.mark.parametrize("step", ["draft", "income", "transport", "order", "progress", "bonuses", "cleanup", "end"])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_step_can_be_staged(step, seats):
    options = {"mode": "points", "advanced": "on"}
    scene = at({"ships_old": ["s01"], "old": {"energy": 3}}, seats=seats, year=3, step=step, options=options)
    GAME.audit(scene.g)


@pytest.mark.rule("EVA-104")
def test_nobody_has_the_technologies_of_another_player():
    scene = at({"set": 2}, {"developed": ["t31a"]}, {}, {}, seats=4)
    sets = [BOX.technologies.sets[me.columns[0]] + 1 for me in scene.g.players]
    assert sets == [2, 3, 1, 4]


def test_a_site_beyond_the_map_has_no_name_and_is_no_fault():
    labels = [SITE.label(BOX, site) for site in SITE.values]
    assert labels[: len(BOX.map.ids)] == BOX.map.ids
    assert set(labels[len(BOX.map.ids) :]) == {""}
