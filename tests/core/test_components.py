"""Editions: reading, faults, hash, check and export, with a small game of the test's own."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest

from boardwright.core.components import Box, Fault, Reader, Row, check, export, game_of, ids_of
from boardwright.core.errors import Malformed

COLOURS = ["red", "green", "blue"]
EDITION = """
game = "toy"
id = "mine"
version = "1"
name = { en = "Mine", de = "Meine" }
source = "open"
"""
PIECES = """
[[piece]]
id = "pawn"
colour = "red"
others = ["green", "blue"]
size = 3
source = "rulebook"

[[piece]]
id = "rook"
colour = "blue"
others = ["red", "green"]
size = 5
source = "rulebook"
"""


def load_box(folder: Path) -> SimpleNamespace:
    """A box of the test's own; not a subclass, which the compiled build would not take."""
    reader = Reader(folder, "toy", ["pieces.toml"])
    box = Box(reader)
    rows = reader.files["pieces.toml"].rows("piece", 2, 2)
    toy = SimpleNamespace(
        **{name: getattr(box, name) for name in ("name", "titles", "version", "hash", "is_open")},
        ids=ids_of(rows),
        colours=[row.reference("colour", COLOURS, "colour") for row in rows],
        others=[row.references("others", COLOURS, "colour", 2, 2) for row in rows],
        sizes=[row.integer("size", 1, 9) for row in rows],
        sources=[row.source() for row in rows],
    )
    reader.finish()
    return toy


def load(name: str):
    return SimpleNamespace(load_box=load_box)


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "edition.toml").write_text(EDITION, "utf-8")
    (tmp_path / "pieces.toml").write_text(PIECES, "utf-8")
    return tmp_path


def change(folder: Path, old: str, new: str, file: str = "pieces.toml") -> list[str]:
    """The faults after one change."""
    text = (folder / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), "utf-8")
    return check(folder, load)[1]


def test_a_good_edition_is_read_into_lists(folder):
    box = load_box(folder)
    assert (box.name, box.titles["de"], box.version) == ("mine", "Meine", "1")
    assert (box.ids, box.colours, box.others, box.sizes) == (["pawn", "rook"], [0, 2], [[1, 2], [0, 1]], [3, 5])
    assert check(folder, load) == ("toy", [])


def test_an_edition_is_open_as_soon_as_one_value_is_ours(folder):
    assert load_box(folder).is_open
    change(folder, 'source = "open"', 'source = "rulebook"', "edition.toml")
    assert not load_box(folder).is_open
    change(folder, 'source = "rulebook"', 'source = "open"')
    assert load_box(folder).is_open


@pytest.mark.parametrize(
    "old, new, fault",
    [
        ('"red"', '"gren"', "piece 1: colour: 'gren' is no colour; did you mean 'green'? one of red, green"),
        ('"red"', "7", "piece 1: colour: 7 is no colour; one of red, green, blue"),
        ("size = 5", "size = 10", "piece 2: size: 10 is not a whole number from 1 to 9"),
        ("size = 5", "size = true", "piece 2: size: True is not a whole number from 1 to 9"),
        ("size = 5", "sise = 5", "piece 2: size: is missing; a whole number from 1 to 9"),
        ("size = 5", "size = 5\nsise = 5", "piece 2: sise: is unknown; did you mean 'size'?"),
        ('["green", "blue"]', '["green"]', "piece 1: others: ['green'] is not a list of 2 different colours"),
        ('["green", "blue"]', '["blue", "blue"]', "piece 1: others: ['blue', 'blue'] names a colour twice"),
        ('["green", "blue"]', '["blue", "bleu"]', "piece 1: others: 'bleu' is no colour; did you mean 'blue'?"),
        ('"rook"', '"pawn"', "piece 2: id: 'pawn' is there twice"),
        ('"rook"', '"The Rook"', "piece 2: id: 'The Rook' is no id; small letters"),
        ('"rulebook"', '"guess"', "piece 1: source: 'guess' is not allowed; one of rulebook"),
        ("[[piece]]", "[[pice]]", "piece: 1 given, allowed are 2 tables [[piece]]"),
        ("size = 5", "size = = 5", "is not TOML: Invalid value (at line 13, column 8)"),
    ],
)
def test_a_fault_names_file_field_and_what_is_allowed(folder, old, new, fault):
    faults = change(folder, old, new)
    assert any(line.startswith(f"pieces.toml: {fault}") for line in faults), faults


