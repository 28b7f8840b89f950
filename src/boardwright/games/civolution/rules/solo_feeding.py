"""V.I.C.I's feeding. [CIV-812, CIV-838]"""

from __future__ import annotations

from boardwright.core.ask import Asking, Step
from boardwright.games.civolution.moves import lay_down, remove_tribe
from boardwright.games.civolution.names import VICI, WILD_STRONG, WILD_WEAK
from boardwright.games.civolution.queries import camps_of, is_strong_place
from boardwright.games.civolution.rules.solo_continent import come_back, provide_once
from boardwright.games.civolution.rules.solo_territories import best_camps, own_territories, pick
from boardwright.games.civolution.state import Player, State


def feed_vici(g: State) -> Step:
    """First a provision action; then each territory by its provision markers, which stay. [CIV-812]"""
    vici = g.players[VICI]
    provide_once(g)
    for territory in own_territories(vici):
        camps = [camp for camp in camps_of(g, territory) if g.camps[camp] >> 1 == VICI]
        unfed = yield from unfed_camps(g, camps, g.provisions[territory])
        wild = wild_places(vici, territory)
        if g.provisions[territory] > 1:
            wild = wild[1:]  # a strong one is fed first
        starve(g, vici, unfed + wild)
    if not vici.presence:
        yield from come_back(g)


def unfed_camps(g: State, camps: list[int], provisions: int) -> Asking[list[int]]:
    """One marker feeds one, chosen by priority; two feed all. [CIV-812]"""
    if provisions > 1:
        return []
    if provisions == 1 and camps:
        fed = yield from pick(g, best_camps(g, camps))
        return [camp for camp in camps if camp != fed]
    return camps


def wild_places(vici: Player, territory: int) -> list[int]:
    """One entry for each tribe in the wilderness, strong ones first."""
    strong = [WILD_STRONG + territory] * vici.wild_strong[territory]
    return strong + [WILD_WEAK + territory] * vici.wild_weak[territory]


def starve(g: State, vici: Player, places: list[int]) -> None:
    """Weak ones are removed, strong ones laid down. [CIV-812]"""
    weak = [place for place in places if not is_strong_place(g, place)]
    for place in places:
        if place not in weak:
            lay_down(g, vici, place)
    for place in weak:
        remove_tribe(g, vici, place)
