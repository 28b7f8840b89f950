"""A game at this terminal: who is asked next, what each person is told, and where it is kept."""

from __future__ import annotations

import sys
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from boardwright.bots import bot as bots
from boardwright.bots import levels
from boardwright.cli import saves, spoken
from boardwright.core.chance import Chance
from boardwright.core.errors import BrokenInvariant, Malformed
from boardwright.core.position import FORCED

if TYPE_CHECKING:
    from pathlib import Path
    from typing import Any

    from boardwright.cli.terminal import Terminal
    from boardwright.core.ask import Ask
    from boardwright.core.record import Record
    from boardwright.core.table import Table

HUMAN: Final = "human"
LIMIT: Final = 20_000
"""Answers after which a game that nobody steers is given up as unfinished."""
ROUNDS: Final = 200
"""The same in rounds, where a game's state counts them. [OPEN-20]"""
RECALLED: Final = 10
"""How many lines of its log a game that goes on begins with."""
PROMPT: Final = "> "


class Left(Exception):
    """The person leaves, or there is no more input."""


class Session:
    """A table, its terminal and its file.

    `people`: the seats that are asked here; the others are bots. `told`: how many notes each seat has read. `facing`:
    the seat in front of the screen, -1 nobody's. `stale`: the person has not seen the table as it is now. `met`: what
    has been explained to each seat, by name.
    """

    def __init__(self, table: Table, terminal: Terminal, path: Path, *, quiet: bool = False) -> None:
        self.table = table
        self.game = table.game
        self.terminal = terminal
        self.quiet = quiet
        self.words: Any = table.game.words("en")
        self.path = path
        known = levels.names()
        self.bots = {seat: levels.make(name) for seat, name in enumerate(table.players) if name in known}
        self.people = [seat for seat in range(table.seats) if seat not in self.bots]
        self.told = [max(0, len(table.notes) - RECALLED)] * (table.seats + 1)
        self.facing = -1
        self.stale = True
        self.kept = len(table.entries)
        self.stamp = saves.stamp(path)
        self.complained = False
        self.met: list[set[str]] = [set() for _ in range(table.seats)]

    # -- the game -----------------------------------------------------------------------------------------------

    def run(self) -> bool:
        """Play on to the end; False: given up, since nobody steers it. Raises Left when the person goes."""
        while not self.table.over:
            if not self.people and self.is_endless():
                return False
            ask = self.next_ask()
            if ask.seat in self.bots:
                self.ask_bot(ask)
            else:
                self.keep()
                self.ask_person(ask)
        return True

    def is_endless(self) -> bool:
        """Whether bots alone have played for too long."""
        return len(self.table.entries) >= LIMIT or getattr(self.table.position.state, "round", 0) > ROUNDS

    def next_ask(self) -> Ask:
        """The question to put: a person's before a bot's, so that a person can still take it back."""
        asks = self.table.asks
        return next((ask for ask in asks if ask.seat in self.people), asks[0])

    def ask_bot(self, ask: Ask) -> None:
        """A bot answers; what came of it is told at once where only bots play, else to each person in turn."""
        try:
            choice = bots.decide(self.bots[ask.seat], self.table, ask.seat, self.luck())
        except Exception as fault:
            raise self.failed(f"{self.table.players[ask.seat]}: {fault!r}", self.table.record()) from fault
        self.answer(ask, choice)
        self.stale = True
        if not self.people and not self.quiet:
            self.tell(None)

    def luck(self) -> Chance:
        """A bot's own chance: of the seed and the question, so that a game goes on alike after it was saved."""
        key = f"bot {len(self.table.entries)}".encode()
        digest = blake2b(key, key=self.table.seed, digest_size=8).digest()
        return Chance(int.from_bytes(digest[:4], "little"), int.from_bytes(digest[4:], "little"))

    def answer(self, ask: Ask, choice: int) -> None:
        """Give an answer. If a rule fails the game stays as it was, and the record up to the fault is kept."""
        try:
            self.table.choose(ask.seat, choice)
        except BrokenInvariant as fault:
            raise self.failed(str(fault), self.table.repro(ask.seat, spoken.text_of(self, ask, choice))) from fault

    def failed(self, what: str, record: Record) -> BrokenInvariant:
        """The error to raise for a fault of ours, after keeping the record that leads to it."""
        self.keep()
        path = saves.new_path(self.game.name, saves.FAULT)
        saves.save(record, path)
        return BrokenInvariant(f"{what}; the record up to it: {path}")

    # -- a person -----------------------------------------------------------------------------------------------

    def ask_person(self, ask: Ask) -> None:
        """Show what is new, put the question, and do what the person says until it is answered or taken back."""
        self.face(ask.seat)
        if len(ask.options) == 1:
            self.terminal.say(f"Only one answer, given for you: {self.sentence(ask, ask.options[0])}")
            self.answer(ask, ask.options[0])
        else:
            self.put(ask)
            while not spoken.carry_out(self, ask.seat, ask, self.line()):
                pass
        self.settle(ask.seat)

    def line(self, prompt: str = PROMPT) -> str:
        """What the person types. Raises Left at the end of input."""
        line = self.terminal.read(prompt)
        if line is None:
            raise Left
        return line

    def settle(self, seat: int) -> None:
        """Before others go on: a last chance to take the answer back. Piped input takes it by a line `undo`."""
        table = self.table
        if table.over or any(ask.seat == seat for ask in table.asks):
            return
        if not self.terminal.interactive:
            if self.terminal.coming() == "undo":
                spoken.carry_out(self, seat, None, self.line())
        elif table.can_undo(seat) or len(self.people) > 1:
            self.tell(seat)
            while not spoken.carry_out(self, seat, None, self.line("Enter: go on. Or undo: ")):
                pass

    def take_back(self, seat: int) -> bool:
        """Undo to the last question at which the seat really chose; False if there is none that it may go back to."""
        table = self.table
        while table.can_undo(seat):
            table.undo(seat)
            self.stale = True
            self.told = [min(told, len(table.notes)) for told in self.told]
            if len(table.position.ask_of(seat).options) > 1:
                return True
        return False

    # -- showing ------------------------------------------------------------------------------------------------

    def sentence(self, ask: Ask, choice: int) -> str:
        """An option in words, as this seat sees it, with what it brings."""
        brings = self.brings(ask, choice)
        return f"{self.words.option(self.table.view(ask.seat), ask, choice)}{f'  ({brings})' if brings else ''}"

    def in_short(self, ask: Ask, choice: int) -> str:
        """The same without what is explained below the options."""
        view = self.table.view(ask.seat)
        if self.brings(ask, choice) in [text for _, text in self.words.terms(view)]:
            return str(self.words.option(view, ask, choice))
        return self.sentence(ask, choice)

    def brings(self, ask: Ask, choice: int) -> str:
        """What an option brings, as far as this seat can know."""
        return self.game.forecast(self.table.view(ask.seat), ask, choice, self.words)

    def new_to(self, ask: Ask) -> list[tuple[str, str]]:
        """What the options are about and nobody has explained to this seat yet: names, each with its text."""
        names = {text: name for name, text in self.words.terms(self.table.view(ask.seat))}
        brought = dict.fromkeys(self.brings(ask, choice) for choice in ask.options)
        return [(names[text], text) for text in brought if text in names and names[text] not in self.met[ask.seat]]

    def put(self, ask: Ask) -> None:
        """The question and its options, numbered from 1."""
        self.terminal.say()
        who = f"Seat {ask.seat + 1}: " if len(self.people) > 1 else ""
        self.terminal.title(who + str(self.words.question(self.table.view(ask.seat), ask)))
        width = len(str(len(ask.options)))
        for number, choice in enumerate(ask.options, 1):
            self.terminal.say(f"  {number:>{width}}  {self.in_short(ask, choice)}", " " * (width + 4))
        for name, text in self.new_to(ask):
            self.terminal.say(f"{' ' * (width + 4)}{name}: {text}", " " * (width + 8))

    def face(self, seat: int) -> None:
        """Bring the seat up to date: what has happened, and the table if others have changed it."""
        if seat != self.facing:
            if len(self.people) > 1:
                self.hand_over(seat)
            self.stale = True
        self.facing = seat
        self.tell(seat)
        if self.stale:
            self.show_table(seat)

    def hand_over(self, seat: int) -> None:
        """Hide the other person's hand, and wait until the right person sits there."""
        if self.terminal.interactive:
            self.terminal.clear()
            if self.line(f"Pass to seat {seat + 1} and press Enter: ") == "quit":
                raise Left
            self.terminal.clear()
        else:
            self.terminal.say(f"\n--- seat {seat + 1} ---")

    def show_table(self, seat: int | None) -> None:
        """The table as the seat, or a spectator, sees it."""
        self.terminal.say()
        self.terminal.say(self.game.text(self.table.view(seat), self.words, self.terminal.width))
        self.stale = False

    def tell(self, seat: int | None) -> None:
        """What has happened that the seat may know and has not been told yet."""
        place = self.table.seats if seat is None else seat
        for line in self.notes_of(seat, self.told[place]):
            self.terminal.say(f"  - {line}", "    ")
        self.told[place] = len(self.table.notes)

    def notes_of(self, seat: int | None, first: int = 0) -> list[str]:
        """The log as sentences that this seat may read, from a note on; without what others were given no choice in."""
        view = self.table.view(seat)
        mine = (-1, -1 if seat is None else seat)
        notes = [note for note in self.table.notes[first:] if note[1] in mine]
        return [self.words.note(view, note) for note in notes if note[0] != FORCED or note[2][0] == seat]

    # -- keeping ------------------------------------------------------------------------------------------------

    def keep(self) -> None:
        """Write the game to its file if it has gone on; where that fails it is said once, and the game goes on."""
        if self.is_kept:
            return
        self.keep_apart()
        try:
            saves.save(self.table.record(), self.path)
            self.kept = len(self.table.entries)
            self.stamp = saves.stamp(self.path)
        except Malformed as fault:
            if not self.complained:
                self.complain(f"The game is not being saved. {fault}")
            self.complained = True

    def complain(self, text: str) -> None:
        """Say what is wrong; where machines read the output, on standard error."""
        if self.quiet:
            print(text, file=sys.stderr)
        else:
            self.terminal.copyable(text)

    @property
    def is_kept(self) -> bool:
        """Whether the file holds all that has been answered."""
        return self.kept == len(self.table.entries)

    def keep_apart(self) -> None:
        """Take another file if somebody else has gone on with this one: neither game is lost."""
        there = saves.stamp(self.path)
        if there is not None and there != self.stamp:
            self.path = saves.new_path(self.game.name)
            self.terminal.copyable(f"This game has gone on elsewhere too; from here it is kept as {self.path}")
