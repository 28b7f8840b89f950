"""Phases 1 to 3 of an era, and goal chips."""

from __future__ import annotations

import pytest

from boardwright.games.civolution.names import BLOCKED, EXTRA_FIND, FILL_GOALS, NEW_CARDS, NEW_GOAL, NOBODY, ROUND
from boardwright.games.civolution.rules.opening import begin_era, extra_find, new_cards, new_goal, refill_goals
from boardwright.games.civolution.rules.planning import gain_goal
from tests.games.civolution.tables import BOX, Table


@pytest.mark.rule("CIV-002", "CIV-100", "CIV-115", "CIV-120")
def test_an_era_goes_in_seating_order_from_the_monolith():
    table = Table(seats=3, first_player="2").run(begin_era, 0)
    assert table.planned == [
        (NEW_CARDS, 0), (NEW_GOAL, 1), (NEW_GOAL, 2), (NEW_GOAL, 0), (FILL_GOALS, 0),
        (EXTRA_FIND, 1), (EXTRA_FIND, 2), (EXTRA_FIND, 0), (ROUND, 0),
    ]  # fmt: skip


@pytest.mark.rule("CIV-110", "CIV-111")
def test_new_cards_reveal_an_event_and_one_card_of_each_stack():
    table = Table().run(new_cards, 0)
    g = table.g
    assert g.event != NOBODY
    assert len(g.events) == 19
    assert [[BOX.card_type[card] for card in pile] for pile in g.shown] == [[0], [1], [2], [3], [4]]
    assert all(g.known[pile[0]] == -1 for pile in g.shown)


@pytest.mark.rule("CIV-110", "CIV-111")
def test_the_next_event_covers_the_last_and_face_up_stacks_grow():
    table = Table().run(new_cards, 0)
    first = table.g.event
    table.run(new_cards, 0)
    assert table.g.events_seen == [first]
    assert [len(pile) for pile in table.g.shown] == [2] * 5


@pytest.mark.rule("CIV-115", "CIV-117")
def test_a_goal_chip_may_be_taken_and_its_space_stays_empty_until_all_have_chosen():
    table = Table()
    chip = table.g.goal_display[2]
    table.run(new_goal, 0)
    assert table.asked == "take_goal"
    assert table.options[-1] == "pass"
    table.answer(BOX.goal_ids[chip])
    assert table.me.goals == [[chip], [], []]
    assert table.g.goal_display[2] == NOBODY
    table.run(refill_goals, 0)
    assert NOBODY not in table.g.goal_display


@pytest.mark.rule("CIV-050", "CIV-117", "CIV-916")
def test_covered_spaces_are_never_filled_and_an_empty_bag_fills_none():
    table = Table()
    table.g.goal_display[0] = NOBODY
    bag, table.g.goal_bag = table.g.goal_bag, []
    refill_goals(table.g, 0)
    assert table.g.goal_display[0] == NOBODY
    table.g.goal_bag = bag
    refill_goals(table.g, 0)
    assert table.g.goal_display.count(BLOCKED) == 2


@pytest.mark.rule("CIV-116", "CIV-917", "CIV-918")
def test_a_fourth_chip_covers_another():
    table = Table().goal("g1", pile=0).goal("g2", pile=1).goal("g3", pile=2)
    table.run(new_goal, 0)
    table.answer(table.options[0])
    assert (table.asked, table.options) == ("goal_space", ["1", "2", "3"])
    table.answer("2")
    assert [len(pile) for pile in table.me.goals] == [1, 2, 1]


@pytest.mark.rule("CIV-917")
def test_with_a_free_space_a_chip_covers_none_except_by_ruling():
    table = Table().goal("g1", pile=0)
    table.run(new_goal, 0)
    table.answer(table.options[0])
    assert [len(pile) for pile in table.me.goals] == [1, 1, 0]
    table = Table(goal_stacking="free").goal("g1", pile=0)
    table.run(new_goal, 0)
    table.answer(table.options[0])
    assert (table.asked, table.options) == ("goal_space", ["1", "2"])
    assert table.why_not("3") == ("CIV-917", "same_goal_space")
    table.answer("1")
    assert [len(pile) for pile in table.me.goals] == [2, 0, 0]


@pytest.mark.rule("CIV-341")
def test_gaining_a_goal_chip_refills_the_display_at_once():
    table = Table()
    table.run(gain_goal, table.me)
    table.answer(table.options[0])
    assert NOBODY not in table.g.goal_display
    assert len(table.me.goals[0]) == 1


@pytest.mark.rule("CIV-120")
def test_an_extra_find_is_any_material_of_a_land_type_with_an_own_tribe():
    table = Table().run(extra_find, 0)
    assert (table.asked, table.options) == ("extra", ["wood", "beeswax", "oil", "papyrus", "herb", "gold"])
    assert table.why_not("stone") == ("CIV-120", "no_tribe_in_land_type")
    table.answer("oil")
    assert table.count("oil") == 1


@pytest.mark.rule("CIV-120", "CIV-008")
def test_a_weak_tribe_in_the_wilderness_finds_as_well():
    table = Table().no_tribes().tribe("b_mountains", "weak", "wild").run(extra_find, 0)
    assert table.options == ["stone", "iron", "jade"]


@pytest.mark.rule("CIV-121")
def test_without_a_tribe_on_land_nothing_is_found():
    table = Table(layout="first").no_tribes().boat("a_water").tribe("a_water", place="aboard").run(extra_find, 0)
    assert table.done


@pytest.mark.rule("CIV-120", "CIV-962")
def test_an_ability_finds_more_in_at_most_two_land_types():
    card = next(BOX.card_ids[n] for n in range(160) if BOX.abilities[n].word == 24 and BOX.abilities[n].kind == 2)
    table = Table().column(1, card).tribe("b_mountains").run(extra_find, 0)
    table.answer("wood")
    assert "stone" in table.options
    table.answer("stone")
    if not table.done:
        assert table.why_not("papyrus") == ("CIV-120", "two_land_types")
