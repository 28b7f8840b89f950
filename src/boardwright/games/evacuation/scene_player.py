"""A player of a scene: board, sites, technologies, cards; see scene.py."""

from __future__ import annotations

from typing import Any, Final

from boardwright.games.evacuation.box import Box
from boardwright.games.evacuation.domains import space_label
from boardwright.games.evacuation.queries import developed, passed
from boardwright.games.evacuation.queries_map import is_met
from boardwright.games.evacuation.scene_reading import amounts, ids, numbers
from boardwright.games.evacuation.state import (
    FIRST_GOAL,
    FIRST_OCEAN,
    FIRST_SLOT,
    INFRASTRUCTURE_ROW,
    SECOND_DECK,
    SHIP_ROW,
    SITE_FACTORY,
    SLOTS,
    STADIUM_ROW,
    Player,
    State,
)
from boardwright.games.evacuation.vocabulary import NEW, OLD, REQUIREMENT_MISSING, RESOURCES
from boardwright.scenes.reading import number, one_of, require, texts, yes_or_no

PLAYER_KEYS: Final = [
    "acted", "cards", "columns", "developed", "down", "face_up", "factories_new", "factories_old", "fresh", "fulfilled",
    "goals", "groups", "hand", "held", "markers", "new", "old", "passed", "penalties", "people", "played", "power",
    "production", "research", "scored", "set", "ships_new", "ships_old", "sites", "stadiums_new", "stadiums_old",
    "tucked",
]  # fmt: skip
HAND: Final = 4
RESEARCHES: Final = 5
UNNAMED: Final = -1


def place_player(g: State, me: Player, row: dict[str, Any], own: int) -> None:
    """Everything that is named, taken from where it lies in the box; `own`: the set of technologies."""
    me.cubes = [*amounts(row, "old", RESOURCES), *amounts(row, "new", RESOURCES)]
    me.people = number(row, "people", 0, 99, 0)
    me.penalties = number(row, "penalties", 0, 99, 0)
    place_markers(g, me, row)
    place_factories(g, me, row)
    place_ships(g, me, row)
    place_technologies(g, me, row, own)
    place_year(g, me, row)
    place_infrastructure(g, me, row)
    place_cards(g, me, row)


def take(pile: list[int], item: int, name: str) -> int:
    """Out of its pile. Raises Malformed if it is in use."""
    require(item in pile, f"{name} is named twice, or is no piece of a deck")
    pile.remove(item)
    return item


# -- worlds -----------------------------------------------------------------------------------------------------


def place_markers(g: State, me: Player, row: dict[str, Any]) -> None:
    """Both progress markers; each that is past T1 has turned an ocean down. [EVA-621]"""
    box: Box = g.box
    spaces = 3 * (box.tracks[g.rulings.profile].length + 1)
    labels = [space_label(box, space) for space in range(spaces)]
    named = texts(row, "markers") or ["0", "0"]
    require(len(named) == 2, f"markers: {named!r} are not two spaces")
    me.markers = [labels.index(one_of(each if ":" in each else f"{each}:passing", labels, "space")) for each in named]
    for tile in ids(row, "down", box.old.ids[:FIRST_OCEAN], "land tile"):
        me.up &= ~(1 << tile)
    for marker in (0, 1):
        if passed(g, me, marker):
            me.up &= ~(1 << FIRST_OCEAN + marker)


def place_factories(g: State, me: Player, row: dict[str, Any]) -> None:
    """Waiting tiles, then those on sites. [EVA-007]"""
    me.factories = [*amounts(row, "factories_old", RESOURCES), *amounts(row, "factories_new", RESOURCES)]
    for resource in range(3):
        me.reserve[resource] -= me.factories[resource] + me.factories[3 + resource]
        require(me.reserve[resource] >= 0, f"factories: more than 4 of {RESOURCES[resource]}")
    for text in texts(row, "sites"):
        place_site(g, me, text)


def place_site(g: State, me: Player, text: str) -> None:
    """A site with the types in its factory spots, `d1 energy`; where none are named, the reserve's first. [EVA-451]"""
    box: Box = g.box
    name, *types = text.split()
    site = box.map.ids.index(one_of(name, box.map.ids, "site"))
    require(g.owner[site] < 0, f"{name}: is settled twice")
    spots = box.map.factory_spots[site]
    require(not types or len(types) == spots, f"{name}: has {spots} factory spots")
    g.owner[site] = me.seat
    for spot in range(spots):
        resource = RESOURCES.index(one_of(types[spot], RESOURCES, "resource")) if types else first_left(me.reserve)
        require(me.reserve[resource] > 0, f"{name}: no factory tile is left")
        me.reserve[resource] -= 1
        g.held[site] += SITE_FACTORY**resource


