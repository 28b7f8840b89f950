"""A creature's pile: its portrait, name and energy on a card, its traits tucked below."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from boardwright.drawing.signs import pill, seat_mark
from boardwright.drawing.svg import disc, group, piece, placed, rect, text
from boardwright.games.evolution.box import TRACK
from boardwright.games.evolution.draw.beast import portrait
from boardwright.games.evolution.draw.marks import (
    cell,
    chip,
    energy,
    no_attack,
    no_gain,
    sleeping,
    stamp,
    transmuted,
    tucked_card,
)  # fmt: skip
from boardwright.games.evolution.phrases import _
from boardwright.games.evolution.state import BARRED_FROM_ATTACK, BARRED_FROM_GAINING, NOBODY

if TYPE_CHECKING:
    from collections.abc import Callable

    from boardwright.games.evolution.draw.sight import Sight, Tucked
    from boardwright.games.evolution.view import CreatureView

SHORTEST: Final = 19
"""Tucked cards that are closer together show icons instead of names."""
STAMP: Final = 22
SMALL_STAMP: Final = 19


class Size:
    """How large a pile is: width, height of the portrait, class of its name, radius and distance of cells."""

    __slots__ = ("cell", "name", "ph", "pitch", "small", "step", "w")

    def __init__(
        self, w: float, ph: float, name: str, cell: float, pitch: float, step: float, small: bool = False
    ) -> None:
        self.w = w
        self.ph = ph
        self.name = name
        self.cell = cell
        self.pitch = pitch
        self.step = step
        self.small = small

    def card(self) -> float:
        """The height of the card, without the traits."""
        return self.ph + (40 if self.small else 32)

    def height(self, traits: int, room: float) -> float:
        """The height of a pile with so many traits, where names have so much room."""
        if self.small:
            return self.card() + (SMALL_STAMP + 2) * self.rows(traits, SMALL_STAMP + 1.3)
        if self.has_names(traits, room):
            return self.card() + 2 + traits * self.closeness(traits, room)
        return self.card() + 2 + (STAMP + 3) * self.rows(traits, STAMP + 2)

    def rows(self, traits: int, pitch: float) -> int:
        return math.ceil(traits / self.across(pitch))

    def across(self, pitch: float) -> int:
        return int((self.w - 6) / pitch)

    def closeness(self, traits: int, room: float) -> float:
        return min(self.step, room / max(traits, 1))

    def has_names(self, traits: int, room: float) -> bool:
        return not self.small and self.closeness(traits, room) >= SHORTEST


BIG: Final = Size(162, 92, "t14 b", 7.2, 16.4, 25)
MIDDLE: Final = Size(136, 78, "t14 b", 6.4, 14.4, 24)
PLAIN: Final = Size(113, 66, "b", 5.6, 12.4, 23)
TIGHT: Final = Size(110, 66, "b", 5.5, 12, 23)


def small(w: float, ph: float) -> Size:
    """A pile where room is short: traits as icons."""
    return Size(w, ph, "b", 6, 14.4, SMALL_STAMP, small=True)


def creature(sight: Sight, it: CreatureView, size: Size, room: float, x: float, y: float) -> str:
    """A pile at its place; what it is in a running attack stands around it."""
    tucked = sight.tucked(it)
    h = size.height(len(tucked), room)
    traits = traits_below(sight, tucked, size, room)
    face = rect(0, 0, size.w, h if size.small else size.card(), 9, "face")
    art = portrait(size.w - 8, size.ph, sight.ids(it.traits), it.asleep, it.id, f"s{it.owner}")
    body = (face + traits if size.small else traits + face) + placed(4, 4, art) + plate(sight, it, size)
    body = stance(it, size.w, h) + body + flags(sight, it, size) + role(sight, it, size.w)
    origin = f"card-{it.card}" if it.card != NOBODY else f"seat-{it.owner}-hand"
    return piece(f"creature-{it.id}", about(sight, it), body, (0, 0, size.w, h), (x, y), origin=origin)


def about(sight: Sight, it: CreatureView) -> str:
    """All that a pointer or a screen reader tells of a creature."""
    told = [sight.words.described(sight.view, it.id)]
    if it.energy >= sight.needed(it):
        told.append(sight.say(_("ready to transmute")))
    if it.card != NOBODY:
        told.append(sight.say(_("under it {card}"), card=sight.words.card(sight.box, it.card)))
    return "; ".join(told)


def stance(it: CreatureView, w: float, h: float) -> str:
    """An outline around the creature that acts, and one around its target."""
    kind = "actor" if it.active else "target" if it.target else ""
    return rect(-2.5, -2.5, w + 5, h + 5, 11, kind) if kind else ""


def role(sight: Sight, it: CreatureView, w: float) -> str:
    """What it is in the action under way, on its upper edge."""
    if it.active:
        words = sight.say(_("attacks")) if sight.view.target != NOBODY else sight.say(_("acts"))
        return pill(w / 2, -10, words, "actor-word")
    return pill(w / 2, -10, sight.say(_("target")), "target-word") if it.target else ""


# -- the card ---------------------------------------------------------------------------------------------------


def plate(sight: Sight, it: CreatureView, size: Size) -> str:
    """Name, energy and the owner's mark."""
    words, w, ph = sight.words.creature(it.id), size.w, size.ph
    if size.small:
        name = text(7, ph + 20, words, size.name, room=w - 26)
        return name + seat_mark(it.owner, w - 12, ph + 15.5, 5) + track(sight, it, 13, ph + 31, size)
    start = w - 6 - size.cell - (TRACK - 1) * size.pitch
    name = text(7, ph + 23, words, size.name, room=start - size.cell - 8)
    mark = disc(w - 13, 13, 7.5, "plate") + seat_mark(it.owner, w - 13, 13, 5)
    return name + mark + track(sight, it, start, ph + 18.5, size)


