"""The end of a race: trigger, penalties, bonuses, who wins."""

from __future__ import annotations

import pytest

from boardwright.core.position import Position
from boardwright.games.evacuation.rules.actions import next_turn
from boardwright.games.evacuation.words import words
from tests.games.evacuation.late import GAME, NEW, STEPS, Late

ALL_DOWN = 0
FILLERS = [["st05", "st06", "st07"], ["st08", "st09", "st10"], ["st11", "st12", "st13"], ["st14", "st15", "st16"]]


def race(*markers: list[int], seats: int = 0, **options: str) -> Late:
    """Everybody has evacuated all, has no chip, these NW markers, three NW stadiums and no face at all."""
    late = Late(seats or len(markers), **options)
    for me, production in zip(late.g.players, markers, strict=True):
        me.production = production[:]
        me.up = ALL_DOWN
        me.markers = [3 * 6, 3 * 6]
        late.give_stadiums(NEW, *FILLERS[me.seat], seat=me.seat)
    return late


def faces(late: Late, *many: int) -> Late:
    """So many faces in all, on technologies as far as the stadiums do not show them."""
    box = late.g.box
    for me, wanted in zip(late.g.players, many, strict=True):
        shown = sum(box.stadiums.faces[each] for side in me.stadiums for each in side)
        me.happy = wanted - shown
    return late


def corrected(late: Late, seat: int = 0) -> list[int]:
    me = late.g.players[seat]
    return [me.production[n] - me.corrections[n] + me.corrections[3 + n] for n in range(3)]


def correct(late: Late, *answers: str) -> list[list[int]]:
    """All markers after the corrections."""
    play(begin(late), *answers)
    return [corrected(late, seat) for seat in range(len(late.g.players))]


def begin(late: Late) -> Late:
    """The corrections of all; the scores here need not fit the boards."""
    late.g.plan([*[(STEPS["corrections"], seat) for seat in range(len(late.g.players))], (STEPS["end"], 0)])
    late.position = Position.start(GAME, late.g)
    return late


def play(late: Late, *answers: str) -> None:
    """These answers to what is asked, to the end."""
    for answer in answers:
        kind, _, label = answer.partition(" ")
        assert (late.kind, label in late.options) == (kind, True), f"{answer}: {late.kind} {late.options}"
        late.position.choose(late.ask.seat, late.ask.options[late.options.index(label)])
    assert late.kind == ""


def places(late: Late, *answers: str) -> list[int]:
    correct(late, *answers)
    found: list[int] = GAME.result(late.g).places
    return found


# -- penalties and bonuses --------------------------------------------------------------------------------------


@pytest.mark.rule("EVA-805")
def test_a_chip_a_site_and_a_missing_stadium_cost_one_each():
    late = faces(race([6, 8, 9], [8, 9, 9]), 10, 20)
    late.me.penalties = 1
    late.me.up = 1
    late.g.rows[1].append(late.me.stadiums[NEW].pop())
    faces(late, 10, 20)
    assert correct(late)[0] == [3, 8, 9]


@pytest.mark.rule("EVA-805")
def test_of_equal_lowest_markers_the_owner_picks_one_for_all_penalties():
    late = faces(race([8, 8, 9], [9, 9, 9]), 10, 20)
    late.me.penalties = 1
    assert correct(late, "lowest steel", "lowest food")[0] == [8, 7, 9]


@pytest.mark.rule("INT-12", "EVA-805")
def test_all_penalties_are_on_one_marker():
    late = faces(race([8, 8, 9], [8, 9, 9]), 10, 20)
    late.me.penalties = 4
    assert correct(late, "lowest steel")[0] == [8, 4, 9]


@pytest.mark.rule("EVA-805", "INT-12")
def test_there_is_no_floor():
    late = faces(race([0, 8, 9], [9, 8, 9]), 10, 20)
    late.me.penalties = 3
    assert correct(late)[0] == [-3, 8, 9]


@pytest.mark.rule("INT-05", "EVA-805")
@pytest.mark.parametrize("ruling, lowest", [("count", 4), ("free", 6)])
def test_do_oceans_count_as_sites_left(ruling, lowest):
    late = faces(race([6, 8, 9], [9, 8, 9], oceans=ruling), 10, 20)
    late.me.up = 0b11000000000
    late.me.markers = [0, 0]
    assert min(correct(late)[0]) == lowest


@pytest.mark.rule("EVA-806")
def test_three_players_most_two_second_one():
    late = faces(race([4, 9, 9], [7, 9, 9], [5, 9, 9]), 30, 20, 10)
    assert [min(each) for each in correct(late)] == [6, 8, 5]


@pytest.mark.rule("EVA-806")
def test_two_players_most_one_second_nothing():
    assert [min(each) for each in correct(faces(race([4, 9, 9], [7, 8, 9]), 30, 20))] == [5, 7]


@pytest.mark.rule("EVA-806", "INT-11")
def test_two_equal_lowest_markers_share_the_two():
    late = faces(race([7, 7, 9], [9, 9, 11], [9, 9, 11]), 30, 20, 10)
    assert correct(late, "lowest energy")[0] == [8, 8, 9]


