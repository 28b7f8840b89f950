"""Toys: games of a step or two, made on the spot to put one thing in the kernel to the test."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from boardwright.core.ask import Ask, Domain, Kind, Note, Rule, Step, number_label
from boardwright.core.chance import Chance
from boardwright.core.game import Game
from boardwright.core.position import Position
from boardwright.core.position import State as CoreState
from boardwright.core.table import Table
from tests.heist import BOX, make

SEED: Final = bytes(range(16))
TOO_LARGE: Final = Rule("TOY-001", "too_large")
NUMBER: Final = Domain("number", 10, number_label)


class Toy(CoreState):
    """A state that is a list of numbers."""

    __slots__ = ("seen",)

    def __init__(self, box: Any, chance: Chance, agenda: list[tuple[int, int]], seen: list[int]) -> None:
        super().__init__(box, chance, agenda)
        self.seen = seen

    def clone(self) -> Toy:
        return Toy(self.box, self.chance.clone(), self.agenda[:], self.seen[:])


def below(g: Toy, ask: Ask, value: int) -> Rule | None:
    """Numbers below the first one that the question is about."""
    return None if value < ask.about[0] else TOO_LARGE.short(ask.about[0], value)


PICK: Final = Kind("pick", NUMBER, below)
WHISPER: Final = Kind("whisper", NUMBER, below, private=True, secret=True)
SAW: Final = Note("saw", "TOY-002", (NUMBER,))


def toy(*steps: Callable[[Any, int], Step | None], **changes: Any) -> Game:
    """A game of these steps, one after the other, each with the seat that stands for its place."""
    return make(
        name="toy",
        steps=[(step.__name__, step) for step in steps],
        kinds=[PICK, WHISPER],
        notes=[SAW],
        identities=0,
        options=[],
        types=[Toy],
        setup=lambda seats, chance, options, box: Toy(box, chance, [(i, 0) for i in range(len(steps))][::-1], []),
        why_not_options=lambda options, seats: None,
        view=lambda g, seat: g.seen[:],
        unknown=lambda g, seat: [],
        rename=lambda g, names: None,
        audit=lambda g: None,
        **changes,
    )


def position(*steps: Callable[[Any, int], Step | None], forkable: bool = True) -> Position:
    game = toy(*steps)
    return Position.start(game, game.setup(2, Chance(7), {}, BOX), forkable)


def table(*steps: Callable[[Any, int], Step | None], seats: int = 2) -> Table:
    return Table(toy(*steps), seats, SEED, {}, BOX)


def seen(at: Position) -> list[int]:
    """The numbers of a toy's state."""
    state: Any = at.state
    numbers: list[int] = state.seen
    return numbers
