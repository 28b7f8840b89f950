"""Opening tables, looking at them, choosing, looking back."""

from __future__ import annotations

import json

import pytest

from boardwright.core.record import commit, read
from boardwright.core.table import Table
from tests.heist import BOX, HEIST
from tests.web.room import KEYS


def test_games_and_bots_are_listed(quick):
    told = quick.get("/api/games")

    assert {"game": "heist", "title": "Heist", "seats": [2, 3, 4]} in told["games"]
    assert told["bots"][0] == "random"


def test_a_game_shows_its_options_with_defaults_by_seats(quick):
    told = quick.get("/api/games/heist")

    goal = next(option for option in told["options"] if option["name"] == "goal")
    assert goal["ruling"] == "HST-030"
    assert goal["values"] == [
        {"value": "12", "text": "It is 12.", "seats": [2, 3, 4]},
        {"value": "10", "text": "It is 10.", "seats": [2, 3, 4]},
    ]
    assert goal["defaults"] == {"2": "12", "3": "12", "4": "10"}


def test_rules_are_found_by_words_and_by_id(quick):
    assert quick.get("/api/games/evolution/rules", search="evo-083")["rules"][0]["id"] == "EVO-083"
    assert len(quick.get("/api/games/evolution/rules", search="attack")["rules"]) > 1
    assert quick.get("/api/games/heist/rules", search="attack") == {"rules": []}


def test_the_style_of_pictures_is_the_games(quick):
    assert "svg" in quick.client.get("/api/games/evolution/draw.css").text
    assert quick.get("/api/games/heist/draw.css", 404)["error"] == "no_style"
    assert quick.get("/api/games/chess/draw.css", 404)["error"] == "unknown_game"


def test_a_table_has_a_link_for_everybody(room):
    opened = room.open(["human", "human", "human"], names=["Ada", "Bo"])

    secrets = [*opened["seats"], opened["spectator"], opened["opener"]]
    assert len({*secrets}) == 5
    assert all(len(secret) >= 22 for secret in secrets)  # 128 bits and more
    assert [room.frame(secret)["seat"] for secret in secrets[:4]] == [0, 1, 2, None]
    assert [seat["name"] for seat in room.frame(secrets[0])["seats"]] == ["Ada", "Bo", ""]


def test_no_secret_is_kept(room):
    opened = room.open()
    connection = room.house.store.engine.raw_connection()
    cursor = connection.cursor()
    kept = ""
    for table in ("tables", "entries", "links", "talk", "snapshots", "autos"):
        cursor.execute(f"SELECT * FROM {table}")
        kept += str(cursor.fetchall())
    connection.close()

    assert not any(secret in kept for secret in [*opened["seats"], opened["spectator"], opened["opener"]])


@pytest.mark.parametrize(
    "body,error,words",
    [
        ({"game": "chess", "players": ["human"]}, "unknown_game", "'chess' is no game"),
        ({"game": "heist", "players": ["human"]}, "options", "heist is for 2 to 4 seats, not 1"),
        ({"game": "heist", "players": ["human", "genius"]}, "malformed", "'genius' is none"),
        ({"game": "heist", "players": ["random", "random"]}, "malformed", "At least one seat needs a person."),
        ({"game": "heist", "players": ["human"] * 2, "options": {"hnd": "3"}}, "options", "option 'hnd' is unknown"),
        ({"game": "heist", "players": ["human"] * 2, "seconds": 0}, "malformed", "seconds"),
        ({"game": "heist", "players": ["human"] * 2, "more": 1}, "malformed", "more"),
        ({"game": "heist"}, "malformed", "players"),
    ],
)
def test_a_table_that_cannot_be_opened_is_refused_in_one_line(quick, body, error, words):
    answer = quick.client.post("/api/tables", json=body)

    assert answer.status_code in (400, 404)
    assert answer.json()["error"] == error
    assert words in answer.json()["message"]
    assert "\n" not in answer.json()["message"]


def test_options_that_do_not_go_together_name_their_rule(quick):
    told = quick.post("/api/tables", 400, game="heist", players=["human"] * 2, options={"rich": "1,2"})

    assert told["rule"] == "HST-005"
    assert "all_rich" in told["message"]


