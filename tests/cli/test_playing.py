"""Playing through a pipe: whole games, and what may be typed at a question."""

from __future__ import annotations

import json

import pytest

from boardwright.cli.app import FOUND, INTERRUPTED, OK, OUR_FAULT
from boardwright.cli.session import Session
from boardwright.core import record as records
from boardwright.core.errors import BrokenInvariant
from boardwright.core.table import Table

START = "play heist --seed 5"


def flat(text):
    """Without the line breaks."""
    return " ".join(text.split())


def saved(data):
    """The one record in the data folder."""
    (path,) = data.glob("*.record")
    return records.load(path)


def test_without_anybody_it_shows_the_first_question_and_how_to_go_on(command, data):
    code, out, err = command(START)
    assert (code, err) == (OK, "")
    assert "Round 0" in out
    assert "Choose: commit\n  1  commit coin_0\n" in out
    assert out.endswith("To play on, in a terminal: boardwright play heist\n")
    assert not data.exists()


def test_a_seed_decides_the_game_and_no_seed_another_one_each_time(command):
    assert command(START) == command(START)
    assert command("play heist").out != command("play heist").out


def test_the_start_shows_who_plays_the_rulings_and_the_promise(command):
    out = command("play heist --seed 5 --seats 4 --bots random --option goal=12").out
    assert "Seats: 1 human, 2 human, 3 human, 4 random. Edition: first." in out
    assert "rulings of ours where the rulebook leaves a choice open: " in flat(out)
    assert "goal=12" in flat(out)
    assert f"commitment {records.commit((5).to_bytes(16, 'big'))}" in flat(out)


@pytest.mark.parametrize(
    "line,seats",
    [
        ("", "1 you, 2 greedy, 3 greedy"),
        ("--bots 1", "1 you, 2 greedy"),
        ("--bots random,greedy,random", "1 you, 2 random, 3 greedy, 4 random"),
        ("--bots 0", "1 human, 2 human"),
        ("--seats 2", "1 you, 2 greedy"),
        ("--seats 2 --bots 2", "1 greedy, 2 greedy"),
        ("--auto --bots random", "1 greedy, 2 random"),
    ],
)
def test_who_sits_where(command, line, seats):
    assert f"Seats: {seats}. " in command(f"{START} {line}").out


def test_the_end_of_input_ends_well_and_keeps_the_game(command, data):
    code, out, _ = command(START, "1")
    assert code == OK
    assert "Saved. To go on: boardwright play heist --load" in out
    assert [line.text for line in saved(data).entries] == ["commit coin_0"]


def test_a_whole_game_can_be_piped_in(command, data):
    code, out, err = command(START, *["1"] * 60)
    assert (code, err) == (OK, "")
    assert saved(data).over
    assert " wins." in out or "share the win" in out
    assert "The seed was 00000000000000000000000000000005" in out
    assert command(["replay", str(next(data.glob("*"))), "--verify"]).out.startswith("Verified: ")


def test_the_score_sheet_gives_every_point_its_rule(command):
    out = command("play heist --auto --seed 3").out
    assert "six_rounds (HST-031) [HST-031]" in out or "HST-030" in out
    assert out.count(" coins [HST-011]") == 3


@pytest.mark.parametrize("answer", ["2", "commit courier_22", "courier_22", "COURIER 22", "courier"])
def test_an_answer_is_a_number_or_a_text(command, data, answer):
    command(START, answer)
    assert saved(data).entries[0].text == "commit courier_22"


@pytest.mark.parametrize("answer", ["4", "pass", "p", "more pass"])
def test_passing(command, data, answer):
    command(START, "1", answer)
    assert "more pass" in [line.text for line in saved(data).entries]


@pytest.mark.parametrize("nonsense", ["0", "99", "dragon", "-1", "commit", "²", "1 2"])
def test_nonsense_is_named_and_the_question_stays(command, data, nonsense):
    out = command(START, nonsense).out
    assert f"{nonsense!r} is no answer here. Type a number from 1 to 4, or help." in out
    assert not data.exists()


def test_a_value_that_is_no_option_is_explained_when_it_is_answered(command):
    out = command(START, "1", "coin_0").out
    assert "more coin_0: not_ascending (HST-003)" in out


def test_why_not_a_value_by_its_text_its_name_or_its_number(command):
    lines = {
        command(START, "1", f"why {text}").out.splitlines()[-2] for text in ("more coin_0", "coin_0", "5", "more 5")
    }
    told = command(START, "1", "why coin 0").out
    assert "more coin_0: not_ascending (HST-003)\n    [HST-003]\n" in told
    assert len(lines) == 1


def test_why_of_what_is_possible_says_so(command):
    assert "more trap_11: possible, it is number 2: more trap_11" in command(START, "1", "why 2").out


