"""V.I.C.I: cards, Reset, territories, actions, feeding."""

from __future__ import annotations

import pytest

from boardwright.games.civolution.names import (
    BLOCKED,
    VICI,
)
from boardwright.games.civolution.rules import solo_territories
from boardwright.games.civolution.rules.solo import acts_of, shows_reset, vici_goal, vici_turn
from boardwright.games.civolution.rules.solo_acts import (
    do_acts,
    follow_category,
    mark_evolution_grid,
    mark_prosperity_grid,
    remove_card,
    step_on,
    take_activation_die,
    take_fate_die,
)
from boardwright.games.civolution.rules.solo_continent import (
    come_back,
    migrate,
    place_hunting_token,
    procreate,
    provide_once,
    reveal_sites,
)
from boardwright.games.civolution.rules.solo_feeding import feed_vici
from boardwright.games.civolution.rules.solo_territories import rank, territory_roll
from boardwright.games.civolution.state import Player
from boardwright.games.civolution.vocabulary import EVOLUTION, PROSPERITY
from boardwright.games.civolution.vocabulary_abilities import ACT_POINTS, ACTS
from tests.games.civolution.tables import BOX, Table

FOREST, GRASSLAND = BOX.start_territories


def solo(**options: str) -> Table:
    return Table(1, 1, **({"level": "1", "layout": "first"} | options))


def alone(**options: str) -> Table:
    """V.I.C.I has no tribe, the human none either."""
    return solo(**options).no_tribes().no_tribes(VICI)


def vici(table: Table) -> Player:
    return table.g.players[VICI]


def at(name: str) -> int:
    return BOX.territory_ids.index(name)


# -- cards ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CIV-802", "CIV-803")
def test_what_it_begins_with():
    table = solo()
    it = vici(table)
    assert (sum(it.tribes), it.tribes_left, table.g.evolution, table.g.prosperity) == (2, 13, 2, 2)
    assert (table.g.provisions[FOREST], table.g.provisions[GRASSLAND]) == (1, 1)


@pytest.mark.rule("CIV-806")
@pytest.mark.parametrize("die,gone", [(1, 0), (4, 3), (5, None), (6, None)])
def test_a_die_removes_a_goal_chip(die, gone):
    table = solo()
    before = table.g.goal_display[:]
    table.run(vici_goal, VICI, dice=str(die))
    assert [i for i, chip in enumerate(before) if table.g.goal_display[i] != chip] == ([] if gone is None else [gone])


@pytest.mark.rule("CIV-808", "CIV-161")
def test_four_icons_of_each_colour_cause_a_reset():
    table = solo()
    cards = {id: BOX.vici_ids.index(id) for id in ("v1", "v5", "v8")}
    table.g.revealed = [cards["v1"], cards["v5"]]  # 3 blue, 3 red
    assert not shows_reset(table.g)
    table.g.revealed.append(cards["v8"])
    assert shows_reset(table.g)


@pytest.mark.rule("CIV-808", "CIV-809", "CIV-845", "CIV-978")
@pytest.mark.parametrize("ruling,points", [("ends", 0), ("performs", 3)])
def test_its_reset_advances_the_indicator_and_discards(ruling, points):
    table = solo(level="5", vici_reset=ruling)
    g = table.g
    number = BOX.vici_ids.index("v8")  # red: 2-3 Prestige, 3 points
    g.revealed = [BOX.vici_ids.index("v1"), BOX.vici_ids.index("v5")]
    g.discarded = [number]
    g.actions = []
    gone = [card for card in range(15) if card not in g.revealed and card != number]
    g.discarded += gone
    g.actions, g.discarded = [number], gone
    table.run(vici_turn, VICI, dice="1 2")
    assert (g.resets, g.revealed, len(g.discarded)) == (1, [], 15)
    assert table.points(VICI) == points


@pytest.mark.rule("CIV-809", "CIV-978")
def test_an_empty_stack_is_made_of_the_discard_pile():
    table = solo()
    table.g.discarded, table.g.actions = table.g.actions, []
    table.run(vici_turn, VICI)
    assert (len(table.g.actions), len(table.g.revealed), table.g.discarded) == (14, 1, [])


@pytest.mark.rule("CIV-840..844")
@pytest.mark.parametrize("level,red", [(1, []), (2, [4]), (3, [3, 4]), (4, [2, 3, 4]), (5, [1, 2, 3, 4])])
def test_the_level_says_in_which_eras_the_red_half_counts(level, red):
    table = solo(level=str(level))
    card = BOX.vici_ids.index("v12")  # red: 3 points besides
    found = []
    for era in range(1, 5):
        table.g.era = era
        if any(act.act == ACT_POINTS for act in acts_of(table.g, card)):
            found.append(era)
    assert found == red


