"""How a game ended: there are no points, only transmutation tokens. [EVO-170]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import Rule
from boardwright.core.errors import BrokenInvariant
from boardwright.core.game import Points, Result
from boardwright.games.evolution.box import Box
from boardwright.games.evolution.moves import SHADOW_VICTORY, VICTORY, tokens_to_win
from boardwright.games.evolution.queries import is_shadow
from boardwright.games.evolution.state import (
    ACTIVATION,
    BETWEEN_TURNS,
    CARDS,
    EXCHANGING,
    NOBODY,
    SOURCES,
    TRACK,
    Creature,
    State,
)

TOKENS: Final = Rule("EVO-115", "tokens")
UNFINISHED: Final = Rule("EVO-173", "unfinished")


def result(g: State) -> Result:
    """The winner is first and the others share the second place; nobody has one while nobody has won. [EVO-170..173]"""
    seats = g.rulings.seats
    places = [place(g, player.seat) for player in g.players]
    sheets: list[Points] = [[(TOKENS, player.won)] for player in g.players[:seats]]
    return Result(places[:seats], reason(g), sheets, places[seats:])


def place(g: State, player: int) -> int:
    if g.winner == NOBODY:
        return 0
    return 1 if player == g.winner else 2


def reason(g: State) -> Rule:
    """What ended the game; giving up is no draw. [EVO-173, OPEN-20]"""
    if g.winner == NOBODY:
        return UNFINISHED
    return SHADOW_VICTORY if is_shadow(g, g.winner) else VICTORY


# -- what must hold at every question ---------------------------------------------------------------------------


def audit(g: State) -> None:
    """Raises BrokenInvariant if a card, a source or a rule of the table is broken. [EVO-300..313]"""
    audit_cards(g)
    audit_sources(g)
    for player in g.players:
        for it in player.creatures:
            audit_creature(g, it)
        hold(player.won <= tokens_to_win(g, player.seat), f"seat {player.seat} has {player.won} tokens")  # EVO-309
        hold((player.won == tokens_to_win(g, player.seat)) == (g.winner == player.seat), "a winner without a victory")
    ids = [it.id for player in g.players for it in player.creatures]
    hold(len(ids) == len(set(ids)), f"two creatures have one number: {ids}")
    hold(g.left >= 0 or g.seat == NOBODY, "the round has no end")  # EVO-313
    hold(g.stage not in {BETWEEN_TURNS, EXCHANGING} or g.turns > 0 or is_fresh(g), "a round begins worn")


def hold(condition: bool, otherwise: str) -> None:
    if not condition:
        raise BrokenInvariant(otherwise)


def audit_cards(g: State) -> None:
    """All 64 are somewhere, each once; nothing is known of a card that is not there. [EVO-302, EVO-024]"""
    cards = g.deck + g.discard + ([g.playing >> 1] if g.playing != NOBODY else [])
    for player in g.players:
        cards = cards + player.hand
        for it in player.creatures:
            cards.append(it.card)
            cards += [half >> 1 for half in it.row]
    hold(sorted(cards) == list(range(CARDS)), f"cards: {sorted(cards)}")
    hold(len(g.known) == len(g.discard), "the discard pile and what is known of it differ")


def audit_sources(g: State) -> None:
    """10 sources; tokens never rise above what is printed; 7 choice cards. [EVO-305, EVO-310]"""
    box: Box = g.box
    sources = [g.source, *g.sources_unseen, *g.sources_seen]
    hold(sorted(sources) == list(range(SOURCES)), f"sources: {sources}")
    hold(0 <= g.lower <= box.lower[g.source][g.rulings.seats], f"lower part: {g.lower}")
    hold(0 <= g.upper <= box.upper[g.source], f"upper part: {g.upper}")
    hold(sorted(g.choices + g.choices_used) == list(range(len(box.choices))), "choice cards")


def audit_creature(g: State, it: Creature) -> None:
    """Energy, traits all different, uses. [EVO-300, EVO-301, EVO-307, EVO-311]"""
    box: Box = g.box
    hold(0 <= it.energy <= TRACK, f"creature {it.id} has {it.energy} energy")
    shown = [box.halves[half] for half in it.row]
    hold(len(shown) == len(set(shown)), f"creature {it.id} has a trait twice")
    hold(it.shown == sum([1 << trait for trait in shown]), f"creature {it.id}: its cards show other traits")
    hold(it.traits == (it.shown | it.copied) & ~it.ignored, f"creature {it.id}: its traits do not add up")
    hold(it.used & ~ACTIVATION == 0, f"creature {it.id} used what is no activation trait")
    hold(not it.copied or it.id == g.active, f"creature {it.id} kept a copy")
    hold(it.id != g.active or not it.asleep or g.winner != NOBODY, f"creature {it.id} is active and asleep")


def is_fresh(g: State) -> bool:
    """Nobody asleep, barred, used, or with a copy. [EVO-308, EVO-312]"""
    return not any(
        it.asleep or it.barred or it.used or it.copied or it.ignored or it.woken
        for player in g.players
        for it in player.creatures
    )
