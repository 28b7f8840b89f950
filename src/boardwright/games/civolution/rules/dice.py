"""Gaining dice. [CIV-245, CIV-246, CIV-934]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import Ask, Kind, Rule, Step
from boardwright.games.civolution.domains import DIE, PLAYER
from boardwright.games.civolution.names import VICI
from boardwright.games.civolution.notes import DIE_GIVEN, GAINED_DIE, GAINED_FATE_DIE, ROLLED_DICE
from boardwright.games.civolution.state import Player, State

NOT_MOST: Final = Rule("CIV-246", "not_most_dice")
YOURSELF: Final = Rule("CIV-246", "yourself")
NO_SUCH_DIE: Final = Rule("CIV-246", "no_such_die")


def owned(me: Player, fate: bool) -> int:
    """Dice of a type, used ones too. [CIV-246, CIV-934]"""
    return me.fate if fate else sum(me.dice)


def givers(g: State, me: Player, fate: bool) -> list[int]:
    """Others who have most of that type; nobody if the player alone has. [CIV-246]"""
    most = max([owned(they, fate) for they in g.players])
    return [they.seat for they in g.players if they is not me and owned(they, fate) == most]


def why_not_giver(g: State, ask: Ask, seat: int) -> Rule | None:
    if seat == ask.seat:
        return YOURSELF
    return None if seat in givers(g, g.players[ask.seat], ask.about[0] != 0) else NOT_MOST


def possible_givers(g: State, ask: Ask) -> list[int]:
    return givers(g, g.players[ask.seat], ask.about[0] != 0)


def why_not_give(g: State, ask: Ask, value: int) -> Rule | None:
    return None if g.players[ask.seat].dice[value] else NO_SUCH_DIE


def dice_to_give(g: State, ask: Ask) -> list[int]:
    return [value for value, n in enumerate(g.players[ask.seat].dice) if n]


FROM: Final = Kind("from", PLAYER, why_not_giver, possible_givers, exact=True)  # CIV-246
GIVE: Final = Kind("give", DIE, why_not_give, dice_to_give, exact=True)  # CIV-246


def can_gain_die(g: State, me: Player, fate: bool) -> bool:
    return (g.spare_fate if fate else g.spare_dice) > 0 or len(givers(g, me, fate)) > 0


def gain_die(g: State, me: Player, fate: bool) -> Step:
    """From the display; else from another who has most. [CIV-245, CIV-246]"""
    if fate and g.spare_fate:
        g.spare_fate -= 1
    elif not fate and g.spare_dice:
        g.spare_dice -= 1
    else:
        if not givers(g, me, fate):
            return
        seat = yield FROM.must(me.seat, (int(fate),))
        yield from give_die(g, g.players[seat], me, fate)
    add_die(g, me, fate)


def give_die(g: State, they: Player, me: Player, fate: bool) -> Step:
    """The giver decides which; V.I.C.I gives an unused one if it has one. [CIV-246, CIV-934, CIV-976]"""
    if fate:
        they.fate -= 1
    elif g.rulings.solo and they.seat == VICI:
        they.dice[max([value for value, n in enumerate(they.dice) if n])] -= 1
    else:
        value = yield GIVE.must(they.seat, (me.seat,))
        they.dice[value] -= 1
    if g.notes is not None:
        g.note(DIE_GIVEN, (they.seat, me.seat))


def add_die(g: State, me: Player, fate: bool) -> None:
    """An activation die is rolled at once. [CIV-245]"""
    if fate:
        me.fate += 1
        if g.notes is not None:
            g.note(GAINED_FATE_DIE, (me.seat,))
    else:
        value = g.chance.roll()
        me.dice[value] += 1
        if g.notes is not None:
            g.note(GAINED_DIE, (me.seat, value))


def roll_used(g: State, me: Player, n: int) -> None:
    """So many dice from below the console are rolled once and placed by value. [CIV-162]"""
    me.dice[0] -= n
    for _ in range(n):
        me.dice[g.chance.roll()] += 1
    if g.notes is not None:
        g.note(ROLLED_DICE, (me.seat, n))


def retrieve_dice(g: State, me: Player, n: int) -> None:
    """Up to so many used dice come back. [CIV-162]"""
    roll_used(g, me, min(n, me.dice[0]))
