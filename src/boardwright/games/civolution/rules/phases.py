"""Phases 6 and 8 as steps of the agenda, the end of an era and of the game. [CIV-536, CIV-580..585, CIV-600]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import Step
from boardwright.games.civolution.box import Box
from boardwright.games.civolution.moves import changed, gain_points
from boardwright.games.civolution.moves_cards import FINAL_SCORED, STATUES_GAVE
from boardwright.games.civolution.names import (
    BEGIN_ERA,
    END_ERA,
    FINAL_SCORING,
    FROM_STATUES,
    INCOME,
    NOBODY,
    TERRITORIES,
)
from boardwright.games.civolution.queries import points
from boardwright.games.civolution.queries_cards import modifier
from boardwright.games.civolution.rules.abilities import renew, triggered
from boardwright.games.civolution.rules.feeding import feed
from boardwright.games.civolution.rules.income import as_bits, every_income_action
from boardwright.games.civolution.rules.installing import complete_stages
from boardwright.games.civolution.rules.solo_feeding import feed_vici
from boardwright.games.civolution.rules.stage_partition import installed_chips
from boardwright.games.civolution.rules.supply import make_room
from boardwright.games.civolution.rules.turn_order import attributes, is_vici, people
from boardwright.games.civolution.scoring import score_end
from boardwright.games.civolution.state import Player, State
from boardwright.games.civolution.vocabulary_abilities import LIMIT_PHASE, MODIFY_STATUE_VALUE, ON_INCOME

LAST_ERA: Final = 4


def feed_step(g: State, seat: int) -> Step:
    """One player's feeding. [CIV-530..535, CIV-812]"""
    if is_vici(g, seat):
        yield from feed_vici(g)
    else:
        yield from feed(g, g.players[seat])


# -- income -----------------------------------------------------------------------------------------------------


def income_phase(g: State, _seat: int) -> Step:
    """Abilities at its start, then each player's chips in seating order. [CIV-580]"""
    g.phase = 8
    renew(g, LIMIT_PHASE)
    for me in people(g):
        if me.triggers:
            yield from triggered(g, me, ON_INCOME)
    g.plan([*[(INCOME, me.seat) for me in people(g)], (END_ERA, 0)])


def income(g: State, seat: int) -> Step:
    """Each own chip once; one gained meanwhile has had its action, or by ruling not.

    A stage that is completed here brings its bonus at the end of the step. [CIV-580, 581, 903, 904, 907]
    """
    me = g.players[seat]
    yield from attributes(g, me)
    chips = as_bits(installed_chips(me))
    yield from every_income_action(g, me, chips)
    yield from complete_stages(g, me)
    while g.rulings.chip_twice and as_bits(installed_chips(me)) != chips:
        gained = as_bits(installed_chips(me)) & ~chips
        chips |= gained
        yield from every_income_action(g, me, gained)
        yield from complete_stages(g, me)


def end_era(g: State, _seat: int) -> Step:
    """Statues; then, but for the last era, hunting tokens and reset markers; used dice stay. [CIV-165, CIV-582..585]"""
    for me in g.players:
        score_statues(g, me)
    if g.era == LAST_ERA:
        g.plan([(FINAL_SCORING, 0)])
        return
    g.hunting_tokens += sum(g.hunted)
    g.hunted = [0] * TERRITORIES
    for me in people(g):
        yield from refill_resets(g, me)
    g.era += 1
    g.plan([(BEGIN_ERA, 0)])


def score_statues(g: State, me: Player) -> None:
    """Each gives the value above the Favor disc, more by abilities. [CIV-582, CIV-815, CIV-955]"""
    box: Box = g.box
    statues = sum(me.statues)
    gained = statues * (box.statue_points[me.favor - 1] + modifier(g, me, MODIFY_STATUE_VALUE))
    gain_points(g, me, gained, FROM_STATUES)
    if g.notes is not None and statues:
        g.note(STATUES_GAVE, (me.seat, gained))


def refill_resets(g: State, me: Player) -> Step:
    """A marker from supply into each empty reset column. [CIV-584, CIV-933]"""
    empty = me.resets.count(0)
    if me.supply < empty:
        yield from make_room(g, me, NOBODY, empty)
    for column in range(4):
        if not me.resets[column] and me.supply:
            me.resets = changed(me.resets, column, 1)
            me.supply -= 1


def final_scoring(g: State, _seat: int) -> None:
    """The end of the game: nothing is planned any more. [CIV-585, CIV-600..603]"""
    score_end(g)
    if g.notes is not None:
        for me in g.players:
            g.note(FINAL_SCORED, (me.seat, points(me)))