@pytest.mark.rule("CIV-820", "CIV-851..865")
@pytest.mark.parametrize("half", [0, 1])
@pytest.mark.parametrize("card", range(15))
@pytest.mark.parametrize("die", [1, 3, 5])
def test_every_row_of_every_card_is_carried_out(card, half, die):
    table = solo(level="5")
    for territory in ("b_forest", "c_grassland"):
        table.tribe(territory, place="wild", seat=VICI)
    table.run(do_acts, BOX.vici_acts[(card * 2 + half) * 6 + die - 1])
    assert table.done


@pytest.mark.rule("CIV-821", "CIV-822")
@pytest.mark.parametrize("die", [1, 4, 6])
def test_categories_of_this_era_the_next_the_last_and_the_final_tiles(die):
    table = solo()
    g = table.g
    g.era, g.era_tiles, g.boosted = 2, [0, 1, EVOLUTION, PROSPERITY], 1 << 2 | 1 << 3 | 1 << 4
    for name in ("v11", "v13", "v14", "v15"):
        for act in BOX.vici_acts[BOX.vici_ids.index(name) * 12 + die - 1]:
            table.run(follow_category, act)
    assert vici(table).tracks == [0, 1, 1, 1, 1]
    assert (g.evolution, g.prosperity) == (4, 3)
    g.era = 4
    table.run(follow_category, BOX.vici_acts[BOX.vici_ids.index("v13") * 12][0])
    assert table.points(VICI) == 4


# -- boards -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CIV-823", "CIV-968")
@pytest.mark.parametrize("start,points", [(1, 0), (3, 0), (7, 3), (9, 3), (11, 3), (12, 2)])
def test_of_thresholds_it_takes_the_points_only(start, points):
    table = solo()
    vici(table).tracks[1] = start
    step_on(table.g, 1)
    assert (table.points(VICI), vici(table).favor, sum(vici(table).levels)) == (points, 1, 15)


@pytest.mark.rule("CIV-824")
def test_it_removes_the_top_card_and_the_stack_is_renewed():
    table = solo()
    act = next(act for acts in BOX.vici_acts for act in acts if act.act == ACTS.index("remove_card"))
    stack = table.g.stacks[act.what]
    card = stack.pop()
    table.g.shown[act.what] = [card]
    table.run(remove_card, act)
    assert table.g.removed == [card]
    assert len(table.g.shown[act.what]) == 1


@pytest.mark.rule("CIV-825", "CIV-246", "CIV-976")
def test_dice_come_from_the_display_then_from_the_human():
    table = solo()
    act = BOX.vici_acts[0][0]
    table.g.spare_dice, table.g.spare_fate = 0, 0
    vici(table).dice[1] += 3
    vici(table).fate += 3
    table.run(take_activation_die, act)
    assert sum(vici(table).dice) == 9  # it has most already
    vici(table).dice[1] -= 3
    table.me.dice[1] += 3
    table.run(take_activation_die, act)
    assert table.asked == "give"
    table.answer("3")
    assert (sum(vici(table).dice), table.me.dice[3]) == (7, 0)
    vici(table).fate -= 3
    table.me.fate += 3
    table.run(take_fate_die, act)
    assert (vici(table).fate, table.me.fate) == (2, 3)


@pytest.mark.rule("CIV-826", "CIV-827", "CIV-973")
def test_grids_are_marked_upward_and_icons_remove_chips():
    table = solo()
    g = table.g
    attributes, chips = g.attribute_display[:], g.income_display[:]
    g.chance.read_back([0, 5, 0])  # the top chip at space 6; the next of the bag
    vici(table).supply -= 3
    g.evolution = 5
    mark_evolution_grid(g)
    assert (g.evolution, g.attribute_display[0] != attributes[0]) == (6, True)
    g.chance.read_back([5, 0])
    vici(table).supply -= 3
    g.prosperity = 5
    mark_prosperity_grid(g)
    assert (g.prosperity, g.income_display[2] != chips[2]) == (6, True)
    g.evolution = len(BOX.evolution_grid)
    mark_evolution_grid(g)
    assert g.evolution == len(BOX.evolution_grid)


# -- territories ------------------------------------------------------------------------------------------------