def test_why_not_pass(command):
    assert "commit pass: this question must be answered." in command(START, "why pass").out


def test_why_alone_lists_everything_that_is_not_possible_with_its_reason(command):
    out = command(START, "1", "why").out
    assert "not_ascending (HST-003) [HST-003]\n    5 coin_0\n" in out
    assert "6 thief_1, 7 spy_2" in flat(out)
    assert "and 8 more, up to 25" in flat(out)


def test_why_of_nonsense(command):
    assert "'dragon' is nothing that could be chosen here." in command(START, "why dragon").out


def test_undo_takes_the_answer_back_and_stays_in_the_record(command, data):
    out = command(START, "1", "undo", "2").out
    assert "Taken back." in out
    assert [line.text for line in saved(data).entries] == ["commit coin_0", "undo", "commit courier_22"]


def test_undo_without_an_answer(command):
    assert "Nothing to take back" in command(START, "undo").out


def test_undo_of_the_last_answer_of_a_turn_comes_before_the_bots(command, data):
    command(START, "1", "pass", "undo", "quit")
    assert [line.text for line in saved(data).entries] == ["commit coin_0", "more pass", "undo"]


@pytest.mark.parametrize(
    "word,shown", [("table", "Round 0"), ("help", "why 7"), ("?", "undo"), ("options", "The goal")]
)
def test_words_that_ask(command, word, shown):
    first, second = command(START).out, command(START, word).out
    assert second.count(shown) > first.count(shown)


def test_the_log_is_what_the_seat_may_know(command, data):
    out = command(START, "1", "pass", "log").out
    last = out.rindex("> log")
    assert "played (0, 0)" in out[last:]


def test_an_empty_line_shows_the_question_again(command):
    assert command(START, "").out.count("Choose: commit") == 2


def test_save_under_a_name(command, tmp_path):
    path = tmp_path / "evening.record"
    assert f"Saved: {path}" in command(START, "1", f"save {path}").out
    assert len(records.load(path).entries) == 1


def test_save_leaves_other_files_alone(command, tmp_path):
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ada")
    assert "is no record of a game; choose another name" in command(START, "1", f"save {path}").out
    assert path.read_text() == "Dear Ada"


@pytest.mark.parametrize("where", ["/dev/null/x.record", "/"])
def test_save_where_it_cannot_be(command, where):
    code, out, _ = command(START, "1", f"save {where}", "quit")
    assert code == OK
    assert "Not saved. " in out


def test_a_folder_that_cannot_be_written_is_told_once_and_the_game_goes_on(command, monkeypatch):
    monkeypatch.setenv("BOARDWRIGHT_DATA", "/dev/null/data")
    code, out, err = command(START, *["1"] * 60)
    assert (code, err) == (OK, "")
    assert out.count("The game is not being saved.") == 1
    assert "The seed was" in out
    assert "boardwright replay" not in out


def test_machines_are_told_that_a_game_was_not_saved(command, monkeypatch):
    monkeypatch.setenv("BOARDWRIGHT_DATA", "/dev/null/data")
    code, out, err = command("play heist --auto --seed 3 --json")
    assert code == OK
    assert json.loads(out)["record"] is None
    assert err.startswith("The game is not being saved. /dev/null/data")


def test_a_saved_game_goes_on_where_it_was(command, data):
    command(START, "1", "pass", "1")
    (path,) = data.glob("*.record")
    before = records.load(path).entries
    out = command(["play", "heist", "--load", str(path)], "1").out
    after = records.load(path).entries
    assert "Seats: 1 you, 2 greedy, 3 greedy" in out
    assert [line[:2] for line in after[: len(before)]] == [line[:2] for line in before]
    assert len(after) > len(before)
    assert list(data.glob("*.record")) == [path]


def test_a_game_goes_on_alike_whether_or_not_it_was_saved(command, data, tmp_path):
    answers = ["1"] * 60
    command(START, *answers)
    (whole,) = data.glob("*.record")
    whole = whole.rename(tmp_path / "whole.record")
    command(START, *answers[:5])
    (part,) = data.glob("*.record")
    command(["play", "heist", "--load", str(part)], *answers[5:])
    assert records.load(part).entries == records.load(whole).entries


def test_undo_reaches_back_over_a_save(command, data):
    command(START, "1")
    (path,) = data.glob("*.record")
    command(["play", "heist", "--load", str(path)], "undo")
    assert [line.text for line in records.load(path).entries] == ["commit coin_0", "undo"]


def test_a_finished_game_that_is_loaded_shows_its_end(command, data):
    command("play heist --auto --seed 3")
    (path,) = data.glob("*.record")
    code, out, _ = command(["play", "heist", "--load", str(path)])
    assert code == OK
    assert "The seed was" in out


