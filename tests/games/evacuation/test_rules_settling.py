"""Settling a NW site: spots, biomes, symbols, steel, markers."""

from __future__ import annotations

import pytest

from tests.games.evacuation.scenes import BOX, at

READY = {"people": 4, "factories_new": {"energy": 2, "steel": 1}, "new": {"steel": 4}}


def site(name):
    return BOX.map.ids.index(name)


@pytest.mark.rule("EVA-405", "EVA-450", "EVA-451", "EVA-452", "EVA-984", "INT-14")
def test_all_spots_are_filled_at_once_and_the_markers_rise():
    scene = at(READY, {"passed": True}).do("action settle", "settle d1")
    assert (scene.kind, scene.options) == ("factory", ["energy", "steel"])
    scene.do("factory steel")
    assert (scene.g.owner[site("d1")], scene.me.production) == (0, [0, 1, 1])
    assert (scene.me.people, scene.me.factories, scene.new) == (3, [0, 0, 0, 2, 0, 0], [0, 3, 0])


@pytest.mark.rule("EVA-451")
def test_a_factory_spot_takes_any_type_and_costs_nothing():
    scene = at({"factories_new": {"energy": 1, "food": 1}}, {"passed": True}).do("action settle", "settle g1")
    assert scene.me.production == [1, 0, 1]


@pytest.mark.rule("EVA-452")
def test_two_dots_raise_the_marker_by_two_for_one_steel():
    scene = at({"people": 1, "new": {"steel": 1}}, {"passed": True}).do("action settle", "settle f2")
    assert (scene.me.production, scene.new) == ([0, 0, 2], [0, 0, 0])


@pytest.mark.rule("EVA-452", "INT-14")
def test_the_steel_comes_from_nw():
    scene = at(READY | {"new": {"steel": 1}, "old": {"steel": 9}}).do("action settle")
    assert scene.why_not("d2") == ("EVA-452", "too_little_steel", 1, 2)


@pytest.mark.rule("EVA-009", "EVA-450", "EVA-451", "EVA-452")
@pytest.mark.parametrize(
    "me,name,rule",
    [
        (READY, "e2", ("EVA-450", "site_settled", -1, -1)),
        (READY | {"factories_new": {"food": 1}}, "g1", ("EVA-451", "too_few_factories", 1, 2)),
        (READY | {"people": 1}, "d2", ("EVA-452", "too_few_people", 1, 2)),
        (READY, "f3", ("EVA-453", "biome_closed", 0, 2)),
        (READY, "b3", ("EVA-454", "symbols_missing", 0, 1)),
    ],
)
def test_why_a_site_cannot_be_settled(me, name, rule):
    scene = at(me, {"sites": ["e2"]}).do("action settle")
    assert name not in scene.options
    assert scene.why_not(name) == rule


@pytest.mark.rule("EVA-450", "EVA-009")
def test_people_and_factories_of_ow_do_not_settle():
    scene = at({"factories_old": {"energy": 4}, "old": {"steel": 9}})
    assert scene.why_not("settle")[:2] == ("EVA-405", "nothing_waits")


@pytest.mark.rule("EVA-453", "EVA-622", "EVA-624", "EVA-625")
@pytest.mark.parametrize(
    "markers,biomes",
    [
        (["13", "13"], {"tundra"}),
        (["14", "13"], {"tundra", "desert"}),
        (["24", "23"], {"tundra", "desert", "forest"}),
        (["32", "24"], {"tundra", "desert", "forest", "sea"}),
    ],
)
def test_the_leading_marker_opens_the_biomes(markers, biomes):
    many = {"people": 9, "new": {"steel": 9}, "factories_new": {"energy": 4, "steel": 4, "food": 4}}
    me = many | {"markers": markers, "set": 2, "developed": ["t21b", "t22a"]}
    scene = at(me, year=2).do("action settle")
    there = {BOX.map.biomes[site(name)] for name in scene.options}
    assert there == {["tundra", "desert", "forest", "sea"].index(each) for each in biomes}


@pytest.mark.rule("EVA-454", "INT-57")
def test_a_symbol_is_there_while_a_marker_stands_on_it():
    track = BOX.tracks[0]
    circle = next(space for space, symbol in enumerate(track.symbols) if symbol == 0 and space % 3 == 1 and space < 15)
    me = READY | {"markers": [f"{circle // 3}:side_a", "0"]}
    assert "b3" in at(me).do("action settle").options
    assert "b3" not in at(READY | {"markers": [f"{circle // 3}", "0"]}).do("action settle").options


