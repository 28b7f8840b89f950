"""A planted fault of each kind that Civolution's rules could have makes its counter rise."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from boardwright.core.ask import Kind
from boardwright.core.game import Game, Groups
from boardwright.fuzz.fuzzer import FAULTS, Findings, Fuzzer
from boardwright.games import load
from boardwright.games.civolution.domains import YES
from boardwright.games.civolution.moves import replaced
from boardwright.games.civolution.names import FOOD
from boardwright.games.civolution.rules.action import ROLL
from boardwright.games.civolution.view import unknown, view
from tests.fuzz.faulty import (
    COUNTER,
    Plants,
    has_counted,
    has_found_nothing,
    hides_nothing,
    names_of,
    planter,
    questions,
)
from tests.plays import box_of

GAME = load("civolution")
BOX = box_of("civolution")
RUNS: dict[str, Any] = dict(zip(GAME.steps, GAME.runs, strict=True))
planted = planter(GAME, RUNS)


def playing(game: Game) -> Callable[[int], Findings]:
    """The beginnings of games; a spectator looks on at one of them."""
    return lambda index: Fuzzer(game, 3, {}, BOX, 2, index, 4).play(60)


# -- steps ------------------------------------------------------------------------------------------------------


def raises(g: Any, seat: int) -> Any:
    """A crash in the second round of turns."""
    if g.players[0].dice[0]:
        raise KeyError("planted")
    return RUNS["round"](g, seat)


def has_no_way_out(g: Any, seat: int) -> Any:
    """A die must be rolled where none is left."""
    me = g.players[seat]
    me.dice = [sum(me.dice), 0, 0, 0, 0, 0, 0]
    yield ROLL.must(seat, (0,))


def loses_a_card(g: Any, seat: int) -> Any:
    g.stacks = replaced(g.stacks, 2, g.stacks[2][1:])
    return RUNS["new_cards"](g, seat)


def doubles_a_goal(g: Any, seat: int) -> Any:
    g.goal_bag.append(g.goal_bag[0])
    return RUNS["fill_goals"](g, seat)


def makes_food(g: Any, seat: int) -> Any:
    g.players[seat].markers[FOOD] += 1
    return RUNS["round"](g, seat)


def loses_a_die(g: Any, seat: int) -> Any:
    g.spare_fate -= 1
    return RUNS["round"](g, seat)


def loses_a_tribe(g: Any, seat: int) -> Any:
    g.players[seat].tribes_left -= 1
    return RUNS["round"](g, seat)


def depends_on_something_else(g: Any, seat: int) -> Any:
    """Run again it goes another way."""
    COUNTER[0] += 1
    g.value = COUNTER[0] % 2
    yield from RUNS["turn"](g, seat)


def writes_into_what_clones_share(g: Any, seat: int) -> Any:
    """All clones have one list of the cards in a stack, until one is drawn."""
    if (yield EVERYTHING.may(seat)) >= 0:
        g.stacks[0].append(g.stacks[0].pop(0))
    yield from RUNS["turn"](g, seat)


def draws_without_chance(g: Any, seat: int) -> Any:
    """The next card comes from the stack as it lies, so the draw is no barrier to undo."""
    me = g.players[seat]
    if (yield EVERYTHING.may(seat)) >= 0 and g.stacks[0]:
        me.hand = [*me.hand, g.stacks[0][-1]]
        g.stacks = replaced(g.stacks, 0, g.stacks[0][:-1])
    yield from RUNS["turn"](g, seat)


def tells_everybody(g: Any, seat: int) -> Any:
    """The log gives away a card of the hand."""
    hand = g.players[seat].hand
    if g.notes is not None and hand:
        g.note(GAME.notes["drew_card"], (hand[0],))
    return RUNS["turn"](g, seat)


def asks_about_a_card(g: Any, seat: int) -> Any:
    """A question that several see names a hidden card."""
    hand = g.players[(seat + 1) % len(g.players)].hand
    yield EVERYTHING.may(seat, (hand[0],) if hand else ())
    yield from RUNS["turn"](g, seat)


def never_ends(g: Any, seat: int) -> Any:
    yield EVERYTHING.may(seat)
    g.agenda[:] = [(GAME.steps.index("turn"), seat)]


# -- checks -----------------------------------------------------------------------------------------------------


EVERYTHING, LISTED_BUT_FORBIDDEN, ALLOWED_BUT_NOT_LISTED = questions(YES, "CIV-141")


def asks(kind: Kind) -> Callable[[Any, int], Any]:
    def step(g: Any, seat: int) -> Any:
        yield kind.may(seat)
        yield from RUNS["turn"](g, seat)

    return step


# -- knowledge --------------------------------------------------------------------------------------------------


def shows_a_hand(g: Any, seat: int | None) -> Any:
    """The next seat's research cards."""
    seen = view(g, seat)
    if seat is not None:
        other = (seat + 1) % g.rulings.seats
        seen.table.players[other].hand = g.players[other].hand[:]
    return seen


