"""Who watches which table: whoever changes one wakes those who watch it, from whatever thread."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock


class Hub:
    """The live feeds of this process. `loop`: the one that they run on, None while the server does not run."""

    def __init__(self) -> None:
        self.loop: asyncio.AbstractEventLoop | None = None
        self.lock = Lock()
        self.watchers: dict[str, set[asyncio.Event]] = {}

    @contextmanager
    def watching(self, table: str) -> Iterator[asyncio.Event]:
        """An event that is set whenever the table changes."""
        event = asyncio.Event()
        with self.lock:
            self.watchers.setdefault(table, set()).add(event)
        try:
            yield event
        finally:
            with self.lock:
                mine = self.watchers[table]
                mine.discard(event)
                if not mine:
                    del self.watchers[table]

    def changed(self, table: str) -> None:
        """Wake everybody who watches the table."""
        loop = self.loop
        if loop is not None and not loop.is_closed():
            loop.call_soon_threadsafe(self._wake, table)

    def _wake(self, table: str) -> None:
        with self.lock:
            events = list(self.watchers.get(table, ()))
        for event in events:
            event.set()

    def all_changed(self) -> None:
        """Wake everybody: something may have been missed."""
        with self.lock:
            tables = list(self.watchers)
        for table in tables:
            self.changed(table)
