"""Rows: refreshing, infrastructure moves, building ships and stadiums. [EVA-420..434, EVA-460, EVA-461]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import PASS, Asking, Kind
from boardwright.games.evacuation.box import Box
from boardwright.games.evacuation.domains import (
    INFRASTRUCTURE,
    REFRESH_INFRASTRUCTURE,
    REFRESH_SHIPS,
    REFRESH_STADIUMS,
    SHIP,
    STADIUM,
)
from boardwright.games.evacuation.moves import (
    after_change,
    put_under,
    refill,
    take_infrastructure,
    take_ship,
    take_stadium,
    throw_out,
)
from boardwright.games.evacuation.notes import INFRASTRUCTURE_PLAYED, REFRESHED, REFRESHED_FREE
from boardwright.games.evacuation.queries import infrastructure_discount, stadium_discount
from boardwright.games.evacuation.refusals_effects import (
    REFRESH_DONE,
    REFRESH_FREE,
    REFRESH_PAID,
    infrastructure_to_throw,
    moves_to_make,
    ships_to_build,
    ships_to_throw,
    stadiums_to_build,
    stadiums_to_throw,
    why_not_move,
    why_not_ship,
    why_not_stadium,
    why_not_throw_infrastructure,
    why_not_throw_ship,
    why_not_throw_stadium,
)
from boardwright.games.evacuation.rules.paying import PAY, SIDE, pay_from_a_world, pay_rest
from boardwright.games.evacuation.state import INFRASTRUCTURE_ROW, SHIP_ROW, STADIUM_ROW, Player, State
from boardwright.games.evacuation.vocabulary import (
    BUILD_DISCOUNT,
    BUILD_FREE,
    BUILD_FREE_REFRESH,
    BUILD_MIXED,
    INFRASTRUCTURE_DISCOUNT,
    INFRASTRUCTURE_FREE,
    INFRASTRUCTURE_MOVES,
    INFRASTRUCTURE_ONLY,
    MIXED_SHIP,
    MIXED_STADIUM,
    NEW,
    ONLY_TAKE,
    TIMES,
    Effect,
)

MOVE: Final = Kind("infrastructure", INFRASTRUCTURE, why_not_move, moves_to_make, exact=True)  # EVA-430
BUILD_SHIP: Final = Kind("ship", SHIP, why_not_ship, ships_to_build, exact=True)  # EVA-460
BUILD_STADIUM: Final = Kind("stadium", STADIUM, why_not_stadium, stadiums_to_build, exact=True)  # EVA-461
THROW_SHIP: Final = Kind("throw_ship", SHIP, why_not_throw_ship, ships_to_throw, exact=True)  # EVA-421
THROW_STADIUM: Final = Kind("throw_stadium", STADIUM, why_not_throw_stadium, stadiums_to_throw, exact=True)
THROW_INFRASTRUCTURE: Final = Kind(
    "throw_infrastructure", INFRASTRUCTURE, why_not_throw_infrastructure, infrastructure_to_throw, exact=True
)
BUILD: Final = [BUILD_SHIP, BUILD_STADIUM]
REFRESHES: Final = [REFRESH_SHIPS, REFRESH_STADIUMS]
THROW: Final = [THROW_SHIP, THROW_STADIUM, THROW_INFRASTRUCTURE]
ANY_PLACE: Final = 63

# -- refreshing -------------------------------------------------------------------------------------------------


def refresh(g: State, me: Player, row: int, how: int) -> Asking[int]:
    """One cube, then any of the open items go under the deck; may it be done again? [EVA-421, INT-08, INT-44]"""
    if how == REFRESH_PAID:
        cube = yield PAY.must(me.seat, (ANY_PLACE,))
        me.cubes[cube] -= 1
        if g.notes is not None:
            g.note(REFRESHED, (me.seat, cube))
    elif g.notes is not None:
        g.note(REFRESHED_FREE, (me.seat,))
    thrown: tuple[int, ...] = ()
    item = yield THROW[row].must(me.seat, thrown)
    while item != PASS:
        thrown = (*thrown, item)
        if len(thrown) == len(g.rows[row]):
            break
        item = yield THROW[row].may(me.seat, thrown)
    if g.rulings.fill_first:
        fill_and_throw(g, row, thrown)
    else:
        for item in thrown:
            throw_out(g, row, item)
        refill(g, row)
    return REFRESH_PAID if g.rulings.refresh_again else REFRESH_DONE


def fill_and_throw(g: State, row: int, thrown: tuple[int, ...]) -> None:
    """By ruling the gaps are filled before what was thrown out goes under the deck. [INT-44]"""
    for item in thrown:
        g.rows[row].remove(item)
    refill(g, row)
    for item in thrown:
        put_under(g, row, item)


# -- infrastructure moves ---------------------------------------------------------------------------------------


def infrastructure_moves(g: State, me: Player, effect: Effect, board: bool) -> Asking[None]:
    """Each move takes a card of the row or plays one of the hand, in any mix. [EVA-430, INT-43, INT-46, INT-61]"""
    moves = effect[TIMES] + (me.modifiers[INFRASTRUCTURE_MOVES] if board else 0)
    discount, free = effect[INFRASTRUCTURE_DISCOUNT], effect[INFRASTRUCTURE_FREE]
    only = effect[INFRASTRUCTURE_ONLY]
    compulsory = g.rulings.compulsory if board else g.rulings.effects_compulsory
    for left in range(moves, 0, -1):
        about = (left, discount, free, only, REFRESH_PAID)
        card = yield MOVE.if_possible(me.seat, about) if compulsory else MOVE.may(me.seat, about)
        if card == PASS:
            return
        while card == REFRESH_INFRASTRUCTURE:
            how = yield from refresh(g, me, INFRASTRUCTURE_ROW, REFRESH_PAID)
            card = yield MOVE.may(me.seat, (left, discount, free, ONLY_TAKE, how))
        if card in g.rows[INFRASTRUCTURE_ROW]:
            take_infrastructure(g, me, card)
        elif card != PASS:
            yield from play(g, me, card, discount, free != 0)


def play(g: State, me: Player, card: int, discount: int, free: bool) -> Asking[None]:
    """Its cost from NW, then it lies beside the board and raises production when its requirement is met. [EVA-431]"""
    if not free:
        box: Box = g.box
        costs = box.infrastructure.costs
        e, s, f = costs[card * 3], costs[card * 3 + 1], costs[card * 3 + 2]
        off = infrastructure_discount(me, e + s + f, discount)
        yield from pay_rest(g, me, NEW, False, e, s, f, off, INFRASTRUCTURE_ROW, card)
    me.hand.remove(card)
    me.played.append(card)
    if g.notes is not None:
        g.note(INFRASTRUCTURE_PLAYED, (me.seat, card))
    after_change(g, me)


# -- ships and stadiums -----------------------------------------------------------------------------------------


def build_ships(g: State, me: Player, effect: Effect, board: bool) -> Asking[None]:
    """Ships of the row, each paid by one world and put on that side. [EVA-460]"""
    how = REFRESH_FREE if effect[BUILD_FREE_REFRESH] else REFRESH_PAID
    for _ in range(effect[TIMES]):
        ship = yield from choose(g, me, SHIP_ROW, effect, how, board)
        if ship == PASS:
            return
        how = REFRESH_PAID
        world = yield from pay_for(g, me, SHIP_ROW, effect, ship)
        take_ship(g, me, ship, world)


def build_stadiums(g: State, me: Player, effect: Effect, board: bool) -> Asking[None]:
    """Stadiums of the row, each paid by one world and put on that side. [EVA-461]"""
    how = REFRESH_FREE if effect[BUILD_FREE_REFRESH] else REFRESH_PAID
    for _ in range(effect[TIMES]):
        stadium = yield from choose(g, me, STADIUM_ROW, effect, how, board)
        if stadium == PASS:
            return
        how = REFRESH_PAID
        world = yield from pay_for(g, me, STADIUM_ROW, effect, stadium)
        take_stadium(g, me, stadium, world)
        after_change(g, me)


def choose(g: State, me: Player, row: int, effect: Effect, how: int, board: bool) -> Asking[int]:
    """A ship or a stadium, perhaps after a refresh, and then perhaps none. [EVA-421, INT-43]"""
    discount, free, mixed = effect[BUILD_DISCOUNT], effect[BUILD_FREE], effect[BUILD_MIXED]
    kind, refreshes = BUILD[row], REFRESHES[row]
    must = board or g.rulings.effects_compulsory
    about = (discount, free, mixed, how)
    item = yield kind.if_possible(me.seat, about) if must else kind.may(me.seat, about)
    while item == refreshes:
        how = yield from refresh(g, me, row, how)
        item = yield kind.may(me.seat, (discount, free, mixed, how))
    return item


def pay_for(g: State, me: Player, row: int, effect: Effect, item: int) -> Asking[int]:
    """The side where it goes. [EVA-460, EVA-461, INT-60]"""
    if effect[BUILD_FREE]:
        return (yield SIDE.must(me.seat, (row, item)))
    box: Box = g.box
    costs = box.ships.costs if row == SHIP_ROW else box.stadiums.costs
    e, s, f = costs[item * 3], costs[item * 3 + 1], costs[item * 3 + 2]
    mixed = effect[BUILD_MIXED] != 0 or me.modifiers[MIXED_SHIP if row == SHIP_ROW else MIXED_STADIUM] != 0
    given, total = effect[BUILD_DISCOUNT], e + s + f
    off = stadium_discount(me, total, given) if row == STADIUM_ROW else min(given, total)
    return (yield from pay_from_a_world(g, me, e, s, f, off, mixed, row, item))
