"""The progress track: three lanes from the Old World to the New, its transitions, and every marker. [EVA-613..618]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boardwright.drawing.signs import seat_mark
from boardwright.drawing.svg import disc, group, path, piece, placed, rect, text, width
from boardwright.games.evacuation.draw import glyphs
from boardwright.games.evacuation.draw.icons import SYMBOLS, icon, paint
from boardwright.games.evacuation.phrases import OPENS, _
from boardwright.games.evacuation.state import OPPONENT
from boardwright.games.evacuation.vocabulary import PASSING

if TYPE_CHECKING:
    from boardwright.games.evacuation.draw.sight import Sight

WIDE: Final = 928
NARROW: Final = 344
SHOWN: Final = 14
"""Steps that a phone shows of it."""
LANES: Final = [68, 21, 43]
"""The upper edge of the passing lane, of side_a and of side_b."""
SPACE: Final = 19
HIGH: Final = 86
MOVING: Final = ("marker", "space")
ROWS: Final = 3
"""Of the whole track on a phone."""


class Lanes:
    """The track from one step to another."""

    __slots__ = ("first", "last", "left", "pitch", "sight", "track", "w")

    def __init__(self, sight: Sight, first: int, last: int) -> None:
        self.sight = sight
        self.track = sight.box.tracks[sight.profile]
        self.w = NARROW if sight.narrow else WIDE
        self.left = 0 if sight.narrow else 30
        self.first = first
        self.last = last
        self.pitch = (self.w - 2 * self.left) / (last - first + 1)

    def at(self, step: float) -> float:
        """The middle of a step."""
        return self.left + (step - self.first + 0.5) * self.pitch

    def draw(self) -> str:
        out = "" if self.sight.narrow else self.planets()
        return out + self.stretches() + self.spaces() + self.transitions() + self.markers()

    # -- the ground ---------------------------------------------------------------------------------------------

    def planets(self) -> str:
        """The Old World at one end, the New World at the other; where a world is asked for, these are it."""
        out = ""
        for world, x in enumerate([14, WIDE - 14]):
            told = self.sight.words.world(world)
            body = icon(["old", "new"][world], 0, 0, 28)
            out += group(f"planet-{world}", told, body, "", (x, 46))
        return out

    def stretches(self) -> str:
        """The ground wears the biome that is open there."""
        out, ends = "", [*self.track.transitions, self.track.length]
        start = 0
        for number, end in enumerate(ends):
            low, high = max(start, self.first), min(end, self.last)
            if low <= high:
                x = self.at(low - 0.5) + 1
                kind = "well" if number == 0 else f"land far land{number - 1}"
                out += rect(x, 18, self.at(high + 0.5) - 1 - x, 66, 7, kind)
            start = end + 1
        return out + path(f"M{self.at(self.first):.4g} 76H{self.at(self.last):.4g}", "lane")

    def transitions(self) -> str:
        gates = enumerate(self.track.transitions)
        return "".join([self.transition(number) for number, step in gates if self.first <= step < self.last])

    def transition(self, number: int) -> str:
        """A gate after its step, with what it opens; its name only where there is room before the next gate."""
        sight = self.sight
        x, opens = self.at(self.track.transitions[number] + 0.5), sight.say(OPENS[min(number, len(OPENS) - 1)])
        passed = len([count for count in sight.me.transitions if count > number])
        told = sight.say(
            _("Transition {n}: {opens}; your markers beyond it: {passed}"), n=number + 1, opens=opens, passed=passed
        )
        sign = rect(-12, 0, 24, 16, 4, "gate") + text(0, 12.4, f"T{number + 1}", "t12 b paper", "middle")
        ends = [self.at(step + 0.5) - 14 for step in self.track.transitions[number + 1 :]]
        room = min([self.w, *ends]) - x - 18
        if room >= width(opens, "t12"):
            sign += text(16, 12.4, opens, "t12 q")
        elif number + 1 == len(self.track.transitions):
            sign += text(-16, 12.4, opens, "t12 q", "end")
        return group(f"transition-{number + 1}", told, path("M0 16V84", "post") + sign, "", (x, 0))

    # -- the spaces ---------------------------------------------------------------------------------------------

    def spaces(self) -> str:
        steps = range(max(self.first, 0), self.last + 1)
        return "".join([self.space(3 * step + lane) for step in steps for lane in range(3) if step or lane == PASSING])

    def space(self, space: int) -> str:
        """A place for one marker, or of the passing lane for any number."""
        step, lane = divmod(space, 3)
        w = min(self.pitch - 1.5, 24)
        body = self.passing(step) if lane == PASSING else self.side(space, w)
        told = self.sight.words.space(self.sight.box, space, self.sight.profile)
        told = told[:1].upper() + told[1:]
        high = 16 if lane == PASSING else SPACE
        return piece(
            f"space-{space}", told, placed(w / 2, 0, body), (0, 0, w, high), (self.at(step) - w / 2, LANES[lane])
        )

    def passing(self, step: int) -> str:
        shown = step % 5 == 0 or (self.sight.focus in MOVING and self.sight.narrow)
        return text(0, 12.4, str(step), "t12 q", "middle") if shown else disc(0, 8, 1.5, "dot")

    def side(self, space: int, w: float) -> str:
        symbol, effects = self.track.symbols[space], self.track.effects[space]
        if symbol < 0 and not effects:
            return disc(0, SPACE / 2, 1.7, "dot")
        out = rect(0.5 - w / 2, 0.5, w - 1, SPACE - 1, 5, "soft plate")
        if symbol >= 0:
            return out + icon(SYMBOLS[symbol], 0, SPACE / 2, 13)
        return out + glyphs.middle(glyphs.effects(effects, 2), 0, SPACE / 2, 14, w - 4)

    # -- the markers --------------------------------------------------------------------------------------------

    def markers(self) -> str:
        """Those of the player in the middle come last; several on one space lie side by side."""
        sight = self.sight
        standing = [(space, OPPONENT if n < 2 else 2, f"rival-{n}") for n, space in enumerate(sight.view.rivals)]
        for player in [each for each in sight.view.players if not sight.is_own(each)] + [sight.me]:
            standing += [
                (space, player.seat, sight.ident(player, f"marker-{which}"))
                for which, space in enumerate(player.markers)
            ]
        return "".join([self.marker(n, standing) for n in range(len(standing))])

    def marker(self, number: int, standing: list[tuple[int, int, str]]) -> str:
        """A disc of paper in a ring of its seat; markers on one space lean apart."""
        space, seat, ident = standing[number]
        step, lane = divmod(space, 3)
        there = [each for each, (other, _seat, _ident) in enumerate(standing) if other == space]
        lean = (there.index(number) - (len(there) - 1) / 2) * min(11, self.pitch / max(1, len(there) - 1) * 0.7)
        x = min(max(self.at(step), 10), self.w - 10)
        who = self.sight.player(seat)
        told = self.sight.say(
            _("{player}, progress marker: {space}"),
            player=who,
            space=self.sight.words.space(self.sight.box, space, self.sight.profile),
        )
        body = disc(0, 0, 9, f"ringed s{seat}") + seat_mark(seat, 0, 0, 5)
        if not self.first <= step <= self.last:
            return ""
        return piece(
            ident, told, body, (-10, -10, 20, 20), (x + lean, LANES[lane] + (8 if lane == PASSING else SPACE / 2))
        )


def track(sight: Sight) -> str:
    """928 units wide. A phone shows the steps around the own markers, all in three rows while a marker moves."""
    length, label = sight.box.tracks[sight.profile].length, sight.say(_("Progress track"))
    if not sight.narrow:
        parts = [(0, length)]
    elif sight.focus in MOVING:
        parts = [(length * row // ROWS + (row > 0), length * (row + 1) // ROWS) for row in range(ROWS)]
    else:
        parts = [stretch(sight, length)]
    rows = [placed(0, row * (HIGH + 4), Lanes(sight, *part).draw()) for row, part in enumerate(parts)]
    size = (NARROW if sight.narrow else WIDE, len(rows) * (HIGH + 4) - 4)
    return paint("track", label, size, "".join(rows), label)


def stretch(sight: Sight, length: int) -> tuple[int, int]:
    """The steps around the markers of the player in the middle."""
    steps = [space // 3 for space in sight.me.markers]
    first = max(0, min(min(steps) - 1, max(steps) - SHOWN // 2, length - SHOWN))
    return first, min(length, max(first + SHOWN, max(steps) + 2))
