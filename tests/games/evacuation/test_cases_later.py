"""The cases about Transport, turn order, the progress track, bonuses and Cleanup."""

from __future__ import annotations

import pytest

from boardwright.core.ask import PASS
from boardwright.games.evacuation.rules.order import turn_order
from tests.games.evacuation.late import NEW, OLD, Late, ship
from tests.games.evacuation.scenes import BOX, Scene, at
from tests.games.evacuation.staging import case, row

T1, T2, T3, T4 = 5, 13, 23, 31
"""The last step before each transition."""


def docked(name, **more):
    """One ship and energy on OW, in Transport; the other player follows."""
    other = {"ships_old": ["s21"], "old": {"energy": 3}}
    return at({"ships_old": [name], "old": {"energy": 3}} | more, other, step="transport", turn=None)


def landed(scene):
    """Nothing more is loaded or sent back; now the other player is asked."""
    while scene.seat == 0:
        scene.position.choose(0, PASS)
    return scene


# -- Transport --------------------------------------------------------------------------------------------------


@case("EVA-C090")
def test_people_of_another_colour_stay():
    scene = docked("s01").do("fly s01")
    tiles = zip(BOX.old.ids, BOX.old.edges, BOX.old.people, strict=True)
    gray = next(name for name, edge, people in tiles if people and BOX.old.colours[edge] == "gray")
    assert (scene.kind, scene.why_not(gray)[:2]) == ("evacuate", ("EVA-502", "bay_colour"))
    scene.do("evacuate pass", "load_stadium pass")
    assert (scene.kind, scene.why_not(gray)[:2]) == ("evacuate", ("EVA-506", "needs_bay"))


@case("EVA-C092")
def test_a_bay_leaves_the_building_capacity():
    scene = docked("s01").do("fly s01", "evacuate l4", "load_stadium st01")
    assert (scene.seat, scene.kind) == (0, "load")
    landed(scene)
    assert (scene.me.factories[3:], scene.me.stadiums[NEW]) == ([0, 1, 0], [0])


@case("EVA-C093")
def test_capacity_takes_a_factory_site_of_any_colour():
    scene = docked("s16").do("fly s16", "load_stadium st01")
    assert scene.options == ["l1", "l2", "l3", "l4", "l5", "l6", "pass"]
    scene.do("evacuate l5")
    assert scene.kind == "load"
    assert landed(scene).me.factories[3:] == [0, 1, 0]


@pytest.mark.parametrize(
    "loaded, kept",
    [
        pytest.param(["load_stadium st01", "load_factory steel"], 1, marks=case("EVA-C094")),
        (["load_stadium pass", "load_factory steel", "load_factory steel"], 0),
    ],
)
@pytest.mark.rule("EVA-503")
def test_two_of_three_buildings(loaded, kept):
    down = ["l1", "l2", "l3", "l4", "l5", "l6"]
    scene = docked("s16", down=down, factories_old={"steel": 2}).do("fly s16", *loaded)
    assert scene.kind == "load"
    assert landed(scene).me.factories[:3] == [0, kept, 0]


@case("EVA-C095")
def test_three_cubes_fill_a_capacity_of_three():
    assert BOX.ships.resources[ship("s16")] == 3
    scene = docked("s16", old={"energy": 3, "food": 6}).do("fly s16", "load food", "load food", "load food")
    assert (scene.seat, scene.old[2], scene.new[2]) == (1, 3, 3)


@case("EVA-C096")
def test_a_half_loaded_ship_pays_its_flight():
    scene = landed(docked("s04").do("fly s04", "evacuate l1"))
    assert (scene.old[0], scene.new[0]) == (3 - 2, 0)


