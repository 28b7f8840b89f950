"""Effects, prices, abilities, cost spaces, goals and events in words, made from the data of an edition. [CIV-418]"""

from __future__ import annotations

from gettext import NullTranslations
from typing import TYPE_CHECKING

from boardwright.games.civolution import words_phrases as phrases
from boardwright.games.civolution.names import SETTLEMENTS
from boardwright.games.civolution.vocabulary import (
    ANY_BUILDING,
    ANY_FEATURE,
    ANY_MATERIAL,
    ANY_TRACK,
    ANYWHERE,
    BOATS,
    BUILDINGS,
    BY_MATERIAL,
    COSTS,
    COUNT_FAVOR_SPACE,
    COUNTERS,
    CROSS_WATER,
    DIFFERENT,
    DO_BUILD,
    DO_CHOOSE,
    DO_FEATURE,
    DO_MATERIAL,
    DO_MIGRATE,
    DO_PER,
    DO_PLACE_TRIBES,
    DO_PROCREATE,
    DO_PRODUCE,
    DO_REVEAL,
    DO_TEST,
    DO_TRACK,
    DO_TRANSPORT,
    DO_UPGRADE,
    LOWEST_TRACK,
    OWN_GROUND,
    PAY_FEATURE,
    PAY_MATERIAL,
    SAME,
    SCOPES,
    STATES,
    TRACK_CATEGORIES,
    UPGRADES,
    VERBS,
    WAYS,
)
from boardwright.games.civolution.vocabulary_abilities import (
    ABILITY_ACTIVITY,
    ABILITY_PASSIVE,
    ABILITY_TRIGGER,
    EVENT_EACH,
    EVENT_RANKS,
    EVENT_RULES,
    GOAL_RETURN_MATERIAL,
    IMMUNITIES,
    LIMITS,
    MODIFIERS,
    MODIFY_ADJACENCY,
    MODIFY_FEED_COST,
    MODIFY_IMMUNE,
    MODIFY_SHIFT_FREE,
    MODIFY_STRONG_SCORE,
    MODIFY_SUBSTITUTE,
    MODIFY_UNIT_BONUS,
    MOMENTS,
    NO_ABILITY,
    ON_ACTIVATE,
    ON_BUILD,
    ON_ERA_SCORE,
    PLACES,
    REQUIREMENTS,
    ROLLS,
    SPACE_EMPTY,
    SPACE_HAVE_FEATURE,
    SPACE_RETURN_MATERIAL,
    TIES,
    TRIGGERS,
)
from boardwright.games.civolution.words_phrases import Pair

if TYPE_CHECKING:
    from boardwright.games.civolution.box import Box
    from boardwright.games.civolution.box_parts import Ability, Condition, Cost, Count, Effect


def numbers_in(mask: int) -> list[int]:
    """The numbers that a mask names."""
    return [number for number in range(mask.bit_length()) if mask >> number & 1]


