"""What cards, chips and events do: one function a verb. [CIV-418, CIV-964]"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boardwright.core.ask import Ask, Kind, Rule, Step
from boardwright.games.civolution.box import Box
from boardwright.games.civolution.box_parts import Effect
from boardwright.games.civolution.domains import FEATURE
from boardwright.games.civolution.domains_cards import EFFECT
from boardwright.games.civolution.moves import add_favor, gain_points
from boardwright.games.civolution.names import (
    FEATURES,
    FOCUS,
    FOOD,
    FROM_EFFECTS,
    IDEAS,
    MATERIALS,
    MONEY,
    STORAGE,
)
from boardwright.games.civolution.rules.abilities import can_perform_any, perform_all
from boardwright.games.civolution.rules.activities import activities
from boardwright.games.civolution.rules.building import build
from boardwright.games.civolution.rules.dice import gain_die, retrieve_dice
from boardwright.games.civolution.rules.effects_possible import MIGRATION_FLAGS, can_perform, materials_of_lands, times
from boardwright.games.civolution.rules.exploration import reveal
from boardwright.games.civolution.rules.favor import after_test, favor_test
from boardwright.games.civolution.rules.features import move_feature
from boardwright.games.civolution.rules.hunting import hunt, strengthen
from boardwright.games.civolution.rules.income import (
    gain_income_chip,
    income_actions,
)
from boardwright.games.civolution.rules.installing import install_card
from boardwright.games.civolution.rules.materials import (
    choose_material,
    lucky_find,
    produce,
    transport,
)
from boardwright.games.civolution.rules.migration import migrate
from boardwright.games.civolution.rules.planning import add_planning, gain_goal
from boardwright.games.civolution.rules.procreation import (
    place_tribes,
    procreate,
)
from boardwright.games.civolution.rules.research import draw_cards, gain_card
from boardwright.games.civolution.rules.supply import gain
from boardwright.games.civolution.rules.tracks import (
    advance,
    choose_track,
    flip_stage_tile,
    least_advanced,
    upgrade,
)
from boardwright.games.civolution.rules.trade import trade
from boardwright.games.civolution.state import Player, State
from boardwright.games.civolution.vocabulary import (
    ANY_FEATURE,
    ANY_MATERIAL,
    ANY_TRACK,
    BOATS,
    BY_OWN_LAND,
    BY_SAME_LAND,
    DIFFERENT,
    DO_FAVOR,
    DO_FOCUS,
    DO_POINTS,
    LOWEST_TRACK,
    SAME,
    SCOPE_ANYWHERE,
)

NOT_OFFERED: Final = Rule("CIV-964", "not_offered")
NOT_POSSIBLE: Final = Rule("CIV-963", "not_possible")
SPACE_OF: Final = [0, FOOD, MONEY, IDEAS, FOCUS]
"""Where the markers of DO_FOOD to DO_FOCUS go."""


def perform(g: State, me: Player, effect: Effect, thing: int = -1) -> Step:
    """Do it, a key action by its own rules. `thing`: the material, or the first of the land, that a trigger names.

    [CIV-004, CIV-643, CIV-964]
    """
    if effect.verb == DO_POINTS:
        gain_points(g, me, effect.n, FROM_EFFECTS)
    elif effect.verb == DO_FAVOR:
        add_favor(g, me, effect.n)
    elif effect.verb <= DO_FOCUS:
        yield from gain(g, me, SPACE_OF[effect.verb], effect.n)
    else:
        yield from VERBS[effect.verb](g, me, effect, thing)


# -- gains ------------------------------------------------------------------------------------------------------


def do_planning(g: State, me: Player, effect: Effect, thing: int) -> Step:
    return add_planning(g, me, effect.n)


def do_material(g: State, me: Player, effect: Effect, thing: int) -> Step:
    """So many materials straight from supply, each of the player's choice."""
    materials = materials_of(me, effect, thing)
    for _ in range(effect.n if materials else 0):
        yield from gain(g, me, STORAGE + (yield from choose_material(g, me, materials)), 1)


