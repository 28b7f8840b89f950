"""What is always in sight: a strip for each seat, and beside them who is ahead in which category."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boardwright.drawing.signs import seat_mark
from boardwright.drawing.svg import group, placed, rect, text
from boardwright.games.civolution.draw.icons import icon, paint
from boardwright.games.civolution.draw.pieces import CATEGORIES, die, marker
from boardwright.games.civolution.draw.vici import vici
from boardwright.games.civolution.names import FOCUS, FOOD, IDEAS, MONEY, PLANNING, STORAGE
from boardwright.games.civolution.scoring import era_units, final_value
from boardwright.games.civolution.words_phrases import _

if TYPE_CHECKING:
    from boardwright.games.civolution.draw.sight import Sight
    from boardwright.games.civolution.state import Player

WIDE: Final = 288
NARROW: Final = 344
HIGH: Final = 44
ROW: Final = 18


def strip(sight: Sight, player: Player) -> str:
    """Dice and fate dice; below them markers, tribes left and cards."""
    out = facts(sight, player) if sight.is_vici(player) else placed(0, 0, dice(sight, player)) + facts(sight, player)
    told = sight.player(player.seat)
    body = group(f"strip-of-{player.seat}", told, out)
    return paint(f"strip-{player.seat}", told, (WIDE, HIGH), body)


def dice(sight: Sight, player: Player) -> str:
    """The dice on their spaces, used ones hollow, planning markers, fate dice."""
    values = [value for value in range(1, 7) for _each in range(player.dice[value])]
    plans = [value for value in range(1, 7) for _each in range(player.markers[PLANNING + value])]
    many = len(values) + len(plans)
    step = min(18.0, 190 / max(many, 1))
    out = "".join([die(at * step, 2, 15, value) for at, value in enumerate(values)])
    for at, value in enumerate(plans):
        out += marker(player.seat, (len(values) + at) * step + 8, 9.5, 17, str(value))
    told = sight.say(_("fate dice: {n}"), n=player.fate)
    fate = die(0, 2, 15, 0, "die fate") + text(19, 14, str(player.fate), "t12 b")
    used = sight.say(_("used dice: {n}"), n=player.dice[0])
    body = rect(0, 3, 13, 13, 3, "spent") + text(17, 14, str(player.dice[0]), "t12 b")
    out += group(f"strip-{player.seat}-used", used, body, "", (WIDE - 76, 0))
    return out + group(f"strip-{player.seat}-fate", told, fate, "", (WIDE - 34, 0))


def facts(sight: Sight, player: Player) -> str:
    """Numbers with their icons."""
    told = [
        ("food", player.markers[FOOD]), ("money", player.markers[MONEY]), ("idea", player.markers[IDEAS]),
        ("focus", player.markers[FOCUS]), ("raw", sum(player.markers[STORAGE : STORAGE + 18])),
        ("tribe", sum(player.tribes)), ("card", len(player.hand)),
    ]  # fmt: skip
    if sight.is_vici(player):
        told = [("tribe", sum(player.tribes)), ("expansion", player.presence.bit_count())]
    words = {
        "food": sight.words.space(sight.box, FOOD), "money": sight.words.space(sight.box, MONEY),
        "idea": sight.words.space(sight.box, IDEAS), "focus": sight.words.space(sight.box, FOCUS),
        "raw": sight.say(_("markers in storage")), "tribe": sight.say(_("tribes on the continent")),
        "card": sight.say(_("cards in hand")), "expansion": sight.say(_("territories with tribes")),
    }  # fmt: skip
    step = WIDE / len(told)
    out = ""
    for at, (name, n) in enumerate(told):
        body = icon(name, 8, 0, 14, "ic") + text(18, 4.5, str(n), "t12 b")
        out += group(f"strip-{player.seat}-{name}", f"{words[name]}: {n}", body, "", (at * step, 32))
    return out


# -- the side ---------------------------------------------------------------------------------------------------


def side(sight: Sight) -> str:
    """Units in all nine categories, what they count in an era and at the end; V.I.C.I's cards."""
    w = NARROW if sight.narrow else WIDE
    out = heads(sight, w) + "".join([category(sight, each, w) for each in range(len(CATEGORIES))])
    y = (len(CATEGORIES) + 1) * ROW + 6.0
    if sight.view.solo:
        body, high = vici(sight, w)
        out += placed(0, y, body)
        y += high
    label = sight.say(_("Units"))
    return paint("side", label, (w, y), out, label)


def numbers(w: float, players: int) -> list[float]:
    """Where the columns of the players end; then those of era and end."""
    return [w - 94 - (players - 1 - each) * 26 for each in range(players)] + [w - 44, w - 4]


def heads(sight: Sight, w: float) -> str:
    columns = numbers(w, len(sight.table.players))
    out = text(0, 13, sight.say(_("Units held")), "t12 q", room=columns[0] - 16)
    for player, x in zip(sight.table.players, columns, strict=False):
        out += seat_mark(player.seat, x - 5, 8.5, 5.5)
    told = sight.say(_("Points for each unit: in the era that scores it, and at the end"))
    body = text(columns[-2], 13, sight.say(_("era")), "t12 q", "end", 44)
    body += text(columns[-1], 13, sight.say(_("end")), "t12 q", "end", 36)
    return out + group("worth-of-units", told, body)


def category(sight: Sight, number: int, w: float) -> str:
    """A row: who holds how many units, and the points for each. [CIV-546, CIV-601]"""
    table, columns = sight.table, numbers(w, len(sight.table.players))
    name = sight.name(sight.box.category_names[number])
    eras = [era for era, tile in enumerate(table.era_tiles) if tile == number]
    now = table.era - 1 in eras
    out = rect(0, 0.5, w, ROW - 1, 4, "well") if now else ""
    out += icon(CATEGORIES[number], 9, 9, 13) + text(20, 13.3, name, "t12 b" if now else "t12", room=columns[0] - 36)
    units = [era_units(table, player, number) for player in table.players]
    for n, x in zip(units, columns, strict=False):
        out += text(x, 13.3, str(n), "t12 b" if n == max(units) else "t12", "end")
    worth = "".join([f"{era + 1}: ×{sight.box.era_values[era]}" for era in eras[:1]])
    out += text(columns[-2], 13.3, worth, "t12 q" if not now else "t12 b", "end") if worth else ""
    end = final_value(table, number)
    boosted = bool(table.boosted >> number & 1)
    out += text(columns[-1], 13.3, f"×{end}", "t12 b" if boosted else "t12 q", "end")
    held = ", ".join([f"{sight.player(each.seat)} {n}" for each, n in zip(table.players, units, strict=True)])
    told = sight.say(_("{category}: {held}; at the end {n} points a unit"), category=name, held=held, n=end)
    return group(f"category-{number}", told, out, "", (0, (number + 1) * ROW))
