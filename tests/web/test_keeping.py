"""What is kept: across restarts, kills, newer rules, rows that do not fit, and older databases."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import threading
from pathlib import Path

import httpx2
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import text, update

from boardwright import games
from boardwright.core.errors import Malformed
from boardwright.web.store.engine import MIGRATIONS, open_engine
from boardwright.web.store.schema import ENTRIES, META
from tests.heist import HEIST, make
from tests.web.room import Room


def test_a_restarted_server_shows_the_same_frames_at_every_entry(room):
    opened = room.open(["human"] * 3, names=["Ada"], seconds=60)
    secrets = [*opened["seats"], opened["spectator"]]
    for number in range(50):
        if number % 10 == 9:
            with room.restarted() as again:
                assert [again.frame(secret) for secret in secrets] == [room.frame(secret) for secret in secrets]
        turn = room.frame(opened["spectator"])["turn"]
        if not turn:
            break
        room.choose(opened["seats"][turn[number % len(turn)]], -1)
    assert room.frame(secrets[0])["entry"] > 20  # beyond the first snapshot


def test_undo_survives_a_restart(room):
    secret = room.open()["seats"][0]
    before = room.frame(secret)["asks"]
    room.choose(secret)

    with room.restarted() as again:
        assert again.frame(secret)["undo"]
        assert again.undo(secret)["frame"]["asks"][0]["options"] == before[0]["options"]


def test_tables_that_do_not_fit_in_memory_are_loaded_again(sqlite):
    with Room(sqlite._replace(lives=2)) as room:
        opened = [room.open() for _ in range(5)]
        for each in opened:
            room.choose(each["seats"][0])

        assert len(room.house.lives) == 2
        assert [room.frame(each["seats"][0])["entry"] for each in opened] == [1] * 5


def newer(monkeypatch, **changes):
    """From now on the game has newer rules."""
    load = games.load
    game = make(version=2, **changes)
    monkeypatch.setattr(games, "load", lambda name: game if name == "heist" else load(name))


def test_under_newer_rules_a_game_goes_on_with_what_fits(sqlite, monkeypatch):
    with Room(sqlite) as room:
        opened = room.open()
        room.choose(opened["seats"][0])
        before = room.frame(opened["seats"][0])
        with room.house.store.engine.begin() as db:  # as if an older rule had allowed it
            db.execute(update(ENTRIES).values(text="commit card_99"))
    newer(monkeypatch)

    with room.restarted() as again:
        frame = again.frame(opened["seats"][0])
        assert frame["entry"] == 1  # numbers never go back
        assert frame["asks"][0]["kind"] == "commit"
        assert frame["asks"][0]["ply"] == 1
        assert again.choose(opened["seats"][0])["entry"] == 1
        after = again.frame(opened["seats"][0])
        assert again.get(f"/api/seats/{opened['seats'][0]}/replay", 409, entry=0)["error"] == "older_rules"
    with again.restarted() as once_more:
        assert once_more.frame(opened["seats"][0]) == after
    assert before["asks"][0]["kind"] == "more"


def test_a_row_that_does_not_fit_is_set_aside_and_the_game_can_be_played(sqlite):
    with Room(sqlite) as room:
        opened = room.open()
        room.choose(opened["seats"][0])
        room.choose(opened["seats"][1])
        with room.house.store.engine.begin() as db:
            db.execute(update(ENTRIES).where(ENTRIES.c.number == 1).values(text="nonsense"))

    with room.restarted() as again:
        frame = again.frame(opened["seats"][1])
        assert frame["entry"] == 2
        assert frame["asks"][0]["kind"] == "commit"
        assert again.choose(opened["seats"][1])["entry"] == 2
        assert [row.text for row in again.house.store.entries(opened["table"])][1] == "nonsense"  # never deleted


def test_a_table_of_an_edition_that_is_gone_says_so(sqlite, monkeypatch):
    with Room(sqlite) as room:
        opened = room.open()
    other = HEIST.load_box(Path(__file__).parents[1] / "heist" / "second")
    newer(monkeypatch, load_box=lambda folder: other)

    with room.restarted() as again:
        assert "edition" in again.get(f"/api/seats/{opened['seats'][0]}/frame", 409)["message"]


# -- the database ---------------------------------------------------------------------------------------------------


def test_the_migrations_lead_to_the_tables_that_the_code_knows(settings):
    engine = open_engine(settings.url)
    with engine.connect() as db:
        assert compare_metadata(MigrationContext.configure(db), META) == []
    engine.dispose()


def test_opening_a_database_again_changes_nothing(settings):
    open_engine(settings.url).dispose()
    open_engine(settings.url).dispose()


def test_a_database_of_a_newer_boardwright_is_refused_in_one_line(settings):
    engine = open_engine(settings.url)
    with engine.begin() as db:
        db.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()

    with pytest.raises(Malformed, match="newer Boardwright") as fault:
        open_engine(settings.url)
    assert "\n" not in str(fault.value)


def test_games_kept_by_every_earlier_form_of_the_database_still_load(sqlite):
    """A dump of each form lies beside; a new migration brings a new dump."""
    forms = sorted(path.stem.split("_")[0] for path in (MIGRATIONS / "versions").glob("v*.py"))
    dumps = {path.stem: path for path in (Path(__file__).parent / "dumps").glob("*.sql")}
    assert sorted(dumps) == forms
    import sqlite3

    for form, path in dumps.items():
        kept = sqlite._replace(data=sqlite.data / form)
        kept.data.mkdir(parents=True)
        database = sqlite3.connect(kept.data / "tables.sqlite")
        database.executescript(path.read_text())
        database.close()
        with Room(kept) as room:
            seat, over = json.loads(path.read_text().partition("-- links: ")[2].partition("\n")[0])
            assert room.frame(seat)["asks"]
            assert room.undo(seat)["frame"]["entry"] == room.frame(seat)["entry"]
            assert room.frame(over)["result"]["winners"]


# -- kill -9 --------------------------------------------------------------------------------------------------------


class Served:
    """A real server in a process of its own."""

    def __init__(self, data: Path) -> None:
        environment = os.environ | {"BOARDWRIGHT_DATA": str(data), "BOARDWRIGHT_BOT_PAUSE": "0"}
        environment |= {"BOARDWRIGHT_SEAT_RATE": "0", "BOARDWRIGHT_ADDRESS_RATE": "0"}
        code = "from boardwright.web import serving; b = serving.bind('127.0.0.1', 0); serving.check(1);"
        code += "serving.serve(b, 1, lambda: print(serving.address('127.0.0.1', b), flush=True))"
        self.process = subprocess.Popen(
            [sys.executable, "-c", code], env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip()

    def kill(self) -> str:
        self.process.kill()
        return self.process.communicate()[1]


@pytest.mark.parametrize("after", [4, 26])
def test_what_was_acknowledged_before_a_kill_is_there_afterwards(tmp_path, after):
    """The server is killed while both seats go on answering; every answer that it acknowledged is kept."""
    server = Served(tmp_path)
    acknowledged: dict[int, str] = {}
    with httpx2.Client(base_url=server.url, timeout=10) as client:
        opened = client.post("/api/tables", json={"game": "evolution", "players": ["human", "human"]}).json()
        try:
            for number in range(200):
                turn = client.get(f"/api/seats/{opened['spectator']}/frame").json()["turn"]
                secret = opened["seats"][turn[0]]
                ask = client.get(f"/api/seats/{secret}/frame").json()["asks"][0]
                body = {"ply": ask["ply"], "answer": ask["options"][number % len(ask["options"])]["answer"]}
                if number == after:
                    threading.Timer(0.002, server.process.kill).start()  # while answers are on their way
                told = client.post(f"/api/seats/{secret}/choose", json=body | {"key": f"k{number}"}).json()
                acknowledged[told["entry"]] = body["answer"]
        except httpx2.TransportError:
            pass
    errors = server.kill()
    assert len(acknowledged) >= after
    assert not any(secret in errors for secret in opened["seats"])

    again = Served(tmp_path)
    with httpx2.Client(base_url=again.url, timeout=10) as client:
        frame = client.get(f"/api/seats/{opened['spectator']}/frame").json()
        assert len(acknowledged) <= frame["entry"] <= len(acknowledged) + 1  # one may not have been told any more
        secret = opened["seats"][frame["turn"][0]]
        ask = client.get(f"/api/seats/{secret}/frame").json()["asks"][0]
        body = {"ply": ask["ply"], "answer": ask["options"][0]["answer"], "key": "on"}
        assert client.post(f"/api/seats/{secret}/choose", json=body).json()["entry"] == frame["entry"]
    again.kill()
    engine = open_engine(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    with engine.connect() as db:
        kept = {row.number: row.text for row in db.execute(text("SELECT number, text FROM entries"))}
    engine.dispose()
    assert acknowledged.items() <= kept.items()


def test_the_server_ends_calmly_and_says_nothing_of_its_secrets(tmp_path):
    server = Served(tmp_path)
    with httpx2.Client(base_url=server.url, timeout=10) as client:
        opened = client.post("/api/tables", json={"game": "evolution", "players": ["human", "greedy"]}).json()
        client.get(f"/api/seats/{opened['seats'][0]}/frame")
        client.get(f"/api/seats/{opened['seats'][0]}/frame?narrow=perhaps")
    server.process.terminate()
    out, err = server.process.communicate(timeout=20)

    assert server.process.returncode == 0
    assert not re.search("|".join([*opened["seats"], opened["opener"]]), out + err)
    assert err == ""
