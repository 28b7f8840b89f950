"""What forbids a gain, an exchange, a research, a settlement, a prefab, a clone; beside each check what it allows."""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import Ask, Rule
from boardwright.games.evacuation.queries import is_in_bank
from boardwright.games.evacuation.queries_map import settleable, why_not_settled
from boardwright.games.evacuation.state import Player, State
from boardwright.games.evacuation.vocabulary import (
    ANY_PREFAB_PAYMENT,
    CLONE_FOOD,
    Effect,
)

YES_ONLY: Final[list[int]] = [0]

# -- gaining and exchanging -------------------------------------------------------------------------------------

NOT_THIS_CUBE: Final = Rule("EVA-011", "not_this_cube")
NOTHING_TO_EXCHANGE: Final = Rule("EVA-411", "nothing_to_exchange")
BANK_OUT: Final = Rule("INT-40", "bank_out")
SAME_TYPE: Final = Rule("EVA-411", "same_type")
NOT_THIS_MARKER: Final = Rule("EVA-209", "not_this_marker")
PLACES: Final[list[list[int]]] = [[place for place in range(6) if mask >> place & 1] for mask in range(64)]
"""The places of a mask."""


def why_not_gain(g: State, ask: Ask, cube: int) -> Rule | None:
    """Of a place that the effect names, none before the last one chosen; by ruling of a type in the bank. [INT-40]"""
    if ask.about[0] >> cube & 1:
        return None
    return NOT_THIS_CUBE if is_in_bank(g, cube % 3) else BANK_OUT


def cubes_to_gain(g: State, ask: Ask) -> list[int]:
    return PLACES[ask.about[0]][:]


def why_not_exchange(g: State, ask: Ask, exchange: int) -> Rule | None:
    """A cube leaves a world, one of another type comes to it. [EVA-411]"""
    if exchange // 3 % 3 == exchange % 3:
        return SAME_TYPE
    if not is_in_bank(g, exchange % 3):
        return BANK_OUT
    return None if g.players[ask.seat].cubes[exchange // 3] else NOTHING_TO_EXCHANGE


def exchanges(g: State, ask: Ask) -> list[int]:
    cubes = g.players[ask.seat].cubes
    found: list[int] = []
    for place in range(6):
        if cubes[place]:
            found += OTHER_TYPES[place]
    if g.rulings.bank_limited:
        found = [exchange for exchange in found if is_in_bank(g, exchange % 3)]
    return found


OTHER_TYPES: Final[list[list[int]]] = [[place * 3 + r for r in range(3) if r != place % 3] for place in range(6)]
"""The exchanges of a cube of each place."""


def why_not_raise(g: State, ask: Ask, resource: int) -> Rule | None:
    return None if ask.about[0] >> resource & 1 else NOT_THIS_MARKER


def markers_to_raise(g: State, ask: Ask) -> list[int]:
    return PLACES[ask.about[0]][:]


# -- technology -------------------------------------------------------------------------------------------------

COLUMN_COMPLETE: Final = Rule("EVA-441", "column_complete")
RESEARCHES: Final = 5
"""Of a column: one for level 1, two each for levels 2 and 3. [EVA-441]"""


def why_not_column(g: State, ask: Ask, column: int) -> Rule | None:
    done = g.players[ask.seat].research[column]
    return COLUMN_COMPLETE.short(done, RESEARCHES) if done == RESEARCHES else None


def open_columns(g: State, ask: Ask) -> list[int]:
    research = g.players[ask.seat].research
    return [column for column in range(3) if research[column] < RESEARCHES]


# -- settling; about: discount, transitions further, symbols waived ----------------------------------------------


def why_not_settle(g: State, ask: Ask, site: int) -> Rule | None:
    discount, further, without = ask.about
    return why_not_settled(g, g.players[ask.seat], site, discount, further, without)


def sites_to_settle(g: State, ask: Ask) -> list[int]:
    discount, further, without = ask.about
    return settleable(g, g.players[ask.seat], discount, further, without, False)


# about a factory: site, spots left, last type, energy, steel and food factories chosen
NO_SUCH_FACTORY: Final = Rule("EVA-451", "no_such_factory")
FACTORIES_ASCENDING: Final = Rule("EVA-451", "factories_ascending")


def why_not_factory(g: State, ask: Ask, factory: int) -> Rule | None:
    """A type that waits on the NW side; types are named in their order, and enough must follow. [EVA-451]"""
    me = g.players[ask.seat]
    if me.factories[3 + factory] <= ask.about[3 + factory]:
        return NO_SUCH_FACTORY
    return None if factory in factories_to_settle(g, ask) else FACTORIES_ASCENDING


def factories_to_settle(g: State, ask: Ask) -> list[int]:
    waiting = g.players[ask.seat].factories
    about = ask.about
    found: list[int] = []
    there = 0
    for factory in range(2, about[2] - 1, -1):
        free = waiting[3 + factory] - about[3 + factory]
        there += free
        if free and there >= about[1]:
            found.append(factory)
    found.reverse()
    return found


# -- prefab and clone; about a prefab: free, types --------------------------------------------------------------

TYPE_NOT_NAMED: Final = Rule("EVA-470", "type_not_named")
ALL_IN_PLAY: Final = Rule("EVA-472", "all_in_play")
PREFAB_UNPAID: Final = Rule("EVA-470", "prefab_unpaid")
FREE_TO_OLD: Final = Rule("INT-60", "free_to_old")
CLONE_UNPAID: Final = Rule("EVA-473", "clone_unpaid")


def why_not_prefab(g: State, ask: Ask, place: int) -> Rule | None:
    """An unused tile of a type, and a cube of that type on the side where it goes. [EVA-470, EVA-472, INT-60]"""
    return why_not_prefabbed(g, g.players[ask.seat], place, ask.about[0] != 0, ask.about[1])


def why_not_prefabbed(g: State, me: Player, place: int, free: bool, types: int) -> Rule | None:
    if not types >> place % 3 & 1:
        return TYPE_NOT_NAMED
    if not me.reserve[place % 3]:
        return ALL_IN_PLAY
    if free:
        return FREE_TO_OLD if place >= 3 and g.rulings.free_old else None
    if me.cubes[place]:
        return None
    at = place // 3 * 3
    any_type = me.modifiers[ANY_PREFAB_PAYMENT] and me.cubes[at] + me.cubes[at + 1] + me.cubes[at + 2]
    return None if any_type else PREFAB_UNPAID.short(0, 1)


def prefabs(g: State, ask: Ask) -> list[int]:
    me = g.players[ask.seat]
    free, types = ask.about
    return [place for place in range(6) if why_not_prefabbed(g, me, place, free != 0, types) is None]


def clone_food(effect: Effect) -> int:
    """Food of a clone, or of all clones of an effect that has a price of its own."""
    return effect[CLONE_FOOD] if effect[CLONE_FOOD] >= 0 else 1


def why_not_clone(g: State, ask: Ask, _: int) -> Rule | None:
    """NW food; about: how much. [EVA-473]"""
    food = g.players[ask.seat].cubes[5]
    return CLONE_UNPAID.short(food, ask.about[0]) if food < ask.about[0] else None


def clones(g: State, ask: Ask) -> list[int]:
    return YES_ONLY[:] if g.players[ask.seat].cubes[5] >= ask.about[0] else []
