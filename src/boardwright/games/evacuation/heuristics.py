"""What a table is worth to a seat: production that stands or is on its way, and what it still costs to bring it."""

from __future__ import annotations

from typing import Final

from boardwright.games.evacuation.box import Box
from boardwright.games.evacuation.queries import happy_faces, symbols
from boardwright.games.evacuation.queries_end import sites_left, stadiums_missing
from boardwright.games.evacuation.scoring import result
from boardwright.games.evacuation.state import RACE, YEARS, Player, State

WON: Final = 1000.0
"""The value of a first place; all other values lie well below."""

# The unit is about one step of the lowest marker. First guesses, from what each thing costs to get further.
LOWEST: Final = 1.4
"""A step of the lowest NW marker, beside what each marker counts."""
MARKER: Final = 0.6
BEYOND: Final = 0.15
"""A step of a marker beyond the 8 that a race needs."""
STADIUM: Final = [1.3, 2.6]
"""A stadium on the OW, on the NW; up to the three that are needed."""
FACE: Final = 0.15
FACTORY: Final = [0.35, 0.85]
"""A factory tile that waits on the OW, on the NW."""
PERSON: Final = 0.7
CUBE: Final = [0.09, 0.12]
"""A cube on the OW, on the NW, up to a dozen there."""
TILE_LEFT: Final = 0.75
"""A site that is still to be evacuated."""
BAY: Final = 0.35
"""A bay or a unit of building capacity of a ship that waits on the OW, for each year in which it may yet fly."""
STEP: Final = 0.14
"""A step of a progress marker."""
POWER: Final = 0.2
"""A step that the year's power will bring."""
RESEARCH: Final = 0.4
CARD: Final = 0.3
SYMBOL: Final = 0.2
CHIP: Final = 1.0


def value(g: State, seat: int) -> float:
    """How good the table is for the seat: its own worth, and how far it is ahead of the best of the others."""
    if g.ended:
        return WON * (1.5 - result(g).places[seat])
    mine = worth(g, g.players[seat])
    others = [worth(g, p) for p in g.players if p.seat != seat]
    return mine - 0.2 * max(others) if others else mine


def worth(g: State, me: Player) -> float:
    """What a player has, and what it is good for in the years that are left."""
    left = YEARS - g.year
    return (
        of_production(me)
        + of_stadiums(g, me)
        + of_pieces(me)
        + of_ships(g, me, left)
        + STEP * (me.markers[0] + me.markers[1]) / 3
        + POWER * (me.power if g.phase <= 4 else 0)
        + of_cards(g, me)
        - CHIP * me.penalties
    )


def of_production(me: Player) -> float:
    """The NW markers; the lowest counts most. [EVA-805, EVA-821]"""
    total = LOWEST * min(me.production)
    for marker in me.production:
        total += MARKER * min(marker, RACE) + BEYOND * max(marker - RACE, 0)
    return total


def of_stadiums(g: State, me: Player) -> float:
    """Three stadiums are needed on the NW. [EVA-005]"""
    total = FACE * happy_faces(g, me)
    needed = 3
    for world in (1, 0):
        some = min(len(me.stadiums[world]), needed)
        total += STADIUM[world] * some
        needed -= some
    return total - 0.3 * stadiums_missing(g, me)


def of_pieces(me: Player) -> float:
    """Cubes, factory tiles and people that wait."""
    total = PERSON * min(me.people, 6)
    for world in (0, 1):
        for resource in range(3):
            at = 3 * world + resource
            total += FACTORY[world] * me.factories[at] + CUBE[world] * min(me.cubes[at], 6)
    return total


def of_ships(g: State, me: Player, left: int) -> float:
    """Ships on the OW, as far as there is something for them to carry; what is on them already counts as there."""
    box: Box = g.box
    room = 0.0
    for ship in me.ships[0]:
        room += len(box.ships.bays[ship]) + box.ships.building[ship]
    for ship in me.ships[1]:
        room += 0.5 * (len(box.ships.bays[ship]) + box.ships.building[ship])
    freight = 0.0
    for flight in range(len(me.flying)):
        at = 7 * flight
        freight += 0.8 * sum(me.freight[at + 3 : at + 7]) + 0.1 * sum(me.freight[at : at + 3])
    freight += 2.4 * len(me.aboard)
    return BAY * min(room, 3.0 * sites_left(g, me)) * (left + 1) / 2 + freight - TILE_LEFT * sites_left(g, me)


def of_cards(g: State, me: Player) -> float:
    """Research done, infrastructure in hand and played, symbols at hand."""
    total = RESEARCH * sum(me.research) + CARD * min(len(me.hand), 2) + CARD * len(me.played)
    mask = symbols(g, me)
    return total + SYMBOL * (mask & 1 + (mask >> 1 & 1) + (mask >> 2 & 1))
