"""Phase 7: weather, the event, era scoring, the next starting civilization. [CIV-540..547, CIV-950..954]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import PASS, Ask, Asking, Kind, Rule, Step
from boardwright.games.civolution.box import LAND_TERRITORIES, Box
from boardwright.games.civolution.box_parts import Effect, Event
from boardwright.games.civolution.domains import TERRITORY, TRIBE, YES
from boardwright.games.civolution.moves import (
    changed,
    gain_points,
    lift_tribe,
    put_in_wilderness,
    remove_farm,
    remove_tribe,
    return_markers,
)
from boardwright.games.civolution.moves_cards import (
    BOAT_LOST,
    ERA_SCORED,
    EVENT_LOST,
    EVENT_WON,
    STARTER,
    WEATHER_IS,
)
from boardwright.games.civolution.names import (
    ABOARD_STRONG,
    ABOARD_WEAK,
    ERA_SCORING,
    EVENT,
    FOOD,
    FROM_ERA,
    FROM_EVENTS,
    NOBODY,
    WEATHER,
)
from boardwright.games.civolution.queries import boat_in, in_seating_order
from boardwright.games.civolution.rules.abilities import perform_all, renew, triggered
from boardwright.games.civolution.rules.activities import activities
from boardwright.games.civolution.rules.events_ranking import ranking
from boardwright.games.civolution.rules.feeding import is_saved, react_to_deaths
from boardwright.games.civolution.rules.feeding_cost import places_of
from boardwright.games.civolution.rules.income import INCOME_ACTION, as_bits, income_action, use_chip
from boardwright.games.civolution.rules.installing import complete_stages
from boardwright.games.civolution.rules.stage_partition import installed_chips
from boardwright.games.civolution.rules.supply import make_room
from boardwright.games.civolution.rules.turn_order import attributes, people
from boardwright.games.civolution.scoring import era_units
from boardwright.games.civolution.state import Player, State
from boardwright.games.civolution.vocabulary import BOAT, DO_POINTS, FARM
from boardwright.games.civolution.vocabulary_abilities import (
    COLD,
    HOT,
    LIMIT_PHASE,
    ON_ERA_SCORE,
    ON_EVENT_PHASE,
    ON_START_CIV,
    WEATHER_ACTIVITY,
    WEATHER_FOOD_OR_TRIBE,
    WEATHER_INCOME,
    WEATHER_INCOME_OR_ACTIVITY,
)

BEYOND: Final = 8
"""Added to the seat of a weather step where the indicator crossed a white line. [CIV-541]"""

NO_OWN_TRIBE: Final = Rule("CIV-542", "no_own_tribe")
NOT_BUILT_THERE: Final = Rule("CIV-953", "not_built_there")
NOT_ASHORE: Final = Rule("CIV-953", "not_ashore")

# -- weather ----------------------------------------------------------------------------------------------------


def event_phase(g: State, _seat: int) -> Step:
    """Abilities at its start; then the indicator moves, and each player meets the weather. [CIV-540, CIV-541]"""
    g.phase = 7
    renew(g, LIMIT_PHASE)
    for me in people(g):
        if me.triggers:
            yield from triggered(g, me, ON_EVENT_PHASE)
    beyond = shift_weather(g)
    g.plan([*[(WEATHER, me.seat + beyond) for me in people(g)], (EVENT, 0), (ERA_SCORING, 0)])


def shift_weather(g: State) -> int:
    """The indicator moves and stays on the gauge; BEYOND if it crossed a white line. [CIV-540, CIV-541]"""
    box: Box = g.box
    reached = g.weather + box.events[g.event].shift
    g.weather = min(COLD, max(HOT, reached))
    beyond = BEYOND if reached != g.weather else 0
    if g.notes is not None:
        g.note(WEATHER_IS, (g.weather, beyond))
    return beyond


def meet_weather(g: State, number: int) -> Step:
    """One player's share. [CIV-542, CIV-543]"""
    me = g.players[number % BEYOND]
    box: Box = g.box
    effect = box.weather_effects[g.weather]
    if number >= BEYOND:
        effect = box.weather_beyond[0 if g.weather == HOT else 1]
    yield from attributes(g, me)
    if effect == WEATHER_INCOME_OR_ACTIVITY:
        yield from income_or_activity(g, me)
    elif effect == WEATHER_INCOME:
        yield from income_action(g, me)
    elif effect == WEATHER_ACTIVITY:
        yield from activities(g, me, 1, False)
    else:
        yield from suffer(g, me, effect == WEATHER_FOOD_OR_TRIBE)
    yield from complete_stages(g, me)


