"""A match: many games between the same bots, on one processor or on a pool of them, with the same outcome."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any, NamedTuple

from boardwright.arena.play import LIMIT, Played, play_one
from boardwright.arena.pool import spread
from boardwright.arena.report import Report, count
from boardwright.bots import levels
from boardwright.core import options as core_options
from boardwright.core.errors import Malformed
from boardwright.core.game import Game

Progress = Callable[[int, int], None]


class Job(NamedTuple):
    """What a worker must know: names and plain data only, since it starts from nothing."""

    game: str
    folder: str
    bots: tuple[str, ...]
    options: dict[str, str]
    seed: int
    limit: int


def match(
    game: Game,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    options: dict[str, str] | None = None,
    box: Any = None,
    workers: int = 1,
    progress: Progress | None = None,
    limit: int = LIMIT,
) -> Report:
    """Play `games` games, a seat for each name in `bots`; from game to game everybody moves on by one seat.

    `options`: those that differ from the defaults. `progress(done, games)` after each game. The report depends on
    everything but `workers`. With several workers the game must be one that `games.load` finds. Raises Malformed for
    bots, seats, options or numbers that cannot be.
    """
    _check(game, bots, games, workers)
    box = box if box is not None else game.load_box(game.components)
    complete = core_options.complete(game, options or {}, len(bots), box)
    job = Job(game.name, str(box.folder), tuple(bots), complete, seed, limit)
    tell = progress or _silent
    played = _here(game, box, job, games, tell) if workers == 1 else _in_pool(job, games, workers, tell)
    return count(job.game, job.bots, complete, seed, played)


def _check(game: Game, bots: Sequence[str], games: int, workers: int) -> None:
    least, most = game.seats
    if not least <= len(bots) <= most:
        raise Malformed(f"{game.name} is for {least} to {most} seats; {len(bots)} bots are named")
    for name in bots:
        levels.make(name)
    if games < 1:
        raise Malformed(f"{games} games cannot be played; 1 at least")
    if workers < 1:
        raise Malformed(f"{workers} workers cannot play; 1 at least")


def _silent(_done: int, _games: int) -> None:
    pass


def _here(game: Game, box: Any, job: Job, games: int, tell: Progress) -> list[Played]:
    bots = [levels.make(name) for name in job.bots]
    return _told((play_one(game, bots, job.options, box, job.seed, n, job.limit) for n in range(games)), games, tell)


def _in_pool(job: Job, games: int, workers: int, tell: Progress) -> list[Played]:
    return _told(spread(partial(_work, job), range(games), workers), games, tell)


def _told(coming: Iterable[Played], games: int, tell: Progress) -> list[Played]:
    played: list[Played] = []
    for each in coming:
        played.append(each)
        tell(len(played), games)
    return played


def _work(job: Job, number: int) -> Played:
    """One game in a worker."""
    bots = [levels.make(name) for name in job.bots]
    return play_one(_game(job.game), bots, job.options, _box(job.game, job.folder), job.seed, number, job.limit)


@cache
def _game(name: str) -> Game:
    from boardwright.games import load

    return load(name)


@cache
def _box(name: str, folder: str) -> Any:
    return _game(name).load_box(Path(folder))
