"""Ways to play that the tests of the kernel share."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from boardwright.core.chance import Chance
from boardwright.core.game import Game
from boardwright.core.position import Position
from boardwright.core.table import Table
from boardwright.fuzz.properties import at_table
from tests.heist import BOX, HEIST


def begin(seats: int = 3, seed: int = 1, forkable: bool = True, game: Game = HEIST) -> Position:
    """A game of Heist with the default options."""
    options = {"hand": "4", "goal": "12", "rich": ""}
    return Position.start(game, game.setup(seats, Chance(seed), options, BOX), forkable)


def random_choice(position: Position | Table, random: Random) -> tuple[int, int]:
    ask = random.choice(position.asks)
    return ask.seat, random.choice(ask.options)


def questions_of(position: Position | Table, seed: int, limit: int = 400) -> Iterator[Random]:
    """Play at random, stopping before each answer."""
    random = Random(seed)
    for _ in range(limit):
        if position.over:
            return
        yield random
        position.choose(*random_choice(position, random))


def sit_down(seats: int = 3, key: int = 0, game: Game = HEIST, **options: str) -> Table:
    return Table(game, seats, bytes([key]) * 16, options, BOX)


def play_out(table: Table, seed: int = 0, choices: int = 10_000) -> Table:
    random = Random(seed)
    for _ in range(choices):
        if table.over:
            break
        table.choose(*random_choice(table, random))
    return table


def everything(table: Table) -> list[Any]:
    """All that must stay as it was when an answer is refused."""
    return [at_table(table), table.entries[:], table.chain, dict(table.plies), table.ends[:], table.players[:]]
