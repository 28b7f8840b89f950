"""Sale and Purchase. [CIV-233, CIV-247, CIV-248, CIV-935]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import PASS, Ask, Kind, Rule, Step
from boardwright.games.civolution.domains import MATERIAL, PART
from boardwright.games.civolution.moves import gain_points, return_markers, spend
from boardwright.games.civolution.names import FROM_SALE, MATERIALS, MONEY, STORAGE
from boardwright.games.civolution.notes import BOUGHT, SOLD
from boardwright.games.civolution.queries_cards import modifier
from boardwright.games.civolution.rules.effects_paid import NOT_STORED
from boardwright.games.civolution.rules.supply import gain
from boardwright.games.civolution.state import Player, State
from boardwright.games.civolution.vocabulary_abilities import MODIFY_SALE_MONEY

SALE: Final = 0
PURCHASE: Final = 1
SALE_POINTS: Final = 2
PRICE_SHOWN: Final = 2
PRICE_HIDDEN: Final = 4

MONEY_SHORT: Final = Rule("CIV-248", "money_short")
NOT_A_TRADE: Final = Rule("CIV-233", "not_a_trade")
TRADE_DONE: Final = Rule("CIV-233", "trade_done")


def price_of(g: State, material: int) -> int:
    """Less if the material's tile lies face up on the continent. [CIV-248]"""
    return PRICE_SHOWN if material in g.tile else PRICE_HIDDEN


def why_not_sell(g: State, ask: Ask, material: int) -> Rule | None:
    return None if g.players[ask.seat].markers[STORAGE + material] else NOT_STORED


def sellable(g: State, ask: Ask) -> list[int]:
    markers = g.players[ask.seat].markers
    return [material for material in range(MATERIALS) if markers[STORAGE + material]]


def why_not_buy(g: State, ask: Ask, material: int) -> Rule | None:
    money, price = g.players[ask.seat].markers[MONEY], price_of(g, material)
    return None if money >= price else MONEY_SHORT.short(money, price)


def buyable(g: State, ask: Ask) -> list[int]:
    money = g.players[ask.seat].markers[MONEY]
    return [material for material in range(MATERIALS) if price_of(g, material) <= money]


def can_sell(g: State, me: Player) -> bool:
    return sum(me.markers[STORAGE : STORAGE + MATERIALS]) > 0


def can_purchase(g: State, me: Player) -> bool:
    """At least one tile lies face up all game long: those of the start territories. [CIV-061]"""
    return me.markers[MONEY] >= PRICE_SHOWN


def why_not_trade(g: State, ask: Ask, part: int) -> Rule | None:
    if part > PURCHASE:
        return NOT_A_TRADE
    if not ask.about[part]:
        return TRADE_DONE
    me = g.players[ask.seat]
    if part == SALE:
        return None if can_sell(g, me) else NOT_STORED
    return None if can_purchase(g, me) else MONEY_SHORT.short(me.markers[MONEY], PRICE_SHOWN)


TRADE: Final = Kind("trade", PART, why_not_trade)  # CIV-233
SELL: Final = Kind("sell", MATERIAL, why_not_sell, sellable, exact=True)  # CIV-247
SELL_FOR_POINTS: Final = Kind("sell_for_points", MATERIAL, why_not_sell, sellable, exact=True)  # CIV-247
BUY: Final = Kind("buy", MATERIAL, why_not_buy, buyable, exact=True)  # CIV-248


def trade(g: State, me: Player, sales: int, purchases: int) -> Step:
    """Up to so many sales and purchases, in any order. [CIV-233, CIV-921]"""
    while sales or purchases:
        part = yield TRADE.may(me.seat, (sales, purchases))
        if part == PASS:
            return
        if part == SALE:
            sales -= 1
            yield from sell(g, me)
        else:
            purchases -= 1
            yield from buy(g, me)


def sell(g: State, me: Player) -> Step:
    """At most one material for money and one for points, at least one of them. [CIV-247, CIV-935]"""
    material = yield SELL.may(me.seat)
    if material != PASS:
        yield from sell_for_money(g, me, material)
        if not can_sell(g, me):
            return
        second = yield SELL_FOR_POINTS.may(me.seat)
    else:
        second = yield SELL_FOR_POINTS.must(me.seat)
    if second != PASS:
        return_markers(g, me, STORAGE + second, 1)
        gain_points(g, me, SALE_POINTS, FROM_SALE)


def sell_for_money(g: State, me: Player, material: int) -> Step:
    """Money by storage row. [CIV-035, CIV-247]"""
    spend(me, STORAGE + material, 1)
    money = material % 3 + 1 + modifier(g, me, MODIFY_SALE_MONEY)
    if g.notes is not None:
        g.note(SOLD, (me.seat, material, money))
    yield from gain(g, me, MONEY, money)


def buy(g: State, me: Player) -> Step:
    """Any of the 18 materials. [CIV-248]"""
    material = yield BUY.must(me.seat)
    return_markers(g, me, MONEY, price_of(g, material))
    if g.notes is not None:
        g.note(BOUGHT, (me.seat, material))
    yield from gain(g, me, STORAGE + material, 1)
