"""Research cards into the stage partition: column, stage, cost spaces, points, bonus."""

from __future__ import annotations

import pytest

from boardwright.games.civolution.names import ACHIEVEMENTS, BUILDINGS, INVENTIONS, MUTATIONS
from boardwright.games.civolution.rules.installing import can_install, complete_stages, install_card
from boardwright.games.civolution.rules.installing_cost import can_fulfil
from tests.games.civolution.tables import BOX, Table


def install(table: Table, kind: int, special: bool = False, dice: str = "") -> Table:
    return table.run(install_card, table.me, kind, special, dice=dice)


@pytest.mark.rule("CIV-410")
def test_only_a_card_in_hand_of_the_named_type_is_installed():
    table = install(Table().hand("a5", "b6").has(sand=1, calm=3), INVENTIONS)
    assert (table.asked, table.options) == ("install", ["a5", "pass"])
    assert table.why_not("b6") == ("CIV-410", "other_type")
    assert table.why_not("a1") == ("CIV-410", "not_in_hand")


@pytest.mark.rule("CIV-027")
def test_a_hand_may_be_of_any_size():
    table = Table()
    assert not can_install(table.g, table.me, INVENTIONS)
    table.hand(*[f"a{number}" for number in range(1, 33)])
    assert can_install(table.g, table.me, INVENTIONS)
    assert len(table.me.hand) == 32


@pytest.mark.rule("CIV-410")
def test_nobody_learns_from_the_question_what_is_in_a_hand():
    table = install(Table().hand("a5"), INVENTIONS)
    assert table.options == ["pass"]  # asked all the same: it cannot be paid
    assert table.why_not("a5") == ("CIV-413", "unmet_spaces")


@pytest.mark.rule("CIV-411", "CIV-412", "CIV-413", "CIV-417", "CIV-418", "CIV-419", "CIV-420")
def test_column_then_cost_then_points_then_bonus_then_the_ability():
    table = install(Table().hand("a1").has(dexterity=1, wood=1), INVENTIONS)
    table.answer("a1", "5")
    assert table.me.columns[4] == [BOX.card_ids.index("a1")]  # stage 2: spaces 1 and 2 are active
    assert (table.count("dexterity"), table.count("wood")) == (1, 1)  # kept; returned, and gained as bonus
    assert table.me.tracks[0] == 1
    assert table.me.activities == [BOX.card_ids.index("a1")]
    assert table.done


@pytest.mark.rule("CIV-400", "CIV-411")
def test_a_type_keeps_its_column_and_takes_no_other():
    table = Table().column(2, "b1").hand("a5").column(1, "a2").has(sand=1, copper=1)
    table = install(table, INVENTIONS).answer("a5")
    assert table.me.columns[0] == [BOX.card_ids.index("a2"), BOX.card_ids.index("a5")]


@pytest.mark.rule("CIV-401", "CIV-411")
def test_income_chips_claim_no_column_and_equal_columns_are_asked_once():
    table = Table().column(1, "i1").column(2, "b1").hand("a5").has(sand=1)
    table = install(table, INVENTIONS).answer("a5")
    assert table.options == ["1", "3", "5", "7"]  # stage 2 on the chip, stages 1, 2, 3; only space 1 of a5 is not empty
    assert table.why_not("4") == ("CIV-411", "same_column")
    assert table.why_not("2") == ("CIV-411", "claimed_column")
    assert table.why_not("9") == ("CIV-413", "unmet_spaces")


@pytest.mark.rule("CIV-415", "CIV-945")
@pytest.mark.parametrize("settlements,payable", [(0, False), (2, False), (3, True)])
def test_linked_settlements_fulfil_several_spaces_together(settlements, payable):
    table = Table()
    for recess in range(settlements):
        table.settlement(recess, 0)
    card = BOX.card_ids.index("d5")  # stone or 3, jade or 2, cotton or 2, clay
    assert can_fulfil(table.g, table.me, card, 3, 0) is payable
    assert not can_fulfil(table.g, table.me, card, 4, 0)


@pytest.mark.rule("CIV-415")
def test_a_settlement_saves_the_material():
    table = Table().hand("d3").settlement(0, 0).has(sand=1)
    table = install(table, BUILDINGS).answer("d3")
    assert table.count("sand") == 1
    assert table.count("ideas") == 2


@pytest.mark.rule("CIV-414", "CIV-942")
@pytest.mark.parametrize("perception,payable", [(1, False), (2, True)])
def test_returning_and_having_one_feature_add_up(perception, payable):
    table = Table().has(perception=perception, calm=1)
    card = BOX.card_ids.index("b2")  # return perception, return calm, have perception
    assert can_fulfil(table.g, table.me, card, 3, 0) is payable


@pytest.mark.rule("CIV-416")
def test_a_higher_stage_may_be_assumed_for_its_points():
    table = Table().hand("a5").has(sand=1, copper=1, gold=1)
    table = install(table, INVENTIONS).answer("a5", "1")
    assert (table.asked, table.options) == ("assume", ["1", "4", "5"])
    assert table.why_not("2") == ("CIV-416", "empty_space")
    assert table.why_not("6") == ("CIV-416", "beyond_spaces")
    table.answer("5")
    assert table.points() == 4
    assert (table.count("sand"), table.count("copper"), table.count("gold")) == (0, 0, 0)


