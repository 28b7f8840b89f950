"""Building grounds: statues and settlements. [CIV-352..356, CIV-931]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import PASS, Ask, Asking, Kind, Rule, Step
from boardwright.games.civolution.box import ISLAND, Box
from boardwright.games.civolution.domains import GROUND, MATERIAL, SETTLEMENT_TILE
from boardwright.games.civolution.moves import changed
from boardwright.games.civolution.names import GROUNDS, MATERIALS, NOBODY, SETTLEMENTS, STORAGE
from boardwright.games.civolution.notes import BUILT
from boardwright.games.civolution.queries_cards import modifier
from boardwright.games.civolution.rules.effects_paid import NOT_STORED, can_return, does_for, return_materials
from boardwright.games.civolution.rules.income import gain_income_chip
from boardwright.games.civolution.rules.tracks import ALL_TRACKS, STAGE_TILE, TRACK_KIND, advance, can_flip, flip
from boardwright.games.civolution.state import Player, State
from boardwright.games.civolution.vocabulary import SETTLEMENT, STATUE
from boardwright.games.civolution.vocabulary_abilities import MODIFY_SETTLEMENT_DISCOUNT

BUILDINGS_EACH: Final = 2
"""Own buildings on a ground. [CIV-352]"""

NOT_REVEALED: Final = Rule("CIV-352", "ground_not_revealed")
NO_TRIBE_AT_GROUND: Final = Rule("CIV-352", "no_tribe_at_ground")
GROUND_FULL: Final = Rule("CIV-352", "ground_full")
SETTLED_ALREADY: Final = Rule("CIV-352", "second_settlement")
NO_STATUE_MATERIAL: Final = Rule("CIV-353", "no_statue_material")
NOT_FOR_GROUND: Final = Rule("CIV-353", "not_for_ground")
BUILT_ALREADY: Final = Rule("CIV-354", "settlement_built")
COST_SHORT: Final = Rule("CIV-354", "settlement_cost")
NO_GROUND: Final = Rule("CIV-352", "no_ground")
NOT_IN_COST: Final = Rule("CIV-354", "not_in_cost")
REST_SHORT: Final = Rule("CIV-354", "rest_short")

# -- where they may stand ---------------------------------------------------------------------------------------


def buildings_on(me: Player, ground: int) -> int:
    return me.statues[ground] + (1 if ground in me.settlements else 0)


def is_at_ground(g: State, me: Player, ground: int) -> bool:
    """An own tribe next to it; for the island aboard the own boat in its Water. [CIV-352]"""
    box: Box = g.box
    if ground == ISLAND:
        return me.tribes[box.island_water] > 0
    return g.land.around_mask[g.ground_at[ground]] & me.presence != 0


def why_not_on(g: State, me: Player, ground: int, building: int) -> Rule | None:
    """Is it revealed, within reach, and has it room? [CIV-352, CIV-931]"""
    if ground != ISLAND and g.ground_at[ground] == NOBODY:
        return NOT_REVEALED
    if not is_at_ground(g, me, ground):
        return NO_TRIBE_AT_GROUND
    if buildings_on(me, ground) >= BUILDINGS_EACH:
        return GROUND_FULL
    return SETTLED_ALREADY if building == SETTLEMENT and ground in me.settlements else None


def statue_materials(g: State, me: Player, ground: int, any_material: bool) -> list[int]:
    """The stored materials that may become a statue there. [CIV-353]"""
    box: Box = g.box
    named = 0
    for material in box.ground_materials[ground]:
        named |= 1 << material
    stored = [material for material in range(MATERIALS) if me.markers[STORAGE + material]]
    return stored if any_material else [material for material in stored if does_for(g, me, material, named)]


def why_not_statue(g: State, ask: Ask, ground: int) -> Rule | None:
    me = g.players[ask.seat]
    rule = why_not_on(g, me, ground, STATUE)
    if rule is not None:
        return rule
    return None if statue_materials(g, me, ground, ask.about[0] != 0) else NO_STATUE_MATERIAL


def statue_grounds(g: State, ask: Ask) -> list[int]:
    return grounds_for_statue(g, g.players[ask.seat], ask.about[0] != 0)


def grounds_for_statue(g: State, me: Player, any_material: bool) -> list[int]:
    return [
        ground
        for ground in range(GROUNDS)
        if why_not_on(g, me, ground, STATUE) is None and statue_materials(g, me, ground, any_material)
    ]


def why_not_statue_material(g: State, ask: Ask, material: int) -> Rule | None:
    me = g.players[ask.seat]
    if not me.markers[STORAGE + material]:
        return NOT_STORED
    return None if material in statue_materials(g, me, ask.about[0], ask.about[1] != 0) else NOT_FOR_GROUND


def materials_for_statue(g: State, ask: Ask) -> list[int]:
    return statue_materials(g, g.players[ask.seat], ask.about[0], ask.about[1] != 0)


def grounds_for_settlement(g: State, me: Player) -> list[int]:
    return [ground for ground in range(GROUNDS) if why_not_on(g, me, ground, SETTLEMENT) is None]


def why_not_settlement(g: State, ask: Ask, settlement: int) -> Rule | None:
    me = g.players[ask.seat]
    if me.settlements[settlement] != NOBODY:
        return BUILT_ALREADY
    if not can_afford(g, me, settlement):
        return COST_SHORT
    return None if grounds_for_settlement(g, me) else NO_GROUND


def can_afford(g: State, me: Player, settlement: int) -> bool:
    """Are its materials stored, less those that an ability lets out? [CIV-354]"""
    box: Box = g.box
    cost = box.settlement_costs[settlement]
    discount = modifier(g, me, MODIFY_SETTLEMENT_DISCOUNT)
    return can_return_less(g, me, cost, discount)


def can_return_less(g: State, me: Player, cost: list[int], discount: int) -> bool:
    """Can the materials be returned when so many of them may be left out?"""
    if discount == 0 or not cost:
        return can_return(g, me, cost)
    for i in range(len(cost)):
        if can_return_less(g, me, cost[:i] + cost[i + 1 :], discount - 1):
            return True
    return False


def settlement_tiles(g: State, ask: Ask) -> list[int]:
    return affordable_settlements(g, g.players[ask.seat])


def affordable_settlements(g: State, me: Player) -> list[int]:
    if not grounds_for_settlement(g, me):
        return []
    return [s for s in range(SETTLEMENTS) if me.settlements[s] == NOBODY and can_afford(g, me, s)]


def why_not_settlement_ground(g: State, ask: Ask, ground: int) -> Rule | None:
    return why_not_on(g, g.players[ask.seat], ground, SETTLEMENT)


def why_not_leave_out(g: State, ask: Ask, material: int) -> Rule | None:
    discount, cost = ask.about[0], list(ask.about[1:])
    if material not in cost:
        return NOT_IN_COST
    cost.remove(material)
    return None if can_return_less(g, g.players[ask.seat], cost, discount - 1) else REST_SHORT


STATUE_KIND: Final = Kind("statue", GROUND, why_not_statue, statue_grounds, exact=True)  # CIV-353
STATUE_OF: Final = Kind("statue_of", MATERIAL, why_not_statue_material, materials_for_statue, exact=True)  # CIV-353
SETTLEMENT_KIND: Final = Kind("settlement", SETTLEMENT_TILE, why_not_settlement, settlement_tiles, exact=True)
SETTLEMENT_ON: Final = Kind("settlement_on", GROUND, why_not_settlement_ground)  # CIV-354
LEAVE_OUT: Final = Kind("leave_out", MATERIAL, why_not_leave_out)

# -- building them ----------------------------------------------------------------------------------------------


def build_statue(g: State, me: Player, any_material: bool) -> Step:
    """A stored marker becomes the statue; a step on any track may follow. [CIV-353]"""
    ground = yield STATUE_KIND.must(me.seat, (int(any_material),))
    material = yield STATUE_OF.must(me.seat, (ground, int(any_material)))
    me.markers[STORAGE + material] -= 1
    me.statues = changed(me.statues, ground, me.statues[ground] + 1)
    if g.notes is not None:
        g.note(BUILT, (me.seat, STATUE))
    track = yield TRACK_KIND.may(me.seat, tuple(ALL_TRACKS))
    if track != PASS:
        yield from advance(g, me, track, 1)


def build_settlement(g: State, me: Player) -> Step:
    """Its materials are returned; an income chip, and with the fourth a stage tile. [CIV-354]"""
    box: Box = g.box
    settlement = yield SETTLEMENT_KIND.must(me.seat)
    cost = yield from leave_out(g, me, box.settlement_costs[settlement])
    yield from return_materials(g, me, cost)
    ground = yield SETTLEMENT_ON.must(me.seat)
    me.settlements = changed(me.settlements, settlement, ground)
    if g.notes is not None:
        g.note(BUILT, (me.seat, SETTLEMENT))
    yield from gain_income_chip(g, me)
    if NOBODY not in me.settlements and can_flip(me):
        stage = yield STAGE_TILE.may(me.seat)
        if stage != PASS:
            flip(g, me, stage)


def leave_out(g: State, me: Player, cost: list[int]) -> Asking[list[int]]:
    """The materials that must be returned, after an ability's discount."""
    left = cost[:]
    for discount in range(modifier(g, me, MODIFY_SETTLEMENT_DISCOUNT), 0, -1):
        if left:
            left.remove((yield LEAVE_OUT.must(me.seat, (discount, *left))))
    return left
