"""The continent: territories with what lies in them, sites with what is built there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boardwright.drawing.svg import disc, group, oval, path, piece, placed, rect, text
from boardwright.games.civolution.box import ISLAND, LAND_TERRITORIES
from boardwright.games.civolution.draw.icons import icon, textured
from boardwright.games.civolution.draw.land import COLUMNS, ROWS, Land
from boardwright.games.civolution.draw.lying import Lying
from boardwright.games.civolution.draw.pieces import building, material, tribe
from boardwright.games.civolution.names import BLOCKED, FREE, NOBODY, SITES, TERRITORIES
from boardwright.games.civolution.text import lying
from boardwright.games.civolution.vocabulary import BUILDING_GROUND, FIRE
from boardwright.games.civolution.vocabulary import SITES as KINDS_OF_SITES
from boardwright.games.civolution.words_phrases import _

if TYPE_CHECKING:
    from boardwright.games.civolution.draw.sight import Sight

EDGE: Final = 14
DRAWN_AT: Final = 84
"""The size of a cell at which pieces were drawn."""


class Continent:
    """The continent in a width; h: its height."""

    __slots__ = ("h", "land", "s", "sight", "w")

    def __init__(self, sight: Sight, w: float) -> None:
        cell = (w - 2 * EDGE) / COLUMNS
        self.sight = sight
        self.w = w
        self.h = cell * ROWS + 2 * EDGE
        self.land = Land(sight, cell, EDGE)
        self.s = min(1.25, max(0.85, cell / DRAWN_AT))

    def draw(self) -> str:
        """Grounds first, then the lines between tiles, sites, and what stands in the territories."""
        grounds = "".join([self.under(tile) for tile in range(len(self.sight.box.tiles))])
        grounds += "".join([self.territory(each) for each in range(TERRITORIES)])
        seams = "".join([rect(*self.land.frame(tile), 3, "seam") for tile in range(len(self.sight.box.tiles))])
        sites = "".join([self.site(each) for each in range(SITES)])
        return grounds + seams + self.island() + sites + "".join([self.things(each) for each in range(TERRITORIES)])

    def under(self, tile: int) -> str:
        """A tile before its territories, whose rounded corners leave gaps."""
        box = self.sight.box
        return rect(*self.land.frame(tile), 3, f"land land{box.terrain[box.tiles[tile].territories[0]]}")

    # -- territories --------------------------------------------------------------------------------------------

    def territory(self, territory: int) -> str:
        """Its ground: colour and pattern of its land type."""
        terrain = self.sight.box.terrain[territory]
        outline = self.land.outline(territory)
        body = path(outline, f"land land{terrain} shore") + textured(outline, terrain)
        title = self.title(territory)
        return piece(f"territory-{territory}", title, body, (0, 0, 0, 0), (0, 0), "", outline)

    def title(self, territory: int) -> str:
        sight = self.sight
        facts = "; ".join(lying(sight.view, sight.words, territory))
        name = sight.words.territory(sight.box, territory)
        return f"{name}: {facts}" if facts else name

    def things(self, territory: int) -> str:
        """The material, the encampments, and what lies about."""
        first = self.sight.box.camp_first[territory]
        camps = range(first, first + self.sight.box.camp_count[territory])
        out = self.material(territory) if territory < LAND_TERRITORIES else ""
        out += "".join([self.camp(camp) for camp in camps])
        return out + Lying(self.sight, self.land, self.s).draw(territory)

    def material(self, territory: int) -> str:
        """The material tile, or its back where the territory is undeveloped."""
        sight, s = self.sight, self.s
        found, terrain = sight.table.tile[territory], sight.box.terrain[territory]
        name = sight.words.territory(sight.box, territory)
        if found == NOBODY:
            body = rect(-8 * s, -8 * s, 16 * s, 16 * s, 3, f"land land{terrain} undeveloped")
            body += icon(sight.box.terrain_ids[terrain], 0, 0, 12 * s, "ic faint")
            told = sight.say(_("{territory}: undeveloped"), territory=name)
        else:
            body = material(sight.box, found, 0, 0, 18 * s)
            told = f"{name}: {sight.words.material(sight.box, found)}"
        return group(f"tile-{territory}", told, body, "still", self.land.spot(territory, "material"))

    def camp(self, camp: int) -> str:
        """An encampment, free, covered, or with the tribe that is there."""
        sight, s = self.sight, self.s
        held = sight.table.camps[camp]
        is_fire = sight.box.camp_mark[camp] == FIRE
        if held == BLOCKED:
            return ""
        body = self.place(camp, is_fire, held)
        if held != FREE:
            player, strong = held >> 1, bool(held & 1)
            told = f"{sight.player(player)}: {sight.words.tribe(sight.view, camp)}"
            body += piece(f"tribe-{camp}", told, tribe(player, strong, s), (-10 * s, -20 * s, 20 * s, 30 * s))
        title = sight.words.camp_to_settle(sight.view, camp) + self.told_fire(camp, is_fire)
        r = (10.5 if held != FREE else 9) * s
        return piece(f"camp-{camp}", title, body, (-r, -r, 2 * r, 2 * r), self.land.camp(camp))

    def place(self, camp: int, is_fire: bool, held: int) -> str:
        """The ground of an encampment; a fire shows its points, or burns beside who is there."""
        s = self.s
        if not is_fire:
            return disc(0, 0, 6.5 * s, "camp")
        if held != FREE:
            return disc(0, 0, 10.5 * s, "camp fire") + icon("fire", 9 * s, -7 * s, 11 * s, "ic flame")
        points = self.sight.box.fire_points[self.sight.box.camp_territory[camp]]
        return disc(0, 0, 8.5 * s, "camp fire") + text(0, 4.4, str(points), "t12 b fire-text", "middle")

    def told_fire(self, camp: int, is_fire: bool) -> str:
        if not is_fire:
            return ""
        points = self.sight.box.fire_points[self.sight.box.camp_territory[camp]]
        return "; " + self.sight.say(_("points at once: {n}"), n=points)

    # -- sites --------------------------------------------------------------------------------------------------

    def site(self, site: int) -> str:
        sight, s = self.sight, self.s
        found = sight.table.site[site]
        x, y = self.land.site(site)
        if found == NOBODY:
            body = icon("octagon", 0, 0, 17 * s, "back") + disc(0, 0, 1.7 * s, "dot")
            told = sight.say(_("Face-down site: {place}"), place=sight.words.site(sight.view, site))
            return piece(f"site-{site}", told, body, (-9 * s, -9 * s, 18 * s, 18 * s), (x, y))
        kind = sight.box.site_kind[found]
        body = icon("octagon", 0, 0, 25 * s, "up") + icon(KINDS_OF_SITES[kind], 0, 0, 15 * s)
        if kind == BUILDING_GROUND:
            body += self.ground(sight.table.ground_at.index(site))
        told = f"{sight.name(sight.box.site_names[kind])}: {sight.words.site(sight.view, site)}"
        return piece(f"site-{site}", told, body, (-12 * s, -12 * s, 24 * s, 24 * s), (x, y))

    def island(self) -> str:
        """The Building ground in the large Water."""
        s = self.s
        body = oval(0, 0, 24 * s, 17 * s, "land land5 shore") + icon("octagon", 0, 0, 25 * s, "up")
        body += icon("building_ground", 0, 0, 15 * s)
        return placed(*self.land.island(), body + self.ground(ISLAND))

    def ground(self, ground: int) -> str:
        """A Building ground and what stands on it: a row of settlements and statues above it."""
        sight, s = self.sight, self.s
        standing = self.buildings(ground)
        step = min(15 * s, 44 * s / max(len(standing), 1))
        x = -(len(standing) - 1) * step / 2
        out = ""
        for name, seat, number in standing:
            told = f"{sight.player(seat)}: {sight.words.building(('statue', 'settlement').index(name) + 2)}"
            body = building(name, seat, 0, 0, 15 * s)
            out += group(f"{name}-{ground}-{seat}-{number}", told, body, "", (x, -14 * s))
            x += step
        told = sight.words.ground(sight.box, ground)
        return piece(f"ground-{ground}", told, out, (-12 * s, -12 * s, 24 * s, 24 * s))

    def buildings(self, ground: int) -> list[tuple[str, int, int]]:
        found = []
        for player in self.sight.table.players:
            recesses = [each for each, at in enumerate(player.settlements) if at == ground]
            found += [("settlement", player.seat, each) for each in recesses]
            found += [("statue", player.seat, each) for each in range(player.statues[ground])]
        return found
