"""Facts that count at the end of a year and of the game. [EVA-701, EVA-805..807, EVA-821..826, EVA-934]"""

from __future__ import annotations

from typing import Final

from boardwright.games.evacuation.box import Box
from boardwright.games.evacuation.queries import happy_faces, stadium_faces
from boardwright.games.evacuation.state import ALL_TILES, BONUS_CARDS, LAND, Player, State
from boardwright.games.evacuation.vocabulary import NEW

LOW: Final = 0
HIGH: Final = 1


def bonus_number(g: State, which: int) -> int:
    """The lower or the higher number of this year's card. [EVA-701, INT-01]"""
    box: Box = g.box
    at = g.rulings.profile * BONUS_CARDS + g.bonuses[0]
    return box.bonuses.high[at] if which == HIGH else box.bonuses.low[at]


# -- what was left undone ---------------------------------------------------------------------------------------


def tiles_left(g: State, me: Player) -> int:
    """The OW sites not evacuated, a mask; by ruling without the oceans. [EVA-805, EVA-823, INT-05]"""
    return me.up & (ALL_TILES if g.rulings.counts_oceans else LAND)


def sites_left(g: State, me: Player) -> int:
    """How many OW sites were not evacuated. [EVA-805]"""
    return tiles_left(g, me).bit_count()


def stadiums_missing(g: State, me: Player) -> int:
    """Stadiums that NW lacks at the end. [EVA-805, EVA-824]"""
    box: Box = g.box
    return max(0, box.years.at_end - len(me.stadiums[NEW]))


def points_for_sites(g: State, me: Player) -> int:
    """What the sites left behind cost: printed on the tile, by ruling 2 and 1 for each person. [EVA-823, INT-06]"""
    box: Box = g.box
    old = box.old
    left = tiles_left(g, me)
    cost = 0
    for tile, penalty in enumerate(old.penalties):
        if left >> tile & 1:
            cost += 2 + old.people[tile] if g.rulings.site_circles else penalty
    return cost


# -- the corrections of a race ----------------------------------------------------------------------------------


def penalties(g: State, me: Player) -> int:
    """Chips, of which there is no limit, sites left behind, missing stadiums. [EVA-805, INT-33]"""
    return me.penalties + sites_left(g, me) + stadiums_missing(g, me)


def corrected(me: Player, resource: int) -> int:
    """A NW marker after the corrections made so far. [EVA-805, EVA-806]"""
    value = me.production[resource]
    if me.corrections:
        value += me.corrections[3 + resource] - me.corrections[resource]
    return value


def race_bonus(g: State, me: Player) -> int:
    """The most faces +2, with two players +1; the second most +1; everybody tied has it. [EVA-806, EVA-807, INT-27]"""
    mine = happy_faces(g, me)
    if not mine and not g.rulings.faceless_rank:  # INT-28
        return 0
    ahead = len([player for player in g.players if happy_faces(g, player) > mine])
    if g.rulings.seats == 2:
        return 0 if ahead else 1
    return max(0, 2 - ahead)


# -- places and their points ------------------------------------------------------------------------------------


def faces_in_points(g: State, me: Player) -> int:
    """NW stadiums only, by ruling technologies too; who has fewer than three there does not count. [EVA-825, INT-07]"""
    box: Box = g.box
    if len(me.stadiums[NEW]) < box.years.at_end:
        return 0
    return stadium_faces(g, me.stadiums[NEW]) + (me.happy if g.rulings.points_technologies else 0)


def share(values: list[int], mine: int, points: list[int], shared: bool) -> int:
    """Points of a rank among these values: the tied ones share what their places bring. [EVA-826, EVA-934, INT-25]

    `values`: everybody's, 0 does not rank; `points`: of the places in order; not `shared`: each tied one has the first.
    """
    if not mine:
        return 0
    place = len([value for value in values if value > mine])
    tied = len([value for value in values if value == mine])
    if not shared:
        return points[place] if place < len(points) else 0
    return sum(points[place : place + tied]) // tied


def points_for_faces(g: State, me: Player) -> int:
    """6, 4, 1, with two players 4, 0; solo 4 for as many as the opponent has. [EVA-825, EVA-826, EVA-962, INT-74]"""
    if g.rulings.solo:
        return solo_faces(g, me)
    values = [faces_in_points(g, player) for player in g.players]
    return share(values, values[me.seat], places_points(g), g.rulings.face_share or g.rulings.seats > 2)


def places_points(g: State) -> list[int]:
    """The points of the places, for faces and lines alike. [EVA-825, EVA-934]"""
    box: Box = g.box
    return box.modules.points if g.rulings.seats > 2 else box.modules.points_two


def solo_faces(g: State, me: Player) -> int:
    box: Box = g.box
    mine = stadium_faces(g, me.stadiums[NEW]) if g.rulings.solo_faces else faces_in_points(g, me)
    is_ranked = mine > 0 or g.rulings.solo_faces
    return box.modules.points_two[0] if is_ranked and mine >= stadium_faces(g, g.taken) else 0


def sites_on_line(g: State, line: int, owner: int) -> int:
    """How many sites of a line a player has. [EVA-934]"""
    box: Box = g.box
    return len([site for site in box.modules.lines[line] if g.owner[site] == owner])
