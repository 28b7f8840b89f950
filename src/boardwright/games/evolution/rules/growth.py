"""How the Shadow grows, at the set-up and in its turns. [EVO-181, EVO-190]"""

from __future__ import annotations

from boardwright.games.evolution.box import Box
from boardwright.games.evolution.domains import PAIRS
from boardwright.games.evolution.moves import NOT_ADDED, add_creature, add_trait, discard, draw
from boardwright.games.evolution.state import NOBODY, SHADOW, Creature, State


def grow_creature(g: State) -> None:
    """The top trait card becomes a creature that nobody has seen. [EVO-181, EVO-190]"""
    card = draw(g)
    if card != NOBODY:
        add_creature(g, g.players[SHADOW], card)


def grow_trait(g: State, it: Creature) -> None:
    """The top trait card is turned up; the first trait that the creature lacks goes on it. [EVO-190]"""
    card = draw(g)
    if card == NOBODY:
        return
    box: Box = g.box
    for half in sides(g, card):
        if not it.shown >> box.halves[half] & 1:
            add_trait(g, it, half)
            return
    discard(g, card, -1)
    if g.notes is not None:
        g.note(NOT_ADDED, (card,))


def sides(g: State, card: int) -> list[int]:
    """The halves in the Shadow's order: as on the card, or by ruling the one that opens the source first. [OPEN-19]"""
    box: Box = g.box
    opens_second = box.halves[2 * card + 1] == box.opener[g.source]
    if g.rulings.shadow_opens and opens_second:
        return [2 * card + 1, 2 * card]
    return PAIRS[card]
