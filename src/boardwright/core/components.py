"""Reading an edition: the component files of a game, their faults, their hash, and the `Box` that comes of them."""

from __future__ import annotations

import json
import re
import shutil
import tomllib
from collections.abc import Callable
from difflib import get_close_matches
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, Protocol

from boardwright.core.errors import Malformed

EDITION: Final = "edition.toml"
OPEN_SOURCE: Final = "open"
SOURCES: Final = ["rulebook", "public reference", OPEN_SOURCE]
ID: Final = re.compile(r"[a-z][a-z0-9_]*")
CONTROL: Final = re.compile(r"[\x00-\x1f\x7f-\x9f]")


class Fault:
    """What is wrong in a component file: the file, the way to the field ("source 3: upper_trait"), what is allowed."""

    __slots__ = ("field", "file", "message")

    def __init__(self, file: str, field: str, message: str) -> None:
        self.file = file
        self.field = field
        self.message = message

    def __str__(self) -> str:
        return ": ".join([part for part in (self.file, self.field, self.message) if part])


def hint(word: str, allowed: list[str]) -> str:
    """The end of a message about a wrong word: the nearest allowed one, then all of them."""
    near = get_close_matches(word, allowed, 1)
    return (f"did you mean {near[0]!r}? " if near else "") + f"one of {', '.join(allowed)}"


class Row:
    """A table of a file. Its getters note a fault and return something harmless: all faults are found at once."""

    __slots__ = ("data", "faults", "field", "file", "known", "lost", "parts")

    def __init__(self, faults: list[Fault], file: str, field: str, data: dict[str, Any], lost: bool) -> None:
        self.faults = faults
        self.file = file
        self.field = field
        self.data = data
        self.known: list[str] = []
        self.parts: list[Row] = []
        self.lost = lost  # the table itself is missing, which is fault enough

    def fault(self, key: str, message: str) -> None:
        """Note what is wrong with a key of this table."""
        if not self.lost:
            self.faults.append(Fault(self.file, ": ".join([part for part in (self.field, key) if part]), message))

    def has(self, key: str) -> bool:
        """Is an optional key there? Also makes it known."""
        self.known.append(key)
        return key in self.data

    def get(self, key: str, allowed: str) -> Any:
        """The raw value of a compulsory key, or None with a fault that says what is `allowed`."""
        if self.has(key):
            return self.data[key]
        self.fault(key, f"is missing; {allowed}")
        return None

    def text(self, key: str) -> str:
        """A text of one line that is not blank."""
        value = self.get(key, "a text")
        if isinstance(value, str) and value.strip() and not CONTROL.search(value):
            return value
        if value is not None:
            self.fault(key, f"{value!r} is no text of one line")
        return ""

    def integer(self, key: str, low: int, high: int) -> int:
        """A whole number from `low` to `high`, both included."""
        allowed = f"a whole number from {low} to {high}"
        value = self.get(key, allowed)
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        if value is not None:
            self.fault(key, f"{value!r} is not {allowed}")
        return low

    def one_of(self, key: str, allowed: list[str]) -> str:
        """One of the words `allowed`."""
        index = self.reference(key, allowed, "")
        return allowed[index] if index >= 0 else allowed[0]

    def reference(self, key: str, ids: list[str], noun: str) -> int:
        """The index of the thing named, -1 with a fault where there is none. `noun`: what the ids are ("trait")."""
        value = self.get(key, f"one of {', '.join(ids)}")
        return -1 if value is None else self.index(key, value, ids, noun)

    def index(self, key: str, value: Any, ids: list[str], noun: str) -> int:
        """The index of a value given under `key` among the ids, -1 with a fault where it is none of them."""
        if isinstance(value, str) and value in ids:
            return ids.index(value)
        self.fault(key, f"{value!r} is {'no ' + noun if noun else 'not allowed'}; {hint(str(value), ids)}")
        return -1

    def references(self, key: str, ids: list[str], noun: str, low: int, high: int) -> list[int]:
        """A list of `low` to `high` different things."""
        size = str(low) if low == high else f"{low} to {high}"
        allowed = f"a list of {size} different {noun}s"
        value = self.get(key, allowed)
        if value is None:
            return []
        if not isinstance(value, list) or not low <= len(value) <= high:
            self.fault(key, f"{value!r} is not {allowed}")
            return []
        found = [self.index(key, each, ids, noun) for each in value]
        if len(set(found)) < len(found) and -1 not in found:
            self.fault(key, f"{value!r} names a {noun} twice")
        return found

    def names(self, key: str, languages: list[str]) -> dict[str, str]:
        """A name in each language, each once: `name = { en = "...", de = "..." }`."""
        part = self.table(key)
        return {language: part.text(language) for language in languages}

    def source(self, key: str = "source") -> str:
        """Where a value comes from; every value has one."""
        return self.one_of(key, SOURCES)

    def table(self, key: str) -> Row:
        """The table under a compulsory key."""
        value = self.get(key, "a table")
        if value is not None and not isinstance(value, dict):
            self.fault(key, f"{value!r} is no table")
        return self.part(key, value)

    def part(self, name: str, data: Any) -> Row:
        """A table inside this one; where `data` is none, its getters note nothing more."""
        field = ": ".join([part for part in (self.field, name) if part])
        row = Row(self.faults, self.file, field, data if isinstance(data, dict) else {}, not isinstance(data, dict))
        self.parts.append(row)
        return row

    def rows(self, key: str, low: int, high: int) -> list[Row]:
        """The tables of a list, `low` to `high` of them: `[[card]]`."""
        allowed = f"{low} tables [[{key}]]" if low == high else f"{low} to {high} tables [[{key}]]"
        value = self.get(key, allowed)
        if value is None:
            return []
        if not isinstance(value, list) or not all(isinstance(each, dict) for each in value):
            self.fault(key, f"is not {allowed}")
            return []
        if not low <= len(value) <= high:
            self.fault(key, f"{len(value)} given, allowed are {allowed}")
        return [self.part(f"{key} {number}", each) for number, each in enumerate(value, 1)]

    def unknown_keys(self) -> None:
        """Note the keys that nobody asked for, here and in the tables inside."""
        for key in self.data:
            if key not in self.known:
                self.fault(key, f"is unknown; {hint(key, self.known)}" if self.known else "is unknown")
        for part in self.parts:
            part.unknown_keys()


