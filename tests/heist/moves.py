"""Primitive changes that keep the cards together."""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import Rule
from boardwright.core.errors import GameOver
from tests.heist.notes import DREW, GAINED, PLAYED
from tests.heist.state import Player, State

RICH_ENOUGH: Final = Rule("HST-030", "rich_enough")


def draw(g: State) -> int:
    """The next card, or -1. The discard pile is shuffled in when the deck is empty. [HST-010]"""
    if not g.deck:
        g.deck, g.discard = g.discard, []
    return g.chance.take(g.deck) if g.deck else -1


def draw_up(g: State, p: Player) -> None:
    """[HST-025]"""
    while len(p.hand) < g.size:
        card = draw(g)
        if card < 0:
            return
        p.hand.append(card)
        g.note(DREW, (card,), p.seat)


def forget(g: State, card: int) -> None:
    """A card has moved: nobody remembers where it was."""
    for p in g.players:
        if card in p.known:
            p.known.remove(card)


def play_out(g: State, p: Player, card: int) -> None:
    p.hand.remove(card)
    p.playing.append(card)
    forget(g, card)
    g.note(PLAYED, (p.seat, card))


def discard(g: State, p: Player, card: int) -> None:
    p.playing.remove(card)
    g.discard.append(card)


def gain(g: State, p: Player, coins: int) -> None:
    """The last coin that it takes wins on the spot. [HST-030]"""
    p.coins += coins
    g.note(GAINED, (p.seat, coins))
    if p.coins >= g.goal:
        g.winner = p.seat
        raise GameOver(RICH_ENOUGH)
