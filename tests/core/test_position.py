from __future__ import annotations

from typing import Any

import pytest

from boardwright.core.ask import PASS, Rule
from boardwright.core.chance import Chance
from boardwright.core.errors import BrokenInvariant, DeadEnd, GameOver, IllegalChoice, Malformed
from boardwright.core.position import MAX_STEPS, deal_anew
from boardwright.core.scene import stage
from boardwright.fuzz.properties import check_fault, determinise_fault, fork_fault, play_on, questions, seen, whole
from tests.core.playing import begin, questions_of, random_choice
from tests.core.toy import PICK, SAW, WHISPER, position
from tests.core.toy import seen as numbers
from tests.heist import HEIST
from tests.heist.notes import CARD

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


@SEATS
def test_a_fork_equals_the_original_at_every_question(seats):
    at = begin(seats, seed=seats)
    for _ in questions_of(at, seats):
        assert fork_fault(at) == ""
    assert whole(at.fork().fork()) == whole(at)


@SEATS
def test_a_fork_is_equal_after_the_same_next_choice(seats):
    at = begin(seats, seed=seats + 10)
    for random in questions_of(at, seats):
        twin = at.fork().fork()
        state = random.getstate()
        twin.choose(*random_choice(at, random))
        random.setstate(state)
        other = at.fork()
        other.choose(*random_choice(at, random))
        random.setstate(state)
        assert whole(twin) == whole(other) != whole(at)


@SEATS
def test_options_are_what_the_check_allows_at_every_question(seats):
    at = begin(seats, seed=seats + 20)
    for _ in questions_of(at, seats):
        assert check_fault(at) == ""
        HEIST.audit(at.state)


@SEATS
def test_determinising_is_unnoticed_lawful_and_independent_of_the_truth(seats):
    at = begin(seats, seed=seats + 30)
    for random in questions_of(at, seats):
        for seat in range(seats):
            assert determinise_fault(at, seat, random.randrange(10**6)) == ""


def test_determinising_deals_the_hidden_cards_anew():
    at = begin(3, seed=2)
    state: Any = at.state
    hands = {tuple(at.determinise(0, Chance(key)).state.players[1].hand) for key in range(30)}  # type: ignore[attr-defined]
    assert len(hands) > 25
    assert {c for hand in hands for c in hand}.isdisjoint(state.players[0].hand)


def test_determinising_leaves_known_cards_where_they_are():
    at = stage(HEIST, 'hands = [["coin_0"], ["trap_5", "spy_2"]]\nknown = [["trap_5"], []]')
    for key in range(20):
        assert 5 in at.determinise(0, Chance(key)).state.players[1].hand  # type: ignore[attr-defined]


def test_a_world_draws_otherwise_than_the_truth():
    at = begin(3, seed=2)
    ends = set()
    for key in range(20):
        world = at.determinise(0, Chance(key))
        ends.add(tuple(world.state.chance.below(1000) for _ in range(3)))
    assert len(ends) == 20


def test_a_world_can_be_forked_if_it_was_made_so():
    at = begin(3, seed=5)
    play_on(at, Chance(1), 9)
    world = at.determinise(1, Chance(3), forkable=True)
    assert fork_fault(world) == ""
    assert seen(world.determinise(1, Chance(4)), 1) == seen(at, 1)


def test_a_playout_takes_the_same_way_and_cannot_be_forked():
    one, other = begin(3, seed=6), begin(3, seed=6, forkable=False)
    play_on(one, Chance(2), 200)
    play_on(other, Chance(2), 200)
    assert whole(one) == whole(other)
    for way in (other.fork, lambda: other.determinise(0, Chance(1))):
        with pytest.raises(BrokenInvariant, match="playout"):
            way()


def test_cards_are_dealt_anew_from_their_numbers_in_order():
    names = deal_anew(list(range(8)), [([6, 1], [3, 4]), ([0], [])], Chance(11))
    assert sorted(names) == list(range(8))
    assert [names[each] for each in (0, 2, 5, 7)] == [0, 2, 5, 7]
    assert names == deal_anew(list(range(8)), [([6, 1], [4, 3]), ([0], [])], Chance(11))[:3] + names[3:]
    assert names[3] < names[4]


# -- answers ----------------------------------------------------------------------------------------------------


def picks(g, seat):
    g.seen.append((yield PICK.must(0, (6,))))
    g.seen.append((yield PICK.may(1, (3,))))


def test_answers_take_effect_in_turn():
    at = position(picks)
    at.choose(0, 4)
    assert at.asks[0].seat == 1
    at.choose(1, PASS)
    assert at.over
    assert numbers(at) == [4, PASS]


def test_an_answer_is_refused_with_the_rule_and_changes_nothing():
    at = position(picks)
    before = whole(at)
    with pytest.raises(IllegalChoice, match="pick 8 is not allowed: TOY-001") as caught:
        at.choose(0, 8)
    assert caught.value.rule is not None
    assert (caught.value.rule.have, caught.value.rule.need) == (6, 8)
    assert whole(at) == before


@pytest.mark.parametrize(
    "seat, choice, error, words",
    [
        (0, PASS, IllegalChoice, "pick must be answered"),
        (0, 10, Malformed, "10 is no number"),
        (0, -2, Malformed, "-2 is no number"),
        (1, 0, IllegalChoice, "seat 1 is not asked"),
        (7, 0, IllegalChoice, "seat 7 is not asked"),
    ],
)
def test_what_cannot_be_answered_is_named(seat, choice, error, words):
    at = position(picks)
    with pytest.raises(error, match=words):
        at.choose(seat, choice)
    at.choose(0, 0)


