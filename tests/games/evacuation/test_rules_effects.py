"""Gaining, exchanging, refreshing, infrastructure, technologies, building, prefabs, clones."""

from __future__ import annotations

import pytest

from tests.games.evacuation.scenes import BOX, NEW, OLD, at

RICH = {"energy": 9, "steel": 9, "food": 9}

# -- cubes ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EVA-011", "EVA-401", "EVA-403", "EVA-404", "INT-46")
@pytest.mark.parametrize("action", ["gain_infrastructure", "gain_research", "gain_exchange"])
def test_the_free_cube_is_of_any_type_for_either_world(action):
    scene = at({}).do(f"action {action}")
    assert scene.options == ["old:energy", "old:steel", "old:food", "new:energy", "new:steel", "new:food"]
    scene.do("gain new:steel")
    assert (scene.old, scene.new) == ([0, 0, 0], [0, 1, 0])


@pytest.mark.rule("EVA-411", "EVA-404", "EVA-006")
def test_an_exchange_stays_inside_its_world_and_each_may_be_elsewhere():
    scene = at({"old": {"food": 1}, "new": {"energy": 1}}, {"passed": True})
    scene.do("action gain_exchange", "gain old:food")
    assert {text.rpartition(":")[0] for text in scene.options} == {"old:food", "new:energy", ""}
    scene.do("exchange old:food:steel", "exchange new:energy:food", "exchange old:food:energy")
    assert (scene.old, scene.new, scene.kind) == ([1, 1, 0], [0, 0, 1], "action")


@pytest.mark.rule("EVA-411")
def test_a_cube_of_the_same_type_or_of_none_is_no_exchange():
    scene = at({}).do("action gain_exchange", "gain old:food")
    assert scene.why_not("old:food:food")[:2] == ("EVA-411", "same_type")
    assert scene.why_not("new:food:steel")[:2] == ("EVA-411", "nothing_to_exchange")


@pytest.mark.rule("INT-46")
def test_exchanges_and_moves_are_up_to_or_by_ruling_compulsory():
    for value, free in (("up_to", True), ("compulsory", False)):
        scene = at({}, options={"compound": value}).do("action gain_exchange", "gain old:food")
        assert ("pass" in scene.options) is free
        scene = at({}, options={"compound": value}).do("action infrastructure")
        assert ("pass" in scene.options) is free


@pytest.mark.rule("EVA-403")
def test_technologies_add_exchanges_and_cubes():
    scene = at({"set": 3, "developed": ["t31a"]}, {"passed": True}).do("action gain_exchange", "gain old:food")
    assert scene.ask.about == (5,)
    scene = at({"set": 3, "developed": ["t32a"]}, {"passed": True}).do(
        "action gain_exchange", "gain old:food", "gain new:food"
    )
    assert (scene.old, scene.new, scene.me.used[2]) == ([0, 0, 1], [0, 0, 1], 1)


# -- rows -------------------------------------------------------------------------------------------------------

OPEN = {"infrastructure": ["i_3", "i_4", "i_6"], "ships": ["s01", "s02", "s03"]}


def row(scene, number):
    names = [BOX.ships.ids, BOX.stadiums.ids, BOX.infrastructure.ids][number]
    return [names[item] for item in scene.g.rows[number]]


@pytest.mark.rule("EVA-420", "EVA-988")
def test_after_a_take_the_others_slide_and_a_new_one_is_dealt():
    scene = at({}, rows=OPEN).do("action infrastructure", "infrastructure i_3")
    assert (row(scene, 2)[:2], len(scene.g.rows[2])) == (["i_4", "i_6"], 3)


