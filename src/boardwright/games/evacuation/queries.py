"""Facts about the table: what a player has, what is open to him, what he can pay."""

from __future__ import annotations

from typing import Final

from boardwright.games.evacuation.box import Box
from boardwright.games.evacuation.state import FREIGHT, FREIGHT_CUBES, OPPONENT, Player, State
from boardwright.games.evacuation.vocabulary import (
    BIOME_REACH,
    ENERGY_WAIVED,
    INFRASTRUCTURE_COST,
    INFRASTRUCTURE_COST_MINIMUM,
    NEW,
    OLD,
    STADIUM_COST,
    STADIUM_COST_MINIMUM,
    USED_ENERGY,
)

# -- the indicator and faces ------------------------------------------------------------------------------------


def circle(g: State) -> list[int]:
    """Who takes turns, in this order: the indicator, then the solo cards in a game of two. [EVA-301, INT-70, INT-78]"""
    if g.rulings.solo:
        return [each for each in g.order if each <= OPPONENT]
    return [*g.order, 2] if g.rulings.blocked and 2 not in g.order else g.order


def stadium_faces(g: State, stadiums: list[int]) -> int:
    box: Box = g.box
    faces = box.stadiums.faces
    total = 0
    for stadium in stadiums:
        total += faces[stadium]
    return total


def happy_faces(g: State, me: Player) -> int:
    """All own stadiums and fully developed technologies: for the turn order and in a race. [EVA-601, INT-07]"""
    return me.happy + stadium_faces(g, me.stadiums[OLD]) + stadium_faces(g, me.stadiums[NEW])


# -- progress ---------------------------------------------------------------------------------------------------


