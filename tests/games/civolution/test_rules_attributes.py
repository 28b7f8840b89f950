"""Attribute chips."""

from __future__ import annotations

import pytest

from boardwright.games.civolution.names import ATTRIBUTES
from boardwright.games.civolution.queries_cards import modifier
from boardwright.games.civolution.rules.attributes import attribute_window
from boardwright.games.civolution.rules.feeding import feed
from boardwright.games.civolution.vocabulary_abilities import MODIFY_FEED_COST
from tests.games.civolution.tables import Table


def window(table: Table) -> Table:
    return table.run(attribute_window, table.me)


@pytest.mark.rule("CIV-460")
def test_who_has_enough_markers_may_take_a_chip_of_the_display():
    table = window(Table().show("t1", "t2", "t3").has(stamina=3))
    assert (table.asked, table.options) == ("attribute", ["t1", "pass"])
    assert table.why_not("t2") == ("CIV-460", "too_few_markers")
    assert table.why_not("t12") == ("CIV-461", "attribute_not_displayed")
    assert window(Table().show("t1", "t2", "t3").has(stamina=2)).done


@pytest.mark.rule("CIV-460", "CIV-461", "CIV-419")
def test_one_marker_is_returned_the_chip_installed_the_display_refilled():
    table = window(Table().show("t1", "t2", "t3").has(stamina=3)).answer("t1")
    assert (table.asked, table.options) == ("attribute_column", ["1", "5", "7", "9"])
    table.answer("1")
    assert (table.count("stamina"), table.me.columns[0], table.me.column_of[ATTRIBUTES]) == (2, [400], 0)
    assert -1 not in table.g.attribute_display
    assert modifier(table.g, table.me, MODIFY_FEED_COST) == 1


@pytest.mark.rule("CIV-460", "CIV-461")
def test_several_may_be_taken_all_in_one_column():
    table = window(Table().show("t1", "t3", "t5").has(stamina=3, calm=3)).answer("t1", "1", "t5")
    assert table.me.columns[0] == [400, 404]


@pytest.mark.rule("CIV-916")
def test_an_empty_bag_leaves_the_space_empty():
    table = Table().show("t1", "t2", "t3").has(stamina=3)
    table.g.players[1].columns[0] = [400 + chip for chip in table.g.attribute_bag]
    table.g.players[1].column_of[ATTRIBUTES] = 0
    table.g.players[1].type_of[0] = ATTRIBUTES
    table.g.attribute_bag.clear()
    window(table).answer("t1", "1")
    assert table.g.attribute_display[0] == -1


@pytest.mark.rule("CIV-961")
def test_abilities_react_to_an_attribute_chip():
    table = window(Table().column(1, "e17").show("t1", "t2", "t3").has(stamina=3)).answer("t1", "2")
    assert table.points() == 3


@pytest.mark.rule("CIV-940")
@pytest.mark.parametrize("ruling,asked", [("any", "attribute"), ("ends", "unfed")])
def test_in_the_own_step_of_another_phase_or_by_ruling_only_in_the_own_turn(ruling, asked):
    table = Table(attribute_window=ruling).show("t1", "t2", "t3").has(stamina=3, food=2)
    assert table.run(feed, table.me).asked == asked
