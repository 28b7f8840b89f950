"""What feeding costs: farms and abilities. [CIV-530..532]"""

from __future__ import annotations

from typing import Final

from boardwright.games.civolution.box import LAND_TERRITORIES, Box
from boardwright.games.civolution.names import ABOARD_STRONG, ABOARD_WEAK, BOATS, NOBODY, WILD_STRONG, WILD_WEAK
from boardwright.games.civolution.queries import LAND, lowest, territory_of
from boardwright.games.civolution.queries_cards import modifier
from boardwright.games.civolution.state import Player, State
from boardwright.games.civolution.vocabulary_abilities import (
    AT_ANY,
    AT_SETTLEMENT,
    AT_WILDERNESS,
    MODIFY_FARM_REACH,
    MODIFY_FEED_COST,
)

ALL: Final = 0
"""An ability that lowers costs does so for all tribes."""


def places_of(g: State, me: Player) -> list[int]:
    """The places of all own tribes, one entry a tribe, in ascending order."""
    box: Box = g.box
    camps = g.camps
    places: list[int] = []
    ashore = me.presence & LAND
    while ashore:
        territory = lowest(ashore)
        ashore &= ashore - 1
        first = box.camp_first[territory]
        for camp in range(first, first + box.camp_count[territory]):
            if camps[camp] >> 1 == me.seat:
                places.append(camp)  # noqa: PERF401  one list for all territories
        if me.wild_strong[territory] or me.wild_weak[territory]:
            places += [WILD_STRONG + territory] * me.wild_strong[territory]
            places += [WILD_WEAK + territory] * me.wild_weak[territory]
    for boat in range(BOATS):
        if me.boats[boat] != NOBODY:
            places += [ABOARD_STRONG + me.boats[boat]] * me.aboard_strong[boat]
            places += [ABOARD_WEAK + me.boats[boat]] * me.aboard_weak[boat]
    places.sort()
    return places


def fed_places(g: State, me: Player, unfed: list[int]) -> list[int]:
    """All but those left unfed."""
    places = places_of(g, me)
    for place in unfed:
        places.remove(place)
    return places


def hungry(g: State, me: Player, unfed: list[int]) -> list[int]:
    """The tribes that may still be left unfed: they cost food and come after the last one named. [CIV-533]"""
    last = unfed[-1] if unfed else 0
    places = [place for place in fed_places(g, me, unfed) if place >= last]
    costs = costs_of(g, me, places)
    return [place for place, cost in zip(places, costs, strict=True) if cost]


def total_cost(g: State, me: Player, unfed: list[int]) -> int:
    """Food for all tribes but those. [CIV-530..532]"""
    places = fed_places(g, me, unfed)
    costs = costs_of(g, me, places)
    if me.modifiers:
        if modifier(g, me, MODIFY_FARM_REACH):
            reach_out(g, me, places, costs)
        lower_for_some(g, me, places, costs)
    return sum(costs)


def costs_of(g: State, me: Player, places: list[int]) -> list[int]:
    """1 on an encampment or boat, 2 in the wilderness; at an own farm 0 and 1; abilities lower it. [CIV-530..532]"""
    costs = []
    for place in places:
        wild = WILD_STRONG <= place < ABOARD_STRONG
        cost = 2 if wild else 1
        if place < ABOARD_STRONG and g.farms[territory_of(g, place)] == me.seat:
            cost -= 1
        if cost and me.modifiers:
            cost = max(0, cost - lowered_for_all(g, me, place))
        costs.append(cost)
    return costs


def lowered_for_all(g: State, me: Player, place: int) -> int:
    """By abilities that hold for every tribe at such a place."""
    box: Box = g.box
    less = 0
    for number in me.modifiers:
        ability = box.abilities[number]
        if ability.word == MODIFY_FEED_COST and ability.more == ALL and is_at(g, me, place, ability.what):
            less += ability.n
    return less


def is_at(g: State, me: Player, place: int, where: int) -> bool:
    """Is it such a place: wilderness, next to a ground with an own settlement, any?"""
    if where == AT_WILDERNESS:
        return WILD_STRONG <= place < ABOARD_STRONG
    return where == AT_ANY or (where == AT_SETTLEMENT and is_at_settlement(g, me, territory_of(g, place)))


def is_at_settlement(g: State, me: Player, territory: int) -> bool:
    for ground in me.settlements:
        if ground != NOBODY:
            site = g.ground_at[ground]
            if site == NOBODY:
                if territory == g.box.island_water:  # the island lies in its Water
                    return True
            elif g.land.around_mask[site] >> territory & 1:
                return True
    return False


def reach_out(g: State, me: Player, places: list[int], costs: list[int]) -> None:
    """Each farm feeds encampments of one adjacent land territory too: the best choice of territories."""
    gains = [0] * LAND_TERRITORIES
    for place, cost in zip(places, costs, strict=True):
        if place < WILD_STRONG and cost:
            gains[territory_of(g, place)] += 1
    farms = [territory for territory in range(LAND_TERRITORIES) if g.farms[territory] == me.seat]
    reached = best_reach(g, farms, gains, 0)
    for i, place in enumerate(places):
        if place < WILD_STRONG and costs[i] and reached >> territory_of(g, place) & 1:
            costs[i] -= 1


def best_reach(g: State, farms: list[int], gains: list[int], taken: int) -> int:
    """The territories, as bits, that these farms reach with the greatest gain, each another one."""
    if not farms:
        return taken
    best = best_reach(g, farms[1:], gains, taken)
    for territory in g.land.neighbours[farms[0]]:
        if territory < LAND_TERRITORIES and gains[territory] and not taken >> territory & 1:
            other = best_reach(g, farms[1:], gains, taken | 1 << territory)
            if worth(gains, other) > worth(gains, best):
                best = other
    return best


def worth(gains: list[int], territories: int) -> int:
    return sum([gain for territory, gain in enumerate(gains) if territories >> territory & 1])


def lower_for_some(g: State, me: Player, places: list[int], costs: list[int]) -> None:
    """By abilities that hold for so many tribes: those that cost most."""
    box: Box = g.box
    for number in me.modifiers:
        ability = box.abilities[number]
        if ability.word == MODIFY_FEED_COST and ability.more != ALL:
            for _ in range(ability.more):
                i = dearest(g, me, places, costs, ability.what)
                if i >= 0:
                    costs[i] = max(0, costs[i] - ability.n)


def dearest(g: State, me: Player, places: list[int], costs: list[int], where: int) -> int:
    best = -1
    for i, cost in enumerate(costs):
        if cost and is_at(g, me, places[i], where) and (best < 0 or cost > costs[best]):
            best = i
    return best
