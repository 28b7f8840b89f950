"""What a player has, below the stairs: food, money, ideas, the storage, buildings left, goals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boardwright.drawing.svg import group, piece, rect, text
from boardwright.games.civolution.draw.icons import icon
from boardwright.games.civolution.draw.pieces import ROWS
from boardwright.games.civolution.draw.signs import of_goal, stack
from boardwright.games.civolution.names import FOOD, IDEAS, MONEY, NOBODY, SETTLEMENTS, STORAGE
from boardwright.games.civolution.words_phrases import _

if TYPE_CHECKING:
    from boardwright.games.civolution.draw.sight import Sight
    from boardwright.games.civolution.state import Player

LANDS: Final = 6
HEAD: Final = 17
KEPT: Final = ((FOOD, "food", 0, 1), (MONEY, "money", 0, 2), (IDEAS, "idea", 1, 2))
"""Space, icon, and the step below the stairs where it is."""
FARM, BOAT, STATUE, SETTLEMENT = range(4)


class Stock:
    """The goods of a player on the steps that the modules leave free."""

    __slots__ = ("dx", "dy", "player", "sight", "x", "y")

    def __init__(self, sight: Sight, player: Player, x: float, y: float, dx: float, dy: float) -> None:
        self.sight = sight
        self.player = player
        self.x = x
        self.y = y
        self.dx = dx
        self.dy = dy

    def draw(self) -> str:
        out = "".join([self.kept(*each) for each in KEPT]) + self.storage()
        return out + self.buildings() + self.goals()

    def step(self, column: float, row: float) -> tuple[float, float]:
        return self.x + column * self.dx, self.y + row * self.dy

    def kept(self, space: int, name: str, column: int, row: int) -> str:
        """A heap of markers as a number."""
        sight, n = self.sight, self.player.markers[space]
        told = f"{sight.words.space(sight.box, space)} ×{n}"
        big = self.dx > 60
        body = icon(name, 15 if big else 11, self.dy / 2 - 2, 22 if big else 17, f"ic {name}")
        body += text(32 if big else 22, self.dy / 2 + 4, str(n), "t18 b")
        body += sight.target(self.player, "space", space, told, (0, 0, self.dx - 4, self.dy - 4))
        return group(sight.ident(self.player, f"kept-{name}"), told, body, "", self.step(column, row))

    # -- storage ------------------------------------------------------------------------------------------------

    def storage(self) -> str:
        """A column for each land type, three rows. [CIV-025]"""
        return "".join([self.land(land) for land in range(LANDS)])

    def cell_width(self) -> float:
        return (3 * self.dx - 4) / LANDS

    def land(self, land: int) -> str:
        sight, w = self.sight, self.cell_width()
        x, y = self.step(0, 3)
        told = sight.name(sight.box.terrain_names[land])
        body = rect(0, 0, w - 2, HEAD - 2, 3, f"land land{land}") + icon(
            sight.box.terrain_ids[land], w / 2 - 1, 7.5, 14, "ic thin"
        )
        head = piece(sight.ident(self.player, f"land-{land}"), told, body, (0, 0, w - 2, HEAD - 2), (x + land * w, y))
        return head + "".join([self.cell(land * ROWS + row, x + land * w, y + HEAD, row) for row in range(ROWS)])

    def cell(self, material: int, x: float, y: float, row: int) -> str:
        """A storage space with the number of its markers."""
        sight, n = self.sight, self.player.markers[STORAGE + material]
        w, h = self.cell_width() - 2, (3 * self.dy - HEAD - 4) / ROWS - 2
        told = sight.say(_("{material}: {n} stored"), material=sight.words.material(sight.box, material), n=n)
        kind = f"land land{material // ROWS} rim" if n else "empty"
        size = min(17.0, w - 4 - (9 if n else 0))
        body = rect(0.5, 0.5, w - 1, h - 1, 4, kind)
        body += icon(
            sight.box.material_ids[material], 2 + size / 2 if n else w / 2, h / 2, size, "ic thin" if n else "ic faint"
        )
        body += text(w - 2, h / 2 + 5, str(n), "t14 b", "end") if n else ""
        body += sight.target(self.player, "space", STORAGE + material, told, (0, 0, w, h))
        return piece(sight.ident(self.player, f"material-{material}"), told, body, (0, 0, w, h), (x, y + row * (h + 2)))

    # -- buildings ----------------------------------------------------------------------------------------------

    def buildings(self) -> str:
        """What is left to build, by project; settlements by their recess. [CIV-350..355]"""
        me = self.player
        free = [each for each in range(SETTLEMENTS) if me.settlements[each] == NOBODY]
        rows = [
            ("farm", FARM, me.farms_left), ("boat", BOAT, me.boats.count(NOBODY)), ("statue", STATUE, me.supply),
            ("settlement", SETTLEMENT, len(free)),
        ]  # fmt: skip
        x, y = self.step(3, 4)
        w = (self.dx - 4) / 2
        out = "".join([self.left(*row, (x + at % 2 * w, y + at // 2 * 20)) for at, row in enumerate(rows)])
        return out + self.settlements()

    def left(self, name: str, project: int, n: int, place: tuple[float, float]) -> str:
        sight, w = self.sight, (self.dx - 4) / 2
        told = sight.say(_("{building}: {n} left"), building=sight.words.building(project), n=n)
        size = min(15.0, w - 10)
        body = icon(name, size / 2 + 1, 10, size, f"ic of s{self.player.seat}")
        body += text(size + 3, 14.5, str(n) if project != STATUE else "", "t12 b")
        body += sight.target(self.player, "project", project, told, (0, 0, w - 1, 20))
        return group(sight.ident(self.player, f"left-{name}"), told, body, "", place)

    def settlements(self) -> str:
        """The four recesses over the left steps of the third row: what each costs, while one is chosen."""
        sight, out = self.sight, ""
        if sight.domain != "settlement" or not sight.is_own(self.player):
            return ""
        w = (2 * self.dx - 4) / SETTLEMENTS
        for each in range(SETTLEMENTS):
            told = ", ".join([sight.words.material(sight.box, item) for item in sight.box.settlement_costs[each]])
            x, y = self.step(0, 1)
            body = rect(0.5, 0.5, w - 3, 2 * self.dy - 6, 4, "plate rim") + text(
                w / 2 - 1, 16, str(each + 1), "t12 b", "middle"
            )
            for row, item in enumerate(sight.box.settlement_costs[each]):
                body += icon(sight.box.material_ids[item], w / 2 - 1, 28 + row * 15, 13)
            out += piece(
                f"settlement-{each}", f"{each + 1}: {told}", body, (0, 0, w - 2, 2 * self.dy - 5), (x + each * w, y)
            )
        return out

    # -- goals --------------------------------------------------------------------------------------------------

    def goals(self) -> str:
        """The goal area: three spaces, the visible chip of each. [CIV-450]"""
        return "".join([self.goal_space(space) for space in range(len(self.player.goals))])

    def goal_space(self, space: int) -> str:
        sight, pile = self.sight, self.player.goals[space]
        w, h = (self.dx - 4) / 3, self.dy - 4
        x, y = self.step(3, 5)
        told = sight.say(_("Goal space {n}"), n=space + 1)
        body = rect(0.5, 0.5, w - 2, h - 1, 3, "vacant") if not pile else self.goal(pile[-1], len(pile), w, h)
        hit = (0.0, 0.0, w - 1, h)
        ident = sight.ident(self.player, f"goal_space-{space}")
        return piece(ident, told, body, hit, (x + space * w, y))

    def goal(self, chip: int, many: int, w: float, h: float) -> str:
        """A goal chip in the area; how many lie there."""
        sight = self.sight
        told = f"{sight.name(sight.box.goal_names[chip])}: {sight.words.goal_text(sight.box, chip)}"
        told += f" ×{many}" if many > 1 else ""
        body = rect(0.5, 0.5, w - 2, h - 1, 3, "chip") + stack(sight.box, of_goal(sight.box, chip), w / 2 - 0.5, h)
        return piece(f"goal-{chip}", told, body, (0, 0, w - 1, h))
