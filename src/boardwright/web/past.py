"""A game as it was: the frame after an earlier entry, the log and the record to take home."""

from __future__ import annotations

from typing import Any, Final

from boardwright.core.errors import BrokenInvariant, Malformed
from boardwright.core.record import Line
from boardwright.core.table import Table
from boardwright.web import branch, frames, rebuild
from boardwright.web.errors import CONFLICT, Refused, malformed
from boardwright.web.language import _
from boardwright.web.live import Live
from boardwright.web.telling import Viewer

JSON: Final = "application/json"
RECORD: Final = "application/jsonl"


def at(live: Live, entry: int) -> Table:
    """The table after so many entries. Going forward only the entries in between are played. Raises Refused."""
    if entry > live.taken:
        raise malformed(_("The game has entries 0 to {n} only."), {"n": live.taken})
    if live.offset or live.row.header["version"] != live.game.version:
        text = _("The game was begun under older rules: its past cannot be shown.")
        raise Refused(CONFLICT, "older_rules", text)
    table = live.past
    points = [each.entry for each in branch.chain(branch.of(live.row.branch))]
    if table is None or len(table.entries) > entry or any(len(table.entries) < each <= entry for each in points):
        table = begun(live, entry)
    live.past = None
    for each in live.store.entries(live.id, len(table.entries))[: entry - len(table.entries)]:
        if not rebuild.take(table, each):
            raise Refused(CONFLICT, "unreadable", _("The past of this game cannot be shown: {why}"), {"why": each.text})
    live.past = table
    return table


def begun(live: Live, entry: int) -> Table:
    """The table before the first own entry of the game to which an entry belongs: this one, or one it goes on from."""
    try:
        rows, source = live.store.entries(live.id), branch.of(live.row.branch)
        if source is None or entry >= source.entry:
            return rebuild.opened(live.game, live.box, live.row, rows)
        record = rebuild.header_of(live.row)._replace(entries=[Line(each.seat, each.text, each.hash) for each in rows])
        while source is not None and entry < source.entry:
            record, source = branch.before(record, source), source.source
        first = 0 if source is None else source.entry
        return branch.replay(live.game, record._replace(entries=record.entries[:first]), source, live.box)
    except (Malformed, BrokenInvariant) as fault:
        text = _("The past of this game cannot be shown: {why}")
        raise Refused(CONFLICT, "unreadable", text, {"why": fault}) from fault


def frame(live: Live, table: Table, seat: int | None, language: str, narrow: bool) -> dict[str, Any]:
    """A frame of the past: nothing can be done in it."""
    shown = frames.frame(Viewer(table, seat, language, narrow, live.row.names), live.surroundings())
    return shown | {"clock": None, "undo": False}


def download(live: Live, seat: int | None, language: str) -> tuple[str, str, bytes]:
    """File name, media type and content of what may be taken home."""
    table = live.table
    stem = f"{live.row.game}-{live.id}"
    if table.over and not live.offset:
        return f"{stem}.record", RECORD, branch.write(table.record(), branch.of(live.row.branch)).encode()
    header = table.opening._replace(seed=None).header()
    told = {**header, "over": table.over, "seat": seat, "entries": live.taken}
    return f"{stem}-log.json", JSON, frames.encode(told | frames.log(live.viewer(seat, language), live.offset, 0))
