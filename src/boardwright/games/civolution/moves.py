"""Primitive changes that keep the table in order, and the notes that tell of them."""

from __future__ import annotations

from boardwright.core.errors import BrokenInvariant
from boardwright.games.civolution.box import FAVOR_SPACES, Box
from boardwright.games.civolution.names import (
    ABOARD_STRONG,
    ABOARD_WEAK,
    BLOCKED,
    BOATS,
    FREE,
    NOBODY,
    RAW,
    STORAGE,
    TERRITORIES,
    TRIBE_PLACES,
    WILD_STRONG,
    WILD_WEAK,
)
from boardwright.games.civolution.notes import (
    BOARDED,
    BUILT,
    CARD_REVEALED,
    DEPARTED,
    DEVELOPED,
    DISPLACED,
    FARM_LOST,
    FAVOR_MOVED,
    GAINED,
    LAID_DOWN,
    PRODUCED,
    RETURNED,
    SCORED,
    SETTLED,
    SITE_REVEALED,
    STOOD_UP,
    TRANSPORTED,
    TRIBE_LOST,
)
from boardwright.games.civolution.queries import boat_in, territory_of
from boardwright.games.civolution.state import Player, State
from boardwright.games.civolution.vocabulary import FARM

# -- lists that clones share -------------------------------------------------------------------------------------------


def replaced(piles: list[list[int]], at: int, pile: list[int]) -> list[list[int]]:
    """The piles with another one in this place; clones share the old ones."""
    new = piles[:]
    new[at] = pile
    return new


def changed(values: list[int], at: int, value: int) -> list[int]:
    """The list with another value in this place; clones share the old one."""
    new = values[:]
    new[at] = value
    return new


# -- markers, points, favor -------------------------------------------------------------------------------------


def put_markers(g: State, me: Player, space: int, n: int) -> None:
    """From supply, which has them, onto a space, which has room for any number. [CIV-006, CIV-028, CIV-642]"""
    if n <= 0:
        return
    me.supply -= n
    me.markers[space] += n
    if me.supply < 0:
        raise BrokenInvariant("more markers than there are")
    if g.notes is not None:
        g.note(GAINED, (me.seat, space, n))


def return_markers(g: State, me: Player, space: int, n: int) -> None:
    """From a space back to supply. [CIV-006]"""
    spend(me, space, n)
    if g.notes is not None and n > 0:
        g.note(RETURNED, (me.seat, space, n))


def spend(me: Player, space: int, n: int) -> None:
    """The same where another line of the log tells of it."""
    me.markers[space] -= n
    me.supply += n
    if me.markers[space] < 0:
        raise BrokenInvariant("a marker is returned that is not there")


def gain_points(g: State, me: Player, n: int, source: int) -> None:
    """Success points, without limit, by where they come from (names.py). [CIV-003, 640, 644, 956]"""
    if n <= 0:
        return
    me.earned = changed(me.earned, source, me.earned[source] + n)
    if g.notes is not None:
        g.note(SCORED, (me.seat, n))


def add_favor(g: State, me: Player, n: int) -> None:
    """Forward; what goes beyond the right end is lost. [CIV-495, CIV-497, CIV-641]"""
    me.favor = min(FAVOR_SPACES, me.favor + n)
    if g.notes is not None:
        g.note(FAVOR_MOVED, (me.seat, me.favor))


def lower_favor(g: State, me: Player) -> None:
    """One back, by Deus ex machina. [CIV-535]"""
    me.favor -= 1
    if g.notes is not None:
        g.note(FAVOR_MOVED, (me.seat, me.favor))


# -- tribes -----------------------------------------------------------------------------------------------------


def count_in(me: Player, territory: int, strong: bool) -> None:
    me.tribes[territory] += 1
    if strong:
        me.strong[territory] += 1
    me.presence |= 1 << territory


def count_out(me: Player, territory: int, strong: bool) -> None:
    me.tribes[territory] -= 1
    if strong:
        me.strong[territory] -= 1
    if not me.tribes[territory]:
        me.presence &= ~(1 << territory)


def lift_tribe(g: State, me: Player, place: int) -> bool:
    """Take a tribe from its place into the hand; was it strong?"""
    territory = territory_of(g, place)
    if place < WILD_STRONG:
        strong = g.camps[place] == me.seat * 2 + 1
        g.camps[place] = FREE
    elif place < WILD_WEAK:
        strong = True
        me.wild_strong = changed(me.wild_strong, territory, me.wild_strong[territory] - 1)
    elif place < ABOARD_STRONG:
        strong = False
        me.wild_weak = changed(me.wild_weak, territory, me.wild_weak[territory] - 1)
    else:
        strong = place < ABOARD_WEAK
        lift_from_boat(me, boat_in(me, territory), strong)
    count_out(me, territory, strong)
    return strong


