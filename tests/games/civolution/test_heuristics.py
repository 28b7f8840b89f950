"""The judgement of a table: more of what scores is worth more, and the end counts for itself."""

from __future__ import annotations

from random import Random

import pytest

from boardwright import games
from boardwright.bots.bot import decide
from boardwright.bots.greedy import GreedyBot
from boardwright.core.chance import Chance
from boardwright.core.options import complete
from boardwright.core.position import Position
from boardwright.games.civolution.heuristics import WON, of_console, of_stage, unit_value, value, worth
from boardwright.games.civolution.heuristics_hand import (
    is_lasting,
    is_payable,
    lacking,
    left_of,
    of_hand,
    promise,
    prospect,
)
from boardwright.games.civolution.names import (
    CARDS,
    FEATURES,
    FOOD,
    FROM_EFFECTS,
    IDEAS,
    INSIGHT,
    INSIGHTS,
    MONEY,
    PROCREATION,
    STORAGE,
    TRANSPORT,
)
from boardwright.games.civolution.scoring import OVER

GAME = games.load("civolution")
BOX = GAME.load_box(GAME.components)


def started(seats: int, seed: int) -> Position:
    options = complete(GAME, {}, seats, BOX)
    return Position.start(GAME, GAME.setup(seats, Chance(seed, 7), options, BOX))


def played_to_era(seats: int, era: int, seed: int) -> Position:
    random = Random(seed)
    position = started(seats, seed)
    while position.asks and (position.state.era < era or position.state.phase < 4):
        ask = random.choice(position.asks)
        position.choose(ask.seat, random.choice(ask.options))
    return position


@pytest.mark.parametrize("space", [FOOD, MONEY, IDEAS, FEATURES, STORAGE, STORAGE + 17])
def test_one_marker_more_is_worth_more(space):
    g = played_to_era(3, 2, 5).state
    before = value(g, 1)
    g.players[1].markers[space] += 1
    assert before < value(g, 1) < before + 12


def test_points_count_one_for_one_and_those_of_the_best_rival_against():
    g = played_to_era(2, 2, 8).state
    before = value(g, 0)
    g.players[0].earned[FROM_EFFECTS] += 10
    assert value(g, 0) == pytest.approx(before + 10)
    g.players[1].earned[FROM_EFFECTS] += 4
    assert value(g, 0) == pytest.approx(before + 6)


@pytest.mark.rule("CIV-546", "CIV-601")
def test_a_unit_is_worth_what_it_will_still_score():
    g = played_to_era(2, 2, 11).state
    scored, coming = g.era_tiles[0], g.era_tiles[1]
    assert unit_value(g, coming) > unit_value(g, scored) >= 1


@pytest.mark.rule("CIV-407", "CIV-602")
def test_the_start_chip_is_worth_half_its_stage_while_the_tile_sleeps():
    g = played_to_era(2, 1, 3).state
    me = g.players[0]
    sleeping = of_stage(g, me, 8, 0)
    me.tiles = 1
    assert (sleeping, of_stage(g, me, 8, 0)) == (3.5, 7.0)


def test_at_the_end_only_points_count():
    g = played_to_era(3, 2, 21).state
    g.phase = OVER
    for seat, player in enumerate(g.players):
        player.earned = [0] * len(player.earned)
        player.earned[FROM_EFFECTS] = 10 * seat
    assert worth(g, g.players[2]) == 20
    assert value(g, 2) > WON
    assert value(g, 0) < -WON


def test_a_greedy_seat_is_ahead_of_a_random_one_after_an_era():
    random = Random(2)
    position = started(2, 19)
    bot = GreedyBot(nodes=60, width=6, finalists=2, futures=2)
    chance = Chance(4, 4)
    while position.asks and position.state.era == 1:
        ask = position.asks[0]
        answer = decide(bot, position, 0, chance) if ask.seat == 0 else random.choice(ask.options)
        position.choose(ask.seat, answer)
    g = position.state
    assert worth(g, g.players[0]) > worth(g, g.players[1])


@pytest.mark.rule("CIV-230", "CIV-412")
def test_a_module_promises_more_while_a_card_of_its_type_can_be_paid():
    g = played_to_era(2, 2, 13).state
    me = g.players[0]
    payable = [card for card in range(CARDS) if BOX.card_type[card] == INSIGHTS and is_payable(g, me, card)]
    lasting = next(card for card in payable if is_lasting(BOX, card))
    g.seat, g.module, g.level = 0, INSIGHT, 1
    me.hand = []
    without = prospect(g, me)
    me.hand = [lasting]
    assert prospect(g, me) > without + 3


@pytest.mark.rule("CIV-414")
def test_a_card_in_hand_promises_less_for_each_marker_that_it_lacks():
    g = played_to_era(2, 2, 13).state
    me = g.players[0]
    me.markers[FEATURES : STORAGE + 18] = [0] * 24
    by_lacks = {lacking(g, me, card): card for card in range(CARDS) if is_lasting(BOX, card)}
    assert set(by_lacks) >= {1, 2, 3}
    promises = [promise(g, me, by_lacks[lacks]) for lacks in (1, 2, 3)]
    assert promises == sorted(promises, reverse=True)
    assert promises[0] > promises[2]


@pytest.mark.rule("CIV-170")
def test_the_eras_left_grow_less_with_each_reset():
    g = played_to_era(3, 2, 5).state
    g.phase, g.resets = 4, 0
    assert left_of(g) == 3
    g.resets = 4
    assert left_of(g) == 2.5
    g.phase = 5
    assert left_of(g) == 2


@pytest.mark.rule("CIV-343")
def test_an_upgrade_counts_by_what_the_module_gains_and_how_long():
    g = played_to_era(2, 2, 8).state
    me = g.players[0]
    g.phase, g.resets = 4, 0
    me.levels = [1] * len(me.levels)
    plain = of_console(g, me, 3.0)
    me.levels[TRANSPORT] = 2
    transport = of_console(g, me, 3.0)
    me.levels[TRANSPORT], me.levels[PROCREATION] = 1, 2
    assert of_console(g, me, 3.0) > transport > plain
    assert of_console(g, me, 0.0) == 0


def test_goods_are_worth_nothing_after_the_last_action():
    g = played_to_era(2, 2, 8).state
    me = g.players[0]
    g.era, g.phase = 4, 8
    before = worth(g, me)
    me.markers[IDEAS] += 5
    assert worth(g, me) == before


def test_the_better_cards_in_hand_count_more():
    g = played_to_era(2, 2, 13).state
    me = g.players[0]
    by_worth = sorted(range(CARDS), key=lambda card: promise(g, me, card))
    me.hand = [by_worth[-1]]
    best = of_hand(g, me)
    me.hand = by_worth[-2:]
    assert best < of_hand(g, me) < 2 * best
