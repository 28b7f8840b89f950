"""Cases about the stage partition, tracks, feeding, the phases that close an era, scoring."""

from __future__ import annotations

import pytest

from boardwright.games.civolution.names import ACHIEVEMENTS, INVENTIONS
from boardwright.games.civolution.rules.activities import activities
from boardwright.games.civolution.rules.attributes import attribute_window
from boardwright.games.civolution.rules.effects import perform
from boardwright.games.civolution.rules.events import meet_weather, next_starter, shift_weather
from boardwright.games.civolution.rules.feeding import feed, feeding_done
from boardwright.games.civolution.rules.goals import install_goal
from boardwright.games.civolution.rules.income import gain_income_chip
from boardwright.games.civolution.rules.installing import complete_stages, install_card
from boardwright.games.civolution.rules.installing_cost import NO_SPACE, active_spaces, can_fulfil, settled_spaces
from boardwright.games.civolution.rules.phases import end_era
from boardwright.games.civolution.rules.site_effects import site_phase
from boardwright.games.civolution.rules.tracks import advance, upgrade
from boardwright.games.civolution.scoring import OVER, diamonds, result, score_end, stage_points
from boardwright.games.civolution.vocabulary_abilities import COLD, RAIN
from tests.games.civolution.tables import BOX, Table, case, effect

# -- installing -------------------------------------------------------------------------------------------------


@case("RB-24a")
def test_the_empty_space_2_of_a_card_at_stage_3_is_not_active():
    assert active_spaces(Table().g, BOX.card_ids.index("a4"), 3, NO_SPACE) == [0, 2]


@case("RB-24c", "NA-1")
def test_three_settlements_meet_a_3_and_a_2_that_are_linked():
    table = Table().settlement(0, 0).settlement(1, 0).settlement(2, 0)
    card = BOX.card_ids.index("d5")  # stone or 3, jade or 2
    assert settled_spaces(table.g, table.me, card, 2, NO_SPACE).bit_count() == 2
    assert can_fulfil(table.g, table.me, card, 2, NO_SPACE)  # nothing is stored


@case("RB-25a", "FAQ-50")
def test_assuming_stage_4_needs_all_four_spaces_and_the_bonus_is_gained():
    table = Table().column(1, "a1").hand("a6").has(cotton=1, iron=1, sulfur=1)
    table.run(install_card, table.me, INVENTIONS, False).answer("a6")
    assert table.done  # stone is missing: no higher stage than 2
    table = Table().hand("a5").has(sand=1, copper=1)
    table.run(install_card, table.me, INVENTIONS, False).answer("a5", "1", "4")
    assert (table.me.tracks[0], table.count("money"), table.points()) == (1, 1, 2)


@case("RB-25c", "QA-088")
def test_who_ignored_a_space_installs_no_second_card():
    table = Table().column(1, "a1").hand("a9", "a7").has(papyrus=1, oil=1)
    table.run(install_card, table.me, INVENTIONS, True).answer("a9")
    while not table.done and table.asked != "install":
        table.answer(table.options[0])
    assert table.done
    assert len(table.me.hand) == 1


@case("REG-5", "QA-026", "QA-089")
def test_a_card_goes_to_stage_4_whatever_its_tile_shows():
    table = Table().column(1, "a1", "a2", "a4").hand("a5").has(sand=1, copper=1)
    table.run(install_card, table.me, INVENTIONS, False).answer("a5")
    assert table.me.columns[0][3] == BOX.card_ids.index("a5")
    assert table.me.activities[-1] == BOX.card_ids.index("a5")
    assert stage_points(table.g, table.me) == 2 + 3 + 4
    table.me.tiles = 1
    assert stage_points(table.g, table.me) == 2 + 3 + 4 + 7


@case("RB-27c")
def test_above_stage_5_a_card_costs_as_there_and_scores_no_stage():
    table = Table().column(1, "e1", "e2", "e3", "e4", "e5").hand("e19").has(copper=1, perception=1, salt=1, tar=1)
    before = stage_points(table.g, table.me)
    table.me.tiles = 3
    full = stage_points(table.g, table.me)
    table.run(install_card, table.me, ACHIEVEMENTS, False).answer("e19")
    assert len(table.me.columns[0]) == 6
    assert table.points() == 5
    assert (before, stage_points(table.g, table.me)) == (2 + 3 + 4, full)


@case("RB-27b")
def test_the_starting_chip_card_gives_7_with_its_tile():
    table = Table().column(9, "s1")
    table.me.tiles = 1
    assert stage_points(table.g, table.me) == 7


@case("RB-37a")
def test_nothing_for_stage_5_with_its_tile_inactive():
    table = Table().column(9, "s1", "c1")
    assert stage_points(table.g, table.me) == 0


@case("RB-27d", "QA-041")
def test_a_full_stage_1_gives_an_income_chip_at_the_end_of_the_turn():
    table = Table().show("i1", "i2", "i3").column(1, "a1").column(2, "b1").column(3, "c1")
    assert table.run(complete_stages, table.me).done
    assert table.column(4, "d1").run(complete_stages, table.me).asked == "income_chip"


