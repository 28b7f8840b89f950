"""`boardwright bench table`: a real server under a small load; no figure is asserted, only that nothing is lost."""

from __future__ import annotations

import asyncio
import json

import psycopg
import pytest

from boardwright import games
from boardwright.cli import load as command
from boardwright.cli import serve
from boardwright.cli.app import run
from boardwright.web import load
from boardwright.web.load import Given, Plan
from boardwright.web.settings import Settings
from tests.web.conftest import on_postgres, postgres
from tests.web.room import Room

__all__ = ["on_postgres", "postgres"]  # fixtures
KEYS = {"p50_ms", "p99_ms", "rss_mb", "choices_per_s", "errors"}
BESIDE = {"tables", "seats", "seconds", "workers", "database", "build"}


def bench(capsys, *more: str):
    code = run(["bench", "table", "--tables", "2", "--seconds", "2", "--json", *more])
    out, err = capsys.readouterr()
    assert err == ""
    return code, json.loads(out)


def test_a_small_load_is_measured_and_nothing_is_lost(capsys, monkeypatch):
    monkeypatch.setenv("BOARDWRIGHT_DATABASE_URL", "postgresql://127.0.0.1:1/none")  # one worker needs none
    code, told = bench(capsys)

    assert code == 0
    assert set(told) == KEYS | BESIDE
    assert told["errors"] == 0
    assert told["database"] == "sqlite"
    assert told["choices_per_s"] >= 1
    assert 0 < told["p50_ms"] <= told["p99_ms"]


def test_two_workers_share_a_postgres_and_leave_it_as_it_was(capsys, monkeypatch, on_postgres):
    monkeypatch.setenv("BOARDWRIGHT_DATABASE_URL", on_postgres)
    code, told = bench(capsys, "--workers", "2")

    assert code == 0
    assert (told["errors"], told["workers"], told["database"]) == (0, 2, "postgresql")
    with psycopg.connect(on_postgres) as db:
        tables = "SELECT count(*) FROM information_schema.tables WHERE table_schema NOT IN ('pg_catalog', %s)"
        assert db.execute(tables, ["information_schema"]).fetchone() == (0,)


def test_no_game_is_called_as_the_web_table_is():
    assert command.TABLE not in games.names()


def test_what_belongs_to_the_web_table_is_no_option_of_a_game(capsys):
    assert run(["bench", "evolution", "--workers", "2"]) == 2
    assert "belong to `bench table`" in capsys.readouterr().err


def test_a_database_that_cannot_be_reached_is_one_line(capsys, monkeypatch):
    monkeypatch.setenv("BOARDWRIGHT_DATABASE_URL", "postgresql://127.0.0.1:1/none")
    assert run(["bench", "table", "--workers", "2"]) == 2
    err = capsys.readouterr().err
    assert "the database cannot be used" in err
    assert err.count("\n") == 1


def test_what_is_not_installed_is_one_line(capsys, monkeypatch):
    monkeypatch.setattr(serve, "find_spec", lambda name: None if name == "websockets" else name)
    assert run(["bench", "table"]) == 2
    err = capsys.readouterr().err
    assert "the web table needs websockets: pip install" in err
    assert err.count("\n") == 1


# -- what counts as a fault -----------------------------------------------------------------------------------------


@pytest.fixture
def kept(tmp_path):
    """A table with three choices: the store, its id, and what was acknowledged."""
    with Room(Settings(tmp_path, bot_pause=0, bots=0, seat_rate=0, address_rate=0)) as room:
        opened = room.open(game="evolution")
        given = []
        for _ in range(3):
            seat = room.frame(opened["spectator"])["turn"][0]
            answer = room.frame(opened["seats"][seat])["asks"][0]["options"][0]["answer"]
            given.append(Given(room.choose(opened["seats"][seat])["entry"], seat, answer))
        yield room.house.store, opened["table"], given


def test_what_is_kept_as_it_was_acknowledged_is_no_fault(kept):
    store, table, given = kept
    assert load.missing(store, {table: given}) == []


@pytest.mark.parametrize(
    "change",
    [
        lambda given: given[:2],
        lambda given: [*given, given[-1]],
        lambda given: [*given, given[-1]._replace(number=3)],
        lambda given: [*given[:2], given[2]._replace(text="another answer")],
        lambda given: [*given[:2], given[2]._replace(seat=1 - given[2].seat)],
    ],
    ids=["doubled", "told twice", "lost", "another", "another seat"],
)
def test_a_choice_that_is_lost_or_doubled_is_a_fault(kept, change):
    store, table, given = kept
    assert len(load.missing(store, {table: change(given)})) == 1


def test_a_game_that_replays_to_another_is_a_fault(kept):
    store, table, given = kept
    with store.engine.begin() as db:
        db.exec_driver_sql("UPDATE entries SET hash = '0000000000000000' WHERE number = 2")
    assert load.missing(store, {table: given}) == [f"table {table}: what is kept does not lead to the same game"]


def test_a_server_that_refuses_is_a_fault_and_the_other_tables_go_on():
    async def refuse(reader, writer):
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 503 Busy\r\nContent-Length: 4\r\n\r\nbusy")
        writer.close()

    async def tried():
        server = await asyncio.start_server(refuse, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        try:
            return await load.drive(f"http://127.0.0.1:{port}/", Plan(tables=3, seconds=0.1), print)
        finally:
            server.close()

    assert asyncio.run(tried()).faults == ["no table: busy"] * 3
