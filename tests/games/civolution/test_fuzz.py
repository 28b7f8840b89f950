"""Random games with every property of the fuzz held, and games that dig deeper than random ones do."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.core.chance import Chance
from boardwright.core.options import complete
from boardwright.core.position import Position
from boardwright.fuzz.fuzzer import fuzz_games
from boardwright.fuzz.properties import check_fault, determinise_fault, fork_fault
from boardwright.games.civolution import RULESET
from boardwright.games.civolution.audit import audit
from boardwright.games.civolution.names import RESET, STAMINA
from boardwright.games.civolution.rules.setup import setup
from tests.games.civolution.tables import BOX

IDLE = range(STAMINA, RESET + 1)
"""What a random player does too often: feature modules, Sleep, Reset."""


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_games_under_random_options_hold_every_property(seats):
    findings = fuzz_games(RULESET, seats, None, BOX, 1, 30, [0])
    assert findings.examples == []
    assert findings.decisions > 50


def rich(seats: int, seed: int) -> Any:
    """A table on which more is possible than at the start: higher levels, more cards and materials."""
    g = setup(seats, Chance(seed), complete(RULESET, {}, seats, BOX), BOX)
    for me in g.players[:seats]:
        me.levels = [2 + (seed + module) % 2 for module in range(15)]
        for space in range(4, 28, 2):
            me.markers[space] += 1
            me.supply -= 1
        for card_type in range(5):
            card = g.stacks[card_type].pop()
            me.hand.append(card)
            g.known[card] = 1 << me.seat
    for site in range(0, 24, 2):
        piece = g.sites_unseen.pop()
        g.site[site] = piece
        if piece < 6:
            g.ground_at[piece + 1] = site
    return g


def eager(ask: Any, chance: Chance) -> int:
    """Mostly not passing, and mostly doing something with the dice."""
    choice = 0
    for _ in range(3):
        choice = ask.options[chance.below(len(ask.options))]
        if choice >= 0 and not (ask.kind.name == "turn" and choice in IDLE):
            break
    return int(choice)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_rich_games_played_eagerly_hold_as_well(seats):
    position = Position.start(RULESET, rich(seats, seats))
    chance = Chance(seats, 5)
    played = 0
    while not position.over:
        state: Any = position.state
        audit(state)
        assert check_fault(position) == ""
        if played % 40 == 0:
            assert fork_fault(position) == ""
            assert determinise_fault(position, played % seats, played) == ""
        ask = position.asks[chance.below(len(position.asks))]
        position.choose(ask.seat, eager(ask, chance))
        played += 1
    assert played > 150
