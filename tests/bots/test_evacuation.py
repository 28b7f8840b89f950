"""The greedy bot on Evacuation."""

from __future__ import annotations

import pytest

from boardwright.arena.match import match
from boardwright.bots.bot import decide
from boardwright.bots.greedy import GreedyBot
from boardwright.core.codec import plain
from boardwright.core.options import complete
from boardwright.games import load
from tests.bots.test_honest import chance_of, questions

GAME = load("evacuation")
BOX = GAME.load_box(GAME.components)


@pytest.mark.parametrize("seats, options", [(2, {"mode": "points"}), (3, {"advanced": "on"})])
def test_other_hidden_cards_give_the_same_choice(seats, options):
    bot = GreedyBot(nodes=20, width=3, finalists=2, futures=1)
    differed = 0
    for number, position in enumerate(questions(GAME, BOX, complete(GAME, options, seats, BOX), seats, seats, 60)):
        if number % 3 == 0:
            seat = position.asks[0].seat
            other = position.determinise(seat, chance_of(number, 7), forkable=True)
            differed += plain(other.state) != plain(position.state)
            mine = decide(bot, position, seat, chance_of(number))
            assert decide(bot, other, seat, chance_of(number)) == mine
    assert differed > 5


def test_greedy_beats_random():
    report = match(GAME, ["greedy", "random"], 3, seed=4)
    assert report.standings[0].rate.wins == 3
    assert report.unfinished == 0
