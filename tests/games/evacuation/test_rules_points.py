"""Points Mode: the draft of goals, what a seat can know of it, and the points."""

from __future__ import annotations

import pytest

from boardwright.core.chance import Chance
from boardwright.games.evacuation.queries_end import share
from boardwright.games.evacuation.rules.points import goal_groups, kept_goals
from tests.games.evacuation.late import BOX, EDITION, GAME, NEW, Late

POINTS = {"mode": "points"}


def goal(name: str) -> int:
    return 80 + int(BOX.goals.ids.index(name))


def drafting(seats: int, rounds: int, pick: int = 0) -> Late:
    """Everybody has kept so many goals, always the one at this place of what he held."""
    late = Late(seats, **POINTS)
    late.give_ship("s01")
    late.me.cubes[0] = 1
    late.run(("goal_draft", 0), ("transport", 0))
    for _ in range(rounds):
        for seat in range(seats):
            ask = late.position.ask_of(seat)
            late.position.choose(seat, ask.options[pick % len(ask.options)])
    GAME.audit(late.g)
    return late


# -- the draft --------------------------------------------------------------------------------------------------


@pytest.mark.rule("EVA-115", "INT-36")
def test_each_keeps_one_and_passes_the_rest_to_the_next_seat():
    late = drafting(3, 0)
    packets = [packet[:] for packet in late.g.packets]
    assert [len(packet) for packet in packets] == [4, 4, 4]
    assert len(late.position.asks) == 3
    for seat in range(3):
        late.position.choose(seat, packets[seat][1])
    assert [me.goals for me in late.g.players] == [[packet[1]] for packet in packets]
    assert [sorted(packet) for packet in late.g.packets] == [
        sorted(set(packets[before]) - {packets[before][1]}) for before in (2, 0, 1)
    ]


@pytest.mark.rule("EVA-115")
def test_the_last_goal_is_taken_and_one_of_four_given_up():
    late = drafting(4, 3)
    assert [len(me.goals) for me in late.g.players] == [4, 4, 4, 4]
    assert {ask.kind.name for ask in late.position.asks} == {"give_up"}
    given = []
    for seat in range(4):
        given.append(late.g.players[seat].goals[seat % 4])
        late.position.choose(seat, given[-1])
    for me, gone in zip(late.g.players, given, strict=True):
        assert kept_goals(me) == [each for each in me.goals if each != gone]
        assert len(kept_goals(me)) == 3


@pytest.mark.rule("EVA-115", "INT-42")
def test_the_draft_is_secret():
    late = drafting(2, 0)
    assert all(ask.kind.secret and ask.kind.private for ask in late.position.asks)


# -- what passed by ---------------------------------------------------------------------------------------------


def groups(late: Late, seat: int) -> list[tuple[set[int], set[int]]]:
    return [(set(places), set(pile)) for places, pile in goal_groups(late.g, seat) if len(places) + len(pile) > 1]


@pytest.mark.rule("EVA-115", "INT-42")
def test_before_anything_passed_all_other_goals_are_alike():
    late = drafting(3, 0)
    assert groups(late, 0) == [({*late.g.packets[1], *late.g.packets[2]}, set(late.g.goal_pile))]


@pytest.mark.rule("EVA-115", "INT-42")
def test_what_a_seat_passed_on_lies_with_those_who_held_it_since():
    """After two rounds of three: seat 0 passed three goals on to seat 1, who kept one and passed two to seat 2."""
    late = drafting(3, 2)
    g = late.g
    passed_on = {g.players[1].goals[1], *g.packets[2]}
    found = groups(late, 0)
    assert (passed_on, set()) in found
    unseen, pile = found[0]
    assert pile == set(g.goal_pile)
    assert unseen == {g.players[1].goals[0], g.players[2].goals[0], g.players[2].goals[1]}
    assert (set(g.packets[1]), set()) in found


@pytest.mark.rule("EVA-115", "INT-42")
def test_with_two_seats_what_comes_back_tells_what_was_kept():
    """Seat 0 sees its first packet again in round three: what the other took of it is certain."""
    late = drafting(2, 2)
    g = late.g
    movable = {goal for places, pile in groups(late, 0) for goal in places | pile}
    assert g.players[1].goals[1] not in movable
    assert g.players[1].goals[0] in movable


