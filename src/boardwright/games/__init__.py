"""The games: one folder each, found by name."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Final, cast

if TYPE_CHECKING:
    from boardwright.core.game import Game


UNFINISHED: Final = "UNFINISHED.md"
"""In the folder of a game still being built, saying what it lacks: it is loaded by name, but shown to nobody."""


def names() -> list[str]:
    """The games that are finished, in alphabetical order."""
    return [name for name in packages() if not (Path(__path__[0]) / name / UNFINISHED).exists()]


def packages() -> list[str]:
    """The games that are there, in alphabetical order."""
    return sorted(module.name for module in iter_modules(__path__) if module.ispkg)


def load(name: str) -> Game:
    """The ruleset of a game; only its own modules are imported. Raises Malformed for an unknown name."""
    from boardwright.core.components import hint
    from boardwright.core.errors import Malformed

    if name not in packages():
        raise Malformed(f"{name!r} is no game; {hint(name, names())}")
    return cast("Game", import_module(f"boardwright.games.{name}").RULESET)