def ids_of(rows: list[Row]) -> list[str]:
    """The `id` of each row: small letters, digits and _, no two alike."""
    ids: list[str] = []
    for row in rows:
        name = row.text("id")
        if name and not ID.fullmatch(name):
            row.fault("id", f"{name!r} is no id; small letters, digits and _, a letter first")
        if name in ids:
            row.fault("id", f"{name!r} is there twice")
        ids.append(name)
    return ids


class Reader:
    """The files of one edition. `files`: those that the game has besides edition.toml.

    Raises Malformed at once if the folder cannot be read; `finish` raises it with all faults, one a line.
    """

    __slots__ = ("edition", "faults", "files", "folder", "game")

    def __init__(self, folder: Path, game: str, files: list[str]) -> None:
        check_folder(folder)
        self.folder = folder
        self.game = game
        self.faults: list[Fault] = []
        self.files: dict[str, Row] = {}
        for name in [EDITION, *files]:
            data = parse(folder / name, self.faults)
            self.files[name] = Row(self.faults, name, "", {} if data is None else data, data is None)
        self.edition = self.files[EDITION]
        for path in sorted(folder.glob("*.toml")):
            if path.name not in self.files:
                self.faults.append(Fault(path.name, "", f"is no file of {game}; {hint(path.name, list(self.files))}"))

    def content_hash(self) -> str:
        """32 hex digits over what the files say; comments, blanks and the order of keys do not count."""
        content = {name: row.data for name, row in self.files.items()}
        text = json.dumps(content, sort_keys=True, separators=(",", ":"), ensure_ascii=False, default=str)
        return blake2b(text.encode(), digest_size=16).hexdigest()

    def finish(self) -> None:
        """Raise Malformed with all faults, one a line, if there are any; keys that nobody asked for are faults too."""
        for row in self.files.values():
            row.unknown_keys()
        complain(self.faults)


