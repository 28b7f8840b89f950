"""The drawings of shapes.toml, read once."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from boardwright.games.evolution.box import TRAITS

FILE: Final = Path(__file__).with_name("shapes.toml")
REACH: Final = (26, 148, 6)


class Part:
    """Shapes of the animal in one layer, and when they are there: with or without a trait, awake or asleep."""

    __slots__ = ("lacking", "layer", "shapes", "trait", "union", "when")

    def __init__(self, row: dict[str, Any]) -> None:
        self.layer: str = row["layer"]
        self.trait: str = row.get("trait", "")
        self.lacking: str = row.get("lacking", "")
        self.when: str = row.get("when", "")
        self.union: str = row.get("union", "")
        self.shapes: list[str] = row["shapes"]

    def is_there(self, traits: list[str], asleep: bool) -> bool:
        if self.when and (self.when == "asleep") != asleep:
            return False
        return (not self.trait or self.trait in traits) and self.lacking not in traits


DRAWN: Final[dict[str, Any]] = tomllib.loads(FILE.read_text("utf-8"))
PARTS: Final = [Part(row) for row in DRAWN["parts"]]
SCENERY: Final[dict[str, list[str]]] = DRAWN["sources"]
LETTERS: Final[list[str]] = [DRAWN["traits"][trait]["letter"] for trait in TRAITS]
ICONS: Final[list[str]] = [DRAWN["traits"][trait]["icon"] for trait in TRAITS]


def reach(traits: list[str]) -> tuple[float, float, float]:
    """How far an animal with these parts goes: left, right, top."""
    reaches = [DRAWN["traits"][trait].get("reach", REACH) for trait in traits] or [REACH]
    top = min(each[2] for each in reaches) - lift(traits)
    return min(each[0] for each in reaches), max(each[1] for each in reaches), top


def scale(traits: list[str]) -> float:
    return float(min([DRAWN["traits"][trait].get("scale", 1) for trait in traits], default=1))


def lift(traits: list[str]) -> float:
    """How far it is off the ground."""
    return float(max([DRAWN["traits"][trait].get("lift", 0) for trait in traits], default=0))
