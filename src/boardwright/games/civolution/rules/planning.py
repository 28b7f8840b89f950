"""Goal chips and planning markers. [CIV-115..117, CIV-227, CIV-249, CIV-341, CIV-917, CIV-918]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import PASS, Ask, Kind, Rule, Step
from boardwright.games.civolution.domains import GOAL, GOAL_SPACE, VALUE
from boardwright.games.civolution.moves import put_goals
from boardwright.games.civolution.names import GOAL_PIECE, NOBODY, PLANNING
from boardwright.games.civolution.notes import TOOK_GOAL
from boardwright.games.civolution.rules.favor import always
from boardwright.games.civolution.rules.supply import gain
from boardwright.games.civolution.state import Player, State

DICE_SPACES: Final = [1, 2, 3, 4, 5, 6]

NOT_DISPLAYED: Final = Rule("CIV-115", "goal_not_displayed")
STILL_FREE: Final = Rule("CIV-917", "goal_space_free")
SAME_SPACE: Final = Rule("CIV-917", "same_goal_space")

# -- goal chips -------------------------------------------------------------------------------------------------


def why_not_take_goal(g: State, _ask: Ask, chip: int) -> Rule | None:
    return None if chip in g.goal_display else NOT_DISPLAYED


def goals_displayed(g: State, _ask: Ask) -> list[int]:
    return [chip for chip in g.goal_display if chip >= 0]


def why_not_goal_space(g: State, ask: Ask, space: int) -> Rule | None:
    me = g.players[ask.seat]
    first = first_free(me)
    if first == NOBODY or space == first:
        return None
    if not me.goals[space]:
        return SAME_SPACE
    return None if g.rulings.goals_stacked else STILL_FREE


def goal_spaces(g: State, ask: Ask) -> list[int]:
    return [space for space in range(3) if why_not_goal_space(g, ask, space) is None]


def first_free(me: Player) -> int:
    """Of the goal spaces, which are all alike, the first free one; NOBODY if none is. [CIV-116]"""
    for space, pile in enumerate(me.goals):
        if not pile:
            return space
    return NOBODY


TAKE_GOAL: Final = Kind("take_goal", GOAL, why_not_take_goal, goals_displayed, exact=True)  # CIV-115
COVER: Final = Kind("goal_space", GOAL_SPACE, why_not_goal_space, goal_spaces, exact=True)  # CIV-116


def can_gain_goal(g: State, me: Player) -> bool:
    return max(g.goal_display) >= 0


def take_goal(g: State, me: Player) -> Step:
    """A chip from the display into the goal area; its space on the display stays empty. [CIV-115, CIV-116]"""
    chip = yield TAKE_GOAL.may(me.seat)
    if chip == PASS:
        return
    g.goal_display[g.goal_display.index(chip)] = NOBODY
    g.playing.append(GOAL_PIECE + chip)
    space = yield COVER.must(me.seat, (chip,))
    g.playing.pop()
    put_goals(me, space, [*me.goals[space], chip])
    if g.notes is not None:
        g.note(TOOK_GOAL, (me.seat, chip))


def gain_goal(g: State, me: Player) -> Step:
    """The key action: the display is refilled at once. [CIV-341]"""
    yield from take_goal(g, me)
    fill_goals(g)


def fill_goals(g: State) -> None:
    """What the bag holds onto the empty spaces. [CIV-117, CIV-916]"""
    for space, chip in enumerate(g.goal_display):
        if chip == NOBODY and g.goal_bag:
            g.goal_display[space] = g.chance.take(g.goal_bag)


# -- planning markers -------------------------------------------------------------------------------------------


def dice_spaces(_g: State, _ask: Ask) -> list[int]:
    return DICE_SPACES[:]


PLAN: Final = Kind("plan", VALUE, always, dice_spaces, exact=True)  # CIV-249


def add_planning(g: State, me: Player, n: int) -> Step:
    """All on one dice space. [CIV-249]"""
    value = yield PLAN.may(me.seat, (n,))
    if value != PASS:
        yield from gain(g, me, PLANNING + value, n)
