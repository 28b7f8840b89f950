"""Cases about materials, hunting, finds, building."""

from __future__ import annotations

import pytest

from boardwright.games.civolution.names import IDEAS, RAW
from boardwright.games.civolution.queries import touches
from boardwright.games.civolution.queries_cards import building_grounds
from boardwright.games.civolution.rules.action import activate
from boardwright.games.civolution.rules.building import build
from boardwright.games.civolution.rules.exploration import reveal_together
from boardwright.games.civolution.rules.hunting import hunt
from boardwright.games.civolution.rules.materials import lucky_find, produce, transport
from boardwright.games.civolution.rules.modules import run_module
from boardwright.games.civolution.vocabulary import BOAT, FARM, SETTLEMENT, STATUE, VOLCANO
from tests.games.civolution.tables import BOX, Table, case

PRODUCTION, TRANSPORT = 2, 3


def first(**options: str) -> Table:
    return Table(2, 1, **({"layout": "first"} | options))


def straits(aboard: int) -> Table:
    """A strong tribe in a swamp; a Water with an own boat on its far side, desert after desert undeveloped."""
    table = first().no_tribes().no_tribes(1).tribe("c_swamp").boat("a_water")
    for _ in range(aboard):
        table.tribe("a_water", place="aboard")
    return table


def at(name: str) -> int:
    return BOX.territory_ids.index(name)


def pass_all(table: Table) -> Table:
    while not table.done:
        table.answer("pass" if "pass" in table.options else table.options[0])
    return table


# -- materials, hunting, finds ----------------------------------------------------------------------------------


@case("RB-18b")
def test_transporting_from_where_nobody_is():
    table = Table().raw("b_forest", 1).no_tribes()
    table.run(transport, table.me, 1).answer("b_forest")
    assert table.me.markers[RAW] == 0


@case("RB-18c")
def test_a_full_notch_takes_no_more():
    table = straits(1)
    table.run(produce, table.me, 1)
    assert "a_water" not in table.options
    table.me.notch[0] = 0
    table.me.supply += 1
    table.run(produce, table.me, 1)
    assert "a_water" in table.options


@case("RB-18d", "QA-061")
@pytest.mark.parametrize("level,produced,transported", [(1, 2, 1), (2, 3, 1), (3, 4, 2)])
def test_production_in_either_order(level, produced, transported):
    table = Table().no_tribes().tribe("b_forest").raw("b_forest", 3)
    table.me.favor = 6  # every test is passed
    table.run(run_module, table.me, PRODUCTION, level)
    assert table.options[:2] == ["first", "second"]
    table.answer("second")
    while not table.done and table.asked != "part":
        table.answer("b_forest")
    assert table.me.markers[RAW] == 3 - transported
    while not table.done:
        table.answer("first" if table.asked == "part" else "b_forest")
    assert table.me.markers[RAW] == 3 - transported + produced


@case("RB-19a")
def test_hunting_in_water_with_an_idea():
    table = straits(1).has(ideas=1)
    table.me.fate, table.g.spare_fate = 3, table.g.spare_fate - 2
    hunting = BOX.hunting[36:]  # of Water
    assert (hunting[4], hunting[5]) == (4, 5)
    table.run(hunt, table.me, 1, dice="1 5 2").answer("a_water", "6")
    assert (table.count("food"), table.me.markers[IDEAS], table.g.hunted[18]) == (5, 0, 1)


@case("RB-19c")
def test_nobody_hunts_where_a_token_lies():
    table = Table()
    table.g.hunted[at("b_forest")] = 1
    table.g.hunting_tokens -= 1
    table.run(hunt, table.me, 1)
    assert table.options == ["c_grassland", "pass"]


@case("RB-19b", "QA-024")
def test_from_a_boat_to_any_storage_space_with_transport_3():
    table = straits(0)
    table.run(run_module, table.me, TRANSPORT, 3).answer("a_water")
    assert len(table.options) == 18


@case("FAQ-35")
def test_a_lucky_find_of_clay():
    table = Table().no_tribes().tribe("b_hills").has(ideas=1)
    table.run(lucky_find, table.me, 1, dice="2").answer("hills", "3")
    assert (table.count("clay"), table.me.markers[IDEAS]) == (1, 0)