@case("RB-23a")
def test_an_income_chip_rests_on_two_goal_chips_not_on_one():
    table = Table().show("i1", "i2", "i3").goal("g1").goal("g2", pile=1).has(wood=2, papyrus=2)
    table.run(install_goal, table.me).answer("g1", "1", "trade")
    table.run(gain_income_chip, table.me).answer("i1")
    assert table.why_not("1") == ("CIV-440", "unsupported")
    table.answer("5", "i1.point")
    table.run(install_goal, table.me).answer("g2", "right", "trade")
    table.run(gain_income_chip, table.me).answer("i2")
    assert table.why_not("1") is None


@case("RB-27e", "FAQ-39")
def test_two_attribute_chips_in_one_turn():
    table = Table().show("t1", "t3", "t2").has(stamina=3, intelligence=3)
    table.run(attribute_window, table.me).answer("t1", "1", "t3")
    assert (table.count("stamina"), table.count("intelligence"), len(table.me.columns[0])) == (2, 2, 2)


@case("FAQ-40", "QA-040", "QA-092", "FAQ-11")
def test_a_goal_chip_whose_icon_is_bared_upgrades_any_module_below_level_3():
    table = Table().goal("g1").goal("g2", "g3", pile=1).has(wood=2, cotton=2)
    table.me.levels[0] = 3
    table.run(install_goal, table.me).answer("g3", "1")
    assert table.done  # g2 lay beneath
    table.run(install_goal, table.me).answer("g1", "left")
    assert table.asked == "upgrade"
    assert table.options == BOX.module_ids[1:15]
    assert table.why_not("migration") == ("CIV-343", "at_level_3")
    table.answer("trade")
    assert table.me.levels[13] == 2


@case("FAQ-10")
def test_level_2_rises_to_3_and_no_further():
    table = Table()
    table.me.levels[4] = 2
    table.run(upgrade, table.me, 1 << 4)
    assert table.me.levels[4] == 3
    assert table.run(upgrade, table.me, 1 << 4).me.levels[4] == 3


@case("FAQ-42")
def test_one_activity_two_different_ones_or_one_twice():
    table = Table().column(1, "a1").has(money=2)
    table.run(activities, table.me, 2, False).answer("a1")
    assert table.options == ["console", "pass"]
    table.run(activities, table.me, 2, True).answer("a1")
    assert table.options == ["a1", "console", "pass"]


# -- tracks and Favor -------------------------------------------------------------------------------------------


@case("RB-31a")
def test_two_more_steps_at_12_give_4_points():
    table = Table()
    table.me.tracks[0] = 12
    table.run(advance, table.me, 0, 2)
    assert (table.points(), table.me.tracks[0]) == (4, 12)


@case("RB-31b", "QA-072", "DER-3", "QA-056")
def test_culture_upgrades_a_module_with_a_5():
    table = Table()
    table.me.tracks[4] = 1
    table.run(advance, table.me, 4, 1)
    assert table.options == ["procreation", "production", "transport", "achievement", "trade"]
    assert [mask.bit_count() for mask in BOX.modules_with[1:]] == [5] * 6
    module = BOX.module_ids.index("mutation")
    assert BOX.module_dice[2 * module : 2 * module + 2] == [2, 6]


@case("FAQ-32")
def test_favor_at_the_right_end_stays():
    table = Table()
    table.me.favor = 6
    assert table.run(perform, table.me, effect("favor", n=1)).me.favor == 6


# -- sites and feeding ------------------------------------------------------------------------------------------


@case("FAQ-21")
def test_a_cave_does_nothing_in_the_site_phase():
    table = Table().has(food=3)
    table.site("cave", "b_forest")
    table.run(site_phase, 0)
    assert (table.done, table.points(), table.count("food"), sum(table.me.strong)) == (True, 0, 3, 2)


@case("RB-33a")
def test_two_oaks_count_each_for_itself():
    table = Table(layout="first").no_tribes().no_tribes(1)
    g = table.g
    oaks = [piece for piece in range(24) if BOX.site_kind[piece] == 3][:2]
    for spot, piece in zip((0, 5), oaks, strict=True):
        g.sites_unseen.remove(piece)
        g.site[spot] = piece
    g.land.around[0], g.land.around[5] = [18, 3, 0], [18, 12, 15]  # Water, Grassland, Forest; Water, Mountains, Desert
    table.boat("a_water").tribe("a_water", place="aboard").tribe("b_forest").tribe("c_desert")
    table.tribe("b_mountains", seat=1).tribe("c_desert", place="wild", seat=1)
    table.run(site_phase, 0)
    assert (table.points(0), table.points(1)) == (7, 3)


