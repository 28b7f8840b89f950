"""The table that people sit at: a position with a secret seed, a record, notes and undo."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

from boardwright.core.ask import PASS, Ask, Entry, Rule
from boardwright.core.chance import SecretChance
from boardwright.core.codec import compact, dump, load
from boardwright.core.errors import BrokenInvariant, IllegalChoice, Malformed
from boardwright.core.options import complete
from boardwright.core.position import Position
from boardwright.core.record import Line, Record, commit
from boardwright.core.record import read as read_record

if TYPE_CHECKING:
    from boardwright.core.game import Game

UNDO: Final = "undo"
LEAVE: Final = "leave"
BACK: Final = "back"
BOT: Final = "bot "


class Mark:
    """Where the table stood before an answer that may still be taken back."""

    __slots__ = ("chain", "entries", "given", "journal", "notes", "plies", "seat")

    def __init__(self, seat: int, table: Table) -> None:
        position = table.position
        assert position.journal is not None
        self.seat = seat
        self.journal = position.journal.copy()
        self.given = position.pending()
        self.entries = len(table.entries)
        self.notes = len(table.notes)
        self.chain = table.chain
        self.plies = table.plies


class Table:
    """A game that people play: every answer is an entry, nothing is ever deleted, undo is an entry too.

    `seed`: 16 random bytes that decide every draw; only their commitment is shown while the game runs. `players`: who
    sits at each seat, free text such as `human` or `greedy`. `names`: another world, for the two-world test: identities
    are renamed after set-up. Raises Malformed for seats or options that the game does
    not have.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: bytes,
        options: dict[str, str] | None = None,
        box: Any = None,
        players: list[str] | None = None,
        names: list[int] | None = None,
    ) -> None:
        least, most = game.seats
        if not least <= seats <= most:
            raise Malformed(f"{game.name} is for {least} to {most} seats, not {seats}")
        self.game = game
        self.seats = seats
        self.seed = seed
        self.box = box if box is not None else game.load_box(game.components)
        self.options = complete(game, options or {}, seats, self.box)
        self.opening = self._opening(players or ["human"] * seats)
        self.players = self.opening.players[:]
        self.entries: list[Line] = []
        self.notes: list[Entry] = []
        self.ends: list[int] = []  # how many notes there were after each entry
        self.marks: list[Mark] = []
        self.chain = self._hash(self.opening.header())
        state = game.setup(seats, SecretChance(seed), self.options, self.box)
        if names is not None:
            game.rename(state, names)
        state.notes = self.notes  # from the very first step on
        self.position = Position.start(game, state)
        self.plies = dict.fromkeys([ask.seat for ask in self.asks], 0)

    def _opening(self, players: list[str]) -> Record:
        return Record(
            game=self.game.name,
            version=self.game.version,
            edition=(self.box.name, self.box.hash),
            options=self.options,
            seats=self.seats,
            players=players,
            commitment=commit(self.seed),
            seed=None,
            over=False,
            entries=[],
        )

    # -- what is asked ------------------------------------------------------------------------------------------

    @property
    def asks(self) -> list[Ask]:
        """The open questions."""
        return self.position.asks

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.position.over

    def ply(self, seat: int) -> int:
        """The number of entries when the seat's open question was put. Raises IllegalChoice if it is not asked."""
        self.position.ask_of(seat)
        return self.plies[seat]

    def view(self, seat: int | None) -> Any:
        """What this seat may know, or a spectator (None)."""
        return self.game.view(self.position.state, seat)

    def log(self, seat: int | None) -> list[tuple[int, Entry]]:
        """What this seat may read of what has happened: (number of the entry, note)."""
        me = -1 if seat is None else seat
        lines: list[tuple[int, Entry]] = []
        at = 0
        for i, note in enumerate(self.notes):
            while at < len(self.ends) and self.ends[at] <= i:
                at += 1
            if note[1] in (-1, me):
                lines.append((at, note))
        return lines

    def why_not(self, seat: int, value: int) -> Rule | None:
        """What forbids this value of the seat's question; None if it is an option."""
        return self.position.why_not(seat, value)

    # -- answers ------------------------------------------------------------------------------------------------

    def choose(self, seat: int, choice: int, ply: int | None = None) -> None:
        """Answer. `ply`: the question that is meant, see `ply()`.

        Raises IllegalChoice or Malformed for what is not an option or is out of date, BrokenInvariant if a rule fails;
        all leave the table as it was.
        """
        ask = self.position.ask_of(seat)
        if ply is not None and ply != self.ply(seat):
            raise IllegalChoice(f"the question of ply {ply} is no longer open; now it is ply {self.ply(seat)}")
        mark = Mark(seat, self)
        drawn = self.position.state.chance.drawn
        several, asked = self.position.several, self.asks
        self._answer(mark, ask, choice)
        self._enter(seat, write(self.box, ask, choice), asked)
        if several is not None and self.position.several is several:
            return  # pending: nothing has happened yet
        self._seal()
        if drawn != self.position.state.chance.drawn or several is not None:
            self.marks = []
        else:
            self.marks = [*self.marks, mark]

    def choose_text(self, seat: int, text: str, ply: int | None = None) -> None:
        """The same with an answer text, such as `parry trap-5` or `spy pass`."""
        self.choose(seat, read(self.box, self.position.ask_of(seat), text), ply)

    def _answer(self, mark: Mark, ask: Ask, choice: int) -> None:
        if choice not in ask.options:
            raise self.position.refusal(ask, choice)
        try:
            self.position.choose(mark.seat, choice)
        except Exception as fault:
            self._return_to(mark)
            broken = BrokenInvariant(f"{ask.kind.name} {choice}: {fault!r}")
            broken.__cause__ = fault  # compiled code forgets a `from`
            raise broken from fault

    def sit(self, seat: int, text: str) -> None:
        """A seat is left (`leave`), taken by a bot (`bot NAME`) or taken back (`back`): an entry like any other."""
        if not is_sitting(text):
            raise Malformed(f"{text!r} is no entry: an answer, {UNDO}, {LEAVE}, {BOT}NAME or {BACK}")
        self._reseat(seat, text)
        self._enter(seat, text, self.asks)
        self._seal_if_settled()

    def _reseat(self, seat: int, text: str) -> None:
        self.players[seat] = self.opening.players[seat] if text == BACK else text.removeprefix(BOT)

    # -- undo ---------------------------------------------------------------------------------------------------

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take back its last answer: no draw and no other seat's answer came after it."""
        several = self.position.several
        if several is not None:
            given = [s for s, answers in zip(several.seats, several.given, strict=True) if answers]
            if given:
                return seat in given
        return bool(self.marks) and self.marks[-1].seat == seat

    def undo(self, seat: int) -> None:
        """Take back the seat's last answer. Raises IllegalChoice where something stands in between."""
        if not self.can_undo(seat):
            raise IllegalChoice("nothing to take back: a draw, a reveal or another seat's answer came after it")
        asked = self.asks
        if not self.position.retract(seat):
            self._return_to(self.marks.pop())
        self._enter(seat, UNDO, asked)
        self._seal_if_settled()

    def _return_to(self, mark: Mark) -> None:
        chance = self.position.state.chance.clone()
        self.position = Position.rebuild(self.game, mark.journal.copy(), chance, mark.given)
        del self.notes[mark.notes :]
        self.ends = [min(end, mark.notes) for end in self.ends]
        self.position.state.notes = self.notes

    # -- the chain ----------------------------------------------------------------------------------------------

    def _enter(self, seat: int, text: str, asked: list[Ask]) -> None:
        """Append an entry. A question that was open before it keeps its ply."""
        self.entries.append(Line(seat, text, ""))
        self.ends.append(len(self.notes))
        now = len(self.entries)
        self.plies = {a.seat: self.plies[a.seat] if any(a is old for old in asked) else now for a in self.asks}

    def _seal_if_settled(self) -> None:
        if not any(self.position.pending()):
            self._seal()

    def _seal(self) -> None:
        """Hash the entries that have no hash yet: those given together in the order of their seats, then the state."""
        first = len(self.entries)
        while first and not self.entries[first - 1].hash:
            first -= 1
        order = sorted(range(first, len(self.entries)), key=self._seat_of)
        for at in order:
            seat, text, _ = self.entries[at]
            after = compact(self.position.state) if at == order[-1] else None
            self.chain = self._hash([self.chain, seat, text, after])
            self.entries[at] = Line(seat, text, self.chain)

    def _seat_of(self, at: int) -> int:
        return self.entries[at].seat

    def _hash(self, thing: Any) -> str:
        text = json.dumps(thing, separators=(",", ":"), sort_keys=True)
        return blake2b(text.encode(), key=self.seed, digest_size=8).hexdigest()

    # -- keeping ------------------------------------------------------------------------------------------------

    def record(self, reveal: bool = True) -> Record:
        """The record so far; `reveal`: with the seed, which nobody may see while the game runs."""
        seed = self.seed if reveal else None
        return self.opening._replace(seed=seed, over=self.over, entries=self.entries[:])

    def repro(self, seat: int, text: str) -> Record:
        """The record up to an answer that made a rule fail, with that answer and the seed: the server's alone."""
        return self.record()._replace(entries=[*self.entries, Line(seat, text, "")], over=False)

    @staticmethod
    def replay(game: Game, record: Record, box: Any = None, until: int | None = None) -> Table:
        """Play a record again, all of it or `until` so many entries, and hold every hash.

        Raises Malformed if it is of another rules version or edition or its seed is not known, BrokenInvariant if it
        leads elsewhere.
        """
        box = box if box is not None else game.load_box(game.components)
        _fits(game, record, box)
        assert record.seed is not None
        table = Table(game, record.seats, record.seed, record.options, box, record.players)
        held = 0
        for number, line in enumerate(record.entries[:until]):
            table.apply(number, line)
            if table.entries[number].hash:
                table._hold(record.entries, range(held, number + 1))
                held = number + 1
        return table

    def _hold(self, entries: list[Line], numbers: range) -> None:
        """Compare the hashes of these entries, in the order in which they were made."""
        for number in sorted(numbers, key=self._seat_of):
            line = entries[number]
            if line.hash and line.hash != self.entries[number].hash:
                raise BrokenInvariant(f"entry {number}, {line.text!r}, does not replay to the same game")

    def apply(self, number: int, line: Line) -> None:
        """Enter a line of a record. Raises BrokenInvariant if it does not fit."""
        try:
            if line.text == UNDO:
                self.undo(line.seat)
            elif is_sitting(line.text):
                self.sit(line.seat, line.text)
            else:
                self.choose_text(line.seat, line.text)
        except (IllegalChoice, Malformed) as fault:
            raise BrokenInvariant(f"entry {number}, {line.text!r} of seat {line.seat}: {fault}") from fault

    def snapshot(self) -> dict[str, Any]:
        """Plain data from which the table can be resumed: the position at the last undo barrier, and all entries."""
        mark = self.marks[0] if self.marks else Mark(-1, self)
        return {
            "record": self.record().write(),
            "before": dump(self.game, mark.journal.before),
            "answers": mark.journal.answers,
            "outcomes": mark.journal.outcomes,
            "given": mark.given,
            "at": mark.entries,
            "notes": self.notes[: mark.notes],
            "chain": mark.chain,
            "ends": self.ends[: mark.entries],
            "plies": [[seat, ply] for seat, ply in mark.plies.items()],
        }


