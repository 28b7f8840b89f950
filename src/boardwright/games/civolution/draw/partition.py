"""The stage partition: nine columns with cards and chips, stages with their points and tiles. [CIV-400..409]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boardwright.drawing.svg import piece, rect, text, width
from boardwright.games.civolution.box import COLUMNS
from boardwright.games.civolution.domains_cards import BUILT_IN
from boardwright.games.civolution.draw.icons import icon
from boardwright.games.civolution.draw.pieces import TYPES
from boardwright.games.civolution.names import ATTRIBUTE_PIECE, CARDS, GOAL_PIECE, GOALS, INCOME_PIECE, NOBODY
from boardwright.games.civolution.text import piece as name_of
from boardwright.games.civolution.words_phrases import _

if TYPE_CHECKING:
    from boardwright.games.civolution.draw.sight import Sight
    from boardwright.games.civolution.state import Player

LEFT: Final = 32
"""The room of the points of stages."""
STAGES: Final = 5
ROW: Final = 15
STAGE_TILES: Final = (4, 5)


class Partition:
    """The partition of a player in a width; h: its height."""

    __slots__ = ("dx", "h", "player", "rows", "sight", "w")

    def __init__(self, sight: Sight, player: Player, w: float) -> None:
        bases = sight.box.column_base
        highest = max([base + len(pile) - 1 for base, pile in zip(bases, player.columns, strict=True)])
        self.sight = sight
        self.player = player
        self.w = w
        self.dx = (w - LEFT) / COLUMNS
        self.rows = max(STAGES, highest + (1 if sight.domain in ("column", "stage") else 0))
        self.h = self.rows * ROW

    def draw(self) -> str:
        out = "".join([self.stage(stage) for stage in range(1, self.rows + 1)])
        return out + "".join([self.column(column) for column in range(COLUMNS)]) + self.console()

    def top(self, stage: int) -> float:
        """The upper edge of a stage; the first one is lowest."""
        return (self.rows - stage) * ROW

    def stage(self, stage: int) -> str:
        """What a piece at this stage is worth, and a lock where its tile is not active. [CIV-407]"""
        sight, points = self.sight, self.sight.box.stage_points
        worth = points[stage] if stage < len(points) else 0
        is_locked = stage in STAGE_TILES and not self.player.tiles >> (stage - STAGE_TILES[0]) & 1
        is_done = bool(self.player.completed >> stage & 1)
        told = sight.say(_("Stage {n}: {points} points for each piece"), n=stage, points=worth)
        told += sight.say(_(", its tile is not active")) if is_locked else ""
        body = text(17, 12, str(worth), "t12 b" if not is_locked else "t12 q", "end")
        body += icon("lock" if is_locked else "point", 24, 7.5, 11, "ic faint" if not is_done else "ic")
        ident = sight.ident(self.player, f"stage-{stage}")
        return piece(ident, told, body, (0, 0, LEFT - 3, ROW - 1), (0, self.top(stage)))

    def column(self, column: int) -> str:
        """A column with its pieces from the base up."""
        sight, me = self.sight, self.player
        base, kind = sight.box.column_base[column], me.type_of[column]
        w = self.dx - 3
        body = "".join([rect(0, self.top(stage) + 1, w, ROW - 2, 3, "shelf") for stage in range(base, self.rows + 1)])
        body += rect(0, self.top(base - 1) + 1, w, (base - 1) * ROW - 2, 3, "well") if base > 1 else ""
        told = sight.say(_("Column {n}, from stage {base} up"), n=column + 1, base=base)
        told += f": {sight.name(sight.box.type_names[kind])}" if kind != NOBODY else ""
        for at, number in enumerate(me.columns[column]):
            half = kind == GOALS and GOAL_PIECE <= number < INCOME_PIECE
            body += self.piece(number, w / 2 - 1 if half else w, (0, self.top(base + at)))
        if kind == GOALS:
            body += self.right(base, w)
        place = (LEFT + column * self.dx, 0)
        return piece(sight.ident(me, f"column-{column}"), told, body, (0, 0, w, self.h), place)

    def right(self, base: int, w: float) -> str:
        """The right half of the goal column; chips of full width are drawn at the left already."""
        halves = [(at, number) for at, number in enumerate(self.player.right) if GOAL_PIECE <= number < INCOME_PIECE]
        return "".join([self.piece(number, w / 2 - 1, (w / 2 + 1, self.top(base + at))) for at, number in halves])

    def piece(self, number: int, w: float, place: tuple[float, float]) -> str:
        """An installed card or chip: its kind as an icon, its id where there is room, a mark for an activity."""
        sight, box = self.sight, self.sight.box
        ident, name, kind = self.face(number)
        told = self.told(number)
        active = " active" if number in self.player.activities else ""
        body = rect(0.5, 0.5, w - 1, ROW - 2, 3, f"{kind} rim{active}") + icon(name, 8, 7.5, 12)
        short = self.short(number) if w > 40 else ""
        body += text(16, 12, short, "t12", room=w - 17)
        if number in self.player.activities and w - 16 - width(short, "t12") >= 12:
            body += icon("activity", w - 6.5, 7.5, 10)
        hit = (0.0, 0.0, w, ROW - 1.0)
        body += sight.target(self.player, "ability", number, told, hit) if number < len(box.abilities) else ""
        body += self.uses(number, told, w) if INCOME_PIECE <= number < ATTRIBUTE_PIECE else ""
        return piece(ident, told, body, hit, place)

    def uses(self, number: int, told: str, w: float) -> str:
        """An income chip: at the left its action, at the right the point instead. [CIV-346]"""
        use, half = 2 * (number - INCOME_PIECE), w / 2
        out = self.sight.target(self.player, "use", use, told, (0, 0, half, ROW - 1))
        return out + self.sight.target(self.player, "use", use + 1, told, (half, 0, half, ROW - 1))

    def face(self, number: int) -> tuple[str, str, str]:
        """Its id, icon and class."""
        if number < CARDS:
            kind = self.sight.box.card_type[number]
            return f"card-{number}", TYPES[kind], f"type type{kind}"
        if number >= ATTRIBUTE_PIECE:
            return f"attribute-{number - ATTRIBUTE_PIECE}", "attribute", "chip"
        if number >= INCOME_PIECE:
            return f"chip-{number - INCOME_PIECE}", "income", "plate"
        return f"goal-{number - GOAL_PIECE}", "planning", "chip"

    def short(self, number: int) -> str:
        """Its number in the edition."""
        box = self.sight.box
        if number < CARDS:
            return box.card_ids[number].upper()
        if number >= ATTRIBUTE_PIECE:
            return box.attribute_ids[number - ATTRIBUTE_PIECE].upper()
        if number >= INCOME_PIECE:
            return [*box.income_ids, *box.chip_card_ids][number - INCOME_PIECE].upper()
        return box.goal_ids[number - GOAL_PIECE].upper()

    def told(self, number: int) -> str:
        """Its name and what it does."""
        words, box = self.sight.words, self.sight.box
        name = name_of(self.sight.view, words, number)
        if number < CARDS or number >= ATTRIBUTE_PIECE:
            return f"{name}: {words.ability(box, box.abilities[number])}"
        if number >= INCOME_PIECE:
            return f"{name}: {words.income_text(box, number - INCOME_PIECE)}"
        return f"{name}: {words.goal_text(box, number - GOAL_PIECE)}"

    def console(self) -> str:
        """The activity that every console has, pointed at while activities are chosen. [CIV-345]"""
        sight = self.sight
        if sight.domain != "ability" or not sight.is_own(self.player):
            return ""
        told = sight.words.installed(sight.box, BUILT_IN)
        body = rect(0.5, 0.5, LEFT - 6, 2 * ROW - 3, 4, "plate rim") + icon("activity", 12, ROW - 1, 16)
        return piece(f"ability-{BUILT_IN}", told, body, (0, 0, LEFT - 5, 2 * ROW - 2))
