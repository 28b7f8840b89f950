from __future__ import annotations

import json
from typing import Any

import pytest

from boardwright.core.chance import Chance
from boardwright.core.codec import compact, dump, load, plain
from boardwright.core.errors import Malformed
from boardwright.core.position import State
from tests.core.playing import begin, questions_of
from tests.heist import BOX, HEIST, make
from tests.heist.rules import refill, resolve, round_


def saved() -> dict[str, Any]:
    state: dict[str, Any] = json.loads(json.dumps(dump(HEIST, begin(3, seed=2).state)))
    return state


def test_a_state_comes_back_from_json_as_it_was():
    at = begin(3, seed=2)
    for _ in questions_of(at, 2):
        state = load(HEIST, json.loads(json.dumps(dump(HEIST, at.state))), BOX)
        assert plain(state) == plain(at.state)
        assert state.box is BOX
        assert state.agenda == at.state.agenda


def test_no_key_no_generator_and_no_box_lies_in_a_snapshot():
    state = saved()
    assert state["chance"] == begin(3, seed=2).state.chance.drawn
    assert "box" not in state


def test_steps_are_saved_by_name_so_that_their_numbers_may_change():
    state = saved()
    state["agenda"] = [["refill", 0], ["resolve", 2], ["round", 0]]
    moved = make(steps=[("refill", refill), ("round", round_), ("resolve", resolve)])
    assert load(moved, state, BOX).agenda == [(0, 0), (2, 2), (1, 0)]


def test_fields_are_saved_by_name_so_that_their_order_may_change():
    state = saved()
    assert plain(load(HEIST, dict(reversed(state.items())), BOX)) == plain(load(HEIST, state, BOX))


@pytest.mark.parametrize(
    "change, named",
    [
        ({"agenda": [["harvest", 0]]}, "there is no step 'harvest'"),
        ({"agenda": None}, "None"),
        ({"magic": 4}, "State has no magic"),
        ({"_": "Wizard"}, "Wizard"),
        ({"players": [{"_": "Player", "seat": 0}]}, "hand"),
        ({"players": [{"seat": 0}]}, "_"),
    ],
)
def test_what_this_ruleset_does_not_have_is_named(change, named):
    with pytest.raises(Malformed, match=f"does not fit heist, rules version 1: .*{named}"):
        load(HEIST, saved() | change, BOX)


def test_a_missing_field_is_named():
    state = saved()
    del state["deck"]
    with pytest.raises(Malformed, match="deck"):
        load(HEIST, state, BOX)


@pytest.mark.parametrize("nonsense", [[], [1, 2], 5, "state", None])
def test_what_is_no_state_is_refused(nonsense):
    with pytest.raises(Malformed, match="does not fit"):
        load(HEIST, nonsense, BOX)


def test_plain_data_is_numbers_texts_lists_and_fields():
    view = HEIST.view(begin(2).state, 0)
    data = plain({1: (view, None, 1.5, "x")})
    assert data["1"][1:] == [None, 1.5, "x"]
    assert data["1"][0]["sizes"] == [4, 4]
    assert json.loads(json.dumps(data)) == data


@pytest.mark.parametrize("thing", [{1, 2}, print, iter([])])
def test_what_is_no_data_is_refused(thing):
    with pytest.raises(Malformed, match="no plain data"):
        plain(thing)


@pytest.mark.parametrize(
    "change",
    [
        lambda g: g.deck.reverse(),
        lambda g: g.agenda.append((1, 0)),
        lambda g: g.chance.roll(),
        lambda g: g.players[2].hand.append(7),
        lambda g: g.players[1].known.append(7),
        lambda g: setattr(g.players[0], "coins", 1),
        lambda g: setattr(g, "turn", 5),
        lambda g: setattr(g, "discard", [3]),
    ],
)
def test_a_changed_fork_differs_in_every_form(change):
    at = begin(3, seed=2)
    twin = at.fork()
    forms = [plain, compact, lambda state: dump(HEIST, state)]
    assert all(form(twin.state) == form(at.state) for form in forms)
    change(twin.state)
    assert not any(form(twin.state) == form(at.state) for form in forms)


def test_a_state_without_a_clone_of_its_own_is_refused():
    with pytest.raises(NotImplementedError):
        State(BOX, Chance(1), []).clone()
