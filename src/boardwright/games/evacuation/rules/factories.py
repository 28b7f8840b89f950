"""Prefabricate and clone. [EVA-470..473]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import PASS, Asking, Kind
from boardwright.games.evacuation.domains import CUBE, YES
from boardwright.games.evacuation.moves import add_people, pay, prefab
from boardwright.games.evacuation.notes import CLONED
from boardwright.games.evacuation.refusals_board import (
    clone_food,
    clones,
    prefabs,
    why_not_clone,
    why_not_prefab,
)
from boardwright.games.evacuation.rules.gaining import WORLD_PLACES
from boardwright.games.evacuation.rules.paying import PAY
from boardwright.games.evacuation.state import Player, State
from boardwright.games.evacuation.vocabulary import (
    ANY_PREFAB_PAYMENT,
    CLONE_FOOD,
    CLONE_TOKENS,
    NEW,
    PREFAB_FREE,
    PREFAB_TYPES,
    TIMES,
    Effect,
)

PREFAB: Final = Kind("prefab", CUBE, why_not_prefab, prefabs, exact=True)  # EVA-470
CLONE: Final = Kind("clone", YES, why_not_clone, clones, exact=True)  # EVA-473; about: the food, the tokens
CLONE_PEOPLE: Final = 2
"""Tokens of a clone. [EVA-473]"""


def prefabricate(g: State, me: Player, effect: Effect, board: bool) -> Asking[None]:
    """A type and the side that pays and gets it; free ones go to either side. [EVA-012, EVA-470, EVA-471, INT-60]"""
    about = (effect[PREFAB_FREE], effect[PREFAB_TYPES])
    must = board or g.rulings.effects_compulsory
    for _ in range(effect[TIMES]):
        place = yield PREFAB.if_possible(me.seat, about) if must else PREFAB.may(me.seat, about)
        if place == PASS:
            return
        if not effect[PREFAB_FREE]:
            yield from pay_prefab(g, me, place)
        prefab(g, me, place)


def pay_prefab(g: State, me: Player, place: int) -> Asking[None]:
    """A cube of that type, or of any with a technology. [EVA-470]"""
    cube = place
    if me.modifiers[ANY_PREFAB_PAYMENT]:
        cube = yield PAY.must(me.seat, (WORLD_PLACES[place // 3],))
    kind = cube % 3
    pay(g, me, cube // 3, int(kind == 0), int(kind == 1), int(kind == 2))


def clone(g: State, me: Player, effect: Effect, board: bool) -> Asking[None]:
    """NW food, and people come to the NW side; all clones of an effect may have one price. [EVA-473]"""
    at_once = effect[TIMES] if effect[CLONE_FOOD] >= 0 else 1
    food = clone_food(effect)
    tokens = at_once * (CLONE_PEOPLE + me.modifiers[CLONE_TOKENS])
    about = (food, tokens)
    must = board or g.rulings.effects_compulsory
    for _ in range(0, effect[TIMES], at_once):
        if (yield CLONE.if_possible(me.seat, about) if must else CLONE.may(me.seat, about)) == PASS:
            return
        pay(g, me, NEW, 0, 0, food)
        add_people(g, me, tokens, CLONED)
