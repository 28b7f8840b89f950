"""Abilities of installed cards and chips: how they come into force and what sets them off. [CIV-419, CIV-960..965]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import PASS, Ask, Asking, Kind, Rule, Step
from boardwright.core.errors import BrokenInvariant
from boardwright.games.civolution.box import Box
from boardwright.games.civolution.box_parts import Ability, Effect
from boardwright.games.civolution.domains_cards import ABILITY
from boardwright.games.civolution.moves_cards import USED_ABILITY
from boardwright.games.civolution.queries_cards import holds
from boardwright.games.civolution.rules.effects_paid import can_pay, pay
from boardwright.games.civolution.state import Player, State
from boardwright.games.civolution.vocabulary import (
    ANY_BUILDING,
    DO_FAVOR,
    DO_FOCUS,
    DO_MATERIAL,
    DO_PER,
    DO_SAME_MATERIAL,
)
from boardwright.games.civolution.vocabulary_abilities import (
    ABILITY_ACTIVITY,
    ABILITY_PASSIVE,
    ABILITY_TRIGGER,
    NO_LIMIT,
    ON_ACTIVATE,
    ON_BUILD,
    ON_ERA_SCORE,
    ON_HUNT,
    ON_LUCKY_FIND,
    TRIGGERS,
)

DEEPEST: Final = 50
"""Nested effects deeper than this: a rule that sets itself off."""

NOT_INSTALLED: Final = Rule("CIV-419", "not_installed")
OTHER_CAUSE: Final = Rule("CIV-419", "other_cause")
USED_ALREADY: Final = Rule("CIV-960", "used_already")
OWN_EFFECT: Final = Rule("CIV-961", "own_effect")
USED_UP: Final = Rule("CIV-962", "used_up")
CONDITION_UNMET: Final = Rule("CIV-962", "condition_unmet")
UNPAYABLE: Final = Rule("CIV-963", "unpayable")
WITHOUT_EFFECT: Final = Rule("CIV-963", "without_effect")

# -- coming into force ------------------------------------------------------------------------------------------


def learn(g: State, me: Player, number: int) -> None:
    """The ability works from now on, for the whole game; clones share the lists, so new ones are made. [CIV-419]"""
    box: Box = g.box
    ability = box.abilities[number]
    if ability.kind == ABILITY_ACTIVITY:
        me.activities = [*me.activities, number]
    elif ability.kind == ABILITY_PASSIVE:
        me.modifiers = [*me.modifiers, number]
    elif ability.kind == ABILITY_TRIGGER:
        lists = me.triggers[:] if me.triggers else [[] for _ in TRIGGERS]
        lists[ability.word] = [*lists[ability.word], number]
        me.triggers = lists


def renew(g: State, span: int) -> None:
    """A turn, phase or era begins (LIMIT_*): abilities that work once in it, or in a part of it, work again."""
    box: Box = g.box
    for me in g.players:
        if me.spent:
            me.spent = [number for number in me.spent if box.abilities[number].limit > span]


# -- what happens sets them off ---------------------------------------------------------------------------------


def triggered(g: State, me: Player, cause: int, about: int = 0) -> Step:
    """The own abilities that react, each once, in the owner's order. [CIV-960..963]

    `about`: module * 2 + moment (ON_ACTIVATE), building * 8 + terrain (ON_BUILD), terrain (ON_HUNT, ON_SETTLE_FIRE,
    ON_DEVELOP, ON_DISPLACE), material (ON_LUCKY_FIND), 1 if leading (ON_ERA_SCORE).
    """
    if not me.triggers or not me.triggers[cause]:
        return
    used = yield from take_gains(g, me, cause, about)
    while reacting(g, me, cause, about, used):
        number = yield REACT.may(me.seat, (cause, about, used))
        if number == PASS:
            return
        used |= 1 << me.triggers[cause].index(number)
        yield from use_ability(g, me, number, thing_of(cause, about))


def take_gains(g: State, me: Player, cause: int, about: int) -> Asking[int]:
    """A gain without price or choice is taken unasked: declining it could never help. Bits of those used. [CIV-962]"""
    box: Box = g.box
    used = 0
    for i, number in enumerate(me.triggers[cause]):
        if is_mere_gain(box.abilities[number]) and why_not_react_with(g, me, cause, about, number) is None:
            used |= 1 << i
            yield from use_ability(g, me, number, thing_of(cause, about))
    return used


def is_mere_gain(ability: Ability) -> bool:
    """Points, markers, Favor: nothing to pay, nothing to choose."""
    if ability.pay:
        return False
    for effect in ability.do:
        if not is_gain(effect):
            return False
    return True


def is_gain(effect: Effect) -> bool:
    if effect.verb == DO_PER:
        return is_gain(effect.parts[0])
    if effect.verb == DO_MATERIAL:
        return effect.mask.bit_count() == 1
    return effect.verb <= DO_FOCUS or effect.verb == DO_FAVOR or effect.verb == DO_SAME_MATERIAL


def thing_of(cause: int, about: int) -> int:
    """The material, or the first material of the land, that "the same" means in the effects; -1 if nothing."""
    if cause == ON_LUCKY_FIND:
        return about
    if cause == ON_BUILD:
        return (about & 7) * 3
    return about * 3 if cause != ON_ACTIVATE and cause != ON_ERA_SCORE else -1


def reacting(g: State, me: Player, cause: int, about: int, used: int) -> list[int]:
    """The abilities that may still react."""
    return [
        number
        for i, number in enumerate(me.triggers[cause])
        if not used >> i & 1 and why_not_react_with(g, me, cause, about, number) is None
    ]


def why_not_react_with(g: State, me: Player, cause: int, about: int, number: int) -> Rule | None:
    box: Box = g.box
    ability = box.abilities[number]
    if not is_cause(ability, cause, about):
        return OTHER_CAUSE
    if number in me.spent:
        return USED_UP
    return why_not_use(g, me, number)


def is_cause(ability: Ability, cause: int, about: int) -> bool:
    """Is this what it waits for: that module, building, terrain?"""
    if cause == ON_ACTIVATE:
        return ability.what == about >> 1 and ability.moment == about & 1
    if cause == ON_BUILD:
        return ability.what == ANY_BUILDING or ability.what == about >> 3
    if cause == ON_HUNT:
        return ability.mask >> about & 1 != 0
    return cause != ON_ERA_SCORE or about == 1 or not ability.leading


def why_not_use(g: State, me: Player, number: int) -> Rule | None:
    """Condition, price, and something that it does. [CIV-961..963]"""
    box: Box = g.box
    ability = box.abilities[number]
    if number in g.granted:
        return OWN_EFFECT
    if not holds(g, me, ability.condition):
        return CONDITION_UNMET
    if not can_pay(g, me, ability.pay):
        return UNPAYABLE
    return None if can_perform_any(g, me, ability.do) else WITHOUT_EFFECT


def why_not_react(g: State, ask: Ask, number: int) -> Rule | None:
    me = g.players[ask.seat]
    cause, about, used = ask.about
    own = me.triggers[cause]
    if number not in own:
        return NOT_INSTALLED
    if used >> own.index(number) & 1:
        return USED_ALREADY
    return why_not_react_with(g, me, cause, about, number)


def options_to_react(g: State, ask: Ask) -> list[int]:
    cause, about, used = ask.about
    return reacting(g, g.players[ask.seat], cause, about, used)


REACT: Final = Kind("react", ABILITY, why_not_react, options_to_react, exact=True)  # CIV-960

# -- what they do -----------------------------------------------------------------------------------------------


def use_ability(g: State, me: Player, number: int, thing: int = -1) -> Step:
    """Pay, then the effects in order. Nothing that follows from it may use it again. [CIV-961, CIV-963, CIV-964]"""
    box: Box = g.box
    ability = box.abilities[number]
    if len(g.granted) >= DEEPEST:
        raise BrokenInvariant("effects set each other off without end")
    g.granted.append(number)
    if ability.limit != NO_LIMIT:
        me.spent = [*me.spent, number]
    if g.notes is not None:
        g.note(USED_ABILITY, (me.seat, number))
    yield from pay(g, me, ability.pay)
    yield from perform_all(g, me, ability.do, thing)
    g.granted.pop()


def perform_all(g: State, me: Player, effects: list[Effect], thing: int = -1) -> Step:
    """One after the other, in printed order. [CIV-964]"""
    # imported here: effects call the rules, and what happens there sets off abilities
    from boardwright.games.civolution.rules.effects import perform

    for effect in effects:
        yield from perform(g, me, effect, thing)


def can_perform_any(g: State, me: Player, effects: list[Effect]) -> bool:
    """Is at least one of them possible? [CIV-963]"""
    from boardwright.games.civolution.rules.effects_possible import can_perform

    for effect in effects:
        if can_perform(g, me, effect):
            return True
    return False
