"""Progress tracks, their thresholds, upgrades, stage tiles."""

from __future__ import annotations

import pytest

from boardwright.games.civolution.moves import add_favor
from boardwright.games.civolution.rules.tracks import ALL_MODULES, advance, flip_stage_tile, upgrade
from tests.games.civolution.tables import BOX, Table

OF_VALUE = {
    1: ["migration", "transport", "exploration", "research", "invention"],
    2: ["procreation", "sustenance", "research", "mutation", "activity"],
    3: ["migration", "production", "planning", "insight", "activity"],
    4: ["sustenance", "exploration", "building", "planning", "trade"],
    5: ["procreation", "production", "transport", "achievement", "trade"],
}


def walk(table: Table, track: int, steps: int, start: int = 0) -> Table:
    table.me.tracks[track] = start
    return table.run(advance, table.me, track, steps)


@pytest.mark.rule("CIV-480", "CIV-481", "CIV-482", "CIV-490", "CIV-343")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5])
def test_the_first_threshold_upgrades_a_module_of_the_tracks_value(value):
    table = walk(Table(), value - 1, 2)
    assert (table.asked, table.options) == ("upgrade", OF_VALUE[value])
    table.answer(OF_VALUE[value][0])
    assert (sum(table.me.levels), table.me.upgrades, table.done) == (16, 1, True)


@pytest.mark.rule("CIV-483", "CIV-905")
@pytest.mark.parametrize("ruling,asked", [("passed", False), ("reached", True)])
def test_the_line_lies_after_the_listed_space_or_by_ruling_before(ruling, asked):
    table = walk(Table(thresholds=ruling), 0, 1)
    assert table.done is not asked


@pytest.mark.rule("CIV-482")
def test_the_second_threshold_gives_favor_or_an_income_action():
    table = walk(Table().column(9, "s1"), 0, 1, start=3)
    assert (table.asked, table.options) == ("favor_step", ["yes", "pass"])
    assert table.answer("yes").me.favor == 2
    table = walk(Table().column(9, "s1"), 0, 1, start=3).answer("pass")
    assert table.options == ["s1.action", "s1.point"]
    assert table.answer("s1.point").points() == 1


@pytest.mark.rule("CIV-482")
@pytest.mark.parametrize("start", [7, 11])
def test_the_fourth_and_sixth_give_3_points(start):
    assert walk(Table(), 2, 1, start=start).points() == 3


@pytest.mark.rule("CIV-482", "CIV-342")
def test_the_fifth_flips_a_stage_tile_or_gives_3_points():
    table = walk(Table(), 2, 1, start=9)
    assert table.options == ["4", "5", "pass"]
    assert table.answer("pass").points() == 3
    table = walk(Table(), 2, 1, start=9).answer("4")
    assert (table.points(), table.me.tiles) == (0, 1)
    table = Table()
    table.me.tiles = 3
    assert walk(table, 2, 1, start=9).points() == 3


@pytest.mark.rule("CIV-484")
def test_beyond_space_12_each_step_gives_2_points():
    table = walk(Table(), 4, 3, start=11)
    assert table.me.tracks[4] == 12
    assert table.points() == 3 + 2 * 2


@pytest.mark.rule("CIV-484", "CIV-962")
def test_an_ability_makes_overflow_worth_more():
    assert walk(Table().column(1, "e22"), 4, 2, start=12).points() == 6


@pytest.mark.rule("CIV-937")
def test_a_threshold_is_settled_before_the_next_step():
    table = walk(Table(), 0, 4)
    assert (table.asked, table.me.tracks[0]) == ("upgrade", 2)
    table.answer("research")
    assert (table.me.tracks[0], table.me.favor) == (4, 2)  # no chip to use: the Favor step


@pytest.mark.rule("CIV-485")
def test_abilities_see_pale_spaces_where_the_disc_rests():
    assert walk(Table().column(1, "a21"), 0, 1, start=2).count("money") == 1
    assert walk(Table().column(1, "a21"), 1, 1, start=4).count("money") == 0
    assert walk(Table().column(1, "a21"), 1, 1, start=12).count("money") == 0  # it did not move


@pytest.mark.rule("CIV-343", "CIV-936")
def test_level_3_is_the_end_and_an_upgrade_for_nothing_is_lost():
    table = Table()
    table.me.levels = [3] * 15
    assert table.run(upgrade, table.me, ALL_MODULES).done
    table.me.levels[4] = 2
    table.me.levels[5] = 2
    table.run(upgrade, table.me, 1 << 4 | 1 << 7 | 1 << 5)
    assert table.options == [BOX.module_ids[4], BOX.module_ids[5]]
    assert table.why_not("planning") == ("CIV-343", "at_level_3")
    assert table.why_not("trade") == ("CIV-343", "not_named")


@pytest.mark.rule("CIV-342")
def test_with_both_tiles_active_nothing_is_flipped():
    table = Table()
    table.me.tiles = 3
    assert table.run(flip_stage_tile, table.me).done
    table.me.tiles = 2
    table.run(flip_stage_tile, table.me)
    assert (table.done, table.me.tiles) == (True, 3)


@pytest.mark.rule("CIV-482", "CIV-960")
def test_abilities_react_to_thresholds_and_upgrades():
    table = walk(Table().column(1, "e12", "e13"), 0, 1, start=1)
    table.answer("transport")
    assert table.points() == 1 + 2


@pytest.mark.rule("CIV-495")
def test_favor_begins_on_the_leftmost_space_and_steps_forward():
    table = Table()
    assert table.me.favor == 1
    add_favor(table.g, table.me, 2)
    assert table.me.favor == 3
