"""Heist: everybody commits a card or two in secret, then they work in seat order. [HST-001..031]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import PASS, SEAT, Asking, Kind, Step
from boardwright.core.errors import BrokenInvariant
from boardwright.core.together import together
from tests.heist import moves
from tests.heist.notes import CARD, LOST, PARRIED, STOLE
from tests.heist.queries import (
    hand,
    looked_at,
    why_not_commit,
    why_not_keep,
    why_not_more,
    why_not_trap,
    why_not_victim,
)
from tests.heist.state import (
    CHAIN,
    COIN,
    COURIER,
    REFILL,
    RESOLVE,
    ROUND,
    ROUNDS,
    SPY,
    THIEF,
    Player,
    State,
    type_of,
)

COMMIT: Final = Kind("commit", CARD, why_not_commit, hand, private=True, secret=True)
MORE: Final = Kind("more", CARD, why_not_more, hand, private=True, secret=True)
VICTIM: Final = Kind("victim", SEAT, why_not_victim)
SEEN: Final = Kind("spy", SEAT, why_not_victim)
PARRY: Final = Kind("parry", CARD, why_not_trap, hand, private=True)
LINK: Final = Kind("link", CARD, why_not_commit, hand, private=True)
KEEP: Final = Kind("keep", CARD, why_not_keep, looked_at, private=True, secret=True, exact=True)
KINDS: Final = [COMMIT, MORE, VICTIM, SEEN, PARRY, LINK, KEEP]

DEPTH: Final = 50


def round_(g: State, _: int) -> Step:
    """Everybody who has a card commits, then all are turned up together. [HST-002]"""
    able = [p for p in g.players if p.hand]
    picks = yield from together(g, commit, [p.seat for p in able])
    for p, cards in zip(able, picks, strict=True):
        for card in cards:
            moves.play_out(g, p, card)
    g.plan([(RESOLVE, p.seat) for p in able for _ in p.playing] + [(REFILL, 0)])


def commit(g: State, seat: int) -> Asking[list[int]]:
    """One card, or two in ascending order. [HST-002, HST-003]"""
    first = yield COMMIT.must(seat)
    second = yield MORE.may(seat, (first,))
    return [first] if second == PASS else [first, second]


def resolve(g: State, seat: int) -> Step:
    me = g.players[seat]
    yield from work(g, me, me.playing[0], 0)


def work(g: State, me: Player, card: int, depth: int) -> Step:
    """A card takes effect and is discarded. [HST-010]"""
    if depth > DEPTH:
        raise BrokenInvariant("effects nest without end")
    kind = type_of(card)
    if kind == COIN:
        moves.gain(g, me, g.box.worth[card // 6])
    elif kind == THIEF:
        yield from steal(g, me)
    elif kind == SPY:
        yield from spy(g, me)
    elif kind == CHAIN:
        yield from chain(g, me, depth)
    elif kind == COURIER:
        yield from courier(g, me)
    moves.discard(g, me, card)


def steal(g: State, me: Player) -> Step:
    """Take a random card of another player, who may parry with a trap. [HST-012, HST-020]"""
    seat = yield VICTIM.if_possible(me.seat)
    if seat == PASS:
        return
    it = g.players[seat]
    if (yield from parried(g, it, me)):
        moves.gain(g, it, 2)
        return
    card = g.chance.take(it.hand)
    moves.forget(g, card)
    it.known.append(card)
    me.hand.append(card)
    g.note(STOLE, (me.seat, it.seat))
    g.note(LOST, (card,), it.seat)


def parried(g: State, it: Player, thief: Player) -> Asking[bool]:
    card = yield PARRY.may(it.seat, (thief.seat,))
    if card == PASS:
        return False
    moves.play_out(g, it, card)
    moves.discard(g, it, card)
    g.note(PARRIED, (it.seat,))
    return True


def spy(g: State, me: Player) -> Step:
    """Look at another player's hand. [HST-014]"""
    seat = yield SEEN.if_possible(me.seat)
    if seat == PASS:
        return
    me.known += [c for c in g.players[seat].hand if c not in me.known]
    g.chance.seal()


def chain(g: State, me: Player, depth: int) -> Step:
    """Play another card at once. [HST-021]"""
    card = yield LINK.may(me.seat)
    if card == PASS:
        return
    moves.play_out(g, me, card)
    yield from work(g, me, card, depth + 1)


def courier(g: State, me: Player) -> Step:
    """Draw two, keep one, the other goes back. [HST-022]"""
    for _ in range(2):
        card = moves.draw(g)
        if card >= 0:
            g.looking.append(card)
    if not g.looking:
        return
    kept = yield KEEP.must(me.seat)
    g.looking.remove(kept)
    me.hand.append(kept)
    g.deck += g.looking
    g.looking.clear()


def refill(g: State, _: int) -> Step | None:
    """Draw up; six rounds are played. [HST-025]"""
    for p in g.players:
        moves.draw_up(g, p)
    g.turn += 1
    if g.turn < ROUNDS:
        g.plan([(ROUND, 0)])
    return None
