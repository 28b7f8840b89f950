"""Primitive changes that keep the table in order, and the notes that tell of them."""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import Note
from boardwright.games.evacuation.box import Box
from boardwright.games.evacuation.notes import (
    BANK_EMPTY,
    CARD_TAKEN,
    DREW,
    DREW_CARD,
    FULFILLED,
    GAINED,
    INFRASTRUCTURE_OPEN,
    INFRASTRUCTURE_OUT,
    OBJECTIVE_TAKEN,
    PAID,
    PREFABBED,
    RESHUFFLED,
    ROSE,
    SETTLED,
    SHIP_BUILT,
    SHIP_OPEN,
    SHIP_OUT,
    STADIUM_BUILT,
    STADIUM_OPEN,
    STADIUM_OUT,
    TRIGGERED,
)
from boardwright.games.evacuation.queries import in_bank
from boardwright.games.evacuation.queries_map import is_met
from boardwright.games.evacuation.state import (
    ACTIONS_PHASE,
    INFRASTRUCTURE_ROW,
    NOBODY,
    RACE,
    ROW,
    SECOND_DECK,
    SHIP_ROW,
    SITE_FACTORY,
    STADIUM_ROW,
    STADIUMS_NEEDED,
    Player,
    State,
)
from boardwright.games.evacuation.vocabulary import NEW, REQUIREMENT_MISSING

OUT: Final = [SHIP_OUT, STADIUM_OUT, INFRASTRUCTURE_OUT]
OPEN: Final = [SHIP_OPEN, STADIUM_OPEN, INFRASTRUCTURE_OPEN]

BIG: Final = 4
"""Faces of a stadium that stays out of a solo game until this year. [EVA-952]"""
BIG_YEAR: Final = 3

# -- cubes ------------------------------------------------------------------------------------------------------


def add_cubes(g: State, me: Player, place: int, number: int) -> int:
    """Cubes from the bank, by ruling no more than it has; how many came. [EVA-006, INT-40]"""
    if g.rulings.bank_limited and in_bank(g, place % 3) < number:
        short = number - in_bank(g, place % 3)
        number -= short
        if g.notes is not None:
            g.note(BANK_EMPTY, (me.seat, place % 3, short))
    me.cubes[place] += number
    return number


def gain(g: State, me: Player, place: int, number: int) -> None:
    """Free cubes. [EVA-011]"""
    number = add_cubes(g, me, place, number)
    if g.notes is not None:
        g.note(GAINED, (me.seat, place, number))


def pay(g: State, me: Player, world: int, e: int, s: int, f: int) -> None:
    """To the bank. [EVA-003]"""
    at = world * 3
    me.cubes[at] -= e
    me.cubes[at + 1] -= s
    me.cubes[at + 2] -= f
    if g.notes is not None and e + s + f:
        g.note(PAID, (me.seat, world, e, s, f))


# -- rows -------------------------------------------------------------------------------------------------------


def refill(g: State, row: int) -> None:
    """Up to three lie open; the pile first, then what was put under it, else a gap stays. [EVA-420, INT-29, INT-44]"""
    is_picky = row == STADIUM_ROW and g.rulings.solo and g.year < BIG_YEAR
    while len(g.rows[row]) < ROW:
        item = next_small_stadium(g) if is_picky else next_item(g, row)
        if item == NOBODY:
            return
        g.rows[row].append(item)
        if g.notes is not None:
            g.note(OPEN[row], (item,))


def next_item(g: State, row: int) -> int:
    """The next ship, stadium or infrastructure card, NOBODY if there is none. [EVA-110]"""
    if g.piles[row]:
        return g.chance.take(g.piles[row])
    if row == INFRASTRUCTURE_ROW and g.piles[SECOND_DECK]:
        return g.chance.take(g.piles[SECOND_DECK])
    return g.under[row].pop(0) if g.under[row] else NOBODY


def next_small_stadium(g: State) -> int:
    """Solo, years one and two: those with 4 or 5 faces go to the bottom of the deck at once. [EVA-952, INT-79]"""
    box: Box = g.box
    for _ in range(len(g.piles[STADIUM_ROW]) + len(g.under[STADIUM_ROW])):
        stadium = next_item(g, STADIUM_ROW)
        if box.stadiums.faces[stadium] < BIG:
            return stadium
        g.under[STADIUM_ROW].append(stadium)
        if g.notes is not None:
            g.note(STADIUM_OUT, (stadium,))
    return NOBODY


def throw_out(g: State, row: int, item: int) -> None:
    """Under its deck; the others slide. [EVA-421, EVA-422]"""
    g.rows[row].remove(item)
    put_under(g, row, item)


def put_under(g: State, row: int, item: int) -> None:
    g.under[row].append(item)
    if g.notes is not None:
        g.note(OUT[row], (item,))


def take_infrastructure(g: State, me: Player, card: int) -> None:
    """From the row to the hand. [EVA-430]"""
    g.rows[INFRASTRUCTURE_ROW].remove(card)
    me.hand.append(card)
    if g.notes is not None:
        g.note(CARD_TAKEN, (me.seat, card))
    refill(g, INFRASTRUCTURE_ROW)


def take_ship(g: State, me: Player, ship: int, world: int) -> None:
    """From the row to a side of the board. [EVA-460]"""
    g.rows[SHIP_ROW].remove(ship)
    me.ships[world].append(ship)
    if g.notes is not None:
        g.note(SHIP_BUILT, (me.seat, ship, world))
    refill(g, SHIP_ROW)


