"""Options: reading, completing, drawing."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace

import pytest

from boardwright.core.ask import Rule
from boardwright.core.errors import Malformed
from boardwright.core.options import Option, complete, parse
from boardwright.fuzz.draw import random_options

OPTIONS = [
    Option("quartet", ["off", "on"], "off", "R-1"),
    Option("level", ["low", "high"], lambda seats, box: box.level, "R-2"),
    Option("first", ["a", "b"], "a", "R-3"),
    Option("second", ["b", "a"], "b", "R-3"),
    Option("newcomers", [], "", "R-4"),
]


def why_not_options(options: dict[str, str], seats: int) -> Rule | None:
    if options["quartet"] == "on" and seats > 3:
        return Rule("R-1", "quartet").short(seats, 3)
    return Rule("R-3", "same") if options["first"] == options["second"] else None


GAME = SimpleNamespace(
    options=OPTIONS,
    why_not_options=why_not_options,
    words=lambda language: SimpleNamespace(refusal=lambda rule: f"no {rule.name} [{rule.id}]"),
)
BOX = SimpleNamespace(level="high")


def test_a_bare_name_means_on_and_blanks_do_not_count():
    assert parse(GAME, ["quartet", " level = low "], 2) == {"quartet": "on", "level": "low"}


def test_a_list_of_seats_is_put_in_order():
    assert parse(GAME, ["newcomers=3, 1,3"], 3) == {"newcomers": "1,3"}


@pytest.mark.parametrize(
    "texts, message",
    [
        (["quartett"], "option 'quartett' is unknown; did you mean 'quartet'? one of quartet, level"),
        (["level=hi"], "option level: 'hi' is no value of it; did you mean 'high'? one of low, high"),
        (["level"], "option level: has no value; level=VALUE with one of low, high"),
        (["newcomers"], "option newcomers: has no value; newcomers=VALUE with a list of seats"),
        (["newcomers=1,4"], "option newcomers: '4' is no seat of this game; a list of 1, 2, 3"),
        (["first=a", "first=b"], "option first: is given twice"),
        ([""], "option '' is unknown"),
    ],
)
def test_a_wrong_option_is_refused_in_one_clear_line(texts, message):
    with pytest.raises(Malformed) as caught:
        parse(GAME, texts, 3)
    assert str(caught.value).startswith(message)
    assert "\n" not in str(caught.value)


def test_what_is_not_given_takes_the_default_of_seats_and_edition():
    assert complete(GAME, {"first": "a"}, 2, BOX) == {
        "quartet": "off", "level": "high", "first": "a", "second": "b", "newcomers": "",
    }  # fmt: skip


def test_values_that_do_not_go_together_are_refused_with_the_rule():
    with pytest.raises(Malformed, match=r"no quartet \[R-1\]"):
        complete(GAME, {"quartet": "on"}, 4, BOX)
    with pytest.raises(Malformed, match=r"no same \[R-3\]"):
        complete(GAME, {"first": "b"}, 2, BOX)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_drawn_options_are_legal_and_reach_every_legal_value(seats):
    random = Random(seats)
    seen: set[tuple[str, str]] = set()
    for _ in range(300):
        drawn = random_options(GAME, seats, BOX, random.randrange)
        assert list(drawn) == [option.name for option in OPTIONS]
        assert why_not_options(drawn, seats) is None
        seen.update(drawn.items())
    assert (("quartet", "on") in seen) == (seats <= 3)
    assert {("first", "b"), ("second", "a"), ("level", "low"), ("newcomers", "1")} <= seen
