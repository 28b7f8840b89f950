"""Cases about V.I.C.I."""

from __future__ import annotations

import pytest

from boardwright.games.civolution.names import BLOCKED, FREE, VICI
from boardwright.games.civolution.queries import camps_of
from boardwright.games.civolution.rules.phases import end_era
from boardwright.games.civolution.rules.solo import acts_of, vici_goal, vici_turn
from boardwright.games.civolution.rules.solo_acts import do_acts, mark_evolution_grid
from boardwright.games.civolution.rules.solo_continent import migrate, provide_once
from boardwright.games.civolution.rules.solo_feeding import feed_vici
from boardwright.games.civolution.rules.solo_territories import territory_roll
from boardwright.games.civolution.scoring import OVER, result
from tests.games.civolution.tables import BOX, Table, case


def solo(**options: str) -> Table:
    return Table(1, 1, **({"level": "1", "layout": "first"} | options))


def alone() -> Table:
    return solo().no_tribes().no_tribes(VICI)


def cards(*names: str) -> list[int]:
    return [BOX.vici_ids.index(name) for name in names]


@case("SOLO-01")
@pytest.mark.parametrize("die,first", [(1, "forest"), (2, "swamp"), (5, "hills"), (6, "desert")])
def test_the_order_of_types_goes_round_from_the_die(die, first):
    order = ["forest", "swamp", "mountains", "grassland", "hills", "desert"]
    turned = order[order.index(first) :] + order[: order.index(first)]
    for skipped in range(5):
        table = solo()
        table.g.chance.read_back([die - 1])
        eligible = [3 * BOX.terrain_ids.index(name) for name in turned[skipped:]]
        assert territory_roll(table.g, sorted(eligible)) == 3 * BOX.terrain_ids.index(turned[skipped])


@case("SOLO-25")
def test_a_territory_roll_goes_forward_on_both_wheels():
    table = solo()
    two, one = BOX.territory_ids.index("e_mountains"), BOX.territory_ids.index("b_mountains")
    assert (BOX.beacons[two], BOX.beacons[one]) == (2, 1)
    eligible = [BOX.territory_ids.index(name) for name in ["b_forest", "b_hills", "b_mountains", "e_mountains"]]
    table.g.chance.read_back([1, 4])  # 2: Swamp; 5: three beacons, then one
    assert territory_roll(table.g, eligible) == one


@case("SOLO-04")
def test_the_deck_has_15_cards():
    table = solo()
    assert (sorted(table.g.actions), table.g.discarded, table.g.revealed) == (list(range(15)), [], [])


@case("SOLO-05")
def test_an_empty_stack_is_renewed_and_the_row_stays():
    table = solo()
    row = cards("v11", "v13", "v15")
    table.g.revealed, table.g.discarded, table.g.actions = row[:], [c for c in range(15) if c not in row], []
    table.run(vici_turn, VICI)
    assert (len(table.g.actions), table.g.discarded) == (11, [])
    assert table.g.revealed[:3] == row


@case("SOLO-06")
@pytest.mark.parametrize("ruling,points", [("ends", 0), ("performs", 3)])
def test_a_reset_does_not_carry_the_card_out_unless_by_variant(ruling, points):
    table = solo(level="5", vici_reset=ruling)
    row = cards("v1", "v2", "v8")
    table.g.revealed = cards("v1", "v2")
    table.g.discarded = [c for c in range(15) if c not in row]
    table.g.actions = cards("v8")
    table.run(vici_turn, VICI, dice="1 3")
    assert (table.g.resets, table.g.revealed, table.g.discarded[-3:]) == (1, [], row)  # 5 blue, 4 red
    assert table.points(VICI) == points


def icons(table: Table) -> tuple[int, int]:
    return sum(BOX.vici_blue[c] for c in table.g.revealed), sum(BOX.vici_red[c] for c in table.g.revealed)


@case("SOLO-15")
def test_icons_carry_over_into_the_next_era():
    table = solo()
    table.g.revealed, table.g.actions = cards("v12", "v4", "v15"), cards("v3")
    table.g.discarded = [c for c in range(15) if c not in table.g.revealed + table.g.actions]
    assert icons(table) == (3, 1)
    table.run(end_era, 0)
    table.run(vici_turn, VICI, dice="1 4")  # the card, then its die
    assert icons(table) == (5, 2)
    assert (table.g.resets, table.g.players[VICI].tracks[1]) == (0, 1)  # Prestige: it was carried out


