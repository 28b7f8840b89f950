"""What V.I.C.I has in solo: action cards, and the grids of Evolution and Prosperity. [CIV-800..827]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boardwright.drawing.svg import disc, group, placed, rect, text
from boardwright.games.civolution.draw.icons import icon
from boardwright.games.civolution.draw.pieces import die
from boardwright.games.civolution.words_phrases import _

if TYPE_CHECKING:
    from boardwright.games.civolution.draw.sight import Sight

CARD: Final = 34
HIGH: Final = 168
WHEEL: Final = 118
"""Where the territory wheel begins."""


def vici(sight: Sight, w: float) -> tuple[str, float]:
    """Its cards of the era, then its two grids; and their height."""
    table = sight.table
    out = text(0, 14, "V.I.C.I", "b")
    left = sight.say(_("action cards left: {n}"), n=len(table.actions))
    out += text(w - 2, 14, left, "t12 q", "end", w - 70)
    step = min(CARD + 4, (w - CARD) / max(len(table.revealed) - 1, 1))
    out += "".join([action(sight, card, at * step) for at, card in enumerate(table.revealed)])
    rows = (
        (_("Evolution"), table.evolution, sight.box.evolution_grid),
        (_("Prosperity"), table.prosperity, sight.box.prosperity_grid),
    )
    for at, (name, number, spaces) in enumerate(rows):
        out += grid(sight, sight.say(name), number, spaces, w, 66 + at * 24)
    return out + placed(0, WHEEL, wheel(sight, w)), HIGH


def wheel(sight: Sight, w: float) -> str:
    """The territory wheel: for each die the land type, and the beacons of the territory. [CIV-831]"""
    box = sight.box
    step = (w - 96) / 6
    out = text(0, 17, sight.say(_("Territory wheel")), "t12", room=94)
    for at in range(6):
        land, beacons = box.wheel[at], box.beacon_wheel[at]
        told = sight.say(
            _("die {n}: {land}; beacons {beacons}"), n=at + 1, land=sight.name(box.terrain_names[land]), beacons=beacons
        )
        body = die(0, 4, 13, at + 1) + rect(16, 2, 16, 16, 3, f"land land{land} rim")
        body += icon(box.terrain_ids[land], 24, 10, 13, "ic thin")
        body += die(0, 24, 13, at + 1) + "".join([disc(17 + each * 5, 31, 2.2, "dot") for each in range(beacons)])
        out += group(f"wheel-{at + 1}", told, body, "", (96 + at * step, 0))
    return out


def action(sight: Sight, card: int, x: float) -> str:
    """A revealed action card: its number, its blue and red reset icons. [CIV-808]"""
    box = sight.box
    blue, red = box.vici_blue[card], box.vici_red[card]
    told = sight.say(_("action card {n}: {blue} blue and {red} red resets"), n=card + 1, blue=blue, red=red)
    body = rect(0.5, 0.5, CARD - 1, 35, 5, "paper") + text(CARD / 2, 15, str(card + 1), "b", "middle")
    body += rect(4, 22, 11, 11, 3, "blue") + rect(18, 22, 11, 11, 3, "reddish")
    body += text(9.5, 32, str(blue), "t12 b", "middle") + text(23.5, 32, str(red), "t12 b", "middle")
    return group(f"action_card-{card}", told, body, "", (x, 22))


def grid(sight: Sight, name: str, number: int, spaces: list[bool], w: float, y: float) -> str:
    """The spaces up to the marker; some show a chip."""
    step = min(16.0, (w - 90) / max(len(spaces), 1))
    out = text(0, 14, name, "t12", room=84)
    for at, chip in enumerate(spaces, 1):
        x = 86 + (at - 1) * step
        out += rect(x, 3, step - 2, 14, 3, "spot taken" if at <= number else "spot")
        out += icon("income", x + step / 2 - 1, 10, 9, "ic faint") if chip else ""
    return group(f"grid-{name}", f"{name}: {number}", out, "", (0, y))
