"""Time per move: everything follows from when a question was put and when the clock stood still."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

Now = Callable[[], float]
"""Seconds since 1970; a test gives its own."""


class MoveClock(NamedTuple):
    """`seconds`: for each answer, None without a clock. `started`: when all people had come, None before that.

    `paused`: since when it stands still, None while it runs. `pauses`: (from, to) of the earlier ones.
    """

    seconds: float | None = None
    started: float | None = None
    paused: float | None = None
    pauses: tuple[tuple[float, float], ...] = ()

    @staticmethod
    def read(plain: dict[str, Any]) -> MoveClock:
        """From what is kept of it."""
        pauses = tuple((begun, ended) for begun, ended in plain.get("pauses", []))
        return MoveClock(plain.get("seconds"), plain.get("started"), plain.get("paused"), pauses)

    def plain(self) -> dict[str, Any]:
        """To be kept."""
        return self._asdict()

    def pause(self, now: float) -> MoveClock:
        """Stand still; nothing changes where it does so already."""
        return self if self.paused is not None else self._replace(paused=now)

    def resume(self, now: float) -> MoveClock:
        """Run on."""
        if self.paused is None:
            return self
        return self._replace(paused=None, pauses=(*self.pauses, (self.paused, now)))

    def start(self, now: float) -> MoveClock:
        """The last person has come."""
        return self if self.started is not None else self._replace(started=now)

    def used(self, put: float, now: float) -> float:
        """Seconds that have run since a question was put, pauses left out."""
        if self.started is None:
            return 0.0
        begun = max(put, self.started)
        end = now if self.paused is None else self.paused
        stood = sum(max(0.0, ended - max(since, begun)) for since, ended in self.pauses)
        return max(0.0, end - begun - stood)

    def left(self, put: float, now: float) -> float | None:
        """Seconds left for a question; None without a clock."""
        return None if self.seconds is None else max(0.0, self.seconds - self.used(put, now))

    def runs(self) -> bool:
        """Whether time passes now."""
        return self.seconds is not None and self.started is not None and self.paused is None
