"""Search in words: which rules speak of these, the best first."""

from __future__ import annotations

import math
import re
from collections import Counter
from typing import Final

WORD: Final = re.compile(r"[\w-]*\w")
ENDINGS: Final = ("ations", "ation", "ings", "ing", "ies", "ied", "ed", "es", "s", "e", "y")
COMMON: Final = re.compile(
    r"an?|and|are|as|at|be|but|by|can|do(es)?|for|from|ha(s|ve)|how|i[fnst]?|it|its|may|me|my|not|of|on|one|or|so|"
    r"th(at|e|en|ere|ese|ey|is)|to|was|wh(at|en|ere|ich|o|om|y)|with|your?"
)
IN_HEADING: Final = 3
PHRASE: Final = 1.5


class Index:
    """The words of (heading, text) pairs. A rare word weighs more, a word of the heading three times."""

    def __init__(self, documents: list[tuple[str, str]]) -> None:
        self.texts = [stems(f"{heading} . {text}") for heading, text in documents]
        self.counts = [Counter(stems(text)) + Counter(stems(heading) * IN_HEADING) for heading, text in documents]
        sizes = [count.total() for count in self.counts]
        self.lengths = [size * len(sizes) / sum(sizes) for size in sizes]
        self.spread = Counter(word for count in self.counts for word in count)

    def find(self, query: str) -> list[int]:
        """The numbers of the documents in which a word of the query occurs, the best first."""
        words = stems(query)
        asked = [word for word in words if not COMMON.fullmatch(word)] or words
        scored = [(self.score(number, asked), -number) for number in range(len(self.counts))]
        return [-number for score, number in sorted(scored, reverse=True) if score > 0]

    def score(self, number: int, asked: list[str]) -> float:
        """How well a document fits: words found by their rarity, more for all of them, more for the very phrase."""
        count = self.counts[number]
        found = [self.nearest(word, count) for word in asked]
        score = sum(self.weight(word, count[word], self.lengths[number]) for word in found if word)
        score *= sum(1 for word in found if word) / max(1, len(asked))
        return score * PHRASE if len(asked) > 1 and has_phrase(self.texts[number], asked) else score

    def nearest(self, word: str, count: Counter[str]) -> str:
        """The word itself, or else the shortest one that begins with it (from four letters on)."""
        if word in count:
            return word
        longer = sorted((other for other in count if other.startswith(word)), key=len) if len(word) > 3 else []
        return longer[0] if longer else ""

    def weight(self, word: str, times: int, length: float) -> float:
        """By rarity; more often says more, less so in a text of several times the usual `length`."""
        rarity = math.log(1 + len(self.counts) / self.spread[word])
        return rarity * times / (times + 0.3 + 0.7 * length)


def has_phrase(text: list[str], phrase: list[str]) -> bool:
    size = len(phrase)
    return any(text[at : at + size] == phrase for at in range(len(text) - size + 1))


def stems(text: str) -> list[str]:
    """The words in small letters without their endings; a rule id is one word."""
    return [stem(word) for word in WORD.findall(text.lower())]


def stem(word: str) -> str:
    for ending in ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            return word[: -len(ending)]
    return word
