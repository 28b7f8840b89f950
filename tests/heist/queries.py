"""Facts and refusals."""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import Ask, Rule
from tests.heist.state import TRAP, State, type_of

NOT_IN_HAND: Final = Rule("HST-002", "not_in_hand")
NOT_ASCENDING: Final = Rule("HST-003", "not_ascending")
NO_SEAT: Final = Rule("HST-001", "no_seat")
ALL_RICH: Final = Rule("HST-005", "all_rich")
YOURSELF: Final = Rule("HST-012", "yourself")
NO_CARDS: Final = Rule("HST-013", "no_cards")
NOT_A_TRAP: Final = Rule("HST-020", "not_a_trap")
NOT_LOOKED_AT: Final = Rule("HST-022", "not_looked_at")


def why_not_commit(g: State, a: Ask, card: int) -> Rule | None:
    return None if card in g.players[a.seat].hand else NOT_IN_HAND


def why_not_more(g: State, a: Ask, card: int) -> Rule | None:
    """In the order of the hand: the numbers of cards mean nothing in a world where they are dealt anew."""
    cards = g.players[a.seat].hand
    if card not in cards:
        return NOT_IN_HAND
    return None if cards.index(card) > cards.index(a.about[0]) else NOT_ASCENDING


def hand(g: State, a: Ask) -> list[int]:
    return g.players[a.seat].hand[:]


def why_not_victim(g: State, a: Ask, seat: int) -> Rule | None:
    if seat >= len(g.players):
        return NO_SEAT
    if seat == a.seat:
        return YOURSELF
    return None if g.players[seat].hand else NO_CARDS.short(0, 1)


def why_not_trap(g: State, a: Ask, card: int) -> Rule | None:
    if card not in g.players[a.seat].hand:
        return NOT_IN_HAND
    return None if type_of(card) == TRAP else NOT_A_TRAP


def why_not_keep(g: State, a: Ask, card: int) -> Rule | None:
    return None if card in g.looking else NOT_LOOKED_AT


def looked_at(g: State, a: Ask) -> list[int]:
    return g.looking[:]


def why_not_options(options: dict[str, str], seats: int) -> Rule | None:
    """Not everybody can begin rich. [HST-005]"""
    return ALL_RICH if len(options["rich"].split(",")) == seats else None


def is_on_turn(g: State, seat: int) -> bool:
    return on_turn(g) == seat


def on_turn(g: State) -> int:
    """The seat whose open cards are being worked through, -1 between the turns."""
    for p in g.players:
        if p.playing:
            return p.seat
    return -1


def holder(g: State, card: int) -> int:
    return next((p.seat for p in g.players if card in p.hand), -1)
