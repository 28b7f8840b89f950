"""Whole games of the second Evolution, round by round; see reference.py."""

from __future__ import annotations

from tests.games.evolution.reference import SHADOW, Model, Play, Won
from tests.games.evolution.reference_shadow import shadow_turn
from tests.games.evolution.reference_turn import turn


def game(m: Model) -> Play:
    try:
        while True:
            yield from one_round(m)
            m.end_round()
    except Won:
        return


def one_round(m: Model) -> Play:
    """EVO-040 to 049, 186, 197."""
    seats = [(m.first + step) % m.seats for step in range(m.seats)]
    yield from exchange(m, [seat for seat in seats if m.hands[seat]])
    idle = 0
    turns = 0
    who = SHADOW if m.solo else m.first
    while True:
        acted = yield from (shadow_turn(m) if m.solo and who == SHADOW else turn(m, who))
        m.end_turn()
        turns += 1
        idle = 0 if acted else idle + 1
        m.fill(who, m.owed)
        m.owed = 0
        if is_over(m, acted, idle, turns):
            return
        who = (who + 1) % (2 if m.solo else m.seats)


def is_over(m: Model, acted: bool, idle: int, turns: int) -> bool:
    if m.solo:
        counted = m.all() if m.is_ruled("shadow_round", "all") else m.beasts[0]
        return turns > 1 and all(it.asleep for it in counted)
    return all(it.asleep for it in m.all()) if acted else idle == m.seats


def exchange(m: Model, seats: list[int]) -> Play:
    """EVO-040, 162, 164, OPEN-12."""
    answers = {}
    for seat in seats:
        answers[seat] = yield seat, "exchange", ["yes", "pass"]
        if not m.is_ruled("exchange", "together"):
            swap(m, seat, answers[seat])
    if m.is_ruled("exchange", "together"):
        for seat in seats:
            swap(m, seat, answers[seat])


def swap(m: Model, seat: int, answer: str) -> None:
    if answer == "yes":
        number = len(m.hands[seat])
        m.discard += m.hands[seat]
        m.hands[seat] = []
        m.fill(seat, number)
