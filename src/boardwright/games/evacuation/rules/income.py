"""Income: production, food, the stadium check. [EVA-202..209]"""

from __future__ import annotations

from boardwright.core.ask import Step
from boardwright.games.evacuation.box import Box
from boardwright.games.evacuation.moves import add_cubes
from boardwright.games.evacuation.notes import FED, HUNGER, PRODUCED, STADIUMS_MISSING
from boardwright.games.evacuation.rules.gaining import gain_cubes
from boardwright.games.evacuation.state import TILES, YEARS, Player, State
from boardwright.games.evacuation.vocabulary import ANY, INCOME, NEW, OLD


def income(g: State, seat: int) -> Step | None:
    """Produce, feed, check, in both worlds; only some technologies ask for a choice. [EVA-207, INT-13]"""
    me = g.players[seat]
    g.seat = seat
    produce(g, me, OLD, old_production(g, me))
    produce(g, me, NEW, me.production)
    if me.modifiers[INCOME + ANY] or me.modifiers[INCOME + 4 + ANY]:
        return choose_and_feed(g, me)
    feed_all(g, me)
    return None


def old_production(g: State, me: Player) -> list[int]:
    """One cube for each resource on every OW tile that is still face up. [EVA-202]"""
    box: Box = g.box
    produces = box.old.produces
    found = [0, 0, 0]
    for tile in range(TILES):
        if me.up >> tile & 1:
            found[0] += produces[tile * 3]
            found[1] += produces[tile * 3 + 1]
            found[2] += produces[tile * 3 + 2]
    return found


def produce(g: State, me: Player, world: int, production: list[int]) -> None:
    """What is produced, and what technologies add to it. [EVA-202, EVA-203, EVA-208]"""
    at = INCOME + world * 4
    came = [0, 0, 0]
    for resource in range(3):
        number = production[resource] + me.modifiers[at + resource]
        if number:
            came[resource] = add_cubes(g, me, world * 3 + resource, number)
    if g.notes is not None:
        g.note(PRODUCED, (me.seat, world, came[0], came[1], came[2]))


def choose_and_feed(g: State, me: Player) -> Step:
    """Cubes of the owner's choice come with the production, so they can feed."""
    for world in (OLD, NEW):
        yield from gain_cubes(g, me, world, 0, 0, 0, me.modifiers[INCOME + world * 4 + ANY])
    feed_all(g, me)


def feed_all(g: State, me: Player) -> None:
    feed(g, me, OLD)
    feed(g, me, NEW)
    check_stadiums(g, me)


def feed(g: State, me: Player, world: int) -> None:
    """As far as there is food on that world; a chip for each food not paid. [EVA-204, EVA-205]"""
    box: Box = g.box
    needed = box.years.food[world * YEARS + g.year - 1]
    place = world * 3 + 2
    paid = min(needed, me.cubes[place])
    me.cubes[place] -= paid
    if g.notes is not None and paid:
        g.note(FED, (me.seat, world, paid))
    if paid < needed:
        me.penalties += needed - paid
        if g.notes is not None:
            g.note(HUNGER, (me.seat, world, needed - paid))


def check_stadiums(g: State, me: Player) -> None:
    """A chip for each NW stadium that is missing at the start of the year. [EVA-206]"""
    box: Box = g.box
    missing = box.years.stadiums[g.year - 1] - len(me.stadiums[NEW])
    if missing > 0:
        me.penalties += missing
        if g.notes is not None:
            g.note(STADIUMS_MISSING, (me.seat, missing))
