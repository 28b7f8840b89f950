"""The Action phase: rounds, turns, activating a module, Reset. [CIV-140..173, CIV-965]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import PASS, Ask, Kind, Rule, Step
from boardwright.games.civolution.box import Box
from boardwright.games.civolution.domains import ACTION, SPACE, VALUE
from boardwright.games.civolution.moves import changed
from boardwright.games.civolution.names import (
    EVENT_PHASE,
    FEEDING_PHASE,
    FOOD,
    IDEAS,
    INCOME_PHASE,
    MAIN_MODULES,
    MODULE_STEP,
    NOBODY,
    PROCREATION,
    PRODUCTION,
    RESET,
    ROUND,
    SITE_PHASE,
    TURN,
    VICI,
    VICI_TURN,
)
from boardwright.games.civolution.notes import ACTIVATED, LAST_ROUND, RESET_DONE, ROUND_BEGAN
from boardwright.games.civolution.queries import dice_on_spaces, in_seating_order, resets_to_end
from boardwright.games.civolution.queries_cards import modifier
from boardwright.games.civolution.rules.abilities import reacting, renew, triggered
from boardwright.games.civolution.rules.activation import (
    Prices,
    only_dice,
    pay_dice,
    pay_die,
    payable_modules,
    values_of,
)
from boardwright.games.civolution.rules.attributes import attribute_window, is_attribute_open
from boardwright.games.civolution.rules.dice import roll_used
from boardwright.games.civolution.rules.installing import complete_stages
from boardwright.games.civolution.rules.modules import run_module
from boardwright.games.civolution.rules.possible import ALWAYS, can_do
from boardwright.games.civolution.rules.supply import gain
from boardwright.games.civolution.rules.visits import sites_of_use, visit_grottoes, visit_rocks
from boardwright.games.civolution.state import Player, State
from boardwright.games.civolution.vocabulary import HIDDEN_GROTTO
from boardwright.games.civolution.vocabulary_abilities import (
    AFTER,
    BEFORE,
    LIMIT_TURN,
    MODIFY_RESET_LIMIT,
    ON_ACTIVATE,
    ON_RESET,
)

RESET_LIMIT: Final = 3
"""Activation dice that may lie on the dice spaces. [CIV-160]"""

DICE_MISSING: Final = Rule("CIV-145", "dice_missing")
IDLE: Final = Rule("CIV-919", "idle_activation")
TOO_MANY_DICE: Final = Rule("CIV-160", "too_many_dice")
NO_DIE_THERE: Final = Rule("CIV-162", "no_die_there")
DICE_IN_ORDER: Final = Rule("CIV-162", "dice_in_order")
FOOD_OR_IDEA: Final = Rule("CIV-163", "food_or_idea")

# -- rounds -----------------------------------------------------------------------------------------------------


def action_round(g: State, _seat: int) -> None:
    """A turn each; after the round in which the red end space was entered exactly one more.

    Solo ends in the same way. [CIV-140, CIV-171..173, CIV-810, CIV-967]
    """
    last = g.resets >= resets_to_end(g)
    order = in_seating_order(g, g.starter)
    turns = [(VICI_TURN, VICI) if g.rulings.solo and seat == VICI else (TURN, seat) for seat in order]
    if g.notes is not None:
        g.note(ROUND_BEGAN, (g.starter,))
        if last:
            g.note(LAST_ROUND)
    if last:
        turns += [(SITE_PHASE, 0), (FEEDING_PHASE, 0), (EVENT_PHASE, 0), (INCOME_PHASE, 0)]
    else:
        turns.append((ROUND, 0))
    g.plan(turns)


def turn(g: State, seat: int) -> Step:
    """Activate a module or Reset; attribute chips and completion bonuses around it. [CIV-141, CIV-409, CIV-940]"""
    me = g.players[seat]
    g.phase = 4
    g.seat = seat
    renew(g, LIMIT_TURN)
    if is_attribute_open(g, me):
        yield from attribute_window(g, me)
    action = yield TURN_KIND.must(seat)
    if action == RESET:
        yield from reset(g, me)
        yield from end_turn(g, me)
    else:
        yield from activate(g, me, action)


def end_turn(g: State, me: Player) -> Step:
    """Attribute chips and completion bonuses once more, where there may be any. [CIV-409, CIV-940]"""
    box: Box = g.box
    if is_attribute_open(g, me):
        yield from attribute_window(g, me)
    if me.columns[box.column_base.index(1)]:  # with none of stage 1 no stage can be full
        yield from complete_stages(g, me)
    g.seat = NOBODY


def why_not_turn(g: State, ask: Ask, action: int) -> Rule | None:
    me = g.players[ask.seat]
    if action == RESET:
        return why_not_reset(g, me)
    one, other = values_of(g, action)
    if not Prices(g, me).can_pay(one, other):
        return DICE_MISSING
    return None if is_of_use(g, me, action) else IDLE


def why_not_reset(g: State, me: Player) -> Rule | None:
    dice, limit = dice_on_spaces(me), reset_limit(g, me)
    return TOO_MANY_DICE.short(dice, limit) if dice > limit else None


def reset_limit(g: State, me: Player) -> int:
    return max(RESET_LIMIT, modifier(g, me, MODIFY_RESET_LIMIT)) if me.modifiers else RESET_LIMIT


def actions(g: State, ask: Ask) -> list[int]:
    me = g.players[ask.seat]
    levels = me.levels
    found = [
        module
        for module in payable_modules(g, me)
        if ALWAYS[module] or can_do(g, me, module, levels[module]) or has_other_use(g, me, module)
    ]
    if dice_on_spaces(me) <= reset_limit(g, me):
        found.append(RESET)
    return found


def level_of(me: Player, module: int) -> int:
    """Feature modules and Sleep have no levels. [CIV-235, CIV-236]"""
    return me.levels[module] if module < MAIN_MODULES else 1


def is_of_use(g: State, me: Player, module: int) -> bool:
    """Is an effect, a site trigger or an own ability on the activation possible? [CIV-919]"""
    return can_do(g, me, module, level_of(me, module)) or has_other_use(g, me, module)


def has_other_use(g: State, me: Player, module: int) -> bool:
    """Besides its own effects. [CIV-919]"""
    if g.rulings.idle or (module == PRODUCTION and sites_of_use(g, me, HIDDEN_GROTTO)):
        return True
    if not me.triggers:
        return False
    cause = module * 2
    if reacting(g, me, ON_ACTIVATE, cause + BEFORE, 0):
        return True
    return len(reacting(g, me, ON_ACTIVATE, cause + AFTER, 0)) > 0


TURN_KIND: Final = Kind("turn", ACTION, why_not_turn, actions, exact=True)  # CIV-141

# -- activating -------------------------------------------------------------------------------------------------


def activate(g: State, me: Player, module: int) -> Step:
    """The dice; what the module does at the level that it has now is the next step. [CIV-145..149, CIV-152]"""
    g.module = module
    g.level = level_of(me, module)
    one, other = values_of(g, module)
    if only_dice(me, one, other):
        pay_die(g, me, one)
        pay_die(g, me, other)
    else:
        yield from pay_dice(g, me, module)
    if g.notes is not None:
        g.note(ACTIVATED, (me.seat, module, g.level))
    g.agenda.append((MODULE_STEP, me.seat))


def carry_out(g: State, seat: int) -> Step:
    """Sites, abilities, the module, abilities, the end of the turn. What the module does may be left out, each part.

    [CIV-151, CIV-152, CIV-243, CIV-643, CIV-900, CIV-965]
    """
    me = g.players[seat]
    module, level = g.module, g.level
    if module == PRODUCTION:
        yield from visit_grottoes(g, me)
    elif module == PROCREATION:
        yield from visit_rocks(g, me)
    if me.triggers:
        yield from triggered(g, me, ON_ACTIVATE, module * 2 + BEFORE)
    yield from run_module(g, me, module, level)
    if me.triggers:
        yield from triggered(g, me, ON_ACTIVATE, module * 2 + AFTER)
    g.module = NOBODY
    g.level = 0
    yield from end_turn(g, me)


# -- Reset ------------------------------------------------------------------------------------------------------


def why_not_roll(g: State, ask: Ask, value: int) -> Rule | None:
    if value < ask.about[0]:
        return DICE_IN_ORDER
    return None if g.players[ask.seat].dice[value] else NO_DIE_THERE


def dice_to_roll(g: State, ask: Ask) -> list[int]:
    dice = g.players[ask.seat].dice
    return [value for value in range(max(1, ask.about[0]), 7) if dice[value]]


def why_not_become(_g: State, _ask: Ask, space: int) -> Rule | None:
    return None if space in {FOOD, IDEAS} else FOOD_OR_IDEA


def food_or_idea(_g: State, _ask: Ask) -> list[int]:
    return [FOOD, IDEAS]


ROLL: Final = Kind("roll", VALUE, why_not_roll, dice_to_roll, exact=True)  # CIV-162
BECOME: Final = Kind("become", SPACE, why_not_become, food_or_idea, exact=True)  # CIV-163


def reset(g: State, me: Player) -> Step:
    """The leftmost reset marker goes down its column: indicator, dice, food or idea. [CIV-160..164]"""
    g.resets = min(g.resets + 1, resets_to_end(g))
    if g.notes is not None:
        g.note(RESET_DONE, (me.seat, g.resets))
    yield from take_dice(g, me)
    space = yield BECOME.must(me.seat)
    column = NOBODY if 1 not in me.resets else me.resets.index(1)
    if column == NOBODY:
        yield from gain(g, me, space, 1)
    else:
        me.resets = changed(me.resets, column, 0)
        me.markers[space] += 1
    if me.triggers:
        yield from triggered(g, me, ON_RESET)


def take_dice(g: State, me: Player) -> Step:
    """All used dice, and of the others those that the player wants, are rolled once. [CIV-162, CIV-165]"""
    value = 0
    while dice_left(me, value):
        value = yield ROLL.may(me.seat, (value,))
        if value == PASS:
            break
        me.dice[value] -= 1
        me.dice[0] += 1
    roll_used(g, me, me.dice[0])


def dice_left(me: Player, value: int) -> bool:
    """Are there dice of this value or a higher one on the dice spaces?"""
    return sum(me.dice[max(1, value) :]) > 0
