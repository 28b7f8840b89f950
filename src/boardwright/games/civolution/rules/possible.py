"""Is what a module does possible? [CIV-919]"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boardwright.games.civolution.names import MAIN_MODULES, MODULES
from boardwright.games.civolution.rules.activities import can_act
from boardwright.games.civolution.rules.building import can_build
from boardwright.games.civolution.rules.dice import can_gain_die
from boardwright.games.civolution.rules.exploration import can_explore
from boardwright.games.civolution.rules.features import can_move_feature
from boardwright.games.civolution.rules.goals import can_install_goal
from boardwright.games.civolution.rules.hunting import can_hunt, can_strengthen
from boardwright.games.civolution.rules.income import can_use_chip
from boardwright.games.civolution.rules.materials import can_find, can_produce, can_transport
from boardwright.games.civolution.rules.migration import can_migrate
from boardwright.games.civolution.rules.planning import can_gain_goal
from boardwright.games.civolution.rules.procreation import can_procreate
from boardwright.games.civolution.rules.research import can_draw, can_gain_card
from boardwright.games.civolution.rules.trade import can_purchase, can_sell
from boardwright.games.civolution.state import Player, State

ALL_KINDS: Final = 15
"""Building projects of all kinds, as bits."""


def always_can(_g: State, _me: Player, _level: int) -> bool:
    """Markers can always be asked for. [CIV-933]"""
    return True


def can_install_any(_g: State, me: Player, _level: int) -> bool:
    """Which cards are in hand is the player's secret."""
    return len(me.hand) > 0


def can_go(g: State, me: Player, level: int) -> bool:
    return can_migrate(g, me, level, 0)


def can_breed(g: State, me: Player, _level: int) -> bool:
    return can_procreate(g, me)


def can_stand_up(g: State, me: Player, level: int) -> bool:
    """Procreation at level III. [CIV-221]"""
    return level == 3 and can_strengthen(g, me)


def can_make(g: State, me: Player, _level: int) -> bool:
    return can_produce(g, me)


def can_carry(g: State, me: Player, _level: int) -> bool:
    return can_transport(g, me)


def can_carry_all(g: State, me: Player, level: int) -> bool:
    """Transport: at level III from boats to any space. [CIV-223]"""
    return can_transport(g, me, False, level == 3)


def can_hunt_once(g: State, me: Player, _level: int) -> bool:
    return can_hunt(g, me)


def can_lift(g: State, me: Player, _level: int) -> bool:
    return can_strengthen(g, me)


def can_look_around(g: State, me: Player, level: int) -> bool:
    return can_explore(g, me, level)


def can_find_once(g: State, me: Player, _level: int) -> bool:
    return can_find(g, me)


def can_build_any(g: State, me: Player, _level: int) -> bool:
    return can_build(g, me, ALL_KINDS)


def can_take_goal(g: State, me: Player, level: int) -> bool:
    """Planning at level III. [CIV-227]"""
    return level == 3 and can_gain_goal(g, me)


def can_fit_goal(g: State, me: Player, _level: int) -> bool:
    return can_install_goal(g, me)


def can_take_card(g: State, me: Player, _level: int) -> bool:
    return can_gain_card(g, me)


def can_draw_cards(g: State, me: Player, _level: int) -> bool:
    return can_draw(g, me)


def can_take_die(g: State, me: Player, _level: int) -> bool:
    return can_gain_die(g, me, False)


def can_take_fate_die(g: State, me: Player, _level: int) -> bool:
    return can_gain_die(g, me, True)


def can_shift_feature(g: State, me: Player, _level: int) -> bool:
    return can_move_feature(g, me)


def can_use_income(g: State, me: Player, _level: int) -> bool:
    return can_use_chip(g, me)


def can_trade(g: State, me: Player, level: int) -> bool:
    """At level III there are 2 money first. [CIV-233]"""
    return level == 3 or can_purchase(g, me) or can_sell(g, me)


def can_be_active(g: State, me: Player, _level: int) -> bool:
    return can_act(g, me)


Possible = Callable[[State, Player, int], bool]

POSSIBLE: Final[list[list[Possible]]] = [
    [can_go],
    [can_breed, can_stand_up],
    [can_make, can_carry],
    [can_carry_all],
    [can_hunt_once, can_lift],
    [can_look_around, can_find_once],
    [can_build_any, can_install_any],
    [can_take_goal, can_fit_goal, always_can],
    [can_take_card, can_draw_cards],
    [can_take_die, can_take_fate_die, can_install_any],
    [always_can, can_install_any],
    [can_shift_feature, can_install_any],
    [can_use_income, can_install_any],
    [can_trade],
    [can_be_active],
]
"""By main module its branches or parts, each with what must be possible. [CIV-220..234]"""


COSTLY: Final[list[Possible]] = [can_build_any, can_use_income, can_fit_goal]


def quickest(module: int) -> list[Possible]:
    """What must be possible, the quickly answered first; nothing more where something always is."""
    if module >= MAIN_MODULES:
        return []
    if always_can in POSSIBLE[module]:
        return [always_can]
    return sorted(POSSIBLE[module], key=COSTLY.__contains__)


QUICKEST: Final[list[list[Possible]]] = [quickest(module) for module in range(MODULES)]


ALWAYS: Final = [module >= MAIN_MODULES or QUICKEST[module] == [always_can] for module in range(MODULES)]
"""By module, whether something that it does is possible at any time."""


def can_do_part(g: State, me: Player, module: int, level: int, part: int) -> bool:
    """Is this branch or part of the module possible? Feature modules and Sleep always are."""
    return module >= MAIN_MODULES or POSSIBLE[module][part](g, me, level)


def can_do(g: State, me: Player, module: int, level: int) -> bool:
    """Is anything that the module does possible? [CIV-919]"""
    for possible in QUICKEST[module]:
        if possible(g, me, level):
            return True
    return module >= MAIN_MODULES
