"""Hidden information in Evacuation: goals from the draft on, action cards in hand and face down, the decks."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.core.codec import plain
from boardwright.core.table import Table
from boardwright.fuzz.properties import hidden, leak, seen
from boardwright.games import load
from tests.plays import MODULES, box_of, chance_of, digest, play_on

GAME = load("evacuation")
BOX = box_of("evacuation")
MODES: dict[str, tuple[int, dict[str, str]]] = {
    "goals of 2": (2, {"mode": "points"}),
    "goals of 4": (4, {"mode": "points"}),
    "cards": (3, {"advanced": "on"}),
    "both": (3, MODULES),
    "solo": (1, {"advanced": "on"}),
}
each_mode = pytest.mark.parametrize("mode", MODES)


def played(mode: str, choices: int) -> Table:
    """A table after so many choices, with answers taken back on the way."""
    seats, options = MODES[mode]
    table = Table(GAME, seats, digest(f"hidden {mode}"), options, BOX)
    return play_on(table, chance_of(f"hidden {mode}"), choices, undo=7)


def held(g: Any, seat: int) -> set[int]:
    """What a seat alone knows: its goals, the packet before it, its cards, those tucked."""
    me = g.players[seat]
    packet = g.packets[seat] if g.packets else []
    return {*me.goals, *packet, *me.cards, *me.tucked}


@each_mode
@pytest.mark.parametrize("choices", [9, 45])
def test_no_byte_sent_differs_in_another_world(mode, choices):
    """Over a draft with undo: views, texts, questions, refusals, log."""
    record = played(mode, choices).record()
    for viewer in [*range(record.seats), None]:
        assert leak(GAME, record, BOX, viewer, len(record.entries), 5) == ""


@pytest.mark.rule("INT-42")
@each_mode
@pytest.mark.parametrize("choices", [0, 5, 30, 80])
def test_nobody_sees_what_another_holds(mode, choices):
    g = played(mode, choices).position.state
    for viewer in (*range(len(g.players)), None):
        for player in plain(GAME.view(g, viewer))["players"]:
            if player["seat"] != viewer:
                assert [player[key] for key in ("cards", "goals", "kept", "given", "tucked")] == [[]] * 5


@pytest.mark.rule("INT-42")
@each_mode
@pytest.mark.parametrize("choices", [3, 30, 80])
def test_worlds_change_what_is_hidden_and_nothing_else(mode, choices):
    table = played(mode, choices)
    position = table.position
    for seat in range(table.seats):
        mine = held(position.state, seat)
        known = hidden(GAME.unknown(position.state, seat))
        others = [held(position.state, other) for other in range(table.seats) if other != seat]
        changed = False
        for key in range(12):
            world = position.determinise(seat, chance_of(f"world {key}"))
            GAME.audit(world.state)
            assert seen(world, seat) == seen(position, seat)
            assert held(world.state, seat) == mine
            changed |= others != [held(world.state, other) for other in range(table.seats) if other != seat]
        assert changed or not known or table.seats == 1


@pytest.mark.rule("EVA-115", "EVA-902", "INT-42")
@each_mode
def test_a_draft_is_answered_in_secret(mode):
    """Until all have answered nobody sees that another's answer changed anything but that it was given."""
    seats, options = MODES[mode]
    table = Table(GAME, seats, digest(f"secret {mode}"), options, BOX)
    if seats == 1:
        assert len(table.asks) == 1
        return
    assert len(table.asks) == seats
    for pick in (0, 1):
        twin = Table(GAME, seats, digest(f"secret {mode}"), options, BOX)
        ask = next(ask for ask in twin.asks if ask.seat == 0)
        twin.choose(0, ask.options[pick])
        views = [plain(twin.view(viewer)) for viewer in (*range(1, seats), None)]
        logs = [twin.log(viewer) for viewer in (*range(1, seats), None)]
        if pick == 0:
            before = views, logs
    assert (views, logs) == before
