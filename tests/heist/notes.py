"""What the questions and the log lines of Heist are about."""

from __future__ import annotations

from typing import Any, Final

from boardwright.core.ask import COUNT, SEAT, Domain, Note
from tests.heist.state import CARDS, NAMES, type_of


def card_name(_box: Any, card: int) -> str:
    return f"{NAMES[type_of(card)]}_{card}"


CARD: Final = Domain("card", CARDS, card_name, hideable=True)
PLAYED: Final = Note("played", "HST-010", (SEAT, CARD))
GAINED: Final = Note("gained", "HST-011", (SEAT, COUNT))
STOLE: Final = Note("stole", "HST-012", (SEAT, SEAT))
LOST: Final = Note("lost", "HST-012", (CARD,))
PARRIED: Final = Note("parried", "HST-020", (SEAT,))
DREW: Final = Note("drew", "HST-025", (CARD,))
NOTES: Final = [PLAYED, GAINED, STOLE, LOST, PARRIED, DREW]
