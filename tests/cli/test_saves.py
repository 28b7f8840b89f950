"""Where games are kept, and which of them is offered to go on with."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from boardwright.cli import saves
from boardwright.cli.session import Session
from boardwright.cli.terminal import Terminal
from boardwright.core import record as records
from boardwright.core.table import Table
from tests.heist import HEIST


def begun(answers=1):
    """A game of heist in which somebody has answered."""
    table = Table(HEIST, 2, bytes(16))
    for _ in range(answers):
        table.choose(table.asks[0].seat, table.asks[0].options[0])
    return table.record()


@pytest.mark.parametrize(
    "platform,environment,expected",
    [
        ("linux", {"HOME": "/home/ada"}, "/home/ada/.local/share/boardwright"),
        ("linux", {"HOME": "/home/ada", "XDG_DATA_HOME": "/data"}, "/data/boardwright"),
        ("darwin", {"HOME": "/Users/ada"}, "/Users/ada/Library/Application Support/boardwright"),
        ("win32", {"LOCALAPPDATA": "/ada/local"}, "/ada/local/boardwright"),
        ("linux", {"BOARDWRIGHT_DATA": "/games"}, "/games"),
    ],
)
def test_the_data_folder(monkeypatch, platform, environment, expected):
    for name in ("BOARDWRIGHT_DATA", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    assert saves.folder() == Path(expected)


def test_no_two_games_have_one_name():
    for _ in range(3):
        saves.save(begun(), saves.new_path("heist"))
    assert len(list(saves.folder().iterdir())) == 3


def test_the_newest_game_under_way_is_offered():
    older, newer = saves.folder() / "heist-1.record", saves.folder() / "heist-2.record"
    for age, path in ((10, newer), (20, older)):
        saves.save(begun(), path)
        os.utime(path, (10**9 - age, 10**9 - age))
    assert saves.unfinished("heist", HEIST.version) == newer


@pytest.mark.parametrize(
    "name,record",
    [
        ("heist-1.record", begun(0)),
        ("heist-1.record", begun()._replace(over=True)),
        ("heist-1.record", begun()._replace(version=99)),
        ("heist-1.record", begun()._replace(game="chess")),
        ("heist-1-fault.record", begun()),
        ("chess-1.record", begun()),
    ],
)
def test_what_cannot_go_on_is_not_offered(name, record):
    saves.save(record, saves.folder() / name)
    assert saves.unfinished("heist", HEIST.version) is None


def test_a_damaged_file_is_passed_over():
    saves.save(begun(), saves.folder() / "heist-1.record")
    (saves.folder() / "heist-2.record").write_text("?")
    assert saves.unfinished("heist", HEIST.version) == saves.folder() / "heist-1.record"


def test_without_a_folder_nothing_is_offered():
    assert saves.unfinished("heist", HEIST.version) is None


def test_games_begun_at_the_same_time_have_files_of_their_own():
    assert len({saves.new_path("heist") for _ in range(20)}) == 20


def test_a_game_that_went_on_elsewhere_is_not_written_over(command, data):
    command("play heist --seed 5", "1", "quit")
    (path,) = data.glob("*.record")
    session = Session(Table.replay(HEIST, records.load(path)), Terminal(), path)
    command(f"play heist --load {path}", "1", "quit")
    gone_on = path.read_bytes()
    ask = session.table.asks[0]
    session.answer(ask, ask.options[-1])
    session.keep()
    assert path.read_bytes() == gone_on
    assert records.load(session.path).entries == session.table.entries


def test_saving_a_game_under_its_own_name_is_no_other_game(command, data):
    command("play heist --seed 5", "1", "quit")
    (path,) = data.glob("*.record")
    command(f"play heist --load {path}", "1", f"save {path}", "1", "quit")
    assert list(data.glob("*.record")) == [path]
