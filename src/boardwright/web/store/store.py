"""What the server reads and writes. Every write is one transaction, and a method returns only after its commit."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from secrets import token_hex
from threading import Lock
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Engine, delete, exists, func, insert, or_, select, text, update
from sqlalchemy.exc import IntegrityError

from boardwright.web.store.schema import AUTOS, ENTRIES, LINKS, SNAPSHOTS, TABLES, TALK

CHANNEL: Final = "boardwright"
"""On which PostgreSQL tells all workers the id of a table that has changed, and which worker changed it."""


class Conflict(Exception):
    """Somebody else has appended an entry of this number or key."""


class TableRow(NamedTuple):
    """A table as it was opened, and what stands around its game."""

    id: str
    game: str
    header: dict[str, Any]
    seed: bytes
    branch: dict[str, Any] | None
    created: float
    over: bool
    names: list[str]
    clock: dict[str, Any]
    rematch: str | None


class Entered(NamedTuple):
    """An entry as it is kept. `by`: person, bot, clock or auto."""

    number: int
    seat: int
    text: str
    hash: str
    by: str
    key: str | None
    at: float


class Link(NamedTuple):
    """What a secret opens. `role`: seat, spectator or opener."""

    hash: str
    table: str
    role: str
    seat: int | None
    seen: float | None


class Said(NamedTuple):
    """A message of the table's talk."""

    number: int
    seat: int
    text: str
    at: float


class Snapshot(NamedTuple):
    """A core snapshot that holds, or has set aside, the first `number` rows of entries."""

    number: int
    version: int
    data: dict[str, Any]


