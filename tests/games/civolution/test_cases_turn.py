"""Cases about set-up, turns, modules, journeys."""

from __future__ import annotations

from itertools import product

import pytest

from boardwright.core.chance import Chance
from boardwright.games.civolution.box_dice import RING
from boardwright.games.civolution.names import BLOCKED, IDEAS, NOBODY, PLANNING, RAW, ROUND, TURN
from boardwright.games.civolution.queries import resets_to_end
from boardwright.games.civolution.rules.action import action_round, activate, reset, turn
from boardwright.games.civolution.rules.dice import gain_die
from boardwright.games.civolution.rules.favor import favor_test
from boardwright.games.civolution.rules.migration import migrate, migrate_in_all
from boardwright.games.civolution.rules.modules import run_module
from boardwright.games.civolution.rules.opening import extra_find, new_goal, refill_goals
from boardwright.games.civolution.rules.procreation import procreate
from boardwright.games.civolution.rules.research import gain_card
from boardwright.games.civolution.rules.setup import setup
from boardwright.games.civolution.rules.supply import gain
from boardwright.games.civolution.rules.trade import buy, sell
from tests.games.civolution.tables import BOX, Table, case

PROCREATION, PRODUCTION, ACTIVITY, SLEEP = 1, 2, 14, 21


def first(**options: str) -> Table:
    return Table(2, 1, **({"layout": "first"} | options))


def at(name: str) -> int:
    return BOX.territory_ids.index(name)


# -- set-up and phases 1 to 3 -----------------------------------------------------------------------------------


@case("FAQ-01", "FAQ-02", "FAQ-03")
def test_an_advanced_start_deals_three_marker_cards_and_two_cards_a_type():
    g = setup(2, Chance(4), {"first_player": "1"}, BOX)
    for me in g.players:
        assert len(me.marker_cards) == 3
        assert [sum(BOX.card_type[card] == kind for card in me.hand) for kind in range(5)] == [2] * 5
    assert sum(len(stack) for stack in g.stacks) == 160 - 20


@case("RB-8a")
def test_two_players_cover_ten_encampments():
    g = Table(2).g
    assert g.camps[: len(BOX.camp_mark)].count(BLOCKED) == 10
    assert g.hunting_tokens == 6


@case("RB-10b")
def test_two_advanced_players_choose_among_three_chip_cards():
    g = setup(4, Chance(4), {"newcomers": "1,3"}, BOX)
    assert len(g.chip_display) == 3


@case("RB-12a")
def test_an_extra_find_in_grassland():
    table = Table().no_tribes().tribe("c_grassland")
    table.run(extra_find, 0)
    assert table.options == ["papyrus", "herb", "gold"]


@case("RB-12b", "QA-009")
def test_goal_chips_may_be_passed_and_are_refilled_after_everyone():
    table = Table(3)
    table.g.phase = 2
    table.run(new_goal, 0)
    assert "pass" in table.options
    taken = table.options[0]
    table.answer(taken)
    assert table.g.goal_display.count(NOBODY) == 1
    table.run(new_goal, 1)
    assert taken not in table.options
    table.answer("pass")
    refill_goals(table.g, 0)
    assert NOBODY not in table.g.goal_display


# -- turns ------------------------------------------------------------------------------------------------------


@case("FAQ-04", "FAQ-08")
@pytest.mark.parametrize("seats,resets", [(2, 5), (3, 7), (4, 9)])
def test_how_many_resets_end_the_phase(seats, resets):
    table = Table(seats)
    assert resets_to_end(table.g) == resets
    table.g.resets = resets - 1
    table.run(action_round, 0)
    assert table.planned[-1] == (ROUND, 0)
    table.g.resets = resets
    table.run(action_round, 0)  # one more turn each, then the sites
    assert [step for step, _ in table.planned[: seats + 1]] == [TURN] * seats + [ROUND + 3]


