"""Solo against V.I.C.I: its turns. [CIV-806..810, CIV-820, CIV-840..845, CIV-967, CIV-977, CIV-978]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import Step
from boardwright.games.civolution.box import Box
from boardwright.games.civolution.box_parts import Act
from boardwright.games.civolution.moves_cards import GOAL_REMOVED, VICI_REVEALED
from boardwright.games.civolution.names import NOBODY, VICI
from boardwright.games.civolution.notes import RESET_DONE
from boardwright.games.civolution.queries import resets_to_end
from boardwright.games.civolution.rules.abilities import renew
from boardwright.games.civolution.rules.solo_acts import do_acts
from boardwright.games.civolution.state import State
from boardwright.games.civolution.vocabulary_abilities import LIMIT_TURN

RESET_ICONS: Final = 4
"""Visible icons of each colour that cause a Reset. [CIV-808]"""
HARDEST: Final = 6
"""The red half is used from era HARDEST - level on. [CIV-840..844]"""
GOAL_POSITIONS: Final = 4


def vici_goal(g: State, _seat: int) -> None:
    """Phase 2: a die removes the goal chip at that position, 5 and 6 none. [CIV-806, CIV-967]"""
    g.phase = 2
    space = g.chance.roll() - 1
    if space < GOAL_POSITIONS and g.goal_display[space] >= 0:
        if g.notes is not None:
            g.note(GOAL_REMOVED, (g.goal_display[space],))
        g.goal_display[space] = NOBODY


def vici_turn(g: State, _seat: int) -> Step:
    """Reveal an action card and carry it out, or Reset. [CIV-807..809]"""
    g.phase = 4
    g.seat = VICI
    renew(g, LIMIT_TURN)
    card = reveal_action(g)
    resets = shows_reset(g)
    if not resets or g.rulings.vici_performs:  # CIV-845
        yield from do_acts(g, acts_of(g, card))
    if resets:
        reset_vici(g)
    g.seat = NOBODY


def reveal_action(g: State) -> int:
    """The next action card; when the stack is empty the discard pile becomes a new one. [CIV-807, CIV-809, CIV-978]"""
    if not g.actions:
        g.actions = g.discarded
        g.discarded = []
    card = g.chance.take(g.actions)
    g.revealed.append(card)
    if g.notes is not None:
        g.note(VICI_REVEALED, (card,))
    return card


def shows_reset(g: State) -> bool:
    """Enough reset icons of both colours in the row of revealed cards? [CIV-808]"""
    box: Box = g.box
    blue = sum([box.vici_blue[card] for card in g.revealed])
    red = sum([box.vici_red[card] for card in g.revealed])
    return blue >= RESET_ICONS and red >= RESET_ICONS


def reset_vici(g: State) -> None:
    """The indicator advances like at any Reset; the revealed cards are discarded. [CIV-161, CIV-808, CIV-977]"""
    g.resets = min(g.resets + 1, resets_to_end(g))
    g.discarded += g.revealed
    g.revealed = []
    if g.notes is not None:
        g.note(RESET_DONE, (VICI, g.resets))


def acts_of(g: State, card: int) -> list[Act]:
    """The half set by the level; where it shows dice the row of a roll. [CIV-820, CIV-840..844]"""
    box: Box = g.box
    red = 1 if g.era >= HARDEST - g.rulings.level else 0
    die = g.chance.roll() if box.vici_rolls[card] else 1
    return box.vici_acts[(card * 2 + red) * 6 + die - 1]