@case("SOLO-08")
def test_card_1_for_an_expert_with_a_3():
    table = solo(level="5")
    table.g.chance.read_back([2])
    table.run(do_acts, acts_of(table.g, *cards("v1")))
    assert (table.g.players[VICI].tracks[0], table.points(VICI)) == (1, 3)


@case("SOLO-12")
@pytest.mark.parametrize("level,points", [("1", 4), ("5", 7)])
def test_card_13_in_era_4(level, points):
    table = solo(level=level)
    table.g.era = 4
    table.run(do_acts, acts_of(table.g, *cards("v13")))
    assert table.points(VICI) == points


@case("SOLO-17")
@pytest.mark.parametrize("die,space", [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2)])
def test_the_sixth_evolution_marker_removes_an_attribute_chip(die, space):
    table = solo()
    before = table.g.attribute_display[:]
    table.g.evolution = 5
    table.g.players[VICI].supply -= 3
    table.g.chance.read_back([die - 1, 0])
    mark_evolution_grid(table.g)
    assert [i for i in range(3) if table.g.attribute_display[i] != before[i]] == [space]


@case("SOLO-18")
def test_its_tribe_is_not_weakened_by_displacing():
    table = alone().tribe("b_mountains", seat=VICI).tribe("b_mountains", place="wild", seat=VICI)
    near = table.g.land.neighbours[BOX.territory_ids.index("b_mountains")]
    for name in [BOX.territory_ids[territory] for territory in near if territory < 18]:
        table.tribe(name, "weak", "fire")
        for camp in camps_of(table.g, BOX.territory_ids.index(name))[1:]:
            if table.g.camps[camp] == FREE:
                table.tribe(name, "weak")
    tribes = sum(table.me.tribes)
    table.run(migrate, False)
    it = table.g.players[VICI]
    assert (sum(it.strong), sum(it.tribes)) == (2, 2)
    assert (sum(table.me.wild_weak), sum(table.me.tribes)) == (1, tribes)


@case("SOLO-20")
def test_two_provision_markers_block_the_farm_space():
    table = alone().tribe("b_mountains", seat=VICI)
    provide_once(table.g)
    provide_once(table.g)
    assert table.g.farms[BOX.territory_ids.index("b_mountains")] == BLOCKED


def provisioned(n: int) -> Table:
    """Its tribes come to the Forest start territory, where there will be so many markers after the action."""
    table = alone()
    it = table.g.players[VICI]
    forest = BOX.start_territories[0]
    it.supply += table.g.provisions[forest] - (n - 1)
    table.g.provisions[forest] = n - 1
    return table


@case("SOLO-21")
def test_one_marker_feeds_the_tribe_on_the_fire():
    table = provisioned(1)
    table.tribe("b_forest", seat=VICI).tribe("b_forest", place="fire", seat=VICI)
    table.tribe("b_forest", place="wild", seat=VICI).run(feed_vici)
    it = table.g.players[VICI]
    assert (sum(it.tribes), sum(it.strong)) == (3, 1)
    assert table.g.camps[BOX.camp_first[BOX.start_territories[0]]] == VICI * 2 + 1


@case("SOLO-22")
def test_two_markers_feed_all_encampments_and_a_strong_tribe_outside():
    table = provisioned(2)
    table.tribe("b_forest", seat=VICI).tribe("b_forest", seat=VICI).tribe("b_forest", place="fire", seat=VICI)
    table.tribe("b_forest", place="wild", seat=VICI).tribe("b_forest", "weak", "wild", VICI).run(feed_vici)
    it = table.g.players[VICI]
    assert (sum(it.tribes), sum(it.strong)) == (4, 4)


@case("SOLO-23")
@pytest.mark.parametrize("human,place", [(20, 2), (21, 1)])
def test_equal_points_do_not_win(human, place):
    table = solo()
    table.g.players[VICI].earned[0], table.me.earned[0] = 20, human
    table.g.phase = OVER
    assert result(table.g).places == [place]


@case("SOLO-24")
def test_a_5_removes_no_goal_chip():
    table = solo()
    before = table.g.goal_display[:]
    table.run(vici_goal, VICI, dice="5")
    assert table.g.goal_display == before