def is_sitting(text: str) -> bool:
    """Whether an entry says who sits at a seat."""
    return text in (LEAVE, BACK) or text.startswith(BOT)


def _fits(game: Game, record: Record, box: Any) -> None:
    _belongs(game, record, box)
    if record.version != game.version:
        raise Malformed(f"the record was played under rules version {record.version}; this is version {game.version}")


def _belongs(game: Game, record: Record, box: Any) -> None:
    if record.game != game.name:
        raise Malformed(f"the record is of {record.game}, not of {game.name}")
    if record.edition[1] != box.hash:
        raise Malformed(f"the record was played with edition {record.edition[0]} ({record.edition[1]}), not {box.hash}")
    if record.seed is None:
        raise Malformed("the record has no seed: it was taken while the game ran, so its draws are not known")
    if commit(record.seed) != record.commitment:
        raise Malformed("the seed is not the one that was committed to at the start")


def write(box: Any, ask: Ask, choice: int) -> str:
    """The answer text: the name of the kind and the label of the value."""
    return f"{ask.kind.name} {'pass' if choice == PASS else ask.kind.domain.label(box, choice)}"


def read(box: Any, ask: Ask, text: str) -> int:
    """The value that an answer text means, an option or not. Raises Malformed if it is none of this question's."""
    for choice in ask.options:
        if write(box, ask, choice) == text:
            return choice
    for value in ask.kind.domain.values:
        if write(box, ask, value) == text:
            return value
    if text == write(box, ask, PASS):
        return PASS
    shown = ", ".join(write(box, ask, choice) for choice in ask.options[:12])
    raise Malformed(f"{text!r} is no answer here; allowed: {shown}{' ...' if len(ask.options) > 12 else ''}")