def test_bots_can_take_over_a_saved_game(command, data):
    command(START, "1")
    (path,) = data.glob("*.record")
    assert command(["play", "heist", "--load", str(path), "--auto"]).code == OK
    record = records.load(path)
    assert record.over
    assert "bot greedy" in [line.text for line in record.entries]


@pytest.mark.parametrize(
    "change,told",
    [
        (lambda text: "hello\n" + text, "is no record of Boardwright"),
        (lambda text: text.replace('"boardwright":1', '"boardwright":2'), "format 2"),
        (lambda text: text.replace('"game":"heist"', '"game":"chess"'), "'chess' is no game"),
        (lambda text: text.replace('"version":1', '"version":7'), "rules version 7; this is version 1"),
        (lambda text: text[:-30], "truncated"),
        (lambda text: text.replace("commit coin_0", "commit coin_99"), "'commit coin_99'"),
        (lambda text: text.replace("commit coin_0", "commit trap_11"), "does not replay to the same game"),
        (lambda text: text.replace('"goal":"12"', '"goal":"13"'), "'13' is no value"),
        (lambda text: text.replace('"seats":3', '"seats":9'), "9 seats, 3 players"),
        (lambda text: text.replace('"seed":"0', '"seed":"1'), "is not the one that was committed to"),
        (lambda text: "", "is no record"),
    ],
)
def test_a_record_that_cannot_be_used_is_refused_in_one_line(command, data, change, told):
    command(START, "1", "pass", "1")
    (path,) = data.glob("*.record")
    path.write_text(change(path.read_text()))
    for line in (["play", "heist", "--load", str(path)], ["replay", str(path)]):
        code, _, err = command(line)
        assert code != OK
        assert told in err
        assert str(path) in err
        assert err.count("\n") == 1


def test_a_record_of_another_game_is_named(command, data):
    command(START, "1")
    (path,) = data.glob("*.record")
    assert "is a game of heist, not of evolution" in command(["play", "evolution", "--load", str(path)]).err


def test_a_record_of_another_edition_asks_for_its_folder(command, data, heist):
    second = str(heist.components.parent / "second")
    command([*START.split(), "--edition", second], "1")
    (path,) = data.glob("*.record")
    code, _, err = command(["play", "heist", "--load", str(path)])
    assert code == 2
    assert "name its folder with --edition DIR" in err
    assert command(["play", "heist", "--load", str(path), "--edition", second], "1").code == OK


def test_several_people_take_turns_and_are_told_what_they_may_know(command):
    out = command("play heist --seed 5 --seats 2 --bots 0", "1", "pass", "1", "pass", "log").out
    assert "--- seat 1 ---" in out
    assert "--- seat 2 ---" in out
    assert "Seat 2: Choose: commit" in out


def test_json_of_a_game_between_bots(command, data):
    told = json.loads(command("play heist --auto --seed 3 --json").out)
    assert told["over"]
    assert not told["unfinished"]
    assert min(told["places"]) == 1
    assert len(told["places"]) == 3
    assert told["seed"].endswith("3")
    assert told["entries"] == len(saved(data).entries)


def test_bots_that_never_end_are_stopped(command, monkeypatch):
    monkeypatch.setattr("boardwright.cli.session.LIMIT", 7)
    code, out, _ = command("play heist --auto --seed 3")
    assert code == OK
    assert "Given up as unfinished after 7 answers." in out


def test_an_interruption_keeps_the_game(command, data, monkeypatch):
    def interrupted(self, *_):
        if len(self.table.entries) > 2:
            raise KeyboardInterrupt

    monkeypatch.setattr(Session, "put", interrupted)
    code, out, _ = command(START, *["1"] * 9)
    assert code == INTERRUPTED
    assert "Saved. To go on" in out
    assert len(saved(data).entries) > 2


def broken_in_the_second_step(heist, monkeypatch):
    def broken(*_):
        raise ZeroDivisionError

    runs = heist.runs
    monkeypatch.setattr(heist, "runs", [runs[0], broken, runs[2]])


def test_a_rule_that_fails_leaves_the_game_and_a_record_of_the_fault(command, data, heist, monkeypatch):
    broken_in_the_second_step(heist, monkeypatch)
    code, _, err = command(f"{START} --bots random,random", *["1", "pass"] * 3)
    assert code == OUR_FAULT
    assert err.count("\n") == 1
    (fault,) = data.glob("*-fault.record")
    assert str(fault) in err
    with pytest.raises(BrokenInvariant, match="ZeroDivisionError"):
        Table.replay(heist, records.load(fault))
    assert command(["replay", str(fault)]).code == FOUND


