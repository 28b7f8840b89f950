"""What cards, tiles and spaces do, in words made from their data; the base of Words."""

from __future__ import annotations

from collections.abc import Callable
from gettext import NullTranslations
from typing import TYPE_CHECKING, Final

from boardwright.games.evacuation.phrases import _, ngettext
from boardwright.games.evacuation.vocabulary import (
    ANY,
    BUILD_DISCOUNT,
    BUILD_FREE,
    BUILD_FREE_REFRESH,
    BUILD_MIXED,
    BUILD_SHIP,
    CARRY_FACTORIES,
    CARRY_STADIUMS,
    CLONE_FOOD,
    COLUMNS_COMPLETE,
    DIFFERENT_BIOMES,
    EITHER,
    EVACUATED,
    EVACUATED_ALL,
    FACES,
    FLY_ENERGY,
    GAIN_CUBES,
    GAIN_WORLD,
    INFRASTRUCTURE_DISCOUNT,
    INFRASTRUCTURE_FREE,
    INFRASTRUCTURE_FULFILLED,
    INFRASTRUCTURE_ONLY,
    LINE,
    LINE_AXIS,
    LINE_BIOMES,
    LINE_CONTIGUOUS,
    NEED,
    PENALTY_CHIPS,
    PREFAB_FREE,
    PREFAB_TYPES,
    PRODUCTION,
    PRODUCTION_RESOURCE,
    RAISE_MARKERS,
    SETTLE_DISCOUNT,
    SETTLE_REACH,
    SETTLE_WAIVED,
    SITES,
    SITES_BIOME,
    SITES_WITH,
    STADIUMS,
    TECHNOLOGIES,
    TIMES,
    VERBS,
)

if TYPE_CHECKING:
    from boardwright.games.evacuation.vocabulary import Condition, Effect

RESOURCES: Final = [_("energy"), _("steel"), ngettext("food", "food")[0]]  # another game counts food by this text
AMOUNTS: Final = [_("{n} energy"), _("{n} steel"), ngettext("{n} food", "{n} food")[0]]  # as above
FACTORIES: Final = [_("energy factory"), _("steel factory"), _("food factory")]
WORLDS: Final = [_("Old World"), _("New World")]
BIOMES: Final = [_("tundra"), _("desert"), _("forest"), _("sea"), _("any biome")]
SYMBOLS: Final = [_("circle"), _("triangle"), _("square")]
AXES: Final = [
    _("{sites} on one line from upper left to lower right"),
    _("{sites} on one level line"),
    _("{sites} on one line from lower left to upper right"),
    _("{sites} on one diagonal line"),
    _("{sites} on one straight line"),
]


