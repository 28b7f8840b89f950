from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages

import pytest

from boardwright import games, rulebook
from boardwright.core.ask import Rule
from boardwright.rulebook.book import folder
from boardwright.rulebook.citations import cited
from boardwright.rulebook.places import places_of

KNOWN = [f"GAM-{number:03}" for number in range(1, 20)]

RULES = '''"""Chapter one. [GAM-019]"""

from __future__ import annotations

from boardwright.games.a_game.state import LIMIT, TABLE as TABLES

# Too many. [GAM-005]
TOO_MANY = Rule("GAM-001", "too_many")
"""Counted at the end. [GAM-006]"""

UNUSED = Rule("GAM-007", "unused")


def move(state):
    """Move a thing. [GAM-002..003]"""
    if state.x > LIMIT:
        return TOO_MANY
    return other(TABLES)  # GAM-004


# Of two parts. [GAM-008]
@cached
def other(table):
    def inner():
        """[GAM-009]"""
        return table

    return inner()


class Piece:
    """A thing. [GAM-010]"""

    def go(self):
        """It goes. [GAM-011]"""
        return 1
'''
STATE = """
# Of several. [GAM-017]
ONE = 1
TWO = 2

LIMIT = 4  # GAM-012
TABLE = {
    "a": Rule("GAM-013", "a"),
}
"""
ROWS = """# The rows. [GAM-014]
top = 1

[[row]]
id = "one"
rule = "GAM-015"

[[row]]
id = "two"   # as in GAM-015
"""


@pytest.fixture
def found(tmp_path):
    for name, text in {
        "rules/move.py": RULES,
        "state.py": STATE,
        "words.py": '"""[GAM-016]"""\ndef w():\n    """[GAM-016]"""\n',
        "components/rows.toml": ROWS,
        "__init__.py": "",
    }.items():
        path = tmp_path / "a_game" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return places_of(tmp_path / "a_game", KNOWN)


@pytest.mark.parametrize(
    "id, places",
    [
        ("GAM-002", [("move", "function", "")]),
        ("GAM-003", [("move", "function", "")]),
        ("GAM-004", [("move", "function", "")]),
        ("GAM-001", [("TOO_MANY", "constant", ""), ("move", "function", "TOO_MANY")]),
        ("GAM-005", [("TOO_MANY", "constant", ""), ("move", "function", "TOO_MANY")]),
        ("GAM-006", [("TOO_MANY", "constant", ""), ("move", "function", "TOO_MANY")]),
        ("GAM-007", [("UNUSED", "constant", "")]),
        ("GAM-008", [("other", "function", "")]),
        ("GAM-009", [("other", "function", "")]),
        ("GAM-010", [("Piece", "class", "")]),
        ("GAM-011", [("Piece.go", "function", "")]),
        ("GAM-012", [("move", "function", "LIMIT"), ("LIMIT", "constant", "")]),
        ("GAM-013", [("move", "function", "TABLES"), ("TABLE", "constant", "")]),
        ("GAM-014", [("top", "row", "")]),
        ("GAM-015", [("one", "row", ""), ("two", "row", "")]),
        ("GAM-016", []),
        ("GAM-017", []),
        ("GAM-019", []),
    ],
)
def test_what_cites_an_id_is_found(found, id, places):
    assert [(place.name, place.kind, place.via) for place in found.get(id, [])] == places


def test_a_place_knows_its_lines_and_what_of_them_runs(found):
    place = found["GAM-002"][0]
    assert (place.file, place.line, place.end) == ("rules/move.py", 14, 18)
    assert place.body == (range(16, 19),)


def test_of_a_class_the_bodies_of_its_methods_run(found):
    assert [list(lines) for lines in found["GAM-010"][0].body] == [[36]]


@pytest.mark.parametrize("game", rulebook.titles())
def test_every_id_that_code_and_components_cite_is_a_rule(game):
    known = rulebook.load(game).ids
    files = [path for ending in ("py", "toml", "md") for path in folder(game).rglob(f"*.{ending}")]
    unknown = {str(path): cited(path.read_text("utf-8"), known)[1] for path in files}
    assert {path: ids for path, ids in unknown.items() if ids} == {}


@pytest.mark.parametrize("game", games.names())
def test_every_rule_and_note_of_a_game_has_an_id_of_its_rulebook(game):
    ruleset = games.load(game)
    names = [module.name for module in walk_packages([str(folder(game))], f"boardwright.games.{game}.")]
    values = [value for name in names for value in vars(import_module(name)).values()]
    rules = [value.id for value in values if isinstance(value, Rule)]
    assert rules
    assert set(rules) | {note.rule for note in ruleset.notes.values()} <= set(rulebook.load(game).ids)
