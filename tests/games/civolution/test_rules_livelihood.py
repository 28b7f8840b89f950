"""Materials, hunting, exploration, building, planning, research, dice, trade, features."""

from __future__ import annotations

import pytest

from boardwright.games.civolution.names import NOBODY, PLANNING, RAW
from boardwright.games.civolution.rules.action import activate
from boardwright.games.civolution.rules.building import build
from boardwright.games.civolution.rules.dice import gain_die
from boardwright.games.civolution.rules.exploration import explore, reveal
from boardwright.games.civolution.rules.hunting import hunt, strengthen
from boardwright.games.civolution.rules.materials import lucky_find, produce, transport
from boardwright.games.civolution.rules.modules import run_module
from boardwright.games.civolution.rules.opening import new_cards
from boardwright.games.civolution.rules.research import draw_cards, gain_card
from boardwright.games.civolution.rules.trade import trade
from boardwright.games.civolution.vocabulary import BOAT, FARM, SETTLEMENT, STATUE
from tests.games.civolution.tables import BOX, Table

PRODUCTION, TRANSPORT, SUSTENANCE, EXPLORATION, BUILDING, PLANNING_MODULE, RESEARCH = range(2, 9)
ACHIEVEMENT, INSIGHT, MUTATION, INVENTION, TRADE, ACTIVITY = range(9, 15)
ANY = 15


def first(**options: str) -> Table:
    """The tiles of a first play: A, B and C lie where their borders are known."""
    return Table(layout="first", **options)


def at(id: str) -> int:
    return BOX.territory_ids.index(id)


def tile(table: Table, where: str, material: str) -> Table:
    """This material lies face up there."""
    g, number = table.g, BOX.material_ids.index(material)
    pile = g.tiles_unseen[BOX.terrain[at(where)]]
    if g.tile[at(where)] != NOBODY:
        pile.append(g.tile[at(where)])
    pile.remove(number)
    g.tile[at(where)] = number
    return table


# -- materials --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CIV-325", "CIV-007")
def test_a_raw_material_is_produced_where_an_own_tribe_is():
    table = first().tribe("b_hills", "weak", "wild")
    table.run(produce, table.me, 2)
    assert table.options == ["b_forest", "c_grassland", "b_hills", "pass"]
    assert table.why_not("c_swamp") == ("CIV-325", "no_tribe_produces")
    table.answer("b_hills", "b_hills")
    assert table.me.markers[RAW + at("b_hills")] == 2


@pytest.mark.rule("CIV-922")
def test_territories_are_named_in_ascending_order():
    table = first().tribe("b_hills")
    table.run(produce, table.me, 2).answer("c_grassland")
    assert table.why_not("b_forest") == ("CIV-922", "in_ascending_order")


@pytest.mark.rule("CIV-326", "CIV-329")
def test_a_boat_has_room_for_one_and_brings_one_along():
    table = first().no_tribes().boat("a_water").tribe("a_water", place="aboard")
    table.run(produce, table.me, 1)
    assert table.done  # the notch is full from the start
    table.me.notch[0] = 0
    table.me.supply += 1
    table.run(produce, table.me, 2).answer("a_water")
    assert table.me.notch == [1, 1]
    assert table.done


@pytest.mark.rule("CIV-327", "CIV-242")
def test_transport_needs_no_tribe_and_brings_the_material_of_the_tile():
    table = tile(first(), "b_hills", "clay").raw("b_hills", 1)
    table.run(transport, table.me, 1).answer("b_hills")
    assert (table.count("clay"), table.me.markers[RAW + at("b_hills")]) == (1, 0)


@pytest.mark.rule("CIV-328")
def test_a_boats_marker_becomes_a_material_from_next_to_its_water():
    table = tile(tile(first(tiles="beginner"), "c_desert", "salt"), "c_swamp", "tar").boat("a_water")
    table.run(transport, table.me, 1).answer("a_water")
    assert {"wood", "papyrus", "salt"} <= set(table.options)
    assert table.why_not("tar") == ("CIV-413", "other_material")
    table.answer("salt")
    assert (table.count("salt"), table.me.notch) == (1, [0, 1])


