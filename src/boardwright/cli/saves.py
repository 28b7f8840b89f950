"""Where games are kept: one record a game in the user's data folder, written whenever somebody has answered."""

from __future__ import annotations

import os
import secrets
import sys
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from boardwright.core import record as records
from boardwright.core.errors import Malformed

if TYPE_CHECKING:
    from boardwright.core.record import Record

SUFFIX: Final = ".record"
FAULT: Final = "-fault"
LOOKED_AT: Final = 20
"""How many of the newest files are looked at for a game to go on with."""


def folder() -> Path:
    """The data folder: BOARDWRIGHT_DATA if it is set, else where this system keeps a user's data."""
    own = os.environ.get("BOARDWRIGHT_DATA")
    if own:
        return Path(own)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "boardwright"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "boardwright"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "boardwright"


def new_path(game: str, kind: str = "") -> Path:
    """A name that no game has yet, with the time of now in it. `kind`: such as "-fault".

    The file comes with the first answer, so games begun in the same second are told apart by a few random digits.
    """
    stem = f"{game}-{datetime.now().astimezone():%Y%m%d-%H%M%S}"
    path = folder() / f"{stem}-{secrets.token_hex(3)}{kind}{SUFFIX}"
    return new_path(game, kind) if path.exists() else path


def stamp(path: Path) -> tuple[int, int] | None:
    """What changes when somebody else writes the file: its time and number; None where there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_ino


def save(record: Record, path: Path) -> None:
    """Write a record, and the folder where it is missing. Raises Malformed, one line, where it cannot be written."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise Malformed(f"{path.parent}: cannot be made: {fault.strerror}") from fault
    record.save(path)


def save_as(record: Record, path: Path) -> None:
    """The same under a name that a person gave: a file that is something else is left alone."""
    if path.is_dir():
        raise Malformed(f"{path}: is a folder; name a file in it")
    if path.is_file():
        try:
            records.load(path)
        except Malformed:
            raise Malformed(f"{path}: is there already and is no record of a game; choose another name") from None
    save(record, path)


def unfinished(game: str, version: int) -> Path | None:
    """The newest game under way by these rules; files that cannot be read are passed over."""
    try:
        found = sorted(folder().glob(f"{game}-*{SUFFIX}"), key=lambda path: path.stat().st_mtime, reverse=True)
    except OSError:
        return None
    for path in found[:LOOKED_AT]:
        if _goes_on(path, game, version):
            return path
    return None


def _goes_on(path: Path, game: str, version: int) -> bool:
    try:
        record = records.load(path)
    except Malformed:
        return False
    fits = record.game == game and record.version == version and not record.over
    return fits and bool(record.entries) and FAULT not in path.stem
