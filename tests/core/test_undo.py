from __future__ import annotations

import json

import pytest

from boardwright.core.errors import IllegalChoice
from boardwright.core.table import Table, resume
from boardwright.core.together import together
from boardwright.fuzz.properties import at_table, save_fault, undo_fault, whole
from tests.core.playing import everything, play_out, questions_of, random_choice, sit_down
from tests.core.toy import PICK, SAW, seen, table, toy
from tests.heist import BOX, HEIST


def restarted(at: Table) -> Table:
    return resume(at.game, json.loads(json.dumps(at.snapshot())), at.box)


# -- undo -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_undo_and_redo_is_no_change_at_every_question(seats):
    at = sit_down(seats, key=seats)
    tried = 0
    for random in questions_of(at, seats):
        seat, choice = random_choice(at, random)
        before = len(at.entries)
        assert undo_fault(at, seat, choice) == ""
        tried += len(at.entries) - before == 3
        if at.over:
            break
    assert tried > 10


def solo(g, seat):
    """Two answers of seat 0 a step; the second step draws in its middle."""
    g.seen.append((yield PICK.must(0, (4,))))
    if seat == 1:
        g.chance.seal()
    g.note(SAW, (g.seen[-1],))
    g.seen.append((yield PICK.must(0, (5,))))
    if seat < 2:
        g.plan([(0, seat + 1)])


def test_undo_goes_back_over_steps_up_to_the_last_draw():
    at = table(solo)
    stages = []
    for answer in (1, 2, 3, 4, 0, 1):
        stages.append(at_table(at)[:2])
        at.choose(0, answer)
    assert at.over
    for stage in (stages[5], stages[4], stages[3]):
        at.undo(0)
        assert at_table(at)[:2] == stage
    assert not at.can_undo(0)
    with pytest.raises(IllegalChoice, match="nothing to take back"):
        at.undo(0)


def two_seats(g, seat):
    for asked in (0, 0, 1, 0):
        g.seen.append((yield PICK.must(asked, (4,))))


def test_another_seats_answer_bars_undo_until_it_is_taken_back_itself():
    at = table(two_seats)
    at.choose(0, 1)
    at.choose(0, 2)
    assert at.can_undo(0)
    at.choose(1, 3)
    assert not at.can_undo(0)
    assert at.can_undo(1)
    at.undo(1)
    assert at.can_undo(0)
    at.undo(0)
    at.undo(0)
    assert whole(at.position) == whole(table(two_seats).position)


def test_undo_stays_in_the_record_as_an_entry():
    at = table(two_seats)
    at.choose(0, 1)
    at.undo(0)
    at.choose(0, 3)
    assert [line.text for line in at.entries] == ["pick 1", "undo", "pick 3"]
    assert len({line.hash for line in at.entries}) == 3
    assert everything(Table.replay(at.game, at.record(), at.box)) == everything(at)


def test_after_undo_the_same_draws_come():
    def step(g, seat):
        g.seen.append((yield PICK.must(0, (4,))))
        g.seen.append((yield PICK.must(0, (4,))))
        g.seen.append(g.chance.below(10**9))

    straight, wavering = table(step), table(step)
    for answer in (1, 2):
        straight.choose(0, answer)
    wavering.choose(0, 3)
    wavering.undo(0)
    for answer in (1, 2):
        wavering.choose(0, answer)
    assert whole(straight.position) == whole(wavering.position)


def test_looking_at_a_hand_cannot_be_undone():
    looked = 0
    for key in range(30):
        at = sit_down(3, key=key)
        for _ in questions_of(at, key):
            kinds = {ask.kind.name: ask for ask in at.asks}
            if "spy" in kinds:
                ask = kinds["spy"]
                at.choose(ask.seat, ask.options[0])
                assert [at.can_undo(seat) for seat in range(3)] == [False] * 3
                looked += 1
                break
    assert looked > 5


# -- after a restart --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_table_comes_back_whole_at_every_question(seats):
    at = sit_down(seats, key=seats + 10)
    for random in questions_of(at, seats):
        if random.random() < 0.6:
            continue
        assert save_fault(at) == ""
        twin = restarted(at)
        assert everything(twin) == everything(at)
        seat = random.randrange(seats)
        if at.can_undo(seat):
            at.undo(seat)
            twin.undo(seat)
            assert everything(twin) == everything(at)
    assert everything(restarted(at)) == everything(at)


def test_a_table_comes_back_from_a_restart_of_a_restart():
    at = play_out(sit_down(key=2), 2, 20)
    assert everything(restarted(restarted(at))) == everything(at)


def test_undo_of_several_answers_survives_a_restart():
    at = table(solo)
    for answer in (1, 2, 3, 4, 0):
        at.choose(0, answer)
    twin = restarted(at)
    for each in (at, twin):
        each.undo(0)
        each.undo(0)
        assert not each.can_undo(0)
    assert everything(twin) == everything(at)


def test_undo_of_two_seats_in_a_row_survives_a_restart():
    at = table(two_seats)
    for seat, answer in ((0, 1), (0, 2), (1, 3)):
        at.choose(seat, answer)
    twin = restarted(at)
    for seat in (1, 0, 0):
        twin.undo(seat)
    assert whole(twin.position) == whole(table(two_seats).position)


