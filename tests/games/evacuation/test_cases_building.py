"""The cases about infrastructure, rows, technologies, settling, ships, stadiums, prefabs and clones."""

from __future__ import annotations

import pytest

from tests.games.evacuation.scenes import BOX, NEW, OLD, at
from tests.games.evacuation.staging import case, row, to_next_year

RICH = {"energy": 9, "steel": 9, "food": 9}
OPEN = {"infrastructure": ["i_3", "i_4", "i_6"], "ships": ["s01", "s02", "s03"], "stadiums": ["st05", "st06", "st07"]}
READY = {"people": 9, "new": RICH, "factories_new": {"energy": 4, "steel": 4, "food": 4}, "set": 2}
"""All that settling may need but progress; with the tiles below also the symbols."""
SYMBOLS = {"developed": ["t21b", "t22a"]}


def fulfilled(card, *sites):
    """Whether a card that was played with these sites has its requirement met."""
    scene = at({"sites": list(sites), "played": [card]})
    return bool(scene.me.fulfilled >> BOX.infrastructure.ids.index(card) & 1)


def biomes(markers):
    """The biomes of which a site may be settled, with everything at hand."""
    scene = at(READY | SYMBOLS | {"markers": markers}, year=2).do("action settle")
    return {BOX.map.biomes[BOX.map.ids.index(name)] for name in scene.options}


# -- infrastructure ---------------------------------------------------------------------------------------------


@case("EVA-C050")
def test_a_card_taken_is_played_by_the_next_move():
    scene = at({"new": {"food": 1}}, {}, rows=OPEN).do("action infrastructure", "infrastructure i_3")
    scene.do("infrastructure i_3")
    assert ([BOX.infrastructure.ids[each] for each in scene.me.played], scene.new) == (["i_3"], [0, 0, 0])


@case("EVA-C051")
def test_a_card_is_not_paid_with_ow_food():
    scene = at({"hand": ["i_3"], "old": {"food": 3}}).do("action infrastructure")
    assert "i_3" not in scene.options
    assert scene.why_not("i_3") == ("EVA-431", "card_unpaid", 0, 1)


@case("EVA-C052", "EVA-C054")
def test_the_fourth_site_raises_production_at_once_and_only_once():
    me = {"played": ["i_2"], "sites": ["d1 energy", "e1 energy", "f1 energy"], "people": 3, "new": {"steel": 3}}
    scene = at(me, {"passed": True})
    before = scene.me.production[:]
    scene.do("action settle", "settle f2")
    assert scene.me.production == [before[0] + 1, before[1], before[2] + 2 + 1]
    scene.do("action settle", "settle g2")
    assert scene.me.production == [before[0] + 1, before[1], before[2] + 2 + 1 + 2]


@case("EVA-C055")
def test_the_same_picture_is_not_played_twice():
    scene = at({"hand": ["i_8"], "played": ["i_1"], "new": RICH}).do("action infrastructure")
    assert scene.why_not("i_8")[:2] == ("EVA-433", "twin_played")


@case("EVA-C056")
def test_each_of_two_deserts_needs_a_person():
    assert not fulfilled("i_6", "d4", "e3")
    assert fulfilled("i_6", "d4", "f3")


@case("EVA-C057")
def test_the_factory_must_be_on_tundra():
    assert not fulfilled("i_3", "f3", "d2")
    assert fulfilled("i_3", "f3", "d2", "g1")


@case("EVA-C058")
def test_a_card_has_one_direction_of_the_board():
    forest = BOX.map.ids.index("a5"), BOX.map.ids.index("b5")
    assert BOX.map.line_of[3 * forest[0] + 1] == BOX.map.line_of[3 * forest[1] + 1]
    assert not fulfilled("ii_1", "a5", "b5")
    assert fulfilled("ii_1", "g4", "f5")


# -- rows -------------------------------------------------------------------------------------------------------


@case("EVA-C059")
def test_the_row_closes_up_towards_the_x():
    scene = at({}, rows=OPEN).do("action infrastructure", "infrastructure i_4")
    shown = [BOX.infrastructure.ids[each] for each in scene.g.rows[2]]
    assert (shown[:2], len(shown)) == (["i_3", "i_6"], 3)


@case("EVA-C060")
def test_after_a_refresh_nothing_must_be_built():
    scene = at({"old": RICH}, {}, rows=OPEN).do("action build_stadium", "stadium refresh", "pay old:food")
    scene.do("throw_stadium st05", "throw_stadium st07", "throw_stadium pass")
    shown = [BOX.stadiums.ids[each] for each in scene.g.rows[1]]
    assert (shown[0], len(shown), set(shown) & {"st05", "st07"}) == ("st06", 3, set())
    assert (scene.kind, scene.options[-1]) == ("stadium", "pass")
    scene.do("stadium pass")
    assert (scene.seat, scene.old, scene.me.stadiums) == (1, [9, 9, 8], [[0], []])


@case("EVA-C061")
def test_a_steel_cube_of_nw_refreshes():
    scene = at({"new": {"steel": 1}}, rows=OPEN).do("action build_ship", "throw_ship s02")
    assert scene.new == [0, 0, 0]


@case("EVA-C062")
def test_thrown_out_ships_go_under_their_stack_in_any_order():
    scene = at({"old": {"food": 1}}, {}, rows=OPEN)
    scene.do("action build_ship", "throw_ship s02", "throw_ship s03", "throw_ship s01")
    assert [BOX.ships.ids[each] for each in scene.g.under[0]] == ["s02", "s03", "s01"]
    assert len(scene.g.rows[0]) == 3


