"""Pages that were cut off at any moment: what they show afterwards is what a fresh look shows."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from tests.web.room import KEYS, Room


class Page:
    """A page of a seat: the frame it shows and the lines of its log, kept over breaks of its feed."""

    def __init__(self, secret: str) -> None:
        self.secret = secret
        self.entry = 0
        self.frame: Any = None
        self.log: list[Any] = []

    def look(self, room: Room) -> None:
        """Open the feed anew from where it broke, hear the first message, and be cut off again."""
        with room.client.websocket_connect(f"/api/seats/{self.secret}/live?entry={self.entry}") as feed:
            told = feed.receive_json()
        self.entry, self.frame = told["entry"], told["frame"]
        self.log += told["log"]["lines"]
        if len(self.log) != told["log"]["log_length"]:  # something was taken back meanwhile
            self.log = room.get(f"/api/seats/{self.secret}/log")["lines"]

    def holds(self, room: Room) -> None:
        """It shows what somebody sees who has just come."""
        assert self.frame == room.frame(self.secret)
        assert self.log == room.get(f"/api/seats/{self.secret}/log")["lines"]


def act(room: Room, secrets: list[str], random: Random) -> None:
    """Somebody answers, or takes an answer back."""
    frames = [room.frame(secret) for secret in secrets]
    back = [frame["seat"] for frame in frames if frame["undo"]]
    asked = [frame["seat"] for frame in frames if frame["asks"]]
    if back and random.random() < 0.25:
        room.undo(secrets[random.choice(back)])
    elif asked:
        seat = random.choice(asked)
        room.choose(secrets[seat], random.randrange(len(frames[seat]["asks"][0]["options"])))


@pytest.mark.parametrize("seed,server_too", [(1, False), (2, False), (3, True)])
def test_after_every_break_a_page_shows_what_a_fresh_look_shows(sqlite, seed, server_too):
    random = Random(seed)
    with Room(sqlite) as room:
        opened = room.open()
        pages = [Page(secret) for secret in (*opened["seats"], opened["spectator"])]
        here = room
        for step in range(24):
            page = pages[step % 3]
            page.look(here)
            page.holds(here)
            for _ in range(random.randrange(3)):
                act(here, opened["seats"], random)
            if server_too:
                here = room.restarted()
                here.__enter__()
            page.look(here)
            page.holds(here)
            if here is not room:
                here.__exit__(None, None, None)
                here = room
        assert pages[0].entry > 8


def test_an_answer_that_cannot_be_kept_is_shown_to_nobody_and_can_be_given_again(quick, monkeypatch):
    opened = quick.open()
    one, other = opened["seats"]
    before = [quick.frame(secret) for secret in opened["seats"]]
    ask = before[0]["asks"][0]
    body = {"ply": ask["ply"], "answer": ask["options"][0]["answer"], "key": "again"}
    store = quick.house.store
    append = store.append

    def fails(*_: Any) -> None:
        raise OperationalError("INSERT", {}, Exception("disk full"))

    monkeypatch.setattr(store, "append", fails)
    told = quick.post(f"/api/seats/{one}/choose", 503, **body)

    assert told["error"] == "database"
    assert [quick.frame(secret) for secret in (one, other)] == before

    monkeypatch.setattr(store, "append", append)
    assert quick.post(f"/api/seats/{one}/choose", **body)["entry"] == 0
    assert quick.frame(other)["entry"] == 1


def test_an_answer_whose_acknowledgement_was_lost_counts_once_even_after_others_have_gone_on(room):
    opened = room.open()
    one, other = opened["seats"]
    ask = room.frame(one)["asks"][0]
    body = {"ply": ask["ply"], "answer": ask["options"][0]["answer"], "key": f"lost{next(KEYS)}"}
    room.post(f"/api/seats/{one}/choose", **body)  # this answer never reaches the page
    room.choose(other)
    room.choose(one)

    again = room.post(f"/api/seats/{one}/choose", **body)

    assert again["entry"] == 0
    assert again["frame"] == room.frame(one)
    assert len(room.house.store.entries(opened["table"])) == 3
