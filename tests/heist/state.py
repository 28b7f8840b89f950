"""The state of Heist: everything that is on the table, as integers and lists."""

from __future__ import annotations

from typing import Any, Final

from boardwright.core.chance import Chance
from boardwright.core.position import State as CoreState

# Steps: the agenda's numbers, in the order of the list in __init__.py.
ROUND: Final = 0
RESOLVE: Final = 1
REFILL: Final = 2

CARDS: Final = 24
COIN: Final = 0
THIEF: Final = 1
SPY: Final = 2
CHAIN: Final = 3
COURIER: Final = 4
TRAP: Final = 5
NAMES: Final = ["coin", "thief", "spy", "chain", "courier", "trap"]
ROUNDS: Final = 6


def type_of(card: int) -> int:
    return card % 6


class Player:
    __slots__ = ("coins", "hand", "known", "playing", "seat")

    def __init__(self, seat: int, hand: list[int], coins: int, playing: list[int], known: list[int]) -> None:
        self.seat = seat
        self.hand = hand
        self.coins = coins
        self.playing = playing  # cards lying open before this player, in the order played
        self.known = known  # cards of others that this player has seen and that have not moved since

    def clone(self) -> Player:
        return Player(self.seat, self.hand[:], self.coins, self.playing[:], self.known[:])


class State(CoreState):
    __slots__ = ("deck", "discard", "goal", "looking", "players", "size", "turn", "winner")

    def __init__(
        self,
        box: Any,
        chance: Chance,
        agenda: list[tuple[int, int]],
        players: list[Player],
        deck: list[int],
        discard: list[int],
        looking: list[int],
        turn: int,
        winner: int,
        size: int,
        goal: int,
    ) -> None:
        super().__init__(box, chance, agenda)
        self.players = players
        self.deck = deck  # without order
        self.discard = discard  # open
        self.looking = looking  # cards that the seat on turn has drawn and must choose from
        self.turn = turn
        self.winner = winner
        self.size = size  # of a hand
        self.goal = goal  # coins

    def clone(self) -> State:
        return State(
            self.box,
            self.chance.clone(),
            self.agenda[:],
            [p.clone() for p in self.players],
            self.deck[:],
            self.discard[:],
            self.looking[:],
            self.turn,
            self.winner,
            self.size,
            self.goal,
        )
