"""The cost spaces of a research card: which are active, and whether they can be met. [CIV-412..416, CIV-942..945]"""

from __future__ import annotations

from typing import Final

from boardwright.games.civolution.box import Box
from boardwright.games.civolution.names import FEATURES
from boardwright.games.civolution.queries_cards import settlements
from boardwright.games.civolution.rules.effects_paid import can_return
from boardwright.games.civolution.rules.stage_partition import columns_for, free_stage
from boardwright.games.civolution.state import Player, State
from boardwright.games.civolution.vocabulary_abilities import SPACE_EMPTY, SPACE_RETURN_MATERIAL

COST_SPACES: Final = 5
"""Of a research card. [CIV-412]"""
NO_SPACE: Final = 0
"""No cost space is ignored; ignoring space n is bit n + 1."""


def active_spaces(g: State, card: int, spaces: int, without: int) -> list[int]:
    """The spaces, of the first so many, that are not empty and not in `without` (bit n + 1 for space n). [CIV-412]"""
    box: Box = g.box
    return [
        space
        for space in range(min(spaces, COST_SPACES))
        if box.space_kind[card * COST_SPACES + space] != SPACE_EMPTY and not is_without(without, space)
    ]


def is_without(without: int, space: int) -> bool:
    """`without` is 0, the number of one ignored space + 1, or bits 4 and up for spaces met by settlements."""
    return without & 15 == space + 1 or without >> (4 + space) & 1 != 0


def settled_spaces(g: State, me: Player, card: int, spaces: int, ignored: int) -> int:
    """The spaces that built settlements fulfil, as bits from 4. [CIV-415, CIV-945]

    Linked alternatives form a group, of which the largest that can be met counts; groups add up, from the left.
    """
    box: Box = g.box
    left = settlements(g, me)
    met = 0
    used = 0  # by the group under way
    linked = False
    for space in active_spaces(g, card, spaces, ignored):
        at = card * COST_SPACES + space
        need = box.space_settlements[at]
        if need:
            used = used if linked else 0
            more = max(0, need - used)
            if more <= left:
                left -= more
                used += more
                met |= 1 << (4 + space)
            linked = box.space_link[at]
    return met


def can_fulfil(g: State, me: Player, card: int, spaces: int, ignored: int) -> bool:
    """Can all active spaces be fulfilled together? [CIV-413, CIV-414, CIV-942]"""
    box: Box = g.box
    without = ignored | settled_spaces(g, me, card, spaces, ignored)
    needs: list[int] = []
    have = [0] * 6
    for space in active_spaces(g, card, spaces, without):
        at = card * COST_SPACES + space
        if box.space_kind[at] == SPACE_RETURN_MATERIAL:
            needs += [box.space_what[at]] * box.space_n[at]
        else:
            have[box.space_what[at]] += box.space_n[at]
    for feature in range(6):
        if me.markers[FEATURES + feature] < have[feature]:
            return False
    return can_return(g, me, needs)


def can_meet(g: State, me: Player, card: int, stage: int, spaces: int, special: bool) -> bool:
    """Can these first spaces be met, with the special bonus perhaps without one of them? [CIV-416, CIV-430]"""
    if can_fulfil(g, me, card, spaces, NO_SPACE):
        return True
    return special and bool(ignorable(g, me, card, stage, spaces))


def ignorable(g: State, me: Player, card: int, stage: int, spaces: int) -> list[int]:
    """The active spaces without which the others can be met; not the only one. [CIV-430, CIV-943]"""
    active = active_spaces(g, card, spaces, NO_SPACE)
    last = stage if g.rulings.ignore_real_stage else COST_SPACES
    if len(active) < 2:
        return []
    return [space for space in active if space < last and can_fulfil(g, me, card, spaces, space + 1)]


def can_install_at(g: State, me: Player, card: int, column: int, special: bool) -> bool:
    """At its stage; only a space that is ignored can make a higher stage easier. [CIV-412, CIV-430]"""
    stage = free_stage(g, me, column)
    highest = COST_SPACES if special else stage
    for spaces in range(min(stage, COST_SPACES), max(stage, highest) + 1):
        if can_meet(g, me, card, stage, spaces, special):
            return True
    return False


def lowest_columns(g: State, me: Player, kind: int) -> list[int]:
    """The columns worth trying: the lowest stage asks for the least, unless only a real stage's space is ignored."""
    columns = columns_for(g, me, kind)
    if g.rulings.ignore_real_stage:
        return columns
    best = columns[0]
    for column in columns:
        if free_stage(g, me, column) < free_stage(g, me, best):
            best = column
    return [best]
