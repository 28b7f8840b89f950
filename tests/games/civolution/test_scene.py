"""Scenes: positions written by hand."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.core.errors import Malformed
from boardwright.core.position import Position
from boardwright.games.civolution import RULESET
from boardwright.games.civolution import scene as scenes
from boardwright.games.civolution.audit import audit
from boardwright.games.civolution.domains import SITE, SPACE
from boardwright.games.civolution.names import GOAL_PIECE
from boardwright.games.civolution.scene import scene
from tests.games.civolution.tables import BOX, label


def begun(text: str) -> Any:
    return Position.start(RULESET, scene(text, BOX))


def at(id: str) -> int:
    return BOX.territory_ids.index(id)


def test_an_empty_scene_is_a_first_turn():
    position = begun("")
    ask = position.asks[0]
    assert (ask.kind.name, ask.seat) == ("turn", 0)
    assert [BOX.material_ids[position.state.tile[at(id)]] for id in ("b_forest", "c_grassland")] == ["wood", "papyrus"]


def test_the_example_of_the_documentation_is_a_scene():
    assert scenes.__doc__ is not None
    g = scene(scenes.__doc__.split("\n\n", 1)[1], BOX)
    me = g.players[0]
    assert (me.tribes[at("b_forest")], me.strong[at("b_hills")], me.tribes[at("b_hills")]) == (1, 1, 2)
    assert (me.aboard_strong, me.farms_left, me.statues[0], me.settlements[0]) == ([1, 0], 2, 1, 1)
    assert (me.tracks[4], me.favor, me.levels[0], me.tiles, sum(me.earned)) == (3, 2, 2, 1, 12)
    assert [BOX.card_ids[card] for card in me.hand] == ["a5"]
    assert [[BOX.goal_ids[chip] for chip in pile] for pile in me.goals] == [["g1"], ["g2", "g3"], []]
    assert {SPACE.label(BOX, space): n for space, n in enumerate(me.markers) if n} == {
        "food": 3, "wood": 1, "stamina": 2, "dice_4": 1, "b_forest": 1,
    }  # fmt: skip
    assert BOX.event_ids[g.event] == "f3"
    assert len(g.events_seen) == 1


@pytest.mark.parametrize(
    "step,kind",
    [
        ("round", "turn"),
        ("start", "start_card"),
        ("era", "take_goal"),
        ("new_goal", "take_goal"),
        ("extra_find", "extra"),
    ],
)
def test_other_steps_than_a_turn(step, kind):
    assert begun(f'step = "{step}"').asks[0].kind.name == kind


@pytest.mark.parametrize("step", ["site_phase", "feeding_phase", "event_phase", "income_phase", "final_scoring"])
@pytest.mark.parametrize("seats", [1, 3])
def test_a_scene_goes_on_to_the_end(step, seats):
    position = begun(f'seats = {seats}\nera = 4\nstep = "{step}"')
    while not position.over:
        ask = position.asks[0]
        position.choose(ask.seat, ask.options[-1])
        audit(position.state)
    assert RULESET.result(position.state).places[0] >= 1


def test_a_turn_in_the_middle_of_a_round():
    position = begun("seats = 3\nfirst = 2\nturn = 3")
    assert position.asks[0].seat == 2
    assert [seat for _, seat in position.state.agenda[::-1]] == [0, 0]


def test_where_a_tribe_is_the_tile_lies_face_up():
    g = scene('[[players]]\nseat = 2\nstrong = ["c_swamp.1"]', BOX)
    assert g.tile[at("c_swamp")] >= 0
    assert g.players[1].presence == 1 << at("c_swamp")
    assert g.players[0].tribes[at("b_forest")] == 1


def test_goal_chips_lie_in_both_halves_of_their_column():
    g = scene('[[players]]\ncolumns = { 2 = ["g1", "g2", "g3"] }', BOX)
    me = g.players[0]
    assert [BOX.goal_ids[piece - GOAL_PIECE] for piece in me.columns[1]] == ["g1", "g3"]
    assert [BOX.goal_ids[piece - GOAL_PIECE] for piece in me.right] == ["g2"]


def test_a_building_ground_that_is_built_on_is_revealed():
    """Those that are named lie where the scene says, any other at the first hidden place."""
    text = 'sites = { s22 = "ground_3" }\n[[players]]\nstatues = { ground_3 = 1, ground_5 = 1 }'
    g = scene(text, BOX)
    assert [g.ground_at[BOX.ground_ids.index(id)] >= 0 for id in ("ground_3", "ground_4", "ground_5")] == [
        True, False, True,
    ]  # fmt: skip
    assert SITE.label(BOX, g.ground_at[3]) == "s22"


@pytest.mark.parametrize(
    "text,message",
    [
        ("nonsense = 1", "is no key"),
        ("seats = 5", "is no number from 1 to 4"),
        ('sites = { s22 = "lake" }', "one of building_ground"),
        ('materials = { b_hills = "wood" }', "wood is no tile of b_hills"),
        ('[[players]]\nhand = ["a1", "a1"]', "a1: is named twice"),
        ('[[players]]\nstrong = ["a_water.boat"]', "no own boat in a_water"),
        ('[[players]]\nstrong = ["b_forest.2", "b_forest.2"]', "b_forest.2 is not free"),
        ("[[players]]\nmarkers = { food = 50 }", "more markers than there are"),
        ('[[players]]\nboats = ["a_water", "a_water"]', "in different Waters"),
        ("[[players]]\nfate = 9", "there are not so many"),
        ('options = { level = "2" }', "do not go together"),
        ("[[players]]\n[[players]]", "seat 1 is there twice"),
        ('seats = 1\n[[players]]\nseat = 2\nhand = ["a1"]', "V.I.C.I: 'hand' is no key"),
        ('[[players]]\nfarms = ["a_water"]', "a_water can have none"),
        ('[[players]]\nfarms = ["b_forest", "b_forest"]', "b_forest can have none"),
        ('[[players]]\ncolumns = { 1 = ["s1", "s1"] }', "s1: is named twice"),
        ('[[players]]\ncolumns = { 1 = ["zz"] }', "neither a card nor a chip"),
        ('[[players]]\ncolumns = { 1 = ["a1"], 2 = ["a2"] }', "a2 does not go on column 2"),
        ('[[players]]\ncolumns = { 1 = ["a1", "b1"] }', "b1 does not go on column 1"),
        ('sites = { s22 = "ground_3", s23 = "ground_3" }', "no further ground_3"),
    ],
)
def test_a_faulty_scene_says_what_is_wrong(text, message):
    with pytest.raises(Malformed, match=message):
        scene(text, BOX)


def test_options_are_those_of_the_scene():
    position = begun('options = { attribute_window = "ends" }')
    assert position.state.rulings.attributes_at_ends
    assert [label(position.asks[0], value) for value in position.asks[0].options][-1] in {"sleep", "reset"}
