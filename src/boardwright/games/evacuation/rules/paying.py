"""Paying costs: the world, the cubes that a discount spares, the share of each world. [EVA-003, EVA-460, EVA-461]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import Ask, Asking, Kind, Rule
from boardwright.games.evacuation.domains import CUBE, NUMBER, RESOURCE, WORLD
from boardwright.games.evacuation.moves import pay
from boardwright.games.evacuation.queries import lacking, lacking_in_both, payers
from boardwright.games.evacuation.refusals_effects import cubes_to_pay, why_not_pay
from boardwright.games.evacuation.state import Player, State
from boardwright.games.evacuation.vocabulary import NEW, OLD

# -- the world that pays; about: energy, steel, food, discount, mixed, row, item ---------------------------------

OLD_ONLY: Final = 1
BOTH: Final = 3
WORLD_UNPAID: Final = Rule("EVA-003", "world_unpaid")


def why_not_world(g: State, ask: Ask, world: int) -> Rule | None:
    e, s, f, discount, mixed = ask.about[:5]
    me = g.players[ask.seat]
    if payers(me, e, s, f, discount, mixed != 0) >> world & 1:
        return None
    short = lacking_in_both(me, e, s, f) if mixed else lacking(me, world, e, s, f)
    return WORLD_UNPAID.short(e + s + f - short, e + s + f - discount)


def worlds(g: State, ask: Ask) -> list[int]:
    e, s, f, discount, mixed = ask.about[:5]
    able = payers(g.players[ask.seat], e, s, f, discount, mixed != 0)
    return [world for world in (OLD, NEW) if able >> world & 1]


# -- what a discount spares; about: world, mixed, energy, steel, food, discount left, the last type, row, item -----

NOT_IN_COST: Final = Rule("EVA-003", "not_in_cost")
REST_UNPAID: Final = Rule("EVA-003", "rest_unpaid")
SPARED_ASCENDING: Final = Rule("EVA-003", "spared_ascending")


def missing(me: Player, world: int, mixed: bool, resource: int, cost: int) -> int:
    """How many cubes of a type are missing."""
    cubes = me.cubes
    there = cubes[resource] + cubes[3 + resource] if mixed else cubes[world * 3 + resource]
    return max(0, cost - there)


def why_not_spare(g: State, ask: Ask, resource: int) -> Rule | None:
    """A cube of the cost, so that the rest can be paid; types are named in their order."""
    if not ask.about[2 + resource]:
        return NOT_IN_COST
    if resource < ask.about[6]:
        return SPARED_ASCENDING
    return None if resource in sparable(g, ask) else REST_UNPAID


def sparable(g: State, ask: Ask) -> list[int]:
    """All of the discount must be used as far as the cost goes, and what it does not spare be there."""
    me = g.players[ask.seat]
    world, mixed, left, last = ask.about[0], ask.about[1] != 0, ask.about[5], ask.about[6]
    cost = ask.about[2:5]
    found: list[int] = []
    there = 0
    short = 0
    wanted = min(left, cost[0] + cost[1] + cost[2])
    before = missing(me, world, mixed, 0, cost[0]) + missing(me, world, mixed, 1, cost[1])
    for resource in (2, 1, 0):
        lack = missing(me, world, mixed, resource, cost[resource])
        there += cost[resource]
        spared = max(0, lack - 1)
        fits = before == 0 and short + spared <= left - 1
        if resource >= last and cost[resource] and there >= wanted and fits:
            found.append(resource)
        short += lack
        if resource:
            before -= missing(me, world, mixed, resource - 1, cost[resource - 1])
    found.reverse()
    return found


# -- the share of a world; about: resource, cost -----------------------------------------------------------------

SHARE_TOO_BIG: Final = Rule("EVA-003", "share_too_big")
SHARE_TOO_SMALL: Final = Rule("EVA-003", "share_too_small")


def why_not_share(g: State, ask: Ask, number: int) -> Rule | None:
    """How many of the cubes come from OW."""
    cubes = g.players[ask.seat].cubes
    resource, cost = ask.about
    if number > min(cost, cubes[resource]):
        return SHARE_TOO_BIG.short(min(cost, cubes[resource]), number)
    return SHARE_TOO_SMALL.short(number, cost - cubes[3 + resource]) if number < cost - cubes[3 + resource] else None


def shares(g: State, ask: Ask) -> list[int]:
    cubes = g.players[ask.seat].cubes
    resource, cost = ask.about
    return list(range(max(0, cost - cubes[3 + resource]), min(cost, cubes[resource]) + 1))


SIDE_OLD_ONLY: Final = Rule("INT-60", "side_old_only")


def why_not_side(g: State, ask: Ask, world: int) -> Rule | None:
    """What is free goes to the side that the owner chooses. [INT-60]"""
    return SIDE_OLD_ONLY if world == NEW and g.rulings.free_old else None


def sides(g: State, ask: Ask) -> list[int]:
    return [OLD] if g.rulings.free_old else [OLD, NEW]


PAY_FROM: Final = Kind("world", WORLD, why_not_world, worlds, exact=True)
SIDE: Final = Kind("side", WORLD, why_not_side, sides, exact=True)  # INT-60; about: row, item
SPARE: Final = Kind("spare", RESOURCE, why_not_spare, sparable, exact=True)
FROM_OLD: Final = Kind("from_old", NUMBER, why_not_share, shares, exact=True)
PAY: Final = Kind("pay", CUBE, why_not_pay, cubes_to_pay, exact=True)  # about: a mask of places


def pay_from_a_world(
    g: State, me: Player, e: int, s: int, f: int, discount: int, mixed: bool, row: int, item: int
) -> Asking[int]:
    """All from one world, or mixed; the side where the thing goes. [EVA-460, EVA-461]"""
    able = payers(me, e, s, f, discount, mixed)
    world = OLD if able == OLD_ONLY else NEW
    if able == BOTH:
        world = yield PAY_FROM.must(me.seat, (e, s, f, discount, int(mixed), row, item))
    yield from pay_rest(g, me, world, mixed, e, s, f, discount, row, item)
    return world


def pay_rest(
    g: State, me: Player, world: int, mixed: bool, e: int, s: int, f: int, discount: int, row: int, item: int
) -> Asking[None]:
    """The cost less what a discount spares, by the owner's choice."""
    last = 0
    while discount and e + s + f:
        kind = yield SPARE.must(me.seat, (world, int(mixed), e, s, f, discount, last, row, item))
        last = kind
        discount -= 1
        if kind == 0:
            e -= 1
        elif kind == 1:
            s -= 1
        else:
            f -= 1
    if not mixed:
        pay(g, me, world, e, s, f)
        return
    old_e = yield from share_of_old(me, 0, e)
    old_s = yield from share_of_old(me, 1, s)
    old_f = yield from share_of_old(me, 2, f)
    pay(g, me, OLD, old_e, old_s, old_f)
    pay(g, me, NEW, e - old_e, s - old_s, f - old_f)


def share_of_old(me: Player, resource: int, cost: int) -> Asking[int]:
    if not cost:
        return 0
    return (yield FROM_OLD.must(me.seat, (resource, cost)))