@pytest.mark.rule("EVA-115", "INT-42")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("rounds", [0, 1, 2, 3, 4])
def test_goals_dealt_anew_fit_what_the_seat_has_seen(seats, rounds):
    """The seat's own goals and packet, and the set of goals of every packet that passed by, stay."""
    late = drafting(seats, rounds, pick=1)
    me = late.g.players[0]
    held = {me.seat: set(me.goals) | set(late.g.packets[0] if rounds < 4 else [])}
    for seed in range(5):
        twin = late.position.determinise(0, Chance(seed))
        again = twin.state.players[0]
        assert set(again.goals) | set(twin.state.packets[0] if rounds < 4 else []) == held[0]
        GAME.audit(twin.state)
        for places, pile in goal_groups(late.g, 0)[1:]:
            assert not pile
            where = [sorted(find(late.g, each) for each in places), sorted(find(twin.state, each) for each in places)]
            assert where[0] == where[1]


def find(g, identity):
    """Where an identity lies: whose goals or tokens and at which place, or in which packet."""
    for me in g.players:
        for name, row in (("goals", me.goals), ("given", me.given)):
            if identity in row:
                return name, me.seat, row.index(identity)
    for number, packet in enumerate(g.packets):
        if identity in packet:
            return "packet", number, -1
    return "pile", -1, -1


@pytest.mark.rule("EVA-115", "INT-42")
def test_which_goal_was_given_up_is_dealt_anew():
    late = drafting(2, 4)
    other = late.g.players[1]
    seen = set()
    for seed in range(30):
        twin = late.position.determinise(0, Chance(seed)).state.players[1]
        seen.add(twin.given.index(min(twin.given)))
    assert seen == {0, 1, 2, 3}
    assert len(other.given) == 4


# -- points -----------------------------------------------------------------------------------------------------


def scored(*markers: list[int], **options: str) -> Late:
    """Everything evacuated, three NW stadiums each, no goals; these NW markers."""
    late = Late(len(markers), **(POINTS | options))
    fillers = [["st05", "st06", "st07"], ["st08", "st09", "st10"], ["st11", "st12", "st13"], ["st14", "st15", "st16"]]
    for me, production in zip(late.g.players, markers, strict=True):
        me.production = production
        me.up = 0
        late.give_stadiums(NEW, *fillers[me.seat], seat=me.seat)
    late.g.ended = True
    return late


def sheet(late: Late, seat: int = 0) -> dict[str, int]:
    return {rule.name: number for rule, number in GAME.result(late.g).sheets[seat]}


@pytest.mark.rule("EVA-821")
@pytest.mark.parametrize("low, points", [(8, 10), (10, 19), (11, 22), (12, 25), (0, 0)])
def test_the_chart(low, points):
    assert sheet(scored([low, 20, 20], [1, 1, 1])).get("chart", 0) == points


@pytest.mark.rule("EVA-822")
def test_goals_that_are_met_score():
    late = scored([12, 12, 9], [1, 1, 1])
    late.g.goal_pile = [each for each in late.g.goal_pile if each not in (goal("g13"), goal("g14"), goal("g15"))]
    late.me.goals = [goal("g13"), goal("g14"), goal("g15")]
    found = [(rule.have, number) for rule, number in GAME.result(late.g).sheets[0] if rule.name == "goal"]
    assert found == [(12, 13), (13, 13)]


@pytest.mark.rule("EVA-115", "EVA-822")
def test_a_goal_given_up_scores_nothing():
    late = scored([12, 12, 20], [1, 1, 1])
    late.me.goals = [goal("g13"), goal("g14"), goal("g15"), goal("g01")]
    late.me.given = [97, 96, 98, 99]
    assert [rule.have for rule, _ in GAME.result(late.g).sheets[0] if rule.name == "goal"] == [12, 14]


@pytest.mark.rule("EVA-823", "INT-06", "INT-05")
@pytest.mark.parametrize(
    "tiles, options, points",
    [
        (0b1, {}, -2),
        (0b1000000, {}, -3),
        (0b11000000000, {}, -4),
        (0b11000000000, {"oceans": "free"}, 0),
    ],
)
def test_sites_left_behind(tiles, options, points):
    late = scored([8, 8, 8], [8, 8, 8], **options)
    late.me.up = tiles
    assert sheet(late).get("sites", 0) == points


