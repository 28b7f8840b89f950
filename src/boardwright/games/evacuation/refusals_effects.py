"""What forbids an answer about a row, and whether an effect can do anything. [EVA-420..434, EVA-460, EVA-461]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import Ask, Rule
from boardwright.games.evacuation.box import Box
from boardwright.games.evacuation.domains import REFRESH_INFRASTRUCTURE, REFRESH_SHIPS, REFRESH_STADIUMS
from boardwright.games.evacuation.queries import (
    infrastructure_discount,
    lacking,
    lacking_in_both,
    payers,
    stadium_discount,
)
from boardwright.games.evacuation.queries_map import settleable
from boardwright.games.evacuation.refusals_board import (
    clone_food,
    why_not_prefabbed,
)
from boardwright.games.evacuation.state import INFRASTRUCTURE_ROW, SHIP_ROW, STADIUM_ROW, Player, State
from boardwright.games.evacuation.vocabulary import (
    ANY_PREFAB_PAYMENT,
    MIXED_SHIP,
    MIXED_STADIUM,
    NEW,
    OLD,
    ONLY_PLAY,
    ONLY_TAKE,
    Effect,
)

NO_CUBE_THERE: Final = Rule("EVA-003", "no_cube_there")

# -- refreshing: the last number about a question that takes from a row ------------------------------------------

REFRESH_PAID: Final = 0
REFRESH_FREE: Final = 1
REFRESH_DONE: Final = 2

NO_REFRESH: Final = Rule("INT-08", "refreshed_before")
REFRESH_UNPAID: Final = Rule("EVA-421", "refresh_unpaid")
ROW_EMPTY: Final = Rule("EVA-420", "row_empty")
NOT_IN_ROW: Final = Rule("EVA-420", "not_in_row")
THROWN_BEFORE: Final = Rule("EVA-421", "thrown_before")


def why_not_refresh(g: State, me: Player, row: int, refresh: int) -> Rule | None:
    """One cube of any type and world, or by an effect free; once for each take. [EVA-421, INT-08, INT-43]"""
    if refresh == REFRESH_DONE:
        return NO_REFRESH
    if not g.rows[row]:
        return ROW_EMPTY
    return None if refresh == REFRESH_FREE or any_cube(me) else REFRESH_UNPAID


def any_cube(me: Player) -> bool:
    cubes = me.cubes
    return cubes[0] + cubes[1] + cubes[2] + cubes[3] + cubes[4] + cubes[5] > 0


def why_not_throw_ship(g: State, ask: Ask, ship: int) -> Rule | None:
    return why_not_thrown(g, ask, SHIP_ROW, ship)


def why_not_throw_stadium(g: State, ask: Ask, stadium: int) -> Rule | None:
    return why_not_thrown(g, ask, STADIUM_ROW, stadium)


def why_not_throw_infrastructure(g: State, ask: Ask, card: int) -> Rule | None:
    return why_not_thrown(g, ask, INFRASTRUCTURE_ROW, card)


def why_not_thrown(g: State, ask: Ask, row: int, item: int) -> Rule | None:
    """Any of the row, in the order in which they go under the deck; `about`: those thrown out so far. [INT-44]"""
    if item not in g.rows[row]:
        return NOT_IN_ROW
    return THROWN_BEFORE if item in ask.about else None


def ships_to_throw(g: State, ask: Ask) -> list[int]:
    return [item for item in g.rows[SHIP_ROW] if item not in ask.about]


def stadiums_to_throw(g: State, ask: Ask) -> list[int]:
    return [item for item in g.rows[STADIUM_ROW] if item not in ask.about]


def infrastructure_to_throw(g: State, ask: Ask) -> list[int]:
    return [item for item in g.rows[INFRASTRUCTURE_ROW] if item not in ask.about]


def why_not_pay(g: State, ask: Ask, cube: int) -> Rule | None:
    """A cube that is there, of a place in the mask."""
    if not ask.about[0] >> cube & 1:
        return OTHER_WORLD
    return None if g.players[ask.seat].cubes[cube] else NO_CUBE_THERE


OTHER_WORLD: Final = Rule("EVA-003", "other_world")


def cubes_to_pay(g: State, ask: Ask) -> list[int]:
    cubes = g.players[ask.seat].cubes
    mask = ask.about[0]
    return [cube for cube in range(6) if mask >> cube & 1 and cubes[cube]]


# -- infrastructure; about: moves left, discount, free, only, refresh --------------------------------------------

NOT_AT_HAND: Final = Rule("EVA-430", "not_at_hand")
TAKE_ONLY: Final = Rule("EVA-430", "take_only")
PLAY_ONLY: Final = Rule("EVA-430", "play_only")
TWIN_PLAYED: Final = Rule("EVA-433", "twin_played")
CARD_UNPAID: Final = Rule("EVA-431", "card_unpaid")


def why_not_move(g: State, ask: Ask, card: int) -> Rule | None:
    """Take a card of the row, or play one of the hand. [EVA-430, EVA-431]"""
    me = g.players[ask.seat]
    _, discount, free, only, refresh = ask.about
    if card == REFRESH_INFRASTRUCTURE:
        return PLAY_ONLY if only == ONLY_PLAY else why_not_refresh(g, me, INFRASTRUCTURE_ROW, refresh)
    if card in g.rows[INFRASTRUCTURE_ROW]:
        return PLAY_ONLY if only == ONLY_PLAY else None
    if card not in me.hand:
        return NOT_AT_HAND
    return TAKE_ONLY if only == ONLY_TAKE else why_not_play(g, me, card, discount, free != 0)


def why_not_play(g: State, me: Player, card: int, discount: int, free: bool) -> Rule | None:
    """No twin played, and its cost on the NW side. [EVA-431, EVA-433]"""
    if is_twin_played(g, me, card):
        return TWIN_PLAYED
    over = 0 if free else cubes_over(g, me, card, discount)
    if over <= 0:
        return None
    box: Box = g.box
    cost = total_cost(box.infrastructure.costs, card)
    need = cost - infrastructure_discount(me, cost, discount)
    return CARD_UNPAID.short(need - over, need)


def is_twin_played(g: State, me: Player, card: int) -> bool:
    """Has the player played a card with this illustration? [EVA-433]"""
    box: Box = g.box
    pictures = box.infrastructure.pictures
    for played in me.played:
        if pictures[played] == pictures[card]:
            return True
    return False


def cubes_over(g: State, me: Player, card: int, discount: int) -> int:
    """How many more cubes NW lacks for this card than a discount spares. [EVA-431]"""
    box: Box = g.box
    costs = box.infrastructure.costs
    e, s, f = costs[card * 3], costs[card * 3 + 1], costs[card * 3 + 2]
    return lacking(me, NEW, e, s, f) - infrastructure_discount(me, e + s + f, discount)


def is_playable(g: State, me: Player, card: int, discount: int, free: bool) -> bool:
    return (free or cubes_over(g, me, card, discount) <= 0) and not is_twin_played(g, me, card)


def moves_to_make(g: State, ask: Ask) -> list[int]:
    me = g.players[ask.seat]
    _, discount, free, only, refresh = ask.about
    found: list[int] = []
    if only != ONLY_PLAY:
        found += g.rows[INFRASTRUCTURE_ROW]
    if only != ONLY_TAKE:
        for card in me.hand:
            if is_playable(g, me, card, discount, free != 0):
                found.append(card)
    if only != ONLY_PLAY and why_not_refresh(g, me, INFRASTRUCTURE_ROW, refresh) is None:
        found.append(REFRESH_INFRASTRUCTURE)
    return found


# -- ships and stadiums; about: discount, free, mixed, refresh ---------------------------------------------------

SHIP_UNPAID: Final = Rule("EVA-460", "ship_unpaid")
STADIUM_UNPAID: Final = Rule("EVA-461", "stadium_unpaid")


def why_not_ship(g: State, ask: Ask, ship: int) -> Rule | None:
    """A ship of the row that can be paid, or a refresh before. [EVA-460, INT-43]"""
    me = g.players[ask.seat]
    discount, free, mixed, refresh = ask.about
    if ship == REFRESH_SHIPS:
        return why_not_refresh(g, me, SHIP_ROW, refresh)
    if ship not in g.rows[SHIP_ROW]:
        return NOT_IN_ROW
    if free or is_payable_ship(g, me, ship, discount, mixed != 0):
        return None
    box: Box = g.box
    cost = total_cost(box.ships.costs, ship)
    lack = least_lacking(me, box.ships.costs, ship, mixed != 0 or me.modifiers[MIXED_SHIP] != 0)
    return SHIP_UNPAID.short(cost - lack, cost - discount)


def total_cost(costs: list[int], item: int) -> int:
    return costs[item * 3] + costs[item * 3 + 1] + costs[item * 3 + 2]


def least_lacking(me: Player, costs: list[int], item: int, mixed: bool) -> int:
    """How many cubes the world that has the most of this cost, or both together, are short of it."""
    e, s, f = costs[item * 3], costs[item * 3 + 1], costs[item * 3 + 2]
    if mixed:
        return lacking_in_both(me, e, s, f)
    return min(lacking(me, OLD, e, s, f), lacking(me, NEW, e, s, f))


def is_payable_ship(g: State, me: Player, ship: int, discount: int, mixed: bool) -> bool:
    box: Box = g.box
    costs = box.ships.costs
    mixed = mixed or me.modifiers[MIXED_SHIP] != 0
    return payers(me, costs[ship * 3], costs[ship * 3 + 1], costs[ship * 3 + 2], discount, mixed) != 0


def ships_to_build(g: State, ask: Ask) -> list[int]:
    me = g.players[ask.seat]
    discount, free, mixed, refresh = ask.about
    found = [ship for ship in g.rows[SHIP_ROW] if free or is_payable_ship(g, me, ship, discount, mixed != 0)]
    if why_not_refresh(g, me, SHIP_ROW, refresh) is None:
        found.append(REFRESH_SHIPS)
    return found


def why_not_stadium(g: State, ask: Ask, stadium: int) -> Rule | None:
    """A stadium of the row that can be paid, or a refresh before. [EVA-461, INT-43]"""
    me = g.players[ask.seat]
    discount, free, mixed, refresh = ask.about
    if stadium == REFRESH_STADIUMS:
        return why_not_refresh(g, me, STADIUM_ROW, refresh)
    if stadium not in g.rows[STADIUM_ROW]:
        return NOT_IN_ROW
    if free or is_payable_stadium(g, me, stadium, discount, mixed != 0):
        return None
    box: Box = g.box
    costs = box.stadiums.costs
    cost = total_cost(costs, stadium)
    lack = least_lacking(me, costs, stadium, mixed != 0 or me.modifiers[MIXED_STADIUM] != 0)
    return STADIUM_UNPAID.short(cost - lack, cost - stadium_discount(me, cost, discount))


def is_payable_stadium(g: State, me: Player, stadium: int, discount: int, mixed: bool) -> bool:
    box: Box = g.box
    costs = box.stadiums.costs
    e, s, f = costs[stadium * 3], costs[stadium * 3 + 1], costs[stadium * 3 + 2]
    mixed = mixed or me.modifiers[MIXED_STADIUM] != 0
    return payers(me, e, s, f, stadium_discount(me, e + s + f, discount), mixed) != 0


def stadiums_to_build(g: State, ask: Ask) -> list[int]:
    me = g.players[ask.seat]
    discount, free, mixed, refresh = ask.about
    row = g.rows[STADIUM_ROW]
    found = [stadium for stadium in row if free or is_payable_stadium(g, me, stadium, discount, mixed != 0)]
    if why_not_refresh(g, me, STADIUM_ROW, refresh) is None:
        found.append(REFRESH_STADIUMS)
    return found


# -- does an effect do anything? ---------------------------------------------------------------------------------


def can_settle(g: State, me: Player, effect: Effect) -> bool:
    waiting = me.factories
    if not (me.people or waiting[3] or waiting[4] or waiting[5]):
        return False
    return bool(settleable(g, me, effect[2], effect[3], effect[4], True))


def can_build_ship(g: State, me: Player, effect: Effect) -> bool:
    """A refresh, or a ship that can be paid. [INT-16]"""
    if can_refresh(g, me, SHIP_ROW, effect[4]):
        return True
    for ship in g.rows[SHIP_ROW]:
        if effect[3] or is_payable_ship(g, me, ship, effect[2], effect[5] != 0):
            return True
    return False


def can_build_stadium(g: State, me: Player, effect: Effect) -> bool:
    """A refresh, or a stadium that can be paid. [INT-16]"""
    if can_refresh(g, me, STADIUM_ROW, effect[4]):
        return True
    for stadium in g.rows[STADIUM_ROW]:
        if effect[3] or is_payable_stadium(g, me, stadium, effect[2], effect[5] != 0):
            return True
    return False


def can_refresh(g: State, me: Player, row: int, refresh: int) -> bool:
    return bool(g.rows[row]) and (refresh == REFRESH_FREE or any_cube(me))


def can_prefab(g: State, me: Player, effect: Effect) -> bool:
    free, types = effect[2] != 0, effect[3]
    cubes = me.cubes
    for factory in range(3):
        if types >> factory & 1 and me.reserve[factory] and (free or cubes[factory] or cubes[3 + factory]):
            return True
    return me.modifiers[ANY_PREFAB_PAYMENT] > 0 and any_prefab(g, me, effect)


def any_prefab(g: State, me: Player, effect: Effect) -> bool:
    for place in range(6):
        if why_not_prefabbed(g, me, place, effect[2] != 0, effect[3]) is None:
            return True
    return False


def can_move(g: State, me: Player, effect: Effect) -> bool:
    if effect[4] != ONLY_PLAY and g.rows[INFRASTRUCTURE_ROW]:
        return True
    for card in me.hand:
        if effect[4] != ONLY_TAKE and is_playable(g, me, card, effect[2], effect[3] != 0):
            return True
    return False


def can_clone(me: Player, effect: Effect) -> bool:
    return me.cubes[5] >= clone_food(effect)
