from __future__ import annotations

import pytest

from boardwright import rulebook
from boardwright.core.errors import Malformed
from boardwright.rulebook.book import Book, parse

TEXT = """# A game, the rules

What this is.

## Setup

### GAM-001

Shuffle the cards and
deal five.

Rulebook: Setup, p. 7

## Attack

A word before the rules.

### GAM-010

A flying creature is attacked by flying ones only.

Rulebook: follows from Attack

| a | b |
|---|---|
| 1 | 2 |

### GAM-011

Creatures attack in turn.
"""


@pytest.fixture
def book():
    return Book("a_game", parse(TEXT))


def test_an_entry_has_its_chapter_section_page_and_text(book):
    entry = book.entry("GAM-001")
    assert entry == ("GAM-001", "Setup", "Setup, p. 7", "7", "Shuffle the cards and deal five.")


def test_a_table_keeps_its_lines_and_a_missing_section_is_empty(book):
    assert book.entry("GAM-010").text.endswith("| a | b |\n|---|---|\n| 1 | 2 |")
    assert book.entry("GAM-010").page == ""
    assert book.entry("GAM-011").section == ""


@pytest.mark.parametrize("id", ["gam-001", "GAM-1", " GAM-001 ", "gam-01"])
def test_an_id_is_found_however_it_is_written(book, id):
    assert book.entry(id).id == "GAM-001"


def test_an_unknown_id_is_refused_with_the_nearest_ones(book):
    with pytest.raises(Malformed, match="'GAM-012' is no rule of a_game; did you mean GAM-0"):
        book.entry("GAM-012")
    with pytest.raises(Malformed, match="they run from GAM-001 to GAM-011"):
        book.entry("nonsense")


def test_the_same_heading_twice_is_refused():
    with pytest.raises(Malformed, match="GAM-001 stands there twice"):
        parse(TEXT + "\n### GAM-001\n")


@pytest.mark.parametrize(
    "words, ids",
    [
        ("attack", ["GAM-011", "GAM-010"]),
        ("who may attack a flying creature?", ["GAM-010", "GAM-011"]),
        ("dealing", ["GAM-001"]),
        ("shuffl", ["GAM-001"]),
        ("GAM-010", ["GAM-010"]),
        ("banana", []),
        ("", []),
    ],
)
def test_search_ranks_what_speaks_of_the_words(book, words, ids):
    assert [entry.id for entry in book.find(words)] == ids


@pytest.mark.parametrize(
    "words, id",
    [
        ("flying attack", "EVO-227"),
        ("is the discard pile open", "OPEN-17"),
        ("draw pile empty", "EVO-160"),
        ("two identical traits", "EVO-083"),
        ("small transmute three tokens", "EVO-111"),
        ("first player youngest", "EVO-025"),
    ],
)
def test_a_question_about_the_game_finds_its_rule_among_the_first_five(words, id):
    assert id in [entry.id for entry in rulebook.load("evolution").find(words)][:5]


def test_an_unknown_game_is_refused():
    with pytest.raises(Malformed, match="no rulebook of 'evolutoin'; did you mean 'evolution'"):
        rulebook.load("evolutoin")


def test_every_entry_of_every_rulebook_has_a_text_and_every_rule_its_section():
    for game in rulebook.titles():
        for entry in rulebook.load(game).entries:
            assert entry.text, entry.id
            assert entry.chapter, entry.id
            assert entry.section or entry.id.startswith(("OPEN-", "INT-", "CIV-9")), entry.id


def test_a_language_without_a_rulebook_falls_back_to_english():
    assert rulebook.load("evolution", "eo").entries == rulebook.load("evolution").entries
