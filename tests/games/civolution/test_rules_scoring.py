"""Units, Prosperity, the console, the end of the game."""

from __future__ import annotations

import pytest

from boardwright.games.civolution.moves import gain_points
from boardwright.games.civolution.rules.phases import final_scoring
from boardwright.games.civolution.scoring import (
    OVER,
    SOURCES,
    diamonds,
    era_units,
    final_value,
    point_bonus,
    result,
    score_end,
    sheet,
    stage_points,
)
from boardwright.games.civolution.vocabulary import EVOLUTION, EXPANSION, POPULATION, PRESTIGE, PROSPERITY
from tests.games.civolution.tables import BOX, Table


def units(table: Table, category: int) -> int:
    return era_units(table.g, table.me, category)


def active_diamonds(table: Table) -> int:
    return diamonds(table.g, table.me)


@pytest.mark.rule("CIV-560")
@pytest.mark.parametrize("track", range(5))
def test_a_track_counts_the_space_of_the_disc(track):
    table = Table()
    table.me.tracks[track] = 7
    assert [units(table, each) for each in range(5)] == [7 if each == track else 0 for each in range(5)]


@pytest.mark.rule("CIV-561")
def test_evolution_counts_all_feature_markers():
    assert units(Table().has(stamina=2, perception=3), EVOLUTION) == 5


@pytest.mark.rule("CIV-563", "CIV-564")
def test_population_counts_tribes_and_expansion_territories():
    table = Table().tribe("b_forest", "weak", "wild").boat("a_water").tribe("a_water", place="aboard")
    assert (units(table, POPULATION), units(table, EXPANSION)) == (4, 3)


@pytest.mark.rule("CIV-962")
def test_abilities_add_units():
    assert units(Table().column(1, "e20"), POPULATION) == 3
    assert [units(Table().column(1, "t10"), each) for each in range(6)] == [1, 1, 1, 1, 1, 0]


@pytest.mark.rule("CIV-570", "CIV-573")
@pytest.mark.parametrize("food,money,active", [(2, 1, 0), (3, 2, 2), (8, 5, 4), (20, 4, 7), (3, 14, 6)])
def test_diamonds_of_food_and_money(food, money, active):
    assert active_diamonds(Table().has(food=food, money=money)) == active


@pytest.mark.rule("CIV-571")
def test_diamonds_of_settlements():
    table = Table().settlement(1, 0).settlement(3, 0)
    assert active_diamonds(table) == BOX.settlement_diamonds[1] + BOX.settlement_diamonds[3]


@pytest.mark.rule("CIV-572")
@pytest.mark.parametrize(
    "stored,active",
    [({"wood": 1}, 0), ({"wood": 1, "beeswax": 2}, 1), ({"beeswax": 1, "oil": 1}, 2), ({"wood": 1, "oil": 1}, 0),
     ({"wood": 1, "beeswax": 1, "oil": 1}, 3), ({"stone": 1, "iron": 1, "jade": 1, "oil": 1}, 3)],
)  # fmt: skip
def test_diamonds_between_neighbouring_storage_spaces(stored, active):
    assert active_diamonds(Table().has(**stored)) == active


@pytest.mark.rule("CIV-572")
def test_storage_gives_at_most_18():
    assert active_diamonds(Table().has(**dict.fromkeys(BOX.material_ids, 1))) == 18


@pytest.mark.rule("CIV-601")
def test_values_as_printed_and_on_scoring_tiles():
    table = Table()
    table.g.boosted = 1 << PRESTIGE | 1 << EXPANSION
    assert [final_value(table.g, each) for each in range(9)] == [1, 2, 1, 1, 1, 1, 1, 2, 3]


@pytest.mark.rule("CIV-407", "CIV-602")
def test_pieces_score_by_their_stage():
    table = Table().column(1, "a1", "a2", "a3").column(7, "i1")
    assert stage_points(table.g, table.me) == 2 + 3 + 4 + 4


@pytest.mark.rule("CIV-404", "CIV-602")
@pytest.mark.parametrize("tiles,points", [(0, 0), (1, 7), (2, 10), (3, 17)])
def test_stages_4_and_5_only_with_the_tile_active(tiles, points):
    table = Table().column(9, "s1", "i1", "i2")  # stages 4, 5 and 6
    table.me.tiles = tiles
    assert stage_points(table.g, table.me) == points


