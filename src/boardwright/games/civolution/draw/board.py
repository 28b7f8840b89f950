"""The board: the continent, on the desktop with the displays below it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boardwright.drawing.svg import placed
from boardwright.games.civolution.draw.continent import Continent
from boardwright.games.civolution.draw.display import Display
from boardwright.games.civolution.draw.icons import paint
from boardwright.games.civolution.draw.tracks import Tracks
from boardwright.games.civolution.words_phrases import _

if TYPE_CHECKING:
    from boardwright.games.civolution.draw.sight import Sight

ALL: Final = 928
GAP: Final = 8
NARROW: Final = 344
CONSOLE: Final = 460
"""The console while dice and modules are chosen, no wider than the board; on a map's question it is as on a phone."""


def console_width(sight: Sight) -> float:
    return NARROW if sight.narrow or sight.is_about_the_map() else CONSOLE


def board(sight: Sight) -> str:
    """The continent; wide: what is laid out for all is below it."""
    label = sight.say(_("Continent"))
    if sight.narrow:
        land = Continent(sight, NARROW)
        return paint("board", label, (NARROW, land.h), land.draw(), label)
    w = ALL - GAP - console_width(sight)
    land, laid_out = Continent(sight, w), Display(sight, w)
    y = land.h + 4
    return paint("board", label, (w, y + laid_out.h), land.draw() + placed(0, y, laid_out.out), label)


def tracks(sight: Sight) -> str:
    """As wide as the console, below which they are."""
    w = console_width(sight)
    made = Tracks(sight, w)
    label = sight.say(_("Tracks"))
    return paint("tracks", label, (w, made.h), made.draw(), label)


def display(sight: Sight) -> str:
    made = Display(sight, NARROW)
    label = sight.say(_("Displays"))
    return paint("display", label, (NARROW, made.h), made.out, label)
