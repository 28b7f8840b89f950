"""What is always in sight: a strip for each seat, and beside them the years, modules and the solo opponent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boardwright.drawing.signs import seat_mark
from boardwright.drawing.svg import group, placed, rect, text, width
from boardwright.games.evacuation.draw.cards import GOAL_ROW, goal_row, objective
from boardwright.games.evacuation.draw.hand import GROUPS, are_aside, group_of
from boardwright.games.evacuation.draw.icons import RESOURCES, icon, paint
from boardwright.games.evacuation.draw.ships import STADIUM, stadium
from boardwright.games.evacuation.draw.sums import faces_told, production_told
from boardwright.games.evacuation.phrases import _, ngettext
from boardwright.games.evacuation.state import BONUS_CARDS, NOBODY, RACE, YEARS
from boardwright.games.evacuation.vocabulary import NEW, OLD

if TYPE_CHECKING:
    from boardwright.games.evacuation.draw.sight import Sight
    from boardwright.games.evacuation.view import PlayerView

STRIP: Final = 256
WIDE: Final = 272
NARROW: Final = 344
HIGH: Final = 44
YEAR: Final = 64
LEFT: Final = ngettext("{n} card left", "{n} cards left")
NOW: Final = _("Beside a name: lowest marker if it ended now")


# -- strips -----------------------------------------------------------------------------------------------------


def strip(sight: Sight, player: PlayerView) -> str:
    """Production as bars up to what a race needs, the lowest of the three large; below it what else counts."""
    low = min(player.production)
    out = "".join([bars(sight, player, resource, resource * 60) for resource in range(3)])
    x = STRIP - 2 - width(str(low), "t24 b")
    out += text(STRIP - 2, 19, str(low), "t24 b", "end") + text(x - 6, 14, *lowest(sight, x - 8 - 3 * 60))
    out += placed(0, 33, facts(sight, player))
    told = sight.say(_("{player}: lowest production {n}"), player=sight.player(player.seat), n=low)
    body = group(f"strip-of-{player.seat}", told, out)
    return paint(f"strip-{player.seat}", told, (STRIP, HIGH), body)


def lowest(sight: Sight, room: float) -> tuple[str, str, str, float]:
    return sight.say(_("lowest")), "t12 q", "end", room


def bars(sight: Sight, player: PlayerView, resource: int, x: float) -> str:
    number, name = player.production[resource], RESOURCES[resource]
    out = rect(0, 0, 59, 18, 0, "hit") + icon(name, 8, 9, 15) + text(32, 14, str(number), "b", "end")
    out += "".join(
        [
            rect(34.5 + each * 3, 3, 2.2, 12, 1, f"bar {name} full" if number > each else f"bar {name}")
            for each in range(RACE)
        ]
    )
    told = production_told(sight, player, resource)
    return group(f"strip-{player.seat}-{name}", told, out, "", (x, 0))


def facts(sight: Sight, player: PlayerView) -> str:
    """Stadiums, faces, sites, people, factories, sites left behind, power; chips where there are any."""
    sites = len([owner for owner in sight.view.owner if owner == player.seat])
    told = [
        ("stadium", f"{len(player.stadiums[NEW])}/3", sight.say(_("stadiums on the New World side"))),
        ("face", str(player.faces), faces_told(sight, player).partition(" ")[2]),
        ("settle", str(sites), sight.say(_("sites settled"))),
        ("left", str(player.up.bit_count()), sight.say(_("sites left in the Old World"))),
        ("power", str(player.power), sight.say(_("power of the year"))),
    ]
    told += [("chip", str(player.penalties), sight.say(_("penalty chips")))] if player.penalties else []
    told += [("card", str(player.card_count), sight.say(_("action cards in hand")))] if player.card_count else []
    wide = [18 + width(number, "t12 b") for _name, number, _told in told]
    gap = min(12.0, (STRIP - sum(wide)) / (len(told) - 1))
    return "".join([fact(player.seat, *each, sum(wide[:n]) + n * gap, wide[n]) for n, each in enumerate(told)])


def fact(seat: int, name: str, number: str, told: str, x: float, w: float) -> str:
    body = rect(0, -8, w, 16, 0, "hit") + icon(name, 7, 0, 14) + text(16, 4.5, number, "t12 b")
    return group(f"strip-{seat}-{name}", f"{number} {told}", body, "", (x, 0))


# -- the side ---------------------------------------------------------------------------------------------------


def side(sight: Sight) -> str:
    """What the numbers beside the names are; years; own goals, public objectives, the opponent and its cards."""
    w = NARROW if sight.narrow else WIDE
    told = sight.say(_("Beside a name: points if it ended now") if sight.view.points else NOW)
    out, y = text(0, 12, told, "t12 q", room=w), 20.0
    out += placed(0, y, years(sight, w))
    y += YEAR + 8
    out += placed(0, y, order(sight, w))
    y += 26
    for draw in (own_goals, objectives, opponent):
        body, high = draw(sight, w)
        out += placed(0, y, body)
        y += high
    label = sight.say(_("Years"))
    return paint("side", label, (w, y), out, label)


def years(sight: Sight, w: float) -> str:
    step = (w + 6) / YEARS
    return "".join([year(sight, number, step - 6, (number - 1) * step) for number in range(1, YEARS + 1)])


def year(sight: Sight, number: int, w: float, x: float) -> str:
    """Food for each world, stadiums expected, the numbers of the bonus. [EVA-204, EVA-206, EVA-701]"""
    years, now = sight.box.years, sight.view.year
    old, new = years.food[OLD * YEARS + number - 1], years.food[NEW * YEARS + number - 1]
    expected, numbers = years.stadiums[number - 1], bonus_numbers(sight, number)
    kind, quiet = ("card now", " b") if number == now else ("thin", " q")
    out = (
        rect(0, 0, w, YEAR, 0, "hit")
        + rect(0.75, 0.75, w - 1.5, YEAR - 1.5, 6, kind)
        + text(7, 17, str(number), "t15 b")
    )
    out += icon("stadium", w - 25, 12, 14) + text(w - 7, 17, str(expected), f"t12{quiet}", "end")
    out += icon("food", 12, 33, 13) + text(w - 7, 37.5, f"{old} | {new}", f"t12{quiet}", "end")
    out += text(w / 2, 56.5, numbers or sight.say(_("past")), f"t12{quiet}", "middle", w - 8)
    told = sight.say(
        _("Year {n}: the Old World eats {old} food, the New World {new}; {stadiums} stadiums are expected there"),
        n=number, old=old, new=new, stadiums=expected,
    )  # fmt: skip
    return group(f"year-{number}", told + told_bonus(sight, number), out, "", (x, 0))


def bonus_card(sight: Sight, number: int) -> int:
    """The year-end card of a year, NOBODY where it is gone."""
    at = number - 1 - (YEARS - len(sight.view.bonuses))
    return sight.view.bonuses[at] if 0 <= at < len(sight.view.bonuses) else NOBODY


def bonus_numbers(sight: Sight, number: int) -> str:
    card = bonus_card(sight, number)
    at = sight.profile * BONUS_CARDS + card
    return f"{sight.box.bonuses.low[at]} | {sight.box.bonuses.high[at]}" if card != NOBODY else ""


def told_bonus(sight: Sight, number: int) -> str:
    card = bonus_card(sight, number)
    if card == NOBODY:
        return ""
    return sight.say(_("; bonus at power {card}"), card=sight.words.bonus_card(sight.box, card, sight.profile))


def order(sight: Sight, w: float) -> str:
    """Who comes when, and who has set off the end."""
    view = sight.view
    names = [sight.player(each) for each in view.order]
    words = sight.say(_("Turn order"))
    out = rect(0, 0, w, 20, 0, "hit") + text(0, 15, words, "t12 q")
    for place, each in enumerate(view.order):
        out += seat_mark(each, width(words, "t12") + 18 + place * 24, 10, 7)
    if view.trigger != NOBODY and not view.over:
        out += text(w - 1, 15, sight.say(_("the end is near")), "t12 b", "end", w - 170)
    return group("order", sight.say(_("Turn order: {names}"), names=", ".join(names)), out)


def own_goals(sight: Sight, w: float) -> tuple[str, float]:
    goals = group_of(sight, "goals") if are_aside(sight) else []
    if not goals:
        return "", 0
    out = text(0, 12, sight.say(GROUPS["goals"]), "t12 q")
    step = GOAL_ROW + 4
    out += "".join([goal_row(sight, card, 18 + each * step, w) for each, card in enumerate(goals)])
    return out, 22.0 + len(goals) * step


def objectives(sight: Sight, w: float) -> tuple[str, float]:
    """Those that nobody has taken yet, then those that each player holds or has played. [EVA-931]"""
    view, out, y = sight.view, "", 0.0
    for card in view.objectives:
        out += objective(sight, card, 0, y, w)
        y += 60
    for player in view.players:
        if sight.is_own(player):
            continue
        for card in [*player.objectives, *player.scored]:
            out += objective(sight, card, 0, y, w) + seat_mark(player.seat, w - 8, y + 4, 6)
            y += 60
    return out, y


def opponent(sight: Sight, w: float) -> tuple[str, float]:
    """The cards of the opponent and the stadiums that it took. [EVA-956..962]"""
    view = sight.view
    if not (view.solo_size or view.solo_played):
        return "", 0
    told = sight.say(_("Solo cards: {n} left, played: {cards}"), n=view.solo_size, cards=played(sight))
    number = str(view.solo_number) if 0 < view.solo_number < 4 else "X" if view.solo_number else "?"
    body = rect(0.5, 0.5, 46, 40, 5, "soft plate") + text(23, 28, number, "t18 b", "middle")
    body += text(56, 17, sight.player(view.seats), "b", room=w - 60)
    body += text(56, 34, sight.count(LEFT, view.solo_size), "t12 q", room=w - 60)
    out = group("solo-cards", told, body)
    step = min(STADIUM[0] + 4, (w - STADIUM[0]) / max(len(view.taken) - 1, 1))
    out += "".join([stadium(sight, each, n * step, 48) for n, each in enumerate(view.taken)])
    return out, 96 if view.taken else 48


def played(sight: Sight) -> str:
    names = [sight.words.solo_card(sight.box, card) for card in sight.view.solo_played]
    return "; ".join(names) or sight.say(_("none"))