def track(sight: Sight, it: CreatureView, x: float, y: float, size: Size) -> str:
    """Four cells; those that a Small creature does not need are faded."""
    return "".join([one_cell(sight, it, k, x + k * size.pitch, y, size.cell) for k in range(TRACK)])


def one_cell(sight: Sight, it: CreatureView, k: int, x: float, y: float, r: float) -> str:
    if k < it.energy:
        return group(f"creature-{it.id}-energy-{k}", sight.say(_("energy")), energy(x, y, r), sort="energy")
    ident = f"creature-{it.id}-cell-{k}"
    if k < sight.needed(it):
        return group(ident, sight.say(_("empty cell")), cell(x, y, r))
    return group(ident, sight.say(_("cell that it does not need")), cell(x, y, r, "spare"))


def flags(sight: Sight, it: CreatureView, size: Size) -> str:
    """Marks along the portrait's lower edge, from the right."""
    marks: list[tuple[bool, str, str, Callable[[float, float, float], str]]] = [
        (it.asleep, "asleep", _("asleep"), sleeping),
        (it.barred & BARRED_FROM_ATTACK != 0, "no-attack", _("may not attack"), no_attack),
        (it.barred & BARRED_FROM_GAINING != 0, "no-gain", _("may not gain"), no_gain),
        (it.energy >= sight.needed(it), "ready", _("ready to transmute"), transmuted),
    ]
    out, x, r = "", size.w - 15, 8 if size.small else 9.5
    for there, name, words, draw in marks:
        if there:
            out += group(f"creature-{it.id}-{name}", sight.say(words), draw(x, size.ph - 2, r))
            x -= 2 * r + 4
    return out


# -- the traits -------------------------------------------------------------------------------------------------


def traits_below(sight: Sight, tucked: list[Tucked], size: Size, room: float) -> str:
    if size.has_names(len(tucked), room):
        return named(sight, tucked, size, room)
    if size.small:
        return stamped(sight, tucked, size, SMALL_STAMP, (SMALL_STAMP + 1.3, SMALL_STAMP + 2))
    return stamped(sight, tucked, size, STAMP, (STAMP + 2, STAMP + 3))


def named(sight: Sight, tucked: list[Tucked], size: Size, room: float) -> str:
    """One under the other, by name; closer together when there are many."""
    step = size.closeness(len(tucked), room)
    w, h, y = size.w - 6, min(step - 3, 22), size.ph + 35
    chips = [chip(sight, each.trait, w, h, each.mark) for each in tucked]
    placed_chips = zip(tucked, chips, strict=True)
    return "".join(
        [tucked_card(sight, each, body, w, h, (3, y + k * step)) for k, (each, body) in enumerate(placed_chips)]
    )


def stamped(sight: Sight, tucked: list[Tucked], size: Size, edge: float, pitch: tuple[float, float]) -> str:
    """In rows, as icons."""
    across, y = size.across(pitch[0]), size.card() + (0 if size.small else 3)
    out = ""
    for k, each in enumerate(tucked):
        place = (4 + k % across * pitch[0], y + k // across * pitch[1])
        out += tucked_card(sight, each, stamp(sight, each.trait, edge, each.mark), edge, edge, place)
    return out
