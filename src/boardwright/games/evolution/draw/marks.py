"""The small signs of the table: energy, transmutations, sleep, traits as icons and by name."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from boardwright.drawing.svg import disc, group, number, path, piece, rect, text
from boardwright.games.evolution.draw.shapes import ICONS, LETTERS
from boardwright.games.evolution.state import NOBODY

if TYPE_CHECKING:
    from boardwright.games.evolution.draw.sight import Sight, Tucked

WINGS: Final = "M0 .5C-.7 .3-.7-.3-.5-.45-.2-.3 0 0 0 .5ZM0 .5C.7 .3 .7-.3 .5-.45 .2-.3 0 0 0 .5Z"
FANGS: Final = "M-5-4C-2-2 2-2 5-4M-3-3-2 5 0-2.5M3-3 2 5 0-2.5"
BOLT: Final = "M1.2-5.2-3.4.9H-.5L-1.3 5.2 3.4-1H.5Z"
MOON: Final = "M.15-.6A.62 .62 0 1 0 .6 .2 .5 .5 0 0 1 .15-.6Z"
HEXAGON: Final = [(math.sin(k * math.pi / 3), -math.cos(k * math.pi / 3)) for k in range(6)]
LETTER_FROM: Final = 118
"""A chip that is as wide shows the letter of its trait."""


def energy(x: float, y: float, r: float = 8) -> str:
    """An energy token."""
    return disc(x, y, r, "token") + path(BOLT, "bolt", x, y, r / 8)


def cell(x: float, y: float, r: float = 8, kind: str = "") -> str:
    """Where an energy token would lie."""
    return disc(x, y, r - 0.5, f"cell {kind}".rstrip())


def transmuted(x: float, y: float, r: float = 9, full: bool = True) -> str:
    """A transmutation token: a hexagon with a rising pair of wings; an outline while it is still to be won."""
    points = "L".join([f"{number(x + r * across)} {number(y + r * down)}" for across, down in HEXAGON])
    return path(f"M{points}Z", "won" if full else "unwon") + (path(WINGS, "wonwing", x, y, r) if full else "")


def sleeping(x: float, y: float, r: float = 11) -> str:
    return disc(x, y, r, "sleepdisc") + path(MOON, "moon", x, y, r)


def no_attack(x: float, y: float, r: float = 10.5) -> str:
    """Fangs crossed out."""
    return forbidden(x, y, r, path(FANGS, "barfang", x, y))


def no_gain(x: float, y: float, r: float = 10.5) -> str:
    """Energy crossed out."""
    return forbidden(x, y, r, path(BOLT, "bolt", x, y, r / 10))


def forbidden(x: float, y: float, r: float, what: str) -> str:
    d = r * 0.7
    bar = f"M{number(x - d)} {number(y + d)}L{number(x + d)} {number(y - d)}"
    return disc(x, y, r, "barred") + what + path(bar, "barline")


# -- traits -----------------------------------------------------------------------------------------------------


def icon(sight: Sight, trait: int, x: float, y: float, size: float = 18) -> str:
    return path(ICONS[trait], f"icon f{sight.family(trait)}", x, y, size / 20)


def border(family: int, x: float, y: float, w: float, h: float, r: float = 6) -> str:
    """A family's border: attack solid, defence double, energy dashed, special dotted."""
    inner = rect(x + 2.5, y + 2.5, w - 5, h - 5, max(r - 2, 1), f"edge f{family} inner") if family == 1 else ""
    return rect(x, y, w, h, r, f"edge f{family} k{family}") + inner


def chip(sight: Sight, trait: int, w: float, h: float = 22, mark: str = "") -> str:
    """A trait by name: icon, name and letter inside its family's border; one that is used is struck through."""
    middle, family = h / 2, sight.family(trait)
    has_letter = w >= LETTER_FROM
    name = text(21, middle + 4.5, sight.names[trait], f"t12 {mark}".rstrip(), room=w - (38 if has_letter else 22))
    letter = text(w - 6, middle + 4.5, LETTERS[trait], f"t12 b fam f{family}", "end") if has_letter else ""
    return border(family, 0, 0, w, h) + icon(sight, trait, 4, middle - 7.5, 15) + name + letter


def stamp(sight: Sight, trait: int, size: float = 22, mark: str = "") -> str:
    """A trait where there is no room for its name: its icon; one that is used is struck through."""
    out = border(sight.family(trait), 0, 0, size, size, 5) + icon(sight, trait, size / 2 - 8, size / 2 - 8, 16)
    if not mark:
        return out
    back = f"M2 2L{size - 2} {size - 2}" if mark == "ignored" else ""
    return out + path(f"M2 {size - 2}L{size - 2} 2{back}", "strike")


def tucked_card(sight: Sight, tucked: Tucked, body: str, w: float, h: float, place: tuple[float, float]) -> str:
    """A trait of a creature on the table, as a thing that can be pointed at; a copy is a ghost."""
    box, title = (0, 0, w, h), sight.title(tucked)
    kind = "copied" if tucked.half == NOBODY else tucked.mark
    if tucked.is_choice:
        return piece(f"trait-{tucked.trait}", title, group(tucked.ident, title, body, kind), box, place)
    if tucked.half == NOBODY:
        return group(tucked.ident, title, body, kind, place)
    return piece(tucked.ident, title, body, box, place, kind, origin=f"seat-{tucked.owner}-hand")
