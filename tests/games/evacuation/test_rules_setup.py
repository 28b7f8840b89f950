"""Setup, phase by phase of a year, and Income."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.core.chance import Chance
from boardwright.core.options import complete
from tests.games.evacuation.scenes import BOX, GAME, at


def start(seats: int = 2, seed: int = 7, **given: str) -> Any:
    g = GAME.setup(seats, Chance(seed), complete(GAME, given, seats, BOX), BOX)
    GAME.audit(g)
    return g


@pytest.mark.rule("EVA-101", "EVA-102", "EVA-106", "EVA-107", "EVA-111", "EVA-114", "EVA-105", "EVA-103")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_starts_with_eleven_sites_a_stadium_and_no_cube(seats):
    assert start(seats).year == 1
    for me in start(seats).players:
        assert me.up.bit_count() == 11
        assert (me.stadiums, me.cubes, me.production) == ([[me.seat], []], [0] * 6, [0] * 3)
        assert (me.markers, me.acted, me.people) == ([0, 0], 0, 0)


@pytest.mark.rule("EVA-007")
def test_twelve_factory_tiles_wait_in_the_reserve():
    assert [me.reserve for me in start(4).players] == [[4, 4, 4]] * 4


@pytest.mark.rule("EVA-104")
def test_a_set_has_three_tiles_a_row_and_nobody_shares_it():
    tiles = BOX.technologies
    sets = []
    for me in start(4).players:
        assert [tiles.rows[tile] for tile in me.columns] == [0, 1, 2] * 3
        sets.append({tiles.sets[tile] for tile in me.columns})
    assert sorted(min(each) for each in sets) == [0, 1, 2, 3]
    assert all(len(each) == 1 for each in sets)


@pytest.mark.rule("EVA-104")
def test_inside_a_row_the_order_is_random():
    assert len({tuple(start(2, seed).players[0].columns[::3]) for seed in range(40)}) > 6


@pytest.mark.rule("EVA-108", "EVA-109", "EVA-110", "EVA-420")
def test_three_lie_open_in_each_row_infrastructure_of_deck_one_first():
    g = start()
    assert [len(row) for row in g.rows] == [3, 3, 3]
    assert all(BOX.infrastructure.decks[card] == 0 for card in g.rows[2])
    assert [len(pile) for pile in g.piles] == [18, 14, 6, 9]


@pytest.mark.rule("EVA-112")
@pytest.mark.parametrize("seed", range(6))
def test_the_flagged_bonus_card_is_year_fours(seed):
    g = start(seed=seed)
    assert [BOX.bonuses.flags[card] for card in g.bonuses] == [0, 0, 0, 1]
    assert GAME.view(g, None).bonuses == tuple(g.bonuses)


@pytest.mark.rule("EVA-113", "EVA-990")
def test_any_order_may_be_drawn():
    assert len({tuple(start(3, seed).order) for seed in range(60)}) == 6


@pytest.mark.rule("EVA-951", "INT-70")
def test_in_solo_the_human_is_first_then_the_opponent():
    assert start(1).order == [0, 1, 2]
    orders = {tuple(start(1, seed, solo_order="random").order) for seed in range(20)}
    assert orders == {(0, 1, 2), (0, 2, 1)}


@pytest.mark.rule("INT-41")
def test_by_ruling_the_colours_are_dealt_over_the_tiles():
    assert start(2).players[0].edges == BOX.old.edges
    dealt = [start(2, seed, tiles="dealt").players[0].edges for seed in range(10)]
    assert all(sorted(each) == sorted(BOX.old.edges) and each[9:] == [-1, -1] for each in dealt)
    assert any(each != BOX.old.edges for each in dealt)


@pytest.mark.rule("EVA-952", "INT-79")
def test_a_solo_game_starts_without_large_stadiums():
    for seed in range(8):
        assert max(BOX.stadiums.faces[each] for each in start(1, seed).rows[1]) < 4


@pytest.mark.rule("EVA-952")
def test_from_year_three_a_large_stadium_stays_in_the_solo_row():
    left = [name for name in BOX.stadiums.ids[4:16] if name not in ("st05", "st06")]
    scene = at({"stadiums_old": left, "old": {"food": 2}}, seats=1, year=3, rows={"stadiums": ["st05", "st06"]})
    scene.do("action build_stadium", "stadium st05")
    assert all(BOX.stadiums.faces[each] >= 4 for each in scene.g.rows[1][1:])
    assert len(scene.g.rows[1]) == 3


@pytest.mark.rule("INT-79")
def test_before_that_a_gap_stays_when_only_large_ones_are_left():
    left = [name for name in BOX.stadiums.ids[4:16] if name not in ("st05", "st06", "st07")]
    open_row = {"stadiums": ["st05", "st06", "st07"]}
    scene = at({"stadiums_old": left, "old": {"food": 2}}, seats=1, year=2, rows=open_row)
    scene.do("action build_stadium", "stadium st05")
    assert [BOX.stadiums.ids[each] for each in scene.g.rows[1]] == ["st06", "st07"]
    assert len(scene.g.under[1]) == 5


# -- the year ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("EVA-201")
def test_the_phases_follow_each_other_and_the_next_year_begins():
    scene = at({}, step="income")
    while scene.g.year == 1:
        scene.position.choose(scene.seat, scene.ask.options[-1])
    assert [phase for (phase,) in scene.told("phase_began")] == [3, 4, 5, 6, 7, 1, 2]


@pytest.mark.rule("EVA-202", "EVA-203", "EVA-114")
def test_year_one_produces_what_the_open_tiles_show():
    scene = at({}, step="income")
    assert scene.old == [7, 6, 9 - 4]
    assert scene.new == [0, 0, 0]


@pytest.mark.rule("EVA-202", "EVA-983")
def test_a_tile_that_is_turned_no_longer_produces():
    scene = at({"down": ["l1", "l7"]}, step="income")
    assert scene.old == [5, 6, 7 - 4]


@pytest.mark.rule("EVA-202", "EVA-621")
def test_an_ocean_produces_one_of_each_while_it_is_face_up():
    scene = at({"markers": ["6", "6"]}, step="income")
    assert scene.old == [7 - 2, 6 - 2, 9 - 2 - 4]


@pytest.mark.rule("EVA-203", "EVA-207", "EVA-204")
def test_nw_produces_what_its_markers_show_and_that_feeds_at_once():
    scene = at({"production": {"energy": 2, "steel": 1, "food": 3}, "stadiums_new": ["st05"]}, step="income", year=3)
    assert scene.new == [2, 1, 3 - 2]
    assert scene.me.penalties == 0


@pytest.mark.rule("EVA-204", "EVA-205")
def test_a_world_feeds_itself_and_each_missing_food_is_a_chip():
    down = ["l1", "l2", "l3", "l4", "l5", "l6", "l7", "l8", "l9"]
    far = {"down": down, "markers": ["14", "14"], "new": {"food": 5}, "production": {}}
    scene = at(far, step="income", year=1)
    assert scene.old == [0, 0, 0]
    assert scene.new[2] == 5
    assert scene.me.penalties == 4


@pytest.mark.rule("EVA-206")
@pytest.mark.parametrize(
    "year,there,chips", [(1, [], 0), (2, [], 0), (3, [], 1), (3, ["st05"], 0), (4, ["st05"], 1), (4, [], 2)]
)
def test_stadiums_are_expected_on_nw_from_year_three(year, there, chips):
    scene = at({"stadiums_new": there, "new": {"food": 9}, "old": {"food": 9}}, step="income", year=year)
    assert scene.me.penalties == chips


@pytest.mark.rule("EVA-206")
def test_stadiums_on_ow_do_not_count():
    scene = at({"stadiums_old": ["st05", "st06"], "new": {"food": 9}, "old": {"food": 9}}, step="income", year=4)
    assert scene.me.penalties == 2


@pytest.mark.rule("EVA-208")
def test_factories_and_people_that_wait_do_not_produce():
    scene = at({"factories_new": {"energy": 2}, "people": 3}, step="income")
    assert scene.new == [0, 0, 0]


@pytest.mark.rule("EVA-202")
def test_a_technology_adds_cubes_that_can_feed():
    scene = at({"developed": ["t41a"], "stadiums_new": ["st05"]}, step="income", year=3)
    assert (scene.new, scene.me.penalties) == ([0, 0, 0], 1)  # of 2 food 1 is there


@pytest.mark.rule("INT-40")
def test_by_ruling_the_bank_may_run_out():
    rich = {"old": {"energy": 58}, "new": {"food": 9}}
    assert at(rich, step="income").old[0] == 65
    assert at(rich, step="income", options={"bank": "limited"}).old[0] == 60


@pytest.mark.rule("INT-13")
def test_by_ruling_transport_goes_in_the_order_of_the_indicator():
    ships = [{"ships_old": ["s01"], "old": {"energy": 3}}, {"ships_old": ["s02"], "old": {"energy": 3}}]
    for value, seat in (("seats", 0), ("order", 1)):
        scene = at(*ships, order=[2, 1], options={"simultaneous": value})
        while scene.kind == "action":
            scene.do("action pass")
        assert (scene.kind, scene.seat) == ("fly", seat)


@pytest.mark.rule("EVA-003", "EVA-004")
def test_cubes_of_the_worlds_are_kept_apart():
    scene = at({"old": {"food": 3}})
    assert "clone" not in scene.options
    assert scene.why_not("clone") == ("EVA-473", "clone_unpaid", 0, 1)