def materials_of(me: Player, effect: Effect, thing: int) -> int:
    """The materials that may be gained, as bits."""
    if effect.what == BY_OWN_LAND:
        return materials_of_lands(me)
    if effect.what == BY_SAME_LAND:
        return 7 << (thing // 3 * 3) if 0 <= thing < MATERIALS else 0
    return effect.mask


def do_same_material(g: State, me: Player, effect: Effect, thing: int) -> Step:
    return gain(g, me, STORAGE + thing, effect.n)


def do_feature(g: State, me: Player, effect: Effect, thing: int) -> Step:
    for _ in range(effect.n):
        feature = effect.what
        if feature == ANY_FEATURE:
            feature = yield FEATURE_KIND.must(me.seat)
        yield from gain(g, me, FEATURES + feature, 1)


def do_move_feature(g: State, me: Player, effect: Effect, thing: int) -> Step:
    return move_feature(g, me, effect.n)


def do_track(g: State, me: Player, effect: Effect, thing: int) -> Step:
    """All steps on one track. [CIV-937]"""
    if effect.what == ANY_TRACK:
        return choose_track(g, me, [0, 1, 2, 3, 4], effect.n)
    if effect.what == LOWEST_TRACK:
        return choose_track(g, me, least_advanced(me), effect.n)
    return advance(g, me, effect.what, effect.n)


# -- key actions ------------------------------------------------------------------------------------------------


def do_migrate(g: State, me: Player, effect: Effect, thing: int) -> Step:
    return migrate(g, me, effect.n, max(1, effect.more), effect.flags & MIGRATION_FLAGS)


def do_procreate(g: State, me: Player, effect: Effect, thing: int) -> Step:
    return procreate(g, me, effect.n, effect.flags & DIFFERENT != 0)


def do_place_tribes(g: State, me: Player, effect: Effect, thing: int) -> Step:
    return place_tribes(g, me, effect.n, effect.what)


def do_strengthen(g: State, me: Player, effect: Effect, thing: int) -> Step:
    return strengthen(g, me, effect.n)


def do_produce(g: State, me: Player, effect: Effect, thing: int) -> Step:
    return produce(g, me, effect.n, effect.flags & SAME != 0)


def do_transport(g: State, me: Player, effect: Effect, thing: int) -> Step:
    boats = effect.flags & BOATS != 0
    return transport(g, me, effect.n, boats, boats)


def do_lucky_find(g: State, me: Player, effect: Effect, thing: int) -> Step:
    return lucky_find(g, me, effect.n)


def do_hunt(g: State, me: Player, effect: Effect, thing: int) -> Step:
    return hunt(g, me, effect.n)


def do_reveal(g: State, me: Player, effect: Effect, thing: int) -> Step:
    return reveal(g, me, effect.n, effect.what == SCOPE_ANYWHERE)


def do_gain_card(g: State, me: Player, effect: Effect, thing: int) -> Step:
    for _ in range(effect.n):
        yield from gain_card(g, me)


def do_draw(g: State, me: Player, effect: Effect, thing: int) -> Step:
    return draw_cards(g, me, effect.n, effect.more)


def do_gain_goal(g: State, me: Player, effect: Effect, thing: int) -> Step:
    for _ in range(effect.n):
        yield from gain_goal(g, me)


def do_install_card(g: State, me: Player, effect: Effect, thing: int) -> Step:
    for _ in range(effect.n):
        yield from install_card(g, me, effect.what, False)


def do_income_action(g: State, me: Player, effect: Effect, thing: int) -> Step:
    return income_actions(g, me, effect.n)


def do_income_chip(g: State, me: Player, effect: Effect, thing: int) -> Step:
    for _ in range(effect.n):
        yield from gain_income_chip(g, me)


def do_activity(g: State, me: Player, effect: Effect, thing: int) -> Step:
    return activities(g, me, effect.n, True)


def do_upgrade(g: State, me: Player, effect: Effect, thing: int) -> Step:
    for _ in range(effect.n):
        yield from upgrade(g, me, effect.mask)


def do_activation_die(g: State, me: Player, effect: Effect, thing: int) -> Step:
    for _ in range(effect.n):
        yield from gain_die(g, me, False)


def do_fate_die(g: State, me: Player, effect: Effect, thing: int) -> Step:
    for _ in range(effect.n):
        yield from gain_die(g, me, True)


def do_stage_tile(g: State, me: Player, effect: Effect, thing: int) -> Step:
    for _ in range(effect.n):
        yield from flip_stage_tile(g, me)


def do_build(g: State, me: Player, effect: Effect, thing: int) -> Step:
    yield from build(g, me, effect.mask, effect.flags & ANY_MATERIAL != 0)


def do_sale(g: State, me: Player, effect: Effect, thing: int) -> Step:
    return trade(g, me, effect.n, 0)


def do_purchase(g: State, me: Player, effect: Effect, thing: int) -> Step:
    return trade(g, me, 0, effect.n)


def do_retrieve_die(g: State, me: Player, effect: Effect, thing: int) -> Step:
    retrieve_dice(g, me, effect.n)
    yield from ()


# -- effects of effects -----------------------------------------------------------------------------------------


def do_per(g: State, me: Player, effect: Effect, thing: int) -> Step:
    """Once for every full `more` of a counter, which is read before the first."""
    for _ in range(times(g, me, effect)):
        yield from perform(g, me, effect.parts[0], thing)


def do_choose(g: State, me: Player, effect: Effect, thing: int) -> Step:
    """Exactly one of the listed effects."""
    box: Box = g.box
    if can_perform_any(g, me, effect.parts):
        number = yield EFFECT_KIND.must(me.seat, (effect.number,))
        yield from perform(g, me, box.every_effect[number], thing)


def do_test(g: State, me: Player, effect: Effect, thing: int) -> Step:
    """A favor test, and its effects if it is passed. [CIV-300, CIV-303]"""
    if (yield from favor_test(g, me)):
        yield from perform_all(g, me, effect.parts, thing)
        yield from after_test(g, me)


def nothing(g: State, me: Player, effect: Effect, thing: int) -> Step:
    """The verbs that `perform` does itself."""
    yield from ()


VERBS: Final[list[Callable[[State, Player, Effect, int], Step]]] = [
    nothing, nothing, nothing, nothing, nothing, do_planning, do_material, do_same_material, do_feature,
    do_move_feature, nothing, do_track, do_migrate, do_procreate, do_place_tribes, do_strengthen, do_produce,
    do_transport, do_lucky_find, do_hunt, do_reveal, do_gain_card, do_draw, do_gain_goal, do_install_card,
    do_income_action, do_income_chip, do_activity, do_upgrade, do_activation_die, do_fate_die, do_stage_tile,
    do_build, do_sale, do_purchase, do_retrieve_die, do_per, do_choose, do_test,
]  # fmt: skip
"""By DO_*."""

# -- questions --------------------------------------------------------------------------------------------------


def why_not_feature(g: State, ask: Ask, feature: int) -> Rule | None:
    return None


def why_not_effect(g: State, ask: Ask, number: int) -> Rule | None:
    """One of those offered, that does something. [CIV-963]"""
    box: Box = g.box
    for part in box.every_effect[ask.about[0]].parts:
        if part.number == number:
            return None if can_perform(g, g.players[ask.seat], part) else NOT_POSSIBLE
    return NOT_OFFERED


def effects_asked(g: State, ask: Ask) -> list[int]:
    box: Box = g.box
    me = g.players[ask.seat]
    return [part.number for part in box.every_effect[ask.about[0]].parts if can_perform(g, me, part)]


FEATURE_KIND: Final = Kind("gain_feature", FEATURE, why_not_feature)
EFFECT_KIND: Final = Kind("choose", EFFECT, why_not_effect, effects_asked, exact=True)
