"""A bot's choice does not change when what is hidden from its seat does; at every question of whole games."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.bots.bot import decide
from boardwright.bots.levels import LEVELS, make
from boardwright.core.chance import Chance
from boardwright.core.codec import plain
from boardwright.core.position import Position
from tests.heist import BOX, HEIST

OPTIONS = {"hand": "4", "goal": "12", "rich": ""}


def chance_of(*numbers: int) -> Chance:
    """A generator whose first draws differ from its neighbours' too."""
    a = 1
    for number in numbers:
        a = (a * 1_000_003 + number * 7_919 + 12_345) % 2_147_483_563
    return Chance(a, a // 3)


def questions(game: Any, box: Any, options: dict[str, str], seats: int, seed: int, most: int) -> Any:
    """The positions of a game of chance, one a question, as far as `most`."""
    luck = chance_of(seed)
    position = Position.start(game, game.setup(seats, chance_of(seed, 1), options, box))
    for _ in range(most):
        if position.over:
            return
        yield position
        for ask in position.asks[:1]:
            position.choose(ask.seat, ask.options[luck.below(len(ask.options))])


@pytest.mark.parametrize("name", list(LEVELS))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_other_hidden_cards_give_the_same_choice(name, seats):
    bot, differed = make(name), 0
    for number, position in enumerate(questions(HEIST, BOX, OPTIONS, seats, seats, 60)):
        for ask in position.asks:
            other = position.determinise(ask.seat, chance_of(number, 7), forkable=True)
            differed += plain(other.state) != plain(position.state)
            mine = decide(bot, position, ask.seat, chance_of(number))
            assert decide(bot, other, ask.seat, chance_of(number)) == mine
    assert differed > 10


class Peeks:
    """Answers by the cards that the others hold in the position it is given."""

    def choose(self, position: Any, seat: int, chance: Chance) -> int:
        others = [sum(p.hand) for p in position.state.players if p.seat != seat]
        options: list[int] = position.ask_of(seat).options
        answer: int = options[sum(others) % len(options)]
        return answer


def test_a_bot_that_peeks_sees_only_what_chance_dealt():
    told = 0
    for number, position in enumerate(questions(HEIST, BOX, OPTIONS, 3, 5, 60)):
        ask = position.asks[0]
        other = position.determinise(ask.seat, chance_of(number, 7), forkable=True)
        told += Peeks().choose(other, ask.seat, Chance(1)) != Peeks().choose(position, ask.seat, Chance(1))
        mine = decide(Peeks(), position, ask.seat, chance_of(number))
        assert decide(Peeks(), other, ask.seat, chance_of(number)) == mine
    assert told > 5  # given the true position it would have told
