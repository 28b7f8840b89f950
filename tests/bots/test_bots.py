"""Random and greedy on a game whose best choices are known."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from boardwright.bots.bot import decide
from boardwright.bots.greedy import GreedyBot
from boardwright.bots.levels import LEVELS, make, names
from boardwright.bots.random import RandomBot
from boardwright.core.chance import Chance
from boardwright.core.errors import BrokenInvariant, IllegalChoice, Malformed
from boardwright.core.table import Table
from tests.bots.toy import LEFT, RIGHT, TOY, start


def to_the_pick(position: Any) -> Any:
    position.choose(0, RIGHT)
    return position


def test_greedy_goes_through_a_loss_for_the_greater_gain_behind_it():
    assert decide(GreedyBot(), start(), 0, Chance(1)) == RIGHT


def test_greedy_looks_on_into_the_step_that_follows_from_its_answer():
    assert decide(GreedyBot(), start(split=True), 0, Chance(1)) == RIGHT


def test_greedy_that_may_look_at_nothing_more_takes_the_coin_at_once():
    assert decide(GreedyBot(nodes=2), start(), 0, Chance(1)) == LEFT


def test_greedy_picks_the_chest():
    assert decide(GreedyBot(), to_the_pick(start()), 0, Chance(1)) == 2


def test_greedy_breaks_ties_by_chance():
    position = start()
    position.choose(0, LEFT)
    picked = {decide(GreedyBot(futures=0, finalists=20), position, 0, Chance(seed)) for seed in range(40)}
    assert picked == {0, 1, 2}


def test_greedy_sees_what_its_secret_answer_does_though_the_other_has_not_answered():
    position = start(secret=True)
    choices = Counter(decide(GreedyBot(), position, 0, Chance(seed)) for seed in range(30))
    assert choices.most_common(1)[0][0] == 2
    assert choices[0] == 0


@pytest.mark.parametrize("name", list(LEVELS))
def test_the_same_chance_gives_the_same_choice(name):
    choices = {decide(make(name), to_the_pick(start()), 0, Chance(7)) for _ in range(5)}
    assert len(choices) == 1


def test_random_chooses_every_option_about_equally_often():
    chance = Chance(3)
    counted = Counter(decide(RandomBot(), to_the_pick(start()), 0, chance) for _ in range(600))
    assert set(counted) == {0, 1, 2}
    assert min(counted.values()) > 120


@pytest.mark.parametrize("name", list(LEVELS))
def test_a_choice_leaves_the_position_as_it_was(name):
    position = to_the_pick(start())
    before = (position.state.purses[:], position.state.chance.drawn, list(position.asks), position.state.hands[:])
    decide(make(name), position, 0, Chance(1))
    state = position.state
    assert before == (state.purses, state.chance.drawn, position.asks, state.hands)


@pytest.mark.parametrize("name", list(LEVELS))
def test_a_choice_does_not_depend_on_the_card_that_the_other_holds(name):
    for seed in range(20):
        true = to_the_pick(start(seed))
        worlds = [true, *[true.determinise(0, Chance(other), True) for other in range(5)]]
        assert len({decide(make(name), world, 0, Chance(seed)) for world in worlds}) == 1


def test_the_bot_never_holds_the_true_position():
    class Looks:
        def choose(self, position, seat, chance):
            self.seen = position
            return position.asks[0].options[0]

    bot, position = Looks(), to_the_pick(start())
    decide(bot, position, 0, Chance(1))
    assert bot.seen is not position
    assert bot.seen.state is not position.state
    dealt: Counter[int] = Counter()
    chance = Chance(1)
    for _ in range(60):
        decide(bot, position, 0, chance)
        dealt[bot.seen.state.hands[1]] += 1
    assert position.state.hands[0] not in dealt
    assert len(dealt) == 3


def test_a_bot_plays_at_a_table():
    table = Table(TOY, 2, bytes(16))
    chance = Chance(1)
    while not table.over:
        seat = table.asks[0].seat
        table.choose(seat, decide(GreedyBot(), table, seat, chance))
    state: Any = table.position.state
    assert min(state.purses) >= 3 * 4


def test_a_lone_answer_is_given_without_asking_the_bot():
    class Refuses:
        def choose(self, position, seat, chance):
            raise AssertionError("asked")

    position = to_the_pick(start())
    position.asks[0].options = [1]
    assert decide(Refuses(), position, 0, Chance(1)) == 1


def test_a_seat_that_is_not_asked_cannot_be_decided_for():
    with pytest.raises(IllegalChoice):
        decide(RandomBot(), start(), 1, Chance(1))


def test_a_playout_shows_nothing_to_a_bot():
    playout = start().fork(forkable=False)
    with pytest.raises(BrokenInvariant):
        decide(RandomBot(), playout, 0, Chance(1))


def test_bots_are_made_by_name():
    assert [type(make(name)) for name in names()] == [RandomBot, GreedyBot]


def test_an_unknown_bot_is_named_with_the_nearest_and_all_that_there_are():
    with pytest.raises(Malformed, match=r"'gredy' is no bot; did you mean 'greedy'\? one of random, greedy"):
        make("gredy")
