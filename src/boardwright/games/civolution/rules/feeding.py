"""Phase 6: feeding, deaths, Deus ex machina, points of strong tribes. [CIV-530..537, CIV-949, CIV-950]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import PASS, Ask, Asking, Kind, Rule, Step
from boardwright.games.civolution.domains import TRIBE, YES
from boardwright.games.civolution.moves import gain_points, lay_down, lower_favor, remove_tribe, spend
from boardwright.games.civolution.moves_cards import FED, SAVED, STRONG_SCORED
from boardwright.games.civolution.names import (
    FEED,
    FEEDING_DONE,
    FOOD,
    FROM_STRONG,
)
from boardwright.games.civolution.queries import in_seating_order, is_strong_place
from boardwright.games.civolution.queries_cards import modifier
from boardwright.games.civolution.rules.abilities import renew, triggered
from boardwright.games.civolution.rules.feeding_cost import costs_of, fed_places, hungry, places_of, total_cost
from boardwright.games.civolution.rules.installing import complete_stages
from boardwright.games.civolution.rules.turn_order import attributes, people
from boardwright.games.civolution.state import Player, State
from boardwright.games.civolution.vocabulary_abilities import (
    LIMIT_PHASE,
    MODIFY_STRONG_SCORE,
    ON_FEEDING,
    ON_FEEDING_DONE,
    ON_TRIBE_DIES,
)

NO_TRIBE_THERE: Final = Rule("CIV-533", "no_tribe_there")
FED_ANYWAY: Final = Rule("CIV-533", "fed_anyway")
UNFED_IN_ORDER: Final = Rule("CIV-533", "unfed_in_order")
TOO_FEW_UNFED: Final = Rule("CIV-533", "too_few_unfed")


def feeding_phase(g: State, _seat: int) -> Step:
    """Abilities at its start, then each player's feeding in seating order. [CIV-536, CIV-947]"""
    g.phase = 6
    renew(g, LIMIT_PHASE)
    for me in people(g):
        if me.triggers:
            yield from triggered(g, me, ON_FEEDING)
    g.plan([(FEED, seat) for seat in in_seating_order(g, g.starter)] + [(FEEDING_DONE, 0)])


def feed(g: State, me: Player) -> Step:
    """Pay for all tribes but those left unfed; strong ones lie down, weak ones die or are saved. [CIV-530..535]"""
    yield from attributes(g, me)
    unfed = yield from choose_unfed(g, me)
    paid = total_cost(g, me, unfed)
    spend(me, FOOD, paid)
    if g.notes is not None:
        g.note(FED, (me.seat, paid))
    weak = [place for place in unfed if not is_strong_place(g, place)]
    for place in unfed:
        if is_strong_place(g, place):  # a tribe laid down now does not die in the same phase: CIV-949
            lay_down(g, me, place)
    deaths = 0
    for place in weak:
        if not (yield from is_saved(g, me, place)):
            remove_tribe(g, me, place)
            deaths += 1
    yield from react_to_deaths(g, me, deaths)
    yield from complete_stages(g, me)


def choose_unfed(g: State, me: Player) -> Asking[list[int]]:
    """Tribes left unfed, in ascending order of their places: until the food is enough, then as wanted. [CIV-533]"""
    unfed: list[int] = []
    while True:
        short = not has_plenty(me) and total_cost(g, me, unfed) > me.markers[FOOD]
        place = yield UNFED.must(me.seat, tuple(unfed)) if short else UNFED.may(me.seat, tuple(unfed))
        if place == PASS:
            return unfed
        unfed.append(place)


def has_plenty(me: Player) -> bool:
    """Enough food for all tribes, even without farms and abilities."""
    return me.markers[FOOD] >= sum(me.tribes) + sum(me.wild_strong) + sum(me.wild_weak)


def is_saved(g: State, me: Player, place: int) -> Asking[bool]:
    """Deus ex machina: the Favor disc one back instead, not from the leftmost space. [CIV-535]"""
    if me.favor <= 1 or (yield DEUS.may(me.seat, (place,))) == PASS:
        return False
    lower_favor(g, me)
    if g.notes is not None:
        g.note(SAVED, (me.seat, place))
    return True


def react_to_deaths(g: State, me: Player, deaths: int) -> Step:
    """After all of them, since what reacts may move the others."""
    if me.triggers:
        for _ in range(deaths):
            yield from triggered(g, me, ON_TRIBE_DIES)


def feeding_done(g: State, _seat: int) -> Step:
    """Abilities at the end of the feeding, then the points of strong tribes. [CIV-537]"""
    for me in people(g):
        if me.triggers:
            yield from triggered(g, me, ON_FEEDING_DONE)
    for seat in in_seating_order(g, g.starter):
        score_strong(g, g.players[seat])


def score_strong(g: State, me: Player) -> None:
    """1 point for each own strong tribe, more by abilities. [CIV-537]"""
    points = sum(me.strong)
    if me.modifiers:
        outside = sum(me.wild_strong) + sum(me.aboard_strong)
        points += outside * modifier(g, me, MODIFY_STRONG_SCORE)
    gain_points(g, me, points, FROM_STRONG)
    if g.notes is not None:
        g.note(STRONG_SCORED, (me.seat, points))


# -- questions --------------------------------------------------------------------------------------------------


def why_not_unfed(g: State, ask: Ask, place: int) -> Rule | None:
    me = g.players[ask.seat]
    unfed = list(ask.about)
    if places_of(g, me).count(place) <= unfed.count(place):
        return NO_TRIBE_THERE
    if unfed and place < unfed[-1]:
        return UNFED_IN_ORDER
    if not costs_of(g, me, [place])[0]:
        return FED_ANYWAY
    if total_cost(g, me, unfed) <= me.markers[FOOD]:
        return None
    rest = [other for other in hungry(g, me, unfed) if other >= place]
    return TOO_FEW_UNFED if total_cost(g, me, unfed + rest) > me.markers[FOOD] else None


def unfed_asked(g: State, ask: Ask) -> list[int]:
    """Each place once, however many tribes there are; while food is short, only if enough others can follow."""
    me = g.players[ask.seat]
    unfed = list(ask.about)
    if not me.modifiers:
        return unfed_plainly(g, me, unfed)
    open_ones = hungry(g, me, unfed)
    short = not has_plenty(me) and total_cost(g, me, unfed) > me.markers[FOOD]
    found: list[int] = []
    for i, place in enumerate(open_ones):
        if i and open_ones[i - 1] == place:
            continue
        if short and total_cost(g, me, unfed + open_ones[i:]) > me.markers[FOOD]:
            break
        found.append(place)
    return found


def unfed_plainly(g: State, me: Player, unfed: list[int]) -> list[int]:
    """The same without abilities: then the costs of the tribes add up."""
    last = unfed[-1] if unfed else 0
    places = fed_places(g, me, unfed)
    costs = costs_of(g, me, places)
    too_much = sum(costs) - me.markers[FOOD]
    left = sum([cost for place, cost in zip(places, costs, strict=True) if place >= last])
    found: list[int] = []
    for place, cost in zip(places, costs, strict=True):
        if cost and place >= last:
            if left < too_much:
                break
            if not found or found[-1] != place:
                found.append(place)
            left -= cost
    return found


def why_not_deus(g: State, ask: Ask, value: int) -> Rule | None:
    return None


UNFED: Final = Kind("unfed", TRIBE, why_not_unfed, unfed_asked, exact=True)  # CIV-533
DEUS: Final = Kind("deus", YES, why_not_deus)  # CIV-535