class Store:
    """The database."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.tells = engine.dialect.name == "postgresql"
        self.me = token_hex(8)
        # SQLite lets a writer wait by sleeping longer and longer; waiting here wakes the next one at once.
        self.writing: AbstractContextManager[Any] = nullcontext() if self.tells else Lock()

    @contextmanager
    def write(self) -> Iterator[Connection]:
        """A transaction that changes something."""
        with self.writing, self.engine.begin() as db:
            yield db

    # -- tables -------------------------------------------------------------------------------------------------

    def add(self, row: TableRow, links: Iterable[Link], entries: Iterable[Entered], snapshot: Snapshot | None) -> None:
        """A new table with its links, and with the entries that it goes on from."""
        with self.write() as db:
            db.execute(insert(TABLES).values(**_written(row)))
            for link in links:
                db.execute(insert(LINKS).values(_link(link)))
            for entry in entries:
                db.execute(insert(ENTRIES).values(table_id=row.id, **entry._asdict()))
            if snapshot is not None:
                _keep(db, row.id, snapshot)

    def table(self, id: str) -> TableRow | None:
        """The row of a table."""
        with self.engine.connect() as db:
            row = db.execute(select(TABLES).where(TABLES.c.id == id)).one_or_none()
        return None if row is None else _read(row)

    def unattended(self) -> list[str]:
        """The running tables at which something may be due without a person: with a clock, or a bot, or a tick."""
        bots = exists().where(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.text.like("bot %"))
        ticks = exists().where(AUTOS.c.table_id == TABLES.c.id)
        rows = select(TABLES.c.id, TABLES.c.header, TABLES.c.clock, or_(bots, ticks)).where(TABLES.c.over == 0)
        with self.engine.connect() as db:
            found = db.execute(rows).all()
        return [
            id for id, header, clock, more in found if more or _goes_by_itself(json.loads(header), json.loads(clock))
        ]

    def set(self, id: str, **values: Any) -> None:
        """Change what stands around the game: names, clock, rematch."""
        plain = {name: value if isinstance(value, str) else _json(value) for name, value in values.items()}
        with self.write() as db:
            db.execute(update(TABLES).where(TABLES.c.id == id).values(**plain))
            self._tell(db, id)

    def claim_rematch(self, id: str, other: str) -> bool:
        """Name the table of the rematch, if there is none yet."""
        with self.write() as db:
            found = db.execute(
                update(TABLES).where(TABLES.c.id == id, TABLES.c.rematch.is_(None)).values(rematch=other)
            )
            self._tell(db, id)
        return found.rowcount == 1

    # -- entries ------------------------------------------------------------------------------------------------

    def append(self, id: str, entry: Entered, over: bool, snapshot: Snapshot | None = None) -> None:
        """The next entry. Raises Conflict if its number or key is taken; nothing is written then."""
        try:
            with self.write() as db:
                db.execute(insert(ENTRIES).values(table_id=id, **entry._asdict()))
                if over:
                    db.execute(update(TABLES).where(TABLES.c.id == id).values(over=1))
                if snapshot is not None:
                    _keep(db, id, snapshot)
                self._tell(db, id)
        except IntegrityError as fault:
            raise Conflict from fault

    def entries(self, id: str, first: int = 0) -> list[Entered]:
        """The entries from a number on."""
        rows = select(*_COLUMNS).where(ENTRIES.c.table_id == id, ENTRIES.c.number >= first).order_by(ENTRIES.c.number)
        with self.engine.connect() as db:
            return [Entered(*row) for row in db.execute(rows)]

    def keyed(self, id: str, key: str) -> Entered | None:
        """The entry that carries this key."""
        with self.engine.connect() as db:
            row = db.execute(select(*_COLUMNS).where(ENTRIES.c.table_id == id, ENTRIES.c.key == key)).one_or_none()
        return None if row is None else Entered(*row)

    def snapshot(self, id: str) -> Snapshot | None:
        """The newest snapshot."""
        with self.engine.connect() as db:
            row = db.execute(select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == id)).one_or_none()
        return None if row is None else Snapshot(row.number, row.version, json.loads(row.json))

    def keep(self, id: str, snapshot: Snapshot) -> None:
        """Replace the snapshot."""
        with self.write() as db:
            _keep(db, id, snapshot)

    # -- links --------------------------------------------------------------------------------------------------

    def link(self, hashed: str) -> Link | None:
        """What a secret opens, by its hash."""
        with self.engine.connect() as db:
            row = db.execute(select(LINKS).where(LINKS.c.hash == hashed)).one_or_none()
        return None if row is None else Link(*row)

    def links(self, id: str) -> list[Link]:
        """All links of a table."""
        with self.engine.connect() as db:
            return [Link(*row) for row in db.execute(select(LINKS).where(LINKS.c.table_id == id))]

    def add_link(self, link: Link) -> None:
        """One more link."""
        with self.write() as db:
            db.execute(insert(LINKS).values(_link(link)))

    def see(self, hashed: str, at: float) -> None:
        """A link has been opened for the first time."""
        with self.write() as db:
            db.execute(update(LINKS).where(LINKS.c.hash == hashed, LINKS.c.seen.is_(None)).values(seen=at))

    def close(self, id: str, seat: int) -> None:
        """The links of a seat open nothing any more."""
        with self.write() as db:
            db.execute(delete(LINKS).where(LINKS.c.table_id == id, LINKS.c.role == "seat", LINKS.c.seat == seat))

    # -- talk and autos -----------------------------------------------------------------------------------------

    def say(self, id: str, seat: int, words: str, at: float) -> None:
        """One more message. Raises Conflict if another came at the same moment."""
        following = select(func.coalesce(func.max(TALK.c.number), -1) + 1).where(TALK.c.table_id == id)
        try:
            with self.write() as db:
                number = db.execute(following).scalar_one()
                db.execute(insert(TALK).values(table_id=id, number=number, seat=seat, text=words, at=at))
                self._tell(db, id)
        except IntegrityError as fault:
            raise Conflict from fault

    def talk(self, id: str, most: int) -> list[Said]:
        """The last messages, the oldest first."""
        columns = (TALK.c.number, TALK.c.seat, TALK.c.text, TALK.c.at)
        rows = select(*columns).where(TALK.c.table_id == id).order_by(TALK.c.number.desc()).limit(most)
        with self.engine.connect() as db:
            return [Said(*row) for row in db.execute(rows)][::-1]

    def autos(self, id: str) -> list[tuple[int, str, bool]]:
        """The kinds that seats let pass: (seat, kind, ticked in the turn under way, the seat's own)."""
        with self.engine.connect() as db:
            rows = db.execute(select(AUTOS.c.seat, AUTOS.c.kind, AUTOS.c.own).where(AUTOS.c.table_id == id))
            return sorted((row.seat, row.kind, bool(row.own)) for row in rows)

    def set_autos(self, id: str, seat: int, kinds: Iterable[tuple[str, bool]]) -> None:
        """Replace the kinds that a seat lets pass."""
        with self.write() as db:
            db.execute(delete(AUTOS).where(AUTOS.c.table_id == id, AUTOS.c.seat == seat))
            for kind, own in kinds:
                db.execute(insert(AUTOS).values(table_id=id, seat=seat, kind=kind, own=int(own)))
            self._tell(db, id)

    def _tell(self, db: Connection, id: str) -> None:
        """Let the other workers know, at the commit: which table, and who says so."""
        if self.tells:
            news = {"channel": CHANNEL, "news": f"{id} {self.me}"}
            db.execute(text("SELECT pg_notify(:channel, :news)"), news)


_COLUMNS: Final = (
    ENTRIES.c.number,
    ENTRIES.c.seat,
    ENTRIES.c.text,
    ENTRIES.c.hash,
    ENTRIES.c.by,
    ENTRIES.c.key,
    ENTRIES.c.at,
)


def _goes_by_itself(header: dict[str, Any], clock: dict[str, Any]) -> bool:
    return clock.get("seconds") is not None or any(player != "human" for player in header["players"])


def _json(thing: Any) -> str:
    return json.dumps(thing, ensure_ascii=False, separators=(",", ":"))


def _written(row: TableRow) -> dict[str, Any]:
    plain = row._asdict() | {"seed": row.seed.hex(), "over": int(row.over)}
    texts = {name: _json(plain[name]) for name in ("header", "names", "clock")}
    return plain | texts | {"branch": None if row.branch is None else _json(row.branch)}


def _read(row: Any) -> TableRow:
    return TableRow(
        row.id,
        row.game,
        json.loads(row.header),
        bytes.fromhex(row.seed),
        None if row.branch is None else json.loads(row.branch),
        row.created,
        bool(row.over),
        json.loads(row.names),
        json.loads(row.clock),
        row.rematch,
    )


def _link(link: Link) -> dict[str, Any]:
    return {"hash": link.hash, "table_id": link.table, "role": link.role, "seat": link.seat, "seen": link.seen}


def _keep(db: Connection, id: str, snapshot: Snapshot) -> None:
    values = {"number": snapshot.number, "version": snapshot.version, "json": _json(snapshot.data)}
    mine = SNAPSHOTS.c.table_id == id
    if db.execute(update(SNAPSHOTS).where(mine, SNAPSHOTS.c.number <= snapshot.number).values(**values)).rowcount:
        return
    if db.execute(select(SNAPSHOTS.c.number).where(mine)).one_or_none() is None:
        db.execute(insert(SNAPSHOTS).values(table_id=id, **values))
