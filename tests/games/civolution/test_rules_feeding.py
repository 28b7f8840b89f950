"""Feeding, deaths, Deus ex machina, points of strong tribes."""

from __future__ import annotations

import pytest

from boardwright.games.civolution.names import FEED, FEEDING_DONE
from boardwright.games.civolution.rules.feeding import feed, feeding_done, feeding_phase
from boardwright.games.civolution.rules.feeding_cost import total_cost
from tests.games.civolution.tables import Table


def cost(table: Table) -> int:
    return total_cost(table.g, table.me, [])


def fed(table: Table, dice: str = "") -> Table:
    return table.run(feed, table.me, dice=dice)


def lone(state: str = "strong", place: str = "camp", where: str = "b_forest") -> Table:
    """One own tribe."""
    table = Table(layout="first").no_tribes()
    if place == "aboard":
        table.boat(where)
    return table.tribe(where, state, place)


@pytest.mark.rule("CIV-530", "CIV-531")
@pytest.mark.parametrize(
    "place,where,farm,food",
    [
        ("camp", "b_forest", False, 1),
        ("fire", "b_forest", False, 1),
        ("wild", "b_forest", False, 2),
        ("aboard", "d_water", False, 1),
        ("camp", "b_forest", True, 0),
        ("wild", "b_forest", True, 1),
    ],
)
def test_what_a_tribe_costs(place, where, farm, food):
    table = lone("strong", place, where)
    if farm:
        table.farm(where)
    assert cost(table) == food


@pytest.mark.rule("CIV-531")
def test_the_farm_of_another_does_not_help():
    assert cost(lone().farm("b_forest", seat=1)) == 1


@pytest.mark.rule("CIV-532", "CIV-962")
@pytest.mark.parametrize(
    "card,place,food",
    [("b20", "wild", 1), ("b20", "camp", 1), ("t1", "camp", 0), ("t1", "wild", 1)],
)
def test_abilities_lower_the_cost(card, place, food):
    assert cost(lone(place=place).column(1, card)) == food


@pytest.mark.rule("CIV-532")
def test_a_limited_discount_is_for_so_many_tribes():
    assert cost(lone().tribe("b_forest", place="wild").column(1, "t1")) == 2


@pytest.mark.rule("CIV-532")
def test_a_settlement_feeds_around_its_ground():
    table = lone().column(1, "d19")
    spot = table.site("building_ground", "b_forest")
    assert cost(table) == 1
    assert cost(table.settlement(0, table.g.ground_at.index(spot))) == 0
    assert cost(lone("strong", "aboard", "a_water").column(1, "d19").settlement(0, 0)) == 0  # the island


@pytest.mark.rule("CIV-532")
def test_farms_reach_the_neighbour_with_most_tribes_each_another():
    table = lone(where="b_hills").tribe("b_mountains").tribe("b_mountains", place="fire").column(1, "d17")
    table.farm("b_forest")
    assert cost(table) == 1  # two encampments in the mountains, one in the hills


@pytest.mark.rule("CIV-533")
def test_any_tribe_may_be_left_unfed_on_purpose():
    table = fed(lone().tribe("b_forest", place="wild").has(food=5))
    assert (table.asked, table.options) == ("unfed", ["b_forest.2", "b_forest.wild_strong", "pass"])
    table.answer("pass")
    assert (table.count("food"), sum(table.me.strong)) == (2, 2)


@pytest.mark.rule("CIV-533", "CIV-534", "CIV-949")
def test_an_unfed_strong_tribe_lies_down_and_does_not_die():
    table = fed(lone())
    assert table.done
    assert (sum(table.me.strong), sum(table.me.tribes)) == (0, 1)


@pytest.mark.rule("CIV-534", "CIV-535")
def test_an_unfed_weak_tribe_dies():
    table = fed(lone("weak"))
    assert (table.done, sum(table.me.tribes), table.me.tribes_left) == (True, 0, 20)


@pytest.mark.rule("CIV-535")
def test_deus_ex_machina_saves_it_for_a_favor_step():
    table = lone("weak")
    table.me.favor = 2
    fed(table)
    assert (table.asked, table.options) == ("deus", ["yes", "pass"])
    table.answer("yes")
    assert (table.me.favor, sum(table.me.tribes), sum(table.me.strong)) == (1, 1, 0)


@pytest.mark.rule("CIV-535")
def test_it_works_once_for_each_tribe_as_long_as_there_is_favor():
    table = lone("weak").tribe("b_forest", "weak", "fire").tribe("b_forest", "weak", "wild")
    table.me.favor = 3
    fed(table).answer("yes", "yes")
    assert (table.done, table.me.favor, sum(table.me.tribes)) == (True, 1, 2)


@pytest.mark.rule("CIV-533", "CIV-949")
def test_with_too_little_food_some_must_be_left_unfed_until_it_is_enough():
    table = fed(lone().tribe("b_forest", place="wild").tribe("b_forest", "weak", "wild").has(food=2))
    assert table.options == ["b_forest.2", "b_forest.wild_strong"]  # not enough would follow the weak one
    assert table.why_not("b_forest.wild_weak") == ("CIV-533", "too_few_unfed")
    assert table.why_not("b_forest.1") == ("CIV-533", "no_tribe_there")
    table.answer("b_forest.2")
    assert table.options == ["b_forest.wild_strong", "b_forest.wild_weak"]
    table.answer("b_forest.wild_strong")
    assert table.options == ["b_forest.wild_weak", "pass"]
    table.answer("pass")
    assert (table.count("food"), sum(table.me.tribes), sum(table.me.strong)) == (0, 3, 0)


@pytest.mark.rule("CIV-533")
def test_tribes_that_cost_nothing_are_fed_without_a_question():
    table = fed(lone().tribe("b_forest", place="wild").farm("b_forest").has(food=1))
    assert table.options == ["b_forest.wild_strong", "pass"]
    assert table.why_not("b_forest.2") == ("CIV-533", "fed_anyway")


@pytest.mark.rule("CIV-534")
def test_abilities_react_to_a_death_after_all_of_them():
    table = fed(lone("weak").tribe("b_forest", "weak", "fire").column(1, "b19").column(2, "a1"))
    assert (table.asked, sum(table.me.tribes)) == ("react", 0)  # procreation, anywhere on land
    table.answer("b19")
    assert table.asked == "procreate"


@pytest.mark.rule("CIV-537", "CIV-947")
def test_strong_tribes_score_after_the_feeding():
    table = Table().tribe("b_forest", "weak", "fire")
    table.run(feeding_done, 0)
    assert (table.points(0), table.points(1)) == (2, 2)


@pytest.mark.rule("CIV-537", "CIV-962")
def test_an_ability_adds_points_for_strong_tribes_outside():
    table = Table().column(1, "e24").tribe("b_forest", place="wild").boat("a_water").tribe("a_water", place="aboard")
    table.run(feeding_done, 0)
    assert table.points() == 4 + 2


@pytest.mark.rule("CIV-536")
def test_abilities_at_the_start_come_before_any_feeding():
    table = Table().column(1, "a17")
    table.run(feeding_phase, 0)
    assert table.count("food") == 2  # tribes in Forest and Grassland
    assert table.planned == [(FEED, 0), (FEED, 1), (FEEDING_DONE, 0)]
