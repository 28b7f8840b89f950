"""German: every sentence of the games, of the page and of the rulebook is there, fresh, and takes the same values."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path
from string import Formatter
from typing import Any

import pytest

from boardwright import games, rulebook
from boardwright.bots import levels
from boardwright.games import load
from tools import catalogue

STATIC = Path(catalogue.SOURCE) / "web" / "static"
SAID = re.compile(r"""\bt\(\s*(?:"((?:[^"\\]|\\.)+)"|'([^']+)')""")
ONE_OR_MANY = re.compile(r'\btn\("([^"]*)", "([^"]*)"')
MARKED = re.compile(r'data-(?:t|label|hint)="([^"]+)"')


def fields(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def forms(text: Any) -> list[str]:
    """One text, or those for one and for many."""
    return [text] if isinstance(text, str) else list(text)


def page_sentences() -> set[str]:
    found: set[str] = set()
    for path in STATIC.glob("*.js"):
        text = path.read_text("utf-8")
        found |= {double or single for double, single in SAID.findall(text)}
        found |= {each for pair in ONE_OR_MANY.findall(text) for each in pair if each}
    for path in STATIC.glob("*.html"):
        found |= set(MARKED.findall(path.read_text("utf-8")))
    return found


def german_page() -> dict[str, str]:
    told: dict[str, str] = json.loads((STATIC / "i18n" / "de.json").read_text("utf-8"))
    return told


def test_catalogue_is_fresh():
    assert catalogue.stale() == []


@pytest.mark.parametrize("path", sorted(Path(catalogue.SOURCE).rglob("*.py")), ids=lambda path: path.name)
def test_no_sentence_lies_in_an_f_string_where_babel_does_not_see_it(path):
    for formatted in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(formatted, ast.JoinedStr):
            called = {
                each.func.id
                for each in ast.walk(formatted)
                if isinstance(each, ast.Call) and isinstance(each.func, ast.Name)
            }
            assert not called & {"_", "ngettext", "count"}, formatted.lineno


def test_every_sentence_is_translated():
    assert catalogue.untranslated() == []


@pytest.mark.parametrize("language", catalogue.languages())
def test_translations_take_the_same_values(language):
    for message in catalogue.read(language):
        if message.id:
            sources, targets = forms(message.id), forms(message.string)
            assert {frozenset(fields(each)) for each in targets if each} <= {
                frozenset(fields(each)) for each in sources
            }


def test_page_speaks_german():
    assert page_sentences() - german_page().keys() == set()


def test_page_translations_take_the_same_values():
    for source, target in german_page().items():
        assert fields(source) == fields(target), source


def test_nothing_is_translated_for_nobody():
    written = "".join(path.read_text("utf-8") for path in [*STATIC.glob("*.js"), *STATIC.glob("*.html")])
    server = "".join(path.read_text("utf-8") for path in (catalogue.SOURCE / "web").rglob("*.py"))
    bots = {*levels.names(), "search"}  # the last is to come
    for source in german_page():
        assert source in written or source in server or source in bots, source


@pytest.mark.parametrize("game", games.names())
def test_rulebook_has_the_same_rules_in_german(game):
    english, german = rulebook.load(game), rulebook.load(game, "de")
    assert german.ids == english.ids
    for entry in english.entries:
        assert german.entry(entry.id).text != entry.text, entry.id
        assert german.entry(entry.id).page == entry.page, entry.id


@pytest.mark.parametrize("game", games.names())
def test_rules_refer_to_the_same_rules_in_german(game):
    link = re.compile(r"\b[A-Z]{3,5}-\d+\b")
    english, german = rulebook.load(game), rulebook.load(game, "de")
    for entry in english.entries:
        assert set(link.findall(german.entry(entry.id).text)) == set(link.findall(entry.text)), entry.id


@pytest.mark.parametrize("game", games.names())
def test_words_are_german(game):
    rules = load(game)
    words, source = rules.words("de"), rules.words("en")
    for option in rules.options:
        assert words.option_title(option.name)
        for value in option.values:
            assert words.option_value(option.name, value)
    titles = [(words.option_title(each.name), source.option_title(each.name)) for each in rules.options]
    assert sum(mine != theirs for mine, theirs in titles) > len(titles) / 2
