"""Rematch, upload, and going on from an entry of a finished game."""

from __future__ import annotations

import json

import pytest

from boardwright import games
from boardwright.cli.app import run
from boardwright.core.record import commit, read
from boardwright.core.table import Table
from boardwright.web import branch
from tests.core.playing import play_out, sit_down
from tests.heist import BOX, HEIST


def finished(room, players=("human", "human"), game="heist", **more):
    opened = room.open(list(players), game, **more)
    room.play(opened["seats"])
    return opened


def test_a_rematch_is_the_same_again_and_everybody_finds_their_seat(room):
    opened = finished(room, names=["Ada", "Bo"], options={"hand": "3"}, seconds=50)
    one, other = opened["seats"]

    first = room.post(f"/api/seats/{one}/rematch")
    assert room.frame(other)["rematch"] is True
    second = room.post(f"/api/seats/{other}/rematch")
    watching = room.post(f"/api/seats/{opened['spectator']}/rematch")
    steering = room.post(f"/api/seats/{opened['opener']}/rematch")

    assert first["table"] == second["table"] != opened["table"]
    frames = [room.frame(each["secret"]) for each in (first, second, watching)]
    assert [frame["seat"] for frame in frames] == [0, 1, None]
    assert [seat["name"] for seat in frames[0]["seats"]] == ["Ada", "Bo"]
    assert frames[0]["rulings"][0]["value"] == "3"
    assert frames[0]["clock"]["seconds"] == 50
    assert frames[0]["commitment"] != room.frame(one)["commitment"]
    assert room.get(f"/api/openers/{steering['secret']}")["table"] == first["table"]


def test_whoever_opens_a_rematch_or_goes_on_can_steer_that_table(quick):
    opened = quick.open()
    quick.play(opened["seats"])
    first, second = (quick.post(f"/api/seats/{secret}/rematch") for secret in opened["seats"])
    on = quick.post(f"/api/seats/{opened['seats'][1]}/continue", entry=2)

    assert second["opener"] is None
    for made in (first, on):
        assert quick.get(f"/api/openers/{made['opener']}")["table"] == made["table"]
        quick.post(f"/api/openers/{made['opener']}/seats/{1 - made['seat']}/bot", bot="random")


def test_whoever_played_an_uploaded_game_is_a_person_in_its_rematch(quick):
    table = play_out(Table(HEIST, 2, bytes(16), {}, BOX, ["Ada", "random"]))
    opened = quick.post("/api/tables/upload", record=table.record().write())

    made = quick.post(f"/api/seats/{opened['seats'][0]}/rematch")

    assert [seat["kind"] for seat in quick.frame(made["secret"])["seats"]] == ["human", "bot"]


def test_there_is_no_rematch_of_a_game_under_way(quick):
    assert quick.post(f"/api/seats/{quick.open()['seats'][0]}/rematch", 409)["error"] == "running"


def test_a_record_comes_back_as_a_table_to_look_at(room):
    table = play_out(sit_down(3, key=7))
    opened = room.post("/api/tables/upload", record=table.record().write())

    frame = room.frame(opened["seats"][1])
    assert frame["over"]
    assert frame["result"]["places"] == table.game.result(table.position.state).places
    assert room.get(f"/api/seats/{opened['seats'][1]}/replay", entry=3)["entry"] == 3
    assert read(room.client.get(f"/api/seats/{opened['seats'][0]}/record").text).entries == table.entries


def test_a_game_under_way_can_be_gone_on_with(room):
    table = play_out(sit_down(2, key=7), choices=20)
    opened = room.post("/api/tables/upload", record=table.record().write())

    assert room.frame(opened["seats"][0])["entry"] == 20
    room.play(opened["seats"])

    record = read(room.client.get(f"/api/seats/{opened['seats'][0]}/record").text)
    assert [(line.seat, line.text) for line in record.entries[:20]] == [(s, t) for s, t, _ in table.entries]
    assert Table.replay(table.game, record, BOX).over


@pytest.mark.parametrize(
    "change,words",
    [
        (lambda text: "hello", "This record cannot be read: it is no record of Boardwright."),
        (lambda text: text.rpartition('{"entries"')[0], "truncated"),
        (lambda text: text.replace('"heist"', '"chess"'), "'chess' is no game"),
        (lambda text: text.replace('"version":1', '"version":9'), "rules version 9"),
        (lambda text: text.replace('pass"', 'past"', 1), "cannot be played here"),
    ],
)
def test_a_record_that_cannot_be_played_is_refused_in_one_line(quick, change, words):
    text = play_out(sit_down(2, key=7), choices=20).record().write()

    answer = quick.client.post("/api/tables/upload", json={"record": change(text)})

    assert answer.status_code in (400, 404)
    assert words in answer.json()["message"]