def lift_from_boat(me: Player, boat: int, strong: bool) -> None:
    if strong:
        me.aboard_strong = changed(me.aboard_strong, boat, me.aboard_strong[boat] - 1)
    else:
        me.aboard_weak = changed(me.aboard_weak, boat, me.aboard_weak[boat] - 1)


def depart(g: State, me: Player, place: int) -> bool:
    """A tribe leaves its place; until it settles it is on its way. Is it strong? [CIV-310]"""
    g.moving = me.seat * TRIBE_PLACES + place
    if g.notes is not None:
        g.note(DEPARTED, (me.seat, place))
    return lift_tribe(g, me, place)


def put_on_camp(g: State, me: Player, camp: int, strong: bool) -> None:
    """Onto a free encampment. [CIV-311]"""
    box: Box = g.box
    g.camps[camp] = me.seat * 2 + (1 if strong else 0)
    count_in(me, box.camp_territory[camp], strong)
    if g.notes is not None:
        g.note(SETTLED, (me.seat, camp))


def put_in_wilderness(me: Player, territory: int, strong: bool) -> None:
    """Where displaced tribes are. [CIV-008]"""
    if strong:
        me.wild_strong = changed(me.wild_strong, territory, me.wild_strong[territory] + 1)
    else:
        me.wild_weak = changed(me.wild_weak, territory, me.wild_weak[territory] + 1)
    count_in(me, territory, strong)


def put_aboard(g: State, me: Player, boat: int, strong: bool) -> None:
    """Onto an own boat, and so in its Water. [CIV-009, CIV-314]"""
    if strong:
        me.aboard_strong = changed(me.aboard_strong, boat, me.aboard_strong[boat] + 1)
    else:
        me.aboard_weak = changed(me.aboard_weak, boat, me.aboard_weak[boat] + 1)
    count_in(me, me.boats[boat], strong)
    if g.notes is not None:
        g.note(BOARDED, (me.seat, me.boats[boat]))


def displace(g: State, camp: int) -> int:
    """The tribe there goes to the wilderness of the same territory and keeps its state; whose it was. [CIV-312]"""
    box: Box = g.box
    owner, strong = g.camps[camp] >> 1, g.camps[camp] & 1 != 0
    they = g.players[owner]
    territory = box.camp_territory[camp]
    g.camps[camp] = FREE
    if strong:
        they.wild_strong = changed(they.wild_strong, territory, they.wild_strong[territory] + 1)
    else:
        they.wild_weak = changed(they.wild_weak, territory, they.wild_weak[territory] + 1)
    if g.notes is not None:
        g.note(DISPLACED, (owner, camp))
    return owner


def lay_down(g: State, me: Player, place: int) -> int:
    """A strong tribe becomes weak; its place as a weak tribe. [CIV-005]"""
    territory = territory_of(g, place)
    me.strong[territory] -= 1
    if g.notes is not None:
        g.note(LAID_DOWN, (me.seat, place))
    if place < WILD_STRONG:
        g.camps[place] -= 1
        return place
    if place < WILD_WEAK:
        me.wild_strong = changed(me.wild_strong, territory, me.wild_strong[territory] - 1)
        me.wild_weak = changed(me.wild_weak, territory, me.wild_weak[territory] + 1)
    else:
        boat = boat_in(me, territory)
        me.aboard_strong = changed(me.aboard_strong, boat, me.aboard_strong[boat] - 1)
        me.aboard_weak = changed(me.aboard_weak, boat, me.aboard_weak[boat] + 1)
    return place + TERRITORIES


def stand_up(g: State, me: Player, place: int) -> None:
    """A weak tribe becomes strong. [CIV-337]"""
    territory = territory_of(g, place)
    me.strong[territory] += 1
    if g.notes is not None:
        g.note(STOOD_UP, (me.seat, place))
    if place < WILD_STRONG:
        g.camps[place] += 1
    elif place < ABOARD_STRONG:
        me.wild_weak = changed(me.wild_weak, territory, me.wild_weak[territory] - 1)
        me.wild_strong = changed(me.wild_strong, territory, me.wild_strong[territory] + 1)
    else:
        boat = boat_in(me, territory)
        me.aboard_weak = changed(me.aboard_weak, boat, me.aboard_weak[boat] - 1)
        me.aboard_strong = changed(me.aboard_strong, boat, me.aboard_strong[boat] + 1)


def remove_tribe(g: State, me: Player, place: int) -> None:
    """Back to supply. [CIV-534]"""
    lift_tribe(g, me, place)
    me.tribes_left += 1
    if g.notes is not None:
        g.note(TRIBE_LOST, (me.seat, place))


