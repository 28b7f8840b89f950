"""What a choice brings in a few signs, to stand beside its key on the board; the sentence is forecast's."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from boardwright.core.ask import PASS, Ask
from boardwright.games.evolution.box import TRACK
from boardwright.games.evolution.forecast import Outlook

if TYPE_CHECKING:
    from boardwright.games.evolution.view import View
    from boardwright.games.evolution.words import Words

MORE: Final = "*"
"""There is more to it than the number says."""


def badge(view: View, ask: Ask, value: int, words: Words) -> str:
    """In at most eight signs what an option brings; "" where no number tells it."""
    made = BADGES.get(ask.kind.name)
    return "" if value == PASS or made is None else made(Outlook(view, words), ask, value)


def of_target(o: Outlook, ask: Ask, value: int) -> str:
    """The energy gained if every attacking trait is applied to it as it is now; marked where it may answer."""
    me, it = o.it(ask.about[0]), o.it(value)
    gained = [trait for trait in range(3) if me.traits >> trait & 1 and o.would_succeed(it, trait)]
    return more(min(len(gained), TRACK - me.energy)) + (MORE if o.retaliation(me, it) else "")


def of_strike(o: Outlook, ask: Ask, value: int) -> str:
    me, it = o.it(ask.about[0]), o.it(ask.about[1])
    return more(int(o.would_succeed(it, value) and me.energy < TRACK))


def of_receiver(o: Outlook, ask: Ask, value: int) -> str:
    before = o.it(value).energy
    return f"{before} → {before + 1}"


def of_robbed(o: Outlook, ask: Ask, value: int) -> str:
    before = o.it(value).energy
    return f"{before} → {before - 1}"


def of_part(o: Outlook, ask: Ask, value: int) -> str:
    """The track of the creature that takes it; where that is full, the energy goes elsewhere."""
    before = o.it(ask.about[0]).energy
    return f"{before} → {before + 1}" if before < TRACK else ""


def more(number: int) -> str:
    return f"+{number}" if number else "0"


BADGES: Final[dict[str, Callable[[Outlook, Ask, int], str]]] = {
    "target": of_target,
    "strike": of_strike,
    "care": of_receiver,
    "ally": of_receiver,
    "rob": of_robbed,
    "part": of_part,
}
