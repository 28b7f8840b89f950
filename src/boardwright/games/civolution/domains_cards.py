"""Domains of what cards and chips are asked about, beside those of domains.py."""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import Domain
from boardwright.games.civolution.box import Box
from boardwright.games.civolution.domains import income_label
from boardwright.games.civolution.names import ATTRIBUTE_CHIPS, ATTRIBUTE_PIECE, CARDS, CHIP_CARDS, INCOME_CHIPS

BUILT_IN: Final = ATTRIBUTE_PIECE + ATTRIBUTE_CHIPS
"""The built-in activity, as a number beside the pieces with abilities. [CIV-345]"""
EFFECTS: Final = 1024
"""Numbers for effects; the open edition has about 450."""


def ability_label(box: Box, number: int) -> str:
    """A piece with an ability by its id; the activity of the console is `console`."""
    if number < CARDS:
        return box.card_ids[number]
    if number < ATTRIBUTE_PIECE:
        return f"piece_{number}"  # goal and income chips have none
    return "console" if number == BUILT_IN else box.attribute_ids[number - ATTRIBUTE_PIECE]


def use_label(box: Box, use: int) -> str:
    """An income chip and what is taken: `i7.action`, `i7.point`. [CIV-346]"""
    return income_label(box, use >> 1) + (".point" if use & 1 else ".action")


def effect_label(_box: Box, number: int) -> str:
    return f"effect_{number}"


ABILITY: Final = Domain("ability", BUILT_IN + 1, ability_label)
USE: Final = Domain("use", 2 * (INCOME_CHIPS + CHIP_CARDS), use_label)
"""An income chip * 2, + 1 for the point instead of its action."""
EFFECT: Final = Domain("effect", EFFECTS, effect_label)
