"""fuzz, count, bench, arena, edition: what they find, what they print, and their exit codes."""

from __future__ import annotations

import json
import sys

import pytest

from boardwright import games
from boardwright.cli import bench, progress, setting
from boardwright.cli.app import FOUND, OK
from boardwright.cli.count import divided, sequences, staged
from boardwright.core import position as core_position
from boardwright.core.codec import plain
from boardwright.core.errors import BrokenInvariant
from boardwright.fuzz.fuzzer import FAULTS
from tests.heist import BOX, HEIST, make

KEYS = ["game", "seats", "options", "seed", "games", "decisions", *FAULTS, "checked", "build"]


@pytest.fixture
def planted(monkeypatch):
    """Put a heist with a planted fault in place of the sound one."""

    def plant(**changes):
        monkeypatch.setattr(games, "load", lambda _: make(**changes))

    return plant


# -- fuzz -------------------------------------------------------------------------------------------------------


def test_fuzz_in_json(command):
    code, out, err = command("fuzz heist --games 4 --seats 2 --seed 9 --every 5 --json")
    told = json.loads(out)
    assert (code, err) == (OK, "")
    assert set(KEYS) <= set(told)
    assert (told["game"], told["seats"], told["seed"], told["games"]) == ("heist", 2, 9, 4)
    assert told["checked"]["crashes"] == told["decisions"]
    assert told["options"]["goal"] == "12"
    assert [told[kind] for kind in FAULTS] == [0] * len(FAULTS)


def test_fuzz_in_words(command):
    out = command("fuzz heist --games 2").out
    assert out.startswith("Heist: 2 games with 3 seats, ")
    assert "\n  crashes                   0 of " in out


def test_fuzz_draws_the_options(command):
    assert json.loads(command("fuzz heist --games 2 --option random --json").out)["options"] == "random"


def test_fuzz_takes_options(command):
    assert json.loads(command("fuzz heist --games 1 --option goal=10 --json").out)["options"]["goal"] == "10"


def test_fuzz_finds_a_planted_fault(command, planted):
    def audit(_):
        raise BrokenInvariant("a card was lost")

    planted(audit=audit)
    code, out, _ = command("fuzz heist --games 1")
    assert code == FOUND
    assert "conservation_errors: game 0, entry 0: " in out


def test_fuzz_finds_the_same_on_several_processes(command):
    one = json.loads(command("fuzz evolution --games 6 --every 5 --seats 1 --workers 1 --json").out)
    two = json.loads(command("fuzz evolution --games 6 --every 5 --seats 1 --workers 2 --json").out)
    assert one == two


# -- count ------------------------------------------------------------------------------------------------------

SCENE = 'hands = [["coin_0"], ["spy_2", "trap_5"]]\nplaying = [["thief_1"], []]\n'


@pytest.fixture
def scene(tmp_path):
    path = tmp_path / "theft.toml"
    path.write_text(SCENE)
    return path


def test_count_of_no_choices_is_one(scene):
    assert sequences(staged(HEIST, scene, BOX, 1), 0) == 1


def test_count_by_hand(scene):
    """Seat 2 may parry with its one trap, or not."""
    assert sequences(staged(HEIST, scene, BOX, 1), 1) == 2


def every_sequence(position, depth):
    """The slow way: each sequence is played out."""
    if depth == 0:
        return 1
    total = 0
    for choice in position.asks[0].options if position.asks else []:
        twin = position.fork()
        twin.choose(twin.asks[0].seat, choice)
        total += every_sequence(twin, depth - 1)
    return total


@pytest.mark.parametrize("depth", [2, 3, 4])
def test_count_is_what_playing_all_of_them_gives(scene, depth):
    position = staged(HEIST, scene, BOX, 1)
    assert sequences(position, depth) == every_sequence(position, depth)


def test_divide_adds_up(scene):
    position = staged(HEIST, scene, BOX, 1)
    parts = divided(position, 3)
    assert list(parts) == ["parry trap_5", "parry pass"]
    assert sum(parts.values()) == sequences(position, 3)


def test_count_printed(command, scene):
    assert command(["count", "heist", "--scene", str(scene), "--depth", "1"]) == (OK, "2\n", "")
    out = command(["count", "heist", "--scene", str(scene), "--depth", "1", "--divide"]).out
    assert out == "parry trap_5: 1\nparry pass: 1\n2 sequences of 1 choices\n"


def test_count_in_json(command, scene):
    told = json.loads(command(["count", "heist", "--scene", str(scene), "--divide", "--seed", "4", "--json"]).out)
    assert (told["game"], told["seed"], told["depth"]) == ("heist", 4, 2)
    assert sum(told["divide"].values()) == told["count"]


def test_a_seed_decides_the_count(scene):
    counts = {seed: [sequences(staged(HEIST, scene, BOX, seed), 4) for _ in range(2)] for seed in range(4)}
    assert all(first == second for first, second in counts.values())


@pytest.mark.parametrize("text", ["hands = [", 'hands = [["dragon"]]', 'answers = ["parry dragon"]', "\x00"])
def test_a_scene_that_cannot_be_used_is_told_in_one_line(command, scene, text):
    scene.write_text(text)
    code, _, err = command(["count", "heist", "--scene", str(scene)])
    assert code == 2
    assert err.startswith(f"boardwright: {scene}: ")
    assert err.count("\n") == 1


def test_a_scene_that_is_no_text(command, scene):
    scene.write_bytes(b"\xff\xfe\x00")
    assert "is no text file" in command(["count", "heist", "--scene", str(scene)]).err


# -- bench ------------------------------------------------------------------------------------------------------


