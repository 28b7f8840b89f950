"""What a choice brings as far as the seat can know, and how the players stand; from the view alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from boardwright.core.ask import PASS, Ask, Rule
from boardwright.games.evacuation.domains import CARD_ACTION, REFRESH_INFRASTRUCTURE, REFRESH_SHIPS, REFRESH_STADIUMS
from boardwright.games.evacuation.phrases import CROSSED, _, ngettext
from boardwright.games.evacuation.queries import action_group, happy_faces, stadium_faces
from boardwright.games.evacuation.queries_end import HIGH
from boardwright.games.evacuation.queries_map import is_met, settling_steel
from boardwright.games.evacuation.queries_words import generous, next_tile, profile
from boardwright.games.evacuation.refusals_transport import PRINTED_ENERGY, energy_to_fly
from boardwright.games.evacuation.rules.bonuses import as_ruled, bonuses_won
from boardwright.games.evacuation.scoring import sheet
from boardwright.games.evacuation.sight import seen
from boardwright.games.evacuation.vocabulary import ANY_PREFAB_PAYMENT, REQUIREMENT_MISSING, RETURN_COST, STEEL
from boardwright.games.evacuation.words import words

if TYPE_CHECKING:
    from boardwright.core.game import Points
    from boardwright.games.evacuation.view import View
    from boardwright.games.evacuation.words import Words

MANY: Final = 10
"""More than any infrastructure card asks for."""
OPPONENT_FACES: Final = Rule("EVA-962", "opponent_faces")


def standing(view: View) -> list[tuple[int, Points]]:
    """For each player the points so far, in a race the lowest marker and what lowers it; then the opponent's faces."""
    g = seen(view)
    found: list[tuple[int, Points]] = [(me.seat, sheet(g, me)) for me in g.players]
    if view.solo or view.taken:
        found.append((view.seats, [(OPPONENT_FACES, stadium_faces(g, g.taken))]))
    return found


def forecast(view: View, ask: Ask, value: int, said: Words | None = None) -> str:
    """In a few words what an option brings; "" where there is nothing to say."""
    foresee = FORESEEN.get(ask.kind.name)
    if foresee is None or (value == PASS and ask.kind.name != "action"):
        return ""
    return foresee(Outlook(view, ask, said or words("en")), value)


class Outlook:
    """A question with the table as the view shows it, and the words to tell in."""

    def __init__(self, view: View, ask: Ask, words: Words) -> None:
        self.view = view
        self.about = ask.about
        self.words = words
        self.g = seen(view)
        self.me = self.g.players[ask.seat]
        self.seen = view.players[ask.seat]

    def change(self, what: str, before: int, after: int) -> str:
        """`energy 3 -> 2`."""
        return f"{what} {before} -> {after}"

    def cubes(self, *places: tuple[int, int]) -> str:
        """Places of cubes of one world, each with what comes or goes: `Old World: energy 3 -> 2`."""
        told = [
            self.change(self.words.resource(place % 3), self.me.cubes[place], self.me.cubes[place] + more)
            for place, more in places
        ]
        return f"{self.words.world(places[0][0] // 3)}: {', '.join(told)}"

    def changes(self, before: list[int], rises: list[int]) -> str:
        """What changes of energy, steel and food."""
        told = [self.change(self.words.resource(each), before[each], before[each] + n) for each, n in enumerate(rises)]
        return ", ".join([text for text, more in zip(told, rises, strict=True) if more])

    def production(self, rises: list[int]) -> str:
        """NW production before and after."""
        return self.changes(self.me.production, rises)

    def lowest(self, rises: list[int], factories: int) -> list[str]:
        """The lowest marker before and after, if it rises: factories that wait go where they help most."""
        after, waiting = (
            [have + more for have, more in zip(self.me.production, rises, strict=True)],
            self.me.factories[3:],
        )
        for _factory in range(factories):
            types = [each for each in range(3) if waiting[each]]
            if types:
                best = min(types, key=lambda each: after[each])
                after[best] += 1
                waiting[best] -= 1
        before = min(self.me.production)
        return [self.change(self.words.say(_("lowest")), before, min(after))] if min(after) > before else []

    def old_production(self, without: int) -> str:
        """What the OW sites make, before and after one of them is evacuated."""
        makes = self.view.box.old.produces
        up = [tile for tile in range(len(self.view.box.old.ids)) if self.me.up >> tile & 1]
        before = [sum(makes[tile * 3 + each] for tile in up) for each in range(3)]
        lost = [-makes[without * 3 + each] for each in range(3)]
        return self.words.say(_("Old World income: {changes}"), changes=self.changes(before, lost))


# -- by the name of the Kind ------------------------------------------------------------------------------------


