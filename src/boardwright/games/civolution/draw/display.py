"""The displays: research stacks, goal, income and attribute chips, starting chip cards while they are drafted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from boardwright.drawing.svg import group, lines, piece, placed, rect, text
from boardwright.games.civolution.draw.icons import icon
from boardwright.games.civolution.draw.legend import legend
from boardwright.games.civolution.draw.pieces import TYPES
from boardwright.games.civolution.draw.signs import Sign, length, of_effects, of_goal, row
from boardwright.games.civolution.names import ATTRIBUTE_PIECE, INCOME_CHIPS
from boardwright.games.civolution.words_phrases import _

if TYPE_CHECKING:
    from boardwright.games.civolution.draw.sight import Sight

STACK: Final = 40
CHIP: Final = 26
WORDS: Final = 14
"""A line of words on a chip."""
MOST: Final = 5
HEAD: Final = 16
GAP: Final = 4


ASKED: Final = {"start_chip": ("goal",), "take_goal": ("goal",), "income_action": ("chip",)}
"""Kinds of questions beside whose own things these chips are of interest."""


class Chip(NamedTuple):
    """A chip that is laid out: domain and number of its id, its name, what it does in words and signs."""

    domain: str
    number: int
    name: str
    does: str
    signs: list[Sign]
    kind: str = "chip"


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
        if sight.narrow or not sight.is_about_the_map():
            self.attributes()
        if sight.narrow or sight.is_about_the_map():
            self.legend()

    def head(self, words: str) -> None:
        self.out += text(0, self.h + 12, words, "t12 q", room=self.w)
        self.h += HEAD

    def row(self, high: float, bodies: list[str], wide: float) -> None:
        """Things beside each other."""
        self.out += "".join([placed(at * (wide + GAP), self.h, body) for at, body in enumerate(bodies)])
        self.h += high + GAP

    def a_row(self) -> int:
        return 3 if self.w > 400 else 2

    def wide(self, many: int) -> float:
        return (self.w - (many - 1) * GAP) / many

    def chips(self, found: list[Chip], many: int) -> None:
        """Chips of a sort, so many in a row, each as high as the highest of its row."""
        w = self.wide(many)
        for first in range(0, len(found), many):
            here = found[first : first + many]
            high = max([self.high(chip, w) for chip in here])
            self.row(high, [self.chip(chip, w, high) for chip in here], w)

    def has_words(self, chip: Chip) -> bool:
        """Are its words on it: where there is room, while it is asked for, and where no signs say it?"""
        return self.sight.narrow or not chip.signs or self.asks(chip.domain)

    def told(self, chip: Chip, w: float) -> list[str]:
        return lines(chip.does, w - 10, MOST, "t12") if self.has_words(chip) else []

    def high(self, chip: Chip, w: float) -> float:
        told = len(self.told(chip, w))
        return (CHIP + 5 if chip.signs else 8) + WORDS * told if told else CHIP

    def chip(self, chip: Chip, w: float, high: float) -> str:
        """Its signs in a line, below them its words."""
        body = rect(0.5, 0.5, w - 1, high - 1, 5, f"{chip.kind} rim")
        y = 17.0
        if chip.signs:
            left = max(4, (w - length(chip.signs)) / 2) if not self.has_words(chip) else 6
            body += row(self.sight.box, chip.signs, left, CHIP / 2)
            y += CHIP - 5
        body += "".join([text(6, y + at * WORDS, line, "t12") for at, line in enumerate(self.told(chip, w))])
        return piece(f"{chip.domain}-{chip.number}", f"{chip.name}: {chip.does}", body, (0, 0, w, high))

    # -- research -----------------------------------------------------------------------------------------------

    def research(self) -> None:
        """Of each type the face-down stack with its number of cards, and the card on top of the face-up one."""
        if self.sight.domain == "stack":  # then the market shows them
            return
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
        self.chips([self.chip_card(at, card) for at, card in enumerate(sight.table.chip_display)], 2)

    def chip_card(self, at: int, card: int) -> Chip:
        sight, box = self.sight, self.sight.box
        goals = sight.table.chip_goals
        module = sight.words.module(box, box.chip_card_module[card])
        does = f"{sight.words.income_text(box, INCOME_CHIPS + card)} {module} II."
        if at < len(goals) and goals[at] >= 0:
            does += f" {sight.words.goal_text(box, goals[at])}"
        signs = of_effects(box, box.income[INCOME_CHIPS + card])
        return Chip("chip_card", card, sight.name(box.chip_card_names[card]), does, signs, "chip")

    def goals(self) -> None:
        sight, box = self.sight, self.sight.box
        shown = [chip for chip in sight.table.goal_display if chip >= 0]
        found = [
            Chip("goal", chip, sight.name(box.goal_names[chip]), sight.words.goal_text(box, chip), of_goal(box, chip))
            for chip in shown
        ]
        self.chips(found, self.a_row() if self.sight.narrow or self.asks("goal") else max(len(found), 3))

    def asks(self, domain: str) -> bool:
        return domain == self.sight.domain or domain in ASKED.get(self.sight.focus, ())

    def income(self) -> None:
        sight, box = self.sight, self.sight.box
        found = [
            Chip("chip", chip, sight.words.chip(box, chip), sight.words.income_text(box, chip),
                 of_effects(box, box.income[chip]), "plate")
            for chip in sight.table.income_display if chip >= 0
        ]  # fmt: skip
        self.chips(found, self.a_row())

    def legend(self) -> None:
        """In the place of the attribute chips while the question is about the continent."""
        body, high = legend(self.sight, self.w)
        self.out += placed(0, self.h, body)
        self.h += high + GAP

    def attributes(self) -> None:
        sight, box = self.sight, self.sight.box
        found = []
        for chip in [chip for chip in sight.table.attribute_display if chip >= 0]:
            does = sight.words.ability(box, box.abilities[ATTRIBUTE_PIECE + chip])
            feature = sight.name(box.feature_names[box.attribute_feature[chip]])
            needs = f"{box.attribute_need[chip]} × {feature}"
            found.append(Chip("attribute", chip, sight.name(box.attribute_names[chip]), f"{needs}: {does}", [], "sunk"))
        self.chips(found, self.a_row())