def test_a_bot_that_fails_is_named_and_the_game_kept(command, data, heist, monkeypatch):
    broken_in_the_second_step(heist, monkeypatch)
    code, _, err = command(START, "1", "pass")
    assert code == OUR_FAULT
    assert "greedy: ZeroDivisionError()" in err
    assert len([path for path in data.glob("*.record") if path.stem.endswith("-fault")]) == 1
    assert len(list(data.glob("*.record"))) == 2


def test_a_question_with_one_answer_is_answered_and_said_so(command, data):
    out = command(START, "4").out
    assert "Only one answer, given for you: Pass" in out
    assert [line.text for line in saved(data).entries][:2] == ["commit spy_20", "more pass"]


def test_undo_goes_back_over_an_answer_that_was_given_for_you(command, data):
    out = command(START, "4", "undo", "1").out
    assert out.count("Choose: commit") == 2
    assert [line.text for line in saved(data).entries][:3] == ["commit spy_20", "more pass", "undo"]
    assert saved(data).entries[3].text == "undo"
    assert saved(data).entries[4].text == "commit coin_0"


@pytest.mark.rule("EVO-110")
def test_why_gives_the_rule_its_place_and_the_present_and_the_needed_value(command):
    options = "--seed 7 --option first_player=3 --option exchange=together"
    out = flat(command(f"play evolution {options}", "2", "pass", "pass", "why transmute").out)
    assert "action transmute: It has 0 energy; it needs 4 to transmute. [EVO-110] " in out
    assert "(rulebook: Transmutation)" in out


def test_a_whole_game_of_evolution_can_be_piped_in(command, data):
    code, out, err = command("play evolution --seats 2 --seed 4", *["1"] * 600)
    assert (code, err) == (OK, "")
    assert saved(data).over
    assert "transmutations [EVO-115]" in out


@pytest.mark.rule("EVO-173")
def test_bots_that_go_round_and_round_are_stopped(command, monkeypatch):
    monkeypatch.setattr("boardwright.cli.session.ROUNDS", 2)
    told = json.loads(command("play evolution --auto --seed 3 --json").out)
    assert told["unfinished"]
    assert not told["over"]


def test_solo_is_played(command, data):
    out = command("play evolution --seats 1 --seed 2", *["1"] * 600).out
    assert "the Shadow" in out
    assert "unofficial" in out.lower()
    assert saved(data).over


@pytest.mark.parametrize(
    "line,shown",
    [
        ("rules EVO-083", "all different"),
        ("rules", "EVO-001 to"),
        ("rules EVO-999", "is no rule"),
        ("rules sleep", "(Sleep"),
    ],
)
def test_rules_can_be_looked_up_at_the_table(command, line, shown):
    assert shown in flat(command("play evolution --seed 7", line).out)


def test_a_long_log_shows_its_end_unless_all_is_asked_for(command):
    answers = ["1"] * 25
    short, whole = (command("play evolution --seats 2 --seed 4", *answers, word).out for word in ("log", "log all"))
    assert "`log all` shows all." in short
    assert "`log all` shows all." not in whole
    assert whole[whole.rindex("> log all") :].count("\n  - ") > short[short.rindex("> log") :].count("\n  - ")


# -- learning it here -------------------------------------------------------------------------------------------


def test_a_new_game_begins_with_what_it_is_about_and_an_old_one_does_not(command, data):
    aim = "Take more coins than the others."
    assert aim in command(START, "1", "quit").out
    (path,) = data.glob("*.record")
    assert aim not in command(f"play heist --load {path}", "quit").out
    assert aim in command(f"play heist --load {path}", "how", "quit").out


def test_what_a_thing_does_can_be_asked_by_a_part_of_its_name(command):
    assert "trap: It springs.\n" in command(START, "what TRA").out
    assert "coin: One point each.\ntrap: It springs.\n" in command(START, "what").out
    assert "'dragon' is none of these: coin, trap.\n" in command(START, "what dragon").out


def test_a_trait_is_explained_once_below_the_options(command):
    def explained(out):
        return sum(line.startswith("     Soporific: ") for line in out.splitlines())

    whole = command("play evolution --seed 1", "2", "5", "", "1", "1", "1", "2", "1").out
    question = whole.split("> ")[3]
    assert "  2  Play Soporific (the card Caring / Soporific)\n" in question
    assert [explained(part) for part in whole.split("\n> ")[2:4]] == [1, 1]
    assert explained("".join(whole.split("\n> ")[4:])) == 0


def test_the_log_leaves_out_what_others_had_no_choice_in(command):
    out = command("play evolution --seats 2 --seed 4", *["1"] * 40, "log all").out
    assert "given for seat" not in out
    assert "given for you" in out.lower()


def test_a_rule_at_the_table_comes_without_code_and_tests(command):
    out = command("play evolution --seed 7", "rules EVO-083").out
    assert "Rulebook: " in out
    assert "Code: " not in out
    assert "Test: " not in out