# -- technologies -----------------------------------------------------------------------------------------------


@case("EVA-C064")
def test_four_more_researches_to_level_three():
    scene = at({"set": 1, "research": [1, 0, 0], "old": {"energy": 9}}, {"passed": True})
    developed = []
    for _ in range(4):
        scene.do("action research", "research left")
        developed.append(len(scene.told("developed")))
    assert developed == [0, 1, 1, 2]
    assert scene.do("action research").options == ["middle", "right"]


@case("EVA-C066")
def test_a_one_time_tile_of_level_one_works_at_once_and_once():
    scene = at({"set": 3}, {"passed": True})
    column = scene.me.columns.index(BOX.technologies.ids.index("t31c")) // 3
    scene.do("action research", f"research {['left', 'middle', 'right'][column]}")
    assert scene.kind == "prefab"
    scene.do(f"prefab {scene.options[0]}")
    while scene.kind != "action":
        scene.position.choose(0, scene.ask.options[0])
    assert (sum(scene.me.factories), sum(scene.me.cubes)) == (1, 1)
    scene.do("action research", f"research {['left', 'middle', 'right'][column]}")
    assert (scene.kind, sum(scene.me.factories), sum(scene.me.cubes)) == ("action", 1, 1)


# -- settling ---------------------------------------------------------------------------------------------------


@case("EVA-C068")
def test_a_site_costs_a_factory_a_person_and_a_steel():
    scene = at({"people": 1, "factories_new": {"energy": 1}, "new": {"steel": 1}}, {}).do("action settle", "settle d1")
    assert (scene.me.people, scene.me.factories, scene.new) == (0, [0] * 6, [0, 0, 0])
    assert scene.g.owner[BOX.map.ids.index("d1")] == 0


@case("EVA-C070")
def test_ow_steel_does_not_settle():
    scene = at({"people": 2, "new": {"steel": 1}, "old": {"steel": 5}}).do("action settle")
    assert scene.why_not("d2") == ("EVA-452", "too_little_steel", 1, 2)


@case("EVA-C071")
def test_two_dots_are_two_food():
    me = {"people": 1, "factories_new": {"energy": 1}, "new": {"steel": 1}, "markers": ["14", "6"], "production": {}}
    scene = at(me, {}, year=2).do("action settle", "settle f3")
    assert scene.me.production == [1, 0, 2]


@case("EVA-C072")
def test_a_food_factory_fits_into_any_spot():
    scene = at({"factories_new": {"food": 2}}, {}).do("action settle", "settle g1")
    assert scene.me.production == [0, 0, 2]


@case("EVA-C073")
def test_before_t2_only_tundra():
    assert biomes(["13", "13"]) == {BOX.map.biomes[BOX.map.ids.index("d1")]} == {0}


@case("EVA-C075")
def test_past_t3_forest_but_no_sea():
    forest, sea = 2, 3
    assert biomes(["24", "23"]) >= {forest}
    scene = at(READY | SYMBOLS | {"markers": ["24", "23"]}, year=2).do("action settle")
    seas = [name for name, biome in zip(BOX.map.ids, BOX.map.biomes, strict=True) if biome == sea]
    assert seas
    assert {scene.why_not(name)[:2] for name in seas} == {("EVA-453", "biome_closed")}


@case("EVA-C076")
def test_two_symbols_are_both_needed():
    scene = at(READY | {"developed": ["t21b"], "markers": ["24", "24"]}, year=3).do("action settle")
    assert scene.why_not("a6") == ("EVA-454", "symbols_missing", 1, 2)


@case("EVA-C079")
def test_a_factory_on_ow_does_not_settle():
    scene = at({"factories_old": {"energy": 1}, "new": RICH})
    assert scene.why_not("settle")[:2] == ("EVA-405", "nothing_waits")


# -- ships, stadiums, prefabs, clones ---------------------------------------------------------------------------


@case("EVA-C080")
def test_one_world_pays_a_whole_ship():
    me = {"old": {"steel": 3, "food": 1}, "new": {"food": 1}}
    scene = at(me, rows={"ships": ["s07"]}).do("action build_ship")
    cost = [BOX.ships.costs[3 * BOX.ships.ids.index("s07") + resource] for resource in range(3)]
    assert cost == [0, 3, 2]
    assert scene.why_not("s07")[:2] == ("EVA-460", "ship_unpaid")


@pytest.mark.parametrize("world, side, chips", [row("EVA-C082", "new", NEW, 0), row("EVA-C083", "old", OLD, 1)])
def test_where_a_stadium_was_paid_it_counts(world, side, chips):
    me = {"old": {"food": 9}, "new": {"food": 9}}
    scene = at(me, {"passed": True}, year=2, rows=OPEN).do("action build_stadium", "stadium st05", f"world {world}")
    assert BOX.stadiums.ids.index("st05") in scene.me.stadiums[side]
    assert to_next_year(scene).me.penalties == chips


@case("EVA-C088")
def test_ow_food_does_not_clone():
    scene = at({"old": {"food": 6}})
    assert scene.why_not("clone") == ("EVA-473", "clone_unpaid", 0, 1)


@case("EVA-C216")
@pytest.mark.rule("EVA-471")
def test_a_card_prefabs_at_the_usual_cost():
    me = {"cards": ["ac61"], "new": {"steel": 1}}
    scene = at(me, options={"advanced": "on"}).do("action card", "card ac61", "part first")
    assert scene.options == ["new:steel", "pass"]
    scene.do("prefab new:steel")
    assert (scene.new, scene.me.factories) == ([0, 0, 0], [0, 0, 0, 0, 1, 0])