@pytest.mark.rule("EVA-421", "EVA-422", "INT-44")
def test_one_cube_throws_out_as_many_as_wished_under_the_deck_in_any_order():
    scene = at({"new": {"food": 1}}, rows=OPEN).do("action infrastructure", "infrastructure refresh")
    assert scene.new == [0, 0, 0]
    scene.do("throw_infrastructure i_6", "throw_infrastructure i_3", "throw_infrastructure pass")
    assert [BOX.infrastructure.ids[card] for card in scene.g.under[2]] == ["i_6", "i_3"]
    assert (row(scene, 2)[0], len(scene.g.rows[2])) == ("i_4", 3)


@pytest.mark.rule("EVA-421", "INT-43", "EVA-430")
def test_after_a_refresh_one_may_take_nothing_and_the_move_is_spent():
    scene = at({"old": {"food": 1}}, {"passed": True}, rows=OPEN).do("action infrastructure", "infrastructure refresh")
    scene.do("throw_infrastructure i_3", "throw_infrastructure pass", "infrastructure pass")
    assert (scene.kind, scene.ask.about[0]) == ("infrastructure", 1)


@pytest.mark.rule("INT-08")
def test_one_refresh_for_each_take_or_by_ruling_several():
    for value, again in (("once", False), ("repeat", True)):
        scene = at({"old": {"food": 3}}, rows=OPEN, options={"refresh": value})
        scene.do("action infrastructure", "infrastructure refresh")
        scene.do("throw_infrastructure i_3", "throw_infrastructure pass")
        assert ("refresh" in scene.options) is again
        if not again:
            assert scene.why_not("refresh")[:2] == ("INT-08", "refreshed_before")


@pytest.mark.rule("EVA-421", "INT-43")
def test_without_a_cube_there_is_no_refresh():
    scene = at({}, rows=OPEN).do("action infrastructure")
    assert scene.why_not("refresh")[:2] == ("EVA-421", "refresh_unpaid")


@pytest.mark.rule("INT-29", "EVA-422")
def test_what_was_put_under_comes_when_the_deck_is_empty_and_then_a_gap_stays():
    gone = [name for name in BOX.infrastructure.ids if name not in ("i_3", "i_4", "i_6", "i_9")]
    scene = at({}, {"hand": gone}, rows={"infrastructure": ["i_3", "i_4", "i_6"]}, under={"infrastructure": ["i_9"]})
    scene.do("action infrastructure", "infrastructure i_3")
    assert row(scene, 2) == ["i_4", "i_6", "i_9"]
    scene.do("infrastructure i_4")
    assert row(scene, 2) == ["i_6", "i_9"]


@pytest.mark.rule("EVA-110")
def test_deck_one_is_used_up_before_deck_two():
    gone = [name for name in BOX.infrastructure.ids if name.startswith("i_") and name not in OPEN["infrastructure"]]
    scene = at({}, {"hand": gone}, rows=OPEN).do("action infrastructure", "infrastructure i_3")
    assert row(scene, 2)[2].startswith("ii_")


# -- infrastructure ---------------------------------------------------------------------------------------------


@pytest.mark.rule("EVA-430", "EVA-431")
def test_a_card_may_be_taken_and_then_played():
    scene = at({"new": {"food": 1}}, {"passed": True}, rows=OPEN)
    scene.do("action infrastructure", "infrastructure i_3", "infrastructure i_3")
    assert ([BOX.infrastructure.ids[card] for card in scene.me.played], scene.me.hand, scene.new) == (
        ["i_3"],
        [],
        [0] * 3,
    )
    assert scene.me.production == [0, 0, 0]


@pytest.mark.rule("EVA-431")
def test_ow_cubes_do_not_pay_a_card():
    scene = at({"hand": ["i_3"], "old": RICH}).do("action infrastructure")
    assert scene.why_not("i_3") == ("EVA-431", "card_unpaid", 0, 1)
    assert scene.why_not("i_9")[:2] == ("EVA-430", "not_at_hand")


@pytest.mark.rule("EVA-433")
def test_a_twin_of_a_played_card_cannot_be_played():
    scene = at({"hand": ["i_8"], "played": ["i_1"], "new": RICH}).do("action infrastructure")
    assert scene.why_not("i_8")[:2] == ("EVA-433", "twin_played")


