"""The greedy bot and its heuristics on Evolution: Another World."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.arena.match import match
from boardwright.bots.bot import decide
from boardwright.bots.greedy import GreedyBot
from boardwright.bots.levels import LEVELS, make
from boardwright.core.codec import plain
from boardwright.core.options import complete
from boardwright.core.position import Position
from boardwright.games import load
from boardwright.games.evolution.heuristics import FEATURES, WEIGHTS, WON, value
from tests.bots.test_honest import chance_of, questions

GAME = load("evolution")
BOX = GAME.load_box(GAME.components)


def options(seats: int, **given: str) -> dict[str, str]:
    return complete(GAME, given, seats, BOX)


def table(seats: int = 2) -> Any:
    return Position.start(GAME, GAME.setup(seats, chance_of(seats), options(seats), BOX)).state


@pytest.mark.parametrize("name", list(LEVELS))
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_other_hidden_cards_give_the_same_choice(name, seats):
    bot = make(name) if name != "greedy" else GreedyBot(nodes=40, width=4, futures=2)
    differed = 0
    for number, position in enumerate(questions(GAME, BOX, options(seats), seats, seats, 70)):
        if number % 3 == 0:
            seat = position.asks[0].seat
            other = position.determinise(seat, chance_of(number, 7), forkable=True)
            differed += plain(other.state) != plain(position.state)
            mine = decide(bot, position, seat, chance_of(number))
            assert decide(bot, other, seat, chance_of(number)) == mine
    assert differed > 5


def test_greedy_beats_random():
    report = match(GAME, ["greedy", "random"], 8, seed=4)
    assert report.standings[0].rate.wins >= 7
    assert report.unfinished == 0


def test_matches_are_the_same_on_one_processor_and_on_two():
    one = match(GAME, ["random", "random", "random"], 4, seed=2)
    told: list[tuple[int, int]] = []
    two = match(GAME, ["random"] * 3, 4, seed=2, workers=2, progress=lambda done, games: told.append((done, games)))
    assert one == two
    assert told[-1] == (4, 4)


def test_there_is_a_weight_for_every_feature():
    assert len(WEIGHTS) == FEATURES


def test_the_end_of_the_game_outweighs_everything():
    g = table()
    g.winner = 0
    assert value(g, 0) == WON
    assert value(g, 1) == -WON


def test_equal_players_stand_evenly():
    g = table()
    g.players[1].hand[:] = g.players[0].hand
    assert value(g, 0) == pytest.approx(value(g, 1))


@pytest.mark.parametrize("change", ["energy", "won", "card", "creature"])
def test_more_of_anything_is_better_for_its_owner_and_worse_for_the_other(change):
    g, better = table(), table()
    me = better.players[0]
    if change == "energy":
        me.creatures[0].energy = 2
    elif change == "won":
        me.won = 1
    elif change == "card":
        me.hand.append(63)
    else:
        me.creatures.append(me.creatures[0].clone())
    assert value(better, 0) > value(g, 0)
    assert value(better, 1) < value(g, 1)


def test_what_others_hold_in_their_hands_does_not_matter():
    g, other = table(3), table(3)
    other.players[1].hand, other.players[2].hand = other.players[2].hand, other.players[1].hand
    assert other.players[1].hand != g.players[1].hand
    assert value(other, 0) == value(g, 0)


def test_transmuting_is_better_than_keeping_a_full_creature():
    full, done = table(), table()
    full.players[0].creatures[0].energy = 4
    done.players[0].creatures.pop()
    done.players[0].won = 1
    assert value(done, 0) > value(full, 0)


def test_in_solo_a_full_shadow_is_worse_than_an_empty_one():
    full, empty = table(1), table(1)
    empty.players[1].creatures[0].energy = 0
    full.players[1].creatures[0].energy = 4
    assert value(full, 0) < value(empty, 0)
