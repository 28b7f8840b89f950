"""What effects would do: looked up before an ability or a chip is offered. [CIV-938, CIV-963]"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boardwright.games.civolution.box_parts import Effect
from boardwright.games.civolution.names import BOATS
from boardwright.games.civolution.queries_cards import count
from boardwright.games.civolution.rules.abilities import can_perform_any
from boardwright.games.civolution.rules.activities import can_act
from boardwright.games.civolution.rules.building import can_build
from boardwright.games.civolution.rules.dice import can_gain_die
from boardwright.games.civolution.rules.exploration import can_reveal
from boardwright.games.civolution.rules.features import can_move_feature
from boardwright.games.civolution.rules.hunting import can_hunt, can_strengthen
from boardwright.games.civolution.rules.income import can_use_chip, displayed_chips
from boardwright.games.civolution.rules.installing import can_install
from boardwright.games.civolution.rules.materials import can_find, can_produce, can_transport
from boardwright.games.civolution.rules.migration import can_migrate
from boardwright.games.civolution.rules.planning import can_gain_goal
from boardwright.games.civolution.rules.procreation import can_place_tribes, can_procreate
from boardwright.games.civolution.rules.research import can_draw, can_gain_card
from boardwright.games.civolution.rules.tracks import can_flip, can_upgrade
from boardwright.games.civolution.rules.trade import can_purchase, can_sell
from boardwright.games.civolution.state import Player, State
from boardwright.games.civolution.vocabulary import ANY_MATERIAL, BY_OWN_LAND, SCOPE_ANYWHERE

MIGRATION_FLAGS: Final = 7


def can_perform(g: State, me: Player, effect: Effect) -> bool:
    """Would it do anything? What is in a hand does not count, being its player's secret. [CIV-938, CIV-963]"""
    return POSSIBLE[effect.verb](g, me, effect)


def materials_of_lands(me: Player) -> int:
    """Those of the land types in which the player has a tribe."""
    mask = 0
    for land in range(6):
        if me.presence >> (3 * land) & 7:
            mask |= 7 << (3 * land)
    return mask


def times(g: State, me: Player, effect: Effect) -> int:
    if effect.count is None:
        return 0
    return min(effect.most, count(g, me, effect.count) // effect.more)


def always(g: State, me: Player, effect: Effect) -> bool:
    return True


def can_material(g: State, me: Player, effect: Effect) -> bool:
    return effect.what != BY_OWN_LAND or materials_of_lands(me) != 0


def can_move(g: State, me: Player, effect: Effect) -> bool:
    return can_move_feature(g, me)


def can_migrate_so(g: State, me: Player, effect: Effect) -> bool:
    return can_migrate(g, me, max(1, effect.more), effect.flags & MIGRATION_FLAGS)


def can_procreate_so(g: State, me: Player, effect: Effect) -> bool:
    return can_procreate(g, me)


def can_place_so(g: State, me: Player, effect: Effect) -> bool:
    return can_place_tribes(g, me)


def can_strengthen_so(g: State, me: Player, effect: Effect) -> bool:
    return can_strengthen(g, me)


def can_produce_so(g: State, me: Player, effect: Effect) -> bool:
    return can_produce(g, me)


def can_transport_so(g: State, me: Player, effect: Effect) -> bool:
    boats = effect.flags & BOATS != 0
    return can_transport(g, me, boats, boats)


def can_find_so(g: State, me: Player, effect: Effect) -> bool:
    return can_find(g, me)


def can_hunt_so(g: State, me: Player, effect: Effect) -> bool:
    return can_hunt(g, me)


def can_reveal_so(g: State, me: Player, effect: Effect) -> bool:
    return can_reveal(g, me, effect.what == SCOPE_ANYWHERE)


def can_gain_card_so(g: State, me: Player, effect: Effect) -> bool:
    return can_gain_card(g, me)


def can_draw_so(g: State, me: Player, effect: Effect) -> bool:
    return can_draw(g, me)


def can_gain_goal_so(g: State, me: Player, effect: Effect) -> bool:
    return can_gain_goal(g, me)


def can_install_so(g: State, me: Player, effect: Effect) -> bool:
    return can_install(g, me, effect.what)


def can_use_so(g: State, me: Player, effect: Effect) -> bool:
    return can_use_chip(g, me)


def can_gain_chip_so(g: State, me: Player, effect: Effect) -> bool:
    return bool(displayed_chips(g))


def can_act_so(g: State, me: Player, effect: Effect) -> bool:
    return can_act(g, me)


def can_upgrade_so(g: State, me: Player, effect: Effect) -> bool:
    return can_upgrade(g, me, effect.mask)


def can_activation_die(g: State, me: Player, effect: Effect) -> bool:
    return can_gain_die(g, me, False)


def can_fate_die(g: State, me: Player, effect: Effect) -> bool:
    return can_gain_die(g, me, True)


def can_flip_so(g: State, me: Player, effect: Effect) -> bool:
    return can_flip(me)


def can_build_so(g: State, me: Player, effect: Effect) -> bool:
    return can_build(g, me, effect.mask, effect.flags & ANY_MATERIAL != 0)


def can_sell_so(g: State, me: Player, effect: Effect) -> bool:
    return can_sell(g, me)


def can_purchase_so(g: State, me: Player, effect: Effect) -> bool:
    return can_purchase(g, me)


def can_retrieve(g: State, me: Player, effect: Effect) -> bool:
    return me.dice[0] > 0


def can_per(g: State, me: Player, effect: Effect) -> bool:
    return times(g, me, effect) > 0 and can_perform(g, me, effect.parts[0])


def can_any_part(g: State, me: Player, effect: Effect) -> bool:
    return can_perform_any(g, me, effect.parts)


POSSIBLE: Final[list[Callable[[State, Player, Effect], bool]]] = [
    always, always, always, always, always, always, can_material, always, always, can_move, always, always,
    can_migrate_so, can_procreate_so, can_place_so, can_strengthen_so, can_produce_so, can_transport_so, can_find_so,
    can_hunt_so, can_reveal_so, can_gain_card_so, can_draw_so, can_gain_goal_so, can_install_so, can_use_so,
    can_gain_chip_so, can_act_so, can_upgrade_so, can_activation_die, can_fate_die, can_flip_so, can_build_so,
    can_sell_so, can_purchase_so, can_retrieve, can_per, can_any_part, can_any_part,
]  # fmt: skip
"""By DO_*."""
