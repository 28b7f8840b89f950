"""Solo cards: the opponent takes stadiums, occupies NW sites and advances. [EVA-950..963]"""

from __future__ import annotations

from typing import Final

from boardwright.games.evacuation.box import Box
from boardwright.games.evacuation.moves import refill, throw_out
from boardwright.games.evacuation.notes_later import (
    OPPONENT_BLOCKED,
    OPPONENT_PASSED,
    OPPONENT_SETTLED,
    OPPONENT_TOOK,
    RIVAL_ADVANCED,
    SOLO_NOTHING,
    SOLO_SHUFFLED,
    SOLO_TILE_MOVED,
    SOLO_TURNED,
)
from boardwright.games.evacuation.queries_end import HIGH, LOW, bonus_number
from boardwright.games.evacuation.state import INFRASTRUCTURE_ROW, NOBODY, OPPONENT, SHIP_ROW, STADIUM_ROW, State
from boardwright.games.evacuation.vocabulary import (
    OPPONENT_SETTLES,
    PASSING,
    REMOVE_INFRASTRUCTURE,
    REMOVE_SHIP,
    SIDE_A,
)

X: Final = 4
"""What an X counts for a settlement and in Progress. [EVA-957, EVA-961]"""
LATE_YEAR: Final = 3
UNSEEN: Final = 0
ARROW_SITES: Final = 5


def opponent_of(g: State) -> int:
    """Its number among those who take turns and own sites. [EVA-951, INT-78]"""
    return OPPONENT if g.rulings.solo else g.rulings.seats


# -- the deck ---------------------------------------------------------------------------------------------------


def shuffle_solo_cards(g: State) -> None:
    """Every year anew; the card with the red 3 joins in year three. [EVA-956, INT-38]"""
    box: Box = g.box
    g.solo_deck = [card for card, late in enumerate(box.solo.late) if g.year >= LATE_YEAR or not late]
    if g.rulings.solo_reference:
        g.solo_deck.remove(box.solo.late.index(0))
    g.solo_played = []
    g.solo_number = UNSEEN
    if g.notes is not None:
        g.note(SOLO_SHUFFLED, (len(g.solo_deck),))
    if not g.rulings.solo_hidden:
        show_number(g)


def show_number(g: State) -> None:
    """The number on the back of the top card is seen, its action is not: only the number is drawn. [INT-72]"""
    box: Box = g.box
    g.solo_number = box.solo.numbers[g.solo_deck[g.chance.below(len(g.solo_deck))]]


def turn_over(g: State) -> int:
    """The top card: one of those with the number that was seen. [EVA-957]"""
    box: Box = g.box
    numbers = box.solo.numbers
    cards = [card for card in g.solo_deck if g.solo_number in (UNSEEN, numbers[card])]
    card = g.chance.take(cards)
    g.solo_deck.remove(card)
    g.solo_played.append(card)
    return card


# -- its turn ---------------------------------------------------------------------------------------------------


def take_opponents_turn(g: State) -> None:
    """The top card is turned over; the next one gives the number. [EVA-957, EVA-958]"""
    card = turn_over(g)
    show_number(g)
    if g.notes is not None:
        g.note(SOLO_TURNED, (card, g.solo_number))
    box: Box = g.box
    for action, arrow in box.solo.actions[card]:
        carry_out(g, action, arrow, g.solo_number)
    if has_passed(g) and g.notes is not None:
        g.note(OPPONENT_PASSED)


def has_passed(g: State) -> bool:
    """The card left over is not played. [EVA-956, EVA-958]"""
    return len(g.solo_deck) <= 1


def carry_out(g: State, action: int, arrow: int, number: int) -> None:
    """X is no place of a row; a row without that place is left alone. [EVA-957, EVA-959, INT-76]"""
    if action == OPPONENT_SETTLES:
        opponent_settles(g, arrow, number)
        return
    row = SHIP_ROW if action == REMOVE_SHIP else INFRASTRUCTURE_ROW if action == REMOVE_INFRASTRUCTURE else STADIUM_ROW
    if number == X or number > len(g.rows[row]):
        if g.notes is not None:
            g.note(SOLO_NOTHING)
    elif row == STADIUM_ROW:
        opponent_takes(g, g.rows[row][number - 1])
    else:
        throw_out(g, row, g.rows[row][number - 1])
        refill(g, row)


def opponent_takes(g: State, stadium: int) -> None:
    """Beside the board, for its faces. [EVA-959]"""
    g.rows[STADIUM_ROW].remove(stadium)
    g.taken.append(stadium)
    if g.notes is not None:
        g.note(OPPONENT_TOOK, (stadium,))
    refill(g, STADIUM_ROW)


def opponent_settles(g: State, arrow: int, number: int) -> None:
    """Along the edge, then inward; a settled site stays as it is. [EVA-960, INT-73]"""
    box: Box = g.box
    edge = box.map.edge
    g.solo_tile = (g.solo_tile + number) % len(edge)
    if g.notes is not None:
        g.note(SOLO_TILE_MOVED, (edge[g.solo_tile],))
    inward = number if g.rulings.solo_inner else number - 1
    site = box.map.arrows[(2 * g.solo_tile + arrow) * ARROW_SITES + inward]
    if site == NOBODY or g.owner[site] != NOBODY:
        if g.notes is not None:
            g.note(OPPONENT_BLOCKED, (site,))
        return
    g.owner[site] = opponent_of(g)
    if g.notes is not None:
        g.note(OPPONENT_SETTLED, (site,))


# -- its progress -----------------------------------------------------------------------------------------------


def opponent_progress(g: State, rival: int) -> None:
    """Odd years the opponent moves the higher number and the extra the lower, even years both the higher. [EVA-961]"""
    is_lower = rival != opponent_of(g) and g.year % 2 == 1
    steps = bonus_number(g, LOW if is_lower else HIGH)
    first = 2 * (rival - opponent_of(g))
    ahead = first if g.rivals[first] >= g.rivals[first + 1] else first + 1
    behind = 2 * first + 1 - ahead
    leading = min(g.solo_number, steps)
    lost = move_rival(g, ahead, leading)
    lost = move_rival(g, behind, steps - leading + lost)
    if lost:
        move_rival(g, ahead, lost)


def move_rival(g: State, marker: int, steps: int) -> int:
    """No effects, no transitions; its step's side space if it is free; the steps left over. [INT-71, INT-77]"""
    box: Box = g.box
    at = g.rivals[marker] // 3
    to = min(at + steps, box.tracks[g.rulings.profile].length)
    g.rivals[marker] = 3 * to + PASSING
    if to and not g.rulings.solo_passing and not is_standing(g, 3 * to + SIDE_A):
        g.rivals[marker] = 3 * to + SIDE_A
    if g.notes is not None:
        g.note(RIVAL_ADVANCED, (marker // 2 + 1, g.rivals[marker]))
    return at + steps - to


def is_standing(g: State, space: int) -> bool:
    """Does a marker stand there?"""
    for player in g.players:
        if space in player.markers:
            return True
    return space in g.rivals