@pytest.mark.rule("CIV-831")
@pytest.mark.parametrize(
    "dice,names,chosen",
    [
        ("1", ["b_forest", "c_swamp"], "b_forest"),
        ("2", ["b_forest", "c_swamp"], "c_swamp"),
        ("3", ["b_forest", "c_swamp"], "b_forest"),  # Mountains, Grassland, Hills, Desert, Forest
        ("1 1", ["b_forest", "d_forest", "g_forest"], "b_forest"),
        ("1 3", ["b_forest", "d_forest", "g_forest"], "d_forest"),
        ("1 6", ["b_forest", "d_forest", "g_forest"], "g_forest"),
        ("1 6", ["b_forest", "d_forest"], "b_forest"),  # three beacons, then one
    ],
)
def test_the_territory_roll(dice, names, chosen):
    table = solo()
    table.g.chance.read_back([int(die) - 1 for die in dice.split()])
    assert BOX.territory_ids[territory_roll(table.g, [at(name) for name in names])] == chosen


@pytest.mark.rule("CIV-834")
def test_encampments_by_priority():
    table = alone()
    g = table.g
    fire, plain = solo_territories.takeable(g, at("b_mountains"))
    assert (rank(g, fire), rank(g, plain)) == (1, 2)
    for holder, ranks in [(0, (3, 4)), (1, (3, 5)), (3, (6, 7)), (2, (8, 9))]:
        g.camps[fire] = g.camps[plain] = holder
        assert (rank(g, fire), rank(g, plain)) == ranks
    g.camps[fire] = g.camps[plain] = -1


@pytest.mark.rule("CIV-832", "CIV-834")
def test_procreation_settles_by_priority_and_scores_fires():
    table = alone().tribe("b_mountains", seat=VICI)
    table.run(procreate, False)
    assert table.points(VICI) == BOX.fire_points[at("b_mountains")]
    assert sum(vici(table).strong) == 2


@pytest.mark.rule("CIV-832", "CIV-970")
def test_where_it_holds_every_encampment_it_migrates_once_more():
    table = alone().tribe("b_mountains", seat=VICI)
    table.run(procreate, True)
    assert vici(table).tribes[at("b_mountains")] == 1  # one of the two moved on
    assert vici(table).presence.bit_count() == 2
    table = alone().tribe("b_mountains", seat=VICI)
    table.run(procreate, False)
    assert vici(table).tribes[at("b_mountains")] == 2


@pytest.mark.rule("CIV-834", "CIV-312")
def test_displacing_it_is_never_weakened():
    table = (
        alone()
        .tribe("b_mountains", "weak")
        .tribe("b_mountains", place="fire")
        .tribe("b_mountains", "weak", "wild", VICI)
    )
    table.run(procreate, False)
    assert (vici(table).strong[at("b_mountains")], table.me.wild_strong[at("b_mountains")]) == (1, 1)  # the fire first


@pytest.mark.rule("CIV-832")
def test_without_a_tribe_in_supply_nothing_is_born():
    table = solo()
    while vici(table).tribes_left:
        table.tribe("b_forest", "weak", "wild", VICI)
    table.run(procreate, True)
    assert sum(vici(table).tribes) == 15


@pytest.mark.rule("CIV-833")
def test_migration_leaves_two_tribes_for_the_emptiest_neighbour():
    table = alone().tribe("b_mountains", seat=VICI).tribe("b_mountains", place="wild", seat=VICI)
    table.run(migrate, True)
    assert vici(table).wild_strong[at("b_mountains")] == 0  # the wilderness first
    new = next(t for t in range(18) if vici(table).tribes[t] and t != at("b_mountains"))
    assert new in table.g.land.neighbours[at("b_mountains")]
    assert table.g.tile[new] >= 0
    assert sum(table.me.markers) == 0  # the tile is turned without a marker
    assert vici(table).supply == 44


@pytest.mark.rule("CIV-833", "CIV-969")
def test_first_a_procreation_if_no_territory_can_be_left():
    table = alone().tribe("b_mountains", seat=VICI)
    table.run(migrate, True)
    assert sum(vici(table).tribes) == 2
    table = alone()
    for _ in range(15):
        table.tribe("b_mountains", "weak", "wild", VICI)
    table.run(migrate, True)
    assert vici(table).tribes[at("b_mountains")] == 15  # lost: none is strong, none left to be born