@pytest.mark.rule("EVA-823", "INT-06")
@pytest.mark.parametrize("ruling, points", [("tile", -3), ("circles", -4)])
def test_a_site_of_two_circles(ruling, points):
    """Here the tile says 3, and 2 people could have been evacuated."""
    late = scored([8, 8, 8], [8, 8, 8], site_penalty=ruling)
    late.g.box = GAME.load_box(EDITION)
    late.g.box.old.people[6] = 2
    late.me.up = 0b1000000
    assert sheet(late)["sites"] == points


@pytest.mark.rule("EVA-824")
def test_missing_stadiums_and_chips_cost_three():
    late = scored([8, 8, 8], [8, 8, 8])
    late.me.stadiums[NEW] = late.me.stadiums[NEW][:1]
    late.me.penalties = 2
    assert (sheet(late)["stadiums"], sheet(late)["chips"]) == (-6, -6)


@pytest.mark.rule("EVA-825", "EVA-826", "INT-25")
@pytest.mark.parametrize(
    "values, points, shared, expected",
    [
        ([7, 5, 3], [6, 4, 1], True, [6, 4, 1]),
        ([6, 4, 4], [6, 4, 1], True, [6, 2, 2]),
        ([6, 6, 4], [6, 4, 1], True, [5, 5, 1]),
        ([3, 2, 0], [6, 4, 1], True, [6, 4, 0]),
        ([2, 2, 1, 0], [6, 4, 1], True, [5, 5, 1, 0]),
        ([4, 3, 2, 1], [6, 4, 1], True, [6, 4, 1, 0]),
        ([5, 5, 5, 5], [6, 4, 1], True, [2, 2, 2, 2]),
        ([6, 4], [4, 0], True, [4, 0]),
        ([4, 4], [4, 0], True, [2, 2]),
        ([4, 4], [4, 0], False, [4, 4]),
        ([0, 0], [4, 0], True, [0, 0]),
    ],
)
def test_places_and_ties(values, points, shared, expected):
    assert [share(values, mine, points, shared) for mine in values] == expected


@pytest.mark.rule("EVA-825", "INT-07")
@pytest.mark.parametrize("ruling, points", [("stadiums", 0), ("technologies", 4)])
def test_faces_of_technologies(ruling, points):
    late = scored([8, 8, 8], [8, 8, 8], points_faces=ruling)
    late.me.happy = 9
    assert sheet(late).get("faces", 0) == points


@pytest.mark.rule("EVA-825")
def test_faces_need_three_stadiums_on_nw():
    late = scored([8, 8, 8], [8, 8, 8])
    late.g.players[1].stadiums[NEW].pop()
    assert (sheet(late).get("faces"), sheet(late, 1).get("faces")) == (4, None)


@pytest.mark.rule("INT-25")
def test_a_tie_of_two_by_ruling_in_full():
    late = scored([8, 8, 8], [8, 8, 8], face_tie="full")
    late.g.players[1].stadiums[NEW] = late.me.stadiums[NEW][:]
    assert (sheet(late)["faces"], sheet(late, 1)["faces"]) == (4, 4)


@pytest.mark.rule("EVA-827")
def test_the_most_points_win_and_equal_ones_stay_tied():
    late = scored([8, 8, 8], [9, 9, 9], [8, 8, 8])
    for me in late.g.players:
        me.stadiums[NEW] = [0, 0, 0]
    assert GAME.result(late.g).places == [2, 1, 2]


@pytest.mark.rule("EVA-820")
def test_the_race_is_ignored():
    late = scored([8, 8, 7], [8, 8, 8])
    late.g.ended = False
    late.me.markers = [69, 72]
    late.me.power = 1
    late.g.players[1].markers = [18, 18]
    late.run(("progress", 0)).do("marker 0", "space 24:passing")
    assert (late.me.production, late.g.trigger) == ([9, 9, 8], -1)


@pytest.mark.rule("EVA-820")
def test_four_years_then_the_points():
    late = Late(2, **POINTS)
    late.g.year = 4
    late.g.bonuses = late.g.bonuses[-1:]
    late.run(("phase", 7))
    assert (late.g.ended, GAME.result(late.g).reason.name) == (True, "four_years")
