"""A game told as text: what every seat and a spectator see at every question, what is asked, what the log says.

A view stands in full at the first question of a round or year; after that only the lines that have changed. Those
that change alike for everybody stand once, under "all".
"""

from __future__ import annotations

from collections.abc import Iterator
from difflib import SequenceMatcher
from pathlib import Path
from typing import Any, Final

from boardwright.core.ask import PASS, Ask
from boardwright.core.chance import Chance
from boardwright.core.table import Table, write
from tests.plays import PLAYS, chance_of, sit_down

FOLDER: Final = Path(__file__).parent
TOLD: Final = {
    "two": ("183", 220),
    "three": ("389", 130),
    "quartet": ("236", 115),
    "solo": ("300", 100),
    "rulings": ("213", 135),
    "race_two": ("17", 268),
    "modules": ("39", 330),
    "evacuation_solo": ("37", 172),
    "newcomers": ("49", 170),
    "era_rulings": ("64", 230),
    "vici_rulings": ("41", 260),
}
"""Which of the fixed games are told: the key of each, and how many questions at most, for short files."""
PLAYED: Final = {name: told for name, told in TOLD.items() if name in PLAYS}
RARELY: Final = {"exchange": 2, "create": 5, "trait": 2}
"""What is passed nearly always: all but once in so many times."""
IDLE: Final = [
    "turn stamina", "turn intelligence", "turn calm", "turn dexterity", "turn expression", "turn perception",
    "turn sleep", "part pass", "install pass", "activity pass", "trade pass", "project pass", "goal pass",
]  # fmt: skip
"""What leads nowhere, in Civolution."""
Seen = dict[int | None, list[str]]


def golden(name: str) -> Path:
    """The file in which a game is told."""
    return FOLDER / PLAYS[name].game / f"{name}.txt"


def tell(name: str) -> str:
    """A whole game, or its first questions."""
    key, questions = PLAYED[name]
    return "\n".join(Telling(sit_down(name, key), chance_of(f"{name} {key}")).lines(questions)) + "\n"


def eager(table: Table, ask: Ask, luck: Chance) -> int:
    """A choice at random of somebody who wants to get on: few creatures, and no sleep if there is more to do."""
    names = [write(table.box, ask, choice) for choice in ask.options]
    if "action transmute" in names:
        return ask.options[names.index("action transmute")]
    if ask.kind.name in RARELY and luck.below(RARELY[ask.kind.name]):
        return PASS
    busy = ask.options[:-1] if ask.kind.name == "action" and len(names) > 1 else ask.options
    if table.game.name == "civolution":
        busy = [choice for name, choice in zip(names, ask.options, strict=True) if name not in IDLE] or ask.options
    return busy[luck.below(len(busy))]


class Telling:
    """A table that is told question by question."""

    def __init__(self, table: Table, luck: Chance) -> None:
        self.table = table
        self.words: Any = table.game.words("en")
        self.luck = luck
        self.viewers: list[int | None] = [*range(table.seats), None]
        self.before: Seen = {}
        self.heard: dict[int | None, int] = dict.fromkeys(self.viewers, 0)
        self.period = 0

    def lines(self, most: int) -> Iterator[str]:
        """The heading, at most so many questions, and the end."""
        seats, game = self.table.seats, self.table.game
        yield f"{game.title}, rules version {game.version}, {seats} {'seat' if seats == 1 else 'seats'}"
        yield from [f"  {name}={value}" for name, value in self.table.options.items()]
        for _ in range(most):
            if self.table.over:
                break
            yield from self.question()
        yield from self.end()

    def question(self) -> Iterator[str]:
        """What is heard and seen, what is asked, and the answer."""
        ask = self.table.asks[self.luck.below(len(self.table.asks))]
        yield from ["", f"== entry {len(self.table.entries)}"]
        yield from self.log()
        yield from self.views()
        for each in self.table.asks:
            yield from self.asked(each)
        choice = eager(self.table, ask, self.luck)
        yield f"> seat {ask.seat + 1}: {write(self.table.box, ask, choice)}"
        self.table.choose(ask.seat, choice)

    def asked(self, ask: Ask) -> Iterator[str]:
        view = self.table.view(ask.seat)
        yield f"? seat {ask.seat + 1}, ply {self.table.ply(ask.seat)}: {self.words.question(view, ask)}"
        for choice in ask.options:
            yield f"    {write(self.table.box, ask, choice)}: {self.words.option(view, ask, choice)}"

    def views(self) -> Iterator[str]:
        """What each viewer sees now; of changes first those that all see."""
        state: Any = self.table.position.state
        whole, self.period = period(state) != self.period, period(state)
        now = {viewer: self.table.game.text(self.table.view(viewer), self.words).split("\n") for viewer in self.viewers}
        if whole:
            shown = {viewer: [f"  {line}".rstrip() for line in now[viewer]] for viewer in self.viewers}
        else:
            shown = {viewer: changes(self.before[viewer], now[viewer]) for viewer in self.viewers}
        common = [] if whole else [line for line in shown[None] if all(line in lines for lines in shown.values())]
        yield from block("all", common)
        for viewer in self.viewers:
            yield from block(named(viewer), [line for line in shown[viewer] if line not in common])
        self.before = now

    def log(self) -> Iterator[str]:
        """What everybody hears, then what only a seat does, or hears in other words."""
        news = {viewer: self.news(viewer) for viewer in self.viewers}
        yield from [f"* {line}" for line in news[None]]
        for viewer in self.viewers:
            yield from [f"* {named(viewer)}: {line}" for line in news[viewer] if line not in news[None]]

    def news(self, viewer: int | None) -> list[str]:
        lines = self.table.log(viewer)
        fresh = lines[self.heard[viewer] :]
        self.heard[viewer] = len(lines)
        return [self.words.note(self.table.view(viewer), note) for _, note in fresh]

    def end(self) -> Iterator[str]:
        yield from ["", f"== entry {len(self.table.entries)}"]
        yield from self.log()
        yield from self.views()
        if not self.table.over:
            yield "(and so on)"
            return
        result = self.table.game.result(self.table.position.state)
        yield f"over: {self.words.refusal(result.reason)} [{result.reason.id}]; places {result.places}, {result.rivals}"
        for seat, points in enumerate(result.sheets):
            yield from [f"  seat {seat + 1}: {number} {self.words.score(rule)} [{rule.id}]" for rule, number in points]


def period(state: Any) -> int:
    """The round, year or era of a game."""
    return int(next(getattr(state, name) for name in ("round", "year", "era") if hasattr(state, name)))


def named(viewer: int | None) -> str:
    return "spectator" if viewer is None else f"seat {viewer + 1}"


def block(title: str, lines: list[str]) -> list[str]:
    return [f"{title}:", *lines] if lines else []


def changes(old: list[str], new: list[str]) -> list[str]:
    """What differs: `~` a line in the place of another, `-` a line gone, `+` a line come."""
    lines: list[str] = []
    for how, first, last, start, end in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if how == "equal":
            continue
        if last - first == end - start:
            lines += [f"~ {line}" for line in new[start:end]]
        else:
            lines += [f"- {line}" for line in old[first:last]] + [f"+ {line}" for line in new[start:end]]
    return [line.rstrip() for line in lines]
