"""Turn order, progress and the transitions."""

from __future__ import annotations

import pytest

from boardwright.games.evacuation.queries import symbols
from boardwright.games.evacuation.rules.order import turn_order
from tests.games.evacuation.late import NEW, OLD, Late, space

T1, T2, T3, T4 = 5, 13, 23, 31
"""The last step before each transition, with the rulebook's action costs."""


def track(first: int, second: int, power: int, seats: int = 2, **options: str) -> Late:
    """Both markers of the first player stand on these steps; so great is the year's power."""
    late = Late(seats, **options)
    late.me.markers = [space(first), space(second)]
    late.me.up &= (1 << 11 - (first > T1) - (second > T1)) - 1
    late.me.power = power
    return late


def moved(late: Late) -> Late:
    return late.run(("progress", 0))


def steps(late: Late) -> set[int]:
    """The steps that may be reached."""
    return {int(text.partition(":")[0]) for text in late.options}


# -- turn order -------------------------------------------------------------------------------------------------


def order(faces: list[int], before: list[int]) -> list[int]:
    late = Late(len(faces))
    for me, many in zip(late.g.players, faces, strict=True):
        me.stadiums = [[], []]
        me.happy = many
    late.g.order = before
    turn_order(late.g, 0)
    found: list[int] = late.g.order
    return found


@pytest.mark.rule("EVA-601", "EVA-602")
@pytest.mark.parametrize(
    "faces, before, after",
    [
        ([2, 3, 1], [0, 1, 2], [1, 0, 2]),
        ([2, 2, 5], [0, 1, 2], [2, 1, 0]),
        ([1, 1, 1, 1], [0, 1, 2, 3], [3, 2, 1, 0]),
        ([4, 4, 4], [2, 0, 1], [1, 0, 2]),
        ([0, 7, 7, 3], [1, 3, 0, 2], [2, 1, 3, 0]),
    ],
)
def test_most_faces_first_and_equal_ones_reversed(faces, before, after):
    assert order(faces, before) == after


@pytest.mark.rule("EVA-601", "INT-07")
def test_stadiums_of_both_worlds_and_technologies_count():
    late = Late(2)
    late.give_stadiums(OLD, "st07")
    late.give_stadiums(NEW, "st05", seat=1)
    late.g.order = [1, 0]
    late.run(("turn_order", 0))
    assert late.g.order == [0, 1]


@pytest.mark.rule("EVA-611")
def test_all_markers_slide_into_the_passing_lane_first():
    late = Late(3)
    late.me.markers = [space(3, 1), space(2, 2)]
    late.g.players[2].markers = [space(4, 1), space(0)]
    late.run(("slide", 0))
    assert [me.markers for me in late.g.players] == [[9, 6], [0, 0], [12, 0]]


# -- the split --------------------------------------------------------------------------------------------------


@pytest.mark.rule("EVA-612")
def test_the_power_is_split_freely_and_used_up():
    late = moved(track(2, 1, 2)).do("marker 1")
    assert steps(late) == {1, 2, 3}
    late.do("space 2:passing")
    assert late.ask.about[0] == 0
    assert steps(late) == {3}
    late.do("space 3:passing")
    assert late.me.markers == [space(3), space(2)]


@pytest.mark.rule("EVA-612")
def test_a_step_with_both_markers_asks_for_one_of_them_only():
    late = moved(track(2, 2, 1))
    assert late.kind == "space"
    assert steps(late) == {2, 3}


@pytest.mark.rule("INT-09")
@pytest.mark.parametrize("ruling, reached", [("all", {3}), ("some", {2, 3})])
def test_may_steps_be_left_over(ruling, reached):
    late = moved(track(2, 1, 1, steps=ruling)).do("marker 1", "space 1:passing")
    assert steps(late) == reached


@pytest.mark.rule("EVA-617")
def test_markers_stay_within_one_transition():
    late = moved(track(T1, 0, 12)).do("marker 0")
    assert late.why_not(f"{T2 + 1}:passing") == ("EVA-617", "too_far_apart", 2, 1)
    assert max(steps(late)) == T2


@pytest.mark.rule("EVA-617", "INT-49")
@pytest.mark.parametrize("ruling, allowed", [("each", False), ("final", True)])
def test_the_distance_is_tested_after_each_move_or_only_at_the_end(ruling, allowed):
    late = moved(track(T2, T1, 2, split=ruling)).do("marker 0")
    assert (T2 + 1 in steps(late)) is allowed


@pytest.mark.rule("EVA-618", "INT-09")
def test_what_cannot_be_moved_is_lost():
    late = moved(track(36, 35, 9))
    assert late.told("steps_lost") == [(0, 8)]
    assert late.g.steps in (0, 1)


@pytest.mark.rule("EVA-618")
def test_at_the_end_of_the_track_the_rest_goes_to_the_other_marker():
    late = moved(track(34, 32, 4)).do("marker 0", "space 36:passing")
    assert steps(late) == {34}


@pytest.mark.rule("EVA-612", "EVA-618")
def test_no_step_back_and_none_beyond_the_end():
    late = moved(track(34, 32, 3)).do("marker 0")
    assert late.why_not("33:passing")[:2] == ("EVA-612", "not_backwards")
    assert late.why_not("37:passing") == ("EVA-618", "off_the_track", 37, 36)
    assert moved(track(4, 2, 2)).do("marker 0").why_not("7:passing") == ("EVA-612", "too_few_steps", 2, 3)


# -- spaces -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("EVA-613", "INT-52")
def test_three_spaces_a_step_but_the_start_has_one():
    late = moved(track(0, 0, 1, seats=3))
    assert late.options == ["0:passing", "1:passing", "1:side_a", "1:side_b"]
    assert late.why_not("0:side_a")[:2] == ("INT-52", "no_side_space")


