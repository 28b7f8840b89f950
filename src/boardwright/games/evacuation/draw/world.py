"""The map of the New World: a hex for each site with spots, symbols, owner; in the corners what settling needs."""

from __future__ import annotations

from itertools import pairwise
from math import sqrt
from typing import TYPE_CHECKING, Final

from boardwright.drawing.signs import seat_mark
from boardwright.drawing.svg import disc, group, number, path, piece, placed, rect, text
from boardwright.games.evacuation.draw import glyphs
from boardwright.games.evacuation.draw.hexes import hexagon, small_hex
from boardwright.games.evacuation.draw.icons import SYMBOLS, icon, textured
from boardwright.games.evacuation.draw.spots import empty_spot, factory, person, places
from boardwright.games.evacuation.phrases import _
from boardwright.games.evacuation.state import NOBODY, SITE_FACTORY
from boardwright.games.evacuation.telling import BIOMES
from boardwright.games.evacuation.vocabulary import FACTORY, NEW, STEEL

if TYPE_CHECKING:
    from boardwright.games.evacuation.draw.sight import Sight

DRAWN_AT: Final = 39
"""The radius at which a site was drawn."""
SQUARE: Final = sqrt(3)
REACH: Final = 0.1
"""How far a link of a line reaches into both sites."""


