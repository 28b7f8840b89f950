"""What the cards of a seat and the module under way promise it, in success points."""

from __future__ import annotations

from typing import Final

from boardwright.games.civolution.box import Box
from boardwright.games.civolution.names import (
    ACHIEVEMENT,
    BUILDING,
    CARDS,
    FEATURES,
    MAIN_MODULES,
    PLANNING_MODULE,
    RESEARCH,
)
from boardwright.games.civolution.queries import resets_to_end
from boardwright.games.civolution.rules.building import can_build
from boardwright.games.civolution.rules.dice import can_gain_die
from boardwright.games.civolution.rules.goals import can_install_goal
from boardwright.games.civolution.rules.installing_cost import COST_SPACES, can_fulfil
from boardwright.games.civolution.rules.modules import CARD_TYPE
from boardwright.games.civolution.rules.possible import ALL_KINDS
from boardwright.games.civolution.rules.stage_partition import columns_for, free_stage
from boardwright.games.civolution.state import Player, State
from boardwright.games.civolution.vocabulary_abilities import ABILITY_POINT_BONUS, SPACE_EMPTY, SPACE_RETURN_MATERIAL

ERAS: Final = 4
DIE: Final = 1.2  # times the eras left
ABILITY: Final = 4.5  # times the eras left
BONUS: Final = 1.0  # what installing a card brings besides stage and ability, less what it costs
PAYABLE: Final = 0.5  # of what a card in hand that lacks nothing will bring; half of it where one marker is missing
LABOUR: Final = 1.0  # taken off that
NEXT_CARD: Final = 0.8  # of what the better one before it counts
STORED_AND_FEATURES: Final = 24  # spaces from FEATURES on
PROSPECTS: Final = [  # of a module under way, by level: about what looking further found; Research: times left
    4, 6.4, 8.5, 5, 8, 10, 2.5, 2.5, 4, 1.7, 4, 6, 3, 3.6, 5, 3.2, 5.7, 7, 0.5, 0.5, 0.5, 2.2, 3.3, 4,
    1, 1.2, 2, 0.5, 0.5, 0.5, 1.9, 3.6, 4, 0.5, 0.5, 1, 1, 2, 2, 2.2, 4.3, 5, 2, 3, 4.5,
]  # fmt: skip
OTHER_PROSPECT: Final = 1.7  # of feature modules and Sleep
PROJECT: Final = [4.0, 6.0, 8.0]  # what Building promises, by level, where a project is possible
FITTING: Final = 7.0  # what Planning promises where the requirement of a goal is met


def left_of(g: State) -> float:
    """The eras left, the rest of this one included."""
    if g.phase == 4:
        return ERAS + 1 - g.era - g.resets / (resets_to_end(g) + 1)
    return float(ERAS + 1 - g.era if g.phase < 4 else ERAS - g.era)


def is_lasting(box: Box, piece: int) -> bool:
    """Has the card or attribute chip an ability that is used again and again?"""
    kind = box.abilities[piece].kind
    return kind >= 0 and kind != ABILITY_POINT_BONUS


def of_hand(g: State, me: Player) -> float:
    """The seat's own cards by what they bring and what they lack, each less than the better one before it."""
    best = [promise(g, me, card) for card in me.hand if 0 <= card < CARDS]
    best.sort(reverse=True)
    share = min(1.0, left_of(g))
    total = 0.0
    for one in best:
        total += one * share
        share *= NEXT_CARD
    return total


def promise(g: State, me: Player, card: int) -> float:
    """A part of what installing the card would bring, the smaller the more markers it lacks."""
    return max(0.0, installed(g, me, card) * PAYABLE - LABOUR) / (1 + lacking(g, me, card))


def installed(g: State, me: Player, card: int) -> float:
    """What a card brings once it is installed at the lowest stage that it can have, less what that costs."""
    box: Box = g.box
    stage = stage_of(g, me, box.card_type[card])
    points = box.stage_points[stage] if stage <= COST_SPACES else 0
    return BONUS + points + (ABILITY * left_of(g) if is_lasting(box, card) else 0.0)


def lacking(g: State, me: Player, card: int) -> int:
    """How many markers the active cost spaces of a card want beyond those that are there. [CIV-412..414]"""
    box: Box = g.box
    want = [0] * STORED_AND_FEATURES
    lacks = 0
    spaces = min(stage_of(g, me, box.card_type[card]), COST_SPACES)
    for at in range(card * COST_SPACES, card * COST_SPACES + spaces):
        if box.space_kind[at] != SPACE_EMPTY:
            is_material = box.space_kind[at] == SPACE_RETURN_MATERIAL
            want[box.space_what[at] + (6 if is_material else 0)] += box.space_n[at]
    for space, n in enumerate(want):
        lacks += max(0, n - me.markers[FEATURES + space])
    return lacks


def is_payable(g: State, me: Player, card: int) -> bool:
    """Does the player fulfil the active cost spaces of the card, in the column where it is cheapest? [CIV-412]"""
    box: Box = g.box
    if not 0 <= card < CARDS:
        return False
    return can_fulfil(g, me, card, min(stage_of(g, me, box.card_type[card]), COST_SPACES), 0)


def stage_of(g: State, me: Player, kind: int) -> int:
    """The lowest stage at which a piece of this type can be installed."""
    return min([free_stage(g, me, column) for column in columns_for(g, me, kind)])


def prospect(g: State, me: Player) -> float:
    """What the module under way may bring: its actions are a step of their own, beyond the reach of a look ahead."""
    if g.module >= MAIN_MODULES:
        return OTHER_PROSPECT
    level = max(g.level, 1) - 1
    best = float(PROSPECTS[3 * g.module + level])
    left = left_of(g)
    if g.module == RESEARCH:
        best *= left
    elif g.module == PLANNING_MODULE and can_install_goal(g, me):
        best = FITTING
    elif g.module == ACHIEVEMENT and can_gain_die(g, me, False):
        best = DIE * left
    elif g.module == BUILDING and can_build(g, me, ALL_KINDS):
        best = PROJECT[level]
    if g.module in CARD_TYPE:
        best = max(best, of_installing(g, me, CARD_TYPE[g.module]))
    return best


def of_installing(g: State, me: Player, kind: int) -> float:
    """What the best card of a type brings that the player can pay for at once; 0 where there is none."""
    box: Box = g.box
    best = 0.0
    for card in me.hand:
        if 0 <= card < CARDS and box.card_type[card] == kind and is_payable(g, me, card):
            best = max(best, installed(g, me, card))
    return best
