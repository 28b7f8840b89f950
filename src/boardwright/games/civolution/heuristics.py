"""What a table is worth to a seat: points now, points that what it has will bring, and how far others are behind.

The unit is one success point. The weights are the value model with which the open edition was balanced: an activation
of two dice is worth about 4, an idea 1, a focus marker 2, a step on a track 2.5, a tribe 3.
"""

from __future__ import annotations

from typing import Final

from boardwright.games.civolution.box import Box
from boardwright.games.civolution.names import (
    ACHIEVEMENT,
    ATTRIBUTE_PIECE,
    BUILDING,
    CARDS,
    FEATURES,
    FOCUS,
    FOOD,
    IDEAS,
    INCOME_PIECE,
    MAIN_MODULES,
    MONEY,
    NOBODY,
    PLANNING,
    PLANNING_MODULE,
    RESEARCH,
    STORAGE,
    VICI,
)
from boardwright.games.civolution.queries import dice_on_spaces
from boardwright.games.civolution.queries_cards import raw_materials
from boardwright.games.civolution.rules.building import can_build
from boardwright.games.civolution.rules.dice import can_gain_die
from boardwright.games.civolution.rules.goals import can_install_goal
from boardwright.games.civolution.rules.installing_cost import COST_SPACES, can_fulfil
from boardwright.games.civolution.rules.modules import CARD_TYPE
from boardwright.games.civolution.rules.possible import ALL_KINDS
from boardwright.games.civolution.rules.stage_partition import columns_for, free_stage
from boardwright.games.civolution.scoring import OVER, era_units, final_value, point_bonus, value_at
from boardwright.games.civolution.state import Player, State
from boardwright.games.civolution.vocabulary_abilities import ABILITY_POINT_BONUS, SPACE_EMPTY, SPACE_RETURN_MATERIAL

WON: Final = 1000.0
"""The value of a game that is won, beside the points by which; of a lost one its negative."""

# Begun with the value model, then changed by six duels of two seats against two, 8 to 12 games each: cheaper dice won
# by 8 points a seat, strong tribes before food by none, dearer abilities and cheaper waiting cards three times by 11
# to 17, modules that promise what looking further found by 28.
ERAS: Final = 4
FED: Final = 0.8  # food that this era's feeding will need
STOCKED: Final = 0.3  # other food
MONEY_WORTH: Final = 0.9
IDEA: Final = 0.8
FOCUS_WORTH: Final = 1.7
PLANNED: Final = 1.2
MATERIAL: Final = [1.2, 1.6, 2.0]  # by row, the first one of a kind
MORE_MATERIAL: Final = 0.6  # of what each further one is worth
RAW_MATERIAL: Final = 0.6
FEATURE: Final = 0.9  # besides being a unit of Evolution; the first of a kind
MORE_FEATURE: Final = 0.5
STRONG: Final = 1.8
TRIBE: Final = 1.4  # besides being a unit
WILD: Final = -0.4
BOAT: Final = 2.0
FARM: Final = 2.0  # times the eras still to feed
DIE: Final = 1.2  # times the eras left
FATE_DIE: Final = 0.9
READY: Final = 0.5  # a die on a dice space
LEVEL: Final = 0.9  # an upgrade, times the eras left
CHIP: Final = 1.6  # an income chip, for each Income phase left
ABILITY: Final = 4.5  # times the eras left
GOAL: Final = 1.0
CARD: Final = 0.5
FAVOR: Final = 0.45  # a step, times the eras left
LATER: Final = 0.85  # what a unit counts that is to be scored in this era; later ones as much, once more for each
PAYABLE: Final = 0.5  # of what a card in hand that lacks nothing will bring; half of it where one marker is missing
LABOUR: Final = 1.0  # taken off that
HAND_CARDS: Final = 3
STORED_AND_FEATURES: Final = 24  # spaces from FEATURES on
PROSPECTS: Final = [  # of a module under way, by level: about what looking further found; Research: times left
    4, 4.5, 6, 6, 6, 9, 2.5, 2.5, 4, 1.7, 4, 6, 3, 3.6, 5, 3.2, 5.7, 7, 0.5, 0.5, 0.5, 2.2, 3.3, 4,
    1, 1.2, 2, 0.5, 0.5, 0.5, 1.9, 3.6, 4, 0.5, 0.5, 1, 1, 2, 2, 2.2, 4.3, 5, 2, 3, 4.5,
]  # fmt: skip
OTHER_PROSPECT: Final = 1.7  # of feature modules and Sleep
PROJECT: Final = [4.0, 6.0, 8.0]  # what Building promises, by level, where a project is possible
FITTING: Final = 7.0  # what Planning promises where the requirement of a goal is met
BONUS: Final = 1.0  # what installing a card brings besides stage and ability, less what it costs
TILE_TO_COME: Final = 0.5  # of the points of stages 4 and 5 while their tile is inactive


