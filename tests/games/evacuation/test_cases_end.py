"""The cases about the end of a race, Points Mode, Advanced Actions and the modules."""

from __future__ import annotations

import pytest

from boardwright.games.evacuation.rules.advanced import card_draft
from tests.games.evacuation.late import BOX, EDITION, GAME, NEW, Late
from tests.games.evacuation.scenes import at
from tests.games.evacuation.staging import case, row, to_the_end
from tests.games.evacuation.test_rules_ending import correct, corrected, faces, places, race
from tests.games.evacuation.test_rules_modules import BOTH, lined
from tests.games.evacuation.test_rules_points import goal, scored, sheet

ADVANCED = {"advanced": "on"}
NEARLY = {
    "production": {"energy": 8, "steel": 8, "food": 7},
    "stadiums_new": ["st05", "st06", "st07"],
    "factories_new": {"food": 2},
}
"""One settlement short of a race."""
LATER = ["ordered", "advanced", "bonus_won", "bonus_missed"]
"""What is told of Turn Order, Progress and Bonuses."""


# -- the end of a race ------------------------------------------------------------------------------------------


@case("EVA-C141")
def test_a_race_run_in_actions_skips_the_later_phases():
    scene = to_the_end(at(NEARLY, {}, order=[1, 2]).do("action settle", "settle g1"))
    assert (scene.g.ended, scene.g.trigger) == (True, 0)
    assert [scene.told(name) for name in LATER] == [[], [], [], []]


@case("EVA-C142")
def test_a_race_run_in_progress_ends_with_the_phase():
    made = {"energy": 7, "steel": 7, "food": 7}
    me = {"markers": ["24", "23"], "power": 1, "production": made, "stadiums_new": ["st05", "st06", "st07"]}
    scene = at(me, {}, order=[1, 2], step="progress", turn=None, year=2).do("marker 1", "space 24:passing")
    to_the_end(scene)
    assert (scene.g.trigger, scene.g.ended, scene.g.year) == (0, True, 2)
    assert {seat for seat, _, _ in scene.told("advanced")} == {0, 1}
    assert scene.told("bonus_missed") == scene.told("bonus_won") == []


@case("EVA-C144")
def test_a_stadium_on_ow_does_not_run_the_race():
    me = NEARLY | {"stadiums_new": ["st05", "st06"], "stadiums_old": []}
    scene = at(me, {}).do("action settle", "settle g1")
    assert (scene.me.production, [len(side) for side in scene.me.stadiums]) == ([8, 8, 9], [1, 2])
    assert scene.g.trigger == -1


@case("EVA-C145")
@pytest.mark.rule("EVA-001")
def test_after_four_years_it_is_over():
    scene = to_the_end(at({}, {}, step="bonuses", turn=None, year=4))
    assert (scene.g.ended, scene.g.trigger, GAME.result(scene.g).reason.name) == (True, -1, "years_over")
    assert min(GAME.result(scene.g).places) == 1


@case("EVA-C147")
def test_the_player_names_the_marker_that_drops():
    late = faces(race([8, 8, 9], [9, 9, 9]), 3, 5)
    late.me.penalties = 1
    correct(late, "lowest steel", "lowest food")
    assert corrected(late) == [8, 7, 9]


@case("EVA-C151")
def test_second_most_faces_of_three():
    late = faces(race([7, 9, 9], [8, 9, 10], [8, 9, 10]), 4, 5, 3)
    assert correct(late)[0] == [8, 9, 9]


@pytest.mark.parametrize(
    "shown, bonuses", [row("EVA-C153", [5, 3, 3, 1], [2, 1, 1, 0]), row("EVA-C154", [5, 3], [1, 0])]
)
def test_bonuses_for_faces(shown, bonuses):
    late = faces(race(*[[4, 9, 9] for _ in shown]), *shown)
    assert [each[0] - 4 for each in correct(late)] == bonuses


@case("EVA-C155")
def test_corrections_decide():
    late = faces(race([8, 8, 8], [7, 9, 9]), 4, 6)
    late.me.penalties = 1
    assert places(late, "lowest energy") == [2, 1]
    assert (corrected(late), corrected(late, 1)) == ([7, 8, 8], [8, 9, 9])


