"""Who may do what: spectators, leavers, bots, and whoever opened the table."""

from __future__ import annotations

import pytest

from tests.web.room import Room

ACTS = [
    ("choose", {"ply": 0, "answer": "commit card_1", "key": "a"}),
    ("undo", {"key": "a"}),
    ("talk", {"text": "hello"}),
    ("name", {"name": "Eve"}),
    ("auto", {"kind": "commit"}),
    ("leave", {}),
    ("back", {}),
    ("continue", {"entry": 0}),
]


@pytest.mark.parametrize("act,body", ACTS)
def test_a_spectator_changes_nothing(quick, act, body):
    opened = quick.open()
    before = quick.frame(opened["seats"][0])

    told = quick.post(f"/api/seats/{opened['spectator']}/{act}", 403, **body)

    assert told["error"] == "spectator"
    assert quick.frame(opened["seats"][0]) == before


def test_a_spectator_is_asked_nothing_and_cannot_ask_why_not(quick):
    opened = quick.open()

    assert quick.frame(opened["spectator"])["asks"] == []
    assert quick.get(f"/api/seats/{opened['spectator']}/why-not", 403, ply=0)["error"] == "spectator"


def test_each_link_opens_its_own_doors_only(quick):
    opened = quick.open()

    assert quick.frame(opened["opener"], status=403)["error"] == "no_seat"
    for secret in (opened["seats"][0], opened["spectator"]):
        assert quick.get(f"/api/openers/{secret}", 403)["error"] == "not_opener"
        assert quick.post(f"/api/openers/{secret}/seats/0/bot", 403, bot="random")["error"] == "not_opener"


def test_who_leaves_is_seen_to_have_left_and_can_come_back(room):
    opened = room.open()
    one, other = opened["seats"]

    room.post(f"/api/seats/{one}/leave")
    assert room.frame(other)["seats"][0]["kind"] == "left"
    room.post(f"/api/seats/{one}/leave")  # once is enough
    room.post(f"/api/seats/{one}/back")

    assert room.frame(other)["seats"][0]["kind"] == "human"
    assert room.frame(other)["entry"] == 2


def test_a_bot_takes_the_seat_of_a_leaver_until_it_is_taken_back(room):
    opened = room.open()
    one, other = opened["seats"]
    room.post(f"/api/seats/{one}/leave")
    assert room.frame(other)["turn"] == [0, 1]

    room.post(f"/api/openers/{opened['opener']}/seats/0/bot", bot="random")

    frame = room.frame(other)
    assert frame["seats"][0] | {"standing": None} == {
        "seat": 0, "name": "", "kind": "bot", "bot": "random", "standing": None, "prospect": "",
    }  # fmt: skip
    assert frame["turn"] == [1]  # it has answered
    room.post(f"/api/openers/{opened['opener']}/seats/0/back")
    assert room.frame(other)["seats"][0]["kind"] == "human"
    with room.restarted() as again:
        assert again.frame(other) == room.frame(other)


def test_a_seat_without_a_person_can_be_played_to_the_end_by_a_bot(room):
    opened = room.open(["human", "random"])

    room.play(opened["seats"][:1])

    assert room.frame(opened["seats"][0])["over"]
    assert {row.by for row in room.house.store.entries(opened["table"])} == {"person", "bot"}


def test_bots_stop_where_no_person_sits_any_more(quick):
    opened = quick.open(["human", "random"])
    quick.post(f"/api/seats/{opened['seats'][0]}/leave")
    entry = quick.frame(opened["spectator"])["entry"]

    quick.post(f"/api/openers/{opened['opener']}/seats/0/bot", bot="random")

    assert quick.frame(opened["spectator"])["entry"] == entry + 1
    assert not quick.frame(opened["spectator"])["over"]


def test_a_closed_seat_ends_its_links_and_a_new_link_opens_it_again(room):
    opened = room.open()
    path = f"/api/openers/{opened['opener']}/seats/1"

    room.post(f"{path}/close")
    assert room.frame(opened["seats"][1], status=404)["error"] == "unknown_link"
    assert room.frame(opened["seats"][0])["seats"][1]["kind"] == "left"

    made = room.post(f"{path}/link")
    assert made["seat"] == 1
    room.post(f"/api/seats/{made['secret']}/back")
    assert room.frame(made["secret"])["seats"][1]["kind"] == "human"


def test_a_new_link_takes_the_place_of_the_old_one(room):
    opened = room.open()

    made = room.post(f"/api/openers/{opened['opener']}/seats/1/link")

    assert room.frame(made["secret"])["seat"] == 1
    assert room.frame(opened["seats"][1], status=404)["error"] == "unknown_link"


def test_the_opener_sees_who_has_come(room):
    opened = room.open(["human", "human", "random"], names=["Ada"])
    room.frame(opened["seats"][1])

    told = room.get(f"/api/openers/{opened['opener']}")

    assert [seat["come"] for seat in told["seats"]] == [False, True, False]
    assert [seat["kind"] for seat in told["seats"]] == ["human", "human", "bot"]
    assert told["seats"][0]["name"] == "Ada"
    assert opened["seats"][0] not in str(told)


@pytest.mark.parametrize("act,body", [("close", {}), ("bot", {"bot": "random"}), ("back", {}), ("link", {})])
def test_a_seat_that_does_not_exist_cannot_be_steered(quick, act, body):
    opened = quick.open()

    assert "seats 0 to 1" in quick.post(f"/api/openers/{opened['opener']}/seats/2/{act}", 400, **body)["message"]


