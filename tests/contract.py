"""A game made again with other parts."""

from __future__ import annotations

from typing import Any

from boardwright.core.game import Game

SAME = (
    "name", "title", "version", "seats", "identities", "components", "options", "types", "setup", "why_not_options",
    "load_box", "scene", "audit", "result", "view", "unknown", "rename", "words", "text", "standing", "forecast",
    "value",
)  # fmt: skip


def remade(game: Game, steps: dict[str, Any], **changes: Any) -> Game:
    """The game with these steps, by name, and other functions of the contract where they are given."""
    contract: dict[str, Any] = {name: getattr(game, name) for name in SAME}
    contract |= {"kinds": list(game.kinds.values()), "notes": list(game.notes.values())}
    return Game(**(contract | {"steps": list(steps.items())} | changes))
