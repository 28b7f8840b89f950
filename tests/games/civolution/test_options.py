"""Options of Civolution: each value changes the rulings, each ruling with an alternative is an option."""

from __future__ import annotations

from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

import boardwright.games.civolution.box as module
from boardwright import rulebook
from boardwright.fuzz.draw import random_options
from boardwright.games.civolution.box import load_box
from boardwright.games.civolution.options import OPTIONS, why_not_options
from boardwright.games.civolution.rulings import Rulings

OPEN = Path(module.__file__).parent / "components"
GAME = SimpleNamespace(options=OPTIONS, why_not_options=why_not_options)
SLOTS = [name for name in dir(Rulings) if name[0] != "_" and not callable(getattr(Rulings, name))]
SOLO = ["level", "vici_reset", "vici_equal", "free_start"]


@pytest.fixture(scope="module")
def box():
    return load_box(OPEN)


def given(**changes: str) -> dict[str, str]:
    return {option.name: option.values[0] if option.values else "" for option in OPTIONS} | changes


def numbers(seats: int, **changes: str) -> list[object]:
    rulings = Rulings(seats, [f"{name}={value}" for name, value in given(**changes).items()])
    return [getattr(rulings, slot) for slot in SLOTS if slot != "settled"]


def test_the_open_edition_starts_from_the_first_values(box):
    assert all(option.default_for(3, box) == given()[option.name] for option in OPTIONS)


@pytest.mark.rule("CIV-905")
def test_an_edition_says_where_the_lines_of_the_tracks_lie(box):
    lines = next(option for option in OPTIONS if option.name == "thresholds")
    assert lines.default_for(2, box) == "passed"
    assert lines.default_for(2, SimpleNamespace(effects={"thresholds": "reached"})) == "reached"


@pytest.mark.parametrize("name, value", [(o.name, value) for o in OPTIONS for value in o.values[1:]])
def test_every_alternative_changes_the_rulings(name, value):
    seats = 1 if name in SOLO else 4
    assert numbers(seats, **{name: value}) != numbers(seats)


@pytest.mark.rule("CIV-066", "CIV-072")
def test_newcomers_are_named_by_their_seats():
    assert Rulings(4, ["newcomers=1,3"]).newcomers == 0b101
    assert Rulings(4, ["newcomers="]).newcomers == 0


def test_every_ruling_with_an_alternative_is_an_option_and_told_in_the_rulebook():
    book = rulebook.load("civolution")
    told = {entry.id: entry.text.partition("Option: `")[2] for entry in book.entries if "Option: `" in entry.text}
    assert told == {o.ruling: f"{o.name}` {', '.join(o.values) or 'seats'}" for o in OPTIONS}


@pytest.mark.rule("CIV-804", "CIV-840", "CIV-845", "CIV-911", "CIV-971")
@pytest.mark.parametrize(
    "changes, allowed",
    [
        ({}, [1, 2, 3, 4]),
        ({"first_player": "2"}, [2, 3, 4]),
        ({"first_player": "4"}, [4]),
        ({"level": "5"}, [1]),
        ({"vici_reset": "performs"}, [1]),
        ({"vici_equal": "human"}, [1]),
        ({"free_start": "on"}, [1]),
        ({"free_start": "on", "newcomers": "1"}, []),
        ({"newcomers": "1"}, [1, 2, 3, 4]),
        ({"newcomers": "1,2", "layout": "first", "tiles": "beginner"}, [1, 2, 3, 4]),
    ],
)
def test_options_go_with_seats_and_with_each_other(changes, allowed):
    assert [seats for seats in (1, 2, 3, 4) if why_not_options(given(**changes), seats) is None] == allowed


def test_drawn_options_reach_every_value_that_is_legal(box):
    random = Random(5)
    seen: set[tuple[str, str]] = set()
    for seats in (1, 2, 3, 4):
        for _ in range(200):
            drawn = random_options(GAME, seats, box, random.randrange)
            assert why_not_options(drawn, seats) is None
            seen.update(drawn.items())
    assert {(option.name, value) for option in OPTIONS for value in option.values} <= seen
    assert {("newcomers", "1"), ("newcomers", "1,2,3,4"), ("newcomers", "2,4")} <= seen
