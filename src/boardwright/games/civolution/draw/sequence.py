"""Where the game stands: eras with their categories, resets, weather, event, what is left for all. [CIV-051..056]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boardwright.drawing.svg import disc, fit, group, lines, path, placed, rect, text, width
from boardwright.games.civolution.draw.icons import icon, paint
from boardwright.games.civolution.draw.pieces import die
from boardwright.games.civolution.names import NOBODY
from boardwright.games.civolution.queries import resets_to_end
from boardwright.games.civolution.words_phrases import _

if TYPE_CHECKING:
    from boardwright.games.civolution.draw.sight import Sight

HIGH: Final = 24
ERAS: Final = 4
WEATHERS: Final = 5
WIDE: Final = 928
NARROW: Final = 344


def sequence(sight: Sight) -> str:
    """One band on the desktop, four rows on a phone."""
    if sight.narrow:
        parts = [(eras(sight, NARROW), 0, 0), (resets(sight), 0, 29), (supply(sight), 200, 29), (weather(sight), 0, 57)]
        body = "".join([placed(x, y, part) for part, x, y in parts]) + placed(112, 57, event(sight, NARROW - 112, 3))
        size = (NARROW, 108)
    else:
        parts = [(eras(sight, 500), 0, 0), (resets(sight), 516, 0), (supply(sight), 778, 0), (weather(sight), 0, 28)]
        body = "".join([placed(x, y, part) for part, x, y in parts]) + placed(112, 28, event(sight, WIDE - 112, 1))
        size = (WIDE, 54)
    label = sight.say(_("Era {n}"), n=sight.table.era)
    return paint("sequence", label, size, body, sight.say(_("Sequence")))


def eras(sight: Sight, w: float) -> str:
    step = (w + 4) / ERAS
    return "".join([era(sight, number, step - 4, (number - 1) * step) for number in range(1, ERAS + 1)])


def era(sight: Sight, number: int, w: float, x: float) -> str:
    """The category that an era scores, and the points for each unit. [CIV-546]"""
    category, worth = sight.table.era_tiles[number - 1], sight.box.era_values[number - 1]
    name = sight.name(sight.box.category_names[category]) if category != NOBODY else "–"
    now = number == sight.table.era
    body = rect(0.75, 0.75, w - 1.5, HIGH - 1.5, 6, "era now" if now else "era")
    shown = fit(name, w - 14 - width(f" ×{worth}", "t12 b"), "t12 b")
    body += text(w / 2, 16, f"{shown} ×{worth}", "t12 b" if now else "t12 q", "middle")
    body += path(f"M8 {HIGH / 2}H{w - 8:.4g}", "gone") if number < sight.table.era else ""
    told = sight.say(_("Era {n} scores {category}: {points} points a unit"), n=number, category=name, points=worth)
    return group(f"era-{number}", told, body, "", (x, 0))


def resets(sight: Sight) -> str:
    """The reset spaces up to the red one that ends the phase. [CIV-170]"""
    table, last = sight.table, resets_to_end(sight.table)
    step = min(17.0, 150 / last)
    told = sight.say(_("Reset {n} of {last}"), n=table.resets, last=last)
    out = icon("reset", 9, 12, 15)
    for number in range(1, last + 1):
        x = 18 + number * step
        kind = "spot taken" if number <= table.resets else "spot"
        if number == last:
            out += rect(x - 6, 6, 12, 12, 2, f"{kind} red")
        else:
            out += disc(x, 12, 6, kind)
    return group("resets-of-the-phase", told, out)


def supply(sight: Sight) -> str:
    """Dice and hunting tokens that can still be had."""
    table = sight.table
    token = disc(8, 12, 8, "token") + icon("hunt", 8, 12, 10, "ic pale")
    rows = [
        ("spare-dice", die(0, 4, 15, 5), table.spare_dice, _("activation dice left: {n}")),
        ("spare-fate", die(0, 4, 15, 0, "die fate"), table.spare_fate, _("fate dice left: {n}")),
        ("spare-tokens", token, table.hunting_tokens, _("hunting tokens left: {n}")),
    ]
    out = ""
    for at, (name, body, n, told) in enumerate(rows):
        out += group(name, sight.say(told, n=n), body + text(20, 16.5, str(n), "t12 b"), "", (at * 48, 0))
    return out


def weather(sight: Sight) -> str:
    """The gauge, where the weather is, and where the event will move it. [CIV-541]"""
    table, box = sight.table, sight.box
    names = [sight.name(each) for each in box.weather_names]
    told = sight.say(_("Weather: {name}"), name=names[table.weather])
    out = ""
    for at, name in enumerate(names):
        kind = f"weather{at}" + (" now" if at == table.weather else "")
        out += rect(at * 21, 3, 19, 18, 3, f"weather {kind}")
        out += text(at * 21 + 9.5, 16.5, name[:1], "t12 b" if at == table.weather else "t12", "middle")
    if table.event != NOBODY:
        told += sight.say(_("; the event moves it by {n}"), n=f"{box.events[table.event].shift:+d}")
    return group("weather", told, out)


def event(sight: Sight, w: float, rows: int) -> str:
    """The event of this era in words. [CIV-545]"""
    if sight.table.event == NOBODY:
        return ""
    name = sight.name(sight.box.event_names[sight.table.event])
    told = sight.words.event_text(sight.box, sight.table.event)
    body = text(0, 16.5, name, "t12 b", room=w)
    if rows == 1:
        x = min(width(name, "t12 b"), w / 2) + 8
        body = text(0, 16.5, name, "t12 b", room=w / 2) + text(x, 16.5, told, "t12 q", room=w - x - 2)
    else:
        body += "".join(
            [text(0, 31.5 + at * 14, row, "t12 q") for at, row in enumerate(lines(told, w, rows - 1, "t12"))]
        )
    return group(f"event-{sight.table.event}", f"{name}: {told}", body)
