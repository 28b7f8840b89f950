"""What the signs of the continent mean: the seven lands, and what lies on them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from boardwright.drawing.svg import disc, group, placed, rect, text, width
from boardwright.games.civolution.draw.icons import icon
from boardwright.games.civolution.draw.pieces import marker, tribe
from boardwright.games.civolution.words_phrases import _

if TYPE_CHECKING:
    from boardwright.games.civolution.draw.sight import Sight

SIGN: Final = 19
"""The room for a sign."""
APART: Final = 9
ROW: Final = 17
WORDS: Final = "t12 q"


class Line(NamedTuple):
    """A sign around a point, and what it means."""

    sign: str
    words: str


def lands(sight: Sight) -> list[Line]:
    box = sight.box
    found = []
    for land, names in enumerate(box.terrain_names):
        sign = rect(-8, -8, 16, 16, 3, f"land land{land} rim") + icon(box.terrain_ids[land], 0, 0, 12, "ic thin")
        found.append(Line(sign, sight.name(names)))
    return found


def things(sight: Sight) -> list[Line]:
    """Spots of a territory, then what may lie there."""
    fire = disc(0, 0, 8, "camp fire") + text(0, 4.4, "1", "t12 b fire-text", "middle")
    undeveloped = rect(-7, -7, 14, 14, 3, "land land0 undeveloped") + icon("forest", 0, 0, 10, "ic faint")
    site = icon("octagon", 0, 0, 16, "back") + disc(0, 0, 1.7, "dot")
    seat = sight.me.seat
    return [
        Line(disc(0, 0, 6.5, "camp"), sight.say(_("encampment"))),
        Line(fire, sight.say(_("fire: points at once"))),
        Line(undeveloped, sight.say(_("undeveloped: material unknown"))),
        Line(site, sight.say(_("face-down site"))),
        Line(placed(0, 3, tribe(seat, True, 0.8)), sight.say(_("strong tribe"))),
        Line(placed(0, 3, tribe(seat, False, 0.8)), sight.say(_("weak tribe"))),
        Line(marker(seat, 0, 0, 14), sight.say(_("raw material"))),
        Line(disc(0, 0, 7, "token") + icon("hunt", 0, 0, 10, "ic pale"), sight.say(_("hunting token"))),
    ]


def legend(sight: Sight, w: float) -> tuple[str, float]:
    """Signs with their meaning in rows of a width, and how high they are together."""
    out, x, y = "", 0.0, 0.0
    for line in lands(sight) + things(sight):
        wide = SIGN + width(line.words, WORDS)
        if x and x + wide > w:
            x, y = 0.0, y + ROW
        out += placed(x, y + ROW / 2, placed(8, 0, line.sign) + text(SIGN, 4.3, line.words, WORDS))
        x += wide + APART
    return group("legend", sight.say(_("What the signs of the continent mean")), out), y + ROW
