"""Positions of the later phases, made from a game just set up, and played by answer texts such as `fly s04`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from boardwright import games
from boardwright.core.ask import PASS, Ask, Rule
from boardwright.core.chance import SecretChance
from boardwright.core.options import complete
from boardwright.core.position import Position
from boardwright.core.table import write

GAME = games.load("evacuation")
EDITION = Path(__file__).parent / "edition"
"""The open edition as it was first drafted: tests of the rules know its values, whatever is tuned in the played one."""
BOX = GAME.load_box(EDITION)
STEPS = {name: number for number, name in enumerate(GAME.steps)}
E, S, F = 0, 1, 2
OLD, NEW = 0, 1


def space(step: int, lane: int = 0) -> int:
    """A space of the progress track; lane 1 is side A, 2 side B."""
    return 3 * step + lane


def tile(name: str) -> int:
    """An Old World site tile."""
    return int(BOX.old.ids.index(name))


def ship(name: str) -> int:
    return int(BOX.ships.ids.index(name))


def site(name: str) -> int:
    """A New World site."""
    return int(BOX.map.ids.index(name))


class Late:
    """A game of which nothing is planned any more: change `g`, then `run` steps."""

    def __init__(self, seats: int = 2, seed: int = 1, **options: str) -> None:
        chance = SecretChance(seed.to_bytes(16, "big"))
        self.g: Any = GAME.setup(seats, chance, complete(GAME, options, seats, BOX), BOX)
        self.g.agenda.clear()
        self.g.notes = []
        self.position: Any = None

    @property
    def me(self) -> Any:
        """The first player."""
        return self.g.players[0]

    def give_ship(self, name: str, side: int = OLD, seat: int = 0) -> int:
        """A ship comes to a player from wherever it lies."""
        number = ship(name)
        self.fetch(0, number)
        self.g.players[seat].ships[side].append(number)
        return number

    def give_stadiums(self, side: int, *names: str, seat: int = 0) -> None:
        """Stadiums come to a player from wherever they lie."""
        for name in names:
            number = BOX.stadiums.ids.index(name)
            self.fetch(1, number)
            self.g.players[seat].stadiums[side].append(number)

    def fetch(self, row: int, number: int) -> None:
        for place in (self.g.rows[row], self.g.piles[row], self.g.under[row]):
            if number in place:
                place.remove(number)
        self.fill_rows()

    def fill_rows(self) -> None:
        for row in range(3):
            while len(self.g.rows[row]) < 3 and self.g.piles[row]:
                self.g.rows[row].append(self.g.piles[row].pop())

    def settle(self, name: str, seat: int = 0, factories: tuple[int, int, int] = (0, 0, 0)) -> None:
        """A NW site is settled, with these factory tiles from the reserve."""
        number = site(name)
        assert sum(factories) == BOX.map.factory_spots[number], f"{name} has {BOX.map.factory_spots[number]} spots"
        self.g.owner[number] = seat
        self.g.held[number] = factories[0] + 8 * factories[1] + 64 * factories[2]
        for resource in range(3):
            self.g.players[seat].reserve[resource] -= factories[resource]

    def run(self, *steps: tuple[str, int]) -> Late:
        """These steps, in this order."""
        GAME.audit(self.g)
        self.g.plan([(STEPS[name], seat) for name, seat in steps])
        self.position = Position.start(GAME, self.g)
        self.g = self.position.state
        return self

    @property
    def ask(self) -> Ask:
        found: Ask = self.position.asks[0]
        return found

    @property
    def kind(self) -> str:
        """What is asked; "" when nothing is."""
        return self.ask.kind.name if self.position.asks else ""

    @property
    def seat(self) -> int:
        return self.ask.seat

    @property
    def options(self) -> list[str]:
        """What may be answered, without the kind; `pass` last."""
        texts = [write(BOX, self.ask, option) for option in self.ask.options]
        return [text.partition(" ")[2] for text in texts]

    def do(self, *answers: str) -> Late:
        """Give answers; what is asked before must be passed, and is."""
        for answer in answers:
            kind, _, label = answer.partition(" ")
            while self.kind != kind:
                assert self.position.asks, f"{answer}: nothing is asked any more"
                assert PASS in self.ask.options, f"{answer}: {self.kind} comes first, {self.options}"
                self.position.choose(self.ask.seat, PASS)
            assert label in self.options, f"{answer}: only {self.options}"
            self.position.choose(self.ask.seat, self.ask.options[self.options.index(label)])
            GAME.audit(self.g)
        return self

    def finish(self) -> Late:
        """Pass whatever may be passed, to the end."""
        while self.position.asks and PASS in self.ask.options:
            self.position.choose(self.ask.seat, PASS)
        return self

    def why_not(self, label: str) -> tuple[str, str, int, int]:
        """The rule that forbids a value of the open question: its id, name and numbers."""
        for value in self.ask.kind.domain.values:
            if self.ask.kind.domain.label(BOX, value) == label:
                rule: Rule | None = self.position.why_not(self.ask.seat, value)
                assert rule is not None, f"{label} is allowed"
                return rule.id, rule.name, rule.have, rule.need
        raise AssertionError(f"{label} is no value of {self.kind}")

    def told(self, name: str) -> list[tuple[int, ...]]:
        """The numbers of all log lines of this name."""
        return [numbers for note, _, numbers in self.g.notes or [] if note == name]
