"""Facts about the table."""

from __future__ import annotations

from typing import Final

from boardwright.games.civolution.box import LAND_TERRITORIES, Box
from boardwright.games.civolution.names import (
    ABOARD_STRONG,
    ABOARD_WEAK,
    BLOCKED,
    BOATS,
    FREE,
    NOBODY,
    TERRITORIES,
    WILD_STRONG,
    WILD_WEAK,
)
from boardwright.games.civolution.state import Player, State

SEATS_ABOARD: Final = 2
"""Of each boat. [CIV-314]"""
LAND: Final = (1 << LAND_TERRITORIES) - 1
"""All land territories, as bits."""

# -- players ----------------------------------------------------------------------------------------------------


def points(me: Player) -> int:
    """CIV-003"""
    return sum(me.earned)


def in_seating_order(g: State, first: int) -> list[int]:
    """All players, V.I.C.I included, clockwise from this one. [CIV-002]"""
    n = len(g.players)
    return [(first + i) % n for i in range(n)]


def dice_on_spaces(me: Player) -> int:
    return sum(me.dice) - me.dice[0]


def resets_to_end(g: State) -> int:
    """The Reset that enters the red end space. [CIV-170]"""
    return 2 * len(g.players) + 1


# -- places -----------------------------------------------------------------------------------------------------


def territory_of(g: State, place: int) -> int:
    """Where a tribe's place is (names.py)."""
    box: Box = g.box
    if place < WILD_STRONG:
        return box.camp_territory[place]
    return (place - WILD_STRONG) % TERRITORIES


def boat_in(me: Player, territory: int) -> int:
    """The player's boat in a Water territory, NOBODY if there is none. [CIV-351]"""
    for boat in range(BOATS):
        if me.boats[boat] == territory:
            return boat
    return NOBODY


def free_seats(me: Player, territory: int) -> int:
    """On the own boat there. [CIV-314]"""
    boat = boat_in(me, territory)
    return 0 if boat == NOBODY else SEATS_ABOARD - me.aboard_strong[boat] - me.aboard_weak[boat]


def tribes_in(g: State, me: Player, strong: bool, territories: list[int]) -> list[int]:
    """The places of the player's strong or weak tribes in these territories, encampments first."""
    box: Box = g.box
    code = me.seat * 2 + (1 if strong else 0)
    camps = g.camps
    places: list[int] = []
    for territory in territories:
        n = me.strong[territory]
        if (n if strong else me.tribes[territory] - n) == 0:
            continue
        first = box.camp_first[territory]
        places += [camp for camp in range(first, first + box.camp_count[territory]) if camps[camp] == code]
        add_others(me, strong, territory, places)
    return places


def add_others(me: Player, strong: bool, territory: int, places: list[int]) -> None:
    """Those in the wilderness and on boats."""
    if strong:
        if me.wild_strong[territory]:
            places.append(WILD_STRONG + territory)
        elif territory >= LAND_TERRITORIES:
            places.append(ABOARD_STRONG + territory)
    elif me.wild_weak[territory]:
        places.append(WILD_WEAK + territory)
    elif territory >= LAND_TERRITORIES:
        places.append(ABOARD_WEAK + territory)


EVERYWHERE: Final = list(range(TERRITORIES))


def is_own_tribe(g: State, me: Player, place: int) -> bool:
    """Has the player a tribe at this place, in the state that the place tells?"""
    if place < WILD_STRONG:
        return g.camps[place] >> 1 == me.seat
    territory = territory_of(g, place)
    if place < WILD_WEAK:
        return me.wild_strong[territory] > 0
    if place < ABOARD_STRONG:
        return me.wild_weak[territory] > 0
    boat = boat_in(me, territory)
    if boat == NOBODY:
        return False
    return (me.aboard_strong[boat] if place < ABOARD_WEAK else me.aboard_weak[boat]) > 0


def is_strong_place(g: State, place: int) -> bool:
    """Is the tribe at this place strong?"""
    if place < WILD_STRONG:
        return g.camps[place] & 1 != 0
    return place < WILD_WEAK or ABOARD_STRONG <= place < ABOARD_WEAK


def camps_of(g: State, territory: int) -> list[int]:
    """Its usable encampments, the fire encampment first. [CIV-311]"""
    box: Box = g.box
    first = box.camp_first[territory]
    return [camp for camp in range(first, first + box.camp_count[territory]) if g.camps[camp] != BLOCKED]


def has_free_camp(g: State, territory: int) -> bool:
    box: Box = g.box
    first = box.camp_first[territory]
    for camp in range(first, first + box.camp_count[territory]):
        if g.camps[camp] == FREE:
            return True
    return False


# -- sites ------------------------------------------------------------------------------------------------------


def revealed(g: State, kind: int) -> list[int]:
    """The places of the revealed sites of a kind, in ascending order."""
    box: Box = g.box
    return [site for site, piece in enumerate(g.site) if piece != NOBODY and box.site_kind[piece] == kind]


def touches(g: State, territory: int, kind: int) -> int:
    """How many revealed sites of a kind touch a territory."""
    box: Box = g.box
    n = 0
    for site in g.land.sites_of[territory]:
        piece = g.site[site]
        if piece != NOBODY and box.site_kind[piece] == kind:
            n += 1
    return n


def hidden_sites(g: State, territory: int) -> list[int]:
    """The face-down sites that touch a territory."""
    return [site for site in g.land.sites_of[territory] if g.site[site] == NOBODY]


def lowest(mask: int) -> int:
    """The place of the lowest bit."""
    return (mask & -mask).bit_length() - 1
