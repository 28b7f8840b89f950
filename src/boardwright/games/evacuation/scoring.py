"""How a game ended, every point with its rule; and what must hold at every question. [EVA-801..827, EVA-981..990]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import Rule
from boardwright.core.game import Points, Result
from boardwright.games.evacuation.box import Box
from boardwright.games.evacuation.queries import happy_faces
from boardwright.games.evacuation.queries_end import (
    corrected,
    places_points,
    points_for_faces,
    points_for_sites,
    race_bonus,
    share,
    sites_left,
    sites_on_line,
    stadiums_missing,
)
from boardwright.games.evacuation.queries_map import is_met
from boardwright.games.evacuation.rules.points import kept_goals
from boardwright.games.evacuation.state import FIRST_GOAL, NOBODY, OPPONENT, RACE, STADIUMS_NEEDED, Player, State
from boardwright.games.evacuation.vocabulary import NEW

UNFINISHED: Final = Rule("EVA-801", "unfinished")
RACE_ENDED: Final = Rule("EVA-801", "race_ended")
YEARS_OVER: Final = Rule("EVA-804", "years_over")
FOUR_YEARS: Final = Rule("EVA-820", "four_years")

LOWEST_MARKER: Final = Rule("EVA-812", "lowest_marker")
RACE_CHIPS: Final = Rule("EVA-805", "race_chips")
RACE_SITES: Final = Rule("EVA-805", "race_sites")
RACE_STADIUMS: Final = Rule("EVA-805", "race_stadiums")
RACE_FACES: Final = Rule("EVA-806", "race_faces")
OTHER_LOWEST: Final = Rule("EVA-812", "other_lowest")

CHART: Final = Rule("EVA-821", "chart")  # have: the lowest marker
GOAL: Final = Rule("EVA-822", "goal")  # have: the goal card, from 0
SITES: Final = Rule("EVA-823", "sites")  # have: how many
STADIUMS: Final = Rule("EVA-824", "stadiums")  # have: how many are missing
CHIPS: Final = Rule("EVA-824", "chips")  # have: how many
FACES: Final = Rule("EVA-825", "faces")
SOLO_FACES: Final = Rule("EVA-962", "solo_faces")
OBJECTIVE: Final = Rule("EVA-932", "objective")  # have: the objective, from 0
LINE: Final = Rule("EVA-934", "line")  # have: module tile * 2 + side


def result(g: State) -> Result:
    """Places are 0 while the game runs. [EVA-811, EVA-812, EVA-827]"""
    sheets = [sheet(g, me) for me in g.players]
    if not g.ended:
        return Result([0] * len(g.players), UNFINISHED, sheets)
    if g.rulings.points:
        totals = [[total(points)] for points in sheets]
        return Result(ranked(totals), FOUR_YEARS, sheets)
    merits = [merit(g, me) for me in g.players]
    return Result(ranked(merits), YEARS_OVER if g.trigger == NOBODY else RACE_ENDED, sheets)


def ranked(merits: list[list[int]]) -> list[int]:
    """A place for each: one more than how many are better."""
    return [1 + len([other for other in merits if other > mine]) for mine in merits]


def total(points: Points) -> int:
    return sum([number for _, number in points])


def sheet(g: State, me: Player) -> Points:
    """The points as they stand, or in a race the lowest marker and what it would become."""
    return points_sheet(g, me) if g.rulings.points else race_sheet(g, me)


# -- a race -----------------------------------------------------------------------------------------------------


def merit(g: State, me: Player) -> list[int]:
    """What is compared, the most important first. Who qualifies is ahead of all others. [EVA-811, EVA-812, INT-54]"""
    markers = [corrected(me, resource) for resource in range(3)]
    markers.sort()
    faces = happy_faces(g, me)
    has_stadiums = 1 if len(me.stadiums[NEW]) >= STADIUMS_NEEDED else 0
    if is_qualified(g, me, markers[0]):
        return [1, faces, 0, 0, 0, 0]
    return [0, markers[0], has_stadiums, faces, markers[1], markers[2]]


def is_qualified(g: State, me: Player, low: int) -> bool:
    """All markers at 8 and 3 NW stadiums after the corrections, by ruling before them too. [EVA-811, INT-53]"""
    if low < RACE or len(me.stadiums[NEW]) < STADIUMS_NEEDED:
        return False
    return g.rulings.corrected_only or min(me.production) >= RACE


def race_sheet(g: State, me: Player) -> Points:
    """From the lowest marker to the lowest after the corrections; another one may be lowest then. [EVA-805, EVA-806]"""
    points: Points = [(LOWEST_MARKER, min(me.production))]
    add(points, RACE_CHIPS, me.penalties, -me.penalties)
    add(points, RACE_SITES, sites_left(g, me), -sites_left(g, me))
    add(points, RACE_STADIUMS, stadiums_missing(g, me), -stadiums_missing(g, me))
    if g.ended:
        add(points, RACE_FACES, happy_faces(g, me), race_bonus(g, me))
        add(points, OTHER_LOWEST, -1, min([corrected(me, resource) for resource in range(3)]) - total(points))
    return points


def add(points: Points, rule: Rule, have: int, number: int) -> None:
    """A line of the sheet, if it changes anything."""
    if number:
        points.append((rule.short(have, -1), number))


# -- Points Mode ------------------------------------------------------------------------------------------------


def points_sheet(g: State, me: Player) -> Points:
    """Production, goals, what was left undone, faces, modules. [EVA-821..826, EVA-932, EVA-934]"""
    low = min(me.production)
    points: Points = [(CHART.short(low, -1), chart_points(g, low))]
    add_goals(g, me, points)
    add(points, SITES, sites_left(g, me), -points_for_sites(g, me))
    add(points, STADIUMS, stadiums_missing(g, me), -3 * stadiums_missing(g, me))
    add(points, CHIPS, me.penalties, -3 * me.penalties)
    add(points, SOLO_FACES if g.rulings.solo else FACES, -1, points_for_faces(g, me))
    add_modules(g, me, points)
    return points


def chart_points(g: State, low: int) -> int:
    """By the chart, above its end more for each step. [EVA-821]"""
    box: Box = g.box
    last = len(box.chart) - 1
    return box.chart[low] if low <= last else box.chart[last] + (low - last) * box.chart_above


def add_goals(g: State, me: Player, points: Points) -> None:
    """Each goal that is met. [EVA-822]"""
    box: Box = g.box
    for goal in kept_goals(me):
        card = goal - FIRST_GOAL
        if is_met(g, me, box.goals.conditions[card], 0):
            add(points, GOAL, card, box.goals.points[card])


def add_modules(g: State, me: Player, points: Points) -> None:
    """Objectives played, and the majority on each line. [EVA-932, EVA-934]"""
    box: Box = g.box
    for objective in me.scored:
        add(points, OBJECTIVE, objective, box.objectives.points[objective])
    for line in g.lines:
        values = [sites_on_line(g, line, player.seat) for player in g.players]
        if g.rulings.solo:
            values.append(sites_on_line(g, line, OPPONENT))
        shared = g.rulings.face_share or g.rulings.seats > 2
        add(points, LINE, line, share(values, values[me.seat], places_points(g), shared))
