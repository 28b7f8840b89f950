"""A console: what a player can do, and below the stairs of modules what it has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boardwright.drawing.signs import seat_mark
from boardwright.drawing.svg import group, placed, rect, text
from boardwright.games.civolution.draw.icons import icon, paint
from boardwright.games.civolution.draw.modules import Modules
from boardwright.games.civolution.draw.partition import Partition
from boardwright.games.civolution.draw.pieces import die, marker, slot
from boardwright.games.civolution.draw.stock import Stock
from boardwright.games.civolution.names import FOCUS, PLANNING, RESET
from boardwright.games.civolution.words_phrases import _

if TYPE_CHECKING:
    from boardwright.games.civolution.draw.sight import Sight
    from boardwright.games.civolution.state import Player

PAD: Final = 6
HEAD: Final = 26
DICE: Final = 32
FOCUS_PAYMENT: Final = 13


class Console:
    """The console of a player in a width; h: its height."""

    __slots__ = ("dx", "dy", "h", "partition", "player", "sight", "w")

    def __init__(self, sight: Sight, player: Player, w: float) -> None:
        self.sight = sight
        self.player = player
        self.w = w
        self.dx = (w - 2 * PAD + 4) / 6
        self.dy = 41.0
        self.partition = Partition(sight, player, w - 2 * PAD)
        self.h = HEAD + self.partition.h + 4 + DICE + 6 * self.dy + PAD - 2

    def draw(self) -> str:
        y = HEAD + self.partition.h + 4
        out = rect(0.5, 0.5, self.w - 1, self.h - 1, 8, "panel") + self.head()
        out += placed(PAD, HEAD, self.partition.draw())
        out += "".join([self.space(value, y) for value in range(1, 7)])
        y += DICE
        out += Stock(self.sight, self.player, PAD, y, self.dx, self.dy).draw()
        return out + Modules(self.sight, self.player, PAD, y, self.dx, self.dy).draw()

    # -- the head -----------------------------------------------------------------------------------------------

    def head(self) -> str:
        """Whose it is; focus markers, fate dice, reset markers, used dice."""
        sight, me = self.sight, self.player
        name = sight.say(_("Your console")) if me.seat == sight.view.seat else sight.player(me.seat)
        out, right = "", self.w - PAD
        for part, wide in (self.used(), self.resets(), self.fate(), self.focus()):
            if wide and right - wide > 30:
                out += placed(right - wide, 14, part)
                right -= wide + 10
        room = right - 26
        title = text(24, 18, name, "t14 b", room=room) if room > 24 else ""
        return seat_mark(me.seat, 13, 14, 6) + title + out

    def used(self) -> tuple[str, float]:
        sight, n = self.sight, self.player.dice[0]
        told = sight.say(_("used dice: {n}"), n=n)
        body = rect(0, -7, 14, 14, 3, "spent") + text(18, 4.5, str(n), "t12 b")
        body += sight.target(self.player, "die", 0, told, (-2, -9, 30, 18))
        return group(sight.ident(self.player, "used"), told, body), 26

    def resets(self) -> tuple[str, float]:
        """A marker on each reset column, or none. [CIV-163]"""
        sight, me = self.sight, self.player
        told = sight.say(_("reset markers: {n}"), n=sum(me.resets))
        out = icon("reset", 7, 0, 13)
        for column, there in enumerate(me.resets):
            x = 23 + column * 14
            if there:
                ident = sight.ident(me, f"reset-marker-{column}")
                out += group(ident, told, marker(me.seat, x, 0, 12), sort=f"marker-{me.seat}")
            else:
                out += slot(x, 0, 11)
        out += sight.target(me, "action", RESET, sight.words.module(sight.box, RESET), (-2, -10, 84, 20))
        return group(sight.ident(me, "resets"), told, out), 80

    def fate(self) -> tuple[str, float]:
        sight, n = self.sight, self.player.fate
        told = sight.say(_("fate dice: {n}"), n=n)
        return group(
            sight.ident(self.player, "fate"), told, die(0, -7, 14, 0, "die fate") + text(18, 4.5, str(n), "t12 b")
        ), 26

    def focus(self) -> tuple[str, float]:
        sight, n = self.sight, self.player.markers[FOCUS]
        told = f"{sight.words.space(sight.box, FOCUS)} ×{n}"
        body = icon("focus", 7, 0, 15) + text(18, 4.5, str(n), "t12 b")
        for domain, value in (("payment", FOCUS_PAYMENT), ("space", FOCUS)):
            body += sight.target(self.player, domain, value, told, (-3, -9, 31, 18))
        return group(sight.ident(self.player, "focus"), told, body), 26

    # -- dice spaces --------------------------------------------------------------------------------------------

    def space(self, value: int, y: float) -> str:
        """Dice and planning markers of a value; closer together where there are many."""
        sight, me = self.sight, self.player
        w, h = self.dx - 4, DICE - 6
        dice, plans = me.dice[value], me.markers[PLANNING + value]
        told = sight.say(
            _("Dice space {value}: dice {dice}, planning markers {plans}"), value=value, dice=dice, plans=plans
        )
        body = rect(0, 0, w, h, 6, "well") + text(5, 17.5, str(value), "t12 q")
        size = 20.0 if self.dx > 60 else 17.0
        step = min(size + 3, (w - 18 - size) / max(dice + plans - 1, 1))
        for at in range(dice):
            body += self.die(value, at, 16 + at * step, size, (h - size) / 2)
        for at in range(plans):
            body += self.plan(value, at, 16 + (dice + at) * step + size / 2, size, h / 2)
        if sight.focus in ("plan", "roll"):
            body += sight.target(me, "value", value, told, (0, 0, w, h))
        place = (PAD + (value - 1) * self.dx, y)
        return group(sight.ident(me, f"dice-space-{value}"), told, body, "", place)

    def die(self, value: int, at: int, x: float, size: float, y: float) -> str:
        sight, me = self.sight, self.player
        told = sight.words.payment(value)
        body = die(0, 0, size, value)
        if not at:
            for domain in ("payment", "die"):
                body += sight.target(me, domain, value, told, (0, 0, size, size))
        return group(sight.ident(me, f"rests-{value}-{at}"), told, body, "", (x, y), f"die-{me.seat}")

    def plan(self, value: int, at: int, x: float, size: float, y: float) -> str:
        sight, me = self.sight, self.player
        told = sight.words.payment(6 + value)
        body = marker(me.seat, 0, 0, size, "P")
        if not at:
            for domain, number in (("payment", 6 + value), ("space", PLANNING + value)):
                body += sight.target(me, domain, number, told, (-size / 2, -size / 2, size, size))
        return group(sight.ident(me, f"plan-{value}-{at}"), told, body, "", (x, y), f"marker-{me.seat}")


def console(sight: Sight, w: float) -> str:
    """The console of the viewer."""
    made = Console(sight, sight.me, w)
    label = sight.say(_("Your console"))
    return paint("console", label, (w, made.h), made.draw(), sight.say(_("Console")))


def rival(sight: Sight, player: Player, w: float) -> str:
    """The console of somebody else, in the same places."""
    made = Console(sight, player, w)
    label = sight.player(player.seat)
    return paint(f"seat-{player.seat}", label, (w, made.h), made.draw(), label)
