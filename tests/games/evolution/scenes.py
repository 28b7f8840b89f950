"""Scenes for the tests of the rules: a position, answers as texts, and what lies on the table afterwards."""

from __future__ import annotations

from boardwright.core.position import Position
from boardwright.core.scene import give, stage
from boardwright.core.table import write
from boardwright.games.evolution import RULESET
from boardwright.games.evolution.names import NAMES
from boardwright.games.evolution.queries import creature
from boardwright.games.evolution.state import Creature, State

BOX = RULESET.load_box(RULESET.components)


class Scene:
    """A position with short ways to ask and answer; every answer is followed by an audit."""

    def __init__(self, text: str) -> None:
        self.position: Position = stage(RULESET, text, BOX)
        RULESET.audit(self.position.state)

    @property
    def g(self) -> State:
        state = self.position.state
        assert isinstance(state, State)
        return state

    def answer(self, *texts: str) -> Scene:
        for text in texts:
            give(self.position, text)
            RULESET.audit(self.g)
        return self

    @property
    def asked(self) -> str:
        """The name of the open question."""
        return self.position.asks[0].kind.name

    @property
    def options(self) -> list[str]:
        ask = self.position.asks[0]
        return [write(BOX, ask, value).partition(" ")[2] for value in ask.options]

    def why_not(self, label: str) -> tuple[str, str] | None:
        """The id and the name of the rule that forbids a value, named by its label."""
        ask = self.position.asks[0]
        value = next(v for v in ask.kind.domain.values if ask.kind.domain.label(BOX, v) == label)
        rule = self.position.why_not(ask.seat, value)
        return (rule.id, rule.name) if rule else None

    def creature(self, name: str) -> Creature:
        return creature(self.g, [each.lower() for each in NAMES].index(name))

    def traits(self, name: str) -> list[str]:
        return [BOX.trait_ids[BOX.halves[half]] for half in self.creature(name).row]


def duel(attacker: list[str], target: list[str], *, energy: int = 1, target_energy: int = 2, more: str = "") -> Scene:
    """Ember of seat 1 is about to act; Moss is of seat 2; Pip, without traits, keeps the round going."""
    return Scene(
        f"""
        {more}
        [[creatures]]
        name = "ember"
        energy = {energy}
        traits = {attacker}
        [[creatures]]
        name = "moss"
        owner = 2
        energy = {target_energy}
        traits = {target}
        [[creatures]]
        name = "pip"
        owner = 2
        """
    )