@pytest.mark.parametrize(
    "markers, shown, winners",
    [
        row("EVA-C156", ([9, 10, 11], [8, 9, 10]), (4, 6), [2, 1]),
        row("EVA-C157", ([9, 10, 11], [8, 9, 10]), (5, 5), [1, 1]),
        row("EVA-C158", ([4, 9, 9], [3, 9, 9], [2, 9, 9]), (5, 5, 5), [1, 2, 3]),
        row("EVA-C160", ([5, 7, 9], [5, 8, 8]), (5, 5), [2, 1]),
    ],
)
def test_who_wins_a_race(markers, shown, winners):
    """Where faces are equal, both are most: each lowest marker rises, by 1 with two players, else by 2."""
    assert places(faces(race(*markers), *shown)) == winners


@case("EVA-C159")
def test_three_stadiums_come_before_faces():
    late = race([6, 9, 9], [6, 9, 9])
    second = late.g.players[1]
    late.g.rows[1].append(second.stadiums[NEW].pop())
    faces(late, 4, 6)
    assert places(late) == [1, 2]
    assert [min(corrected(late, seat)) for seat in (0, 1)] == [6, 6 - 1 + 1]


# -- points -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("low, points", [row("EVA-C161", 8, 10), row("EVA-C163", 12, 25)])
def test_points_for_the_lowest_marker(low, points):
    assert sheet(scored([low, 20, 20], [1, 1, 1]))["chart"] == points