@case("RB-32a")
def test_the_final_round_begins_with_the_first_player():
    table = Table(first_player="2")
    table.g.resets = 5
    table.run(action_round, 0)
    assert [seat for _, seat in table.planned[:2]] == [1, 0]


@case("FAQ-06")
@pytest.mark.parametrize("dice,allowed", [(4, False), (3, True)])
def test_a_reset_needs_three_dice_or_fewer(dice, allowed):
    table = Table()
    table.me.dice = [6 - dice, dice, 0, 0, 0, 0, 0]
    table.run(turn, 0)
    assert (table.why_not("reset") is None) is allowed


@case("RB-32d")
def test_without_reset_markers_one_comes_from_supply():
    table = Table()
    table.me.supply += sum(table.me.resets)
    table.me.resets = [0] * 4
    supply = table.me.supply
    table.run(reset, table.me)
    while table.asked == "roll":
        table.answer("pass")
    table.answer("ideas")
    assert (table.me.markers[IDEAS], table.me.supply) == (1, supply - 1)


@case("FAQ-09", "REG-1")
def test_an_upgrade_does_not_help_the_activation_under_way():
    table = Table().has(money=1)
    table.me.tracks[1] = 1  # the next step of Prestige upgrades a module with a 2, such as Activity
    table.me.dice = [0, 0, 1, 1, 2, 2, 0]
    table.run(activate, table.me, ACTIVITY)
    while table.asked == "die":
        table.answer(table.options[0])
    table.answer("console", "prestige", "activity")
    assert (table.done, table.me.levels[ACTIVITY]) == (True, 2)  # still one activity


@case("FAQ-18")
def test_a_planning_marker_stands_for_a_die_but_not_for_a_fate_die():
    table = Table().has(ideas=1)
    table.me.markers[PLANNING + 4] = 1
    table.me.supply -= 1
    table.me.dice = [5, 0, 0, 0, 0, 1, 0]
    table.run(turn, 0)
    assert table.why_not("trade") is not None  # 4 and 5: nothing to trade with
    table.has(wood=1)
    table.run(turn, 0)
    assert table.why_not("trade") is None
    table.run(favor_test, table.me, dice="2")
    assert table.options == ["yes", "pass"]  # ideas only


@case("QA-031")
def test_1_and_6_are_neighbours():
    assert (RING[1][6], RING[6][1], RING[2][5]) == (1, 1, 3)


@case("QA-045")
def test_sleep_works_in_every_turn():
    table = Table()
    for _ in range(3):
        table.run(activate, table.me, SLEEP)
        while table.asked == "die":
            table.answer(table.options[0])
        table.answer("second")
    assert table.me.markers[IDEAS] == 6


@case("QA-084")
def test_there_is_no_limit_to_ideas():
    table = Table()
    table.run(gain, table.me, IDEAS, 15)
    assert table.me.markers[IDEAS] == 15


@case("FAQ-19")
def test_with_an_empty_supply_other_markers_may_be_returned_first():
    table = Table().has(food=2).boat("a_water").raw("b_forest", 1)
    table.statue(0, 1)
    table.has(wood=table.me.supply)
    table.run(gain, table.me, IDEAS, 2)
    assert table.asked == "give_back"
    assert table.options == ["food", "wood", "b_forest", "pass"]  # no statue, reset marker or notch
    table.answer("food", "pass")
    assert (table.me.markers[IDEAS], table.count("food")) == (1, 1)


# -- research, dice, trade --------------------------------------------------------------------------------------


@case("FAQ-14", "QA-060")
def test_an_emptied_face_up_stack_is_renewed_and_ten_stacks_are_open():
    table = Table()
    for kind in range(5):
        table.g.shown[kind].append(table.g.stacks[kind].pop())
        table.g.known[table.g.shown[kind][0]] = -1
    table.run(gain_card, table.me)
    assert len(table.options) == 11
    table.answer("insight_up")
    assert (len(table.me.hand), len(table.g.shown[2])) == (1, 1)
    assert table.g.shown[2] != table.me.hand


