"""All randomness of a game. An outcome is an answer of nature: a re-run reads it back instead of drawing anew."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from boardwright.core.errors import BrokenInvariant

M1: Final = 2147483563
M2: Final = 2147483399
SPREAD1: Final = 1385320287
SPREAD2: Final = 1656224867
"""Factors that carry small seeds far apart, so that neighbours share no first draw."""


class Chance:
    """A small generator for playouts: L'Ecuyer's combined one (CACM 31, 1988), every product below 2**62.

    `seed`, `second`: any integers; `drawn`: how many outcomes there were before.
    """

    __slots__ = ("a", "b", "drawn", "log", "script")

    def __init__(self, seed: int, second: int = 1, drawn: int = 0) -> None:
        self.a = (seed % (M1 - 1) + 1) * SPREAD1 % M1
        self.b = (second % (M2 - 1) + 1) * SPREAD2 % M2
        self.drawn = drawn
        self.log: list[int] | None = None
        self.script: list[int] | None = None

    def clone(self) -> Chance:
        """The same generator at the same place, with nobody listening."""
        twin = Chance(0, 0)
        twin.follow(self)
        return twin

    def raw(self) -> int:
        """The next number, 0 to about 2**31."""
        self.a = self.a * 40014 % M1
        self.b = self.b * 40692 % M2
        return (self.a - self.b) % (M1 - 1)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1. Every call is an undo barrier. Raises BrokenInvariant where n is below 1."""
        if n < 1:
            raise BrokenInvariant("a draw from nothing")
        self.drawn += 1
        script = self.script
        if script is None:
            value = self.raw() % n
        elif script:
            value = script.pop()
        else:
            raise BrokenInvariant("a re-run draws more than was drawn")
        if self.log is not None:
            self.log.append(value)
        return value

    def follow(self, other: Chance) -> None:
        """From here on draw as that one would, of the same key, instead of reading outcomes back."""
        self.a = other.a
        self.b = other.b
        self.drawn = other.drawn
        self.script = None

    def read_back(self, outcomes: list[int]) -> None:
        """Give these outcomes, in this order, instead of drawing."""
        self.script = outcomes[::-1]

    def seal(self) -> None:
        """Something hidden was shown without a draw: nothing before this can be taken back. A draw from one."""
        self.below(1)

    def roll(self) -> int:
        """A die, 1 to 6."""
        return self.below(6) + 1

    def take(self, pile: list[int]) -> int:
        """Turn up a card of a shuffled pile: its order is decided only now, so it can neither leak nor be undone."""
        i = self.below(len(pile))
        pile[i], pile[-1] = pile[-1], pile[i]
        return pile.pop()


class SecretChance(Chance):
    """The same for a real table: a keyed hash of the number of draws, so that no outcome predicts another.

    `key` is the table's seed, 16 bytes. Whoever knows it can verify every draw afterwards.
    """

    __slots__ = ("key",)

    def __init__(self, key: bytes, drawn: int = 0) -> None:
        super().__init__(0, 0, drawn)
        self.key = key

    def clone(self) -> Chance:
        """The same key at the same number of draws."""
        return SecretChance(self.key, self.drawn)

    def raw(self) -> int:
        """The draw of this number: 56 bits of its keyed hash."""
        number = self.drawn.to_bytes(8, "little")
        return int.from_bytes(blake2b(number, key=self.key, digest_size=7).digest(), "little")
