"""What the small integers of questions and notes stand for, and their texts in records."""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import Domain
from boardwright.games.evolution.box import Box
from boardwright.games.evolution.names import NAMES
from boardwright.games.evolution.state import CARDS, CREATURES, SOURCES, TRAITS


def card_label(box: Box, card: int) -> str:
    return box.card_ids[card]


def half_label(box: Box, half: int) -> str:
    """A card with the trait chosen on it: `card_41:toxic`."""
    return f"{box.card_ids[half // 2]}:{box.trait_ids[box.halves[half]]}"


def trait_label(box: Box, trait: int) -> str:
    return box.trait_ids[trait]


def source_label(box: Box, source: int) -> str:
    return box.source_ids[source]


def choice_label(box: Box, choice: int) -> str:
    return box.choice_ids[choice]


def creature_label(_box: Box, creature: int) -> str:
    return NAMES[creature].lower()


def action_label(_box: Box, action: int) -> str:
    return ["gain", "transmute", "attack", "sleep"][action]


def part_label(_box: Box, part: int) -> str:
    return ["lower", "upper"][part]


def yes_label(_box: Box, _value: int) -> str:
    return "yes"


CARD: Final = Domain("card", CARDS, card_label, hideable=True)
HALF: Final = Domain("half", 2 * CARDS, half_label, hideable=True, per=2)
TRAIT: Final = Domain("trait", TRAITS, trait_label)
SOURCE: Final = Domain("source", SOURCES, source_label)
CHOICE: Final = Domain("choice", 7, choice_label)
CREATURE: Final = Domain("creature", CREATURES, creature_label)
ACTION: Final = Domain("action", 4, action_label)
PART: Final = Domain("part", 2, part_label)
YES: Final = Domain("yes", 1, yes_label)


PAIRS: Final[list[list[int]]] = [[2 * card, 2 * card + 1] for card in range(CARDS)]
"""The two halves of each card."""
