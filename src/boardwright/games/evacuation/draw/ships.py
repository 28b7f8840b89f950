"""Ships and stadiums, whose drawing tells their values: sockets are bays, crates buildings, small hexes cubes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boardwright.drawing.svg import disc, oval, path, piece, placed, rect, text
from boardwright.games.evacuation.draw import glyphs
from boardwright.games.evacuation.draw.hexes import hexagon
from boardwright.games.evacuation.draw.icons import icon, icons
from boardwright.games.evacuation.draw.spots import cube, factory, person
from boardwright.games.evacuation.phrases import _
from boardwright.games.evacuation.rules.transport import ABOARD
from boardwright.games.evacuation.state import FREIGHT, FREIGHT_FACTORIES, FREIGHT_PEOPLE
from boardwright.games.evacuation.vocabulary import ENERGY, FOOD, STEEL

if TYPE_CHECKING:
    from boardwright.games.evacuation.draw.sight import Sight
    from boardwright.games.evacuation.view import PlayerView

SHIP: Final = (70, 42)
"""A ship beside a board: its width and height."""
STADIUM: Final = (54, 42)
OFFER: Final = (70, 58)
"""Something on offer, as a tile of technology."""


def teeth(colour: int, x: float, y: float, w: float) -> str:
    """The edge of a site, with 1, 2 or 3 teeth by its colour."""
    number = colour % 3 + 1
    start = x + w / 2 - (number - 1) * 4 - 2
    bar = rect(x, y, w, 5, 1.5, f"soft bay{colour % 3}")
    return bar + "".join([rect(start + each * 8, y + 4, 4, 4, 0.5, f"soft bay{colour % 3}") for each in range(number)])


def bay(colour: int, x: float, y: float) -> str:
    """A bay, 13 wide: the socket that matches an edge."""
    number = colour % 3 + 1
    start = x + 6.5 - (number - 1) * 2 - 1.3
    bar = rect(x, y, 13, 5.5, 1.5, f"soft bay{colour % 3}")
    return bar + "".join([rect(start + each * 4, y + 0.8, 2.6, 4, 0.5, "plate") for each in range(number)])


# -- ships ------------------------------------------------------------------------------------------------------


def hull(sight: Sight, ship: int, freight: list[str], flies: bool) -> str:
    """A ship, 70 x 40: what it has room for, and from the left what is in it."""
    ships = sight.box.ships
    out = path("M9 16L2 7h10l8 6M9 31l-7 7h10l8-5", "fin")
    out += path("M4 24C7 11 15 7 26 7H46Q60 9 68 24Q60 36 45 38H26C15 38 7 36 4 24Z", "hull")
    out += disc(58.5, 23, 7.5, "sun soft") + text(58.5, 27.3, str(ships.flights[ship]), "t12 b", "middle")
    out += "".join([bay(colour, 15 + each * 14, 4) for each, colour in enumerate(ships.bays[ship])])
    out += "".join([rect(17 + each * 12, 12, 11, 10.5, 1.5, "ghost plate") for each in range(ships.building[ship])])
    cells = range(ships.resources[ship])
    out += "".join([path(hexagon(21 + each * 9.5, 30, 4.6), "ghost plate") for each in cells])
    out += "".join(freight)
    return out + (path("M1 20q-4-1-7 0M0 24h-8M1 28q-4 1-7 0", "fire") if flies else "")


def loaded(sight: Sight, player: PlayerView, at: int) -> list[str]:
    """What lies in a flying ship: people, factories and stadiums above, cubes below."""
    lying = player.freight[at * FREIGHT : at * FREIGHT + FREIGHT]
    stadiums = [each % ABOARD for each in player.aboard if each // ABOARD == at]
    tiles = [resource for resource in range(3) for _each in range(lying[FREIGHT_FACTORIES + resource])]
    cubes = [resource for resource in range(3) for _each in range(lying[resource])]
    people = lying[FREIGHT_PEOPLE]
    step = min(11.5, 25 / max(people + len(tiles) + len(stadiums) - 1, 1))
    out = [person(22.5 + each * step, 17, 10.5, player.seat) for each in range(people)]
    out += [factory(22.5 + (people + n) * step, 17, 10.5, each, player.seat) for n, each in enumerate(tiles)]
    before = people + len(tiles)
    out += [stadium_aboard(sight, each, 23.5 + (before + n) * step) for n, each in enumerate(stadiums)]
    return out + [cube(each, 21 + n * 9.5, 30, 4.6) for n, each in enumerate(cubes)]


def stadium_aboard(sight: Sight, stadium: int, x: float) -> str:
    told = sight.words.stadium_facts(sight.box, stadium)
    return piece(f"stadium-{stadium}", told, icon("stadium", 0, 0, 13), (-6.5, -6.5, 13, 13), (x, 17))


def ship(sight: Sight, player: PlayerView, ship: int, x: float, y: float, at: int = -1) -> str:
    """A ship beside a board; at: its place among those that fly, with freight."""
    told = sight.words.ship_facts(sight.box, ship)
    told += sight.say(_("; it flies")) if at >= 0 else ""
    body = rect(0.5, 0.5, SHIP[0] - 1, SHIP[1] - 1, 5, "card now" if at >= 0 else "card")
    inside = loaded(sight, player, at) if at >= 0 else []
    body += placed(0, 1, hull(sight, ship, inside, at >= 0))
    return piece(f"ship-{ship}", told, body, (0, 0, *SHIP), (x, y))


def ship_offer(sight: Sight, ship: int, x: float, y: float, first: bool) -> str:
    """A ship in its row, with its price."""
    body = offered(first) + placed(0, 0, hull(sight, ship, [], False)) + price(sight, sight.box.ships.costs, ship)
    return piece(f"ship-{ship}", sight.words.ship_offer(sight.box, ship), body, (0, 0, *OFFER), (x, y))


def offered(first: bool) -> str:
    """The card of something on offer; the first one of a row leaves it next."""
    mark = path(f"M3 {OFFER[1] - 5}V5", "ln") if first else ""
    return rect(0.5, 0.5, OFFER[0] - 1, OFFER[1] - 1, 5, "card") + mark


def price(sight: Sight, costs: list[int], item: int, x: float = 7) -> str:
    return path(f"M6 41.5H{OFFER[0] - 6}", "thin") + glyphs.row(
        glyphs.cubes(costs[3 * item : 3 * item + 3], 2), x, 50, 13, OFFER[0] - x - 4
    )


# -- stadiums ---------------------------------------------------------------------------------------------------


def stand(sight: Sight, stadium: int, x: float, y: float) -> str:
    """A tier of seats for each face; masts for energy in its price, an arch for steel, trees for food."""
    costs, faces = sight.box.stadiums.costs[3 * stadium : 3 * stadium + 3], sight.box.stadiums.faces[stadium]
    out = ""
    if costs[ENERGY]:
        out += "".join([path(f"M{x + d} {y + 2}V{y - 16}M{x + d - 3} {y - 16}h6", "ln") for d in (-23, 23)])
    if costs[STEEL]:
        out += path(
            f"M{x - 20} {y}Q{x} {y - 30} {x + 20} {y}M{x - 9} {y - 12}V{y}M{x} {y - 15}V{y}M{x + 9} {y - 12}V{y}", "ln"
        )
    for tier in range(min(faces, 5), 0, -1):
        out += oval(x, y, 8 + 2.9 * tier, 3.2 + 1.6 * tier, "tier odd" if tier % 2 else "tier")
    out += oval(x, y, 8, 3.2, "field") + path(f"M{x} {y - 3}v6", "chalk")
    if costs[FOOD] > 1:
        out += "".join([path(f"M{x + d} {y + 11}v-3", "ln") + disc(x + d, y + 6, 3, "soft lawn2") for d in (-24, 24)])
    return out


def stadium(sight: Sight, stadium: int, x: float, y: float) -> str:
    """A stadium beside a board, with its faces."""
    faces, (w, h) = sight.box.stadiums.faces[stadium], STADIUM
    body = rect(0.5, 0.5, w - 1, h - 1, 5, "card") + stand(sight, stadium, w / 2, 18)
    step = min(11, (w - 14) / max(faces - 1, 1))
    body += icons("face", faces, w / 2 - (faces - 1) * step / 2, 34, 11, step)
    return piece(f"stadium-{stadium}", sight.words.stadium_facts(sight.box, stadium), body, (0, 0, w, h), (x, y))


def stadium_offer(sight: Sight, stadium: int, x: float, y: float, first: bool) -> str:
    faces = str(sight.box.stadiums.faces[stadium])
    body = offered(first) + stand(sight, stadium, 42, 23) + icon("face", 10, 12, 13)
    body += text(10, 30, faces, "t12 b", "middle") + price(sight, sight.box.stadiums.costs, stadium)
    told = sight.words.stadium_offer(sight.box, stadium)
    return piece(f"stadium-{stadium}", told, body, (0, 0, *OFFER), (x, y))
