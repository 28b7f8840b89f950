"""Hidden information in Civolution: hands, what lies under the stacks, marker cards until one is kept, all piles."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.core.codec import plain
from boardwright.core.table import Table
from boardwright.fuzz.properties import hidden, leak, seen
from boardwright.games import load
from boardwright.games.civolution.view import HIDDEN
from tests.plays import ERA_RULINGS, NEWCOMERS, VICI_RULINGS, box_of, chance_of, digest, play_on

GAME = load("civolution")
BOX = box_of("civolution")
MODES: dict[str, tuple[int, dict[str, str]]] = {
    "two": (2, {}),
    "four": (4, {}),
    "newcomers": (2, NEWCOMERS),
    "rulings": (3, ERA_RULINGS),
    "solo": (1, {}),
    "solo rulings": (1, VICI_RULINGS),
}
each_mode = pytest.mark.parametrize("mode", MODES)
PILES = ("starting_cards", "chip_cards", "goal_bag", "income_bag", "attribute_bag", "events", "sites_unseen", "actions")
"""Nobody knows what is in them."""


def played(mode: str, choices: int) -> Table:
    """A table after so many choices, with answers taken back on the way."""
    seats, options = MODES[mode]
    table = Table(GAME, seats, digest(f"hidden {mode}"), options, BOX)
    return play_on(table, chance_of(f"hidden {mode}"), choices, undo=7)


def held(g: Any, seat: int) -> list[list[int]]:
    """What a seat alone knows: its hand, cards looked at, marker cards to choose from, cards that it put under."""
    me = g.players[seat]
    dealt = me.marker_cards if len(me.marker_cards) > 1 else []
    under = [card for pile in g.under for card in pile if g.known[card] >> seat & 1]
    return [me.hand, me.drawn, dealt, under]


@each_mode
@pytest.mark.parametrize("choices", [9, 70])
def test_no_byte_sent_differs_in_another_world(mode, choices):
    """Over the choice of start hands and a phase, with undo: views, texts, questions, refusals, log."""
    record = played(mode, choices).record()
    for viewer in [*range(record.seats), None]:
        assert leak(GAME, record, BOX, viewer, len(record.entries), 5) == ""


@pytest.mark.rule("CIV-645")
@each_mode
@pytest.mark.parametrize("choices", [0, 8, 60, 250])
def test_nobody_sees_what_another_holds(mode, choices):
    g: Any = played(mode, choices).position.state
    for viewer in (*range(g.rulings.seats), None):
        table = plain(GAME.view(g, viewer))["table"]
        for player in table["players"]:
            if player["seat"] != viewer:
                own = g.players[player["seat"]]
                known = [
                    card
                    for card in own.hand
                    if g.known[card] < 0 or (viewer is not None and g.known[card] >> viewer & 1)
                ]
                assert sorted(player["hand"]) == sorted(known + [HIDDEN] * (len(own.hand) - len(known)))
                assert set(player["drawn"]) <= {HIDDEN}
                assert len(player["marker_cards"]) < 2 or set(player["marker_cards"]) == {HIDDEN}


@pytest.mark.rule("CIV-645")
@each_mode
@pytest.mark.parametrize("choices", [0, 60, 250])
def test_nobody_sees_what_comes_next(mode, choices):
    g: Any = played(mode, choices).position.state
    for viewer in (*range(g.rulings.seats), None):
        table = plain(GAME.view(g, viewer))["table"]
        for name in PILES:
            assert table[name] == [HIDDEN] * len(getattr(g, name)), name
        for faces in (*table["stacks"], *table["tiles_unseen"]):
            assert set(faces) <= {HIDDEN}
        assert table["known"] == []


@pytest.mark.rule("CIV-244", "CIV-914", "CIV-645")
@each_mode
@pytest.mark.parametrize("choices", [3, 60, 250])
def test_worlds_change_what_is_hidden_and_nothing_else(mode, choices):
    table = played(mode, choices)
    position = table.position
    for seat in range(table.seats):
        mine = held(position.state, seat)
        places = [place for places, _ in GAME.unknown(position.state, seat) for place in places]
        others = [held(position.state, other) for other in range(table.seats) if other != seat]
        changed = False
        for key in range(8):
            world = position.determinise(seat, chance_of(f"world {key}"))
            GAME.audit(world.state)
            assert seen(world, seat) == seen(position, seat)
            assert held(world.state, seat) == mine
            changed |= others != [held(world.state, other) for other in range(table.seats) if other != seat]
        assert changed or not places or table.seats == 1


@pytest.mark.rule("CIV-645")
@each_mode
def test_a_spectator_knows_less_than_every_seat(mode):
    """Those who only look on have not seen the start hand of the first seat either."""
    g: Any = played(mode, 30).position.state
    public = hidden(GAME.unknown(g, -1))
    for seat in range(g.rulings.seats):
        own = {card for cards in held(g, seat)[:2] for card in cards if g.known[card] >= 0}
        assert own <= public
        assert not own & hidden(GAME.unknown(g, seat))


@pytest.mark.rule("CIV-067", "CIV-913")
@pytest.mark.parametrize("mode", ["two", "four"])
def test_start_hands_are_chosen_in_secret(mode):
    """Until all have chosen nobody sees that another's answer changed anything but that it was given."""
    seats, options = MODES[mode]
    assert len(played(mode, 0).asks) == seats
    sent = []
    for pick in (0, 1):
        twin = Table(GAME, seats, digest(f"secret {mode}"), options, BOX)
        ask = next(ask for ask in twin.asks if ask.seat == 0)
        twin.choose(0, ask.options[pick])
        viewers = (*range(1, seats), None)
        sent.append(([plain(twin.view(viewer)) for viewer in viewers], [twin.log(viewer) for viewer in viewers]))
    assert sent[0] == sent[1]