@pytest.mark.rule("EVA-613")
def test_with_two_players_the_middle_lane_is_closed():
    late = moved(track(3, 3, 0))
    assert late.options == ["3:passing", "3:side_a"]
    assert late.why_not("3:side_b") == ("EVA-613", "lane_closed", 2, 3)


@pytest.mark.rule("EVA-613")
def test_a_side_space_holds_one_marker():
    late = track(3, 3, 0)
    late.g.players[1].markers = [space(3, 1), space(2)]
    late = moved(late)
    assert late.kind == ""
    late = track(3, 2, 0)
    late.g.players[1].markers = [space(3, 1), space(2)]
    assert moved(late).do("marker 0").kind == "space"


@pytest.mark.rule("INT-10")
@pytest.mark.parametrize("ruling, free", [("both", False), ("marked", True)])
def test_whether_a_plain_side_space_is_for_one_marker(ruling, free):
    late = track(6, 3, 0, seats=3, spaces=ruling)
    late.g.players[1].markers = [space(6, 2), space(2)]
    late.g.players[1].up &= ~(1 << 10)
    late = moved(late).do("marker 0")
    assert ("6:side_b" in late.options) is free


@pytest.mark.rule("EVA-614", "EVA-615", "INT-51")
@pytest.mark.parametrize("ruling, asked", [("effect", "gain"), ("symbol", "space")])
def test_a_resting_marker_may_take_a_side_space_and_its_effect(ruling, asked):
    late = moved(track(2, 1, 0, resting=ruling)).do("marker 0", "space 2:side_a")
    assert late.kind == asked


@pytest.mark.rule("EVA-615")
def test_an_effect_happens_at_once():
    late = moved(track(1, 0, 1)).do("marker 0", "space 2:side_a", "gain new:energy")
    assert late.me.cubes == [0, 0, 0, 1, 0, 0]


# -- transitions ------------------------------------------------------------------------------------------------


@pytest.mark.rule("EVA-621", "EVA-616")
def test_each_marker_that_passes_t1_turns_an_ocean():
    late = moved(track(T1, T1, 2)).do("space 6:passing", "space 6:passing")
    assert late.me.up.bit_count() == 9
    assert late.told("ocean_left") == [(0,), (0,)]
    assert late.me.production == [0, 0, 0]


@pytest.mark.rule("EVA-621")
def test_the_first_passing_of_t1_turns_one():
    late = moved(track(T1, 0, 1)).do("marker 0", "space 6:passing")
    assert late.me.up.bit_count() == 10


@pytest.mark.rule("EVA-622", "EVA-623")
def test_only_the_second_marker_past_t2_raises_production():
    late = track(T2, T2, 2)
    late.me.production = [3, 2, 4]
    late = moved(late).do(f"space {T2 + 2}:passing")
    assert late.me.production == [3, 2, 4]
    late = track(T2 + 2, T2, 1)
    late.me.production = [3, 2, 4]
    late = moved(late).do("marker 1", f"space {T2 + 1}:passing").finish()
    assert late.me.production == [4, 3, 5]


@pytest.mark.rule("EVA-624", "INT-22")
@pytest.mark.parametrize("first, second, production", [(T3, T3 - 1, [7, 7, 7]), (T3 + 1, T3, [8, 8, 8])])
def test_t3_likewise(first, second, production):
    late = track(first, second, 1)
    late.me.production = [7, 7, 7]
    marker = 1 if first > T3 else 0
    late = moved(late).do(f"marker {marker}", f"space {T3 + 1}:passing")
    assert late.me.production == production


@pytest.mark.rule("EVA-625")
def test_the_second_passing_of_t4_has_no_effect():
    late = moved(track(T4 + 1, T4, 1)).do("marker 1", f"space {T4 + 1}:passing")
    assert late.me.production == [0, 0, 0]


@pytest.mark.rule("EVA-803", "EVA-624")
def test_a_race_run_in_progress_ends_after_the_phase():
    late = track(T3 + 1, T3, 1, seats=3)
    late.me.production = [7, 7, 7]
    late.give_stadiums(NEW, "st05", "st06", "st07")
    late.g.phase = 5
    late.run(("progress", 0), ("progress", 1), ("phase", 6)).do("marker 1", f"space {T3 + 1}:passing")
    assert (late.g.trigger, late.g.trigger_phase, late.g.ended) == (0, 5, False)
    late.do(f"space {T3 + 1}:passing")
    assert late.kind == "lowest"
    assert len(late.told("advanced")) == 4


@pytest.mark.rule("EVA-610")
def test_progress_is_played_in_the_new_order():
    late = Late(3)
    late.g.order = [2, 0, 1]
    late.run(("phase", 5))
    assert late.told("advanced") == [(seat, marker, 0) for seat in (2, 0, 1) for marker in (0, 1)]


@pytest.mark.rule("INT-50", "EVA-616")
def test_transitions_come_before_the_space():
    """Past T1 onto the space of step 8 that gives food."""
    late = moved(track(T1, 0, 3)).do("marker 0", "space 8:side_a")
    assert (late.kind, late.me.up.bit_count()) == ("gain", 10)


@pytest.mark.rule("INT-57", "EVA-615", "EVA-454")
def test_a_symbol_counts_as_long_as_the_marker_stands_there():
    late = moved(track(3, 0, 1)).do("marker 0", "space 4:side_a")
    assert symbols(late.g, late.me) == 1
    late.run(("slide", 0))
    assert symbols(late.g, late.me) == 0
