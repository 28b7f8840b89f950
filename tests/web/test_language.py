"""What the server refuses, in the language of whoever asked."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from boardwright import games, web
from boardwright.web.language import chosen, said
from tests.web.room import Room

GERMAN = {"accept-language": "de-AT, en;q=0.5"}


def refused(room: Room, path: str, status: int, body=None, headers=None):
    answer = room.client.post(path, json=body or {}, headers=headers or {})
    assert answer.status_code == status
    return answer.json()["message"]


@pytest.mark.parametrize(
    "path,status,body,english,german",
    [
        ("undo", 409, {"key": "a"}, "nothing to take back", "Es gibt nichts zurückzunehmen"),
        ("choose", 409, {"ply": 7, "answer": "x", "key": "a"}, "no longer open", "nicht mehr offen"),
        ("choose", 400, {"ply": 0, "answer": "x", "key": "a"}, "That is no answer", "Das ist keine Antwort"),
        ("rematch", 409, {}, "still under way", "läuft noch"),
        ("continue", 409, {"entry": 0}, "still under way", "läuft noch"),
    ],
)
def test_a_refusal_is_in_the_language_asked_for_or_the_browsers(quick, path, status, body, english, german):
    path = f"/api/seats/{quick.open()['seats'][0]}/{path}"

    assert english in refused(quick, path, status, body)
    assert german in refused(quick, f"{path}?lang=de", status, body)
    assert german in refused(quick, path, status, body, GERMAN)
    assert english in refused(quick, f"{path}?lang=en", status, body, GERMAN)


def test_a_link_that_opens_nothing_says_so_in_german(quick):
    assert "öffnet keinen Tisch" in quick.get("/api/seats/nothing/frame", 404, lang="de")["message"]


def sentences():
    """What the server's own `_` marks; what faults.py has are the ends of sentences."""
    for path in sorted({*Path(web.__path__[0]).rglob("*.py")} - {Path(web.__path__[0]) / "faults.py"}):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "_":
                yield ast.literal_eval(node.args[0])


def test_what_people_read_is_a_whole_sentence():
    fields = ("{", "seat:", "kind:")
    broken = [each for each in sentences() if not (each[0].isupper() or each.startswith(fields))]
    assert broken == []
    assert [each for each in sentences() if not each.endswith((".", "{why}"))] == []


@pytest.mark.parametrize(
    "body,english,german",
    [
        ({}, "game: it is missing.", "game: fehlt."),
        ([], "The body must be an object of JSON", "Der Inhalt muss ein JSON-Objekt sein"),
        ({"game": "heist", "players": []}, "players: at least 1 of them.", "players: mindestens 1 davon."),
        ({"game": "heist", "players": ["human"] * 9}, "players: at most 8 of them.", "players: höchstens 8 davon."),
        ({"game": "x" * 999, "players": ["human"]}, "game: at most", "game: höchstens"),
        ({"game": 3, "players": ["human"]}, "game: a text is needed.", "game: Gebraucht wird ein Text."),
        ({"game": "heist", "players": {}}, "players: a list is needed.", "players: Gebraucht wird eine Liste."),
        ({"game": "heist", "players": ["human"], "seconds": "x"}, "seconds: a number", "seconds: Gebraucht wird"),
        ({"game": "heist", "players": ["human"], "seconds": -1}, "seconds: at least 1", "seconds: mindestens 1"),
        ({"game": "heist", "players": ["wizard"]}, "'wizard' is none of these", "'wizard' ist keins von diesen"),
        ({"game": "chess", "players": ["human"]}, "'chess' is no game here", "'chess' ist hier kein Spiel"),
    ],
)  # fmt: skip
def test_what_does_not_fit_the_description_is_told_in_plain_words(quick, body, english, german):
    told = [quick.client.post(f"/api/tables?lang={lang}", json=body).json()["message"] for lang in ("en", "de")]

    assert english in told[0]
    assert german in told[1]


@pytest.mark.parametrize("content", [b"{", b"", b"[" * 5000, b"\xff\xfe", b'"x"'])
def test_what_is_no_json_is_told_in_plain_words(quick, content):
    headers = {"content-type": "application/json"}

    answer = quick.client.post("/api/tables?lang=de", content=content, headers=headers)

    assert answer.status_code == 400
    words = ("Der Inhalt muss ein JSON-Objekt sein", "Die Anfrage lässt sich nicht lesen.")
    assert answer.json()["message"].startswith(words)


