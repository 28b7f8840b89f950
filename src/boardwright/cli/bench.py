"""`boardwright bench`: the engine's speed in cal, slices of work between slices of the unit, medians of both."""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from boardwright import games
from boardwright.cli.app import OK
from boardwright.cli.cal import calib_loop
from boardwright.cli.progress import Bar
from boardwright.cli.setting import build, options_of, seats_of, show_json
from boardwright.core.chance import Chance
from boardwright.core.position import Position

if TYPE_CHECKING:
    from boardwright.core.game import Game

LOOPS: Final = 20_000
SLICE: Final = 0.010
"""Seconds of a slice of work, about."""
SAMPLED: Final = 120
"""Positions of random games at which clone, fork and dealing anew are measured."""


class Speed(NamedTuple):
    """Medians over all slices: cal and seconds for one unit of work."""

    cal: float
    seconds: float


def measure(work: Callable[[], int], seconds: float) -> Speed:
    """Slices of `work`, which says how many units it did, each beside a slice of the unit loop, for so long."""
    cals: list[float] = []
    times: list[float] = []
    end = time.monotonic() + seconds
    work()
    while time.monotonic() < end or len(cals) < 3:
        begun = time.process_time()
        calib_loop(LOOPS)
        between = time.process_time()
        units = work()
        ended = time.process_time()
        times.append((ended - between) / units)
        cals.append(times[-1] / ((between - begun) / LOOPS))
    return Speed(median(cals), median(times))


class Playout:
    """Random games on end: default options, uniform choices, never forked; in slices."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.box = game.load_box(game.components)
        self.options = options_of(game, [], seats, self.box)
        self.games = 0
        self.decisions = 0
        self.random = 12345
        self.position = self.fresh(False)

    def fresh(self, forkable: bool) -> Position:
        """The beginning of another game."""
        self.games += 1
        chance = Chance(self.games, 7)
        return Position.start(self.game, self.game.setup(self.seats, chance, self.options, self.box), forkable)

    def __call__(self) -> int:
        """A slice of decisions; a game that ends is followed by the next one."""
        position, s, done = self.position, self.random, 0
        end = time.process_time() + SLICE
        while time.process_time() < end:
            for _ in range(100):
                asks = position.asks
                if not asks:
                    position = self.fresh(False)
                    asks = position.asks
                ask = asks[0]
                options = ask.options
                s = (s * 1103515245 + 12345) & 0x7FFFFFFF
                position.choose(ask.seat, options[(s >> 8) % len(options)])
            done += 100
        self.position, self.random = position, s
        self.decisions += done
        return done

    def sample(self) -> list[Position]:
        """Positions spread over random games that can be forked."""
        found: list[Position] = []
        chance = Chance(99, 3)
        position = self.fresh(True)
        while len(found) < SAMPLED:
            if not position.asks:
                position = self.fresh(True)
            ask = position.asks[chance.below(len(position.asks))]
            position.choose(ask.seat, ask.options[chance.below(len(ask.options))])
            if position.asks and chance.below(5) == 0:
                found.append(position.fork())
        return found


def over(positions: list[Position], once: Callable[[Position], Any]) -> Callable[[], int]:
    """A slice of work that does something once at every position."""

    def work() -> int:
        for position in positions:
            once(position)
        return len(positions)

    return work


def clone(position: Position) -> Any:
    """The state at the last checkpoint, copied."""
    assert position.journal is not None
    return position.journal.before.clone()


def fork(position: Position) -> Position:
    """An independent copy."""
    return position.fork()


def determinise(position: Position) -> Position:
    """Everything that the asked seat does not know, dealt anew."""
    return position.determinise(position.asks[0].seat, Chance(5, 11))


def bench(name: str, seconds: int, seats: int | None, as_json: bool) -> int:
    """Measure and print; the exit code."""
    game = games.load(name)
    seated = seats_of(game, seats)
    told = {"game": name, "seats": seated, **measured(Playout(game, seated), seconds), "build": build()}
    if as_json:
        show_json(told)
        return OK
    print(f"{game.title}, {seated} seats, {told['build']} build")
    for key, value in list(told.items())[2:-1]:
        print(f"  {key:<20} {value:>12,.1f}")
    return OK


def measured(playout: Playout, seconds: float) -> dict[str, float]:
    """All figures; half of the time goes to the playout."""
    with Bar("measuring", 4) as bar:
        speed = measure(playout, seconds / 2)
        length = playout.decisions / max(1, playout.games - 1)
        positions = playout.sample()
        found = []
        for number, once in enumerate((clone, fork, determinise), 1):
            bar.at(number)
            found.append(measure(over(positions, once), seconds / 6).cal)
    return {
        "decisions_per_s": round(1 / speed.seconds, 1),
        "cal_per_decision": round(speed.cal, 2),
        "clone_cal": round(found[0], 2),
        "fork_cal": round(found[1], 2),
        "determinise_cal": round(found[2], 2),
        "games_per_s": round(1 / speed.seconds / length, 2),
    }
