"""A bar on standard error for long work, where somebody is there to see it."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from types import TracebackType

    from rich.progress import Progress


class Bar:
    """`with Bar("games", 500) as bar: bar.at(17)`. Silent where standard error is no terminal."""

    def __init__(self, what: str, total: int) -> None:
        self.what = what
        self.total = total
        self.shown: Progress | None = None

    def __enter__(self) -> Self:
        if sys.stderr.isatty():
            from rich.console import Console
            from rich.progress import Progress

            self.shown = Progress(console=Console(stderr=True), transient=True)
            self.shown.add_task(self.what, total=self.total)
            self.shown.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.shown is not None:
            self.shown.stop()

    def at(self, done: int, _total: int = 0) -> None:
        """So much is done."""
        if self.shown is not None:
            self.shown.update(self.shown.task_ids[0], completed=done)
