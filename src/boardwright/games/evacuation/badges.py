"""What a choice brings in a few signs, to stand beside its key on the board; the sentence is forecast's."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from boardwright.core.ask import PASS, Ask
from boardwright.games.evacuation.domains import CARD_ACTION, REFRESH_STADIUMS
from boardwright.games.evacuation.forecast import Outlook, people_raise
from boardwright.games.evacuation.queries import action_group, happy_faces
from boardwright.games.evacuation.refusals_transport import energy_to_fly
from boardwright.games.evacuation.vocabulary import RETURN_COST

if TYPE_CHECKING:
    from boardwright.games.evacuation.view import View
    from boardwright.games.evacuation.words import Words


def badge(view: View, ask: Ask, value: int, words: Words) -> str:
    """In at most eight signs what an option brings; "" where no number tells it."""
    made = BADGES.get(ask.kind.name)
    return "" if value == PASS or made is None else made(Outlook(view, ask, words), value)


def of_action(o: Outlook, value: int) -> str:
    """The energy that it costs."""
    if value == CARD_ACTION:
        return ""
    energy = o.seen.energy[action_group(o.g, value) - 1]
    return f"−{energy}" if energy else ""


def of_gain(o: Outlook, value: int) -> str:
    return arrow(o.me.cubes[value], 1)


def of_pay(o: Outlook, value: int) -> str:
    return arrow(o.me.cubes[value], -1)


def of_marker(o: Outlook, value: int) -> str:
    return arrow(o.me.production[value], 1)


def of_settlement(o: Outlook, value: int) -> str:
    """How much production rises in all, people and factories."""
    return f"+{sum(people_raise(o, value)) + o.view.box.map.factory_spots[value]}"


def of_stadium(o: Outlook, value: int) -> str:
    if value == REFRESH_STADIUMS:
        return ""
    return arrow(happy_faces(o.g, o.me), o.view.box.stadiums.faces[value])


def of_flight(o: Outlook, value: int) -> str:
    return f"−{energy_to_fly(o.g, o.me, value, o.about[1])}"


def of_return(o: Outlook, value: int) -> str:
    return f"−{o.me.modifiers[RETURN_COST]}"


def arrow(before: int, more: int) -> str:
    return f"{before} → {before + more}"


BADGES: Final[dict[str, Callable[[Outlook, int], str]]] = {
    "action": of_action,
    "gain": of_gain,
    "pay": of_pay,
    "raise": of_marker,
    "settle": of_settlement,
    "stadium": of_stadium,
    "fly": of_flight,
    "return": of_return,
}
