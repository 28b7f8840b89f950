"""What a choice brings as far as the seat can know, and how the players stand; from the view alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from boardwright.core.ask import PASS, Ask
from boardwright.games.civolution.names import CARDS, MONEY
from boardwright.games.civolution.rules.activation import distance
from boardwright.games.civolution.rules.trade import price_of
from boardwright.games.civolution.scoring import SOURCES
from boardwright.games.civolution.vocabulary import FIRE
from boardwright.games.civolution.words import words
from boardwright.games.civolution.words_phrases import _, count

if TYPE_CHECKING:
    from boardwright.core.game import Points
    from boardwright.games.civolution.view import View
    from boardwright.games.civolution.words import Words

FIRE_POINTS: Final = count("+{n} point for the fire", "+{n} points for the fire")
IDEAS_COST: Final = count("costs {n} idea", "costs {n} ideas")
FOOD_BY_DIE: Final = _("food by die 1 to 6: {food}")
MONEY_LEFT: Final = _("money {before} -> {after}")
DIAMONDS: Final = count("{n} diamond for Prosperity", "{n} diamonds for Prosperity")
TILE_BRINGS: Final = _("develops it")


def standing(view: View) -> list[tuple[int, Points]]:
    """For each player, V.I.C.I included, the points so far with the rule that each comes from. [CIV-101]"""
    return [
        (player.seat, [(SOURCES[source], n) for source, n in enumerate(player.earned) if n])
        for player in view.table.players
    ]


def forecast(view: View, ask: Ask, value: int, said: Words | None = None) -> str:
    """In a few words what an option brings; "" where there is nothing to say."""
    foresee = FORESEEN.get(ask.kind.name)
    return "" if value == PASS or foresee is None else foresee(view, said or words("en"), ask, value)


def of_card(view: View, said: Words, _ask: Ask, card: int) -> str:
    """What a research card asks and does."""
    return " ".join(said.card_text(view.box, card)) if 0 <= card < CARDS else ""


def of_stack(view: View, said: Words, ask: Ask, stack: int) -> str:
    """What the top card of a face-up stack asks and does."""
    pile = view.table.shown[stack - 5] if stack >= 5 else []
    return of_card(view, said, ask, pile[-1]) if pile else ""


def of_die(view: View, said: Words, ask: Ask, payment: int) -> str:
    """Ideas that the payment takes, beside free changes. [CIV-146]"""
    _module, value, _other, free = ask.about
    price = distance(view.table, view.table.players[ask.seat], payment, value) - free
    return said.many(IDEAS_COST, price) if price > 0 else ""


def of_camp(view: View, said: Words, _ask: Ask, camp: int) -> str:
    """The points of a fire encampment. [CIV-313]"""
    box = view.box
    if box.camp_mark[camp] != FIRE:
        return ""
    return said.many(FIRE_POINTS, box.fire_points[box.camp_territory[camp]])


def of_hunt(view: View, said: Words, _ask: Ask, territory: int) -> str:
    """The hunting table of the terrain. [CIV-333]"""
    first = view.box.terrain[territory] * 6
    return said.say(FOOD_BY_DIE, food=" ".join([str(food) for food in view.box.hunting[first : first + 6]]))


def of_way(view: View, said: Words, _ask: Ask, territory: int) -> str:
    """Does somebody who settles there develop it? [CIV-316]"""
    is_land = view.box.camp_count[territory] > 0
    return said.say(TILE_BRINGS) if is_land and view.table.tile[territory] < 0 else ""


def of_purchase(view: View, said: Words, ask: Ask, material: int) -> str:
    before = view.table.players[ask.seat].markers[MONEY]
    return said.say(MONEY_LEFT, before=before, after=before - price_of(view.table, material))


def of_sale(view: View, said: Words, ask: Ask, material: int) -> str:
    before = view.table.players[ask.seat].markers[MONEY]
    return said.say(MONEY_LEFT, before=before, after=before + material % 3 + 1)


def of_settlement(view: View, said: Words, _ask: Ask, settlement: int) -> str:
    return said.many(DIAMONDS, view.box.settlement_diamonds[settlement])


FORESEEN: Final[dict[str, Callable[[View, Words, Ask, int], str]]] = {
    "start_card": of_card,
    "keep": of_card,
    "install": of_card,
    "lay": of_card,
    "take": of_stack,
    "die": of_die,
    "settle": of_camp,
    "place": of_camp,
    "hunt": of_hunt,
    "way": of_way,
    "buy": of_purchase,
    "sell": of_sale,
    "settlement": of_settlement,
}