def test_a_frame_shows_what_its_seat_may_know(room):
    opened = room.open(options={"hand": "3"})
    one, spectator = room.frame(opened["seats"][0]), room.frame(opened["spectator"])

    assert one["turn"] == spectator["turn"] == [0, 1]
    assert [ask["kind"] for ask in one["asks"]] == ["commit"]
    assert len(one["asks"][0]["options"]) == 3
    option = one["asks"][0]["options"][0]
    assert option["id"] == f"card-{option['value']}"
    assert spectator["asks"] == []
    assert one["rulings"][0]["value"] == "3"
    assert one["rulings"][0]["usual"] is False
    assert "seed" not in json.dumps(one)


def test_a_choice_is_an_entry_and_brings_the_fresh_frame(room):
    opened = room.open()

    told = room.choose(opened["seats"][0])

    assert told["entry"] == 0
    assert told["frame"]["entry"] == 1
    assert told["frame"] == room.frame(opened["seats"][0])
    assert told["frame"]["undo"] is True
    assert room.frame(opened["seats"][1])["undo"] is False


def test_a_choice_that_a_rule_forbids_cites_it(quick):
    opened = quick.open()
    ask = quick.frame(opened["seats"][0])["asks"][0]
    taken = {option["answer"] for option in ask["options"]}
    other = next(answer for answer in (f"commit {label}" for label in labels()) if answer not in taken)

    told = quick.choose(opened["seats"][0], 0, 422, answer=other)

    assert told["error"] == "illegal"
    assert told["rule"]["id"] == "HST-002"
    assert quick.frame(opened["seats"][0])["entry"] == 0


def labels() -> list[str]:
    domain = HEIST.kinds["commit"].domain
    return [domain.label(BOX, value) for value in domain.values]


def test_a_choice_that_cannot_be_read_says_what_could(quick):
    told = quick.choose(quick.open()["seats"][0], 0, 400, answer="castle")

    assert "'castle' is no answer here; allowed: commit" in told["message"]


def test_why_not_names_the_rule_of_each_value(quick):
    opened = quick.open()
    ask = quick.frame(opened["seats"][0])["asks"][0]
    path = f"/api/seats/{opened['seats'][0]}/why-not"

    told = quick.get(path, ply=0)["values"]

    assert {each["value"] for each in told} | {option["value"] for option in ask["options"]} == set(range(24))
    assert {each["rule"]["id"] for each in told} == {"HST-002"}
    one = quick.get(path, ply=0, value=told[0]["value"])["values"]
    assert one == told[:1]
    allowed = quick.get(path, ply=0, value=ask["options"][0]["value"])["values"][0]
    assert allowed["allowed"] is True
    assert allowed["rule"] is None
    assert quick.get(path, 409, ply=7)["error"] == "stale"
    assert quick.get(path, 400, ply=0, value=99)["error"] == "malformed"


def test_why_not_knows_the_section_of_the_rulebook(quick):
    opened = quick.open(["human", "human"], "evolution")
    secret = opened["seats"][quick.frame(opened["spectator"])["turn"][0]]
    for _ in range(40):
        ask = quick.frame(secret)["asks"][0]
        told = quick.get(f"/api/seats/{secret}/why-not", ply=ask["ply"])["values"]
        if any(each["rule"]["section"] for each in told):
            return
        quick.choose(secret)
        secret = opened["seats"][quick.frame(opened["spectator"])["turn"][0]]
    pytest.fail("no refusal has a section")


def test_a_whole_game_ends_with_result_seed_and_a_record_that_proves_it(room):
    opened = room.open(["human", "human", "human"])
    before = room.frame(opened["seats"][0])
    running = room.get(f"/api/seats/{opened['seats'][0]}/record")
    assert running["seed"] is None

    room.play(opened["seats"])

    last = room.frame(opened["spectator"])
    assert last["over"]
    assert commit(bytes.fromhex(last["result"]["seed"])) == before["commitment"]
    answer = room.client.get(f"/api/seats/{opened['seats'][1]}/record")
    assert "attachment" in answer.headers["content-disposition"]
    record = read(answer.text)
    assert Table.replay(HEIST, record, BOX).over
    assert len(record.entries) == last["entry"]
    assert room.get(f"/api/seats/{opened['seats'][0]}/why-not", 409, ply=0)["error"] == "not_asked"


def test_every_earlier_frame_can_be_seen_again(room):
    opened = room.open()
    seen = {secret: [room.frame(secret)] for secret in [*opened["seats"], opened["spectator"]]}
    for number in range(8):
        turn = room.frame(opened["spectator"])["turn"]
        room.choose(opened["seats"][turn[number % len(turn)]])
        for secret, frames in seen.items():
            frames.append(room.frame(secret))

    for secret, frames in seen.items():
        for entry in [8, 3, 4, 0]:
            past = room.get(f"/api/seats/{secret}/replay", entry=entry)
            assert past == frames[entry] | {"undo": False}
    assert (
        room.get(f"/api/seats/{opened['seats'][0]}/replay", 400, entry=9)["message"]
        == "The game has entries 0 to 8 only."
    )


