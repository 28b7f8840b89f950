"""Tables of Evolution staged in a line or two, and played by answer texts.

A creature is written `"1 ember 2 vampire toxic asleep"`: its owner (seats from 1; in solo 2 is the Shadow), name,
energy, then traits and marks (`asleep`, `barred`, `used:pesky`). Nobody has a hand unless it is given.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from boardwright import games
from boardwright.core.ask import PASS, Ask, Rule
from boardwright.core.chance import SecretChance
from boardwright.core.options import complete
from boardwright.core.position import FORCED, Position
from boardwright.core.table import write
from boardwright.games.evolution.names import NAMES

GAME = games.load("evolution")
BOX = GAME.load_box(GAME.components)
CASES = {
    case["id"]: case
    for case in map(
        json.loads, (Path(__file__).parents[2] / "cases" / "evolution.jsonl").read_text("utf-8").splitlines()
    )
}
HELD: set[str] = set()
"""The cases that a test holds."""


def case(*ids: str) -> pytest.MarkDecorator:
    """The test holds these cases, and so their rules."""
    HELD.update(ids)
    mark: pytest.MarkDecorator = pytest.mark.rule(*sorted({rule for id in ids for rule in CASES[id]["rules"]}))
    return mark


def row(id: str, *values: Any) -> Any:
    """A line of a table of cases."""
    return pytest.param(*values, id=id, marks=case(id))


def card(first: str, second: str) -> str:
    """The id of the card with these two traits."""
    pair = {BOX.trait_ids.index(first), BOX.trait_ids.index(second)}
    found: str = next(id for at, id in enumerate(BOX.card_ids) if set(BOX.halves[2 * at : 2 * at + 2]) == pair)
    return found


def others(number: int, *but: str) -> list[str]:
    """So many cards that are none of these."""
    return [id for id in reversed(BOX.card_ids) if id not in but][:number]


def quoted(value: Any) -> str:
    """A value as TOML."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {quoted(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(quoted(each) for each in value) + "]"
    return json.dumps(value)


def creature(line: str) -> dict[str, Any]:
    owner, name, energy, *words = line.split()
    marks = [word for word in words if word in {"asleep", "barred"}]
    used = [word.removeprefix("used:") for word in words if word.startswith("used:")]
    traits = [word for word in words if word not in marks and not word.startswith("used:")]
    found: dict[str, Any] = {"name": name, "owner": int(owner), "energy": int(energy), "traits": traits}
    return found | dict.fromkeys(marks, True) | ({"used": used} if used else {})