@case("RB-28a")
def test_who_alone_has_most_fate_dice_gains_none():
    table = Table()
    table.me.fate += table.g.spare_fate
    table.g.spare_fate = 0
    before = table.me.fate
    table.run(gain_die, table.me, True)
    assert (table.done, table.me.fate) == (True, before)


@case("RB-30a")
def test_a_sale_of_wood_for_money_and_oil_for_points():
    table = Table().has(wood=1, oil=1)
    table.run(sell, table.me).answer("wood", "oil")
    assert (table.count("money"), table.points()) == (1, 2)


@case("RB-30c")
@pytest.mark.parametrize("face_up,price", [(False, 4), (True, 2)])
def test_salt_costs_four_or_two_with_its_tile_face_up(face_up, price):
    table = Table().has(money=4)
    if face_up:
        table.g.tile[at("c_desert")] = BOX.material_ids.index("salt")
        table.g.tiles_unseen[5].remove(BOX.material_ids.index("salt"))
    table.run(buy, table.me).answer("salt")
    assert table.count("money") == 4 - price


# -- favor tests ------------------------------------------------------------------------------------------------


@case("RB-17a")
def test_an_idea_turns_a_3_into_a_2():
    table = Table().has(ideas=1)
    table.me.favor, table.me.fate, table.g.spare_fate = 2, 2, table.g.spare_fate - 1
    table.run(favor_test, table.me, dice="3 5").answer("yes")
    assert (table.done, table.me.markers[IDEAS]) == (True, 0)


@case("RB-17b")
def test_two_dice_on_space_2_pass_in_20_of_36_rolls():
    passed = 0
    for dice in product("123456", repeat=2):
        table = Table().raw("b_forest", 1)
        table.me.favor, table.me.fate, table.g.spare_fate = 2, 2, table.g.spare_fate - 1
        table.run(run_module, table.me, PRODUCTION, 1, dice=" ".join(dice)).answer("second")
        passed += table.asked == "transport"
    assert passed / 36 == pytest.approx(1 - (4 / 6) ** 2)


@case("RB-17c")
@pytest.mark.parametrize("dice,asked", [("2 6", True), ("6 6", True), ("3 5", False)])
def test_on_space_1_a_2_or_a_6_is_one_idea_away(dice, asked):
    table = Table().has(ideas=1)
    table.me.fate, table.g.spare_fate = 2, table.g.spare_fate - 1
    assert table.run(favor_test, table.me, dice=dice).done is not asked


# -- migration and procreation ----------------------------------------------------------------------------------


@case("FAQ-33", "QA-002")
def test_weak_tribes_do_not_migrate():
    table = first().no_tribes().tribe("c_desert", "weak").tribe("b_forest")
    table.run(migrate, table.me, 1)
    assert table.options == ["b_forest.2", "pass"]
    assert table.why_not("c_desert.2") is not None


@case("RB-15a")
def test_the_first_tribe_takes_the_fire_and_develops():
    table = first().no_tribes().no_tribes(1).tribe("c_swamp")
    table.g.tiles_unseen[5][:] = [17]  # copper
    table.g.tile[at("d_desert")], table.g.tile[at("g_desert")] = 15, 16
    table.run(migrate, table.me, 1).answer("c_swamp.2", "c_desert", "c_desert.1")
    assert table.points() == BOX.fire_points[at("c_desert")] == 2
    assert (table.g.tile[at("c_desert")], table.me.markers[RAW + at("c_desert")]) == (17, 1)


