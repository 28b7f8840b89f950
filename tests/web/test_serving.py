"""`boardwright serve`: it says where it is, or in one line why not, and ends calmly."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time

import httpx2
import pytest

from boardwright.cli.app import run
from boardwright.core.errors import Malformed
from boardwright.web import serving

PATIENCE = 60.0
"""Seconds for an answer: the first request waits for the workers, and machines that test are busy."""


@pytest.fixture(autouse=True)
def environment(tmp_path, monkeypatch):
    monkeypatch.setenv("BOARDWRIGHT_DATA", str(tmp_path))
    monkeypatch.delenv("BOARDWRIGHT_DATABASE_URL", raising=False)
    monkeypatch.setenv("BOARDWRIGHT_BOTS", "1")  # it is set where it is not, for the workers to read


@pytest.fixture
def serve():
    """Start a server by the command line; it is ended with the test, whatever comes of that."""
    started = []

    def start(*more: str, **environment: str) -> tuple[subprocess.Popen[str], str]:
        command = [sys.executable, "-m", "boardwright.cli", "serve", "--no-browser", *more]
        pipe = subprocess.PIPE
        server = subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, env=os.environ | environment)
        started.append(server)
        assert server.stdout is not None
        return server, server.stdout.readline().split()[3]

    yield start
    for server in started:
        if server.poll() is None:
            server.terminate()
            server.communicate(timeout=PATIENCE)


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_it_says_where_it_is_and_ends_with_0(serve, sign):
    server, url = serve()
    assert httpx2.get(f"{url}api/health", timeout=PATIENCE).json()["status"] == "ok"

    server.send_signal(sign)
    _, err = server.communicate(timeout=PATIENCE)

    assert server.returncode == 0
    assert err == ""


def test_several_workers_on_postgres_share_tables(serve, on_postgres):
    settings = {"BOARDWRIGHT_DATABASE_URL": on_postgres, "BOARDWRIGHT_BOT_PAUSE": "0"}
    server, url = serve("--workers", "2", **settings)
    opened = httpx2.post(
        f"{url}api/tables", json={"game": "evolution", "players": ["human", "random"]}, timeout=PATIENCE
    ).json()
    path = f"{url}api/seats/{opened['seats'][0]}"
    seen = [0]
    for number in range(500):  # a connection each, so that both workers get some
        if seen[-1] > 12:
            break
        time.sleep(0.02)
        frame = httpx2.get(f"{path}/frame", timeout=PATIENCE).json()
        seen.append(frame["entry"])
        if frame["asks"]:
            ask = frame["asks"][0]
            body = {"ply": ask["ply"], "answer": ask["options"][-1]["answer"], "key": f"{number}"}
            assert httpx2.post(f"{path}/choose", json=body, timeout=PATIENCE).status_code in (200, 409)
    server.terminate()
    server.communicate(timeout=PATIENCE)

    assert seen == sorted(seen)  # no worker shows an older table than another has shown
    assert seen[-1] > 12
    assert server.returncode == 0


def test_a_worker_waits_for_a_database_that_is_away(monkeypatch, caplog, tmp_path):
    """Its first look finds none; the second does."""
    pauses: list[float] = []

    def pause(seconds: float) -> None:
        pauses.append(seconds)
        monkeypatch.delenv("BOARDWRIGHT_DATABASE_URL")

    monkeypatch.setenv("BOARDWRIGHT_DATABASE_URL", "postgresql://127.0.0.1:1/none")
    monkeypatch.setattr(time, "sleep", pause)
    made = serving.patiently()

    made.state.house.close()
    assert pauses == [serving.RETRY]
    assert "the database cannot be opened" in caplog.text


def test_several_workers_need_postgres(capsys):
    assert run(["serve", "--workers", "2"]) == 2
    assert "SQLite is for one" in capsys.readouterr().err


def test_a_port_that_is_taken_is_named(capsys):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert run(["serve", "--port", str(port)]) == 2
    err = capsys.readouterr().err
    assert f"cannot listen on 127.0.0.1 port {port}" in err
    assert err.count("\n") == 1


def test_a_database_that_cannot_be_reached_is_one_line(capsys, monkeypatch):
    monkeypatch.setenv("BOARDWRIGHT_DATABASE_URL", "postgresql://127.0.0.1:1/none")
    assert run(["serve"]) == 2
    err = capsys.readouterr().err
    assert "the database cannot be opened" in err
    assert err.count("\n") == 1


def test_without_a_port_a_free_one_is_found(monkeypatch):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        monkeypatch.setattr(serving, "USUAL_PORT", taken.getsockname()[1])
        with serving.bind("127.0.0.1", None) as bound:
            assert bound.getsockname()[1] not in (0, taken.getsockname()[1])


def test_two_that_begin_at_once_do_not_get_the_same_port(monkeypatch):
    with socket.create_server(("127.0.0.1", 0)) as free:
        monkeypatch.setattr(serving, "USUAL_PORT", free.getsockname()[1])
    with serving.bind("127.0.0.1", None) as one, serving.bind("127.0.0.1", None) as two:
        assert one.getsockname()[1] != two.getsockname()[1]


@pytest.mark.parametrize(
    "host,told", [("0.0.0.0", "127.0.0.1"), ("localhost", "localhost"), ("::1", "[::1]"), ("::", "[::1]")]
)
def test_the_address_is_one_that_a_browser_here_finds(host, told):
    with serving.bind("127.0.0.1", None) as bound:
        assert serving.address(host, bound) == f"http://{told}:{bound.getsockname()[1]}/"


def test_a_host_that_does_not_exist_is_named():
    with pytest.raises(Malformed, match=r"cannot listen on 203\.0\.113\.77"):
        serving.bind("203.0.113.77", None)
