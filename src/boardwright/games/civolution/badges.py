"""What an option brings in at most eight signs, "+2", for the page of the table; from the view alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from boardwright.core.ask import PASS, Ask
from boardwright.games.civolution.names import MONEY
from boardwright.games.civolution.rules.activation import distance
from boardwright.games.civolution.rules.trade import price_of
from boardwright.games.civolution.vocabulary import FIRE

if TYPE_CHECKING:
    from boardwright.games.civolution.view import View

SPACES: Final = 5  # of a research card


def badge(view: View, ask: Ask, value: int) -> str:
    """The number that tells most about an option; "" where none does."""
    made = BADGES.get(ask.kind.name)
    return "" if value == PASS or made is None else made(view, ask, value)


def signed(n: int) -> str:
    """With its sign; "" for nothing."""
    return f"{n:+d}".replace("-", "−") if n else ""


def of_camp(view: View, _ask: Ask, camp: int) -> str:
    """Points of a fire encampment. [CIV-313]"""
    is_fire = view.box.camp_mark[camp] == FIRE
    return signed(view.box.fire_points[view.box.camp_territory[camp]] if is_fire else 0)


def of_die(view: View, ask: Ask, payment: int) -> str:
    """Ideas that it takes. [CIV-146]"""
    _module, value, _other, free = ask.about
    return signed(-max(0, distance(view.table, view.table.players[ask.seat], payment, value) - free))


def of_stage(view: View, ask: Ask, spaces: int) -> str:
    """Points of the cost spaces up to an assumed stage. [CIV-416, CIV-417]"""
    first = ask.about[0] * SPACES
    return signed(sum(view.box.space_points[first : first + min(spaces, SPACES)]))


def of_hunt(view: View, _ask: Ask, territory: int) -> str:
    """The least and the most food there. [CIV-333]"""
    first = view.box.terrain[territory] * 6
    food = view.box.hunting[first : first + 6]
    return f"{min(food)}–{max(food)}"


def of_sale(_view: View, _ask: Ask, material: int) -> str:
    return signed(material % 3 + 1)


def of_purchase(view: View, ask: Ask, material: int) -> str:
    """Money that is left. [CIV-248]"""
    left = view.table.players[ask.seat].markers[MONEY] - price_of(view.table, material)
    return f"→ {left}"


def of_settlement(view: View, _ask: Ask, settlement: int) -> str:
    """Diamonds of its recess. [CIV-571]"""
    return "◆" * view.box.settlement_diamonds[settlement]


def of_track(view: View, ask: Ask, track: int) -> str:
    """The space that the disc leaves. [CIV-480]"""
    return f"{view.table.players[ask.seat].tracks[track]} →"


BADGES: Final[dict[str, Callable[[View, Ask, int], str]]] = {
    "settle": of_camp,
    "place": of_camp,
    "die": of_die,
    "assume": of_stage,
    "hunt": of_hunt,
    "sell": of_sale,
    "buy": of_purchase,
    "settlement": of_settlement,
    "track": of_track,
}
