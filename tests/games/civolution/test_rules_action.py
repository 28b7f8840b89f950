"""The Action phase: rounds, turns, paying for modules, Reset."""

from __future__ import annotations

import random

import pytest

from boardwright.games.civolution.names import (
    EVENT_PHASE,
    FEEDING_PHASE,
    FOCUS,
    IDEAS,
    INCOME_PHASE,
    MARKERS,
    PLANNING,
    ROUND,
    SITE_PHASE,
    TURN,
)
from boardwright.games.civolution.queries import resets_to_end
from boardwright.games.civolution.rules.action import action_round, turn
from boardwright.games.civolution.rules.activation import (
    DIE_KIND,
    only_dice,
    payable_by_prices,
    payable_modules,
    payments,
    values_of,
)
from boardwright.games.civolution.rules.opening import begin_era
from tests.games.civolution.tables import BOX, Table

REST = [(SITE_PHASE, 0), (FEEDING_PHASE, 0), (EVENT_PHASE, 0), (INCOME_PHASE, 0)]


def dice(table: Table, *values: int, used: int = 0) -> Table:
    """The player's activation dice; the others go to the display or come from it."""
    me = table.me
    owned = sum(me.dice)
    me.dice = [used, *[values.count(value) for value in range(1, 7)]]
    table.g.spare_dice += owned - sum(me.dice)
    return table


def plan(table: Table, **spaces: int) -> Table:
    """Planning markers by dice space: `on4=2`."""
    for name, n in spaces.items():
        table.me.markers[PLANNING + int(name[2:])] += n
        table.me.supply -= n
    return table


def at_turn(table: Table, dice: str = "") -> Table:
    return table.run(turn, 0, dice=dice)


# -- rounds -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CIV-002", "CIV-140")
def test_a_round_is_a_turn_each_from_the_monolith():
    table = Table(seats=3, first_player="3").run(action_round, 0)
    assert table.planned == [(TURN, 2), (TURN, 0), (TURN, 1), (ROUND, 0)]


@pytest.mark.rule("CIV-051", "CIV-170")
@pytest.mark.parametrize("seats,resets", [(1, 5), (2, 5), (3, 7), (4, 9)])
def test_resets_to_the_end_of_the_phase(seats, resets):
    assert resets_to_end(Table(seats=seats).g) == resets


@pytest.mark.rule("CIV-171", "CIV-172", "CIV-173")
def test_after_the_round_of_the_last_reset_there_is_exactly_one_more():
    table = Table(seats=2)
    table.g.resets = 5
    table.run(action_round, 0)
    assert table.planned == [(TURN, 0), (TURN, 1), *REST]


@pytest.mark.rule("CIV-161", "CIV-171")
def test_in_the_last_round_the_indicator_stays_where_it_is():
    table = dice(Table(), used=6)
    table.g.resets = 5
    at_turn(table, dice="1 1 1 1 1 1").answer("food")  # all there is to do is a Reset
    assert table.g.resets == 5


# -- turns ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CIV-141")
def test_a_turn_is_a_module_or_a_reset_and_no_pass():
    table = at_turn(Table())
    assert table.asked == "turn"
    assert "pass" not in table.options


@pytest.mark.rule("CIV-145", "CIV-200..216")
def test_each_module_needs_two_dice_of_its_values():
    table = at_turn(dice(Table().raw("b_forest", 1), 1, 3, 5))
    payable = [module for module in table.options if module != "reset"]
    assert payable == ["migration", "production", "transport", "sleep"]
    assert table.why_not("trade") == ("CIV-145", "dice_missing")


@pytest.mark.rule("CIV-215")
def test_a_feature_module_needs_the_same_value_twice():
    table = at_turn(dice(Table(), 4, 4, 6))
    assert "dexterity" in table.options
    assert table.why_not("perception") == ("CIV-145", "dice_missing")
    table.answer("dexterity")
    assert table.count("dexterity") == 1
    assert table.me.dice == [2, 0, 0, 0, 0, 0, 1]


@pytest.mark.rule("CIV-216", "CIV-236")
def test_sleep_takes_any_two_dice():
    table = at_turn(dice(Table(), 2, 5)).answer("sleep")
    assert table.options == ["die_2", "die_5"]
    table.answer("die_5")
    assert (table.asked, table.options) == ("part", ["first", "second", "pass"])
    table.answer("second")
    assert table.count("ideas") == 2


@pytest.mark.rule("CIV-236", "CIV-148")
def test_sleep_may_bring_a_focus_marker_instead():
    table = at_turn(dice(Table(), 2, 2)).answer("sleep", "first")
    assert table.count("focus") == 1


@pytest.mark.rule("CIV-153")
def test_sleep_may_be_paid_with_focus_and_planning_markers():
    table = at_turn(plan(dice(Table().has(focus=1)), on4=1))
    assert "sleep" in table.options
    table.answer("sleep", "planning_4")
    assert table.count("focus") == 0  # the only thing left paid for the second die


