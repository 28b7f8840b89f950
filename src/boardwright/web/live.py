"""A table in this process: the core table, caught up with what other workers append, and the frames made from it."""

from __future__ import annotations

from collections.abc import Callable
from threading import RLock
from typing import Any, Final

from boardwright.core.ask import Ask
from boardwright.core.errors import BrokenInvariant, IllegalChoice, Malformed
from boardwright.core.game import Game
from boardwright.core.table import Table
from boardwright.web import frames, rebuild
from boardwright.web.clock import MoveClock, Now
from boardwright.web.errors import BUSY, CONFLICT, Refused
from boardwright.web.language import _
from boardwright.web.store import Conflict, Entered, Store, TableRow
from boardwright.web.telling import Viewer

TRIES: Final = 20
SNAP: Final = 20
"""After so many entries a snapshot is kept, so that loading runs again at most these."""
TAIL: Final = 50
"""How many messages of the talk a frame shows."""

Key = tuple[int | None, str, bool]


class Live:
    """One table. Whatever changes or reads it holds `lock`; anything that fails in between lets it be loaded anew.

    `taken`: how many rows of entries it knows. `version` rises with every change that a frame may show.
    """

    def __init__(self, row: TableRow, game: Game, box: Any, store: Store, now: Now, started: float) -> None:
        self.id = row.id
        self.row = row
        self.game = game
        self.box = box
        self.store = store
        self.now = now
        self.started = started
        self.lock = RLock()
        self.version = 0
        self.built: rebuild.Rebuilt | None = None
        self.taken = 0
        self.times: list[float] = []
        self.aside: tuple[dict[int, list[str]], list[dict[str, Any]]] | None = None
        self.shown: dict[Key, bytes] = {}
        self.past: Table | None = None  # as far as somebody looked back last

    # -- the core table -----------------------------------------------------------------------------------------

    @property
    def table(self) -> Table:
        """The core table, loaded if need be."""
        if self.built is None:
            self._load()
        assert self.built is not None
        return self.built.table

    @property
    def offset(self) -> int:
        """Rows that were set aside, so that the numbers of entries never go back."""
        return self.taken - len(self.table.entries)

    def _load(self) -> None:
        snapshot = self.store.snapshot(self.id)
        rows = self.store.entries(self.id)  # after the snapshot: another worker may append, and keep a newer one
        self.built = rebuild.rebuild(self.game, self.box, self.row, rows, snapshot)
        self.taken = self.built.taken
        self.times = [each.at for each in rows]
        if not self.built.fits:
            self._keep_snapshot()

    def _keep_snapshot(self) -> None:
        """What was set aside stays so, in every worker and after every restart."""
        assert self.built is not None
        snapshot = rebuild.snapshot_of(self.built, self.taken)
        if snapshot is not None:
            self.store.keep(self.id, snapshot)

    def drop(self) -> None:
        """Forget the core table; what is kept is the truth."""
        self.built = None
        self.touch()

    def touch(self) -> None:
        """Something that frames show has changed."""
        self.version += 1
        self.shown.clear()

    def catch_up(self) -> None:
        """Take in what other workers have appended."""
        table = self.table
        for each in self.store.entries(self.id, self.taken):
            if not rebuild.take(table, each):
                self.drop()
                return self.catch_up()
            self.taken += 1
            self.times.append(each.at)
            self.touch()
        return None

    def ask_of(self, seat: int) -> Ask:
        """The seat's open question. Raises Refused."""
        for ask in self.table.asks:
            if ask.seat == seat:
                return ask
        raise Refused(CONFLICT, "not_asked", _("You are not asked anything now."))

    def ply(self, seat: int) -> int:
        """The number of entries when the seat's question was put."""
        return self.table.ply(seat) + self.offset

    # -- entries ------------------------------------------------------------------------------------------------

    def enter(self, seat: int, by: str, key: str | None, do: Callable[[], None]) -> int:
        """Change the core table by `do` and append what it entered, as often as others come first; its number.

        A key that was used before does nothing again. What `do` raises leaves table and store as they were.
        """
        with self.lock:
            for _ in range(TRIES):
                self.catch_up()
                if key is not None and (done := self.store.keyed(self.id, key)) is not None:
                    return done.number
                self._try(do)
                try:
                    return self._append(seat, by, key)
                except Conflict:
                    self.drop()
        raise Refused(BUSY, "busy", _("Others were faster several times; try again."))

    def _try(self, do: Callable[[], None]) -> None:
        try:
            do()
        except (Refused, IllegalChoice, Malformed, BrokenInvariant):
            raise
        except Exception:
            self.drop()
            raise

    def _append(self, seat: int, by: str, key: str | None) -> int:
        table, number = self.table, self.taken
        line = table.entries[-1]
        entry = Entered(number, seat, line.text, line.hash, by, key, self.now())
        due = (number + 1) % SNAP == 0 or table.over
        try:
            assert self.built is not None
            snapshot = rebuild.snapshot_of(self.built, number + 1) if due else None
            self.store.append(self.id, entry, table.over, snapshot)
        except BaseException:
            self.drop()
            raise
        self.taken += 1
        self.times.append(entry.at)
        self.touch()
        self._end_autos()
        return number

    # -- what passes by itself ----------------------------------------------------------------------------------

    def turn(self) -> int:
        """The seat of the step under way, -1 where there is none."""
        page = rebuild.page_of(self.table)
        return page.agenda[-1][1] if page is not None and page.agenda else -1

    def _end_autos(self) -> None:
        """What a seat lets pass ends when its next turn begins."""
        if self.aside is not None and not self.aside[0]:
            return
        turn = self.turn()
        ticked = self.store.autos(self.id)
        for seat in sorted({each[0] for each in ticked}):
            before = [(kind, own) for who, kind, own in ticked if who == seat]
            after = [(kind, own and turn == seat) for kind, own in before if own or turn != seat]
            if after != before:
                self.set_autos(seat, after)

    def set_autos(self, seat: int, kinds: list[tuple[str, bool]]) -> None:
        """Replace what a seat lets pass: (kind, ticked in the seat's own turn that is under way)."""
        self.store.set_autos(self.id, seat, kinds)
        self.aside = None
        self.touch()

    # -- time ---------------------------------------------------------------------------------------------------

    @property
    def clock(self) -> MoveClock:
        """The time per move."""
        return MoveClock.read(self.row.clock)

    def put_at(self, seat: int) -> float:
        """When the seat's question was put; after a restart nobody pays for the time when the server was away."""
        ply = self.ply(seat)
        return max(self.row.created if ply == 0 else self.times[ply - 1], self.started)

    def last_at(self) -> float:
        """When the last entry was made."""
        return self.times[-1] if self.times else self.row.created

    def people(self) -> list[int]:
        """The seats at which people sit."""
        return [seat for seat, player in enumerate(self.table.players) if frames.who(player)["kind"] == frames.HUMAN]

    def times_left(self) -> dict[int, float]:
        """Seconds left to each person who is asked, where there is a clock."""
        clock, now = self.clock, self.now()
        asked = [ask.seat for ask in self.table.asks]
        left = {seat: clock.left(self.put_at(seat), now) for seat in self.people() if seat in asked}
        return {seat: seconds for seat, seconds in left.items() if seconds is not None}

    # -- frames -------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Read anew what stands around the game."""
        row = self.store.table(self.id)
        assert row is not None
        self.row = row
        self.aside = None
        self.touch()

    def viewer(self, seat: int | None, language: str, narrow: bool = False) -> Viewer:
        """Somebody's eyes."""
        return Viewer(self.table, seat, language, narrow, self.row.names)

    def frame(self, seat: int | None, language: str, narrow: bool) -> bytes:
        """The frame as JSON; made once for all who look with the same eyes."""
        with self.lock:
            if self.built is None:
                self._load()
            key = (seat, language, narrow)
            if key not in self.shown:
                viewer = self.viewer(seat, language, narrow)
                self.shown[key] = frames.encode(frames.frame(viewer, self.surroundings()))
            return self.shown[key]

    def surroundings(self) -> frames.Around:
        """What stands around the game."""
        if self.aside is None:
            self.aside = self._autos(), [said._asdict() for said in self.store.talk(self.id, TAIL)]
        autos, talk = self.aside
        row = self.row
        branch = None if row.branch is None else row.branch["entry"]
        again = row.rematch is not None
        return frames.Around(self.id, row.names, self.offset, self.shown_clock(), talk, autos, again, branch)

    def _autos(self) -> dict[int, list[str]]:
        found: dict[int, list[str]] = {}
        for ticked in self.store.autos(self.id):
            found.setdefault(ticked[0], []).append(ticked[1])
        return found

    def shown_clock(self) -> dict[str, Any] | None:
        """The clock as a frame shows it: deadlines while it runs, seconds left while it stands."""
        clock, now = self.clock, self.now()
        if clock.seconds is None:
            return None
        left = self.times_left()
        return {
            "seconds": clock.seconds,
            "started": clock.started is not None,
            "paused": clock.paused is not None,
            "deadlines": {str(seat): round(now + each, 3) for seat, each in left.items()} if clock.runs() else {},
            "left": {} if clock.runs() else {str(seat): round(each, 3) for seat, each in left.items()},
        }
