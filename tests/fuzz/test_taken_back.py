"""Undo, races and damaged records."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.core.ask import PASS
from boardwright.core.errors import BrokenInvariant, IllegalChoice
from boardwright.core.record import Line
from boardwright.core.table import Table
from boardwright.fuzz.properties import at_table, hidden
from tests.plays import BOX, GAME, PLAYS, chance_of, play_on, sit_down


@pytest.mark.parametrize("play", PLAYS)
def test_undo_never_turns_back_a_draw_or_a_reveal(play):
    """Neither the number of draws nor what the seat knows goes backwards; of its own cards it may take back any."""
    table, luck = sit_down(play, "never"), chance_of(f"never {play}")
    undone = 0
    for _ in range(250):
        if table.over:
            break
        play_on(table, luck, 1)
        for seat in [each for each in range(table.seats) if table.can_undo(each)][: luck.below(2)]:
            drawn = table.position.state.chance.drawn
            known = hidden(table.game.unknown(table.position.state, seat))
            table.undo(seat)
            assert table.position.state.chance.drawn == drawn
            assert hidden(table.game.unknown(table.position.state, seat)) == known
            undone += 1
    assert undone


def after_two_passes() -> Table:
    """Seat 1 has kept its hand, and now seat 2 is asked."""
    table = Table(GAME, 2, bytes(16), {"first_player": "1"}, BOX)
    table.choose_text(0, "exchange pass", 0)
    return table


def test_undo_before_the_next_answer_takes_the_question_away_from_the_next_seat():
    table = after_two_passes()
    asked = table.ply(1)
    table.undo(0)
    before = at_table(table)
    with pytest.raises(IllegalChoice, match="seat 1 is not asked"):
        table.choose(1, PASS, asked)
    assert at_table(table) == before


def test_an_answer_before_the_undo_bars_it():
    table = after_two_passes()
    table.choose(1, PASS, table.ply(1))
    before = at_table(table)
    with pytest.raises(IllegalChoice, match="nothing to take back"):
        table.undo(0)
    assert at_table(table) == before


def test_the_same_answer_sent_twice_counts_once():
    table = sit_down("two")
    seat = table.asks[0].seat
    ply = table.ply(seat)
    table.choose(seat, PASS, ply)
    with pytest.raises(IllegalChoice):
        table.choose(seat, PASS, ply)
    assert len(table.entries) == 1


@pytest.mark.parametrize("number", [0, 11, 37])
def test_of_a_damaged_record_the_good_beginning_can_be_played_on(number):
    record = play_on(sit_down("three", "damage"), chance_of("damage"), 60).record()
    seat, _, chain = record.entries[number]
    damaged = record._replace(entries=[*record.entries])
    damaged.entries[number] = Line(seat, "create card_99", chain)
    with pytest.raises(BrokenInvariant, match=f"entry {number}, 'create card_99'"):
        Table.replay(GAME, damaged, BOX)
    table = Table.replay(GAME, damaged, BOX, number)
    assert len(table.entries) == number
    assert not table.over
    play_on(table, chance_of("on"), 30)
    assert Table.replay(GAME, table.record(), BOX).chain == table.chain


@pytest.mark.parametrize("play", PLAYS)
def test_options_are_there_wherever_somebody_is_asked_and_nowhere_else(play):
    table, luck = sit_down(play, "legal"), chance_of(f"legal {play}")
    for _ in range(60):
        if table.over:
            break
        asked = {ask.seat: ask for ask in table.asks}
        for seat in range(table.seats):
            if seat in asked:
                assert asked[seat].options
                assert all(table.why_not(seat, choice) is None for choice in asked[seat].options if choice != PASS)
            else:
                refused: Any = pytest.raises(IllegalChoice, match="not asked")
                with refused:
                    table.why_not(seat, 0)
        play_on(table, luck, 1)