@case("EVA-C097", "EVA-C101")
def test_the_way_back_is_empty_and_costs_one():
    me = {"ships_new": ["s13"], "new": {"energy": 3, "food": 5}, "people": 4}
    scene = docked("s01", **me).do("fly pass")
    assert (BOX.ships.flights[ship("s13")], scene.kind) == (3, "return")
    scene.do("return s13")
    assert (scene.new, scene.me.people, scene.me.ships) == ([2, 0, 5], 4, [[ship("s01"), ship("s13")], []])


@case("EVA-C098")
def test_freight_pays_no_way_back():
    scene = docked("s16", ships_new=["s13"]).do("fly s16", "load energy", "load energy")
    assert (scene.seat, scene.new[0]) == (1, 2)
    assert ship("s13") in scene.me.ships[NEW]


@case("EVA-C103")
def test_unloading_raises_no_marker():
    me = {"factories_old": {"energy": 1, "steel": 1, "food": 1}}
    scene = docked("s17", **me).do("fly s17", "load_factory energy", "load_factory steel", "load_factory food")
    landed(scene)
    assert (scene.me.factories, scene.me.production) == ([0, 0, 0, 1, 1, 1], [0, 0, 0])


@case("EVA-C107")
def test_a_ship_that_crossed_lies_on_nw():
    assert landed(docked("s04").do("fly s04")).me.ships == [[], [ship("s04")]]


@case("EVA-C218")
def test_four_tiles_of_a_type_wherever_they_are():
    scene = docked("s16", factories_old={"energy": 2}, sites=["d1 energy"]).do("fly s16", "load_factory energy")
    me = scene.me
    assert (me.reserve[0], me.factories[0], me.freight[3], scene.g.held[BOX.map.ids.index("d1")]) == (1, 1, 1, 1)


# -- turn order -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "faces, after",
    [
        row("EVA-C108", [2, 3, 1], [1, 0, 2]),
        row("EVA-C109", [2, 2, 5], [2, 1, 0]),
        row("EVA-C110", [1, 1, 1, 1], [3, 2, 1, 0]),
    ],
)
def test_the_order_by_faces(faces, after):
    late = Late(len(faces))
    for me, many in zip(late.g.players, faces, strict=True):
        me.stadiums = [[], []]
        me.happy = many
    late.g.order = list(range(len(faces)))
    turn_order(late.g, 0)
    assert late.g.order == after


@case("EVA-C111")
def test_stadiums_of_both_worlds_count_for_order():
    late = Late(2)
    late.give_stadiums(OLD, "st07")
    second = late.g.players[1]
    second.stadiums = [[], second.stadiums[OLD]]
    late.give_stadiums(NEW, "st05", seat=1)
    assert [BOX.stadiums.faces[each] for each in second.stadiums[NEW]] == [1, 1]
    late.g.order = [1, 0]
    turn_order(late.g, 0)
    assert late.g.order == [0, 1]


# -- progress ---------------------------------------------------------------------------------------------------


def advancing(first, second, power, *others, seats=2, **me) -> Scene:
    """The first player's markers stand on these steps, and he has so much power."""
    mine = {"markers": [str(first), str(second)], "power": power, "production": {}} | me
    return at(mine, *others, seats=seats, step="progress", turn=1, year=2)


def steps(scene):
    return {int(text.partition(":")[0]) for text in scene.options}


@case("EVA-C112", "EVA-C113")
def test_each_passing_of_t1_turns_an_ocean():
    scene = advancing(T1, T1, 2).do("space 6:passing")
    assert scene.me.up.bit_count() == 10
    scene.do("space 6:passing")
    assert scene.me.up.bit_count() == 9


@pytest.mark.parametrize(
    "first, second, marker, before, after",
    [
        row("EVA-C114", T2 + 1, T2, 1, [3, 2, 4], [4, 3, 5]),
        row("EVA-C115", T3 + 1, T3, 1, [7, 7, 7], [8, 8, 8]),
        row("EVA-C116", T3, T3 - 1, 0, [7, 7, 7], [7, 7, 7]),
        row("EVA-C117", T4 + 1, T4, 1, [7, 7, 7], [7, 7, 7]),
    ],
)
def test_what_a_passing_does_to_production(first, second, marker, before, after):
    made = dict(zip(["energy", "steel", "food"], before, strict=True))
    scene = advancing(first, second, 1, production=made)
    scene.do(f"marker {marker}", f"space {(second if marker else first) + 1}:passing").finish()
    assert scene.me.production == after


