"""Hidden grottoes before Production, Holy rocks before Procreation. [CIV-243, CIV-690, CIV-691]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import PASS, Ask, Kind, Rule, Step
from boardwright.games.civolution.box import LAND_TERRITORIES
from boardwright.games.civolution.domains import TERRITORY
from boardwright.games.civolution.names import (
    STORAGE,
)
from boardwright.games.civolution.queries import boat_in, revealed
from boardwright.games.civolution.rules.favor import after_test, favor_test
from boardwright.games.civolution.rules.materials import boat_materials, choose_material, produce_in, transport_from
from boardwright.games.civolution.rules.procreation import birthplaces, procreate_in
from boardwright.games.civolution.rules.supply import gain
from boardwright.games.civolution.state import Player, State
from boardwright.games.civolution.vocabulary import HIDDEN_GROTTO, HOLY_ROCK

NOT_AT_SITE: Final = Rule("CIV-690", "not_at_site")
NO_TRIBE_AT_SITE: Final = Rule("CIV-690", "no_tribe_at_site")
NOTCH_STUCK: Final = Rule("CIV-690", "notch_stuck")
NO_BIRTH: Final = Rule("CIV-691", "no_birth")


def sites_of_use(g: State, me: Player, kind: int) -> list[int]:
    """The revealed sites of a kind at which the player can do something. [CIV-690, CIV-691]"""
    found: list[int] = []
    for site in revealed(g, kind):
        for territory in g.land.around[site]:
            if why_not_visit(g, me, territory, kind) is None:
                found.append(site)
                break
    return found


def why_not_visit(g: State, me: Player, territory: int, kind: int) -> Rule | None:
    """At a grotto produce and transport, at a rock procreate. [CIV-690, CIV-691]"""
    if not me.tribes[territory]:
        return NO_TRIBE_AT_SITE
    if kind == HOLY_ROCK:
        return None if birthplaces(g, me) >> territory & 1 else NO_BIRTH
    if territory >= LAND_TERRITORIES and me.notch[boat_in(me, territory)]:
        return None if boat_materials(g, me, territory, False) else NOTCH_STUCK
    return None


def why_not_grotto(g: State, ask: Ask, territory: int) -> Rule | None:
    if not g.land.around_mask[ask.about[0]] >> territory & 1:
        return NOT_AT_SITE
    return why_not_visit(g, g.players[ask.seat], territory, HIDDEN_GROTTO)


def at_grotto(g: State, ask: Ask) -> list[int]:
    return g.land.around[ask.about[0]][:]


def why_not_rock(g: State, ask: Ask, territory: int) -> Rule | None:
    if not g.land.around_mask[ask.about[0]] >> territory & 1:
        return NOT_AT_SITE
    return why_not_visit(g, g.players[ask.seat], territory, HOLY_ROCK)


GROTTO: Final = Kind("grotto", TERRITORY, why_not_grotto, at_grotto)  # CIV-690
ROCK: Final = Kind("rock", TERRITORY, why_not_rock, at_grotto)  # CIV-691


def visit_grottoes(g: State, me: Player) -> Step:
    """At each one, if the player wants. [CIV-690]"""
    for site in revealed(g, HIDDEN_GROTTO):
        if site in sites_of_use(g, me, HIDDEN_GROTTO):
            territory = yield GROTTO.may(me.seat, (site,))
            if territory != PASS:
                yield from use_grotto(g, me, territory)


def use_grotto(g: State, me: Player, territory: int) -> Step:
    """Produce and transport straight to storage; a full notch is emptied first, then refilled. [CIV-690]"""
    if territory < LAND_TERRITORIES:
        yield from gain(g, me, STORAGE + g.tile[territory], 1)
    elif me.notch[boat_in(me, territory)]:
        yield from transport_from(g, me, territory)
        yield from produce_in(g, me, territory)
    elif boat_materials(g, me, territory, False):
        material = yield from choose_material(g, me, boat_materials(g, me, territory, False))
        yield from gain(g, me, STORAGE + material, 1)
    else:
        yield from produce_in(g, me, territory)


def visit_rocks(g: State, me: Player) -> Step:
    """At each one a favor test may allow a procreation. [CIV-691]"""
    for site in revealed(g, HOLY_ROCK):
        if site in sites_of_use(g, me, HOLY_ROCK):
            territory = yield ROCK.may(me.seat, (site,))
            if territory != PASS and (yield from favor_test(g, me)):
                if birthplaces(g, me) >> territory & 1:
                    yield from procreate_in(g, me, territory, True)
                yield from after_test(g, me)
