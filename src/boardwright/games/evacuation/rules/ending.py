"""The end of the game: penalties and bonuses of a race. [EVA-801..807, EVA-820]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import Ask, Asking, Kind, Rule, Step
from boardwright.games.evacuation.domains import RESOURCE
from boardwright.games.evacuation.notes_later import GAME_ENDED, MARKER_LOWERED, MARKER_RAISED
from boardwright.games.evacuation.queries_end import corrected, penalties, race_bonus
from boardwright.games.evacuation.state import NOBODY, OVER, Player, State

NOT_THE_LOWEST: Final = Rule("EVA-805", "not_the_lowest")
LOWEST_IN_ORDER: Final = Rule("INT-11", "lowest_in_order")
LEAVES_NO_SECOND: Final = Rule("INT-11", "leaves_no_second")

PENALTY: Final = 0
BONUS: Final = 1
FIRST_OF_TWO: Final = 2
SECOND_OF_TWO: Final = 3
"""What a question for a lowest marker is about; two of three equal ones are picked in ascending order. [INT-11]"""


def lowest_markers(me: Player) -> list[int]:
    """The markers that are lowest now. [EVA-805, EVA-806]"""
    values = [corrected(me, resource) for resource in range(3)]
    low = min(values)
    return [resource for resource in range(3) if values[resource] == low]


def why_not_lowest(g: State, ask: Ask, resource: int) -> Rule | None:
    """Only a lowest marker; of three equal ones two in ascending order. [EVA-805, EVA-806, INT-11]"""
    me = g.players[ask.seat]
    low = lowest_markers(me)
    if resource not in low:
        return NOT_THE_LOWEST.short(corrected(me, resource), corrected(me, low[0]))
    if ask.about[0] == FIRST_OF_TWO:
        return LEAVES_NO_SECOND if resource == low[-1] else None
    return LOWEST_IN_ORDER if resource <= ask.about[1] else None


def lowest(g: State, ask: Ask) -> list[int]:
    low = lowest_markers(g.players[ask.seat])
    if ask.about[0] == FIRST_OF_TWO:
        return low[:-1]
    return [resource for resource in low if resource > ask.about[1]]


LOWEST: Final = Kind("lowest", RESOURCE, why_not_lowest, lowest, exact=True)  # EVA-805; about: what for, the last one


def end(g: State, _: int) -> None:
    """The game is over. [EVA-803, EVA-804, EVA-820]"""
    g.seat = NOBODY
    g.phase = OVER
    g.ended = True
    if g.rulings.points:
        g.chance.seal()  # all goals are shown now
    if g.notes is not None:
        g.note(GAME_ENDED, (g.year,))


def corrections(g: State, seat: int) -> Step:
    """First the penalties, then the bonus; production itself stays as it was. [EVA-805, EVA-806]"""
    me = g.players[seat]
    g.seat = seat
    me.corrections = [0] * 6
    yield from take_penalties(g, me)
    yield from take_bonus(g, me)


def take_penalties(g: State, me: Player) -> Asking[None]:
    """All on one lowest marker, which then stays the lowest; there is no floor. [EVA-805, INT-12]"""
    number = penalties(g, me)
    if number:
        marker = yield LOWEST.must(me.seat, (PENALTY, NOBODY))
        me.corrections[marker] = number
        if g.notes is not None:
            g.note(MARKER_LOWERED, (me.seat, marker, number))


def take_bonus(g: State, me: Player) -> Asking[None]:
    """The lowest marker rises; a +2 is split between two of several equal ones. [EVA-806, INT-11]"""
    number = race_bonus(g, me)
    low = lowest_markers(me)
    if number == 2 and len(low) > 1:
        first = low[0]
        if len(low) > 2:
            first = yield LOWEST.must(me.seat, (FIRST_OF_TWO, NOBODY))
        second = low[-1]
        if len(low) > 2:
            second = yield LOWEST.must(me.seat, (SECOND_OF_TWO, first))
        raise_lowest(g, me, first, 1)
        raise_lowest(g, me, second, 1)
    elif number:
        marker = yield LOWEST.must(me.seat, (BONUS, NOBODY))
        raise_lowest(g, me, marker, number)


def raise_lowest(g: State, me: Player, marker: int, number: int) -> None:
    me.corrections[3 + marker] += number
    if g.notes is not None:
        g.note(MARKER_RAISED, (me.seat, marker, number))
