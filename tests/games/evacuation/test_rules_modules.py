"""Public objectives and line majorities."""

from __future__ import annotations

import pytest

from tests.games.evacuation.late import BOX, GAME, NEW, Late, site

BOTH = {"mode": "points", "objectives": "on", "lines": "on"}


def objective(name: str) -> int:
    return int(BOX.objectives.ids.index(name))


def holding(name: str, *cubes: int, **options: str) -> Late:
    """The first player has taken an objective on an earlier turn, and has these NW cubes."""
    late = Late(2, **(BOTH | options))
    late.g.objectives = [each for each in range(4) if each != objective(name)][:2]
    late.me.objectives = [objective(name)]
    late.me.cubes = [5, 5, 5, *cubes]
    return late


# -- objectives -------------------------------------------------------------------------------------------------


@pytest.mark.rule("EVA-931")
def test_three_of_four_are_drawn():
    late = Late(3, **BOTH)
    assert len(set(late.g.objectives)) == len(late.g.objectives) == 3


@pytest.mark.rule("EVA-931", "INT-67")
@pytest.mark.parametrize("ruling, taken", [("any", [2]), ("actions", [])])
def test_the_first_who_meets_one_takes_it(ruling, taken):
    """p3 asks for five land sites evacuated: the fifth goes in Transport."""
    late = Late(2, **BOTH, objective_time=ruling)
    late.g.objectives = [1, 2, 3]
    late.me.up &= ~0b1111000
    late.me.people = 3
    late.give_ship("s01")
    late.me.cubes[0] = 3
    late.g.phase = 3
    late.run(("transport", 0)).do("fly s01", "evacuate l1")
    assert late.me.objectives == taken
    assert late.g.objectives == [each for each in (1, 2, 3) if each not in taken]


@pytest.mark.rule("EVA-931", "INT-67")
def test_a_taken_one_is_gone_for_the_others():
    late = Late(2, **BOTH)
    late.g.objectives = [0, 1, 2]
    late.give_stadiums(NEW, "st05", seat=1)
    late.give_ship("s16", seat=1)
    late.g.players[1].cubes[0] = 3
    late.run(("transport", 1)).do("fly s16", "load_stadium st02")
    late.finish()
    assert (late.g.players[1].objectives, late.g.objectives) == ([0], [1, 2])


@pytest.mark.rule("INT-26", "INT-13")
def test_of_two_who_meet_it_together_the_earlier_in_the_order_takes_it():
    """Both could bring the second stadium in this Transport; the second seat is ahead on the indicator."""
    late = Late(2, **BOTH)
    late.g.objectives, late.g.order = [0, 1, 2], [1, 0]
    for seat, (stadium, ship) in enumerate([("st05", "s16"), ("st06", "s17")]):
        late.give_stadiums(NEW, stadium, seat=seat)
        late.give_ship(ship, seat=seat)
        late.g.players[seat].cubes[0] = 3
    late.run(("phase", 3)).do("fly s17", "load_stadium st02", "fly s16", "load_stadium st01")
    assert [me.objectives for me in late.g.players] == [[], [0]]


@pytest.mark.rule("EVA-932", "INT-68")
def test_it_is_played_besides_the_action_for_its_cost():
    late = holding("p2", 0, 2, 0).run(("action_turn", 0)).do("action research", "objective p2")
    assert (late.me.cubes[4], late.me.production, late.me.scored) == (0, [0, 0, 1], [1])


@pytest.mark.rule("EVA-932", "INT-68")
def test_it_may_be_played_after_the_action():
    late = holding("p2", 0, 2, 0).run(("action_turn", 0)).do("action research", "objective pass", "research left")
    late.do("objective p2")
    assert late.me.scored == [1]


@pytest.mark.rule("EVA-932")
def test_a_marker_of_the_owners_choice_rises():
    late = holding("p4", 1, 0, 1).run(("action_turn", 0)).do("action research", "objective p4", "raise steel")
    assert (late.me.production, late.me.cubes[3:]) == ([0, 1, 0], [0, 0, 0])


@pytest.mark.rule("EVA-932")
def test_its_cost_is_paid_by_nw_alone():
    late = holding("p2", 9, 1, 9).run(("action_turn", 0)).do("action research", "research left")
    assert (late.seat, late.kind, late.me.scored) == (1, "action", [])


@pytest.mark.rule("EVA-932", "INT-68")
def test_why_not():
    late = holding("p2", 0, 2, 0)
    late.me.objectives.append(objective("p1"))
    late.g.objectives = late.g.objectives[-1:]
    late.run(("action_turn", 0)).do("action research")
    assert late.options == ["p2", "pass"]
    assert late.why_not("p1") == ("EVA-932", "objective_unpaid", 0, 2)
    assert late.why_not("p3")[:2] == ("EVA-931", "objective_not_held")


