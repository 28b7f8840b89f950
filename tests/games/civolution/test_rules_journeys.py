"""Favor tests, migration, settling, procreation."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.games.civolution.moves import lay_down, stand_up
from boardwright.games.civolution.names import ABOARD_STRONG, NOBODY, RAW, WILD_STRONG
from boardwright.games.civolution.rules.action import activate
from boardwright.games.civolution.rules.favor import favor_test
from boardwright.games.civolution.rules.migration import migrate, migrate_in_all
from boardwright.games.civolution.rules.modules import run_module
from boardwright.games.civolution.rules.procreation import place_tribes, procreate
from boardwright.games.civolution.vocabulary import ANYWHERE, CROSS_WATER, STRONG
from tests.games.civolution.tables import BOX, Table

MIGRATION, PROCREATION = 0, 1


def first(**options: Any) -> Table:
    """The tiles of a first play: A, B and C lie where their borders are known."""
    return Table(layout="first", **options)


def at(id: str) -> int:
    return BOX.territory_ids.index(id)


def camp(id: str, number: int) -> int:
    return BOX.camp_first[at(id)] + number - 1


def favor(table: Table, space: int, fate: int = 1) -> Table:
    table.me.favor = space
    table.g.spare_fate -= fate - table.me.fate
    table.me.fate = fate
    return table


# -- favor tests ------------------------------------------------------------------------------------------------


def outcome_of(table: Table, dice: str) -> list[bool]:
    """Results of a favor test, once it is through."""
    results: list[bool] = []

    def run(g, me):
        results.append((yield from favor_test(g, me)))

    table.run(run, table.me, dice=dice)
    return results


@pytest.mark.rule("CIV-300", "CIV-301")
@pytest.mark.parametrize("space,die,passed", [(1, 1, True), (1, 2, False), (3, 3, True), (3, 4, False), (5, 5, True)])
def test_a_die_up_to_the_favor_space_passes(space, die, passed):
    assert outcome_of(favor(Table(), space), str(die)) == [passed]


@pytest.mark.rule("CIV-300", "CIV-304")
def test_one_die_of_all_is_enough():
    assert outcome_of(favor(Table(), 2, fate=2), "6 2") == [True]
    assert outcome_of(favor(Table(), 2, fate=2), "6 5") == [False]


@pytest.mark.rule("CIV-300", "CIV-301")
def test_on_the_last_space_nothing_is_rolled():
    table = favor(Table(), 6)
    drawn = table.g.chance.drawn
    assert outcome_of(table, "") == [True]
    assert table.g.chance.drawn == drawn


@pytest.mark.rule("CIV-302", "CIV-925")
def test_ideas_bring_a_die_down_to_the_space_or_over_six_to_one():
    table = favor(Table().has(ideas=3), 2)
    results = outcome_of(table, "4")
    assert (table.asked, table.options) == ("change", ["yes", "pass"])
    table.answer("yes")
    assert (results, table.count("ideas")) == ([True], 1)
    table = favor(Table().has(ideas=3), 2)
    results = outcome_of(table, "6")
    table.answer("yes")
    assert (results, table.count("ideas")) == ([True], 2)


@pytest.mark.rule("CIV-302", "CIV-303", "CIV-925")
def test_a_failure_may_be_accepted_and_too_few_ideas_do_nothing():
    table = favor(Table().has(ideas=2), 2)
    results = outcome_of(table, "4")
    table.answer("pass")
    assert (results, table.count("ideas")) == ([False], 2)
    table = favor(Table().has(ideas=1), 2)
    assert outcome_of(table, "4") == [False]
    assert table.done


@pytest.mark.rule("CIV-302")
def test_planning_and_focus_markers_do_not_help():
    assert outcome_of(favor(Table().has(focus=3), 1), "3") == [False]


# -- migration --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CIV-310", "CIV-318")
def test_a_strong_tribe_goes_to_an_adjacent_territory():
    table = first()
    table.run(migrate, table.me, 1)
    assert table.options == ["b_forest.2", "c_grassland.2", "pass"]
    table.answer("b_forest.2")
    assert table.asked == "way"
    assert {"b_hills", "b_mountains"} <= set(table.options)
    assert table.why_not("c_swamp") == ("CIV-318", "not_adjacent")
    assert table.why_not("b_forest") == ("CIV-318", "not_adjacent")
    assert table.why_not("a_water") == ("CIV-314", "no_seat")


@pytest.mark.rule("CIV-310")
def test_weak_tribes_never_migrate():
    table = first().weak(camp("b_forest", 2))
    table.run(migrate, table.me, 1)
    assert table.why_not("b_forest.2") == ("CIV-310", "weak_tribe")
    assert table.why_not("b_hills.1") == ("CIV-310", "no_migrant_there")


@pytest.mark.rule("CIV-311", "CIV-316", "CIV-317", "CIV-313")
def test_settling_at_a_fire_gives_points_and_the_first_tribe_develops():
    table = first()
    table.run(migrate, table.me, 1, dice="1")
    table.answer("b_forest.2", "b_mountains")
    assert (table.asked, table.options) == ("settle", ["b_mountains.1", "b_mountains.2"])
    table.answer("b_mountains.1")
    mountains = at("b_mountains")
    assert table.g.camps[camp("b_mountains", 1)] == 1  # seat 0, strong
    assert table.points() == BOX.fire_points[mountains] == 2
    assert table.g.tile[mountains] != NOBODY
    assert table.me.markers[RAW + mountains] == 1
    assert table.me.tribes[at("b_forest")] == 0


@pytest.mark.rule("CIV-316")
def test_a_developed_territory_is_not_developed_again():
    table = first().tribe("b_mountains", seat=1)
    tile = table.g.tile[at("b_mountains")]
    table.run(migrate, table.me, 1).answer("b_forest.2", "b_mountains", "b_mountains.1")
    assert table.g.tile[at("b_mountains")] == tile
    assert table.me.markers[RAW + at("b_mountains")] == 0


@pytest.mark.rule("CIV-311", "CIV-312", "CIV-924")
@pytest.mark.parametrize("state", ["strong", "weak"])
def test_displacing_sends_the_other_to_the_wilderness_as_it_is_and_lays_the_arriving_down(state):
    table = first().tribe("b_mountains", state, "fire", seat=1)
    table.run(migrate, table.me, 1).answer("b_forest.2", "b_mountains")
    assert table.options == ["b_mountains.1", "b_mountains.2"]  # although another one is free
    table.answer("b_mountains.1")
    mountains, other = at("b_mountains"), table.g.players[1]
    assert table.g.camps[camp("b_mountains", 1)] == 0  # seat 0, weak
    assert (other.wild_strong[mountains], other.wild_weak[mountains]) == ((1, 0) if state == "strong" else (0, 1))
    assert table.points() == BOX.fire_points[mountains]


@pytest.mark.rule("CIV-312")
def test_an_own_tribe_may_be_displaced():
    table = first().tribe("b_mountains", "strong", "fire")
    table.run(migrate, table.me, 1).answer("b_forest.2", "b_mountains", "b_mountains.1")
    assert table.me.wild_strong[at("b_mountains")] == 1
    assert table.me.tribes[at("b_mountains")] == 2


@pytest.mark.rule("CIV-053", "CIV-311")
def test_covered_encampments_do_not_exist():
    table = first().tribe("b_hills")
    table.run(migrate, table.me, 1).answer("b_forest.2", "b_hills")
    assert table.options == ["b_hills.1", "b_hills.2"]
    assert table.why_not("b_hills.3") == ("CIV-311", "covered_camp")
    assert table.why_not("b_forest.1") == ("CIV-311", "other_territory")


@pytest.mark.rule("CIV-008", "CIV-310")
def test_a_tribe_leaves_the_wilderness_by_migrating():
    table = first().no_tribes().tribe("b_hills", "strong", "wild")
    table.run(migrate, table.me, 1).answer("b_hills.wild_strong", "b_forest", "b_forest.1")
    assert table.me.wild_strong[at("b_hills")] == 0


@pytest.mark.rule("CIV-314", "CIV-009")
def test_a_tribe_goes_aboard_an_own_boat_with_a_free_seat():
    table = first().boat("a_water")
    table.run(migrate, table.me, 1).answer("b_forest.2", "a_water")
    assert table.done
    assert table.me.aboard_strong == [1, 0]
    assert table.me.tribes[at("a_water")] == 1


@pytest.mark.rule("CIV-314")
def test_a_boat_has_two_seats():
    table = first().boat("a_water").tribe("a_water", place="aboard").tribe("a_water", place="aboard")
    table.run(migrate, table.me, 1).answer("b_forest.2")
    assert table.why_not("a_water") == ("CIV-314", "no_seat")


@pytest.mark.rule("CIV-314")
def test_other_players_boats_carry_none():
    table = first().boat("a_water", seat=1)
    table.run(migrate, table.me, 1).answer("b_forest.2")
    assert table.why_not("a_water") == ("CIV-314", "no_seat")


@pytest.mark.rule("CIV-315")
def test_from_a_boat_a_tribe_lands():
    table = first().no_tribes().boat("a_water").tribe("a_water", place="aboard")
    table.run(migrate, table.me, 1).answer("a_water.aboard_strong")
    assert {"b_forest", "b_mountains", "c_desert", "c_grassland"} <= set(table.options)
    table.answer("c_desert", "c_desert.2")
    assert table.me.aboard_strong == [0, 0]


@pytest.mark.rule("CIV-220")
def test_migration_one_moves_one_tribe():
    table = first()
    table.run(run_module, table.me, MIGRATION, 1).answer("b_forest.2", "b_hills", "b_hills.2")
    assert table.done


@pytest.mark.rule("CIV-220", "CIV-240", "CIV-241", "CIV-923", "CIV-925")
def test_migration_two_may_be_one_path_after_a_test():
    table = favor(first(), 3)
    table.run(run_module, table.me, MIGRATION, 2, dice="3 1")
    table.answer("c_grassland.2", "c_desert")
    assert (table.asked, table.options[-1]) == ("way", "pass")
    table.answer("b_mountains", "b_mountains.1")
    assert table.done
    assert table.g.tile[at("c_desert")] == NOBODY  # crossed: no encampment, no development
    assert table.me.tribes[at("b_mountains")] == 1


@pytest.mark.rule("CIV-220", "CIV-925")
def test_after_a_failed_test_migration_two_moves_once():
    table = favor(first(), 3)
    table.run(run_module, table.me, MIGRATION, 2, dice="4 1").answer("b_forest.2", "b_hills", "b_hills.2")
    assert table.done


@pytest.mark.rule("CIV-220", "CIV-241")
def test_separate_tribes_share_the_migrations_of_level_three():
    table = favor(first(), 6)
    table.run(run_module, table.me, MIGRATION, 3, dice="1 1 1")
    table.answer("b_forest.2", "b_hills", "pass", "b_hills.2")
    table.answer("c_grassland.2", "c_desert", "pass", "c_desert.2")
    assert table.asked == "migrate"
    table.answer("c_desert.2", "c_swamp", "c_swamp.2")
    assert table.done


@pytest.mark.rule("CIV-240", "CIV-923")
def test_a_path_of_two_steps_may_end_where_it_began():
    table = first()
    table.run(migrate_in_all, table.me, 2).answer("b_forest.2", "b_hills", "b_forest", "b_forest.1")
    assert table.me.tribes[at("b_forest")] == 1
    assert table.g.tile[at("b_hills")] == NOBODY


@pytest.mark.rule("CIV-240")
def test_crossing_water_needs_an_own_boat_with_a_free_seat():
    table = first().boat("a_water")
    table.run(migrate_in_all, table.me, 2).answer("b_forest.2", "a_water")
    assert "c_desert" in table.options
    table.answer("c_desert", "c_desert.2")
    assert table.me.aboard_strong == [0, 0]


@pytest.mark.rule("CIV-240")
def test_an_effect_lets_water_be_crossed_without_a_boat_but_not_settled():
    table = first()
    table.run(migrate, table.me, 1, 2, CROSS_WATER).answer("b_forest.2", "a_water")
    assert "pass" not in table.options
    table.answer("c_grassland", "c_grassland.1")
    assert table.me.tribes[at("c_grassland")] == 2


@pytest.mark.rule("CIV-310")
def test_an_effect_leads_anywhere_on_land():
    table = first()
    table.run(migrate, table.me, 1, 1, ANYWHERE).answer("b_forest.2")
    assert len(table.options) == 17


@pytest.mark.rule("CIV-692", "CIV-318", "CIV-926")
def test_caves_join_all_territories_around_them():
    table = first().no_tribes().tribe("b_hills")
    table.site("cave", "b_hills")
    table.site("cave", "c_swamp")
    table.run(migrate, table.me, 1).answer("b_hills.2")
    assert "c_swamp" in table.options
    assert "b_hills" not in table.options


@pytest.mark.rule("CIV-926")
@pytest.mark.parametrize("ruling,joined", [("all", True), ("land", False)])
def test_caves_and_water(ruling, joined):
    table = first(cave_water=ruling).no_tribes().tribe("c_swamp").boat("a_water")
    table.site("cave", "c_swamp")
    table.site("cave", "a_water")
    table.run(migrate, table.me, 1).answer("c_swamp.2")
    assert ("a_water" in table.options) is joined


@pytest.mark.rule("CIV-925")
def test_by_ruling_the_test_comes_after_the_first_migration():
    table = favor(first(migration_test="after"), 3)
    table.run(run_module, table.me, MIGRATION, 2, dice="1 2 1").answer("b_forest.2", "b_hills", "b_hills.2")
    assert table.asked == "one_more"
    table.answer("first")
    assert table.asked == "migrate"


@pytest.mark.rule("CIV-005")
def test_a_tribe_is_strong_or_weak_wherever_it_is():
    table = first().boat("a_water").tribe("a_water", place="aboard").tribe("b_hills", place="wild")
    for place in (camp("b_forest", 2), ABOARD_STRONG + at("a_water"), WILD_STRONG + at("b_hills")):
        strong = sum(table.me.strong)
        weak = lay_down(table.g, table.me, place)
        assert sum(table.me.strong) == strong - 1
        stand_up(table.g, table.me, weak)
        assert sum(table.me.strong) == strong


# -- procreation ------------------------------------------------------------------------------------------------


@pytest.mark.rule("CIV-320", "CIV-221")
def test_a_new_tribe_settles_where_an_own_one_is():
    table = first()
    table.run(run_module, table.me, PROCREATION, 1)
    assert table.options == ["b_forest", "c_grassland", "pass"]
    assert table.why_not("b_hills") == ("CIV-320", "no_parent_there")
    table.answer("b_forest", "b_forest.1")
    assert table.g.camps[camp("b_forest", 1)] == 1
    assert (table.me.tribes_left, table.points()) == (17, 1)


@pytest.mark.rule("CIV-320", "CIV-312")
def test_a_new_tribe_that_displaces_is_weak():
    table = first()
    table.run(procreate, table.me, 1).answer("b_forest", "b_forest.3")
    assert table.g.camps[camp("b_forest", 3)] == 0
    assert table.g.players[1].wild_strong[at("b_forest")] == 1


@pytest.mark.rule("CIV-321")
def test_on_a_boat_exactly_one_tribe_has_another():
    table = first().no_tribes().boat("a_water").tribe("a_water", "weak", "aboard")
    table.run(procreate, table.me, 2).answer("a_water")
    assert (table.me.aboard_strong, table.me.aboard_weak) == ([1, 0], [1, 0])
    assert table.done  # the boat is full


@pytest.mark.rule("CIV-322", "CIV-928", "CIV-316")
def test_without_a_tribe_any_land_will_do_and_is_developed():
    table = first().no_tribes()
    table.run(procreate, table.me, 1, dice="1")
    assert len(table.options) == 19
    assert table.why_not("a_water") == ("CIV-321", "boat_not_with_one")
    table.answer("c_swamp", "c_swamp.1")
    assert table.g.tile[at("c_swamp")] != NOBODY


@pytest.mark.rule("CIV-323")
def test_with_all_tribes_out_there_is_no_procreation():
    table = first()
    table.me.wild_weak[at("b_forest")] += table.me.tribes_left
    table.me.tribes[at("b_forest")] += table.me.tribes_left
    table.me.tribes_left = 0
    table.run(procreate, table.me, 1)
    assert table.done


@pytest.mark.rule("CIV-221", "CIV-925")
@pytest.mark.parametrize("die,births", [("2", 2), ("3", 1)])
def test_procreation_two_takes_a_test_first(die, births):
    table = favor(first(), 2)
    table.run(run_module, table.me, PROCREATION, 2, dice=die).answer("b_forest", "b_forest.1")
    if births == 2:
        table.answer("b_forest", "b_forest.2")
    assert table.done
    assert table.me.tribes_left == 18 - births


@pytest.mark.rule("CIV-221", "CIV-921", "CIV-922")
def test_the_parts_of_procreation_three_come_in_any_order():
    table = favor(first().weak(camp("b_forest", 2)), 6)
    table.run(run_module, table.me, PROCREATION, 3)
    assert table.options == ["first", "second", "pass"]
    table.answer("second", "b_forest.2")
    assert table.g.camps[camp("b_forest", 2)] == 1
    assert table.options == ["first", "pass"]
    table.answer("first", "b_forest", "b_forest.1", "pass")
    assert table.done  # one of up to two


@pytest.mark.rule("CIV-921")
def test_by_ruling_parts_are_interleaved():
    table = favor(first(part_order="interleaved").weak(camp("b_forest", 2)), 6)
    table.run(run_module, table.me, PROCREATION, 3).answer("first", "b_forest", "b_forest.1", "second", "b_forest.2")
    assert table.options == ["first", "pass"]


@pytest.mark.rule("CIV-320", "CIV-313")
def test_tribes_placed_by_a_card_take_only_free_encampments_of_one_territory():
    table = first()
    table.run(place_tribes, table.me, 2, STRONG).answer("b_forest")
    assert (table.asked, table.options) == ("place", ["b_forest.1", "pass"])
    table.answer("b_forest.1")
    assert table.done
    assert table.points() == 1


@pytest.mark.rule("CIV-691", "CIV-243")
def test_a_holy_rock_may_bring_a_procreation_before_the_module():
    table = favor(first(), 3)
    table.me.dice = [0, 1, 1, 1, 1, 1, 1]
    table.site("holy_rock", "b_forest")
    table.run(activate, table.me, PROCREATION, dice="2")
    while table.asked == "die":
        table.answer(table.options[0])
    assert table.asked == "rock"
    assert table.why_not("c_swamp") == ("CIV-690", "not_at_site")
    table.answer("b_forest")
    assert table.options == ["b_forest.1", "b_forest.2", "b_forest.3", "pass"]  # it may be declined
    table.answer("b_forest.1")
    assert table.asked == "procreate"
    assert table.me.tribes_left == 17
