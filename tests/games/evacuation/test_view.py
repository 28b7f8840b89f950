"""What a seat may know, and what it cannot tell apart."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.core.codec import plain
from tests.games.evacuation.scenes import GAME, at

BOTH = {"mode": "points", "advanced": "on"}


def table() -> Any:
    me = {"cards": ["ac01", "ac02", "ac03", "ac04"], "goals": ["g01", "g02", "g03"], "tucked": ["ac05"],
          "groups": [0, 0, 1, 0]}  # fmt: skip
    return at(me, {"hand": ["i_1"]}, options=BOTH)


@pytest.mark.rule("INT-42")
def test_a_seat_sees_its_own_goals_and_cards_alone():
    scene = table()
    mine, theirs = GAME.view(scene.g, 0), GAME.view(scene.g, 1)
    assert (mine.players[0].cards, mine.players[0].kept) == ((0, 1, 2, 3), (80, 81, 82))
    assert mine.players[0].tucked == (4,)
    seen = theirs.players[0]
    assert (seen.cards, seen.goals, seen.kept, seen.given, seen.tucked) == ((), (), (), (), ())
    assert (seen.card_count, seen.goal_count, seen.tucked_count) == (4, 3, 1)


@pytest.mark.rule("INT-42")
def test_infrastructure_in_hand_is_open():
    assert GAME.view(table().g, None).players[1].hand == (0,)


@pytest.mark.rule("INT-42")
def test_what_is_hidden_can_be_told_apart_by_its_owner_only():
    scene = table()
    places, pile = GAME.unknown(scene.g, 1)[0]
    assert sorted(places) == [0, 1, 2, 3, 4]
    assert len(pile) == 80 - 9
    mine, _ = GAME.unknown(scene.g, 0)[0]
    assert sorted(mine) == sorted(scene.g.players[1].cards)


@pytest.mark.rule("INT-42")
def test_another_world_looks_the_same_to_the_others():
    scene = table()
    twin = scene.g.clone()
    names = list(range(GAME.identities))
    names[0], names[70] = 70, 0
    names[80], names[90] = 90, 80
    GAME.rename(twin, names)
    assert plain(GAME.view(twin, 1)) == plain(GAME.view(scene.g, 1))
    assert plain(GAME.view(twin, 0)) != plain(GAME.view(scene.g, 0))


@pytest.mark.rule("EVA-115")
def test_goals_are_shown_once_the_game_is_over():
    scene = at({"goals": ["g01", "g02", "g03"]}, step="end", year=4, options={"mode": "points"})
    assert GAME.view(scene.g, 1).players[0].kept == (80, 81, 82)


@pytest.mark.rule("EVA-303", "EVA-304")
def test_the_view_tells_what_the_next_action_costs():
    scene = at({"groups": [1, 2, 3, 0], "old": {"energy": 5}})
    assert GAME.view(scene.g, 1).players[0].energy == (1, 1, 2, 1)


@pytest.mark.rule("EVA-112")
def test_the_bonus_cards_of_all_years_are_open():
    scene = at({}, year=2)
    assert len(GAME.view(scene.g, None).bonuses) == 3
