"""Income chips: gained, installed, used."""

from __future__ import annotations

import pytest

from boardwright.games.civolution.rules.goals import install_goal
from boardwright.games.civolution.rules.income import gain_income_chip, income_actions
from tests.games.civolution.tables import BOX, Table


@pytest.mark.rule("CIV-347", "CIV-440", "CIV-441")
def test_a_gained_chip_is_installed_and_acts_once():
    table = Table().show("i1", "i2", "i3")
    table.run(gain_income_chip, table.me)
    assert (table.asked, table.options) == ("income_chip", ["i1", "i2", "i3"])
    table.answer("i1")
    assert BOX.income_ids.index("i1") not in table.g.income_display
    assert -1 not in table.g.income_display  # refilled at once
    assert table.options == ["1", "5", "7", "9"]
    table.answer("5")
    assert table.me.columns[4] == [300]
    assert table.options == ["i1.action", "i1.point"]
    table.answer("i1.action")
    assert (table.count("food"), table.done) == (2, True)


@pytest.mark.rule("CIV-346", "CIV-938")
def test_the_point_is_taken_instead_and_before_any_roll():
    table = Table().column(1, "i23")
    table.run(income_actions, table.me, 1)
    assert table.options == ["i23.action", "i23.point"]
    assert table.answer("i23.point").points() == 1
    table = Table().column(1, "i23")
    table.run(income_actions, table.me, 1, dice="6").answer("i23.action")
    assert (table.points(), table.done) == (0, True)  # a failed test yields nothing


@pytest.mark.rule("CIV-346", "CIV-938")
def test_an_action_of_which_nothing_is_possible_leaves_only_the_point():
    table = Table().column(1, "i11")  # points for statues
    table.run(income_actions, table.me, 1)
    assert (table.done, table.points()) == (True, 1)
    table = Table().column(1, "i11").column(2, "i1")
    table.run(income_actions, table.me, 1)
    assert table.options == ["i1.action", "i1.point", "i11.point"]
    assert table.why_not("i11.action") == ("CIV-938", "no_part_possible")
    assert table.why_not("i2.action") == ("CIV-346", "not_own_chip")


@pytest.mark.rule("CIV-346", "CIV-901")
def test_one_chip_may_be_used_twice_each_time_with_its_own_test():
    table = Table().column(1, "i23")
    table.run(income_actions, table.me, 2, dice="6 1").answer("i23.action", "i23.action")
    assert table.points() == 4


@pytest.mark.rule("CIV-440", "CIV-946")
def test_a_chip_rests_on_both_halves_of_the_goal_column():
    table = Table().show("i1", "i2", "i3").goal("g1").has(wood=2)
    table.run(install_goal, table.me).answer("g1", "1")
    while not table.done:
        table.answer(table.options[0])
    table.run(gain_income_chip, table.me).answer("i1")
    assert "1" not in table.options
    assert table.why_not("1") == ("CIV-440", "unsupported")


@pytest.mark.rule("CIV-916")
def test_an_empty_display_gives_nothing():
    table = Table()
    table.g.players[1].columns[0] = [300 + chip for chip in table.g.income_bag + table.g.income_display]
    table.g.income_bag.clear()
    table.g.income_display = [-1, -1, -1]
    assert table.run(gain_income_chip, table.me).done