class Telling:
    """Sentences in one language about what components do."""

    def __init__(self, language: str, translations: NullTranslations) -> None:
        self.language = language
        self.translations = translations

    def say(self, text: str, **values: object) -> str:
        """A text in this language, filled in."""
        return self.translations.gettext(text).format(**values)

    def count(self, one: str, many: str, number: int, **values: object) -> str:
        """A text about a number of things, as `{n}`."""
        return self.translations.ngettext(one, many, number).format(n=number, **values)

    def name(self, names: dict[str, str]) -> str:
        """The name in this language, else the English one."""
        return names.get(self.language) or names["en"]

    def listed(self, parts: list[str]) -> str:
        """`a, b and c`."""
        if len(parts) < 2:
            return "".join(parts)
        return self.say(_("{first} and {last}"), first=", ".join(parts[:-1]), last=parts[-1])

    # -- cubes and costs ----------------------------------------------------------------------------------------

    def resource(self, resource: int) -> str:
        return self.say(RESOURCES[resource])

    def world(self, world: int) -> str:
        return self.say(WORLDS[world])

    def amount(self, resource: int, number: int) -> str:
        """`2 steel`."""
        if resource == ANY:
            return self.count(*ngettext("{n} cube of any type", "{n} cubes of any type"), number)
        return self.say(AMOUNTS[resource], n=number)

    def cubes(self, numbers: tuple[int, ...] | list[int]) -> str:
        """`2 steel and 1 food`."""
        return self.listed([self.amount(each, number) for each, number in enumerate(numbers) if number])

    def cost(self, numbers: list[int]) -> str:
        """A cost, or that there is none."""
        return self.cubes(numbers) or self.say(_("nothing"))

    # -- effects ------------------------------------------------------------------------------------------------

    def effects(self, effects: list[Effect]) -> str:
        """A list of effects as one sentence: "Gain 1 steel; research once."."""
        told = "; ".join([self.effect(each) for each in effects])
        return f"{told[:1].upper()}{told[1:]}." if told else self.say(_("No effect."))

    def parts(self, parts: list[list[Effect]]) -> str:
        """The parts of an action card."""
        return " / ".join([self.effects(part) for part in parts]) or self.say(_("No effect."))

    def effect(self, effect: Effect) -> str:
        """One effect, without a capital."""
        return TOLD[VERBS[effect[0]]](self, effect)

    def gain(self, effect: Effect) -> str:
        cubes = self.cubes(effect[GAIN_CUBES : GAIN_CUBES + 4])
        if effect[GAIN_WORLD] == EITHER:
            return self.say(_("gain {cubes}"), cubes=cubes)
        return self.say(_("gain {cubes} on the side of the {world}"), cubes=cubes, world=self.world(effect[GAIN_WORLD]))

    def exchange(self, effect: Effect) -> str:
        return self.count(*ngettext("make {n} exchange", "make up to {n} exchanges"), effect[TIMES])

    def infrastructure(self, effect: Effect) -> str:
        one, many = [
            ngettext("make {n} infrastructure move", "make {n} infrastructure moves"),
            ngettext("take {n} infrastructure card", "take {n} infrastructure cards"),
            ngettext("play {n} infrastructure card", "play {n} infrastructure cards"),
        ][effect[INFRASTRUCTURE_ONLY]]
        told = self.count(one, many, effect[TIMES])
        if effect[INFRASTRUCTURE_FREE]:
            return told + self.say(_(", without cost"))
        return told + self.less(effect[INFRASTRUCTURE_DISCOUNT])

    def less(self, discount: int) -> str:
        """A discount, or nothing."""
        return self.count(*ngettext(", {n} cube cheaper", ", {n} cubes cheaper"), discount) if discount else ""

    def research(self, effect: Effect) -> str:
        return self.count(*ngettext("research once", "research {n} times"), effect[TIMES])

    def settle(self, effect: Effect) -> str:
        told = self.count(*ngettext("settle {n} site", "settle up to {n} sites"), effect[TIMES])
        if effect[SETTLE_DISCOUNT]:
            told += self.say(_(", {n} steel cheaper"), n=effect[SETTLE_DISCOUNT])
        if effect[SETTLE_REACH]:
            one, many = ngettext(
                ", biome up to {n} transition beyond reach", ", biome up to {n} transitions beyond reach"
            )
            told += self.count(one, many, effect[SETTLE_REACH])
        if effect[SETTLE_WAIVED]:
            told += self.count(*ngettext(", {n} symbol not needed", ", {n} symbols not needed"), effect[SETTLE_WAIVED])
        return told

    def build(self, effect: Effect) -> str:
        """A ship or a stadium."""
        one, many = ngettext("build {n} stadium", "build up to {n} stadiums")
        if effect[0] == BUILD_SHIP:
            one, many = ngettext("build {n} ship", "build up to {n} ships")
        told = self.count(one, many, effect[TIMES])
        told += self.say(_(", without cost")) if effect[BUILD_FREE] else self.less(effect[BUILD_DISCOUNT])
        told += self.say(_(", refreshing first is free")) if effect[BUILD_FREE_REFRESH] else ""
        return told + (self.say(_(", cost from both worlds")) if effect[BUILD_MIXED] else "")

    def prefab(self, effect: Effect) -> str:
        types = [self.say(FACTORIES[each]) for each in range(3) if effect[PREFAB_TYPES] >> each & 1]
        one, many = ngettext("prefabricate {n} factory", "prefabricate up to {n} factories")
        told = self.count(one, many, effect[TIMES])
        if len(types) < len(FACTORIES):
            told += f" ({', '.join(types)})"
        return told + (self.say(_(", without cost")) if effect[PREFAB_FREE] else "")

    def clone(self, effect: Effect) -> str:
        told = self.count(*ngettext("clone once", "clone {n} times"), effect[TIMES])
        return told if effect[CLONE_FOOD] < 0 else told + self.say(_(", for {n} food in all"), n=effect[CLONE_FOOD])

    def people(self, effect: Effect) -> str:
        one, many = ngettext("put {n} person on the New World side", "put {n} people on the New World side")
        return self.count(one, many, effect[TIMES])

    def evacuate(self, effect: Effect) -> str:
        one, many = ngettext("evacuate {n} land site without a ship", "evacuate up to {n} land sites without a ship")
        return self.count(one, many, effect[TIMES])

    def fly(self, effect: Effect) -> str:
        one, many = ngettext("{n} ship of the Old World flies now", "up to {n} ships of the Old World fly now")
        return self.count(one, many, effect[TIMES]) + self.say(_(", for {n} energy each"), n=effect[FLY_ENERGY])

    def carry(self, effect: Effect) -> str:
        stadiums, factories = effect[CARRY_STADIUMS], effect[CARRY_FACTORIES]
        told = [self.count(*ngettext("a stadium", "up to {n} stadiums"), stadiums)] if stadiums else []
        told += [self.count(*ngettext("a factory", "up to {n} factories"), factories)] if factories else []
        return self.say(_("move {things} to the New World side without a ship"), things=self.listed(told))

    def draw(self, effect: Effect) -> str:
        return self.count(*ngettext("draw {n} card", "draw {n} cards"), effect[TIMES])

    def raise_production(self, effect: Effect) -> str:
        cubes = self.cubes(effect[RAISE_MARKERS : RAISE_MARKERS + 4])
        return self.say(_("raise the New World production by {cubes}"), cubes=cubes)

    # -- conditions ---------------------------------------------------------------------------------------------

    def conditions(self, conditions: list[Condition]) -> str:
        """What a card asks for."""
        return self.listed([self.condition(each) for each in conditions])

    def condition(self, condition: Condition) -> str:
        kind, need = condition[0], condition[NEED]
        if kind == SITES:
            return self.sites(condition[SITES_BIOME], need, condition[SITES_WITH])
        if kind == LINE:
            return self.line(condition)
        if kind == EVACUATED and condition[EVACUATED_ALL]:
            return self.say(_("{n} sites of the Old World evacuated, oceans too"), n=need)
        if kind == PRODUCTION:
            resource = self.resource(condition[PRODUCTION_RESOURCE])
            return self.say(_("New World production of {resource} at least {n}"), resource=resource, n=need)
        if kind == PENALTY_CHIPS and not need:
            return self.say(_("no penalty chip"))
        return self.count(*self.counted(kind), need)

    def counted(self, kind: int) -> tuple[str, str]:
        """The conditions that are just a number of something."""
        return {
            DIFFERENT_BIOMES: ngettext("sites in {n} biome", "sites in {n} different biomes"),
            STADIUMS: ngettext("{n} stadium on the New World side", "{n} stadiums on the New World side"),
            FACES: ngettext("{n} happy face on New World stadiums", "{n} happy faces on New World stadiums"),
            TECHNOLOGIES: ngettext("{n} developed technology", "{n} developed technologies"),
            COLUMNS_COMPLETE: ngettext("{n} complete column of technologies", "{n} complete columns of technologies"),
            INFRASTRUCTURE_FULFILLED: ngettext(
                "{n} fulfilled infrastructure card", "{n} fulfilled infrastructure cards"
            ),
            EVACUATED: ngettext(
                "{n} land site of the Old World evacuated", "{n} land sites of the Old World evacuated"
            ),
            PENALTY_CHIPS: ngettext("at most {n} penalty chip", "at most {n} penalty chips"),
        }[kind]

    def sites(self, biome: int, number: int, holding: int = 0) -> str:
        """`2 desert sites with a person`."""
        one, many = [
            ngettext("{n} tundra site", "{n} tundra sites"),
            ngettext("{n} desert site", "{n} desert sites"),
            ngettext("{n} forest site", "{n} forest sites"),
            ngettext("{n} sea site", "{n} sea sites"),
            ngettext("{n} site", "{n} sites"),
        ][biome]
        held = ["", _(" with a person"), _(" with a factory")][holding]
        return self.count(one, many, number) + (self.say(held) if held else "")

    def line(self, condition: Condition) -> str:
        biomes = condition[LINE_BIOMES:]
        told = [self.sites(biome, biomes.count(biome)) for biome in sorted(set(biomes), reverse=True)]
        line = self.say(AXES[condition[LINE_AXIS]], sites=self.listed(told))
        return line + (self.say(_(", next to each other")) if condition[LINE_CONTIGUOUS] else "")


TOLD: Final[dict[str, Callable[[Telling, Effect], str]]] = {
    "gain": Telling.gain,
    "exchange": Telling.exchange,
    "infrastructure": Telling.infrastructure,
    "research": Telling.research,
    "settle": Telling.settle,
    "build_ship": Telling.build,
    "build_stadium": Telling.build,
    "prefab": Telling.prefab,
    "clone": Telling.clone,
    "people": Telling.people,
    "evacuate": Telling.evacuate,
    "fly": Telling.fly,
    "carry": Telling.carry,
    "draw": Telling.draw,
    "raise_production": Telling.raise_production,
}
