"""What a seat may know."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.core.chance import Chance
from boardwright.core.codec import plain
from boardwright.core.options import complete
from boardwright.core.position import Position
from boardwright.games.civolution import RULESET
from boardwright.games.civolution.names import CARDS
from boardwright.games.civolution.rules.research import draw_cards, take_hidden, take_shown
from boardwright.games.civolution.rules.setup import setup
from boardwright.games.civolution.view import HIDDEN, unknown, view
from tests.games.civolution.tables import BOX, Table


def opened(seats: int, **options: str):
    return setup(seats, Chance(4), complete(RULESET, options, seats, BOX), BOX)


@pytest.mark.rule("CIV-645", "CIV-027")
def test_a_hand_is_its_owners_and_its_backs_are_public():
    g = opened(2)
    mine, theirs = view(g, 0), view(g, 1)
    assert mine.table.players[0].hand == sorted(g.players[0].hand)
    assert theirs.table.players[0].hand == [HIDDEN] * 10
    assert theirs.hand_types[0] == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]
    assert theirs.table.players[0].marker_cards == [HIDDEN] * 3


@pytest.mark.rule("CIV-645")
def test_a_spectator_knows_what_all_know():
    seen = view(opened(3), None)
    assert [player.hand for player in seen.table.players] == [[HIDDEN] * 10] * 3


@pytest.mark.rule("CIV-645", "CIV-066")
def test_the_numbered_cards_of_newcomers_are_known_to_all():
    g = opened(2, newcomers="1")
    assert view(g, 1).table.players[0].hand == sorted(g.players[0].hand)


@pytest.mark.rule("CIV-645", "CIV-340")
def test_a_card_taken_from_a_face_up_stack_stays_known_in_the_hand():
    table = Table()
    take_hidden(table.g, table.me, 0)
    hidden = table.me.hand[0]
    card = table.g.stacks[1].pop()
    table.g.shown[1].append(card)
    table.g.known[card] = -1
    take_shown(table.g, table.me, 1)
    assert view(table.g, 1).table.players[0].hand == [HIDDEN, card]
    places = [each for each, _ in unknown(table.g, 1)]
    assert places[0] == [hidden]
    assert card not in places[1]


@pytest.mark.rule("CIV-244", "CIV-645")
def test_who_put_a_card_under_a_stack_knows_it_and_nobody_else():
    table = Table()
    table.run(draw_cards, table.me, 2, 1).answer("insight_down", "insight_down")
    table.answer(table.options[0])
    card = table.g.under[2][0]
    assert view(table.g, 0).table.under[2] == [card]
    assert view(table.g, 1).table.under[2] == [HIDDEN]
    assert card in unknown(table.g, 1)[2][0]
    assert card not in unknown(table.g, 0)[2][0]


@pytest.mark.rule("CIV-645")
def test_no_pile_shows_a_face_and_no_chance_is_seen():
    g = opened(2)
    table = view(g, 0).table
    piles = [*table.stacks, table.goal_bag, table.income_bag, table.attribute_bag, table.events, table.sites_unseen]
    assert all(set(pile) == {HIDDEN} for pile in piles)
    assert [len(pile) for pile in table.stacks] == [len(pile) for pile in g.stacks]
    assert (table.known, table.agenda, table.chance.drawn) == ([], [], 0)


@pytest.mark.rule("CIV-645")
def test_what_cannot_be_told_apart_stays_within_its_type():
    g = opened(3)
    groups = unknown(g, 0)
    for card_type, (places, pile) in enumerate(groups[:5]):
        assert {BOX.card_type[card] for card in [*places, *pile]} == {card_type}
    assert all(card >= CARDS for card in [*groups[5][0], *groups[5][1]])


@pytest.mark.rule("CIV-645")
def test_a_dealt_world_looks_the_same_and_differs():
    position = Position.start(RULESET, opened(2))
    truth: Any = position.state
    worlds: list[Any] = [position.determinise(0, Chance(seed)).state for seed in range(6)]
    assert {str(plain(view(world, 0))) for world in worlds} == {str(plain(view(truth, 0)))}
    assert len({tuple(world.players[1].hand) for world in worlds}) > 3