def one_of_equals(g, seat):
    yield EQUALS.must(0)


def equals(g, ask) -> list[int]:
    return [3, 5]


def never(g, ask, value) -> Rule | None:
    return None


EQUALS = type(PICK)("equals", PICK.domain, never, equals, exact=True)


def test_a_value_for_which_another_stands_is_refused_without_a_rule():
    at = position(one_of_equals)
    with pytest.raises(IllegalChoice, match="another value stands for it") as caught:
        at.choose(0, 4)
    assert caught.value.rule is None


def test_why_not_names_what_forbids_a_value():
    at = position(picks)
    rule = at.why_not(0, 9)
    assert rule is not None
    assert (rule.id, rule.need) == ("TOY-001", 9)
    assert at.why_not(0, 5) is None
    with pytest.raises(Malformed, match="10 is no number"):
        at.why_not(0, 10)


def forced(g, seat):
    g.seen.append((yield PICK.must(0, (1,))))
    g.seen.append((yield PICK.if_possible(1, (0,))))
    g.seen.append((yield PICK.must(0, (2,))))


def test_a_single_option_is_taken_and_noted():
    at = position(forced)
    assert numbers(at) == [0, PASS]
    assert at.asks[0].options == [0, 1]
    at.choose(0, 1)
    assert at.journal is not None
    assert at.journal.answers == [0, PASS, 1]


def private_single(g, seat):
    yield WHISPER.must(0, (1,))


def test_a_private_question_is_put_even_with_one_option():
    assert position(private_single).asks[0].options == [0]


@pytest.mark.parametrize("kind", [PICK, WHISPER])
def test_a_question_that_must_be_answered_and_cannot_is_a_dead_end(kind):
    def step(g, seat):
        yield kind.must(1, (0,))

    with pytest.raises(DeadEnd, match="seat 1 has no option"):
        position(step)


# -- steps ------------------------------------------------------------------------------------------------------


def plans_itself(g, seat):
    g.plan([(0, 0)])


def test_steps_that_ask_nothing_and_do_not_end_are_a_broken_invariant():
    with pytest.raises(BrokenInvariant, match="ask nothing"):
        position(plans_itself)


def plans_a_few(g, seat):
    if len(g.seen) < MAX_STEPS // 2:
        g.seen.append(1)
        g.plan([(0, 0)])


def test_many_silent_steps_are_no_fault():
    at = position(plans_a_few)
    assert at.over
    assert len(numbers(at)) == MAX_STEPS // 2


def plans_two(g, seat):
    if seat == 0:
        g.plan([(0, 1), (0, 2)])
    g.seen.append(seat)


def test_planned_steps_come_next_in_their_order():
    assert numbers(position(plans_two, plans_two)) == [0, 1, 2, 0, 1, 2]


def deep(g, level):
    if level == 0:
        g.seen.append((yield PICK.must(0, (3,))))
        raise GameOver(Rule("TOY-009", "over"))
    yield from deep(g, level - 1)
    g.seen.append(9)


def falls(g, seat):
    yield from deep(g, 40)


def test_a_game_can_end_from_however_deep():
    at = position(falls, picks)
    twin = at.fork()
    at.choose(0, 2)
    assert at.over
    assert numbers(at) == [2]
    assert at.state.agenda == []
    assert not twin.over
    assert numbers(twin) == []
    assert whole(at.fork()) == whole(at)


def ends_at_once(g, seat):
    raise GameOver(Rule("TOY-009", "over"))


def test_a_game_can_end_in_a_step_that_asks_nothing():
    at = position(ends_at_once, picks)
    assert at.over
    assert numbers(at.fork()) == []


def tells(g, seat):
    g.note(SAW, (4,), 1)
    yield PICK.must(0, (1,))
    yield PICK.must(0, (2,))


def test_notes_are_written_only_where_somebody_listens():
    at = position(tells)
    assert at.state.notes is None
    assert at.fork().state.notes is None


def test_what_drew_otherwise_the_second_time_is_a_broken_invariant():
    drawn = [0]

    def moody(g, seat):
        if drawn[0]:
            g.chance.below(6)
        drawn[0] += 1
        yield PICK.must(0, (3,))
        yield PICK.must(0, (3,))

    at = position(moody)
    with pytest.raises(BrokenInvariant, match="draws more"):
        at.fork()


def test_what_asked_less_the_second_time_is_a_broken_invariant():
    runs = [0]

    def moody(g, seat):
        runs[0] += 1
        yield PICK.must(0, (3,))
        if runs[0] == 1:
            yield PICK.must(0, (3,))

    at = position(moody)
    at.choose(0, 1)
    at.choose(0, 1)
    with pytest.raises(BrokenInvariant, match="another way"):
        at.fork()


def test_the_winning_coin_ends_heist_on_the_spot():
    at = stage(
        HEIST,
        """
        hands = [["chain_9", "coin_18"], ["trap_5"]]
        playing = [["chain_3"], []]
        coins = [9, 0]
        answers = ["link chain_9", "link coin_18"]
        """,
    )
    assert at.over
    state: Any = at.state
    assert (state.winner, state.players[0].coins) == (0, 13)
    assert CARD.label(None, state.players[0].playing[-1]) == "coin_18"
    HEIST.audit(state)
    assert HEIST.result(state).winners() == [0]
    assert HEIST.result(state).reason.id == "HST-030"


def test_open_questions_can_be_listed_of_one_seat():
    at = begin(3)
    assert [each[1] for each in questions(at)] == [0, 1, 2]
    assert [each[1] for each in questions(at, 1)] == [1]
