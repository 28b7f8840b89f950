"""A game small enough to know the best choice: walk to the left or the right, pick what lies there, then roll a die.

Whoever goes left finds a coin at once and nothing more; to the right lie a thorn and, behind it, a chest. Each seat
holds one hidden card out of four, and may show it; with `secret`, both seats bid in secret at the same time. With
`split`, the first turn is two steps.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from boardwright.core.ask import Ask, Asking, Domain, Kind, Rule, Step
from boardwright.core.chance import Chance
from boardwright.core.game import Game, Groups, Result
from boardwright.core.options import OFF, ON, Option
from boardwright.core.position import State
from boardwright.core.together import together

TURN, BID, WALK, PICKING = 0, 1, 2, 3
LEFT, RIGHT = 0, 1
LAST = 6
FOUND = [[1, 1, 1], [-1, 0, 5]]
"""What is found on a side, and behind it in three places; left of all is a coin whatever comes next."""


class Box:
    folder, name, hash = "", "toy", "0"


class Table(State):
    """`purses` by seat, `hands` one card each, `deck` the rest, `side` where the seat at turn stands."""

    __slots__ = ("deck", "hands", "purses", "round", "side")

    def __init__(self, box: Any, chance: Chance, agenda, purses, hands, deck, side, round):  # noqa: A002
        super().__init__(box, chance, agenda)
        self.purses = purses
        self.hands = hands
        self.deck = deck
        self.side = side
        self.round = round

    def clone(self) -> Table:
        return Table(
            self.box, self.chance.clone(), self.agenda[:], self.purses[:], self.hands[:], self.deck[:], self.side,
            self.round,
        )  # fmt: skip


def free(state: Table, ask: Ask, value: int) -> Rule | None:
    return None


def why_not_mine(state: Table, ask: Ask, value: int) -> Rule | None:
    return None if value == state.hands[ask.seat] else Rule("TOY-1", "not_yours")


GO = Kind("go", Domain("side", 2, lambda box, v: ["left", "right"][v]), free)
PICK = Kind("pick", Domain("place", 3, lambda box, v: str(v)), free)
SHOW = Kind("show", Domain("card", 4, lambda box, v: f"card_{v}", hideable=True), why_not_mine, private=True)
BIDS = Kind("bid", Domain("coins", 3, lambda box, v: str(v)), free, secret=True)


def turn(g: Table, seat: int) -> Step:
    yield from walk(g, seat)
    yield from pick(g, seat)


def walk(g: Table, seat: int) -> Step:
    g.side = yield GO.must(seat)
    g.purses[seat] += FOUND[g.side][0]


def walk_alone(g: Table, seat: int) -> Step:
    """The same turn in two steps."""
    yield from walk(g, seat)
    g.plan([(PICKING, seat)])


def pick(g: Table, seat: int) -> Step:
    if g.side == LEFT:
        g.purses[seat] += 0 * (yield PICK.must(seat))
    else:
        g.purses[seat] += FOUND[RIGHT][(yield PICK.must(seat))]
    yield SHOW.may(seat)
    g.purses[seat] += g.chance.roll() // 6
    after(g, seat)


def after(g: Table, seat: int) -> None:
    g.side = -1
    g.round += 1
    if g.round != LAST + 1:
        g.plan([(TURN, 1 - seat)])


def bid(g: Table, seat: int) -> Step:
    """The higher bid wins two coins, an equal one nothing; each pays nothing: bidding 2 is never worse."""
    bids = yield from together(g, one_bid, [0, 1])
    for s in (0, 1):
        g.purses[s] += 2 * (bids[s] > bids[1 - s])


def one_bid(g: Table, seat: int) -> Asking[int]:
    return (yield BIDS.must(seat))


def setup(seats: int, chance: Chance, options: dict[str, str], box: Any) -> Table:
    deck = list(range(4))
    hands = [chance.take(deck) for _ in range(seats)]
    secret = options["secret"] == ON
    return Table(box, chance, [(BID if secret else TURN, 0)], [0, 0], hands, deck, -1, 1)


def result(g: Table) -> Result:
    places = [1 + sum(other > purse for other in g.purses) for purse in g.purses]
    return Result(places, Rule("TOY-9", "most"), [[(Rule("TOY-9", "most"), purse)] for purse in g.purses])


def unknown(g: Table, seat: int) -> Groups:
    return [([g.hands[1 - seat]], g.deck)]


def rename(g: Table, names: list[int]) -> None:
    g.hands[:] = [names[card] for card in g.hands]
    g.deck[:] = [names[card] for card in g.deck]


def nothing(*_: Any) -> Any:
    return None


CONTRACT: dict[str, Any] = {
    "name": "toy", "title": "Toy", "version": 1, "seats": (2, 2), "identities": 4, "components": Path(),
    "steps": [("turn", turn), ("bid", bid), ("walk", walk_alone), ("pick", pick)],
    "kinds": [GO, PICK, SHOW, BIDS], "notes": [],
    "options": [Option("secret", [OFF, ON], OFF, "TOY-2")], "types": [Table],
    "setup": setup, "why_not_options": nothing, "load_box": lambda folder: Box(), "scene": nothing, "audit": nothing,
    "result": result,
    "view": lambda g, seat: [g.purses, g.side, g.round, -1 if seat is None else g.hands[seat]],
    "unknown": unknown, "rename": rename, "words": nothing, "text": nothing, "standing": nothing, "forecast": nothing,
    "value": lambda g, seat: float(g.purses[seat] - g.purses[1 - seat]),
}  # fmt: skip
TOY = Game(**CONTRACT)


def late_setup(*given: Any) -> Table:
    """A game that begins after its last round, so that it never ends."""
    g = setup(*given)
    g.round = 191
    return g


ENDLESS = Game(**(CONTRACT | {"setup": late_setup}))


def start(seed: int = 1, secret: bool = False, split: bool = False) -> Any:
    from boardwright.core.position import Position

    options = {"secret": ON if secret else OFF}
    state = setup(2, Chance(seed), options, Box())
    if split:
        state.agenda[:] = [(WALK, 0)]
    return Position.start(TOY, state)
