"""Where the game stands: eras with their categories, resets, weather, event, what is left for all. [CIV-051..056]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boardwright.drawing.svg import disc, fit, group, lines, path, placed, rect, text, width
from boardwright.games.civolution.draw.icons import icon, paint
from boardwright.games.civolution.draw.pieces import CATEGORIES, die
from boardwright.games.civolution.names import NOBODY
from boardwright.games.civolution.queries import resets_to_end
from boardwright.games.civolution.words_phrases import _

if TYPE_CHECKING:
    from boardwright.games.civolution.draw.sight import Sight

HIGH: Final = 24
ERAS: Final = 4
WEATHERS: Final = 5
WITH_NAMES: Final = 90
"""The width of an era from which it tells its category in words too."""
ROW: Final = 15
"""A line of the event."""
WIDE: Final = 928
NARROW: Final = 344


def sequence(sight: Sight) -> str:
    """Two bands on the desktop, three rows on a phone; the event last."""
    w = NARROW if sight.narrow else WIDE
    if sight.narrow:
        parts = [
            (eras(sight, 214), 0, 0),
            (supply(sight, 42), 222, 0),
            (resets(sight), 0, 27),
            (weather(sight), 236, 27),
        ]
    else:
        parts = [
            (eras(sight, 508), 0, 0),
            (resets(sight), 514, 0),
            (weather(sight), 704, 0),
            (supply(sight, 38), 816, 0),
        ]
    top = 53 if sight.narrow else 26
    body, rows = event(sight, w, 5 if sight.narrow else 2)
    out = "".join([placed(x, y, part) for part, x, y in parts]) + placed(0, top, body)
    label = sight.say(_("Era {n}"), n=sight.table.era)
    return paint("sequence", label, (w, top + rows * ROW), out, sight.say(_("Sequence")))


def eras(sight: Sight, w: float) -> str:
    step = (w + 4) / ERAS
    return "".join([era(sight, number, step - 4, (number - 1) * step) for number in range(1, ERAS + 1)])


def era(sight: Sight, number: int, w: float, x: float) -> str:
    """The category that an era scores, and the points for each unit. [CIV-546]"""
    category, worth = sight.table.era_tiles[number - 1], sight.box.era_values[number - 1]
    name = sight.name(sight.box.category_names[category]) if category != NOBODY else "–"
    now = number == sight.table.era
    kind = "t12 b" if now else "t12 q"
    points = f" ×{worth}"
    shown = fit(name, w - 20 - width(points, "t12 b"), "t12 b") if w > WITH_NAMES else ""
    left = (w - 16 - width(shown + points, "t12 b")) / 2
    body = rect(0.75, 0.75, w - 1.5, HIGH - 1.5, 6, "era now" if now else "era")
    body += icon(CATEGORIES[category], left + 7, HIGH / 2, 13) if category != NOBODY else ""
    body += text(left + 16, 16, shown + points, kind)
    body += path(f"M6 {HIGH / 2}H{w - 6:.4g}", "gone") if number < sight.table.era else ""
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


def supply(sight: Sight, step: float) -> str:
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
        out += group(name, sight.say(told, n=n), body + text(20, 16.5, str(n), "t12 b"), "", (at * step, 0))
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
        shift = box.events[table.event].shift
        told += sight.say(_("; the event moves it by {n}"), n=f"{shift:+d}")
        out += moved(table.weather, table.weather + shift)
    return group("weather", told, out)


def moved(here: int, there: int) -> str:
    """An arrow from where the weather is to where the event will move it, beyond an end if need be."""
    x, to = here * 21 + 9.5, there * 21 + 9.5
    back = 3.5 if to > x else -3.5
    return path(f"M{x:.4g} 1H{to:.4g}m{-back:.4g} -2.5l{back:.4g} 2.5l{-back:.4g} 2.5", "ic")


def event(sight: Sight, w: float, most: int) -> tuple[str, int]:
    """The event of this era in words, and how many rows they take; its name is at their beginning. [CIV-545]"""
    if sight.table.event == NOBODY:
        return "", 0
    name = sight.name(sight.box.event_names[sight.table.event])
    told = sight.words.event_text(sight.box, sight.table.event)
    room = w - 6 - width(name, "t12 b")
    first = lines(told, room, 1, "t12")[0] if width(told, "t12") <= room else begun(told, room)
    rest = lines(told[len(first) :], w, most - 1, "t12")
    body = text(0, 12, name, "t12 b") + text(w - room, 12, first, "t12 q")
    body += "".join([text(0, 12 + (at + 1) * ROW, row, "t12 q") for at, row in enumerate(rest)])
    return group(f"event-{sight.table.event}", f"{name}: {told}", body), 1 + len(rest)


def begun(words: str, room: float) -> str:
    """As many whole words of the beginning as there is room for."""
    while words and width(words, "t12") > room:
        words = words.rpartition(" ")[0]
    return words
