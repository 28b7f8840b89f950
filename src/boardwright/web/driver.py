"""What happens at a table without a person: bots answer, ticked questions are passed, the clock runs out."""

from __future__ import annotations

import heapq
import logging
import pickle
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b
from threading import Condition, Thread
from typing import Final, NamedTuple

from boardwright.bots import levels
from boardwright.core.ask import MAY, PASS, Ask
from boardwright.core.chance import Chance
from boardwright.core.errors import BrokenInvariant
from boardwright.core.table import BOT, write
from boardwright.web import frames, repros
from boardwright.web.errors import CONFLICT, Refused
from boardwright.web.language import _
from boardwright.web.live import Live
from boardwright.web.pool import BotFailed, Job, Thinks
from boardwright.web.settings import Settings

LOG: Final = logging.getLogger("boardwright.web")
AUTO: Final = "auto"
BOTS: Final = "bot"
CLOCK: Final = "clock"
STAND_IN: Final = "greedy"
"""Who answers when a person's time is up."""
ENDLESS: Final = 20_000
"""Entries after which bots stop: no game needs so many."""


class Due(NamedTuple):
    """Something to do: when, by what (auto, bot, clock), and for which seat's question."""

    when: float
    by: str
    seat: int
    ply: int


def due(live: Live, pause: float) -> Due | None:
    """The next thing that happens by itself, if anything does. Nothing does where no person sits any more."""
    table = live.table
    people = live.people()
    if table.over or not people or live.taken >= ENDLESS:
        return None
    found = [*passes(live), *bots(live, people, pause), *out_of_time(live)]
    return min(found, default=None)


def passes(live: Live) -> list[Due]:
    """Questions of a kind that their seat lets pass."""
    ticked = live.store.autos(live.id)
    asks = [ask for ask in live.table.asks if is_passed(ask, [kind for seat, kind, _ in ticked if seat == ask.seat])]
    return [Due(live.last_at(), AUTO, ask.seat, live.ply(ask.seat)) for ask in asks]


def is_passed(ask: Ask, kinds: list[str]) -> bool:
    """Whether a question is passed by itself: only where passing is a free choice."""
    return ask.kind.name in kinds and ask.mode == MAY and PASS in ask.options


def bots(live: Live, people: list[int], pause: float) -> list[Due]:
    """Questions to bots; they wait while a person may still take an answer back."""
    wait = pause if any(live.table.can_undo(seat) for seat in people) else 0.0
    asks = [ask for ask in live.table.asks if frames.who(live.table.players[ask.seat])["kind"] == frames.BOT]
    return [Due(live.last_at() + wait, BOTS, ask.seat, live.ply(ask.seat)) for ask in asks]


def out_of_time(live: Live) -> list[Due]:
    """Questions whose time runs out."""
    if not live.clock.runs():
        return []
    now = live.now()
    return [Due(now + left, CLOCK, seat, live.ply(seat)) for seat, left in live.times_left().items()]


def job(live: Live, it: Due, level: str) -> Job:
    """The question as a bot gets it: all that its seat cannot know is dealt anew by luck of the table's own seed."""
    table = live.table
    key = f"bot {it.ply} {it.seat}".encode()
    digest = blake2b(key, key=table.seed, digest_size=8).digest()
    luck = Chance(int.from_bytes(digest[:4], "little"), int.from_bytes(digest[4:], "little"))
    world = table.position.determinise(it.seat, luck, True)
    return Job(level, pickle.dumps(world), it.seat, (luck.a - 1, luck.b - 1))


def simpler(level: str) -> str | None:
    """The next weaker bot."""
    known = levels.names()
    at = known.index(level)
    return known[at - 1] if at > 0 else None


