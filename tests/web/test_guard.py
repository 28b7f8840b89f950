"""What stands before every request, and what a fault of ours looks like from outside."""

from __future__ import annotations

import logging

import pytest

from boardwright import games
from boardwright.web.guard import Rate
from boardwright.web.logs import Discreet
from boardwright.web.settings import Settings, from_environment
from tests.heist import make
from tests.web.room import Room


@pytest.mark.parametrize("path", ["/api/games", "/api/docs", "/api/nothing", "/nothing", "/api/openapi.json"])
def test_every_answer_has_a_strict_policy(quick, path):
    headers = quick.client.get(path).headers

    assert headers["content-security-policy"].startswith("default-src 'self';")
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


def test_what_the_api_tells_is_stored_nowhere(quick):
    assert quick.client.get("/api/games").headers["cache-control"] == "no-store"
    assert quick.client.get("/api/games/evolution/draw.css").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "headers,status",
    [
        ({"origin": "http://testserver"}, 200),
        ({"sec-fetch-site": "same-origin"}, 200),
        ({}, 200),
        ({"origin": "https://elsewhere.example"}, 403),
        ({"origin": "http://testserver:81"}, 403),
        ({"origin": "null"}, 403),
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"sec-fetch-site": "same-site"}, 403),
    ],
)
def test_another_page_changes_nothing(quick, headers, status):
    body = {"game": "heist", "players": ["human", "human"]}

    assert quick.client.post("/api/tables", json=body, headers=headers).status_code == status


def test_a_body_is_no_larger_than_it_need_be(quick):
    path = f"/api/seats/{quick.open()['seats'][0]}/talk"

    assert quick.post(path, 413, text="x" * 20_000)["error"] == "too_large"


def test_a_body_of_unknown_length_is_no_larger_either(quick):
    path = f"/api/seats/{quick.open()['seats'][0]}/talk"

    answer = quick.client.post(path, content=iter([b'{"text":"', *[b"x" * 1000] * 40, b'"}']))

    assert answer.status_code == 413
    assert answer.json()["error"] == "too_large"


def test_one_link_and_one_address_come_only_so_often(sqlite):
    with Room(sqlite._replace(seat_rate=1.0)) as room:
        opened = room.open()
        one, other = opened["seats"]
        statuses = [room.client.get(f"/api/seats/{one}/frame").status_code for _ in range(15)]
        assert statuses[:10] == [200] * 10
        assert 429 in statuses
        assert room.frame(other)["seat"] == 1
    with Room(sqlite._replace(address_rate=1.0)) as room:
        statuses = [room.client.get("/api/games").status_code for _ in range(15)]
        assert 429 in statuses
        assert room.client.get("/api/games").json()["error"] == "too_many"


def test_a_rate_keeps_only_so_many_in_mind():
    rate = Rate(1.0)
    for number in range(20_000):
        rate.allows(f"{number}")
    assert len(rate.buckets) <= 10_001


def test_no_secret_gets_into_a_log_line():
    record = logging.LogRecord("x", logging.ERROR, "", 0, "GET /api/seats/%s/frame", ("abcDEF-_0123456789abcd",), None)

    assert Discreet().format(record) == "GET /api/seats/.../frame"


def test_the_documentation_loads_nothing_from_elsewhere(quick):
    page = quick.client.get("/api/docs").text

    assert "choose" in page
    assert "src=" not in page
    assert [part.partition('"')[0] for part in page.split(' href="')[1:] if not part.startswith("#")] == [
        "/api/docs.css",
        "/api/openapi.json",
    ]
    assert "style=" not in page
    assert "<style" not in page
    assert quick.client.get("/api/docs.css").headers["content-type"].startswith("text/css")


def test_an_address_that_leads_nowhere_is_an_error_like_all_others(quick):
    assert quick.get("/favicon.ico", 404)["error"] == "not_found"
    assert quick.get("/static/nothing.js", 404)["error"] == "not_found"
    assert quick.get("/static/../app.py", 404)["error"] == "not_found"


# -- settings -------------------------------------------------------------------------------------------------------


def test_settings_are_read_from_the_environment(tmp_path):
    read = from_environment({"BOARDWRIGHT_DATA": str(tmp_path), "BOARDWRIGHT_BOT_PAUSE": "0.5"})

    assert read == Settings(tmp_path, bot_pause=0.5)
    assert read.url == f"sqlite:///{tmp_path}/tables.sqlite"
    shared = from_environment({"BOARDWRIGHT_DATA": "x", "BOARDWRIGHT_DATABASE_URL": "postgres://me@here/db"})
    assert shared.url == "postgresql+psycopg://me@here/db"


@pytest.mark.parametrize(
    "environment,words",
    [
        ({}, "BOARDWRIGHT_DATA is not set"),
        ({"BOARDWRIGHT_DATA": "x", "BOARDWRIGHT_DATABASE_URL": "mysql://x"}, "allowed: postgresql://"),
        ({"BOARDWRIGHT_DATA": "x", "BOARDWRIGHT_BOT_PAUSE": "soon"}, "allowed: a number from 0 on"),
        ({"BOARDWRIGHT_DATA": "x", "BOARDWRIGHT_BOT_PAUSE": "-1"}, "allowed: a number from 0 on"),
        ({"BOARDWRIGHT_DATA": "x", "BOARDWRIGHT_BOT_PAUSE": "nan"}, "allowed: a number from 0 on"),
    ],
)
def test_settings_that_cannot_be_used_say_what_could(environment, words):
    with pytest.raises(ValueError, match=words):
        from_environment(environment)


# -- faults of ours -------------------------------------------------------------------------------------------------


def planted(monkeypatch, **changes):
    game = make(**changes)
    load = games.load
    monkeypatch.setattr(games, "load", lambda name: game if name == "heist" else load(name))


def broken_view(g, seat):
    raise ZeroDivisionError("secret 42")


def test_an_unexpected_fault_is_one_line_that_tells_nothing(sqlite, monkeypatch):
    planted(monkeypatch, view=broken_view)
    with Room(sqlite) as room:
        opened = room.open()
        answer = room.client.get(f"/api/seats/{opened['seats'][0]}/frame")

    assert answer.status_code == 500
    assert answer.json() == {"error": "failed", "message": "A fault of Boardwright; nothing has changed."}


def broken_forecast(*_) -> str:
    raise ZeroDivisionError


def test_a_fault_after_a_choice_was_kept_does_not_lose_it(sqlite, monkeypatch):
    """The answer is lost on the way back; sent again under its key it is done already."""
    with Room(sqlite) as room:
        opened = room.open()
        secret = opened["seats"][0]
        ask = room.frame(secret)["asks"][0]
        body = {"ply": ask["ply"], "answer": ask["options"][0]["answer"], "key": "once"}
        game = room.house.live(opened["table"]).game
        with monkeypatch.context() as broken:
            broken.setattr(game, "forecast", broken_forecast)
            assert room.client.post(f"/api/seats/{secret}/choose", json=body).status_code == 500

        assert room.post(f"/api/seats/{secret}/choose", **body)["entry"] == 0
        assert len(room.house.store.entries(opened["table"])) == 1
