"""What a module costs: two activation dice, or what stands in for them. [CIV-145..150, CIV-920]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import Ask, Kind, Rule, Step
from boardwright.games.civolution.box import Box
from boardwright.games.civolution.box_dice import (
    ANY_VALUE,
    DICE,
    DISTANCE,
    FARTHEST,
    FEATURES_OF,
    FIXED,
    FOCUS_MARKER,
    NEAR,
    NEAREST,
    OUT_OF_REACH,
    PRICES,
    RING,
)
from boardwright.games.civolution.domains import PAYMENT
from boardwright.games.civolution.moves import spend
from boardwright.games.civolution.names import FOCUS, IDEAS, PLANNING, RAW, SLEEP
from boardwright.games.civolution.notes import PAID_DIE, PAID_MARKER
from boardwright.games.civolution.queries_cards import modifier
from boardwright.games.civolution.rules.favor import pay_ideas
from boardwright.games.civolution.state import Player, State
from boardwright.games.civolution.vocabulary_abilities import (
    MODIFY_DIE_AS,
    MODIFY_PLANNING_SHIFT,
    MODIFY_SHIFT_FREE,
    ROLL_ACTIVATION,
)

NOTHING_THERE: Final = Rule("CIV-145", "nothing_there")
IDEAS_SHORT: Final = Rule("CIV-146", "ideas_short_for_die")
SECOND_UNPAYABLE: Final = Rule("CIV-145", "second_die_unpayable")


def amount(me: Player, payment: int) -> int:
    """How many of this are there to pay with."""
    if payment < 7:
        return me.dice[payment]
    return me.markers[FOCUS] if payment == FOCUS_MARKER else me.markers[PLANNING + payment - 6]


def distance(g: State, me: Player, payment: int, value: int) -> int:
    """Ideas that this would take to count as the value, before free changes. [CIV-146..148]"""
    best = DISTANCE[payment][value]
    if best and me.modifiers:
        planning = payment > 6
        best = changed(g, me, payment - 6 if planning else payment, value, best)
        if planning:
            best = max(0, best - modifier(g, me, MODIFY_PLANNING_SHIFT))
    return best


def changed(g: State, me: Player, shown: int, value: int, best: int) -> int:
    """With abilities that let one value count as another."""
    box: Box = g.box
    for number in me.modifiers:
        ability = box.abilities[number]
        if ability.word == MODIFY_DIE_AS and ability.what == shown:
            best = min(best, RING[ability.more][value])
    return best


def means(me: Player) -> list[int]:
    """All that the player can pay with."""
    dice, markers = me.dice, me.markers
    found = [value for value in DICE if dice[value]]
    if any(markers[PLANNING + 1 : RAW]):
        found += [value + 6 for value in DICE if markers[PLANNING + value]]
    if markers[FOCUS]:
        found.append(FOCUS_MARKER)
    return found


def ideas_and_free(g: State, me: Player) -> int:
    """Changes by 1 that the player can afford in one activation."""
    if me.modifiers:
        return me.markers[IDEAS] + modifier(g, me, MODIFY_SHIFT_FREE, ROLL_ACTIVATION)
    return me.markers[IDEAS]


class Prices:
    """For each value the cheapest and the second cheapest way to pay for it: worked out once a question."""

    __slots__ = ("best", "next_best", "pieces", "reach", "which")

    def __init__(self, g: State, me: Player) -> None:
        self.best = [OUT_OF_REACH] * 7
        self.next_best = [OUT_OF_REACH] * 7
        self.which = [0] * 7
        self.reach = ideas_and_free(g, me)
        self.pieces = 0
        near = NEAR[min(FARTHEST, self.reach)]
        for payment in means(me):
            n = amount(me, payment)
            self.pieces += n
            if me.modifiers and payment != FOCUS_MARKER:
                self.offer(payment, [[v, distance(g, me, payment, v)] for v in range(1, 7)], n > 1)
            else:
                self.offer(payment, near[payment], n > 1)

    def offer(self, payment: int, reached: list[list[int]], twice: bool) -> None:
        best, next_best = self.best, self.next_best
        for value, price in reached:
            if price < best[value]:
                next_best[value] = price if twice else best[value]
                best[value] = price
                self.which[value] = 0 if twice else payment
            elif price < next_best[value]:
                next_best[value] = price

    def can_pay(self, one: int, other: int) -> bool:
        """Can both dice be paid, with different means? Sleep takes any two. [CIV-149, CIV-216]"""
        if one == ANY_VALUE:
            return self.pieces > 1
        price = self.best[one] + self.best[other]
        if price > self.reach:
            return False
        if self.which[one] and self.which[one] == self.which[other]:
            price = min(self.best[one] + self.next_best[other], self.next_best[one] + self.best[other])
        return price <= self.reach


def payable_modules(g: State, me: Player) -> list[int]:
    """The modules whose two dice the player can pay, in ascending order. [CIV-145]"""
    if me.modifiers:
        return payable_by_prices(g, me)
    box: Box = g.box
    amounts = amounts_by_value(me)
    there = twice = 0
    for value in DICE:
        if amounts[value]:
            there |= 1 << value
            if amounts[value] > 1:
                twice |= 1 << value
    focus, reach = me.markers[FOCUS], me.markers[IDEAS]
    if focus == 0 and reach == 0:
        found = box.modules_of[there] + FEATURES_OF[twice]
    elif focus > 1:
        found = FIXED[:]
    else:
        found = payable_with(box, amounts, there, focus, reach)
    if twice or focus + there.bit_count() > 1:
        found.append(SLEEP)
    return found


def payable_with(box: Box, amounts: list[int], there: int, focus: int, reach: int) -> list[int]:
    """The same with ideas, and a focus marker or none; Sleep apart."""
    dice, near = box.module_dice, NEAREST[there]
    if focus:
        return [module for module in FIXED if near[dice[2 * module]] <= reach or near[dice[2 * module + 1]] <= reach]
    reach = min(reach, 2 * FARTHEST)
    sure, doubtful = box.modules_sure[reach][there], box.modules_doubtful[reach][there]
    found = [m for m in doubtful if pays_both(amounts, there, dice[2 * m], dice[2 * m + 1], reach)]
    return sorted(sure + found) if found else sure[:]


def amounts_by_value(me: Player) -> list[int]:
    """Dice and planning markers by value; what index 0 holds does not count."""
    markers = me.markers
    if any(markers[PLANNING + 1 : RAW]):
        return [0, *[me.dice[value] + markers[PLANNING + value] for value in DICE]]
    return me.dice


def pays_both(amounts: list[int], there: int, one: int, other: int, reach: int) -> bool:
    """Can both values be paid with two different dice or planning markers?"""
    row = RING[one]
    for value in DICE:
        if amounts[value] and row[value] <= reach:
            left = there if amounts[value] > 1 else there & ~(1 << value)
            if row[value] + NEAREST[left][other] <= reach:
                return True
    return False


def payable_by_prices(g: State, me: Player) -> list[int]:
    """The same where abilities change prices."""
    box: Box = g.box
    prices = Prices(g, me)
    dice = box.module_dice
    found = [module for module in FIXED if prices.can_pay(dice[2 * module], dice[2 * module + 1])]
    if prices.pieces > 1:
        found.append(SLEEP)
    return found


def values_of(g: State, module: int) -> tuple[int, int]:
    """The two values printed on a module; Sleep takes any. [CIV-200..216]"""
    box: Box = g.box
    if module == SLEEP:
        return ANY_VALUE, ANY_VALUE
    return box.module_dice[2 * module], box.module_dice[2 * module + 1]


def why_not_pay_with(g: State, ask: Ask, payment: int) -> Rule | None:
    """`about`: the module, the value to pay, the value after it (-1: none), free changes left."""
    me = g.players[ask.seat]
    if not amount(me, payment):
        return NOTHING_THERE
    _, value, other, free = ask.about
    reach = me.markers[IDEAS] + free
    price = distance(g, me, payment, value)
    if price > reach:
        return IDEAS_SHORT.short(reach, price)
    if other < 0 or price + price_beside(g, me, payment, other) <= reach:
        return None
    return SECOND_UNPAYABLE


def price_beside(g: State, me: Player, taken: int, value: int) -> int:
    """The cheapest way to pay for a value when this one is gone."""
    best, next_best, which = two_cheapest(g, me, means(me), value)
    return next_best if which == taken else best


def two_cheapest(g: State, me: Player, paying: list[int], value: int) -> tuple[int, int, int]:
    """The price of the cheapest way to pay for a value, of the next one, and what the first takes: 0, if it has two."""
    best = next_best = OUT_OF_REACH
    which = 0
    plain = not me.modifiers
    for payment in paying:
        price = DISTANCE[payment][value] if plain else distance(g, me, payment, value)
        if price < best:
            twice = amount(me, payment) > 1
            next_best = price if twice else best
            which = 0 if twice else payment
            best = price
        elif price < next_best:
            next_best = price
    return best, next_best, which


def payments(g: State, ask: Ask) -> list[int]:
    me = g.players[ask.seat]
    _, value, other, free = ask.about
    markers = me.markers
    reach = markers[IDEAS] + free
    if not (me.modifiers or markers[FOCUS] or value == ANY_VALUE or any(markers[PLANNING + 1 : RAW])):
        return dice_to_pay(me.dice, value, other, reach)
    paying = means(me)
    if me.modifiers:
        prices = [distance(g, me, payment, value) for payment in paying]
    else:
        row = PRICES[value]
        if other < 0:
            return [payment for payment in paying if row[payment] <= reach]
        prices = [row[payment] for payment in paying]
    if other < 0:
        return [paying[i] for i, price in enumerate(prices) if price <= reach]
    best, next_best, which = two_cheapest(g, me, paying, other)
    found: list[int] = []
    for i, payment in enumerate(paying):
        if prices[i] + (next_best if payment == which else best) <= reach:
            found.append(payment)
    return found


def dice_to_pay(dice: list[int], value: int, other: int, reach: int) -> list[int]:
    """The same with nothing but dice."""
    row = RING[value]
    found = [shown for shown in DICE if dice[shown] and row[shown] <= reach]
    if other < 0:
        return found
    there = 0
    for shown in DICE:
        if dice[shown]:
            there |= 1 << shown
    both: list[int] = []
    for shown in found:
        left = there if dice[shown] > 1 else there & ~(1 << shown)
        if row[shown] + NEAREST[left][other] <= reach:
            both.append(shown)
    return both


DIE_KIND: Final = Kind("die", PAYMENT, why_not_pay_with, payments, exact=True)  # CIV-145


def only_dice(me: Player, one: int, other: int) -> bool:
    """Is there nothing but two dice that show these very values? Then nothing is asked. [CIV-145]"""
    markers = me.markers
    if markers[IDEAS] or markers[FOCUS] or me.modifiers or one == ANY_VALUE:
        return False
    return not markers[PLANNING + one] and not markers[PLANNING + other]


def pay_dice(g: State, me: Player, module: int) -> Step:
    """Die after die, each with the fewest ideas that do; Sleep too by any means. [CIV-145..150, CIV-153, CIV-920]"""
    one, other = values_of(g, module)
    free = modifier(g, me, MODIFY_SHIFT_FREE, ROLL_ACTIVATION) if me.modifiers else 0
    payment = yield DIE_KIND.must(me.seat, (module, one, other, free))
    g.value = payment
    free = pay_with(g, me, payment, one, free)
    payment = yield DIE_KIND.must(me.seat, (module, other, -1, free))
    pay_with(g, me, payment, other, free)
    g.value = 0


def pay_with(g: State, me: Player, payment: int, value: int, free: int) -> int:
    """A die goes below the console, a marker to supply; how many free changes are left. [CIV-149]"""
    price = distance(g, me, payment, value)
    if payment < 7:
        pay_die(g, me, payment)
    else:
        space = FOCUS if payment == FOCUS_MARKER else PLANNING + payment - 6
        spend(me, space, 1)
        if g.notes is not None:
            g.note(PAID_MARKER, (me.seat, space))
    used = min(free, price)
    pay_ideas(g, me, price - used)
    return free - used


def pay_die(g: State, me: Player, value: int) -> None:
    me.dice[value] -= 1
    me.dice[0] += 1
    if g.notes is not None:
        g.note(PAID_DIE, (me.seat, value))