def showing(late, *wanted):
    """The players' NW stadiums show so many faces, three stadiums each."""
    for me, many in zip(late.g.players, wanted, strict=True):
        each = [many - many // 3 * 2, many // 3, many // 3]
        me.stadiums[NEW] = [BOX.stadiums.faces.index(face) for face in each]
        assert sum(BOX.stadiums.faces[stadium] for stadium in me.stadiums[NEW]) == many
    return late


@pytest.mark.parametrize(
    "shown, points",
    [
        row("EVA-C168", [7, 5, 3], [6, 4, 1]),
        row("EVA-C171", [6, 4, 4], [6, 2, 2]),
        row("EVA-C173", [6, 4], [4, 0]),
    ],
)
def test_points_for_faces(shown, points):
    late = showing(scored(*[[8, 8, 8] for _ in shown]), *shown)
    assert [sheet(late, seat).get("faces", 0) for seat in range(len(shown))] == points


@case("EVA-C176")
def test_a_whole_sheet():
    """Goals of 10 and 12 points are not in the open edition: here two have these points."""
    late = showing(scored([10, 10, 11], [8, 8, 8], [8, 8, 8]), 5, 7, 3)
    late.g.box = GAME.load_box(EDITION)
    for name, points in (("g13", 10), ("g14", 12)):
        late.g.box.goals.points[late.g.box.goals.ids.index(name)] = points
    late.me.goals, late.me.given = [goal("g13"), goal("g14"), goal("g15"), goal("g01")], [97, 98, 99, 96]
    late.me.up, late.me.penalties = 1, 1
    numbers = [number for _, number in GAME.result(late.g).sheets[0]]
    assert sorted(numbers) == sorted([19, 10, 12, -2, -3, 4])
    assert sum(numbers) == 40


# -- Advanced Actions -------------------------------------------------------------------------------------------


@case("EVA-C178")
def test_of_seven_cards_four_are_kept():
    late = Late(2, advanced="on")
    assert [len(me.cards) for me in late.g.players] == [7, 7]
    late.run(("card_draft", 0))
    for seat in (0, 0, 0, 1, 1, 1):
        late.position.choose(seat, late.position.ask_of(seat).options[0])
    assert [(len(me.cards), len(me.put_away)) for me in late.g.players] == [(4, 3), (4, 3)]
    assert card_draft in GAME.runs


@case("EVA-C179")
def test_one_group_1_action_a_year():
    scene = at({"groups": [1, 0, 0, 0]}, options=ADVANCED)
    assert scene.why_not("gain_infrastructure") == ("EVA-903", "low_group_used", 1, 1)


@case("EVA-C181")
def test_a_card_is_tucked_and_its_text_ignored():
    scene = at({"cards": ["ac73", "ac74", "ac75", "ac76"]}, {}, options=ADVANCED)
    scene.do("action research", "tuck ac74", "research left")
    assert [BOX.cards.ids[each] for each in scene.me.tucked] == ["ac74"]
    assert (scene.old, scene.new, scene.me.face_up) == ([0, 0, 0], [0, 0, 0], [])


@case("EVA-C182")
def test_a_card_that_draws_two():
    scene = at({"cards": ["ac80"]}, {}, options=ADVANCED).do("action card", "card ac80", "part first")
    assert (scene.kind, len(scene.me.cards)) == ("put_away", 3 + 2 + 1)
    scene.do(*[f"put_away {name}" for name in scene.options[:2]])
    assert (len(scene.me.cards), len(scene.me.put_away), scene.seat) == (4, 2, 1)


@case("EVA-C183")
def test_parts_in_any_order_or_one_alone():
    me = {"cards": ["ac12"], "people": 1, "new": {"steel": 1}}  # gain / settle
    scene = at(me, {}, options=ADVANCED).do("action card", "card ac12")
    assert scene.options == ["first", "second", "pass"]
    scene.do("part second", "settle f2")
    assert scene.options == ["first", "pass"]
    scene.do("part pass")
    assert (scene.seat, scene.me.production, scene.old, scene.new) == (1, [0, 0, 2], [0, 0, 0], [0, 0, 0])


@case("EVA-C184")
def test_an_unused_card_has_its_power():
    scene = at({"cards": ["ac75"]}, {"passed": True}, options=ADVANCED)
    scene.do("action card", "card ac75", "part pass", "action pass")
    assert (scene.old, scene.new) == ([0, 0, 0], [0, 0, 0])
    while scene.seat != 0 or scene.kind not in ("space", "marker"):
        scene.position.choose(scene.seat, scene.ask.options[-1])
    assert scene.g.steps == BOX.cards.powers[BOX.cards.ids.index("ac75")][0] == 2


@case("EVA-C185")
def test_power_of_actions_and_cards():
    levels = dict(zip(BOX.cards.ids, BOX.cards.powers, strict=True))
    cards = [next(name for name in levels if levels[name] == wanted) for wanted in ([0], [2], [2, 4])]
    scene = at({"groups": [0, 1, 1, 0], "face_up": cards}, step="progress", turn=1, options=ADVANCED)
    scene.do("level 4")
    assert scene.g.steps == 11


# -- modules ----------------------------------------------------------------------------------------------------


@case("EVA-C190")
def test_an_objective_is_played_besides_a_later_action():
    me = {"research": [3, 1, 0], "old": {"energy": 9}, "new": {"energy": 9, "steel": 9, "food": 9}}
    scene = at(me, {"passed": True}, objectives=["p1", "p3", "p4"], options=BOTH)
    scene.do("action research", "research right")
    seen = []
    while scene.kind != "action":
        seen.append(scene.kind)
        scene.position.choose(0, scene.ask.options[-1])
    assert ([BOX.objectives.ids[each] for each in scene.me.objectives], "objective" in seen) == (["p4"], False)
    held, made = scene.me.cubes[3:], scene.me.production[:]
    scene.do("action gain_research", "objective p4")
    cost = BOX.objectives.costs[3 * BOX.objectives.ids.index("p4") :][:3]
    assert scene.me.cubes[3:] == [have - paid for have, paid in zip(held, cost, strict=True)]
    scene.do("raise steel")
    assert scene.me.production == [made[0], made[1] + 1, made[2]]
    assert scene.kind == "gain"


@pytest.mark.parametrize(
    "counts, points",
    [
        row("EVA-C192", (3, 2, 0), [6, 4, 0]),
        row("EVA-C193", (2, 2, 1, 0), [5, 5, 1, 0]),
        row("EVA-C194", (3, 1), [4, 0]),
    ],
)
def test_points_for_a_line(counts, points):
    assert lined(len(counts), 0, *counts) == points


@case("EVA-C228")
def test_three_module_tiles_define_three_lines():
    late = Late(3, **BOTH)
    assert [line // 2 for line in late.g.lines] == [0, 2, 4]  # the sites 1, 3 and 5
    assert all(len(BOX.modules.lines[line]) > 1 for line in late.g.lines)
    assert {Late(3, seed=seed, **BOTH).g.lines[0] % 2 for seed in range(20)} == {0, 1}


@case("EVA-C229")
def test_modules_belong_to_points_mode():
    options = {option.name: option.default_for(3, BOX) for option in GAME.options} | {"lines": "on"}
    rule = GAME.why_not_options(options, 3)
    assert (rule.id, rule.name) == ("EVA-930", "modules_race")
    assert GAME.why_not_options(options | {"mode": "points"}, 3) is None
