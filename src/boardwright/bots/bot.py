"""What a bot is, and the one way to ask it: it gets a position in which all that its seat cannot know is dealt anew."""

from __future__ import annotations

from typing import Protocol

from boardwright.core.chance import Chance
from boardwright.core.position import Position
from boardwright.core.table import Table


class Bot(Protocol):
    """Chooses for a seat. It keeps nothing between two choices, so one object may play many seats and games."""

    def choose(self, position: Position, seat: int, chance: Chance) -> int:
        """One of the options of the seat's question.

        `position` is determinised for this seat, forkable and the bot's own; `chance` breaks ties and deals further
        worlds. The same position and chance give the same choice.
        """
        ...


def decide(bot: Bot, at: Position | Table, seat: int, chance: Chance) -> int:
    """The bot's choice where `seat` is asked: whatever the truth is, it sees only a world drawn by `chance`.

    Raises IllegalChoice if the seat is not asked, BrokenInvariant for a position that cannot be forked.
    """
    position = at.position if isinstance(at, Table) else at
    options = position.ask_of(seat).options
    if len(options) == 1:
        return options[0]
    return bot.choose(position.determinise(seat, chance, True), seat, chance)
