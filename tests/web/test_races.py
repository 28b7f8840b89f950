"""Several who act at once, twice, or too late: nothing is lost and nothing doubled."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from itertools import permutations

import pytest

from boardwright.core.table import Table
from boardwright.web.live import SNAP
from boardwright.web.rebuild import rebuild
from boardwright.web.settings import Settings
from tests.heist import BOX, HEIST
from tests.web.room import Room


def kept(room: Room, table: str) -> list[tuple[int, str]]:
    return [(each.seat, each.text) for each in room.house.store.entries(table)]


def test_an_answer_to_an_older_question_is_refused_with_the_fresh_frame(room):
    opened = room.open()
    secret = opened["seats"][0]
    room.choose(secret)
    ply = room.frame(secret)["asks"][0]["ply"]

    told = room.choose(secret, 0, 409, ply=0)

    assert ply == 1
    assert told["error"] == "stale"
    assert told["frame"] == room.frame(secret)
    assert len(kept(room, opened["table"])) == 1


def test_who_is_not_asked_is_refused_with_the_fresh_frame(room):
    opened = room.open()
    secret = opened["seats"][0]
    first = room.frame(secret)["asks"][0]
    while room.frame(secret)["asks"]:
        room.choose(secret)

    answer = {"ply": first["ply"], "answer": first["options"][0]["answer"], "key": "late"}
    told = room.post(f"/api/seats/{secret}/choose", 409, **answer)

    assert told["error"] == "not_asked"
    assert told["frame"]["seat"] == 0


def test_the_same_key_twice_is_one_answer(room):
    opened = room.open()
    secret = opened["seats"][0]
    ask = room.frame(secret)["asks"][0]
    body = {"ply": ask["ply"], "answer": ask["options"][0]["answer"], "key": "once"}

    first = room.post(f"/api/seats/{secret}/choose", **body)
    second = room.post(f"/api/seats/{secret}/choose", **body)

    assert first == second
    assert len(kept(room, opened["table"])) == 1


def test_the_same_key_after_a_restart_is_still_one_answer(room):
    opened = room.open()
    secret = opened["seats"][0]
    ask = room.frame(secret)["asks"][0]
    body = {"ply": ask["ply"], "answer": ask["options"][0]["answer"], "key": "once"}
    first = room.post(f"/api/seats/{secret}/choose", **body)

    with room.restarted() as again:
        assert again.post(f"/api/seats/{secret}/choose", **body) == first


def test_the_keys_of_two_seats_do_not_meet(room):
    opened = room.open()

    room.choose(opened["seats"][0], key="same")
    room.choose(opened["seats"][1], key="same")

    assert [seat for seat, _ in kept(room, opened["table"])] == [0, 1]


def test_one_undo_sent_twice_takes_back_one_answer(room):
    opened = room.open()
    secret = opened["seats"][0]
    room.choose(secret)
    room.choose(secret)

    first = room.undo(secret, key="back")
    second = room.undo(secret, key="back")

    assert first == second
    assert [text for _, text in kept(room, opened["table"])].count("undo") == 1


def test_in_whatever_order_secret_answers_come_the_game_is_the_same(room):
    states = []
    for order in permutations(range(3)):
        opened = room.open(["human"] * 3)
        live = room.house.live(opened["table"])
        same = Table(HEIST, 3, bytes(16), live.table.options, BOX)
        live.built = live.built._replace(table=same)
        for seat in order:
            while room.frame(opened["seats"][seat])["asks"][:1] and room.frame(opened["seats"][seat])["asks"][0][
                "kind"
            ] in (
                "commit",
                "more",
            ):
                room.choose(opened["seats"][seat], -1)
                if same.position.several is None:
                    break
        states.append(sorted(room.frame(opened["spectator"])["seats"], key=str))
        states.append(room.frame(opened["spectator"])["turn"])
    assert states[:2] * 6 == states


def hammer(settings: Settings, servers: int) -> None:
    """Both seats and a second tab of each answer everything as fast as they can."""
    with Room(settings) as one, Room(settings) as two:
        opened = one.open()
        rooms = [one, two if servers == 2 else one]
        for each in rooms:  # FastAPI makes routes when they are first needed; two servers in one process disturb that
            each.frame(opened["spectator"])
        accepted: list[int] = []

        def play(tab: int) -> None:
            room, secret = rooms[tab % 2], opened["seats"][tab // 2]
            for turn in range(60):
                frame = room.frame(secret)
                if frame["over"]:
                    return
                if not frame["asks"]:
                    continue
                ask = frame["asks"][0]
                body = {"ply": ask["ply"], "answer": ask["options"][0]["answer"], "key": f"{tab} {turn}"}
                told = room.client.post(f"/api/seats/{secret}/choose", json=body)
                assert told.status_code in (200, 409), told.text
                if told.status_code == 200:
                    accepted.append(told.json()["entry"])

        with ThreadPoolExecutor(4) as tabs:
            list(tabs.map(play, range(4)))
        whole(one, opened["table"], accepted)
        assert two.frame(opened["spectator"]) == one.frame(opened["spectator"])


def whole(room: Room, table: str, accepted: list[int]) -> None:
    """What was accepted is what is kept, and it replays."""
    rows = room.house.store.entries(table)
    assert len(rows) > 10
    assert sorted(accepted) == [row.number for row in rows] == list(range(len(rows)))
    again = rebuild(HEIST, BOX, room.house.live(table).row, rows, None)
    assert again.fits
    assert again.table.entries[-1].hash == rows[-1].hash


def test_many_at_once_lose_and_double_nothing(settings):
    hammer(settings, 1)


@pytest.fixture
def shared(tmp_path, on_postgres):
    return Settings(tmp_path / "data", on_postgres, bot_pause=0, bots=0, seat_rate=0, address_rate=0)


def test_many_at_once_at_two_servers_lose_and_double_nothing(shared):
    hammer(shared, 2)


def test_a_table_that_another_server_changed_is_caught_up_with(shared):
    with Room(shared) as one, Room(shared) as two:
        opened = one.open()
        assert two.frame(opened["seats"][0])["entry"] == 0
        one.choose(opened["seats"][0])

        assert two.frame(opened["seats"][0])["entry"] == 1
        assert two.choose(opened["seats"][1])["entry"] == 1
        assert one.frame(opened["seats"][0])["entry"] == 2


def go_on(room: Room, opened) -> int:
    """Whoever is asked first answers; the number of the entry."""
    seat = room.frame(opened["spectator"])["turn"][0]
    return int(room.choose(opened["seats"][seat])["entry"])


@pytest.mark.parametrize("read", ["entries", "snapshot"])
def test_a_table_that_goes_on_while_another_server_loads_it_is_whole(settings, monkeypatch, caplog, read):
    """After one of its two reads the other server makes the entry with which a newer snapshot is kept."""
    with Room(settings) as one, Room(settings) as two:
        opened = one.open()
        store, id = two.house.store, opened["table"]
        live = two.house.live(id)
        while len(kept(one, id)) < SNAP - 1:
            go_on(one, opened)
        plain = getattr(store, read)

        def meanwhile(*given):
            found = plain(*given)
            if len(kept(one, id)) < SNAP:
                go_on(one, opened)
            return found

        monkeypatch.setattr(store, read, meanwhile)
        live.drop()
        two.frame(opened["spectator"])
        snapshot = store.snapshot(id)
        assert (snapshot.number if snapshot else 0) == SNAP
        assert (live.offset, caplog.messages) == (0, [])

        assert go_on(two, opened) == SNAP
        assert two.frame(opened["spectator"]) == one.frame(opened["spectator"])


def test_what_changes_beside_the_game_reaches_the_feeds_of_another_server(shared):
    with Room(shared) as one, Room(shared) as two:
        opened = one.open()
        with two.client.websocket_connect(f"/api/seats/{opened['spectator']}/live") as feed:
            assert feed.receive_json()["entry"] == 0
            one.post(f"/api/seats/{opened['seats'][0]}/talk", text="hello")
            assert feed.receive_json()["frame"]["talk"][0]["text"] == "hello"
            one.choose(opened["seats"][0])
            assert feed.receive_json()["entry"] == 1


@pytest.mark.parametrize("order", list(permutations(["undo", "choose"])))
def test_undo_and_the_next_answer_come_in_some_order(room, order):
    """A seat takes back while the other answers: whoever comes first counts, the game fits its entries."""
    opened = room.open()
    one, other = opened["seats"]
    room.choose(one)
    ask = room.frame(other)["asks"][0]
    for act in order:
        if act == "undo":
            room.undo(one)
        else:
            body = {"ply": ask["ply"], "answer": ask["options"][0]["answer"], "key": "x"}
            room.post(f"/api/seats/{other}/choose", **body)

    with room.restarted() as again:
        assert again.frame(one) == room.frame(one)
        assert again.frame(other) == room.frame(other)
