"""How often each thing of a game is used: `python -m tools.usage GAME NOTE ... [--games N] [--option NAME=VALUE]`.

Bots play, and the log tells: of every note named, each value of its main domain is a row, how often in a game, in how
many games at all, and how the seats fared whose note it was. A fair share of wins is 1 divided by the seats. Before
them stand what each seat scored and where the points come from.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from statistics import fmean, pstdev
from typing import Any, Final

from boardwright import games
from boardwright.arena.play import drawn
from boardwright.bots import levels
from boardwright.bots.bot import Bot, decide
from boardwright.core import options as core_options
from boardwright.core.ask import COUNT, SEAT, Domain, Entry, Note
from boardwright.core.errors import Malformed
from boardwright.core.game import Game, Result
from boardwright.core.position import Position

PLAIN: Final = (COUNT, SEAT)
"""Domains that name no thing."""


@dataclass
class Use:
    """Of one value of a note: how often, in which games, and the share of each win of the seats that had it."""

    times: int = 0
    games: set[int] = field(default_factory=set)
    won: list[float] = field(default_factory=list)


@dataclass
class Fared:
    """Of one seat: its points in each game, and the games it won."""

    points: list[int] = field(default_factory=list)
    won: float = 0.0


@dataclass
class Usage:
    """What was counted: by seat, by the rule that points come from, by note and value."""

    games: int
    seats: list[Fared]
    sources: dict[str, int]
    uses: dict[str, dict[int, Use]]


def main(arguments: list[str]) -> int:
    """Print the tables; 0 if all was understood."""
    parser = argparse.ArgumentParser(prog="python -m tools.usage")
    parser.add_argument("game")
    parser.add_argument("notes", nargs="+")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--bots", default="greedy,greedy,greedy,greedy")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    given = parser.parse_args(arguments)
    try:
        game = games.load(given.game)
        options = dict(each.split("=", 1) for each in given.option)
        usage = count(game, given.notes, given.bots.split(","), options, given.games, given.seed)
    except (Malformed, ValueError) as error:
        print(error, file=sys.stderr)
        return 1
    print("\n".join(tables(game, usage)))
    return 0


def count(game: Game, notes: list[str], names: list[str], options: dict[str, str], number: int, seed: int) -> Usage:
    """Play and count. Raises Malformed for a note that the game has not, or that names no thing."""
    for name in notes:
        main_place(game, name)
    uses: dict[str, dict[int, Use]] = {name: defaultdict(Use) for name in notes}
    box = game.load_box(game.components)
    complete = core_options.complete(game, options, len(names), box)
    bots = [levels.make(name) for name in names]
    usage = Usage(number, [Fared() for _ in names], defaultdict(int), uses)
    for each in range(number):
        log, result = played(game, box, bots, complete, seed, each)
        add(game, usage, each, log, result)
    return usage


def add(game: Game, usage: Usage, number: int, log: list[Entry], result: Result) -> None:
    """Count one game."""
    winners = result.winners()
    for seat, fared in enumerate(usage.seats):
        fared.points.append(sum(points for _, points in result.sheets[seat]))
        fared.won += 1 / len(winners) if seat in winners else 0.0
        for rule, points in result.sheets[seat]:
            usage.sources[rule.name] += points
    for name, things in told(game, log, usage.uses).items():
        for value, whose in things:
            use = usage.uses[name][value]
            use.times += 1
            use.games.add(number)
            if whose is not None:
                use.won.append(1 / len(winners) if whose in winners else 0.0)


def main_place(game: Game, name: str) -> int:
    """The place of the number that names a thing."""
    note: Note | None = game.notes.get(name)
    places = [place for place, domain in enumerate(note.domains) if domain not in PLAIN] if note else []
    if not places:
        raise Malformed(f"{name!r} is no note of {game.name} that names a thing")
    return places[0]


def told(game: Game, log: list[Entry], uses: dict[str, Any]) -> dict[str, list[tuple[int, int | None]]]:
    """What the log tells of the notes: values, and whose."""
    found: dict[str, list[tuple[int, int | None]]] = {name: [] for name in uses}
    for name, to, numbers in log:
        if name in uses:
            domains = game.notes[name].domains
            seat = numbers[domains.index(SEAT)] if SEAT in domains else to if to >= 0 else None
            found[name].append((numbers[main_place(game, name)], seat))
    return found


def played(
    game: Game, box: Any, bots: list[Bot], options: dict[str, str], seed: int, number: int
) -> tuple[list[Entry], Result]:
    """The log of one game, and how it ended."""
    state = game.setup(len(bots), drawn(seed, number, "game"), options, box)
    log: list[Entry] = []
    state.notes = log
    position = Position.start(game, state)
    chances = [drawn(seed, number, f"bot {seat}") for seat in range(len(bots))]
    while position.asks:
        seat = position.asks[0].seat
        position.choose(seat, decide(bots[seat], position, seat, chances[seat]))
    return log, game.result(position.state)


def tables(game: Game, usage: Usage) -> Iterator[str]:
    """Markdown: how the seats fared, where points come from, then each note in the order of the component files."""
    yield from summary(usage)
    box = game.load_box(game.components)
    for name, uses in usage.uses.items():
        domain: Domain = game.notes[name].domains[main_place(game, name)]
        yield f"### {name}\n"
        yield "| thing | a game | in games | wins of its seats |"
        yield "|---|---|---|---|"
        for value in domain.values:
            label = labelled(domain, box, value)
            if label:
                yield row(label, uses.get(value) or Use(), usage.games)
        yield ""


def summary(usage: Usage) -> Iterator[str]:
    """The seats, and the points of all seats by the rule that they come from."""
    yield "### seats\n"
    yield "| seat | mean points | standard error | games won |"
    yield "|---|---|---|---|"
    for seat, fared in enumerate(usage.seats):
        error = pstdev(fared.points) / usage.games**0.5
        yield f"| {seat + 1} | {fmean(fared.points):.1f} | {error:.1f} | {fared.won:.1f} of {usage.games} |"
    yield "\n### points\n"
    yield "| from | points a seat |"
    yield "|---|---|"
    for name, points in usage.sources.items():
        yield f"| {name} | {points / usage.games / len(usage.seats):.1f} |"
    yield ""


def labelled(domain: Domain, box: Any, value: int) -> str:
    """The text of a value; none for a place that this edition leaves empty."""
    try:
        return domain.label(box, value)
    except IndexError:
        return ""


def row(label: str, use: Use, number: int) -> str:
    won = f"{100 * sum(use.won) / len(use.won):.0f} %" if use.won else "-"
    return f"| {label} | {use.times / number:.2f} | {100 * len(use.games) / number:.0f} % | {won} |"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