def complain(faults: list[Fault]) -> None:
    """Raise Malformed with all faults, one a line, if there are any."""
    if faults:
        raise Malformed("\n".join([str(fault) for fault in faults]))


class Box:
    """One edition, read: immutable, shared by all clones of a state, never written into records.

    name: the edition's id; titles: its name by language; version: its version; hash: of its content;
    is_open: has it values of ours (source "open"); effects: this edition's default of each option that it decides.
    """

    __slots__ = ("effects", "folder", "hash", "is_open", "name", "titles", "version")

    def __init__(self, reader: Reader) -> None:
        head = reader.edition
        if head.text("game") != reader.game:
            head.fault("game", f"{head.data.get('game')!r} is another game; {reader.game!r} is read here")
        self.folder: str = str(reader.folder)
        self.name: str = ids_of([head])[0]
        self.titles: dict[str, str] = head.names("name", ["en", "de"])
        self.version: str = head.text("version")
        head.source()
        self.hash: str = reader.content_hash()
        self.is_open: bool = any(is_open(row.data) for row in reader.files.values())
        self.effects: dict[str, str] = {}


def is_open(value: Any) -> bool:
    """Does a value in here have the source "open"?"""
    if isinstance(value, dict):
        return any((key.endswith("source") and each == OPEN_SOURCE) or is_open(each) for key, each in value.items())
    return isinstance(value, list) and any(is_open(each) for each in value)


def check_folder(folder: Path) -> None:
    """Raise Malformed where there is no folder."""
    if not folder.is_dir():
        raise Malformed(f"{folder}: {'is no folder' if folder.exists() else 'no such folder'}")


def parse(path: Path, faults: list[Fault]) -> dict[str, Any] | None:
    """What a TOML file says, None with a fault (file and line) if it cannot be read."""
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        faults.append(Fault(path.name, "", "is missing"))
    except OSError as error:
        faults.append(Fault(path.name, "", f"cannot be read: {error.strerror}"))
    except UnicodeDecodeError as error:
        faults.append(Fault(path.name, "", f"is not UTF-8 text (byte {error.start})"))
    except tomllib.TOMLDecodeError as error:
        faults.append(Fault(path.name, "", f"is not TOML: {error}"))
    return None


def game_of(folder: Path) -> str:
    """The game that an edition's folder is for. Raises Malformed where edition.toml does not say."""
    check_folder(folder)
    faults: list[Fault] = []
    data = parse(folder / EDITION, faults)
    row = Row(faults, EDITION, "", data or {}, data is None)
    game = row.text("game")
    complain(faults)
    return game


class HasBox(Protocol):
    """The part of a game that is needed here."""

    @property
    def load_box(self) -> Callable[[Path], Box]:
        """Read an edition; raises Malformed."""


def check(folder: Path, load: Callable[[str], HasBox]) -> tuple[str, list[str]]:
    """The game of an edition and its faults, a line each. `load(name)` finds the game.

    Raises Malformed, one line a fault, where it cannot be told which game the folder is for.
    """
    game = game_of(folder)
    try:
        load(game).load_box(folder)
    except Malformed as error:
        return game, str(error).split("\n")
    return game, []


def export(edition: Path, target: Path) -> list[str]:
    """Copy the files of an edition into a new or empty folder, to be changed there. Returns their names."""
    try:
        target.mkdir(parents=True, exist_ok=True)
        if any(target.iterdir()):
            raise Malformed(f"{target}: is not empty")
        files = sorted(edition.glob("*.toml"))
        for path in files:
            shutil.copyfile(path, target / path.name)
    except OSError as error:
        raise Malformed(f"{target}: cannot be written: {error.strerror}") from None
    return [path.name for path in files]
