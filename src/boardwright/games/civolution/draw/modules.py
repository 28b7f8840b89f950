"""The stairs of modules: a column for the higher, a row for the lower value of their two dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boardwright.drawing.svg import fit, number, piece, rect, text, width
from boardwright.games.civolution.draw.icons import icon
from boardwright.games.civolution.draw.pieces import die, marker
from boardwright.games.civolution.names import FEATURES, MAIN_MODULES, PLANNING, SLEEP, STAMINA
from boardwright.games.civolution.words_phrases import _
from boardwright.games.civolution.words_sentences import LEVELS, PARTS

if TYPE_CHECKING:
    from boardwright.games.civolution.draw.sight import Sight
    from boardwright.games.civolution.state import Player

LEAST_SQUEEZE: Final = 0.75
WORDS_FROM: Final = 70
"""The width of a step from which it has its name on it."""


def squeezed(x: float, y: float, words: str, room: float) -> str:
    """A name with its letters closer together where it is too long, cut only where that is not enough."""
    shown = fit(words, room / LEAST_SQUEEZE, "t12")
    if width(shown, "t12") <= room:
        return text(x, y, shown, "t12")
    pressed = f' textLength="{number(room)}" lengthAdjust="spacingAndGlyphs"'
    return text(x, y, shown, "t12").replace("<text", f"<text{pressed}", 1)


class Modules:
    """The modules of a player on steps of a size, from an upper left corner."""

    __slots__ = ("dx", "dy", "player", "sight", "x", "y")

    def __init__(self, sight: Sight, player: Player, x: float, y: float, dx: float, dy: float) -> None:
        self.sight = sight
        self.player = player
        self.x = x
        self.y = y
        self.dx = dx
        self.dy = dy

    def draw(self) -> str:
        return "".join([self.module(each) for each in range(SLEEP)]) + self.sleep()

    def has_words(self) -> bool:
        return self.dx >= WORDS_FROM

    def module(self, module: int) -> str:
        """A module on the step of its two dice."""
        low, high = self.sight.box.module_dice[2 * module : 2 * module + 2]
        place = (self.x + (high - 1) * self.dx, self.y + (low - 1) * self.dy)
        body = self.face(self.sight.box.module_ids[module], "plate" if module < MAIN_MODULES else "well")
        body += self.pair(low, high)
        body += self.levels(module) if module < MAIN_MODULES else self.markers(module - STAMINA)
        return self.tile(module, body, place)

    def tile(self, module: int, body: str, place: tuple[float, float]) -> str:
        """With its name where there is room; while a turn is chosen, pointed at as a turn."""
        sight, w, h = self.sight, self.dx - 4, self.dy - 4
        if self.has_words():
            body += squeezed(4, h - 5, sight.words.module(sight.box, module), w - 7)
        title = self.title(module)
        hit = (0, 0, w, h)
        for domain, value in self.others(module):
            body += sight.target(self.player, domain, value, title, hit)
        return piece(sight.ident(self.player, f"module-{module}"), title, body, hit, place)

    def others(self, module: int) -> list[tuple[str, int]]:
        """What else its tile stands for."""
        if not STAMINA <= module < SLEEP:
            return [("action", module)]
        feature = module - STAMINA
        return [("action", module), ("feature", feature), ("space", FEATURES + feature)]

    def title(self, module: int) -> str:
        """Its name, level and dice, and what it does at this level."""
        sight, box, words = self.sight, self.sight.box, self.sight.words
        low, high = box.module_dice[2 * module : 2 * module + 2]
        level = self.player.levels[module] if module < MAIN_MODULES else 1
        told = f"{words.module(box, module)} {LEVELS[level]}" if module < MAIN_MODULES else words.module(box, module)
        told += sight.say(_(", dice {low} and {high}"), low=low, high=high) if low else ""
        if STAMINA <= module < SLEEP:
            n = self.player.markers[FEATURES + module - STAMINA]
            told += f": {words.space(box, FEATURES + module - STAMINA)} ×{n}"
        parts = range(len(PARTS.get(box.module_ids[module], ())))
        does = "; ".join([words.part(sight.view, module, level, part) for part in parts])
        return f"{told}: {does}" if does else told

    def face(self, name: str, kind: str) -> str:
        return rect(0.5, 0.5, self.dx - 5, self.dy - 5, 6, f"{kind} rim") + icon(name, 19, 12.5, 14)

    def pair(self, low: int, high: int) -> str:
        """Its two dice: full where a die lies on that space, an octagon where a planning marker does."""
        size = 13.0
        y = 5.0 if self.has_words() else self.dy - 21
        x = self.dx - 4 - 2 * size - 5
        out, dice = "", self.player.dice[:]
        plans = [self.player.markers[PLANNING + value] if value else 0 for value in range(7)]
        for at, value in enumerate((low, high)):
            left = x + at * (size + 2)
            if dice[value]:
                dice[value] -= 1
                out += die(left, y, size, value, "die full")
            elif plans[value]:
                plans[value] -= 1
                out += marker(self.player.seat, left + size / 2, y + size / 2, size + 1)
            else:
                out += die(left, y, size, value, "die missing")
        return out

    def levels(self, module: int) -> str:
        level = self.player.levels[module]
        x = 27.5 if self.has_words() else self.dx - 20
        return "".join([rect(x + at * 4.5, 6, 3, 11, 1, "bar on" if at < level else "bar") for at in range(3)])

    def markers(self, feature: int) -> str:
        """The number of its markers, and seats for four of them where there is room."""
        n = self.player.markers[FEATURES + feature]
        number = (
            text(29, 16.5, str(n), "t14 b") if self.has_words() else text(self.dx - 9, 16.5, str(n), "t14 b", "end")
        )
        return number if n else number.replace("t14 b", "t14 q")

    def sleep(self) -> str:
        """In the last but one step below: any two dice. [CIV-216]"""
        body = self.face("sleep", "plate")
        y = 5.0 if self.has_words() else self.dy - 21
        body += "".join([rect(self.dx - 35 + at * 15, y, 13, 13, 3, "spent") for at in range(2)])
        return self.tile(SLEEP, body, (self.x + 4 * self.dx, self.y + 5 * self.dy))