@case("EVA-C118")
def test_the_leader_waits_for_the_trailing_marker():
    scene = advancing(T2, T1, 2).do("marker 0")
    assert T2 + 1 not in steps(scene)
    assert scene.why_not(f"{T2 + 1}:passing") == ("EVA-617", "too_far_apart", 2, 1)
    scene = advancing(T2, T1, 2).do("marker 1", f"space {T1 + 1}:passing")
    assert T2 + 1 in steps(scene)


@pytest.mark.parametrize("first, allowed", [pytest.param(0, True, marks=case("EVA-C119")), (T1, False)])
@pytest.mark.rule("EVA-612", "EVA-617")
def test_all_steps_for_one_marker(first, allowed):
    scene = advancing(first, 0, 11)
    if scene.kind == "marker":
        scene.do("marker 0")
    assert (first + 11 in steps(scene)) is allowed


@case("EVA-C121")
def test_all_markers_slide_before_anybody_advances():
    scene = at({"markers": ["4:side_a", "2:side_a"]}, {"markers": ["3:side_a", "0"]}, step="progress", turn=None)
    assert [me.markers for me in scene.g.players] == [[12, 6], [9, 0]]
    assert scene.kind in ("marker", "space")


@case("EVA-C123")
def test_two_players_leave_the_middle_lane():
    scene = advancing(3, 3, 0)
    assert scene.options == ["3:passing", "3:side_a"]
    assert scene.why_not("3:side_b") == ("EVA-613", "lane_closed", 2, 3)


@case("EVA-C124")
def test_a_marker_that_rests_may_take_a_bonus_space():
    scene = advancing(2, 1, 0).do("marker 0", "space 2:side_a")
    assert (scene.me.markers, scene.kind) == ([7, 3], "gain")


@case("EVA-C125")
def test_an_effect_comes_before_the_other_marker():
    scene = advancing(1, 0, 2).do("marker 0", "space 2:side_a")
    assert (scene.kind, scene.g.steps) == ("gain", 1)
    scene.do(f"gain {scene.options[0]}")
    assert (sum(scene.old), scene.kind) == (1, "space")


@case("EVA-C226")
def test_they_advance_in_the_new_order():
    late = Late(3)
    late.g.order = [2, 0, 1]
    late.run(("phase", 5))
    assert [seat for seat, _, _ in late.told("advanced")] == [2, 2, 0, 0, 1, 1]


# -- bonuses, Cleanup -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "rule, power, won",
    [row("EVA-C130", "strict", 13, 1), row("EVA-C131", "generous", 11, 1), row("EVA-C132", "generous", 7, 0)],
)
def test_a_card_with_10_and_13(rule, power, won):
    many = len(BOX.bonuses.ids)
    printed = [(BOX.bonuses.low[many + card], BOX.bonuses.high[many + card]) for card in range(many)]
    late = Late(2, costs="printed", bonus=rule)
    late.g.bonuses = [printed.index((10, 13)), *late.g.bonuses[-3:]]
    late.me.power = power
    late.run(("bonus", 0))
    assert late.told("bonus_won") == [(0, won, power)]


@case("EVA-C138")
def test_the_next_bonus_lies_under_the_old_one():
    scene = at({}, {}, bonuses=["y1", "y2", "y3"], step="cleanup")
    assert (scene.g.year, [BOX.bonuses.ids[each] for each in scene.g.bonuses][:2]) == (2, ["y2", "y3"])
    assert len(scene.g.bonuses) == 3