class Driver:
    """Does what is due, one thing at a time at each table.

    Without processes for bots it does so in the thread that caused it, for tests; else in threads of its own, on time.
    """

    def __init__(
        self, find: Callable[[str], Live], changed: Callable[[str], None], thinks: Thinks, settings: Settings
    ) -> None:
        self.find = find
        self.changed = changed
        self.thinks = thinks
        self.pause = settings.bot_pause
        self.data = settings.data
        self.at_once = settings.bots == 0
        self.waits = Condition()
        self.heap: list[tuple[float, str]] = []  # by the steady clock
        self.busy: dict[str, bool] = {}  # table -> whether it was woken again meanwhile
        self.open = True
        self.threads = ThreadPoolExecutor(8, "boardwright driver")
        self.timer = Thread(target=self._time, name="boardwright timer", daemon=True)

    def start(self) -> None:
        """Begin to keep time."""
        if not self.at_once:
            self.timer.start()

    def close(self) -> None:
        """Stop; what is under way is given up."""
        with self.waits:
            self.open = False
            self.waits.notify()
        self.thinks.close()
        self.threads.shutdown(wait=True, cancel_futures=True)

    def wake(self, table: str, after: float = 0.0) -> None:
        """The table has changed: see what is due there, or so many seconds later."""
        if not self.open:
            return
        if self.at_once:
            self._now(table)
        elif after > 0:
            with self.waits:
                heapq.heappush(self.heap, (time.monotonic() + after, table))
                self.waits.notify()
        else:
            self._submit(table)

    def _now(self, table: str) -> None:
        if table in self.busy:
            self.busy[table] = True
            return
        self.busy[table] = True
        try:
            while self.busy[table]:
                self.busy[table] = False
                while self.step(table) == 0:
                    pass
        except Exception:
            LOG.exception("table %s: what is due cannot be done", table)
        finally:
            del self.busy[table]

    def _submit(self, table: str) -> None:
        with self.waits:
            if table in self.busy:
                self.busy[table] = True
            elif self.open:
                self.busy[table] = False
                self.threads.submit(self._work, table)

    def _work(self, table: str) -> None:
        """Do what is due at a table until nothing is; then set the alarm."""
        try:
            later = self.step(table)
            while later == 0 and self.open:
                later = self.step(table)
        except Refused as fault:  # a table of a game or edition that is not here
            LOG.warning("table %s: %s", table, fault.message())
            later = None
        except Exception:
            LOG.exception("table %s: what is due cannot be done", table)
            later = None
        with self.waits:
            again = self.busy.pop(table)
        if again:
            self.wake(table)
        elif later is not None:
            self.wake(table, max(later, 0.01))

    def _time(self) -> None:
        while True:
            with self.waits:
                if not self.open:
                    return
                now = time.monotonic()
                ready = []
                while self.heap and self.heap[0][0] <= now:
                    ready.append(heapq.heappop(self.heap)[1])
                if not ready:
                    self.waits.wait(self.heap[0][0] - now if self.heap else None)
            for table in ready:
                self._submit(table)

    # -- one thing ----------------------------------------------------------------------------------------------

    def step(self, table: str) -> float | None:
        """Do one thing that is due, 0 then; else the seconds until something is, None if nothing ever will be."""
        live = self.find(table)
        with live.lock:
            live.catch_up()
            it = due(live, self.pause)
            if it is None:
                return None
            if it.when > live.now():
                return it.when - live.now()
            ask = live.ask_of(it.seat)
            level = STAND_IN if it.by == CLOCK else live.table.players[it.seat]
        choice = PASS if it.by == AUTO else self.think(live, it, ask, level)
        if choice is not None:
            self.answer(live, it, ask, choice)
        self.changed(table)
        return 0

    def answer(self, live: Live, it: Due, ask: Ask, choice: int) -> None:
        """Give the answer; where a rule fails on it, another one, so that the game goes on. Raises if all fail."""
        rest = [each for each in ask.options if each != choice]
        for each in [choice, *rest]:
            try:
                return self.give(live, it, each)
            except BrokenInvariant as fault:
                repros.keep(live, self.data, it.seat, write(live.box, ask, each), fault)
        raise BrokenInvariant(f"every answer to {ask.kind.name} makes a rule fail")

    def think(self, live: Live, it: Due, ask: Ask, level: str) -> int | None:
        """A bot's answer; None if the bot failed and another now sits there."""
        if len(ask.options) == 1:
            return ask.options[0]
        try:
            with live.lock:
                if live.ply(it.seat) != it.ply:
                    return None
                question = job(live, it, level)
            return checked(self.thinks.choose(question), ask)
        except Exception:  # a bot's fault must not stop the table
            LOG.exception("table %s, entry %d: bot %s failed", live.id, it.ply, level)
            return self.failed(live, it, ask, level)

    def failed(self, live: Live, it: Due, ask: Ask, level: str) -> int | None:
        """The next simpler bot takes over; where there is none, any answer does."""
        weaker = simpler(level)
        if weaker is None:
            return ask.options[it.ply % len(ask.options)]
        if it.by == CLOCK:
            return self.think(live, it, ask, weaker)
        live.enter(it.seat, BOTS, f"bot:failed:{it.seat}:{it.ply}", lambda: live.table.sit(it.seat, f"{BOT}{weaker}"))
        return None

    def give(self, live: Live, it: Due, choice: int) -> None:
        """Enter the answer, if its question is still open; whoever was faster counts."""

        def answer() -> None:
            if not any(ask.seat == it.seat for ask in live.table.asks) or live.ply(it.seat) != it.ply:
                raise Refused(CONFLICT, "stale", _("That question is no longer open."))
            live.table.choose(it.seat, choice)

        try:
            live.enter(it.seat, it.by, f"{it.by}:{it.seat}:{it.ply}", answer)
        except Refused:
            return


def checked(choice: int, ask: Ask) -> int:
    """The choice. Raises BotFailed if it is no option."""
    if choice not in ask.options:
        raise BotFailed(f"{choice} is no option of {ask.kind.name}")
    return choice
