"""What a command line says of a game, made into what the engine takes. Everything raises Malformed, one clear line."""

from __future__ import annotations

import json
import os
from codecs import BOM_UTF8
from typing import TYPE_CHECKING, Any, Final

from boardwright import games
from boardwright.core import options as core_options
from boardwright.core.errors import BrokenInvariant, Malformed
from boardwright.core.record import Record
from boardwright.core.record import load as load_record
from boardwright.core.table import Table
from boardwright.web import branch

if TYPE_CHECKING:
    from pathlib import Path

    from boardwright.core.game import Game
    from boardwright.web.branch import Branch

USUAL_SEATS: Final = 3
LONG: Final = 40
"""Games from which several processes are worth their start."""


def box_of(game: Game, folder: Path | None) -> Any:
    """The edition in a folder, or the game's own."""
    if folder is not None and (marks := marked(folder)):
        raise Malformed(f"edition {folder}: {marks[0]}")
    try:
        return game.load_box(folder if folder is not None else game.components)
    except Malformed as fault:
        first, *rest = str(fault).splitlines()
        more = f" (and {len(rest)} more; `boardwright edition check {folder}` names all)" if rest else ""
        where = f"edition {folder}: " if folder is not None and str(folder) not in first else ""
        raise Malformed(f"{where}{first}{more}") from fault


def marked(folder: Path) -> list[str]:
    """A line for each component file with a mark before its first sign, as some editors write it and TOML forbids."""
    files = sorted(folder.glob("*.toml")) if folder.is_dir() else []
    found = [path.name for path in files if path.is_file() and path.read_bytes().startswith(BOM_UTF8)]
    return [f"{name}: begins with a byte-order mark; save it as UTF-8 without one" for name in found]


def seats_of(game: Game, wanted: int | None, usual: int = USUAL_SEATS) -> int:
    """The number of seats: the one wanted, if the game can be played so, or the nearest to what is usual."""
    least, most = game.seats
    if wanted is None:
        return max(least, min(most, usual))
    if not least <= wanted <= most:
        raise Malformed(f"{game.name} is for {least} to {most} seats, not {wanted}")
    return wanted


def options_of(game: Game, texts: list[str], seats: int, box: Any) -> dict[str, str]:
    """All options, from texts such as `quartet` or `tailed=card`, the others at their defaults."""
    return core_options.complete(game, core_options.parse(game, texts, seats), seats, box)


def open_record(path: Path, folder: Path | None) -> tuple[Game, Record, Branch | None, Any]:
    """The record in a file with its game, where it comes from, and its edition."""
    record = load_record(path)
    try:
        game = games.load(record.game)
        source = branch.read(path.read_text(encoding="utf-8"))[1]
    except Malformed as fault:
        raise Malformed(f"{path}: {fault}") from fault
    box = box_of(game, folder)
    if box.hash != record.edition[1]:
        raise Malformed(
            f"{path}: was played with another edition, {record.edition[0]} ({record.edition[1]}); this is {box.name}"
            f" ({box.hash}): name its folder with --edition DIR"
        )
    return game, record, source, box


def table_of(path: Path, folder: Path | None) -> Table:
    """The table to which the record in a file leads, to go on with. One that leads elsewhere is Malformed here."""
    game, record, source, box = open_record(path, folder)
    if source is not None:
        raise Malformed(f"{path}: goes on from another game; the web table can go on with it, by its upload")
    try:
        return Table.replay(game, record, box)
    except (Malformed, BrokenInvariant) as fault:
        raise Malformed(f"{path}: {fault}") from fault


def workers_of(wanted: int | None, games: int) -> int:
    """How many processes: the number wanted, or all processors where the work is long."""
    if wanted is not None or games < LONG:
        return wanted or 1
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def show_json(thing: Any) -> None:
    """Print data for machines, in ASCII, so that it is the same everywhere."""
    print(json.dumps(thing, indent=2))


def build() -> str:
    """How the engine runs here: `plain`, or compiled by `mypyc`."""
    from boardwright.core import position

    return "plain" if str(position.__file__).endswith(".py") else "mypyc"