def test_who_sits_where_survives_a_restart():
    at = sit_down(3, key=1)
    at.sit(2, "bot greedy")
    at.sit(0, "leave")
    assert restarted(at).players == at.players == ["leave", "human", "greedy"]
    play_out(at, 1, 12)
    at.sit(0, "back")
    assert restarted(at).players == ["human", "human", "greedy"]


def test_a_snapshot_holds_the_seed_only_as_its_record():
    snapshot = sit_down(key=7).snapshot()
    del snapshot["record"]
    assert bytes([7] * 16).hex() not in json.dumps(snapshot)


# -- under newer rules ------------------------------------------------------------------------------------------


def four_below(limit):
    def step(g, seat):
        for _ in range(4):
            g.seen.append((yield PICK.must(0, (limit,))))

    return step


def test_under_newer_rules_play_goes_on_with_the_answers_that_still_fit():
    at = table(four_below(6))
    for answer in (1, 3, 5, 2):
        at.choose(0, answer)
    newer = toy(four_below(4))
    newer.version = 2
    twin = resume(newer, json.loads(json.dumps(at.snapshot())), BOX)
    assert seen(twin.position) == [1, 3]
    assert [line.text for line in twin.entries] == ["pick 1", "pick 3"]
    assert twin.record().version == 1
    twin.choose(0, 2)
    assert everything(resume(newer, twin.snapshot(), BOX)) == everything(twin)


def sealed(limit):
    def step(g, seat):
        g.seen.append((yield PICK.must(0, (6,))))
        g.seen.append((yield PICK.must(0, (limit,))))
        g.seen.append((yield PICK.must(0, (6,))))
        g.chance.seal()
        g.seen.append((yield PICK.must(0, (6,))))

    return step


def test_under_newer_rules_a_step_is_taken_up_at_its_first_answer_that_no_longer_fits():
    at = table(sealed(6))
    for answer in (1, 5, 2):
        at.choose(0, answer)
    newer = toy(sealed(4))
    newer.version = 2
    twin = resume(newer, json.loads(json.dumps(at.snapshot())), BOX)
    assert seen(twin.position) == [1]
    assert twin.asks[0].options == [0, 1, 2, 3]


def test_under_the_same_rules_an_answer_that_does_not_fit_is_a_fault():
    at = table(two_seats)
    at.choose(0, 1)
    snapshot = at.snapshot()
    snapshot["record"] = snapshot["record"].replace("pick 1", "pick 9")
    with pytest.raises(Exception, match="entry 0, 'pick 9'"):
        resume(at.game, snapshot, BOX)


def pair(g, seat):
    first = yield PICK.must(seat, (6,))
    second = yield PICK.must(seat, (6,))
    return [first, second]


def pair_below_four(g, seat):
    first = yield PICK.must(seat, (6,))
    second = yield PICK.must(seat, (4,))
    return [first, second]


def only_one(g, seat):
    return [(yield PICK.must(seat, (6,)))]


def with_flow(flow):
    def step(g, seat):
        for numbers in (yield from together(g, flow, [0, 1])):
            g.seen += numbers
        g.seen.append((yield PICK.must(0, (6,))))
        g.seen.append((yield PICK.must(0, (6,))))

    return step


def renewed(at: Table, flow) -> Table:
    """The table of the same record under newer rules."""
    newer = toy(with_flow(flow))
    newer.version = 2
    return resume(newer, json.loads(json.dumps(at.snapshot())), BOX)


def test_a_secret_answer_that_no_longer_fits_is_asked_again():
    at = table(with_flow(pair))
    for seat, answer in ((1, 2), (0, 3), (0, 5)):
        at.choose(seat, answer)
    twin = renewed(at, pair_below_four)
    assert twin.position.pending() == [[3], [2]]
    assert [ask.options for ask in twin.asks] == [[0, 1, 2, 3]] * 2


def test_secret_answers_that_newer_rules_do_not_ask_for_are_left_out():
    at = table(with_flow(pair))
    for seat, answer in ((1, 2), (0, 3), (0, 5)):
        at.choose(seat, answer)
    twin = renewed(at, only_one)
    assert seen(twin.position) == [3, 2]
    assert [ask.seat for ask in twin.asks] == [0]


@pytest.mark.parametrize(
    "answer, pending, done", [(5, [[3], []], []), (2, [], [3, 2, 1, 1, 4])], ids=["does not fit", "fits"]
)
def test_secret_answers_earlier_in_the_step_are_held_to_newer_rules(answer, pending, done):
    at = table(with_flow(pair))
    for seat, given in ((0, 3), (0, answer), (1, 1), (1, 1), (0, 4)):
        at.choose(seat, given)
    at.marks = []
    twin = renewed(at, pair_below_four)
    assert twin.position.pending() == pending
    assert seen(twin.position) == done


def test_a_snapshot_of_another_game_edition_or_seed_is_refused():
    snapshot = sit_down(2).snapshot()
    with pytest.raises(ValueError, match="of heist, not of toy"):
        resume(table(two_seats).game, snapshot, BOX)
    changed = dict(snapshot, record=snapshot["record"].replace(BOX.hash, "beef"))
    with pytest.raises(ValueError, match=r"with edition first \(beef\)"):
        resume(HEIST, changed)
    other = dict(snapshot, record=snapshot["record"].replace("00" * 16, "11" * 16))
    with pytest.raises(ValueError, match="not the one that was committed to"):
        resume(HEIST, other)
