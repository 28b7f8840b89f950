"""Finished games replay to the same end, hash by hash, and nothing is lost on the way."""

from __future__ import annotations

import json
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from boardwright import games
from boardwright.core.record import FORMAT, Record, load
from boardwright.core.table import Table, resume
from tests.plays import BOX, GAME, UNASKED, box_of, chance_of, play_on
from tests.recorded.recording import FOLDER, FORMATS, PLANS, UNRECORDED, file, outcome, outcomes

NAMES = sorted(PLANS)
each_game = pytest.mark.parametrize("game", games.names())


@cache
def record_of(name: str) -> Record:
    return load(file(name))


def of(game: str) -> list[str]:
    return [name for name in NAMES if PLANS[name].game == game]


def kept(game: str) -> dict[str, Any]:
    """What came of a game's records."""
    return tomllib.loads(outcomes(game).read_text("utf-8"))


def entries(game: str) -> dict[str, list[str]]:
    return {name: [line.text for line in record_of(name).entries] for name in of(game)}


def replayed(record: Record) -> Table:
    return Table.replay(games.load(record.game), record, box_of(record.game))


@pytest.mark.parametrize("name", NAMES)
def test_a_game_replays_strictly_to_its_end(name):
    record = record_of(name)
    table = replayed(record)
    assert table.over
    assert record.over
    assert all(line.hash for line in record.entries)
    assert outcome(table) == kept(record.game)[name]
    assert table.record().write() == file(name).read_text("utf-8")


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_lost_on_the_way(name):
    record = record_of(name)
    assert record.seed is not None
    game, box = games.load(record.game), box_of(record.game)
    table = Table(game, record.seats, record.seed, record.options, box, record.players)
    for number, line in enumerate(record.entries):
        table.apply(number, line)
        game.audit(table.position.state)
        if game is GAME:
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
    assert [name for name in NAMES if f"| `{name}` |" not in text] == []
    assert sorted(path.stem for game in games.names() for path in (FOLDER / game).glob("*.jsonl")) == NAMES
    for game in games.names():
        assert sorted(kept(game)) == of(game)


def test_all_modes_are_covered():
    records = [record_of(name) for name in of("evolution")]
    assert {record.seats for record in records} == {1, 2, 3, 4}
    assert {record.seats for record in records if record.options["quartet"] == "on"} == {2, 3}
    solo = [outcome for outcome in kept("evolution").values() if outcome["rivals"]]
    assert {tuple(each["places"]) for each in solo} == {(1,), (2,)}


@each_game
def test_all_kinds_of_entries_are_covered(game):
    texts = {text.partition(" ")[0] for each in entries(game).values() for text in each}
    missing = {"undo", "leave", "bot", "back", *games.load(game).kinds} - texts - set(UNRECORDED.get(game, []))
    assert missing == set(UNASKED.get(game, []))


def test_a_seat_takes_back_several_answers_in_a_row():
    assert any(
        each[at : at + 2] == ["undo", "undo"] for each in entries("evolution").values() for at in range(len(each))
    )


def test_an_answer_in_secret_is_taken_back():
    each = entries("evolution")["rulings"]
    assert any(each[at].startswith("exchange") and each[at + 1] == "undo" for at in range(len(each) - 1))


# -- formats ----------------------------------------------------------------------------------------------------


def formats(pattern: str) -> list[Path]:
    return sorted(FORMATS.glob(pattern))


@pytest.mark.parametrize("path", formats("record_*.jsonl"), ids=str)
def test_a_record_of_every_format_loads(path):
    record = load(path)
    assert record.game == GAME.name
    assert len(record.entries) > 100
    if record.version == GAME.version:
        assert Table.replay(GAME, record, BOX).record() == record


@pytest.mark.parametrize("path", formats("snapshot_*.json"), ids=str)
def test_a_snapshot_of_every_format_loads_and_plays_on(path):
    table = resume(GAME, json.loads(path.read_text("utf-8")), BOX)
    assert any(table.position.pending())
    play_on(table, chance_of("on"), 50)
    assert resume(GAME, table.snapshot(), BOX).chain == table.chain


def test_the_present_format_is_kept():
    names = {path.name for path in formats("*")}
    assert {f"record_{FORMAT}.jsonl", f"snapshot_{FORMAT}.json"} <= names
    assert len(names) == 2 * FORMAT
