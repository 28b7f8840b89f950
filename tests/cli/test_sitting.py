"""Somebody sits at a terminal: asks why, takes back, saves, leaves, comes back; two people share one screen."""

from __future__ import annotations

import os
import re

import pytest

from boardwright.cli.app import BAD_INPUT, INTERRUPTED, OK
from boardwright.core import record as records

pytest.importorskip("pty")
from tests.cli.keyboard import Keyboard

PROMPT = "\n> "


def sit(*arguments, **environment):
    return Keyboard(["play", "evolution", *arguments], environment)


def end_turn(keys, answer):
    """Give the last answer of a turn, and let the others go on."""
    keys.type(answer)
    keys.expect("Enter: go on. Or undo: ")
    keys.type("")


def answers(data):
    (path,) = data.glob("*.record")
    return [line.text for line in records.load(path).entries]


def test_an_evening(data):
    """Choose, ask why, take back, save, leave; come back to the same question."""
    with sit("--seed", "7", "--option", "first_player=1", BOARDWRIGHT_DATA=str(data)) as keys:
        assert "Exchange your whole hand?" in keys.expect(PROMPT)
        end_turn(keys, "2")
        assert "Create a creature" in keys.expect(PROMPT)
        keys.type("1")
        assert "Add a trait" in keys.expect(PROMPT)
        keys.type("why card_01")
        assert "That card is not in your hand." in keys.expect(PROMPT)
        keys.type("undo")
        assert "Create a creature" in keys.expect(PROMPT)
        keys.type("2")
        question = keys.expect(PROMPT)
        keys.type("save")
        keys.expect("Saved: ")
        keys.type("quit")
        keys.expect("To go on: boardwright play evolution --load ")
        assert keys.ends() == OK
    given = answers(data)
    assert given[-2] == "undo"
    with sit(BOARDWRIGHT_DATA=str(data)) as keys:
        keys.expect("Go on with it? ")
        keys.type("")
        assert options(keys.expect(PROMPT)) == options(question)
        keys.press("D")
        assert keys.ends() == OK
    assert answers(data) == given


def options(text):
    """The numbered lines of the last question in a text."""
    return text[text.rindex("  1  ") :]


def test_a_new_game_instead_of_the_one_under_way(data):
    with sit("--seed", "7", BOARDWRIGHT_DATA=str(data)) as keys:
        keys.expect(PROMPT)
        end_turn(keys, "2")
        keys.expect(PROMPT)
        keys.press("D")
        assert keys.ends() == OK
    with sit(BOARDWRIGHT_DATA=str(data)) as keys:
        keys.expect("Go on with it? ")
        keys.type("n")
        keys.expect("Exchange your whole hand?")
        keys.expect(PROMPT)
        keys.type("1")
        keys.expect(PROMPT)
        keys.type("quit")
        assert keys.ends() == OK
    assert len(list(data.glob("*.record"))) == 2


def test_interrupted(data):
    with sit("--seed", "7", BOARDWRIGHT_DATA=str(data)) as keys:
        keys.expect(PROMPT)
        end_turn(keys, "2")
        keys.expect(PROMPT)
        keys.interrupt("Saved. To go on: ")
        assert keys.ends() == INTERRUPTED
    assert "exchange pass" in answers(data)
    assert "Traceback" not in keys.text


def test_the_last_answer_of_a_turn_can_be_taken_back_before_the_bots_go_on(data):
    with sit("--seed", "7", "--option", "first_player=1", BOARDWRIGHT_DATA=str(data)) as keys:
        keys.expect(PROMPT)
        keys.type("2")
        assert "Create a creature" not in keys.expect("Enter: go on. Or undo: ")
        keys.type("undo")
        assert "Exchange your whole hand?" in keys.expect(PROMPT)
        end_turn(keys, "2")
        assert "Create a creature" in keys.expect(PROMPT)
    assert "undo" in answers(data)


def test_two_people_do_not_see_each_others_hands(data):
    with sit("--bots", "0", "--seed", "3", "--option", "first_player=2", BOARDWRIGHT_DATA=str(data)) as keys:
        keys.expect("Pass to seat 2 and press Enter: ")
        assert "hand:" not in keys.text
        keys.type("")
        second = keys.expect(PROMPT)
        assert "Seat 2: Exchange your whole hand?" in second
        end_turn(keys, "2")
        keys.expect("Pass to seat 1 and press Enter: ")
        cleared = keys.raw.rindex("\x1b[3J")
        assert "card_" not in keys.raw[cleared:]
        keys.type("")
        first = keys.expect(PROMPT)
        assert "Seat 1: Exchange your whole hand?" in first
        assert hand(first) != hand(second)
        keys.type("quit")
        assert keys.ends() == OK


def hand(text):
    """The cards of the hand that is shown."""
    return [line for line in text.splitlines() if re.search(r"^    .*\(card_\d+\)$", line)]


@pytest.mark.parametrize("environment", [{"LANG": "C", "LC_ALL": ""}, {"PYTHONIOENCODING": "ascii"}])
def test_an_ascii_terminal(data, environment):
    with sit("--seed", "7", BOARDWRIGHT_DATA=str(data), **environment) as keys:
        keys.expect("Exchange your whole hand?")
        keys.expect(PROMPT)
        assert keys.text.isascii()


def test_a_narrow_terminal_without_colour(data):
    with sit("--seed", "7", BOARDWRIGHT_DATA=str(data), COLUMNS="40", NO_COLOR="1") as keys:
        keys.expect(PROMPT)
        keys.type("why")
        keys.expect(PROMPT)
        assert "\x1b[1m" not in keys.raw
        assert max(len(line) for line in keys.text.splitlines()) <= 40


def test_a_bad_command_line_says_so_in_a_terminal_too():
    with Keyboard(["play", "evolution", "--seats", "9"]) as keys:
        keys.expect("boardwright: evolution is for 1 to 4 seats, not 9")
        assert keys.ends() == BAD_INPUT


def test_a_pipe_that_nobody_writes_to_does_not_hold_it(data):
    """As where standard input is open and stays silent."""
    import subprocess
    import sys

    reader, writer = os.pipe()
    command = [sys.executable, "-m", "boardwright.cli", "play", "evolution"]
    settings = {**os.environ, "BOARDWRIGHT_DATA": str(data)}
    done = subprocess.run(command, stdin=reader, capture_output=True, text=True, env=settings, timeout=60, check=True)
    os.close(reader)
    os.close(writer)
    assert "To play on, in a terminal: boardwright play evolution" in done.stdout


@pytest.mark.parametrize(
    "line",
    [
        "fuzz evolution --games 400 --workers 2",
        "fuzz evolution --games 400 --workers 1",
        "arena evolution --bots greedy,random --games 400 --workers 2",
        "bench evolution --seconds 60",
        "bench table --tables 2",
    ],
)
def test_long_work_shows_a_bar_and_stops_when_it_is_interrupted(line):
    with Keyboard(line.split()) as keys:
        keys.expect("0%")
        keys.press("C")
        keys.expect("boardwright: interrupted")
        assert keys.ends() == INTERRUPTED
    assert "Traceback" not in keys.text