class World:
    """The map in a width: its hexes as large as fit; h: its height."""

    __slots__ = ("h", "left", "r", "s", "sight", "top", "w")

    def __init__(self, sight: Sight, w: float) -> None:
        new = sight.box.map
        columns = [2 * q + r for q, r in zip(new.q, new.r, strict=True)]
        self.sight = sight
        self.w = w
        self.r = (w - 6) / (SQUARE / 2 * (max(columns) - min(columns) + 2))
        self.s = self.r / DRAWN_AT
        self.h = self.r * (1.5 * (max(new.r) - min(new.r)) + 2) + 6
        self.left = 3 - SQUARE / 2 * self.r * (min(columns) - 1)
        self.top = 3 + self.r - 1.5 * self.r * min(new.r)

    def place(self, site: int) -> tuple[float, float]:
        """The middle of a site."""
        new = self.sight.box.map
        x = self.left + SQUARE / 2 * self.r * (2 * new.q[site] + new.r[site])
        return x, self.top + 1.5 * self.r * new.r[site]

    def draw(self) -> str:
        sites = "".join([self.site(site) for site in range(len(self.sight.box.map.ids))])
        return sites + self.lines() + self.solo_tile()

    def planet(self) -> str:
        """The shape of the land, calm behind the sites."""
        x, y, w, h = self.w / 2, self.h / 2, self.w / 2 - 1, self.h / 2 - 1
        n = number
        top = w / 2 + self.r * 0.55
        d = f"M{n(x - w)} {n(y)}L{n(x - top)} {n(y - h)}H{n(x + top)}L{n(x + w)} {n(y)}L{n(x + top)} {n(y + h)}"
        return path(f"{d}H{n(x - top)}Z", "planet")

    # -- a site -------------------------------------------------------------------------------------------------

    def site(self, site: int) -> str:
        """A hex with its name, symbols, and its spots, empty or filled."""
        owner, r = self.sight.view.owner[site], self.r
        out = self.ground(site, owner) + self.name(site, owner) + self.spots(site, owner)
        out += self.mark(site, owner) if owner != NOBODY else self.symbols(site)
        outline = hexagon(0, 0, r - 1.5)
        return piece(f"site-{site}", self.title(site, owner), out, (0, 0, 0, 0), self.place(site), "", outline)

    def title(self, site: int, owner: int) -> str:
        told = self.sight.words.site_facts(self.sight.box, site)
        if owner == NOBODY:
            return told
        return told + self.sight.say(_("; settled by {player}"), player=self.sight.player(owner))

    def ground(self, site: int, owner: int) -> str:
        biome = self.sight.box.map.biomes[site]
        if owner != NOBODY:
            return path(hexagon(0, 0, self.r - 1), f"land land{biome}") + path(
                hexagon(0, 0, self.r - 3), f"owned s{owner}"
            )
        is_open = self.sight.is_open(biome)
        out = path(hexagon(0, 0, self.r - 1), f"land land{biome}" + ("" if is_open else " far"))
        return (
            out
            + textured(hexagon(0, 0, self.r - 1), biome)
            + path(hexagon(0, 0, self.r - 1), "border" if is_open else "thin")
        )

    def name(self, site: int, owner: int) -> str:
        quiet = owner == NOBODY and not self.sight.is_open(self.sight.box.map.biomes[site])
        name = self.sight.words.site(self.sight.box, site)
        return text(0, -17.5 * self.s, name, "t12 q" if quiet else "t12", "middle")

    def symbols(self, site: int) -> str:
        """The settlement symbols that it asks for, at both sides of its name."""
        box, found = self.sight.box, ""
        names = [name for each, name in enumerate(SYMBOLS) if box.map.symbols[site] >> each & 1]
        names *= box.map.symbol_count[site] // max(len(names), 1)
        for each, name in enumerate(names):
            found += icon(name, (19, -19)[each % 2] * self.s, -15.5 * self.s, 13 * self.s + 1)
        return found

    def spots(self, site: int, owner: int) -> str:
        """Empty, or filled with the factories that lie there and with people."""
        spots = self.sight.box.map.spots[site]
        where, size = places(len(spots), self.s)
        if owner == NOBODY:
            filled = zip(where, spots, strict=True)
            return "".join([empty_spot(x, y, size, spot) for (x, y), spot in filled])
        tiles = standing(self.sight.view.held[site])
        out = ""
        for (x, y), spot in zip(where, spots, strict=True):
            if spot[0] == FACTORY:
                out += factory(x, y, size, tiles.pop(0), owner) if tiles else empty_spot(x, y, size, spot)
            else:
                out += person(x, y, size, owner)
        return out

    def mark(self, site: int, owner: int) -> str:
        few = len(self.sight.box.map.spots[site]) < 4
        x, y = (0.0, 26 * self.s) if few else (-19 * self.s, -15 * self.s)
        return disc(x, y, 6.5 * self.s + 1, "plate") + seat_mark(owner, x, y, round(5.5 * self.s, 1))

    # -- modules ------------------------------------------------------------------------------------------------

    def lines(self) -> str:
        """The lines whose majorities count: links from site to site, and a tile with a number. [EVA-933]"""
        return "".join([self.links(line) + self.tile(line) for line in self.sight.view.lines])

    def links(self, line: int) -> str:
        """A stroke across each border between two sites of a line."""
        places, out = [self.place(site) for site in self.sight.box.modules.lines[line]], ""
        for (x, y), (to_x, to_y) in pairwise(places):
            across, down = (to_x - x) * REACH, (to_y - y) * REACH
            mid_x, mid_y = (x + to_x) / 2, (y + to_y) / 2
            out += f"M{number(mid_x - across)} {number(mid_y - down)}l{number(2 * across)} {number(2 * down)}"
        return path(out, "majority")

    def tile(self, line: int) -> str:
        box = self.sight.box
        x, y = self.place(box.modules.sites[line // 2])
        body = disc(0, 0, 8, "tile-line") + text(0, 4.2, str(line // 2 + 1), "t12 b paper", "middle")
        sites = ", ".join([self.sight.words.site(box, site) for site in box.modules.lines[line]])
        told = self.sight.say(_("Line {n}, most sites count at the end: {sites}"), n=line // 2 + 1, sites=sites)
        return group(f"line-{line}", told, body, "", (x - self.r * 0.6, y - self.r * 0.72))

    def solo_tile(self) -> str:
        """Where the opponent's walk along the edge is. [EVA-960]"""
        view = self.sight.view
        if not (view.solo_size or view.solo_played):
            return ""
        x, y = self.place(self.sight.box.map.edge[view.solo_tile])
        body = disc(0, 0, 9, "tile-line") + icon("star", 0, 0, 13, "pale")
        words = self.sight.say(_("The solo tile: from here the opponent counts inward"))
        return group("solo-tile", words, body, "", (x - self.r * 0.5, y - self.r * 0.6))

    # -- the corners --------------------------------------------------------------------------------------------

    def corners(self) -> str:
        """Captions in what the round map leaves free: heading, symbols, open biomes, what waits to be placed."""
        room = self.w * 0.245
        return self.heading(room) + self.own_symbols(room) + self.biomes() + self.to_place(room)

    def heading(self, room: float) -> str:
        sight = self.sight
        number = len([owner for owner in sight.view.owner if owner == sight.me.seat])
        told = sight.say(_("your sites: {n}"), n=number)
        name = sight.words.world(NEW)
        body = text(0, 14, name, "t12 b" if sight.narrow else "t14 b", room=room) + text(
            0, 31, told, "t12 q", room=room
        )
        return group("new-world", f"{name}, {told}", body)

    def own_symbols(self, room: float) -> str:
        sight = self.sight
        names = glyphs.symbols(sight.me.symbols)
        told = sight.say(_("your symbols"))
        body = text(0, 14, told, "t12 q", "end", room)
        body += "".join([icon(name, -8 - 18 * each, 25, 14) for each, name in enumerate(reversed(names))])
        body += "" if names else text(0, 30, "–", "t12 q", "end")
        listed = ", ".join([sight.say(name) for name in names]) or sight.say(_("none"))
        return group("symbols", f"{told}: {listed}", body, "", (self.w - 1, 0))

    def biomes(self) -> str:
        """Each biome with a tick, or with the transition that opens it."""
        sight, out = self.sight, ""
        step = 24 if self.w > 400 else 18
        for biome in range(4):
            is_open = sight.is_open(biome)
            words = _("{biome}: you may settle it") if is_open else _("{biome}: it opens at transition {n}")
            body = small_hex(biome, 0, 0, 10 if self.w > 400 else 8)
            body += icon_tick(0, 18) if is_open else text(0, 23, f"T{biome + 1}", "t12 q", "middle")
            told = sight.say(words, biome=sight.say(BIOMES[biome]), n=biome + 1)
            out += group(f"reach-{biome}", told, body, "", (11 + biome * step, self.h - 27))
        return out

    def to_place(self, room: float) -> str:
        """People, factories and steel on the New World side: what a settlement takes."""
        me, sight = self.sight.me, self.sight
        waiting = [("person", me.people), ("factory", sum(me.factories[3:])), ("steel", me.cubes[3 * NEW + STEEL])]
        out = rect(-room, -12, room, 36, 0, "hit") + text(0, 0, sight.say(_("to place")), "t12 q", "end", room)
        step = room / 3
        for each, (name, many) in enumerate(waiting):
            x = (each - 3) * step + 7
            out += icon(name, x, 14, 13 if sight.narrow else 15) + text(x + 8.5, 19, str(many), "b")
        told = sight.say(
            _("To settle with: {people}, {factories} factories, {steel} steel"),
            people=sight.words.persons(me.people), factories=waiting[1][1], steel=waiting[2][1],
        )  # fmt: skip
        return group("to-place", told, out, "", (self.w - 1, self.h - 26))


def icon_tick(x: float, y: float) -> str:
    return placed(x, y, path("M-6 0l4 4 8-9", "sign good"))


def standing(held: int) -> list[int]:
    """The factories on a settled site, by type."""
    found: list[int] = []
    for resource in range(3):
        found += [resource] * (held % SITE_FACTORY)
        held //= SITE_FACTORY
    return found
