"""The pictures of a Civolution table: a view in, SVG out; what a Domain names carries the id `<domain>-<value>`.

Not drawn, so that a page puts them into words alone: yes, side, effect, number, player, and parts of a module.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardwright.games.civolution.draw.board import board, console_width, display, tracks
from boardwright.games.civolution.draw.cards import hand
from boardwright.games.civolution.draw.console import console, rival
from boardwright.games.civolution.draw.market import market
from boardwright.games.civolution.draw.sequence import sequence
from boardwright.games.civolution.draw.sight import Sight
from boardwright.games.civolution.draw.strips import side, strip
from boardwright.games.civolution.draw.tray import tray

if TYPE_CHECKING:
    from boardwright.games.civolution.view import View
    from boardwright.games.civolution.words import Words

RIVAL: int = 288


def draw(view: View, words: Words, focus: str | None, narrow: bool) -> dict[str, str]:
    """The sequence above, console and tracks left of the `board`, the hand below; where cards are asked for, above.

    focus: the name of the Kind asked; narrow: 344 units wide, for a phone.
    """
    sight = Sight(view, words, focus, narrow)
    pictures = {"sequence": sequence(sight), "tray": tray(sight), "market": market(sight)}
    if sight.is_about_cards() and not narrow:
        pictures["cards"] = hand(sight)
    own = {"console": console(sight, console_width(sight)), "tracks": tracks(sight)}
    if narrow:
        pictures |= {"board": board(sight), **own, "display": display(sight)}
    else:
        pictures |= {**own, "board": board(sight)}
    pictures.setdefault("cards", hand(sight))
    pictures["side"] = side(sight)
    for player in view.table.players:
        pictures[f"strip-{player.seat}"] = strip(sight, player)
        if not sight.is_own(player) and not sight.is_vici(player):
            pictures[f"seat-{player.seat}"] = rival(sight, player, 344 if narrow else RIVAL)
    return {name: svg for name, svg in pictures.items() if svg}
