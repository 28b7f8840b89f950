"""The New World as text: a cell of two lines for each site, or a list where there is no room."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING, Final

from boardwright.games.evacuation.phrases import _
from boardwright.games.evacuation.state import NOBODY, SITE_FACTORY
from boardwright.games.evacuation.telling import BIOMES
from boardwright.games.evacuation.vocabulary import FACTORY

if TYPE_CHECKING:
    from boardwright.games.evacuation.view import View
    from boardwright.games.evacuation.words import Words

CELL: Final = 12
SIGNS: Final = "○△□"
LETTERS: Final = [_("E"), _("S"), _("F")]
"""Energy, steel, food in one letter."""


def world_map(view: View, words: Words, width: int) -> list[str]:
    """The sites in their places, or a list of them."""
    lines = hexes(view, words)
    if max(len(line) for line in lines) <= width:
        return [*lines, *legend(words, width)]
    cells = [cell(view, words, site) for site in range(len(view.box.map.ids))]
    return [*textwrap.wrap("; ".join([f"{top}: {low}" for top, low in cells]), width), *legend(words, width)]


def legend(words: Words, width: int) -> list[str]:
    text = _("* is a factory spot, F2 a person who raises food by 2, ○△□ needed symbols; #1 is settled by seat 1")
    return textwrap.wrap(words.say(text), width)


def hexes(view: View, words: Words) -> list[str]:
    """Two lines for each row of hexes; a row lower is half a cell to the right."""
    new = view.box.map
    sites = range(len(new.ids))
    left = min(2 * new.q[site] + new.r[site] for site in sites)
    lines: list[str] = []
    for row in sorted(set(new.r)):
        upper = lower = ""
        for site in [site for site in sites if new.r[site] == row]:
            at = (2 * new.q[site] + row - left) * CELL // 2
            top, low = cell(view, words, site)
            upper = f"{upper:<{at}}{top}"
            lower = f"{lower:<{at}}{low}"
        lines += [upper.rstrip(), lower.rstrip()]
    return lines


def cell(view: View, words: Words, site: int) -> tuple[str, str]:
    """`D4 desert` and below it what it needs, or who has it and what stands there."""
    new = view.box.map
    biome = words.say(BIOMES[new.biomes[site]])[: CELL - 4]
    name = f"{words.site(view.box, site)} {biome}"
    people = "".join([raised(words, spot) for spot in new.spots[site] if spot[0] != FACTORY])
    owner = view.owner[site]
    if owner == NOBODY:
        symbols = "".join([SIGNS[number] for number in range(3) if new.symbols[site] >> number & 1])
        return name, " ".join([part for part in ("*" * new.factory_spots[site], people, symbols) if part])
    return name, f"#{owner + 1 if owner < view.seats else 'o'} {standing_there(view, words, site)}{people}"


def raised(words: Words, spot: tuple[int, int, int]) -> str:
    """A population spot, `F2`."""
    return f"{words.say(LETTERS[spot[1]])}{spot[2]}"


def standing_there(view: View, words: Words, site: int) -> str:
    """The factories of a settled site, a letter each."""
    held = view.held[site]
    found = ""
    for letter in LETTERS:
        found += words.say(letter) * (held % SITE_FACTORY)
        held //= SITE_FACTORY
    return f"{found} " if found else ""