@pytest.mark.rule("EVA-432")
def test_a_met_requirement_raises_production_at_once():
    scene = at({"hand": ["i_1"], "new": {"food": 1}, "sites": ["d1 energy", "e1 energy"]})
    before = list(scene.me.production)
    scene.do("action infrastructure", "infrastructure i_1")
    assert scene.me.production == [before[0], before[1] + 1, before[2]]


@pytest.mark.rule("EVA-432", "EVA-455")
def test_otherwise_it_does_so_once_as_soon_as_it_is_met():
    me = {"played": ["i_1"], "sites": ["d1 energy"], "people": 2, "factories_new": {"food": 2}, "new": {"steel": 2}}
    scene = at(me, {"passed": True})
    assert scene.me.production == [1, 0, 1]
    scene.do("action settle", "settle e1")
    assert scene.me.production == [1, 1, 3]
    scene.do("action settle", "settle f1")
    assert scene.me.production == [1, 1, 5]
    assert scene.told("fulfilled") == [(0, BOX.infrastructure.ids.index("i_1"))]


REQUIREMENTS = [
    ("i_2", ["d1", "e1", "f1"], ["d1", "e1", "f1", "g2"]),  # 4 tundra sites
    ("i_3", ["d1"], ["d1", "f3"]),  # a desert site with a person, a tundra site with a factory
    ("i_3", ["e3", "d1"], ["d1", "b4"]),  # e3 has no person
    ("i_4", ["d1", "e1"], ["d1", "d2"]),  # two tundra sites on axis q
    ("i_4", ["d1", "c2"], ["d1", "d3"]),  # a gap does not matter
    ("i_5", ["d1", "d2"], ["d1", "g1"]),  # two on axis r
    ("i_7", ["f3", "d1"], ["f3", "d1", "e1"]),  # a desert site and two tundra sites
    ("i_9", ["d2", "g1", "d1"], ["e1", "g1", "d1"]),  # three sites with a factory
    ("ii_1", ["g4", "a5"], ["g4", "f5"]),  # two forest sites on axis s
    ("ii_7", ["d1", "f3", "g3"], ["d1", "f3", "g4"]),  # three biomes
]


@pytest.mark.rule("EVA-434", "INT-47", "INT-48")
@pytest.mark.parametrize("card,short,enough", REQUIREMENTS)
def test_what_the_kinds_of_requirement_ask_for(card, short, enough):
    number = BOX.infrastructure.ids.index(card)
    assert not at({"sites": short, "played": [card]}).me.fulfilled >> number & 1
    assert at({"sites": enough, "played": [card]}).me.fulfilled >> number & 1


@pytest.mark.rule("EVA-434")
def test_a_forest_and_two_tundra_sites_lie_on_one_diagonal():
    number = BOX.infrastructure.ids.index("ii_2")
    lines = {name: [BOX.map.line_of[3 * site + axis] for axis in (0, 2)] for site, name in enumerate(BOX.map.ids)}
    assert lines["d1"][0] == lines["d2"][0] == lines["d5"][0]
    assert at({"sites": ["d1", "d2", "d5"], "played": ["ii_2"]}).me.fulfilled >> number & 1
    assert not at({"sites": ["d1", "e1", "d5"], "played": ["ii_2"]}).me.fulfilled >> number & 1


@pytest.mark.rule("EVA-434")
def test_the_sites_of_others_do_not_count():
    number = BOX.infrastructure.ids.index("i_2")
    scene = at({"sites": ["d1", "e1", "f1"], "played": ["i_2"]}, {"sites": ["g2"]})
    assert not scene.me.fulfilled >> number & 1


