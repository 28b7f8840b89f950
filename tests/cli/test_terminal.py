"""Terminals: narrow ones, those without colour, those that know ASCII only, and none at all."""

from __future__ import annotations

import pytest

from boardwright.cli.terminal import Terminal, only_ascii, plain_signs


@pytest.mark.parametrize(
    "encoding,environment,expected",
    [
        ("utf-8", {"LANG": "en_GB.UTF-8"}, False),
        ("UTF-8", {}, False),
        ("utf-8", {"LANG": "C"}, True),
        ("utf-8", {"LANG": "C", "LC_CTYPE": "C.UTF-8"}, True),
        ("utf-8", {"LANG": "C.UTF-8"}, False),
        ("utf-8", {"LC_ALL": "POSIX", "LANG": "en_GB.UTF-8"}, True),
        ("utf-8", {"LC_ALL": "de_DE.UTF-8", "LANG": "C"}, False),
        ("ascii", {"LANG": "en_GB.UTF-8"}, True),
        ("iso8859-1", {}, True),
    ],
)
def test_who_knows_ascii_only(encoding, environment, expected):
    assert only_ascii(encoding, environment) is expected


def test_signs_have_a_likeness_in_ascii():
    assert plain_signs("●●○○ Ada’s Größe → …") == "**.. Ada's Groesse -> ..."
    assert plain_signs("Вампир") == "??????"


def test_an_ascii_terminal_is_sent_ascii(capsys):
    Terminal(ascii_only=True).say("Ember ●●○○ – „toxic“ Вампир")
    assert capsys.readouterr().out.isascii()


@pytest.mark.parametrize("columns", [1, 30, 40, 77])
def test_no_line_is_wider_than_the_terminal(capsys, monkeypatch, columns):
    monkeypatch.setenv("COLUMNS", str(columns))
    text = "  3  Attack Moss, which has two energy, with Vampire and Soporific, and then sleep  (energy 2, now 3)"
    Terminal().say(text, "     ")
    lines = capsys.readouterr().out.splitlines()
    assert max(len(line) for line in lines) <= max(columns, 24)
    assert " ".join(" ".join(lines).split()) == " ".join(text.split())
    assert all(line.startswith("     ") for line in lines[1:])


def test_a_command_is_never_broken_up(capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "30")
    line = "boardwright play heist --load /a/rather/long/way/to/a/file.record"
    Terminal().copyable(line)
    assert capsys.readouterr().out == f"{line}\n"


def test_what_is_no_terminal_gets_no_escapes(capsys, monkeypatch):
    monkeypatch.setenv("TERM", "xterm-256color")
    terminal = Terminal()
    terminal.title("Evolution")
    terminal.clear()
    assert capsys.readouterr().out == "Evolution\n"


@pytest.mark.parametrize("no_colour,shown", [("", "\x1b[1mHi\x1b[0m\n"), ("1", "Hi\n")])
def test_colour_can_be_refused(capsys, monkeypatch, no_colour, shown):
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("NO_COLOR", no_colour)
    terminal = Terminal()
    terminal.title("Hi")
    assert capsys.readouterr().out == shown


def test_a_name_from_a_file_cannot_steer_the_terminal(capsys, monkeypatch):
    monkeypatch.setenv("NO_COLOR", "1")
    terminal = Terminal()
    for write in (terminal.say, terminal.title, terminal.copyable):
        write("Vam\x1b]0;pwned\x07pire\r")
    assert capsys.readouterr().out == "Vam?]0;pwned?pire?\n" * 3
