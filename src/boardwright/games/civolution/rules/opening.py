"""Phases 1 to 3 of an era: new cards, new goals, extra find. [CIV-100, CIV-110..121]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import Ask, Kind, Rule, Step
from boardwright.games.civolution.domains import MATERIAL
from boardwright.games.civolution.moves import show_next
from boardwright.games.civolution.names import (
    EXTRA_FIND,
    FILL_GOALS,
    NEW_CARDS,
    NEW_GOAL,
    NOBODY,
    ROUND,
    STORAGE,
    VICI,
    VICI_GOAL,
)
from boardwright.games.civolution.notes import ERA_BEGAN, EVENT_REVEALED
from boardwright.games.civolution.queries import LAND, in_seating_order
from boardwright.games.civolution.queries_cards import modifier
from boardwright.games.civolution.rules.abilities import renew
from boardwright.games.civolution.rules.attributes import attribute_window
from boardwright.games.civolution.rules.planning import can_gain_goal, fill_goals, take_goal
from boardwright.games.civolution.rules.supply import gain
from boardwright.games.civolution.state import Player, State
from boardwright.games.civolution.vocabulary_abilities import (
    LIMIT_ERA,
    LIMIT_PHASE,
    MODIFY_EXTRA_FIND,
    MODIFY_GOAL_PICK,
)

NOT_IN_LAND: Final = Rule("CIV-120", "no_tribe_in_land_type")
TWO_LANDS: Final = Rule("CIV-120", "two_land_types")


def begin_era(g: State, _seat: int) -> None:
    """Eight phases; the first four are planned here. Dice and planning markers stay. [CIV-100, 140, 165, 902, 967]"""
    g.phase = 1
    g.resets = 0
    renew(g, LIMIT_ERA)
    order = in_seating_order(g, g.starter)
    seats = [seat for seat in order if not (g.rulings.solo and seat == VICI)]
    if g.notes is not None:
        g.note(ERA_BEGAN, (g.era,))
    goals = [(NEW_GOAL if seat in seats else VICI_GOAL, seat) for seat in order]
    finds = [(EXTRA_FIND, seat) for seat in seats]
    g.plan([(NEW_CARDS, 0), *goals, (FILL_GOALS, 0), *finds, (ROUND, 0)])


def new_cards(g: State, _seat: int) -> None:
    """An event, and the top card of each stack. [CIV-110, CIV-111]"""
    renew(g, LIMIT_PHASE)
    if g.event != NOBODY:
        g.events_seen = [*g.events_seen, g.event]
    g.events = g.events[:]
    g.event = g.chance.take(g.events)
    if g.notes is not None:
        g.note(EVENT_REVEALED, (g.event,))
    for card_type in range(5):
        show_next(g, card_type)


def new_goal(g: State, seat: int) -> Step:
    """One chip of the display, or none; the display is refilled when all have chosen. [CIV-115..117]"""
    me = g.players[seat]
    if g.phase != 2:
        g.phase = 2
        renew(g, LIMIT_PHASE)
    if not g.rulings.attributes_at_ends:
        yield from attribute_window(g, me)
    times = 1
    if me.modifiers:
        times = max(1, modifier(g, me, MODIFY_GOAL_PICK))
    for _ in range(times):
        if not can_gain_goal(g, me):
            return
        yield from take_goal(g, me)


def refill_goals(g: State, _seat: int) -> None:
    """CIV-117"""
    fill_goals(g)
    g.phase = 3
    renew(g, LIMIT_PHASE)


def lands_with_tribe(me: Player) -> list[int]:
    presence = me.presence & LAND
    return [land for land in range(6) if presence >> (3 * land) & 7]


def why_not_extra(g: State, ask: Ask, material: int) -> Rule | None:
    """`about`: how many still, then the land types used."""
    used = ask.about[1:]
    land = material // 3
    if land not in lands_with_tribe(g.players[ask.seat]):
        return NOT_IN_LAND
    return None if len(used) < 2 or land in used else TWO_LANDS


def extras(g: State, ask: Ask) -> list[int]:
    used = ask.about[1:]
    lands = lands_with_tribe(g.players[ask.seat])
    open_lands = lands if len(used) < 2 else [land for land in lands if land in used]
    return [3 * land + row for land in open_lands for row in range(3)]


EXTRA: Final = Kind("extra", MATERIAL, why_not_extra, extras, exact=True)  # CIV-120


def extra_find(g: State, seat: int) -> Step:
    """A material of a land type in which the player has a tribe. [CIV-120, CIV-121]"""
    me = g.players[seat]
    if not g.rulings.attributes_at_ends:
        yield from attribute_window(g, me)
    used: list[int] = []
    for left in range(max(1, modifier(g, me, MODIFY_EXTRA_FIND)), 0, -1):
        if not me.presence & LAND:
            return
        material = yield EXTRA.must(seat, (left, *used))
        if material // 3 not in used:
            used.append(material // 3)
        yield from gain(g, me, STORAGE + material, 1)
