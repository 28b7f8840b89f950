"""Random games of Civolution in every mode hold every property; the long runs are marked slow."""

from __future__ import annotations

import pytest

from boardwright.core.chance import Chance
from boardwright.fuzz.draw import random_options
from boardwright.fuzz.fuzzer import LIMIT, Fuzzer, fuzz_games
from boardwright.games import load
from tests.fuzz.fuzzing import PORTIONS, Modes, first_questions, held, portion
from tests.plays import ERA_RULINGS, NEWCOMERS, VICI_RULINGS, box_of

GAME = load("civolution")
BOX = box_of("civolution")
LEVELS: Modes = {f"solo at level {level}": (1, {"level": str(level)}) for level in range(1, 6)}
MODES: Modes = {
    "2 seats": (2, {}),
    "3 seats": (3, {}),
    "4 seats": (4, {}),
    "newcomers": (2, NEWCOMERS),
    **LEVELS,
    "3 seats, other rulings": (3, ERA_RULINGS),
    "solo, other rulings": (1, VICI_RULINGS),
    "2 seats, random options": (2, None),
    "3 seats, random options": (3, None),
    "4 seats, random options": (4, None),
    "solo, random options": (1, None),
}
each_mode = pytest.mark.parametrize("mode", MODES)


@each_mode
def test_the_first_questions_hold_every_property(mode):
    first_questions(GAME, BOX, *MODES[mode])


@pytest.mark.parametrize("mode, every", [("2 seats", 80), ("solo at level 5", 15), ("3 seats, other rulings", 120)])
def test_a_whole_game_holds_every_property(mode, every):
    seats, options = MODES[mode]
    held(fuzz_games(GAME, seats, options, BOX, 3, every, [0]), 1)


def test_every_value_of_every_option_is_drawn():
    """Random options reach everything that the fuzz is to try."""
    drawn: dict[str, set[str]] = {option.name: set() for option in GAME.options}
    for seats in (1, 2, 3, 4):
        chance = Chance(seats)
        for _ in range(150):
            for name, value in random_options(GAME, seats, BOX, chance.below).items():
                drawn[name].add(value)
    assert {name: values for name, values in drawn.items() if name != "newcomers"} == {
        option.name: set(option.values) for option in GAME.options if option.values
    }
    assert {"", "1", "1,2", "1,2,3,4"} <= drawn["newcomers"]


def test_a_game_ends_long_before_it_is_called_unfinished():
    found = Fuzzer(GAME, 4, {}, BOX, 5, 1, LIMIT).play()
    assert found.faults["unfinished"] == 0
    assert found.decisions < LIMIT / 5


# -- long -------------------------------------------------------------------------------------------------------

SHOWN = ["2 seats", "3 seats", "4 seats", *LEVELS]


@pytest.mark.slow
@pytest.mark.parametrize("number", range(PORTIONS))
@each_mode
def test_many_games_hold_every_property(mode, number):
    """50 games of each mode that the project promises, 20 of the others; everything tried at one question in 20."""
    portion(GAME, BOX, MODES[mode], (50 if mode in SHOWN else 20) // PORTIONS, number)


@pytest.mark.slow
@pytest.mark.parametrize("mode", SHOWN)
def test_games_hold_every_property_at_every_question(mode):
    seats, options = MODES[mode]
    held(fuzz_games(GAME, seats, options, BOX, 2, 1, [0]), 1)