@pytest.mark.rule("EVA-454")
def test_a_site_with_two_symbols_needs_both():
    many = {"people": 9, "new": {"steel": 9}, "factories_new": {"energy": 4}, "markers": ["24", "24"], "set": 2}
    scene = at(many | {"developed": ["t21b"]}, year=3).do("action settle")
    assert scene.why_not("a6") == ("EVA-454", "symbols_missing", 1, 2)


@pytest.mark.rule("INT-45")
def test_a_symbol_serves_every_settlement_or_by_ruling_one_a_year():
    many = {"people": 9, "new": {"steel": 9}, "factories_new": {"energy": 4}, "markers": ["14", "14"], "set": 2}
    for value, again in (("standing", True), ("yearly", False)):
        scene = at(many | {"developed": ["t21b"]}, {"passed": True}, year=2, options={"symbols": value})
        scene.do("action settle", "settle b3", "action settle")
        assert ("f4" in scene.options) is again


@pytest.mark.rule("INT-15")
def test_by_ruling_every_population_spot_gives_food():
    many = READY | {"factories_new": {"energy": 1}, "markers": ["14", "14"]}
    for value, production in (("printed", [1 + 2, 1, 1]), ("food", [1 + 1, 1, 1 + 1])):
        scene = at(many, {"passed": True}, year=2, options={"population_spot": value})
        assert scene.me.production == [1, 1, 1]  # of the first ocean
        scene.do("action settle", "settle b4")
        assert scene.me.production == production


@pytest.mark.rule("INT-20")
def test_a_reach_beyond_waives_the_biome_alone():
    many = {"people": 9, "new": {"steel": 9}, "factories_new": {"energy": 4}, "markers": ["6", "6"]}
    scene = at(many | {"cards": ["ac05"]}, year=2, options={"advanced": "on"})
    scene.do("action card", "card ac05", "part first")
    assert "f3" in scene.options
    assert scene.why_not("c4")[:2] == ("EVA-454", "symbols_missing")
    assert scene.why_not("g4") == ("EVA-453", "biome_closed", 2, 3)


@pytest.mark.rule("EVA-454")
def test_a_card_may_waive_a_symbol():
    scene = at(READY | {"cards": ["ac06"]}, options={"advanced": "on"}).do("action card", "card ac06", "part first")
    assert "b3" in scene.options


@pytest.mark.rule("EVA-452", "EVA-012")
def test_cards_and_technologies_make_a_settlement_cheaper():
    poor = {"people": 2, "set": 2}
    scene = at(poor | {"cards": ["ac02"]}, options={"advanced": "on"}).do("action card", "card ac02", "part first")
    assert "d2" in scene.options
    assert at(poor | {"developed": ["t21a"], "new": {"steel": 1}}).do("action settle").options == [
        "d2",
        "e2",
        "f2",
        "g2",
    ]


@pytest.mark.rule("EVA-455")
def test_technologies_follow_each_settlement():
    me = READY | {"set": 2, "developed": ["t23c"], "production": {"energy": 1, "steel": 1, "food": 0}}
    scene = at(me, {"passed": True}).do("action settle", "settle e2", "raise steel")
    assert scene.me.production == [1, 2, 2]
    scene.do("action settle", "settle f2")
    assert scene.me.production == [1, 2, 4]


@pytest.mark.rule("EVA-455")
def test_a_cube_comes_after_each_settlement_with_a_technology():
    scene = at(READY | {"set": 2, "developed": ["t22b"]}, {"passed": True}).do("action settle", "settle f2")
    assert (scene.kind, scene.options) == ("gain", ["new:energy", "new:steel", "new:food"])


@pytest.mark.rule("EVA-209", "INT-80")
def test_production_has_no_maximum():
    scene = at(READY | {"production": {"food": 19}}, {"passed": True}).do("action settle", "settle f2")
    assert scene.me.production[2] == 21


@pytest.mark.rule("EVA-450")
def test_a_card_settles_twice():
    scene = at(READY | {"cards": ["ac03"]}, options={"advanced": "on"}).do("action card", "card ac03", "part first")
    scene.do("settle f2", "settle g2")
    assert scene.me.production == [0, 0, 4]
