"""The state of a game: all that lies on the table, as integers and lists. [EVO-007]"""

from __future__ import annotations

from typing import Final

from boardwright.core.chance import Chance
from boardwright.core.position import State as CoreState
from boardwright.games.evolution.box import Box

# the steps of the agenda: numbers that agree with the list in __init__.py
ROUND: Final = 0
EXCHANGE_OFFER: Final = 1
EXCHANGES: Final = 2
TURN: Final = 3
SHADOW_TURN: Final = 4
TAIL_CARD: Final = 5
ROUND_END: Final = 6

# traits, in the order of the box (EVO-200..215), and each as a bit of a set of traits
VAMPIRE: Final = 0
FIRE_BREATHING: Final = 1
SOPORIFIC: Final = 2
ASTRAL: Final = 3
FLYING: Final = 4
MANY_EYED: Final = 5
FIREPROOF: Final = 6
VENGEFUL: Final = 7
TOXIC: Final = 8
TAILED: Final = 9
CARING: Final = 10
CHARMING: Final = 11
SMALL: Final = 12
SHAPESHIFTER: Final = 13
FRIGHTENING: Final = 14
PESKY: Final = 15
TRAITS: Final = 16

IS_VAMPIRE: Final = 1
IS_FIRE_BREATHING: Final = 2
IS_SOPORIFIC: Final = 4
IS_ASTRAL: Final = 8
IS_FLYING: Final = 16
IS_MANY_EYED: Final = 32
IS_FIREPROOF: Final = 64
IS_VENGEFUL: Final = 128
IS_TOXIC: Final = 256
IS_TAILED: Final = 512
IS_CARING: Final = 1024
IS_CHARMING: Final = 2048
IS_SMALL: Final = 4096
IS_SHAPESHIFTER: Final = 8192
IS_FRIGHTENING: Final = 16384
IS_PESKY: Final = 32768

ATTACKING: Final = 7
"""The attacking traits: Vampire, Fire-breathing, Soporific. [EVO-121]"""
ACTIVATION: Final = 57344
"""The traits used on activation: Shapeshifter, Frightening, Pesky. [EVO-092]"""
ALL_TRAITS: Final = 65535

CARDS: Final = 64
CREATURES: Final = 64
SOURCES: Final = 10
TRACK: Final = 4
"""Cells of an energy track. [EVO-006]"""

LOWER: Final = 0
UPPER: Final = 1

GAIN: Final = 0
TRANSMUTE: Final = 1
ATTACK: Final = 2
SLEEP: Final = 3

BARRED_FROM_ATTACK: Final = 1
BARRED_FROM_GAINING: Final = 2

SHADOW: Final = 1
"""The place of the solo opponent among the players; it is no seat."""
NOBODY: Final = -1

# where a turn is, as shown
BETWEEN_TURNS: Final = 0
EXCHANGING: Final = 1
CREATING: Final = 2
ADDING: Final = 3
ACTIVATING: Final = 4
ACTING: Final = 5
STAGES: Final = ["between_turns", "exchange", "create", "trait", "activate", "act"]


class Creature:
    """A creature on the table. Sets of traits are bit masks.

    `row`: its trait cards in the order added, as halves (card * 2 + side). `shown`: their traits; `copied`: what
    Shapeshifter gave it this turn; `ignored`: what a Frightening switched off (a ruling); `traits`: what it has.
    `used`: its activation traits used; `woken`: was it woken by Pesky this round.
    """

    __slots__ = (
        "asleep", "barred", "card", "copied", "energy", "id", "ignored", "owner", "row", "shown", "traits", "used",
        "woken",
    )  # fmt: skip

    def __init__(
        self, id: int, owner: int, card: int, energy: int, asleep: bool, barred: int, row: list[int],
        shown: int, copied: int, ignored: int, traits: int, used: int, woken: bool,
    ) -> None:  # fmt: skip
        self.id = id
        self.owner = owner
        self.card = card  # the one under the back
        self.energy = energy
        self.asleep = asleep
        self.barred = barred  # until the end of the round
        self.row = row
        self.shown = shown
        self.copied = copied
        self.ignored = ignored
        self.traits = traits
        self.used = used
        self.woken = woken

    def clone(self) -> Creature:
        return Creature(
            self.id, self.owner, self.card, self.energy, self.asleep, self.barred, self.row[:],
            self.shown, self.copied, self.ignored, self.traits, self.used, self.woken,
        )  # fmt: skip


