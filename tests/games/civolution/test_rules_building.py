"""Building projects: farms, boats, statues, settlements."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.games.civolution.names import BUILDING, NOBODY
from boardwright.games.civolution.rules.building import build
from boardwright.games.civolution.rules.modules import run_module
from boardwright.games.civolution.vocabulary import BOAT, FARM, SETTLEMENT, STATUE
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


# -- building ---------------------------------------------------------------------------------------------------


def built(table: Table, kind: int, *answers: str) -> Table:
    return table.run(build, table.me, 1 << kind).answer(*answers)


@pytest.mark.rule("CIV-350")
def test_a_farm_is_free_and_brings_an_idea():
    table = built(first(), FARM, "farm", "b_forest")
    assert (table.g.farms[at("b_forest")], table.me.farms_left, table.count("ideas")) == (0, 2, 1)


@pytest.mark.rule("CIV-350", "CIV-694")
def test_where_no_farm_may_stand():
    table = first().farm("b_forest", seat=1).tribe("b_hills").tribe("b_mountains").tribe("c_swamp")
    volcano = table.site("volcano", "c_grassland")
    assert at("b_mountains") not in table.g.land.around[volcano]
    table.run(build, table.me, 1 << FARM).answer("farm")
    assert table.why_not("b_forest") == ("CIV-350", "farm_there")
    assert table.why_not("c_grassland") == ("CIV-694", "volcano_near")
    assert table.why_not("c_desert") == ("CIV-350", "no_tribe_for_farm")
    assert table.why_not("a_water") == ("CIV-350", "no_such_place")


@pytest.mark.rule("CIV-351", "CIV-927", "CIV-329")
def test_a_boat_may_take_a_strong_tribe_aboard_at_once():
    table = built(first(), BOAT, "boat", "a_water")
    assert (table.asked, table.options) == ("board", ["b_forest.2", "c_grassland.2", "pass"])
    table.answer("b_forest.2")
    assert (table.me.boats[0], table.me.notch, table.me.aboard_strong) == (at("a_water"), [1, 1], [1, 0])


@pytest.mark.rule("CIV-351")
def test_one_boat_for_each_player_in_a_water_and_only_next_to_an_own_tribe():
    table = first().no_tribes().tribe("b_mountains").boat("e_water").boat("a_water", seat=1)
    table.run(build, table.me, 1 << BOAT).answer("boat", "pass")
    assert table.me.boats == [at("e_water"), at("a_water")]  # the only other Water next to the tribe
    table.run(build, table.me, 1 << BOAT)
    assert table.done  # both are built


@pytest.mark.rule("CIV-352", "CIV-931", "CIV-356", "CIV-353")
def test_the_island_needs_a_tribe_on_the_own_boat():
    table = first().has(gold=1, wood=1).boat("a_water")
    table.run(build, table.me, 1 << STATUE)
    assert table.done
    table.tribe("a_water", place="aboard")
    table.run(build, table.me, 1 << STATUE).answer("statue")
    assert table.asked == "track"  # the island, and gold, are all there is
    assert (table.me.statues[0], table.count("gold"), table.count("wood")) == (1, 0, 1)
    table.answer("prestige")
    assert table.me.tracks[1] == 1


@pytest.mark.rule("CIV-353", "CIV-006")
def test_the_stored_marker_itself_becomes_the_statue():
    table = first().has(jade=1).boat("a_water").tribe("a_water", place="aboard")
    supply = table.me.supply
    table.run(build, table.me, 1 << STATUE).answer("statue", "pass")
    assert (table.me.supply, table.me.statues[0]) == (supply, 1)


@pytest.mark.rule("CIV-352", "CIV-353")
def test_a_revealed_ground_takes_two_buildings_of_a_player():
    table = first()
    spot = table.site("building_ground", "b_forest")
    ground = table.g.ground_at.index(spot)
    material = BOX.material_ids[BOX.ground_materials[ground][0]]
    table.has(**{material: 1}).statue(ground, 2)
    table.run(build, table.me, 1 << STATUE)
    assert table.done
    table.me.statues[ground] = 1
    table.me.supply += 1
    table.run(build, table.me, 1 << STATUE).answer("statue", "pass")
    assert table.me.statues[ground] == 2


@pytest.mark.rule("CIV-352")
def test_a_ground_that_is_hidden_or_out_of_reach_is_none():
    table = first().has(gold=1)
    table.site("building_ground", "c_swamp")
    table.me.statues[0] = 0
    table.run(build, table.me, 1 << STATUE)
    assert table.done  # no own tribe next to either


@pytest.mark.rule("CIV-354", "CIV-355", "CIV-352", "CIV-347")
def test_a_settlement_costs_its_materials_and_brings_an_income_chip():
    table = first().has(wood=1, papyrus=1)
    spot = table.site("building_ground", "b_forest")
    ground = table.g.ground_at.index(spot)
    table.run(build, table.me, 1 << SETTLEMENT).answer("settlement")
    assert table.asked == "income_chip"  # one settlement, one ground: nothing to choose
    assert (table.me.settlements[0], table.count("wood"), table.count("papyrus")) == (ground, 0, 0)


@pytest.mark.rule("CIV-352", "CIV-354")
def test_no_second_settlement_on_a_ground():
    table = first().has(wood=1, papyrus=2, stone=1)
    ground = table.g.ground_at.index(table.site("building_ground", "b_forest"))
    table.settlement(3, ground)
    table.run(build, table.me, 1 << SETTLEMENT)
    assert table.done


@pytest.mark.rule("CIV-354")
def test_the_fourth_settlement_may_flip_a_stage_tile():
    table = first().has(wood=1, papyrus=1)
    ground = table.g.ground_at.index(table.site("building_ground", "b_forest"))
    for recess, other in ((1, 2), (2, 3), (3, 4)):
        table.settlement(recess, other if other != ground else 5)
    table.run(build, table.me, 1 << SETTLEMENT).answer("settlement")
    while table.asked != "stage_tile":
        table.answer(table.options[-1])
    assert table.options == ["4", "5", "pass"]
    table.answer("5")
    assert table.me.tiles == 2


@pytest.mark.rule("CIV-226")
def test_building_two_repeats_the_kind_and_three_any():
    table = first()
    table.run(run_module, table.me, BUILDING, 2).answer("first", "farm", "b_forest")
    assert (table.asked, table.options) == ("project", ["farm", "pass"])
    table = first()
    table.run(run_module, table.me, BUILDING, 3).answer("first", "farm", "b_forest")
    assert table.options == ["farm", "boat", "pass"]
    assert table.why_not("statue") == ("CIV-226", "project_impossible")
