"""Cleanup: the next year is made ready. [EVA-711..713, EVA-909]"""

from __future__ import annotations

from typing import Final

from boardwright.games.evacuation.moves import draw_cards, refill, throw_out
from boardwright.games.evacuation.notes_later import BONUS_SHOWN, CLEANED_UP, DECK_SHUFFLED
from boardwright.games.evacuation.rules.solo import shuffle_solo_cards
from boardwright.games.evacuation.state import INFRASTRUCTURE_ROW, NOBODY, SHIP_ROW, STADIUM_ROW, Player, State
from boardwright.games.evacuation.vocabulary import USES

GROUPS: Final = 4
DEALT: Final = 7
"""Action cards from which four are kept. [EVA-902, EVA-909]"""


def cleanup(g: State, _: int) -> None:
    """The counter forward, a new bonus card, fresh rows, markers and cards back. [EVA-711..713]"""
    g.seat = NOBODY
    if g.notes is not None:
        g.note(CLEANED_UP, (g.year,))
    g.year += 1
    g.bonuses.pop(0)
    if g.notes is not None:
        g.note(BONUS_SHOWN, (g.bonuses[0],))
    for row in (SHIP_ROW, STADIUM_ROW, INFRASTRUCTURE_ROW):
        freshen(g, row)
    for me in g.players:
        clear_year(me)
    if g.rulings.advanced:
        deal_anew(g)
    if g.solo_deck:
        shuffle_solo_cards(g)


def freshen(g: State, row: int) -> None:
    """The item at the X goes under its deck, the others slide, a new one is dealt. [EVA-712]"""
    if g.rows[row]:
        throw_out(g, row, g.rows[row][0])
    refill(g, row)


def clear_year(me: Player) -> None:
    """What is counted of a year begins anew. [EVA-713]"""
    me.acted = 0
    me.groups = [0] * GROUPS
    me.power = 0
    me.level = 0
    me.passed = False
    me.used = [0] * USES
    me.spent = 0
    me.flown = []


def deal_anew(g: State) -> None:
    """All cards played are shuffled into the deck; everybody draws up to seven. [EVA-909]"""
    for me in g.players:
        g.deck += me.face_up + me.tucked + me.put_away
        me.face_up = []
        me.tucked = []
        me.put_away = []
    if g.notes is not None:
        g.note(DECK_SHUFFLED, (len(g.deck),))
    for me in g.players:
        draw_cards(g, me, DEALT - len(me.cards))
