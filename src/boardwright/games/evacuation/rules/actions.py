"""Actions: turns, what an action costs, action cards, passing. [EVA-301..311, EVA-401..410, EVA-904..906]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import PASS, Asking, Kind, Step
from boardwright.games.evacuation.box import Box
from boardwright.games.evacuation.domains import ACTION, CARD, CARD_ACTION, NUMBER, PART
from boardwright.games.evacuation.notes import (
    ACTED,
    ACTIONS_ENDED,
    CARD_PLAYED,
    ENERGY_PAID,
    ENERGY_SPARED,
    PASSED,
    TUCKED,
)
from boardwright.games.evacuation.queries import (
    action_group,
    circle,
    least_from_old,
    most_from_old,
    surcharge,
    track_cost,
    waived,
)
from boardwright.games.evacuation.refusals import (
    action_cards,
    actions,
    shares_of_energy,
    why_not_action,
    why_not_card,
    why_not_energy,
    why_not_part,
)
from boardwright.games.evacuation.rules.advanced import end_of_turn
from boardwright.games.evacuation.rules.effects import carry_out, perform
from boardwright.games.evacuation.rules.modules import play_objectives
from boardwright.games.evacuation.rules.solo import has_passed, opponent_of, take_opponents_turn
from boardwright.games.evacuation.state import (
    ACTION_TURN,
    ACTIONS_PHASE,
    EFFECT,
    EFFECTS,
    NOBODY,
    OPPONENT_TURN,
    TURN_END,
    Player,
    State,
)
from boardwright.games.evacuation.vocabulary import USED_ENERGY

ACT: Final = Kind("action", ACTION, why_not_action, actions, exact=True)  # EVA-302
ENERGY: Final = Kind("energy", NUMBER, why_not_energy, shares_of_energy, exact=True)  # EVA-306
CARD_KIND: Final = Kind("card", CARD, why_not_card, action_cards, private=True, exact=True)  # EVA-904
TUCK: Final = Kind("tuck", CARD, why_not_card, action_cards, private=True, secret=True, exact=True)  # EVA-904
PART_KIND: Final = Kind("part", PART, why_not_part)  # EVA-906

# -- turns ------------------------------------------------------------------------------------------------------


def action_turn(g: State, seat: int) -> Step:
    """One action, or passing for the rest of the year. [EVA-301..308, INT-56]"""
    me = g.players[seat]
    g.seat = seat
    me.fresh = 0
    last = g.rulings.last_compulsory and is_last_turn(g)
    action = yield ACT.if_possible(seat) if last else ACT.may(seat)
    if action == PASS:
        yield from pass_year(g, me)
        next_turn(g, seat)
    elif action == CARD_ACTION:
        g.playing = action
        yield from play_card(g, me)
        g.agenda.append((TURN_END, seat))
    else:
        g.playing = action
        yield from use_board(g, me, action)


def is_last_turn(g: State) -> bool:
    """Has a race been run in this very phase? [EVA-802]"""
    return g.trigger != NOBODY and g.trigger_phase == ACTIONS_PHASE


def pass_year(g: State, me: Player) -> Asking[None]:
    """Final for the year; it adds no power. [EVA-308, EVA-311, INT-63, INT-68]"""
    me.passed = True
    if g.notes is not None:
        g.note(PASSED, (me.seat,))
    if g.rulings.objectives_passing:
        yield from play_objectives(g, me)


def next_turn(g: State, after: int) -> None:
    """The next in the order who has not passed; once a race is run only those after him. [EVA-307, EVA-802, INT-17]"""
    ring = circle(g)
    at = ring.index(after) + 1
    for each in ring[at:] if is_last_turn(g) else ring[at:] + ring[:at]:
        if each >= g.rulings.seats:
            if not has_passed(g):
                g.plan([(OPPONENT_TURN, each)])
                return
        elif not g.players[each].passed:
            g.plan([(ACTION_TURN, each)])
            return
    if g.notes is not None:
        g.note(ACTIONS_ENDED)


def opponent_turn(g: State, _: int) -> None:
    """The solo cards act. [EVA-957, EVA-963]"""
    g.seat = NOBODY
    take_opponents_turn(g)
    next_turn(g, opponent_of(g))


# -- one action -------------------------------------------------------------------------------------------------


def use_board(g: State, me: Player, action: int) -> Asking[None]:
    """A board action: its power, its group, its energy; its effects are steps. [EVA-302..306, EVA-311, INT-68]"""
    if g.rulings.advanced:
        yield from tuck(g, me)
    box: Box = g.box
    group = action_group(g, action)
    extra = surcharge(g, me, group)
    me.groups[group - 1] += 1
    me.power += box.board.powers[action]
    if g.notes is not None:
        g.note(ACTED, (me.seat, action, box.board.powers[action]))
    yield from advance_marker(g, me, action, extra)
    if me.objectives:
        yield from play_objectives(g, me)
    g.agenda.append((TURN_END, me.seat))
    for number in range(len(box.board.effects[action]) - 1, -1, -1):
        g.agenda.append((EFFECT, EFFECTS * me.seat + number))


def perform_effect(g: State, number: int) -> Step | None:
    """One of the effects of the board action under way, in the listed order. [EVA-307, EVA-401..410]"""
    box: Box = g.box
    return carry_out(g, g.players[number // EFFECTS], box.board.effects[g.playing][number % EFFECTS])


def end_turn(g: State, seat: int) -> Step | None:
    """Objectives may be played after the action too; then the next player has a turn. [EVA-307, INT-68]"""
    me = g.players[seat]
    if me.objectives or g.rulings.advanced:
        return end_with_cards(g, me)
    g.playing = NOBODY
    next_turn(g, seat)
    return None


def end_with_cards(g: State, me: Player) -> Step:
    if me.objectives:
        yield from play_objectives(g, me)
    if g.rulings.advanced:
        yield from end_of_turn(g, me)
    g.playing = NOBODY
    next_turn(g, me.seat)


def advance_marker(g: State, me: Player, action: int, extra: int) -> Asking[None]:
    """One space on the action track, and the energy of it from the right world. [EVA-303..306]"""
    due = track_cost(g, me) + extra
    spared = waived(me, due)
    if spared:
        me.used[USED_ENERGY] += spared
        due -= spared
        if g.notes is not None:
            g.note(ENERGY_SPARED, (me.seat, spared))
    if due:
        from_old = least_from_old(g, me, due, extra)
        if from_old < most_from_old(g, me, due, extra):
            from_old = yield ENERGY.must(me.seat, (action, due, extra))
        me.cubes[0] -= from_old
        me.cubes[3] -= due - from_old
        if g.notes is not None:
            g.note(ENERGY_PAID, (me.seat, from_old, due - from_old))
    me.acted += 1


# -- action cards -----------------------------------------------------------------------------------------------


def tuck(g: State, me: Player) -> Asking[None]:
    """A hand card goes face down under the action. [EVA-904]"""
    card = yield TUCK.must(me.seat)
    me.cards.remove(card)
    me.tucked.append(card)
    if g.notes is not None:
        g.note(TUCKED, (card,), me.seat)


def play_card(g: State, me: Player) -> Asking[None]:
    """A hand card face up; both parts in either order, one, or none. [EVA-904, EVA-906, INT-24]"""
    card = yield CARD_KIND.must(me.seat)
    me.cards.remove(card)
    me.face_up.append(card)
    if g.notes is not None:
        g.note(CARD_PLAYED, (me.seat, card))
    yield from advance_marker(g, me, CARD_ACTION, 0)
    if me.objectives:
        yield from play_objectives(g, me)
    box: Box = g.box
    parts = box.cards.parts[card]
    done = 0
    for _ in parts:
        part = yield PART_KIND.may(me.seat, (card, done))
        if part == PASS:
            return
        done |= 1 << part
        yield from perform(g, me, parts[part])
