"""Materials, hunting, strengthening, exploration."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.games.civolution.names import NOBODY, PRODUCTION, RAW, SUSTENANCE, TRANSPORT
from boardwright.games.civolution.rules.action import activate
from boardwright.games.civolution.rules.exploration import explore, reveal
from boardwright.games.civolution.rules.hunting import hunt, strengthen
from boardwright.games.civolution.rules.materials import lucky_find, produce, transport
from boardwright.games.civolution.rules.modules import run_module
from tests.games.civolution.tables import BOX, Table


def first(**options: Any) -> Table:
    """The tiles of a first play: A, B and C lie where their borders are known."""
    return Table(layout="first", **options)


def at(id: str) -> int:
    return BOX.territory_ids.index(id)


def tile(table: Table, where: str, material: str) -> Table:
    """This material lies face up there."""
    g, number = table.g, BOX.material_ids.index(material)
    pile = g.tiles_unseen[BOX.terrain[at(where)]]
    if g.tile[at(where)] != NOBODY:
        pile.append(g.tile[at(where)])
    pile.remove(number)
    g.tile[at(where)] = number
    return table


# -- materials --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CIV-325", "CIV-007")
def test_a_raw_material_is_produced_where_an_own_tribe_is():
    table = first().tribe("b_hills", "weak", "wild")
    table.run(produce, table.me, 2)
    assert table.options == ["b_forest", "c_grassland", "b_hills", "pass"]
    assert table.why_not("c_swamp") == ("CIV-325", "no_tribe_produces")
    table.answer("b_hills", "b_hills")
    assert table.me.markers[RAW + at("b_hills")] == 2


@pytest.mark.rule("CIV-922")
def test_territories_are_named_in_ascending_order():
    table = first().tribe("b_hills")
    table.run(produce, table.me, 2).answer("c_grassland")
    assert table.why_not("b_forest") == ("CIV-922", "in_ascending_order")


@pytest.mark.rule("CIV-326", "CIV-329")
def test_a_boat_has_room_for_one_and_brings_one_along():
    table = first().no_tribes().boat("a_water").tribe("a_water", place="aboard")
    table.run(produce, table.me, 1)
    assert table.done  # the notch is full from the start
    table.me.notch[0] = 0
    table.me.supply += 1
    table.run(produce, table.me, 2).answer("a_water")
    assert table.me.notch == [1, 1]
    assert table.done


@pytest.mark.rule("CIV-327", "CIV-242")
def test_transport_needs_no_tribe_and_brings_the_material_of_the_tile():
    table = tile(first(), "b_hills", "clay").raw("b_hills", 1)
    table.run(transport, table.me, 1).answer("b_hills")
    assert (table.count("clay"), table.me.markers[RAW + at("b_hills")]) == (1, 0)


@pytest.mark.rule("CIV-328")
def test_a_boats_marker_becomes_a_material_from_next_to_its_water():
    table = tile(tile(first(tiles="beginner"), "c_desert", "salt"), "c_swamp", "tar").boat("a_water")
    table.run(transport, table.me, 1).answer("a_water")
    assert {"wood", "papyrus", "salt"} <= set(table.options)
    assert table.why_not("tar") == ("CIV-413", "other_material")
    table.answer("salt")
    assert (table.count("salt"), table.me.notch) == (1, [0, 1])


@pytest.mark.rule("CIV-223")
@pytest.mark.parametrize("level,most", [(1, 3), (2, 6)])
def test_transport_moves_up_to_three_or_six(level, most):
    table = first().raw("b_forest", 8)
    table.run(run_module, table.me, TRANSPORT, level).answer(*["b_forest"] * most)
    assert table.done
    assert table.me.markers[RAW + at("b_forest")] == 8 - most


@pytest.mark.rule("CIV-223")
def test_transport_three_moves_all_and_from_boats_to_any_space():
    table = first().raw("b_forest", 8).boat("a_water")
    table.run(run_module, table.me, TRANSPORT, 3).answer(*["b_forest"] * 8, "a_water")
    assert len(table.options) == 18
    table.answer("jade")
    assert table.count("jade") == 1
    assert table.done


@pytest.mark.rule("CIV-222")
@pytest.mark.parametrize("die,moved", [("1", 1), ("2", 0)])
def test_production_one_tests_before_it_transports(die, moved):
    table = first().raw("b_forest", 1)
    table.run(run_module, table.me, PRODUCTION, 1, dice=die).answer("second")
    if moved:
        table.answer("b_forest")
    assert table.me.markers[RAW + at("b_forest")] == 1 - moved
    table.answer("first", "b_forest", "b_forest")
    assert table.done


@pytest.mark.rule("CIV-222")
@pytest.mark.parametrize("level,made,moved", [(2, 3, 1), (3, 4, 2)])
def test_higher_production_makes_more_and_needs_no_test(level, made, moved):
    table = first()
    table.run(run_module, table.me, PRODUCTION, level).answer("first", *["b_forest"] * made)
    table.answer("second", *["b_forest"] * moved)
    assert table.done
    assert table.me.markers[RAW + at("b_forest")] == made - moved


@pytest.mark.rule("CIV-330", "CIV-035", "CIV-305")
@pytest.mark.parametrize("die,material", [("2", "wood"), ("3", "beeswax"), ("6", "oil")])
def test_a_lucky_find_is_in_the_row_of_the_die(die, material):
    table = first()
    table.run(lucky_find, table.me, dice=die)
    assert table.options == ["forest", "grassland", "pass"]
    assert table.why_not("water") == ("CIV-330", "no_tribe_in_land")
    table.answer("forest")
    assert table.count(material) == 1


@pytest.mark.rule("CIV-305", "CIV-330")
def test_ideas_change_the_chosen_die():
    table = first().has(ideas=1)
    table.run(lucky_find, table.me, dice="6").answer("forest")
    assert (table.asked, table.options) == ("result", ["1", "5", "6"])
    assert table.why_not("2") == ("CIV-302", "ideas_short")
    table.answer("1")
    assert (table.count("wood"), table.count("ideas")) == (1, 0)


@pytest.mark.rule("CIV-690", "CIV-243")
def test_a_hidden_grotto_gives_a_material_before_production():
    table = tile(first(), "b_forest", "oil")
    table.site("hidden_grotto", "b_forest")
    table.me.dice = [0, 1, 1, 1, 1, 1, 1]
    table.run(activate, table.me, PRODUCTION)
    while table.asked == "die":
        table.answer(table.options[0])
    assert table.asked == "grotto"
    table.answer("b_forest")
    assert table.count("oil") == 1
    assert table.asked == "part"


@pytest.mark.rule("CIV-690")
def test_a_grotto_empties_a_boats_notch_and_fills_it_again():
    table = first().no_tribes().boat("a_water").tribe("a_water", place="aboard")
    table.site("hidden_grotto", "a_water")
    table.me.dice = [0, 1, 1, 1, 1, 1, 1]
    supply = table.me.supply
    table.run(activate, table.me, PRODUCTION)
    while table.asked == "die":
        table.answer(table.options[0])
    table.answer("a_water")
    stored = table.options[0]
    table.answer(stored)
    assert (table.me.notch, table.count(stored), table.me.supply) == ([1, 1], 1, supply - 1)


# -- hunting, strengthening -------------------------------------------------------------------------------------


@pytest.mark.rule("CIV-333", "CIV-334", "CIV-932")
def test_a_hunt_brings_food_and_places_a_token():
    table = first()
    tokens, food = table.g.hunting_tokens, table.count("food")
    table.run(hunt, table.me, 1, dice="4")
    assert table.options == ["b_forest", "c_grassland", "pass"]
    table.answer("b_forest")
    assert table.count("food") - food == BOX.hunting[3] == 4
    assert (table.g.hunted[at("b_forest")], table.g.hunting_tokens) == (1, tokens - 1)


@pytest.mark.rule("CIV-333", "CIV-908")
def test_nobody_hunts_where_a_token_lies():
    table = first()
    table.g.hunted[at("b_forest")] = 1
    table.g.hunting_tokens -= 1
    table.run(hunt, table.me, 1)
    assert table.why_not("b_forest") == ("CIV-333", "hunted_already")
    assert table.why_not("b_hills") == ("CIV-333", "no_hunter")


@pytest.mark.rule("CIV-336")
def test_without_a_token_there_is_no_hunt():
    table = first()
    for t in range(table.g.hunting_tokens):
        table.g.hunted[t + 3] = 1
    table.g.hunting_tokens = 0
    table.run(hunt, table.me, 1)
    assert table.done


@pytest.mark.rule("CIV-334", "CIV-009", "CIV-932")
@pytest.mark.parametrize("die,food", [("6", 5), ("5", 4), ("1", 0)])
def test_water_is_hunted_from_a_boat(die, food):
    table = first().no_tribes().boat("a_water").tribe("a_water", place="aboard")
    before = table.count("food")
    table.run(hunt, table.me, 1, dice=die).answer("a_water")
    assert table.count("food") - before == food
    assert table.g.hunted[at("a_water")] == 1


@pytest.mark.rule("CIV-335", "CIV-693")
def test_each_mushroom_valley_adds_a_food():
    table = first()
    table.site("mushroom_valley", "b_forest")
    before = table.count("food")
    table.run(hunt, table.me, 1, dice="1").answer("b_forest")
    assert table.count("food") - before == BOX.hunting[0] + 1


@pytest.mark.rule("CIV-224", "CIV-337")
@pytest.mark.parametrize("level,most", [(1, 1), (2, 3), (3, 4)])
def test_sustenance_strengthens_so_many(level, most):
    table = first()
    for id in ("b_hills", "b_mountains", "c_desert", "c_swamp", "b_hills"):
        table.tribe(id, "weak", "wild")
    table.run(run_module, table.me, SUSTENANCE, level).answer("second")
    for _ in range(most):
        table.answer(table.options[0])
    assert table.done
    assert sum(table.me.tribes) - sum(table.me.strong) == 5 - most


@pytest.mark.rule("CIV-224")
def test_sustenance_three_hunts_twice_in_different_territories():
    table = first()
    table.run(run_module, table.me, SUSTENANCE, 3, dice="1 1").answer("first", "b_forest")
    assert table.options == ["c_grassland", "pass"]


@pytest.mark.rule("CIV-337")
def test_tribes_in_the_wilderness_and_on_boats_stand_up_too():
    table = first().no_tribes().tribe("b_hills", "weak", "wild").boat("a_water").tribe("a_water", "weak", "aboard")
    table.run(strengthen, table.me, 2).answer("b_hills.wild_weak", "a_water.aboard_weak")
    assert (sum(table.me.strong), table.me.aboard_strong) == (2, [1, 0])


# -- exploration ------------------------------------------------------------------------------------------------


@pytest.mark.rule("CIV-225", "CIV-680", "CIV-930")
def test_exploring_reveals_every_site_around_a_territory():
    table = first()
    sites = table.g.land.sites_of[at("b_forest")]
    table.run(explore, table.me, 1).answer("b_forest")
    assert all(table.g.site[site] != NOBODY for site in sites)
    kinds = [BOX.site_kind[table.g.site[site]] for site in sites]
    assert table.points() == sum(BOX.site_points[kind] for kind in kinds)
    assert table.done


@pytest.mark.rule("CIV-929")
def test_with_nothing_to_reveal_level_one_cannot_explore():
    table = first().no_tribes().tribe("b_forest")
    for _ in table.g.land.sites_of[at("b_forest")]:
        table.site("building_ground", "b_forest")
    table.run(explore, table.me, 1)
    assert table.done
    table.run(explore, table.me, 2).answer("b_forest")
    assert table.asked == "reveal"


@pytest.mark.rule("CIV-225")
@pytest.mark.parametrize("level,more", [(2, 2), (3, 4)])
def test_higher_exploration_reveals_one_more_anywhere_and_gives_points(level, more):
    table = first()
    table.run(explore, table.me, level).answer("b_forest")
    assert table.asked == "reveal"
    before = table.points()
    table.answer("pass")
    assert table.points() == before + more


@pytest.mark.rule("CIV-680", "CIV-225")
def test_an_effect_reveals_sites_that_touch_an_own_territory():
    table = first().no_tribes().tribe("b_hills")
    table.run(reveal, table.me, 1, False)
    assert len(table.options) == len(table.g.land.sites_of[at("b_hills")]) + 1


@pytest.mark.rule("CIV-694")
def test_a_volcano_returns_the_farms_around_it():
    table = first().farm("b_forest", seat=1)
    volcano = next(piece for piece, kind in enumerate(BOX.site_kind) if kind == 8)
    table.g.sites_unseen.remove(volcano)
    others, table.g.sites_unseen = table.g.sites_unseen, [volcano]
    spots = table.g.land.sites_of[at("b_forest")]
    hidden = [site for site in range(24) if site != spots[0]]
    for site, piece in zip(hidden, others, strict=True):
        table.g.site[site] = piece
        if piece < 6:
            table.g.ground_at[piece + 1] = site
    table.run(reveal, table.me, 1, True).answer(table_label(spots[0]))
    assert table.g.farms[at("b_forest")] == NOBODY
    assert table.g.players[1].farms_left == 3


def table_label(site: int) -> str:
    return f"s{site % 6}{site // 6}"
