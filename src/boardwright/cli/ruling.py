"""`boardwright rules`: a rule with its code and tests, a search in words, or how much is implemented and tested."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from boardwright import rulebook
from boardwright.cli.app import OK
from boardwright.cli.setting import show_json
from boardwright.cli.terminal import Terminal
from boardwright.core.errors import Malformed

if TYPE_CHECKING:
    from boardwright.rulebook import Book, Entry

RULE_ID: Final = re.compile(r"([A-Za-z]{3,4})-?(\d+[ab]?)")
SHOWN: Final = 10


def rules(words: list[str], game: str | None, coverage: bool, as_json: bool) -> int:
    """Look up, search, or report; the exit code."""
    if coverage:
        if words:
            raise Malformed(f"--coverage counts all rules; leave {' '.join(words)!r} away, or choose a game by --game")
        return covered(game, as_json)
    names = [game] if game else rulebook.titles()
    text = " ".join(words)
    if as_json:
        show_json(as_data(names, text))
        return OK
    terminal = Terminal()
    for line in looked_up(names, text):
        terminal.say(line)
    return OK


def looked_up(names: list[str], text: str, sources: bool = True) -> list[str]:
    """Lines that answer: chapters without a text, a rule for its id, else the rules that speak of the words.

    `sources`: also where a rule stands in the code and the tests, which nobody wants to read at the table.
    """
    books = [rulebook.load(name) for name in names]
    if not text:
        return [line for book in books for line in contents(book)]
    if RULE_ID.fullmatch(text):
        return [line for book, entry in by_id(books, text) for line in in_full(book, entry, sources)]
    found = [(book, entry) for book in books for entry in book.find(text)[:SHOWN]]
    lines = [line for book, entry in found for line in in_short(book, entry, len(books) > 1)]
    return lines or [f"No rule speaks of {text!r}."]


def by_id(books: list[Book], text: str) -> list[tuple[Book, Entry]]:
    """The rules of that id, one a book at most. Raises Malformed if there is none."""
    match = RULE_ID.fullmatch(text)
    assert match is not None
    wanted = f"{match[1]}-{match[2]}".upper()
    of_series = [book for book in books if any(id.startswith(f"{match[1].upper()}-") for id in book.ids)]
    if not of_series:
        series = sorted({id.partition("-")[0] for book in books for id in book.ids})
        raise Malformed(f"{text!r} is no rule; ids begin with {', '.join(series)}")
    found = [(book, book.entry(wanted)) for book in of_series if has(book, wanted)]
    return found or [(of_series[0], of_series[0].entry(wanted))]


def has(book: Book, id: str) -> bool:
    """Whether the book has a rule of that id."""
    try:
        book.entry(id)
    except Malformed:
        return False
    return True


def contents(book: Book) -> list[str]:
    """The chapters with their first and last rule, and how to ask."""
    chapters: dict[str, list[str]] = {}
    for entry in book.entries:
        chapters.setdefault(entry.chapter, []).append(entry.id)
    lines = [f"  {ids[0]} to {ids[-1]}  {chapter}" for chapter, ids in chapters.items()]
    return [f"{book.game}:", *lines, f"A rule: rules {book.entries[0].id}. Words in it: rules attack sleep."]


def in_short(book: Book, entry: Entry, several: bool) -> list[str]:
    """A rule that was found by words."""
    game = f"{book.game}, " if several else ""
    return [f"{entry.id} ({game}{entry.chapter})", *[f"  {line}" for line in entry.text.splitlines() if line], ""]


def in_full(book: Book, entry: Entry, sources: bool) -> list[str]:
    """A rule with its place in the printed rulebook, and if wanted its code and its tests."""
    lines = [f"{entry.id}: {entry.chapter} ({book.game})", "", *[f"  {line}" for line in entry.text.splitlines()], ""]
    if entry.section:
        lines.append(f"Rulebook: {entry.section}")
    if sources:
        lines += [f"Code: {place}" for place in code(book, entry)]
        lines += [f"Test: {test}" for test in book.tests(entry.id)]
    return lines


def code(book: Book, entry: Entry) -> list[str]:
    """Where the rule is carried out: `rules/attack.py:27 attack`."""
    return [f"{place.file}:{place.line} {place.name}" for place in book.places(entry.id)]


def as_data(names: list[str], text: str) -> list[dict[str, Any]]:
    """The same for machines."""
    books = [rulebook.load(name) for name in names]
    if RULE_ID.fullmatch(text):
        return [
            {"game": book.game, **entry._asdict(), "code": code(book, entry), "tests": book.tests(entry.id)}
            for book, entry in by_id(books, text)
        ]
    found = [(book, entry) for book in books for entry in (book.find(text)[:SHOWN] if text else book.entries)]
    return [{"game": book.game, **entry._asdict()} for book, entry in found]


# -- coverage ---------------------------------------------------------------------------------------------------


def covered(game: str | None, as_json: bool) -> int:
    """How many rules are implemented and tested, by the last run of all tests."""
    if game:
        rulebook.load(game)
    report = {name: each for name, each in rulebook.coverage().items() if game in (None, name)}
    if as_json:
        show_json(report)
        return OK
    terminal = Terminal()
    if not report:
        terminal.say("Nothing is known yet: `make test` writes it.")
    for name, each in report.items():
        for line in in_figures(name, each):
            terminal.say(line, "    ")
    return OK


def in_figures(name: str, each: dict[str, Any]) -> list[str]:
    """One game: the figures, then whatever is missing, by name."""
    ids = each["ids"]
    tested, excused = len(each["tested"]), len(each["excused"])
    lines = [f"{name}: {len(ids)} rules, {len(each['implemented'])} implemented, {tested} tested, {excused} excused"]
    for what in ("implemented", "tested"):
        missing = [id for id in ids if id not in each[what] and id not in each["excused"]]
        if missing:
            lines.append(f"  not {what}: {', '.join(missing)}")
    return lines + [f"  {id}: {reason}" for id, reason in each["excused"].items()]