@case("RB-33b")
def test_one_glacier_weakens_one_tribe():
    table = Table().no_tribes(1)
    spot = table.site("glacier", "b_forest")
    others = [t for t in table.g.land.around[spot] if t < 18 and t]
    table.tribe(BOX.territory_ids[others[0]])
    table.run(site_phase, 0)
    assert table.asked == "freeze"
    table.answer(table.options[0])
    assert (table.done, sum(table.me.strong)) == (True, 2)


@case("FAQ-22")
def test_feeding_never_strengthens():
    table = Table().no_tribes().tribe("b_forest", "weak").has(food=1)
    table.run(feed, table.me).answer("pass")
    assert sum(table.me.strong) == 0


@case("FAQ-23")
def test_tribes_may_be_left_unfed_one_by_one():
    table = Table().no_tribes().tribe("b_forest").tribe("b_forest", "weak", "wild").has(food=3)
    table.run(feed, table.me)
    assert table.options == ["b_forest.2", "b_forest.wild_weak", "pass"]
    table.answer("b_forest.wild_weak")
    assert (sum(table.me.tribes), table.count("food")) == (1, 2)


@case("FAQ-25", "FAQ-49")
@pytest.mark.parametrize("favor,saved", [(3, 2), (2, 1), (1, 0)])
def test_deus_ex_machina_once_a_tribe_while_the_disc_can_move_back(favor, saved):
    table = Table().no_tribes().tribe("b_forest", "weak").tribe("b_forest", "weak", "wild")
    table.me.favor = favor
    table.run(feed, table.me)
    for _ in range(saved):
        table.answer("yes")
    assert (table.done, sum(table.me.tribes), table.me.favor) == (True, saved, 1)
    assert sum(table.me.strong) == 0


@case("FAQ-26")
def test_a_point_for_each_strong_tribe():
    table = Table().tribe("b_forest", place="fire").tribe("c_desert")
    table.tribe("b_forest", "weak", "wild").tribe("c_desert", "weak", "wild")
    table.run(feeding_done, 0)
    assert table.points() == 4


@case("FAQ-48")
def test_an_ability_lowers_the_cost_in_the_feeding_phase():
    table = Table().no_tribes().tribe("b_forest", place="wild").column(1, "b20").has(food=1)
    table.run(feed, table.me).answer("pass")
    assert (table.count("food"), sum(table.me.strong)) == (0, 1)


# -- weather, era, income ---------------------------------------------------------------------------------------


@case("FAQ-27")
def test_beyond_cold():
    table = Table().has(food=2)
    table.g.weather = RAIN
    table.g.event = BOX.event_ids.index("f3")
    table.g.events.remove(table.g.event)
    beyond = shift_weather(table.g)
    assert (beyond > 0, table.g.weather) == (True, COLD)
    table.me.favor = 2
    table.run(meet_weather, beyond)
    assert (table.asked, table.options) == ("lose", ["b_forest.2", "c_grassland.2"])
    table.answer("b_forest.2")
    assert table.asked == "deus"
    assert sum(table.answer("pass").me.tribes) == 1


@case("QA-097")
def test_a_tie_takes_the_monolith_from_the_outgoing_starter():
    table = Table(3)
    table.g.starter = 1
    assert next_starter(table.g, [4, 4, 0]) == 0


@case("FAQ-47")
def test_four_statues_on_favor_space_3():
    table = Table().statue(0, 2).statue(1, 2)
    table.me.favor = 3
    assert table.run(end_era, 0).points() == 8


@case("FAQ-07")
def test_used_dice_stay_below_the_console():
    table = Table()
    table.me.dice = [4, 1, 1, 0, 0, 0, 0]
    table.me.resets = [0, 1, 1, 1]
    table.me.supply += 1
    table.run(end_era, 0)
    assert (table.me.dice[0], table.me.resets) == (4, [1, 1, 1, 1])


# -- scoring ----------------------------------------------------------------------------------------------------


@case("FAQ-36", "RB-35a", "RB-35b", "RB-35c", "RB-35d", "QA-067")
@pytest.mark.parametrize(
    "stored,active",
    [({"food": 8}, 2), ({"money": 5}, 2), ({"wood": 1, "beeswax": 3}, 1), ({"beeswax": 1, "oil": 1}, 2),
     ({"food": 30}, 5), ({"money": 12}, 5)],
)  # fmt: skip
def test_active_diamonds(stored, active):
    table = Table().has(**stored)
    assert diamonds(table.g, table.me) == active


@case("FAQ-30", "QA-050b")
def test_what_the_end_scores_and_who_wins_a_tie():
    table = Table().column(1, "a25", "i1").has(stamina=1)
    table.me.tracks[0] = 3
    table.g.boosted = 0
    score_end(table.g)
    assert [rule.name for rule, _ in result(table.g).sheets[0]] == [
        "from_stages", "from_point_bonus", "final_technology", "final_evolution", "final_population", "final_expansion",
    ]  # fmt: skip
    for me in table.g.players:
        me.earned = [7] + [0] * 32
    table.g.players[1].upgrades = 1
    assert (table.g.phase, result(table.g).places) == (OVER, [2, 1])
