"""Where V.I.C.I acts: eligible territories, the territory roll, encampments by priority. [CIV-830..838, CIV-971]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import Ask, Asking, Kind, Rule
from boardwright.games.civolution.box import LAND_TERRITORIES, Box
from boardwright.games.civolution.domains import TRIBE
from boardwright.games.civolution.names import FREE, NOBODY, VICI, WILD_STRONG
from boardwright.games.civolution.queries import camps_of, has_free_camp, hidden_sites
from boardwright.games.civolution.rules.migration import may_take
from boardwright.games.civolution.state import Player, State

HUMAN: Final = 0
LAND: Final = list(range(LAND_TERRITORIES))

NOT_EQUAL: Final = Rule("CIV-971", "not_equal_by_priority")


def territory_roll(g: State, eligible: list[int]) -> int:
    """One of several, by land type and then by beacons, each a wheel that is followed forward. [CIV-830, CIV-831]"""
    box: Box = g.box
    if len(eligible) == 1:
        return eligible[0]
    of_type: list[int] = []
    die = g.chance.roll() - 1
    while not of_type:
        of_type = [territory for territory in eligible if box.terrain[territory] == box.wheel[die % 6]]
        die += 1
    if len(of_type) == 1:
        return of_type[0]
    die = g.chance.roll() - 1
    while True:
        for territory in of_type:
            if box.beacons[territory] == box.beacon_wheel[die % 6]:
                return territory
        die += 1


def choose_territory(g: State, priority: list[int], minimum: list[int]) -> int:
    """Of those that meet the priority requirement, else the minimum one; NOBODY if none does. [CIV-830]"""
    eligible = priority or minimum
    return territory_roll(g, eligible) if eligible else NOBODY


def own_territories(vici: Player) -> list[int]:
    return [territory for territory in LAND if vici.tribes[territory]]


def best_of(territories: list[int], weights: list[int]) -> list[int]:
    """Those with the greatest weight."""
    best = max(weights, default=0)
    return [territory for territory, weight in zip(territories, weights, strict=True) if weight == best]


# -- for its actions --------------------------------------------------------------------------------------------


def to_procreate(g: State, vici: Player) -> int:
    """Own territories, with a free encampment if there is one; without any tribe all land. [CIV-832, CIV-974]"""
    own = own_territories(vici) or LAND
    open_to_it = [territory for territory in own if takeable(g, territory)]
    return choose_territory(g, [t for t in open_to_it if has_free_camp(g, t)], open_to_it)


def to_leave(g: State, vici: Player) -> int:
    """X: at least two own tribes, at least one of them strong. [CIV-833]"""
    return choose_territory(g, [t for t in own_territories(vici) if vici.tribes[t] > 1 and vici.strong[t]], [])


def to_enter(g: State, vici: Player, start: int) -> int:
    """Y: an adjacent land territory with the fewest own tribes. [CIV-833, CIV-972]"""
    near = [t for t in g.land.neighbours[start] if t < LAND_TERRITORIES and takeable(g, t)]
    return choose_territory(g, best_of(near, [-vici.tribes[t] for t in near]), [])


def to_provide(g: State, vici: Player) -> int:
    """Own territories with the fewest provision markers, of these with the most tribes. [CIV-835]"""
    own = own_territories(vici)
    poorest = best_of(own, [-g.provisions[territory] for territory in own])
    return choose_territory(g, best_of(poorest, [vici.tribes[territory] for territory in poorest]), [])


def to_explore(g: State, vici: Player) -> int:
    """The own territory that touches most face-down sites. [CIV-836]"""
    own = [territory for territory in own_territories(vici) if hidden_sites(g, territory)]
    return choose_territory(g, best_of(own, [len(hidden_sites(g, territory)) for territory in own]), [])


def to_hunt(g: State, vici: Player) -> int:
    """No token yet, the best type for hunting, where both have a tribe, or at least V.I.C.I. [CIV-334, CIV-837]"""
    box: Box = g.box
    own = [territory for territory in own_territories(vici) if not g.hunted[territory]]
    human = g.players[HUMAN]
    eligible = [territory for territory in own if human.tribes[territory]] or own
    return choose_territory(g, best_of(eligible, [-box.terrain[territory] for territory in eligible]), [])


def to_return(g: State) -> int:
    """Where the human has a tribe on land. [CIV-838, CIV-974]"""
    human = g.players[HUMAN]
    return choose_territory(g, [t for t in LAND if human.tribes[t] and takeable(g, t)], [])


# -- encampments ------------------------------------------------------------------------------------------------


def takeable(g: State, territory: int) -> list[int]:
    """The encampments where V.I.C.I could settle: those of a protected human are not among them. [CIV-976]"""
    return [camp for camp in camps_of(g, territory) if may_take(g, VICI, camp)]


def rank(g: State, camp: int) -> int:
    """The priority of an encampment, 1 the first. [CIV-834]"""
    box: Box = g.box
    holder = g.camps[camp]
    fire = camp == box.camp_first[box.camp_territory[camp]]
    if holder == FREE:
        return 1 if fire else 2
    strong = holder & 1 == 1
    if holder >> 1 != VICI:
        return 3 if fire else 5 if strong else 4
    return (6 if fire else 7) if strong else (8 if fire else 9)


def best_camps(g: State, camps: list[int]) -> list[int]:
    """Those of the first priority that is met."""
    return best_of(camps, [-rank(g, camp) for camp in camps])


def movers(g: State, vici: Player, territory: int) -> list[int]:
    """A strong tribe: in the wilderness, on the fire encampment, on any. [CIV-833]"""
    if vici.wild_strong[territory]:
        return [WILD_STRONG + territory]
    camps = [camp for camp in camps_of(g, territory) if g.camps[camp] == VICI * 2 + 1]
    return best_camps(g, camps)


def pick(g: State, equal: list[int]) -> Asking[int]:
    """The first of equal places, by ruling the one that the human chooses. [CIV-971]"""
    if len(equal) > 1 and g.rulings.vici_chosen:
        return (yield VICI_PLACE.must(HUMAN, tuple(equal)))
    return equal[0]


def why_not_vici_place(g: State, ask: Ask, place: int) -> Rule | None:
    return None if place in ask.about else NOT_EQUAL


def vici_places(g: State, ask: Ask) -> list[int]:
    return list(ask.about)


VICI_PLACE: Final = Kind("vici_place", TRIBE, why_not_vici_place, vici_places, exact=True)  # CIV-971