@pytest.mark.parametrize(
    "change,words",
    [
        (lambda text: "hello", "lässt sich nicht lesen: sie ist keine Aufzeichnung von Boardwright."),
        (lambda text: text.rpartition('{"entries"')[0], "sie ist abgeschnitten"),
        (lambda text: text[: len(text) // 2], "ist beschädigt oder abgeschnitten"),
        (lambda text: text.replace('"version":1', '"version":9'), "Regelversion 9"),
        (lambda text: text.replace('pass"', 'past"', 1), "ist dort nicht möglich"),
    ],
)
def test_a_record_that_cannot_be_played_is_refused_in_german_throughout(quick, change, words):
    text = play_out(sit_down(2, key=7), choices=20).record().write()

    told = quick.client.post("/api/tables/upload?lang=de", json={"record": change(text)}).json()["message"]

    assert words in told
    assert " is " not in told


def test_a_record_without_its_seed_is_refused(quick):
    text = play_out(sit_down(2), choices=9).record(reveal=False).write()

    assert "no seed" in quick.post("/api/tables/upload", 400, record=text)["message"]


def test_a_record_that_is_too_large_is_refused(quick):
    assert quick.post("/api/tables/upload", 413, record="x" * 2_100_000)["error"] == "too_large"


def of_evolution(room):
    """A finished game, as a record."""
    game = games.load("evolution")
    table = play_out(Table(game, 3, bytes(16), {}), seed=1)
    return room.post("/api/tables/upload", record=table.record().write())


@pytest.mark.parametrize("entry", [0, 13, 30])
@pytest.mark.parametrize(
    "begin", [lambda room: finished(room, ["human"] * 3), of_evolution], ids=["heist", "evolution"]
)
def test_a_finished_game_goes_on_from_an_entry_against_bots(room, begin, entry):
    opened = begin(room)
    past = room.get(f"/api/seats/{opened['seats'][1]}/replay", entry=entry)

    made = room.post(f"/api/seats/{opened['seats'][1]}/continue", entry=entry)

    assert [row.text for row in room.house.store.entries(made["table"])][:entry] == [
        row.text for row in room.house.store.entries(opened["table"])
    ][:entry]
    frame = room.frame(made["secret"])
    assert [seat["kind"] for seat in frame["seats"]] == ["bot", "human", "bot"]
    assert frame["commitment"] != past["commitment"]
    assert room.get(f"/api/seats/{made['secret']}/replay", entry=entry)["asks"] == past["asks"]
    with room.restarted() as again:
        assert again.frame(made["secret"]) == frame
    for number in range(20):
        if not room.frame(made["secret"])["over"]:
            room.choose(made["secret"], -1 if number % 3 else 0)
    with room.restarted() as again:
        assert again.frame(made["secret"]) == room.frame(made["secret"])


def test_a_game_that_went_on_ends_under_its_own_seed(room):
    opened = finished(room)
    made = room.post(f"/api/seats/{opened['seats'][1]}/continue", entry=13)

    room.play(["", made["secret"]][1:] * 2)

    frame = room.frame(made["secret"])
    assert frame["over"]
    assert frame["result"]["seed"] != room.frame(opened["seats"][1])["result"]["seed"]
    assert commit(bytes.fromhex(frame["result"]["seed"])) == frame["commitment"]
    with room.restarted() as again:
        assert again.frame(made["secret"]) == frame


@pytest.mark.parametrize("entry", [0, 5, 13, 14, 18])
def test_a_game_that_went_on_goes_on_again(room, tmp_path, entry):
    made = went_on(room)[1]
    past = [room.get(f"/api/seats/{made['secret']}/replay", entry=each) for each in range(entry + 1)]

    again = room.post(f"/api/seats/{made['secret']}/continue", entry=entry)
    room.play([again["secret"]] * 2)

    frame = room.frame(again["secret"])
    assert frame["over"]
    assert frame["result"]["seed"] != room.frame(made["secret"])["result"]["seed"]
    for each in (entry, 0, *range(entry + 1)):
        shown = room.get(f"/api/seats/{again['secret']}/replay", entry=each)
        assert (shown["svgs"], shown["last"]) == (past[each]["svgs"], past[each]["last"])
    with room.restarted() as other:
        assert other.frame(again["secret"]) == frame
    text = room.client.get(f"/api/seats/{again['secret']}/record").text
    path = tmp_path / "again.record"
    path.write_text(text)
    assert run(["replay", str(path), "--verify"]) == 0
    loaded = room.post("/api/tables/upload", record=text)
    assert room.client.get(f"/api/seats/{loaded['seats'][1]}/record").text == text


def test_a_chain_of_games_has_an_end(quick):
    _, made, text = went_on(quick)
    for _number in range(branch.DEEPEST - 2):
        made = quick.post(f"/api/seats/{made['secret']}/continue", entry=13)
        quick.play([made["secret"]] * 2)

    assert quick.post(f"/api/seats/{made['secret']}/continue", 409, entry=13)["error"] == "branch"
    quick.post(f"/api/seats/{made['secret']}/continue", entry=5)
    header = json.loads(text.partition("\n")[0])
    for _number in range(900):
        header["from"] = header["from"] | {"from": header["from"]}
    nested = f"{json.dumps(header)}\n{text.partition(chr(10))[2]}"
    assert quick.client.post("/api/tables/upload", json={"record": nested}).status_code in (400, 413)


def went_on(room, entry=13):
    """A finished game that goes on from another, and its record."""
    opened = finished(room)
    made = room.post(f"/api/seats/{opened['seats'][1]}/continue", entry=entry)
    room.play(["", made["secret"]][1:] * 2)
    return opened, made, room.client.get(f"/api/seats/{made['secret']}/record").text


@pytest.mark.parametrize("entry", [0, 1, 13, 20])
def test_its_record_can_be_verified_by_anybody(quick, tmp_path, capsys, entry):
    opened, _, text = went_on(quick, entry)
    path = tmp_path / "on.record"
    path.write_text(text)

    assert run(["replay", str(path), "--verify"]) == 0
    told = capsys.readouterr().out
    assert "Verified" in told
    assert f"The first {entry} entries are another game's" in told
    record, source = branch.read(text)
    assert source is not None
    first = branch.replay(HEIST, record, source, BOX, entry)
    theirs = read(quick.client.get(f"/api/seats/{opened['seats'][0]}/record").text)
    assert first.entries == Table.replay(HEIST, theirs, BOX, entry).entries
    assert branch.replay(HEIST, record, source, BOX).entries == record.entries


@pytest.mark.parametrize(
    "change,words",
    [
        (lambda header: header["from"].update(seed="00" * 16), "entry "),
        (lambda header: header["from"].update(players=["random", "random"]), "does not replay to the same game"),
        (lambda header: header["from"].update(entry=12), "entry "),
        (lambda header: header["from"].update(entry=999), "does not fit"),
        (lambda header: header["from"].pop("seed"), "is damaged: 'seed'"),
        (lambda header: header.update(seed="11" * 16), "not the one that was committed to"),
        (lambda header: header.pop("from"), "entry "),
        (lambda header: header.update(players=["human", "human"]), "does not replay to the same game"),
    ],
)
def test_a_record_that_was_tampered_with_is_not_verified(quick, tmp_path, capsys, change, words):
    first, _, rest = went_on(quick)[2].partition("\n")
    header = json.loads(first)
    change(header)
    path = tmp_path / "changed.record"
    path.write_text(f"{json.dumps(header)}\n{rest}")

    assert run(["replay", str(path), "--verify"]) in (1, 2)
    assert words in capsys.readouterr().err


def test_its_record_comes_back_as_a_table(room):
    _, made, text = went_on(room)

    again = room.post("/api/tables/upload", record=text)

    frame = room.frame(again["seats"][1])
    assert frame["result"] == room.frame(made["secret"])["result"]
    assert room.client.get(f"/api/seats/{again['seats'][1]}/record").text == text
    with room.restarted() as other:
        assert other.frame(again["seats"][1]) == frame


def test_all_of_its_past_can_be_seen_the_other_games_too(quick):
    opened, made, _ = went_on(quick)
    entry = quick.frame(made["secret"])["entry"]

    for number in [*range(16), entry, 3, 13, 12, 14]:
        past = quick.get(f"/api/seats/{made['secret']}/replay", entry=number)
        assert past["entry"] == number
        if number < 13:
            other = quick.get(f"/api/seats/{opened['seats'][1]}/replay", entry=number)
            assert [past[key] for key in ("asks", "svgs", "last")] == [other[key] for key in ("asks", "svgs", "last")]


def test_the_terminal_does_not_go_on_with_it(quick, tmp_path, capsys):
    path = tmp_path / "on.record"
    path.write_text(went_on(quick)[2])

    assert run(["play", "heist", "--load", str(path)]) == 2
    assert "goes on from another game" in capsys.readouterr().err


def test_a_game_goes_on_from_a_running_game_only_when_it_is_over(quick):
    opened = quick.open()
    assert quick.post(f"/api/seats/{opened['seats'][0]}/continue", 409, entry=0)["error"] == "running"
    quick.play(opened["seats"])
    entry = quick.frame(opened["seats"][0])["entry"]
    assert quick.post(f"/api/seats/{opened['seats'][0]}/continue", 409, entry=entry)["error"] == "over"
    assert quick.post(f"/api/seats/{opened['seats'][0]}/continue", 400, entry=entry + 1)["error"] == "malformed"
