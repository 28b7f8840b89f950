"""A planted fault of each kind makes its counter rise, in Evolution as it is."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from boardwright.core.game import Game
from boardwright.fuzz.fuzzer import FAULTS, Findings, Fuzzer, fuzz_games
from tests.fuzz import planting
from tests.fuzz.faulty import Plants, has_counted, has_found_nothing, hides_nothing, names_of
from tests.fuzz.planting import planted
from tests.plays import BOX

PLANTS: Plants = [
    ("crashes", "a rule that raises", {"steps": {"turn": planting.raises}}),
    ("dead_ends", "a question without an answer", {"steps": {"turn": planting.has_no_way_out}}),
    ("leaks", "a hand in the view", {"view": planting.shows_a_hand}),
    ("leaks", "a hand in a spectator's view", {"view": planting.shows_a_spectator_too_much}),
    ("leaks", "a card in the log", {"steps": {"turn": planting.tells_everybody}}),
    ("leaks", "a card in a question", {"steps": {"turn": planting.asks_about_a_card}}),
    ("conservation_errors", "a lost card", {"steps": {"round_end": planting.loses_a_card}}),
    ("conservation_errors", "a card twice", {"steps": {"round_end": planting.doubles_a_card}}),
    ("conservation_errors", "energy from nowhere", {"steps": {"exchange": planting.makes_energy}}),
    ("check_errors", "listed, yet forbidden", {"steps": {"exchange": planting.asks(planting.LISTED_BUT_FORBIDDEN)}}),
    ("check_errors", "allowed, not listed", {"steps": {"exchange": planting.asks(planting.ALLOWED_BUT_NOT_LISTED)}}),
    ("fork_errors", "a list shared by clones", {"steps": {"turn": planting.writes_into_what_clones_share}}),
    ("fork_errors", "a step that is no function", {"steps": {"turn": planting.depends_on_something_else}}),
    ("determinise_errors", "what another seat does not know", {"unknown": planting.of_another_seat}),
    ("determinise_errors", "the whole truth", {"unknown": hides_nothing}),
    ("determinise_errors", "a part of the truth", {"unknown": planting.forgets_creatures}),
    ("determinise_errors", "a card twice", {"rename": planting.forgets_cards}),
    ("undo_errors", "undo over a draw", {"steps": {"turn": planting.draws_without_chance}}),
    ("undo_errors", "undo of a step that is no function", {"steps": {"turn": planting.depends_on_something_else}}),
    ("save_errors", "a step that is no function", {"steps": {"turn": planting.depends_on_something_else}}),
    ("save_errors", "something outside of the state", {"steps": {"turn": planting.writes_into_what_clones_share}}),
]


def playing(game: Game) -> Callable[[int], Findings]:
    """The beginnings of games."""
    return lambda index: Fuzzer(game, 3, {}, BOX, 1, index, 4).play(80)


@pytest.mark.parametrize("counter, what, changes", PLANTS, ids=names_of(PLANTS))
def test_a_planted_fault_is_counted(counter, what, changes):
    has_counted(playing(planted(**changes)), counter)


def test_nothing_is_counted_where_nothing_is_planted():
    has_found_nothing(playing(planted()))


def test_a_game_without_end_is_counted():
    found = Fuzzer(planted({"turn": planting.never_ends}), 2, {}, BOX, 1, 0, 50).play(200)
    assert (found.faults["unfinished"], found.decisions) == (1, 200)


def test_a_game_that_nobody_wins_is_counted():
    found = fuzz_games(planted(result=planting.nobody_wins), 1, {}, BOX, 1, 50, [0, 1])
    assert found.faults["conservation_errors"] == 2
    assert "places [2, 2]" in found.examples[0]


def test_every_kind_of_fault_is_planted():
    assert {kind for kind, _, _ in PLANTS} | {"unfinished"} == set(FAULTS)
