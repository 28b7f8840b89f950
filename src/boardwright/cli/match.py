"""`boardwright arena`: a match between bots, and its win rates."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardwright import games as all_games
from boardwright.arena.match import match
from boardwright.cli.app import OK
from boardwright.cli.progress import Bar
from boardwright.cli.setting import box_of, build, seats_of, show_json, workers_of
from boardwright.core import options as core_options
from boardwright.core.errors import Malformed

if TYPE_CHECKING:
    from pathlib import Path

    from boardwright.arena.report import Rate, Report
    from boardwright.core.game import Game


def arena(
    name: str,
    bots: str,
    games: int,
    seats: int | None,
    seed: int,
    option: list[str],
    edition: Path | None,
    workers: int | None,
    as_json: bool,
) -> int:
    """Play the match and print what came of it; the exit code."""
    game = all_games.load(name)
    names = entrants(bots, seats)
    seats_of(game, len(names))
    box = box_of(game, edition)
    options = core_options.parse(game, option, len(names))
    with Bar("games", games) as bar:
        report = match(game, names, games, seed, options, box, workers_of(workers, games), bar.at)
    if as_json:
        show_json(report.to_json() | {"build": build()})
    else:
        show(game, report)
    return OK


def entrants(bots: str, seats: int | None) -> list[str]:
    """The bots by name; the last one takes the seats that are left."""
    names = [name.strip() for name in bots.split(",") if name.strip()]
    if not names:
        raise Malformed(f"--bots {bots!r} names nobody; for example: greedy,random,random")
    if seats is not None and len(names) > seats:
        raise Malformed(f"{len(names)} bots are named, but there are {seats} seats")
    return names + [names[-1]] * ((seats or 0) - len(names))


def show(game: Game, report: Report) -> None:
    """The report for a person."""
    print(f"{game.title}: {report.games} games of {', '.join(report.bots)}, seed {report.seed}, {build()} build")
    print(f"  {report.decisions:.0f} decisions a game, {report.unfinished} unfinished")
    for each in report.standings:
        place = f", mean place {each.mean_place:.2f}" if each.mean_place is not None else ""
        print(f"  {each.bot:<10} {in_words(each.rate)}{place}")
    for seat, rate in enumerate(report.seats, 1):
        print(f"  {f'seat {seat}':<10} {in_words(rate)}")


def in_words(rate: Rate) -> str:
    """A win rate with its 95 % interval."""
    return f"wins {rate.rate:6.1%} of {rate.games} ({rate.low:.1%} to {rate.high:.1%})"
