"""Several seats asked at once, none seeing another's answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from boardwright.core.ask import MUST, Ask, Asking, Domain, Kind, Rule, T, number_label
from boardwright.core.errors import DeadEnd


def _never(_state: Any, _ask: Ask, _value: int) -> Rule | None:
    return None


NOTHING: Final = Kind("together", Domain("nothing", 0, number_label), _never)


class Together(Ask):
    """One short flow of questions to each of several seats at once.

    A flow only asks and returns: it changes no state and draws nothing, so it can be run again from its start. That is
    how a seat takes an answer back before the last one is in.
    """

    __slots__ = ("_running", "flow", "given", "open_ask", "results", "seats", "state")

    def __init__(self, state: Any, flow: Callable[[Any, int], Asking[Any]], seats: list[int]) -> None:
        super().__init__(NOTHING, -1, (), MUST)
        self.state = state
        self.flow = flow
        self.seats = seats
        self.given: list[list[int]] = [[] for _ in seats]
        self.open_ask: list[Ask | None] = [None for _ in seats]
        self.results: list[Any] = [None for _ in seats]
        self._running: list[Any] = [None for _ in seats]
        for i in range(len(seats)):
            self.restart(i, [])

    def restart(self, i: int, answers: list[int]) -> None:
        """Run the i-th seat's flow from its start with these answers."""
        self._running[i] = self.flow(self.state, self.seats[i])
        self.given[i] = []
        self.results[i] = None
        self._step(i, None)
        for answer in answers:
            self.send(i, answer)

    def send(self, i: int, answer: int) -> None:
        """Answer the i-th seat's open question."""
        self.given[i].append(answer)
        self._step(i, answer)

    def feed(self, i: int, answers: list[int]) -> int:
        """Give the i-th seat's flow these answers as long as each is an option; how many of them were."""
        fed = 0
        for answer in answers:
            ask = self.open_ask[i]
            if ask is None or answer not in ask.open(self.state):
                break
            self.send(i, answer)
            fed += 1
        return fed

    def _step(self, i: int, answer: int | None) -> None:
        try:
            self.open_ask[i] = self._running[i].send(answer)
        except StopIteration as end:
            self.open_ask[i] = None
            self.results[i] = end.value

    def open(self, state: Any) -> list[int]:
        """Work out the options of every question that waits; the question of them all has none of its own."""
        for ask in self.open_ask:
            if ask is not None:
                _opened(ask, state)
        return []

    def give(self, ask: Ask, choice: int) -> None:
        """Take an answer to one of the open questions, and work out what that seat is asked next."""
        i = self.seats.index(ask.seat)
        self.send(i, choice)
        again = self.open_ask[i]
        if again is not None:
            _opened(again, self.state)

    def take_back(self, seat: int) -> bool:
        """Forget the seat's last answer; False if it has given none."""
        if seat not in self.seats or not self.given[self.seats.index(seat)]:
            return False
        i = self.seats.index(seat)
        self.restart(i, self.given[i][:-1])
        again = self.open_ask[i]
        if again is not None:
            _opened(again, self.state)
        return True

    def open_asks(self) -> list[Ask]:
        """The questions that still wait, in the order of the seats."""
        return [ask for ask in self.open_ask if ask is not None]

    def inherit(self, given: list[list[int]], only: int) -> None:
        """Take over answers already given; `only` >= 0: that seat's alone, the others are asked anew."""
        for i, answers in enumerate(given):
            if only < 0 or self.seats[i] == only:
                self.restart(i, answers)


def _opened(ask: Ask, state: Any) -> None:
    if not ask.open(state):
        raise DeadEnd(f"{ask.kind.name}: seat {ask.seat} has no option")


def together(state: Any, flow: Callable[[Any, int], Asking[T]], seats: list[int]) -> Asking[list[T]]:
    """Ask several seats at once, one alone simply so; what their flows return comes in the order of `seats`."""
    if len(seats) == 1:
        return [(yield from flow(state, seats[0]))]
    several = Together(state, flow, seats)
    if several.open_asks():
        yield several
    return several.results
