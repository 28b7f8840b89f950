"""Exploration: revealing sites. [CIV-225, CIV-680, CIV-694, CIV-929, CIV-930]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import PASS, Ask, Kind, Rule, Step
from boardwright.games.civolution.box import LAND_TERRITORIES, Box
from boardwright.games.civolution.domains import SITE, TERRITORY
from boardwright.games.civolution.moves import gain_points, remove_farm, turn_site
from boardwright.games.civolution.names import FROM_EXPLORATION, FROM_REVEAL, NOBODY, SITES
from boardwright.games.civolution.queries import EVERYWHERE, hidden_sites
from boardwright.games.civolution.rules.abilities import triggered
from boardwright.games.civolution.state import Player, State
from boardwright.games.civolution.vocabulary import VOLCANO
from boardwright.games.civolution.vocabulary_abilities import ON_REVEAL

NO_EXPLORER: Final = Rule("CIV-225", "no_explorer")
NOTHING_HIDDEN: Final = Rule("CIV-929", "nothing_hidden")
REVEALED_ALREADY: Final = Rule("CIV-225", "revealed_already")
SITE_TOO_FAR: Final = Rule("CIV-680", "site_too_far")


def why_not_explore(g: State, ask: Ask, territory: int) -> Rule | None:
    if not g.players[ask.seat].tribes[territory]:
        return NO_EXPLORER
    return None if ask.about[0] > 1 or hidden_sites(g, territory) else NOTHING_HIDDEN


def explorable(g: State, ask: Ask) -> list[int]:
    return where_to_explore(g, g.players[ask.seat], ask.about[0])


def where_to_explore(g: State, me: Player, level: int) -> list[int]:
    """Own territories, at level I only those with a face-down site. [CIV-225, CIV-929]"""
    return [t for t in EVERYWHERE if me.tribes[t] and (level > 1 or hidden_sites(g, t))]


def why_not_reveal(g: State, ask: Ask, site: int) -> Rule | None:
    if g.site[site] != NOBODY:
        return REVEALED_ALREADY
    return None if ask.about[0] or g.land.around_mask[site] & g.players[ask.seat].presence else SITE_TOO_FAR


def revealable(g: State, ask: Ask) -> list[int]:
    return sites_to_reveal(g, g.players[ask.seat], ask.about[0] != 0)


def sites_to_reveal(g: State, me: Player, anywhere: bool) -> list[int]:
    around = g.land.around_mask
    return [s for s in range(SITES) if g.site[s] == NOBODY and (anywhere or around[s] & me.presence)]


def can_explore(g: State, me: Player, level: int) -> bool:
    for territory in EVERYWHERE:
        if me.tribes[territory] and (level > 1 or hidden_sites(g, territory)):
            return True
    return False


EXPLORE: Final = Kind("explore", TERRITORY, why_not_explore, explorable, exact=True)  # CIV-225
REVEAL: Final = Kind("reveal", SITE, why_not_reveal, revealable, exact=True)


def explore(g: State, me: Player, level: int) -> Step:
    """All face-down sites by an own territory; from level II on one more anywhere, 2 or 4 points. [CIV-225, CIV-930]"""
    territory = yield EXPLORE.may(me.seat, (level,))
    if territory == PASS:
        return
    yield from reveal_together(g, me, hidden_sites(g, territory))
    if level > 1:
        yield from reveal(g, me, 1, True)
        gain_points(g, me, 2 * level - 2, FROM_EXPLORATION)


def can_reveal(g: State, me: Player, anywhere: bool) -> bool:
    return len(sites_to_reveal(g, me, anywhere)) > 0


def reveal(g: State, me: Player, count: int, anywhere: bool) -> Step:
    """Up to so many sites, one by one."""
    for left in range(count, 0, -1):
        site = yield REVEAL.may(me.seat, (int(anywhere), left))
        if site == PASS:
            return
        yield from reveal_together(g, me, [site])


def reveal_together(g: State, me: Player, sites: list[int]) -> Step:
    """All are turned over, then the points, then the Volcanoes; then what reacts. [CIV-680, CIV-694, CIV-930]"""
    box: Box = g.box
    kinds = [turn_site(g, site) for site in sites]
    for kind in kinds:
        gain_points(g, me, box.site_points[kind], FROM_REVEAL)
    for site, kind in zip(sites, kinds, strict=True):
        if kind == VOLCANO:
            bury_farms(g, site)
    if me.triggers:
        for _ in sites:
            yield from triggered(g, me, ON_REVEAL)


def bury_farms(g: State, site: int) -> None:
    """All farms next to a revealed Volcano return to their owners. [CIV-694]"""
    for territory in g.land.around[site]:
        if territory < LAND_TERRITORIES and g.farms[territory] >= 0:
            remove_farm(g, territory)
