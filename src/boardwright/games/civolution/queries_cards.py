"""What installed pieces change, and what an amount counts: facts only. [CIV-419, CIV-545, CIV-962]"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boardwright.games.civolution.box import Box
from boardwright.games.civolution.box_parts import Condition, Count
from boardwright.games.civolution.names import (
    FARMS,
    FEATURES,
    FOOD,
    FREE,
    GROUNDS,
    IDEAS,
    INCOME_PIECE,
    MATERIALS,
    MONEY,
    NOBODY,
    RAW,
    SITES,
    STORAGE,
    TERRITORIES,
)
from boardwright.games.civolution.state import Player, State
from boardwright.games.civolution.vocabulary import COUNT_TERRAIN_TRIBE, COUNT_TRACK, WATER

FIRST_CHIP: Final = INCOME_PIECE
LAST_CHIP: Final = INCOME_PIECE + 34
LANDS: Final = 6


def modifier(g: State, me: Player, word: int, what: int = -1) -> int:
    """What the own passive abilities of this word add up to; `what`: only those for it. [CIV-962]"""
    total = 0
    if me.modifiers:
        box: Box = g.box
        for number in me.modifiers:
            ability = box.abilities[number]
            if ability.word == word and (what < 0 or ability.what == what):
                total += ability.n
    return total


# -- amounts ----------------------------------------------------------------------------------------------------


def count(g: State, me: Player, what: Count) -> int:
    """How much of it the player has. [CIV-545]"""
    if what.counter == COUNT_TRACK:
        return me.tracks[what.what]
    if what.counter == COUNT_TERRAIN_TRIBE:
        return tribes_in_terrains(g, me, what.mask)
    return COUNTERS[what.counter](g, me)


def holds(g: State, me: Player, condition: Condition | None) -> bool:
    """Does the count show enough?"""
    return condition is None or count(g, me, condition.count) >= condition.n


def all_tribes(g: State, me: Player) -> int:
    return sum(me.tribes)


def strong_tribes(g: State, me: Player) -> int:
    return sum(me.strong)


def weak_tribes(g: State, me: Player) -> int:
    return sum(me.tribes) - sum(me.strong)


def wilderness_tribes(g: State, me: Player) -> int:
    return sum(me.wild_strong) + sum(me.wild_weak)


def boat_tribes(g: State, me: Player) -> int:
    return sum(me.aboard_strong) + sum(me.aboard_weak)


def territories(g: State, me: Player) -> int:
    """Land or Water: a tribe on a boat is in its Water. [CIV-009]"""
    return me.presence.bit_count()


def land_kinds(g: State, me: Player) -> int:
    """Land types with an own tribe; the three territories of a type are neighbouring numbers."""
    kinds = 0
    for land in range(LANDS):
        if me.presence >> (3 * land) & 7:
            kinds += 1
    return kinds


def tribes_in_terrains(g: State, me: Player, terrains: int) -> int:
    """Own tribes in these terrains, given as bits."""
    total = 0
    for terrain in range(WATER + 1):
        if terrains >> terrain & 1:
            for territory in territories_of(terrain):
                total += me.tribes[territory]
    return total


def territories_of(terrain: int) -> range:
    """The territories of a terrain: three of a land type, four of Water. [CIV-059]"""
    return range(3 * terrain, TERRITORIES if terrain == WATER else 3 * terrain + 3)


def fires(g: State, me: Player) -> int:
    """Own tribes on fire encampments, the first of each land territory. [CIV-313]"""
    box: Box = g.box
    total = 0
    for territory in range(3 * LANDS):
        camp = g.camps[box.camp_first[territory]]
        if camp > FREE and camp >> 1 == me.seat:
            total += 1
    return total


def farms(g: State, me: Player) -> int:
    return FARMS - me.farms_left


def boats(g: State, me: Player) -> int:
    return sum([1 for water in me.boats if water != NOBODY])


def statues(g: State, me: Player) -> int:
    return sum(me.statues)


def settlements(g: State, me: Player) -> int:
    return sum([1 for ground in me.settlements if ground != NOBODY])


def has_building(me: Player, ground: int) -> bool:
    """Is an own statue or settlement on this ground? [CIV-352]"""
    return me.statues[ground] > 0 or ground in me.settlements


def building_grounds(g: State, me: Player) -> int:
    return sum([1 for ground in range(GROUNDS) if has_building(me, ground)])


def raw_materials(g: State, me: Player) -> int:
    """On land and on built boats. [CIV-007]"""
    total = sum(me.markers[RAW : RAW + TERRITORIES])
    for boat, water in enumerate(me.boats):
        if water != NOBODY:
            total += me.notch[boat]
    return total


def stored_materials(g: State, me: Player) -> int:
    return sum(me.markers[STORAGE : STORAGE + MATERIALS])


def stored_kinds(g: State, me: Player) -> int:
    return sum([1 for markers in me.markers[STORAGE : STORAGE + MATERIALS] if markers])


def feature_markers(g: State, me: Player) -> int:
    return sum(me.markers[FEATURES : FEATURES + 6])


def feature_kinds(g: State, me: Player) -> int:
    return sum([1 for markers in me.markers[FEATURES : FEATURES + 6] if markers])


def food(g: State, me: Player) -> int:
    return me.markers[FOOD]


def money(g: State, me: Player) -> int:
    return me.markers[MONEY]


def ideas(g: State, me: Player) -> int:
    return me.markers[IDEAS]


def dice(g: State, me: Player) -> int:
    return sum(me.dice) + me.fate


def favor_space(g: State, me: Player) -> int:
    return me.favor


def adjacent_sites(g: State, me: Player) -> int:
    """Revealed sites that touch a territory with an own tribe. [CIV-680]"""
    total = 0
    for site in range(SITES):
        if g.site[site] != NOBODY and g.land.around_mask[site] & me.presence:
            total += 1
    return total


def upgrades(g: State, me: Player) -> int:
    return me.upgrades


def income_chips(g: State, me: Player) -> int:
    """Installed ones, the starting chip card included."""
    total = 0
    for column in me.columns:
        for piece in column:
            if FIRST_CHIP <= piece <= LAST_CHIP:
                total += 1
    return total


def none(g: State, me: Player) -> int:
    """A counter that needs a parameter is counted elsewhere."""
    return 0


COUNTERS: Final[list[Callable[[State, Player], int]]] = [
    all_tribes, strong_tribes, weak_tribes, wilderness_tribes, boat_tribes, territories, land_kinds, none, fires,
    farms, boats, statues, settlements, building_grounds, raw_materials, stored_materials, stored_kinds,
    feature_markers, feature_kinds, food, money, ideas, dice, none, favor_space, adjacent_sites, upgrades,
    income_chips,
]  # fmt: skip
"""By COUNT_*."""