def first_left(reserve: list[int]) -> int:
    return next((resource for resource, left in enumerate(reserve) if left), 0)


def place_ships(g: State, me: Player, row: dict[str, Any]) -> None:
    """Ships and stadiums of both sides; a starting stadium that is not named lies on the OW side. [EVA-107]"""
    box: Box = g.box
    own = box.stadiums.ids[me.seat]
    me.stadiums = [[], []]
    for world, side in ((OLD, "old"), (NEW, "new")):
        for ship in ids(row, f"ships_{side}", box.ships.ids, "ship"):
            me.ships[world].append(take(g.piles[SHIP_ROW], ship, box.ships.ids[ship]))
        for stadium in ids(row, f"stadiums_{side}", box.stadiums.ids, "stadium"):
            pile = [me.seat] if box.stadiums.ids[stadium] == own else g.piles[STADIUM_ROW]
            me.stadiums[world].append(take(pile, stadium, box.stadiums.ids[stadium]))
    if me.seat not in me.stadiums[OLD] + me.stadiums[NEW]:
        me.stadiums[OLD].insert(0, me.seat)


# -- technologies -----------------------------------------------------------------------------------------------


def sets_of(box: Box, rows: list[dict[str, Any]]) -> list[int]:
    """A set for each seat: the one that it names, or of what it developed; else the lowest left, its own first."""
    tiles = box.technologies
    found = [UNNAMED] * len(rows)
    for seat, row in enumerate(rows):
        named = ids(row, "developed", tiles.ids, "technology")
        if "set" in row or named:
            found[seat] = number(row, "set", 1, 4, tiles.sets[named[0]] + 1 if named else 1) - 1
    left = [each for each in range(4) if each not in found]
    for seat, own in enumerate(found):
        if own == UNNAMED:
            found[seat] = take(left, seat if seat in left else left[0], "set")
    require(len(set(found)) == len(found), f"set: {[own + 1 for own in found]} gives two players the same one")
    return found


def place_technologies(g: State, me: Player, row: dict[str, Any], own: int) -> None:
    """A set, those developed as far left as can be, and what they change for good. [EVA-104, EVA-441..444]"""
    box: Box = g.box
    tiles = box.technologies
    named = ids(row, "developed", tiles.ids, "technology")
    me.research = numbers(row, "research", 3)
    require(max(me.research) <= RESEARCHES, f"research: {me.research} is more than {RESEARCHES}")
    me.columns = [0] * 9
    for level in range(3):
        there = [tile for tile in range(len(tiles.ids)) if tiles.sets[tile] == own and tiles.rows[tile] == level]
        first = [tile for tile in named if tile in there]
        for column, tile in enumerate(first + [tile for tile in there if tile not in first]):
            me.columns[column * 3 + level] = tile
        for column in range(len(first)):
            me.research[column] = max(me.research[column], 2 * level + 1)
    require(all(tile in me.columns for tile in named), f"developed: these are not all of set {own + 1}")
    for tile in developed(g, me):
        me.happy += tiles.faces[tile]
        me.symbols |= 1 << tiles.symbols[tile] if tiles.symbols[tile] >= 0 else 0
        for modifier, change in tiles.modifiers[tile]:
            me.modifiers[modifier] += change


# -- the year, cards --------------------------------------------------------------------------------------------


def place_year(g: State, me: Player, row: dict[str, Any]) -> None:
    """What was done this year. [EVA-303, EVA-304, EVA-311]"""
    me.groups = numbers(row, "groups", 4)
    me.passed = yes_or_no(row, "passed")
    power = sum([uses * (group + 1) for group, uses in enumerate(me.groups)])
    me.power = number(row, "power", 0, 99, power)
    me.face_up = place_action_cards(g, row, "face_up")
    me.tucked = place_action_cards(g, row, "tucked")
    me.acted = sum(me.groups) + len(me.face_up)


