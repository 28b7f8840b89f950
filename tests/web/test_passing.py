"""What passes by itself, with undo in between: nobody's turn is skipped and no question freezes."""

from __future__ import annotations

from random import Random

import pytest

from tests.web.room import Room


def ticked(room: Room, secrets: list[str]) -> list[set[str]]:
    return [set(room.frame(secret)["auto"]) for secret in secrets]


def passed_rightly(room: Room, table: str, first: int, before: list[set[str]], after: list[set[str]]) -> None:
    """Whatever was passed from this entry on was ticked by its own seat."""
    for row in room.house.store.entries(table, first):
        if row.by == "auto":
            kind, answer = row.text.split()
            assert answer == "pass"
            assert kind in before[row.seat] | after[row.seat]


def take_back(room: Room, secrets: list[str], back: list[int], random: Random) -> None:
    """One of them takes an answer back: it is asked at once, and nothing answers for it."""
    secret = secrets[random.choice(back)]
    told = room.undo(secret)["frame"]
    assert told["asks"]
    assert told["auto"] == []
    assert room.frame(secret)["asks"] == told["asks"]


@pytest.mark.parametrize("seed", range(4))
def test_with_ticks_and_undo_in_any_order_nobody_is_skipped_and_the_game_ends(quick, seed):
    random = Random(seed)
    opened = quick.open()
    secrets = opened["seats"]
    for _ in range(200):
        frames = [quick.frame(secret) for secret in secrets]
        if frames[0]["over"]:
            break
        assert frames[0]["turn"]
        entry, before = frames[0]["entry"], ticked(quick, secrets)
        back = [frame["seat"] for frame in frames if frame["undo"]]
        seat = random.choice(frames[0]["turn"])
        ask = frames[seat]["asks"][0]
        draw = random.random()
        if draw < 0.2 and back:
            take_back(quick, secrets, back, random)
        elif draw < 0.5:
            kind = random.choice([ask["kind"], "more", "spy"])
            quick.post(f"/api/seats/{secrets[random.randrange(2)]}/auto", kind=kind, on=random.random() < 0.8)
        else:
            quick.choose(secrets[seat], random.randrange(len(ask["options"])))
        passed_rightly(quick, opened["table"], entry, before, ticked(quick, secrets))
    assert quick.frame(secrets[0])["over"]
    with quick.restarted() as again:
        assert again.frame(secrets[0]) == quick.frame(secrets[0])