class Player:
    """A player: a seat, or the Shadow. `creatures`: the oldest first; `won`: transmutation tokens."""

    __slots__ = ("creatures", "hand", "seat", "won")

    def __init__(self, seat: int, hand: list[int], creatures: list[Creature], won: int) -> None:
        self.seat = seat
        self.hand = hand
        self.creatures = creatures
        self.won = won

    def clone(self) -> Player:
        return Player(self.seat, self.hand[:], [c.clone() for c in self.creatures], self.won)


class Rulings:
    """What was settled before the game, from texts such as `tailed=reserve`; shared by clones, never changed.

    Numbers of alternatives, and sets of traits that a ruling concerns.
    """

    __slots__ = (
        "caring_anyone", "caring_lost", "charming", "closed", "copyable", "fireproof_fully", "frightening", "level",
        "many_eyed_stops", "on_success", "openers", "pesky_bars", "protecting", "renewed", "seats", "separating",
        "settled", "shadow_opens", "shadow_round_all", "solo", "tailed", "together", "tokens_to_win", "toxic",
        "vengeful", "woken_once",
    )  # fmt: skip

    def __init__(self, seats: int, settled: list[str]) -> None:
        self.seats = seats
        self.settled = settled
        self.solo = seats == 1
        self.tokens_to_win = 4 if "quartet=on" in settled else 3  # EVO-170, EVO-171
        self.together = "exchange=together" in settled
        self.closed = "discard=closed" in settled
        self.level = chosen(settled, "level", ["first_game", "easy", "normal", "hard"])
        self.shadow_round_all = "shadow_round=all" in settled
        self.shadow_opens = "shadow_trait=opens_source" in settled
        self.settle_activation(settled)
        self.settle_attacks(settled)
        self.tailed = chosen(settled, "tailed", ["reserve", "rival", "rival_instead", "card"])
        self.caring_anyone = "caring=anyone" in settled
        self.caring_lost = "caring_full=lost" in settled
        self.charming = chosen(settled, "charming", ["upper", "second", "ally", "shared"])
        self.openers = IS_CHARMING if self.charming in {CHARMING_UPPER, CHARMING_SHARED} else 0

    def settle_activation(self, settled: list[str]) -> None:
        """`renewed`: the traits whose use is given back at each activation. [OPEN-7, OPEN-10, OPEN-13]"""
        self.woken_once = "pesky_limit=woken" in settled
        by_activation = IS_SHAPESHIFTER | IS_FRIGHTENING if "uses=activation" in settled else 0
        self.renewed = by_activation | (IS_PESKY if self.woken_once else 0)
        self.pesky_bars = "pesky=barred" in settled
        self.copyable = ALL_TRAITS if "shapeshifter=any" in settled else ALL_TRAITS & ~ATTACKING
        effects = ["no_attack", "ignore_turn", "ignore_round", "discard_token", "sleep", "no_gain"]
        self.frightening = chosen(settled, "frightening", effects)

    def settle_attacks(self, settled: list[str]) -> None:
        """Sets of traits that limit targets, and what defends. [OPEN-1, OPEN-2, OPEN-6]"""
        astral = IS_ASTRAL if "astral=separates" in settled else 0
        flying = IS_FLYING if "flying=separates" in settled else 0
        self.separating = astral | flying
        self.protecting = (IS_ASTRAL | IS_FLYING) & ~self.separating
        stopped = [IS_VAMPIRE | IS_SOPORIFIC, IS_SOPORIFIC, IS_VAMPIRE]
        self.many_eyed_stops = stopped[chosen(settled, "many_eyed", ["both", "soporific", "vampire"])]
        self.fireproof_fully = "fireproof=both" in settled
        self.vengeful = chosen(settled, "vengeful", RETALIATIONS)
        self.toxic = chosen(settled, "toxic", RETALIATIONS)
        self.on_success = "retaliation=success" in settled