def test_bench_in_json(command):
    code, out, err = command("bench heist --seconds 1 --json")
    told = json.loads(out)
    assert (code, err) == (OK, "")
    keys = ["decisions_per_s", "cal_per_decision", "clone_cal", "fork_cal", "determinise_cal", "games_per_s", "build"]
    assert set(keys) <= set(told)
    assert all(told[key] > 0 for key in keys[:-1])
    assert told["build"] == setting.build()


def test_bench_in_words(command):
    assert "decisions_per_s" in command("bench heist --seconds 1").out


def test_the_build_is_told_by_the_files_that_run(monkeypatch):
    monkeypatch.setattr(core_position, "__file__", "/x/position.cpython-311-x86_64-linux-gnu.so")
    assert setting.build() == "mypyc"
    monkeypatch.setattr(core_position, "__file__", "/x/position.py")
    assert setting.build() == "plain"


def test_positions_are_sampled_from_games_that_go_on():
    positions = bench.Playout(HEIST, 3).sample()
    assert len(positions) == bench.SAMPLED
    assert all(position.asks for position in positions)
    assert len({plain(position.state)["turn"] for position in positions}) > 2


def test_the_playout_counts_what_it_plays():
    playout = bench.Playout(HEIST, 3)
    done = playout() + playout()
    assert playout.decisions == done
    assert playout.games > 1


# -- arena ------------------------------------------------------------------------------------------------------


def test_arena_in_json(command):
    told = json.loads(command("arena heist --bots greedy,random,random --games 6 --json").out)
    assert told["games"] == 6
    assert told["unfinished"] == 0
    assert [each["bot"] for each in told["standings"]] == ["greedy", "random"]
    assert told["standings"][0]["rate"]["low"] <= told["standings"][0]["rate"]["rate"]
    assert told["build"] == setting.build()


def test_arena_in_words(command):
    out = command("arena heist --bots greedy,random --games 4").out
    assert out.startswith("Heist: 4 games of greedy, random, seed 0, ")
    assert "  seat 2     wins " in out


def test_the_last_bot_takes_the_seats_that_are_left(command):
    out = command("arena heist --bots greedy,random --seats 4 --games 1").out
    assert "1 games of greedy, random, random, random" in out


def test_long_work_is_shared_where_nothing_else_is_said():
    assert setting.workers_of(None, setting.LONG - 1) == 1
    assert setting.workers_of(None, setting.LONG) >= 1
    assert setting.workers_of(3, 1) == 3
    assert setting.workers_of(1, 10**6) == 1


# -- editions ---------------------------------------------------------------------------------------------------


@pytest.fixture
def exported(command, tmp_path):
    folder = tmp_path / "mine"
    assert command(["edition", "export", "evolution", str(folder)]).code == OK
    return folder


def test_an_exported_edition_is_sound(command, exported):
    assert command(["edition", "check", str(exported)]) == (OK, f"{exported}: a sound edition of evolution\n", "")


def test_an_export_in_json(command, tmp_path):
    told = json.loads(command(["edition", "export", "evolution", str(tmp_path / "mine"), "--json"]).out)
    assert told["game"] == "evolution"
    assert sorted(told["files"]) == sorted(path.name for path in (tmp_path / "mine").iterdir())


def test_a_changed_edition_is_played(command, exported):
    path = exported / "edition.toml"
    path.write_text(path.read_text().replace('id = "open"', 'id = "mine"'))
    assert "Edition: mine." in command(["play", "evolution", "--edition", str(exported)]).out


def test_every_fault_is_named_with_its_file(command, exported):
    path = exported / "sources.toml"
    path.write_text(path.read_text().replace("lower = ", "lowr = "))
    code, out, _ = command(["edition", "check", str(exported)])
    assert code == FOUND
    assert "sources.toml: source 1" in out
    assert "faults in this edition of evolution" in out


def test_an_edition_with_faults_is_not_played(command, exported):
    path = exported / "sources.toml"
    path.write_text(path.read_text().replace("lower = ", "lowr = "))
    code, _, err = command(["play", "evolution", "--edition", str(exported)])
    assert code == 2
    assert err.count("\n") == 1
    assert f"`boardwright edition check {exported}` names all" in err


@pytest.mark.parametrize("name", ["edition.toml", "cards.toml"])
def test_a_file_with_a_byte_order_mark_is_one_clear_line(command, exported, name):
    path = exported / name
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes())
    line = f"{name}: begins with a byte-order mark; save it as UTF-8 without one"

    code, out, _ = command(["edition", "check", str(exported)])
    assert (code, out) == (FOUND, f"{line}\n{exported}: 1 fault in this edition\n")
    assert command(["play", "evolution", "--edition", str(exported)]) == (
        2, "", f"boardwright: edition {exported}: {line}\n",
    )  # fmt: skip


def test_faults_in_json(command, exported):
    (exported / "cards.toml").unlink()
    code, out, _ = command(["edition", "check", str(exported), "--json"])
    assert code == FOUND
    assert "cards.toml: is missing" in json.loads(out)["faults"]


# -- progress ---------------------------------------------------------------------------------------------------


def test_the_bar_is_silent_where_nobody_sees_it(capsys):
    with progress.Bar("games", 3) as bar:
        bar.at(2)
    assert capsys.readouterr() == ("", "")


def test_the_bar_is_shown_on_standard_error(capsys, monkeypatch):
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    with progress.Bar("games", 3) as bar:
        bar.at(2)
    out, _ = capsys.readouterr()
    assert out == ""
    assert bar.shown is not None
    assert bar.shown.tasks[0].completed == 2
