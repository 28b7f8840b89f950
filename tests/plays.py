"""The fixed games of Evolution that the golden tests share: who sits there, under which options, from which seed.

It needs the engine and the standard library alone, so that any Python can play them.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from boardwright.core.chance import Chance
from boardwright.core.table import Table
from boardwright.games import load

GAME: Final = load("evolution")
BOX: Final = GAME.load_box(GAME.components)

RULINGS: Final = {
    "exchange": "together",
    "discard": "closed",
    "first_player": "2",
    "uses": "activation",
    "pesky_limit": "woken",
    "astral": "protects",
    "flying": "separates",
    "many_eyed": "soporific",
    "fireproof": "fire_breathing",
    "tailed": "rival",
    "caring": "anyone",
    "caring_full": "lost",
    "charming": "second",
    "vengeful": "target_gains",
    "toxic": "trait",
    "retaliation": "success",
    "shapeshifter": "any",
    "frightening": "ignore_round",
    "pesky": "free",
}
"""No option that several seats may choose is at its default, Quartet apart."""
SOLO_RULINGS: Final = {
    "level": "hard",
    "shadow_round": "all",
    "shadow_trait": "opens_source",
    "tailed": "rival_instead",
    "charming": "ally",
    "frightening": "discard_token",
    "vengeful": "energy",
    "toxic": "trait",
}
PLAYS: Final[dict[str, tuple[int, dict[str, str]]]] = {
    "two": (2, {}),
    "three": (3, {}),
    "four": (4, {}),
    "quartet": (3, {"quartet": "on"}),
    "solo": (1, {}),
    "rulings": (3, RULINGS),
    "solo_rulings": (1, SOLO_RULINGS),
}
"""Games by name: seats and options."""


def digest(text: str) -> bytes:
    """16 bytes from a text, the same everywhere."""
    return blake2b(text.encode(), digest_size=16).digest()


def chance_of(text: str) -> Chance:
    """A small generator from a text."""
    seed = digest(text)
    return Chance(int.from_bytes(seed[:4], "little"), int.from_bytes(seed[4:8], "little"))


def sit_down(play: str, key: str = "") -> Table:
    """The table of one of the fixed games; another `key`, another game."""
    seats, options = PLAYS[play]
    return Table(GAME, seats, digest(f"{play} {key}"), options, BOX)


def play_on(table: Table, luck: Chance, choices: int, undo: int = 0) -> Table:
    """So many choices at random, or to the end; after one in `undo` the seat takes its answer back, if it may."""
    for _ in range(choices):
        if table.over:
            break
        ask = table.asks[luck.below(len(table.asks))]
        table.choose(ask.seat, ask.options[luck.below(len(ask.options))])
        if undo and luck.below(undo) == 0 and table.can_undo(ask.seat):
            table.undo(ask.seat)
    return table