@pytest.mark.rule("CIV-223")
@pytest.mark.parametrize("level,most", [(1, 3), (2, 6)])
def test_transport_moves_up_to_three_or_six(level, most):
    table = first().raw("b_forest", 8)
    table.run(run_module, table.me, TRANSPORT, level).answer(*["b_forest"] * most)
    assert table.done
    assert table.me.markers[RAW + at("b_forest")] == 8 - most


@pytest.mark.rule("CIV-223")
def test_transport_three_moves_all_and_from_boats_to_any_space():
    table = first().raw("b_forest", 8).boat("a_water")
    table.run(run_module, table.me, TRANSPORT, 3).answer(*["b_forest"] * 8, "a_water")
    assert len(table.options) == 18
    table.answer("jade")
    assert table.count("jade") == 1
    assert table.done


@pytest.mark.rule("CIV-222")
@pytest.mark.parametrize("die,moved", [("1", 1), ("2", 0)])
def test_production_one_tests_before_it_transports(die, moved):
    table = first().raw("b_forest", 1)
    table.run(run_module, table.me, PRODUCTION, 1, dice=die).answer("second")
    if moved:
        table.answer("b_forest")
    assert table.me.markers[RAW + at("b_forest")] == 1 - moved
    table.answer("first", "b_forest", "b_forest")
    assert table.done


@pytest.mark.rule("CIV-222")
@pytest.mark.parametrize("level,made,moved", [(2, 3, 1), (3, 4, 2)])
def test_higher_production_makes_more_and_needs_no_test(level, made, moved):
    table = first()
    table.run(run_module, table.me, PRODUCTION, level).answer("first", *["b_forest"] * made)
    table.answer("second", *["b_forest"] * moved)
    assert table.done
    assert table.me.markers[RAW + at("b_forest")] == made - moved


@pytest.mark.rule("CIV-330", "CIV-035", "CIV-305")
@pytest.mark.parametrize("die,material", [("2", "wood"), ("3", "beeswax"), ("6", "oil")])
def test_a_lucky_find_is_in_the_row_of_the_die(die, material):
    table = first()
    table.run(lucky_find, table.me, dice=die)
    assert table.options == ["forest", "grassland", "pass"]
    assert table.why_not("water") == ("CIV-330", "no_tribe_in_land")
    table.answer("forest")
    assert table.count(material) == 1


@pytest.mark.rule("CIV-305", "CIV-330")
def test_ideas_change_the_chosen_die():
    table = first().has(ideas=1)
    table.run(lucky_find, table.me, dice="6").answer("forest")
    assert (table.asked, table.options) == ("result", ["1", "5", "6"])
    assert table.why_not("2") == ("CIV-302", "ideas_short")
    table.answer("1")
    assert (table.count("wood"), table.count("ideas")) == (1, 0)


@pytest.mark.rule("CIV-690", "CIV-243")
def test_a_hidden_grotto_gives_a_material_before_production():
    table = tile(first(), "b_forest", "oil")
    table.site("hidden_grotto", "b_forest")
    table.me.dice = [0, 1, 1, 1, 1, 1, 1]
    table.run(activate, table.me, PRODUCTION)
    while table.asked == "die":
        table.answer(table.options[0])
    assert table.asked == "grotto"
    table.answer("b_forest")
    assert table.count("oil") == 1
    assert table.asked == "part"


@pytest.mark.rule("CIV-690")
def test_a_grotto_empties_a_boats_notch_and_fills_it_again():
    table = first().no_tribes().boat("a_water").tribe("a_water", place="aboard")
    table.site("hidden_grotto", "a_water")
    table.me.dice = [0, 1, 1, 1, 1, 1, 1]
    supply = table.me.supply
    table.run(activate, table.me, PRODUCTION)
    while table.asked == "die":
        table.answer(table.options[0])
    table.answer("a_water")
    stored = table.options[0]
    table.answer(stored)
    assert (table.me.notch, table.count(stored), table.me.supply) == ([1, 1], 1, supply - 1)


# -- hunting, strengthening -------------------------------------------------------------------------------------


