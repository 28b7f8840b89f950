"""Opening the database, and bringing its tables to the newest form."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.exc import SQLAlchemyError

from boardwright.core.errors import Malformed

MIGRATIONS: Final = Path(__file__).parent / "migrations"
LOCK: Final = 8_231_407_119
"""Of PostgreSQL: one worker at a time changes the form of the tables."""


def open_engine(url: str) -> Engine:
    """The database of this URL, its tables in the newest form. Raises Malformed, in one line, if it cannot be used."""
    try:
        engine = make_engine(url)
        migrate_or_close(engine)
    except CommandError as fault:
        raise Malformed(f"the database was written by another, newer Boardwright: {fault}") from fault
    except (SQLAlchemyError, OSError) as fault:
        reason = str(getattr(fault, "orig", None) or fault).strip().splitlines()[0]
        raise Malformed(f"the database cannot be opened: {reason}") from fault
    return engine


def make_engine(url: str) -> Engine:
    """The way to the database; no error's text shows a seed or a hash."""
    if not url.startswith("sqlite"):
        return create_engine(url, hide_parameters=True, pool_size=10, max_overflow=20, pool_pre_ping=True)
    Path(url.removeprefix("sqlite:///")).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(url, hide_parameters=True)
    event.listen(engine, "connect", _prepare)
    return engine


def migrate_or_close(engine: Engine) -> None:
    """Bring the tables to the newest form; where that fails nothing stays open."""
    try:
        migrate(engine)
    except BaseException:
        engine.dispose()
        raise


def _prepare(connection: Any, _: Any) -> None:
    """SQLite: readers beside a writer, an acknowledged entry outlives even a power cut, writers wait for each other."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(engine: Engine, to: str = "head") -> None:
    """Bring the tables to a form, the newest unless told otherwise."""
    with engine.begin() as db:
        if engine.dialect.name == "postgresql":
            db.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        command.upgrade(config(db), to)


def config(db: Connection) -> Config:
    """Alembic's settings, without a file."""
    found = Config()
    found.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    found.set_main_option("path_separator", "os")
    found.attributes["connection"] = db
    return found
