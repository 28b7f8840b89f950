"""Which value a person means, and why it is not possible: the rule, its text and place, what is there and needed."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from boardwright.core.ask import PASS, Ask, Rule
from boardwright.core.errors import Malformed
from boardwright.core.table import write

if TYPE_CHECKING:
    from boardwright.cli.session import Session
    from boardwright.core.game import Game
    from boardwright.rulebook import Entry

PASSING: Final = ("pass", "p")
KEYED: Final = re.compile(r"[^\d-]*\b([0-9]{1,9})")
"""A number, after a word or without one."""
SHOWN: Final = 12
"""How many values are named in one breath."""


# -- which value is meant ---------------------------------------------------------------------------------------


def option_meant(session: Session, ask: Ask, text: str) -> int | None:
    """The option that a line means: its number, its answer text, or the name of its value; None for anything else."""
    if text.isascii() and text.isdecimal():
        at = int(text[:9]) - 1
        return ask.options[at] if 0 <= at < len(ask.options) else None
    if PASS in ask.options and without_kind(ask, text) in PASSING:
        return PASS
    found = [value for value in named(session.table.box, ask, text) if value in ask.options]
    return found[0] if len(found) == 1 else None


def without_kind(ask: Ask, text: str) -> str:
    """The name of a value, without the name of the kind where that was typed before it."""
    return " ".join(text.lower().split()).removeprefix(f"{ask.kind.name.lower()} ")


def named(box: Any, ask: Ask, text: str) -> list[int]:
    """The values of the domain that a text names: one exactly, or all in whose name the words occur."""
    domain = ask.kind.domain
    wanted = without_kind(ask, text)
    labels = {value: domain.label(box, value).lower() for value in domain.values}
    exact = [value for value, label in labels.items() if wanted in (label, label.replace("_", " "))]
    if exact or not wanted:
        return exact
    words = wanted.replace("_", " ").replace(":", " ").split()
    return [value for value, label in labels.items() if has_words(label, words)]


def has_words(label: str, words: list[str]) -> bool:
    """Whether every word is one of the label's."""
    parts = label.replace("_", " ").replace(":", " ").split()
    return all(word in parts for word in words)


def meant(session: Session, ask: Ask, text: str) -> list[int]:
    """All values that a line may mean: by name, or by its number among the options and, after them, the refused."""
    wanted = without_kind(ask, text)
    if wanted in PASSING:
        return [PASS]
    found = [] if wanted.isdecimal() else named(session.table.box, ask, text)
    keyed = KEYED.fullmatch(text)
    if found or keyed is None or int(keyed[1]) == 0:
        return found
    numbered = ask.options + refused(session, ask)
    return numbered[int(keyed[1]) - 1 : int(keyed[1])]


def refused(session: Session, ask: Ask) -> list[int]:
    """The values that are no options now, in the order in which `why` lists them."""
    return [value for _, values in reasons(session, ask) for value in values]


def reasons(session: Session, ask: Ask) -> list[tuple[Rule, list[int]]]:
    """What is not possible, grouped by the rule that forbids it; few values first, so that the near misses lead."""
    grouped: dict[tuple[str, str, int, int], tuple[Rule, list[int]]] = {}
    for value in ask.kind.domain.values:
        rule = session.table.why_not(ask.seat, value)
        if rule is not None:
            key = (rule.id, rule.name, rule.have, rule.need)
            grouped.setdefault(key, (rule, []))[1].append(value)
    return sorted(grouped.values(), key=lambda group: len(group[1]))


# -- telling ----------------------------------------------------------------------------------------------------


def explain(session: Session, ask: Ask, text: str) -> bool:
    """Say of what a line names whether it is possible, and if not why; False if it names nothing."""
    values = meant(session, ask, text)
    for value in values[:SHOWN]:
        explain_one(session, ask, value)
    if len(values) > SHOWN:
        session.terminal.say(f"... and {len(values) - SHOWN} more of that name.")
    return bool(values)


def explain_one(session: Session, ask: Ask, value: int) -> None:
    """One value."""
    answer = write(session.table.box, ask, value)
    if value in ask.options:
        number = ask.options.index(value) + 1
        session.terminal.say(f"{answer}: possible, it is number {number}: {session.sentence(ask, value)}")
    elif value == PASS:
        session.terminal.say(f"{answer}: this question must be answered.")
    else:
        rule = session.table.why_not(ask.seat, value)
        if rule is None:
            session.terminal.say(f"{answer}: allowed, but another option stands for it.")
        else:
            session.terminal.say(f"{answer}: {session.words.refusal(rule)}")
            cite(session, rule)


def cite(session: Session, rule: Rule) -> None:
    """The rule behind a refusal: numbers where they explain, its text, and where it stands in the rulebook."""
    told = session.words.refusal(rule)
    if rule.need >= 0 and not (str(rule.have) in told and str(rule.need) in told):
        session.terminal.say(f"    now {rule.have}, needed {rule.need}", "    ")
    entry = entry_of(session.game, rule.id)
    if entry is None:
        session.terminal.say(f"    [{rule.id}]")
        return
    where = f" (rulebook: {entry.section})" if entry.section else ""
    session.terminal.say(f"    [{entry.id}] {' '.join(entry.text.split())}{where}", "    ")


def entry_of(game: Game, id: str) -> Entry | None:
    """The rule in the game's rulebook; None where it has none or not this one."""
    from boardwright import rulebook

    try:
        return rulebook.load(game.name).entry(id)
    except Malformed:
        return None


def explain_all(session: Session, ask: Ask) -> None:
    """Everything that is not possible, numbered on from the options."""
    groups = reasons(session, ask)
    if not groups:
        session.terminal.say("Everything is possible.")
    number = len(ask.options)
    for rule, values in groups:
        session.terminal.say(f"{session.words.refusal(rule)} [{rule.id}]")
        session.terminal.say(f"    {in_a_row(session, ask, values, number)}", "    ")
        number += len(values)


def in_a_row(session: Session, ask: Ask, values: list[int], before: int) -> str:
    """`7 moss, 8 wisp`: the values with their numbers; only the first where there are many."""
    label = ask.kind.domain.label
    box = session.table.box
    shown = [f"{before + i} {label(box, value)}" for i, value in enumerate(values[:SHOWN], 1)]
    rest = len(values) - SHOWN
    return ", ".join(shown) + (f" and {rest} more, up to {before + len(values)}" if rest > 0 else "")


def options_in_words(game: Game, words: Any, values: dict[str, str]) -> list[str]:
    """A line for each option: its name and value, what both mean, and the rule or open point that it comes from."""
    lines = []
    for option in game.options:
        value = values[option.name]
        means = words.option_value(option.name, value) if option.values else ""
        lines.append(f"  {option.name}={value}: {words.option_title(option.name)}. {means} [{option.ruling}]")
    return lines


def rulings_in_short(game: Game, values: dict[str, str]) -> str:
    """All options of a game in a paragraph: most are rulings on what the rulebook leaves open, and that is said."""
    listed = ", ".join(f"{option.name}={values[option.name]}" for option in game.options)
    return f"Options, and rulings of ours where the rulebook leaves a choice open: {listed or 'none'}."