@pytest.mark.rule("CIV-835", "CIV-975")
def test_the_second_provision_marker_blocks_an_empty_farm_space():
    table = alone().tribe("b_mountains", seat=VICI)
    for expected in (-1, BLOCKED, BLOCKED):
        provide_once(table.g)
        assert table.g.farms[at("b_mountains")] == expected
    assert table.g.provisions[at("b_mountains")] == 3
    table = alone().tribe("b_mountains", seat=VICI).farm("b_mountains")
    provide_once(table.g)
    provide_once(table.g)
    assert table.g.farms[at("b_mountains")] == 0


@pytest.mark.rule("CIV-835")
def test_provisions_go_where_fewest_are_then_where_most_tribes_are():
    table = (
        alone().tribe("b_mountains", seat=VICI).tribe("c_desert", seat=VICI).tribe("c_desert", place="wild", seat=VICI)
    )
    provide_once(table.g)
    provide_once(table.g)
    assert (table.g.provisions[at("c_desert")], table.g.provisions[at("b_mountains")]) == (1, 1)


@pytest.mark.rule("CIV-836", "CIV-694", "CIV-972")
def test_it_reveals_sites_for_their_points_and_volcanoes_bury_farms():
    table = alone().tribe("b_mountains", seat=VICI).farm("b_mountains")
    spots = table.g.land.sites_of[at("b_mountains")]
    table.g.chance.read_back([table.g.sites_unseen.index(22)] + [0] * (len(spots) - 1))  # a Volcano
    table.run(reveal_sites, BOX.vici_acts[0][0])
    assert all(table.g.site[spot] >= 0 for spot in spots)
    assert table.points(VICI) >= BOX.site_points[8]
    assert table.g.farms[at("b_mountains")] == -1


@pytest.mark.rule("CIV-837", "CIV-973")
def test_hunting_tokens_go_to_the_best_land_that_both_share():
    act = BOX.vici_acts[0][0]
    table = alone().tribe("b_hills", seat=VICI).tribe("c_desert", seat=VICI).tribe("c_desert", place="fire")
    table.run(place_hunting_token, act)
    assert (table.g.hunted[at("c_desert")], table.g.hunted[at("b_hills")]) == (1, 0)
    table.run(place_hunting_token, act)
    assert table.g.hunted[at("b_hills")] == 1
    tokens = table.g.hunting_tokens
    table.run(place_hunting_token, act)
    assert table.g.hunting_tokens == tokens


# -- phases -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CIV-812", "CIV-973")
@pytest.mark.parametrize("provisions,tribes,strong", [(0, 2, 0), (1, 2, 1), (2, 3, 2), (3, 3, 2)])
def test_it_is_fed_by_provision_markers_one_more_first(provisions, tribes, strong):
    table = alone().tribe("b_forest", seat=VICI).tribe("b_forest", "weak", "fire", VICI)
    table.tribe("b_forest", place="wild", seat=VICI).tribe("b_forest", "weak", "wild", VICI)
    table.tribe("b_forest", "weak", "wild", VICI)
    before = max(0, provisions - 1)
    vici(table).supply += table.g.provisions[FOREST] - before
    table.g.provisions[FOREST] = before
    if not provisions:
        table.statue(0, vici(table).supply, VICI)  # no marker is left for the provision action
    table.run(feed_vici)
    assert (table.g.provisions[FOREST], sum(vici(table).tribes)) == (provisions, tribes)
    assert sum(vici(table).strong) == strong


@pytest.mark.rule("CIV-838", "CIV-974")
def test_without_a_tribe_it_comes_back_beside_the_human():
    table = alone().tribe("b_mountains")
    table.run(come_back)
    assert vici(table).tribes[at("b_mountains")] == 1
    table = alone()
    table.run(come_back)
    assert not vici(table).presence
    table.run(procreate, False)  # later ones need no own tribe
    assert vici(table).presence


@pytest.mark.rule("CIV-971")
@pytest.mark.parametrize("ruling,asked", [("first", False), ("human", True)])
def test_who_chooses_among_equal_encampments(ruling, asked):
    table = alone(vici_equal=ruling).tribe("f_grassland", place="fire", seat=VICI)
    table.run(procreate, False)
    assert table.done is not asked
    if asked:
        assert (table.asked, table.ask.seat) == ("vici_place", 0)
        table.answer(table.options[-1])
        assert sum(vici(table).tribes) == 2


@pytest.mark.rule("CIV-976")
def test_a_protected_human_is_not_displaced():
    table = alone().tribe("b_mountains", place="fire").tribe("b_mountains", "weak").farm("b_mountains").column(1, "d23")
    table.tribe("b_mountains", "weak", "wild", VICI)
    table.run(procreate, False)
    assert sum(vici(table).tribes) == 1
