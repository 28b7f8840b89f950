"""What the board action under way promises: its effects are steps of their own, beyond the reach of a look ahead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boardwright.games.evacuation.box import Box
from boardwright.games.evacuation.heuristics_cards import once
from boardwright.games.evacuation.heuristics_worth import worth
from boardwright.games.evacuation.queries import payers, stadium_discount
from boardwright.games.evacuation.queries_map import is_met, settleable, settling_steel
from boardwright.games.evacuation.refusals_effects import cubes_over, is_twin_played
from boardwright.games.evacuation.state import (
    ACTIONS,
    EFFECT,
    EFFECTS,
    INFRASTRUCTURE_ROW,
    PROGRESS_PHASE,
    SHIP_ROW,
    STADIUM_ROW,
    Player,
    State,
)
from boardwright.games.evacuation.vocabulary import (
    ANY,
    BUILD_DISCOUNT,
    BUILD_FREE,
    BUILD_MIXED,
    BUILD_SHIP,
    BUILD_STADIUM,
    CLONE,
    CLONE_FOOD,
    CLONE_TOKENS,
    EXCHANGE,
    GAIN,
    GAIN_CUBES,
    GAIN_WORLD,
    INFRASTRUCTURE,
    INFRASTRUCTURE_DISCOUNT,
    INFRASTRUCTURE_FREE,
    MIXED_SHIP,
    MIXED_STADIUM,
    NEW,
    OLD,
    PEOPLE,
    PREFAB,
    PREFAB_FREE,
    RAISE_PRODUCTION,
    RESEARCH,
    SETTLE,
    SETTLE_DISCOUNT,
    SETTLE_REACH,
    SETTLE_WAIVED,
    TIMES,
    Effect,
)

SITES: Final = 5
"""So many of the sites are looked at, those that bring most."""
SURE: Final = 0.97
"""What is promised, beside what one has."""

Hope = tuple[Player, float]
"""A player as he may be, and what he will have besides."""


def promised(g: State, me: Player) -> Hope:
    """The player after the best that the action or move under way can still bring him."""
    if g.seat != me.seat:
        return me, 0.0
    if g.phase == PROGRESS_PHASE:
        return moved(g, me), 0.0
    if not 0 <= g.playing < ACTIONS:
        return me, 0.0
    box: Box = g.box
    effects = box.board.effects[g.playing]
    waiting = 0
    for number, which in reversed(g.agenda):
        if number != EFFECT or which // EFFECTS != me.seat:
            break
        waiting += 1
    return best(g, me, effects[max(0, len(effects) - waiting - 1) :])


def best(g: State, me: Player, effects: list[Effect]) -> Hope:
    """One effect after the other, each as well as it can be."""
    more = 0.0
    for effect in effects:
        ways = WAYS.get(effect[0])
        if ways is None:
            more += SURE * once(effect[0]) * effect[TIMES]
            continue
        for _ in range(effect[TIMES] if effect[0] in REPEATED else 1):
            found = ways(g, me, effect)
            if found:
                me, extra = most(g, found)
                more += extra
    return me, more


def most(g: State, found: list[Hope]) -> Hope:
    if len(found) == 1:
        return found[0]
    values = [worth(g, me) + more for me, more in found]
    return found[values.index(max(values))]


# -- the verbs: each way to do it once ---------------------------------------------------------------------------


def gains(g: State, me: Player, effect: Effect) -> list[Hope]:
    """Cubes of choice go where there are fewest."""
    found: list[Hope] = []
    for world in (OLD, NEW):
        if effect[GAIN_WORLD] in (world, 2):
            it = me.clone()
            for each in range(3):
                it.cubes[world * 3 + each] += effect[GAIN_CUBES + each]
            here = it.cubes[world * 3 : world * 3 + 3]
            it.cubes[world * 3 + here.index(min(here))] += effect[GAIN_CUBES + ANY]
            found.append((it, 0.0))
    return found


def swaps(g: State, me: Player, effect: Effect) -> list[Hope]:
    """From the most to the least of each world."""
    it = me.clone()
    for world in (NEW, OLD, NEW):
        here = it.cubes[world * 3 : world * 3 + 3]
        if max(here) - min(here) > 1:
            it.cubes[world * 3 + here.index(max(here))] -= 1
            it.cubes[world * 3 + here.index(min(here))] += 1
    return [(it, 0.0)]


def moves(g: State, me: Player, effect: Effect) -> list[Hope]:
    """An infrastructure card of the row, or one of the hand."""
    box: Box = g.box
    found: list[Hope] = [(me, 0.0)]
    for card in g.rows[INFRASTRUCTURE_ROW]:
        if card not in me.hand:
            it = me.clone()
            it.hand.append(card)
            found.append((it, 0.0))
    free = effect[INFRASTRUCTURE_FREE] != 0
    for card in me.hand:
        if not is_twin_played(g, me, card) and (free or cubes_over(g, me, card, effect[INFRASTRUCTURE_DISCOUNT]) <= 0):
            it = me.clone()
            it.hand.remove(card)
            it.played.append(card)
            spend(it, NEW, box.infrastructure.costs, card, free)
            found.append((it, played(g, me, card)))
    return found


def played(g: State, me: Player, card: int) -> float:
    """What a card brings at once, beside what it promised in hand."""
    box: Box = g.box
    met = is_met(g, me, box.infrastructure.requires[card], 0)
    return 0.25 * sum(box.infrastructure.production[card * 3 : card * 3 + 3]) if met else 0.0


def researches(g: State, me: Player, effect: Effect) -> list[Hope]:
    box: Box = g.box
    tiles = box.technologies
    found: list[Hope] = []
    for column in range(3):
        done = me.research[column]
        if done < 5:
            tile = me.columns[column * 3 + (done + 1) // 2]
            it = me.clone()
            it.research[column] += 1
            if done % 2 == 0:
                it.happy += tiles.faces[tile]
                if tiles.symbols[tile] >= 0:
                    it.symbols |= 1 << tiles.symbols[tile]
                found.append(best(g, it, tiles.effects[tile]))
            else:
                found.append((it, 0.0))
    return found


def settlements(g: State, me: Player, effect: Effect) -> list[Hope]:
    box: Box = g.box
    new = box.map
    sites = settleable(g, me, effect[SETTLE_DISCOUNT], effect[SETTLE_REACH], effect[SETTLE_WAIVED], False)
    sites.sort(key=lambda site: -new.factory_spots[site] - sum(new.rises[site * 3 : site * 3 + 3]))
    return [(settled(g, me, site, effect[SETTLE_DISCOUNT]), 0.0) for site in sites[:SITES]]


def settled(g: State, me: Player, site: int, discount: int) -> Player:
    """After settling this site, with the factories that are needed most."""
    box: Box = g.box
    it = me.clone()
    it.cubes[4] -= settling_steel(g, me, site, discount)
    it.people -= box.map.people_spots[site]
    for resource in range(3):
        it.production[resource] += box.map.rises[site * 3 + resource]
    for _ in range(box.map.factory_spots[site]):
        types = [resource for resource in range(3) if it.factories[3 + resource]]
        resource = min(types, key=lambda each: it.production[each])
        it.factories[3 + resource] -= 1
        it.production[resource] += 1
    return it


def ships(g: State, me: Player, effect: Effect) -> list[Hope]:
    box: Box = g.box
    found: list[Hope] = []
    for ship in g.rows[SHIP_ROW]:
        mixed = effect[BUILD_MIXED] != 0 or me.modifiers[MIXED_SHIP] != 0
        for world in paying(me, effect, box.ships.costs, ship, effect[BUILD_DISCOUNT], mixed):
            it = me.clone()
            spend(it, world, box.ships.costs, ship, effect[BUILD_FREE] != 0)
            it.ships[world].append(ship)
            found.append((it, 0.0))
    return found


def stadiums(g: State, me: Player, effect: Effect) -> list[Hope]:
    box: Box = g.box
    costs = box.stadiums.costs
    found: list[Hope] = []
    for stadium in g.rows[STADIUM_ROW]:
        mixed = effect[BUILD_MIXED] != 0 or me.modifiers[MIXED_STADIUM] != 0
        off = stadium_discount(me, sum(costs[stadium * 3 : stadium * 3 + 3]), effect[BUILD_DISCOUNT])
        for world in paying(me, effect, costs, stadium, off, mixed):
            it = me.clone()
            spend(it, world, costs, stadium, effect[BUILD_FREE] != 0)
            it.stadiums[world].append(stadium)
            found.append((it, 0.0))
    return found


def paying(me: Player, effect: Effect, costs: list[int], item: int, off: int, mixed: bool) -> list[int]:
    """The worlds that can pay."""
    if effect[BUILD_FREE]:
        return [OLD, NEW]
    able = payers(me, costs[item * 3], costs[item * 3 + 1], costs[item * 3 + 2], off, mixed)
    return [world for world in (OLD, NEW) if able >> world & 1]


def spend(it: Player, world: int, costs: list[int], item: int, free: bool) -> None:
    if not free:
        for resource in range(3):
            place = world * 3 + resource
            it.cubes[place] = max(0, it.cubes[place] - costs[item * 3 + resource])


def prefabs(g: State, me: Player, effect: Effect) -> list[Hope]:
    found: list[Hope] = []
    for place in range(6):
        if me.reserve[place % 3] and (effect[PREFAB_FREE] or me.cubes[place]):
            it = me.clone()
            it.factories[place] += 1
            it.reserve[place % 3] -= 1
            it.cubes[place] -= 0 if effect[PREFAB_FREE] else 1
            found.append((it, 0.0))
    return found


def clones(g: State, me: Player, effect: Effect) -> list[Hope]:
    food = 1 if effect[CLONE_FOOD] < 0 else effect[CLONE_FOOD]
    if me.cubes[5] < food:
        return []
    it = me.clone()
    it.cubes[5] -= food
    it.people += 2 + me.modifiers[CLONE_TOKENS]
    return [(it, 0.0)]


def people(g: State, me: Player, effect: Effect) -> list[Hope]:
    it = me.clone()
    it.people += effect[TIMES]
    return [(it, 0.0)]


def raises(g: State, me: Player, effect: Effect) -> list[Hope]:
    it = me.clone()
    for resource in range(3):
        it.production[resource] += effect[1 + resource]
    return [(it, 0.9 * effect[1 + ANY] / 3)]


WAYS: Final[dict[int, Callable[[State, Player, Effect], list[Hope]]]] = {
    GAIN: gains, EXCHANGE: swaps, INFRASTRUCTURE: moves, RESEARCH: researches, SETTLE: settlements,
    BUILD_SHIP: ships, BUILD_STADIUM: stadiums, PREFAB: prefabs, CLONE: clones, PEOPLE: people,
    RAISE_PRODUCTION: raises,
}  # fmt: skip
REPEATED: Final = [INFRASTRUCTURE, RESEARCH, SETTLE, BUILD_SHIP, BUILD_STADIUM, PREFAB, CLONE]


# -- progress ---------------------------------------------------------------------------------------------------


def moved(g: State, me: Player) -> Player:
    """The steps that are left go to the marker that does more with them."""
    if not g.steps:
        return me
    box: Box = g.box
    track = box.tracks[g.rulings.profile]
    found: list[Hope] = [(me, 0.0)]
    for marker in (0, 1):
        at = me.markers[marker] // 3
        to = min(at + g.steps, track.length)
        other = track.passed[me.markers[1 - marker] // 3]
        if abs(track.passed[to] - other) <= 1:
            it = me.clone()
            it.markers[marker] = 3 * to
            for transition in range(track.passed[at], track.passed[to]):
                if transition == 0:
                    it.up &= ~(512 if it.up & 512 else 1024)
                elif transition < 3 and other > transition:
                    for resource in range(3):
                        it.production[resource] += 1
            found.append((it, 0.0))
    return most(g, found)[0]