def take_stadium(g: State, me: Player, stadium: int, world: int) -> None:
    """From the row to a side of the board. [EVA-461]"""
    g.rows[STADIUM_ROW].remove(stadium)
    me.stadiums[world].append(stadium)
    if g.notes is not None:
        g.note(STADIUM_BUILT, (me.seat, stadium, world))
    refill(g, STADIUM_ROW)


# -- tiles, people, sites ---------------------------------------------------------------------------------------


def prefab(g: State, me: Player, place: int) -> None:
    """An unused factory tile of that type to that side. [EVA-470]"""
    me.reserve[place % 3] -= 1
    me.factories[place] += 1
    if g.notes is not None:
        g.note(PREFABBED, (me.seat, place))


def add_people(g: State, me: Player, tokens: int, note: Note) -> None:
    """Population tokens from the supply to the NW side. [EVA-008, EVA-473, EVA-705]"""
    me.people += tokens
    if g.notes is not None:
        g.note(note, (me.seat, tokens))


def occupy(g: State, me: Player, site: int, e: int, s: int, f: int) -> None:
    """All spots of a NW site are filled from the NW side. [EVA-450..452]"""
    box: Box = g.box
    g.owner[site] = me.seat
    g.held[site] = e + SITE_FACTORY * s + SITE_FACTORY * SITE_FACTORY * f
    me.factories[3] -= e
    me.factories[4] -= s
    me.factories[5] -= f
    me.people -= box.map.people_spots[site]
    if g.notes is not None:
        g.note(SETTLED, (me.seat, site))


def raise_marker(g: State, me: Player, resource: int, by: int) -> None:
    """A NW production marker rises; there is no maximum. [EVA-209, INT-80]"""
    me.production[resource] += by
    if g.notes is not None:
        g.note(ROSE, (me.seat, resource, by))


def raise_production(g: State, me: Player, e: int, s: int, f: int) -> None:
    """Several markers at once; during the game they only rise. [EVA-209, EVA-989, INT-23]"""
    if e:
        raise_marker(g, me, 0, e)
    if s:
        raise_marker(g, me, 1, s)
    if f:
        raise_marker(g, me, 2, f)


# -- what follows from a change ----------------------------------------------------------------------------------


def after_change(g: State, me: Player) -> None:
    """Requirements, public objectives and the end of a race are tested whenever something is changed.

    To be called after all that raises NW production or changes sites, NW stadiums or technologies. What was set off
    stays so. [EVA-455, INT-23, INT-55]
    """
    if me.fulfilled.bit_count() < len(me.played):
        fulfil(g, me)
    if g.objectives:
        take_objectives(g, me)
    if g.trigger == NOBODY and not g.rulings.points and is_race_run(me):
        g.trigger = me.seat
        g.trigger_phase = g.phase
        if g.notes is not None:
            g.note(TRIGGERED, (me.seat,))


def is_race_run(me: Player) -> bool:
    """All NW markers at 8 or more and 3 stadiums there? [EVA-005, EVA-801, INT-35]"""
    production = me.production
    if production[0] < RACE or production[1] < RACE or production[2] < RACE:
        return False
    return len(me.stadiums[NEW]) >= STADIUMS_NEEDED


def fulfil(g: State, me: Player) -> None:
    """Each infrastructure card whose requirement is met now raises production, once. [EVA-432]"""
    box: Box = g.box
    production = box.infrastructure.production
    for card in me.played:
        if me.fulfilled >> card & 1:
            continue
        if is_met(g, me, box.infrastructure.requires[card], me.modifiers[REQUIREMENT_MISSING]):
            me.fulfilled |= 1 << card
            if g.notes is not None:
                g.note(FULFILLED, (me.seat, card))
            raise_production(g, me, production[card * 3], production[card * 3 + 1], production[card * 3 + 2])


def take_objectives(g: State, me: Player) -> None:
    """The first who meets a public objective takes it; by ruling only in Actions. [EVA-931, INT-26, INT-67]"""
    if g.rulings.objectives_in_actions and g.phase != ACTIONS_PHASE:
        return
    box: Box = g.box
    for objective in g.objectives[:]:
        if is_met(g, me, box.objectives.conditions[objective], 0):
            g.objectives.remove(objective)
            me.objectives.append(objective)
            me.fresh |= 1 << objective
            if g.notes is not None:
                g.note(OBJECTIVE_TAKEN, (me.seat, objective))


# -- action cards -----------------------------------------------------------------------------------------------


def draw_cards(g: State, me: Player, number: int) -> None:
    """From the deck; an empty one is made anew of what was put away, else there is no draw. [EVA-905, INT-62]"""
    drawn = 0
    while drawn < number:
        if not g.deck:
            reshuffle(g)
        if not g.deck:
            break
        me.cards.append(g.chance.take(g.deck))
        drawn += 1
        if g.notes is not None:
            g.note(DREW_CARD, (me.cards[-1],), me.seat)
    if g.notes is not None:
        g.note(DREW, (me.seat, drawn))


def reshuffle(g: State) -> None:
    """The cards that were put away become the deck. [INT-62]"""
    for player in g.players:
        g.deck += player.put_away
        player.put_away = []
    if g.deck and g.notes is not None:
        g.note(RESHUFFLED, (len(g.deck),))
