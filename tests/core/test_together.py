from __future__ import annotations

from itertools import permutations

import pytest

from boardwright.core.ask import PASS, Asking, Rule
from boardwright.core.chance import Chance
from boardwright.core.errors import DeadEnd, IllegalChoice
from boardwright.core.table import Table
from boardwright.core.together import NOTHING, together
from boardwright.fuzz.properties import fork_fault, questions, whole
from tests.core.playing import begin, everything, sit_down
from tests.core.toy import PICK, WHISPER, position, seen, table


def two_numbers(g, seat):
    first = yield PICK.must(seat, (5,))
    second = yield PICK.may(seat, (first,))
    return [first, second]


def all_pick(g, seat):
    g.seen = [n for pair in (yield from together(g, two_numbers, [0, 1, 2, 3])) for n in pair]


def test_results_come_in_the_order_of_the_seats():
    at = position(all_pick)
    for seat, answers in ((2, (3, 1)), (0, (4, PASS)), (3, (1, 0)), (1, (2, PASS))):
        for answer in answers:
            at.choose(seat, answer)
    assert seen(at) == [4, PASS, 2, PASS, 3, 1, 1, 0]
    assert at.over


def test_each_seat_runs_its_own_flow():
    at = position(all_pick)
    at.choose(2, 3)
    assert [(ask.seat, ask.about, ask.options) for ask in at.asks][2] == (2, (3,), [0, 1, 2, PASS])
    at.choose(2, PASS)
    assert [ask.seat for ask in at.asks] == [0, 1, 3]


def test_any_order_of_answers_leads_to_one_state_and_one_hash():
    ends = set()
    for order in permutations(range(4)):
        at = table(all_pick, seats=4)
        for seat in order:
            at.choose(seat, 4 - seat)
        for seat in order:
            at.choose(seat, PASS if seat % 2 else 0)
        ends.add((tuple(seen(at.position)), at.chain))
    assert len(ends) == 1


def test_other_answers_lead_to_another_hash():
    chains = set()
    for answer in (0, 1):
        at = table(all_pick, seats=4)
        for seat in range(4):
            at.choose(seat, answer if seat == 2 else 0)
            at.choose(seat, PASS)
        chains.add(at.chain)
    assert len(chains) == 2


def test_a_whole_game_may_be_answered_in_either_order():
    rounds = []
    for order in ([0, 1, 2], [2, 0, 1]):
        at = sit_down(key=3)
        for seat in order:
            at.choose(seat, at.position.ask_of(seat).options[0])
            at.choose(seat, PASS)
        rounds.append((whole(at.position), at.chain))
    assert rounds[0] == rounds[1]


def test_no_hash_is_made_before_the_last_answer_is_in():
    at = table(all_pick, seats=4)
    before = at.chain
    for seat in range(4):
        at.choose(seat, 2)
        assert [line.hash for line in at.entries] == [""] * len(at.entries)
    for seat in range(4):
        assert at.chain == before
        at.choose(seat, PASS)
    assert all(line.hash for line in at.entries)


def test_own_answers_can_be_taken_back_while_others_are_asked():
    at = table(all_pick, seats=4)
    at.choose(1, 4)
    at.choose(1, 2)
    at.choose(3, 1)
    at.undo(1)
    assert at.position.ask_of(1).options == [0, 1, 2, 3, PASS]
    at.undo(1)
    assert at.position.ask_of(1).options == [0, 1, 2, 3, 4]
    assert at.position.ask_of(3).about == (1,)
    assert [at.can_undo(seat) for seat in range(4)] == [False, False, False, True]


def test_nothing_can_be_taken_back_after_the_last_answer():
    at = table(all_pick, two_more, seats=4)
    for seat in range(4):
        at.choose(seat, 1)
        at.choose(seat, PASS)
    assert [at.can_undo(seat) for seat in range(4)] == [False] * 4
    with pytest.raises(IllegalChoice, match="nothing to take back"):
        at.undo(3)


def two_more(g, seat):
    g.seen.append((yield PICK.must(seat, (3,))))
    g.seen.append((yield PICK.must(seat, (3,))))


