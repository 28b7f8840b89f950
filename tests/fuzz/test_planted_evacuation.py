"""A planted fault of each kind that Evacuation's rules could have makes its counter rise."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from boardwright.core.game import Game, Groups
from boardwright.fuzz.fuzzer import Findings, Fuzzer
from boardwright.games import load
from boardwright.games.evacuation.rules.actions import ACT
from boardwright.games.evacuation.view import unknown, view
from tests.fuzz.faulty import Plants, has_counted, has_found_nothing, hides_nothing, names_of, planter
from tests.plays import MODULES, box_of

GAME = load("evacuation")
BOX = box_of("evacuation")
RUNS = dict(zip(GAME.steps, GAME.runs, strict=True))


planted = planter(GAME, RUNS)


def playing(game: Game) -> Callable[[int], Findings]:
    """The beginnings of games in which everything hidden there is is in play."""
    return lambda index: Fuzzer(game, 3, MODULES, BOX, 1, index, 4).play(80)


# -- faults -----------------------------------------------------------------------------------------------------


def loses_a_ship(g: Any, seat: int) -> Any:
    g.rows[0].pop(0)
    return RUNS["income"](g, seat)


def makes_a_factory(g: Any, seat: int) -> Any:
    """A fifth tile of a type."""
    g.players[seat].factories[4] += 1
    return RUNS["income"](g, seat)


def turns_an_ocean(g: Any, seat: int) -> Any:
    """It is turned down, though no marker has passed T1."""
    g.players[seat].up &= ~(1 << 10)
    return RUNS["income"](g, seat)


def has_no_way_out(g: Any, seat: int) -> Any:
    """A compulsory question after the counters ran out."""
    me = g.players[seat]
    me.cubes, me.acted, me.groups = [0] * 6, 9, [0, 3, 3, 3]
    yield ACT.must(seat)


def draws_without_chance(g: Any, seat: int) -> Any:
    """The next card comes from the deck as it lies, so the draw is no barrier to undo."""
    if (yield ACT.may(seat)) >= 0 and g.deck:
        g.players[seat].cards.append(g.deck.pop())
    yield from RUNS["action_turn"](g, seat) or ()


def shows_goals(g: Any, seat: int | None) -> Any:
    """The next seat's goals."""
    seen = view(g, seat)
    if seat is not None:
        other = (seat + 1) % g.rulings.seats
        seen.players[other].goals = tuple(g.players[other].goals)
    return seen


def shows_a_spectator_cards(g: Any, seat: int | None) -> Any:
    seen = view(g, seat)
    if seat is None:
        seen.players[0].cards = tuple(g.players[0].cards)
    return seen


def of_another_seat(g: Any, seat: int) -> Groups:
    """Deals the own hand anew, which is noticed."""
    return unknown(g, (seat + 1) % g.rulings.seats)


PLANTS: Plants = [
    ("dead_ends", "no action and no pass", {"steps": {"action_turn": has_no_way_out}}),
    ("leaks", "goals in the view", {"view": shows_goals}),
    ("leaks", "cards in a spectator's view", {"view": shows_a_spectator_cards}),
    ("conservation_errors", "a lost ship", {"steps": {"income": loses_a_ship}}),
    ("conservation_errors", "a fifth factory", {"steps": {"income": makes_a_factory}}),
    ("conservation_errors", "an ocean turned early", {"steps": {"income": turns_an_ocean}}),
    ("determinise_errors", "what another seat does not know", {"unknown": of_another_seat}),
    ("determinise_errors", "the whole truth", {"unknown": hides_nothing}),
    ("undo_errors", "undo over a draw", {"steps": {"action_turn": draws_without_chance}}),
]


@pytest.mark.parametrize("counter, what, changes", PLANTS, ids=names_of(PLANTS))
def test_a_planted_fault_is_counted(counter, what, changes):
    has_counted(playing(planted(**changes)), counter)


def test_nothing_is_counted_where_nothing_is_planted():
    has_found_nothing(playing(planted()))
