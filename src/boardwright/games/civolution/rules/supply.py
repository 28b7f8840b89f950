"""Gaining markers, from a supply that may run short. [CIV-006, CIV-642, CIV-933]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import PASS, Ask, Kind, Rule, Step
from boardwright.games.civolution.domains import SPACE
from boardwright.games.civolution.moves import put_markers, return_markers
from boardwright.games.civolution.names import NOBODY, SPACES
from boardwright.games.civolution.state import Player, State

NO_MARKER: Final = Rule("CIV-642", "no_marker")
SAME_SPACE: Final = Rule("CIV-642", "same_space")


def why_not_give_back(g: State, ask: Ask, space: int) -> Rule | None:
    if space == ask.about[0]:
        return SAME_SPACE
    return None if g.players[ask.seat].markers[space] else NO_MARKER


def returnable(g: State, ask: Ask) -> list[int]:
    markers = g.players[ask.seat].markers
    return [space for space in range(SPACES) if markers[space] and space != ask.about[0]]


GIVE_BACK: Final = Kind("give_back", SPACE, why_not_give_back, returnable, exact=True)  # CIV-642


def gain(g: State, me: Player, space: int, n: int) -> Step:
    """So many markers onto a space, or what the supply holds. [CIV-006, CIV-933]"""
    if me.supply < n:
        yield from make_room(g, me, space, n)
    put_markers(g, me, space, min(n, me.supply))


def make_room(g: State, me: Player, space: int, n: int) -> Step:
    """Other own markers may be returned first, without compensation. [CIV-642, CIV-933]"""
    while me.supply < n and can_give_back(me, space):
        returned = yield GIVE_BACK.may(me.seat, (space, n))
        if returned == PASS:
            return
        return_markers(g, me, returned, 1)


def can_give_back(me: Player, space: int) -> bool:
    return sum(me.markers) > (me.markers[space] if space != NOBODY else 0)
