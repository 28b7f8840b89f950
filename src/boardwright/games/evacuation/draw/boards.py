"""The two halves of a player's board: the Old World with its sites, the New World with its production."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boardwright.drawing.svg import disc, fit, group, path, piece, placed, rect, text, width
from boardwright.games.evacuation.draw import glyphs
from boardwright.games.evacuation.draw.cards import MET, SMALL, infrastructure
from boardwright.games.evacuation.draw.icons import GONE, RESOURCES, icon, icons, textured
from boardwright.games.evacuation.draw.ships import SHIP, STADIUM, ship, stadium, teeth
from boardwright.games.evacuation.draw.spots import cube, factory, person
from boardwright.games.evacuation.draw.sums import faces_told, production_told
from boardwright.games.evacuation.phrases import _
from boardwright.games.evacuation.state import FIRST_OCEAN, NOBODY, RACE, TILES, YEARS
from boardwright.games.evacuation.vocabulary import NEW, OCEAN, OLD, POPULATION

if TYPE_CHECKING:
    from boardwright.games.evacuation.draw.sight import Sight
    from boardwright.games.evacuation.view import PlayerView

HEAD: Final = 22
TILE: Final = 38
STORE: Final = 39
DOCK: Final = 44
ROW: Final = 21
GAP: Final = 3
ABREAST: Final = 3
"""Ships in a row."""
LOADING: Final = ("load", "load_factory")
RAISING: Final = ("raise", "lowest")
MOST: Final = 10
"""The last space of a production track."""
OLD_HIGH: Final = HEAD + 3 * (TILE + GAP) + STORE + 4 + 2 * DOCK
NEW_HIGH: Final = HEAD + 3 * ROW + 2 + STORE + 4 + ROW + 3 * DOCK


class Half:
    """One world of a player in a width."""

    __slots__ = ("is_own", "player", "sight", "w", "world")

    def __init__(self, sight: Sight, player: PlayerView, world: int, w: float) -> None:
        self.sight = sight
        self.player = player
        self.world = world
        self.w = w
        self.is_own = sight.is_own(player)

    def high(self) -> float:
        """Its height; more than one row of cards makes it higher."""
        more = DOCK * (self.docks() - 1)
        return OLD_HIGH + more if self.world == OLD else NEW_HIGH + more + DOCK * max(0, len(self.card_rows()) - 1)

    def draw(self) -> str:
        return self.old() if self.world == OLD else self.new()

    def old(self) -> str:
        """Sites, cubes and factories, ships, stadiums."""
        y = HEAD + 3.0 * (TILE + GAP)
        out = self.head(self.made()) + self.tiles() + self.store(y) + self.ships(y + STORE + 4)
        return out + self.stadiums(y + STORE + 4 + DOCK * self.docks())

    def new(self) -> str:
        """Production, cubes and factories, people, ships, stadiums, infrastructure."""
        y = HEAD + 3.0 * ROW + 2
        out = self.head("") + self.production(HEAD) + self.store(y) + self.people(y + STORE + 4)
        y += STORE + 4 + ROW
        below = y + DOCK * self.docks()
        return out + self.ships(y) + self.stadiums(below) + self.infrastructure(below + DOCK)

    def head(self, more: str) -> str:
        """The name of the world; where a world is asked for, this is it."""
        words = self.sight.words.world(self.world)
        body = icon(["old", "new"][self.world], 9, 10, 18) + text(22, 15, words, "t14 b")
        ident = self.sight.ident(self.player, f"world-{self.world}")
        w = 26 + width(words, "t14 b")
        return piece(ident, words, body, (-1, -1, w, 22)) + more + (self.aim(w) if self.world == NEW else "")

    def aim(self, x: float) -> str:
        """What a race asks for, or what the lowest production is worth."""
        sight = self.sight
        if sight.view.points:
            words = sight.say(_("the lowest one counts"))
        else:
            words = sight.say(_("{n} each + 3 stadiums"), n=RACE)
        return text(self.w - 1, 15, fit(words, self.w - x - 8, "t12"), "t12 q", "end")

    # -- the Old World ------------------------------------------------------------------------------------------

    def made(self) -> str:
        """What the sites that are left make in a year."""
        old, up = self.sight.box.old, self.player.up
        totals = [sum([old.produces[3 * tile + each] for tile in range(TILES) if up >> tile & 1]) for each in range(3)]
        shown = [glyph for each, total in enumerate(totals) for glyph in (f"+{total}", RESOURCES[each])]
        told = self.sight.say(_("Makes {cubes} a year"), cubes=self.sight.words.cost(totals))
        place = (self.w - glyphs.long(shown, 14) - 1, 10)
        return group(self.sight.ident(self.player, "made"), told, glyphs.row(shown, 0, 0, 14), "", place)

    def tiles(self) -> str:
        """The land sites in three columns, the oceans and what this year eats in a fourth."""
        w = (self.w - 12) / 4
        out = ""
        for tile in range(TILES):
            column, row = (tile % 3, tile // 3) if tile < FIRST_OCEAN else (3, tile - FIRST_OCEAN)
            out += self.tile(tile, w, column * (w + 4), HEAD + row * (TILE + GAP))
        return out + self.meal(w, 3 * (w + 4), HEAD + 2 * (TILE + GAP))

    def tile(self, tile: int, w: float, x: float, y: float) -> str:
        sight, player = self.sight, self.player
        told = sight.words.tile_facts(sight.box, tile, player.edges[tile])
        is_up = bool(player.up >> tile & 1)
        told += "" if is_up else sight.say(_("; evacuated, makes nothing"))
        body = self.site(tile, w) if is_up else self.left_behind(tile, w)
        return piece(sight.ident(player, f"tile-{tile}"), told, body, (0, 0, w, TILE), (x, y))

    def site(self, tile: int, w: float) -> str:
        """What stands there, what it makes, and its edge."""
        old = self.sight.box.old
        is_ocean = old.kinds[tile] == OCEAN
        shown = glyphs.cubes(old.produces[3 * tile : 3 * tile + 3])
        out = rect(0.75, 0.75, w - 1.5, TILE - 1.5, 5, "land land3 site" if is_ocean else "worn site")
        if is_ocean:
            wave = path(f"M6 {TILE - 10}q4-5 8 0t8 0 8 0 8 0 8 0", "ln")
            return out + glyphs.middle(shown, w / 2, 15, 15, w - 6) + wave
        if old.kinds[tile] == POPULATION:
            out += icons("person", old.people[tile], 15, 16, 14, 9)
        else:
            out += factory(16, 17, 16, old.factories[tile], self.player.seat)
        out += glyphs.row(shown, w - 4 - min(glyphs.long(shown, 14), w - 28), 15, 14, w - 28)
        return out + teeth(self.player.edges[tile], 5, TILE - 11, w - 10)

    def left_behind(self, tile: int, w: float) -> str:
        """Face down: nothing is made there any more."""
        kind = ["factory", "person", "sea"][self.sight.box.old.kinds[tile]]
        outline = f"M5 0H{w - 5:.4g}a5 5 0 0 1 5 5V{TILE - 5}a5 5 0 0 1-5 5H5a5 5 0 0 1-5-5V5a5 5 0 0 1 5-5z"
        out = path(outline, "well") + textured(outline, GONE)
        return out + path(outline, "thin") + icon(kind, w / 2, TILE / 2, 17, "faint")

    def meal(self, w: float, x: float, y: float) -> str:
        """The food that the Old World eats at the Income of this year. [EVA-204]"""
        sight, year = self.sight, max(min(self.sight.view.year, YEARS), 1)
        food = sight.box.years.food[OLD * YEARS + year - 1]
        told = sight.say(_("At Income of this year the Old World eats {n} food"), n=food)
        body = (
            rect(0, 0, w, TILE, 0, "hit")
            + rect(0.5, 0.5, w - 1, TILE - 1, 5, "thin")
            + text(w / 2, 15, sight.say(_("eats")), "t12 q", "middle", w - 6)
        )
        body += text(w / 2 - 2, 33, str(food), "t14 b", "end") + icon("food", w / 2 + 9, 28, 15)
        return group(sight.ident(self.player, "meal"), told, body, "", (x, y))

    # -- cubes, factories, people -------------------------------------------------------------------------------

    def store(self, y: float) -> str:
        """For each resource the cubes of this world, a big one for three, and the factory tiles that wait."""
        w = (self.w - 8) / 3
        return "".join([self.cell(resource, w, resource * (w + 4), y) for resource in range(3)])

    def cell(self, resource: int, w: float, x: float, y: float) -> str:
        sight, player, at = self.sight, self.player, 3 * self.world + resource
        cubes, waiting = player.cubes[at], player.factories[at]
        told = [sight.words.cube(at, cubes)]
        told += [sight.say(_("{n} factories waiting"), n=waiting)] if waiting else []
        told += [sight.say(_("{n} more in the reserve"), n=player.reserve[resource])]
        body = rect(0.5, 0.5, w - 1, STORE - 1, 5, "card") + icon(RESOURCES[resource], 15, 14, 15)
        body += text(25, 19, str(cubes), "t15 b") + self.cubes(at, cubes, w - 10) + self.waiting(at, waiting, w)
        body += self.counted(resource, w)
        return piece(sight.ident(player, f"cube-{at}"), "; ".join(told), body, (0, 0, w, STORE), (x, y))

    def cubes(self, at: int, number: int, room: float) -> str:
        """The cubes in a row, closer together where there are many."""
        sizes = [6.6] * (number // 3) + [4.6] * (number % 3)
        squeeze = min(1.0, room / max(1.0, sum([2 * size - 1 for size in sizes])))
        out, x = "", 5.0
        for each, size in enumerate(sizes):
            wood = cube(at % 3, x + size, 35.5 - size, size)
            out += self.one(at, each, wood, 3 if size > 5 else 1)
            x += (2 * size - 1) * squeeze
        return out

    def one(self, at: int, each: int, wood: str, number: int) -> str:
        """A cube of the own board can be followed by the eye."""
        if not self.is_own:
            return wood
        told = self.sight.words.cube(at, number)
        return group(f"wood-{at}-{each}", told, wood, sort=f"{RESOURCES[at % 3]}-{number}")

    def waiting(self, at: int, number: int, w: float) -> str:
        out = ""
        for each in range(min(number, 4)):
            tile = factory(0, 0, 15, at % 3, self.player.seat)
            told = self.sight.words.factory(at)
            ident = self.sight.ident(self.player, f"waiting-{at}-{each}")
            place = (w - 11 - each * min(16, (w - 54) / max(number - 1, 1)), 13)
            out += group(ident, told, tile, "", place, f"factory-{at % 3}")
        return out

    def counted(self, resource: int, w: float) -> str:
        """A type of cube or factory that is asked for, in the cell of the world that it is taken from."""
        from_here = LOADING if self.world == OLD else ("factory",)
        if not self.is_own or self.sight.focus not in from_here:
            return ""
        return piece(f"resource-{resource}", self.sight.words.resource(resource), "", (2, 2, w - 4, STORE - 4))

    def people(self, y: float) -> str:
        """People who wait to settle."""
        number, sight = self.player.people, self.sight
        words = sight.say(_("people to settle"))
        step = min(20, (self.w - 40 - width(words, "t12")) / max(number, 1))
        out = text(0, 15, words, "t12 q") + text(width(words, "t12") + 8, 15.5, str(number), "t14 b")
        for each in range(number):
            ident = sight.ident(self.player, f"person-{each}")
            token = person(0, 0, 17, self.player.seat)
            place = (width(words, "t12") + 34 + each * step, 10)
            out += group(ident, sight.words.persons(1), token, "", place, f"person-{self.player.seat}")
        return placed(0, y, out)

    # -- production ---------------------------------------------------------------------------------------------

    def production(self, y: float) -> str:
        return "".join([self.production_row(resource, y + resource * ROW) for resource in range(3)])

    def production_row(self, resource: int, y: float) -> str:
        """A number line to 10 with the marker on it; what a race needs is framed."""
        sight, made = self.sight, self.player.production[resource]
        step = (self.w - 24) / (MOST + 1)
        out = icon(RESOURCES[resource], 9, ROW / 2, 18)
        for number in range(MOST + 1):
            x = 24 + step * number
            kind = f"made {RESOURCES[resource]}" if 0 < number <= made else "well"
            out += rect(x + 0.6, 1.5, step - 1.2, ROW - 3, 3, kind)
            out += text(x + step / 2, 15.3, str(number), "t12" if number <= made else "t12 q", "middle")
        if not sight.view.points:
            out += rect(24 + step * RACE + 0.6, 1.5, step - 1.2, ROW - 3, 3, "ln")
        x = 24 + step * (min(made, MOST) + 0.5)
        marker = disc(x, ROW / 2, 9.5, f"ringed s{self.player.seat}") + text(x, 15.3, str(made), "t12 b", "middle")
        told = production_told(sight, self.player, resource)
        out += group(sight.ident(self.player, f"production-{resource}"), told, marker)
        if self.is_own and sight.focus in RAISING:
            return piece(f"resource-{resource}", told, out, (0, 0, self.w, ROW), (0, y))
        return group(sight.ident(self.player, f"line-of-{resource}"), told, out, "", (0, y))

    # -- what stands there --------------------------------------------------------------------------------------

    def ships(self, y: float) -> str:
        shown = []
        for number, (each, at) in enumerate(self.fleet()):
            row, place = divmod(number, ABREAST)
            shown.append(ship(self.sight, self.player, each, place * (SHIP[0] + 4), y + row * DOCK, at))
        return "".join(shown) or self.none(_("no ships"), SHIP[1], y)

    def fleet(self) -> list[tuple[int, int]]:
        """The ships that lie here, those under way first, each with its place among these."""
        flying = self.player.flying if self.world == OLD else ()
        found = [(each, at) for at, each in enumerate(flying)]
        return found + [(each, NOBODY) for each in self.player.ships[self.world] if each not in flying]

    def docks(self) -> int:
        """Rows of ships; none lies over another, as each shows its bays and what it flies for."""
        return max(1, -(-len(self.fleet()) // ABREAST))

    def stadiums(self, y: float) -> str:
        standing = self.player.stadiums[self.world]
        places = self.places(len(standing), STADIUM[0], self.w if self.world == OLD else self.w - 52)
        shown = [stadium(self.sight, each, x, y) for each, x in zip(standing, places, strict=True)]
        out = "".join(shown) or self.none(_("no stadium"), STADIUM[1], y)
        return out + (self.tally(y) if self.world == NEW else "")

    def tally(self, y: float) -> str:
        """Stadiums of the three that are needed, and all happy faces."""
        sight, number = self.sight, len(self.player.stadiums[NEW])
        told = sight.say(_("{n} of 3 stadiums on the New World side"), n=number)
        body = icon("stadium", 9, 11, 15) + text(19, 15.5, f"{number}/3", "t12 b")
        body += icon("face", 9, 31, 14) + text(19, 35.5, str(self.player.faces), "t12 b")
        told += f"; {faces_told(sight, self.player)}"
        return group(sight.ident(self.player, "stadiums"), told, body, "", (self.w - 46, y))

    def infrastructure(self, y: float) -> str:
        """Met cards as what they bring, then those that wait, then those in hand; as many rows as it takes."""
        player, out = self.player, ""
        for row, cards in enumerate(self.card_rows()):
            x = 0.0
            for card in cards:
                out += infrastructure(self.sight, player, card, self.card_width(card), x, y + row * DOCK)
                x += self.card_width(card) + 4
        return out or self.none(_("no infrastructure"), SMALL[1], y)

    def card_width(self, card: int) -> float:
        return MET if self.player.fulfilled >> card & 1 else SMALL[0]

    def card_rows(self) -> list[list[int]]:
        """The infrastructure cards as they fit beside each other."""
        player = self.player
        met = [each for each in player.played if player.fulfilled >> each & 1]
        rows: list[list[int]] = []
        left = 0.0
        for card in [*met, *[each for each in player.played if each not in met], *player.hand]:
            if not rows or self.card_width(card) > left:
                rows.append([])
                left = self.w
            rows[-1].append(card)
            left -= self.card_width(card) + 4
        return rows

    def places(self, number: int, wide: float, room: float) -> list[float]:
        """Side by side, one over the other where there is no room."""
        step = min(wide + 4, (room - wide) / max(number - 1, 1))
        return [each * step for each in range(number)]

    def none(self, words: str, high: float, y: float) -> str:
        """The place of what is not there."""
        told = self.sight.say(words)
        w = width(told, "t12") + 18
        return rect(0.75, y + 0.75, w, high - 5.5, 5, "ghost") + text(w / 2, y + 23, told, "t12 q", "middle")
