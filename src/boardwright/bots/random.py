"""The random bot: every option is as likely as the others."""

from __future__ import annotations

from boardwright.core.chance import Chance
from boardwright.core.position import Position


class RandomBot:
    """Plays by the rules and wants nothing."""

    def choose(self, position: Position, seat: int, chance: Chance) -> int:
        options = position.ask_of(seat).options
        return options[chance.below(len(options))]