@pytest.mark.rule("CIV-146", "CIV-150", "CIV-920")
def test_ideas_change_dice_by_one_each_and_one_and_six_are_neighbours():
    table = at_turn(dice(Table().has(ideas=2), 6, 4, 4, 4))
    assert "research" not in table.options  # 1 + 2: a 6 for 1, then a 4 for 2 takes three ideas
    assert "migration" in table.options  # 1 + 3: one idea each
    table.answer("migration")
    assert table.count("ideas") == 0  # the 6 as a 1 and a 4 as a 3
    assert table.me.dice == [2, 0, 0, 0, 2, 0, 0]


@pytest.mark.rule("CIV-149", "CIV-920")
def test_a_die_is_offered_only_if_the_other_can_still_be_paid():
    table = at_turn(dice(Table().has(ideas=1), 1, 3, 2, 2)).answer("migration")
    assert table.options == ["die_1", "die_2"]  # the 2 as a 1, then the 3; the 3 itself is needed or two ideas
    assert table.why_not("die_3") == ("CIV-146", "ideas_short_for_die")
    assert table.why_not("die_6") == ("CIV-145", "nothing_there")


@pytest.mark.rule("CIV-145", "CIV-149")
def test_the_only_die_is_not_used_twice():
    table = at_turn(dice(Table().has(ideas=3), 2))
    assert table.asked == "roll"  # only a Reset is possible


@pytest.mark.rule("CIV-147", "CIV-149")
def test_a_planning_marker_stands_for_a_die_and_may_be_changed():
    table = at_turn(plan(dice(Table().has(ideas=1), 1), on2=1))
    assert "migration" in table.options  # 1 + 3: the marker on 2 as a 3
    table.answer("migration")
    assert table.asked == "migrate"
    assert (table.me.markers[PLANNING + 2], table.count("ideas"), table.me.dice[0]) == (0, 0, 1)


@pytest.mark.rule("CIV-148")
def test_a_focus_marker_has_any_value():
    table = at_turn(dice(Table().has(focus=1), 5))
    assert "procreation" in table.options
    assert "expression" in table.options
    table.answer("expression", "die_5")
    assert (table.count("focus"), table.count("expression"), table.me.dice[0]) == (0, 1, 1)


@pytest.mark.rule("CIV-149", "CIV-165")
def test_used_dice_stay_below_the_console():
    table = at_turn(dice(Table(), 1, 1, used=4)).answer("stamina")
    assert table.me.dice == [6, 0, 0, 0, 0, 0, 0]


@pytest.mark.rule("CIV-145", "CIV-149")
def test_two_ways_of_working_out_the_payable_modules_agree():
    table, draw = Table(), random.Random(5)
    me = table.me
    for _ in range(400):
        me.dice = [0, *[draw.choice([0, 0, 0, 1, 1, 2]) for _ in range(6)]]
        me.markers[IDEAS] = draw.randrange(5)
        me.markers[FOCUS] = draw.choice([0, 0, 0, 1, 2])
        for value in range(1, 7):
            me.markers[PLANNING + value] = draw.choice([0, 0, 0, 0, 1])
        assert payable_modules(table.g, me) == payable_by_prices(table.g, me)


@pytest.mark.rule("CIV-145", "CIV-147", "CIV-148")
def test_dice_are_paid_unasked_only_where_nothing_else_could_pay():
    table, draw = Table(), random.Random(7)
    me, unasked = table.me, 0
    for _ in range(300):
        me.dice = [0, *[draw.choice([0, 0, 1, 1, 2]) for _ in range(6)]]
        me.markers[IDEAS] = draw.choice([0, 0, 1])
        me.markers[FOCUS] = draw.choice([0, 0, 1])
        for value in range(1, 7):
            me.markers[PLANNING + value] = draw.choice([0, 0, 0, 1])
        for module in payable_modules(table.g, me):
            one, other = values_of(table.g, module)
            if only_dice(me, one, other):
                assert payments(table.g, DIE_KIND.must(0, (module, one, other, 0))) == [one]
                unasked += 1
    assert unasked > 100


@pytest.mark.rule("CIV-152")
def test_a_module_upgraded_in_its_own_activation_works_at_the_old_level():
    table = dice(Table().tribe("b_hills", "weak").tribe("b_mountains", "weak"), 2, 4)
    table = at_turn(table).answer("sustenance", "second")
    table.me.levels[4] = 2
    table.answer(table.options[0])
    assert table.done  # level I: one tribe


@pytest.mark.rule("CIV-919")
def test_a_module_of_which_nothing_is_possible_is_not_activated_except_by_ruling():
    table = at_turn(dice(Table().no_tribes(), 1, 5, 2, 4))
    assert table.why_not("transport") == ("CIV-919", "idle_activation")
    assert table.why_not("sustenance") == ("CIV-919", "idle_activation")
    table = at_turn(dice(Table(idle_activation="on").no_tribes(), 1, 5))
    assert "transport" in table.options


@pytest.mark.rule("CIV-235")
def test_a_feature_module_puts_a_marker_on_its_feature_space():
    table = at_turn(dice(Table(), 3, 3)).answer("calm")
    assert (table.done, table.count("calm"), table.me.dice[0]) == (True, 1, 2)


