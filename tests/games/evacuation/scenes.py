"""Scenes of Evacuation for the tests: what a player has in a line or two, answers as texts, what is open afterwards."""

from __future__ import annotations

import json
from typing import Any

from boardwright.core.scene import stage
from tests.games.evacuation.late import BOX, GAME, NEW, OLD, E, F, Late, S

__all__ = ["BOX", "GAME", "NEW", "OLD", "E", "F", "S", "Scene", "at", "quoted"]


class Scene(Late):
    """A position that a scene made; see Late for what may be done with it."""

    def __init__(self, text: str) -> None:
        self.position = stage(GAME, text, BOX)
        self.g = self.position.state
        self.g.notes = []
        GAME.audit(self.g)

    @property
    def old(self) -> list[int]:
        """Energy, steel, food on the first player's OW side."""
        return list(self.me.cubes[:3])

    @property
    def new(self) -> list[int]:
        return list(self.me.cubes[3:])

    def asks(self, kind: str) -> bool:
        return self.kind == kind


def quoted(value: Any) -> str:
    """A value as TOML."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {quoted(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(quoted(each) for each in value) + "]"
    return json.dumps(value)


def at(me: dict[str, Any] | None = None, *others: dict[str, Any], **table: Any) -> Scene:
    """A turn of the first player, who has `me`; `table`: the other keys of a scene; `turn=None`: a whole phase."""
    keys = {"turn": 1} | table
    lines = [f"{key} = {quoted(value)}" for key, value in keys.items() if value is not None]
    for player in (me or {}, *others):
        lines += ["[[players]]", *[f"{key} = {quoted(value)}" for key, value in player.items()]]
    return Scene("\n".join(lines))
