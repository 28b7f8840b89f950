"""Finished games replay to the same end, hash by hash, and nothing is lost on the way."""

from __future__ import annotations

import json
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from boardwright.core.record import FORMAT, Record, load
from boardwright.core.table import Table, resume
from tests.plays import BOX, GAME, chance_of, play_on
from tests.recorded.recording import FOLDER, FORMATS, OUTCOMES, PLANS, file, outcome

NAMES = sorted(path.stem for path in FOLDER.glob("*.jsonl"))


@cache
def record_of(name: str) -> Record:
    return load(file(name))


def entries() -> dict[str, list[str]]:
    return {name: [line.text for line in record_of(name).entries] for name in NAMES}


@pytest.mark.parametrize("name", NAMES)
def test_a_game_replays_strictly_to_its_end(name):
    record = record_of(name)
    table = Table.replay(GAME, record, BOX)
    assert table.over
    assert record.over
    assert all(line.hash for line in record.entries)
    assert outcome(table) == tomllib.loads(OUTCOMES.read_text("utf-8"))[name]
    assert table.record().write() == file(name).read_text("utf-8")


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_lost_on_the_way(name):
    record = record_of(name)
    assert record.seed is not None
    table = Table(GAME, record.seats, record.seed, record.options, BOX, record.players)
    for number, line in enumerate(record.entries):
        table.apply(number, line)
        GAME.audit(table.position.state)
        assert sorted(cards(table.position.state)) == list(range(64))


def cards(g: Any) -> list[int]:
    """Every card that is somewhere."""
    found = [*g.deck, *g.discard, *([g.playing >> 1] if g.playing >= 0 else [])]
    for player in g.players:
        found += player.hand
        for it in player.creatures:
            found += [it.card, *(half >> 1 for half in it.row)]
    return found


# -- what they cover --------------------------------------------------------------------------------------------


def test_every_game_is_named_with_what_it_covers():
    text = (Path(__file__).parent / "README.md").read_text("utf-8")
    assert sorted(PLANS) == NAMES
    assert [name for name in NAMES if f"| `{name}` |" not in text] == []
    assert sorted(tomllib.loads(OUTCOMES.read_text("utf-8"))) == NAMES


def test_all_modes_are_covered():
    records = [record_of(name) for name in NAMES]
    assert {record.seats for record in records} == {1, 2, 3, 4}
    assert {record.seats for record in records if record.options["quartet"] == "on"} == {2, 3}
    solo = [outcome for outcome in tomllib.loads(OUTCOMES.read_text("utf-8")).values() if outcome["rivals"]]
    assert {tuple(each["places"]) for each in solo} == {(1,), (2,)}


def test_all_kinds_of_entries_are_covered():
    texts = {text.partition(" ")[0] for each in entries().values() for text in each}
    assert texts >= {"undo", "leave", "bot", "back", *GAME.kinds}


def test_a_seat_takes_back_several_answers_in_a_row():
    assert any(each[at : at + 2] == ["undo", "undo"] for each in entries().values() for at in range(len(each)))


def test_an_answer_in_secret_is_taken_back():
    each = entries()["rulings"]
    assert any(each[at].startswith("exchange") and each[at + 1] == "undo" for at in range(len(each) - 1))


# -- formats ----------------------------------------------------------------------------------------------------


def kept(pattern: str) -> list[Path]:
    return sorted(FORMATS.glob(pattern))


@pytest.mark.parametrize("path", kept("record_*.jsonl"), ids=str)
def test_a_record_of_every_format_loads(path):
    record = load(path)
    assert record.game == GAME.name
    assert len(record.entries) > 100
    if record.version == GAME.version:
        assert Table.replay(GAME, record, BOX).record() == record


@pytest.mark.parametrize("path", kept("snapshot_*.json"), ids=str)
def test_a_snapshot_of_every_format_loads_and_plays_on(path):
    table = resume(GAME, json.loads(path.read_text("utf-8")), BOX)
    assert any(table.position.pending())
    play_on(table, chance_of("on"), 50)
    assert resume(GAME, table.snapshot(), BOX).chain == table.chain


def test_the_present_format_is_kept():
    names = {path.name for path in kept("*")}
    assert {f"record_{FORMAT}.jsonl", f"snapshot_{FORMAT}.json"} <= names
    assert len(names) == 2 * FORMAT
