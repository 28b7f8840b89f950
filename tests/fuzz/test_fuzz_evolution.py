"""Random games of Evolution in every mode hold every property; the long runs are marked slow."""

from __future__ import annotations

import pytest

from boardwright.core.chance import Chance
from boardwright.fuzz.draw import random_options
from boardwright.fuzz.fuzzer import LIMIT, Findings, Fuzzer, fuzz_games
from tests.fuzz.fuzzing import PORTIONS, Modes, first_questions, held, portion
from tests.plays import BOX, GAME, RULINGS

QUARTET = {"quartet": "on"}
MODES: Modes = {
    "2 seats": (2, {}),
    "3 seats": (3, {}),
    "4 seats": (4, {}),
    "quartet of 2": (2, QUARTET),
    "quartet of 3": (3, QUARTET),
    "solo": (1, {}),
    "2 seats, random options": (2, None),
    "3 seats, random options": (3, None),
    "4 seats, random options": (4, None),
    "solo, random options": (1, None),
    "3 seats, other rulings": (3, RULINGS),
}
each_mode = pytest.mark.parametrize("mode", MODES)


def fuzzed(mode: str, seed: int, every: int, games: range) -> Findings:
    seats, options = MODES[mode]
    return fuzz_games(GAME, seats, options, BOX, seed, every, list(games))


@each_mode
def test_the_first_questions_hold_every_property(mode):
    first_questions(GAME, BOX, *MODES[mode])


@pytest.mark.parametrize("mode, games", [("2 seats", 1), ("quartet of 2", 1), ("solo", 8), ("solo, random options", 8)])
def test_whole_games_hold_every_property(mode, games):
    held(fuzzed(mode, 3, 40, range(games)), games)


def test_every_value_of_every_option_is_drawn():
    """Random options reach everything that the fuzz is to try."""
    drawn: dict[str, set[str]] = {option.name: set() for option in GAME.options}
    for seats in (1, 2, 3, 4):
        chance = Chance(seats)
        for _ in range(150):
            for name, value in random_options(GAME, seats, BOX, chance.below).items():
                drawn[name].add(value)
    assert drawn == {option.name: set(option.values) for option in GAME.options}


def test_a_game_ends_long_before_it_is_called_unfinished():
    found = Fuzzer(GAME, 4, {}, BOX, 5, 1, LIMIT).play()
    assert found.faults["unfinished"] == 0
    assert found.decisions < LIMIT / 5


# -- long -------------------------------------------------------------------------------------------------------

SHOWN = ["2 seats", "3 seats", "4 seats", "quartet of 2", "solo"]


@pytest.mark.slow
@pytest.mark.parametrize("number", range(PORTIONS))
@pytest.mark.parametrize("mode", MODES)
def test_many_games_hold_every_property(mode, number):
    """150 games of each mode that the project promises, 20 of the others; everything tried at one question in 20.

    `boardwright fuzz evolution --games 500 --workers 2` goes further in the same way.
    """
    portion(GAME, BOX, MODES[mode], (150 if mode in SHOWN else 20) // PORTIONS, number)


@pytest.mark.slow
@pytest.mark.parametrize("mode", SHOWN)
def test_games_hold_every_property_at_every_question(mode):
    held(fuzzed(mode, 2, 1, range(1)), 1)
