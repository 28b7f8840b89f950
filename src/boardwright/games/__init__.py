"""The games: one folder each, found by name."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from boardwright.core.game import Game


def names() -> list[str]:
    """The games that are there, in alphabetical order."""
    return sorted(module.name for module in iter_modules(__path__) if module.ispkg)


def load(name: str) -> Game:
    """The ruleset of a game; only its own modules are imported. Raises Malformed for an unknown name."""
    from boardwright.core.components import hint
    from boardwright.core.errors import Malformed

    if name not in names():
        raise Malformed(f"{name!r} is no game; {hint(name, names())}")
    return cast("Game", import_module(f"boardwright.games.{name}").RULESET)
