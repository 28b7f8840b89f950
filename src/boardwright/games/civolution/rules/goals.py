"""Goal chips: what they ask for, and how they are installed. [CIV-450..453]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import PASS, Ask, Kind, Rule, Step
from boardwright.games.civolution.box import Box
from boardwright.games.civolution.domains import COLUMN, GOAL, SIDE
from boardwright.games.civolution.moves import put_goals
from boardwright.games.civolution.moves_cards import INSTALLED_GOAL
from boardwright.games.civolution.names import (
    GOAL_PIECE,
    GOALS,
    NOBODY,
)
from boardwright.games.civolution.rules.abilities import triggered
from boardwright.games.civolution.rules.effects_paid import return_materials
from boardwright.games.civolution.rules.goals_met import meets
from boardwright.games.civolution.rules.stage_partition import claim, columns_for, put_on, why_not_column
from boardwright.games.civolution.rules.tracks import ALL_MODULES, upgrade
from boardwright.games.civolution.state import Player, State
from boardwright.games.civolution.vocabulary_abilities import GOAL_RETURN_MATERIAL, ON_INSTALL_GOAL

LEFT: Final = 0
RIGHT: Final = 1

NOT_OWN_GOAL: Final = Rule("CIV-450", "not_own_goal")
COVERED_GOAL: Final = Rule("CIV-116", "covered_goal")
UNMET_GOAL: Final = Rule("CIV-450", "unmet_goal")
EQUAL_SIDES: Final = Rule("CIV-452", "equal_sides")

# -- installing one ---------------------------------------------------------------------------------------------


def install_goal(g: State, me: Player) -> Step:
    """A visible goal chip whose requirement is met now, if the player wants. [CIV-450..453]"""
    if not can_install_goal(g, me):
        return
    chip = yield GOAL_KIND.may(me.seat)
    if chip == PASS:
        return
    bared = lift_goal(me, chip)
    g.playing.append(GOAL_PIECE + chip)
    yield from pay_goal(g, me, chip)
    column = yield GOAL_COLUMN.must(me.seat)
    if me.column_of[GOALS] == NOBODY:
        claim(me, column, GOALS)
    side = yield GOAL_SIDE.must(me.seat)
    g.playing.pop()
    insert_goal(g, me, chip, side)
    if bared:
        yield from upgrade(g, me, ALL_MODULES)  # CIV-453
    if me.triggers:
        yield from triggered(g, me, ON_INSTALL_GOAL)


def can_install_goal(g: State, me: Player) -> bool:
    return bool(installable_goals(g, me))


def installable_goals(g: State, me: Player) -> list[int]:
    """The chips on top of the goal area whose requirement is met. [CIV-450, CIV-918]"""
    return [pile[-1] for pile in me.goals if pile and meets(g, me, pile[-1])]


def lift_goal(me: Player, chip: int) -> bool:
    """Off the goal area; is the icon of its goal space bared? [CIV-453]"""
    for space, pile in enumerate(me.goals):
        if pile and pile[-1] == chip:
            put_goals(me, space, pile[:-1])
            return len(pile) == 1
    return False


def pay_goal(g: State, me: Player, chip: int) -> Step:
    """Some ask for stored materials. [CIV-450]"""
    box: Box = g.box
    goal = box.goals[chip]
    if goal.kind == GOAL_RETURN_MATERIAL:
        yield from return_materials(g, me, [goal.what] * goal.n)


def insert_goal(g: State, me: Player, chip: int, side: int) -> None:
    """Half as wide as a column: two a stage. [CIV-452]"""
    column = me.column_of[GOALS]
    if side == LEFT:
        put_on(me, column, GOAL_PIECE + chip)
    else:
        me.right = [*me.right, GOAL_PIECE + chip]
    half = me.columns[column] if side == LEFT else me.right
    if g.notes is not None:
        box: Box = g.box
        g.note(INSTALLED_GOAL, (me.seat, chip, min(box.column_base[column] + len(half) - 1, 9)))


def why_not_goal(g: State, ask: Ask, chip: int) -> Rule | None:
    me = g.players[ask.seat]
    for pile in me.goals:
        if chip in pile:
            if pile[-1] != chip:
                return COVERED_GOAL
            return None if meets(g, me, chip) else UNMET_GOAL
    return NOT_OWN_GOAL


def goals_to_install(g: State, ask: Ask) -> list[int]:
    return installable_goals(g, g.players[ask.seat])


def why_not_goal_column(g: State, ask: Ask, column: int) -> Rule | None:
    return why_not_column(g, g.players[ask.seat], GOALS, column)


def goal_columns(g: State, ask: Ask) -> list[int]:
    return columns_for(g, g.players[ask.seat], GOALS)


def why_not_side(g: State, ask: Ask, side: int) -> Rule | None:
    """Either half may be built up; while they are equally high the left one stands for both. [CIV-452]"""
    me = g.players[ask.seat]
    return EQUAL_SIDES if side == RIGHT and len(me.columns[me.column_of[GOALS]]) == len(me.right) else None


GOAL_KIND: Final = Kind("goal", GOAL, why_not_goal, goals_to_install, exact=True)  # CIV-450
GOAL_COLUMN: Final = Kind("goal_column", COLUMN, why_not_goal_column, goal_columns, exact=True)  # CIV-451
GOAL_SIDE: Final = Kind("goal_side", SIDE, why_not_side)  # CIV-452
