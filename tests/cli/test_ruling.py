"""`boardwright rules`: look up, search, coverage."""

from __future__ import annotations

import json

import pytest

from boardwright import rulebook
from boardwright.cli import ruling
from boardwright.cli.app import BAD_INPUT, OK


@pytest.mark.parametrize("id", ["EVO-083", "evo-083", "EVO083", "evo-83"])
def test_a_rule_by_its_id(command, id):
    code, out, err = command(["rules", id])
    assert (code, err) == (OK, "")
    assert out.startswith("EVO-083: ")
    assert "all different" in out
    assert "Rulebook: " in out
    assert "Code: refusals.py" in out


def test_rules_by_words_the_best_first(command):
    out = command("rules --game evolution sleeping creature attack").out
    assert out.startswith("EVO-14")
    assert out.count("EVO-") >= 5


def test_words_that_no_rule_has(command):
    assert command("rules xylophone").out == "No rule speaks of 'xylophone'.\n"


def test_without_words_the_chapters(command):
    out = command("rules").out
    assert "EVO-001 to " in out
    assert "A rule: rules EVO-001." in out


def test_a_rule_in_json(command):
    (told,) = json.loads(command("rules EVO-083 --json").out)
    assert told["id"] == "EVO-083"
    assert told["game"] == "evolution"
    assert told["code"]
    assert isinstance(told["tests"], list)


def test_all_rules_in_json(command):
    told = json.loads(command("rules --json --game evolution").out)
    assert [each["id"] for each in told] == rulebook.load("evolution").ids


def test_a_search_in_json(command):
    told = json.loads(command("rules reshuffle --json").out)
    assert 0 < len(told) <= ruling.SHOWN


REPORT = {
    "evolution": {"ids": ["E-1", "E-2", "E-3"], "implemented": ["E-1"], "tested": [], "excused": {"E-3": "paper"}}
}


def test_coverage_in_json(command, monkeypatch):
    monkeypatch.setattr(rulebook, "coverage", lambda: REPORT)
    assert json.loads(command("rules --coverage --json").out) == REPORT


def test_coverage_names_what_is_missing(command, monkeypatch):
    monkeypatch.setattr(rulebook, "coverage", lambda: REPORT)
    out = command("rules --coverage --game evolution").out
    assert "evolution: 3 rules, 1 implemented, 0 tested, 1 excused" in out
    assert "not implemented: E-2\n" in out
    assert "not tested: E-1, E-2\n" in out
    assert "E-3: paper" in out


def test_coverage_before_the_first_run_of_the_tests(command, monkeypatch):
    monkeypatch.setattr(rulebook, "coverage", dict)
    assert "Nothing is known yet" in command("rules --coverage").out


def test_the_real_coverage_knows_every_rule(command):
    told = json.loads(command("rules --coverage --json").out)
    assert told["evolution"]["ids"] == rulebook.load("evolution").ids


def test_coverage_counts_all_rules_and_says_so(command):
    code, _, err = command("rules --coverage EVO-083")
    assert code == BAD_INPUT
    assert "leave 'EVO-083' away" in err