@pytest.mark.rule("INT-48")
def test_each_site_of_a_card_is_another_one_but_serves_other_cards_too():
    both = at({"sites": ["f3", "g3"], "played": ["i_3", "i_6"]})
    names = [name for card, name in enumerate(BOX.infrastructure.ids) if both.me.fulfilled >> card & 1]
    assert names == ["i_6"]
    both = at({"sites": ["f3", "g3", "d1"], "played": ["i_3", "i_6"]})
    assert both.me.fulfilled.bit_count() == 2


@pytest.mark.rule("INT-47")
def test_by_ruling_lined_up_sites_are_neighbours():
    number = BOX.infrastructure.ids.index("i_4")
    for value, met in (("printed", True), ("neighbours", False)):
        scene = at({"sites": ["d1", "d3"], "played": ["i_4"]}, options={"lined_up": value})
        assert bool(scene.me.fulfilled >> number & 1) is met
    near = at({"sites": ["d1", "d2"], "played": ["i_4"]}, options={"lined_up": "neighbours"})
    assert near.me.fulfilled >> number & 1


@pytest.mark.rule("EVA-434", "INT-48")
def test_a_technology_lets_one_site_be_missing():
    number = BOX.infrastructure.ids.index("i_2")
    three = {"sites": ["d1", "e1", "f1"], "played": ["i_2"], "set": 4}
    assert at(three | {"developed": ["t43b"]}).me.fulfilled >> number & 1
    assert not at(three).me.fulfilled >> number & 1


@pytest.mark.rule("EVA-431")
def test_a_technology_makes_cards_cheaper_by_a_cube_of_the_owners_choice():
    me = {"hand": ["i_2"], "new": {"energy": 1, "steel": 1}, "set": 4, "developed": ["t41c"]}
    scene = at(me, {"passed": True}).do("action infrastructure", "infrastructure i_2")
    assert (scene.kind, scene.options) == ("spare", ["energy", "steel"])
    scene.do("spare steel")
    assert scene.new == [0, 1, 0]


# -- technologies -----------------------------------------------------------------------------------------------


@pytest.mark.rule("EVA-440", "EVA-441", "EVA-442")
def test_a_column_takes_one_two_and_two_researches():
    scene = at({"set": 1, "old": {"energy": 9}}, {"passed": True})
    developed = []
    for _ in range(5):
        scene.do("action research", "research left")
        developed.append(len(scene.told("developed")))
        while scene.kind != "action":
            scene.position.choose(0, scene.ask.options[-1])
    assert developed == [1, 1, 2, 2, 3]
    scene.do("action research")
    assert scene.options == ["middle", "right"]
    assert scene.why_not("left") == ("EVA-441", "column_complete", 5, 5)


@pytest.mark.rule("EVA-442", "EVA-443", "EVA-444")
def test_nothing_is_gained_before_a_tile_is_complete():
    scene = at({"set": 1, "columns": [], "developed": ["t12a"], "research": [4, 0, 0]}, {"passed": True})
    assert (scene.me.happy, scene.me.modifiers[6]) == (0, 1)
    faces = BOX.technologies.faces[scene.me.columns[2]]
    scene.do("action research", "research left")
    assert scene.me.happy == faces


@pytest.mark.rule("EVA-443")
def test_a_one_time_tile_is_resolved_when_its_last_token_is_placed():
    scene = at({"set": 3, "research": [4, 0, 0]}, {"passed": True})
    column = [BOX.technologies.ids[tile] for tile in scene.me.columns[:3]]
    assert column[2] == "t33a"
    scene.do("action research", "research left")
    assert scene.me.production == [1, 1, 1]


@pytest.mark.rule("EVA-444", "EVA-454")
def test_symbols_of_developed_tiles_are_always_at_hand():
    scene = at({"set": 2, "developed": ["t21b"]})
    assert scene.me.symbols == 1


# -- ships and stadiums -----------------------------------------------------------------------------------------


