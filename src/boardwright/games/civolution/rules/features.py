"""Moving feature markers. [CIV-231]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import PASS, Ask, Kind, Rule, Step
from boardwright.games.civolution.domains import FEATURE
from boardwright.games.civolution.names import FEATURES
from boardwright.games.civolution.state import Player, State

KINDS: Final = 6

NO_FEATURE: Final = Rule("CIV-231", "no_feature_marker")
SAME_FEATURE: Final = Rule("CIV-231", "same_feature")


def why_not_move(g: State, ask: Ask, feature: int) -> Rule | None:
    return None if g.players[ask.seat].markers[FEATURES + feature] else NO_FEATURE


def movable(g: State, ask: Ask) -> list[int]:
    markers = g.players[ask.seat].markers
    return [feature for feature in range(KINDS) if markers[FEATURES + feature]]


def why_not_move_to(_g: State, ask: Ask, feature: int) -> Rule | None:
    return SAME_FEATURE if feature == ask.about[0] else None


def targets(_g: State, ask: Ask) -> list[int]:
    return [feature for feature in range(KINDS) if feature != ask.about[0]]


MOVE: Final = Kind("move_feature", FEATURE, why_not_move, movable, exact=True)  # CIV-231
MOVE_TO: Final = Kind("move_to", FEATURE, why_not_move_to, targets, exact=True)


def can_move_feature(g: State, me: Player) -> bool:
    return sum(me.markers[FEATURES : FEATURES + KINDS]) > 0


def move_feature(g: State, me: Player, count: int) -> Step:
    """Up to so many times, one own feature marker to another own feature space. [CIV-231]"""
    for left in range(count, 0, -1):
        feature = yield MOVE.may(me.seat, (left,))
        if feature == PASS:
            return
        to = yield MOVE_TO.must(me.seat, (feature,))
        me.markers[FEATURES + feature] -= 1
        me.markers[FEATURES + to] += 1
