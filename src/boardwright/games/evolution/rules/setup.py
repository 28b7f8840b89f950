"""Setup. [EVO-020..026]"""

from __future__ import annotations

from typing import Final

from boardwright.core.chance import Chance
from boardwright.games.evolution.box import Box
from boardwright.games.evolution.moves import add_creature, draw, draw_to_hand, stock_source
from boardwright.games.evolution.rules.growth import grow_trait
from boardwright.games.evolution.state import (
    BETWEEN_TURNS,
    CARDS,
    NOBODY,
    ROUND,
    SHADOW,
    SOURCES,
    Player,
    Rulings,
    State,
)


def setup(seats: int, chance: Chance, options: dict[str, str], box: Box) -> State:
    """Creatures, hands, the first source and the first player; the first round is planned. [EVO-005, EVO-020..026]"""
    g = empty_table(box, chance, Rulings(seats, [f"{name}={value}" for name, value in options.items()]))
    stock_source(g, chance.take(g.sources_unseen))
    for me in g.players:
        add_creature(g, me, draw(g))
    for me in g.players[:seats]:
        draw_to_hand(g, me, HAND)
    if g.rulings.solo:
        raise_shadow(g)
    else:
        g.first = first_player(chance, seats, options["first_player"])
    g.plan([(ROUND, 0)])
    return g


HAND: Final = 5
"""Cards at the start. [EVO-024]"""


def empty_table(box: Box, chance: Chance, rulings: Rulings) -> State:
    """Everything in its box: all cards in the draw pile, no source turned up."""
    players = [Player(seat, [], [], 0) for seat in range(max(2, rulings.seats))]
    return State(
        box, chance, [], rulings, players, deck=list(range(CARDS)), discard=[], known=[], source=NOBODY, lower=0,
        upper=0, sources_unseen=list(range(SOURCES)), sources_seen=[], choices=list(range(len(box.choices))),
        choices_used=[], round=1, first=0, turns=0, idle=0, left=0, seat=NOBODY, stage=BETWEEN_TURNS, playing=NOBODY,
        active=NOBODY, target=NOBODY, struck=0, owed=0, next_id=0, winner=NOBODY,
    )  # fmt: skip


def first_player(chance: Chance, seats: int, named: str) -> int:
    """A named seat, counted from 1, or one at random. [EVO-025, EVO-026, OPEN-18]"""
    return chance.below(seats) if named == "random" else int(named) - 1


def raise_shadow(g: State) -> None:
    """What the Shadow's first creature starts with, by the level; it has no hand. [EVO-181, EVO-183, EVO-188]"""
    box: Box = g.box
    it = g.players[SHADOW].creatures[0]
    it.energy = box.level_energy[g.rulings.level]
    for _ in range(box.level_traits[g.rulings.level]):
        grow_trait(g, it)
