"""Tables with another edition than the game's own."""

from __future__ import annotations

import shutil

import pytest

from boardwright import games
from boardwright.cli.app import run
from boardwright.core.record import read
from boardwright.core.table import Table
from boardwright.web.settings import from_environment
from tests.web.room import Room


@pytest.fixture
def mine(tmp_path):
    """An owner's transcription: the open edition under another name."""
    folder = tmp_path / "mine"
    shutil.copytree(games.load("evolution").components, folder)
    path = folder / "edition.toml"
    path.write_text(path.read_text().replace('id = "open"', 'id = "mine"'))
    return folder


@pytest.fixture
def shelf(sqlite, mine):
    with Room(sqlite._replace(editions=(mine,))) as room:
        yield room


def other(room):
    own, found = room.get("/api/games/evolution")["editions"]
    assert (own["name"], found["name"]) == ("open", "mine")
    return found


def test_a_game_names_its_editions_and_the_options_of_each(shelf):
    found = other(shelf)

    assert shelf.get("/api/games/evolution")["edition"] == "open"
    assert shelf.get("/api/games/evolution", edition=found["edition"])["edition"] == "mine"
    assert len(shelf.get("/api/games/heist")["editions"]) == 1


def test_a_table_with_another_edition_is_played_kept_and_had_again(shelf):
    edition = other(shelf)["edition"]
    opened = shelf.open(["human", "random"], "evolution", edition=edition)
    secret = opened["seats"][0]
    shelf.choose(secret)
    assert shelf.frame(secret)["edition"] == "mine"

    with shelf.restarted() as again:
        assert again.frame(secret) == shelf.frame(secret)
    shelf.play([secret])

    text = shelf.client.get(f"/api/seats/{secret}/record").text
    assert read(text).edition == ("mine", edition)
    box = shelf.house.editions.of(games.load("evolution"))[1]
    assert Table.replay(games.load("evolution"), read(text), box).over
    uploaded = shelf.post("/api/tables/upload", record=text)
    assert shelf.frame(uploaded["seats"][0])["edition"] == "mine"
    made = shelf.post(f"/api/seats/{secret}/rematch")
    assert shelf.frame(made["secret"])["edition"] == "mine"
    on = shelf.post(f"/api/seats/{secret}/continue", entry=3)
    assert shelf.frame(on["secret"])["edition"] == "mine"


def test_a_table_whose_edition_is_not_here_any_more_says_so(shelf, sqlite):
    edition = other(shelf)["edition"]
    secret = shelf.open(["human", "random"], "evolution", edition=edition)["seats"][0]

    with Room(sqlite) as room:
        assert "edition mine" in room.get(f"/api/seats/{secret}/frame", 409)["message"]
        told = room.post("/api/tables", 400, game="evolution", players=["human"], edition=edition)
        assert told["error"] == "unknown_edition"


@pytest.mark.parametrize(
    "change,words",
    [
        (lambda text: text.replace('game = "evolution"', 'game = "chess"'), "'chess' is no game"),
        (lambda text: "\ufeff" + text, "begins with a byte-order mark"),
        (lambda text: text.replace("id =", "idd ="), "edition.toml"),
    ],
)
def test_an_edition_that_cannot_be_used_is_one_line_before_anything_is_served(
    mine, change, words, capsys, monkeypatch, tmp_path
):
    monkeypatch.setenv("BOARDWRIGHT_DATA", str(tmp_path))
    for name in ("EDITIONS", "BOTS"):
        monkeypatch.setenv(f"BOARDWRIGHT_{name}", "1")  # they are set, and set back after the test
    path = mine / "edition.toml"
    path.write_text(change(path.read_text()))

    assert run(["serve", "--edition", str(mine)]) == 2
    err = capsys.readouterr().err
    assert words in err
    assert err.count("\n") == 1


def test_folders_of_editions_are_told_to_every_worker(tmp_path):
    environment = {"BOARDWRIGHT_DATA": "x", "BOARDWRIGHT_EDITIONS": "/one:/two"}
    assert [str(each) for each in from_environment(environment).editions] == ["/one", "/two"]