class EffectWords:
    """What pieces do, in one language."""

    def __init__(self, language: str, translations: NullTranslations) -> None:
        self.language = language
        self.translations = translations

    def say(self, text: str, **values: object) -> str:
        """A text in this language, filled in."""
        return self.translations.gettext(text).format(**values)

    def many(self, pair: Pair, number: int, **values: object) -> str:
        """A text about so many things, as `{n}`."""
        return self.translations.ngettext(pair[0], pair[1], number).format(n=number, **values)

    def name(self, names: dict[str, str]) -> str:
        """The name in this language, else the English one."""
        return names.get(self.language) or names["en"]

    def listed(self, parts: list[str], last: str = phrases.AND) -> str:
        """Parts of a list, such as "a, b and c"."""
        if len(parts) < 2:
            return "".join(parts)
        return ", ".join(parts[:-1]) + self.say(last) + parts[-1]

    # -- effects ------------------------------------------------------------------------------------------------

    def effects(self, box: Box, effects: list[Effect]) -> str:
        """Several effects in order."""
        return self.say(phrases.THEN).join([self.effect(box, effect) for effect in effects])

    def effect(self, box: Box, effect: Effect) -> str:
        """One effect, as what somebody is told to do."""
        if effect.verb == DO_PER:
            return self.per(box, effect)
        if effect.verb == DO_CHOOSE:
            parts = [self.effect(box, part) for part in effect.parts]
            return self.say(phrases.ONE_OF, effects=self.listed(parts, phrases.OR))
        if effect.verb == DO_TEST:
            return self.say(phrases.TEST, effects=self.effects(box, effect.parts))
        said = self.many(phrases.EFFECTS[variant(effect)], effect.n, more=effect.more, **self.nouns(box, effect))
        if effect.flags & CROSS_WATER:
            said = self.say(phrases.CROSSING, effect=said)
        return self.say(phrases.BY_GROUNDS, effect=said) if effect.flags & OWN_GROUND else said

    def nouns(self, box: Box, effect: Effect) -> dict[str, str]:
        """The nouns that an effect can name."""
        found: dict[str, str] = {}
        if effect.verb == DO_MATERIAL:
            materials = [self.name(box.material_names[material]) for material in numbers_in(effect.mask)]
            found = {"materials": ", ".join(materials), "material": materials[0] if materials else ""}
            found["land"] = self.name(box.terrain_names[effect.more])
        elif effect.verb == DO_FEATURE and effect.what < ANY_FEATURE:
            found = {"feature": self.name(box.feature_names[effect.what])}
        elif effect.verb == DO_TRACK and effect.what < ANY_TRACK:
            found = {"track": self.name(box.track_names[effect.what])}
        elif effect.verb == DO_UPGRADE:
            found = {"module": self.name(box.module_names[effect.more])}
        elif effect.verb == DO_BUILD and effect.what < ANY_BUILDING:
            found = {"building": self.building(effect.what)}
        elif effect.what >= 0:
            found = {"type": self.name(box.type_names[effect.what])}
        return found

    def per(self, box: Box, effect: Effect) -> str:
        assert effect.count is not None
        thing = self.counted(box, effect.count, effect.more)
        if effect.more > 1:
            thing = self.say(phrases.SO_MANY, n=effect.more, thing=thing)
        said = self.say(phrases.PER, effect=self.effect(box, effect.parts[0]), thing=thing)
        return self.say(phrases.AT_MOST, effect=said, most=effect.most) if effect.most < 99 else said

    def counted(self, box: Box, count: Count, number: int) -> str:
        """What is counted, of one or several, without the number."""
        track = self.name(box.track_names[count.what]) if count.what >= 0 else ""
        terrains = self.listed([self.name(box.terrain_names[terrain]) for terrain in numbers_in(count.mask)])
        return self.many(phrases.COUNTED[COUNTERS[count.counter]], number, track=track, terrains=terrains)

    def so_many(self, box: Box, counts: list[Count], number: int) -> str:
        """A number of things, such as "3 own tribes"."""
        if number and counts[0].counter == COUNT_FAVOR_SPACE:
            return self.say(phrases.FAVOR_SPACE, n=number)
        things = [self.counted(box, count, number) for count in counts]
        return self.say(phrases.SO_MANY, n=number, thing=self.listed(things))

    def building(self, building: int) -> str:
        return self.say(phrases.BUILDINGS[BUILDINGS[building]])

    # -- prices and abilities -----------------------------------------------------------------------------------

    def costs(self, box: Box, costs: list[Cost]) -> str:
        return self.listed([self.cost(box, cost) for cost in costs])

    def cost(self, box: Box, cost: Cost) -> str:
        key = COSTS[cost.cost]
        material = feature = ""
        if cost.cost == PAY_MATERIAL and cost.what == BY_MATERIAL:
            material = self.name(box.material_names[numbers_in(cost.mask)[0]])
        elif cost.cost == PAY_MATERIAL:
            key = f"material_{WAYS[cost.what]}"
        elif cost.cost == PAY_FEATURE and cost.what == ANY_FEATURE:
            key = "feature_any"
        elif cost.cost == PAY_FEATURE:
            feature = self.name(box.feature_names[cost.what])
        return self.many(phrases.COSTS[key], cost.n, material=material, feature=feature, more=cost.more)

    def ability(self, box: Box, ability: Ability) -> str:
        """What an installed piece can do; "" for none."""
        if ability.kind == NO_ABILITY:
            return ""
        if ability.kind == ABILITY_ACTIVITY:
            return self.say(phrases.ACTIVITY, does=self.doing(box, ability))
        if ability.kind == ABILITY_TRIGGER:
            return self.say(phrases.TRIGGERED, when=self.when(box, ability), does=self.doing(box, ability))
        if ability.kind == ABILITY_PASSIVE:
            return self.modifier(box, ability)
        return self.many(phrases.POINT_BONUS, ability.n)

    def doing(self, box: Box, ability: Ability) -> str:
        """Its price, its condition and its effects."""
        does = self.effects(box, ability.do)
        if ability.condition is not None:
            does = self.say(phrases.ON_CONDITION, things=self.condition(box, ability.condition), does=does)
        return self.say(phrases.PAID, costs=self.costs(box, ability.pay), does=does) if ability.pay else does

    def condition(self, box: Box, condition: Condition) -> str:
        return self.so_many(box, [condition.count], condition.n)

    def when(self, box: Box, ability: Ability) -> str:
        """What triggers it, and how often."""
        key = TRIGGERS[ability.word]
        if ability.word == ON_ACTIVATE:
            key += f"_{MOMENTS[ability.moment]}"
        elif ability.word == ON_BUILD and ability.what == ANY_BUILDING:
            key += "_any"
        elif ability.word == ON_ERA_SCORE and ability.leading:
            key += "_leading"
        when = self.say(phrases.WHEN[key], **self.trigger_nouns(box, ability))
        return self.say(phrases.LIMITS[LIMITS[ability.limit]], when=when) if ability.limit >= 0 else when

    def trigger_nouns(self, box: Box, ability: Ability) -> dict[str, str]:
        if ability.word == ON_ACTIVATE:
            return {"module": self.name(box.module_names[ability.what])}
        if ability.word == ON_BUILD:
            return {"building": self.building(ability.what)} if ability.what < ANY_BUILDING else {}
        terrains = [self.name(box.terrain_names[terrain]) for terrain in numbers_in(ability.mask)]
        return {"terrains": self.listed(terrains, phrases.OR)}

    def modifier(self, box: Box, ability: Ability) -> str:
        """A passive ability."""
        if ability.word == MODIFY_FEED_COST and ability.more:
            return self.say(phrases.SOME_TRIBES[ability.more > 1], n=ability.n, tribes=ability.more)
        values: dict[str, object] = {"value": ability.what, "more": ability.more}
        if ability.word == MODIFY_ADJACENCY:
            values["land"] = self.name(box.terrain_names[ability.what])
        elif ability.word == MODIFY_SUBSTITUTE:
            values["material"] = self.name(box.material_names[ability.what])
            rows = sorted({material % 3 + 1 for material in numbers_in(ability.mask)})
            values["rows"] = self.listed([str(row) for row in rows], phrases.OR)
        elif ability.word == MODIFY_UNIT_BONUS and ability.what < TRACK_CATEGORIES:
            values["category"] = self.name(box.category_names[ability.what])
        return self.many(phrases.MODIFIERS[modifier_key(ability)], ability.n, **values)

    # -- cards, chips, events -----------------------------------------------------------------------------------

    def cost_space(self, box: Box, space: int) -> str:
        """A cost space, numbered card * 5 + place. [CIV-413, CIV-415, CIV-417]"""
        kind, n, what = box.space_kind[space], box.space_n[space], box.space_what[space]
        if kind == SPACE_EMPTY:
            return self.say(phrases.SPACE_EMPTY)
        names = box.material_names if kind == SPACE_RETURN_MATERIAL else box.feature_names
        key = "have" if kind == SPACE_HAVE_FEATURE else "material" if kind == SPACE_RETURN_MATERIAL else "feature"
        said = self.many(phrases.SPACE_RETURN[key], n, what=self.name(names[what]))
        if 0 < box.space_settlements[space] <= SETTLEMENTS:
            said = self.many(phrases.SPACE_OR, box.space_settlements[space], space=said)
        if box.space_link[space]:
            said = self.say(phrases.SPACE_LINK, space=said)
        points = box.space_points[space]
        return self.many(phrases.SPACE_POINTS, points, space=said) if points else said

    def goal_text(self, box: Box, chip: int) -> str:
        """What a goal chip asks for. [CIV-450]"""
        it = box.goals[chip]
        what = ""
        if it.what >= 0:
            names = box.material_names if it.kind == GOAL_RETURN_MATERIAL else box.terrain_names
            what = self.name(names[it.what])
        return self.say(phrases.REQUIREMENTS[REQUIREMENTS[it.kind]], n=it.n, what=what)

    def event_text(self, box: Box, number: int) -> str:
        """The weather and the bonus of an event. [CIV-540, CIV-545]"""
        event = box.events[number]
        weather = self.many(phrases.WEATHER["hotter" if event.shift < 0 else "colder"], abs(event.shift))
        return f"{weather} {self.event_bonus(box, number)}"

    def event_bonus(self, box: Box, number: int) -> str:
        event = box.events[number]
        key = EVENT_RULES[event.rule]
        second = ""
        if event.rule == EVENT_RANKS:
            key += f"_{TIES[event.ties]}"
            second = self.effects(box, event.rewards[1])
        does = self.effects(box, event.rewards[0])
        if event.remove >= 0:
            does = self.many(phrases.REMOVING[BUILDINGS[event.remove]], event.removes, does=does)
        if event.rule == EVENT_EACH:
            return self.say(phrases.EVENTS[key], things=self.so_many(box, event.counts, event.least), does=does)
        if key == "most" and event.least > 1:
            key += "_least"
        kind = self.listed([self.counted(box, count, 2) for count in event.counts])
        return self.say(phrases.EVENTS[key], kind=kind, n=event.least, does=does, second=second)

    def income_text(self, box: Box, chip: int) -> str:
        """The action of an income chip or starting chip card. [CIV-346]"""
        return capital(self.effects(box, box.income[chip])) + "."

    def bonus_text(self, box: Box, card: int) -> str:
        """The instant bonus of a research card; "" for none. [CIV-418]"""
        return capital(self.effects(box, box.bonus[card])) + "." if box.bonus[card] else ""