def income_or_activity(g: State, me: Player) -> Step:
    """An income chip action, or instead an activity. [CIV-542]"""
    chips = as_bits(installed_chips(me))
    use = PASS
    if chips:
        use = yield INCOME_ACTION.may(me.seat, (chips,))
    if use == PASS:
        yield from activities(g, me, 1, False)
    else:
        yield from use_chip(g, me, use)


def suffer(g: State, me: Player, food_helps: bool) -> Step:
    """Return 1 food or lose a tribe; what is not there cannot be chosen. [CIV-542..544]"""
    if food_helps and me.markers[FOOD] and (not me.presence or (yield GIVE_FOOD.may(me.seat)) != PASS):
        return_markers(g, me, FOOD, 1)
        return
    if me.presence:
        place = yield LOSE.must(me.seat)
        yield from lose_tribe(g, me, place)


def lose_tribe(g: State, me: Player, place: int) -> Step:
    """Unless Deus ex machina saves it; then too the penalty is carried out. [CIV-544, CIV-950, CIV-951]"""
    if not (yield from is_saved(g, me, place)):
        remove_tribe(g, me, place)
        yield from react_to_deaths(g, me, 1)


# -- the event --------------------------------------------------------------------------------------------------


def resolve_event(g: State, _seat: int) -> Step:
    """Measured once, after the weather; then the bonuses in seating order. [CIV-545, CIV-952]"""
    box: Box = g.box
    event = box.events[g.event]
    ranks = ranking(g, event)
    for me in people(g):
        rank = ranks[me.seat]
        if rank >= 0:
            yield from receive_bonus(g, me, event, rank)
            yield from complete_stages(g, me)
    if g.notes is not None and max(ranks) < 0:
        g.note(EVENT_LOST, (g.event,))


def receive_bonus(g: State, me: Player, event: Event, rank: int) -> Step:
    """The rewards, where asked for after giving a building up. [CIV-545, CIV-953]"""
    if event.remove >= 0 and not (yield from gives_up(g, me, event)):
        return
    if g.notes is not None:
        g.note(EVENT_WON, (me.seat, g.event))
    for effect in event.rewards[rank]:
        yield from reward(g, me, effect)


def reward(g: State, me: Player, effect: Effect) -> Step:
    """Points are kept as the event's."""
    if effect.verb == DO_POINTS:
        gain_points(g, me, effect.n, FROM_EVENTS)
    else:
        yield from perform_all(g, me, [effect])


def gives_up(g: State, me: Player, event: Event) -> Asking[bool]:
    """A price that may be declined; a tribe lost with a boat is not one. [CIV-953]"""
    if len(sites_of(g, me, event.remove)) < event.removes:
        return False
    for i in range(event.removes):
        asked = (event.remove, event.removes - i)
        territory = yield GIVE_UP.must(me.seat, asked) if i else GIVE_UP.may(me.seat, asked)
        if territory == PASS:
            return False
        if event.remove == FARM:
            remove_farm(g, territory)
        else:
            yield from return_boat(g, me, territory)
    return True


def sites_of(g: State, me: Player, building: int) -> list[int]:
    """Where the own farms or boats are."""
    if building == BOAT:
        return sorted([water for water in me.boats if water != NOBODY])
    return [territory for territory in range(LAND_TERRITORIES) if g.farms[territory] == me.seat]


def return_boat(g: State, me: Player, water: int) -> Step:
    """Back to its recess with a marker; who is aboard goes ashore, or is lost. [CIV-953]"""
    boat = boat_in(me, water)
    ashore = yield from choose_shore(g, me, water)
    aboard = [ABOARD_STRONG + water] * me.aboard_strong[boat] + [ABOARD_WEAK + water] * me.aboard_weak[boat]
    deaths = 0
    for place in aboard:
        if ashore != NOBODY and (not g.rulings.boats_lost_tribes or (yield from is_saved_ashore(g, me, place))):
            put_in_wilderness(me, ashore, lift_tribe(g, me, place))
        else:
            remove_tribe(g, me, place)
            deaths += 1
    me.boats = changed(me.boats, boat, NOBODY)
    if not me.notch[boat]:
        yield from refill_notch(g, me, boat)
    if g.notes is not None:
        g.note(BOAT_LOST, (me.seat, water))
    yield from react_to_deaths(g, me, deaths)