# -- continent --------------------------------------------------------------------------------------------------


def develop(g: State, territory: int) -> None:
    """The material tile is turned face up, for the rest of the game. [CIV-316]"""
    box: Box = g.box
    land = box.terrain[territory]
    pile = g.tiles_unseen[land][:]
    g.tile = changed(g.tile, territory, g.chance.take(pile))
    g.tiles_unseen = replaced(g.tiles_unseen, land, pile)
    if g.notes is not None:
        g.note(DEVELOPED, (territory, g.tile[territory]))


def transport_raw(g: State, me: Player, territory: int, material: int) -> None:
    """From land to the storage space of its material. [CIV-327]"""
    me.markers[RAW + territory] -= 1
    me.markers[STORAGE + material] += 1
    if g.notes is not None:
        g.note(TRANSPORTED, (me.seat, territory, material))


def transport_notch(g: State, me: Player, boat: int, material: int) -> None:
    """From a boat's notch to a storage space. [CIV-328]"""
    me.notch = changed(me.notch, boat, 0)
    me.markers[STORAGE + material] += 1
    if g.notes is not None:
        g.note(TRANSPORTED, (me.seat, me.boats[boat], material))


def fill_notch(g: State, me: Player, boat: int) -> None:
    """A marker from supply, which has one. [CIV-326]"""
    me.notch = changed(me.notch, boat, 1)
    me.supply -= 1
    if g.notes is not None:
        g.note(PRODUCED, (me.seat, me.boats[boat]))


def turn_site(g: State, site: int) -> int:
    """A face-down site is revealed; its kind. [CIV-225]"""
    box: Box = g.box
    g.sites_unseen = g.sites_unseen[:]
    piece = g.chance.take(g.sites_unseen)
    g.site = changed(g.site, site, piece)
    kind = box.site_kind[piece]
    if piece < len(g.ground_at) - 1:
        g.ground_at = changed(g.ground_at, piece + 1, site)
    if g.notes is not None:
        g.note(SITE_REVEALED, (site, kind))
    return kind


def remove_farm(g: State, territory: int) -> None:
    """Back to its owner's console. [CIV-694, CIV-953]"""
    g.players[g.farms[territory]].farms_left += 1
    left = BLOCKED if g.provisions[territory] > 1 else NOBODY  # CIV-975
    g.farms = changed(g.farms, territory, left)
    if g.notes is not None:
        g.note(FARM_LOST, (territory,))


def put_farm(g: State, me: Player, territory: int) -> None:
    """CIV-350"""
    g.farms = changed(g.farms, territory, me.seat)
    me.farms_left -= 1
    if g.notes is not None:
        g.note(BUILT, (me.seat, FARM))


def free_boat(me: Player) -> int:
    """A boat still on the console, NOBODY if there is none."""
    for boat in range(BOATS):
        if me.boats[boat] == NOBODY:
            return boat
    return NOBODY


def put_goals(me: Player, space: int, pile: list[int]) -> None:
    """The chips on a goal space: as many as one likes. [CIV-116, CIV-918]"""
    me.goals = replaced(me.goals, space, pile)


# -- research cards ---------------------------------------------------------------------------------------------


def know(g: State, card: int, seats: int) -> None:
    """Who knows where a research card is: a bit for each seat, -1 for all."""
    g.known = changed(g.known, card, seats)


def turn_up(g: State, stack: list[int]) -> int:
    """A card of a shuffled stack; the others stay in ascending order, so that dealing them anew need not sort."""
    return stack.pop(g.chance.below(len(stack)))


def draw_from(g: State, card_type: int) -> int:
    """The top card of a face-down stack that has one. Those put under it come last. [CIV-244, CIV-340]"""
    pile = g.stacks[card_type][:]
    if pile:
        card = turn_up(g, pile)
        g.stacks = replaced(g.stacks, card_type, pile)
        return card
    g.chance.seal()
    under = g.under[card_type]
    g.under = replaced(g.under, card_type, under[1:])
    return under[0]


def show_next(g: State, card_type: int) -> None:
    """The top card of a face-down stack onto its face-up stack, if there is one. [CIV-111, CIV-916]"""
    if not g.stacks[card_type] and not g.under[card_type]:
        return
    card = draw_from(g, card_type)
    g.shown = replaced(g.shown, card_type, [*g.shown[card_type], card])
    know(g, card, -1)
    if g.notes is not None:
        g.note(CARD_REVEALED, (card,))


def put_under(g: State, seat: int, card: int) -> None:
    """Face down under the stack of its type; only this seat has seen it. [CIV-244]"""
    box: Box = g.box
    know(g, card, 1 << seat)
    card_type = box.card_type[card]
    g.under = replaced(g.under, card_type, [*g.under[card_type], card])
