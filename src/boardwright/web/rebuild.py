"""A table out of what is kept of it: snapshot and entries, or the game that it goes on from.

Entries that do not fit the rules any more are set aside, never deleted: the table goes on from the last one that does.
"""

from __future__ import annotations

import json
import logging
from typing import Any, Final, NamedTuple

from boardwright.core.errors import BrokenInvariant
from boardwright.core.game import Game
from boardwright.core.record import Line, Record, read
from boardwright.core.table import Table, resume
from boardwright.web import branch
from boardwright.web.store import Entered, Snapshot, TableRow

LOG: Final = logging.getLogger("boardwright.web")


class Rebuilt(NamedTuple):
    """A table and how many rows of entries it holds or has set aside; `fits`: none was set aside just now.

    `page`: of a branch, the checkpoint in whose step draws of both seeds lie.
    """

    table: Table
    taken: int
    fits: bool
    page: Any


def rebuild(game: Game, box: Any, row: TableRow, rows: list[Entered], snapshot: Snapshot | None) -> Rebuilt:
    """The table as it stands after its rows. Raises Malformed if it is of another edition or cannot be read."""
    page: Any = None
    if snapshot is not None:
        table, taken = resume(game, snapshot.data, box), snapshot.number
        fits = snapshot.version == game.version
    else:
        table, taken, fits = opened(game, box, row, rows), 0 if row.branch is None else row.branch["entry"], True
        page = None if row.branch is None else page_of(table)
    for each in rows[taken:]:
        if not take(table, each):
            return Rebuilt(table, len(rows), False, page)
    return Rebuilt(table, len(rows), fits, page)


def take(table: Table, each: Entered) -> bool:
    """Enter a row; False if it does not fit."""
    try:
        table.apply(len(table.entries), Line(each.seat, each.text, ""))
    except BrokenInvariant:
        LOG.exception("entry %d is set aside", each.number)
        return False
    mine = table.entries[-1].hash
    if each.hash and mine and each.hash != mine and table.opening.version == table.game.version:
        LOG.error("entry %d, %r, does not lead to the same game as before", each.number, each.text)
    return True


def opened(game: Game, box: Any, row: TableRow, rows: list[Entered]) -> Table:
    """The table before its own first entry."""
    if row.branch is not None:
        return branched(game, box, row, rows)
    opening = header_of(row)
    return Table(game, opening.seats, row.seed, opening.options, box, opening.players)


def header_of(row: TableRow) -> Record:
    """The header of a table's record."""
    text = json.dumps(row.header)
    return read(f'{text}\n{{"entries":0,"over":false}}\n')


def branched(game: Game, box: Any, row: TableRow, rows: list[Entered]) -> Table:
    """A game that goes on from an entry of another: that one's first entries under its seed, then a seed of its own."""
    source = branch.of(row.branch)
    assert source is not None
    lines = [Line(each.seat, each.text, each.hash) for each in rows[: source.entry]]
    return branch.begin(game, header_of(row)._replace(entries=lines), source, row.seed, box)


def page_of(table: Table) -> Any:
    """The checkpoint of the step under way."""
    journal = table.position.journal
    return journal.before if journal is not None else None


def snapshot_of(built: Rebuilt, taken: int) -> Snapshot | None:
    """A snapshot; None while a step is under way in which draws of two seeds lie."""
    table = built.table
    oldest = table.marks[0].journal.before if table.marks else page_of(table)
    if built.page is not None and oldest is built.page:
        return None
    return Snapshot(taken, table.game.version, table.snapshot())
