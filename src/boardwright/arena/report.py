"""What came of a match: win rates with their intervals, by bot and by seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from statistics import fmean
from typing import Any

from boardwright.arena.play import Played
from boardwright.arena.wilson import wilson


@dataclass(frozen=True, slots=True)
class Rate:
    """Wins in games: `rate` of them, 0 to 1, and the 95 % interval `low` to `high`. A shared win counts in part."""

    games: int
    wins: float
    rate: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Standing:
    """One bot over all its seats; `mean_place` counts finished games, None where there is none."""

    bot: str
    rate: Rate
    mean_place: float | None


@dataclass(frozen=True, slots=True)
class Report:
    """A whole match. `games`: all; `unfinished`: given up, won by nobody; `decisions`: the mean of a game."""

    game: str
    bots: tuple[str, ...]
    options: dict[str, str]
    seed: int
    games: int
    unfinished: int
    decisions: float
    standings: tuple[Standing, ...]
    seats: tuple[Rate, ...]

    def to_json(self) -> dict[str, Any]:
        """Plain data for `json.dumps`."""
        return asdict(self)


def count(game: str, bots: Sequence[str], options: dict[str, str], seed: int, played: list[Played]) -> Report:
    """The report of these games; a bot that is named twice is counted once, over all its seats."""
    return Report(
        game=game,
        bots=tuple(bots),
        options=options,
        seed=seed,
        games=len(played),
        unfinished=sum(not each.finished for each in played),
        decisions=fmean([each.decisions for each in played]),
        standings=tuple(_standing(bots, name, played) for name in dict.fromkeys(bots)),
        seats=tuple(_rate([each.won[seat] for each in played]) for seat in range(len(bots))),
    )


def _standing(bots: Sequence[str], name: str, played: list[Played]) -> Standing:
    sat = [(each, seat) for each in played for seat, entrant in enumerate(each.entrants) if bots[entrant] == name]
    places = [each.places[seat] for each, seat in sat if each.finished]
    return Standing(name, _rate([each.won[seat] for each, seat in sat]), fmean(places) if places else None)


def _rate(won: list[float]) -> Rate:
    wins = sum(won)
    low, high = wilson(wins, len(won))
    return Rate(len(won), wins, wins / len(won), low, high)
