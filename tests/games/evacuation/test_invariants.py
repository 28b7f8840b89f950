"""What holds in every game of Evacuation, at every question of games played at random."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.core.table import Table
from tests.games.evacuation.late import BOX, GAME
from tests.plays import chance_of, digest, play_on

MODES: dict[str, tuple[int, dict[str, str]]] = {
    "race": (3, {}),
    "points": (2, {"mode": "points"}),
    "advanced": (4, {"advanced": "on"}),
    "modules": (3, {"mode": "points", "objectives": "on", "lines": "on"}),
    "solo": (1, {}),
}
QUESTIONS = 250


def seen(g: Any) -> list[tuple[Any, ...]]:
    """Of each player what only ever goes one way: NW markers, OW tiles, faces, research, chips."""
    return [(me.production[:], me.up, me.happy, me.research[:], me.penalties) for me in g.players]


@pytest.mark.rule("EVA-981..990")
@pytest.mark.parametrize("mode", MODES)
def test_what_only_ever_goes_one_way(mode):
    seats, options = MODES[mode]
    table = Table(GAME, seats, digest(f"one way {mode}"), options, BOX)
    luck, before = chance_of(mode), seen(table.position.state)
    for _ in range(QUESTIONS):
        play_on(table, luck, 1)
        GAME.audit(table.position.state)
        now = seen(table.position.state)
        for (made, up, happy, done, chips), (more, less, later, farther, worse) in zip(before, now, strict=True):
            assert all(new >= old for old, new in zip(made + done, more + farther, strict=True))
            assert not less & ~up
            assert (later >= happy, worse >= chips) == (True, True)
        before = now
        if table.over:
            break


@pytest.mark.rule("EVA-001", "EVA-201")
@pytest.mark.parametrize("mode", MODES)
def test_a_game_has_at_most_four_years_and_phases_in_their_order(mode):
    seats, options = MODES[mode]
    table = Table(GAME, seats, digest(f"years {mode}"), options, BOX)
    luck = chance_of(mode)
    told: list[tuple[int, int]] = []
    while not table.over:
        play_on(table, luck, 1)
        g: Any = table.position.state
        if not told or told[-1] != (g.year, g.phase):
            told.append((g.year, g.phase))
    assert told == sorted(told)
    assert {year for year, _ in told} <= {1, 2, 3, 4}
    assert table.position.state.ended
