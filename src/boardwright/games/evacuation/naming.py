"""Names and descriptions of things on the table: short ones for the log, longer ones for choosing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from boardwright.games.evacuation import notes_told, sentences
from boardwright.games.evacuation.abilities import abilities
from boardwright.games.evacuation.domains import CARD_ACTION, REFRESH_INFRASTRUCTURE, REFRESH_SHIPS, REFRESH_STADIUMS
from boardwright.games.evacuation.phrases import _, ngettext
from boardwright.games.evacuation.state import FIRST_GOAL
from boardwright.games.evacuation.telling import BIOMES, FACTORIES, SYMBOLS, Telling
from boardwright.games.evacuation.vocabulary import FACTORY, OCEAN, POPULATION, VERBS

if TYPE_CHECKING:
    from boardwright.games.evacuation.box import Box


class Naming(Telling):
    """Sentences in one language about the things of an edition."""

    def three(self, numbers: list[int], item: int) -> list[int]:
        """The energy, steel and food of an item in a flat list."""
        return numbers[item * 3 : item * 3 + 3]

    def about(self, name: str, facts: list[str]) -> str:
        """`Lantern (bays yellow and gray, room for 1 cube)`."""
        told = "; ".join([fact for fact in facts if fact])
        return f"{name} ({told})" if told else name

    def costing(self, costs: list[int], item: int) -> str:
        return self.say(_("costs {cubes}"), cubes=self.cost(self.three(costs, item)))

    def faces(self, number: int) -> str:
        return self.count(*ngettext("{n} happy face", "{n} happy faces"), number)

    # -- the Old World ------------------------------------------------------------------------------------------

    def tile(self, box: Box, tile: int) -> str:
        """A site of the Old World, `L4, steel factory`."""
        return f"{box.old.ids[tile].upper()}, {self.holding(box, tile)}"

    def holding(self, box: Box, tile: int) -> str:
        """What a site of the Old World is."""
        kind = box.old.kinds[tile]
        if kind == FACTORY:
            return self.say(FACTORIES[box.old.factories[tile]])
        return self.persons(box.old.people[tile]) if kind == POPULATION else self.say(_("ocean"))

    def tile_facts(self, box: Box, tile: int, edge: int) -> str:
        """`L4, steel factory (edge yellow; makes 2 steel)`."""
        is_ocean = box.old.kinds[tile] == OCEAN
        colour = "" if is_ocean else self.say(_("edge {colour}"), colour=self.colour(box, edge))
        makes = self.say(_("makes {cubes}"), cubes=self.cubes(self.three(box.old.produces, tile)))
        return self.about(self.tile(box, tile), [colour, makes])

    def colour(self, box: Box, colour: int) -> str:
        return self.name(box.old.colour_names[colour]).lower()

    def persons(self, number: int) -> str:
        return self.count(*ngettext("{n} person", "{n} people"), number)

    # -- the New World ------------------------------------------------------------------------------------------

    def site(self, box: Box, site: int) -> str:
        """A site of the New World, `D4`; a number where this edition's map has none."""
        return box.map.ids[site].upper() if site < len(box.map.ids) else str(site + 1)

    def site_facts(self, box: Box, site: int) -> str:
        """`D4 (desert; 1 factory; 2 people: 2 food and 1 steel; needs triangle)`."""
        new = box.map
        if site >= len(new.ids):
            return self.site(box, site)
        factories = new.factory_spots[site]
        told = [self.say(BIOMES[new.biomes[site]])]
        told += [self.count(*ngettext("{n} factory", "{n} factories"), factories)] if factories else []
        if new.people_spots[site]:
            rise = self.cubes(self.three(new.rises, site))
            told.append(
                self.say(_("{people}: production of {cubes}"), people=self.persons(new.people_spots[site]), cubes=rise)
            )
        symbols = [self.say(name) for number, name in enumerate(SYMBOLS) if new.symbols[site] >> number & 1]
        told += [self.say(_("needs {symbols}"), symbols=self.listed(symbols))] if symbols else []
        return self.about(self.site(box, site), told)

    def space(self, box: Box, space: int, profile: int) -> str:
        """A space of the progress track with what it brings."""
        if space < len(sentences.LANES):
            return self.say(sentences.START)
        track = box.tracks[profile]
        name = self.say(sentences.LANES[space % 3], n=space // 3)
        if space >= len(track.symbols):
            return name
        symbol = track.symbols[space]
        brings = [self.effect(each) for each in track.effects[space]] + [self.say(SYMBOLS[symbol])] * (symbol >= 0)
        return self.about(name, brings)

    # -- cards and tiles ----------------------------------------------------------------------------------------

    def ship(self, box: Box, ship: int) -> str:
        return self.say(sentences.REFRESH) if ship == REFRESH_SHIPS else self.name(box.ships.names[ship])

    def of_ship(self, box: Box, ship: int) -> list[str]:
        """Its bays, its room and what it flies for."""
        ships = box.ships
        bays = [self.colour(box, bay) for bay in ships.bays[ship]]
        told = [self.count(*ngettext("bay {bays}", "bays {bays}"), len(bays), bays=self.listed(bays))] if bays else []
        if ships.building[ship]:
            told.append(self.say(_("building capacity {n}"), n=ships.building[ship]))
        if ships.resources[ship]:
            told.append(self.count(*ngettext("room for {n} cube", "room for {n} cubes"), ships.resources[ship]))
        told.append(self.say(_("flight {n} energy"), n=ships.flights[ship]))
        return told

    def ship_facts(self, box: Box, ship: int) -> str:
        """`Lantern (bays yellow and gray; room for 1 cube; flight 2)`."""
        return self.about(self.ship(box, ship), self.of_ship(box, ship))

    def of_offered_ship(self, box: Box, ship: int) -> list[str]:
        """Its price, then as above."""
        return [self.costing(box.ships.costs, ship), *self.of_ship(box, ship)]

    def ship_offer(self, box: Box, ship: int) -> str:
        return self.about(self.ship(box, ship), self.of_offered_ship(box, ship))

    def stadium(self, box: Box, stadium: int) -> str:
        return self.say(sentences.REFRESH) if stadium == REFRESH_STADIUMS else self.name(box.stadiums.names[stadium])

    def stadium_facts(self, box: Box, stadium: int) -> str:
        return self.about(self.stadium(box, stadium), [self.faces(box.stadiums.faces[stadium])])

    def stadium_offer(self, box: Box, stadium: int) -> str:
        told = [self.faces(box.stadiums.faces[stadium]), self.costing(box.stadiums.costs, stadium)]
        return self.about(self.stadium(box, stadium), told)

    def infrastructure_card(self, box: Box, card: int) -> str:
        if card == REFRESH_INFRASTRUCTURE:
            return self.say(sentences.REFRESH)
        name = self.name(box.infrastructure.names[card])
        return f"{name} {box.infrastructure.ids[card].upper().replace('_', '-')}"  # there are twins

    def infrastructure_facts(self, box: Box, card: int) -> str:
        """`Canal Lock I-1 (2 tundra sites with a factory: production of 1 steel; costs 1 food)`."""
        cards = box.infrastructure
        needs = self.conditions(cards.requires[card])
        brings = self.say(
            _("{needs}: production of {cubes}"), needs=needs, cubes=self.cubes(self.three(cards.production, card))
        )
        return self.about(self.infrastructure_card(box, card), [brings, self.costing(cards.costs, card)])

    def technology(self, box: Box, tile: int) -> str:
        return self.name(box.technologies.names[tile])

    def technology_text(self, box: Box, tile: int, generous: bool) -> str:
        """What a tile does, shows and asks for."""
        tiles = box.technologies
        told = abilities(self, tiles.modifiers[tile], generous)
        if tiles.one_time[tile]:
            told.append(self.say(_("Once: {effects}"), effects=self.effects(tiles.effects[tile])))
        if tiles.symbols[tile] >= 0:
            told.append(self.say(_("Settlement symbol: {symbol}."), symbol=self.say(SYMBOLS[tiles.symbols[tile]])))
        if tiles.faces[tile]:
            told.append(f"{self.faces(tiles.faces[tile])}.")
        return " ".join(told)

    def goal(self, box: Box, goal: int) -> str:
        return self.name(box.goals.names[goal - FIRST_GOAL])

    def goal_facts(self, box: Box, goal: int) -> str:
        """`Wide Realm (8 sites; 13 points)`."""
        card = goal - FIRST_GOAL
        points = self.points(box.goals.points[card])
        return self.about(self.goal(box, goal), [self.conditions(box.goals.conditions[card]), points])

    def points(self, number: int) -> str:
        return self.count(*ngettext("{n} point", "{n} points"), number)

    def objective(self, box: Box, card: int) -> str:
        return self.name(box.objectives.names[card])

    def objective_facts(self, box: Box, card: int) -> str:
        cards = box.objectives
        brings = self.say(_("production of {cubes}"), cubes=self.cubes(cards.production[card * 4 : card * 4 + 4]))
        told = [self.conditions(cards.conditions[card]), self.costing(cards.costs, card), brings]
        return self.about(self.objective(box, card), [*told, self.points(cards.points[card])])

    def card(self, box: Box, card: int) -> str:
        return self.name(box.cards.names[card])

    def card_facts(self, box: Box, card: int) -> str:
        """`Field Notes (power 1 or 3; Research 1 time. / Gain 1 cube of any type.)`."""
        powers = self.say(_(" or ")).join([str(power) for power in box.cards.powers[card]])
        told = [self.say(_("power {n}"), n=powers), self.parts(box.cards.parts[card])]
        return self.about(self.card(box, card), told)

    def part(self, box: Box, card: int, part: int) -> str:
        """A part of an action card; the card may have fewer."""
        parts = box.cards.parts[card]
        return self.effects(parts[part] if part < len(parts) else [])

    def action(self, box: Box, action: int) -> str:
        """A board action by what it does."""
        if action == CARD_ACTION:
            return self.say(sentences.CARD_ACTION)
        return self.effects(box.board.effects[action])[:-1]

    def short(self, box: Box, action: int) -> str:
        """A board action in a word or two."""
        effects = box.board.effects[action]
        told = [self.say(SHORT[VERBS[each[0]]]) if VERBS[each[0]] in SHORT else self.effect(each) for each in effects]
        text = " + ".join(told)
        return text[:1].upper() + text[1:]

    def space_facts(self, box: Box, space: int, profile: int) -> str:
        """A space of the progress track as short as can be: `step 8 A: gain 1 food`."""
        step, lane = divmod(space, 3)
        name = self.say(SPACES[lane], n=step)
        _long, _open, brings = self.space(box, space, profile).partition(" (")
        return f"{name}: {brings[:-1]}" if brings else name

    def bonus_card(self, box: Box, card: int, profile: int) -> str:
        """Both numbers of a year-end bonus with what they bring."""
        at = profile * len(box.bonuses.ids) + card
        low, high = self.effects(box.bonuses.low_effects[card]), self.effects(box.bonuses.high_effects[card])
        return f"{box.bonuses.low[at]}: {low} {box.bonuses.high[at]}: {high}"

    def solo_card(self, box: Box, card: int) -> str:
        """`A3: stadium; settlement along arrow A`."""
        told = [self.say(SOLO[action], arrow="AB"[arrow]) for action, arrow in box.solo.actions[card]]
        return f"{box.solo.ids[card].upper()} ({', '.join(told)})"

    # -- places of cubes ----------------------------------------------------------------------------------------

    def cube(self, cube: int, number: int = 1) -> str:
        """`1 steel (New World)`."""
        return self.about(self.amount(cube % 3, number), [self.world(cube // 3)])

    def factory(self, place: int) -> str:
        """`steel factory (Old World)`."""
        return self.about(self.say(FACTORIES[place % 3]), [self.world(place // 3)])

    def swap(self, exchange: int, counted: bool = True) -> str:
        """`1 food for 1 steel (Old World)`, or without the numbers."""
        kinds = (exchange // 3 % 3, exchange % 3)
        out, come = [self.amount(each, 1) if counted else self.resource(each) for each in kinds]
        return self.about(self.say(_("{out} for {come}"), out=out, come=come), [self.world(exchange // 9)])

    def marker(self, marker: int) -> str:
        return self.say(notes_told.MARKERS[marker])


SHORT: Final[dict[str, str]] = {
    "gain": _("cube"),
    "exchange": _("exchange"),
    "infrastructure": _("infrastructure"),
    "research": _("research"),
    "settle": _("settle"),
    "build_ship": _("build a ship"),
    "build_stadium": _("build a stadium"),
    "prefab": _("prefabricate"),
    "clone": _("clone"),
}
"""Effects of board actions by their verbs."""
SPACES: Final = [_("step {n}, passing lane"), _("step {n} A"), _("step {n} B")]
SOLO: Final = [_("ship"), _("infrastructure"), _("stadium"), _("settlement along arrow {arrow}")]

# By the name of a domain: just the name of a thing.
NAMES: Final[dict[str, Callable[[Naming, Any, int], str]]] = {
    "action": Naming.action,
    "card": Naming.card,
    "goal": Naming.goal,
    "tile": Naming.tile,
    "site": Naming.site,
    "ship": Naming.ship,
    "stadium": Naming.stadium,
    "infrastructure": Naming.infrastructure_card,
    "technology": Naming.technology,
    "objective": Naming.objective,
    "solo_card": Naming.solo_card,
    "resource": lambda w, box, value: w.resource(value),
    "world": lambda w, box, value: w.world(value),
    "cube": lambda w, box, value: w.cube(value),
    "exchange": lambda w, box, value: w.swap(value),
    "marker": lambda w, box, value: w.marker(value),
    "column": lambda w, box, value: w.say(sentences.COLUMNS[value]),
    "bonus": lambda w, box, value: w.say(sentences.BONUS_SIDES[value]),
    "yes": lambda w, box, value: w.say(_("yes")),
}
