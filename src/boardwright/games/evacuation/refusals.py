"""What forbids an action; beside each check the list of just what it allows. [EVA-301..311, EVA-904..906]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import Ask, Rule
from boardwright.games.evacuation.box import Box
from boardwright.games.evacuation.domains import CARD_ACTION
from boardwright.games.evacuation.queries import (
    action_group,
    least_from_old,
    most_from_old,
    surcharge,
    track_cost,
    waived,
)
from boardwright.games.evacuation.refusals_board import (
    ALL_IN_PLAY,
    CLONE_UNPAID,
    PREFAB_UNPAID,
    clone_food,
)
from boardwright.games.evacuation.refusals_effects import (
    any_cube,
    can_build_ship,
    can_build_stadium,
    can_clone,
    can_move,
    can_prefab,
    can_settle,
)
from boardwright.games.evacuation.refusals_transport import ANY_COLOUR, open_sites, ready_ships
from boardwright.games.evacuation.state import NOBODY, Player, State
from boardwright.games.evacuation.vocabulary import (
    BUILD_SHIP,
    BUILD_STADIUM,
    CARRY,
    CARRY_FACTORIES,
    CARRY_STADIUMS,
    CLONE,
    EVACUATE,
    EXCHANGE,
    FLY,
    FLY_ENERGY,
    GAIN,
    INFRASTRUCTURE,
    OLD,
    PREFAB,
    RESEARCH,
    SETTLE,
    VERBS,
    Effect,
)

# -- energy -----------------------------------------------------------------------------------------------------

TOO_LITTLE_ENERGY: Final = Rule("EVA-309", "too_little_energy")
MUST_PASS: Final = Rule("INT-18", "must_pass")
SHARE_NOT_THERE: Final = Rule("EVA-306", "share_not_there")
SHARE_OF_OTHER: Final = Rule("EVA-306", "share_of_other")
LEAVES_TOO_LITTLE: Final = Rule("EVA-304", "leaves_too_little")


def energy_due(g: State, me: Player, extra: int) -> int:
    """Of the next space and a surcharge, less what a technology pays. [EVA-303..305]"""
    due = track_cost(g, me) + extra
    return due - waived(me, due)


def is_payable(g: State, me: Player, extra: int) -> bool:
    """Can the energy be paid from the right worlds? [EVA-306, EVA-309]"""
    return payable_due(g, me, extra) >= 0


def why_not_energy(g: State, ask: Ask, number: int) -> Rule | None:
    """How much of the energy OW pays; about: action, energy due, surcharge in it. [EVA-306]"""
    me = g.players[ask.seat]
    action, due, extra = ask.about
    most = most_from_old(g, me, due, extra)
    least = least_from_old(g, me, due, extra)
    if number > most:
        return SHARE_NOT_THERE.short(most, number)
    if number < least:
        return SHARE_OF_OTHER.short(number, least)
    return None if action == CARD_ACTION or is_left_for(g, me, action, due, number) else LEAVES_TOO_LITTLE


def shares_of_energy(g: State, ask: Ask) -> list[int]:
    me = g.players[ask.seat]
    action, due, extra = ask.about
    shares = range(least_from_old(g, me, due, extra), most_from_old(g, me, due, extra) + 1)
    return [number for number in shares if action == CARD_ACTION or is_left_for(g, me, action, due, number)]


def is_left_for(g: State, me: Player, action: int, due: int, from_old: int) -> bool:
    """Is the action still possible when its energy has been paid so? The cubes are put back. [EVA-304]"""
    box: Box = g.box
    if g.rulings.blank_action or box.board.effects[action][0][0] == GAIN:
        return True
    cubes = me.cubes
    cubes[0] -= from_old
    cubes[3] -= due - from_old
    possible = can_do(g, me, action)
    cubes[0] += from_old
    cubes[3] += due - from_old
    return possible


# -- actions ----------------------------------------------------------------------------------------------------

NO_CARD_ACTIONS: Final = Rule("EVA-904", "no_card_actions")
NO_CARDS: Final = Rule("EVA-904", "no_cards")
COUNTERS_USED: Final = Rule("INT-30", "counters_used")
LOW_GROUP_USED: Final = Rule("EVA-903", "low_group_used")
LOW_GROUP_CLOSED: Final = Rule("INT-03", "low_group_closed")


def why_not_action(g: State, ask: Ask, action: int) -> Rule | None:
    """An action of the board, or a card; what it costs and does must be possible. [EVA-302..309, INT-16, INT-18]"""
    me = g.players[ask.seat]
    rule = why_no_action(g, me)
    if rule is not None:
        return rule
    if action == CARD_ACTION:
        if not g.rulings.advanced:
            return NO_CARD_ACTIONS
        return None if is_payable(g, me, 0) else unpaid(g, me, 0)
    group = action_group(g, action)
    rule = why_not_group(g, me, group)
    if rule is not None:
        return rule
    extra = surcharge(g, me, group)
    possible = can_pay_and_do(g, me, action, energy_due(g, me, extra), extra)
    return None if possible else why_nothing_done(g, me, action)


def why_no_action(g: State, me: Player) -> Rule | None:
    """What forbids every action. [EVA-116, EVA-904, INT-18, INT-30]"""
    if g.rulings.actions_limit and me.acted >= g.rulings.actions_limit:
        return COUNTERS_USED.short(me.acted, g.rulings.actions_limit)
    if g.rulings.advanced and not me.cards:
        return NO_CARDS
    if g.rulings.strict_pass and not is_payable(g, me, dearest(g, me)):
        return MUST_PASS
    return None


def dearest(g: State, me: Player) -> int:
    """The highest surcharge that any group would cost now. [INT-18]"""
    return max([surcharge(g, me, group) for group in range(1, 5)])


def why_not_group(g: State, me: Player, group: int) -> Rule | None:
    """The energy, and in Advanced Actions the cover tile. [EVA-303, EVA-309, EVA-903, INT-03, INT-65]"""
    box: Box = g.box
    if g.rulings.advanced and group == box.board.cover_group:
        if g.rulings.low_never:
            return LOW_GROUP_CLOSED
        if me.groups[group - 1] >= box.board.cover_uses:
            return LOW_GROUP_USED.short(me.groups[group - 1], box.board.cover_uses)
    extra = surcharge(g, me, group)
    return None if is_payable(g, me, extra) else unpaid(g, me, extra)


def unpaid(g: State, me: Player, extra: int) -> Rule:
    due = energy_due(g, me, extra)
    short = least_from_old(g, me, due, extra) - most_from_old(g, me, due, extra)
    return TOO_LITTLE_ENERGY.short(max(0, due - short), due)


def actions(g: State, ask: Ask) -> list[int]:
    me = g.players[ask.seat]
    found: list[int] = []
    if why_no_action(g, me) is not None:
        return found
    box: Box = g.box
    groups = box.board.printed_groups if g.rulings.infrastructure_group == 1 else box.board.groups
    dues = energy_of_groups(g, me)
    blank = g.rulings.blank_action
    for action, effects in enumerate(box.board.effects):
        due = dues[groups[action] - 1]
        if due < 0:
            continue
        if effects[0][0] == GAIN:
            possible = True
        elif due or blank or len(effects) > 1:
            possible = can_pay_and_do(g, me, action, due, surcharge(g, me, groups[action]))
        else:
            possible = has_effect(g, me, effects[0])
        if possible:
            found.append(action)
    if g.rulings.advanced and is_payable(g, me, 0):
        found.append(CARD_ACTION)
    return found


def energy_of_groups(g: State, me: Player) -> list[int]:
    """What an action of each group costs now, -1 where the group cannot be used."""
    box: Box = g.box
    board = box.board
    advanced = g.rulings.advanced
    if not advanced and not track_cost(g, me) and max(me.groups) + 1 < board.surcharge_from:
        return FREE
    without = payable_due(g, me, 0)
    dues = [without, without, without, without]
    for group in range(4):
        if me.groups[group] + 1 >= board.surcharge_from:
            dues[group] = payable_due(g, me, board.surcharge_energy)
    if advanced and why_not_group(g, me, board.cover_group) is not None:
        dues[board.cover_group - 1] = NOBODY
    return dues


FREE: Final = [0, 0, 0, 0]


def payable_due(g: State, me: Player, extra: int) -> int:
    """The energy of an action with this surcharge, -1 if it cannot be paid."""
    due = energy_due(g, me, extra)
    if due == 0 or least_from_old(g, me, due, extra) <= most_from_old(g, me, due, extra):
        return due
    return NOBODY


def can_pay_and_do(g: State, me: Player, action: int, due: int, extra: int) -> bool:
    """Is there a way to pay the energy that leaves enough for the action? [EVA-304, INT-16]"""
    if g.rulings.blank_action:
        return True
    if not due:
        return can_do(g, me, action)
    box: Box = g.box
    effects = box.board.effects[action]
    if len(effects) == 1 and not SPENDS_ENERGY[effects[0][0]]:
        return can_do(g, me, action)
    for from_old in range(least_from_old(g, me, due, extra), most_from_old(g, me, due, extra) + 1):
        if is_left_for(g, me, action, due, from_old):
            return True
    return False


SPENDS_ENERGY: Final = [
    verb in {EXCHANGE, INFRASTRUCTURE, BUILD_SHIP, BUILD_STADIUM, PREFAB, FLY} for verb in range(len(VERBS))
]
"""Whether a verb may need energy itself."""


# -- does an action do anything? [INT-16] -------------------------------------------------------------------------

NOTHING_WAITS: Final = Rule("EVA-405", "nothing_waits")
NO_SITE_FITS: Final = Rule("EVA-450", "no_site_fits")
NO_SHIP_PAYABLE: Final = Rule("EVA-460", "no_ship_payable")
NO_STADIUM_PAYABLE: Final = Rule("EVA-461", "no_stadium_payable")
NO_MOVE_POSSIBLE: Final = Rule("EVA-430", "no_move_possible")
ALL_DEVELOPED: Final = Rule("EVA-441", "all_developed")
NO_EFFECT: Final = Rule("INT-16", "no_effect")


def can_do(g: State, me: Player, action: int) -> bool:
    """Has a board action any possible effect?"""
    box: Box = g.box
    for effect in box.board.effects[action]:
        if has_effect(g, me, effect):
            return True
    return False


def has_effect(g: State, me: Player, effect: Effect) -> bool:
    """Can anything of it be done? What is gained, put or drawn always can."""
    verb = effect[0]
    if verb == SETTLE:
        return can_settle(g, me, effect)
    if verb == BUILD_SHIP:
        return can_build_ship(g, me, effect)
    if verb == BUILD_STADIUM:
        return can_build_stadium(g, me, effect)
    if verb == PREFAB:
        return can_prefab(g, me, effect)
    if verb == INFRASTRUCTURE:
        return can_move(g, me, effect)
    if verb == CLONE:
        return can_clone(me, effect)
    if verb == RESEARCH:
        return me.research[0] + me.research[1] + me.research[2] < 15
    if verb == EXCHANGE:
        return any_cube(me)
    return can_cross(g, me, effect)


def can_cross(g: State, me: Player, effect: Effect) -> bool:
    """Effects that bring something to the other world."""
    verb = effect[0]
    if verb == EVACUATE:
        return bool(open_sites(g, me, ANY_COLOUR, NOBODY))
    if verb == FLY:
        return bool(ready_ships(g, me, NOBODY, effect[FLY_ENERGY]))
    if verb == CARRY:
        factories = me.factories[0] + me.factories[1] + me.factories[2]
        return (effect[CARRY_STADIUMS] > 0 and bool(me.stadiums[OLD])) or (effect[CARRY_FACTORIES] > 0 < factories)
    return True


def why_nothing_done(g: State, me: Player, action: int) -> Rule:
    """Why a board action has no possible effect. [INT-16]"""
    box: Box = g.box
    effect = box.board.effects[action][0]
    verb = effect[0]
    if verb == SETTLE:
        return NO_SITE_FITS if me.people or any(me.factories[3:]) else NOTHING_WAITS
    if verb == PREFAB:
        return PREFAB_UNPAID.short(0, 1) if any(me.reserve) else ALL_IN_PLAY
    if verb == CLONE:
        return CLONE_UNPAID.short(me.cubes[5], clone_food(effect))
    reasons = {
        BUILD_SHIP: NO_SHIP_PAYABLE,
        BUILD_STADIUM: NO_STADIUM_PAYABLE,
        INFRASTRUCTURE: NO_MOVE_POSSIBLE,
        RESEARCH: ALL_DEVELOPED,
    }
    return reasons.get(verb, NO_EFFECT)


# -- action cards -----------------------------------------------------------------------------------------------

CARD_NOT_IN_HAND: Final = Rule("EVA-904", "card_not_in_hand")
NO_SUCH_PART: Final = Rule("EVA-906", "no_such_part")
PART_DONE: Final = Rule("EVA-906", "part_done")
PART_WITHOUT_EFFECT: Final = Rule("EVA-906", "part_without_effect")


def why_not_card(g: State, ask: Ask, card: int) -> Rule | None:
    return None if card in g.players[ask.seat].cards else CARD_NOT_IN_HAND


def action_cards(g: State, ask: Ask) -> list[int]:
    return g.players[ask.seat].cards[:]


def why_not_part(g: State, ask: Ask, part: int) -> Rule | None:
    """Either part first, or one alone; about: the card, a mask of the parts done. [EVA-906]"""
    box: Box = g.box
    card, done = ask.about
    parts = box.cards.parts[card]
    if part >= len(parts):
        return NO_SUCH_PART
    if done >> part & 1:
        return PART_DONE
    me = g.players[ask.seat]
    for effect in parts[part]:
        if has_effect(g, me, effect):
            return None
    return PART_WITHOUT_EFFECT
