"""Random games with every property held: where the engine is wrong, a counter rises."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

from boardwright.core.chance import Chance
from boardwright.core.errors import BrokenInvariant, DeadEnd
from boardwright.core.table import Table
from boardwright.fuzz import properties
from boardwright.fuzz.draw import random_options

if TYPE_CHECKING:
    from boardwright.core.game import Game

LIMIT: Final = 20_000
"""Decisions after which a game is called unfinished."""

FAULTS: Final = (
    "crashes",
    "dead_ends",
    "leaks",
    "conservation_errors",
    "check_errors",
    "fork_errors",
    "determinise_errors",
    "undo_errors",
    "save_errors",
    "unfinished",
)


class Findings:
    """What was tried how often, and what was found: a counter a kind of fault, and the first faults in words."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.faults = dict.fromkeys(FAULTS, 0)
        self.checked = dict.fromkeys(FAULTS, 0)
        self.examples: list[str] = []

    def add(self, other: Findings) -> None:
        """Count another part's findings in."""
        self.games += other.games
        self.decisions += other.decisions
        for name in FAULTS:
            self.faults[name] += other.faults[name]
            self.checked[name] += other.checked[name]
        self.examples = (self.examples + other.examples)[:20]

    def found(self, kind: str, where: str, what: str) -> None:
        """Count a fault."""
        self.faults[kind] += 1
        self.examples = [*self.examples, f"{kind}: {where}: {what}"][:20]

    def hold(self, kind: str, where: str, check: Callable[[], str]) -> None:
        """Try one property; an exception in it is a fault of its kind."""
        self.checked[kind] += 1
        try:
            what = check()
        except Exception as fault:  # noqa: BLE001  whatever goes wrong is what we look for
            what = repr(fault)
        if what:
            self.found(kind, where, what)


class Fuzzer:
    """One random game at a table, decided by `seed` and `index`. `every`: how seldom the dear properties are tried."""

    def __init__(
        self, game: Game, seats: int, options: dict[str, str] | None, box: Any, seed: int, index: int, every: int
    ) -> None:
        digest = blake2b(f"{game.name} {seats} {seed} {index}".encode(), digest_size=16).digest()
        self.chance = Chance(int.from_bytes(digest[:4], "little"), int.from_bytes(digest[4:8], "little"))
        self.findings = Findings()
        self.index = index
        self.every = every
        given = options if options is not None else random_options(game, seats, box, self.chance.below)
        self.open = partial(Table, game, seats, digest, given, box)
        self.where = f"game {index}, set-up"

    def play(self, limit: int = LIMIT) -> Findings:
        """Play to the end, or until a rule fails."""
        self.findings.games = 1
        try:
            self.table = self.open()
            while not self.table.over and self.findings.decisions < limit:
                self._question()
        except Exception as fault:  # noqa: BLE001  a rule failed: that is a finding, not our end
            dead_end = isinstance(fault, DeadEnd) or isinstance(fault.__cause__, DeadEnd)
            kind = "dead_ends" if dead_end else "crashes"
            self.findings.found(kind, self.where, repr(fault))
            return self.findings
        self._ended()
        return self.findings

    def _question(self) -> None:
        """Hold the properties at this question, then answer it at random."""
        table, findings = self.table, self.findings
        self.where = f"game {self.index}, entry {len(table.entries)}"
        findings.checked["crashes"] += 1
        findings.checked["dead_ends"] += 1
        findings.hold("conservation_errors", self.where, self._audit)
        ask = table.asks[self.chance.below(len(table.asks))]
        choice = ask.options[self.chance.below(len(ask.options))]
        if self.chance.below(self.every) == 0:
            self._dear(ask.seat, choice)
        else:
            table.choose(ask.seat, choice)
        findings.decisions += 1

    def _dear(self, seat: int, choice: int) -> None:
        """All properties of this question; the answer has been given afterwards."""
        table, position, hold, where = self.table, self.table.position, self.findings.hold, self.where
        hold("check_errors", where, lambda: properties.check_fault(position))
        hold("fork_errors", where, lambda: properties.fork_fault(position))
        for viewer in range(table.seats):
            key = self.chance.raw()
            hold("determinise_errors", where, partial(properties.determinise_fault, position, viewer, key))
        hold("save_errors", where, lambda: properties.save_fault(table))
        twin = position.fork()
        entries = len(table.entries)
        hold("undo_errors", where, lambda: properties.undo_fault(table, seat, choice))
        if len(table.entries) == entries:
            table.choose(seat, choice)
        hold("fork_errors", where, lambda: self._next_is_equal(twin, seat, choice))

    def _next_is_equal(self, twin: Any, seat: int, choice: int) -> str:
        twin.choose(seat, choice)
        same = properties.whole(twin) == properties.whole(self.table.position)
        return "" if same else "the same choice in a fork leads elsewhere"

    def _audit(self) -> str:
        self.table.game.audit(self.table.position.state)
        return ""

    def _ended(self) -> None:
        """The end: it was reached, adds up, replays, and told nobody what was hidden."""
        table, hold, where = self.table, self.findings.hold, self.where
        hold("unfinished", where, lambda: "" if table.over else f"no end after {self.findings.decisions} decisions")
        if table.over:
            hold("conservation_errors", where, self._scored)
        hold("save_errors", where, self._replayed)
        if self.index % max(1, self.every // 4) == 0:
            seat = self.chance.below(table.seats + 1)
            until = self.chance.below(len(table.entries) + 1)
            viewer = None if seat == table.seats else seat
            record, key = table.record(), self.chance.raw()
            hold("leaks", where, lambda: properties.leak(table.game, record, table.box, viewer, until, key))

    def _scored(self) -> str:
        self._audit()
        result = self.table.game.result(self.table.position.state)
        places = result.places + result.rivals
        if len(result.places) != self.table.seats or min(places) != 1:
            raise BrokenInvariant(f"places {places}")
        return ""

    def _replayed(self) -> str:
        twin = Table.replay(self.table.game, self.table.record(), self.table.box)
        same = properties.whole(twin.position) == properties.whole(self.table.position)
        return "" if same else "the record replays to another end"


def fuzz_games(
    game: Game, seats: int, options: dict[str, str] | None, box: Any, seed: int, every: int, indices: list[int]
) -> Findings:
    """The findings of these games. `options` None: a legal combination is drawn for each game."""
    findings = Findings()
    for index in indices:
        findings.add(Fuzzer(game, seats, options, box, seed, index, every).play())
    return findings


def report(
    game: Game, seats: int, options: dict[str, str] | None, seed: int, findings: Findings, build: str
) -> dict[str, Any]:
    """The findings under the names that machines read."""
    return {
        "game": game.name,
        "seats": seats,
        "options": "random" if options is None else options,
        "seed": seed,
        "games": findings.games,
        "decisions": findings.decisions,
        **findings.faults,
        "checked": findings.checked,
        "examples": findings.examples,
        "build": build,
    }