def test_whoever_looks_for_a_page_that_is_not_there_gets_a_page(quick):
    asked = {"accept": "text/html,*/*", "accept-language": "de"}

    page = quick.client.get("/nowhere", headers=asked)
    data = quick.client.get("/api/nowhere", headers=asked)

    assert page.status_code == data.status_code == 404
    assert page.headers["content-type"].startswith("text/html")
    assert "Unter dieser Adresse gibt es nichts." in page.text
    assert '<a href="/">' in page.text
    assert data.json() == {"error": "not_found", "message": "Unter dieser Adresse gibt es nichts."}


def test_a_secret_of_any_length_opens_no_table(quick):
    assert quick.get(f"/api/seats/{'a' * 5000}/frame", 404)["error"] == "unknown_link"


def forbidden(room: Room, secrets: list[str]):
    """Play until something that is asked for is forbidden by a rule: the seat's path, and what why-not says of it."""
    for _ in range(100):
        seat = room.frame(secrets[0])["turn"][0]
        path, ply = f"/api/seats/{secrets[seat]}", room.frame(secrets[seat])["asks"][0]["ply"]
        for each in room.get(f"{path}/why-not", ply=ply, lang="de")["values"]:
            if each["rule"]:
                return path, {"ply": ply, "answer": each["answer"], "key": "a"}, each["rule"]
        room.choose(secrets[seat])
    raise AssertionError("nothing is forbidden")


def test_a_rule_that_forbids_is_told_in_the_games_words(quick):
    path, body, rule = forbidden(quick, quick.open(["human", "human"], "evolution")["seats"])

    told = quick.client.post(f"{path}/choose?lang=de", json=body).json()
    english = quick.client.post(f"{path}/choose", json=body).json()

    assert told["message"] == told["rule"]["text"] == rule["text"]
    assert english["message"] != told["message"]
    assert english["rule"]["id"] == told["rule"]["id"] == rule["id"]


def test_options_that_do_not_go_together_are_told_in_the_games_words(quick):
    body = {"game": "evolution", "players": ["human"], "options": {"quartet": "on"}}
    english, german = (quick.client.post(f"/api/tables?lang={each}", json=body).json() for each in ("en", "de"))

    assert english["rule"] == german["rule"] is not None
    assert english["message"] == games.load("evolution").words("en").refusal(rule_of(body))
    assert english["message"] != german["message"]


def rule_of(body):
    """The rule by which Evolution refuses these options."""
    game = games.load("evolution")
    usual = {option.name: option.default_for(1, game.load_box(game.components)) for option in game.options}
    rule = game.why_not_options(usual | body["options"], 1)
    assert rule is not None
    return rule


def test_what_the_guard_keeps_out_is_told_in_german_too(sqlite):
    with Room(sqlite._replace(address_rate=0.1)) as room:
        answers = [room.client.get("/api/games?lang=de") for _ in range(3)]
    assert answers[-1].json()["message"].startswith("Zu viele Anfragen")


def test_a_game_that_goes_on_from_another_says_so(quick):
    opened = quick.open()
    quick.play(opened["seats"])
    made = quick.post(f"/api/seats/{opened['seats'][0]}/continue", entry=5)

    assert any("first 5 entries are another game's" in each for each in quick.frame(made["secret"])["notices"])
    assert any("Die ersten 5 Einträge" in each for each in quick.frame(made["secret"], lang="de")["notices"])


@pytest.mark.parametrize(
    "lang,accepted,code",
    [
        ("de", "", "de"),
        ("", "fr, de;q=0.7, en;q=0.3", "de"),
        ("xx", "en-GB, de;q=0.9", "en"),
        ("", "de;q=0.1, en;q=0.2", "en"),
        ("", "", "en"),
        ("", "de;q=..", "de"),
    ],
)
def test_the_language_is_the_one_asked_for_or_the_first_that_is_here(lang, accepted, code):
    assert chosen(lang, accepted) == code


def test_what_stands_in_no_catalogue_is_said_as_it_is():
    assert said("de", "{nothing} of the kind") == "{nothing} of the kind"
