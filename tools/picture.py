"""Draw docs/table.svg: a real position of a real game, as the terminal shows it. `python -m tools.picture [FILE]`."""

from __future__ import annotations

import io
import re
import sys
from inspect import signature
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.terminal_theme import DEFAULT_TERMINAL_THEME
from rich.text import Text

from boardwright import games
from boardwright.cli import inquiry
from boardwright.cli.session import HUMAN, Session
from boardwright.cli.terminal import Terminal
from boardwright.core.table import Table

TARGET: Final = Path(__file__).parent.parent / "docs" / "table.svg"
SEED: Final = 11
EARLIEST: Final = 90
"""Entries before the picture is taken, so that there is something to see."""
COLOURS: Final = {"●+|◆+": "green", "○+|◇+": "bright_black", r"\[[A-Z]+-\d+\w?\]": "blue", r"^> .*": "bold magenta"}
FONT: Final = re.compile(r"@font-face \{\{.*?\}\}\s*", re.DOTALL)


class Paper(Terminal):
    """Keeps what it is told."""

    def __init__(self) -> None:
        super().__init__()
        self.ascii = False
        self.lines_shown: list[tuple[str, bool]] = []

    @property
    def width(self) -> int:
        return 100

    def say(self, text: str = "", indent: str = "") -> None:
        self.lines_shown += [(self._wrapped(line, indent), False) for line in text.split("\n")]

    def title(self, text: str) -> None:
        self.lines_shown.append((text, True))


def main(arguments: list[str]) -> int:
    """Write the picture."""
    target = Path(arguments[0]) if arguments else TARGET
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(drawn(posed()), encoding="utf-8")
    print(f"{target}: {target.stat().st_size} bytes")
    return 0


def posed() -> Paper:
    """The table when seat 1 chooses a target, with a question why another creature is none."""
    paper = Paper()
    session = Session(table_with_a_choice(), paper, TARGET)
    ask = session.table.asks[0]
    session.show_table(ask.seat)
    session.put(ask)
    _, (near, *_) = inquiry.reasons(session, ask)[1]  # not the attacker itself, which comes first
    name = ask.kind.domain.label(session.table.box, near)
    paper.say()
    paper.say(f"> why {name}")
    inquiry.explain(session, ask, name)
    return paper


def table_with_a_choice() -> Table:
    """Bots play until seat 1 has several targets to choose from."""
    game = games.load("evolution")
    table = Table(game, 3, SEED.to_bytes(16, "big"), players=["greedy"] * 3)
    bots = Session(table, Paper(), TARGET)
    while not is_choice(table):
        bots.ask_bot(bots.next_ask())
        bots.terminal = Paper()
    table.players[0] = HUMAN
    return table


def is_choice(table: Table) -> bool:
    """Whether seat 1 is asked for a target, and has two at least."""
    ask = table.asks[0]
    return len(table.entries) > EARLIEST and ask.seat == 0 and ask.kind.name == "target" and len(ask.options) > 1


def drawn(paper: Paper) -> str:
    """The lines as an SVG, dark on light, in whatever monospaced font is there."""
    console = Console(record=True, width=102, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    for line, is_title in paper.lines_shown:
        text = Text(line, style="bold" if is_title else "")
        for pattern, style in COLOURS.items():
            text.highlight_regex(pattern, style)
        console.print(text)
    plain = FONT.sub("", signature(Console.export_svg).parameters["code_format"].default).replace(
        "Fira Code, monospace", "monospace"
    )
    return console.export_svg(
        title="boardwright play evolution", theme=DEFAULT_TERMINAL_THEME, code_format=plain, unique_id="table"
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
