"""Goal chips: requirements and installing."""

from __future__ import annotations

import pytest

from boardwright.games.civolution.names import GOALS
from boardwright.games.civolution.rules.goals import install_goal
from boardwright.games.civolution.rules.goals_met import meets
from tests.games.civolution.tables import BOX, Table

START = {"forest": "b_forest", "grassland": "c_grassland"}


def met(table: Table, goal: str) -> bool:
    return meets(table.g, table.me, BOX.goal_ids.index(goal))


def hub(table: Table) -> None:
    """A tribe next to three revealed sites."""
    table.tribe("c_desert")
    for kind in ("gorge", "glacier", "cave"):
        table.site(kind, "c_desert")


def install(table: Table) -> Table:
    return table.run(install_goal, table.me)


@pytest.mark.rule("CIV-450", "CIV-451", "CIV-452", "CIV-453")
def test_paid_installed_in_a_column_of_choice_and_an_upgrade_for_the_bared_icon():
    table = install(Table().goal("g1", "g2").goal("g5", pile=1).has(wood=2, papyrus=2))
    assert table.options == ["g2", "pass"]  # g1 is covered, g5 asks for stone
    assert table.why_not("g1") == ("CIV-116", "covered_goal")
    assert table.why_not("g5") == ("CIV-450", "unmet_goal")
    assert table.why_not("g3") == ("CIV-450", "not_own_goal")
    table.answer("g2")
    assert table.options == ["1", "5", "7", "9"]
    table.answer("9")
    assert table.count("papyrus") == 0
    assert (table.me.columns[8], table.me.right) == ([200 + BOX.goal_ids.index("g2")], [])
    assert table.done  # another chip lay beneath: no upgrade
    install(table).answer("g1")
    assert table.options == ["left", "right"]
    table.answer("right")
    assert table.asked == "upgrade"
    assert len(table.options) == 15


@pytest.mark.rule("CIV-452")
def test_one_side_may_be_built_up_and_equal_sides_are_not_asked():
    table = Table().goal("g1").goal("g2", pile=1).has(wood=2, papyrus=2)
    install(table).answer("g1", "1", "migration")
    install(table).answer("g2", "left", "migration")
    assert (len(table.me.columns[0]), len(table.me.right)) == (2, 0)
    assert table.me.column_of[GOALS] == 0


@pytest.mark.rule("CIV-452", "CIV-440")
def test_a_claimed_column_with_income_chips_has_them_in_both_halves():
    table = Table().column(1, "i1").goal("g1").has(wood=2)
    install(table).answer("g1", "1")
    assert (table.me.columns[0], table.me.right) == ([300, 200], [300])


@pytest.mark.rule("CIV-450")
def test_no_question_where_nothing_can_be_installed():
    assert install(Table().goal("g1")).done
    assert install(Table()).done


@pytest.mark.rule("CIV-450", "CIV-413")
def test_a_stand_in_serves_for_goals_too():
    assert met(Table().column(1, "d24").has(stone=1), "g9")  # clay


@pytest.mark.rule("CIV-450")
@pytest.mark.parametrize(
    "goal,prepare",
    [
        ("g1", lambda t: t.has(wood=2)),
        ("g18", lambda t: t.has(copper=1)),
        ("g19", lambda t: t.farm("b_forest")),
        ("g25", lambda t: t.tribe("b_forest", place="wild").tribe("b_forest", place="wild", state="weak")),
        ("g31", lambda t: t.tribe("b_forest", place="fire")),
        ("g37", lambda t: t.tribe("d_forest")),
        ("g43", lambda t: t.raw("b_forest", 2)),
        ("g49", lambda t: t.boat("a_water").tribe("a_water", place="aboard").tribe("a_water", place="aboard")),
        ("g50", lambda t: t.boat("a_water").boat("d_water")),
        ("g51", lambda t: t.boat("a_water").tribe("a_water", place="aboard")),
        ("g52", lambda t: t.statue(0, 2)),
        ("g53", lambda t: t.statue(0).settlement(1, 0)),
        ("g54", lambda t: t.settlement(0, 0)),
        ("g55", lambda t: t.settlement(0, 0).settlement(2, 0)),
        ("g56", lambda t: t.statue(0, 3)),
        ("g57", lambda t: t.farm("b_forest").farm("c_grassland")),
        ("g58", lambda t: t.tribe("b_forest", place="wild").tribe("c_grassland", place="wild")),
        ("g59", hub),
        ("g60", lambda t: t.tribe("b_mountains").tribe("b_mountains", place="fire")),
        ("g62", lambda t: t.tribe("b_hills").tribe("c_swamp").tribe("c_desert")),
        ("g63", lambda t: t.farm("b_forest").raw("b_forest", 2)),
        ("g64", lambda t: t.tribe("b_forest", place="wild").tribe("b_hills").tribe("b_hills", place="wild")),
    ],
)
def test_requirements_are_met_by_what_they_ask_for_and_by_nothing_less(goal, prepare):
    assert not met(Table(), goal)
    table = Table()
    prepare(table)
    assert met(table, goal)


@pytest.mark.rule("CIV-450")
def test_neighbours_are_tribes_of_two_civilizations_on_encampments_of_one_territory():
    table = Table()
    assert met(table, "g61")  # both begin in the start territories
    table.no_tribes(1)
    assert not met(table, "g61")
    table.tribe("b_forest", place="wild", seat=1)
    assert not met(table, "g61")


@pytest.mark.rule("CIV-450")
def test_a_farm_by_a_ground_with_an_own_building():
    table = Table().farm("b_forest")
    spot = table.site("building_ground", "b_forest")
    ground = table.g.ground_at.index(spot)
    assert not met(table, "g65")
    assert met(table.statue(ground), "g65")
