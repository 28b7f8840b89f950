"""Random games of Evacuation in every mode hold every property; the long runs are marked slow."""

from __future__ import annotations

import pytest

from boardwright.core.chance import Chance
from boardwright.fuzz.draw import random_options
from boardwright.fuzz.fuzzer import LIMIT, Fuzzer, fuzz_games
from boardwright.games import load
from tests.fuzz.fuzzing import PORTIONS, Modes, first_questions, held, portion
from tests.plays import box_of

GAME = load("evacuation")
BOX = box_of("evacuation")
POINTS = {"mode": "points"}
MODULES = POINTS | {"objectives": "on", "lines": "on"}
MODES: Modes = {
    "race of 2": (2, {}),
    "race of 3": (3, {}),
    "race of 4": (4, {}),
    "points": (3, POINTS),
    "advanced": (3, {"advanced": "on"}),
    "modules": (3, MODULES),
    "advanced with modules": (3, MODULES | {"advanced": "on"}),
    "printed costs": (2, {"costs": "printed"}),
    "solo cards": (2, {"solo_cards": "on"}),
    "solo": (1, {}),
    "solo with cards and modules": (1, MODULES | {"advanced": "on"}),
    "random options of 2": (2, None),
    "random options of 3": (3, None),
    "random options of 4": (4, None),
    "solo, random options": (1, None),
}
each_mode = pytest.mark.parametrize("mode", MODES)


@each_mode
def test_the_first_questions_hold_every_property(mode):
    first_questions(GAME, BOX, *MODES[mode])


@pytest.mark.parametrize("mode", ["race of 2", "advanced with modules", "solo", "random options of 3"])
def test_a_whole_game_holds_every_property(mode):
    seats, options = MODES[mode]
    held(fuzz_games(GAME, seats, options, BOX, 3, 60, [0]), 1)


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
    found = Fuzzer(GAME, 4, POINTS, BOX, 5, 1, LIMIT).play()
    assert found.faults["unfinished"] == 0
    assert found.decisions < LIMIT / 5


# -- long -------------------------------------------------------------------------------------------------------

SHOWN = ["race of 2", "race of 3", "race of 4", "points", "advanced", "modules", "random options of 3", "solo"]


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
