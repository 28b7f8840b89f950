"""Evolution with something wrong in it: the same ruleset but for a function or two."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from boardwright.core.ask import Kind
from boardwright.core.game import Groups
from boardwright.games.evolution.domains import YES
from boardwright.games.evolution.rules.turn import ACTIVATE
from boardwright.games.evolution.view import unknown, view
from tests.fuzz.faulty import COUNTER, planter, questions
from tests.plays import GAME

RUNS = dict(zip(GAME.steps, GAME.runs, strict=True))


planted = planter(GAME, RUNS)


# -- steps ------------------------------------------------------------------------------------------------------


def raises(g: Any, seat: int) -> Any:
    """A crash in the second round."""
    if g.round == 2:
        raise KeyError("planted")
    yield from RUNS["turn"](g, seat) or ()


def has_no_way_out(g: Any, seat: int) -> Any:
    """A compulsory question that nothing answers."""
    for it in g.players[seat].creatures:
        it.asleep = True
    yield ACTIVATE.must(seat)


def loses_a_card(g: Any, seat: int) -> Any:
    g.deck.pop()
    return RUNS["round_end"](g, seat)


def doubles_a_card(g: Any, seat: int) -> Any:
    g.deck.append(g.deck[0])
    return RUNS["round_end"](g, seat)


def makes_energy(g: Any, seat: int) -> Any:
    g.lower += 5
    return RUNS["exchange"](g, seat)


def writes_into_what_clones_share(g: Any, seat: int) -> Any:
    """All clones have one list of settled options."""
    if (yield EVERYTHING.may(seat)) >= 0:
        g.rulings.settled.append("quartet=on")
    yield from RUNS["turn"](g, seat) or ()


def depends_on_something_else(g: Any, seat: int) -> Any:
    """Run again it goes another way."""
    COUNTER[0] += 1
    g.idle += COUNTER[0] % 2
    yield from RUNS["turn"](g, seat) or ()


def draws_without_chance(g: Any, seat: int) -> Any:
    """The next card comes from the pile as it lies, so the draw is no barrier to undo."""
    if (yield EVERYTHING.may(seat)) >= 0:
        g.players[seat].hand.append(g.deck.pop())
    yield from RUNS["turn"](g, seat) or ()


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
    yield from RUNS["turn"](g, seat) or ()


def never_ends(g: Any, seat: int) -> Any:
    yield EVERYTHING.may(seat)
    g.agenda[:] = [(GAME.steps.index("turn"), seat)]


# -- checks -----------------------------------------------------------------------------------------------------

EVERYTHING, LISTED_BUT_FORBIDDEN, ALLOWED_BUT_NOT_LISTED = questions(YES, "EVO-040")


def asks(kind: Kind) -> Callable[[Any, int], Any]:
    def step(g: Any, seat: int) -> Any:
        yield kind.may(seat)

    return step


# -- knowledge --------------------------------------------------------------------------------------------------


def shows_a_hand(g: Any, seat: int | None) -> Any:
    """The next seat's cards."""
    seen = view(g, seat)
    if seat is not None:
        other = (seat + 1) % g.rulings.seats
        seen.players[other].hand = tuple(g.players[other].hand)
    return seen


def shows_a_spectator_too_much(g: Any, seat: int | None) -> Any:
    seen = view(g, seat)
    if seat is None:
        seen.players[0].hand = tuple(g.players[0].hand)
    return seen


def of_another_seat(g: Any, seat: int) -> Groups:
    """Deals the own hand anew, which is noticed, and leaves another's as it is."""
    return unknown(g, (seat + 1) % g.rulings.seats)


def forgets_creatures(g: Any, seat: int) -> Groups:
    """The hidden sides of creatures stay the true ones."""
    hands = [card for player in g.players if player.seat != seat for card in player.hand]
    return [(hands, g.deck)]


def forgets_cards(g: Any, names: list[int]) -> None:
    """A renaming that leaves the draw pile alone: a card is there twice."""
    deck = g.deck[:]
    GAME.rename(g, names)
    g.deck = deck


def nobody_wins(g: Any) -> Any:
    result = GAME.result(g)
    result.places[:] = [2] * len(result.places)
    result.rivals[:] = [2] * len(result.rivals)
    return result
