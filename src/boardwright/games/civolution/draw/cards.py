"""Cards in hand and cards to choose from: cost spaces, bonus and ability in words. [CIV-413..418]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boardwright.drawing.svg import group, lines, path, piece, rect, text
from boardwright.games.civolution.draw.icons import icon, paint
from boardwright.games.civolution.draw.pieces import TYPES, material
from boardwright.games.civolution.names import CARDS, FEATURES, NOBODY, STORAGE
from boardwright.games.civolution.vocabulary_abilities import SPACE_EMPTY, SPACE_HAVE_FEATURE, SPACE_RETURN_MATERIAL
from boardwright.games.civolution.words_phrases import _

if TYPE_CHECKING:
    from boardwright.games.civolution.draw.sight import Sight

WIDE: Final = 928
NARROW: Final = 344
LEAST: Final = 92
"""The height of a card of few words."""
LINE: Final = 14.5
GAP: Final = 7
FROM_HAND: Final = ("start_card", "install", "lay")
"""Questions for a card of the hand, which then lies above what else may be chosen later."""
HEAD: Final = 22
SPACES: Final = 5
SPACE_HIGH: Final = 24
NOTE: Final = 13
"""A line below the cost spaces."""


def hand(sight: Sight) -> str:
    """What the viewer holds for itself; empty text where that is nothing."""
    if sight.view.seat == NOBODY:
        return ""
    me, w = sight.me, NARROW if sight.narrow else WIDE
    choose = [card for card in [*me.drawn, *starting(sight)] if card >= 0]
    coming = [card for card in sight.table.playing if 0 <= card < CARDS]
    held = [card for card in me.hand if card >= 0 and card not in choose and card not in coming]
    out, y = "", 0.0
    mine = _("Being installed, then your hand") if coming else _("Your hand")
    parts = [(_("To choose from"), choose), (mine, coming + held)]
    if coming or (sight.domain == "card" and sight.focus in FROM_HAND):
        parts.reverse()
    for words, cards in parts:
        if cards:
            top = 18 if choose or coming else 0
            body, high = rows(sight, cards, w, y + top)
            out += (text(1, y + 13, sight.say(words), "t12 q") if top else "") + body
            y += top + high
    if not out:
        return ""
    return paint("cards", sight.say(_("Your hand")), (w, y - GAP), out, sight.say(_("Hand")))


def starting(sight: Sight) -> list[int]:
    """Starting marker cards, until one is kept. [CIV-067]"""
    cards = sight.me.marker_cards
    return cards if len(cards) > 1 or sight.domain == "marker_card" else []


def rows(sight: Sight, cards: list[int], w: float, y: float) -> tuple[str, float]:
    """Five cards beside each other on the desktop, one on a phone; as high as the highest of a row."""
    columns = 1 if sight.narrow else 5
    wide = (w - (columns - 1) * GAP) / columns
    out, top = "", y
    for first in range(0, len(cards), columns):
        here = cards[first : first + columns]
        high = max([height(sight, card, wide) for card in here])
        out += "".join([one(sight, card, wide, high, at * (wide + GAP), top) for at, card in enumerate(here)])
        top += high + GAP
    return out, top - y


def height(sight: Sight, card: int, w: float) -> float:
    """What a card needs, so that nothing that it does is cut off."""
    if card >= CARDS:
        return max(LEAST - 20, 32 + 15 * len(lines(sight.words.marker_text(sight.box, card - CARDS), w - 16, 9, "t12")))
    return max(LEAST, below(sight, card) + LINE * len(does(sight, card, w)) - 4)


def below(sight: Sight, card: int) -> float:
    """Where the words of a card begin: below its cost spaces, their points, and the settlements that do as well."""
    return HEAD + SPACE_HIGH + 30.0 + (NOTE if has_settlements(sight, card) else 0)


def has_settlements(sight: Sight, card: int) -> bool:
    spaces = range(card * SPACES, (card + 1) * SPACES)
    return any(sight.box.space_settlements[each] > 0 and sight.box.space_kind[each] != SPACE_EMPTY for each in spaces)


def one(sight: Sight, card: int, w: float, h: float, x: float, y: float) -> str:
    if card >= CARDS:
        return markers(sight, card, w, h, x, y)
    body = head(sight, card, w, h)
    body += "".join([space(sight, card, at, w) for at in range(SPACES)])
    at = below(sight, card)
    body += "".join([text(7, at + number * LINE, *line) for number, line in enumerate(does(sight, card, w))])
    told = " ".join(sight.words.card_text(sight.box, card))
    return piece(f"card-{card}", told, body, (0, 0, w, h), (x, y))


def head(sight: Sight, card: int, w: float, h: float) -> str:
    """The name on the colour of its type."""
    box = sight.box
    kind = box.card_type[card]
    top = f"M.5 {HEAD}V7A6.5 6.5 0 0 1 7 .5H{w - 7:.4g}a6.5 6.5 0 0 1 6.5 6.5V{HEAD}Z"
    out = rect(0.5, 0.5, w - 1, h - 1, 7, "paper") + path(top, f"type type{kind}") + icon(TYPES[kind], 12, 11.5, 15)
    ident = box.card_ids[card].upper()
    return out + text(24, 16, sight.name(box.card_names[card]), "b", room=w - 58) + text(w - 6, 16, ident, "t12", "end")


def space(sight: Sight, card: int, at: int, w: float) -> str:
    """A cost space; one that the viewer cannot meet now is dashed. [CIV-413, CIV-415, CIV-417]"""
    box, number = sight.box, card * SPACES + at
    kind, n, what = box.space_kind[number], box.space_n[number], box.space_what[number]
    wide = (w - 12) / SPACES
    met = meets(sight, number)
    out = rect(1, 0.5, wide - 2, SPACE_HIGH - 1, 4, "cost" if met else "cost missing")
    if kind != SPACE_EMPTY:
        sign = ("" if kind == SPACE_HAVE_FEATURE else "−") + (str(n) if n > 1 else "")
        x = wide / 2 + (0, 4, 8)[len(sign)]
        out += text(x - 9, 16.5, sign, "t12 b", "end") if sign else ""
        out += (
            material(box, what, x, 12, 16) if kind == SPACE_RETURN_MATERIAL else icon(box.feature_ids[what], x, 12, 16)
        )
    other, points = box.space_settlements[number], box.space_points[number]
    if other > 0 and kind != SPACE_EMPTY:
        y = SPACE_HIGH + NOTE + 12
        out += icon("settlement", wide / 2 - 5, y - 4, 12) + text(wide / 2 + 3, y, str(other), "t12")
    out += text(wide / 2, SPACE_HIGH + 12, f"+{points}", "t12 b", "middle") if points else ""
    told = sight.words.space_text(box, card, at)
    out += sight.target(sight.me, "part", at, told, (1, 0, wide - 2, SPACE_HIGH)) if asks_space(sight, card) else ""
    return group(f"cost-{number}", told, out, "", (6 + at * wide, HEAD + 5))


def asks_space(sight: Sight, card: int) -> bool:
    """Is the question which of its cost spaces to ignore?"""
    return sight.focus == "ignore" and bool(sight.table.playing) and sight.table.playing[-1] == card


def meets(sight: Sight, number: int) -> bool:
    """Has the viewer what the space asks for?"""
    box, markers = sight.box, sight.me.markers
    kind, what = box.space_kind[number], box.space_what[number]
    if kind == SPACE_EMPTY:
        return True
    first = STORAGE if kind == SPACE_RETURN_MATERIAL else FEATURES
    built = len([ground for ground in sight.me.settlements if ground != NOBODY])
    return markers[first + what] >= box.space_n[number] or 0 < box.space_settlements[number] <= built


def does(sight: Sight, card: int, w: float) -> list[tuple[str, str]]:
    """Lines with their class: the instant bonus, then the ability."""
    words, box = sight.words, sight.box
    told = ((words.bonus_text(box, card), "t12 b"), (words.ability(box, box.abilities[card]), "t12"))
    return [(line, kind) for text, kind in told for line in lines(text, w - 13, 9, kind)]


def markers(sight: Sight, card: int, w: float, h: float, x: float, y: float) -> str:
    """A starting marker card. [CIV-069]"""
    box = sight.box
    number = card - CARDS
    name = sight.name(box.marker_card_names[number])
    told = sight.words.marker_text(box, number)
    body = rect(0.5, 0.5, w - 1, h - 1, 7, "paper") + text(8, 17, name, "b", room=w - 14)
    body += "".join([text(8, 38 + at * 15, line, "t12") for at, line in enumerate(lines(told, w - 16, 9, "t12"))])
    return piece(f"marker_card-{card}", f"{name}: {told}", body, (0, 0, w, h), (x, y))
