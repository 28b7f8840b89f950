"""The displays: research stacks, goal, income and attribute chips, starting chip cards while they are drafted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boardwright.drawing.svg import group, lines, piece, placed, rect, text
from boardwright.games.civolution.draw.icons import icon
from boardwright.games.civolution.draw.pieces import TYPES
from boardwright.games.civolution.names import ATTRIBUTE_PIECE, INCOME_CHIPS
from boardwright.games.civolution.words_phrases import _

if TYPE_CHECKING:
    from boardwright.games.civolution.draw.sight import Sight

STACK: Final = 40
CHIP: Final = 34
HEAD: Final = 16
GAP: Final = 4


class Display:
    """Everything that is laid out for all, in a width; h: its height, once it is drawn."""

    __slots__ = ("h", "out", "sight", "w")

    def __init__(self, sight: Sight, w: float) -> None:
        self.sight = sight
        self.w = w
        self.h = 0.0
        self.out = ""
        self.research()
        self.drafted()
        self.goals()
        self.income()
        self.attributes()

    def head(self, words: str) -> None:
        self.out += text(0, self.h + 12, words, "t12 q", room=self.w)
        self.h += HEAD

    def row(self, high: float, bodies: list[str], wide: float) -> None:
        """Things beside each other."""
        self.out += "".join([placed(at * (wide + GAP), self.h, body) for at, body in enumerate(bodies)])
        self.h += high + GAP

    def rows(self, bodies: list[str], wide: float) -> None:
        """Chips, as many in a row as fit."""
        for first in range(0, len(bodies), self.a_row()):
            self.row(CHIP, bodies[first : first + self.a_row()], wide)

    def a_row(self) -> int:
        return 3 if self.w > 400 else 2

    def wide(self, many: int) -> float:
        return (self.w - (many - 1) * GAP) / many

    # -- research -----------------------------------------------------------------------------------------------

    def research(self) -> None:
        """Of each type the face-down stack with its number of cards, and the card on top of the face-up one."""
        w = self.wide(5)
        self.row(STACK, [self.down(kind, w) + self.up(kind, w) for kind in range(5)], w)

    def down(self, kind: int, w: float) -> str:
        sight, table = self.sight, self.sight.table
        n = len(table.stacks[kind]) + len(table.under[kind])
        told = f"{sight.words.stack(sight.view, kind)}: {n}"
        body = rect(0.5, 0.5, w - 1, 16, 4, f"type type{kind} rim dim") + icon(TYPES[kind], 10, 8.5, 12)
        body += text(w - 5, 13, str(n), "t12 b", "end")
        return piece(f"stack-{kind}", told, body, (0, 0, w, 17))

    def up(self, kind: int, w: float) -> str:
        sight, shown = self.sight, self.sight.table.shown[kind]
        told = sight.words.stack(sight.view, kind + 5)
        if not shown:
            body = rect(0.5, 0.5, w - 1, 20, 4, "empty")
            return piece(f"stack-{kind + 5}", told, body, (0, 0, w, 21), (0, 18))
        card = shown[-1]
        facts = " ".join(sight.words.card_text(sight.box, card))
        name = sight.name(sight.box.card_names[card])
        body = rect(0.5, 0.5, w - 1, 20, 4, f"type type{kind} rim") + text(5, 14.5, name, "t12", room=w - 9)
        top = group(f"card-{card}", facts, body)
        return piece(f"stack-{kind + 5}", f"{told}. {facts}", top, (0, 0, w, 21), (0, 18))

    # -- chips --------------------------------------------------------------------------------------------------

    def drafted(self) -> None:
        """Starting chip cards to choose from, each with a goal chip. [CIV-073]"""
        sight = self.sight
        if not sight.table.chip_display:
            return
        self.head(sight.say(_("Starting chip cards")))
        w = self.wide(2)
        bodies = [self.chip_card(at, card, w) for at, card in enumerate(sight.table.chip_display)]
        for first in range(0, len(bodies), 2):
            self.row(CHIP + 16, bodies[first : first + 2], w)

    def chip_card(self, at: int, card: int, w: float) -> str:
        sight, box = self.sight, self.sight.box
        goals = sight.table.chip_goals
        goal = sight.name(box.goal_names[goals[at]]) if at < len(goals) and goals[at] >= 0 else ""
        module = sight.words.module(box, box.chip_card_module[card])
        does = sight.words.income_text(box, INCOME_CHIPS + card)
        told = f"{sight.name(box.chip_card_names[card])}: {does} {module} II. {goal}"
        body = self.face(f"{does}", "income", w, CHIP + 16, "chip", f"{module} II" + (f" · {goal}" if goal else ""))
        return piece(f"chip_card-{card}", told, body, (0, 0, w, CHIP + 16))

    def face(self, words: str, name: str, w: float, h: float, kind: str, more: str = "") -> str:
        """An icon and up to two lines."""
        out = rect(0.5, 0.5, w - 1, h - 1, 5, f"{kind} rim") + icon(name, 12, h / 2, 15)
        told = lines(words, w - 27, 2, "t12")
        total = len(told) + (1 if more else 0)
        y = h / 2 + 4.5 - (total - 1) * 7
        out += "".join([text(23, y + at * 14, line, "t12") for at, line in enumerate(told)])
        return out + (text(23, y + len(told) * 14, more, "t12 q", room=w - 27) if more else "")

    def goals(self) -> None:
        sight, box = self.sight, self.sight.box
        shown = [chip for chip in sight.table.goal_display if chip >= 0]
        w = self.wide(self.a_row())
        bodies = []
        for chip in shown:
            name, does = sight.name(box.goal_names[chip]), sight.words.goal_text(box, chip)
            body = self.face(does, "planning", w, CHIP, "chip")
            bodies.append(piece(f"goal-{chip}", f"{name}: {does}", body, (0, 0, w, CHIP)))
        self.rows(bodies, w)

    def income(self) -> None:
        sight, w = self.sight, self.wide(self.a_row())
        bodies = []
        for chip in [chip for chip in sight.table.income_display if chip >= 0]:
            does = sight.words.income_text(sight.box, chip)
            body = self.face(does, "income", w, CHIP, "plate")
            bodies.append(piece(f"chip-{chip}", f"{sight.words.chip(sight.box, chip)}: {does}", body, (0, 0, w, CHIP)))
        self.rows(bodies, w)

    def attributes(self) -> None:
        sight, box, w = self.sight, self.sight.box, self.wide(self.a_row())
        bodies = []
        for chip in [chip for chip in sight.table.attribute_display if chip >= 0]:
            does = sight.words.ability(box, box.abilities[ATTRIBUTE_PIECE + chip])
            feature = box.attribute_feature[chip]
            name = sight.name(box.attribute_names[chip])
            told = f"{name}: {box.attribute_need[chip]} × {sight.name(box.feature_names[feature])}; {does}"
            body = self.face(f"{box.attribute_need[chip]}: {does}", box.feature_ids[feature], w, CHIP, "sunk")
            bodies.append(piece(f"attribute-{chip}", told, body, (0, 0, w, CHIP)))
        self.rows(bodies, w)