TAILED_RESERVE: Final = 0
TAILED_RIVAL: Final = 1
TAILED_INSTEAD: Final = 2
TAILED_CARD: Final = 3

CHARMING_UPPER: Final = 0
CHARMING_SECOND: Final = 1
CHARMING_ALLY: Final = 2
CHARMING_SHARED: Final = 3

LOSE_TRAIT: Final = 0
LOSE_ENERGY: Final = 1
TARGET_GAINS: Final = 2
RETALIATIONS: Final = ["trait", "energy", "target_gains"]

FRIGHT_NO_ATTACK: Final = 0
FRIGHT_IGNORE_TURN: Final = 1
FRIGHT_IGNORE_ROUND: Final = 2
FRIGHT_DISCARD: Final = 3
FRIGHT_SLEEP: Final = 4
FRIGHT_NO_GAIN: Final = 5


def chosen(settled: list[str], option: str, values: list[str]) -> int:
    """The number of the value that an option has."""
    for number, value in enumerate(values):
        if f"{option}={value}" in settled:
            return number
    return 0


class State(CoreState):
    """Everything on the table.

    Piles without order (`deck`, `sources_unseen`, `choices`) are drawn from by `chance.take`. `players`: by seat; in
    solo the Shadow is the second. `discard`: the top card last; `known`: for each of its cards a bit for each seat that
    knows it, -1: all do. `sources_seen`: under the unseen, the next one first. `choices_used`: the Shadow's, in order.
    Of the round: `turns` begun; `idle`, turns in a row without an activation; `left`, the activations of seats that
    EVO-313 leaves. Of the turn: `seat`, whose it is; `stage`; `playing`, the half just played that has no creature yet;
    `active`, the activated creature; `target` of its attack and the attacking traits applied (`struck`); `owed`, cards
    to be drawn when it is over. NOBODY stands for none.
    """

    __slots__ = (
        "active", "choices", "choices_used", "deck", "discard", "first", "idle", "known", "left", "lower", "next_id",
        "owed", "players", "playing", "round", "rulings", "seat", "source", "sources_seen", "sources_unseen", "stage",
        "struck", "target", "turns", "upper", "winner",
    )  # fmt: skip

    def __init__(
        self, box: Box, chance: Chance, agenda: list[tuple[int, int]], rulings: Rulings, players: list[Player],
        deck: list[int], discard: list[int], known: list[int], source: int, lower: int, upper: int,
        sources_unseen: list[int], sources_seen: list[int], choices: list[int], choices_used: list[int], round: int,  # noqa: A002
        first: int, turns: int, idle: int, left: int, seat: int, stage: int, playing: int, active: int, target: int,
        struck: int, owed: int, next_id: int, winner: int,
    ) -> None:  # fmt: skip
        super().__init__(box, chance, agenda)
        self.rulings = rulings
        self.players = players
        self.deck = deck
        self.discard = discard
        self.known = known
        self.source = source
        self.lower = lower
        self.upper = upper
        self.sources_unseen = sources_unseen
        self.sources_seen = sources_seen
        self.choices = choices
        self.choices_used = choices_used
        self.round = round
        self.first = first
        self.turns = turns
        self.idle = idle
        self.left = left
        self.seat = seat
        self.stage = stage
        self.playing = playing
        self.active = active
        self.target = target
        self.struck = struck
        self.owed = owed
        self.next_id = next_id
        self.winner = winner

    def clone(self) -> State:
        return State(
            self.box, self.chance.clone(), self.agenda[:], self.rulings, [p.clone() for p in self.players],
            self.deck[:], self.discard[:], self.known[:], self.source, self.lower, self.upper, self.sources_unseen[:],
            self.sources_seen[:], self.choices[:], self.choices_used[:], self.round, self.first, self.turns, self.idle,
            self.left, self.seat, self.stage, self.playing, self.active, self.target, self.struck, self.owed,
            self.next_id, self.winner,
        )  # fmt: skip
