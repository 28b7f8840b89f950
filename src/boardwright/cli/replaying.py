"""`boardwright replay`: a recorded game told again, shown at a point, or verified."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boardwright.cli import ending
from boardwright.cli.app import FOUND, OK, complain
from boardwright.cli.setting import open_record, show_json
from boardwright.cli.terminal import Terminal
from boardwright.core.codec import plain
from boardwright.core.errors import BrokenInvariant, Malformed
from boardwright.web import branch

if TYPE_CHECKING:
    from pathlib import Path

    from boardwright.core.record import Record
    from boardwright.core.table import Table
    from boardwright.web.branch import Branch


def replay(path: Path, verify: bool, ply: int | None, seat: int | None, edition: Path | None, as_json: bool) -> int:
    """Play it again; FOUND if it leads elsewhere or a rule fails."""
    game, record, source, box = open_record(path, edition)
    if ply is not None and ply > len(record.entries):
        raise Malformed(f"--ply {ply}: the record has {len(record.entries)} entries")
    if seat is not None and seat > record.seats:
        raise Malformed(f"--seat {seat}: the game has {record.seats} seats")
    viewer = None if seat is None else seat - 1
    try:
        table = branch.replay(game, record, source, box, ply)
    except Malformed as fault:
        raise Malformed(f"{path}: {fault}") from fault
    except BrokenInvariant as fault:
        return failed(path, fault, as_json)
    faults = differences(record, table) if ply is None else []
    if as_json:
        show_json(as_data(table, viewer, faults, ply))
    elif verify:
        say_verified(path, table, faults, source)
    else:
        tell(table, viewer, ply)
    return FOUND if faults else OK


def failed(path: Path, fault: BrokenInvariant, as_json: bool) -> int:
    """The record does not run to its end here."""
    if as_json:
        show_json({"verified": False, "faults": [str(fault)]})
        return FOUND
    return complain(f"{path}: {fault}", FOUND)


def differences(record: Record, table: Table) -> list[str]:
    """What a record claims that its replay does not bear out; a hash that is missing proves nothing."""
    faults = [
        f"entry {number}, {line.text!r}, has no hash"
        for number, (line, mine) in enumerate(zip(record.entries, table.entries, strict=True))
        if mine.hash and not line.hash
    ]
    if record.over != table.over:
        faults.append(f"the record says that the game is {'over' if record.over else 'under way'}; it is not")
    return faults


def say_verified(path: Path, table: Table, faults: list[str], source: Branch | None) -> None:
    """The outcome of a verification."""
    if faults:
        for fault in faults:
            print(f"{path}: {fault}")
        return
    state = "over" if table.over else "under way"
    print(f"Verified: seed and commitment, {len(table.entries)} entries and their hashes; the game is {state}.")
    if source is not None:
        print(
            f"The first {source.entry} entries are another game's, under its seed; the rest was drawn under a new one."
        )


def tell(table: Table, viewer: int | None, ply: int | None) -> None:
    """The log in sentences, the table, and how it ended or who is asked."""
    terminal = Terminal()
    words: Any = table.game.words("en")
    view = table.view(viewer)
    terminal.title(f"{table.game.title}, {table.seats} seats: {', '.join(table.players)}")
    if ply is None:
        for number, note in table.log(viewer):
            terminal.say(f"{number:>5}  {words.note(view, note)}", " " * 7)
    terminal.say()
    terminal.say(table.game.text(view, words, terminal.width))
    terminal.say()
    if table.over:
        show_end(terminal, table, words)
    for ask in table.asks:
        mine = ask.seat == viewer
        question = f": {words.question(view, ask)}" if mine else f" ({ask.kind.name})"
        terminal.say(f"Seat {ask.seat + 1} is asked{question}")
        for number, choice in enumerate(ask.options if mine else [], 1):
            terminal.say(f"  {number}  {words.option(view, ask, choice)}", " " * 5)


def show_end(terminal: Terminal, table: Table, words: Any) -> None:
    """Who won, why, and every point."""
    result = table.game.result(table.position.state)
    terminal.title(ending.winners(result))
    terminal.say(f"{words.refusal(result.reason)} [{result.reason.id}]")
    for line in ending.sheet(result, words):
        terminal.say(line, "      ")


def as_data(table: Table, viewer: int | None, faults: list[str], ply: int | None) -> dict[str, Any]:
    """All of it for machines; `log` and `view` as the viewer saw them."""
    return ending.outcome(table) | {
        "verified": None if ply is not None else not faults,
        "faults": faults,
        "answers": [[line.seat, line.text] for line in table.entries],
        "log": [[number, name, list(numbers)] for number, (name, _, numbers) in table.log(viewer)],
        "view": plain(table.view(viewer)),
    }
