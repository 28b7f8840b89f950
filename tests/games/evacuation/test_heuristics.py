"""The judgement of a table: what gets a player further is worth more, the end counts for itself."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.bots.bot import decide
from boardwright.bots.greedy import GreedyBot
from boardwright.core.chance import Chance
from boardwright.core.options import complete
from boardwright.core.position import Position
from boardwright.games.evacuation.heuristics import WON, value
from boardwright.games.evacuation.heuristics_cards import ABILITIES, EASE, nearness, once
from boardwright.games.evacuation.heuristics_worth import may_fly, of_sites
from boardwright.games.evacuation.state import TRANSPORT_PHASE
from boardwright.games.evacuation.vocabulary import CONDITIONS, GAIN, RAISE_PRODUCTION, VERBS
from tests.games.evacuation.late import BOX, GAME
from tests.games.evacuation.scenes import at


def table(seats: int = 3, **options: str) -> Any:
    return GAME.setup(seats, Chance(5, 7), complete(GAME, options, seats, BOX), BOX)


CHANGES = {
    "cubes": lambda me: me.cubes.__setitem__(4, me.cubes[4] + 1),
    "production": lambda me: me.production.__setitem__(0, 1),
    "people": lambda me: setattr(me, "people", 1),
    "factory": lambda me: me.factories.__setitem__(3, 1),
    "stadium": lambda me: me.stadiums[1].append(me.stadiums[0].pop()),
    "research": lambda me: me.research.__setitem__(0, me.research[0] + 1),
    "power": lambda me: setattr(me, "power", 3),
    "markers": lambda me: me.markers.__setitem__(0, 9),
    "evacuated": lambda me: setattr(me, "up", me.up & ~1024),
}


@pytest.mark.parametrize("change", list(CHANGES))
def test_what_gets_a_player_further_is_worth_more(change):
    g, better = table(), table()
    better.players[0].research[0] = g.players[0].research[0] = 1 if change == "research" else 0
    CHANGES[change](better.players[0])
    assert value(better, 0) > value(g, 0)


def test_a_chip_costs_and_so_does_a_rival_who_is_ahead():
    g, worse, behind = table(), table(), table()
    worse.players[0].penalties = 1
    behind.players[1].production = [5, 5, 5]
    assert value(worse, 0) < value(g, 0)
    assert value(behind, 0) < value(g, 0)


def test_the_lowest_marker_counts_most():
    low, high = table(), table()
    low.players[0].production = [3, 3, 2]
    high.players[0].production = [5, 2, 1]
    assert value(low, 0) > value(high, 0)


def test_the_end_of_the_game_outweighs_everything():
    g = table()
    g.ended = True
    g.players[1].production = [8, 8, 8]
    assert value(g, 1) == 0.5 * WON
    assert value(g, 0) < -0.4 * WON


def test_hunger_and_missing_stadiums_of_the_next_year_are_foreseen():
    g, fed = table(), table()
    g.year = fed.year = 2
    for each in (g, fed):
        each.players[0].cubes[5] = 0
    fed.players[0].cubes[5] = BOX.years.food[4 + 2]
    assert value(fed, 0) > value(g, 0) + 0.9
    g.players[0].stadiums[1].append(g.players[0].stadiums[0].pop())
    assert value(g, 0) > value(fed, 0) - 2


def test_what_others_hold_in_their_hands_does_not_matter():
    g, other = table(advanced="on"), table(advanced="on")
    other.players[1].cards, other.players[2].cards = [3, 4], [5]
    assert value(other, 0) == value(g, 0)


def test_whoever_is_done_with_his_ships_counts_on_no_flight_of_the_last_year():
    """The first seat to fly once left sites behind as if a ship that may fly no more would fetch them."""
    rich = {"old": {"energy": 5}}
    scene = at(rich | {"ships_old": ["s01"]}, rich | {"ships_old": ["s02"]}, year=4, step="transport", turn=None)
    me = scene.g.players[0]
    assert may_fly(scene.g, me)
    before = of_sites(scene.g, me, 3)
    scene.do("fly pass")
    assert scene.g.phase == TRANSPORT_PHASE
    assert not may_fly(scene.g, me)
    assert of_sites(scene.g, me, 3) < before


def test_greedy_settles_when_all_is_there():
    scene = at(
        {"new": {"energy": 2, "steel": 3, "food": 3}, "people": 2, "factories_new": {"energy": 1, "food": 1}}, year=3
    )
    choice = decide(GreedyBot(), scene.position, 0, Chance(3))
    assert choice == BOX.board.ids.index("settle")


def test_there_is_a_weight_for_every_condition_and_for_the_effects_that_are_done_once():
    assert len(EASE) == len(CONDITIONS)
    assert once(GAIN) != once(RAISE_PRODUCTION)
    assert all(once(verb) > 0 for verb in range(len(VERBS)))


def test_every_modifier_of_the_edition_has_a_worth():
    weighed = {number for number, _ in ABILITIES}
    minimum = {1, 3, 17, 34, 38, 44, 46}  # what only bounds another one
    used = {number for pairs in BOX.technologies.modifiers for number, _ in pairs}
    assert used <= weighed | minimum


@pytest.mark.rule("EVA-822")
def test_a_goal_is_nearer_the_more_of_it_is_done():
    g = table(1)
    me = g.players[0]
    card = BOX.goals.ids.index("g07")
    found = []
    for many in (0, 2, 5):
        me.stadiums[1] = list(range(4, 4 + many))
        found.append(nearness(g, me, card))
    assert found[0] < found[1] < found[2] == 1.0


@pytest.mark.parametrize(
    "seats, options",
    [
        (2, {}),
        (3, {"mode": "points", "objectives": "on", "lines": "on"}),
        (3, {"advanced": "on"}),
        (1, {}),
        (2, {"solo_cards": "on"}),
        (2, {"costs": "printed"}),
    ],
)
def test_greedy_answers_in_every_mode(seats, options):
    position = Position.start(GAME, table(seats, **options))
    bot = GreedyBot(nodes=30, width=3, finalists=2, futures=1)
    for number in range(40):
        ask = position.asks[0]
        choice = decide(bot, position, ask.seat, Chance(number + 1))
        assert choice in ask.options
        position.choose(ask.seat, choice)
