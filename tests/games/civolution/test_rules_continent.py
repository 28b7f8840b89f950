"""The continent: eight tiles in their frame, and what touches what."""

from __future__ import annotations

import pytest

from boardwright.core.chance import Chance
from boardwright.games.civolution.names import SITES, TERRITORIES
from boardwright.games.civolution.rules.continent import CELLS, cells_of, draw_layout, make_continent
from tests.games.civolution.tables import BOX

FIRST = draw_layout(BOX, Chance(1), first=True)
LAND = make_continent(BOX, FIRST)


def territory(id: str) -> int:
    return BOX.territory_ids.index(id)


def neighbours(id: str, of_tiles: str = "abc") -> set[str]:
    near = [BOX.territory_ids[t] for t in LAND.neighbours[territory(id)]]
    return {each for each in near if each[0] in of_tiles}


@pytest.mark.rule("CIV-059", "CIV-720", "CIV-723")
@pytest.mark.parametrize("seed", range(12))
def test_eight_tiles_fill_the_frame(seed):
    layout = draw_layout(BOX, Chance(seed), first=False)
    covered = [cell for tile, place in zip(BOX.tiles, layout, strict=True) for cell in cells_of(tile.cells, place)]
    assert sorted(covered) == list(range(CELLS))


@pytest.mark.rule("CIV-059")
def test_layouts_differ():
    assert len({tuple(draw_layout(BOX, Chance(seed), first=False)) for seed in range(12)}) == 12


@pytest.mark.rule("CIV-059")
def test_three_territories_of_each_land_and_four_waters():
    assert [BOX.terrain.count(terrain) for terrain in range(7)] == [3, 3, 3, 3, 3, 3, 4]


@pytest.mark.rule("CIV-723", "CIV-730")
def test_the_first_play_lays_three_tiles():
    cells = [cells_of(BOX.tiles[tile].cells, FIRST[tile]) for tile in range(3)]
    assert cells == [[6], [2, 7], [12, 11]]  # A (1,1); B (2,0) above (2,1); C upper (2,2), lower (1,2)


@pytest.mark.rule("CIV-721", "CIV-722", "CIV-318", "CIV-730")
@pytest.mark.parametrize(
    "id,near",
    [
        ("a_water", {"b_forest", "b_mountains", "c_desert", "c_grassland"}),
        ("b_forest", {"a_water", "b_hills", "b_mountains"}),
        ("b_hills", {"b_forest"}),
        ("b_mountains", {"a_water", "b_forest", "c_desert"}),
        ("c_desert", {"a_water", "b_mountains", "c_grassland", "c_swamp"}),
        ("c_grassland", {"a_water", "c_desert", "c_swamp"}),
        ("c_swamp", {"c_desert", "c_grassland"}),
    ],
)
def test_borders_of_the_first_play(id, near):
    assert neighbours(id) == near


@pytest.mark.rule("CIV-318", "CIV-721")
@pytest.mark.parametrize("seed", range(20))
def test_the_continent_is_connected_and_borders_are_mutual(seed):
    land = make_continent(BOX, draw_layout(BOX, Chance(seed), first=False))
    reached, ahead = {0}, [0]
    while ahead:
        for near in land.neighbours[ahead.pop()]:
            if near not in reached:
                reached.add(near)
                ahead.append(near)
    assert len(reached) == TERRITORIES
    for t, others in enumerate(land.neighbours):
        assert t not in others
        assert all(t in land.neighbours[n] for n in others)
        assert land.near[t] == sum(1 << n for n in others)


@pytest.mark.rule("CIV-680", "CIV-720", "CIV-722")
def test_sites_touch_the_corners_of_their_cells():
    around = [{BOX.territory_ids[t] for t in each} for each in LAND.around]
    assert {"a_water", "b_forest"} <= around[1 * 6 + 2]  # (2,1): south-east of (1,0), north-east of A, beside B
    assert {"a_water", "b_mountains", "c_desert", "c_grassland"} & around[2 * 6 + 2] >= {"a_water", "b_mountains"}
    assert len(around) == SITES
    assert all(around)


@pytest.mark.rule("CIV-680")
def test_sites_of_a_territory_are_those_around_which_it_lies():
    for t in range(TERRITORIES):
        assert LAND.sites_of[t] == [site for site in range(SITES) if t in LAND.around[site]]


@pytest.mark.rule("CIV-680", "CIV-009")
def test_the_water_of_one_cell_touches_four_sites():
    assert len(LAND.sites_of[territory("a_water")]) == 4


@pytest.mark.rule("CIV-724", "CIV-731")
def test_marked_encampments_lie_only_on_four_land_types():
    marked = [BOX.terrain_ids[BOX.terrain[BOX.camp_territory[c]]] for c, mark in enumerate(BOX.camp_mark) if mark > 1]
    assert {land: marked.count(land) for land in marked} == {"forest": 3, "grassland": 3, "hills": 2, "swamp": 2}


@pytest.mark.rule("CIV-059")
def test_the_tile_of_one_cell_lies_wherever_the_others_can_fill_the_rest():
    cells = {draw_layout(BOX, Chance(seed), first=False)[0] >> 2 for seed in range(150)}
    assert cells == {0, 2, 4, 6, 8, 10, 12, 14}
