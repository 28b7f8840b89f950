"""The greedy bot: it compares the ways to go on with its own answers, and takes the one that the game values most.

It looks as far as its own next answers within what is under way: choose an attack, its target, each strike; choose an
action, then carry it out step by step. It stops where that is over, something is drawn or nobody is asked any more.
Where another seat must answer in between, or answers in secret at the same time, that answer is taken at random.
"""

from __future__ import annotations

from typing import Final

from boardwright.core.chance import Chance
from boardwright.core.position import Journal, Position

NODES: Final = 200
WIDTH: Final = 8
FINALISTS: Final = 6
FUTURES: Final = 6


class Way:
    """A way to go on: the position before its last answer, that answer, and what it leads to.

    `first`: the answer with which it begins; `lucky`: luck had a part in that; `done`: it is looked at no further.
    """

    __slots__ = ("answer", "before", "done", "first", "lucky", "position", "value")

    def __init__(self, before: Position, answer: int, first: int, position: Position) -> None:
        self.before = before
        self.answer = answer
        self.first = first
        self.position = position
        self.lucky = False
        self.done = False
        self.value = 0.0


def _worth(way: Way) -> float:
    return way.value


class GreedyBot:
    """`nodes`: at most about so many positions are looked at; `width`: so many ways are followed after each answer.

    The best `finalists` ways in which luck had a part are judged by the mean over `futures` outcomes of chance.
    """

    def __init__(
        self, nodes: int = NODES, width: int = WIDTH, finalists: int = FINALISTS, futures: int = FUTURES
    ) -> None:
        self.nodes = nodes
        self.width = width
        self.finalists = finalists
        self.futures = futures

    def choose(self, position: Position, seat: int, chance: Chance) -> int:
        search = Search(position, seat, chance)
        ways = search.ways(self.nodes, self.width)
        ways.sort(key=_worth, reverse=True)
        best = ways[: self.finalists]
        futures = [Chance(chance.raw(), chance.raw()) for _ in range(self.futures)]
        for way in best:
            search.settle(way, futures)
        return _pick(best, chance)


def _pick(ways: list[Way], chance: Chance) -> int:
    """The first answer of the best way; between equal ways chance decides."""
    most = max([way.value for way in ways])
    equal = [way.first for way in ways if way.value == most]
    return equal[chance.below(len(equal))]


class Search:
    """The ways to go on from a determinised position, as far as the step under way and the seat's own answers lead."""

    __slots__ = ("chance", "drawn", "page", "seat", "start")

    def __init__(self, start: Position, seat: int, chance: Chance) -> None:
        assert start.journal is not None
        self.start = start
        self.seat = seat
        self.chance = chance
        self.page = start.journal.before
        self.drawn = start.state.chance.drawn

    def ways(self, nodes: int, width: int) -> list[Way]:
        """Answer by answer, following the `width` best; ways that were left unfinished stand as they are."""
        found: list[Way] = []
        going = self.onward(self.start, -1)
        while going:
            nodes -= len(going)
            found += [way for way in going if way.done]
            going = [way for way in going if not way.done]
            going.sort(key=_worth, reverse=True)
            if nodes <= 0:
                return found + going
            del going[width:]
            going = [further for way in going for further in self.onward(way.position, way.first)]
        return found

    def onward(self, at: Position, first: int) -> list[Way]:
        """One way for each answer to the question that waits; `first` -1: it begins here."""
        root = at is self.start
        options = at.ask_of(self.seat).options
        return [self.follow(at, answer, answer if root else first) for answer in options]

    def follow(self, at: Position, answer: int, first: int) -> Way:
        """Give one answer in a fork and judge what comes of it."""
        fork = at.fork()
        fork.choose(self.seat, answer)
        way = Way(at, answer, first, fork)
        answered = self.answer_for_others(fork)
        drew = fork.state.chance.drawn != self.drawn
        way.lucky = answered or drew
        way.done = drew or not self.is_asked(fork)
        way.value = fork.game.value(fork.state, self.seat)
        return way

    def answer_for_others(self, fork: Position) -> bool:
        """Others who are asked before the step is over answer at random. Were there any?"""
        answered = False
        while fork.asks and self.is_same_step(fork) and not self.is_asked(fork):
            ask = fork.asks[0]
            fork.choose(ask.seat, ask.options[self.chance.below(len(ask.options))])
            answered = True
        return answered

    def is_asked(self, fork: Position) -> bool:
        """Is the seat asked again, in the same step or in one that was put in its place?"""
        asked = any(ask.seat == self.seat for ask in fork.asks)
        return asked and (self.is_same_step(fork) or self.is_sequel(fork))

    def is_same_step(self, fork: Position) -> bool:
        journal: Journal | None = fork.journal
        return journal is not None and journal.before is self.page

    def is_sequel(self, fork: Position) -> bool:
        """Is what waits still above all that was on the agenda, and not the first step anew?"""
        journal: Journal | None = fork.journal
        if journal is None:
            return False
        begun = self.page.agenda[-1]
        rest = len(self.page.agenda) - 1
        now = journal.before.agenda
        return len(now) > rest and now[:rest] == self.page.agenda[:rest] and begun not in now[rest:]

    def settle(self, way: Way, futures: list[Chance]) -> None:
        """Where luck had a part: the mean value over what the last answer leads to under several outcomes of chance."""
        if not way.lucky or not futures:
            return
        total = 0.0
        for future in futures:
            fork = way.before.fork()
            fork.go_live(future.clone())
            fork.choose(self.seat, way.answer)
            self.answer_for_others(fork)
            total += fork.game.value(fork.state, self.seat)
        way.value = total / len(futures)
