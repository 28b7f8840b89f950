"""What one seat may know."""

from __future__ import annotations

from boardwright.core.game import Groups
from tests.heist.queries import holder, is_on_turn
from tests.heist.state import Player, State


class View:
    __slots__ = ("coins", "deck", "discard", "goal", "hand", "known", "looking", "playing", "seat", "sizes", "turn")

    def __init__(
        self,
        seat: int,
        hand: list[int],
        sizes: list[int],
        coins: list[int],
        playing: list[list[int]],
        known: list[tuple[int, int]],
        deck: int,
        discard: list[int],
        looking: list[int],
        turn: int,
        goal: int,
    ) -> None:
        self.seat = seat
        self.hand = hand
        self.sizes = sizes
        self.coins = coins
        self.playing = playing
        self.known = known  # (card, seat that holds it)
        self.deck = deck
        self.discard = discard
        self.looking = looking
        self.turn = turn
        self.goal = goal


def view(g: State, seat: int | None) -> View:
    me = None if seat is None else g.players[seat]
    return View(
        -1 if seat is None else seat,
        sorted(me.hand) if me else [],
        [len(p.hand) for p in g.players],
        [p.coins for p in g.players],
        [p.playing[:] for p in g.players],
        sorted((c, holder(g, c)) for c in me.known) if me else [],
        len(g.deck),
        g.discard[:],
        sorted(g.looking) if me and is_on_turn(g, me.seat) else [],
        g.turn,
        g.goal,
    )


def unknown(g: State, seat: int) -> Groups:
    """The other hands, and what another seat looks at; the deck takes the rest."""
    known = g.players[seat].known if seat >= 0 else []
    places = [c for p in g.players if p.seat != seat for c in p.hand if c not in known]
    if seat < 0 or not is_on_turn(g, seat):
        places += g.looking
    return [(places, g.deck)]


def rename(g: State, names: list[int]) -> None:
    for p in g.players:
        p.hand = [names[c] for c in p.hand]
        p.playing = [names[c] for c in p.playing]
        p.known = [names[c] for c in p.known]
    g.deck = [names[c] for c in g.deck]
    g.discard = [names[c] for c in g.discard]
    g.looking = [names[c] for c in g.looking]


def cards_of(p: Player) -> list[int]:
    return p.hand + p.playing
