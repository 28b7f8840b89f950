"""Income chips: how they are gained and installed, and what their actions do. [CIV-346, CIV-347, CIV-440, CIV-441]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import Ask, Kind, Rule, Step
from boardwright.games.civolution.box import Box
from boardwright.games.civolution.domains import CHIP, COLUMN
from boardwright.games.civolution.domains_cards import USE
from boardwright.games.civolution.moves import gain_points
from boardwright.games.civolution.moves_cards import CHIP_POINT, CHIP_USED, INSTALLED_CHIP
from boardwright.games.civolution.names import FROM_CHIPS, INCOME_PIECE, NOBODY
from boardwright.games.civolution.queries import lowest
from boardwright.games.civolution.rules.abilities import can_perform_any, perform_all
from boardwright.games.civolution.rules.stage_partition import (
    chip_columns,
    free_stage,
    installed_chips,
    place,
    why_not_under_chip,
)
from boardwright.games.civolution.state import Player, State

NOT_DISPLAYED: Final = Rule("CIV-347", "chip_not_displayed")
NOT_OWN_CHIP: Final = Rule("CIV-346", "not_own_chip")
CHIP_DONE: Final = Rule("CIV-580", "chip_done")
NO_PART_POSSIBLE: Final = Rule("CIV-938", "no_part_possible")

# -- actions of installed chips ---------------------------------------------------------------------------------


def can_use_chip(g: State, me: Player) -> bool:
    """Is a chip installed? Its point can always be taken. [CIV-346]"""
    return len(installed_chips(me)) > 0


def income_action(g: State, me: Player) -> Step:
    """One installed chip, the starting chip card included: its action, or 1 point, which is never worse than nothing.

    [CIV-346]
    """
    chips = as_bits(installed_chips(me))
    if chips:
        yield from use_chip(g, me, (yield INCOME_ACTION.must(me.seat, (chips,))))


def income_actions(g: State, me: Player, n: int) -> Step:
    """Up to n, of different chips or of one chip again. [CIV-232, CIV-901]"""
    for _ in range(n):
        yield from income_action(g, me)


def every_income_action(g: State, me: Player, chips: int) -> Step:
    """Each of these chips once, in the owner's order. [CIV-580]"""
    while chips:
        use = yield INCOME_ACTION.must(me.seat, (chips,))
        chips &= ~(1 << (use >> 1))
        yield from use_chip(g, me, use)


def use_chip(g: State, me: Player, use: int) -> Step:
    """The choice of point or action comes before anything else, a favor test included. [CIV-346, CIV-441, CIV-938]"""
    chip = use >> 1
    if g.notes is not None:
        g.note(CHIP_POINT if use & 1 else CHIP_USED, (me.seat, chip))
    if use & 1:
        gain_points(g, me, 1, FROM_CHIPS)
    else:
        box: Box = g.box
        yield from perform_all(g, me, box.income[chip])


def as_bits(chips: list[int]) -> int:
    mask = 0
    for chip in chips:
        mask |= 1 << chip
    return mask


def uses(g: State, ask: Ask) -> list[int]:
    """Of each chip asked about its action, if any part is possible, and the point."""
    box: Box = g.box
    me = g.players[ask.seat]
    mask = ask.about[0]
    found = []
    while mask:
        chip = lowest(mask)
        mask &= mask - 1
        if can_perform_any(g, me, box.income[chip]):
            found.append(chip * 2)
        found.append(chip * 2 + 1)
    return found


def why_not_use_chip(g: State, ask: Ask, use: int) -> Rule | None:
    box: Box = g.box
    me = g.players[ask.seat]
    if not ask.about[0] >> (use >> 1) & 1:
        return CHIP_DONE if use >> 1 in installed_chips(me) else NOT_OWN_CHIP
    return None if use & 1 or can_perform_any(g, me, box.income[use >> 1]) else NO_PART_POSSIBLE


INCOME_ACTION: Final = Kind("income_action", USE, why_not_use_chip, uses, exact=True)  # CIV-346

# -- gaining one ------------------------------------------------------------------------------------------------


def gain_income_chip(g: State, me: Player) -> Step:
    """Choose 1 of the display, which is refilled, install it, then its action once. [CIV-347]"""
    if not displayed_chips(g):
        return
    chip = yield CHIP_KIND.must(me.seat)
    take_chip(g, chip)
    g.playing.append(INCOME_PIECE + chip)
    column = yield CHIP_COLUMN.must(me.seat, (chip,))
    g.playing.pop()
    install_chip(g, me, chip, column)
    yield from use_chip(g, me, (yield INCOME_ACTION.must(me.seat, (1 << chip,))))


def displayed_chips(g: State) -> list[int]:
    return [chip for chip in g.income_display if chip != NOBODY]


def take_chip(g: State, chip: int) -> None:
    """Off the display; its space is refilled at once, if the bag can. [CIV-347, CIV-916]"""
    space = g.income_display.index(chip)
    g.income_display[space] = g.chance.take(g.income_bag) if g.income_bag else NOBODY


def install_chip(g: State, me: Player, chip: int, column: int) -> None:
    """On the lowest free stage of a column. [CIV-440]"""
    stage = free_stage(g, me, column)
    place(me, column, INCOME_PIECE + chip)
    if g.notes is not None:
        g.note(INSTALLED_CHIP, (me.seat, chip, min(stage, 9)))


def chips_displayed(g: State, ask: Ask) -> list[int]:
    return displayed_chips(g)


def why_not_chip(g: State, ask: Ask, chip: int) -> Rule | None:
    return None if chip in g.income_display else NOT_DISPLAYED


def columns_under_chip(g: State, ask: Ask) -> list[int]:
    return chip_columns(g, g.players[ask.seat])


def why_not_chip_column(g: State, ask: Ask, column: int) -> Rule | None:
    return why_not_under_chip(g, g.players[ask.seat], column)


CHIP_KIND: Final = Kind("income_chip", CHIP, why_not_chip, chips_displayed, exact=True)  # CIV-347
CHIP_COLUMN: Final = Kind("chip_column", COLUMN, why_not_chip_column, columns_under_chip, exact=True)  # CIV-440
