"""Turn order by happy faces, then the markers slide. [EVA-601, EVA-602, EVA-611, EVA-953]"""

from __future__ import annotations

from boardwright.games.evacuation.notes_later import ORDERED, SLID
from boardwright.games.evacuation.queries import happy_faces, stadium_faces
from boardwright.games.evacuation.state import EXTRA, NOBODY, OPPONENT, State


def turn_order(g: State, _: int) -> None:
    """The most faces first. [EVA-601, EVA-602]"""
    g.seat = NOBODY
    if g.rulings.solo:
        g.order = solo_order(g)
    else:
        sort_order(g)
    if g.notes is not None:
        for place, player in enumerate(g.order):
            g.note(ORDERED, (place + 1, player))


def sort_order(g: State) -> None:
    """Whoever stood behind is looked at first, so equal faces reverse their order. [EVA-602]"""
    order: list[int] = []
    faces: list[int] = []
    for player in reversed(g.order):
        many = happy_faces(g, g.players[player]) if player < g.rulings.seats else stadium_faces(g, g.taken)
        place = len(order)
        while place and faces[place - 1] < many:
            place -= 1
        order.insert(place, player)
        faces.insert(place, many)
    g.order = order


def solo_order(g: State) -> list[int]:
    """The extra civilization counts as the opponent less 2 and a half faces. [EVA-953, INT-39, INT-75]"""
    ahead = happy_faces(g, g.players[0]) - stadium_faces(g, g.taken)
    if ahead == 0:
        return equal_order(g)
    if ahead > 0:
        return [0, OPPONENT, EXTRA]
    return [OPPONENT, 0, EXTRA] if ahead >= -2 else [OPPONENT, EXTRA, 0]


def equal_order(g: State) -> list[int]:
    """The pair is reversed, and stands before the extra civilization; by ruling the third goes to second. [INT-75]"""
    was_ahead = g.order.index(0) < g.order.index(OPPONENT)
    if was_ahead or (g.rulings.solo_second and g.order[-1] == 0):
        return [OPPONENT, 0, EXTRA]
    return [0, OPPONENT, EXTRA]


def slide(g: State, _: int) -> None:
    """All markers go to the passing lane of their step. [EVA-611]"""
    for player in g.players:
        markers = player.markers
        markers[0] -= markers[0] % 3
        markers[1] -= markers[1] % 3
    g.rivals = [space - space % 3 for space in g.rivals]
    if g.notes is not None:
        g.note(SLID)
