"""What cards and technologies of a player are worth: infrastructure, research, goals, action cards in hand."""

from __future__ import annotations

from typing import Final

from boardwright.games.evacuation.box import Box
from boardwright.games.evacuation.queries_map import count, is_met
from boardwright.games.evacuation.rules.points import kept_goals
from boardwright.games.evacuation.state import FIRST_GOAL, Player, State
from boardwright.games.evacuation.vocabulary import (
    AFTER_SETTLE,
    ANY_BAY,
    ANY_PREFAB_PAYMENT,
    BIOME_REACH,
    BONUS_TOLERANCE,
    BUILD_SHIP,
    BUILD_STADIUM,
    CARRY,
    CLONE_TOKENS,
    ENERGY_WAIVED,
    EVACUATE,
    EXCHANGE_TIMES,
    FLY,
    GAIN,
    GAIN_BONUS,
    INCOME,
    INFRASTRUCTURE,
    INFRASTRUCTURE_COST,
    INFRASTRUCTURE_MOVES,
    LINE,
    MIXED_SHIP,
    MIXED_STADIUM,
    MODIFIERS,
    NEED,
    PREFAB,
    PROGRESS_STEPS,
    RAISE_PRODUCTION,
    REQUIREMENT_MISSING,
    RETURN_COST,
    SETTLE,
    SETTLE_STEEL,
    SHIP_BUILDING,
    SHIP_RESOURCES,
    SITES,
    SOME_FLIGHTS_COST,
    SOME_SETTLE_PRODUCTION,
    STADIUM_COST,
    Condition,
)

MET: Final = [0.7, 0.7, 0.7, 0.55]
"""A step of a marker on a card in hand whose requirement is met: it must only be played. By year, from one to four."""
PLAYED: Final = [[0.5, 0.5, 0.45, 0.3], [0.3, 0.25, 0.12, 0.02]]
"""The same on a card that is played, where one site is missing, or more."""
HELD: Final = [[0.36, 0.34, 0.28, 0.12], [0.2, 0.15, 0.05, 0.0]]
"""The same on a card in hand."""
CARDS: Final = 3
"""Cards that count, the likeliest: nobody meets more of them in the time that is left."""

LASTING: Final = [1.0, 0.8, 0.5, 0.15]
"""How much of a standing ability is still ahead. By year."""
HALF: Final = 0.4
"""The first of two researches, beside what the tile will bring."""

ABILITIES: Final[list[tuple[int, float]]] = [
    (SOME_FLIGHTS_COST, -0.35),  # an energy a year
    (SHIP_RESOURCES, 0.2),  # a cube more on each ship
    (SHIP_BUILDING, 1.0),  # a stadium or factory more on each ship
    (RETURN_COST, -0.4),
    (ANY_BAY, 0.7),
    (INCOME + 0, 0.4), (INCOME + 1, 0.4), (INCOME + 2, 0.35), (INCOME + 3, 0.45),  # a cube a year
    (INCOME + 4, 0.4), (INCOME + 5, 0.45), (INCOME + 6, 0.45), (INCOME + 7, 0.55),
    (SETTLE_STEEL, -0.5),
    (CLONE_TOKENS, 0.8),
    (AFTER_SETTLE + 4 + 3, 0.7),  # a cube after each of about six settlements
    (BIOME_REACH, 0.8),
    (SOME_SETTLE_PRODUCTION, 1.8),  # three steps, if it comes early
    (EXCHANGE_TIMES, 0.1),
    (ANY_PREFAB_PAYMENT, 0.2),
    (GAIN_BONUS, 0.7),
    (ENERGY_WAIVED, 0.3),
    (BONUS_TOLERANCE, 0.4),
    (PROGRESS_STEPS, 0.12),
    (INFRASTRUCTURE_MOVES, 0.4),
    (INFRASTRUCTURE_COST, -0.4),
    (STADIUM_COST, -0.45),
    (MIXED_SHIP, 0.25),
    (MIXED_STADIUM, 0.3),
    (REQUIREMENT_MISSING, 1.2),  # several cards at once
]  # fmt: skip
"""What one of a modifier is worth over a whole game."""

ABILITY: Final = [0.0] * MODIFIERS
for _number, _worth in ABILITIES:
    ABILITY[_number] = _worth

ONCE: Final[list[tuple[int, float]]] = [
    (GAIN, 0.35), (INFRASTRUCTURE, 0.8), (SETTLE, 0.9), (BUILD_SHIP, 0.9), (BUILD_STADIUM, 1.1),
    (PREFAB, 0.7), (EVACUATE, 1.1), (FLY, 0.8), (CARRY, 0.6), (RAISE_PRODUCTION, 1.0),
]  # fmt: skip
"""What an effect of a one-time tile is worth while the tile is half done."""