@pytest.mark.rule("CIV-333", "CIV-334", "CIV-932")
def test_a_hunt_brings_food_and_places_a_token():
    table = first()
    tokens, food = table.g.hunting_tokens, table.count("food")
    table.run(hunt, table.me, 1, dice="4")
    assert table.options == ["b_forest", "c_grassland", "pass"]
    table.answer("b_forest")
    assert table.count("food") - food == BOX.hunting[3] == 4
    assert (table.g.hunted[at("b_forest")], table.g.hunting_tokens) == (1, tokens - 1)


@pytest.mark.rule("CIV-333", "CIV-908")
def test_nobody_hunts_where_a_token_lies():
    table = first()
    table.g.hunted[at("b_forest")] = 1
    table.g.hunting_tokens -= 1
    table.run(hunt, table.me, 1)
    assert table.why_not("b_forest") == ("CIV-333", "hunted_already")
    assert table.why_not("b_hills") == ("CIV-333", "no_hunter")


@pytest.mark.rule("CIV-336")
def test_without_a_token_there_is_no_hunt():
    table = first()
    for t in range(table.g.hunting_tokens):
        table.g.hunted[t + 3] = 1
    table.g.hunting_tokens = 0
    table.run(hunt, table.me, 1)
    assert table.done


@pytest.mark.rule("CIV-334", "CIV-009", "CIV-932")
@pytest.mark.parametrize("die,food", [("6", 5), ("5", 4), ("1", 0)])
def test_water_is_hunted_from_a_boat(die, food):
    table = first().no_tribes().boat("a_water").tribe("a_water", place="aboard")
    before = table.count("food")
    table.run(hunt, table.me, 1, dice=die).answer("a_water")
    assert table.count("food") - before == food
    assert table.g.hunted[at("a_water")] == 1


@pytest.mark.rule("CIV-335", "CIV-693")
def test_each_mushroom_valley_adds_a_food():
    table = first()
    table.site("mushroom_valley", "b_forest")
    before = table.count("food")
    table.run(hunt, table.me, 1, dice="1").answer("b_forest")
    assert table.count("food") - before == BOX.hunting[0] + 1


@pytest.mark.rule("CIV-224", "CIV-337")
@pytest.mark.parametrize("level,most", [(1, 1), (2, 3), (3, 4)])
def test_sustenance_strengthens_so_many(level, most):
    table = first()
    for id in ("b_hills", "b_mountains", "c_desert", "c_swamp", "b_hills"):
        table.tribe(id, "weak", "wild")
    table.run(run_module, table.me, SUSTENANCE, level).answer("second")
    for _ in range(most):
        table.answer(table.options[0])
    assert table.done
    assert sum(table.me.tribes) - sum(table.me.strong) == 5 - most


@pytest.mark.rule("CIV-224")
def test_sustenance_three_hunts_twice_in_different_territories():
    table = first()
    table.run(run_module, table.me, SUSTENANCE, 3, dice="1 1").answer("first", "b_forest")
    assert table.options == ["c_grassland", "pass"]


@pytest.mark.rule("CIV-337")
def test_tribes_in_the_wilderness_and_on_boats_stand_up_too():
    table = first().no_tribes().tribe("b_hills", "weak", "wild").boat("a_water").tribe("a_water", "weak", "aboard")
    table.run(strengthen, table.me, 2).answer("b_hills.wild_weak", "a_water.aboard_weak")
    assert (sum(table.me.strong), table.me.aboard_strong) == (2, [1, 0])


# -- exploration ------------------------------------------------------------------------------------------------


@pytest.mark.rule("CIV-225", "CIV-680", "CIV-930")
def test_exploring_reveals_every_site_around_a_territory():
    table = first()
    sites = table.g.land.sites_of[at("b_forest")]
    table.run(explore, table.me, 1).answer("b_forest")
    assert all(table.g.site[site] != NOBODY for site in sites)
    kinds = [BOX.site_kind[table.g.site[site]] for site in sites]
    assert table.points() == sum(BOX.site_points[kind] for kind in kinds)
    assert table.done


@pytest.mark.rule("CIV-929")
def test_with_nothing_to_reveal_level_one_cannot_explore():
    table = first().no_tribes().tribe("b_forest")
    for _ in table.g.land.sites_of[at("b_forest")]:
        table.site("building_ground", "b_forest")
    table.run(explore, table.me, 1)
    assert table.done
    table.run(explore, table.me, 2).answer("b_forest")
    assert table.asked == "reveal"


