"""Planning, research, dice, trade, features, activities, income actions."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.games.civolution.names import (
    ACHIEVEMENT,
    ACTIVITY,
    INSIGHT,
    INVENTION,
    MUTATION,
    NOBODY,
    PLANNING,
    PLANNING_MODULE,
    RESEARCH,
    TRADE,
)
from boardwright.games.civolution.rules.dice import gain_die
from boardwright.games.civolution.rules.modules import run_module
from boardwright.games.civolution.rules.opening import new_cards
from boardwright.games.civolution.rules.research import draw_cards, gain_card
from boardwright.games.civolution.rules.trade import trade
from tests.games.civolution.tables import BOX, Table


def first(**options: Any) -> Table:
    """The tiles of a first play: A, B and C lie where their borders are known."""
    return Table(layout="first", **options)


def at(id: str) -> int:
    return BOX.territory_ids.index(id)


def tile(table: Table, where: str, material: str) -> Table:
    """This material lies face up there."""
    g, number = table.g, BOX.material_ids.index(material)
    pile = g.tiles_unseen[BOX.terrain[at(where)]]
    if g.tile[at(where)] != NOBODY:
        pile.append(g.tile[at(where)])
    pile.remove(number)
    g.tile[at(where)] = number
    return table


# -- planning, research, dice, trade, features ------------------------------------------------------------------


@pytest.mark.rule("CIV-227", "CIV-249", "CIV-147")
@pytest.mark.parametrize("level,markers", [(1, 2), (2, 3), (3, 3)])
def test_planning_markers_go_on_one_dice_space(level, markers):
    table = first()
    table.run(run_module, table.me, PLANNING_MODULE, level).answer("third", "5")
    assert table.me.markers[PLANNING + 5] == markers
    assert table.done


@pytest.mark.rule("CIV-227")
def test_planning_three_gains_and_installs_goals_in_any_order():
    table = first()
    table.run(run_module, table.me, PLANNING_MODULE, 3)
    assert table.options == ["first", "third", "pass"]
    table.answer("first", BOX.goal_ids[table.g.goal_display[0]])
    assert len(table.me.goals[0]) == 1
    assert table.done  # its requirement is not met, and planning markers would be the other branch


@pytest.mark.rule("CIV-228", "CIV-340", "CIV-111")
def test_the_last_open_card_is_replaced_when_it_is_taken():
    table = first().run(new_cards, 0)
    card = table.g.shown[2][0]
    table.run(gain_card, table.me)
    assert len(table.options) == 11
    table.answer("insight_up")
    assert table.me.hand == [card]
    assert len(table.g.shown[2]) == 1


@pytest.mark.rule("CIV-340", "CIV-916")
def test_without_a_face_up_card_only_the_hidden_ones_can_be_taken():
    table = first()
    table.run(gain_card, table.me)
    assert table.why_not("insight_up") == ("CIV-916", "stack_empty")
    table.answer("insight_down")
    assert [BOX.card_type[card] for card in table.me.hand] == [2]


@pytest.mark.rule("CIV-228", "CIV-244", "CIV-645")
def test_stacks_are_chosen_before_looking_and_the_rejected_go_under():
    table = first()
    table.run(draw_cards, table.me, 2, 1).answer("invention_down")
    assert table.asked == "draw"
    assert table.me.drawn == []
    table.answer("building_down")
    assert (table.asked, len(table.options)) == ("keep", 2)
    drawn = table.me.drawn[:]
    table.answer(BOX.card_ids[drawn[1]])
    assert (table.me.hand, table.g.under[0]) == ([drawn[1]], [drawn[0]])
    assert table.g.known[drawn[0]] == 1


@pytest.mark.rule("CIV-244", "CIV-914")
def test_by_ruling_the_owner_orders_the_rejected():
    table = first(reject_order="owner")
    table.run(draw_cards, table.me, 3, 1).answer("mutation_down", "mutation_down", "mutation_down")
    table.answer(table.options[0])
    assert (table.asked, len(table.options)) == ("lay", 2)
    second = table.options[1]
    table.answer(second)
    assert BOX.card_ids[table.g.under[1][0]] == second


@pytest.mark.rule("CIV-228")
@pytest.mark.parametrize("level,looked,kept", [(1, 2, 1), (2, 4, 1), (3, 4, 2)])
def test_research_draws_and_keeps(level, looked, kept):
    table = first()
    table.run(run_module, table.me, RESEARCH, level).answer("second", *["insight_down"] * looked)
    for _ in range(kept):
        table.answer(table.options[0])
    assert table.done
    assert (len(table.me.hand), len(table.g.under[2])) == (kept, looked - kept)


@pytest.mark.rule("CIV-228")
def test_research_three_gains_two():
    table = first()
    table.run(run_module, table.me, RESEARCH, 3).answer("first", "insight_down", "building_down")
    assert len(table.me.hand) == 2


@pytest.mark.rule("CIV-245", "CIV-229")
def test_an_activation_die_is_rolled_at_once():
    table = first()
    table.run(gain_die, table.me, False, dice="4")
    assert (table.me.dice[4], table.g.spare_dice) == (2, 2)


@pytest.mark.rule("CIV-246", "CIV-934")
def test_with_none_left_one_is_taken_from_who_has_most():
    table = first(seats=3)
    other, table.g.spare_dice = table.g.players[2], 0
    other.dice[6] += 4
    table.run(gain_die, table.me, False, dice="2")
    assert table.ask.seat == 2  # the giver decides; who gives was no choice
    assert (table.asked, table.options) == ("give", ["1", "2", "3", "4", "5", "6"])
    table.answer("6")
    assert (other.dice[6], table.me.dice[2]) == (4, 2)


@pytest.mark.rule("CIV-246")
def test_among_several_who_have_most_the_taker_chooses_and_alone_gets_none():
    table = first(seats=3)
    table.me.fate += table.g.spare_fate
    table.g.spare_fate = 0
    table.run(gain_die, table.me, True)
    assert (table.done, table.me.fate) == (True, 5)
    for me, dice in zip(table.g.players, [1, 3, 3], strict=True):
        me.fate = dice
    table.run(gain_die, table.me, True)
    assert (table.asked, table.options) == ("from", ["2", "3"])
    assert table.why_not("1") == ("CIV-246", "yourself")
    table.answer("3")
    assert [me.fate for me in table.g.players] == [2, 3, 2]


@pytest.mark.rule("CIV-151", "CIV-229")
def test_achievement_one_brings_one_die_and_two_both():
    table = first()
    table.run(run_module, table.me, ACHIEVEMENT, 1, dice="1").answer("second")
    assert (table.me.fate, table.done) == (2, True)
    table = first()
    table.run(run_module, table.me, ACHIEVEMENT, 2, dice="1").answer("first")
    assert table.options == ["second", "pass"]


@pytest.mark.rule("CIV-230")
@pytest.mark.parametrize("level,ideas", [(1, 3), (2, 6), (3, 6)])
def test_insight_brings_ideas(level, ideas):
    table = first()
    table.run(run_module, table.me, INSIGHT, level).answer("first")
    assert table.count("ideas") == ideas


@pytest.mark.rule("CIV-231")
def test_mutation_moves_feature_markers():
    table = first().has(calm=2)
    table.run(run_module, table.me, MUTATION, 2).answer("first", "calm")
    assert table.why_not("calm") == ("CIV-231", "same_feature")
    table.answer("stamina")
    assert (table.count("calm"), table.count("stamina")) == (1, 1)
    assert table.asked == "move_feature"


@pytest.mark.rule("CIV-233", "CIV-247", "CIV-935", "CIV-035")
def test_a_sale_sells_one_for_money_and_one_for_points():
    table = first().has(oil=1, sand=1)
    table.run(trade, table.me, 1, 0).answer("first", "oil")
    assert table.count("money") == 3
    assert table.options == ["sand", "pass"]
    table.answer("sand")
    assert (table.points(), table.count("sand")) == (2, 0)
    assert table.done


@pytest.mark.rule("CIV-247", "CIV-935")
def test_a_sale_sells_at_least_one():
    table = first().has(oil=2)
    table.run(trade, table.me, 1, 0).answer("first", "pass")
    assert table.points() == 2  # then one for points, and it was the only kind


@pytest.mark.rule("CIV-248")
def test_a_purchase_is_cheaper_if_the_tile_lies_face_up():
    table = tile(first(tiles="beginner"), "b_hills", "clay").has(money=3)
    table.run(trade, table.me, 0, 1).answer("second")
    assert table.options == ["wood", "papyrus", "clay"]
    assert table.why_not("oil") == ("CIV-248", "money_short")
    table.answer("clay")
    assert (table.count("money"), table.count("clay")) == (1, 1)
    table = first(tiles="beginner").has(money=4)
    table.run(trade, table.me, 0, 1).answer("second", "jade")
    assert table.count("money") == 0


@pytest.mark.rule("CIV-233", "CIV-921")
def test_trade_three_brings_money_first_and_interleaves():
    table = first(tiles="beginner")
    table.run(run_module, table.me, TRADE, 3).answer("second", "wood", "first", "wood")
    assert (table.count("money"), table.count("wood")) == (1, 0)


@pytest.mark.rule("CIV-234", "CIV-345")
def test_activities():
    table = first().has(money=3)
    table.run(run_module, table.me, ACTIVITY, 2).answer("console", "culture")
    assert (table.me.tracks[4], table.count("money")) == (1, 2)
    assert table.done  # level II: different ones
    table = first().has(money=3)
    table.run(run_module, table.me, ACTIVITY, 3).answer("console", "culture", "console", "culture")
    assert table.count("money") == 1


@pytest.mark.rule("CIV-232", "CIV-346")
def test_invention_two_uses_a_chip_twice():
    table = first().column(1, "i1")
    table.run(run_module, table.me, INVENTION, 2).answer("first")
    point = table.options[-1]
    table.answer(point, point)
    assert table.points() == 2
