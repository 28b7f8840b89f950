"""The frame: everything that a viewer's page shows, made from what that viewer may know and nothing else."""

from __future__ import annotations

import json
from typing import Any, Final, NamedTuple

from boardwright.bots import levels
from boardwright.core.table import LEAVE, UNDO, is_sitting
from boardwright.web.language import _, said
from boardwright.web.telling import Viewer

HUMAN: Final = "human"
LEFT: Final = "left"
BOT: Final = "bot"


class Around(NamedTuple):
    """What stands around the game at a table: nothing of it depends on the state.

    `names`: what people are called. `offset`: entries of the record before the game's own count. `clock`: seconds a
    move, whether it is paused, and the deadline of each seat asked. `talk`: the last messages. `autos`: the kinds
    that each seat lets pass. `branch`: how many entries are another game's, None where none are.
    """

    id: str
    names: list[str]
    offset: int
    clock: dict[str, Any] | None
    talk: list[dict[str, Any]]
    autos: dict[int, list[str]]
    rematch: bool
    branch: int | None


def frame(viewer: Viewer, around: Around) -> dict[str, Any]:
    """The frame of a viewer."""
    table = viewer.table
    seat = viewer.seat
    return {
        "table": around.id,
        "game": table.game.name,
        "title": table.game.title,
        "entry": len(table.entries) + around.offset,
        "seat": seat,
        "over": table.over,
        "svgs": viewer.svgs(),
        "moment": viewer.moment(),
        "steps": viewer.steps(),
        "turn": sorted(ask.seat for ask in table.asks),
        **seats(viewer, around),
        "asks": [viewer.ask(ask, table.ply(ask.seat) + around.offset) for ask in viewer.asks],
        "undo": seat is not None and not table.over and table.can_undo(seat),
        "auto": around.autos.get(-1 if seat is None else seat, []),
        **happened(viewer, around),
        "result": viewer.result() if table.over else None,
        "rulings": viewer.rulings(),
        "notices": [*viewer.notices(), *goes_on(viewer, around)],
        "edition": table.box.name,
        "commitment": table.opening.commitment,
        "clock": around.clock,
        "talk": around.talk,
        "rematch": around.rematch,
    }


def goes_on(viewer: Viewer, around: Around) -> list[str]:
    """Where the game comes from, if it goes on from another."""
    if around.branch is None:
        return []
    text = _("The first {n} entries are another game's; from there on this one was drawn under a seed of its own.")
    return [said(viewer.language, text, {"n": around.branch})]


def seats(viewer: Viewer, around: Around) -> dict[str, Any]:
    """Who sits where and how they stand; rivals that are no seat stand apart."""
    table = viewer.table
    standings = viewer.standings()
    told = [
        {"seat": seat, "name": around.names[seat], **who(player), **stands(viewer, seat, standings[seat])}
        for seat, player in enumerate(table.players)
    ]
    rivals = [
        {"name": viewer.words.player(viewer.view, number), **stands(viewer, number, standings[number])}
        for number in range(table.seats, len(standings))
    ]
    return {"seats": told, "rivals": rivals}


def stands(viewer: Viewer, player: int, standing: dict[str, Any] | None) -> dict[str, Any]:
    """How somebody stands, and what they have before them."""
    return {"standing": standing, "prospect": viewer.prospect(player)}


def who(player: str) -> dict[str, Any]:
    """What sits at a seat: a person, nobody, or a bot of a level."""
    if player == HUMAN:
        return {"kind": HUMAN, "bot": None}
    if player == LEAVE:
        return {"kind": LEFT, "bot": None}
    return {"kind": BOT, "bot": player} if player in levels.LEVELS else {"kind": HUMAN, "bot": None}


def happened(viewer: Viewer, around: Around) -> dict[str, Any]:
    """What happened from the viewer's last answer on, and how long its log is."""
    log = viewer.log()
    since = last_answer(viewer)
    last = [viewer.line(at, note) | {"entry": at + around.offset} for at, note in log if at >= since]
    return {"last": last, "log_length": len(log)}


def last_answer(viewer: Viewer) -> int:
    """The number of the viewer's last answer; of a spectator, the last answer of anybody."""
    entries = viewer.table.entries
    for number in range(len(entries) - 1, -1, -1):
        text = entries[number].text
        own = viewer.seat is None or entries[number].seat == viewer.seat
        if own and text != UNDO and not is_sitting(text):
            return number
    return 0


def log(viewer: Viewer, offset: int, since: int) -> dict[str, Any]:
    """The lines of the viewer's log that come from this entry or a later one, and how many lines it has in all."""
    lines = viewer.log()
    told = [viewer.line(at, note) | {"entry": at + offset} for at, note in lines if at + offset >= since]
    return {"lines": told, "log_length": len(lines)}


def encode(thing: Any) -> bytes:
    """JSON, small."""
    return json.dumps(thing, ensure_ascii=False, separators=(",", ":")).encode()