def place_action_cards(g: State, row: dict[str, Any], key: str) -> list[int]:
    box: Box = g.box
    return [take(g.deck, card, box.cards.ids[card]) for card in ids(row, key, box.cards.ids, "action card")]


def place_infrastructure(g: State, me: Player, row: dict[str, Any]) -> None:
    """Cards in hand and played. [EVA-430, EVA-431]"""
    box: Box = g.box
    for key, where in (("hand", me.hand), ("played", me.played)):
        for card in ids(row, key, box.infrastructure.ids, "infrastructure card"):
            pile = g.piles[SECOND_DECK if box.infrastructure.decks[card] else INFRASTRUCTURE_ROW]
            where.append(take(pile, card, box.infrastructure.ids[card]))


def place_cards(g: State, me: Player, row: dict[str, Any]) -> None:
    """Action cards in hand, goals kept, public objectives."""
    box: Box = g.box
    me.cards = place_action_cards(g, row, "cards")
    for goal in ids(row, "goals", box.goals.ids, "goal"):
        me.goals.append(take(g.goal_pile, FIRST_GOAL + goal, box.goals.ids[goal]))
    me.objectives = [*ids(row, "held", box.objectives.ids, "objective"), *ids(row, "fresh", box.objectives.ids, "")]
    me.scored = ids(row, "scored", box.objectives.ids, "objective")
    for objective in ids(row, "fresh", box.objectives.ids, "objective"):
        me.fresh |= 1 << objective


# -- what follows -----------------------------------------------------------------------------------------------


def settle_up(g: State, rows: list[dict[str, Any]], drafting: bool) -> None:
    """What was not named: met requirements, production, goals and cards that nobody named, open objectives."""
    for me, row in zip(g.players, rows, strict=True):
        fulfil(g, me, row)
        given = amounts(row, "production", RESOURCES) if "production" in row else [0, 0, 0]
        me.production = given if "production" in row else production_of(g, me)
        if g.rulings.points and not drafting:
            fill_goals(g, me)
        if g.rulings.advanced:
            wanted = 7 if drafting else HAND
            me.cards += [g.deck.pop(0) for _ in range(max(0, wanted - len(me.cards)))]
    if g.rulings.objectives:
        fill_objectives(g)


def fulfil(g: State, me: Player, row: dict[str, Any]) -> None:
    """The cards that are named, else those whose requirement is met. [EVA-432]"""
    box: Box = g.box
    for card in ids(row, "fulfilled", box.infrastructure.ids, "infrastructure card"):
        require(card in me.played, f"{box.infrastructure.ids[card]}: is fulfilled, but not played")
        me.fulfilled |= 1 << card
    if "fulfilled" not in row:
        missing = me.modifiers[REQUIREMENT_MISSING]
        for card in me.played:
            if is_met(g, me, box.infrastructure.requires[card], missing):
                me.fulfilled |= 1 << card


def production_of(g: State, me: Player) -> list[int]:
    """What sites, oceans and infrastructure give. [EVA-451, EVA-452, EVA-623, EVA-624]"""
    box: Box = g.box
    behind = min(passed(g, me, 0), passed(g, me, 1))
    found = [(behind >= 2) + (behind >= 3)] * 3
    for resource in range(3):
        for site, owner in enumerate(g.owner):
            if owner == me.seat:
                found[resource] += box.map.rises[site * 3 + resource]
                found[resource] += g.held[site] // SITE_FACTORY**resource % SITE_FACTORY
        for card in me.played:
            if me.fulfilled >> card & 1:
                found[resource] += box.infrastructure.production[card * 3 + resource]
    return found


def fill_goals(g: State, me: Player) -> None:
    """Three kept and the last one given up; in solo it lies aside. [EVA-115]"""
    while len(me.goals) < SLOTS:
        me.goals.append(g.goal_pile.pop())
    if g.rulings.solo:
        g.goals_out.append(me.goals.pop())
    else:
        first = FIRST_SLOT + SLOTS * me.seat
        me.given = [*range(first + 1, first + SLOTS), first]


def fill_objectives(g: State) -> None:
    """As many as are drawn, those that nobody named first. [EVA-931]"""
    box: Box = g.box
    held = [each for me in g.players for each in me.objectives + me.scored]
    for objective in range(len(box.objectives.ids)):
        if len(held) + len(g.objectives) < box.objectives.drawn and objective not in held + g.objectives:
            g.objectives.append(objective)