def once(verb: int) -> float:
    for each, worth in ONCE:
        if each == verb:
            return worth
    return 0.3


CARD: Final = 0.08
"""An action card in hand."""
OBJECTIVE: Final = 0.25
"""Of the points of a public objective that is held and not yet played."""
GOAL: Final = 0.6
"""A point of a goal, beside a step of the lowest marker."""
EASE: Final = [0.6, 0.3, 0.7, 0.95, 0.95, 0.98, 0.98, 0.85, 0.95, 0.7, 1.0]
"""How likely a condition of each kind is met once one means to, in the vocabulary's order."""
ENOUGH: Final = 5
"""More sites than these are rarely settled."""


# -- infrastructure ---------------------------------------------------------------------------------------------


def production_of_cards(g: State, me: Player, year: int) -> list[float]:
    """Steps of each marker to be expected of cards played and in hand. [EVA-431..434]"""
    found = [0.0, 0.0, 0.0]
    if not me.hand and not me.played:
        return found
    box: Box = g.box
    chances = [(likely(g, me, card, year), card) for card in me.hand]
    for card in me.played:
        if not me.fulfilled >> card & 1:
            near = is_met(g, me, box.infrastructure.requires[card], 1)
            chances.append((PLAYED[0 if near else 1][year], card))
    chances.sort(reverse=True)
    for chance, card in chances[:CARDS]:
        for resource in range(3):
            found[resource] += chance * box.infrastructure.production[card * 3 + resource]
    return found


def likely(g: State, me: Player, card: int, year: int) -> float:
    """How likely a card in hand will raise production."""
    box: Box = g.box
    pictures = box.infrastructure.pictures
    for played in me.played:
        if pictures[played] == pictures[card]:
            return 0.0
    requires = box.infrastructure.requires[card]
    if is_met(g, me, requires, 0):
        return MET[year]
    return HELD[0 if is_met(g, me, requires, 1) else 1][year]


def of_cards(g: State, me: Player, year: int) -> float:
    """Action cards and objectives. What infrastructure brings is counted with the markers."""
    box: Box = g.box
    total = CARD * len(me.cards) - 0.05 * len(me.hand)
    for objective in me.objectives:
        total += OBJECTIVE * box.objectives.points[objective]
    for objective in me.scored:
        total += GOAL * box.objectives.points[objective]
    return total


# -- technology -------------------------------------------------------------------------------------------------


def of_research(g: State, me: Player, year: int) -> float:
    """What was developed, and half of what is half done. [EVA-440..444]"""
    box: Box = g.box
    total = 0.0
    for column in range(3):
        done = me.research[column]
        for row in range((done + 1) // 2):
            total += LASTING[year] * standing(box, me.columns[column * 3 + row])
        if done and done % 2 == 0:
            tile = me.columns[column * 3 + done // 2]
            total += HALF * (
                LASTING[year] * standing(box, tile) + at_once(box, tile) + 0.1 * box.technologies.faces[tile]
            )
    return total


def standing(box: Box, tile: int) -> float:
    """What the abilities of a tile are worth over a whole game; a symbol counts where symbols do."""
    total = 0.0
    for number, change in box.technologies.modifiers[tile]:
        total += ABILITY[number] * change
    return total


def at_once(box: Box, tile: int) -> float:
    """What a one-time tile brings."""
    total = 0.0
    for effect in box.technologies.effects[tile]:
        times = sum(effect[1:5]) if effect[0] in (GAIN, RAISE_PRODUCTION) else effect[1]
        total += once(effect[0]) * min(times, 3)
    return total


# -- goals ------------------------------------------------------------------------------------------------------


def of_goals(g: State, me: Player) -> float:
    """Goals, by how near they are. [EVA-822]"""
    box: Box = g.box
    total = 0.0
    for goal in kept_goals(me):
        card = goal - FIRST_GOAL
        total += GOAL * box.goals.points[card] * nearness(g, me, card)
    return total


def nearness(g: State, me: Player, card: int) -> float:
    """1 for a goal that is met; else less than that, the less the more is missing and the harder that is."""
    box: Box = g.box
    conditions = box.goals.conditions[card]
    if is_met(g, me, conditions, 0):
        return 1.0
    near = 1.0
    for condition in conditions:
        share = min(1.0, share_of(g, me, condition))
        ease = 0.3 if condition[0] == SITES and condition[NEED] > ENOUGH else EASE[condition[0]]
        near *= ease * (0.25 + 0.75 * share * share)
    return near


def share_of(g: State, me: Player, condition: Condition) -> float:
    """How much of a condition is met."""
    kind = condition[0]
    if kind > LINE:
        return count(g, me, condition) / condition[NEED] if condition[NEED] else 1.0
    have = 0
    while have < condition[NEED] and is_met(g, me, [condition], condition[NEED] - have - 1):
        have += 1
    return have / condition[NEED]