class Staged:
    """A position with the table around it: creatures by name, answers as texts, what was asked on the way."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.asked: list[str] = [ask.kind.name for ask in position.asks]
        self.told: list[str] = []
        self.listen()

    @property
    def g(self) -> Any:
        return self.position.state

    @property
    def ask(self) -> Ask:
        return self.position.asks[0]

    @property
    def kind(self) -> str:
        """What is asked now; "" when the game is over."""
        return self.ask.kind.name if self.position.asks else ""

    @property
    def seat(self) -> int:
        """Who is asked, from 1."""
        return self.ask.seat + 1

    def listen(self) -> None:
        """What the log tells of answers that were not asked for, as the texts that they would have had."""
        for name, _, numbers in self.g.notes or []:
            if name == FORCED:
                self.told.append(text_of(list(GAME.kinds)[numbers[1]], numbers[2]))
            elif name in TOLD:
                self.told += [text_of(kind, numbers[at]) for kind, at in TOLD[name]]
            elif name == "fell_asleep":
                self.told += [text_of("activate", numbers[0]), "action sleep"]
        if self.g.active >= 0:
            self.told.append(text_of("activate", self.g.active))
        self.g.notes = []

    def __getitem__(self, name: str) -> Any:
        """A creature on the table."""
        found = [it for player in self.g.players for it in player.creatures if NAMES[it.id].lower() == name]
        assert found, f"{name} is not on the table"
        return found[0]

    def newest(self, seat: int) -> Any:
        return self.g.players[seat - 1].creatures[-1]

    def names(self, seat: int) -> list[str]:
        return [NAMES[it.id].lower() for it in self.g.players[seat - 1].creatures]

    def traits(self, name: str) -> list[str]:
        """The traits that its cards show."""
        return sorted(BOX.trait_ids[BOX.halves[half]] for half in self[name].row)

    def hand(self, seat: int) -> list[str]:
        return [BOX.card_ids[each] for each in self.g.players[seat - 1].hand]

    # -- playing ----------------------------------------------------------------------------------------------

    def choose(self, value: int) -> None:
        self.position.choose(self.ask.seat, value)
        self.listen()
        self.asked += [ask.kind.name for ask in self.position.asks]

    def reach(self, kind: str) -> None:
        """Pass until this is asked."""
        while self.kind != kind:
            assert self.position.asks, f"{kind} was never asked; the game is over"
            assert PASS in self.ask.options, f"{kind}: {self.kind} comes first, and must be answered"
            self.choose(PASS)

    def do(self, *answers: str) -> Staged:
        """Give answers, passing what lies between; one that was not asked for is held against what the log tells."""
        for answer in answers:
            kind, _, label = answer.partition(" ")
            if self.kind != kind and self.known(kind):
                assert any(fits(text, answer) for text in self.known(kind)), f"{answer}: {self.known(kind)}"
            else:
                self.reach(kind)
                self.told = []
                self.choose(self.value(label))
        return self

    def known(self, kind: str) -> list[str]:
        """The answers of this kind since the last one given here, as the log tells them."""
        return [text for text in self.told if text.split()[0] == kind]

    def value(self, label: str) -> int:
        """The option of that text; a card half goes by its trait."""
        texts = [(option, write(BOX, self.ask, option)) for option in self.ask.options]
        found = [option for option, text in texts if fits(text, f"{self.kind} {label}")]
        assert found, f"{self.kind} {label}: only {[text for _, text in texts]}"
        return found[0]

    def options(self, kind: str) -> list[str]:
        """What may be answered to this question, which comes next; the only answer where the kernel gave it."""
        if self.kind != kind and self.known(kind):
            return [self.known(kind)[0].partition(" ")[2]]
        self.reach(kind)
        return [write(BOX, self.ask, option).partition(" ")[2] for option in self.ask.options]

    def why_not(self, kind: str, label: str) -> Rule:
        """The rule that forbids a value of the question that comes next."""
        self.reach(kind)
        for value in self.ask.kind.domain.values:
            if fits(write(BOX, self.ask, value), f"{kind} {label}"):
                rule = self.position.why_not(self.ask.seat, value)
                assert rule is not None, f"{kind} {label} is allowed"
                assert value not in self.ask.options
                return rule
        raise AssertionError(f"{label} is no value of {kind}")


TOLD = {
    "attacked": [("target", 1)],
    "woke": [("wake", 1)],
    "frightened": [("frighten", 1)],
    "copied": [("copy", 1)],
    "burned": [("burn", 1)],
    "avenged": [("lose", 1)],
    "took": [("part", 1)],
}
"""What a line of the log tells of an answer: its kind, and which of the numbers is the value."""


def text_of(kind: str, value: int) -> str:
    return f"{kind} {GAME.kinds[kind].domain.label(BOX, value)}"


def fits(text: str, answer: str) -> bool:
    """Is that the answer? Of a card half the card may be left out, or the trait."""
    kind, _, label = text.partition(" ")
    given, _, wanted = answer.partition(" ")
    return kind == given and wanted in {label, *label.split(":")}


def stage(*creatures: str, **scene: Any) -> Staged:
    """A scene; the source holds 3 tokens below and none above unless it is given, two seats, the first one's turn."""
    standard: dict[str, Any] = {"seats": 2, "turn": 1, "source": {"id": "source_01", "lower": 3}, "hands": {}}
    scene = standard | scene
    hands = {str(seat): scene["hands"].get(seat, []) for seat in range(1, scene["seats"] + 1)}
    scene |= {"hands": hands, "creatures": [creature(line) for line in creatures]}
    text = "\n".join(f"{key} = {quoted(value)}" for key, value in scene.items())
    state = GAME.scene(text, BOX)
    GAME.audit(state)
    state.notes = []
    return Staged(Position.start(GAME, state))


def opened(seats: int, seed: int = 1, **options: str) -> Staged:
    """A game just set up."""
    state = GAME.setup(seats, SecretChance(seed.to_bytes(16, "big")), complete(GAME, options, seats, BOX), BOX)
    state.notes = []
    return Staged(Position.start(GAME, state))
