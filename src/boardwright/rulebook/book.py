"""A game's `rulebook.md` as entries that can be looked up and searched."""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import cached_property
from pathlib import Path
from typing import Final, NamedTuple

from boardwright import games
from boardwright.core.components import hint
from boardwright.core.errors import Malformed
from boardwright.rulebook.coverage import tests_of
from boardwright.rulebook.places import Place, places_of
from boardwright.rulebook.search import Index

PAGE: Final = re.compile(r"\bp+\. ?(\d+)")
SECTION: Final = "Rulebook: "


class Entry(NamedTuple):
    """A numbered rule. `section`: where it stands in the printed rulebook, in words; `page`: there, "" if unknown."""

    id: str
    chapter: str
    section: str
    page: str
    text: str


class Book:
    """The rules of one game, in the order of its rulebook."""

    def __init__(self, game: str, entries: list[Entry]) -> None:
        self.game = game
        self.entries = entries
        self.by_id = {entry.id: entry for entry in entries}

    @property
    def ids(self) -> list[str]:
        return list(self.by_id)

    def entry(self, id: str) -> Entry:
        """The rule of that id, in capitals or not, with or without its leading zeros. Raises Malformed."""
        wanted = id.strip().upper()
        series, _, number = wanted.partition("-")
        for name in (wanted, f"{series}-{number.zfill(3)}", f"{series}-{number.lstrip('0')}"):
            if name in self.by_id:
                return self.by_id[name]
        raise Malformed(f"{id!r} is no rule of {self.game}; {self.nearest(wanted)}")

    def nearest(self, id: str) -> str:
        near = get_close_matches(id, self.ids, 3, 0.7)
        return f"did you mean {' or '.join(near)}?" if near else f"they run from {self.ids[0]} to {self.ids[-1]}"

    def find(self, text: str) -> list[Entry]:
        """The rules that speak of these words, the best first; a rule id finds itself and whoever refers to it."""
        return [self.entries[number] for number in self.index.find(text)]

    def places(self, id: str) -> list[Place]:
        """Where the game's code and components cite the rule. Raises Malformed for an unknown id."""
        return self.code.get(self.entry(id).id, [])

    def tests(self, id: str) -> list[str]:
        """The tests that are marked with the rule and ran code that cites it. Raises Malformed for an unknown id."""
        return tests_of(self.game, self.entry(id).id)

    @cached_property
    def index(self) -> Index:
        return Index([(f"{e.id} {e.chapter}", e.text) for e in self.entries])

    @cached_property
    def code(self) -> dict[str, list[Place]]:
        return places_of(folder(self.game), self.ids)


def titles() -> list[str]:
    """The finished games that have a rulebook, in alphabetical order."""
    return [game for game in written() if game in games.names()]


def written() -> list[str]:
    """All games that have a rulebook, also those that are still being built."""
    return [game for game in games.packages() if (place(game) / "rulebook.md").exists()]


def place(game: str) -> Path:
    return Path(str(games.__path__[0])) / game


def folder(game: str) -> Path:
    """Where a game lies. Raises Malformed where there is no rulebook of that name."""
    if game not in written():
        raise Malformed(f"there is no rulebook of {game!r}; {hint(game, titles())}")
    return place(game)


def load(game: str, language: str = "en") -> Book:
    """The rulebook of a game, in English where there is none in the language. Raises Malformed for an unknown game."""
    here = folder(game)
    translated = here / f"rulebook.{language}.md"
    path = translated if translated.exists() else here / "rulebook.md"
    return Book(game, parse(path.read_text("utf-8")))


def parse(text: str) -> list[Entry]:
    """The entries of a rulebook text: `## chapter`, `### ID`, paragraphs, `Rulebook: section`. Raises Malformed."""
    entries: list[Entry] = []
    seen: set[str] = set()
    chapter = ""
    for part in re.split(r"^(?=##+ )", text, flags=re.MULTILINE)[1:]:
        heading, _, body = part.partition("\n")
        title = heading.strip("# ")
        if not heading.startswith("###"):
            chapter = title
            continue
        if title in seen:
            raise Malformed(f"rulebook: {title} stands there twice")
        seen.add(title)
        entries.append(read_entry(title, chapter, body))
    return entries


def read_entry(id: str, chapter: str, body: str) -> Entry:
    """One entry; its lines are joined to paragraphs, tables stay as they are."""
    paragraphs = [joined(part) for part in re.split(r"\n\s*\n", body.strip())]
    sections = [part.removeprefix(SECTION) for part in paragraphs if part.startswith(SECTION)]
    section = " ".join(sections)
    page = PAGE.search(section)
    text = "\n\n".join(part for part in paragraphs if not part.startswith(SECTION))
    return Entry(id, chapter, section, page[1] if page else "", text)


def joined(paragraph: str) -> str:
    return paragraph if paragraph.startswith(("|", "- ")) else " ".join(paragraph.split())
