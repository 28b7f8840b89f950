"""Tables of what dice cost: how far values lie apart, what is within reach of which. [CIV-146..148, CIV-920]"""

from __future__ import annotations

from typing import Final

from boardwright.games.civolution.names import SLEEP, STAMINA

RING: Final[list[list[int]]] = [[min(abs(a - b), 6 - abs(a - b)) for b in range(7)] for a in range(7)]
"""Ideas that it takes to change a die from one value to another; 1 and 6 are neighbours. [CIV-146, CIV-302, CIV-920]"""
ANY_VALUE: Final = 0
"""What Sleep needs: any die. [CIV-216]"""
OUT_OF_REACH: Final = 99

PAYMENTS: Final = 14
"""Dice by value 1 to 6, planning markers by value + 6, a focus marker 13."""
FOCUS_MARKER: Final = 13
FARTHEST: Final = 3
"""Ideas that bring a die to any value; twice as many bring two. [CIV-920]"""
DICE: Final = [1, 2, 3, 4, 5, 6]
FIXED: Final = list(range(SLEEP))
"""All modules but Sleep."""


def distances(payment: int) -> list[int]:
    """By value, without abilities; a focus marker has any value, and Sleep takes any die."""
    if payment in {0, FOCUS_MARKER}:
        return [0] * 7
    return [0, *[RING[(payment - 1) % 6 + 1][value] for value in DICE]]


DISTANCE: Final[list[list[int]]] = [distances(payment) for payment in range(PAYMENTS)]
PRICES: Final[list[list[int]]] = [[DISTANCE[payment][value] for payment in range(PAYMENTS)] for value in range(7)]
"""The same by value, then by payment."""


def near_values(most: int) -> list[list[list[int]]]:
    """By payment the values that it reaches with at most so many ideas, each with its price."""
    found: list[list[list[int]]] = [[]]
    for payment in range(1, FOCUS_MARKER):
        row = RING[(payment - 1) % 6 + 1]
        found.append([[value, row[value]] for value in range(1, 7) if row[value] <= most])
    return [*found, [[value, 0] for value in range(1, 7)]]


NEAR: Final[list[list[list[list[int]]]]] = [near_values(most) for most in range(FARTHEST + 1)]


def features_of(mask: int) -> list[int]:
    """The feature modules that need two of the same of these values. [CIV-215]"""
    return [STAMINA + value - 1 for value in DICE if mask >> value & 1]


FEATURES_OF: Final[list[list[int]]] = [features_of(mask) for mask in range(128)]


def nearest(mask: int) -> list[int]:
    """For each value the ideas that the nearest of these values needs."""
    values = [value for value in DICE if mask >> value & 1]
    return [min([OUT_OF_REACH, *[RING[value][shown] for shown in values]]) for value in range(7)]


def nearest_at(mask: int) -> list[int]:
    """For each value the nearest of these values, as bits."""
    near = nearest(mask)
    return [0, *[sum(1 << v for v in DICE if mask >> v & 1 and RING[value][v] == near[value]) for value in DICE]]


NEAREST: Final[list[list[int]]] = [nearest(mask) for mask in range(128)]
NEAREST_AT: Final[list[list[int]]] = [nearest_at(mask) for mask in range(128)]
"""By the values that are there, as bits."""


def sure_modules(dice: list[int], mask: int, reach: int) -> list[int]:
    """The modules for which so many ideas suffice, each of its values coming from another of these. [CIV-146]"""
    return [module for module in in_reach(dice, mask, reach) if has_two_sources(dice, mask, module)]


def doubtful_modules(dice: list[int], mask: int, reach: int) -> list[int]:
    """Those where the same value is nearest for both: it depends on how many dice show it."""
    return [module for module in in_reach(dice, mask, reach) if not has_two_sources(dice, mask, module)]


def in_reach(dice: list[int], mask: int, reach: int) -> list[int]:
    near = NEAREST[mask]
    return [module for module in FIXED if near[dice[2 * module]] + near[dice[2 * module + 1]] <= reach]


def has_two_sources(dice: list[int], mask: int, module: int) -> bool:
    at = NEAREST_AT[mask]
    return (at[dice[2 * module]] | at[dice[2 * module + 1]]).bit_count() > 1
