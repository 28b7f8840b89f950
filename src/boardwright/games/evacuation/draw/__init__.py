"""The pictures of an Evacuation table: a view in, SVG out; what a Domain names carries the id `<domain>-<value>`.

Not drawn, so that a page puts them into words alone: number, exchange, yes, part, and what a discount saves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardwright.games.evacuation.draw.board import board
from boardwright.games.evacuation.draw.hand import hand, other_cards
from boardwright.games.evacuation.draw.panels import colony, offer, old_world, rival, technologies
from boardwright.games.evacuation.draw.sight import Sight
from boardwright.games.evacuation.draw.strips import side, strip
from boardwright.games.evacuation.draw.track import track

if TYPE_CHECKING:
    from boardwright.games.evacuation.view import View
    from boardwright.games.evacuation.words import Words


def draw(view: View, words: Words, focus: str | None, narrow: bool) -> dict[str, str]:
    """Around the `board` the track, both worlds, technologies and offers; a strip and a board for each other seat.

    focus: the name of the Kind asked; narrow: 344 units wide, for a phone.
    """
    sight = Sight(view, words, focus, narrow)
    pictures = {
        "track": track(sight),
        "old-world": old_world(sight),
        "technology": technologies(sight),
        "board": board(sight),
        "colony": colony(sight),
        "offer": offer(sight),
        "cards": other_cards(sight),
        "hand": hand(sight),
        "side": side(sight),
    }
    for player in view.players:
        pictures[f"strip-{player.seat}"] = strip(sight, player)
        if not sight.is_own(player):
            pictures[f"seat-{player.seat}"] = rival(sight, player)
    return {name: svg for name, svg in pictures.items() if svg}
