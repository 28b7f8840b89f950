"""Time per move, by a clock that the test turns."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Any

import pytest

from boardwright.web.clock import MoveClock
from tests.web.room import HUMANS, Room


def come(room, opened):
    for secret in opened["seats"]:
        room.frame(secret)


def tick(room: Room, opened, seconds: float) -> None:
    """Time passes, and the server notices."""
    room.time.at += seconds
    room.house.driver.wake(opened["table"])


def test_the_clock_starts_when_all_people_have_come(room):
    opened = room.open(["human", "human", "random"], seconds=60)
    assert room.frame(opened["seats"][0])["clock"]["started"] is False
    tick(room, opened, 1000)
    assert room.frame(opened["spectator"])["turn"] == [0, 1]

    room.frame(opened["seats"][1])

    clock = room.frame(opened["seats"][0])["clock"]
    assert clock["started"] is True
    assert clock["deadlines"] == {"0": room.time() + 60, "1": room.time() + 60}


def test_who_runs_out_of_time_gets_one_answer_by_a_bot_and_plays_on(room):
    opened = room.open(seconds=60)
    come(room, opened)
    one, other = opened["seats"]
    while room.frame(one)["asks"] and room.frame(one)["turn"] == [0, 1]:
        room.choose(one, -1)

    tick(room, opened, 59)
    assert room.frame(other)["asks"][0]["kind"] == "commit"
    tick(room, opened, 1)

    rows = room.house.store.entries(opened["table"])
    assert [(row.seat, row.by) for row in rows[-1:]] == [(1, "clock")]
    assert rows[-1].text.startswith("commit")
    assert room.frame(other)["seats"][1]["kind"] == "human"
    assert room.frame(other)["clock"]["deadlines"]["1"] == room.time() + 60  # for the next question


def test_two_who_run_out_at_once_both_get_an_answer_in_the_order_of_their_seats(room):
    opened = room.open(seconds=60)
    come(room, opened)

    tick(room, opened, 60)

    rows = room.house.store.entries(opened["table"])
    assert [(row.seat, row.by) for row in rows] == [(0, "clock"), (1, "clock")]
    assert [row.text.split()[0] for row in rows] == ["commit", "commit"]


def test_an_answer_just_before_the_end_counts(room):
    opened = room.open(seconds=60)
    come(room, opened)
    room.time.at += 59.9
    room.choose(opened["seats"][0])
    tick(room, opened, 0.2)

    rows = room.house.store.entries(opened["table"])
    assert [(row.seat, row.by) for row in rows] == [(0, "person"), (1, "clock")]


@pytest.mark.parametrize("reload", [False, True])
@pytest.mark.parametrize("late", [False, True])
def test_a_pause_stops_the_clock_for_all_and_gives_the_rest_back(room, reload, late):
    opened = room.open(seconds=60)
    clock = f"/api/openers/{opened['opener']}/clock"
    room.frame(opened["seats"][0])
    if not late:
        come(room, opened)
        room.time.at += 20
    room.post(clock, paused=True)
    come(room, opened)
    tick(room, opened, 1000)
    left = 60 if late or reload else 40
    with room.restarted() if reload else nullcontext(room) as again:
        stands_and_runs_on(again, opened, clock, left)


def stands_and_runs_on(again: Room, opened: Any, clock: str, left: float) -> None:
    assert again.frame(opened["spectator"])["entry"] == 0
    shown = again.frame(opened["seats"][0])["clock"]
    assert shown == {
        "seconds": 60, "started": True, "paused": True, "deadlines": {}, "left": {"0": left, "1": left},
    }  # fmt: skip

    again.post(clock, paused=False)
    assert again.frame(opened["seats"][0])["clock"]["deadlines"] == {s: again.time() + left for s in ("0", "1")}
    tick(again, opened, left - 1)
    assert again.frame(opened["spectator"])["entry"] == 0
    tick(again, opened, 1)
    assert again.frame(opened["spectator"])["entry"] == 2


def test_pausing_twice_or_without_a_clock_is_harmless(quick):
    opened = quick.open(seconds=60)
    clock = f"/api/openers/{opened['opener']}/clock"
    for paused in (True, True, False, False):
        quick.post(clock, paused=paused)
    assert quick.get(f"/api/openers/{opened['opener']}")["clock"]["paused"] is False
    other = quick.open()
    assert quick.post(f"/api/openers/{other['opener']}/clock", 409, paused=True)["error"] == "no_clock"


def test_nobody_pays_for_the_time_when_the_server_was_away(settings):
    with Room(settings) as room:
        opened = room.open(seconds=60)
        come(room, opened)
    room.time.at += 10_000

    with room.restarted() as again:
        assert again.frame(opened["seats"][0])["entry"] == 0
        assert again.frame(opened["seats"][0])["clock"]["deadlines"]["0"] == room.time() + 60


def test_a_bot_in_the_place_of_a_person_has_no_clock(room):
    opened = room.open(HUMANS, seconds=60)
    come(room, opened)
    room.post(f"/api/seats/{opened['seats'][0]}/leave")

    assert list(room.frame(opened["spectator"])["clock"]["deadlines"]) == ["1"]


def test_pauses_count_only_from_when_a_question_was_put():
    clock = MoveClock(60, started=0, pauses=((10, 20), (40, 50)))

    assert clock.used(0, 100) == 80
    assert clock.used(15, 100) == 70
    assert clock.used(45, 100) == 50
    assert clock.used(60, 100) == 40
    assert clock.pause(70).used(60, 100) == 10
    assert clock.pause(70).resume(90).used(60, 100) == 20
    assert MoveClock.read(clock.pause(70).plain()) == clock.pause(70)
    assert MoveClock().left(0, 10) is None