@pytest.mark.rule("CIV-452", "CIV-602")
def test_goal_chips_score_one_by_one_and_full_pieces_once():
    table = Table().column(1, "i1")
    table.me.column_of[5], table.me.type_of[0] = 0, 5
    table.me.columns[0] = [300, 201, 202]
    table.me.right = [300, 203]
    assert stage_points(table.g, table.me) == 2 + 3 + 3 + 4


@pytest.mark.rule("CIV-603")
def test_point_bonus_cards_count_all_in_their_column():
    table = Table().column(1, "a25", "i1", "a27", "a1").column(2, "i2", "b25")
    assert point_bonus(table.g, table.me) == 2 * 4 + 1 * 4 + 1 * 2


@pytest.mark.rule("CIV-600", "CIV-601")
def test_the_end_scores_nine_categories_and_the_console():
    table = Table().has(stamina=1).column(1, "a1")
    table.g.boosted = 1 << PROSPERITY | 1 << POPULATION | 1 << EVOLUTION
    table.me.tracks[2] = 4
    final_scoring(table.g, 0)
    assert table.points() == 4 + 2 + 2 * 3 + 2 * 2 + 2  # Knowledge, Evolution, Population, Expansion, stage 1
    sheet = {rule.name: points for rule, points in result(table.g).sheets[0]}
    assert sheet == {
        "final_knowledge": 4, "final_evolution": 2, "final_population": 6, "final_expansion": 4, "from_stages": 2,
    }  # fmt: skip


def ended(points: list[int], upgrades: list[int], starter: int = 0) -> Table:
    table = Table(3)
    for seat, me in enumerate(table.g.players):
        me.earned[0] = points[seat]
        me.upgrades = upgrades[seat]
    table.g.starter = starter
    table.g.phase = OVER
    return table


@pytest.mark.rule("CIV-604", "CIV-957")
@pytest.mark.parametrize(
    "points,upgrades,starter,places,reason",
    [
        ([9, 20, 12], [0, 0, 0], 0, [3, 1, 2], "most_points"),
        ([20, 20, 12], [4, 5, 9], 0, [2, 1, 3], "more_upgrades"),
        ([20, 20, 20], [4, 4, 4], 1, [3, 1, 2], "earlier_seat"),
    ],
)
def test_who_wins(points, upgrades, starter, places, reason):
    found = result(ended(points, upgrades, starter).g)
    assert (found.places, found.reason.name) == (places, reason)


@pytest.mark.rule("CIV-100")
def test_nobody_has_a_place_before_the_end():
    found = result(Table(3).g)
    assert (found.places, found.reason.name) == ([0, 0, 0], "unfinished")


@pytest.mark.rule("CIV-816", "CIV-814")
@pytest.mark.parametrize("human,place", [(23, 2), (24, 1)])
def test_the_human_needs_strictly_more_than_vici(human, place):
    table = Table(1)
    vici = table.g.players[1]
    table.g.boosted = 0
    table.g.evolution, table.g.prosperity = 6, 9
    score_end(table.g)
    assert sum(vici.earned) == 6 + 9 + 2 * 2 + 2 * 2  # grids, two tribes, two territories; no console
    table.me.earned = [human] + [0] * 32
    found = result(table.g)
    assert (found.places, found.rivals) == ([place], [3 - place])


@pytest.mark.rule("CIV-003", "CIV-640", "CIV-644", "CIV-956")
def test_points_have_no_limit_and_are_never_lost():
    table = Table()
    gain_points(table.g, table.me, 250, 0)
    gain_points(table.g, table.me, -5, 0)
    assert table.points() == 250


@pytest.mark.rule("CIV-101", "CIV-102")
def test_each_source_of_points_has_a_name_and_there_are_nine_categories():
    assert len(SOURCES) == len({rule.name for rule in SOURCES}) == len(Table().me.earned)
    assert len(BOX.category_ids) == len(BOX.final_values) == 9
    table = Table()
    gain_points(table.g, table.me, 3, 0)
    gain_points(table.g, table.me, 4, 1)
    assert sheet(table.me) == [(SOURCES[0], 3), (SOURCES[1], 4)]


@pytest.mark.rule("CIV-562")
def test_prosperity_counts_active_diamonds():
    assert units(Table().has(food=7, money=2), PROSPERITY) == 3