def variant(effect: Effect) -> str:
    """Which phrase tells an effect."""
    key = VERBS[effect.verb]
    if effect.verb in ENDINGS:
        return key + ENDINGS[effect.verb][effect.what]
    if effect.verb in FLAGGED:
        flag, ending = FLAGGED[effect.verb]
        one_is_alike = effect.n == 1 and effect.verb != DO_TRANSPORT
        key += ending if effect.flags & flag and not one_is_alike else ""
    elif effect.verb == DO_MIGRATE and effect.flags & ANYWHERE:
        key += "_anywhere"
    elif effect.verb == DO_MIGRATE and effect.more > 1:
        key += "_steps"
    elif effect.verb == DO_BUILD and effect.what == ANY_BUILDING:
        key += "_any"
    elif effect.flags & ANY_MATERIAL:
        key += "_any_material"
    return key


def modifier_key(ability: Ability) -> str:
    """Which phrase tells a passive ability."""
    key = MODIFIERS[ability.word]
    if ability.word in PLACED:
        return f"{key}_{PLACED[ability.word][ability.what]}"
    return key + ("_tracks" if ability.word == MODIFY_UNIT_BONUS and ability.what == TRACK_CATEGORIES else "")


def capital(sentence: str) -> str:
    """With a capital first letter."""
    return sentence[:1].upper() + sentence[1:]


ENDINGS: dict[int, list[str]] = {
    DO_MATERIAL: ["", *[f"_{way}" for way in WAYS[1:]]],
    DO_FEATURE: [""] * ANY_FEATURE + ["_any"],
    DO_TRACK: [""] * ANY_TRACK + ["_any"] * (LOWEST_TRACK - ANY_TRACK) + ["_lowest"],
    DO_PLACE_TRIBES: [f"_{state}" for state in STATES],
    DO_REVEAL: [f"_{scope}" for scope in SCOPES],
    DO_UPGRADE: [f"_{way}" for way in UPGRADES],
}
FLAGGED: dict[int, tuple[int, str]] = {
    DO_PROCREATE: (DIFFERENT, "_different"),
    DO_PRODUCE: (SAME, "_same"),
    DO_TRANSPORT: (BOATS, "_boats"),
}
PLACED: dict[int, list[str]] = {
    MODIFY_FEED_COST: PLACES,
    MODIFY_STRONG_SCORE: PLACES,
    MODIFY_IMMUNE: IMMUNITIES,
    MODIFY_SHIFT_FREE: ROLLS,
}
