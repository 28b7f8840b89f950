"""The board as a whole: on a desktop the source at the left, the mats at the right; on a phone all in one column."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boardwright.drawing.svg import picture, placed
from boardwright.games.evolution.draw.creature import BIG, MIDDLE, PLAIN, TIGHT
from boardwright.games.evolution.draw.mat import Mat
from boardwright.games.evolution.draw.sight import GAME
from boardwright.games.evolution.draw.source import legend, piles, played, round_end, source, strip
from boardwright.games.evolution.phrases import _
from boardwright.games.evolution.state import NOBODY

if TYPE_CHECKING:
    from boardwright.games.evolution.draw.sight import Sight

WIDTH: Final = 928
LEFT: Final = 180
GAP: Final = 8
RIVALS: Final = 244
OWN: Final = 266
LEAST: Final = 522
NARROW: Final = 344
SIZES: Final = [MIDDLE, PLAIN, TIGHT]


def wide_board(sight: Sight) -> str:
    """928 units wide: rivals above in turn order, this seat below and larger; higher where creatures need more rows."""
    *rivals, me = sight.order()
    w = (WIDTH - LEFT - GAP * (len(rivals) - 1) - 1) / len(rivals)
    sizes = SIZES if len(rivals) > 1 else [BIG, *SIZES]
    above = [Mat(sight, player, w, RIVALS, sizes) for player in rivals]
    below = Mat(sight, me, WIDTH - LEFT - 1, OWN, [BIG, *SIZES])
    high = max(mat.h for mat in above)
    out = source(sight) + round_end(sight) + piles(sight) + legend(sight)
    out += "".join([mat.draw(LEFT + k * (w + GAP), 2, high) for k, mat in enumerate(above)])
    out += below.draw(LEFT, high + 2 + GAP, below.h)
    return picture(GAME, "board", label(sight), (WIDTH, max(LEAST, high + below.h + GAP + 4)), out)


def narrow_board(sight: Sight) -> str:
    """344 units wide: the source as a strip, then the mats of small piles, this seat's at the end."""
    y, out = 66.0, strip(sight, NARROW)
    if sight.view.playing != NOBODY:
        out += placed(4, y, played(sight, 200))
        y += 46
    for player in sight.order():
        mat = Mat(sight, player, NARROW, 70, [])
        out += mat.draw(0, y, mat.h)
        y += mat.h + 6
    return picture(GAME, "board", label(sight), (NARROW, y), out, "narrow")


def label(sight: Sight) -> str:
    return sight.say(_("The table in round {n}"), n=sight.view.round)