@pytest.mark.rule("CIV-225")
@pytest.mark.parametrize("level,more", [(2, 2), (3, 4)])
def test_higher_exploration_reveals_one_more_anywhere_and_gives_points(level, more):
    table = first()
    table.run(explore, table.me, level).answer("b_forest")
    assert table.asked == "reveal"
    before = table.points()
    table.answer("pass")
    assert table.points() == before + more


@pytest.mark.rule("CIV-680", "CIV-225")
def test_an_effect_reveals_sites_that_touch_an_own_territory():
    table = first().no_tribes().tribe("b_hills")
    table.run(reveal, table.me, 1, False)
    assert len(table.options) == len(table.g.land.sites_of[at("b_hills")]) + 1


@pytest.mark.rule("CIV-694")
def test_a_volcano_returns_the_farms_around_it():
    table = first().farm("b_forest", seat=1)
    volcano = next(piece for piece, kind in enumerate(BOX.site_kind) if kind == 8)
    table.g.sites_unseen.remove(volcano)
    others, table.g.sites_unseen = table.g.sites_unseen, [volcano]
    spots = table.g.land.sites_of[at("b_forest")]
    hidden = [site for site in range(24) if site != spots[0]]
    for site, piece in zip(hidden, others, strict=True):
        table.g.site[site] = piece
        if piece < 6:
            table.g.ground_at[piece + 1] = site
    table.run(reveal, table.me, 1, True).answer(table_label(spots[0]))
    assert table.g.farms[at("b_forest")] == NOBODY
    assert table.g.players[1].farms_left == 3


def table_label(site: int) -> str:
    return f"s{site % 6}{site // 6}"


# -- building ---------------------------------------------------------------------------------------------------


def built(table: Table, kind: int, *answers: str) -> Table:
    return table.run(build, table.me, 1 << kind).answer(*answers)


@pytest.mark.rule("CIV-350")
def test_a_farm_is_free_and_brings_an_idea():
    table = built(first(), FARM, "farm", "b_forest")
    assert (table.g.farms[at("b_forest")], table.me.farms_left, table.count("ideas")) == (0, 2, 1)


@pytest.mark.rule("CIV-350", "CIV-694")
def test_where_no_farm_may_stand():
    table = first().farm("b_forest", seat=1).tribe("b_hills").tribe("b_mountains").tribe("c_swamp")
    volcano = table.site("volcano", "c_grassland")
    assert at("b_mountains") not in table.g.land.around[volcano]
    table.run(build, table.me, 1 << FARM).answer("farm")
    assert table.why_not("b_forest") == ("CIV-350", "farm_there")
    assert table.why_not("c_grassland") == ("CIV-694", "volcano_near")
    assert table.why_not("c_desert") == ("CIV-350", "no_tribe_for_farm")
    assert table.why_not("a_water") == ("CIV-350", "no_such_place")


@pytest.mark.rule("CIV-351", "CIV-927", "CIV-329")
def test_a_boat_may_take_a_strong_tribe_aboard_at_once():
    table = built(first(), BOAT, "boat", "a_water")
    assert (table.asked, table.options) == ("board", ["b_forest.2", "c_grassland.2", "pass"])
    table.answer("b_forest.2")
    assert (table.me.boats[0], table.me.notch, table.me.aboard_strong) == (at("a_water"), [1, 1], [1, 0])


@pytest.mark.rule("CIV-351")
def test_one_boat_for_each_player_in_a_water_and_only_next_to_an_own_tribe():
    table = first().no_tribes().tribe("b_mountains").boat("e_water").boat("a_water", seat=1)
    table.run(build, table.me, 1 << BOAT).answer("boat", "pass")
    assert table.me.boats == [at("e_water"), at("a_water")]  # the only other Water next to the tribe
    table.run(build, table.me, 1 << BOAT)
    assert table.done  # both are built


