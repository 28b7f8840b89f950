"""What must hold at every question: every piece is somewhere, once. [EVA-981..990]"""

from __future__ import annotations

from typing import Final

from boardwright.core.errors import BrokenInvariant
from boardwright.games.evacuation.box import Box
from boardwright.games.evacuation.queries import circle, developed, passed
from boardwright.games.evacuation.state import (
    ALL_TILES,
    BONUS_CARDS,
    CARDS,
    FACTORIES,
    FIRST_GOAL,
    FIRST_OCEAN,
    FIRST_SLOT,
    FREIGHT,
    FREIGHT_FACTORIES,
    GOALS,
    INFRASTRUCTURE_CARDS,
    INFRASTRUCTURE_ROW,
    NOBODY,
    ROW,
    SECOND_DECK,
    SHIP_ROW,
    SHIPS,
    SITE_FACTORY,
    SLOTS,
    STADIUM_ROW,
    STADIUMS,
    YEARS,
    Player,
    State,
)
from boardwright.games.evacuation.vocabulary import NEW, OLD, PASSING, SIDE_B

ABOARD: Final = 32
BARRED_YEARS: Final = 2
"""Until then stadiums with many faces may leave a gap. [INT-79]"""


def audit(g: State) -> None:
    """Raises BrokenInvariant if a piece is lost or doubled, or a rule of the table is broken."""
    audit_rows(g)
    audit_cards(g)
    audit_sites(g)
    audit_order(g)
    audit_track(g)
    for me in g.players:
        audit_board(g, me)
        audit_ships(g, me)
        audit_technologies(g, me)


def hold(condition: bool, otherwise: str) -> None:
    if not condition:
        raise BrokenInvariant(otherwise)


def all_there(found: list[int], first: int, number: int, what: str) -> None:
    hold(sorted(found) == list(range(first, first + number)), f"{what}: {sorted(found)}")


# -- cards and tiles --------------------------------------------------------------------------------------------


def audit_rows(g: State) -> None:
    """Ships, stadiums and infrastructure; a row is full while its deck lasts. [EVA-010, EVA-988, INT-79]"""
    ships = lying(g, SHIP_ROW)
    stadiums = lying(g, STADIUM_ROW) + g.taken + list(range(len(g.players), 4))
    cards = lying(g, INFRASTRUCTURE_ROW) + g.piles[SECOND_DECK]
    for me in g.players:
        ships = ships + me.ships[OLD] + me.ships[NEW]
        stadiums = stadiums + me.stadiums[OLD] + me.stadiums[NEW] + [each % ABOARD for each in me.aboard]
        cards = cards + me.hand + me.played
    all_there(ships, 0, SHIPS, "ships")
    all_there(stadiums, 0, STADIUMS, "stadiums")
    all_there(cards, 0, INFRASTRUCTURE_CARDS, "infrastructure cards")
    for row in (SHIP_ROW, STADIUM_ROW, INFRASTRUCTURE_ROW):
        deck = len(g.piles[row]) + len(g.under[row]) + (len(g.piles[SECOND_DECK]) if row == INFRASTRUCTURE_ROW else 0)
        is_barred = row == STADIUM_ROW and g.rulings.solo and g.year <= BARRED_YEARS
        hold(len(g.rows[row]) == ROW or not deck or is_barred or g.rulings.fill_first, f"row {row} has a gap")


def lying(g: State, row: int) -> list[int]:
    return g.rows[row] + g.piles[row] + g.under[row]


def audit_cards(g: State) -> None:
    """Bonus cards, goals with their tokens, action cards, objectives. [EVA-112, EVA-115, EVA-902, EVA-931]"""
    box: Box = g.box
    hold(len(set(g.bonuses)) == len(g.bonuses) == YEARS + 1 - g.year, f"bonus cards: {g.bonuses}")
    hold(all(0 <= card < BONUS_CARDS for card in g.bonuses), f"bonus cards: {g.bonuses}")
    if g.rulings.points:
        goals = g.goal_pile + g.goals_out + [goal for packet in g.packets for goal in packet]
        for me in g.players:
            goals = goals + me.goals
            if me.given:
                all_there(me.given, FIRST_SLOT + SLOTS * me.seat, SLOTS, "tokens of the goal given up")
        all_there(goals, FIRST_GOAL, GOALS, "goals")
    if g.rulings.advanced:
        cards = g.deck
        for me in g.players:
            cards = cards + me.cards + me.face_up + me.tucked + me.put_away
        all_there(cards, 0, CARDS, "action cards")
    if g.rulings.objectives:
        objectives = len(g.objectives) + sum(len(me.objectives) + len(me.scored) for me in g.players)
        hold(objectives == box.objectives.drawn, f"objectives: {objectives}")


