"""The house: the tables in memory, the links that open them, and who is told when one changes."""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from threading import Lock
from typing import Final

from boardwright import games
from boardwright.core.errors import Malformed
from boardwright.core.game import Game
from boardwright.web import links
from boardwright.web.clock import MoveClock, Now
from boardwright.web.driver import Driver
from boardwright.web.editions import Editions
from boardwright.web.errors import CONFLICT, FORBIDDEN, NOT_FOUND, Refused, unknown_link
from boardwright.web.frames import HUMAN
from boardwright.web.hub import Hub
from boardwright.web.language import _
from boardwright.web.live import Live
from boardwright.web.pool import Here, Pool, Thinks
from boardwright.web.settings import Settings
from boardwright.web.store import Link, Store

LOG: Final = logging.getLogger("boardwright.web")
LONGEST: Final = 100
"""Signs of a secret: what is longer was never one."""


class House:
    """Everything that a worker process holds. Nothing here is the truth: that lies in the store."""

    def __init__(self, store: Store, settings: Settings, now: Now = time.time, thinks: Thinks | None = None) -> None:
        self.store = store
        self.settings = settings
        self.now = now
        self.started = now()
        self.hub = Hub()
        self.lock = Lock()
        self.lives: OrderedDict[str, Live] = OrderedDict()
        self.editions = Editions(settings.editions)
        bots = thinks or (Pool(settings.bots, settings.bot_limit) if settings.bots else Here())
        self.driver = Driver(self.live, self.changed, bots, settings)

    def start(self) -> None:
        """Begin to keep time. Where this is the only worker, it also takes up what another left."""
        self.driver.start()
        if not self.settings.shared:
            self.take_up()

    def take_up(self) -> None:
        """See to the bots and clocks of all tables, watched or not, as one worker does when any worker begins."""
        for id in self.store.unattended():
            self.driver.wake(id)

    def close(self) -> None:
        """Stop all that goes on by itself."""
        self.driver.close()
        self.store.engine.dispose()

    # -- games --------------------------------------------------------------------------------------------------

    def game(self, name: str) -> Game:
        """A game by name. Raises Refused."""
        try:
            return games.load(name)
        except Malformed as fault:
            values = {"name": repr(name), "known": ", ".join(games.names())}
            raise Refused(
                NOT_FOUND, "unknown_game", _("{name} is no game here; there are: {known}."), values
            ) from fault

    # -- tables -------------------------------------------------------------------------------------------------

    def live(self, id: str) -> Live:
        """A table. Raises Refused where there is none, or where its game or edition is not here any more."""
        with self.lock:
            found = self.lives.get(id)
            if found is not None:
                self.lives.move_to_end(id)
                return found
        made = self._opened(id)
        with self.lock:
            found = self.lives.setdefault(id, made)
            while len(self.lives) > self.settings.lives:
                self.lives.popitem(last=False)
        self.driver.wake(id)
        return found

    def _opened(self, id: str) -> Live:
        row = self.store.table(id)
        if row is None:
            raise Refused(NOT_FOUND, "unknown_table", _("There is no such table."))
        game = self.game(row.game)
        box = self.editions.likely(game, row.header["edition"][1])
        live = Live(row, game, box, self.store, self.now, self.started)
        try:
            with live.lock:
                live.catch_up()
        except Malformed as fault:
            text = _("This table cannot be opened here: {why}")
            raise Refused(CONFLICT, "unreadable", text, {"why": fault}) from fault
        return live

    def changed(self, id: str) -> None:
        """Something has changed at a table: tell whoever watches it, and see what happens there by itself."""
        self.hub.changed(id)
        self.driver.wake(id)

    def changed_elsewhere(self, id: str) -> None:
        """Another worker has changed a table. It also does what is due there; this one only if that one dies."""
        live = self.lives.get(id)
        if live is not None:
            with live.lock:
                live.refresh()
        self.hub.changed(id)
        if id in self.lives:
            self.driver.wake(id, self.settings.bot_pause + self.settings.bot_limit)

    def missed(self) -> None:
        """The news from other workers were cut off for a while: look at everything anew."""
        for id in list(self.lives):
            self.changed_elsewhere(id)

    # -- links --------------------------------------------------------------------------------------------------

    def link(self, secret: str) -> Link:
        """What a secret opens. Raises Refused. The first visit starts the clock if all others are here."""
        found = self.store.link(links.hashed(secret)) if len(secret) <= LONGEST else None
        if found is None:
            raise unknown_link()
        if found.seen is None:
            self.store.see(found.hash, self.now())
            if found.role == links.SEAT:
                self.arrive(self.live(found.table))
        return found

    def viewer(self, secret: str) -> tuple[Live, int | None]:
        """The table of a seat's or spectator's link, and the seat. Raises Refused."""
        link = self.link(secret)
        if link.role == links.OPENER:
            raise Refused(FORBIDDEN, "no_seat", _("This link only steers the table; a seat has a link of its own."))
        return self.live(link.table), link.seat

    def seated(self, secret: str) -> tuple[Live, int]:
        """The table and seat of a seat's link. Raises Refused for a spectator's."""
        live, seat = self.viewer(secret)
        if seat is None:
            raise Refused(FORBIDDEN, "spectator", _("With this link you look on; to play you need the link of a seat."))
        return live, seat

    def opener(self, secret: str) -> Live:
        """The table of its opener's link. Raises Refused for others."""
        link = self.link(secret)
        if link.role != links.OPENER:
            raise Refused(FORBIDDEN, "not_opener", _("Only whoever opened the table can do this."))
        return self.live(link.table)

    def arrive(self, live: Live) -> None:
        """Somebody has come; when all have, the clock starts."""
        if live.clock.seconds is None or live.clock.started is not None:
            return
        seen = {link.seat for link in self.store.links(live.id) if link.role == links.SEAT and link.seen is not None}
        with live.lock:
            players = live.table.players
            missing = [seat for seat, player in enumerate(players) if player == HUMAN and seat not in seen]
        if not missing:
            self.set_clock(live, live.clock.start(self.now()))

    def set_clock(self, live: Live, clock: MoveClock) -> None:
        """Change the clock of a table."""
        self.store.set(live.id, clock=clock.plain())
        with live.lock:
            live.refresh()
        self.changed(live.id)