def test_the_log_is_read_from_an_entry_on(room):
    opened = room.open()
    room.play(opened["seats"], 30)
    secret = opened["seats"][0]

    whole = room.get(f"/api/seats/{secret}/log")
    part = room.get(f"/api/seats/{secret}/log", since=10)

    assert len(whole["lines"]) == whole["log_length"] == part["log_length"]
    assert part["lines"] == [line for line in whole["lines"] if line["entry"] >= 10]
    assert 0 < len(part["lines"]) < len(whole["lines"])


def test_last_is_what_happened_since_the_seats_own_answer(room):
    opened = room.open(["human", "human"], "evolution")
    room.play(opened["seats"], 25)
    for secret in opened["seats"]:
        frame = room.frame(secret)
        log = room.get(f"/api/seats/{secret}/log")["lines"]
        entries = [each.number for each in room.house.store.entries(opened["table"]) if each.seat == frame["seat"]]
        assert frame["last"] == [line for line in log if line["entry"] >= entries[-1]]
    assert any(line["ids"] for line in log)
    assert not any(line["text"].endswith("]") for line in log)  # the rule stands beside the sentence


def test_undo_takes_back_and_is_an_entry(room):
    secret = room.open()["seats"][0]
    before = room.frame(secret)
    room.choose(secret)

    told = room.undo(secret)

    assert told["frame"]["asks"][0]["options"] == before["asks"][0]["options"]
    assert told["frame"]["entry"] == 2
    assert told["frame"]["undo"] is False
    assert room.undo(secret, 409)["error"] == "no_undo"


def test_an_undo_for_another_state_of_the_table_is_refused(room):
    opened = room.open()
    one, other = opened["seats"]
    entry = room.choose(one)["frame"]["entry"]
    room.choose(other)

    told = room.undo(one, 409, entry=entry)

    assert told["error"] == "stale"
    assert told["frame"]["entry"] == entry + 1
    assert room.undo(one, entry=entry + 1)["frame"]["entry"] == entry + 2


def test_sentences_come_in_the_language_asked_for(quick):
    opened = quick.open(["human", "human"], "evolution")
    secret = opened["seats"][0]

    assert quick.get("/api/games/evolution", lang="xx") == quick.get("/api/games/evolution")
    german = quick.client.get(f"/api/seats/{secret}/frame", headers={"Accept-Language": "xx, de-AT;q=0.9, en;q=0.8"})
    assert german.json() == quick.frame(secret, lang="de")


def test_a_link_that_opens_nothing_says_so(quick):
    assert quick.get("/api/seats/none/frame", 404)["error"] == "unknown_link"
    assert quick.post("/api/seats/none/choose", 404, ply=0, answer="x", key=f"k{next(KEYS)}")["error"] == "unknown_link"
    assert quick.get("/api/nothing", 404)["error"] == "not_found"
    assert quick.client.put("/api/games").json()["error"] == "method"


def test_a_newcomer_is_told_the_game_in_brief(quick):
    opened = quick.open(["human", "human"], "evolution")

    for secret in (opened["seats"][0], opened["spectator"]):
        told = quick.get(f"/api/seats/{secret}/primer", lang="de")
        assert told["brief"][0].startswith("Ziel:")
        assert {each["name"] for each in told["terms"]} >= {"Giftig", "Vampir"}


def test_a_rule_is_found_by_its_number_alone(quick):
    for wanted in ("83", "083", "EVO-083", "evo-083"):
        assert [each["id"] for each in quick.get("/api/games/evolution/rules", search=wanted)["rules"]] == ["EVO-083"]


def test_options_say_at_how_many_seats_they_make_a_difference(quick):
    options = {each["name"]: each for each in quick.get("/api/games/evolution")["options"]}
    able = {each["value"]: each["seats"] for each in options["first_player"]["values"]}

    assert options["level"]["seats"] == [1]
    assert options["quartet"]["seats"] == [2, 3]
    assert options["toxic"]["seats"] == [1, 2, 3, 4]
    assert able == {"random": [1, 2, 3, 4], "1": [2, 3, 4], "2": [2, 3, 4], "3": [3, 4], "4": [4]}