def audit_technologies(g: State, me: Player) -> None:
    """Nine tiles of one set; what the developed ones show adds up. [EVA-104, EVA-441..444]"""
    box: Box = g.box
    tiles = box.technologies
    sets = {tiles.sets[tile] for tile in me.columns}
    hold(len(set(me.columns)) == 9 and len(sets) == 1, f"seat {me.seat}: technologies {me.columns}")
    hold(all(tiles.rows[tile] == at % 3 for at, tile in enumerate(me.columns)), f"seat {me.seat}: rows")
    hold(all(0 <= done <= 5 for done in me.research), f"seat {me.seat}: research {me.research}")
    faces = sum(tiles.faces[tile] for tile in developed(g, me))
    hold(me.happy == faces, f"seat {me.seat}: {me.happy} faces on technologies that show {faces}")
    hold(me.fulfilled >> INFRASTRUCTURE_CARDS == 0, f"seat {me.seat}: fulfilled")
    hold(not me.fulfilled & ~sum(1 << card for card in me.played), f"seat {me.seat}: fulfilled, not played")


# -- boards -----------------------------------------------------------------------------------------------------


def audit_board(g: State, me: Player) -> None:
    """Four factory tiles of each type; nothing is below 0; actions and groups agree. [EVA-007, EVA-981, EVA-985]"""
    for resource in range(3):
        count = me.reserve[resource] + me.factories[resource] + me.factories[3 + resource]
        count += sum(me.freight[FREIGHT_FACTORIES + resource :: FREIGHT])
        for site, owner in enumerate(g.owner):
            if owner == me.seat:
                count += on_site(g.held[site], resource)
        hold(count == FACTORIES, f"seat {me.seat}: {count} factory tiles of type {resource}")
    counts = me.cubes + me.factories + me.reserve + me.freight + me.production
    hold(min(counts) >= 0 and me.people >= 0 and me.penalties >= 0, f"seat {me.seat}: less than nothing")
    hold(0 <= me.up <= ALL_TILES, f"seat {me.seat}: tiles {me.up}")
    unpaid = sum(me.groups) + len(me.face_up) - me.acted
    is_acting = g.seat == me.seat and g.playing != NOBODY
    hold(unpaid == 0 or (unpaid == 1 and is_acting), f"seat {me.seat}: {me.acted} actions, groups {me.groups}")


def on_site(held: int, resource: int) -> int:
    """Factory tiles of a type on a site."""
    return held >> 3 * resource & SITE_FACTORY - 1


def audit_ships(g: State, me: Player) -> None:
    """Ships under way still lie on the side they leave; freight is theirs alone. [EVA-501, EVA-509]"""
    hold(len(me.freight) == FREIGHT * len(me.flying), f"seat {me.seat}: freight without a ship")
    hold(all(ship in me.ships[OLD] for ship in me.flying), f"seat {me.seat}: flies {me.flying}")
    hold(all(ship in me.ships[NEW] for ship in me.returning), f"seat {me.seat}: returns {me.returning}")
    hold(all(each // ABOARD < len(me.flying) for each in me.aboard), f"seat {me.seat}: aboard {me.aboard}")


# -- the table --------------------------------------------------------------------------------------------------


def audit_sites(g: State) -> None:
    """A settled NW site has an owner and all its factory spots filled, others nothing. [EVA-450, EVA-984]"""
    box: Box = g.box
    for site, owner in enumerate(g.owner):
        tiles = sum(on_site(g.held[site], resource) for resource in range(3))
        spots = box.map.factory_spots[site] if 0 <= owner < g.rulings.seats else 0
        hold(tiles == spots, f"site {site} of {owner} holds {tiles} factories, not {spots}")


def audit_order(g: State) -> None:
    """The indicator is a permutation of those who stand on it. [EVA-990, EVA-951]"""
    has_third = g.rulings.solo or (g.rulings.third_full and g.rulings.blocked)
    seats = list(range(3 if has_third else g.rulings.seats))
    hold(sorted(g.order) == seats, f"order {g.order}")
    hold(1 <= g.year <= YEARS, f"year {g.year}")
    hold(g.seat == NOBODY or g.seat in circle(g), f"the turn of {g.seat}")


def audit_track(g: State) -> None:
    """A side space holds one marker; both markers lie at most one transition apart; oceans go by T1. [EVA-986, 987]"""
    box: Box = g.box
    track = box.tracks[g.rulings.profile]
    sides = [space for space in g.rivals if space % 3 != PASSING]
    for me in g.players:
        sides += [space for space in me.markers if space % 3 != PASSING]
        apart = abs(passed(g, me, 0) - passed(g, me, 1))
        hold(apart <= 1 or g.rulings.final_split, f"seat {me.seat}: markers {apart} transitions apart")
        gone = (passed(g, me, 0) > 0) + (passed(g, me, 1) > 0)
        hold((me.up >> FIRST_OCEAN).bit_count() == 2 - gone, f"seat {me.seat}: oceans {me.up >> FIRST_OCEAN}")
    limited = [each for each in sides if not g.rulings.marked_only or track.symbols[each] >= 0 or track.effects[each]]
    hold(len(limited) == len(set(limited)), f"two markers on a side space: {sorted(limited)}")
    is_open = g.rulings.seats > 2 or g.rulings.third_full
    hold(is_open or all(space % 3 != SIDE_B for space in sides), "a marker in the closed lane")
