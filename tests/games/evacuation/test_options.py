"""Options of Evacuation: every one has an effect on the rulings, and combinations that make no sense are refused."""

from __future__ import annotations

from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

import boardwright.games.evacuation.box as module
from boardwright import rulebook
from boardwright.fuzz.draw import random_options
from boardwright.games.evacuation.box import load_box
from boardwright.games.evacuation.options import OPTIONS, why_not_options
from boardwright.games.evacuation.state import Rulings

GAME = SimpleNamespace(options=OPTIONS, why_not_options=why_not_options)
SLOTS = [name for name in dir(Rulings) if name[0] != "_" and not callable(getattr(Rulings, name))]
DEFAULT = {option.name: option.default if isinstance(option.default, str) else "race" for option in OPTIONS}


def settled(**changed: str) -> list[str]:
    return [f"{name}={value}" for name, value in (DEFAULT | changed).items()]


def numbers(rulings: Rulings) -> list[object]:
    return [getattr(rulings, slot) for slot in SLOTS if slot != "settled"]


@pytest.mark.parametrize(
    "name, value", [(o.name, value) for o in OPTIONS for value in o.values if value != DEFAULT[o.name]]
)
def test_every_alternative_changes_the_rulings(name, value):
    if (name, value) == ("bonus", "strict"):
        assert numbers(Rulings(3, settled(bonus="strict"))) == numbers(Rulings(3, settled()))
    else:  # the third seat of the solo cards is there with two seats only
        seats, others = (2, {"solo_cards": "on"}) if name == "third" else (3, {})
        assert numbers(Rulings(seats, settled(**others, **{name: value}))) != numbers(Rulings(seats, settled(**others)))


@pytest.mark.rule("EVA-908")
def test_bonuses_are_generous_with_advanced_actions():
    assert Rulings(3, settled(advanced="on")).generous
    assert not Rulings(3, settled()).generous


def test_every_ruling_with_an_alternative_is_an_option():
    book = rulebook.load("evacuation")
    told = {entry.id: entry.text.partition("Option: `")[2] for entry in book.entries if "Option: `" in entry.text}
    listed = {o.ruling: f"{o.name}` {', '.join(o.values)}" for o in OPTIONS if o.ruling.startswith("INT-")}
    assert told == listed
    assert {option.ruling for option in OPTIONS} <= set(book.ids)


@pytest.mark.parametrize(
    "seats, changed, name",
    [
        (1, {}, "solo_race"),
        (1, {"mode": "points", "solo_cards": "on"}, "solo_cards_seats"),
        (3, {"solo_cards": "on"}, "solo_cards_seats"),
        (2, {"solo_cards": "on"}, None),
        (3, {"objectives": "on"}, "modules_race"),
        (3, {"lines": "on"}, "modules_race"),
        (3, {"mode": "points", "objectives": "on", "lines": "on", "advanced": "on"}, None),
        (4, {"advanced": "on", "bonus": "strict"}, "advanced_strict"),
        (4, {"bonus": "generous"}, None),
    ],
)
@pytest.mark.rule("EVA-908", "EVA-930", "EVA-950", "EVA-963")
def test_combinations_that_the_rules_forbid_are_refused(seats, changed, name):
    rule = why_not_options(DEFAULT | changed, seats)
    assert (rule.name if rule else None) == name


@pytest.mark.rule("EVA-002", "EVA-950")
def test_one_seat_plays_for_points_and_several_race():
    box = load_box(Path(module.__file__).parent / "components")
    assert [OPTIONS[0].default_for(seats, box) for seats in (1, 2, 3, 4)] == ["points", "race", "race", "race"]
    for seed in range(40):
        seats = 1 + seed % 4
        drawn = random_options(GAME, seats, box, Random(seed).randrange)
        assert why_not_options(drawn, seats) is None
