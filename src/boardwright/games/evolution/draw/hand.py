"""The own hand: each card as its two halves, traits of equal standing."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from boardwright.drawing.svg import picture, piece, placed, rect, text
from boardwright.games.evolution.draw.beast import portrait
from boardwright.games.evolution.draw.marks import chip
from boardwright.games.evolution.draw.sight import GAME
from boardwright.games.evolution.phrases import _
from boardwright.games.evolution.state import NOBODY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boardwright.games.evolution.draw.sight import Sight

ABOUT_CARDS: Final = {"create", "trait", "exchange"}
"""Kinds that open the hand."""
MOST: Final = 4
"""More cards are shown by name only."""
ACROSS: Final = 3
SKIN: Final = 4
"""A half shows its part on one and the same animal."""


def hand(sight: Sight) -> str:
    """Quiet and folded while the question is about something else. A spectator has none: empty text."""
    if sight.view.seat == NOBODY:
        return ""
    cards = sight.view.players[sight.view.seat].hand
    kind = "open" if sight.focus in ABOUT_CARDS else "folded"
    label = sight.say(_("Your hand: {cards}"), cards=sight.words.cards(len(cards)))
    if not cards:
        return picture(GAME, "hand", label, (160, 26), text(2, 18, sight.say(_("no cards in hand")), "q", room=156))
    if len(cards) > MOST and not sight.narrow:
        return picture(GAME, "hand", label, *in_rows(sight, cards), kind)
    w = 120 if kind == "folded" else 128
    body = "".join([card(sight, each, w, 4 + k * (w + 10)) for k, each in enumerate(cards)])
    size = len(cards) * (w + 10) - 2, card_height(sight) + 10
    return picture(GAME, "hand", label, size, body, kind)


def in_rows(sight: Sight, cards: Sequence[int]) -> tuple[tuple[float, float], str]:
    """Many cards: by name only, in two rows where that goes, so that their letters keep their size."""
    w, h, across = 126, 58, min(max(ACROSS, math.ceil(len(cards) / 2)), ACROSS + 1)
    body = "".join(
        [
            named(sight, each, w, h, (4 + k % across * (w + 8), 5 + k // across * (h + 8)))
            for k, each in enumerate(cards)
        ]
    )
    return (across * (w + 8), math.ceil(len(cards) / across) * (h + 8) + 2), body


def named(sight: Sight, id: int, w: float, h: float, place: tuple[float, float]) -> str:
    """A card without pictures: its two traits by name."""
    halves = ""
    for half in (2 * id, 2 * id + 1):
        trait, box = sight.box.halves[half], (3.0, 4.0 + half % 2 * 26, w - 6, 24.0)
        body = placed(3, 5 + half % 2 * 26, chip(sight, trait, w - 6))
        halves += piece(f"half-{half}", sight.told[trait], body, box)
    body = rect(0, 0, w, h, 8, "face") + halves
    words = sight.words.card(sight.box, id)
    return piece(f"card-{id}", words, body, (0, 0, w, h), place, "card", origin="pile-traits")


def art_height(sight: Sight) -> float:
    """The picture of a half; lower on a phone, so that its letters keep their size."""
    return 24 if sight.narrow else 42


def card_height(sight: Sight) -> float:
    return 2 * art_height(sight) + 66


def card(sight: Sight, id: int, w: float, x: float) -> str:
    step = art_height(sight) + 32
    halves = half(sight, 2 * id, w, 5) + half(sight, 2 * id + 1, w, 5 + step)
    h = card_height(sight)
    body = rect(0, 0, w, h, 8, "face") + halves
    return piece(
        f"card-{id}", sight.words.card(sight.box, id), body, (0, 0, w, h), (x, 5), "card", origin="pile-traits"
    )


def half(sight: Sight, id: int, w: float, y: float) -> str:
    """The plain animal with this one part, then the trait's name."""
    trait, h = sight.box.halves[id], art_height(sight)
    kind = f"half f{sight.family(trait)}"
    art = portrait(w - 10, h, (sight.box.trait_ids[trait],), False, SKIN, kind)
    body = placed(5, 0, art) + placed(4, h + 2, chip(sight, trait, w - 8))
    return piece(f"half-{id}", sight.told[trait], body, (4, -1, w - 8, h + 26), (0, y))
