"""`boardwright replay`: a game told again, shown at a point, verified."""

from __future__ import annotations

import json

import pytest

from boardwright.cli.app import FOUND, OK
from boardwright.core import record as records
from tests.heist import SIX_ROUNDS
from tests.heist.moves import RICH_ENOUGH


@pytest.fixture
def finished(command, data):
    """The record of a finished game."""
    command("play heist --auto --seed 3")
    (path,) = data.glob("*.record")
    return path


@pytest.fixture
def under_way(command, data):
    """The record of a game that has just begun: one answer of three at once."""
    command("play heist --seed 5", "1", "pass")
    (path,) = data.glob("*.record")
    return path


def test_it_tells_the_game_and_its_end(command, finished):
    code, out, err = command(["replay", str(finished)])
    assert (code, err) == (OK, "")
    assert out.startswith("Heist, 3 seats: greedy, greedy")
    assert "gained" in out
    assert any(f"{end.name} ({end.id}) [{end.id}]" in out for end in (SIX_ROUNDS, RICH_ENOUGH))


def test_verified(command, finished):
    out = command(["replay", str(finished), "--verify"]).out
    entries = len(records.load(finished).entries)
    assert out == f"Verified: seed and commitment, {entries} entries and their hashes; the game is over.\n"


def test_a_game_under_way_can_be_verified(command, under_way):
    assert "the game is under way" in command(["replay", str(under_way), "--verify"]).out


def test_a_hash_that_was_taken_out_proves_nothing(command, finished):
    record = records.load(finished)
    entries = [line._replace(hash="") for line in record.entries]
    record._replace(entries=entries).save(finished)
    code, out, _ = command(["replay", str(finished), "--verify"])
    assert code == FOUND
    assert "entry 0, " in out
    assert "has no hash" in out


def test_a_wrong_end_is_found(command, finished):
    record = records.load(finished)
    record._replace(over=False).save(finished)
    code, out, _ = command(["replay", str(finished), "--verify"])
    assert code == FOUND
    assert "the record says that the game is under way; it is not" in out


def test_another_answer_is_found(command, finished):
    text = finished.read_text()
    finished.write_text(text.replace('"more pass"', '"more pas"', 1))
    code, _, err = command(["replay", str(finished), "--verify"])
    assert code == FOUND
    assert "'more pas'" in err


def test_a_record_without_its_seed_cannot_be_replayed(command, finished):
    record = records.load(finished)
    record._replace(seed=None).save(finished)
    code, _, err = command(["replay", str(finished)])
    assert code == 2
    assert "has no seed" in err


def test_the_table_at_a_point(command, finished):
    out = command(["replay", str(finished), "--ply", "0"]).out
    assert "Round 0: 0 coins 4 cards" in out
    assert "Seat 1 is asked (commit)" in out
    assert "gained" not in out


def test_a_seat_sees_its_own_hand_and_question_only(command, finished):
    def hand(*more):
        out = command(["replay", str(finished), "--ply", "0", *more]).out
        return out.split("hand ")[1].splitlines()[0], out

    nobody, _ = hand()
    first, shown = hand("--seat", "1")
    second, _ = hand("--seat", "2")
    assert nobody == "[]"
    assert len({nobody, first, second}) == 3
    assert "Seat 1 is asked: Choose: commit\n  1  commit" in shown
    assert "Seat 2 is asked (commit)" in shown


@pytest.mark.parametrize("more,told", [("--ply 9999", "the record has"), ("--seat 4", "the game has 3 seats")])
def test_a_point_or_a_seat_that_is_not_there(command, finished, more, told):
    code, _, err = command(["replay", str(finished), *more.split()])
    assert code == 2
    assert told in err


def test_json(command, finished):
    told = json.loads(command(["replay", str(finished), "--json"]).out)
    record = records.load(finished)
    assert (told["game"], told["over"], told["verified"], told["faults"]) == ("heist", True, True, [])
    assert told["answers"] == [[line.seat, line.text] for line in record.entries]
    assert told["log"]
    assert min(told["places"]) == 1


def test_json_of_a_record_that_leads_elsewhere(command, finished):
    finished.write_text(finished.read_text().replace('"more pass"', '"more pas"', 1))
    code, out, _ = command(["replay", str(finished), "--json"])
    assert code == FOUND
    assert json.loads(out)["verified"] is False
