"""All kinds of questions, in the order in which a game first puts them."""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import Kind
from boardwright.games.civolution.rules.abilities import REACT
from boardwright.games.civolution.rules.action import BECOME, ROLL, TURN_KIND
from boardwright.games.civolution.rules.activation import DIE_KIND
from boardwright.games.civolution.rules.activities import ACTIVITY
from boardwright.games.civolution.rules.attributes import ATTRIBUTE_COLUMN, ATTRIBUTE_KIND
from boardwright.games.civolution.rules.building import BOARD, BOAT_KIND, FARM_KIND, PROJECT_KIND
from boardwright.games.civolution.rules.dice import FROM, GIVE
from boardwright.games.civolution.rules.effects import EFFECT_KIND, FEATURE_KIND
from boardwright.games.civolution.rules.effects_paid import PAY, PAY_FEATURE_KIND, RETURN, WEAKEN
from boardwright.games.civolution.rules.events import ASHORE, GIVE_FOOD, GIVE_UP, LOSE
from boardwright.games.civolution.rules.exploration import EXPLORE, REVEAL
from boardwright.games.civolution.rules.favor import CHANGE, RESULT
from boardwright.games.civolution.rules.features import MOVE, MOVE_TO
from boardwright.games.civolution.rules.feeding import DEUS, UNFED
from boardwright.games.civolution.rules.goals import GOAL_COLUMN, GOAL_KIND, GOAL_SIDE
from boardwright.games.civolution.rules.grounds import LEAVE_OUT, SETTLEMENT_KIND, SETTLEMENT_ON, STATUE_KIND, STATUE_OF
from boardwright.games.civolution.rules.hunting import HUNT, STRENGTHEN
from boardwright.games.civolution.rules.income import CHIP_COLUMN, CHIP_KIND, INCOME_ACTION
from boardwright.games.civolution.rules.installing import ASSUME, CARD_COLUMN, IGNORE, INSTALL
from boardwright.games.civolution.rules.materials import FIND, MATERIAL_KIND, PRODUCE, TRANSPORT
from boardwright.games.civolution.rules.migration import MIGRATE, SETTLE, WAY
from boardwright.games.civolution.rules.modules import ONE_MORE, PART_KIND
from boardwright.games.civolution.rules.opening import EXTRA
from boardwright.games.civolution.rules.planning import COVER, PLAN, TAKE_GOAL
from boardwright.games.civolution.rules.procreation import PLACE, PLACE_IN, PROCREATE
from boardwright.games.civolution.rules.research import DRAW, KEEP, LAY, TAKE
from boardwright.games.civolution.rules.site_effects import FREEZE
from boardwright.games.civolution.rules.solo_territories import VICI_PLACE
from boardwright.games.civolution.rules.start import START_CARD, START_CHIP_KIND, START_MARKERS
from boardwright.games.civolution.rules.supply import GIVE_BACK
from boardwright.games.civolution.rules.tracks import FAVOR_STEP, STAGE_TILE, TRACK_KIND, UPGRADE
from boardwright.games.civolution.rules.trade import BUY, SELL, SELL_FOR_POINTS, TRADE
from boardwright.games.civolution.rules.visits import GROTTO, ROCK

KINDS: Final[list[Kind]] = [
    START_CARD,
    START_MARKERS,
    START_CHIP_KIND,
    TAKE_GOAL,
    COVER,
    EXTRA,
    TURN_KIND,
    DIE_KIND,
    PART_KIND,
    ONE_MORE,
    CHANGE,
    RESULT,
    MIGRATE,
    WAY,
    SETTLE,
    PROCREATE,
    PLACE_IN,
    PLACE,
    PRODUCE,
    TRANSPORT,
    MATERIAL_KIND,
    FIND,
    HUNT,
    STRENGTHEN,
    EXPLORE,
    REVEAL,
    PROJECT_KIND,
    FARM_KIND,
    BOAT_KIND,
    BOARD,
    STATUE_KIND,
    STATUE_OF,
    SETTLEMENT_KIND,
    SETTLEMENT_ON,
    LEAVE_OUT,
    PLAN,
    TAKE,
    DRAW,
    KEEP,
    LAY,
    FROM,
    GIVE,
    MOVE,
    MOVE_TO,
    TRADE,
    SELL,
    SELL_FOR_POINTS,
    BUY,
    ACTIVITY,
    GROTTO,
    ROCK,
    ROLL,
    BECOME,
    GIVE_BACK,
    INSTALL,
    CARD_COLUMN,
    ASSUME,
    IGNORE,
    RETURN,
    PAY,
    PAY_FEATURE_KIND,
    WEAKEN,
    FEATURE_KIND,
    EFFECT_KIND,
    REACT,
    INCOME_ACTION,
    CHIP_KIND,
    CHIP_COLUMN,
    GOAL_KIND,
    GOAL_COLUMN,
    GOAL_SIDE,
    ATTRIBUTE_KIND,
    ATTRIBUTE_COLUMN,
    TRACK_KIND,
    FAVOR_STEP,
    UPGRADE,
    STAGE_TILE,
    FREEZE,
    UNFED,
    DEUS,
    GIVE_FOOD,
    LOSE,
    GIVE_UP,
    ASHORE,
    VICI_PLACE,
]