def of_action(o: Outlook, value: int) -> str:
    """Its energy, and the power of the year; where that must be exact, whether it wins a bonus."""
    if value == PASS:
        return of_passing(o)
    if value == CARD_ACTION:
        return ""
    energy, power = o.seen.energy[action_group(o.g, value) - 1], o.me.power + o.view.box.board.powers[value]
    told = [o.change(o.words.say(_("power")), o.me.power, power)]
    told += [o.words.say(_("a bonus"))] if not o.g.rulings.generous and bonuses_won(o.g, o.me, power) else []
    return ", ".join(told + ([o.words.say(_("costs {n} energy"), n=energy)] if energy else []))


def of_passing(o: Outlook) -> str:
    """The power to end the year with and its bonus, unless a card's power is still to be chosen. [EVA-702, EVA-907]"""
    if any(len(o.view.box.cards.powers[card]) > 1 for card in o.me.face_up):
        return ""
    high, low = o.view.box.bonuses.high_effects, o.view.box.bonuses.low_effects
    won = [
        as_ruled(o.g, (high if each == HIGH else low)[o.g.bonuses[0]]) for each in bonuses_won(o.g, o.me, o.me.power)
    ]
    told = o.words.say(_(" or ")).join(["; ".join([o.words.effect(each) for each in effects]) for effects in won])
    bonus = o.words.say(_("bonus: {effects}"), effects=told) if won else o.words.say(_("no bonus"))
    return o.words.say(_("power {n}, {bonus}"), n=o.me.power, bonus=bonus)


def of_energy(o: Outlook, value: int) -> str:
    return o.words.say(_("{n} from the New World"), n=o.about[1] - value)


def of_gain(o: Outlook, value: int) -> str:
    return o.cubes((value, 1))


def of_pay(o: Outlook, value: int) -> str:
    return o.cubes((value, -1))


def of_exchange(o: Outlook, value: int) -> str:
    out, come = value // 3, value // 9 * 3 + value % 3
    return o.cubes((out, -1), (come, 1))


def of_prefab(o: Outlook, value: int) -> str:
    """The cube of its type, unless it is free or another one may pay."""
    pays = not o.about[0] and not o.me.modifiers[ANY_PREFAB_PAYMENT]
    left = o.words.say(_("{n} left in reserve"), n=o.me.reserve[value % 3] - 1)
    return f"{o.cubes((value, -1))}, {left}" if pays else f"{o.words.world(value // 3)}: {left}"


def of_clone(o: Outlook, value: int) -> str:
    people = o.words.say(_("people"))
    return o.change(people, o.me.people, o.me.people + o.about[1])


def of_settlement(o: Outlook, value: int) -> str:
    """The lowest marker, what the people raise, factories, which raise their own types, and steel."""
    new = o.view.box.map
    steel = settling_steel(o.g, o.me, value, o.about[0] if o.about else 0)
    rises, factories = people_raise(o, value), new.factory_spots[value]
    told = o.lowest(rises, factories)
    counted = [o.words.count(*ngettext("{n} factory", "{n} factories"), factories)]
    counted = counted if factories and not told else []  # the lowest marker has them in it
    told += ([o.production(rises)] if any(rises) else []) + counted
    told += [f"−{o.words.amount(STEEL, steel)}"] if steel else []
    return ", ".join(told)


def people_raise(o: Outlook, site: int) -> list[int]:
    """What its population spots raise, by ruling food alone. [EVA-452, INT-15]"""
    rises = o.view.box.map.rises[site * 3 : site * 3 + 3]
    return [0, 0, sum(rises)] if o.g.rulings.people_food else rises


def of_marker(o: Outlook, value: int) -> str:
    before = o.me.production[value]
    return o.change(o.words.resource(value), before, before + 1)


def of_research(o: Outlook, value: int) -> str:
    """Does it complete the tile, and what is the tile?"""
    done = o.me.research[value]
    tile = next_tile(o.view, o.me.seat, value)
    text = o.words.technology_text(o.view.box, tile, generous(o.view))
    told = _("first of two: {what}") if done % 2 else _("completes it: {what}")
    return o.words.say(told, what=text)


def of_infrastructure(o: Outlook, value: int) -> str:
    """What the card raises, its price, and how much is missing of what it asks for."""
    if value == REFRESH_INFRASTRUCTURE:
        return ""
    cards, missing = o.view.box.infrastructure, sites_missing(o, value)
    cost = o.words.cost(o.words.three(cards.costs, value))
    raised = o.words.cubes(o.words.three(cards.production, value))
    told = [o.words.say(_("+{cubes} for {cost}"), cubes=raised, cost=cost)]
    if value in o.me.hand and not missing:
        told = [o.production(o.words.three(cards.production, value)), o.words.say(_("costs {cubes}"), cubes=cost)]
    return ", ".join([*told, short(o, missing)])


