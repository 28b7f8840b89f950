"""What is scored, era by era and at the end, and how a game ended. [CIV-546, CIV-560..573, CIV-600..604]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import Rule
from boardwright.core.game import Points, Result
from boardwright.games.civolution.box import COLUMNS, Box
from boardwright.games.civolution.names import (
    CARDS,
    FOOD,
    FROM_FINAL,
    FROM_POINT_BONUS,
    FROM_STAGES,
    GOALS,
    MONEY,
    NOBODY,
    STORAGE,
    VICI,
)
from boardwright.games.civolution.queries_cards import feature_markers, modifier
from boardwright.games.civolution.rules.stage_partition import is_goal_chip
from boardwright.games.civolution.state import Player, State
from boardwright.games.civolution.vocabulary import (
    CULTURE,
    EVOLUTION,
    POPULATION,
    PROSPERITY,
    TRACK_CATEGORIES,
)
from boardwright.games.civolution.vocabulary_abilities import ABILITY_POINT_BONUS, MODIFY_UNIT_BONUS

OVER: Final = 9
"""The phase after the final scoring."""

MOST_POINTS: Final = Rule("CIV-604", "most_points")
MORE_UPGRADES: Final = Rule("CIV-604", "more_upgrades")
EARLIER_SEAT: Final = Rule("CIV-604", "earlier_seat")
BEAT_VICI: Final = Rule("CIV-816", "beat_vici")
VICI_WON: Final = Rule("CIV-816", "vici_won")
UNFINISHED: Final = Rule("CIV-100", "unfinished")

SOURCES: Final = [
    Rule("CIV-313", "from_fire"), Rule("CIV-680", "from_reveal"), Rule("CIV-225", "from_exploration"),
    Rule("CIV-247", "from_sale"), Rule("CIV-417", "from_cost_spaces"), Rule("CIV-418", "from_effects"),
    Rule("CIV-346", "from_chips"), Rule("CIV-482", "from_thresholds"), Rule("CIV-484", "from_overflow"),
    Rule("CIV-522", "from_oaks"), Rule("CIV-537", "from_strong"), Rule("CIV-545", "from_events"),
    Rule("CIV-582", "from_statues"), Rule("CIV-602", "from_stages"), Rule("CIV-603", "from_point_bonus"),
    Rule("CIV-560", "era_technology"), Rule("CIV-560", "era_prestige"), Rule("CIV-560", "era_knowledge"),
    Rule("CIV-560", "era_construction"), Rule("CIV-560", "era_culture"), Rule("CIV-561", "era_evolution"),
    Rule("CIV-562", "era_prosperity"), Rule("CIV-563", "era_population"), Rule("CIV-564", "era_expansion"),
    Rule("CIV-600", "final_technology"), Rule("CIV-600", "final_prestige"), Rule("CIV-600", "final_knowledge"),
    Rule("CIV-600", "final_construction"), Rule("CIV-600", "final_culture"), Rule("CIV-600", "final_evolution"),
    Rule("CIV-600", "final_prosperity"), Rule("CIV-600", "final_population"), Rule("CIV-600", "final_expansion"),
]  # fmt: skip
"""By FROM_*: what each part of a score sheet is called, and where it comes from."""

# -- units ------------------------------------------------------------------------------------------------------


def era_units(g: State, me: Player, category: int) -> int:
    """The units of a category, with those that abilities add. [CIV-560..564]"""
    units = plain_units(g, me, category)
    if me.modifiers:
        units += modifier(g, me, MODIFY_UNIT_BONUS, category)
        if category <= CULTURE:
            units += modifier(g, me, MODIFY_UNIT_BONUS, TRACK_CATEGORIES)
    return units


def plain_units(g: State, me: Player, category: int) -> int:
    if category <= CULTURE:
        return me.tracks[category]  # CIV-560
    if category == POPULATION:
        return sum(me.tribes)  # CIV-563
    if category == EVOLUTION or category == PROSPERITY:
        if g.rulings.solo and me.seat == VICI:
            return g.evolution if category == EVOLUTION else g.prosperity  # CIV-814
        return feature_markers(g, me) if category == EVOLUTION else diamonds(g, me)  # CIV-561, CIV-562
    return me.presence.bit_count()  # CIV-564


def diamonds(g: State, me: Player) -> int:
    """Prosperity: active diamonds on the console. [CIV-570..573, CIV-906]"""
    box: Box = g.box
    total = min(me.markers[FOOD] // 3, box.food_diamonds) + min(me.markers[MONEY] // 2, box.money_diamonds)
    for recess, ground in enumerate(me.settlements):
        if ground != NOBODY:
            total += box.settlement_diamonds[recess]
    for first in range(STORAGE, STORAGE + 18, 3):
        if me.markers[first + 1]:
            if me.markers[first]:
                total += box.storage_diamonds[0]
            if me.markers[first + 2]:
                total += box.storage_diamonds[1]
    return total


def final_value(g: State, category: int) -> int:
    """Points a unit at the end: as printed, or on the tile that lies there. [CIV-601]"""
    box: Box = g.box
    return box.final_tile_values[category] if g.boosted >> category & 1 else box.final_values[category]


# -- the end ----------------------------------------------------------------------------------------------------


def score_end(g: State) -> None:
    """Nine categories for everybody, the console for those who have one. [CIV-600..603, CIV-816]"""
    for me in g.players:
        me.earned = me.earned[:]  # clones share the old list
        for category in range(9):
            me.earned[FROM_FINAL + category] += era_units(g, me, category) * final_value(g, category)
        me.earned[FROM_STAGES] += stage_points(g, me)
        me.earned[FROM_POINT_BONUS] += point_bonus(g, me)
    g.phase = OVER


def stage_points(g: State, me: Player) -> int:
    """Each card and chip by its stage; 4 and 5 only with the tile active; goal chips one by one. [CIV-407, CIV-602]"""
    total = 0
    for column in range(COLUMNS):
        for height in range(len(me.columns[column])):
            total += value_at(g, me, column, height)
        if me.type_of[column] == GOALS:
            for height, piece in enumerate(me.right):
                if is_goal_chip(piece):
                    total += value_at(g, me, column, height)
    return total


def value_at(g: State, me: Player, column: int, height: int) -> int:
    """Here alone it matters whether a stage tile is active; above it there is nothing. [CIV-405..407]"""
    box: Box = g.box
    stage = box.column_base[column] + height
    if stage > 5 or (stage >= 4 and not me.tiles >> (stage - 4) & 1):
        return 0
    return box.stage_points[stage]


def point_bonus(g: State, me: Player) -> int:
    """Point bonus cards: so much for each card and income chip in their column. [CIV-603]"""
    box: Box = g.box
    total = 0
    for column in me.columns:
        for piece in column:
            if piece < CARDS and box.abilities[piece].kind == ABILITY_POINT_BONUS:
                total += box.abilities[piece].n * len(column)
    return total


def result(g: State) -> Result:
    """Most points, then more upgrades, then earlier in seating order; solo: more than V.I.C.I. [CIV-604, CIV-816]"""
    seats = g.rulings.seats
    sheets = [sheet(me) for me in g.players[:seats]]
    if g.phase != OVER:
        return Result([0] * seats, UNFINISHED, sheets, [0] * (len(g.players) - seats))
    if g.rulings.solo:
        won = sum(g.players[0].earned) > sum(g.players[VICI].earned)
        return Result([1 if won else 2], BEAT_VICI if won else VICI_WON, sheets, [2 if won else 1])
    order = sorted(range(seats), key=lambda seat: standing_of(g, seat), reverse=True)
    places = [0] * seats
    for place, seat in enumerate(order):
        places[seat] = place + 1
    return Result(places, decided_by(g, order), sheets)


def standing_of(g: State, seat: int) -> tuple[int, int, int]:
    """What decides, in this order. [CIV-604, CIV-957]"""
    me = g.players[seat]
    return sum(me.earned), me.upgrades, -((seat - g.starter) % len(g.players))


def decided_by(g: State, order: list[int]) -> Rule:
    first = standing_of(g, order[0])
    second = standing_of(g, order[1])
    if first[0] > second[0]:
        return MOST_POINTS
    return MORE_UPGRADES if first[1] > second[1] else EARLIER_SEAT


def sheet(me: Player) -> Points:
    """The points with the rules that they come from; sources without points are left out. [CIV-101]"""
    return [(SOURCES[source], points) for source, points in enumerate(me.earned) if points]
