"""The stage partition: nine columns that fill upward from their lowest stage. [CIV-400..409, CIV-440, CIV-452]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import Rule
from boardwright.games.civolution.box import Box
from boardwright.games.civolution.names import ATTRIBUTE_PIECE, GOAL_PIECE, GOALS, INCOME_PIECE, NOBODY
from boardwright.games.civolution.state import Player, State

COLUMNS: Final = 9

OTHER_COLUMN: Final = Rule("CIV-400", "other_column")
CLAIMED_COLUMN: Final = Rule("CIV-411", "claimed_column")
SAME_COLUMN: Final = Rule("CIV-411", "same_column")
UNSUPPORTED: Final = Rule("CIV-440", "unsupported")


def free_stage(g: State, me: Player, column: int) -> int:
    """The lowest free stage of a column, of the left half where goal chips are. [CIV-402, CIV-412]"""
    box: Box = g.box
    return box.column_base[column] + len(me.columns[column])


def columns_for(g: State, me: Player, kind: int) -> list[int]:
    """The type's own column, or those that are empty or hold only income chips; of equal ones the first. [CIV-411]"""
    own = me.column_of[kind]
    if own != NOBODY:
        return [own]
    return [column for column in range(COLUMNS) if me.type_of[column] == NOBODY and not has_twin(g, me, column)]


def has_twin(g: State, me: Player, column: int) -> bool:
    """Does an equal column further left stand for this one: unclaimed, as low and as high?"""
    box: Box = g.box
    for other in range(column):
        if (
            me.type_of[other] == NOBODY
            and box.column_base[other] == box.column_base[column]
            and len(me.columns[other]) == len(me.columns[column])
        ):
            return True
    return False


def why_not_column(g: State, me: Player, kind: int, column: int) -> Rule | None:
    """A column for a piece that claims one. [CIV-400, CIV-411]"""
    own = me.column_of[kind]
    if own != NOBODY:
        return None if column == own else OTHER_COLUMN
    if me.type_of[column] != NOBODY:
        return CLAIMED_COLUMN
    return SAME_COLUMN if has_twin(g, me, column) else None


def why_not_under_chip(g: State, me: Player, column: int) -> Rule | None:
    """A column for an income chip: supported all along; an equal one further left stands for it. [CIV-440, CIV-946]"""
    if me.type_of[column] == GOALS and len(me.columns[column]) != len(me.right):
        return UNSUPPORTED
    return SAME_COLUMN if me.type_of[column] == NOBODY and has_twin(g, me, column) else None


def chip_columns(g: State, me: Player) -> list[int]:
    """The columns that may take an income chip; there is always one. [CIV-946]"""
    return [column for column in range(COLUMNS) if why_not_under_chip(g, me, column) is None]


def claim(me: Player, column: int, kind: int) -> None:
    """From the first piece of a type on its column and it belong together. [CIV-400]"""
    me.column_of = changed(me.column_of, kind, column)
    me.type_of = changed(me.type_of, column, kind)
    if kind == GOALS:
        me.right = me.columns[column]


def place(me: Player, column: int, piece: int) -> None:
    """A card or a chip of full width goes on top. [CIV-402, CIV-440]"""
    put_on(me, column, piece)
    if me.type_of[column] == GOALS:
        me.right = [*me.right, piece]


def put_on(me: Player, column: int, piece: int) -> None:
    """On top of a column, for good. Clones share the lists, so new ones are made. [CIV-408]"""
    columns = me.columns[:]
    columns[column] = [*columns[column], piece]
    me.columns = columns


def changed(values: list[int], at: int, value: int) -> list[int]:
    """The list with another value at one place; clones share the old one."""
    new = values[:]
    new[at] = value
    return new


def is_full(g: State, me: Player, stage: int) -> bool:
    """Is the stage seamless: every column that has it, both halves of the goal column? [CIV-409]"""
    box: Box = g.box
    for column in range(COLUMNS):
        height = stage - box.column_base[column]
        if height >= 0:
            if len(me.columns[column]) <= height:
                return False
            if me.type_of[column] == GOALS and len(me.right) <= height:
                return False
    return True


def installed_chips(me: Player) -> list[int]:
    """The own income chips by number, starting chip cards 25 to 34. [CIV-346]"""
    chips: list[int] = []
    for column in me.columns:
        for piece in column:
            if INCOME_PIECE <= piece < ATTRIBUTE_PIECE:
                chips.append(piece - INCOME_PIECE)  # noqa: PERF401  most columns hold none: a plain loop is faster
    return chips


def is_goal_chip(piece: int) -> bool:
    return GOAL_PIECE <= piece < INCOME_PIECE