@case("RB-38e")
def test_a_grotto_empties_the_notch_and_fills_it_again():
    table = straits(1)
    spot = table.site("hidden_grotto", "c_swamp")
    table.g.land.around[spot], table.g.land.around_mask[spot] = [18], 1 << 18
    shore = next(t for t in table.g.land.neighbours[18] if t < 18)
    if table.g.tile[shore] < 0:
        table.g.tile[shore] = table.g.tiles_unseen[BOX.terrain[shore]].pop()
    table.me.dice = [0, 0, 0, 1, 0, 1, 4]
    table.run(activate, table.me, PRODUCTION)
    while table.asked == "die":
        table.answer(table.options[0])
    assert (table.asked, table.options) == ("grotto", ["a_water", "pass"])
    table.answer("a_water")
    while table.asked == "material":
        table.answer(table.options[0])
    assert table.me.notch[0] == 1
    assert sum(table.me.markers[10:28]) == 1


# -- building ---------------------------------------------------------------------------------------------------


def project(table: Table, kind: int) -> Table:
    return table.run(build, table.me, 1 << kind)


@case("REG-4", "QA-078")
def test_no_farm_on_water():
    table = project(straits(1).tribe("b_forest"), FARM)
    if table.asked == "project":
        table.answer("farm")
    assert table.options == ["b_forest", "c_swamp"]
    assert table.why_not("a_water") is not None


@case("RB-21c")
def test_one_farm_a_territory():
    table = project(Table().tribe("c_swamp").farm("b_forest", seat=1), FARM)
    if table.asked == "project":
        table.answer("farm")
    assert table.options == ["c_grassland", "c_swamp"]
    assert table.why_not("b_forest") is not None


@case("RB-38d")
def test_a_volcano_buries_farms_and_forbids_new_ones():
    table = Table().no_tribes().tribe("b_forest").farm("b_forest", seat=1)
    spot = table.g.land.sites_of[at("b_forest")][0]
    table.g.chance.read_back([table.g.sites_unseen.index(22)])
    table.run(reveal_together, table.me, [spot])
    assert (table.g.players[1].farms_left, touches(table.g, at("b_forest"), VOLCANO)) == (3, 1)
    assert project(table, FARM).done


@case("RB-21a", "RB-21b")
def test_boats_of_others_do_not_matter_and_weak_tribes_stay_ashore():
    table = first().no_tribes()
    shore = next(BOX.territory_ids[t] for t in table.g.land.neighbours[18] if t < 18)
    table.boat("a_water", seat=1).tribe(shore, "weak")
    project(table, BOAT).answer("boat")
    if not table.done:
        table.answer("a_water")
    assert table.done  # nobody is asked to go aboard
    assert table.me.boats[0] == 18
    assert table.me.notch[0] == 1


def at_ground(seats: int = 2) -> tuple[Table, int]:
    """An own tribe beside the Building ground that takes Gold and Jade."""
    table = Table(seats).no_tribes().tribe("c_swamp")
    spot = table.site("building_ground", "c_swamp")
    ground = table.g.ground_at.index(spot)
    assert [BOX.material_ids[m] for m in BOX.ground_materials[ground]] == ["gold", "jade"]
    return table, ground


@case("RB-22a")
def test_a_stored_jade_becomes_a_statue():
    table, ground = at_ground()
    project(table.has(jade=1), STATUE).answer("statue")
    while table.asked != "track":
        table.answer(table.options[0])
    assert (table.count("jade"), table.me.statues[ground]) == (0, 1)
    table.answer("knowledge")
    assert table.me.tracks[2] == 1


@case("RB-22b")
def test_two_own_buildings_a_ground():
    table, ground = at_ground()
    table.has(jade=1).statue(ground).settlement(0, ground)
    assert project(table, STATUE).done
    assert building_grounds(table.g, table.me) == 1


@case("QA-087")
def test_a_settlement_stays():
    table, ground = at_ground()
    project(table.has(wood=1, papyrus=1), SETTLEMENT).answer("settlement")
    pass_all(table)
    assert table.me.settlements[0] == ground