def value(g: State, seat: int) -> float:
    """How many points the seat is ahead of the best of the others, what is to come included; beyond WON at the end."""
    me = g.players[seat]
    mine = worth(g, me) + of_hand(g, me)
    if g.module != NOBODY and g.seat == seat:
        mine += prospect(g, me)
    rivals = [worth(g, p) for p in g.players if p.seat != seat]
    ahead = mine - max(rivals)
    if g.phase == OVER:
        return ahead + (WON if ahead > 0 else -WON)
    return ahead + 0.25 * (max(rivals) - sum(rivals) / len(rivals))


def of_hand(g: State, me: Player) -> float:
    """The seat's own cards by what they bring and what they lack, the best ones only: nobody installs them all."""
    best = [promise(g, me, card) for card in me.hand if 0 <= card < CARDS]
    best.sort(reverse=True)
    return sum(best[:HAND_CARDS])


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


def worth(g: State, me: Player) -> float:
    """The points of a player, with those that its things are worth."""
    total = float(sum(me.earned))
    if g.phase == OVER:
        return total
    left = left_of(g)
    total += of_units(g, me)
    if g.rulings.solo and me.seat == VICI:
        return total
    return total + of_partition(g, me, left) + of_console(g, me, left) + of_tribes(g, me, left)


def left_of(g: State) -> float:
    """The eras left, the rest of this one included."""
    return ERAS + 1 - g.era - g.phase / 9


def of_units(g: State, me: Player) -> float:
    """What its units will score, era by era and at the end, if it keeps them."""
    total = 0.0
    for category in range(9):
        total += era_units(g, me, category) * unit_value(g, category)
    return total


def unit_value(g: State, category: int) -> float:
    """What one unit of a category will still score."""
    box: Box = g.box
    total = float(final_value(g, category))
    chance = LATER
    for era in range(g.era - 1, ERAS):
        if era < len(g.era_tiles) and g.era_tiles[era] == category:
            total += box.era_values[era] * chance
        chance *= LATER
    return total


def of_partition(g: State, me: Player, left: float) -> float:
    """Stages, point bonuses, abilities and income chips."""
    box: Box = g.box
    total = float(point_bonus(g, me))
    for column in range(len(me.columns)):
        for height, piece in enumerate(me.columns[column]):
            total += of_stage(g, me, column, height)
            if INCOME_PIECE <= piece < ATTRIBUTE_PIECE:
                total += CHIP * max(1.0, left)
            elif (piece < CARDS or piece >= ATTRIBUTE_PIECE) and is_lasting(box, piece):
                total += ABILITY * left
        for height in range(len(me.right) if me.columns[column] and me.column_of[5] == column else 0):
            total += of_stage(g, me, column, height)
    return total


def is_lasting(box: Box, piece: int) -> bool:
    """Has the card or attribute chip an ability that is used again and again?"""
    kind = box.abilities[piece].kind
    return kind >= 0 and kind != ABILITY_POINT_BONUS


def of_stage(g: State, me: Player, column: int, height: int) -> float:
    """The points of a stage; some of them while its tile is inactive."""
    box: Box = g.box
    points = value_at(g, me, column, height)
    stage = box.column_base[column] + height
    if points == 0 and stage in (4, 5):
        return TILE_TO_COME * box.stage_points[stage]
    return float(points)


def of_console(g: State, me: Player, left: float) -> float:
    """Dice, modules, markers, cards and chips that wait."""
    total = DIE * left * sum(me.dice) + FATE_DIE * left * me.fate + READY * dice_on_spaces(me)
    total += LEVEL * left * sum([level - 1 for level in me.levels[:MAIN_MODULES]])
    total += FAVOR * left * (me.favor - 1)
    total += CARD * len(me.hand) + GOAL * sum([1 for pile in me.goals if pile])
    markers = me.markers
    total += MONEY_WORTH * markers[MONEY] + IDEA * markers[IDEAS] + FOCUS_WORTH * markers[FOCUS]
    total += PLANNED * sum(markers[PLANNING + 1 : PLANNING + 7])
    for material in range(18):
        total += diminishing(markers[STORAGE + material], MATERIAL[material % 3], MORE_MATERIAL)
    for feature in range(6):
        total += diminishing(markers[FEATURES + feature], FEATURE, MORE_FEATURE)
    return total + RAW_MATERIAL * raw_materials(g, me)


def diminishing(n: int, first: float, more: float) -> float:
    """The first of a kind in full, the others in part."""
    return first * (1 + more * (n - 1)) if n else 0.0


def of_tribes(g: State, me: Player, left: float) -> float:
    """Tribes beside their units, food for them, boats, farms and statues."""
    box: Box = g.box
    wild = sum(me.wild_strong) + sum(me.wild_weak)
    farms = sum([1 for owner in g.farms if owner == me.seat])
    needed = max(0, sum(me.tribes) + wild - 2 * farms) if g.phase <= 6 else 0
    food = min(me.markers[FOOD], needed)
    total = FED * food + STOCKED * (me.markers[FOOD] - food)
    total += STRONG * sum(me.strong) + TRIBE * sum(me.tribes) + WILD * wild
    total += BOAT * sum([1 for water in me.boats if water != NOBODY]) + FARM * left * farms
    incomes = ERAS + 1 - g.era
    return total + sum(me.statues) * box.statue_points[me.favor - 1] * incomes