@pytest.mark.rule("EVA-460", "EVA-003")
def test_a_ship_is_paid_by_one_world_and_lies_there():
    me = {"old": {"steel": 2, "food": 1}, "new": {"steel": 2, "food": 1}}
    scene = at(me, {"passed": True}, rows=OPEN).do("action build_ship", "ship s01")
    assert (scene.kind, scene.options) == ("world", ["old", "new"])
    scene.do("world new")
    assert (scene.old, scene.new) == ([0, 2, 1], [0, 0, 0])
    assert scene.me.ships == [[], [BOX.ships.ids.index("s01")]]


@pytest.mark.rule("EVA-460")
def test_cubes_of_both_worlds_do_not_add_up():
    me = {"old": {"steel": 2}, "new": {"steel": 3, "food": 0}}
    scene = at(me, rows={"ships": ["s16", "s01"]}).do("action build_ship")
    assert scene.options == ["s16", "refresh"]
    assert scene.why_not("s01") == ("EVA-460", "ship_unpaid", 2, 3)
    assert scene.why_not("s09")[:2] == ("EVA-420", "not_in_row")


@pytest.mark.rule("EVA-460", "EVA-461")
def test_a_technology_lets_both_worlds_pay():
    me = {"old": {"steel": 2, "food": 1}, "new": {"steel": 1, "food": 0}, "developed": ["t42b"]}
    scene = at(me, {"passed": True}, rows=OPEN).do("action build_ship", "ship s01")
    assert scene.options == ["old", "new"]
    scene.do("world new")
    assert (scene.kind, scene.options) == ("from_old", ["1", "2"])
    scene.do("from_old 1")
    assert (scene.old, scene.new, scene.me.ships[NEW] != []) == ([0, 1, 0], [0, 0, 0], True)


@pytest.mark.rule("EVA-461")
def test_a_stadium_is_paid_by_one_world_and_lies_there():
    scene = at({"old": {"food": 2}}, {"passed": True}, rows={"stadiums": ["st05"]})
    scene.do("action build_stadium", "stadium st05")
    assert (scene.old, scene.me.stadiums[OLD][-1]) == ([0, 0, 0], BOX.stadiums.ids.index("st05"))


@pytest.mark.rule("EVA-461", "EVA-801", "INT-23")
def test_a_third_stadium_on_nw_can_end_a_race():
    me = {"production": {"energy": 8, "steel": 8, "food": 8}, "stadiums_new": ["st06", "st07"], "new": {"food": 2}}
    scene = at(me, {}, rows={"stadiums": ["st05"]}).do("action build_stadium", "stadium st05")
    assert scene.g.trigger == 0


@pytest.mark.rule("EVA-461")
def test_a_technology_makes_stadiums_cheaper_but_never_free():
    me = {"old": {"food": 1}, "set": 4, "developed": ["t42a"]}
    scene = at(me, {"passed": True}, rows={"stadiums": ["st05"]}).do("action build_stadium", "stadium st05")
    assert scene.old == [0, 0, 0]
    assert scene.me.stadiums[OLD][-1] == BOX.stadiums.ids.index("st05")


@pytest.mark.rule("EVA-011", "INT-60")
def test_a_free_ship_goes_to_either_side_or_by_ruling_to_ow():
    for value, kind in (("choice", "side"), ("old", "action")):
        scene = at({"cards": ["ac18"]}, {"passed": True}, rows=OPEN, options={"advanced": "on", "free_side": value})
        scene.do("action card", "card ac18", "part first", "ship s01")
        if kind == "side":
            assert scene.options == ["old", "new"]
        else:
            assert scene.me.ships[OLD] == [0]


@pytest.mark.rule("EVA-012", "INT-21")
def test_a_card_that_builds_still_charges_less_its_discount():
    cheap = {"cards": ["ac17"], "old": {"steel": 1}}
    scene = at(cheap, {}, rows=OPEN, options={"advanced": "on"}).do(
        "action card", "card ac17", "part first", "ship s01"
    )
    assert (scene.old, scene.me.ships[OLD]) == ([0, 0, 0], [0])


