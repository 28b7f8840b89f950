"""What V.I.C.I does on the continent. [CIV-832..838]"""

from __future__ import annotations

from boardwright.core.ask import Step
from boardwright.games.civolution.box import Box
from boardwright.games.civolution.box_parts import Act
from boardwright.games.civolution.moves import changed, develop, displace, gain_points, lift_tribe, put_on_camp
from boardwright.games.civolution.moves_cards import PROVIDED, VICI_HUNTED
from boardwright.games.civolution.names import BLOCKED, FREE, FROM_FIRE, NOBODY, VICI
from boardwright.games.civolution.queries import camps_of, hidden_sites
from boardwright.games.civolution.rules.exploration import reveal_together
from boardwright.games.civolution.rules.solo_territories import (
    best_camps,
    movers,
    own_territories,
    pick,
    takeable,
    to_enter,
    to_explore,
    to_hunt,
    to_leave,
    to_procreate,
    to_provide,
    to_return,
)
from boardwright.games.civolution.state import State


def procreate_once(g: State, act: Act) -> Step:
    return procreate(g, True)


def procreate(g: State, extra: bool) -> Step:
    """A new strong tribe; `extra`: one more migration where all encampments are its own. [CIV-832, CIV-970]"""
    vici = g.players[VICI]
    if not vici.tribes_left:
        return
    territory = to_procreate(g, vici)
    if territory == NOBODY:
        return
    camp = yield from pick(g, best_camps(g, takeable(g, territory)))
    vici.tribes_left -= 1
    settle(g, camp)
    if extra and holds_all(g):
        yield from migrate(g, False)


def settle(g: State, camp: int) -> None:
    """Never weakened by displacing; fire points; a tile is turned without a marker. [CIV-833, CIV-834]"""
    box: Box = g.box
    vici = g.players[VICI]
    territory = box.camp_territory[camp]
    if g.camps[camp] != FREE:
        displace(g, camp)
    put_on_camp(g, vici, camp, True)
    if camp == box.camp_first[territory]:
        gain_points(g, vici, box.fire_points[territory], FROM_FIRE)
    if g.tile[territory] == NOBODY:
        develop(g, territory)


def holds_all(g: State) -> bool:
    """Does every encampment of every own territory hold an own tribe? [CIV-832]"""
    for territory in own_territories(g.players[VICI]):
        for camp in camps_of(g, territory):
            if g.camps[camp] >> 1 != VICI:
                return False
    return True


def migrate_once(g: State, act: Act) -> Step:
    return migrate(g, True)


def migrate(g: State, extra: bool) -> Step:
    """From a territory with two tribes to the one next to it with fewest; first a procreation if need be. [CIV-833]"""
    vici = g.players[VICI]
    start = to_leave(g, vici)
    if start == NOBODY:
        yield from procreate(g, extra)
        start = to_leave(g, vici)
        if start == NOBODY:
            return  # CIV-969
    end = to_enter(g, vici, start)
    if end == NOBODY:
        return
    mover = yield from pick(g, movers(g, vici, start))
    camp = yield from pick(g, best_camps(g, takeable(g, end)))
    lift_tribe(g, vici, mover)
    settle(g, camp)


def provide(g: State, act: Act) -> Step:
    provide_once(g)
    yield from ()


def provide_once(g: State) -> None:
    """A provision marker; the second blocks an empty farm space for good. [CIV-835, CIV-975]"""
    vici = g.players[VICI]
    territory = to_provide(g, vici)
    if territory == NOBODY or not vici.supply:
        return
    vici.supply -= 1
    g.provisions = changed(g.provisions, territory, g.provisions[territory] + 1)
    if g.provisions[territory] > 1 and g.farms[territory] == NOBODY:
        g.farms = changed(g.farms, territory, BLOCKED)
    if g.notes is not None:
        g.note(PROVIDED, (territory,))


def reveal_sites(g: State, act: Act) -> Step:
    """All face-down sites next to the own territory with most, for their points. [CIV-836, CIV-972]"""
    vici = g.players[VICI]
    territory = to_explore(g, vici)
    if territory != NOBODY:
        yield from reveal_together(g, vici, hidden_sites(g, territory))


def place_hunting_token(g: State, act: Act) -> Step:
    """CIV-837, CIV-973"""
    territory = to_hunt(g, g.players[VICI])
    if territory != NOBODY and g.hunting_tokens:
        g.hunting_tokens -= 1
        g.hunted = changed(g.hunted, territory, 1)
        if g.notes is not None:
            g.note(VICI_HUNTED, (territory,))
    yield from ()


def come_back(g: State) -> Step:
    """The last tribe is lost: at once a procreation where the human has a tribe. [CIV-838, CIV-974]"""
    territory = to_return(g)
    if territory != NOBODY:
        camp = yield from pick(g, best_camps(g, takeable(g, territory)))
        g.players[VICI].tribes_left -= 1
        settle(g, camp)