def one_seat(g, seat):
    g.seen.append((yield PICK.must(0, (3,))))
    g.seen += (yield from together(g, two_numbers, [0]))[0]
    g.seen.append((yield PICK.must(0, (3,))))


def test_a_single_seat_takes_back_all_its_answers_past_the_end_of_its_flow():
    at = table(one_seat)
    stages = []
    for answer in (2, 4, 3, 1):
        stages.append(whole(at.position))
        at.choose(0, answer)
    assert at.over
    for stage in reversed(stages):
        at.undo(0)
        assert whole(at.position) == stage
    assert not at.can_undo(0)


def test_a_taken_back_answer_that_nobody_gave_is_refused():
    at = position(all_pick)
    assert not at.retract(0)
    assert not at.retract(9)
    assert not position(two_more).retract(0)


def nobody(g, seat: int) -> Asking[int]:
    yield from ()
    return seat


def silent_then_draw(g, seat):
    g.seen += yield from together(g, nobody, [1, 0])
    g.seen += yield from together(g, nobody, [])
    g.seen.append(g.chance.below(10))
    g.seen.append((yield PICK.must(0, (3,))))


def test_a_question_to_several_that_asks_nothing_is_passed_and_forked():
    at = position(silent_then_draw)
    assert seen(at)[:2] == [1, 0]
    assert at.several is None
    assert fork_fault(at) == ""
    at.choose(0, 2)
    assert at.over
    assert whole(at.fork()) == whole(at)


def only_the_odd(g, seat):
    if seat % 2:
        return (yield PICK.must(seat, (4,)))
    return -5


def odd_pick(g, seat):
    g.seen = yield from together(g, only_the_odd, [0, 1, 2, 3])


def test_a_seat_whose_flow_asks_nothing_is_done_at_once():
    at = position(odd_pick)
    assert [ask.seat for ask in at.asks] == [1, 3]
    at.choose(3, 2)
    assert questions(at.fork()) == questions(at)
    at.choose(1, 0)
    assert seen(at) == [-5, 0, -5, 2]


def no_way(g, seat):
    first = yield PICK.must(seat, (2,))
    yield WHISPER.must(seat, (first,))


def stuck(g, seat):
    yield from together(g, no_way, [0, 1])


def test_a_seat_without_options_is_a_dead_end_and_the_table_stays_as_it_was():
    at = table(stuck)
    at.choose(1, 1)
    before = everything(at)
    with pytest.raises(Exception, match="no option") as caught:
        at.choose(0, 0)
    assert isinstance(caught.value.__cause__, DeadEnd)
    assert everything(at) == before


def test_the_question_of_them_all_forbids_nothing_of_its_own():
    assert NOTHING.check(None, NOTHING.must(-1), 0) is None
    assert NOTHING.domain.values == []


def test_determinising_keeps_own_answers_and_asks_the_others_anew():
    at = begin(3, seed=4)
    for seat in (0, 1):
        at.choose(seat, at.ask_of(seat).options[0])
    world = at.determinise(0, Chance(8))
    assert [ask.kind.name for ask in world.asks] == ["more", "commit", "commit"]
    assert world.ask_of(0).options == at.ask_of(0).options


def refusing(g, seat):
    yield from together(g, two_numbers, [0, 1])


def test_an_answer_that_is_no_option_is_refused_with_its_rule():
    at = table(refusing)
    before = everything(at)
    with pytest.raises(IllegalChoice) as caught:
        at.choose(1, 7)
    assert isinstance(caught.value.rule, Rule)
    assert (caught.value.rule.id, caught.value.rule.have, caught.value.rule.need) == ("TOY-001", 5, 7)
    assert everything(at) == before


def test_the_record_of_answers_given_together_replays_in_the_order_they_came():
    at = table(all_pick, seats=4)
    for seat, answer in ((3, 1), (0, 2), (3, PASS), (1, 0), (2, 4), (1, PASS), (0, 0), (2, 3)):
        at.choose(seat, answer)
    twin = Table.replay(at.game, at.record(), at.box)
    assert everything(twin) == everything(at)
