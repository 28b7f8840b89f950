"""What a choice brings as far as the seat can know, and how the players stand; from the view alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from boardwright.core.ask import PASS, Ask
from boardwright.games.civolution import forecast_console as console
from boardwright.games.civolution.box import LAND_TERRITORIES
from boardwright.games.civolution.forecast_console import IDEAS_COST
from boardwright.games.civolution.names import CARDS, FREE, MONEY, NOBODY, STORAGE
from boardwright.games.civolution.queries import hidden_sites
from boardwright.games.civolution.rules.activation import distance
from boardwright.games.civolution.rules.goals_met import meets
from boardwright.games.civolution.rules.installing import why_not_install
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
FOOD_BY_DIE: Final = _("food by die 1 to 6: {food}")
MONEY_LEFT: Final = _("money {before} -> {after}")
DIAMONDS: Final = count("{n} diamond for Prosperity", "{n} diamonds for Prosperity")
TILE_BRINGS: Final = _("develops it: 1 raw material")
FIRE_FREE: Final = _("fire free: +{n}")
FULL: Final = _("no encampment free")
MET: Final = _("You meet it now.")
NOT_MET: Final = _("Not met yet.")
PROJECTS: Final = (
    _("free; 1 idea, tribes there eat 1 less"),
    _("free; a strong tribe may go aboard"),
    _("costs 1 material; 1 step on a track, {n} points each Income phase"),
    _("costs its materials; 1 income chip"),
)
STATUE_WORTH: Final = _("{n} points each Income phase")
SITES: Final = count("reveals {n} site", "reveals {n} sites")
STORED: Final = _("{material}: {before} -> {after} stored")
FEEDS_LESS: Final = count("{n} tribe of yours there eats 1 less", "{n} tribes of yours there eat 1 less")
NONE_OF_TYPE: Final = _("You hold no card of this type.")
BECOMES: Final = _("{before} -> {after}")


def standing(view: View) -> list[tuple[int, Points]]:
    """For each player, V.I.C.I included, the points so far with the rule that each comes from. [CIV-101]"""
    return [
        (player.seat, [(SOURCES[source], n) for source, n in enumerate(player.earned) if n])
        for player in view.table.players
    ]


def forecast(view: View, ask: Ask, value: int, said: Words | None = None) -> str:
    """In a few words what an option brings; "" where there is nothing to say."""
    said = said or words("en")
    if value == PASS:
        return of_no_card(view, said, ask) if ask.kind.name == "install" else ""
    foresee = FORESEEN.get(ask.kind.name)
    return "" if foresee is None else foresee(view, said, ask, value)


def of_no_card(view: View, said: Words, ask: Ask) -> str:
    """Why no card of the type can be installed, where that is so: the options are known to the seat alone. [CIV-410]"""
    if ask.options != [PASS]:
        return ""
    box = view.box
    held = [c for c in view.table.players[ask.seat].hand if c >= 0 and box.card_type[c] == ask.about[0]]
    reasons = [(said.name(box.card_names[card]), why_not_install(view.table, ask, card)) for card in held]
    told = [f"{name}: {said.refusal(rule)}" for name, rule in reasons if rule is not None]
    return " ".join(told) or said.say(NONE_OF_TYPE)


def of_card(view: View, said: Words, _ask: Ask, card: int) -> str:
    """What a research card does: its costs are on it."""
    return " ".join(said.card_text(view.box, card)[1:]) if 0 <= card < CARDS else ""


def of_stack(view: View, said: Words, ask: Ask, stack: int) -> str:
    """The top card of a face-up stack and what it does."""
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
    """Does somebody who settles there develop it, and is its fire or any encampment free? [CIV-313, CIV-316]"""
    g, box = view.table, view.box
    first, many = box.camp_first[territory], box.camp_count[territory]
    if not many:
        return ""
    told = [said.say(TILE_BRINGS)] if g.tile[territory] < 0 else []
    if g.camps[first] == FREE:
        told.append(said.say(FIRE_FREE, n=box.fire_points[territory]))
    elif FREE not in g.camps[first : first + many]:
        told.append(said.say(FULL))
    return "; ".join(told)


def of_goal(view: View, said: Words, ask: Ask, chip: int) -> str:
    """What it asks for, and whether the seat has that. [CIV-450]"""
    is_met = meets(view.table, view.table.players[ask.seat], chip)
    return f"{said.goal_text(view.box, chip)} {said.say(MET if is_met else NOT_MET)}"


def of_project(view: View, said: Words, ask: Ask, project: int) -> str:
    """Its price and what it brings. [CIV-350..355]"""
    return said.say(PROJECTS[project], n=view.box.statue_points[view.table.players[ask.seat].favor - 1])


def of_statue(view: View, said: Words, ask: Ask, _ground: int) -> str:
    """CIV-496"""
    return said.say(STATUE_WORTH, n=view.box.statue_points[view.table.players[ask.seat].favor - 1])


def of_purchase(view: View, said: Words, ask: Ask, material: int) -> str:
    before = view.table.players[ask.seat].markers[MONEY]
    return said.say(MONEY_LEFT, before=before, after=before - price_of(view.table, material))


def of_sale(view: View, said: Words, ask: Ask, material: int) -> str:
    before = view.table.players[ask.seat].markers[MONEY]
    return said.say(MONEY_LEFT, before=before, after=before + material % 3 + 1)


def of_settlement(view: View, said: Words, _ask: Ask, settlement: int) -> str:
    return said.many(DIAMONDS, view.box.settlement_diamonds[settlement])


def of_production(view: View, said: Words, _ask: Ask, territory: int) -> str:
    """The material of the territory. [CIV-325]"""
    tile = view.table.tile[territory] if territory < LAND_TERRITORIES else NOBODY
    return said.material(view.box, tile) if tile != NOBODY else ""


def of_transport(view: View, said: Words, ask: Ask, territory: int) -> str:
    """Where the raw material is stored. [CIV-327]"""
    tile = view.table.tile[territory] if territory < LAND_TERRITORIES else NOBODY
    if tile == NOBODY:
        return ""
    n = view.table.players[ask.seat].markers[STORAGE + tile]
    return said.say(STORED, material=said.material(view.box, tile), before=n, after=n + 1)


def of_exploration(view: View, said: Words, _ask: Ask, territory: int) -> str:
    """CIV-225"""
    return said.many(SITES, len(hidden_sites(view.table, territory)))


def of_farm(view: View, said: Words, ask: Ask, territory: int) -> str:
    """Tribes that cost less food. [CIV-531]"""
    me = view.table.players[ask.seat]
    n = me.tribes[territory]
    return said.many(FEEDS_LESS, n) if n else ""


def of_reset_marker(view: View, said: Words, ask: Ask, space: int) -> str:
    """CIV-163"""
    n = view.table.players[ask.seat].markers[space]
    return said.say(BECOMES, before=n, after=n + 1)


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
    "take_goal": of_goal,
    "goal": of_goal,
    "project": of_project,
    "statue": of_statue,
    "produce": of_production,
    "transport": of_transport,
    "explore": of_exploration,
    "farm": of_farm,
    "become": of_reset_marker,
    "turn": console.of_turn,
    "upgrade": console.of_upgrade,
    "result": console.of_result,
    "change": console.of_change,
    "unfed": console.of_unfed,
    "deus": console.of_deus,
    "favor_step": console.of_favor_step,
    "track": console.of_track,
    "card_column": console.of_column,
    "chip_column": console.of_column,
    "attribute_column": console.of_column,
    "assume": console.of_assumed,
    "gain_feature": console.of_feature,
    "move_to": console.of_feature,
    "material": console.of_material,
}