def is_saved_ashore(g: State, me: Player, place: int) -> Asking[bool]:
    """By ruling tribes are lost with their boat; Deus ex machina lets them go ashore. [CIV-950, CIV-953]"""
    return g.rulings.deus_everywhere and (yield from is_saved(g, me, place))


def choose_shore(g: State, me: Player, water: int) -> Asking[int]:
    """One adjacent developed land territory, if there is a tribe to go ashore. [CIV-953]"""
    if not me.tribes[water] or not shores(g, water):
        return NOBODY
    return (yield ASHORE.must(me.seat, (water,)))


def shores(g: State, water: int) -> list[int]:
    return [t for t in g.land.neighbours[water] if t < LAND_TERRITORIES and g.tile[t] != NOBODY]


def refill_notch(g: State, me: Player, boat: int) -> Step:
    """From supply, if it can. [CIV-933, CIV-953]"""
    if not me.supply:
        yield from make_room(g, me, NOBODY, 1)
    if me.supply:
        me.supply -= 1
        me.notch = changed(me.notch, boat, 1)


# -- era scoring ------------------------------------------------------------------------------------------------


def era_scoring(g: State, _seat: int) -> Step:
    """The era's category for everybody, then the next starting civilization. [CIV-546, CIV-547]"""
    box: Box = g.box
    category = g.era_tiles[g.era - 1]
    units = [era_units(g, they, category) for they in g.players]
    for they in g.players:
        points = units[they.seat] * box.era_values[g.era - 1]
        gain_points(g, they, points, FROM_ERA + category)
        if g.notes is not None:
            g.note(ERA_SCORED, (they.seat, category, points))
    for me in people(g):
        if me.triggers:
            yield from triggered(g, me, ON_ERA_SCORE, 1 if units[me.seat] == max(units) else 0)
    g.starter = next_starter(g, units)
    if g.notes is not None:
        g.note(STARTER, (g.starter,))
    starter = g.players[g.starter]
    if starter.triggers:
        yield from triggered(g, starter, ON_START_CIV)


def next_starter(g: State, units: list[int]) -> int:
    """Who scored most; of tied players the next after the outgoing one, itself last. [CIV-547, CIV-954]"""
    most = max(units)
    for seat in in_seating_order(g, g.starter + 1):
        if units[seat] == most:
            return seat
    return g.starter


# -- questions --------------------------------------------------------------------------------------------------


def why_not_give_food(g: State, ask: Ask, value: int) -> Rule | None:
    return None


def why_not_lose(g: State, ask: Ask, place: int) -> Rule | None:
    return None if place in tribes_to_lose(g, ask) else NO_OWN_TRIBE


def tribes_to_lose(g: State, ask: Ask) -> list[int]:
    return sorted(dict.fromkeys(places_of(g, g.players[ask.seat])))


def why_not_give_up(g: State, ask: Ask, territory: int) -> Rule | None:
    return None if territory in sites_asked(g, ask) else NOT_BUILT_THERE


def sites_asked(g: State, ask: Ask) -> list[int]:
    return sites_of(g, g.players[ask.seat], ask.about[0])


def why_not_ashore(g: State, ask: Ask, territory: int) -> Rule | None:
    return None if territory in shores(g, ask.about[0]) else NOT_ASHORE


def shores_asked(g: State, ask: Ask) -> list[int]:
    return shores(g, ask.about[0])


GIVE_FOOD: Final = Kind("give_food", YES, why_not_give_food)  # CIV-542
LOSE: Final = Kind("lose", TRIBE, why_not_lose, tribes_to_lose, exact=True)  # CIV-542
GIVE_UP: Final = Kind("give_up", TERRITORY, why_not_give_up, sites_asked, exact=True)  # CIV-953
ASHORE: Final = Kind("ashore", TERRITORY, why_not_ashore, shores_asked, exact=True)  # CIV-953