@pytest.mark.rule("INT-11")
def test_of_three_equal_ones_two_are_picked():
    late = faces(race([7, 7, 7], [1, 9, 11], [1, 9, 11]), 30, 20, 10)
    assert correct(late, "lowest energy", "lowest food")[0] == [8, 7, 8]
    late = begin(faces(race([7, 7, 7], [1, 9, 11], [1, 9, 11]), 30, 20, 10))
    assert late.options == ["energy", "steel"]
    assert late.why_not("food")[:2] == ("INT-11", "leaves_no_second")


@pytest.mark.rule("EVA-807", "INT-27")
@pytest.mark.parametrize(
    "shown, bonuses",
    [([25, 23, 23, 21], [2, 1, 1, 0]), ([25, 25, 23, 21], [2, 2, 0, 0]), ([25, 25, 25, 25], [2, 2, 2, 2])],
)
def test_ties_for_faces(shown, bonuses):
    late = faces(race([1, 9, 9], [1, 9, 9], [1, 9, 9], [1, 9, 9]), *shown)
    assert [each[0] - 1 for each in correct(late)] == bonuses


@pytest.mark.rule("INT-27", "EVA-807")
def test_two_players_tied_for_most_both_rise():
    assert [each[0] for each in correct(faces(race([1, 9, 9], [1, 9, 9]), 20, 20))] == [2, 2]


@pytest.mark.rule("INT-28")
@pytest.mark.parametrize("ruling, bonus", [("rank", 1), ("excluded", 0)])
def test_do_players_without_faces_rank(ruling, bonus):
    late = race([1, 9, 9], [1, 9, 9], [1, 9, 9], faceless=ruling)
    for me in late.g.players:
        me.stadiums = [[], []]
    assert correct(faces(late, 5, 0, 0))[1][0] == 1 - 3 + bonus


@pytest.mark.rule("EVA-805")
def test_only_a_lowest_marker_may_be_named():
    late = faces(race([8, 8, 9], [9, 9, 9]), 10, 20)
    late.me.penalties = 1
    begin(late)
    assert late.why_not("food") == ("EVA-805", "not_the_lowest", 9, 8)


# -- who wins ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("EVA-811", "EVA-805", "EVA-806")
def test_the_corrected_values_count():
    late = faces(race([8, 8, 8], [7, 9, 9]), 20, 30)
    late.me.penalties = 1
    assert places(late, "lowest food") == [2, 1]
    assert (corrected(late), corrected(late, 1)) == ([8, 8, 7], [8, 9, 9])


@pytest.mark.rule("INT-53")
@pytest.mark.parametrize("ruling, winners", [("off", [2, 1]), ("on", [1, 2])])
def test_must_a_winner_have_met_the_conditions_before(ruling, winners):
    """The second is lifted to 8 by faces; the first had 8 all along."""
    late = faces(race([9, 9, 9], [7, 9, 9], race_before=ruling), 19, 20)
    assert places(late) == winners


@pytest.mark.rule("EVA-811")
def test_among_several_the_most_faces_win():
    assert places(faces(race([9, 10, 11], [8, 9, 10], [9, 10, 11]), 24, 26, 20)) == [2, 1, 3]


@pytest.mark.rule("EVA-811", "INT-54")
def test_equal_winners_share():
    late = faces(race([8, 9, 10], [12, 13, 14]), 20, 20)
    assert places(late) == [1, 1]


@pytest.mark.rule("EVA-812")
def test_nobody_qualifies_the_highest_lowest_wins():
    assert places(faces(race([4, 9, 9], [5, 9, 9], [3, 9, 9]), 20, 20, 20)) == [2, 1, 3]


@pytest.mark.rule("EVA-812")
def test_then_three_stadiums_before_faces():
    late = race([6, 9, 9], [8, 9, 9])
    late.g.rows[1].append(late.g.players[1].stadiums[NEW].pop())
    late = faces(late, 20, 30)
    late.g.players[1].production[0] = 6
    assert places(late) == [1, 2]
    assert [min(corrected(late, seat)) for seat in (0, 1)] == [6, 6]


@pytest.mark.rule("EVA-812")
def test_then_the_second_lowest_marker():
    assert places(faces(race([5, 7, 9], [5, 8, 8]), 20, 20)) == [2, 1]


@pytest.mark.rule("EVA-812", "INT-54")
def test_equal_in_everything_is_shared():
    assert places(faces(race([5, 8, 9], [9, 5, 8]), 20, 20)) == [1, 1]


@pytest.mark.rule("EVA-805", "EVA-806")
def test_the_sheet_adds_up_to_the_lowest_marker():
    late = faces(race([8, 8, 9], [3, 9, 9], [1, 9, 9]), 30, 20, 10)
    late.me.penalties = 3
    correct(late, "lowest steel")
    sheet = GAME.result(late.g).sheets[0]
    assert [(rule.name, number) for rule, number in sheet] == [
        ("lowest_marker", 8),
        ("race_chips", -3),
        ("race_faces", 2),
    ]
    assert sum(number for _, number in sheet) == min(corrected(late))