@pytest.mark.rule("EVA-932")
def test_not_on_the_turn_of_taking():
    """The fourth technology takes p4 in the middle of the turn."""
    late = Late(2, **BOTH)
    late.g.objectives = [0, 2, 3]
    late.me.research = [3, 1, 0]
    late.me.cubes = [9] * 6
    tiles = [late.me.columns[at] for at in (0, 1, 3)]
    late.me.happy = sum(BOX.technologies.faces[tile] for tile in tiles)
    late.run(("action_turn", 0)).do("action research", "research right")
    while late.seat == 0:
        assert late.kind != "objective"
        late.position.choose(0, late.ask.options[-1])
    assert late.me.objectives == [3]


@pytest.mark.rule("INT-68")
@pytest.mark.parametrize("ruling, asked", [("turn", (1, "action")), ("passing", (0, "objective"))])
def test_when_passing(ruling, asked):
    late = holding("p2", 0, 2, 0, objective_play=ruling).run(("action_turn", 0)).do("action pass")
    assert (late.seat, late.kind) == asked


@pytest.mark.rule("EVA-932")
def test_only_a_played_objective_scores():
    late = Late(2, **BOTH)
    late.g.objectives = [0]
    late.me.objectives, late.me.scored = [1], [2]
    found = {rule.name: number for rule, number in GAME.result(late.g).sheets[0]}
    assert found["objective"] == BOX.objectives.points[2]


# -- lines ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EVA-933", "INT-69")
@pytest.mark.parametrize("side, tiles", [("A", {0, 2, 4}), ("B", {1, 3, 5})])
def test_three_tiles_of_a_side_each_with_a_random_side_up(side, tiles):
    up = set()
    for seed in range(20):
        late = Late(2, seed=seed, **(BOTH | {"lines_side": side}))
        assert {line // 2 for line in late.g.lines} == tiles
        up |= {line % 2 for line in late.g.lines}
    assert up == {0, 1}


@pytest.mark.rule("EVA-933", "INT-69")
def test_a_random_side_and_by_ruling_any_tiles():
    sides = {Late(2, seed=seed, **(BOTH | {"lines_side": "random"})).g.lines[0] // 2 % 2 for seed in range(20)}
    assert sides == {0, 1}
    mixed = [[line // 2 for line in Late(2, seed=seed, **BOTH, module_sites="free").g.lines] for seed in range(20)]
    assert any(len({tile % 2 for tile in tiles}) == 2 for tiles in mixed)
    assert all(len(set(tiles)) == 3 for tiles in mixed)


def lined(seats: int, line: int, *counts: int, **options: str) -> list[int]:
    """Points for one line of which the players have so many sites."""
    late = Late(seats, **(BOTH | options))
    late.g.lines = [line]
    free = iter(BOX.modules.lines[line])
    for seat, many in enumerate(counts):
        for _ in range(many):
            late.g.owner[next(free)] = seat
    sheets = GAME.result(late.g).sheets
    return [sum(number for rule, number in points if rule.name == "line") for points in sheets]


@pytest.mark.rule("EVA-934")
@pytest.mark.parametrize(
    "counts, points",
    [((3, 2, 0), [6, 4, 0]), ((2, 2, 1, 0), [5, 5, 1, 0]), ((3, 1), [4, 0]), ((1, 1), [2, 2]), ((0, 0), [0, 0])],
)
def test_majorities(counts, points):
    assert lined(len(counts), 0, *counts) == points


@pytest.mark.rule("INT-25", "EVA-934")
def test_a_tie_of_two_in_full():
    assert lined(2, 0, 1, 1, face_tie="full") == [4, 4]


@pytest.mark.rule("EVA-934", "EVA-963", "INT-78")
def test_the_third_player_of_the_solo_cards_is_not_ranked():
    assert lined(2, 0, 1, 0, 3, solo_cards="on") == [4, 0]


@pytest.mark.rule("EVA-934", "EVA-933")
def test_a_line_is_what_its_tile_shows():
    late = Late(2, **BOTH)
    late.g.lines = [0, 1]
    late.g.owner[site("g1")] = 0
    late.g.owner[site("d4")] = 1
    late.g.owner[site("f1")] = 0
    sheets = GAME.result(late.g).sheets
    found = [[(rule.have, number) for rule, number in points if rule.name == "line"] for points in sheets]
    assert found == [[(0, 2), (1, 4)], [(0, 2)]]
