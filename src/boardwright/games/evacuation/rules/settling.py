"""Settling a NW site. [EVA-450..455]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import PASS, Asking, Kind
from boardwright.games.evacuation.box import Box
from boardwright.games.evacuation.domains import RESOURCE, SITE
from boardwright.games.evacuation.moves import after_change, occupy, pay, raise_marker, raise_production
from boardwright.games.evacuation.queries import symbols
from boardwright.games.evacuation.queries_map import settling_steel
from boardwright.games.evacuation.refusals_board import (
    factories_to_settle,
    markers_to_raise,
    sites_to_settle,
    why_not_factory,
    why_not_raise,
    why_not_settle,
)
from boardwright.games.evacuation.rules.gaining import gain_cubes
from boardwright.games.evacuation.state import Player, State
from boardwright.games.evacuation.vocabulary import (
    AFTER_SETTLE,
    FOOD,
    NEW,
    SETTLE_DISCOUNT,
    SETTLE_PRODUCTION,
    SETTLE_REACH,
    SETTLE_WAIVED,
    SOME_SETTLE_PRODUCTION,
    SOME_SETTLEMENTS,
    TIMES,
    USED_SETTLEMENTS,
    Effect,
)

SETTLE: Final = Kind("settle", SITE, why_not_settle, sites_to_settle, exact=True)  # EVA-450
FACTORY: Final = Kind("factory", RESOURCE, why_not_factory, factories_to_settle, exact=True)  # EVA-451
RAISE: Final = Kind("raise", RESOURCE, why_not_raise, markers_to_raise, exact=True)  # EVA-209; about: a mask


def settle(g: State, me: Player, effect: Effect, board: bool) -> Asking[None]:
    """One site after another, each by the normal rules. [EVA-405, INT-21]"""
    about = (effect[SETTLE_DISCOUNT], effect[SETTLE_REACH], effect[SETTLE_WAIVED])
    must = board or g.rulings.effects_compulsory
    for _ in range(effect[TIMES]):
        site = yield SETTLE.if_possible(me.seat, about) if must else SETTLE.may(me.seat, about)
        if site == PASS:
            return
        yield from settle_site(g, me, site, about[0])


def settle_site(g: State, me: Player, site: int, discount: int) -> Asking[None]:
    """All spots are filled at once, the people's steel is paid, the markers rise. [EVA-450..455, INT-14]"""
    chosen = [0, 0, 0]
    box: Box = g.box
    last = 0
    for left in range(box.map.factory_spots[site], 0, -1):
        last = yield FACTORY.must(me.seat, (site, left, last, chosen[0], chosen[1], chosen[2]))
        chosen[last] += 1
    steel = settling_steel(g, me, site, discount)
    pay(g, me, NEW, 0, steel, 0)
    if g.rulings.symbols_once:
        me.spent |= box.map.symbols[site] & symbols(g, me)
    occupy(g, me, site, chosen[0], chosen[1], chosen[2])
    raise_for_people(g, me, site, chosen)
    me.used[USED_SETTLEMENTS] += 1
    yield from raise_lowest(g, me, settle_production(me))
    after_change(g, me)
    yield from gain_after(g, me)


def raise_for_people(g: State, me: Player, site: int, chosen: list[int]) -> None:
    """Each factory's marker, and those that the population spots name. [EVA-451, EVA-452, INT-15, INT-23]"""
    box: Box = g.box
    e, s, f = box.map.rises[site * 3 : site * 3 + 3]
    if g.rulings.people_food:
        e, s, f = 0, 0, e + s + f
    raise_production(g, me, chosen[0] + e, chosen[1] + s, chosen[2] + f)


def settle_production(me: Player) -> int:
    """By how much a technology raises the lowest marker; some do so after a year's first settlements only."""
    some = me.used[USED_SETTLEMENTS] <= me.modifiers[SOME_SETTLEMENTS]
    return me.modifiers[SETTLE_PRODUCTION] + (me.modifiers[SOME_SETTLE_PRODUCTION] if some else 0)


def raise_lowest(g: State, me: Player, by: int) -> Asking[None]:
    """The owner chooses among equals."""
    if by:
        low = min(me.production)
        mask = sum([1 << resource for resource in range(FOOD + 1) if me.production[resource] == low])
        raise_marker(g, me, (yield RAISE.must(me.seat, (mask,))), by)


def gain_after(g: State, me: Player) -> Asking[None]:
    """Cubes that a technology brings after a settlement."""
    modifiers = me.modifiers
    for world in range(3):
        at = AFTER_SETTLE + world * 4
        if modifiers[at] or modifiers[at + 1] or modifiers[at + 2] or modifiers[at + 3]:
            yield from gain_cubes(g, me, world, modifiers[at], modifiers[at + 1], modifiers[at + 2], modifiers[at + 3])
