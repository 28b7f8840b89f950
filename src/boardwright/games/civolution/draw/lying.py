"""What lies about in a territory: farm, wilderness, raw materials, hunting token, boats, V.I.C.I's provisions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boardwright.drawing.svg import disc, group, piece, placed, text
from boardwright.games.civolution.draw.icons import icon
from boardwright.games.civolution.draw.land import COLUMNS
from boardwright.games.civolution.draw.pieces import building, marker, slot, tribe
from boardwright.games.civolution.names import (
    ABOARD_STRONG,
    ABOARD_WEAK,
    BOATS,
    RAW,
    WILD_STRONG,
    WILD_WEAK,
)
from boardwright.games.civolution.queries import SEATS_ABOARD
from boardwright.games.civolution.words_phrases import _

if TYPE_CHECKING:
    from boardwright.games.civolution.draw.land import Land
    from boardwright.games.civolution.draw.sight import Sight
    from boardwright.games.civolution.state import Player

STEP: Final = 16.5
HEAD: Final = 14
"""How far a standing tribe is above its place."""


class Lying:
    """The things of a territory around its spot, side by side."""

    __slots__ = ("land", "s", "sight")

    def __init__(self, sight: Sight, land: Land, s: float) -> None:
        self.sight = sight
        self.land = land
        self.s = s

    def draw(self, territory: int) -> str:
        """In rows of up to four; the more there are, the smaller."""
        x, y = self.land.spot(territory, "goods")
        full = self.s
        many = len(self.found(territory))
        self.s = full * (1 if many <= 3 else 0.86 if many <= 6 else 0.74)
        found = self.found(territory)
        rows = -(-many // (3 if many <= 6 else 4))
        out = ""
        for row in range(rows):
            here = found[row * many // rows : (row + 1) * many // rows]
            out += self.row(here, x, max(y + (row - (rows - 1) / 2) * 18 * self.s, self.land.edge + HEAD * self.s))
        self.s = full
        return out + self.boats(territory, x, y)

    def found(self, territory: int) -> list[str]:
        return self.farm(territory) + self.wild(territory) + self.raw(territory) + self.tokens(territory)

    def row(self, found: list[str], x: float, y: float) -> str:
        """Side by side, within the map."""
        wide, w = (len(found) - 1) * STEP * self.s, self.land.edge * 2 + COLUMNS * self.land.cell
        left = min(max(x - wide / 2, 10 * self.s), w - 10 * self.s - wide)
        return "".join([placed(left + at * STEP * self.s, y, each) for at, each in enumerate(found)])

    def where(self, territory: int) -> str:
        return self.sight.words.territory(self.sight.box, territory)

    def farm(self, territory: int) -> list[str]:
        owner = self.sight.table.farms[territory]
        if owner < 0:
            return []
        told = self.sight.say(
            _("Farm of {player}, {territory}"), player=self.sight.player(owner), territory=self.where(territory)
        )
        return [group(f"farm-at-{territory}", told, building("farm", owner, 0, 0, 16 * self.s))]

    def wild(self, territory: int) -> list[str]:
        """The tribes in the wilderness of a player in one state, as one with their number."""
        found = []
        for player in self.sight.table.players:
            for strong, first, many in (
                (True, WILD_STRONG, player.wild_strong[territory]),
                (False, WILD_WEAK, player.wild_weak[territory]),
            ):
                if many:
                    found.append(self.tribes(player, strong, first + territory, many))
        return found

    def tribes(self, player: Player, strong: bool, place: int, many: int) -> str:
        """Standing in the grass."""
        s, sight = self.s, self.sight
        body = tribe(player.seat, strong, s) + icon("grass", 0, 4 * s, 16 * s)
        body += text(6 * s, -4 * s, f"×{many}", "t12 b halo") if many > 1 else ""
        told = f"{sight.player(player.seat)}: {sight.words.tribe(sight.view, place)}"
        told += f" ×{many}" if many > 1 else ""
        return piece(self.of(player, place), told, body, (-10 * s, -20 * s, 20 * s, 30 * s))

    def of(self, player: Player, place: int) -> str:
        """The id of tribes outside encampments: those of one player are told by where they are, not whose."""
        asked = 1 - self.sight.me.seat if self.sight.focus == "vici_place" else self.sight.me.seat
        return f"tribe-{place}" if player.seat == asked else f"seat-{player.seat}-tribe-{place}"

    def raw(self, territory: int) -> list[str]:
        """Raw materials by player."""
        found, sight, s = [], self.sight, self.s
        for player in sight.table.players:
            many = player.markers[RAW + territory]
            if not many:
                continue
            body = marker(player.seat, 0, 0, 15 * s)
            body += text(5 * s, -3 * s, str(many), "t12 b halo") if many > 1 else ""
            told = f"{sight.player(player.seat)}: {sight.words.space(sight.box, RAW + territory)} ×{many}"
            body += sight.target(player, "space", RAW + territory, told, (-8 * s, -8 * s, 16 * s, 16 * s))
            found.append(group(f"raw-{territory}-{player.seat}", told, body))
        return found

    def tokens(self, territory: int) -> list[str]:
        """A hunting token, and V.I.C.I's provisions. [CIV-333]"""
        found, s, table = [], self.s, self.sight.table
        if table.hunted[territory]:
            told = self.sight.say(_("Hunting token, {territory}"), territory=self.where(territory))
            body = disc(0, 0, 7.5 * s, "token") + icon("hunt", 0, 0, 10 * s, "ic pale")
            found.append(group(f"hunted-{territory}", told, body))
        if table.provisions[territory]:
            told = self.sight.say(_("Provisions of V.I.C.I: {n}"), n=table.provisions[territory])
            body = icon("food", 0, 0, 14 * s) + text(6 * s, 4, str(table.provisions[territory]), "t12 b halo")
            found.append(group(f"provisions-{territory}", told, body))
        return found

    # -- boats --------------------------------------------------------------------------------------------------

    def boats(self, territory: int, x: float, y: float) -> str:
        """Below each other, each with two seats and a notch. [CIV-351]"""
        found = [
            self.boat(player, boat, territory)
            for player in self.sight.table.players
            for boat in range(BOATS)
            if player.boats[boat] == territory
        ]
        step = min(28.0, 56 / max(len(found) - 1, 1)) * self.s
        top = y - (len(found) - 1) * step / 2
        return "".join([placed(x, top + at * step, each) for at, each in enumerate(found)])

    def boat(self, player: Player, boat: int, territory: int) -> str:
        s, sight = self.s, self.sight
        strong, weak = player.aboard_strong[boat], player.aboard_weak[boat]
        body = icon("hull", 0, 4 * s, 40 * s, f"piece seat s{player.seat}")
        body += marker(player.seat, 0, 9 * s, 9 * s) if player.notch[boat] else slot(0, 9 * s, 9 * s)
        for at in range(SEATS_ABOARD):
            body += placed((at * 2 - 1) * 9 * s, -6 * s, self.aboard(player, at, strong, weak, territory))
        told = sight.say(
            _("Boat of {player}, {territory}: {n} of 2 seats taken"),
            player=sight.player(player.seat), territory=self.where(territory), n=strong + weak,
        )  # fmt: skip
        return group(f"boat-{player.seat}-{boat}", told, body)

    def aboard(self, player: Player, at: int, strong: int, weak: int, territory: int) -> str:
        """A seat of a boat, the strong tribes first; only the first of a state is pointed at."""
        s, sight = self.s, self.sight
        if at >= strong + weak:
            return disc(0, 4 * s, 5.5 * s, "camp")
        body = tribe(player.seat, at < strong, s)
        place = (ABOARD_STRONG if at < strong else ABOARD_WEAK) + territory
        if at not in (0, strong):
            return body
        told = f"{sight.player(player.seat)}: {sight.words.tribe(sight.view, place)}"
        return piece(self.of(player, place), told, body, (-9 * s, -20 * s, 18 * s, 30 * s))
