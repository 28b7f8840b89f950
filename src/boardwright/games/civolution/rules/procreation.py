"""Procreation. [CIV-320..323, CIV-928]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import PASS, Ask, Kind, Rule, Step
from boardwright.games.civolution.box import LAND_TERRITORIES, Box
from boardwright.games.civolution.domains import CAMP, TERRITORY
from boardwright.games.civolution.moves import put_aboard
from boardwright.games.civolution.names import FREE
from boardwright.games.civolution.queries import EVERYWHERE, LAND, boat_in, has_free_camp
from boardwright.games.civolution.rules.migration import OTHER_TERRITORY, SETTLE, open_to, settle
from boardwright.games.civolution.state import Player, State
from boardwright.games.civolution.vocabulary import STRONG

NO_TRIBE_THERE: Final = Rule("CIV-320", "no_parent_there")
NO_PARTNER: Final = Rule("CIV-321", "boat_not_with_one")
NO_TRIBE_LEFT: Final = Rule("CIV-323", "no_tribe_left")
ALL_PROTECTED: Final = Rule("CIV-312", "all_protected")
SAME_TERRITORY: Final = Rule("CIV-221", "other_territory_each")
CAMP_TAKEN: Final = Rule("CIV-320", "camp_taken")


def birthplaces(g: State, me: Player) -> int:
    """Where a new tribe may settle, as bits; without an own tribe anywhere on land. [CIV-320..323, CIV-928]"""
    if me.tribes_left == 0:
        return 0
    mask = me.presence & LAND if me.presence else LAND
    mask &= open_to(g, me)
    for water in me.boats:
        if water >= 0 and me.tribes[water] == 1:
            mask |= 1 << water
    return mask


def why_not_procreate(g: State, ask: Ask, territory: int) -> Rule | None:
    me = g.players[ask.seat]
    if me.tribes_left == 0:
        return NO_TRIBE_LEFT
    if ask.about[1] >> territory & 1:
        return SAME_TERRITORY
    if birthplaces(g, me) >> territory & 1:
        return None
    if territory >= LAND_TERRITORIES:
        return NO_PARTNER
    return ALL_PROTECTED if me.tribes[territory] or not me.presence else NO_TRIBE_THERE


def procreating(g: State, ask: Ask) -> list[int]:
    mask = birthplaces(g, g.players[ask.seat]) & ~ask.about[1]
    return [territory for territory in EVERYWHERE if mask >> territory & 1]


def why_not_place_in(g: State, ask: Ask, territory: int) -> Rule | None:
    me = g.players[ask.seat]
    if territory >= LAND_TERRITORIES or not me.tribes[territory]:
        return NO_TRIBE_THERE
    return None if has_free_camp(g, territory) else CAMP_TAKEN


def places_in(g: State, ask: Ask) -> list[int]:
    return open_homes(g, g.players[ask.seat])


def open_homes(g: State, me: Player) -> list[int]:
    """Own land territories with a free encampment."""
    return [t for t in range(LAND_TERRITORIES) if me.tribes[t] and has_free_camp(g, t)]


def why_not_place(g: State, ask: Ask, camp: int) -> Rule | None:
    box: Box = g.box
    first = box.camp_first[ask.about[0]]
    if not first <= camp < first + box.camp_count[ask.about[0]]:
        return OTHER_TERRITORY
    return None if g.camps[camp] == FREE else CAMP_TAKEN


def free_camps(g: State, ask: Ask) -> list[int]:
    box: Box = g.box
    first = box.camp_first[ask.about[0]]
    return [camp for camp in range(first, first + box.camp_count[ask.about[0]]) if g.camps[camp] == FREE]


PROCREATE: Final = Kind("procreate", TERRITORY, why_not_procreate, procreating, exact=True)  # CIV-320
PLACE_IN: Final = Kind("place_in", TERRITORY, why_not_place_in, places_in, exact=True)
PLACE: Final = Kind("place", CAMP, why_not_place, free_camps, exact=True)


def can_procreate(g: State, me: Player) -> bool:
    return birthplaces(g, me) != 0


def procreate(g: State, me: Player, count: int, different: bool = False) -> Step:
    """Up to so many procreations, in the same or different territories. [CIV-320]"""
    done = 0
    for left in range(count, 0, -1):
        territory = yield PROCREATE.may(me.seat, (left, done))
        if territory == PASS:
            return
        yield from procreate_in(g, me, territory)
        if different:
            done |= 1 << territory


def procreate_in(g: State, me: Player, territory: int, optional: bool = False) -> Step:
    """A new tribe settles there, strong on a free encampment or a boat. [CIV-320, CIV-321]"""
    if territory >= LAND_TERRITORIES:
        me.tribes_left -= 1
        put_aboard(g, me, boat_in(me, territory), True)
        return
    camp = yield SETTLE.may(me.seat, (territory,)) if optional else SETTLE.must(me.seat, (territory,))
    if camp != PASS:
        me.tribes_left -= 1
        yield from settle(g, me, camp, True)


def can_place_tribes(g: State, me: Player) -> bool:
    return me.tribes_left > 0 and len(open_homes(g, me)) > 0


def place_tribes(g: State, me: Player, count: int, state: int) -> Step:
    """New tribes on free encampments of one own territory, in the given state. [CIV-313, CIV-320]"""
    if not can_place_tribes(g, me):
        return
    territory = yield PLACE_IN.may(me.seat, (count,))
    if territory == PASS:
        return
    for left in range(count, 0, -1):
        if not me.tribes_left or not has_free_camp(g, territory):
            return
        camp = yield PLACE.may(me.seat, (territory, left))
        if camp == PASS:
            return
        me.tribes_left -= 1
        yield from settle(g, me, camp, state == STRONG)