# -- the trigger ------------------------------------------------------------------------------------------------


@pytest.mark.rule("EVA-005", "EVA-801", "INT-35")
@pytest.mark.parametrize("markers, stadiums, run", [([8, 8, 8], 3, True), ([8, 8, 7], 3, False), ([8, 9, 8], 2, False)])
def test_what_a_race_needs(markers, stadiums, run):
    late = Late(2)
    late.me.production = markers
    late.give_stadiums(NEW, *FILLERS[0][:stadiums])
    late.give_ship("s16")
    late.me.cubes[0] = 3
    late.g.phase = 3
    late.run(("transport", 0)).do("fly s16", "load energy")
    late.finish()
    assert (late.g.trigger == 0) is run


@pytest.mark.rule("EVA-803", "EVA-801")
def test_a_race_run_in_transport_ends_after_transport():
    late = Late(2)
    late.me.production = [8, 8, 8]
    late.give_stadiums(NEW, "st05", "st06")
    late.give_ship("s16")
    late.me.cubes[0] = 3
    late.run(("phase", 3)).do("fly s16", "load_stadium st01")
    late.finish()
    while late.kind:
        late.position.choose(late.ask.seat, late.ask.options[0])
    assert (late.g.ended, late.told("ordered"), late.g.year) == (True, [], 1)
    assert GAME.result(late.g).reason.name == "race_ended"


@pytest.mark.rule("EVA-802", "INT-17", "INT-34")
def test_a_race_run_in_actions_gives_later_players_a_turn_and_all_a_transport():
    late = Late(3)
    late.g.order = [1, 0, 2]
    late.g.trigger, late.g.trigger_phase, late.g.phase = 0, 2, 2
    for me in late.g.players:
        late.give_ship(f"s0{me.seat + 1}", seat=me.seat)
        me.cubes[0] = 2
    late.g.players[2].cubes[0] = 1
    late.g.plan([(STEPS["phase"], 3)])
    next_turn(late.g, 0)
    assert late.g.agenda[-1] == (STEPS["action_turn"], 2)
    late.run()
    assert (late.kind, late.seat) == ("action", 2)
    late.do("action pass", "fly s01", "fly s02", "fly s03")
    late.finish()
    while late.kind:
        late.position.choose(late.ask.seat, late.ask.options[0])
    assert (late.told("ordered"), late.g.ended) == ([], True)


@pytest.mark.rule("EVA-802", "EVA-803", "EVA-804")
def test_without_a_race_the_game_ends_after_year_four():
    late = Late(2)
    late.g.year = 4
    late.g.bonuses = late.g.bonuses[-1:]
    late.run(("phase", 7))
    while late.kind:
        late.position.choose(late.ask.seat, late.ask.options[0])
    assert (late.g.ended, GAME.result(late.g).reason.name) == (True, "years_over")


@pytest.mark.rule("INT-55", "EVA-801")
def test_a_second_race_changes_nothing_and_the_end_stays():
    late = Late(2)
    late.g.trigger, late.g.trigger_phase, late.g.phase = 1, 2, 3
    late.me.production = [8, 8, 8]
    late.give_stadiums(NEW, "st05", "st06")
    late.give_ship("s16")
    late.me.cubes[0] = 3
    late.run(("transport", 0)).do("fly s16", "load_stadium st01").finish()
    assert (late.g.trigger, late.g.trigger_phase, late.told("triggered")) == (1, 2, [])


@pytest.mark.rule("INT-56", "EVA-802")
@pytest.mark.parametrize("ruling, may_pass", [("may", True), ("must", False)])
def test_may_the_last_action_be_left_out(ruling, may_pass):
    late = Late(2, last_action=ruling)
    late.g.trigger, late.g.trigger_phase, late.g.phase = 0, 2, 2
    late.me.cubes = [5] * 6
    late.g.players[1].cubes = [5] * 6
    late.run(("action_turn", 1))
    assert ("pass" in late.options) is may_pass


@pytest.mark.rule("INT-33", "EVA-805")
def test_there_is_no_limit_to_chips():
    late = faces(race([6, 9, 9], [8, 9, 9]), 10, 20)
    late.me.penalties = 33
    assert correct(late)[0] == [-27, 9, 9]


@pytest.mark.rule("EVA-805", "EVA-806")
def test_the_log_tells_by_how_much_a_marker_moves():
    late = faces(race([6, 8, 9], [8, 9, 9]), 20, 10)
    late.me.penalties = 2
    late.g.notes = []
    assert correct(late)[0] == [6 - 2 + 1, 8, 9]
    said = [words("en").note(GAME.view(late.g, 0), entry) for entry in late.g.notes]
    assert [line for line in said if "for energy goes down by 2." in line]
    assert [line for line in said if "for energy goes up by 1." in line]