@pytest.mark.rule("CIV-352", "CIV-931", "CIV-356", "CIV-353")
def test_the_island_needs_a_tribe_on_the_own_boat():
    table = first().has(gold=1, wood=1).boat("a_water")
    table.run(build, table.me, 1 << STATUE)
    assert table.done
    table.tribe("a_water", place="aboard")
    table.run(build, table.me, 1 << STATUE).answer("statue")
    assert table.asked == "track"  # the island, and gold, are all there is
    assert (table.me.statues[0], table.count("gold"), table.count("wood")) == (1, 0, 1)
    table.answer("prestige")
    assert table.me.tracks[1] == 1


@pytest.mark.rule("CIV-353", "CIV-006")
def test_the_stored_marker_itself_becomes_the_statue():
    table = first().has(jade=1).boat("a_water").tribe("a_water", place="aboard")
    supply = table.me.supply
    table.run(build, table.me, 1 << STATUE).answer("statue", "pass")
    assert (table.me.supply, table.me.statues[0]) == (supply, 1)


@pytest.mark.rule("CIV-352", "CIV-353")
def test_a_revealed_ground_takes_two_buildings_of_a_player():
    table = first()
    spot = table.site("building_ground", "b_forest")
    ground = table.g.ground_at.index(spot)
    material = BOX.material_ids[BOX.ground_materials[ground][0]]
    table.has(**{material: 1}).statue(ground, 2)
    table.run(build, table.me, 1 << STATUE)
    assert table.done
    table.me.statues[ground] = 1
    table.me.supply += 1
    table.run(build, table.me, 1 << STATUE).answer("statue", "pass")
    assert table.me.statues[ground] == 2


@pytest.mark.rule("CIV-352")
def test_a_ground_that_is_hidden_or_out_of_reach_is_none():
    table = first().has(gold=1)
    table.site("building_ground", "c_swamp")
    table.me.statues[0] = 0
    table.run(build, table.me, 1 << STATUE)
    assert table.done  # no own tribe next to either


@pytest.mark.rule("CIV-354", "CIV-355", "CIV-352", "CIV-347")
def test_a_settlement_costs_its_materials_and_brings_an_income_chip():
    table = first().has(wood=1, papyrus=1)
    spot = table.site("building_ground", "b_forest")
    ground = table.g.ground_at.index(spot)
    table.run(build, table.me, 1 << SETTLEMENT).answer("settlement")
    assert table.asked == "income_chip"  # one settlement, one ground: nothing to choose
    assert (table.me.settlements[0], table.count("wood"), table.count("papyrus")) == (ground, 0, 0)


@pytest.mark.rule("CIV-352", "CIV-354")
def test_no_second_settlement_on_a_ground():
    table = first().has(wood=1, papyrus=2, stone=1)
    ground = table.g.ground_at.index(table.site("building_ground", "b_forest"))
    table.settlement(3, ground)
    table.run(build, table.me, 1 << SETTLEMENT)
    assert table.done


@pytest.mark.rule("CIV-354")
def test_the_fourth_settlement_may_flip_a_stage_tile():
    table = first().has(wood=1, papyrus=1)
    ground = table.g.ground_at.index(table.site("building_ground", "b_forest"))
    for recess, other in ((1, 2), (2, 3), (3, 4)):
        table.settlement(recess, other if other != ground else 5)
    table.run(build, table.me, 1 << SETTLEMENT).answer("settlement")
    while table.asked != "stage_tile":
        table.answer(table.options[-1])
    assert table.options == ["4", "5", "pass"]
    table.answer("5")
    assert table.me.tiles == 2


@pytest.mark.rule("CIV-226")
def test_building_two_repeats_the_kind_and_three_any():
    table = first()
    table.run(run_module, table.me, BUILDING, 2).answer("first", "farm", "b_forest")
    assert (table.asked, table.options) == ("project", ["farm", "pass"])
    table = first()
    table.run(run_module, table.me, BUILDING, 3).answer("first", "farm", "b_forest")
    assert table.options == ["farm", "boat", "pass"]
    assert table.why_not("statue") == ("CIV-226", "project_impossible")


# -- planning, research, dice, trade, features ------------------------------------------------------------------


@pytest.mark.rule("CIV-227", "CIV-249", "CIV-147")
@pytest.mark.parametrize("level,markers", [(1, 2), (2, 3), (3, 3)])
def test_planning_markers_go_on_one_dice_space(level, markers):
    table = first()
    table.run(run_module, table.me, PLANNING_MODULE, level).answer("third", "5")
    assert table.me.markers[PLANNING + 5] == markers
    assert table.done


