"""A console as plain text: the stairs of modules under the dice spaces, as they lie on the console."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boardwright.games.civolution.names import FEATURES, MAIN_MODULES, MODULES, PLANNING, SLEEP, STAMINA, STORAGE
from boardwright.games.civolution.words_phrases import _
from boardwright.games.civolution.words_sentences import LEVELS

if TYPE_CHECKING:
    from boardwright.games.civolution.state import Player
    from boardwright.games.civolution.view import View
    from boardwright.games.civolution.words import Words

VALUES: Final = 6
LEAST: Final = 84
"""The width from which there is room for six columns; in a narrower window the modules are a list."""
MOST: Final = 16
DIE: Final = "■"
MARKER: Final = "P"
ROWS: Final = 3


def stairs(view: View, words: Words, me: Player, width: int) -> list[str]:
    """A column for the higher, a row for the lower value of the two dice; the dice above. [CIV-200]"""
    if width < LEAST:
        return []
    wide = min(MOST, (width - 4) // VALUES)
    rows = [[""] * VALUES for _row in range(VALUES)]
    for module in range(MODULES):
        low, high = view.box.module_dice[2 * module : 2 * module + 2] if module != SLEEP else (VALUES, VALUES - 1)
        rows[low - 1][high - 1] = cell(view, words, me, module, wide - 1)
    told = [[space(me, value) for value in range(1, VALUES + 1)], *rows]
    return ["".join([f"{each:<{wide}}" for each in row]).rstrip() for row in told]


def space(me: Player, value: int) -> str:
    """A dice space: its value, a sign for each die, a P for each planning marker."""
    return f"[{value}] {DIE * me.dice[value]}{MARKER * me.markers[PLANNING + value]}".rstrip()


def cell(view: View, words: Words, me: Player, module: int, room: int) -> str:
    """A module with its level, a feature with its markers; the name cut where it is too long."""
    more = LEVELS[me.levels[module]] if module < MAIN_MODULES else ""
    if STAMINA <= module < SLEEP:
        more = str(me.markers[FEATURES + module - STAMINA])
    name = words.module(view.box, module)
    return f"{name[: room - len(more) - 1]} {more}".rstrip()


def storage(view: View, words: Words, me: Player, width: int) -> list[str]:
    """What is stored, by land type and row. [CIV-025]"""
    box, wide = view.box, min(MOST, (width - 4) // VALUES)
    if width < LEAST or not any(me.markers[STORAGE : STORAGE + VALUES * ROWS]):
        return []
    rows = [[stored(words.material(box, land * ROWS + row), me.markers[STORAGE + land * ROWS + row], wide - 1)
             for land in range(VALUES)] for row in range(ROWS)]  # fmt: skip
    return [words.say(_("Storage:")), *["".join([f"{each:<{wide}}" for each in row]).rstrip() for row in rows]]


def stored(name: str, n: int, room: int) -> str:
    return f"{name[: room - 3]} {n or '·'}"
