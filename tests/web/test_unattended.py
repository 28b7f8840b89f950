"""Tables that nobody watches: after a restart their bots and clocks go on, seen to by exactly one worker."""

from __future__ import annotations

import time
from contextlib import ExitStack

import pytest

from boardwright.web.house import House
from boardwright.web.settings import Settings
from tests.web.room import Room
from tests.web.test_faults import wait_for


def kept(room: Room, table: str) -> list[str]:
    return [entry.by for entry in room.house.store.entries(table)]


def to_the_bot(room: Room, secret: str) -> int:
    """Play until a bot is asked and waits, for the person may still take back; how many entries there are."""
    for _ in range(60):
        if room.choose(secret, -1)["frame"]["turn"] == [1]:
            return len(room.house.store.entries(room.frame(secret)["table"]))
    raise AssertionError("the bot is never asked alone")


def test_a_bot_that_is_to_move_moves_after_a_restart_without_anybody_looking(settings):
    with Room(settings._replace(bot_pause=1000)) as room:
        opened = room.open(["human", "random"], "evolution")
        room.time.at += 1000
        room.house.driver.wake(opened["table"])
        entries = to_the_bot(room, opened["seats"][0])
    room.time.at += 1000

    with room.restarted() as again:
        wait_for(lambda: len(kept(again, opened["table"])) > entries)
        assert kept(again, opened["table"])[entries] == "bot"


def test_a_clock_runs_out_after_a_restart_without_anybody_looking(sqlite):
    with Room(sqlite, time.time) as room:
        opened = room.open(seconds=1)
        for secret in opened["seats"]:
            room.frame(secret)

    with Room(sqlite._replace(bots=1), time.time) as again:
        wait_for(lambda: kept(again, opened["table"])[:2] == ["clock", "clock"])


@pytest.mark.parametrize(
    "players,more,seen",
    [
        (["human", "human"], {}, False),
        (["human", "random"], {}, True),
        (["human", "human"], {"seconds": 60}, True),
    ],
)
def test_only_what_may_go_on_by_itself_is_taken_up(quick, players, more, seen):
    opened = quick.open(players, **more)
    assert (opened["table"] in quick.house.store.unattended()) == seen


def test_a_seat_that_a_bot_took_over_and_a_tick_are_taken_up_and_a_game_that_is_over_is_not(quick):
    opened = [quick.open() for _ in range(3)]
    quick.post(f"/api/openers/{opened[0]['opener']}/seats/1/bot", bot="random")
    quick.post(f"/api/seats/{opened[1]['seats'][0]}/auto", kind="more")
    assert sorted(quick.house.store.unattended()) == sorted(each["table"] for each in opened[:2])

    quick.play(opened[0]["seats"][:1])
    assert quick.house.store.unattended() == [opened[1]["table"]]


def test_a_table_that_cannot_be_opened_is_one_line_in_the_log(sqlite, caplog, monkeypatch):
    with Room(sqlite) as room:
        room.open(["human", "random"], "heist")
    monkeypatch.undo()  # the game is gone
    with Room(sqlite._replace(bots=1)):
        wait_for(lambda: "'heist' is no game" in caplog.text)
    assert "Traceback" not in caplog.text


@pytest.fixture
def takers(monkeypatch):
    """Which worker took up the tables, each time that one did."""
    found: list[str] = []
    take_up = House.take_up

    def noted(house: House) -> None:
        found.append(house.store.me)
        take_up(house)

    monkeypatch.setattr(House, "take_up", noted)
    return found


def test_of_several_workers_one_takes_up_and_another_when_that_one_is_gone(tmp_path, on_postgres, takers):
    shared = Settings(tmp_path, on_postgres, bot_pause=0, bots=0, seat_rate=0, address_rate=0)
    with ExitStack() as first, ExitStack() as second:
        one = first.enter_context(Room(shared)).house.store.me
        wait_for(lambda: takers == [one])
        two = second.enter_context(Room(shared)).house.store.me
        wait_for(lambda: takers == [one] * 2)  # a worker has begun, so another may have ended
        first.close()
        wait_for(lambda: takers == [one, one, two])
