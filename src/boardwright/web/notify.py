"""News from the other workers, over PostgreSQL's LISTEN."""

from __future__ import annotations

import logging
from threading import Event, Thread
from typing import Final

import psycopg

from boardwright.web.house import House
from boardwright.web.store.store import CHANNEL

LOG: Final = logging.getLogger("boardwright.web")
BEAT: Final = 1.0
"""Seconds between two looks at whether to stop."""


class Listener:
    """A connection of its own that waits for the ids of changed tables; a broken one is made anew."""

    def __init__(self, house: House, url: str) -> None:
        self.house = house
        self.url = url.replace("postgresql+psycopg://", "postgresql://", 1)
        self.stopped = Event()
        self.thread = Thread(target=self._run, name="boardwright listener", daemon=True)

    def start(self) -> None:
        self.thread.start()

    def close(self) -> None:
        self.stopped.set()
        self.thread.join(5 * BEAT)

    def _run(self) -> None:
        while not self.stopped.is_set():
            try:
                self._listen()
            except Exception as fault:  # noqa: BLE001  the database comes and goes; the news must come back with it
                LOG.warning("no news from other workers: %s", " ".join(str(fault).split()))
                self.stopped.wait(BEAT)

    def _listen(self) -> None:
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self.house.missed()
            while not self.stopped.is_set():
                for news in connection.notifies(timeout=BEAT):
                    table, _, worker = news.payload.partition(" ")
                    if worker != self.house.store.me:
                        self.house.changed_elsewhere(table)
