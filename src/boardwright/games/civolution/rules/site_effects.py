"""Phase 5: gorges, glaciers and mystic oaks. [CIV-520..522, CIV-948]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import Ask, Kind, Rule, Step
from boardwright.games.civolution.box import Box
from boardwright.games.civolution.domains import TRIBE
from boardwright.games.civolution.moves import gain_points, lay_down, return_markers
from boardwright.games.civolution.moves_cards import GLACIER_LAID, GORGE_TOOK, OAK_GAVE
from boardwright.games.civolution.names import FOOD, FROM_OAKS
from boardwright.games.civolution.queries import revealed, tribes_in
from boardwright.games.civolution.queries_cards import modifier
from boardwright.games.civolution.rules.abilities import renew, triggered
from boardwright.games.civolution.rules.turn_order import attributes, people
from boardwright.games.civolution.state import Player, State
from boardwright.games.civolution.vocabulary import DESERT, GLACIER, GORGE, MYSTIC_OAK, SWAMP, WATER
from boardwright.games.civolution.vocabulary_abilities import (
    IMMUNE_GLACIER,
    IMMUNE_GORGE,
    LIMIT_PHASE,
    MODIFY_IMMUNE,
    ON_SITE_PHASE,
)

NOT_AT_GLACIER: Final = Rule("CIV-521", "not_at_glacier")


def site_phase(g: State, _seat: int) -> Step:
    """Only revealed sites count, in this order; V.I.C.I is never affected. [CIV-520..522, CIV-811, CIV-910]"""
    g.phase = 5
    renew(g, LIMIT_PHASE)
    for me in people(g):
        yield from attributes(g, me)
        if me.triggers:
            yield from triggered(g, me, ON_SITE_PHASE)
    for site in revealed(g, GORGE):
        for me in people(g):
            pass_gorge(g, me, site)
    for site in revealed(g, GLACIER):
        for me in people(g):
            yield from pass_glacier(g, me, site)
    for site in revealed(g, MYSTIC_OAK):
        for me in people(g):
            rest_at_oak(g, me, site)


def is_at(g: State, me: Player, site: int) -> bool:
    """Has the player a tribe in an adjacent territory? [CIV-680]"""
    return g.land.around_mask[site] & me.presence != 0


def is_immune(g: State, me: Player, what: int) -> bool:
    return bool(me.modifiers) and modifier(g, me, MODIFY_IMMUNE, what) > 0


def pass_gorge(g: State, me: Player, site: int) -> None:
    """1 food, if there is any. [CIV-520]"""
    if is_at(g, me, site) and me.markers[FOOD] and not is_immune(g, me, IMMUNE_GORGE):
        return_markers(g, me, FOOD, 1)
        if g.notes is not None:
            g.note(GORGE_TOOK, (me.seat,))


def pass_glacier(g: State, me: Player, site: int) -> Step:
    """A strong tribe in an adjacent territory is laid down, of the player's choice. [CIV-521, CIV-948]"""
    if not is_immune(g, me, IMMUNE_GLACIER) and tribes_in(g, me, True, g.land.around[site]):
        place = yield FREEZE.must(me.seat, (site,))
        lay_down(g, me, place)
        if g.notes is not None:
            g.note(GLACIER_LAID, (me.seat, place))


def rest_at_oak(g: State, me: Player, site: int) -> None:
    """Points for each adjacent territory with an own tribe: 2 for Water, Swamp, Desert, otherwise 1. [CIV-522]"""
    box: Box = g.box
    for territory in g.land.around[site]:
        if me.tribes[territory]:
            terrain = box.terrain[territory]
            points = 2 if terrain == WATER or terrain == SWAMP or terrain == DESERT else 1
            gain_points(g, me, points, FROM_OAKS)
            if g.notes is not None:
                g.note(OAK_GAVE, (me.seat, territory, points))


def why_not_freeze(g: State, ask: Ask, place: int) -> Rule | None:
    return None if place in frozen(g, ask) else NOT_AT_GLACIER


def frozen(g: State, ask: Ask) -> list[int]:
    return tribes_in(g, g.players[ask.seat], True, g.land.around[ask.about[0]])


FREEZE: Final = Kind("freeze", TRIBE, why_not_freeze, frozen, exact=True)  # CIV-521
