"""The picture of an Evolution table: a view in, SVG out; what a Domain names carries the id `<domain>-<value>`.

Not drawn, so that a page puts them into words alone: action, yes, and of trait what is copied or ignored.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardwright.games.evolution.draw.board import narrow_board, wide_board
from boardwright.games.evolution.draw.hand import hand
from boardwright.games.evolution.draw.sight import Sight

if TYPE_CHECKING:
    from boardwright.games.evolution.view import View
    from boardwright.games.evolution.words import Words


def draw(view: View, words: Words, focus: str | None, narrow: bool) -> dict[str, str]:
    """`board`, and for a seat its `hand`. focus: the name of the Kind asked; narrow: 344 units wide, for a phone."""
    sight = Sight(view, words, focus, narrow)
    pictures = {"board": narrow_board(sight) if narrow else wide_board(sight), "hand": hand(sight)}
    return {name: svg for name, svg in pictures.items() if svg}