def test_all_faults_come_at_once_a_line_each(folder):
    change(folder, '"red"', '"rod"')
    faults = change(folder, "size = 5", "size = 0")
    assert len(faults) == 2


def test_a_missing_table_is_one_fault_not_one_for_each_of_its_keys(folder):
    faults = change(folder, 'name = { en = "Mine", de = "Meine" }', "", "edition.toml")
    assert faults == ["edition.toml: name: is missing; a table"]


@pytest.mark.parametrize("name", ["Mi\\nne", "Mi\\u001b[31mne", "Mi\\u0085ne", " "])
def test_a_name_is_one_line_without_control_signs(folder, name):
    faults = change(folder, 'en = "Mine"', f'en = "{name}"', "edition.toml")
    assert len(faults) == 1
    assert faults[0].startswith("edition.toml: name: en: ")
    assert faults[0].endswith(" is no text of one line")


def test_a_name_is_wanted_in_each_language(folder):
    faults = change(folder, ', de = "Meine"', ', dd = "Meine"', "edition.toml")
    assert faults[0] == "edition.toml: name: de: is missing; a text"
    assert "edition.toml: name: dd: is unknown" in faults[1]


def test_files_that_are_missing_or_foreign_are_faults(folder):
    (folder / "pieces.toml").rename(folder / "peices.toml")
    faults = check(folder, load)[1]
    assert faults[0] == "pieces.toml: is missing"
    assert faults[1].startswith("peices.toml: is no file of toy; did you mean 'pieces.toml'?")


def test_a_file_that_is_not_text_is_a_fault(folder):
    (folder / "pieces.toml").write_bytes(b"\xff\xfe")
    assert check(folder, load)[1] == ["pieces.toml: is not UTF-8 text (byte 0)"]


def test_an_edition_of_another_game_is_refused(folder):
    faults = change(folder, '"toy"', '"chess"', "edition.toml")
    assert faults == ["edition.toml: game: 'chess' is another game; 'toy' is read here"]


@pytest.mark.parametrize(
    "prepare, message",
    [
        (lambda path: None, "no such folder"),
        (lambda path: path.write_text(""), "is no folder"),
        (lambda path: path.mkdir(), "edition.toml: is missing"),
    ],
)
def test_a_folder_that_cannot_be_read_is_refused_in_one_line(tmp_path, prepare, message):
    path = tmp_path / "it"
    prepare(path)
    with pytest.raises(Malformed, match=message) as caught:
        check(path, load)
    assert "\n" not in str(caught.value)


def test_the_game_of_an_edition_must_be_named(folder):
    assert game_of(folder) == "toy"
    (folder / "edition.toml").write_text("id = 1", "utf-8")
    with pytest.raises(Malformed, match=r"edition\.toml: game: is missing"):
        game_of(folder)


def test_the_hash_knows_values_and_not_comments_or_order(folder):
    before = load_box(folder).hash
    text = (folder / "pieces.toml").read_text("utf-8")
    (folder / "pieces.toml").write_text(
        "# mine\n" + text.replace('id = "pawn"\ncolour = "red"', 'colour = "red"\nid="pawn"')
    )
    assert load_box(folder).hash == before
    change(folder, "size = 5", "size = 6")
    assert load_box(folder).hash != before


def test_export_copies_the_files_into_a_new_folder(folder, tmp_path):
    target = tmp_path / "deep" / "copy"
    assert export(folder, target) == ["edition.toml", "pieces.toml"]
    assert load_box(target).hash == load_box(folder).hash


def test_export_never_overwrites(folder, tmp_path):
    with pytest.raises(Malformed, match="is not empty"):
        export(folder, tmp_path)
    with pytest.raises(Malformed, match="cannot be written: File exists"):
        export(folder, folder / "edition.toml")
    with pytest.raises(Malformed, match="cannot be written"):
        export(folder, folder / "edition.toml" / "below")


def test_getters_of_a_lost_table_are_silent():
    faults: list[Fault] = []
    row = Row(faults, "a.toml", "", {"part": 3}, False)
    assert row.table("part").text("name") == ""
    assert [str(fault) for fault in faults] == ["a.toml: part: 3 is no table"]
