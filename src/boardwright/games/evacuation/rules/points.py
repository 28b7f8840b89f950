"""Points Mode: the draft of goals, and what each seat may know of it. [EVA-115, EVA-820, EVA-955]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import Ask, Asking, Kind, Rule, Step
from boardwright.core.game import Groups
from boardwright.core.together import together
from boardwright.games.evacuation.domains import GOAL
from boardwright.games.evacuation.notes_later import (
    GOAL_GIVEN_UP,
    GOAL_KEPT,
    GOAL_REMOVED,
    GOALS_DEALT,
    PACKETS_PASSED,
)
from boardwright.games.evacuation.state import FIRST_SLOT, NOBODY, SLOTS, Player, State

DEALT: Final = 4
"""Goal cards for each player, and rounds of the draft. [EVA-115]"""

NOT_IN_PACKET: Final = Rule("EVA-115", "not_in_packet")
NOT_KEPT: Final = Rule("EVA-115", "goal_not_kept")


def why_not_keep(g: State, ask: Ask, goal: int) -> Rule | None:
    return None if goal in g.packets[ask.seat] else NOT_IN_PACKET


def packet(g: State, ask: Ask) -> list[int]:
    return g.packets[ask.seat][:]


def why_not_give_up(g: State, ask: Ask, goal: int) -> Rule | None:
    return None if goal in g.players[ask.seat].goals else NOT_KEPT


def drafted(g: State, ask: Ask) -> list[int]:
    return g.players[ask.seat].goals[:]


KEEP: Final = Kind("keep", GOAL, why_not_keep, packet, private=True, secret=True, exact=True)  # EVA-115
GIVE_UP: Final = Kind("give_up", GOAL, why_not_give_up, drafted, private=True, secret=True, exact=True)  # EVA-115


def goal_draft(g: State, _: int) -> Step:
    """Keep one of four, of three, of two, take the last, give one up. [EVA-115, INT-36]"""
    g.seat = NOBODY
    if g.rulings.solo:
        yield from solo_draft(g)
    else:
        yield from draft(g)
    given = yield from together(g, choose_to_give_up, g.seats())
    for me, goal in zip(g.players, given, strict=True):
        give_up(g, me, goal)


def draft(g: State) -> Asking[None]:
    """All choose at once, and pass the rest to the next seat. [EVA-115, INT-36]"""
    g.packets = [[g.chance.take(g.goal_pile) for _ in range(DEALT)] for _ in g.players]
    if g.notes is not None:
        g.note(GOALS_DEALT, (DEALT,))
    for left in range(DEALT - 1, 0, -1):
        kept = yield from together(g, choose_to_keep, g.seats())
        for me, goal in zip(g.players, kept, strict=True):
            keep(g, me, goal)
        g.packets = g.packets[-1:] + g.packets[:-1]
        if g.notes is not None:
            g.note(PACKETS_PASSED, (left,))
    for me in g.players:
        keep(g, me, g.packets[me.seat][0])


def choose_to_keep(g: State, seat: int) -> Asking[int]:
    return (yield KEEP.must(seat))


def choose_to_give_up(g: State, seat: int) -> Asking[int]:
    return (yield GIVE_UP.must(seat))


def keep(g: State, me: Player, goal: int) -> None:
    g.packets[me.seat].remove(goal)
    me.goals.append(goal)
    if g.notes is not None:
        g.note(GOAL_KEPT, (goal,), me.seat)


def give_up(g: State, me: Player, goal: int) -> None:
    """The first token marks its place; the others fill up, so that they can be dealt anew. [EVA-115]

    In solo there is nobody to hide it from.
    """
    if g.rulings.solo:
        me.goals.remove(goal)
        g.goals_out.append(goal)
    else:
        first = FIRST_SLOT + SLOTS * me.seat
        me.given = [first + slot for slot in range(1, SLOTS)]
        me.given.insert(me.goals.index(goal), first)
    if g.notes is not None:
        g.note(GOAL_GIVEN_UP, (goal,), me.seat)


def kept_goals(me: Player) -> list[int]:
    """The three goals that count, once one was given up. [EVA-115]"""
    if not me.given:
        return me.goals
    first = FIRST_SLOT + SLOTS * me.seat
    return [goal for goal, token in zip(me.goals, me.given, strict=True) if token != first]


# -- solo -------------------------------------------------------------------------------------------------------


def solo_draft(g: State) -> Asking[None]:
    """Two piles; after each goal kept one of the other pile is removed at random, and the piles switch. [EVA-955]

    What is removed from a pile not yet looked at stays among the unseen goals: nobody can tell.
    """
    me = g.players[0]
    g.packets = [[g.chance.take(g.goal_pile) for _ in range(DEALT)], []]
    if g.notes is not None:
        g.note(GOALS_DEALT, (DEALT,))
    for left in range(DEALT - 1, 0, -1):
        keep(g, me, (yield KEEP.must(0)))
        if left == DEALT - 1:
            g.packets[1] = [g.chance.take(g.goal_pile) for _ in range(left)]
        else:
            g.goals_out.append(g.chance.take(g.packets[1]))
        g.packets = [g.packets[1], g.packets[0]]
        if g.notes is not None:
            g.note(GOAL_REMOVED, (left,))
    keep(g, me, g.packets[0][0])
    g.goals_out += g.packets[1]
    g.packets = [[]]


# -- what a seat can tell apart ----------------------------------------------------------------------------------


def goal_groups(g: State, seat: int) -> Groups:
    """Goals that this seat cannot tell apart, and which goal each other seat gave up. [EVA-115, INT-42]

    Those of packets that it has not held yet are exchangeable with the unseen ones; those of a packet that passed by
    it only among the seats that held it since.
    """
    unseen: list[int] = []
    groups: Groups = [(unseen, g.goal_pile)]
    if not g.rulings.solo and g.packets:
        for origin in range(len(g.players)):
            follow_packet(g, seat, origin, unseen, groups)
    for player in g.players:
        if player.seat != seat and player.given:
            groups.append((player.given[:], []))
    return groups


def follow_packet(g: State, seat: int, origin: int, unseen: list[int], groups: Groups) -> None:
    """From holder to holder: what the others took between two looks of this seat is one group."""
    seats = len(g.players)
    rounds = len(g.players[0].goals)
    part = unseen
    for number in range(min(rounds + 1, DEALT)):
        holder = (origin + number) % seats
        if holder == seat:
            part = []
            groups.append((part, []))
        elif number < rounds:
            part.append(g.players[holder].goals[number])
        else:
            part += g.packets[holder]
