"""Where text goes and comes: a terminal, wide or narrow, with or without colour and typographic signs, or none."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from contextlib import suppress
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

WIDEST: Final = 100
NARROWEST: Final = 24
FIRST_LINE: Final = 3.0
"""Seconds that piped input has for its first line; a pipe that nobody writes to must not hold the program."""

PLAIN_SIGNS: Final = {
    "●": "*", "○": ".", "■": "#", "□": ".", "·": "-", "•": "-", "–": "-", "—": "-", "−": "-", "…": "...", "×": "x",
    "→": "->", "←": "<-", "↑": "^", "↓": "v", "“": '"', "”": '"', "„": '"', "‘": "'", "’": "'", "✓": "yes", "✗": "no",
    "─": "-", "═": "=", "│": "|", "┌": "+", "┐": "+", "└": "+", "┘": "+", "├": "+", "┤": "+", "┬": "+", "┴": "+",
    "┼": "+", "≥": ">=", "≤": "<=", "½": "1/2", "›": ">", "‹": "<", "»": ">", "«": "<", "◆": "*", "◇": ".",
    "\u00a0": " ", "ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe",
    "Ü": "Ue", "ß": "ss",
}  # fmt: skip


def plain_signs(text: str) -> str:
    """The text in ASCII: each sign by one that looks like it, what has none by a question mark."""
    for sign, instead in PLAIN_SIGNS.items():
        text = text.replace(sign, instead)
    return text.encode("ascii", "replace").decode("ascii")


def harmless(text: str) -> str:
    """The text without signs that steer a terminal: names come from files that anybody may have written."""
    return "".join(sign if sign.isprintable() or sign in "\n\t\u00a0" else "?" for sign in text)


def only_ascii(encoding: str, environment: Mapping[str, str]) -> bool:
    """Whether a terminal may show ASCII only: by its encoding, or because somebody chose the locale C.

    Python puts LC_CTYPE=C.UTF-8 into the environment of a process whose LANG is C, so that alone says nothing.
    """
    if not encoding.lower().replace("-", "").startswith("utf"):
        return True
    chosen = environment.get("LC_ALL") or environment.get("LANG") or ""
    return chosen in {"C", "POSIX"}


class Terminal:
    """Where a person reads and answers.

    `interactive`: somebody sits there; else lines come from a pipe or a file, or none come at all. `lines`: how many
    came so far. `ascii`: no other signs are shown.
    """

    def __init__(self, *, ascii_only: bool = False) -> None:
        self.interactive = sys.stdin is not None and sys.stdin.isatty()
        self.screen = sys.stdout.isatty()
        self.ascii = ascii_only or only_ascii(sys.stdout.encoding or "ascii", os.environ)
        dumb = os.environ.get("TERM") in {None, "", "dumb"}
        self.escapes = self.screen and not dumb
        self.colour = self.escapes and not os.environ.get("NO_COLOR")
        self.lines = 0
        if self.interactive:
            with suppress(ImportError):
                import readline  # noqa: F401  arrows and history in input()
        self._ahead: str | None = None

    @property
    def width(self) -> int:
        """Columns to write in, now: the terminal's, but not more than is good to read."""
        return max(NARROWEST, min(WIDEST, shutil.get_terminal_size((WIDEST, 24)).columns))

    def say(self, text: str = "", indent: str = "") -> None:
        """Write lines, each wrapped to the width; what follows the first line of each stands under its text."""
        for line in harmless(text).split("\n"):
            self._put(self._wrapped(line, indent))

    def _wrapped(self, line: str, indent: str) -> str:
        shown = plain_signs(line) if self.ascii else line
        if len(shown) <= self.width:
            return shown
        own = indent or " " * (len(shown) - len(shown.lstrip()) + 2)
        return textwrap.fill(
            shown, self.width, subsequent_indent=own, drop_whitespace=True, break_on_hyphens=False, tabsize=4
        )

    def _put(self, text: str) -> None:
        encoding = sys.stdout.encoding or "ascii"
        print(text.encode(encoding, "replace").decode(encoding), flush=self.interactive)

    def copyable(self, text: str) -> None:
        """Write a line that somebody may copy, such as a command: however long, in one piece."""
        shown = harmless(text)
        self._put(plain_signs(shown) if self.ascii else shown)

    def title(self, text: str) -> None:
        """Write what should be found at once: bold, where there is such a thing."""
        if self.colour:
            for line in self._wrapped(harmless(text), "").split("\n"):
                self._put(f"\x1b[1m{line}\x1b[0m")
        else:
            self.say(text)

    def clear(self) -> None:
        """Empty the screen and what can be scrolled back to, so that the next person does not see it."""
        if self.escapes:
            self._put("\x1b[2J\x1b[3J\x1b[H")
        elif self.screen:
            self._put("\n" * 60)

    # -- reading ------------------------------------------------------------------------------------------------

    def read(self, prompt: str) -> str | None:
        """The next line without its end; None when there is no more. Piped lines are shown as if they were typed."""
        line = self._ahead if self._ahead is not None else self._next(prompt)
        self._ahead = None
        if line is not None and not self.interactive:
            self.say(f"{prompt}{line}")
        return line

    def coming(self) -> str | None:
        """The next piped line, left where it is; None for a person, who cannot be read ahead."""
        if not self.interactive and self._ahead is None:
            self._ahead = self._next("")
        return self._ahead

    def _next(self, prompt: str) -> str | None:
        if self.interactive:
            return self._typed(prompt)
        sys.stdout.flush()
        if sys.stdin is None or sys.stdin.closed or (not self.lines and not something_comes()):
            return None
        line = sys.stdin.readline()
        self.lines += bool(line)
        return line.strip() if line else None

    def _typed(self, prompt: str) -> str | None:
        try:
            line = input(prompt)
        except EOFError:
            self.say()
            return None
        self.lines += 1
        return line.strip()


def something_comes() -> bool:
    """Whether standard input gives a line, or its end, within a few seconds."""
    import select

    try:
        ready, _, _ = select.select([sys.stdin], [], [], FIRST_LINE)
    except (OSError, ValueError):  # no file that can be waited for, such as a test's text
        return True
    return bool(ready)