@case("RB-15b")
def test_displacing_from_a_fire():
    table = first().no_tribes().no_tribes(1).tribe("c_swamp").tribe("c_grassland", place="fire", seat=1)
    table.run(migrate, table.me, 1).answer("c_swamp.2", "c_grassland", "c_grassland.1")
    assert table.g.players[1].wild_strong[at("c_grassland")] == 1
    assert table.g.camps[BOX.camp_first[at("c_grassland")]] == 0  # own and weak
    assert table.points() == BOX.fire_points[at("c_grassland")] == 1


def straits(aboard: int) -> Table:
    """A strong tribe in a swamp; a Water with an own boat on its far side, desert after desert undeveloped."""
    table = first().no_tribes().no_tribes(1).tribe("c_swamp").boat("a_water")
    for _ in range(aboard):
        table.tribe("a_water", place="aboard")
    return table


def link(table: Table, one: str, other: str) -> None:
    """Let two territories be neighbours on this table."""
    land = table.g.land
    for here, there in ((at(one), at(other)), (at(other), at(one))):
        if not land.near[here] >> there & 1:
            land.neighbours[here].append(there)
            land.near[here] |= 1 << there


@case("RB-16a", "RB-16b")
@pytest.mark.parametrize("aboard,crossing", [(1, True), (2, False)])
def test_one_tribe_on_a_path_of_three(aboard, crossing):
    table = straits(aboard)
    link(table, "c_desert", "a_water")
    link(table, "a_water", "g_desert")
    table.run(migrate_in_all, table.me, 3).answer("c_swamp.2", "c_desert")
    assert ("a_water" in table.options) is crossing
    if crossing:
        table.answer("a_water", "g_desert", "g_desert.1")
        assert table.points() == BOX.fire_points[at("g_desert")]
        assert table.g.tile[at("g_desert")] >= 0
        assert table.g.tile[at("c_desert")] == NOBODY
        assert table.done


@case("RB-16c")
def test_procreating_where_all_encampments_are_own():
    table = Table().no_tribes().tribe("c_swamp").tribe("c_swamp", "weak", "fire")
    table.run(procreate, table.me, 1).answer("c_swamp")
    assert table.options == ["c_swamp.1", "c_swamp.2"]
    table.answer("c_swamp.2")
    assert (table.me.wild_strong[at("c_swamp")], table.me.strong[at("c_swamp")]) == (1, 1)
    assert table.g.camps[BOX.camp_first[at("c_swamp")] + 1] == 0


@case("RB-16d", "QA-077")
@pytest.mark.parametrize("aboard,open_to_it", [(0, False), (1, True), (2, False)])
def test_procreating_on_a_boat(aboard, open_to_it):
    table = straits(aboard)
    table.run(procreate, table.me, 1)
    assert ("a_water" in table.options) is open_to_it
    if open_to_it:
        table.answer("a_water")
        assert table.me.aboard_strong[0] == 2


@case("RB-16e")
def test_without_a_tribe_any_land_will_do_and_is_developed():
    table = Table().no_tribes().boat("a_water")
    table.run(procreate, table.me, 1)
    assert table.options == [*BOX.territory_ids[:18], "pass"]
    table.answer("f_mountains", "f_mountains.2")
    assert table.g.tile[at("f_mountains")] >= 0


@case("REG-3")
def test_no_procreation_with_all_20_tribes_on_the_continent():
    table = Table()
    while table.me.tribes_left:
        table.tribe("b_forest", "weak", "wild")
    assert table.run(procreate, table.me, 1).done


@case("RB-38f")
@pytest.mark.parametrize("die,births", [("1", 2), ("5", 1)])
def test_a_holy_rock_before_the_procreation(die, births):
    table = Table().no_tribes().tribe("c_swamp")
    table.site("holy_rock", "c_swamp")
    table.me.dice = [0, 0, 1, 0, 0, 1, 4]
    table.run(activate, table.me, PROCREATION, dice=die)
    for _ in range(12):
        if table.done:
            break
        table.answer(next(option for option in table.options if option != "pass"))
    assert sum(table.me.tribes) == 1 + births
