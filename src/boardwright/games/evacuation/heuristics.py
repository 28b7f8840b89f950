"""What a table is worth to a seat: what the player may expect of it, beside the best of the others."""

from __future__ import annotations

from typing import Final

from boardwright.games.evacuation.heuristics_worth import worth
from boardwright.games.evacuation.queries_end import sites_left
from boardwright.games.evacuation.scoring import result
from boardwright.games.evacuation.state import STADIUMS_NEEDED, Player, State
from boardwright.games.evacuation.vocabulary import NEW

WON: Final = 1000.0
"""The value of a first place; all other values lie well below."""
RIVAL: Final = 0.15
"""How much of it one gives to keep the best rival back."""


def value(g: State, seat: int) -> float:
    """How good the table is for the seat: what it may expect, less a part of the best rival's; WON at the end."""
    if g.ended:
        return WON * (1.5 - result(g).places[seat])
    mine = worth(g, g.players[seat])
    rivals = [standing(g, p) for p in g.players if p.seat != seat]
    return mine - RIVAL * max(rivals) if rivals else mine


def standing(g: State, p: Player) -> float:
    """Roughly where a rival stands."""
    return min(p.production) + 0.5 * min(len(p.stadiums[NEW]), STADIUMS_NEEDED) - 0.5 * sites_left(g, p) - p.penalties