def shows_what_lies_under(g: Any, seat: int | None) -> Any:
    """The rejected cards under the stacks, which only those know that put them there."""
    seen = view(g, seat)
    seen.table.under = g.under
    return seen


def shows_a_spectator_a_hand(g: Any, seat: int | None) -> Any:
    seen = view(g, seat)
    if seat is None:
        seen.table.players[0].hand = g.players[0].hand[:]
    return seen


def of_another_seat(g: Any, seat: int) -> Groups:
    """Deals the own hand anew, which is noticed."""
    return unknown(g, (seat + 1) % g.rulings.seats)


def hides_hands_alone(g: Any, seat: int) -> Groups:
    """What lies under the stacks stays the truth."""
    under = {card for pile in g.under for card in pile}
    return [([card for card in places if card not in under], pile) for places, pile in unknown(g, seat)]


def forgets_hands(g: Any, names: list[int]) -> None:
    """A renaming that leaves the hands alone: a card is there twice."""
    hands = [player.hand for player in g.players]
    GAME.rename(g, names)
    for player, hand in zip(g.players, hands, strict=True):
        player.hand = hand


PLANTS: Plants = [
    ("crashes", "a rule that raises", {"steps": {"round": raises}}),
    ("dead_ends", "a question without an answer", {"steps": {"turn": has_no_way_out}}),
    ("leaks", "a hand in the view", {"view": shows_a_hand}),
    ("leaks", "rejected cards in the view", {"view": shows_what_lies_under}),
    ("leaks", "a hand in a spectator's view", {"view": shows_a_spectator_a_hand}),
    ("leaks", "a card in the log", {"steps": {"turn": tells_everybody}}),
    ("leaks", "a card in a question", {"steps": {"turn": asks_about_a_card}}),
    ("conservation_errors", "a lost card", {"steps": {"new_cards": loses_a_card}}),
    ("conservation_errors", "a goal chip twice", {"steps": {"fill_goals": doubles_a_goal}}),
    ("conservation_errors", "food from nowhere", {"steps": {"round": makes_food}}),
    ("conservation_errors", "a lost die", {"steps": {"round": loses_a_die}}),
    ("conservation_errors", "a lost tribe", {"steps": {"round": loses_a_tribe}}),
    ("check_errors", "listed, yet forbidden", {"steps": {"turn": asks(LISTED_BUT_FORBIDDEN)}}),
    ("check_errors", "allowed, not listed", {"steps": {"turn": asks(ALLOWED_BUT_NOT_LISTED)}}),
    ("fork_errors", "a list shared by clones", {"steps": {"turn": writes_into_what_clones_share}}),
    ("fork_errors", "a step that is no function", {"steps": {"turn": depends_on_something_else}}),
    ("determinise_errors", "what another seat does not know", {"unknown": of_another_seat}),
    ("determinise_errors", "the whole truth", {"unknown": hides_nothing}),
    ("determinise_errors", "a part of the truth", {"unknown": hides_hands_alone}),
    ("determinise_errors", "a card twice", {"rename": forgets_hands}),
    ("undo_errors", "undo over a draw", {"steps": {"turn": draws_without_chance}}),
    ("save_errors", "a step that is no function", {"steps": {"turn": depends_on_something_else}}),
]


@pytest.mark.parametrize("counter, what, changes", PLANTS, ids=names_of(PLANTS))
def test_a_planted_fault_is_counted(counter, what, changes):
    has_counted(playing(planted(**changes)), counter)


def test_nothing_is_counted_where_nothing_is_planted():
    has_found_nothing(playing(planted()))


def test_a_game_without_end_is_counted():
    found = Fuzzer(planted({"turn": never_ends}), 2, {}, BOX, 1, 0, 50).play(200)
    assert (found.faults["unfinished"], found.decisions) == (1, 200)


def test_every_kind_of_fault_is_planted():
    assert {kind for kind, _, _ in PLANTS} | {"unfinished"} == set(FAULTS)
