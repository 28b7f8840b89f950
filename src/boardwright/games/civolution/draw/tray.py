"""The dice tray: fate dice as they were rolled, and what each value would cost in ideas. [CIV-302, CIV-305]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boardwright.drawing.svg import group, placed, rect, text
from boardwright.games.civolution.draw.icons import icon, paint
from boardwright.games.civolution.draw.pieces import die
from boardwright.games.civolution.names import IDEAS
from boardwright.games.civolution.queries_cards import modifier
from boardwright.games.civolution.rules.favor import price_of
from boardwright.games.civolution.vocabulary_abilities import MODIFY_FAVOR_PASS
from boardwright.games.civolution.words_phrases import _

if TYPE_CHECKING:
    from boardwright.games.civolution.draw.sight import Sight

WIDE: Final = 928
NARROW: Final = 344
HIGH: Final = 66
DIE: Final = 26
STEP: Final = 40
ASKED: Final = ("result", "change")


def tray(sight: Sight) -> str:
    """The dice at the left; while their value is asked for all six values at the right."""
    values = sight.table.rolled
    if not values:
        return ""
    w = NARROW if sight.narrow else WIDE
    room = w - 6 * STEP - 24 if sight.focus in ASKED else w - 16
    step = min(DIE + 6.0, (room - DIE) / max(len(values) - 1, 1))
    out = rect(0.5, 0.5, w - 1, HIGH - 1, 8, "panel") + text(10, 16, sight.say(_("Fate dice")), "t12 q", room=room)
    for at, value in enumerate(values):
        told = sight.say(_("rolled: {value}"), value=value)
        out += group(f"rolled-{at}", told, die(0, 0, DIE, value, "die fate"), "", (10 + at * step, 26))
    if sight.focus in ASKED:
        left = min(room, 24 + len(values) * step + 24) if not sight.narrow else room
        out += "".join([face(sight, value, left + 12 + (value - 1) * STEP) for value in range(1, 7)])
    label = sight.say(_("Fate dice"))
    return paint("tray", label, (w, HIGH), out, label)


def face(sight: Sight, value: int, x: float) -> str:
    """A value with its price; of a favor test a star where it passes."""
    price = price_of(sight.table, sight.me, value)
    told = sight.say(_("value {value}: ideas {n}"), value=value, n=price)
    can = price <= sight.me.markers[IDEAS]
    body = die(0, 0, DIE, value, "die" if can else "die missing")
    if price:
        body += icon("idea", 7, DIE + 10, 12, "ic idea" if can else "ic faint") + text(
            15, DIE + 14.5, str(price), "t12 b"
        )
    if sight.focus == "change" and value <= passing(sight):
        body += placed(DIE - 3, 0, icon("favor", 0, 0, 14, "ic idea"))
    body += sight.target(sight.me, "value", value, told, (-6, -12, DIE + 11, DIE + 33))
    return group(f"fate-value-{value}", told, body, "", (x, 16))


def passing(sight: Sight) -> int:
    """The highest value that passes a favor test. [CIV-301]"""
    me = sight.me
    return me.favor + (modifier(sight.table, me, MODIFY_FAVOR_PASS) if me.modifiers else 0)
