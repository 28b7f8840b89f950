"""Matches: counted right, decided by the seed, the same on any number of workers."""

from __future__ import annotations

import json

import pytest

from boardwright.arena.match import match
from boardwright.arena.play import LIMIT, Played, play_one
from boardwright.arena.report import count
from boardwright.arena.wilson import wilson
from boardwright.bots.random import RandomBot
from boardwright.core.errors import Malformed
from tests.bots.toy import ENDLESS, TOY, Box

OFF = {"secret": "off"}


def test_wilson_holds_the_rate_and_narrows_with_more_games():
    low, high = wilson(8, 10)
    assert (round(low, 4), round(high, 4)) == (0.4902, 0.9433)  # the textbook's figures for 8 in 10
    assert wilson(800, 1000)[0] > low
    assert wilson(800, 1000)[1] < high


def test_wilson_stays_between_0_and_1():
    assert wilson(0, 5)[0] == 0.0
    assert wilson(5, 5)[1] == pytest.approx(1.0)
    assert wilson(0, 0) == (0.0, 1.0)


def test_everybody_moves_on_by_one_seat_from_game_to_game():
    sat = [play_one(TOY, [RandomBot(), RandomBot()], OFF, Box(), 1, number).entrants for number in range(3)]
    assert sat == [(0, 1), (1, 0), (0, 1)]


def test_a_game_depends_on_the_seed_and_its_number_only():
    bots = [RandomBot(), RandomBot()]
    first = play_one(TOY, bots, OFF, Box(), 1, 4)
    assert play_one(TOY, bots, OFF, Box(), 1, 4) == first
    others = [play_one(TOY, bots, OFF, Box(), seed, 4 + 2 * n) for seed in (1, 2) for n in range(12)]
    assert len({(other.places, other.decisions) for other in others}) > 1


def test_greedy_beats_random_where_it_knows_what_is_good():
    report = match(TOY, ["greedy", "random"], 40, seed=3)
    greedy, random = report.standings
    assert greedy.bot == "greedy"
    assert greedy.rate.rate > 0.9
    assert greedy.rate.low > random.rate.high
    assert greedy.mean_place is not None
    assert random.mean_place is not None
    assert greedy.mean_place < random.mean_place


def test_a_bot_that_is_named_twice_is_counted_once_over_its_seats():
    report = match(TOY, ["random", "random"], 10)
    (only,) = report.standings
    assert only.rate.games == 20
    assert only.rate.wins == 10.0
    assert sum(seat.wins for seat in report.seats) == 10.0


def test_a_shared_win_counts_in_part():
    report = count("toy", ["a", "b"], {}, 0, [Played((0, 1), (1, 1), (0.5, 0.5), 4)])
    assert [standing.rate.wins for standing in report.standings] == [0.5, 0.5]
    assert [standing.mean_place for standing in report.standings] == [1, 1]


def test_a_seat_is_counted_whoever_sits_on_it():
    played = [Played((0, 1), (1, 2), (1.0, 0.0), 4), Played((1, 0), (1, 2), (1.0, 0.0), 6)]
    report = count("toy", ["a", "b"], {}, 0, played)
    assert [seat.rate for seat in report.seats] == [1.0, 0.0]
    assert [standing.rate.rate for standing in report.standings] == [0.5, 0.5]
    assert report.decisions == 5


def test_a_game_that_does_not_end_is_unfinished_and_won_by_nobody():
    report = match(TOY, ["random", "greedy"], 3, limit=2)
    assert report.unfinished == 3
    assert report.decisions == 2
    assert [standing.rate.wins for standing in report.standings] == [0.0, 0.0]
    assert [standing.mean_place for standing in report.standings] == [None, None]
    assert LIMIT == 20_000


@pytest.mark.rule("OPEN-20")
def test_a_game_of_more_than_200_rounds_is_unfinished():
    played = play_one(ENDLESS, [RandomBot(), RandomBot()], OFF, Box(), 1, 0)
    assert not played.finished
    assert played.decisions == 3 * 10


def test_progress_is_told_after_each_game():
    told: list[tuple[int, int]] = []
    match(TOY, ["random", "random"], 3, progress=lambda done, games: told.append((done, games)))
    assert told == [(1, 3), (2, 3), (3, 3)]


def test_a_report_is_json_and_names_what_was_played():
    report = match(TOY, ["random", "greedy"], 2, seed=9, options={"secret": "on"})
    read = json.loads(json.dumps(report.to_json()))
    assert (read["game"], read["bots"], read["seed"], read["games"]) == ("toy", ["random", "greedy"], 9, 2)
    assert read["options"] == {"secret": "on"}
    assert set(read["standings"][0]["rate"]) == {"games", "wins", "rate", "low", "high"}


@pytest.mark.parametrize(
    "bots, games, workers, message",
    [
        (["random"], 1, 1, "toy is for 2 to 2 seats; 1 bots are named"),
        (["random", "rando"], 1, 1, "'rando' is no bot; did you mean 'random'"),
        (["random", "random"], 0, 1, "0 games cannot be played"),
        (["random", "random"], 1, 0, "0 workers cannot play"),
    ],
)
def test_what_cannot_be_played_is_said_in_one_line(bots, games, workers, message):
    with pytest.raises(Malformed, match=message):
        match(TOY, bots, games, workers=workers)