def passed(g: State, me: Player, marker: int) -> int:
    """How many transitions a progress marker has passed. [EVA-616]"""
    box: Box = g.box
    return box.tracks[g.rulings.profile].passed[me.markers[marker] // 3]


def leading(g: State, me: Player) -> int:
    """How many transitions the leading marker has passed. [EVA-453]"""
    return max(passed(g, me, 0), passed(g, me, 1))


def reach(g: State, me: Player) -> int:
    """The transitions by which biomes are tested. [EVA-453]"""
    return leading(g, me) + me.modifiers[BIOME_REACH]


def symbols(g: State, me: Player) -> int:
    """The settlement symbols at hand, a mask: own markers stand on them, or a technology. [EVA-454, INT-45, INT-57]"""
    box: Box = g.box
    shown = box.tracks[g.rulings.profile].symbols
    found = me.symbols
    for space in me.markers:
        if shown[space] >= 0:
            found |= 1 << shown[space]
    return found & ~me.spent


def symbol_sources(g: State, me: Player, symbol: int) -> int:
    """How many sources of a symbol there are; a site with two equal ones needs two. [INT-45]"""
    box: Box = g.box
    shown = box.tracks[g.rulings.profile].symbols
    found = len([space for space in me.markers if shown[space] == symbol])
    return found + len([tile for tile in developed(g, me) if box.technologies.symbols[tile] == symbol])


def developed(g: State, me: Player) -> list[int]:
    """The fully developed technology tiles. [EVA-441]"""
    tiles: list[int] = []
    for column, done in enumerate(me.research):
        tiles += me.columns[column * 3 : column * 3 + (done + 1) // 2]
    return tiles


# -- paying -----------------------------------------------------------------------------------------------------


def lacking(me: Player, world: int, e: int, s: int, f: int) -> int:
    """How many cubes of this cost the world cannot pay."""
    cubes = me.cubes
    at = world * 3
    short = 0
    if e > cubes[at]:
        short = e - cubes[at]
    if s > cubes[at + 1]:
        short += s - cubes[at + 1]
    if f > cubes[at + 2]:
        short += f - cubes[at + 2]
    return short


def lacking_in_both(me: Player, e: int, s: int, f: int) -> int:
    """How many cubes of this cost both worlds together cannot pay."""
    cubes = me.cubes
    return max(0, e - cubes[0] - cubes[3]) + max(0, s - cubes[1] - cubes[4]) + max(0, f - cubes[2] - cubes[5])


def payers(me: Player, e: int, s: int, f: int, discount: int, mixed: bool) -> int:
    """The worlds that can pay, a mask; with a mixed payment the sides to choose from. [EVA-460, EVA-461]"""
    if mixed:
        return 3 if lacking_in_both(me, e, s, f) <= discount else 0
    old = 1 if lacking(me, OLD, e, s, f) <= discount else 0
    return old + (2 if lacking(me, NEW, e, s, f) <= discount else 0)


def with_modifier(total: int, discount: int, delta: int, minimum: int) -> int:
    """A discount of an effect, then a technology's, which does not go below its minimum."""
    if not delta:
        return min(discount, total)
    left = max(0, total - discount)
    return total - left + min(-delta, max(0, left - minimum))


def infrastructure_discount(me: Player, total: int, discount: int) -> int:
    """Cubes off an infrastructure card. [EVA-431]"""
    modifiers = me.modifiers
    return with_modifier(total, discount, modifiers[INFRASTRUCTURE_COST], modifiers[INFRASTRUCTURE_COST_MINIMUM])


def stadium_discount(me: Player, total: int, discount: int) -> int:
    """Cubes off a stadium. [EVA-461]"""
    modifiers = me.modifiers
    return with_modifier(total, discount, modifiers[STADIUM_COST], modifiers[STADIUM_COST_MINIMUM])


# -- action energy ----------------------------------------------------------------------------------------------


def action_group(g: State, action: int) -> int:
    """The group of a board action, 1..4. [EVA-302, INT-02]"""
    box: Box = g.box
    printed = box.board.printed_groups
    return printed[action] if g.rulings.infrastructure_group == 1 else box.board.groups[action]


def track_cost(g: State, me: Player) -> int:
    """Energy of the next space of the action track. [EVA-304, EVA-305, INT-01]"""
    box: Box = g.box
    costs = box.board.costs[g.rulings.profile]
    space = me.acted + 1
    return costs[space] if space < len(costs) else box.board.later[g.rulings.profile]


def surcharge(g: State, me: Player, group: int) -> int:
    """Energy of another use of a group. [EVA-303]"""
    box: Box = g.box
    return box.board.surcharge_energy if me.groups[group - 1] + 1 >= box.board.surcharge_from else 0


def waived(me: Player, due: int) -> int:
    """Energy of action costs that a technology pays."""
    if not me.modifiers[ENERGY_WAIVED]:
        return 0
    return min(due, max(0, me.modifiers[ENERGY_WAIVED] - me.used[USED_ENERGY]))


def least_from_old(g: State, me: Player, due: int, extra: int) -> int:
    """The least of this energy that OW has to pay; `extra` of it is a surcharge. [EVA-306, INT-04]"""
    past = markers_past_second(g, me)
    compelled = 0
    if past == 0:
        compelled = due - min(due, extra) if g.rulings.surcharge_free else due
    return max(compelled, due - me.cubes[3])


def most_from_old(g: State, me: Player, due: int, extra: int) -> int:
    """The most of this energy that OW can pay. [EVA-306, INT-04]"""
    if markers_past_second(g, me) == 2:
        due = min(due, extra) if g.rulings.surcharge_free else 0
    return min(due, me.cubes[0])


def markers_past_second(g: State, me: Player) -> int:
    """How many markers are past the transition that moves action energy to NW. [EVA-306, EVA-622, EVA-623]"""
    box: Box = g.box
    first = box.tracks[g.rulings.profile].transitions[1] * 3 + 3
    return int(me.markers[0] >= first) + int(me.markers[1] >= first)


# -- the bank ---------------------------------------------------------------------------------------------------

BANK: Final = [60, 60, 45]
"""What the cubes of the box are worth, by ruling a limit. [INT-40]"""


def in_bank(g: State, resource: int) -> int:
    """What the bank has left of a resource. [INT-40]"""
    left = BANK[resource]
    for player in g.players:
        left -= player.cubes[resource] + player.cubes[3 + resource]
        for at in range(FREIGHT_CUBES + resource, len(player.freight), FREIGHT):
            left -= player.freight[at]
    return max(0, left)


def is_in_bank(g: State, resource: int) -> bool:
    """Has the bank a cube of this type left? [INT-40]"""
    return not g.rulings.bank_limited or in_bank(g, resource) > 0
