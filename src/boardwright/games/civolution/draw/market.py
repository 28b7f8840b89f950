"""The research stacks while one of them is asked for: each face-down one, below it the open card in full. [CIV-340]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boardwright.drawing.svg import piece, placed, rect, text
from boardwright.games.civolution.draw.cards import height, one
from boardwright.games.civolution.draw.icons import icon, paint
from boardwright.games.civolution.draw.pieces import TYPES
from boardwright.games.civolution.words_phrases import _

if TYPE_CHECKING:
    from boardwright.games.civolution.draw.sight import Sight

KINDS: Final = 5
WIDE: Final = 928
NARROW: Final = 344
GAP: Final = 7
DOWN: Final = 26
NO_CARD: Final = 60


def market(sight: Sight) -> str:
    """Five columns on the desktop, below each other on a phone."""
    if sight.domain != "stack":
        return ""
    columns, w = (1, NARROW) if sight.narrow else (KINDS, WIDE)
    wide = (w - (columns - 1) * GAP) / columns
    out, y = "", 0.0
    for first in range(0, KINDS, columns):
        kinds = range(first, first + columns)
        high = max([height(sight, top, wide) if (top := open_card(sight, kind)) >= 0 else NO_CARD for kind in kinds])
        out += "".join([placed((kind - first) * (wide + GAP), y, stacks(sight, kind, wide, high)) for kind in kinds])
        y += DOWN + 3 + high + GAP
    label = sight.say(_("Research stacks"))
    return paint("market", label, (w, y - GAP), out, label)


def open_card(sight: Sight, kind: int) -> int:
    """The card on top of the face-up stack; -1 for none."""
    shown = sight.table.shown[kind]
    return shown[-1] if shown else -1


def stacks(sight: Sight, kind: int, w: float, high: float) -> str:
    return down(sight, kind, w, DOWN) + up(sight, kind, w, high)


def down(sight: Sight, kind: int, w: float, h: float) -> str:
    """A face-down stack: its type and the number of its cards."""
    table = sight.table
    n = len(table.stacks[kind]) + len(table.under[kind])
    told = f"{sight.words.stack(sight.view, kind)}: {n}"
    body = rect(0.5, 0.5, w - 1, h - 1, 4, f"type type{kind} rim dim") + icon(TYPES[kind], w / 2 - 12, h / 2, 14)
    body += text(w / 2, h / 2 + 4.5, f"×{n}", "t12 b")
    return piece(f"stack-{kind}", told, body, (0, 0, w, h))


def up(sight: Sight, kind: int, w: float, h: float) -> str:
    """The open card of a type."""
    card, told = open_card(sight, kind), sight.words.stack(sight.view, kind + KINDS)
    body = rect(0.5, 0.5, w - 1, h - 1, 7, "empty") if card < 0 else one(sight, card, w, h, 0, 0)
    return piece(f"stack-{kind + KINDS}", told, body, (0, 0, w, h), (0, DOWN + 3))
