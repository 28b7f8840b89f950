"""The join of coverage and marks, and what the committed report says."""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib

import pytest

from boardwright import games, rulebook
from boardwright.rulebook.book import Book, Entry, folder
from boardwright.rulebook.coverage import EXCUSED
from boardwright.rulebook.places import CLASS, FUNCTION, ROW, Place
from tools import rule_map

MOVE = Place("move.py", 10, 20, "move", FUNCTION, "", (range(12, 21),))
PIECE = Place("piece.py", 1, 9, "Piece", CLASS, "", (range(3, 4), range(8, 10)))
RAN = {
    "move.py": {10: {"t.py::test_defines"}, 12: {"t.py::test_moves[1]", "t.py::test_moves[2]", "t.py::test_other"}},
    "piece.py": {8: {"t.py::test_other"}},
}


def book(places):
    found = Book("evolution", [Entry(id, "", "", "", "") for id in places])
    found.code = places
    return found


def found_tested(places, marks):
    return rule_map.joined(book(places), marks, RAN)["tested"]


def test_a_marked_test_that_ran_the_body_counts_once_without_parameters():
    marks = {"t.py::test_moves[1]": ["EVO-001"], "t.py::test_moves[2]": ["EVO-001"]}
    assert found_tested({"EVO-001": [MOVE]}, marks) == {"EVO-001": ["t.py::test_moves"]}


@pytest.mark.parametrize(
    "marks",
    [
        {},
        {"t.py::test_other": ["EVO-002"]},
        {"t.py::test_defines": ["EVO-001"]},
        {"t.py::test_elsewhere": ["EVO-001"]},
    ],
)
def test_a_test_without_the_mark_or_that_did_not_run_the_body_does_not_count(marks):
    assert found_tested({"EVO-001": [MOVE]}, marks) == {}


def test_a_class_counts_by_its_methods():
    assert "EVO-001" in found_tested({"EVO-001": [PIECE]}, {"t.py::test_other": ["EVO-001"]})
    assert found_tested({"EVO-001": [PIECE]}, {"t.py::test_moves[1]": ["EVO-001"]}) == {}


def test_a_row_counts_as_read_where_the_function_ran_that_names_its_file():
    row = Place("components/traits.toml", 1, 2, "vampire", ROW, "", ())
    loader = Place("box.py", 1, 2, "load", FUNCTION, "", (range(2, 3),))
    assert rule_map.tests_that_ran(row, RAN, {"traits.toml": {"a"}, "cards.toml": {"b"}}) == {"a"}
    assert rule_map.tests_that_ran(loader, {"box.py": {2: {"c"}}}, {}) == {"c"}


@pytest.mark.parametrize(
    "found, excused, line",
    [
        ({"ids": ["A-1"], "implemented": [], "tested": {}}, {}, "no code cites it"),
        ({"ids": ["A-1"], "implemented": ["A-1"], "tested": {}}, {}, "no test marked with it runs it"),
        ({"ids": ["A-1"], "implemented": ["A-1"], "tested": {"A-1": ["t"]}}, {"A-1": "why"}, "need not be excused"),
        ({"ids": [], "implemented": [], "tested": {}}, {"A-2": "why"}, "A-2: is excused and is no rule"),
    ],
)
def test_what_is_neither_tested_nor_excused_is_told(found, excused, line):
    assert line in "\n".join(rule_map.untested("a_game", found, excused))


def test_tested_or_excused_is_silent():
    found = {"ids": ["A-1", "A-2"], "implemented": ["A-1"], "tested": {"A-1": ["t"]}}
    assert list(rule_map.untested("a_game", found, {"A-2": "why"})) == []


def test_the_report_comes_from_a_real_run(tmp_path):
    """A run of pytest on a marked test, joined: the contexts and marks agree in their names."""
    data, marks = tmp_path / ".coverage", tmp_path / "marks.json"
    test = tmp_path / "test_it.py"
    test.write_text(
        "from boardwright.core.chance import Chance\n\ndef test_it():\n    assert Chance(1, 2).below(1) == 0\n"
    )
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:randomly",
        "--rootdir",
        tmp_path,
    ]
    command += ["-c", "/dev/null", "--cov=boardwright.core", "--cov-context=test", "--cov-report=", str(test)]
    run = subprocess.run([str(each) for each in command], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    marks.write_text(json.dumps({}))
    lines = rule_map.ran(data, folder("evolution").parent.parent / "core")
    assert any(tests == {"test_it.py::test_it"} for tests in lines["chance.py"].values())


def test_without_a_run_there_is_nothing_to_join(tmp_path, capsys):
    assert rule_map.main([str(tmp_path / "none"), str(tmp_path / "none.json")]) == 2
    assert "is missing: run `pytest" in capsys.readouterr().out


# -- the committed report ---------------------------------------------------------------------------------------


def test_every_rule_of_the_report_is_tested_or_excused():
    for game, found in rulebook.coverage().items():
        assert set(found["ids"]) - set(found["tested"]) - set(found["excused"]) == set(), game


def test_the_report_names_only_rules_of_the_rulebook():
    assert list(rulebook.coverage()) == games.names()
    for game, found in rulebook.coverage().items():
        ids = set(rulebook.load(game).ids)
        assert ids >= {*found["implemented"], *found["tested"], *found["excused"]}


def test_excuses_are_few_and_give_a_reason():
    text = EXCUSED.read_text("utf-8")
    for game, excused in tomllib.loads(text).items():
        assert len(excused) <= len(rulebook.load(game).ids) // 20
        assert all(len(why.split()) > 3 for why in excused.values())


def test_a_rule_shows_its_code_and_its_tests():
    book = rulebook.load("evolution")
    assert "box.py" in [place.file for place in book.places("EVO-001")]
    assert all("::test_" in test for test in book.tests("evo-1"))