@pytest.mark.rule("CIV-406", "CIV-412")
def test_beyond_stage_5_all_five_spaces_are_active():
    table = Table().column(1, "a1", "a2", "a3", "a4", "a6").hand("a5").has(sand=1, copper=1, gold=1)
    table = install(table, INVENTIONS).answer("a5")
    assert table.done
    assert len(table.me.columns[0]) == 6
    assert table.points() == 4


@pytest.mark.rule("CIV-430")
def test_the_special_bonus_ignores_one_active_space_but_not_the_only_one():
    table = Table().hand("a9").has(papyrus=1)
    table = install(table, INVENTIONS, special=True).answer("a9", "5")
    assert table.done  # the second space, cotton, must be the one
    assert table.count("papyrus") == 0
    assert table.count("cotton") == 1  # the bonus


@pytest.mark.rule("CIV-430")
def test_the_only_active_space_cannot_be_ignored():
    table = install(Table().hand("a7"), INVENTIONS, special=True)
    assert table.options == ["pass"]


@pytest.mark.rule("CIV-430", "CIV-944")
def test_who_ignores_nothing_may_install_a_second_card():
    table = Table().hand("a5", "a7").has(sand=1, oil=1)
    table = install(table, INVENTIONS, special=True).answer("a5", "1", "1")
    assert (table.asked, table.options) == ("install", ["a7", "pass"])
    table.answer("a7")
    assert len(table.me.columns[0]) == 2
    assert table.asked == "upgrade"  # its bonus: the second step of Technology crosses a line
    assert table.answer("migration").done
    assert table.count("food") == 2


@pytest.mark.rule("CIV-943")
@pytest.mark.parametrize("ruling,stages", [("any", ["2", "3"]), ("real", ["2"])])
def test_which_space_of_an_assumed_stage_may_be_ignored(ruling, stages):
    table = Table(ignore_assumed=ruling).column(1, "a1").hand("a6").has(cotton=1, iron=1)
    table = install(table, INVENTIONS, special=True).answer("a6")  # stage 2; at 3 stone would have to be ignored
    assert (["2"] if table.asked == "ignore" else table.options) == stages


@pytest.mark.rule("CIV-941")
def test_the_slot_is_reserved_while_the_bonus_installs_a_chip():
    table = Table().show("i1", "i2", "i3").hand("d32").has(cotton=2)
    table = install(table, BUILDINGS).answer("d32")
    table.answer("i1", "1")  # the income chip goes on top of the card
    assert table.me.columns[0] == [BOX.card_ids.index("d32"), 300]


@pytest.mark.rule("CIV-961")
def test_a_card_does_not_react_to_its_own_installation():
    reacting = install(Table().column(1, "e14").hand("e19").has(copper=1, perception=1), ACHIEVEMENTS).answer("e19")
    assert (reacting.done, reacting.points()) == (True, 1)  # e14: a point for each card installed
    itself = install(Table().hand("e14").has(dexterity=1), ACHIEVEMENTS).answer("e14")
    assert (itself.done, itself.points()) == (True, 0)


@pytest.mark.rule("CIV-409", "CIV-939")
def test_a_full_stage_gives_its_bonus_once():
    table = Table().show("i1", "i2", "i3").column(1, "a1").column(2, "b1").column(3, "c1").column(4, "d1")
    table.run(complete_stages, table.me)
    assert table.asked == "income_chip"
    table.answer("i1", "5", "i1.action")
    assert table.done
    assert table.count("food") == 2
    table.run(complete_stages, table.me)
    assert table.done


@pytest.mark.rule("CIV-409", "CIV-342")
def test_stage_2_needs_six_pieces_and_flips_a_tile():
    table = Table().column(1, "a1", "a2").column(2, "b1", "b2").column(3, "c1", "c2").column(4, "d1", "d2")
    table.me.completed = 2
    table.column(5, "e1").run(complete_stages, table.me)
    assert table.done
    table.column(6, "i1").run(complete_stages, table.me)
    assert (table.asked, table.options) == ("stage_tile", ["4", "5"])
    assert table.answer("5").me.tiles == 2


@pytest.mark.rule("CIV-413")
def test_a_stand_in_pays_for_other_materials_of_its_rows():
    table = Table().column(1, "d24").hand("a6").has(stone=2, cotton=1, iron=1)  # stone for any of rows 1 and 2
    table = install(table, INVENTIONS).answer("a6", "5")
    table.answer("2")
    assert (table.asked, table.options) == ("return", ["cotton", "stone"])
    table.answer("cotton", "stone")
    assert (table.count("stone"), table.count("cotton"), table.count("iron")) == (1, 0, 1)


@pytest.mark.rule("CIV-413")
def test_mutations_ask_for_features_that_stay_or_go():
    table = Table().hand("b3").has(calm=1, dexterity=3)
    table = install(table, MUTATIONS).answer("b3", "7")
    assert (table.count("calm"), table.count("dexterity")) == (0, 2)


@pytest.mark.rule("CIV-408")
def test_what_is_installed_stays_where_it_is():
    table = Table().column(1, "a1").column(2, "i1").hand("a5", "b4").has(sand=1, stamina=2, calm=2)
    before = [column[:] for column in table.me.columns]
    install(table, INVENTIONS).answer("a5")
    for column, held in enumerate(before):
        assert table.me.columns[column][: len(held)] == held
