"""Favor tests and rolls of fate dice. [CIV-300..305]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import PASS, Ask, Asking, Kind, Rule, Step
from boardwright.games.civolution.box import FAVOR_SPACES
from boardwright.games.civolution.box_dice import RING
from boardwright.games.civolution.domains import VALUE, YES
from boardwright.games.civolution.moves import spend
from boardwright.games.civolution.names import IDEAS
from boardwright.games.civolution.notes import CHOSE_VALUE, PAID_IDEAS, ROLLED_FATE, TEST_FAILED, TEST_PASSED
from boardwright.games.civolution.queries_cards import modifier
from boardwright.games.civolution.rules.abilities import triggered
from boardwright.games.civolution.state import Player, State
from boardwright.games.civolution.vocabulary_abilities import (
    MODIFY_EXTRA_FATE,
    MODIFY_FAVOR_PASS,
    MODIFY_SHIFT_FREE,
    ON_TEST_FAILED,
    ON_TEST_PASSED,
    ROLL_FATE,
    ROLL_FAVOR,
)

IDEAS_SHORT: Final = Rule("CIV-302", "ideas_short")

FOR_HUNT: Final = 0
FOR_FIND: Final = 1


def always(_g: State, _ask: Ask, _value: int) -> Rule | None:
    return None


def yes(_g: State, _ask: Ask) -> list[int]:
    return [0]


def price_of(g: State, me: Player, value: int) -> int:
    """Ideas that it takes to have a fate die of this value. [CIV-305]"""
    row = RING[value]
    best = 6
    for die in g.rolled:
        best = min(best, row[die])
    if best and me.modifiers:
        best = max(0, best - modifier(g, me, MODIFY_SHIFT_FREE, ROLL_FATE))
    return best


def why_not_value(g: State, ask: Ask, value: int) -> Rule | None:
    me = g.players[ask.seat]
    price = price_of(g, me, value)
    return None if price <= me.markers[IDEAS] else IDEAS_SHORT.short(me.markers[IDEAS], price)


def reachable(g: State, ask: Ask) -> list[int]:
    me = g.players[ask.seat]
    return [value for value in range(1, 7) if price_of(g, me, value) <= me.markers[IDEAS]]


CHANGE: Final = Kind("change", YES, always, yes, exact=True)  # CIV-302
RESULT: Final = Kind("result", VALUE, why_not_value, reachable, exact=True)  # CIV-305


def favor_test(g: State, me: Player) -> Asking[bool]:
    """Roll all fate dice: one must show at most the Favor space; ideas may change dice. [CIV-300..304, CIV-925]"""
    limit = me.favor
    if me.modifiers:
        limit += modifier(g, me, MODIFY_FAVOR_PASS)
    passed = limit >= FAVOR_SPACES
    if not passed:
        roll_fate(g, me, me.fate)
        price = price_to_pass(g, me, limit)
        if price <= 0:
            passed = True
        elif price <= me.markers[IDEAS] and (yield CHANGE.may(me.seat, (price,))) != PASS:
            pay_ideas(g, me, price)
            passed = True
        g.rolled.clear()
    if g.notes is not None:
        g.note(TEST_PASSED if passed else TEST_FAILED, (me.seat,))
    if not passed and me.triggers:
        yield from triggered(g, me, ON_TEST_FAILED)
    return passed


def after_test(g: State, me: Player) -> Step:
    """What reacts to a passed test comes after the action that it allowed."""
    if me.triggers:
        yield from triggered(g, me, ON_TEST_PASSED)


def price_to_pass(g: State, me: Player, limit: int) -> int:
    """Ideas that bring one die to a value that passes: down to the limit, or up over 6 to 1. [CIV-302]"""
    best = 6
    for die in g.rolled:
        best = min(best, die - limit, 7 - die)
    if best > 0 and me.modifiers:
        best -= modifier(g, me, MODIFY_SHIFT_FREE, ROLL_FAVOR)
    return best


def roll_fate(g: State, me: Player, dice: int) -> None:
    for _ in range(dice):
        g.rolled.append(g.chance.roll())
        if g.notes is not None:
            g.note(ROLLED_FATE, (me.seat, g.rolled[-1]))


def pay_ideas(g: State, me: Player, n: int) -> None:
    if n > 0:
        spend(me, IDEAS, n)
        if g.notes is not None:
            g.note(PAID_IDEAS, (me.seat, n))


def roll_and_choose(g: State, me: Player, purpose: int) -> Asking[int]:
    """Roll all fate dice once, choose one, change it with ideas. [CIV-305]"""
    dice = me.fate
    if me.modifiers:
        dice += modifier(g, me, MODIFY_EXTRA_FATE)
    roll_fate(g, me, dice)
    value = yield RESULT.must(me.seat, (purpose, g.announced))
    pay_ideas(g, me, price_of(g, me, value))
    if g.notes is not None and g.rolled != [value]:
        g.note(CHOSE_VALUE, (me.seat, value))
    g.rolled.clear()
    return value