# -- prefab and clone -------------------------------------------------------------------------------------------


@pytest.mark.rule("EVA-470", "EVA-408", "EVA-471")
def test_a_prefab_goes_to_the_side_that_paid_a_cube_of_its_type():
    scene = at({"old": {"steel": 1}, "new": {"food": 1}}, {"passed": True}).do("action prefab")
    assert scene.options == ["old:steel", "new:food"]
    assert scene.why_not("old:food") == ("EVA-470", "prefab_unpaid", 0, 1)
    scene.do("prefab new:food")
    assert (scene.new, scene.me.factories, scene.me.reserve) == ([0] * 3, [0, 0, 0, 0, 0, 1], [4, 4, 3])
    assert scene.me.production == [0, 0, 0]


@pytest.mark.rule("EVA-472", "EVA-007")
def test_a_type_of_which_all_four_are_in_play_cannot_be_prefabbed():
    scene = at({"old": {"steel": 1, "food": 1}, "factories_old": {"steel": 3}, "sites": ["d1 steel"]}).do(
        "action prefab"
    )
    assert scene.seat == 1 or scene.options == ["old:food"]
    me = {"old": {"steel": 1, "food": 1, "energy": 1}, "factories_old": {"steel": 3}, "sites": ["d1 steel"]}
    scene = at(me).do("action prefab")
    assert scene.options == ["old:energy", "old:food"]
    assert scene.why_not("old:steel")[:2] == ("EVA-472", "all_in_play")


@pytest.mark.rule("EVA-470")
def test_a_technology_pays_a_prefab_with_any_cube_of_that_side():
    me = {"old": {"steel": 1, "energy": 1}, "set": 3, "developed": ["t31b"]}
    scene = at(me, {"passed": True}).do("action prefab")
    assert scene.options == ["old:energy", "old:steel", "old:food"]
    scene.do("prefab old:food", "pay old:steel")
    assert (scene.old, scene.me.factories[2]) == ([1, 0, 0], 1)


@pytest.mark.rule("EVA-470", "INT-60")
def test_a_free_prefab_goes_to_either_side_or_by_ruling_to_ow():
    for value, many in (("choice", 6), ("old", 3)):
        scene = at({"cards": ["ac60"]}, {}, options={"advanced": "on", "free_side": value})
        scene.do("action card", "card ac60", "part first")
        assert len(scene.options) - 1 == many


@pytest.mark.rule("EVA-473", "EVA-409", "EVA-008")
def test_a_clone_costs_a_nw_food_and_brings_two_tokens():
    scene = at({"new": {"food": 1}}, {"passed": True}).do("action clone")
    assert (scene.me.people, scene.new) == (2, [0, 0, 0])
    scene = at({"new": {"food": 1}, "set": 2, "developed": ["t21c"]}, {"passed": True}).do("action clone")
    assert scene.me.people == 3


@pytest.mark.rule("INT-61", "INT-21")
def test_what_a_card_offers_may_be_declined_or_by_ruling_not():
    for value, free in (("may", True), ("must", False)):
        scene = at({"cards": ["ac44"]}, {}, options={"advanced": "on", "effects": value})
        scene.do("action card", "card ac44", "part first")
        assert scene.kind == "research"
        assert ("pass" in scene.options) is free


@pytest.mark.rule("EVA-705")
def test_people_by_an_effect_are_single_tokens():
    scene = at({"cards": ["ac68"]}, {}, options={"advanced": "on"}).do("action card", "card ac68", "part first")
    assert scene.me.people == 2


@pytest.mark.rule("EVA-004", "EVA-010")
def test_a_card_carries_a_stadium_without_a_ship():
    scene = at({"cards": ["ac32"], "stadiums_old": ["st05"]}, {}, options={"advanced": "on"})
    scene.do("action card", "card ac32", "part first", "load_stadium st05")
    assert [BOX.stadiums.ids[each] for each in scene.me.stadiums[NEW]] == ["st05"]


