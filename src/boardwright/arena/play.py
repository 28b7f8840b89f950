"""One game between bots. The seed and the number of the game decide everything."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final

from boardwright.bots.bot import Bot, decide
from boardwright.core.chance import Chance
from boardwright.core.game import Game
from boardwright.core.position import Position

LIMIT: Final = 20_000
"""Decisions after which a game is given up as unfinished; no rule of any game."""

ROUNDS: Final = 200
"""The same in rounds, where a game's state counts them. [OPEN-20]"""


@dataclass(frozen=True, slots=True)
class Played:
    """How one game went.

    `entrants`: who sat at each seat, a number in the list of bots. `places`: by seat, 1 the best; empty where the game
    was given up. `won`: each seat's share of the win: 1 for the only winner, less where several share it.
    """

    entrants: tuple[int, ...]
    places: tuple[int, ...]
    won: tuple[float, ...]
    decisions: int

    @property
    def finished(self) -> bool:
        return bool(self.places)


def play_one(
    game: Game,
    bots: Sequence[Bot],
    options: dict[str, str],
    box: Any,
    seed: int,
    number: int,
    limit: int = LIMIT,
) -> Played:
    """Play game `number` of a match: the bots move on by one seat from game to game.

    `options` are complete. The same arguments give the same game.
    """
    seats = len(bots)
    entrants = tuple((seat + number) % seats for seat in range(seats))
    position = Position.start(game, game.setup(seats, drawn(seed, number, "game"), options, box))
    chances = [drawn(seed, number, f"bot {entrant}") for entrant in entrants]
    decisions = 0
    while position.asks and decisions < limit and getattr(position.state, "round", 0) <= ROUNDS:
        seat = position.asks[0].seat
        position.choose(seat, decide(bots[entrants[seat]], position, seat, chances[seat]))
        decisions += 1
    return _counted(game, position, entrants, decisions)


def _counted(game: Game, position: Position, entrants: tuple[int, ...], decisions: int) -> Played:
    if position.asks:
        return Played(entrants, (), (0.0,) * len(entrants), decisions)
    result = game.result(position.state)
    rivals = [place for place in result.rivals if place == 1]
    shares = len(result.winners()) + len(rivals)
    won = tuple(1 / shares if place == 1 else 0.0 for place in result.places)
    return Played(entrants, tuple(result.places), won, decisions)


def drawn(seed: int, number: int, what: str) -> Chance:
    """A generator of its own for one part of one game, the same in every process and on every machine."""
    digest = blake2b(f"{seed}/{number}/{what}".encode(), digest_size=8).digest()
    return Chance(int.from_bytes(digest[:4], "little"), int.from_bytes(digest[4:], "little"))
