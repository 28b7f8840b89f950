"""The end of a game: places, the reason, the score sheet, and the seed that proves the draws."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from boardwright.cli.session import Session
    from boardwright.core.ask import Rule
    from boardwright.core.game import Result
    from boardwright.core.table import Table


def show(session: Session) -> None:
    """Tell the rest of the story, the last table, who won and why, every point with its rule, and the seed."""
    table, terminal, words = session.table, session.terminal, session.words
    seat = session.people[0] if len(session.people) == 1 else None
    if session.people:
        session.tell(seat)
    session.show_table(seat)
    result = session.game.result(table.position.state)
    terminal.say()
    terminal.title(winners(result))
    terminal.say(f"{words.refusal(result.reason)} [{result.reason.id}]")
    for line in sheet(result, words):
        terminal.say(line, "      ")
    terminal.say()
    terminal.say(f"The seed was {table.seed.hex()}; its commitment {table.opening.commitment} was shown at the start.")
    if session.is_kept:
        terminal.copyable(f"To verify every draw and answer: boardwright replay {session.path} --verify")


def winners(result: Result) -> str:
    """Who won."""
    won = [f"seat {seat + 1}" for seat in result.winners()]
    if 1 in result.rivals:
        return (
            "Nobody at the table has won: the game wins."
            if not won
            else f"{' and '.join(won)} and the game share the win.".capitalize()
        )
    return f"{' and '.join(won)} {'wins' if len(won) == 1 else 'share the win'}.".capitalize()


def sheet(result: Result, words: Any) -> list[str]:
    """A line a seat, and one for each rule that gave it points."""
    lines = []
    for seat, points in enumerate(result.sheets):
        total = sum(number for _, number in points)
        lines.append(f"  Seat {seat + 1}: place {result.places[seat]}, {total} in all")
        lines += [f"    {number:>3}  {words.score(rule)} [{rule.id}]" for rule, number in points]
    return lines


def outcome(table: Table) -> dict[str, Any]:
    """A game for machines: what it was, how it stands or ended, and every point with its rule."""
    opening = table.opening
    told: dict[str, Any] = {
        "game": opening.game,
        "version": opening.version,
        "edition": list(opening.edition),
        "seats": opening.seats,
        "options": opening.options,
        "players": table.players,
        "commitment": opening.commitment,
        "entries": len(table.entries),
        "over": table.over,
    }
    return told | (ended(table) if table.over else {})


def ended(table: Table) -> dict[str, Any]:
    """Places, reason, sheets and the seed of a game that is over."""
    result = table.game.result(table.position.state)
    return {
        "places": result.places,
        "rivals": result.rivals,
        "reason": named(result.reason),
        "sheets": [[[*named(rule), number] for rule, number in points] for points in result.sheets],
        "seed": table.seed.hex(),
    }


def named(rule: Rule) -> list[str]:
    """A rule as its id and name."""
    return [rule.id, rule.name]