@pytest.mark.rule("EVA-473")
def test_two_clones_of_a_card_have_one_price():
    scene = at({"cards": ["ac67"], "new": {"food": 1}}, {}, options={"advanced": "on"})
    scene.do("action card", "card ac67", "part first", "clone yes")
    assert (scene.me.people, scene.new) == (4, [0, 0, 0])


@pytest.mark.rule("EVA-461", "EVA-421")
def test_a_card_refreshes_for_free_once():
    scene = at({"cards": ["ac37"], "old": {"food": 2}}, {}, options={"advanced": "on"}, rows={"stadiums": ["st20"]})
    scene.do("action card", "card ac37", "part first", "stadium refresh", "throw_stadium st20", "throw_stadium pass")
    assert scene.old == [0, 0, 2]
    assert scene.why_not("refresh")[:2] == ("INT-08", "refreshed_before")


@pytest.mark.rule("EVA-461", "EVA-460")
def test_a_discount_spares_the_cubes_that_are_missing():
    me = {"cards": ["ac29"], "old": {"steel": 1, "food": 1}}
    scene = at(me, {}, options={"advanced": "on"}, rows={"stadiums": ["st12"]})
    scene.do("action card", "card ac29", "part first", "stadium st12")
    assert (scene.old, scene.me.stadiums[OLD][-1]) == ([0, 0, 0], BOX.stadiums.ids.index("st12"))


@pytest.mark.rule("EVA-460")
def test_a_discount_spares_what_its_owner_chooses():
    me = {"cards": ["ac29"], "old": {"steel": 2, "food": 2}}
    scene = at(me, {}, options={"advanced": "on"}, rows={"stadiums": ["st12"]})
    scene.do("action card", "card ac29", "part first", "stadium st12")
    assert (scene.kind, scene.options) == ("spare", ["steel", "food"])
    scene.do("spare steel", "spare food")
    assert scene.old == [0, 1, 1]


@pytest.mark.rule("EVA-209", "EVA-443")
def test_a_cube_effect_of_several_named_types_asks_for_the_side_of_each():
    scene = at({"cards": ["ac54"]}, {}, options={"advanced": "on"}).do("action card", "card ac54", "part first")
    assert scene.options == ["old:steel", "new:steel"]
    scene.do("gain new:steel", "gain old:food")
    assert (scene.old, scene.new) == ([0, 0, 1], [0, 1, 0])


@pytest.mark.rule("INT-40", "EVA-411")
def test_by_ruling_nothing_comes_from_an_empty_bank():
    full = {"old": {"food": 22, "energy": 1}, "new": {"food": 22}}
    scene = at(full, options={"bank": "limited"}).do("action gain_exchange", "gain new:food")
    assert "old:energy:food" not in scene.options
    assert scene.why_not("old:energy:food")[:2] == ("INT-40", "bank_out")
    assert "old:energy:food" in at(full).do("action gain_exchange", "gain new:food").options
    scene = at(full | {"old": {"food": 23}}, options={"bank": "limited"}).do("action gain_research")
    assert scene.options == ["old:energy", "old:steel", "new:energy", "new:steel"]


@pytest.mark.rule("INT-44")
def test_what_is_thrown_out_may_come_back_at_once_or_by_ruling_not():
    gone = [name for name in BOX.infrastructure.ids if name not in ("i_3", "i_4", "i_6")]
    for value, left in (("under_first", ["i_4", "i_6", "i_3"]), ("fill_first", ["i_4", "i_6"])):
        scene = at({"old": {"food": 1}}, {"hand": gone}, rows=OPEN, options={"thrown": value})
        scene.do("action infrastructure", "infrastructure refresh")
        scene.do("throw_infrastructure i_3", "throw_infrastructure pass")
        assert row(scene, 2) == left