@pytest.mark.rule("CIV-965")
def test_abilities_before_a_module_then_its_actions():
    """Card b16 reacts before Migration; only then is a tribe chosen."""
    table = Table(layout="first").column(1, "b16").tribe("b_forest", "weak", "wild")
    table = at_turn(dice(table, 1, 3)).answer("migration")
    assert table.asked == "react"
    table.answer("pass")
    assert table.asked == "migrate"


@pytest.mark.rule("CIV-643", "CIV-900")
def test_what_a_module_does_may_be_declined():
    table = at_turn(dice(Table(), 1, 3)).answer("migration")
    assert "pass" in table.options
    table.answer("pass")
    assert table.done


@pytest.mark.rule("CIV-940")
@pytest.mark.parametrize("ruling,windows", [("any", 3), ("ends", 2)])
def test_attribute_chips_may_be_taken_around_a_turn_and_between_parts(ruling, windows):
    table = dice(Table(attribute_window=ruling).show("t1", "t2", "t3").has(stamina=3), 3, 5)
    at_turn(table).answer("pass")
    table.answer("production", "first", "pass")
    seen = 1
    while not table.done:
        seen += table.asked == "attribute"
        table.answer("pass")
    assert seen == windows


# -- Reset ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CIV-160")
def test_a_reset_needs_three_dice_or_fewer_on_the_spaces():
    table = at_turn(plan(dice(Table(), 1, 2, 3, 4, used=2), on1=3))
    assert table.why_not("reset") == ("CIV-160", "too_many_dice")
    table = at_turn(plan(dice(Table(), 1, 2, 3, used=3), on1=3))
    assert "reset" in table.options


@pytest.mark.rule("CIV-161", "CIV-162", "CIV-163", "CIV-024")
def test_a_reset_rolls_the_used_dice_and_those_that_one_wants():
    table = at_turn(dice(Table(), 1, 2, 2, used=3), dice="6 6 6 6").answer("reset")
    assert (table.asked, table.options) == ("roll", ["1", "2", "pass"])
    table.answer("2")
    assert table.options == ["2", "pass"]
    assert table.why_not("1") == ("CIV-162", "dice_in_order")
    table.answer("pass")
    assert table.me.dice == [0, 1, 1, 0, 0, 0, 4]
    assert table.options == ["food", "ideas"]
    table.answer("ideas")
    assert (table.count("ideas"), table.me.resets, table.g.resets) == (1, [0, 1, 1, 1], 1)


@pytest.mark.rule("CIV-163")
def test_the_leftmost_reset_marker_is_taken():
    table = dice(Table(), used=6)
    table.me.resets = [0, 0, 1, 1]
    table.me.supply += 2
    supply = table.me.supply
    at_turn(table, dice="1 1 1 1 1 1").answer("food")  # all there is to do is a Reset
    assert (table.me.resets, table.count("food"), table.me.supply) == ([0, 0, 0, 1], 1, supply)


@pytest.mark.rule("CIV-164")
def test_without_reset_markers_one_comes_from_supply():
    table = dice(Table(), used=6)
    table.me.resets = [0] * 4
    table.me.supply += 4
    supply = table.me.supply
    at_turn(table, dice="1 1 1 1 1 1").answer("food")  # all there is to do is a Reset
    assert (table.count("food"), table.me.supply) == (1, supply - 1)


@pytest.mark.rule("CIV-902", "CIV-165")
def test_planning_markers_and_used_dice_stay_over_the_eras():
    table = plan(dice(Table(), 1, used=5), on3=2)
    table.run(begin_era, 0)
    assert (table.me.markers[PLANNING + 3], table.me.dice[0]) == (2, 5)


# -- markers that run short -------------------------------------------------------------------------------------


@pytest.mark.rule("CIV-642", "CIV-933")
def test_with_an_empty_supply_other_markers_may_be_returned_first():
    table = dice(Table().raw("b_forest", 1), 3, 3)
    table.has(wood=table.me.supply)
    assert table.me.supply == 0
    at_turn(table).answer("calm")
    assert table.asked == "give_back"
    assert table.options == ["wood", "b_forest", "pass"]
    assert table.why_not("calm") == ("CIV-642", "same_space")
    assert table.why_not("food") == ("CIV-642", "no_marker")
    wood = table.count("wood")
    table.answer("wood")
    assert (table.count("calm"), table.count("wood")) == (1, wood - 1)


@pytest.mark.rule("CIV-642", "CIV-933")
def test_who_returns_none_gains_none():
    table = dice(Table(), 3, 3)
    table.has(wood=table.me.supply)
    at_turn(table).answer("calm", "pass")
    assert (table.count("calm"), sum(table.me.markers) + sum(table.me.notch) + sum(table.me.resets)) == (0, MARKERS)


@pytest.mark.rule("CIV-200..216")
def test_every_pair_of_values_is_on_one_module():
    pairs = [tuple(BOX.module_dice[2 * module : 2 * module + 2]) for module in range(21)]
    assert len(set(pairs)) == 21
    assert sum(5 in pair for pair in pairs[:15]) == 5