def resume(game: Game, snapshot: dict[str, Any], box: Any = None) -> Table:
    """The table of a snapshot, undo included.

    Under newer rules it goes on from the last undo barrier with the answers that still fit; the others are left out.
    Raises Malformed if the snapshot does not fit this ruleset at all.
    """
    record = read_record(snapshot["record"])
    box = box if box is not None else game.load_box(game.components)
    _belongs(game, record, box)
    assert record.seed is not None
    table = Table(game, record.seats, record.seed, record.options, box, record.players)
    at = snapshot["at"]
    table.opening = table.opening._replace(version=record.version)
    table.entries[:] = record.entries[:at]
    for line in table.entries:
        if is_sitting(line.text):
            table._reseat(line.seat, line.text)
    table.ends[:] = snapshot["ends"]
    table.notes[:] = [(name, to, tuple(numbers)) for name, to, numbers in snapshot["notes"]]
    table.chain = snapshot["chain"]
    table.position = _continued(table, snapshot)
    table.plies = dict(snapshot["plies"])
    for number, line in enumerate(record.entries[at:], at):
        try:
            table.apply(number, line)
        except BrokenInvariant:
            if record.version == game.version:
                raise
            break
    return table


def _continued(table: Table, snapshot: dict[str, Any]) -> Position:
    """The position at the barrier: its step run again from the checkpoint, with the answers it had."""
    state = load(table.game, snapshot["before"], table.box)
    state.chance = SecretChance(table.seed, state.chance.drawn)
    position = Position.start(table.game, state, answers=snapshot["answers"], given=snapshot["given"])
    position.state.notes = table.notes
    return position
