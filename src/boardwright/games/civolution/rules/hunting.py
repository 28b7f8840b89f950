"""Hunting and strengthening. [CIV-333..337, CIV-932]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import PASS, Ask, Kind, Rule, Step
from boardwright.games.civolution.box import Box
from boardwright.games.civolution.domains import TERRITORY, TRIBE
from boardwright.games.civolution.moves import changed, stand_up
from boardwright.games.civolution.names import FOOD, NOBODY
from boardwright.games.civolution.notes import HUNTED
from boardwright.games.civolution.queries import EVERYWHERE, is_own_tribe, is_strong_place, touches, tribes_in
from boardwright.games.civolution.queries_cards import modifier
from boardwright.games.civolution.rules.abilities import triggered
from boardwright.games.civolution.rules.favor import FOR_HUNT, roll_and_choose
from boardwright.games.civolution.rules.materials import IN_ORDER
from boardwright.games.civolution.rules.supply import gain
from boardwright.games.civolution.state import Player, State
from boardwright.games.civolution.vocabulary import MUSHROOM_VALLEY
from boardwright.games.civolution.vocabulary_abilities import MODIFY_HUNT_FOOD, ON_HUNT

NO_HUNTER: Final = Rule("CIV-333", "no_hunter")
HUNTED_ALREADY: Final = Rule("CIV-333", "hunted_already")
NO_TOKEN: Final = Rule("CIV-336", "no_hunting_token")
NO_WEAK_TRIBE: Final = Rule("CIV-337", "no_weak_tribe")


def why_not_hunt(g: State, ask: Ask, territory: int) -> Rule | None:
    if not g.hunting_tokens:
        return NO_TOKEN
    if not g.players[ask.seat].tribes[territory]:
        return NO_HUNTER
    return HUNTED_ALREADY if g.hunted[territory] else None


def hunting_grounds(g: State, ask: Ask) -> list[int]:
    me = g.players[ask.seat]
    return [t for t in EVERYWHERE if me.tribes[t] and not g.hunted[t]] if g.hunting_tokens else []


def why_not_strengthen(g: State, ask: Ask, place: int) -> Rule | None:
    if place < ask.about[1]:
        return IN_ORDER
    me = g.players[ask.seat]
    return None if is_own_tribe(g, me, place) and not is_strong_place(g, place) else NO_WEAK_TRIBE


def weak_tribes(g: State, ask: Ask) -> list[int]:
    return sorted([p for p in tribes_in(g, g.players[ask.seat], False, EVERYWHERE) if p >= ask.about[1]])


HUNT: Final = Kind("hunt", TERRITORY, why_not_hunt, hunting_grounds, exact=True)  # CIV-333
STRENGTHEN: Final = Kind("strengthen", TRIBE, why_not_strengthen, weak_tribes, exact=True)  # CIV-337


def can_hunt(g: State, me: Player) -> bool:
    if g.hunting_tokens:
        for territory in EVERYWHERE:
            if me.tribes[territory] and not g.hunted[territory]:
                return True
    return False


def hunt(g: State, me: Player, count: int = 1) -> Step:
    """Announce a territory, roll, choose a die, take food, place a token; up to so many times. [CIV-333, CIV-336]"""
    for left in range(count, 0, -1):
        territory = yield HUNT.may(me.seat, (left,))
        if territory == PASS:
            return
        yield from hunt_in(g, me, territory)


def food_of_hunt(g: State, me: Player, territory: int, value: int) -> int:
    """What a value brings in a territory. [CIV-333, CIV-693]"""
    box: Box = g.box
    food = box.hunting[box.terrain[territory] * 6 + value - 1]
    return food + touches(g, territory, MUSHROOM_VALLEY) + modifier(g, me, MODIFY_HUNT_FOOD)


def hunt_in(g: State, me: Player, territory: int) -> Step:
    """The token is placed even if the hunt yields nothing. [CIV-333..335, CIV-932]"""
    box: Box = g.box
    g.announced = territory
    value = yield from roll_and_choose(g, me, FOR_HUNT)
    g.announced = NOBODY
    food = food_of_hunt(g, me, territory, value)
    g.hunted = changed(g.hunted, territory, 1)
    g.hunting_tokens -= 1
    if g.notes is not None:
        g.note(HUNTED, (me.seat, territory, food))
    yield from gain(g, me, FOOD, food)
    if me.triggers:
        yield from triggered(g, me, ON_HUNT, box.terrain[territory])


def can_strengthen(g: State, me: Player) -> bool:
    return sum(me.tribes) > sum(me.strong)


def strengthen(g: State, me: Player, count: int) -> Step:
    """Stand up to so many own weak tribes up, anywhere, in ascending order. [CIV-337]"""
    place = 0
    for left in range(count, 0, -1):
        place = yield STRENGTHEN.may(me.seat, (left, place))
        if place == PASS:
            return
        stand_up(g, me, place)
