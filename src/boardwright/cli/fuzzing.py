"""`boardwright fuzz`: random games with every property held, on one process or several."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from boardwright import games as all_games
from boardwright.arena.pool import spread
from boardwright.cli.app import FOUND, OK
from boardwright.cli.progress import Bar
from boardwright.cli.setting import box_of, build, options_of, seats_of, show_json, workers_of
from boardwright.fuzz.fuzzer import FAULTS, Findings, fuzz_games, report

if TYPE_CHECKING:
    from boardwright.core.game import Game

Counted = tuple[int, int, dict[str, int], dict[str, int], list[str]]


class Job(NamedTuple):
    """What a worker must know, in plain data: it starts from nothing. `options` None: drawn for each game."""

    game: str
    folder: str
    seats: int
    options: dict[str, str] | None
    seed: int
    every: int


def fuzz(
    name: str,
    games: int,
    seats: int | None,
    seed: int,
    every: int,
    option: list[str],
    edition: Path | None,
    workers: int | None,
    as_json: bool,
) -> int:
    """Play them all; FOUND on any fault."""
    game = all_games.load(name)
    box = box_of(game, edition)
    seated = seats_of(game, seats)
    options = None if option == ["random"] else options_of(game, option, seated, box)
    job = Job(name, str(edition or game.components), seated, options, seed, every)
    findings = found(game, box, job, games, workers_of(workers, games))
    told = report(game, seated, options, seed, findings, build())
    if as_json:
        show_json(told)
    else:
        show(game, told)
    return FOUND if any(told[kind] for kind in FAULTS) else OK


def found(game: Game, box: Any, job: Job, games: int, workers: int) -> Findings:
    """The findings of games 0 to `games` - 1, the same for any number of workers."""
    findings = Findings()
    with Bar("games", games) as bar:
        for part in here(game, box, job, games) if workers == 1 else in_pool(job, games, workers):
            findings.add(part)
            bar.at(findings.games)
    return findings


def here(game: Game, box: Any, job: Job, games: int) -> Iterator[Findings]:
    """Game after game in this process."""
    for index in range(games):
        yield fuzz_games(game, job.seats, job.options, box, job.seed, job.every, [index])


def in_pool(job: Job, games: int, workers: int) -> Iterator[Findings]:
    """Game after game, in several processes."""
    for counted in spread(partial(work, job), range(games), workers):
        yield gathered(counted)


def work(job: Job, index: int) -> Counted:
    """A game in a worker, as plain data."""
    game = all_games.load(job.game)
    each = fuzz_games(game, job.seats, job.options, loaded(job.game, job.folder), job.seed, job.every, [index])
    return each.games, each.decisions, each.faults, each.checked, each.examples


@cache
def loaded(name: str, folder: str) -> Any:
    """An edition, read once in each worker."""
    return all_games.load(name).load_box(Path(folder))


def gathered(counted: Counted) -> Findings:
    """The findings that a worker sent."""
    findings = Findings()
    findings.games, findings.decisions, findings.faults, findings.checked, findings.examples = counted
    return findings


def show(game: Game, told: dict[str, Any]) -> None:
    """The findings for a person."""
    print(
        f"{game.title}: {told['games']} games with {told['seats']} seats, {told['decisions']} decisions,"
        f" seed {told['seed']}, {told['build']} build"
    )
    for kind in FAULTS:
        print(f"  {kind.replace('_', ' '):<20} {told[kind]:>6} of {told['checked'][kind]} checked")
    for example in told["examples"]:
        print(f"  {example}")
