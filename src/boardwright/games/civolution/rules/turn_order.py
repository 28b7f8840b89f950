"""Who acts in the phases after the Action phase, and in which order. [CIV-002, CIV-536, CIV-940, CIV-947]"""

from __future__ import annotations

from boardwright.core.ask import Step
from boardwright.games.civolution.names import VICI
from boardwright.games.civolution.queries import in_seating_order
from boardwright.games.civolution.rules.attributes import attribute_window, is_attribute_open
from boardwright.games.civolution.state import Player, State


def people(g: State) -> list[Player]:
    """The players that decide, in seating order: V.I.C.I does not. The first gets a last piece. [CIV-002, 908, 947]"""
    return [g.players[seat] for seat in in_seating_order(g, g.starter) if not is_vici(g, seat)]


def is_vici(g: State, seat: int) -> bool:
    return g.rulings.solo and seat == VICI


def attributes(g: State, me: Player) -> Step:
    """Outside the own turn attribute chips may be taken in each own step, by ruling not. [CIV-460, CIV-940]"""
    if not g.rulings.attributes_at_ends and is_attribute_open(g, me):
        yield from attribute_window(g, me)