@pytest.mark.rule("CIV-227")
def test_planning_three_gains_and_installs_goals_in_any_order():
    table = first()
    table.run(run_module, table.me, PLANNING_MODULE, 3)
    assert table.options == ["first", "third", "pass"]
    table.answer("first", BOX.goal_ids[table.g.goal_display[0]])
    assert len(table.me.goals[0]) == 1
    assert table.done  # its requirement is not met, and planning markers would be the other branch


@pytest.mark.rule("CIV-228", "CIV-340", "CIV-111")
def test_the_last_open_card_is_replaced_when_it_is_taken():
    table = first().run(new_cards, 0)
    card = table.g.shown[2][0]
    table.run(gain_card, table.me)
    assert len(table.options) == 11
    table.answer("insight_up")
    assert table.me.hand == [card]
    assert len(table.g.shown[2]) == 1


@pytest.mark.rule("CIV-340", "CIV-916")
def test_without_a_face_up_card_only_the_hidden_ones_can_be_taken():
    table = first()
    table.run(gain_card, table.me)
    assert table.why_not("insight_up") == ("CIV-916", "stack_empty")
    table.answer("insight_down")
    assert [BOX.card_type[card] for card in table.me.hand] == [2]


@pytest.mark.rule("CIV-228", "CIV-244", "CIV-645")
def test_stacks_are_chosen_before_looking_and_the_rejected_go_under():
    table = first()
    table.run(draw_cards, table.me, 2, 1).answer("invention_down")
    assert table.asked == "draw"
    assert table.me.drawn == []
    table.answer("building_down")
    assert (table.asked, len(table.options)) == ("keep", 2)
    drawn = table.me.drawn[:]
    table.answer(BOX.card_ids[drawn[1]])
    assert (table.me.hand, table.g.under[0]) == ([drawn[1]], [drawn[0]])
    assert table.g.known[drawn[0]] == 1


@pytest.mark.rule("CIV-244", "CIV-914")
def test_by_ruling_the_owner_orders_the_rejected():
    table = first(reject_order="owner")
    table.run(draw_cards, table.me, 3, 1).answer("mutation_down", "mutation_down", "mutation_down")
    table.answer(table.options[0])
    assert (table.asked, len(table.options)) == ("lay", 2)
    second = table.options[1]
    table.answer(second)
    assert BOX.card_ids[table.g.under[1][0]] == second


@pytest.mark.rule("CIV-228")
@pytest.mark.parametrize("level,looked,kept", [(1, 2, 1), (2, 4, 1), (3, 4, 2)])
def test_research_draws_and_keeps(level, looked, kept):
    table = first()
    table.run(run_module, table.me, RESEARCH, level).answer("second", *["insight_down"] * looked)
    for _ in range(kept):
        table.answer(table.options[0])
    assert table.done
    assert (len(table.me.hand), len(table.g.under[2])) == (kept, looked - kept)


@pytest.mark.rule("CIV-228")
def test_research_three_gains_two():
    table = first()
    table.run(run_module, table.me, RESEARCH, 3).answer("first", "insight_down", "building_down")
    assert len(table.me.hand) == 2


@pytest.mark.rule("CIV-245", "CIV-229")
def test_an_activation_die_is_rolled_at_once():
    table = first()
    table.run(gain_die, table.me, False, dice="4")
    assert (table.me.dice[4], table.g.spare_dice) == (2, 2)


@pytest.mark.rule("CIV-246", "CIV-934")
def test_with_none_left_one_is_taken_from_who_has_most():
    table = first(seats=3)
    other, table.g.spare_dice = table.g.players[2], 0
    other.dice[6] += 4
    table.run(gain_die, table.me, False, dice="2")
    assert table.ask.seat == 2  # the giver decides; who gives was no choice
    assert (table.asked, table.options) == ("give", ["1", "2", "3", "4", "5", "6"])
    table.answer("6")
    assert (other.dice[6], table.me.dice[2]) == (4, 2)


