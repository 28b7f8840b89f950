"""The record of a game: a header and numbered entries, append-only, as lines of JSON.

The first line is the header, each further line an entry `[seat, text, hash]`, the last one closes the file with the
number of entries, so that a file cut short is noticed.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, NamedTuple

from boardwright.core.errors import Malformed

FORMAT: Final = 1


class Line(NamedTuple):
    """An entry: who, what as an answer text or `undo`, `leave`, `bot NAME`, `back`, and the running hash after it."""

    seat: int
    text: str
    hash: str


class Record(NamedTuple):
    """Everything that a game was. `seed` is the table's secret, 16 bytes; None where it is not to be known yet."""

    game: str
    version: int
    edition: tuple[str, str]
    options: dict[str, str]
    seats: int
    players: list[str]
    commitment: str
    seed: bytes | None
    over: bool
    entries: list[Line]

    def header(self) -> dict[str, Any]:
        """What stands on the first line."""
        return {
            "boardwright": FORMAT,
            "game": self.game,
            "version": self.version,
            "edition": list(self.edition),
            "options": self.options,
            "seats": self.seats,
            "players": self.players,
            "commitment": self.commitment,
            "seed": self.seed.hex() if self.seed is not None else None,
        }

    def write(self) -> str:
        """The record as text, a line an entry."""
        lines = [_line(self.header()), *[_line(list(entry)) for entry in self.entries]]
        return "\n".join([*lines, _line({"entries": len(self.entries), "over": self.over})]) + "\n"

    def save(self, path: Path) -> None:
        """Write it to a file: whole or not at all. Raises Malformed, in one line, if the place cannot be written."""
        beside = path.with_name(path.name + ".part")
        try:
            beside.write_text(self.write(), encoding="utf-8")
            beside.replace(path)
        except OSError as fault:
            raise Malformed(f"{path}: cannot be written: {fault.strerror}") from fault


def commit(seed: bytes) -> str:
    """What is published at the start: it binds the table to its seed without showing it."""
    return blake2b(seed, digest_size=16, person=b"boardwright-seed").hexdigest()


def load(path: Path) -> Record:
    """The record in a file. Raises Malformed, in one line, naming file, line and what is wrong."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as fault:
        raise Malformed(f"{path}: cannot be read: {fault.strerror}") from fault
    except UnicodeDecodeError as fault:
        raise Malformed(f"{path}: is no text file, so no record of Boardwright") from fault
    try:
        return read(text)
    except Malformed as fault:
        raise Malformed(f"{path}: {fault}") from fault


def read(text: str) -> Record:
    """The record in a text. Raises Malformed for a foreign, newer, damaged or truncated one."""
    lines = text.removesuffix("\n").split("\n")  # splitlines would also split at signs that a name may have in it
    header = _header(lines)
    close = _parsed(lines[-1], len(lines))
    if len(lines) < 2 or not isinstance(close, dict) or "entries" not in close:
        raise Malformed("truncated: the closing line is missing; the file was cut short")
    opening = _record(header, bool(close.get("over")))
    entries = [_entry(line, number, opening.seats) for number, line in enumerate(lines[1:-1], 2)]
    if close["entries"] != len(entries):
        raise Malformed(f"truncated: {close['entries']} entries are announced, {len(entries)} are here")
    return opening._replace(entries=entries)


def _header(lines: list[str]) -> dict[str, Any]:
    first = _parsed(lines[0], 1) if lines[0].startswith("{") else None
    if not isinstance(first, dict) or "boardwright" not in first:
        raise Malformed("is no record of Boardwright: the first line is no header")
    if first["boardwright"] != FORMAT:
        raise Malformed(f"has record format {first['boardwright']}; this Boardwright reads format {FORMAT}")
    return first


def _record(header: dict[str, Any], over: bool) -> Record:
    try:
        seed = header["seed"]
        if len(header["players"]) != header["seats"]:
            raise ValueError(f"{header['seats']} seats, {len(header['players'])} players")
        name, digest = header["edition"]
        return Record(
            game=str(header["game"]),
            version=int(header["version"]),
            edition=(str(name), str(digest)),
            options={str(key): str(value) for key, value in header["options"].items()},
            seats=int(header["seats"]),
            players=[str(each) for each in header["players"]],
            commitment=str(header["commitment"]),
            seed=bytes.fromhex(seed) if seed is not None else None,
            over=over,
            entries=[],
        )
    except (KeyError, TypeError, ValueError, AttributeError) as fault:
        raise Malformed(f"line 1: the header is damaged: {'no ' * isinstance(fault, KeyError)}{fault}") from fault


def _entry(line: str, number: int, seats: int) -> Line:
    entry = _parsed(line, number)
    if not isinstance(entry, list) or [type(each) for each in entry] != [int, str, str]:
        raise Malformed(f'line {number}: an entry is [seat, "answer", "hash"]')
    if not 0 <= entry[0] < seats:
        raise Malformed(f"line {number}: there is no seat {entry[0]}; the header has {seats} seats")
    return Line(entry[0], entry[1], entry[2])


def _parsed(line: str, number: int) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError) as fault:
        raise Malformed(f"line {number}: damaged or truncated, it is no JSON") from fault


def _line(thing: Any) -> str:
    return json.dumps(thing, ensure_ascii=False, separators=(",", ":"))
