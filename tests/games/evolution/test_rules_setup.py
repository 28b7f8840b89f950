"""Setup, and what a seat may know."""

from __future__ import annotations

import pytest

from boardwright.core.chance import Chance
from boardwright.core.position import Position
from boardwright.games.evolution import RULESET
from boardwright.games.evolution.state import SHADOW, State
from tests.games.evolution.scenes import BOX, Scene


def start(seats: int, **given: str) -> State:
    options = {option.name: option.default_for(seats, BOX) for option in RULESET.options} | given
    state = RULESET.setup(seats, Chance(7), options, BOX)
    RULESET.audit(state)
    assert isinstance(state, State)
    return state


@pytest.mark.rule("EVO-023", "EVO-024")
@pytest.mark.parametrize("seats,left", [(2, 52), (3, 46), (4, 40)])
def test_everyone_gets_a_creature_and_five_cards(seats, left):
    g = start(seats)
    assert [len(p.hand) for p in g.players] == [5] * seats
    assert [len(p.creatures) for p in g.players] == [1] * seats
    assert len(g.deck) == left


@pytest.mark.rule("EVO-020", "EVO-021")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_source_is_stocked_for_the_players(seats):
    g = start(seats)
    assert (g.lower, g.upper) == (BOX.lower[g.source][seats], BOX.upper[g.source])
    assert len(g.sources_unseen) == 9


@pytest.mark.rule("EVO-025", "EVO-026")
def test_a_named_seat_begins():
    assert start(3, first_player="3").first == 2


@pytest.mark.rule("EVO-026")
def test_otherwise_any_seat_may_begin():
    options = {option.name: option.default_for(3, BOX) for option in RULESET.options}
    assert {RULESET.setup(3, Chance(seed), options, BOX).first for seed in range(30)} == {0, 1, 2}


@pytest.mark.rule("EVO-188")
@pytest.mark.parametrize(
    "level,energy,traits", [("first_game", 0, 0), ("easy", 1, 1), ("normal", 2, 1), ("hard", 3, 1)]
)
def test_the_level_tells_what_the_shadow_starts_with(level, energy, traits):
    g = start(1, level=level)
    shadow = g.players[SHADOW]
    assert (shadow.hand, shadow.creatures[0].energy, len(shadow.creatures[0].row)) == ([], energy, traits)
    assert len(g.players[0].hand) == 5


@pytest.mark.rule("EVO-030", "EVO-031", "EVO-037")
def test_a_seat_sees_its_own_cards_alone():
    g = start(3)
    seen = RULESET.view(g, 1)
    assert seen.players[1].hand == tuple(g.players[1].hand)
    assert seen.players[0].hand == ()
    assert seen.players[0].cards == 5
    assert [p.creatures[0].card for p in seen.players] == [-1, g.players[1].creatures[0].card, -1]


@pytest.mark.rule("EVO-030", "EVO-031")
def test_a_spectator_sees_no_hidden_card():
    seen = RULESET.view(start(2), None)
    assert [(p.hand, p.creatures[0].card) for p in seen.players] == [((), -1), ((), -1)]


@pytest.mark.rule("EVO-036")
def test_the_order_of_the_sources_is_known_once_one_is_unseen():
    seen = RULESET.view(Scene("round = 8\n[[creatures]]").g, 0)
    assert (seen.coming, len(seen.sources_seen), seen.sources_unseen) == ((), 7, 2)
    seen = RULESET.view(Scene("round = 9\n[[creatures]]").g, 0)
    assert len(seen.coming) == 9
    assert len(set(seen.coming) | {seen.source}) == 10
    assert seen.coming[1:] == seen.sources_seen


@pytest.mark.rule("EVO-035")
def test_the_discard_pile_is_open_and_by_ruling_closed():
    scene = Scene('discard = ["card_05"]\noptions = { discard = "closed" }\nhands = { 1 = 1, 2 = 1 }\nstep = "round"')
    scene.answer("exchange yes")
    thrown = scene.g.discard[1]
    assert RULESET.view(scene.g, 0).discard == (4, thrown)
    assert RULESET.view(scene.g, 1).discard == (4,)
    assert RULESET.view(scene.g, 1).discard_size == 2
    assert RULESET.unknown(scene.g, 1)[0][0].count(thrown) == 1
    scene = Scene('discard = ["card_05"]\nhands = { 1 = 1, 2 = 1 }\nstep = "round"').answer("exchange yes")
    assert RULESET.view(scene.g, 1).discard == tuple(scene.g.discard)


def test_a_game_ends_with_one_winner():
    position = Position.start(RULESET, start(2))
    chance = Chance(3)
    while not position.over:
        ask = position.asks[0]
        position.choose(ask.seat, ask.options[chance.below(len(ask.options))])
    result = RULESET.result(position.state)
    assert sorted(result.places) == [1, 2]
    assert (result.reason.id, result.reason.name) == ("EVO-116", "victory")
