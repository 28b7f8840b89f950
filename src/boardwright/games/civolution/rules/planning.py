"""Planning markers. [CIV-227, CIV-249]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import PASS, Ask, Kind, Rule, Step
from boardwright.games.civolution.domains import VALUE
from boardwright.games.civolution.names import PLANNING
from boardwright.games.civolution.rules.favor import always
from boardwright.games.civolution.rules.supply import gain
from boardwright.games.civolution.state import Player, State

DICE_SPACES: Final = [1, 2, 3, 4, 5, 6]


def dice_spaces(_g: State, _ask: Ask) -> list[int]:
    return DICE_SPACES[:]


def why_not_dice_space(g: State, ask: Ask, value: int) -> Rule | None:
    """Any may be chosen."""
    return always(g, ask, value)


PLAN: Final = Kind("plan", VALUE, why_not_dice_space, dice_spaces, exact=True)  # CIV-249


def add_planning(g: State, me: Player, n: int) -> Step:
    """All on one dice space. [CIV-249]"""
    value = yield PLAN.may(me.seat, (n,))
    if value != PASS:
        yield from gain(g, me, PLANNING + value, n)
