"""An interval for a win rate (E. B. Wilson, JASA 22, 1927): sensible with few games and at 0 and 100 % too."""

from __future__ import annotations

from math import sqrt
from typing import Final

Z95: Final = 1.959963984540054
"""Standard deviations to either side that hold 95 in 100."""


def wilson(wins: float, games: int, z: float = Z95) -> tuple[float, float]:
    """The least and the greatest win rate, 0 to 1, that go well with `wins` of `games`; (0, 1) without games."""
    if not games:
        return 0.0, 1.0
    rate = wins / games
    scale = 1 + z * z / games
    middle = (rate + z * z / (2 * games)) / scale
    reach = z / scale * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)
