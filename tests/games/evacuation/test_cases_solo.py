"""The cases about solo, and the solo cards in a game of two."""

from __future__ import annotations

import pytest

from boardwright.games.evacuation.rules.solo import opponent_progress, shuffle_solo_cards
from tests.games.evacuation.late import BOX, GAME, NEW, Late, space
from tests.games.evacuation.scenes import at
from tests.games.evacuation.staging import case, row
from tests.games.evacuation.test_rules_solo import A1, A3, A4, A5, acted, facing, solo_order

# -- the opponent's cards ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("year, actions", [row("EVA-C195", 1, 5), row("EVA-C196", 3, 6)])
def test_how_often_the_opponent_acts(year, actions):
    late = Late(1)
    late.g.year, late.g.bonuses = year, late.g.bonuses[year - 1 :]
    shuffle_solo_cards(late.g)
    late.g.phase = 2
    late.run(("action_turn", 0)).do("action pass")
    assert len(late.told("solo_turned")) == actions


@case("EVA-C197")
def test_the_second_stadium_of_the_row():
    late = facing(A3, 2)
    row_before = late.g.rows[1][:]
    acted(late)
    assert (late.g.taken, late.g.rows[1][:2]) == ([row_before[1]], [row_before[0], row_before[2]])


@case("EVA-C198")
def test_x_removes_no_ship():
    late = facing(A1, 4)
    before = late.g.rows[0][:]
    acted(late)
    assert (late.g.rows[0], late.g.under[0]) == (before, [])


@case("EVA-C199")
def test_x_settles_as_4():
    late = facing(A5, 4)
    start = late.g.solo_tile
    acted(late)
    assert late.g.solo_tile == (start + 4) % len(BOX.map.edge)
    assert late.g.owner[BOX.map.arrows[(2 * late.g.solo_tile + 1) * 5 + 3]] == 1


@case("EVA-C200")
def test_a_settled_site_stays():
    late = facing(A4, 1)
    goal = BOX.map.arrows[2 * (late.g.solo_tile + 1) * 5]
    late.g.owner[goal] = 1
    acted(late)
    assert late.g.owner.count(1) == 1


@pytest.mark.parametrize("year, stays", [row("EVA-C201", 2, False), row("EVA-C202", 3, True)])
def test_a_stadium_with_five_faces(year, stays):
    late = facing(A3, 1, year)
    five = BOX.stadiums.faces.index(5)
    late.g.under[1] = [five, *[each for each in late.g.piles[1] if each != five]]
    late.g.piles[1] = []
    acted(late)
    assert (five in late.g.rows[1], five in late.g.under[1]) == (stays, not stays)
    assert len(late.g.rows[1]) == 3


@case("EVA-C214")
def test_with_one_card_left_the_opponent_has_passed():
    late = facing(A1, 2)
    late.g.phase = 2
    late.run(("opponent_turn", 1), ("opponent_turn", 1))
    assert (len(late.told("solo_turned")), late.told("opponent_passed")) == (1, [()])
    assert len(late.g.solo_deck) == 1


# -- set-up, order, progress ------------------------------------------------------------------------------------


@case("EVA-C230")
def test_three_sets_of_tokens_and_you_are_first():
    g = Late(1).g
    assert (g.order, g.players[0].markers, g.rivals) == ([0, 1, 2], [0, 0], [0, 0, 0, 0])


@case("EVA-C204")
def test_behind_by_three_is_third():
    assert solo_order(3, 6, [0, 1, 2]).index(0) == 2


def rivals(year, number, low, high):
    """How far opponent and extra move with this card."""
    late = Late(1, costs="printed")
    many = len(BOX.bonuses.ids)
    pairs = [(BOX.bonuses.low[many + card], BOX.bonuses.high[many + card]) for card in range(many)]
    late.g.year, late.g.solo_number, late.g.rivals = year, number, [space(2), space(5), space(0), space(1)]
    late.g.bonuses[0] = pairs.index((low, high))
    opponent_progress(late.g, 1)
    opponent_progress(late.g, 2)
    return [each // 3 for each in late.g.rivals]


@case("EVA-C207")
def test_in_even_years_both_move_the_higher_number():
    found = rivals(2, 1, 9, 12)
    assert (sum(found[:2]) - 7, sum(found[2:]) - 1) == (12, 12)


@case("EVA-C208")
def test_x_moves_the_leading_marker_4():
    assert rivals(2, 4, 9, 12)[:2] == [2 + 8, 5 + 4]


@case("EVA-C213")
def test_the_middle_lane_is_closed_in_solo():
    scene = at({"markers": ["3", "3"], "power": 0}, seats=1, step="progress", turn=1)
    assert scene.options == ["3:passing", "3:side_a"]
    assert scene.why_not("3:side_b")[:2] == ("EVA-613", "lane_closed")


# -- goals, points ----------------------------------------------------------------------------------------------


@case("EVA-C211")
def test_one_is_kept_one_removed_and_the_piles_are_switched():
    late = Late(1).run(("goal_draft", 0))
    mine, pile = late.g.packets[0][:], len(late.g.goal_pile)
    late.position.choose(0, mine[0])
    assert late.me.goals == [mine[0]]
    assert (len(late.g.packets[0]), set(late.g.packets[0]) & set(mine)) == (3, set())
    assert pile - len(late.g.goal_pile) == 4 - 1  # the other pile was four, and one of it is out of play
    assert sorted(late.g.packets[1]) == sorted(mine[1:])


@case("EVA-C212")
def test_three_of_four_goals_remain():
    late = Late(1).run(("goal_draft", 0))
    while late.kind == "keep":
        late.position.choose(0, late.ask.options[0])
    assert (late.kind, len(late.me.goals)) == ("give_up", 4)
    late.position.choose(0, late.ask.options[0])
    assert len(late.me.goals) == 3


@pytest.mark.parametrize(
    "mine, points", [row("EVA-C209", ["st17", "st05", "st06"], 4), row("EVA-C210", ["st12", "st05", "st06"], 0)]
)
def test_points_for_faces_in_solo(mine, points):
    late = Late(1)
    late.give_stadiums(NEW, *mine)
    late.g.taken = [BOX.stadiums.ids.index(each) for each in ("st20",)] + [0]
    assert sum(BOX.stadiums.faces[each] for each in late.g.taken) == 6
    assert sum(BOX.stadiums.faces[each] for each in late.me.stadiums[NEW]) == (6 if points else 5)
    found = {rule.name: number for rule, number in GAME.result(late.g).sheets[0]}
    assert found.get("solo_faces", 0) == points


@case("EVA-C233")
def test_the_solo_cards_block_in_a_game_of_two():
    late = Late(2, solo_cards="on")
    late.g.solo_deck, late.g.solo_number = [A4, A1], 4
    late.g.solo_played = [each for each in range(6) if each not in (A1, A4)]
    acted(late)
    late.g.solo_deck, late.g.solo_number = [A3, A1], 3
    late.g.solo_played = [each for each in range(6) if each not in (A1, A3)]
    acted(late)
    assert (late.g.owner.count(2), len(late.g.taken)) == (1, 1)
