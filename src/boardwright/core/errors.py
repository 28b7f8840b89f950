"""The four kinds of error, and the signal that ends a game. Not compiled: mypyc cannot subclass built-in exceptions.

`Malformed` and `IllegalChoice` are the caller's, `DeadEnd` and `BrokenInvariant` are ours.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from boardwright.core.ask import Rule


class Malformed(ValueError):
    """It cannot be read: a choice, an option, a record, a scene or an edition. The message says what would be right."""


class IllegalChoice(ValueError):
    """It can be read, and is not allowed now. `rule`: what forbids it, where a rule does."""

    def __init__(self, message: str, rule: Rule | None = None) -> None:
        super().__init__(message)
        self.rule = rule


class DeadEnd(RuntimeError):
    """A compulsory question without any option."""


class BrokenInvariant(RuntimeError):
    """A rule failed, something was lost, or a re-run went another way. The position stays as it was."""


class GameOver(Exception):
    """A rule ends the game on the spot, from however deep inside a step."""

    def __init__(self, rule: Rule) -> None:
        super().__init__(rule)
        self.rule = rule
