"""V.I.C.I in the phases of an era: order, sites, feeding, events, scoring."""

from __future__ import annotations

import pytest

from boardwright.games.civolution.names import (
    END_ERA,
    INCOME,
    NEW_GOAL,
    SITE_PHASE,
    TURN,
    VICI,
    VICI_GOAL,
    VICI_TURN,
)
from boardwright.games.civolution.rules.action import action_round
from boardwright.games.civolution.rules.events import era_scoring
from boardwright.games.civolution.rules.events_ranking import amount, ranking
from boardwright.games.civolution.rules.opening import begin_era
from boardwright.games.civolution.rules.phases import end_era, income_phase
from boardwright.games.civolution.rules.site_effects import site_phase
from boardwright.games.civolution.rules.solo import vici_turn
from boardwright.games.civolution.rules.solo_territories import choose_territory
from boardwright.games.civolution.state import Player
from boardwright.games.civolution.vocabulary import EVOLUTION
from tests.games.civolution.tables import BOX, Table


def solo(**options: str) -> Table:
    return Table(1, 1, **({"level": "1", "layout": "first"} | options))


def vici(table: Table) -> Player:
    return table.g.players[VICI]


# -- the rest of an era -----------------------------------------------------------------------------------------


@pytest.mark.rule("CIV-807", "CIV-967")
@pytest.mark.parametrize("starter,order", [(0, [0, 1]), (1, [1, 0])])
def test_the_monolith_holder_comes_first(starter, order):
    table = solo()
    table.g.starter = starter
    table.run(begin_era, 0)
    goals = [(step, seat) for step, seat in table.planned if step in {NEW_GOAL, VICI_GOAL}]
    assert goals == [(NEW_GOAL if seat == 0 else VICI_GOAL, seat) for seat in order]
    table.run(action_round, 0)
    assert table.planned[:2] == [(TURN if seat == 0 else VICI_TURN, seat) for seat in order]


@pytest.mark.rule("CIV-807", "CIV-810", "CIV-977")
def test_its_reset_may_trigger_the_end_of_the_phase():
    table = solo()
    table.g.resets = 4
    table.g.revealed = [BOX.vici_ids.index(name) for name in ("v1", "v5")]
    table.g.actions = [BOX.vici_ids.index("v8")]
    table.g.discarded = [card for card in range(15) if card not in table.g.revealed + table.g.actions]
    table.run(vici_turn, VICI)
    assert table.g.resets == 5
    table.run(action_round, 0)  # one more turn each
    assert table.planned[:3] == [(TURN, 0), (VICI_TURN, VICI), (SITE_PHASE, 0)]


@pytest.mark.rule("CIV-811")
def test_sites_do_not_affect_it():
    table = solo().no_tribes()
    for kind in ("glacier", "gorge", "mystic_oak"):
        table.site(kind, "c_grassland" if kind == "glacier" else "b_forest")
    table.run(site_phase, 0)
    assert (table.done, sum(vici(table).strong), table.points(VICI)) == (True, 2, 0)


@pytest.mark.rule("CIV-815")
def test_in_the_income_phase_it_scores_statues_only():
    table = solo().statue(0, 3, VICI)
    table.run(income_phase, 0)
    assert table.planned == [(INCOME, 0), (END_ERA, 0)]
    table.run(end_era, 0)
    assert table.points(VICI) == 3


@pytest.mark.rule("CIV-830")
def test_the_minimum_requirement_counts_only_if_nobody_meets_the_priority():
    table = solo()
    assert choose_territory(table.g, [4], [5]) == 4
    assert choose_territory(table.g, [], [5]) == 5
    assert choose_territory(table.g, [], []) == -1


@pytest.mark.rule("CIV-732")
def test_each_land_type_has_a_territory_with_one_two_and_three_beacons():
    for land in range(6):
        assert sorted(BOX.beacons[3 * land : 3 * land + 3]) == [1, 2, 3]


@pytest.mark.rule("CIV-813")
def test_events_count_its_prosperity_markers():
    table = solo().has(food=3)
    feast, caravans = BOX.events[BOX.event_ids.index("f6")], BOX.events[BOX.event_ids.index("f7")]
    table.g.prosperity = 7  # four of them in rows B and C
    assert amount(table.g, vici(table), feast) == 4
    assert ranking(table.g, feast) == [-1, 0]
    assert amount(table.g, vici(table), caravans) == 2  # its tribes


@pytest.mark.rule("CIV-814")
def test_era_scoring_counts_its_grids():
    table = solo()
    table.g.era_tiles[0] = EVOLUTION
    table.run(era_scoring, 0)
    assert (table.points(VICI), table.g.starter) == (10, VICI)
