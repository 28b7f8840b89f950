"""What a table is worth to a seat: points now, points that what it has will bring, and how far others are behind.

The unit is one success point. The weights are the value model with which the open edition was balanced: an activation
of two dice is worth about 4, an idea 1, a focus marker 2, a step on a track 2.5, a tribe 3.
"""

from __future__ import annotations

from typing import Final

from boardwright.games.civolution.box import Box
from boardwright.games.civolution.heuristics_hand import ABILITY, DIE, ERAS, is_lasting, left_of, of_hand, prospect
from boardwright.games.civolution.names import (
    ATTRIBUTE_PIECE,
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
    STORAGE,
    VICI,
)
from boardwright.games.civolution.queries import dice_on_spaces
from boardwright.games.civolution.queries_cards import raw_materials
from boardwright.games.civolution.rules.tracks import threshold_at
from boardwright.games.civolution.scoring import OVER, era_units, final_value, point_bonus, value_at
from boardwright.games.civolution.state import Player, State

WON: Final = 1000.0
"""The value of a game that is won, beside the points by which; of a lost one its negative."""

# Begun with the value model, then changed by games of seats with different weights against each other, 12 to 16 each,
# the standard errors being 3 to 7 points a seat: goods that lose their worth towards the end and dearer food won by 6,
# upgrades by what each module gains from them by 10, upgrades and Favor dearer still by 10. Without what modules
# promise (heuristics_hand.py) seats lost by 10, with the same promise for all by 22.
FED: Final = 1.4  # food that this era's feeding will need
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
STRONG: Final = 1.0
STANDS: Final = 0.4  # of a strong tribe, for each feeding
TRIBE: Final = 1.0  # besides being a unit
WILD: Final = -0.4
BOAT: Final = 2.0
FARM: Final = 2.0  # times the eras still to feed
FATE_DIE: Final = 0.9
READY: Final = 0.5  # a die on a dice space
UPGRADES: Final = [  # times the eras left: of each main module level II, then level III
    2.0, 4.5, 5.0, 9.0, 0.5, 1.0, 1.0, 1.7, 1.0, 2.2, 2.0, 3.2, 2.5, 3.5, 0.4, 1.2,
    0.8, 2.0, 1.0, 1.7, 1.2, 2.0, 0.5, 1.2, 1.0, 1.7, 1.2, 2.2, 2.0, 4.0,
]  # fmt: skip
CHIP: Final = 1.6  # an income chip, for each Income phase left
GOAL: Final = 1.0  # a chip in the goal area
HURRY: Final = 2.0  # goods lose their worth in the last half of an era, which is 1 divided by this
THRESHOLD: Final = 1.2  # a disc before a line of its track
AHEAD: Final = 0.6  # and so much more for each era left
CARD: Final = 0.5
FAVOR: Final = 0.7  # a step, times the eras left
LATER: Final = 0.85  # what a unit counts that is to be scored in this era; later ones as much, once more for each
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
                total += CHIP * (ERAS + 1 - g.era)
            elif (piece < CARDS or piece >= ATTRIBUTE_PIECE) and is_lasting(box, piece):
                total += ABILITY * left
        for height in range(len(me.right) if me.columns[column] and me.column_of[5] == column else 0):
            total += of_stage(g, me, column, height)
    return total


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
    total = DIE * left * sum(me.dice) + FATE_DIE * left * me.fate
    for module in range(MAIN_MODULES):
        if me.levels[module] > 1:
            total += left * UPGRADES[2 * module + me.levels[module] - 2]
    total += FAVOR * left * (me.favor - 1)
    before_a_line = sum([1 for space in me.tracks if threshold_at(g, space + 1) >= 0])
    total += (THRESHOLD * min(1.0, left) + AHEAD * left) * before_a_line
    return total + min(1.0, left * HURRY) * of_goods(g, me)


def of_goods(g: State, me: Player) -> float:
    """What is spent sooner or later, and worth nothing at the end."""
    markers = me.markers
    total = READY * dice_on_spaces(me) + CARD * len(me.hand) + GOAL * sum([1 for pile in me.goals if pile])
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
    feedings = ERAS + 1 - g.era if g.phase <= 6 else ERAS - g.era
    total = FED * food + (STOCKED * (me.markers[FOOD] - food) if feedings else 0.0)
    total += (STRONG + STANDS * feedings) * sum(me.strong) if feedings else 0.0
    total += TRIBE * min(1.0, left) * sum(me.tribes) + WILD * wild
    total += min(1.0, left) * BOAT * sum([1 for water in me.boats if water != NOBODY]) + FARM * feedings * farms
    incomes = ERAS + 1 - g.era
    return total + sum(me.statues) * box.statue_points[me.favor - 1] * incomes
