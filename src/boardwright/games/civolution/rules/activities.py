"""Activities: the built-in one and those of installed research cards. [CIV-344, CIV-345, CIV-963]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import PASS, Ask, Kind, Rule, Step
from boardwright.games.civolution.domains_cards import ABILITY, BUILT_IN
from boardwright.games.civolution.moves import return_markers
from boardwright.games.civolution.names import MONEY
from boardwright.games.civolution.rules.abilities import NOT_INSTALLED, use_ability, why_not_use
from boardwright.games.civolution.rules.tracks import ALL_TRACKS, choose_track
from boardwright.games.civolution.state import Player, State

ACTIVITY_USED: Final = Rule("CIV-234", "activity_used")
NO_MONEY: Final = Rule("CIV-345", "no_money")


def activities(g: State, me: Player, n: int, twice: bool) -> Step:
    """Up to n, different ones unless the same may be done twice. [CIV-234, CIV-344]"""
    used: list[int] = []
    while len(used) < n:
        number = yield ACTIVITY.may(me.seat, () if twice else tuple(used))
        if number == PASS:
            return
        used.append(number)
        yield from act(g, me, number)


def act(g: State, me: Player, number: int) -> Step:
    """One activity: the price first; the built-in one takes money. [CIV-025, CIV-345, CIV-963]"""
    if number == BUILT_IN:
        return_markers(g, me, MONEY, 1)
        yield from choose_track(g, me, ALL_TRACKS, 1)
    else:
        yield from use_ability(g, me, number)


def can_act(g: State, me: Player) -> bool:
    """Is any activity possible?"""
    if me.markers[MONEY]:
        return True
    for number in me.activities:
        if why_not_use(g, me, number) is None:
            return True
    return False


def why_not_act(g: State, ask: Ask, number: int) -> Rule | None:
    me = g.players[ask.seat]
    if number in ask.about:
        return ACTIVITY_USED
    if number == BUILT_IN:
        return None if me.markers[MONEY] else NO_MONEY
    return why_not_use(g, me, number) if number in me.activities else NOT_INSTALLED


def activities_open(g: State, ask: Ask) -> list[int]:
    me = g.players[ask.seat]
    return [number for number in [*me.activities, BUILT_IN] if why_not_act(g, ask, number) is None]


ACTIVITY: Final = Kind("activity", ABILITY, why_not_act, activities_open, exact=True)  # CIV-344
