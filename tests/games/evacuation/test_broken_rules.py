"""Rules that were broken once: each scene came out wrong before it was mended."""

from __future__ import annotations

import pytest

from boardwright.games.evacuation.forecast import forecast
from boardwright.games.evacuation.vocabulary import MIXED_SHIP
from tests.games.evacuation.late import BOX, GAME, Late, ship
from tests.games.evacuation.test_rules_advanced import dealt


@pytest.mark.rule("EVA-613", "EVA-954", "INT-78")
@pytest.mark.parametrize("seats, options, is_open", [(1, {}, False), (2, {}, False), (2, {"solo_cards": "on"}, True)])
def test_the_third_lane_opens_for_solo_cards_that_play_and_for_nothing_else(seats, options, is_open):
    late = Late(seats, third="full", **options)
    late.me.power = 2
    late.run(("progress", 0))
    assert ("2:side_b" in late.options) == is_open


@pytest.mark.rule("INT-30", "EVA-116")
def test_cards_of_the_hand_are_no_counters_and_limit_no_actions():
    late = dealt(counters="8")
    late.me.acted, late.me.groups = 8, [2, 2, 2, 2]
    late.me.tucked = [late.g.deck.pop() for _ in range(8)]
    late.run(("action_turn", 0))
    assert (late.seat, "research" in late.options) == (0, True)


@pytest.mark.rule("INT-67", "INT-26", "EVA-931")
def test_by_ruling_what_was_met_meanwhile_is_taken_when_actions_begin():
    """Both evacuated five land sites in last year's Transport; the second seat is ahead on the indicator."""
    late = Late(2, mode="points", objectives="on", objective_time="actions")
    late.g.objectives, late.g.order = [1, 2, 3], [1, 0]
    for me in late.g.players:
        me.up &= ~0b11111
    late.run(("phase", 2))
    assert ([me.objectives for me in late.g.players], late.g.objectives) == ([[], [2]], [1, 3])
    late.g.players[1].cubes[3] = 2
    late.do("action research", "objective p3")
    assert late.g.players[1].scored == [2]


@pytest.mark.rule("EVA-473")
def test_two_clones_at_one_price_are_foretold_as_four_people():
    late = dealt("ac67")
    late.run(("action_turn", 0)).do("action card", "card ac67", "part first")
    assert forecast(GAME.view(late.g, 0), late.ask, 0) == "people 0 -> 4"
    late.do("clone yes")
    assert late.me.people == 4


@pytest.mark.rule("INT-40", "EVA-011")
def test_a_cube_that_the_bank_has_no_more_is_refused_for_that_reason():
    late = Late(2, bank="limited")
    late.me.cubes[0] = 60
    late.run(("action_turn", 0)).do("action gain_research")
    assert late.why_not("new:energy")[:2] == ("INT-40", "bank_out")


@pytest.mark.rule("EVA-460", "EVA-443")
def test_who_pays_from_both_worlds_is_told_what_both_have():
    """s15 costs 3 steel and 3 food, s04 2 and 2."""
    late = Late(2)
    late.g.rows[0], late.g.piles[0] = [ship("s15"), ship("s04"), ship("s17")], []
    late.g.piles[0] = [each for each in range(len(BOX.ships.ids)) if each not in late.g.rows[0]]
    late.me.modifiers[MIXED_SHIP] = 1
    late.me.cubes = [0, 1, 1, 0, 1, 1]
    late.run(("action_turn", 0)).do("action build_ship")
    assert late.why_not("s15") == ("EVA-460", "ship_unpaid", 4, 6)
