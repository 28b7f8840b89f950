"""Sentences, the table as text, standing, forecast and the bots' value of a position."""

from __future__ import annotations

from boardwright.core.ask import PASS, Ask, Entry, Rule
from tests.heist.state import State
from tests.heist.view import View


class Words:
    def __init__(self, language: str) -> None:
        self.language = language

    def question(self, view: View, ask: Ask) -> str:
        return f"Choose: {ask.kind.name}"

    def option(self, view: View, ask: Ask, value: int) -> str:
        return "Pass" if value == PASS else f"{ask.kind.name} {ask.kind.domain.label(None, value)}"

    def note(self, view: View, entry: Entry) -> str:
        return f"{entry[0]} {entry[2]}"

    def primer(self, view: View) -> list[str]:
        return ["Take more coins than the others."]

    def terms(self, view: View) -> list[tuple[str, str]]:
        return [("coin", "One point each."), ("trap", "It springs.")]

    def refusal(self, rule: Rule) -> str:
        return f"{rule.name} ({rule.id})" if rule.need < 0 else f"{rule.name}: {rule.have} of {rule.need} ({rule.id})"

    def score(self, rule: Rule) -> str:
        return rule.name

    def option_title(self, name: str) -> str:
        return f"The {name}"

    def option_value(self, name: str, value: str) -> str:
        return f"It is {value}."


def text(view: View, words: Words, width: int = 100) -> str:
    seats = ", ".join(f"{coins} coins {size} cards" for coins, size in zip(view.coins, view.sizes, strict=True))
    return f"Round {view.turn}: {seats}; hand {view.hand}"


def standing(view: View) -> list[int]:
    return view.coins


def forecast(view: View, ask: Ask, value: int, words: object = None) -> str:
    return ""


def value(g: State, seat: int) -> float:
    me = g.players[seat]
    return me.coins + len(me.hand) / 10