@pytest.mark.rule("CIV-246")
def test_among_several_who_have_most_the_taker_chooses_and_alone_gets_none():
    table = first(seats=3)
    table.me.fate += table.g.spare_fate
    table.g.spare_fate = 0
    table.run(gain_die, table.me, True)
    assert (table.done, table.me.fate) == (True, 5)
    for me, dice in zip(table.g.players, [1, 3, 3], strict=True):
        me.fate = dice
    table.run(gain_die, table.me, True)
    assert (table.asked, table.options) == ("from", ["2", "3"])
    assert table.why_not("1") == ("CIV-246", "yourself")
    table.answer("3")
    assert [me.fate for me in table.g.players] == [2, 3, 2]


@pytest.mark.rule("CIV-229")
def test_achievement_one_brings_one_die_and_two_both():
    table = first()
    table.run(run_module, table.me, ACHIEVEMENT, 1, dice="1").answer("second")
    assert (table.me.fate, table.done) == (2, True)
    table = first()
    table.run(run_module, table.me, ACHIEVEMENT, 2, dice="1").answer("first")
    assert table.options == ["second", "pass"]


@pytest.mark.rule("CIV-230")
@pytest.mark.parametrize("level,ideas", [(1, 3), (2, 6), (3, 6)])
def test_insight_brings_ideas(level, ideas):
    table = first()
    table.run(run_module, table.me, INSIGHT, level).answer("first")
    assert table.count("ideas") == ideas


@pytest.mark.rule("CIV-231")
def test_mutation_moves_feature_markers():
    table = first().has(calm=2)
    table.run(run_module, table.me, MUTATION, 2).answer("first", "calm")
    assert table.why_not("calm") == ("CIV-231", "same_feature")
    table.answer("stamina")
    assert (table.count("calm"), table.count("stamina")) == (1, 1)
    assert table.asked == "move_feature"


@pytest.mark.rule("CIV-233", "CIV-247", "CIV-935", "CIV-035")
def test_a_sale_sells_one_for_money_and_one_for_points():
    table = first().has(oil=1, sand=1)
    table.run(trade, table.me, 1, 0).answer("first", "oil")
    assert table.count("money") == 3
    assert table.options == ["sand", "pass"]
    table.answer("sand")
    assert (table.points(), table.count("sand")) == (2, 0)
    assert table.done


@pytest.mark.rule("CIV-247", "CIV-935")
def test_a_sale_sells_at_least_one():
    table = first().has(oil=2)
    table.run(trade, table.me, 1, 0).answer("first", "pass")
    assert table.points() == 2  # then one for points, and it was the only kind


@pytest.mark.rule("CIV-248")
def test_a_purchase_is_cheaper_if_the_tile_lies_face_up():
    table = tile(first(tiles="beginner"), "b_hills", "clay").has(money=3)
    table.run(trade, table.me, 0, 1).answer("second")
    assert table.options == ["wood", "papyrus", "clay"]
    assert table.why_not("oil") == ("CIV-248", "money_short")
    table.answer("clay")
    assert (table.count("money"), table.count("clay")) == (1, 1)
    table = first(tiles="beginner").has(money=4)
    table.run(trade, table.me, 0, 1).answer("second", "jade")
    assert table.count("money") == 0


@pytest.mark.rule("CIV-233", "CIV-921")
def test_trade_three_brings_money_first_and_interleaves():
    table = first(tiles="beginner")
    table.run(run_module, table.me, TRADE, 3).answer("second", "wood", "first", "wood")
    assert (table.count("money"), table.count("wood")) == (1, 0)


@pytest.mark.rule("CIV-234", "CIV-345")
def test_activities():
    table = first().has(money=3)
    table.run(run_module, table.me, ACTIVITY, 2).answer("console", "culture")
    assert (table.me.tracks[4], table.count("money")) == (1, 2)
    assert table.done  # level II: different ones
    table = first().has(money=3)
    table.run(run_module, table.me, ACTIVITY, 3).answer("console", "culture", "console", "culture")
    assert table.count("money") == 1


@pytest.mark.rule("CIV-232", "CIV-346")
def test_invention_two_uses_a_chip_twice():
    table = first().column(1, "i1")
    table.run(run_module, table.me, INVENTION, 2).answer("first")
    point = table.options[-1]
    table.answer(point, point)
    assert table.points() == 2
