"""What a table is worth to a seat: a linear judgement of each player, and how far it is ahead of the others."""

from __future__ import annotations

from math import exp, log
from typing import Final

from boardwright.games.evolution.box import TRACK, Box
from boardwright.games.evolution.queries import energy_to_transmute, is_suitable, opens_upper
from boardwright.games.evolution.state import ATTACKING, BARRED_FROM_ATTACK, NOBODY, SHADOW, Creature, Player, State

WON: Final = 1000.0
"""The value of a game that is won; of a lost one its negative. All others lie well between."""

# the features: places in WEIGHTS
WINS: Final = 0  # + transmutations that are still needed, 0 to 4
CREATURE: Final = 5  # each creature; the following are sums over the creatures too, unless said otherwise
LEFT: Final = 6  # + energy that it lacks to be transmuted, 0 to 4
NEAREST: Final = 11  # + the same, only of the creature that lacks least
AWAKE: Final = 16
READY: Final = 17  # awake and lacking nothing
THIRSTY: Final = 18  # awake, with room, and something that it may take on the source
PRIVILEGED: Final = 19  # the same from the upper part
FED: Final = 20  # has energy, so draws a card at the end of the round
STRIKES: Final = 21  # attacking traits of a waking creature that may attack
EXPOSED: Final = 22  # has energy, and a rival's waking creature may attack it
LADEN: Final = 23  # trait cards of a creature that lacks 1 or nothing: they will soon be gone
CARDS: Final = 24  # in hand, each
SIXTH: Final = 25  # each card in hand beyond the fifth
TRAIT: Final = 26  # + trait on a card, 0 to 15
FEATURES: Final = 42

# About the logarithm of the odds of winning. A first guess, then a conditional logit (who won, given the features of
# all players) on 60 and 40 games of that guess with 2 and 4 seats, rounded by hand: it won 46 of 60 games against the
# guess with 2 seats, 37 of 40 with 4. Six further sets (a second fit, on 600 games; more for a transmutation, less for
# one; more for being fed and for cards; more for traits) won 26 to 49 % of 80 to 100 games against it with 2 seats.
# A transmutation is worth just more than the full creature that it costs, so it waits while the source has something.
WEIGHTS: Final = [
    0.0, 6.2, 2.9, 0.0, -2.6,  # WINS
    0.5,  # CREATURE
    1.3, 0.85, 0.35, -0.1, -0.5,  # LEFT
    0.4, 0.2, 0.0, 0.0, 0.0,  # NEAREST
    0.1, 0.3, 0.1, 0.1, 0.1,  # AWAKE, READY, THIRSTY, PRIVILEGED, FED
    0.1, -0.12, -0.05,  # STRIKES, EXPOSED, LADEN
    0.12, -0.05,  # CARDS, SIXTH
    0.35, 0.3, 0.25, 0.15, 0.15, 0.2, 0.15, 0.05,  # TRAIT: vampire to vengeful
    0.05, 0.25, 0.15, 0.1, 0.1, 0.15, 0.1, 0.1,  # toxic to pesky
]  # fmt: skip

STRIKING: Final = [0, 1, 1, 2, 1, 2, 2, 3]
"""How many attacking traits are in a set of them."""

SHADOW_LEFT: Final = [3.5, 1.6, 0.7, 0.2, 0.0]
"""What each of the Shadow's creatures costs the seat, by the energy that it lacks: one that is full wins. A guess."""

SHADOW_TRAIT: Final = 0.05
"""What each of its trait cards costs."""

QUALITY: Final = 0.35
"""How much of the worth of its better trait a card in the seat's own hand is worth."""


def value(g: State, seat: int) -> float:
    """How good the table is for the seat: about the logarithm of its odds of winning, and WON at the end."""
    if g.winner != NOBODY:
        return WON if g.winner == seat else -WON
    hunting = hunters(g)
    me = g.players[seat]
    mine = worth(g, me, hunting, WEIGHTS) + quality(g, me, WEIGHTS)
    if g.rulings.solo:
        return mine - threat(g, g.players[SHADOW])
    rivals = 0.0
    for p in g.players:
        if p.seat != seat:
            rivals += exp(worth(g, p, hunting, WEIGHTS))
    return mine - log(rivals)


def threat(g: State, shadow: Player) -> float:
    """How near the Shadow is to its one transmutation. [EVO-182]"""
    total = 0.0
    for it in shadow.creatures:
        left = max(energy_to_transmute(g, it) - it.energy, 0)
        total += SHADOW_LEFT[left] + SHADOW_TRAIT * len(it.row)
    return total


def hunters(g: State) -> list[Creature]:
    """All creatures that may attack as soon as they are activated."""
    return [it for p in g.players for it in p.creatures if it.traits & ATTACKING and not it.asleep and may_attack(it)]


def may_attack(it: Creature) -> bool:
    return not it.barred & BARRED_FROM_ATTACK


def worth(g: State, me: Player, hunting: list[Creature], weights: list[float]) -> float:
    """What everybody can see of a player, weighed."""
    nearest = TRACK
    total = 0.0
    for it in me.creatures:
        left = max(energy_to_transmute(g, it) - it.energy, 0)
        nearest = min(nearest, left)
        total += weights[CREATURE] + weights[LEFT + left] + of_traits(g, it, left, weights)
        if it.energy:
            total += weights[FED]
            if is_exposed(g, it, hunting):
                total += weights[EXPOSED]
        if not it.asleep:
            total += of_waking(g, it, left, weights)
    return total + weights[NEAREST + nearest] + weights[WINS + needs(g, me)] + of_cards(len(me.hand), weights)


def needs(g: State, me: Player) -> int:
    """Transmutations that the player still needs to win. [EVO-170, EVO-171]"""
    return g.rulings.tokens_to_win - me.won


def of_cards(cards: int, weights: list[float]) -> float:
    return weights[CARDS] * cards + weights[SIXTH] * max(cards - 5, 0)


def of_traits(g: State, it: Creature, left: int, weights: list[float]) -> float:
    """The trait cards of a creature; they are worth less where they will soon be discarded with it."""
    box: Box = g.box
    total = 0.0
    for half in it.row:
        total += weights[TRAIT + box.halves[half]]
    if left <= 1:
        total += weights[LADEN] * len(it.row)
    return total


def of_waking(g: State, it: Creature, left: int, weights: list[float]) -> float:
    """What a creature can do yet in this round."""
    total = weights[AWAKE]
    if left == 0:
        total += weights[READY]
    elif opens_upper(g, it):
        total += weights[THIRSTY] + weights[PRIVILEGED]
    elif g.lower:
        total += weights[THIRSTY]
    if it.traits & ATTACKING and may_attack(it):
        total += weights[STRIKES] * STRIKING[it.traits & ATTACKING]
    return total


def is_exposed(g: State, it: Creature, hunting: list[Creature]) -> bool:
    """May another player's creature attack it as soon as it is activated?"""
    for hunter in hunting:
        if hunter.owner != it.owner and is_suitable(g, hunter, it):
            return True
    return False


def quality(g: State, me: Player, weights: list[float]) -> float:
    """What the seat's own cards are good for: of each the better trait. Others' hands are counted only."""
    box: Box = g.box
    total = 0.0
    for card in me.hand:
        total += max(weights[TRAIT + box.halves[2 * card]], weights[TRAIT + box.halves[2 * card + 1]])
    return QUALITY * total
