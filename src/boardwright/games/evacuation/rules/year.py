"""The seven phases of the year, and when the game is over. [EVA-201, EVA-801..804]"""

from __future__ import annotations

from boardwright.games.evacuation.moves import take_objectives
from boardwright.games.evacuation.notes import PHASE_BEGAN, YEAR_BEGAN
from boardwright.games.evacuation.queries import circle
from boardwright.games.evacuation.state import (
    ACTION_TURN,
    ACTIONS_PHASE,
    BONUS,
    BONUSES_PHASE,
    CARD_DRAFT,
    CLEANUP,
    CLEANUP_PHASE,
    CORRECTIONS,
    END,
    INCOME,
    INCOME_PHASE,
    NOBODY,
    OPPONENT_PROGRESS,
    OPPONENT_TURN,
    ORDER_PHASE,
    OVER,
    PHASE,
    PROGRESS,
    PROGRESS_PHASE,
    SLIDE,
    TRANSPORT,
    TRANSPORT_PHASE,
    TURN_ORDER,
    YEARS,
    State,
)


def begin_phase(g: State, phase: int) -> None:
    """Its steps are planned, and then the next phase. [EVA-201, INT-26, INT-34, INT-67]"""
    g.seat = NOBODY
    if is_over(g, phase):
        finish(g)
        return
    g.phase = phase
    if g.notes is not None:
        if phase == INCOME_PHASE:
            g.note(YEAR_BEGAN, (g.year,))
        g.note(PHASE_BEGAN, (phase,))
    if phase == ACTIONS_PHASE and g.rulings.objectives_in_actions:
        for me in [g.players[each] for each in g.order if each < g.rulings.seats]:
            take_objectives(g, me)  # what was met meanwhile
    following = INCOME_PHASE if phase == CLEANUP_PHASE else phase + 1
    g.plan([*steps_of(g, phase), (PHASE, following)])


def is_over(g: State, phase: int) -> bool:
    """After year four; if a race was run: after one last Transport, or with the phase. [EVA-001, EVA-802..804]"""
    if g.trigger != NOBODY:
        return not (g.trigger_phase == ACTIONS_PHASE and phase == TRANSPORT_PHASE)
    return g.year == YEARS and phase == CLEANUP_PHASE


def finish(g: State) -> None:
    """A race is corrected first. [EVA-805, EVA-806, EVA-820]"""
    g.phase = OVER
    if g.rulings.points:
        g.plan([(END, 0)])
    else:
        g.plan([*[(CORRECTIONS, seat) for seat in g.seats()], (END, 0)])


def steps_of(g: State, phase: int) -> list[tuple[int, int]]:
    """What happens in a phase, in order."""
    if phase == INCOME_PHASE:
        return [(INCOME, seat) for seat in simultaneous(g)]
    if phase == ACTIONS_PHASE:
        return first_turn(g)
    if phase == TRANSPORT_PHASE:
        return [(TRANSPORT, seat) for seat in simultaneous(g)]
    if phase == ORDER_PHASE:
        return [(TURN_ORDER, 0)]
    if phase == PROGRESS_PHASE:
        return [(SLIDE, 0), *[(PROGRESS if each < g.rulings.seats else OPPONENT_PROGRESS, each) for each in g.order]]
    if phase == BONUSES_PHASE:
        return [(BONUS, each) for each in g.order if each < g.rulings.seats]  # EVA-704
    return [(CLEANUP, 0)]


def simultaneous(g: State) -> list[int]:
    """Who goes on his own, whatever the others do: by seat.

    By ruling in the order of the indicator; so too where two may meet a public objective together. [INT-13, INT-26]
    """
    if g.rulings.in_order or g.rulings.objectives:
        return [each for each in g.order if each < g.rulings.seats]
    return g.seats()


def first_turn(g: State) -> list[tuple[int, int]]:
    """The first in the order; after the first year the new action cards are chosen before. [EVA-301, EVA-909]"""
    first = circle(g)[0]
    turn = [(ACTION_TURN if first < g.rulings.seats else OPPONENT_TURN, first)]
    return [(CARD_DRAFT, 0), *turn] if g.rulings.advanced and g.year > 1 else turn