def test_an_unknown_bot_is_refused(quick):
    opened = quick.open()

    assert (
        "'genius' is none" in quick.post(f"/api/openers/{opened['opener']}/seats/0/bot", 400, bot="genius")["message"]
    )


def test_names_are_short_and_visible(room):
    opened = room.open()
    path = f"/api/seats/{opened['seats'][1]}/name"

    room.post(path, name="Bo\u202eris\n<b>" + "x" * 50)

    name = room.frame(opened["seats"][0])["seats"][1]["name"]
    assert name == "Boris<b>" + "x" * 16  # text, for the page to show as text


# -- talk -----------------------------------------------------------------------------------------------------------


def test_talk_is_kept_with_the_table_and_shown_to_all(room):
    opened = room.open()
    room.post(f"/api/seats/{opened['seats'][1]}/talk", text="  <script>alert(1)</script>\n hi \u202e there ")

    with room.restarted() as again:
        for secret in [*opened["seats"], opened["spectator"]]:
            said = again.frame(secret)["talk"]
            assert said == [{"number": 0, "seat": 1, "text": "<script>alert(1)</script> hi there", "at": room.time()}]
    answer = room.client.get(f"/api/seats/{opened['spectator']}/frame")
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("text", ["", "  \n ", "x" * 501])
def test_talk_that_is_empty_or_too_long_is_refused(quick, text):
    assert quick.post(f"/api/seats/{quick.open()['seats'][0]}/talk", 400, text=text)["error"] == "malformed"


def test_nobody_talks_without_pause(quick):
    path = f"/api/seats/{quick.open()['seats'][0]}/talk"
    quick.post(path, text="one")
    assert quick.post(path, 429, text="two")["error"] == "too_many"
    quick.time.at += 1
    quick.post(path, text="three")


def test_a_frame_shows_the_last_messages_only(quick):
    opened = quick.open()
    for number in range(60):
        quick.time.at += 1
        quick.post(f"/api/seats/{opened['seats'][0]}/talk", text=f"{number}")

    said = quick.frame(opened["spectator"])["talk"]
    assert [each["text"] for each in said] == [str(number) for number in range(10, 60)]


# -- what passes by itself ------------------------------------------------------------------------------------------


def to_question(room: Room, seats: list[str], kind: str) -> str:
    """Play until somebody is asked a question of this kind; their secret."""
    for _ in range(300):
        for seat in room.frame(seats[0])["turn"]:
            ask = room.frame(seats[seat])["asks"][0]
            if (ask["kind"], ask["mode"]) == (kind, "may"):
                return str(seats[seat])
        seat = room.frame(seats[0])["turn"][0]
        room.choose(seats[seat])
    raise AssertionError(f"nobody is asked {kind}")


def test_a_ticked_kind_is_passed_for_its_seat_alone(room):
    opened = room.open(["human", "human"], "evolution")
    secret = to_question(room, opened["seats"], "create")
    seat = room.frame(secret)["seat"]

    room.post(f"/api/seats/{secret}/auto", kind="create")

    rows = room.house.store.entries(opened["table"])
    assert [(row.seat, row.text, row.by) for row in rows[-1:]] == [(seat, "create pass", "auto")]
    other = opened["seats"][1 - seat]
    assert room.frame(secret)["auto"] == ["create"]
    assert room.frame(other)["auto"] == []


def test_a_tick_ends_when_the_seats_next_turn_begins(room):
    opened = room.open(["human", "human"], "evolution")
    secret = to_question(room, opened["seats"], "create")
    seat = room.frame(secret)["seat"]
    room.post(f"/api/seats/{secret}/auto", kind="create")

    other = opened["seats"][1 - seat]
    while room.frame(secret)["turn"] == [seat]:
        room.choose(secret, -1)
    assert room.frame(secret)["auto"] == ["create"]  # the other's turn
    while room.frame(other)["turn"] == [1 - seat]:
        room.choose(other, -1)

    assert room.frame(secret)["auto"] == []


def test_a_tick_can_be_taken_away(quick):
    opened = quick.open(["human", "human"], "evolution")
    secret = opened["seats"][1 - quick.frame(opened["seats"][0])["turn"][0]]
    quick.post(f"/api/seats/{secret}/auto", kind="create")
    assert quick.frame(secret)["auto"] == ["create"]

    quick.post(f"/api/seats/{secret}/auto", kind="create", on=False)

    assert quick.frame(secret)["auto"] == []
    assert quick.post(f"/api/seats/{secret}/auto", 400, kind="castle")["error"] == "malformed"


def test_a_tick_on_a_question_that_must_be_answered_does_nothing(quick):
    opened = quick.open()
    secret = opened["seats"][0]

    quick.post(f"/api/seats/{secret}/auto", kind="commit")

    assert quick.frame(secret)["asks"][0]["kind"] == "commit"
    assert quick.frame(secret)["entry"] == 0


def test_undo_takes_a_tick_away_so_that_the_question_is_asked_again(quick):
    opened = quick.open()
    secret = opened["seats"][0]
    quick.post(f"/api/seats/{secret}/auto", kind="more")
    quick.choose(secret)
    assert quick.frame(secret)["entry"] == 2  # the card, and `more pass` by itself

    quick.undo(secret)

    assert quick.frame(secret)["asks"][0]["kind"] == "more"
    assert quick.frame(secret)["auto"] == []
