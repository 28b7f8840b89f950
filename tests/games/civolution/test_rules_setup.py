"""Set-up: boards, continent, consoles, start hands, starting chip cards."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.core.chance import Chance
from boardwright.core.options import complete
from boardwright.core.position import Position
from boardwright.games.civolution import RULESET
from boardwright.games.civolution.audit import audit
from boardwright.games.civolution.names import (
    BLOCKED,
    CARDS,
    FREE,
    INCOME_CHIPS,
    INCOME_PIECE,
    NOBODY,
    RAW,
    START_CHIP,
    VICI,
)
from boardwright.games.civolution.rules.setup import setup
from boardwright.games.civolution.vocabulary_abilities import MILD
from tests.games.civolution.tables import BOX, label


def opened(seats: int, seed: int = 3, **options: str):
    return setup(seats, Chance(seed), complete(RULESET, options, seats, BOX), BOX)


def started(seats: int, seed: int = 3, **options: str) -> Position:
    return Position.start(RULESET, opened(seats, seed, **options))


def answer(position: Position, *texts: str) -> None:
    for text in texts:
        ask = position.asks[0]
        position.choose(ask.seat, {label(ask, value): value for value in ask.options}[text])


def take_first(position: Position, kind: str) -> None:
    while position.asks and position.asks[0].kind.name == kind:
        position.choose(position.asks[0].seat, position.asks[0].options[0])


@pytest.mark.rule("CIV-050", "CIV-051", "CIV-052", "CIV-053", "CIV-054", "CIV-062", "CIV-170", "CIV-647")
@pytest.mark.parametrize(
    "seats,goals,dice,covered,tokens", [(4, 6, 5, 0, 16), (3, 5, 4, 4, 12), (2, 4, 3, 10, 6), (1, 4, 3, 10, 6)]
)
def test_how_much_is_there_for_so_many_players(seats, goals, dice, covered, tokens):
    g = opened(seats)
    assert len([chip for chip in g.goal_display if chip != BLOCKED]) == goals
    assert (g.spare_dice, g.spare_fate) == (dice, dice)
    assert len([camp for camp in range(len(BOX.camp_mark)) if g.camps[camp] == BLOCKED]) == covered
    assert g.hunting_tokens == tokens
    audit(g)


@pytest.mark.rule("CIV-055", "CIV-056", "CIV-100")
def test_the_first_era_begins_in_mild_weather():
    g = opened(3)
    assert (g.era, g.weather, g.event) == (1, MILD, NOBODY)


@pytest.mark.rule("CIV-057")
@pytest.mark.parametrize("seed", range(10))
def test_era_categories_and_boosted_ones_are_seven_different(seed):
    g = opened(2, seed)
    boosted = [category for category in range(9) if g.boosted >> category & 1]
    assert (len(g.era_tiles), len(boosted)) == (4, 3)
    assert len({*g.era_tiles, *boosted}) == 7


@pytest.mark.rule("CIV-058")
def test_the_displays_are_full():
    g = opened(4)
    assert NOBODY not in [*g.goal_display, *g.income_display, *g.attribute_display]
    assert (len(g.income_display), len(g.attribute_display)) == (3, 3)


@pytest.mark.rule("CIV-060")
def test_all_sites_are_face_down():
    g = opened(2)
    assert set(g.site) == {NOBODY}
    assert len(g.sites_unseen) == 24


@pytest.mark.rule("CIV-061")
def test_beginners_have_wood_and_papyrus_in_the_start_territories():
    g = opened(2, tiles="beginner")
    assert [BOX.material_ids[g.tile[start]] for start in BOX.start_territories] == ["wood", "papyrus"]
    assert [each for each in g.tile if each != NOBODY] == [g.tile[start] for start in BOX.start_territories]


@pytest.mark.rule("CIV-061")
def test_others_have_any_material_of_the_land_there():
    found = {opened(2, seed).tile[BOX.start_territories[0]] for seed in range(40)}
    assert found == {0, 1, 2}


@pytest.mark.rule("CIV-063", "CIV-020..024", "CIV-026", "CIV-028")
def test_a_console_at_the_start():
    me = opened(2, newcomers="1,2").players[1]
    assert (me.dice, me.fate, me.favor, me.tiles) == ([0, 1, 1, 1, 1, 1, 1], 1, 1, 0)
    assert (me.farms_left, me.boats, me.settlements) == (3, [NOBODY] * 2, [NOBODY] * 4)
    assert me.tracks == [0] * 5
    assert (len(me.levels), len(me.columns), len(me.goals)) == (15, 9, 3)
    assert (len(BOX.module_ids), len(BOX.material_ids), me.resets) == (22, 18, [1] * 4)


@pytest.mark.rule("CIV-064", "CIV-724")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_strong_tribe_in_each_start_territory_beside_the_fire(seats):
    g = opened(seats)
    for start in BOX.start_territories:
        first, count = BOX.camp_first[start], BOX.camp_count[start]
        camps = g.camps[first : first + count]
        assert camps[0] == FREE
        assert sorted(camp for camp in camps if camp >= 0) == [2 * seat + 1 for seat in range(seats)]
        assert FREE not in camps[1:]  # exactly as many usable ones as players


@pytest.mark.rule("CIV-065", "CIV-642")
def test_eight_of_the_fifty_markers_are_placed():
    me = opened(2).players[0]
    assert [me.markers[RAW + start] for start in BOX.start_territories] == [1, 1]
    assert (me.notch, me.resets, me.supply) == ([1, 1], [1] * 4, 42)


@pytest.mark.rule("CIV-066", "CIV-069", "CIV-071", "CIV-073", "CIV-404")
def test_newcomers_get_the_cards_of_one_number():
    g = opened(2, newcomers="1,2")
    for me in g.players:
        number = BOX.marker_card_number[me.marker_cards[0] - CARDS]
        assert number > 0
        assert sorted(BOX.card_hand[card] for card in me.hand) == [number] * 5
        assert me.markers[:28] == BOX.marker_card_markers[me.marker_cards[0] - CARDS]
        chip = me.columns[8][0] - INCOME_PIECE - INCOME_CHIPS
        assert BOX.chip_card_number[chip] == number
        assert me.levels[BOX.chip_card_module[chip]] == 2
        assert [len(pile) for pile in me.goals] == [1, 0, 0]
    assert g.chip_display == []


@pytest.mark.rule("CIV-067", "CIV-645")
def test_others_choose_from_two_cards_of_each_type_and_three_marker_cards():
    position = started(2)
    assert [ask.seat for ask in position.asks] == [0, 1]
    g: Any = position.state
    me = g.players[0]
    assert sorted(BOX.card_type[card] for card in me.hand) == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]
    assert len(me.marker_cards) == 3
    assert len(position.asks[0].options) == 2


@pytest.mark.rule("CIV-067", "CIV-068", "CIV-069", "CIV-913", "CIV-914")
def test_what_is_rejected_goes_under_its_stack():
    position = started(2)
    for seat in (1, 0):
        while any(ask.seat == seat for ask in position.asks) and position.asks[0].kind.name.startswith("start_"):
            if position.asks[0].kind.name == "start_chip":
                break
            position.choose(seat, position.ask_of(seat).options[0])
    g: Any = position.state
    for me in g.players:
        assert sorted(BOX.card_type[card] for card in me.hand) == [0, 1, 2, 3, 4]
        assert me.markers[:28] == BOX.marker_card_markers[me.marker_cards[0] - CARDS]
    assert [[g.known[card] for card in under] for under in g.under] == [[1, 2]] * 5  # seat 0's first
    assert g.shown == [[]] * 5


@pytest.mark.rule("CIV-070", "CIV-911")
def test_the_first_starter_is_drawn_or_named():
    assert {opened(3, seed).starter for seed in range(12)} == {0, 1, 2}
    assert opened(3, first_player="3").starter == 2


@pytest.mark.rule("CIV-911", "CIV-800", "CIV-966")
def test_the_human_begins_in_solo():
    g = opened(1)
    assert g.starter == 0
    assert len(g.chip_display) == 2


@pytest.mark.rule("CIV-071")
def test_starting_chip_cards_are_drafted_counter_clockwise_and_the_starter_is_last():
    g = opened(4, first_player="2")
    assert [seat for step, seat in reversed(g.agenda) if step == START_CHIP] == [0, 3, 2, 1]
    assert (len(g.chip_display), len(g.chip_goals)) == (5, 5)


@pytest.mark.rule("CIV-071", "CIV-073", "CIV-909", "CIV-915")
def test_a_starting_chip_card_brings_its_goal_chip_and_a_level():
    position = started(2, newcomers="1", first_player="1")
    take_first(position, "start_card")
    take_first(position, "start_markers")
    g: Any = position.state
    card, goal = g.chip_display[1], g.chip_goals[1]
    answer(position, BOX.chip_card_ids[card])
    me = g.players[1]
    assert me.goals[0] == [goal]
    assert (me.levels[BOX.chip_card_module[card]], me.upgrades) == (2, 1)
    assert me.columns[8] == [INCOME_PIECE + INCOME_CHIPS + card]
    assert (g.chip_display, g.chip_goals) == ([], [])
    audit(g)


@pytest.mark.rule("CIV-072", "CIV-912")
def test_in_a_mixed_game_the_advanced_draft_among_themselves():
    g = opened(4, newcomers="1,3")
    assert len(g.chip_display) == 3
    assert [len(me.hand) for me in g.players] == [5, 10, 5, 10]


@pytest.mark.rule("CIV-804")
def test_by_option_the_human_chooses_freely_in_solo():
    position = started(1, free_start="on")
    assert len(position.asks[0].options) == 32
    answer(position, "a32", "b1", "c16", "d2", "e3")
    assert len(position.asks[0].options) == 12
    take_first(position, "start_markers")
    g: Any = position.state
    assert sorted(BOX.card_ids[card] for card in g.players[0].hand) == ["a32", "b1", "c16", "d2", "e3"]
    audit(g)


@pytest.mark.rule("CIV-802", "CIV-803")
def test_vici_has_its_tribes_provisions_and_grids():
    g = opened(1)
    vici = g.players[VICI]
    assert (vici.tribes_left, sum(vici.tribes), sum(vici.strong)) == (13, 2, 2)
    assert [g.provisions[start] for start in BOX.start_territories] == [1, 1]
    assert (g.evolution, g.prosperity) == (2, 2)
    assert (vici.dice, vici.fate) == ([0, 1, 1, 1, 1, 1, 1], 1)
