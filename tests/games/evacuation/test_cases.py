"""The cases of tests/cases/evacuation.jsonl about set-up, Income, turns and their cost.

Each test carries the rules of its case; what is expected stands in the case, not in the engine.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from boardwright.core.chance import Chance
from boardwright.core.options import complete
from tests.games.evacuation.late import NEW
from tests.games.evacuation.scenes import BOX, GAME, at
from tests.games.evacuation.staging import CASES, case, row, to_next_year

LAND = ["l1", "l2", "l3", "l4", "l5", "l6", "l7", "l8", "l9"]


def start(seats: int = 2, seed: int = 7, **given: str) -> Any:
    return GAME.setup(seats, Chance(seed), complete(GAME, given, seats, BOX), BOX)


def test_every_case_has_a_test():
    text = "".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_cases*.py"))
    named = [found for call in re.findall(r"(?:case|row)\(([^()]*)", text) for found in re.findall(r"EVA-C\d+", call)]
    assert sorted(named) == sorted(CASES)


# -- set-up -----------------------------------------------------------------------------------------------------


@case("EVA-C002")
def test_both_tokens_stand_on_the_start_space():
    assert [me.markers for me in start(4).players] == [[0, 0]] * 4


@case("EVA-C003")
def test_all_nine_tiles_of_a_number_lie_in_their_rows():
    tiles = BOX.technologies
    third = [me for seed in range(20) for me in start(4, seed).players if tiles.sets[me.columns[0]] == 2]
    for me in third:
        assert sorted(me.columns) == [tile for tile in range(36) if tiles.sets[tile] == 2]
        assert [tiles.rows[tile] for tile in me.columns] == [0, 1, 2] * 3
    assert len({tuple(me.columns) for me in third}) > 10


@case("EVA-C007")
def test_the_flagged_card_is_year_fours_and_five_go_back():
    for seed in range(10):
        flags = [BOX.bonuses.flags[card] for card in start(2, seed).bonuses]
        assert flags == [0, 0, 0, 1]
    assert (len(BOX.bonuses.ids) - 4, sum(BOX.bonuses.flags) - 1) == (5, 1)


@case("EVA-C008")
def test_the_stack_of_bonuses_is_open_to_everybody():
    g = start(3)
    assert all(GAME.view(g, seat).bonuses == tuple(g.bonuses) for seat in (0, 1, 2, None))


# -- Income -----------------------------------------------------------------------------------------------------


@case("EVA-C012")
def test_open_tiles_produce_for_ow_alone():
    scene = at({"down": ["l1", "l4", "l6", "l7"], "old": {"food": 4}}, step="income")
    assert scene.old == [5, 4, 6 + 4 - 4]
    assert scene.new == [0, 0, 0]


@case("EVA-C013")
def test_an_evacuated_site_no_longer_produces():
    scene = at({"ships_old": ["s01"], "old": {"energy": 1}}, step="transport").do("fly s01", "evacuate l1")
    assert to_next_year(scene).old[0] == 7 - 2


@case("EVA-C014")
def test_nw_produces_what_its_markers_show():
    assert at({"production": {"energy": 2, "steel": 1, "food": 3}}, step="income").new == [2, 1, 3]


@case("EVA-C016")
def test_what_ow_cannot_pay_is_a_chip_and_nw_food_stays():
    scene = at({"down": LAND, "new": {"food": 5}}, step="income", year=2)
    assert (scene.old[2], scene.new[2], scene.me.penalties) == (0, 5, 1)


@case("EVA-C017")
def test_food_that_is_there_is_eaten():
    scene = at({"down": LAND, "old": {"food": 1}}, step="income", year=2)
    assert (scene.old[2], scene.me.penalties) == (0, 0)
    assert scene.kind == "action"


@case("EVA-C018")
def test_nw_does_not_eat_in_year_two():
    assert at({"new": {"food": 4}}, step="income", year=2).new[2] == 4


@pytest.mark.parametrize(
    "year, chips",
    [row("EVA-C020", 3, 1), row("EVA-C022", 4, 2), row("EVA-C023", 2, 0)],
)
def test_chips_for_stadiums_that_nw_lacks(year, chips):
    fed = {"new": {"food": 9}, "old": {"food": 9}}
    scene = at(fed | {"stadiums_old": ["st05"]}, step="income", year=year)
    assert (len(scene.me.stadiums[0]), scene.me.stadiums[NEW]) == (2, [])
    assert scene.me.penalties == chips


@case("EVA-C025")
def test_prefabs_that_wait_produce_nothing():
    scene = at({"factories_new": {"energy": 1, "steel": 1, "food": 1}}, step="income")
    assert (scene.new, scene.me.production) == ([0, 0, 0], [0, 0, 0])


@case("EVA-C027")
def test_production_beyond_ten():
    me = {"production": {"steel": 10}, "factories_new": {"steel": 1, "food": 1}}
    scene = at(me, {"passed": True}).do("action settle", "settle g1")
    assert scene.me.production == [0, 11, 1]


@case("EVA-C028")
def test_ow_is_counted_anew_every_year():
    scene = to_next_year(at({}))
    assert (scene.g.year, scene.old) == (2, [7, 6, 9 - 3])


# -- turns ------------------------------------------------------------------------------------------------------


@case("EVA-C029")
def test_who_has_passed_is_out():
    scene = at({}, {}, {}, seats=3, order=[1, 2, 3])
    scene.do("action research", "research left", "action research", "research left", "action pass")
    seats = []
    for _ in range(4):
        seats.append(scene.seat)
        scene.do("action research", "research middle" if len(seats) < 3 else "research right")
    assert seats == [0, 1, 0, 1]


@case("EVA-C030")
def test_energy_does_not_bring_a_player_back():
    scene = at({"old": {"energy": 9}}, {}).do("action pass", "action research", "research left")
    assert (scene.seat, scene.kind, scene.me.passed) == (1, "action", True)


@pytest.mark.parametrize(
    "groups, action, cost",
    [
        row("EVA-C032", [1, 1, 1, 0], "research", 0),
        row("EVA-C033", [0, 0, 3, 0], "infrastructure", 1),
        row("EVA-C035", [0, 3, 2, 1], "gain_research", 2),
    ],
)
def test_what_an_action_costs(groups, action, cost):
    scene = at({"old": {"energy": 5}, "groups": groups}, {"passed": True}).do(f"action {action}")
    assert scene.old[0] == 5 - cost


@case("EVA-C038")
def test_nw_energy_does_not_pay_before_t2():
    scene = at({"new": {"energy": 3}, "groups": [3, 3, 0, 0]}, {})
    assert (scene.seat, scene.me.passed, scene.new[0]) == (1, True, 3)


@case("EVA-C042")
def test_passing_at_once_is_power_0():
    assert at({}, {}).do("action pass").me.power == 0


@case("EVA-C043")
def test_the_last_one_goes_on_until_he_passes():
    scene = at({"old": {"energy": 9}, "ships_old": ["s01"]}, {"passed": True}, {"passed": True}, seats=3)
    for _ in range(11):
        scene.do("action gain_exchange", "gain old:energy")
    scene.do("action pass")
    assert (scene.me.acted, scene.kind) == (11, "fly")


@case("EVA-C046")
def test_bare_research_is_power_4():
    assert at({}).do("action research", "research left").me.power == 4


@case("EVA-C047")
def test_an_exchange_stays_on_its_world():
    scene = at({}).do("action gain_exchange", "gain old:food")
    assert scene.options == ["old:food:energy", "old:food:steel", "pass"]
    assert {label.count("old") + label.count("new") for label in exchanges(scene)} == {1}
    scene.do("exchange old:food:steel")
    assert (scene.old, scene.new) == ([0, 1, 0], [0, 0, 0])


def exchanges(scene):
    """All exchanges that there are."""
    domain = scene.ask.kind.domain
    return [domain.label(BOX, value) for value in domain.values]


@case("EVA-C048")
def test_three_exchanges_on_both_worlds():
    scene = at({"old": {"energy": 1}, "new": {"energy": 1}}).do("action gain_exchange", "gain old:food")
    scene.do("exchange old:energy:steel", "exchange old:food:steel", "exchange new:energy:food")
    assert (scene.old, scene.new) == ([0, 2, 0], [0, 0, 1])


@case("EVA-C049")
def test_one_exchange_is_enough():
    scene = at({"old": {"energy": 5}}, {}).do("action gain_exchange", "gain old:food", "exchange old:food:steel")
    assert (scene.kind, scene.options[-1]) == ("exchange", "pass")
    scene.do("exchange pass")
    assert scene.seat == 1


@case("EVA-C217")
def test_change_is_made_on_one_world():
    """Cubes are counted as small ones on each side; nothing that a turn offers takes one across."""
    scene = at({"old": {"energy": 3}}).do("action gain_exchange", "gain old:food")
    assert all(label.startswith("old:") for label in scene.options[:-1])
    scene.do("exchange old:energy:steel", "exchange old:energy:steel", "exchange old:energy:food")
    assert (scene.old, scene.new) == ([0, 2, 2], [0, 0, 0])


@case("EVA-C222")
def test_the_turn_goes_to_the_next_who_has_not_passed():
    scene = at({}, {"passed": True}, {"passed": True}, {}, seats=4, order=[1, 2, 3, 4])
    assert scene.do("action research", "research left").seat == 3
