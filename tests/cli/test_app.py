"""The command line as a whole: help, exit codes, one clear line for whatever is wrong, and a quick start."""

from __future__ import annotations

import subprocess
import sys

import pytest

from boardwright import __version__
from boardwright.cli import app as cli
from boardwright.cli.app import BAD_INPUT, INTERRUPTED, OK, OUR_FAULT
from boardwright.core.errors import BrokenInvariant

COMMANDS = ["play", "replay", "rules", "fuzz", "count", "bench", "arena", "edition check", "edition export"]

BAD = [
    ("play evolutoin", "did you mean 'evolution'?"),
    ("play ''", "is no game"),
    ("fuzz chess", "is no game"),
    ("plya evolution", "play"),
    ("play", "GAME"),
    ("play heist extra", "extra"),
    ("play heist --sats 2", "--seats"),
    ("play heist --seats 5", "2 to 4 seats, not 5"),
    ("play heist --seats 1", "2 to 4 seats, not 1"),
    ("play heist --seats 0", "0 is too small: at least 1"),
    ("play heist --seats -1", "-1 is too small: at least 1"),
    ("play heist --seats two", "'two' is no whole number"),
    ("play heist --seed lucky", "'lucky' is no whole number"),
    ("play heist --seed -5", "-5 is too small: at least 0"),
    (f"play heist --seed {2**128}", "too large: at most"),
    ("play heist --bots gredy", "did you mean 'greedy'?"),
    ("play heist --bots ,", "names nobody"),
    ("play heist --bots -1", "'-1' is no bot"),
    ("play heist --bots 4 --seats 3", "4 bots are named, but there are 3 seats"),
    ("play heist --bots 9", "9 bots are named, but there are 4 seats"),
    ("play heist --option gaol=10", "did you mean 'goal'?"),
    ("play heist --option goal=11", "'11' is no value of it"),
    ("play heist --option goal", "has no value"),
    ("play heist --option rich=9", "'9' is no seat"),
    ("play heist --option goal=10 --option goal=12", "is given twice"),
    ("play heist --json", "--auto"),
    ("play heist --edition /nowhere", "/nowhere: no such folder"),
    ("play heist --load /nowhere", "/nowhere: cannot be read"),
    ("play heist --load /", "/: cannot be read: Is a directory"),
    ("play heist --load /nowhere --seats 2", "leave --seats"),
    ("replay", "FILE"),
    ("replay /nowhere", "/nowhere: cannot be read"),
    ("replay /", "Is a directory"),
    ("replay /nowhere --ply -1", "-1 is too small"),
    ("rules EVO-999", "'EVO-999' is no rule of evolution"),
    ("rules XYZ-001", "'XYZ-001' is no rule"),
    ("rules --game chess", "no rulebook of 'chess'"),
    ("rules --coverage --game chess", "no rulebook of 'chess'"),
    ("fuzz heist --games 0", "0 is too small: at least 1"),
    ("fuzz heist --every 0", "0 is too small: at least 1"),
    ("fuzz heist --games 1.5", "'1.5' is no whole number"),
    ("fuzz heist --option random --option goal=10", "random"),
    ("fuzz heist --seats 7", "2 to 4 seats, not 7"),
    ("count heist", "--scene"),
    ("count heist --scene /nowhere", "/nowhere: cannot be read"),
    ("count heist --scene /nowhere --depth -1", "-1 is too small"),
    ("bench chess", "is no game"),
    ("bench heist --seconds soon", "'soon' is no whole number"),
    ("arena heist", "--bots"),
    ("arena heist --bots greedy", "2 to 4 seats, not 1"),
    ("arena heist --bots greedy,alphago", "'alphago' is no bot"),
    ("arena heist --bots greedy,random --games -3", "-3 is too small"),
    ("arena heist --bots greedy,random,random --seats 2", "3 bots are named, but there are 2 seats"),
    ("arena heist --bots ,", "names nobody"),
    ("edition", "command"),
    ("edition check /nowhere", "/nowhere: no such folder"),
    ("edition check /dev/null", "/dev/null: is no folder"),
    ("edition export chess /tmp/x", "is no game"),
    ("edition export heist /dev/null", "/dev/null"),
]


@pytest.mark.parametrize("line,told", BAD, ids=[line for line, _ in BAD])
def test_bad_input_is_told_in_one_line(command, line, told):
    code, out, err = command([word.strip("'") for word in line.split()])
    assert code == BAD_INPUT
    assert told in err
    assert err.startswith("boardwright: ")
    assert err.count("\n") == 1
    assert "Traceback" not in out + err


@pytest.mark.parametrize(
    "line,name", [("play", "play"), ("play heist --foo", "play"), ("edition check", "edition check")]
)
def test_a_line_that_cannot_be_read_says_where_the_right_way_is_written(command, line, name):
    assert command(line).err.endswith(f"; boardwright {name} --help tells how\n")


def test_an_error_is_never_a_page_long(command):
    code, _, err = command(["play", "heist", "--bots", "x" * 5000])
    assert code == BAD_INPUT
    assert len(err) < 1000


@pytest.mark.parametrize("name", COMMANDS)
def test_help_tells_the_exit_codes(command, name):
    code, out, err = command([*name.split(), "--help"])
    assert (code, err) == (OK, "")
    assert "Usage: boardwright " + name in out
    assert "Exit codes" in out


def test_help_lists_every_command(command):
    _, out, _ = command("--help")
    for name in COMMANDS:
        assert f"  {name.split()[0]} " in out


def test_no_command_at_all_shows_the_help(command):
    assert command("").out == command("--help").out


def test_version(command):
    assert command("--version") == (OK, f"boardwright {__version__}\n", "")


@pytest.mark.parametrize("fault", [BrokenInvariant("a card was lost"), ZeroDivisionError("division by zero")])
def test_a_fault_of_ours_is_one_line_and_its_own_exit_code(command, heist, monkeypatch, fault):
    def broken(*_, **__):
        raise fault

    monkeypatch.setattr(cli, "app", broken)
    code, _, err = command("play heist")
    assert code == OUR_FAULT
    assert str(fault) in err
    assert err.count("\n") == 1


def test_where_a_fault_is_can_be_asked_for(command, monkeypatch):
    def broken(*_, **__):
        raise ZeroDivisionError

    monkeypatch.setattr(cli, "app", broken)
    monkeypatch.setenv("BOARDWRIGHT_TRACEBACK", "1")
    assert "Traceback" in command("play heist").err


def test_an_interruption_has_its_own_exit_code(command, monkeypatch):
    def broken(*_, **__):
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "app", broken)
    assert command("bench heist")[0] == INTERRUPTED


def test_help_imports_nothing_that_it_does_not_need():
    asked = "import sys; from boardwright.cli.app import run; run(['--help']); print(sorted(sys.modules))"
    out = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True).stdout
    loaded = out.splitlines()[-1]
    assert "'typer'" in loaded
    for heavy in ("rich", "boardwright.core", "boardwright.games", "boardwright.bots", "multiprocessing"):
        assert f"'{heavy}'" not in loaded


def test_it_runs_as_a_module():
    asked = [sys.executable, "-m", "boardwright.cli", "--version"]
    assert subprocess.run(asked, capture_output=True, text=True, check=True).stdout == f"boardwright {__version__}\n"
