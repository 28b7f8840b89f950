"""What a table tells one viewer, as plain data: log lines, refusals, scores, results, rulings.

Everything here is made from the viewer's view, its own questions and its own notes.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from boardwright import rulebook
from boardwright.core.ask import COUNT, PASS, Ask, Entry, Rule
from boardwright.core.errors import Malformed
from boardwright.core.game import Game, Result
from boardwright.core.position import FORCED
from boardwright.core.table import Table, write

MODES: Final = ("must", "may", "if_possible")


@cache
def book(game: str, language: str) -> rulebook.Book | None:
    """The rulebook of a game; None where it has none."""
    try:
        return rulebook.load(game, language)
    except Malformed:
        return None


def cited(game: Game, id: str, language: str) -> rulebook.Entry | None:
    """A rule in the rulebook; None where it does not stand there."""
    found = book(game.name, language)
    return found.by_id.get(id) if found is not None else None


def seated(words: Any, names: list[str]) -> Any:
    """The words with people's names, where the game's can be told them."""
    return words.seated(names) if hasattr(words, "seated") else words


class Viewer:
    """One pair of eyes at a table: a seat, or a spectator (None), with a language and a width of screen."""

    def __init__(
        self, table: Table, seat: int | None, language: str, narrow: bool = False, names: list[str] | None = None
    ) -> None:
        self.table = table
        self.game = table.game
        self.seat = seat
        self.language = language
        self.narrow = narrow
        self.words: Any = seated(table.game.words(language), names or [])
        self.view: Any = table.view(seat)

    @property
    def asks(self) -> list[Ask]:
        """The viewer's own open questions."""
        return [ask for ask in self.table.asks if ask.seat == self.seat]

    def svgs(self) -> dict[str, str]:
        """The pictures by name; none where the game has no drawing."""
        if self.game.draw is None:
            return {}
        asks = self.asks
        return self.game.draw(self.view, self.words, asks[0].kind.name if asks else None, self.narrow)

    def ask(self, ask: Ask, ply: int) -> dict[str, Any]:
        """A question with its options in words."""
        return {
            "kind": ask.kind.name,
            "ply": ply,
            "question": self.words.question(self.view, ask),
            "because": self.because(ask),
            "mode": MODES[ask.mode],
            "options": [self.option(ask, value) for value in ask.options],
        }

    def because(self, ask: Ask) -> dict[str, Any] | None:
        """The rule that puts the question, where the game's words tell it."""
        tell = getattr(self.words, "because", None)
        return None if tell is None else {"rule": (told := tell(self.view, ask))[0], "text": told[1]}

    def option(self, ask: Ask, value: int) -> dict[str, Any]:
        """An option: the answer text, the piece in the picture, a sentence, and what it brings."""
        return self.named(ask, value) | {
            "text": self.words.option(self.view, ask, value),
            "forecast": self.game.forecast(self.view, ask, value, self.words),
            "badge": self.badge(ask, value),
            "icons": self.icons(ask, value),
        }

    def badge(self, ask: Ask, value: int) -> str:
        """What an option brings in a few signs, where the game's words tell it."""
        tell = getattr(self.words, "badge", None)
        return tell(self.view, ask, value) if tell is not None else ""

    def icons(self, ask: Ask, value: int) -> list[str]:
        """What an option is about in icons of the pictures, where the game's words tell it."""
        tell = getattr(self.words, "icons", None)
        return tell(self.view, ask, value) if tell is not None else []

    def named(self, ask: Ask, value: int) -> dict[str, Any]:
        """A value as number, answer text and id."""
        piece = None if value == PASS else f"{ask.kind.domain.name}-{value}"
        return {"value": value, "answer": write(self.table.box, ask, value), "id": piece}

    def why_not(self, ask: Ask, value: int) -> dict[str, Any]:
        """Why a value is no option, or that it is one (`rule` null). Raises Malformed for none of the domain's."""
        rule = None if value == PASS else self.table.why_not(ask.seat, value)
        told = {"text": self.words.option(self.view, ask, value), "allowed": value in ask.options}
        return self.named(ask, value) | told | {"rule": rule and self.refusal(rule)}

    def refusal(self, rule: Rule) -> dict[str, Any]:
        """A rule that forbids, with the numbers that explain it and where it stands in the rulebook."""
        entry = cited(self.game, rule.id, self.language)
        return {
            "id": rule.id,
            "text": self.words.refusal(rule),
            "section": entry.section if entry is not None else "",
            "have": rule.have if rule.need >= 0 else None,
            "need": rule.need if rule.need >= 0 else None,
        }

    # -- what has happened --------------------------------------------------------------------------------------

    def log(self) -> list[tuple[int, Entry]]:
        """The notes that the viewer may read, with the number of the entry that made each."""
        return self.table.log(self.seat)

    def line(self, at: int, note: Entry) -> dict[str, Any]:
        """A line of the log: its entry, its rule, its sentence, and the pieces that it speaks of."""
        rule = self.rule_of(note)
        text = self.words.note(self.view, note).removesuffix(f" [{rule}]")
        return {
            "entry": at,
            "kind": note[0],
            "rule": rule,
            "text": text,
            "ids": self.pieces(note),
            "tag": self.tag(note),
        }

    def tag(self, note: Entry) -> dict[str, str] | None:
        """What a note did to one of its pieces, in a word, where the game's words tell it."""
        tell = getattr(self.words, "tag", None)
        told = None if tell is None or note[0] == FORCED else tell(self.view, note)
        if told is None:
            return None
        at, text = told
        return {"id": self.piece(note, at), "text": text}

    def rule_of(self, note: Entry) -> str | None:
        return None if note[0] == FORCED else self.game.notes[note[0]].rule

    def pieces(self, note: Entry) -> list[str]:
        """The ids of what a note speaks of."""
        name, _, numbers = note
        if name == FORCED:
            domain, number = list(self.game.kinds.values())[numbers[1]].domain, numbers[2]
            return [f"{domain.name}-{number}"] if domain is not COUNT and number >= 0 else []
        pairs = zip(self.game.notes[name].domains, numbers, strict=True)
        return [self.piece(note, at) for at, (of, number) in enumerate(pairs) if of is not COUNT and number >= 0]

    def piece(self, note: Entry, at: int) -> str:
        """The id of what a number of a note names: by its domain, where the game's words do not tell another."""
        tell = getattr(self.words, "piece", None)
        told = None if tell is None else tell(self.view, note, at)
        return told or f"{self.game.notes[note[0]].domains[at].name}-{note[2][at]}"

    # -- scores -------------------------------------------------------------------------------------------------

    def standings(self) -> list[dict[str, Any] | None]:
        """The score so far, a sheet a seat, and after them one for each rival that is no seat."""
        told = self.game.standing(self.view) or []
        found = [self.standing(each) for each in told]
        return found + [None] * (self.table.seats - len(found))

    def prospect(self, player: int) -> str:
        """What a player, or a rival, has before them in a few words, where the game's words tell it."""
        tell = getattr(self.words, "prospect", None)
        return "" if tell is None or self.table.over else " · ".join(tell(self.view, player))

    def standing(self, told: Any) -> dict[str, Any]:
        """A standing is a number, or (player, points with their rules)."""
        return {"total": told, "points": []} if isinstance(told, int) else self.sheet(told[1])

    def sheet(self, points: list[tuple[Rule, int]]) -> dict[str, Any]:
        """Points with the rule that each comes from."""
        told = [{"rule": rule.id, "text": self.words.score(rule), "points": number} for rule, number in points]
        return {"total": sum(number for _, number in points), "points": told}

    def result(self) -> dict[str, Any]:
        """How the game ended, and the seed that proves every draw."""
        result: Result = self.game.result(self.table.position.state)
        return {
            "places": result.places,
            "winners": result.winners(),
            "rivals": result.rivals,
            "reason": {"rule": result.reason.id, "text": self.words.refusal(result.reason)},
            "sheets": [self.sheet(points) for points in result.sheets],
            "seed": self.table.seed.hex(),
        }

    def notices(self) -> list[str]:
        """What is ours at this table, and not the publisher's, where the game's words tell it."""
        tell = getattr(self.words, "notices", None)
        return tell(self.view) if tell is not None else []

    def primer(self) -> dict[str, Any]:
        """The game in brief and what its things do, where the game's words tell it."""
        brief, terms = getattr(self.words, "primer", None), getattr(self.words, "terms", None)
        told = [] if terms is None else terms(self.view)
        return {
            "brief": [] if brief is None else brief(self.view),
            "terms": [{"name": name, "text": text} for name, text in told],
        }

    def moment(self) -> str:
        """Where the game stands, such as its round, where the game's words tell it."""
        tell = getattr(self.words, "moment", None)
        return "" if tell is None else str(tell(self.view))

    def steps(self) -> list[dict[str, str]]:
        """The steps of the turn or phase under way, where the game's words tell them."""
        tell = getattr(self.words, "steps", None)
        found = [] if tell is None or self.table.over else tell(self.view)
        return [{"name": name, "state": state, "detail": detail} for name, state, detail in found]

    def rulings(self) -> list[dict[str, Any]]:
        """Every option with its value in words, and whether that is the default."""
        table = self.table
        return [
            {
                "name": option.name,
                "title": self.words.option_title(option.name),
                "value": (value := table.options[option.name]),
                "meaning": self.words.option_value(option.name, value) if option.values else value,
                "ruling": option.ruling,
                "usual": value == option.default_for(table.seats, table.box),
            }
            for option in self.game.options
        ]