def sites_missing(o: Outlook, card: int) -> int:
    """How many sites are missing to meet an infrastructure card; MANY where it is something else. [EVA-434]"""
    waived, needs = o.me.modifiers[REQUIREMENT_MISSING], o.view.box.infrastructure.requires[card]
    return next((less for less in range(MANY) if is_met(o.g, o.me, needs, waived + less)), MANY)


def short(o: Outlook, missing: int) -> str:
    if not missing:
        return o.words.say(_("met now"))
    if missing == MANY:
        return o.words.say(_("not met yet"))
    return o.words.count(*ngettext("{n} site missing", "{n} sites missing"), missing)


def of_ship(o: Outlook, value: int) -> str:
    """What it is, and what its flight costs, where that is not what is printed."""
    if value == REFRESH_SHIPS:
        return ""
    energy = energy_to_fly(o.g, o.me, value, PRINTED_ENERGY)
    if energy == o.view.box.ships.flights[value]:
        return ""
    return "; ".join([*o.words.of_offered_ship(o.view.box, value), o.words.say(_("flight now {n} energy"), n=energy)])


def of_stadium(o: Outlook, value: int) -> str:
    if value == REFRESH_STADIUMS:
        return ""
    before = happy_faces(o.g, o.me)
    faces = o.change(o.words.say(_("happy faces")), before, before + o.view.box.stadiums.faces[value])
    return f"{o.words.costing(o.view.box.stadiums.costs, value)}, {faces}"


def of_world(o: Outlook, value: int) -> str:
    """What the world has to pay with."""
    return o.words.say(_("has {cubes}"), cubes=o.words.cost(o.words.three(o.me.cubes, value)))


def of_load(o: Outlook, value: int) -> str:
    return o.cubes((value, -1))


def of_flight(o: Outlook, value: int) -> str:
    return o.cubes((0, -energy_to_fly(o.g, o.me, value, o.about[1])))


def of_return(o: Outlook, value: int) -> str:
    energy = o.me.modifiers[RETURN_COST]
    return o.cubes((3, -energy)) if energy else o.words.say(_("free"))


def of_evacuation(o: Outlook, value: int) -> str:
    return o.old_production(value)


def of_space(o: Outlook, value: int) -> str:
    """The steps, what the other marker then has left, and the transitions passed on the way."""
    passed = o.view.box.tracks[profile(o.view)].passed
    marker = o.about[0]
    before, after = o.me.markers[marker] // 3, value // 3
    told = [o.words.count(*ngettext("{n} step", "{n} steps"), after - before)]
    left = o.view.steps - after + before
    told += [o.words.say(_("{n} left"), n=left)] if left else []
    crossed = range(passed[before] + 1, passed[after] + 1)
    return "; ".join(
        [", ".join(told), *[crossing(o, each, o.seen.transitions[1 - marker] >= each) for each in crossed]]
    )


def crossing(o: Outlook, transition: int, is_second: bool) -> str:
    """What passing a transition does for the first or the second marker. [EVA-621..625]"""
    told, does = o.words.say(_("passes transition {n}"), n=transition), CROSSED[transition - 1][is_second]
    return f"{told}: {o.words.say(does)}" if does else told


def of_level(o: Outlook, value: int) -> str:
    power = o.me.power + o.about[1] + value
    return o.words.say(_("power {n} so far"), n=power)


def of_objective(o: Outlook, value: int) -> str:
    """Its price, what it raises, its points; that its condition is met was seen when it was taken."""
    cards = o.view.box.objectives
    raised = o.words.cubes(cards.production[value * 4 : value * 4 + 4])
    told = [o.words.costing(cards.costs, value), o.words.say(_("production of {cubes}"), cubes=raised)]
    return ", ".join([*told, o.words.points(cards.points[value])])


FORESEEN: Final[dict[str, Callable[[Outlook, int], str]]] = {
    "action": of_action,
    "energy": of_energy,
    "gain": of_gain,
    "pay": of_pay,
    "world": of_world,
    "exchange": of_exchange,
    "prefab": of_prefab,
    "clone": of_clone,
    "settle": of_settlement,
    "factory": of_marker,
    "raise": of_marker,
    "research": of_research,
    "infrastructure": of_infrastructure,
    "ship": of_ship,
    "stadium": of_stadium,
    "load": of_load,
    "fly": of_flight,
    "return": of_return,
    "evacuate": of_evacuation,
    "space": of_space,
    "level": of_level,
    "objective": of_objective,
}
