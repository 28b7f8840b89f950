"""News from the other workers, over PostgreSQL's LISTEN."""

from __future__ import annotations

import logging
from contextlib import suppress
from threading import Event, Thread
from typing import Any, Final

import psycopg

from boardwright.web.house import House
from boardwright.web.store.store import CHANNEL

LOG: Final = logging.getLogger("boardwright.web")
BEAT: Final = 1.0
"""Seconds between two looks at whether to stop, or to become the caretaker."""
CARETAKER: Final = 8_231_407_120
"""Of PostgreSQL: the lock that one worker holds, who takes up what no living one sees to."""
NEWCOMER: Final = "*"
"""What stands in the place of a table when a worker begins: another one may have died."""
FAREWELL: Final = "-"
"""What stands there when a worker ends."""


class Listener:
    """A connection of its own that waits for the ids of changed tables; a broken one is made anew.

    One of the workers is the caretaker, as long as its connection lives; then another becomes it within a beat.
    """

    def __init__(self, house: House, url: str) -> None:
        self.house = house
        self.url = url.replace("postgresql+psycopg://", "postgresql://", 1)
        self.stopped = Event()
        self.thread = Thread(target=self._run, name="boardwright listener", daemon=True)

    def start(self) -> None:
        self.thread.start()

    def close(self) -> None:
        self.stopped.set()
        with suppress(psycopg.Error), psycopg.connect(self.url, autocommit=True, connect_timeout=2) as connection:
            self._tell(connection, FAREWELL)  # the thread hears it too and need not wait for its beat
        self.thread.join(5 * BEAT)

    def _tell(self, connection: psycopg.Connection[Any], news: str) -> None:
        connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, f"{news} {self.house.store.me}"))

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
            self._tell(connection, NEWCOMER)
            self.house.missed()
            caretaker = False
            while not self.stopped.is_set():
                caretaker = caretaker or self._becomes_caretaker(connection)
                for news in connection.notifies(timeout=BEAT):
                    if self.stopped.is_set():
                        return
                    self._hear(news.payload, caretaker)

    def _becomes_caretaker(self, connection: psycopg.Connection[Any]) -> bool:
        row = connection.execute("SELECT pg_try_advisory_lock(%s)", (CARETAKER,)).fetchone()
        if row is None or not row[0]:
            return False
        self.house.take_up()
        return True

    def _hear(self, news: str, caretaker: bool) -> None:
        table, _, worker = news.partition(" ")
        if worker == self.house.store.me:
            return
        if table == NEWCOMER and caretaker:
            self.house.take_up()
        elif table not in (NEWCOMER, FAREWELL):
            self.house.changed_elsewhere(table)
