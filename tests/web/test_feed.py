"""The live feed: every change, from wherever one left off."""

from __future__ import annotations

import pytest
from starlette.websockets import WebSocketDisconnect

from tests.web.room import Room


def feed(room: Room, secret: str, query: str = "", **more):
    return room.client.websocket_connect(f"/api/seats/{secret}/live{query}", **more)


def test_a_feed_begins_with_the_frame_and_brings_every_change(room):
    opened = room.open()
    with feed(room, opened["seats"][0]) as mine, feed(room, opened["spectator"]) as watching:
        assert mine.receive_json() == {
            "entry": 0,
            "log": room.get(f"/api/seats/{opened['seats'][0]}/log"),
            "frame": room.frame(opened["seats"][0]),
        }
        assert watching.receive_json()["frame"]["seat"] is None

        room.choose(opened["seats"][1])

        for told in (mine.receive_json(), watching.receive_json()):
            assert told["entry"] == told["frame"]["entry"] == 1


def test_a_feed_that_broke_is_resumed_without_loss(room):
    opened = room.open()
    secret, log = opened["seats"][0], []
    entry = 0
    for number in range(12):
        for _ in range(number % 3 + 1):
            turn = room.frame(secret)["turn"]
            room.choose(opened["seats"][turn[-1]], -1)
        with feed(room, secret, f"?entry={entry}") as mine:
            told = mine.receive_json()
            entry = told["entry"]
            log += told["log"]["lines"]
            assert told["frame"] == room.frame(secret)
    assert log == room.get(f"/api/seats/{secret}/log")["lines"]
    assert len(log) > 5


def test_two_tabs_of_a_seat_see_the_same(room):
    opened = room.open()
    with feed(room, opened["seats"][0]) as one, feed(room, opened["seats"][0]) as two:
        assert one.receive_json() == two.receive_json()
        room.choose(opened["seats"][0])
        assert one.receive_json() == two.receive_json()


def test_a_feed_brings_what_changes_beside_the_game(room):
    opened = room.open(seconds=50)
    room.frame(opened["seats"][1])
    with feed(room, opened["spectator"]) as watching:
        watching.receive_json()
        room.post(f"/api/seats/{opened['seats'][0]}/name", name="Ada")
        told = watching.receive_json()
        while not told["frame"]["seats"][0]["name"]:
            told = watching.receive_json()
        room.post(f"/api/openers/{opened['opener']}/clock", paused=True)
        assert watching.receive_json()["frame"]["clock"]["paused"]


def test_a_feed_ends_when_its_seat_is_closed(room):
    opened = room.open()
    with feed(room, opened["seats"][1]) as mine:
        mine.receive_json()
        room.post(f"/api/openers/{opened['opener']}/seats/1/close")
        with pytest.raises(WebSocketDisconnect) as end:
            mine.receive_json()
    assert end.value.code == 4404


@pytest.mark.parametrize("which,code", [("nothing", 4404), ("opener", 4403)])
def test_a_link_that_is_no_seats_has_no_feed(quick, which, code):
    opened = quick.open()
    with pytest.raises(WebSocketDisconnect) as end, feed(quick, opened.get(which, "nothing")) as mine:
        mine.receive_json()
    assert end.value.code == code


def test_another_page_cannot_listen(quick):
    opened = quick.open()
    headers = {"origin": "https://elsewhere.example"}
    with pytest.raises(WebSocketDisconnect) as end, feed(quick, opened["seats"][0], headers=headers) as mine:
        mine.receive_json()
    assert end.value.code == 4403


def test_an_address_holds_so_many_feeds(sqlite):
    with Room(sqlite._replace(sockets=2)) as room:
        opened = room.open()
        with feed(room, opened["seats"][0]), feed(room, opened["seats"][1]):
            with pytest.raises(WebSocketDisconnect) as end, feed(room, opened["spectator"]) as mine:
                mine.receive_json()
            assert end.value.code == 4429
        with feed(room, opened["spectator"]) as mine:
            assert mine.receive_json()["entry"] == 0


def test_what_a_client_says_into_its_feed_means_nothing(quick):
    opened = quick.open()
    with feed(quick, opened["seats"][0]) as mine:
        mine.receive_json()
        mine.send_text("commit card_1")
        mine.send_bytes(b"\x00")
        quick.choose(opened["seats"][1])
        assert mine.receive_json()["entry"] == 1
