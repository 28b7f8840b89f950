"""A command line in this process: what is typed goes in, exit code, output and errors come out."""

from __future__ import annotations

import io
import sys
from typing import NamedTuple

import pytest

from boardwright import games
from boardwright.cli.app import run
from tests.heist import HEIST


class Outcome(NamedTuple):
    code: int
    out: str
    err: str


@pytest.fixture(autouse=True)
def data(tmp_path, monkeypatch):
    """A data folder of the test's own."""
    folder = tmp_path / "data"
    monkeypatch.setenv("BOARDWRIGHT_DATA", str(folder))
    monkeypatch.delenv("BOARDWRIGHT_TRACEBACK", raising=False)
    return folder


@pytest.fixture(autouse=True)
def heist(monkeypatch):
    """The kernel's own game can be played too."""
    load = games.load
    monkeypatch.setattr(games, "load", lambda name: HEIST if name == "heist" else load(name))
    return HEIST


@pytest.fixture
def command(capsys, monkeypatch):
    """`command("play heist --seed 5", "1", "quit")`: the words of a command line, then the lines that are piped in."""

    def give(line, *lines):
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{each}\n" for each in lines)))
        code = run(line if isinstance(line, list) else line.split())
        out, err = capsys.readouterr()
        return Outcome(code, out, err)

    return give
