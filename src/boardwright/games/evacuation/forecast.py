"""What a choice brings as far as the seat can know, and how the players stand; from the view alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from boardwright.core.ask import PASS, Ask, Rule
from boardwright.games.evacuation.domains import CARD_ACTION, REFRESH_INFRASTRUCTURE, REFRESH_SHIPS, REFRESH_STADIUMS
from boardwright.games.evacuation.phrases import _, ngettext
from boardwright.games.evacuation.queries import action_group, happy_faces, stadium_faces
from boardwright.games.evacuation.queries_map import is_met, settling_steel
from boardwright.games.evacuation.queries_words import generous, next_tile, profile
from boardwright.games.evacuation.refusals_transport import PRINTED_ENERGY, energy_to_fly
from boardwright.games.evacuation.scoring import sheet
from boardwright.games.evacuation.sight import seen
from boardwright.games.evacuation.vocabulary import REQUIREMENT_MISSING, RETURN_COST
from boardwright.games.evacuation.words import words

if TYPE_CHECKING:
    from boardwright.core.game import Points
    from boardwright.games.evacuation.view import View
    from boardwright.games.evacuation.words import Words

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
    if value == PASS or foresee is None:
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

    def cubes(self, place: int, more: int) -> str:
        """A place of cubes before and after."""
        before = self.me.cubes[place]
        return self.change(self.words.resource(place % 3), before, before + more)

    def production(self, rises: list[int]) -> str:
        """NW production before and after."""
        before = self.me.production
        after = [have + more for have, more in zip(before, rises, strict=True)]
        return self.words.say(_("production {before} -> {after}"), before=slashed(before), after=slashed(after))

    def old_production(self, without: int) -> str:
        """What the OW sites make, before and after one of them is evacuated."""
        makes = self.view.box.old.produces
        up = [tile for tile in range(len(self.view.box.old.ids)) if self.me.up >> tile & 1]
        before = [sum(makes[tile * 3 + each] for tile in up) for each in range(3)]
        after = [have - makes[without * 3 + each] for each, have in enumerate(before)]
        return self.words.say(_("Old World income {before} -> {after}"), before=slashed(before), after=slashed(after))


def slashed(numbers: list[int]) -> str:
    return "/".join([str(number) for number in numbers])


# -- by the name of the Kind ------------------------------------------------------------------------------------


def of_action(o: Outlook, value: int) -> str:
    """Its energy, and the power of the year."""
    if value == CARD_ACTION:
        return ""
    energy = o.seen.energy[action_group(o.g, value) - 1]
    power = o.change(o.words.say(_("power")), o.seen.power, o.seen.power + o.view.box.board.powers[value])
    return ", ".join([power, o.words.say(_("costs {n} energy"), n=energy)] if energy else [power])


def of_energy(o: Outlook, value: int) -> str:
    return o.words.say(_("{n} from the New World"), n=o.about[1] - value)


def of_gain(o: Outlook, value: int) -> str:
    return o.cubes(value, 1)


def of_pay(o: Outlook, value: int) -> str:
    return o.cubes(value, -1)


def of_exchange(o: Outlook, value: int) -> str:
    out, come = value // 3, value // 9 * 3 + value % 3
    return f"{o.cubes(out, -1)}, {o.cubes(come, 1)}"


def of_prefab(o: Outlook, value: int) -> str:
    return o.words.say(_("{n} left in reserve"), n=o.me.reserve[value % 3] - 1)


def of_clone(o: Outlook, value: int) -> str:
    people = o.words.say(_("people"))
    return o.change(people, o.me.people, o.me.people + o.about[1])


def of_settlement(o: Outlook, value: int) -> str:
    """Steel, and what the people raise; the factories raise their own types."""
    new = o.view.box.map
    steel = settling_steel(o.g, o.me, value, o.about[0] if o.about else 0)
    rises = people_raise(o, value)
    told = [o.production(rises)] if any(rises) else []
    factories = new.factory_spots[value]
    told += [o.words.count(*ngettext("{n} factory to place", "{n} factories to place"), factories)] if factories else []
    told += [o.words.say(_("costs {n} steel"), n=steel)] if steel else []
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
    """Is what the card asks for met?"""
    if value == REFRESH_INFRASTRUCTURE:
        return ""
    missing = o.me.modifiers[REQUIREMENT_MISSING]
    if not is_met(o.g, o.me, o.view.box.infrastructure.requires[value], missing):
        return o.words.say(_("not met yet"))
    production = o.view.box.infrastructure.production[value * 3 : value * 3 + 3]
    return o.production(production) if value in o.me.hand else o.words.say(_("met now"))


def of_ship(o: Outlook, value: int) -> str:
    """What the flight costs where it is not what is printed."""
    if value == REFRESH_SHIPS:
        return ""
    energy = energy_to_fly(o.g, o.me, value, PRINTED_ENERGY)
    return o.words.say(_("flight now {n} energy"), n=energy) if energy != o.view.box.ships.flights[value] else ""


def of_stadium(o: Outlook, value: int) -> str:
    if value == REFRESH_STADIUMS:
        return ""
    before = happy_faces(o.g, o.me)
    return o.change(o.words.say(_("happy faces")), before, before + o.view.box.stadiums.faces[value])


def of_flight(o: Outlook, value: int) -> str:
    return o.cubes(0, -energy_to_fly(o.g, o.me, value, o.about[1]))


def of_return(o: Outlook, value: int) -> str:
    return o.cubes(3, -o.me.modifiers[RETURN_COST])


def of_evacuation(o: Outlook, value: int) -> str:
    return o.old_production(value)


def of_space(o: Outlook, value: int) -> str:
    """The steps, and the transitions passed on the way."""
    passed = o.view.box.tracks[profile(o.view)].passed
    marker = o.about[0]
    before, after = o.me.markers[marker] // 3, value // 3
    told = [o.words.count(*ngettext("{n} step", "{n} steps"), after - before)]
    passes = range(passed[before] + 1, passed[after] + 1)
    told += [o.words.say(_("passes transition {n}"), n=transition) for transition in passes]
    return ", ".join(told)


def of_level(o: Outlook, value: int) -> str:
    power = o.me.power + o.about[1] + value
    return o.words.say(_("power {n} so far"), n=power)


def of_objective(o: Outlook, value: int) -> str:
    cards = o.view.box.objectives
    return o.words.points(cards.points[value])


FORESEEN: Final[dict[str, Callable[[Outlook, int], str]]] = {
    "action": of_action,
    "energy": of_energy,
    "gain": of_gain,
    "pay": of_pay,
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
    "fly": of_flight,
    "return": of_return,
    "evacuate": of_evacuation,
    "space": of_space,
    "level": of_level,
    "objective": of_objective,
}
