"""`boardwright play`: set the table or open a saved one, and play."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from boardwright import games
from boardwright.bots import levels
from boardwright.cli import ending, inquiry, saves
from boardwright.cli.app import INTERRUPTED, OK
from boardwright.cli.session import HUMAN, Left, Session
from boardwright.cli.setting import box_of, options_of, seats_of, show_json, table_of
from boardwright.cli.terminal import Terminal
from boardwright.core.errors import Malformed
from boardwright.core.table import BOT, Table

if TYPE_CHECKING:
    from boardwright.core.game import Game

USUAL_BOT: Final = "greedy"


class Wishes(NamedTuple):
    """What the command line asks for; see the help of `boardwright play`."""

    game: str
    seats: int | None
    bots: str | None
    seed: int | None
    option: list[str]
    edition: Path | None
    auto: bool
    load: Path | None
    ascii_only: bool
    as_json: bool

    def is_new(self) -> bool:
        """Whether it names anything of a new game, so that going on with an old one is not what is meant."""
        return bool(self.seats or self.bots or self.seed is not None or self.option or self.edition or self.auto)


def play(wishes: Wishes) -> int:
    """Play; the exit code."""
    game = games.load(wishes.game)
    check(wishes)
    terminal = Terminal(ascii_only=wishes.ascii_only)
    found = wishes.load or (None if wishes.is_new() else offered(game, terminal))
    table = opened(game, wishes, found) if found else begun(game, wishes)
    session = Session(table, terminal, found or saves.new_path(game.name), quiet=wishes.as_json)
    return played_silently(session) if wishes.as_json else played(session)


def check(wishes: Wishes) -> None:
    """Raise Malformed for what does not go together."""
    if wishes.as_json and not wishes.auto:
        raise Malformed("--json goes with --auto: a person is asked in words")
    if wishes.load and (wishes.seats or wishes.bots or wishes.seed is not None or wishes.option):
        raise Malformed("--load goes on with a game as it was set up: leave --seats, --bots, --seed and --option away")


# -- the table --------------------------------------------------------------------------------------------------


def begun(game: Game, wishes: Wishes) -> Table:
    """A new table."""
    box = box_of(game, wishes.edition)
    bots = bots_of(wishes.bots)
    usual = max(len(bots) + 1, 2) if bots is not None else 3
    seats = seats_of(game, wishes.seats, usual)
    players = players_of(seats, bots, wishes.auto)
    options = options_of(game, wishes.option, seats, box)
    seed = secrets.token_bytes(16) if wishes.seed is None else wishes.seed.to_bytes(16, "big")
    return Table(game, seats, seed, options, box, players)


def bots_of(text: str | None) -> list[str] | None:
    """The bots in `greedy,random` or `2`; None where nothing is said."""
    if text is None:
        return None
    if text.strip().isdecimal():
        return [USUAL_BOT] * min(int(text), 99)
    names = [name.strip() for name in text.split(",") if name.strip()]
    for name in names:
        levels.make(name)
    if not names:
        raise Malformed(f"--bots {text!r} names nobody; a number, or a list of {', '.join(levels.names())}")
    return names


def players_of(seats: int, bots: list[str] | None, auto: bool) -> list[str]:
    """Who sits where: people first, then the bots; the usual bot at every seat that is left, or no person at all."""
    if bots is None:
        bots = [USUAL_BOT] * (seats if auto else seats - 1)
    if len(bots) > seats:
        raise Malformed(f"{len(bots)} bots are named, but there are {seats} seats")
    rest = [USUAL_BOT if auto else HUMAN] * (seats - len(bots))
    return rest + bots


def opened(game: Game, wishes: Wishes, path: Path) -> Table:
    """The table of a saved game."""
    table = table_of(path, wishes.edition)
    if table.game.name != game.name:
        raise Malformed(f"{path}: is a game of {table.game.name}, not of {game.name}")
    if wishes.auto:
        for seat, player in enumerate(table.players):
            if player not in levels.names():
                table.sit(seat, f"{BOT}{USUAL_BOT}")
    return table


def offered(game: Game, terminal: Terminal) -> Path | None:
    """The newest game under way, if the person wants to go on with it."""
    path = saves.unfinished(game.name, game.version) if terminal.interactive else None
    if path is None:
        return None
    terminal.copyable(f"A game of {game.title} is under way: {path}")
    line = terminal.read("Go on with it? Enter: yes, n: a new game. ")
    if line is None:
        return None
    return None if line.lower().startswith("n") else path


# -- playing ----------------------------------------------------------------------------------------------------


def played(session: Session) -> int:
    """Play at the terminal; however it ends, the game is kept and the person is told where."""
    greet(session)
    try:
        finished = session.run()
    except Left:
        return leave(session, OK)
    except KeyboardInterrupt:
        session.terminal.say()
        return leave(session, INTERRUPTED)
    session.keep()
    ending.show(session) if finished else session.terminal.copyable(unfinished(session))
    return OK


def played_silently(session: Session) -> int:
    """Let bots play; the outcome as JSON."""
    finished = session.run()
    session.keep()
    record = str(session.path) if session.is_kept else None
    show_json(ending.outcome(session.table) | {"unfinished": not finished, "record": record})
    return OK


def greet(session: Session) -> None:
    """What is played, by whom, under which rulings, and the promise about the seed."""
    table, terminal = session.table, session.terminal
    terminal.title(session.game.title)
    seats = [
        f"{seat + 1} {'you' if name == HUMAN and len(session.people) == 1 else name}"
        for seat, name in enumerate(table.players)
    ]
    terminal.say(f"Seats: {', '.join(seats)}. Edition: {table.box.name}.")
    terminal.say(inquiry.rulings_in_short(session.game, table.options), "  ")
    terminal.say(f"The seed of all draws is told at the end: commitment {table.opening.commitment}.", "  ")
    if session.people and not table.entries:
        terminal.say()
        for line in session.words.primer(table.view(session.people[0])):
            terminal.say(line, "  ")
    if session.people and terminal.interactive:
        terminal.say()
        terminal.say("Type a number to choose. `how`, `what` and `why` explain things, `help` tells the rest.")


def unfinished(session: Session) -> str:
    """What is said of a game that bots do not end."""
    return f"Given up as unfinished after {len(session.table.entries)} answers. The record: {session.path}"


def leave(session: Session, code: int) -> int:
    """Keep the game, and say how to go on."""
    name = session.game.name
    if not session.terminal.interactive and not session.terminal.lines:
        session.terminal.copyable(f"\nNobody is here to answer. To play on, in a terminal: boardwright play {name}")
        return code
    session.keep()
    if not session.table.entries:
        session.terminal.say("Nothing was answered, so nothing is kept.")
    elif session.is_kept:
        session.terminal.copyable(f"Saved. To go on: boardwright play {name} --load {session.path}")
    return code
