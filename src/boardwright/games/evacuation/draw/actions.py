"""The ten board actions by group, their uses and surcharge; the action track, and the power of the year."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boardwright.drawing.signs import seat_mark
from boardwright.drawing.svg import disc, group, piece, placed, rect, text, width
from boardwright.games.evacuation.domains import CARD_ACTION
from boardwright.games.evacuation.draw import glyphs
from boardwright.games.evacuation.draw.icons import icon
from boardwright.games.evacuation.phrases import _, ngettext
from boardwright.games.evacuation.state import ACTIONS, BONUS_CARDS

if TYPE_CHECKING:
    from boardwright.games.evacuation.draw.sight import Sight

SINGLE: Final = 30
MORE: Final = 18
"""What each further icon of an action adds to its width."""
HIGH: Final = 32
TOP: Final = 23
"""Where the actions begin below the head of their group; a key on a corner leaves that free."""
GAP: Final = 5
ROW: Final = 58
MARKS: Final = 5
"""Uses of a group that are shown one by one."""
LEAST_SPACES: Final = 9


class Actions:
    """The actions of the player in the middle, in a width; on a phone group 3 has a row of its own."""

    __slots__ = ("gap", "groups", "h", "rows", "sight", "single", "w")

    def __init__(self, sight: Sight, w: float) -> None:
        board = sight.box.board
        printed = "infrastructure_group=1" in sight.view.options
        self.sight = sight
        self.w = w
        self.groups = board.printed_groups if printed else board.groups
        close = 3 if sight.table.rulings.advanced else 0  # there is one more
        self.single = SINGLE - close
        self.gap = GAP - close * 0.7
        self.rows = [[1, 2, 4], [3]] if sight.narrow else [[1, 2, 3, 4]]
        self.h = len(self.rows) * ROW + 39

    def draw(self) -> str:
        out = ""
        for number, row in enumerate(self.rows):
            x = 0.0
            for group_ in row:
                out += placed(x, number * ROW, self.group(group_))
                x += self.long(group_) + 2 * self.gap
            if self.sight.table.rulings.advanced and number == 0:
                out += placed(x, 0, self.card_action())
        low = placed(0, len(self.rows) * ROW + 2, self.action_track())
        return out + low + placed(self.w * 0.5, len(self.rows) * ROW + 2, self.power(self.w * 0.5))

    # -- the groups ---------------------------------------------------------------------------------------------

    def members(self, number: int) -> list[int]:
        return [action for action in range(ACTIONS) if self.groups[action] == number]

    def icons(self, action: int) -> list[str]:
        """What an action does, each icon once."""
        found: list[str] = []
        for glyph in glyphs.effects(self.sight.box.board.effects[action]):
            if glyph not in found and not glyph.isdigit():
                found.append(glyph)
        return found

    def wide(self, action: int) -> float:
        return self.single + MORE * (len(self.icons(action)) - 1)

    def long(self, number: int) -> float:
        return max(40, sum([self.wide(action) + self.gap for action in self.members(number)]) - self.gap)

    def group(self, number: int) -> str:
        """Its number, which is its power, its uses, what the next one costs; then its actions."""
        out, x = self.head(number), 0.0
        for action in self.members(number):
            out += self.action(action, x)
            x += self.wide(action) + self.gap
        return out

    def head(self, number: int) -> str:
        """The power of the group, a mark for each use, the energy of its next action."""
        sight, used, energy = self.sight, self.sight.me.groups[number - 1], self.sight.me.energy[number - 1]
        step = 9.0 if 9 * used + 34 <= self.long(number) else 5.0
        out = text(0, 12, str(number), "t15 b")
        out += "".join([rect(12 + step * each, 2, step - 2, 10, 1.5, "used") for each in range(min(used, MARKS))])
        x = 13 + step * min(used, MARKS)
        if used > MARKS:
            out += text(x, 11.5, f"+{used - MARKS}", "t12 q")
            x += width(f"+{used - MARKS}", "t12") + 5
        told = [sight.say(_("Group {n}: power {n} each, used {used} times this year"), n=number, used=used)]
        told.append(sight.say(_("the next action costs {n} energy"), n=energy))
        if energy:
            cost = f"−{energy}"
            out += text(x + 1, 11.5, cost, "t12 b") + icon("energy", x + 7 + width(cost, "t12 b"), 7.5, 13)
        return group(f"group-{number}", ", ".join(told), out)

    def action(self, action: int, x: float) -> str:
        sight = self.sight
        w, shown = self.wide(action), self.icons(action)
        now = sight.view.playing == action and sight.view.on_turn == sight.me.seat
        body = rect(0.75, 0.75, w - 1.5, HIGH - 1.5, 6, "card now" if now else "card")
        body += "".join([icon(name, self.single / 2 + MORE * each, HIGH / 2, 19) for each, name in enumerate(shown)])
        told = sight.words.grouped(sight.view, action)
        return piece(f"action-{action}", told[:1].upper() + told[1:], body, (0, 0, w, HIGH), (x, TOP))

    def card_action(self) -> str:
        """An action by a card of the hand. [EVA-904]"""
        sight = self.sight
        body = rect(0.75, 0.75, self.single - 1.5, HIGH - 1.5, 6, "card") + icon("card", self.single / 2, HIGH / 2, 20)
        told = sight.words.action(sight.box, CARD_ACTION)
        return piece(f"action-{CARD_ACTION}", told, body, (0, 0, self.single, HIGH), (0, TOP))

    # -- the tracks below ---------------------------------------------------------------------------------------

    def action_track(self) -> str:
        """The spaces of the year's actions, each with the energy that it costs. [EVA-303, INT-01]"""
        sight, me = self.sight, self.sight.me
        costs, later = sight.box.board.costs[sight.profile], sight.box.board.later[sight.profile]
        spaces = max(LEAST_SPACES, me.acted + 1)
        step = (self.w * 0.5 - 14) / spaces
        told = sight.count(ACTED, me.acted)
        out = text(0, 11, told, "t12 q", room=self.w * 0.5 - 12)
        for space in range(1, spaces + 1):
            cost = costs[space] if space < len(costs) else later
            x = (space - 0.5) * step
            out += rect(x - step / 2 + 1, 17, step - 2, 18, 4, "paid" if cost else "well")
            if space == me.acted:
                out += seat_mark(me.seat, x, 26, 7)
            elif cost:
                out += icon("energy", x, 26, 13) if cost == 1 else text(x, 30.5, str(cost), "t12 b", "middle")
            else:
                out += disc(x, 26, 1.7, "dot")
        meant = sight.say(_("a bolt is an energy that the action costs"))
        return group("action-track", f"{told}; {meant}", out)

    def power(self, w: float) -> str:
        """The power so far, and the two numbers of this year's bonus with what they bring. [EVA-701]"""
        sight, me = self.sight, self.sight.me
        number, high = me.power, 24
        numbers = self.bonus_numbers()
        high = max([high, number + 2, *[each + 2 for each, _effects in numbers]])
        unit = (w - 12) / high
        told = sight.say(_("power {n}"), n=number)
        out = rect(0, 0, w, 38, 0, "hit") + text(0, 11, told, "t12 q", room=56) + rect(0, 22, w - 2, 8, 4, "well")
        out += rect(0, 22, max(number * unit, 4), 8, 4, f"seat s{me.seat}")
        marker = group("power-marker", told, disc(number * unit + 6, 26, 8, f"ringed s{me.seat}"))
        return (
            group("power", told, out)
            + marker
            + "".join([self.bonus(which, *each, unit, w) for which, each in enumerate(numbers)])
        )

    def bonus_numbers(self) -> list[tuple[int, list[str]]]:
        view, box = self.sight.view, self.sight.box
        if not view.bonuses:
            return []
        card = view.bonuses[0]
        at = self.sight.profile * BONUS_CARDS + card
        low, high = box.bonuses.low_effects[card], box.bonuses.high_effects[card]
        return [(box.bonuses.low[at], glyphs.effects(low, 1)), (box.bonuses.high[at], glyphs.effects(high, 1))]

    def bonus(self, which: int, number: int, brings: list[str], unit: float, w: float) -> str:
        """A number to end the year on, and above it what that brings."""
        sight = self.sight
        card = sight.view.bonuses[0]
        x, start = number * unit + 6, 62 + which * (w - 60) / 2
        effects = (sight.box.bonuses.high_effects if which else sight.box.bonuses.low_effects)[card]
        told = sight.say(_("Bonus at power {n}: {effects}"), n=number, effects=sight.words.effects(effects))
        is_hit = number == sight.me.power
        body = rect(x - 11, 16, 22, 20, 5, "card now" if is_hit else "card") + text(
            x, 30.4, str(number), "t12 b", "middle"
        )
        body += text(start, 11, f"{number}:", "t12 q") + glyphs.row(brings, start + 19, 7, 13, (w - 60) / 2 - 22)
        return piece(f"bonus-{which}", told, body, (x - 12, 15, 24, 22))


ACTED: Final = ngettext("{n} action this year", "{n} actions this year")
