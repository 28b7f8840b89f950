"""Heist, the kernel's own game: secret choices together, theft with parry, a look at a hand, nested effects, a
reshuffle, an early end. Small and whole, for the tests of `core` alone.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from boardwright.core.ask import Rule
from boardwright.core.chance import Chance
from boardwright.core.errors import BrokenInvariant
from boardwright.core.game import Game, Result
from boardwright.core.options import Option
from boardwright.core.sending import GAMES
from tests.heist.box import load_box
from tests.heist.moves import RICH_ENOUGH, draw_up
from tests.heist.notes import NOTES
from tests.heist.queries import why_not_options
from tests.heist.rules import KINDS, refill, resolve, round_
from tests.heist.scene import scene
from tests.heist.state import CARDS, ROUND, Player, State
from tests.heist.view import cards_of, rename, unknown, view
from tests.heist.words import Words, forecast, standing, text, value

HERE: Final = Path(__file__).parent
COINS: Final = Rule("HST-011", "coins")
SIX_ROUNDS: Final = Rule("HST-031", "six_rounds")


def goal(seats: int, _box: Any) -> str:
    return "12" if seats < 4 else "10"


OPTIONS: Final = [
    Option("hand", ["4", "3"], "4", "HST-025"),
    Option("goal", ["12", "10"], goal, "HST-030"),
    Option("rich", [], "", "HST-005"),
]


def setup(seats: int, chance: Chance, options: dict[str, str], box: Any) -> State:
    rich = [int(seat) - 1 for seat in options["rich"].split(",") if seat]
    players = [Player(s, [], 2 if s in rich else 0, [], []) for s in range(seats)]
    size, aim = int(options["hand"]), int(options["goal"])
    g = State(box, chance, [(ROUND, 0)], players, list(range(CARDS)), [], [], 0, -1, size, aim)
    for p in players:
        draw_up(g, p)
    return g


def audit(g: State) -> None:
    cards = g.deck + g.discard + g.looking
    for p in g.players:
        cards = cards + cards_of(p)
    if sorted(cards) != list(range(CARDS)):
        raise BrokenInvariant(f"cards: {sorted(cards)}")


def result(g: State) -> Result:
    """Most coins; equal coins share the place. [HST-031]"""
    coins = [p.coins for p in g.players]
    places = [1 + sum(other > mine for other in coins) for mine in coins]
    return Result(places, RICH_ENOUGH if g.winner >= 0 else SIX_ROUNDS, [[(COINS, each)] for each in coins])


CONTRACT: Final[dict[str, Any]] = {
    "name": "heist",
    "title": "Heist",
    "version": 1,
    "seats": (2, 4),
    "identities": CARDS,
    "components": HERE / "components",
    "steps": [("round", round_), ("resolve", resolve), ("refill", refill)],
    "kinds": KINDS,
    "notes": NOTES,
    "options": OPTIONS,
    "types": [State, Player],
    "setup": setup,
    "why_not_options": why_not_options,
    "load_box": load_box,
    "scene": scene,
    "audit": audit,
    "result": result,
    "view": view,
    "unknown": unknown,
    "rename": rename,
    "words": Words,
    "text": text,
    "standing": standing,
    "forecast": forecast,
    "value": value,
}


def make(**changes: Any) -> Game:
    """The game, or one in which a test has planted something."""
    return Game(**(CONTRACT | changes))


HEIST: Final = make()
BOX: Final = load_box(HEIST.components)
GAMES["heist"] = HEIST
