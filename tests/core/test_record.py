from __future__ import annotations

import json

import pytest

from boardwright.core.errors import Malformed
from boardwright.core.record import Line, Record, commit, load, read
from tests.core.playing import play_out, sit_down


def record() -> Record:
    return play_out(sit_down(key=5), 5, 12).record()


def lines() -> list[str]:
    return record().write().splitlines()


def with_header(**changes: object) -> str:
    return "\n".join([json.dumps(json.loads(lines()[0]) | changes), *lines()[1:]]) + "\n"


def test_a_record_comes_back_from_text_as_it_was():
    whole = record()
    assert read(whole.write()) == whole
    assert len(whole.entries) == 12


def test_a_record_without_its_seed_shows_the_commitment_alone():
    whole = sit_down(key=5).record(reveal=False)
    assert whole.seed is None
    assert bytes([5] * 16).hex() not in whole.write()
    assert read(whole.write()).commitment == commit(bytes([5] * 16))


def test_a_record_without_entries_is_whole():
    whole = sit_down().record()
    assert read(whole.write()) == whole


def test_the_close_of_a_finished_game_says_so():
    assert read(play_out(sit_down(), 1).record().write()).over
    assert not read(record().write()).over


def test_signs_that_end_lines_elsewhere_may_stand_in_a_name():
    whole = record()._replace(players=["a\u2028b", "c\x85d\x0c", 'e"f\n'])
    assert read(whole.write()) == whole


def test_a_file_comes_back_as_it_was(tmp_path):
    path = tmp_path / "game.bw"
    record().save(path)
    assert load(path) == record()
    assert [each.name for each in tmp_path.iterdir()] == ["game.bw"]


def test_saving_over_a_file_replaces_it_whole(tmp_path):
    path = tmp_path / "game.bw"
    path.write_text("x" * 100_000)
    record().save(path)
    assert load(path) == record()


def test_a_place_that_cannot_be_written_is_named(tmp_path):
    with pytest.raises(Malformed, match=r"nowhere.*cannot be written: No such file or directory"):
        record().save(tmp_path / "nowhere" / "game.bw")


def test_a_file_that_is_not_there_is_named(tmp_path):
    with pytest.raises(Malformed, match=r"none\.bw: cannot be read: No such file"):
        load(tmp_path / "none.bw")
    with pytest.raises(Malformed, match="cannot be read: Is a directory"):
        load(tmp_path)


def test_a_file_of_bytes_is_no_record(tmp_path):
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe")
    with pytest.raises(Malformed, match="is no text file"):
        load(path)


def test_a_file_with_windows_line_ends_is_read(tmp_path):
    path = tmp_path / "game.bw"
    path.write_bytes(record().write().replace("\n", "\r\n").encode())
    assert load(path) == record()


def test_the_file_and_the_line_are_named(tmp_path):
    path = tmp_path / "game.bw"
    path.write_text("\n".join([*lines()[:4], lines()[4][:-7]]))
    with pytest.raises(Malformed, match=r"game\.bw: line 5: damaged or truncated"):
        load(path)


@pytest.mark.parametrize("text", ["", "\n", "hello", "[1]", "{}", '{"name": "other"}', "5", "<html>\n</html>"])
def test_a_foreign_file_is_no_record(text):
    with pytest.raises(Malformed, match="is no record of Boardwright"):
        read(text)


def test_a_newer_format_is_named():
    with pytest.raises(Malformed, match="has record format 2; this Boardwright reads format 1"):
        read(with_header(boardwright=2))


@pytest.mark.parametrize("kept", [1, 2, 7, 13])
def test_a_record_cut_off_between_lines_is_truncated(kept):
    with pytest.raises(Malformed, match="truncated: the closing line is missing"):
        read("\n".join(lines()[:kept]) + "\n")


@pytest.mark.parametrize("at", range(0, 12, 3))
def test_a_record_cut_off_in_a_line_is_truncated(at):
    text = "\n".join([*lines()[:at], lines()[at][:9]])
    with pytest.raises(Malformed, match=f"line {at + 1}: damaged or truncated"):
        read(text)


def test_a_record_with_a_line_missing_is_truncated():
    with pytest.raises(Malformed, match="12 entries are announced, 11 are here"):
        read("\n".join(lines()[:3] + lines()[4:]))


@pytest.mark.parametrize(
    "entry, words",
    [
        ("nonsense", "line 3: damaged"),
        ('{"seat": 0}', 'line 3: an entry is [seat, "answer", "hash"]'),
        ("[]", "line 3: an entry is"),
        ('[0, "pass"]', "line 3: an entry is"),
        ('["0", "pass", ""]', "line 3: an entry is"),
        ('[true, "pass", ""]', "line 3: an entry is"),
        ('[3, "pass", ""]', "line 3: there is no seat 3; the header has 3 seats"),
        ('[-1, "pass", ""]', "line 3: there is no seat -1"),
        ("[" * 100_000, "line 3: damaged"),
    ],
)
def test_a_damaged_entry_is_named_with_its_line(entry, words):
    text = "\n".join([*lines()[:2], entry, *lines()[3:]])
    with pytest.raises(Malformed) as caught:
        read(text)
    assert str(caught.value).startswith(words)


@pytest.mark.parametrize(
    "changes",
    [
        {"seats": None},
        {"seats": 4},
        {"seats": "many"},
        {"players": 3},
        {"options": []},
        {"edition": "first"},
        {"seed": "not hex"},
        {"seed": 7},
        {"version": "new"},
    ],
)
def test_a_damaged_header_is_named(changes):
    with pytest.raises(Malformed, match="line 1: the header is damaged"):
        read(with_header(**changes))


@pytest.mark.parametrize("name", ["game", "version", "edition", "options", "seats", "players", "commitment", "seed"])
def test_a_header_without_a_field_is_damaged(name):
    header = json.loads(lines()[0])
    del header[name]
    with pytest.raises(Malformed, match=f"line 1: the header is damaged: no '{name}'"):
        read("\n".join([json.dumps(header), *lines()[1:]]))


def test_every_message_is_one_line():
    for text in ("{", with_header(boardwright=9), with_header(seats=None), lines()[0], "\n".join(lines()[:3])):
        with pytest.raises(Malformed) as caught:
            read(text)
        assert "\n" not in str(caught.value)


def test_the_commitment_binds_to_the_seed_without_showing_it():
    seed = bytes(range(16))
    assert commit(seed) == commit(bytes(range(16))) != commit(bytes(16))
    assert seed.hex() not in commit(seed)


def test_an_entry_is_one_line_of_who_what_and_hash():
    whole = sit_down().record()._replace(entries=[Line(2, "commit coin_0", "ab")])
    assert whole.write().splitlines()[1] == '[2,"commit coin_0","ab"]'
