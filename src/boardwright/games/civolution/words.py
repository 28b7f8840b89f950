"""The words of Civolution: one sentence for each question, option, note, rule, ruling and card.

Everything is made from a View; English is the source, other languages come by gettext (domain boardwright).
"""

from __future__ import annotations

from functools import cache
from gettext import translation
from pathlib import Path
from typing import TYPE_CHECKING, Final

from boardwright.core.ask import PASS, Ask, Entry, Kind, Rule
from boardwright.games.civolution import words_options
from boardwright.games.civolution import words_sentences as sentences
from boardwright.games.civolution.names import ATTRIBUTE_PIECE, FOOD, MODULES, SETTLEMENTS, SLEEP
from boardwright.games.civolution.rules.favor import FOR_HUNT
from boardwright.games.civolution.rules.feeding_cost import total_cost
from boardwright.games.civolution.rules.hunting import food_of_hunt
from boardwright.games.civolution.words_because import BECAUSE
from boardwright.games.civolution.words_effects import capital
from boardwright.games.civolution.words_phrases import PHASES
from boardwright.games.civolution.words_rules import RULES
from boardwright.games.civolution.words_things import ThingWords

if TYPE_CHECKING:
    from boardwright.core.ask import Domain
    from boardwright.games.civolution.view import View

LOCALE: Final = Path(__file__).parents[2] / "locale"
FORCED: Final = "forced"
CHANGED: Final = ("laid_down", "stood_up")
"""Notes of a tribe that is now what it was not."""
STATES: Final = ("now", "next", "done")
"""What a phase is that is under way, that comes (1), that is over (-1)."""


@cache
def words(language: str) -> Words:
    """The words of a language; English where there is no translation."""
    return Words(language, translation("boardwright", str(LOCALE), [language], fallback=True))


def chosen(view: View) -> dict[str, str]:
    """The options of this game by name."""
    return dict(text.split("=", 1) for text in view.options)


class Words(ThingWords):
    """Sentences in one language."""

    def seated(self, names: list[str]) -> Words:
        """The same words, with what people are called in place of the numbers of their seats; "" keeps the number."""
        return Words(self.language, self.translations, tuple(names))

    # -- questions ----------------------------------------------------------------------------------------------

    def question(self, view: View, ask: Ask) -> str:
        """One sentence for a question."""
        name = ask.kind.name
        if name == "die" and ask.about[0] == SLEEP:
            name = "die_any"
        elif name == "part" and ask.about[2]:
            name = "part_next"
        return self.say(sentences.QUESTIONS[name], **self.about(view, ask))

    def about(self, view: View, ask: Ask) -> dict[str, object]:
        """What a question is about, by the names that its sentence uses."""
        name, about, box = ask.kind.name, ask.about, view.box
        if name in sentences.COUNTED:
            return {"n": about[0]}
        match name:
            case "assume" | "ignore":
                return {"card": self.name(box.card_names[about[0]])}
            case "card_column":
                return {"card": self.name(box.card_names[about[1]])}
            case "install" | "start_card" | "lay":
                return {"type": self.name(box.type_names[about[0]])}
            case "chip_column":
                return {"chip": self.chip(box, about[0])}
            case "goal_space":
                return {"goal": self.name(box.goal_names[about[0]])}
            case "change":
                return {"ideas": self.many(sentences.IDEAS_TO_SPEND, about[0])}
            case "plan":
                return {"n": about[0]}
            case "deus":
                return {"tribe": self.tribe(view, about[0])}
            case "die":
                return {"value": about[1], "module": self.module(box, about[0])}
            case "part":
                return {"module": self.module(box, about[0]), "level": sentences.LEVELS[about[1]]}
            case "give":
                return {"player": self.player(view, about[0])}
            case "give_back":
                return {"space": self.space(box, about[0]), "n": about[1]}
            case "move_to":
                return {"feature": self.name(box.feature_names[about[0]])}
            case "place" | "settle":
                return {"territory": self.territory(box, about[0])}
            case "result":
                return {"roll": self.roll(view, ask)}
            case "unfed":
                return self.feeding(view, ask)
            case "return":
                return {"material": self.material(box, about[0])}
        return {}

    def feeding(self, view: View, ask: Ask) -> dict[str, object]:
        """The food that is needed after what is left unfed so far, and what there is. [CIV-533]"""
        me = view.table.players[ask.seat]
        return {"need": total_cost(view.table, me, list(ask.about)), "have": me.markers[FOOD]}

    def roll(self, view: View, ask: Ask) -> str:
        """What fate dice are rolled for, and what each value brings. [CIV-330, CIV-333]"""
        purpose, announced = ask.about
        if purpose == FOR_HUNT:
            me = view.table.players[ask.seat]
            food = [str(food_of_hunt(view.table, me, announced, value)) for value in range(1, 7)]
            return self.say(sentences.HUNT_ROLL, territory=self.territory(view.box, announced), food=" ".join(food))
        first, second, third = [self.material(view.box, announced * 3 + row) for row in range(3)]
        return self.say(sentences.FIND_ROLL, first=first, second=second, third=third)

    def because(self, _view: View, ask: Ask) -> tuple[str, str]:
        """The rule that puts a question, and where in the game it stands."""
        rule, text = BECAUSE[ask.kind.name]
        return rule, self.say(text)

    def steps(self, view: View) -> list[tuple[str, str, str]]:
        """The phases of the era, each done, now or next, and whose turn it is."""
        g = view.table
        if g.phase > len(PHASES):
            return []
        who = self.player(view, g.seat) if g.seat >= 0 else ""
        return [
            (self.say(name), STATES[(phase > g.phase) - (phase < g.phase)], who if phase == g.phase else "")
            for phase, name in enumerate(PHASES, 1)
        ]

    # -- options ------------------------------------------------------------------------------------------------

    def badge(self, view: View, ask: Ask, value: int) -> str:
        """What an option brings in at most eight signs, "+2"; "" where no number tells it."""
        from boardwright.games.civolution.badges import badge

        return badge(view, ask, value)

    def option(self, view: View, ask: Ask, value: int) -> str:
        """One sentence for an option, "Move the strong tribe on encampment 1 of Forest B"."""
        name = ask.kind.name
        if value == PASS:
            return self.say(sentences.PASSES[name])
        if name == "turn":
            return self.module(view.box, value) if value < MODULES else self.say(sentences.RESET)
        if ask.kind.domain.name == "tribe" and name != "vici_place":
            return self.tribe_to_choose(view, value)
        told = self.any_value(view, ask, value)
        return capital(self.say(sentences.CHOICES[name], value=told)) if told else ""

    def any_value(self, view: View, ask: Ask, value: int) -> str:
        """A value in words, for who asks why not too: a thing that the box lacks as its number, no part as nothing."""
        try:
            return self.value(view, ask, value)
        except IndexError:
            return "" if ask.kind.domain.name == "part" else str(value + 1)

    def value(self, view: View, ask: Ask, value: int) -> str:
        """A value in words, with what matters for choosing it."""
        box, about = view.box, ask.about
        match ask.kind.name:
            case "settle" | "place":
                return self.camp_to_settle(view, value)
            case "part" if len(about) == 3:
                return self.part(view, about[0], about[1], value)
            case "trade":
                return self.say(sentences.TRADES[value])
            case "take" if value < 5:
                return self.say(sentences.FACE_DOWN, type=self.name(box.type_names[value]))
            case "take" if view.table.shown[value - 5]:
                return self.name(box.card_names[view.table.shown[value - 5][-1]])
            case "ignore":
                return self.space_text(box, about[0], value)
            case "goal_space":
                return self.goal_space(view, value)
            case "sell":
                return self.say(sentences.SELLING, material=self.material(box, value), n=value % 3 + 1)
            case "upgrade":
                level = view.table.players[ask.seat].levels[value] + 1
                return self.say(sentences.TO_LEVEL, module=self.module(box, value), level=sentences.LEVELS[level])
            case "settlement" if value < SETTLEMENTS:
                materials = ", ".join([self.material(box, material) for material in box.settlement_costs[value]])
                return self.say(sentences.SETTLEMENT, n=value + 1, materials=materials)
        return self.told_value(view, ask, value)

    def told_value(self, view: View, ask: Ask, value: int) -> str:
        """Cards and chips with what they do."""
        box = view.box
        name = self.thing(view, ask.kind.domain, value)
        match ask.kind.name:
            case "income_action":
                if value & 1:
                    return self.say(sentences.ONE_POINT, name=name)
                return self.say(sentences.USE_CHIP, name=name, does=self.effects(box, box.income[value >> 1]))
            case "income_chip":
                return self.with_text(name, self.income_text(box, value))
            case "start_chip":
                return self.with_text(name, self.income_text(box, value + len(box.income_ids)))
            case "start_markers":
                return self.with_text(name, self.marker_text(box, value - len(box.card_ids)))
            case "attribute":
                return self.with_text(name, self.ability(box, box.abilities[ATTRIBUTE_PIECE + value]))
            case "activity" | "react":
                is_piece = value < len(box.abilities)
                return self.with_text(name, self.ability(box, box.abilities[value])) if is_piece else name
        return name

    def with_text(self, name: str, text: str) -> str:
        return self.say(sentences.WITH_TEXT, name=name, does=text.rstrip("."))

    def part(self, view: View, module: int, level: int, part: int) -> str:
        """A branch or part of a module at a level."""
        texts = sentences.PARTS[view.box.module_ids[module]][part]
        return self.say(texts[min(level, len(texts)) - 1])

    def goal_space(self, view: View, space: int) -> str:
        pile = view.table.players[view.seat].goals[space] if view.seat >= 0 else ()
        if not pile:
            return self.say(sentences.GOAL_SPACE_FREE, n=space + 1)
        return self.say(sentences.GOAL_SPACE_OVER, n=space + 1, goal=self.name(view.box.goal_names[pile[-1]]))

    # -- notes --------------------------------------------------------------------------------------------------

    def note(self, view: View, entry: Entry) -> str:
        """One sentence for a line of the log, with the rule that it comes from."""
        from boardwright.games.civolution import RULESET

        name, _to, numbers = entry
        if name == FORCED:
            return self.forced(view, numbers)
        note = RULESET.notes[name]
        return f"{capital(self.told(view, name, note.domains, numbers))} [{note.rule}]"

    def told(self, view: View, name: str, domains: tuple[Domain, ...], numbers: tuple[int, ...]) -> str:
        if name == "weather_is":
            text = sentences.WEATHER_BEYOND if numbers[1] else sentences.WEATHER_IS
            return self.say(text, weather=self.name(view.box.weather_names[numbers[0]]))
        things = [self.thing(view, domain, n) for domain, n in zip(domains, numbers, strict=True)]
        if name in CHANGED:
            things[1] = self.tribe_that_changed(view, numbers[1])
        if name in sentences.COUNTING_NOTES:
            one, many = sentences.COUNTING_NOTES[name]
            return self.translations.ngettext(one, many, numbers[-1]).format(*things)
        return self.translations.gettext(sentences.NOTES[name]).format(*things)

    def forced(self, view: View, numbers: tuple[int, ...]) -> str:
        """An answer that was given because there was no other."""
        from boardwright.games.civolution import RULESET

        seat, number, value = numbers
        kind = list(RULESET.kinds.values())[number]
        who = self.player(view, seat)
        return self.say(sentences.FORCED, who=who, choice=self.only_choice(view, kind, value))

    def only_choice(self, view: View, kind: Kind, value: int) -> str:
        if kind.name == "part":
            return self.say(sentences.ONLY_PART)
        if kind.name == "turn" and value == MODULES:
            return self.say(sentences.RESET)
        name = sentences.TRADES[value] if kind.name == "trade" else self.thing(view, kind.domain, value)
        return self.say(sentences.CHOICES[kind.name], value=self.say(name) if kind.name == "trade" else name)

    def moment(self, view: View) -> str:
        """Where the game stands, for the head of a page."""
        from boardwright.games.civolution.glance import moment

        return moment(view, self)

    def tag(self, view: View, entry: Entry) -> tuple[int, str] | None:
        """What a line of the log did to a thing in a word: which of the line's numbers it is, and "settled"."""
        from boardwright.games.civolution.glance import tag

        return tag(view, entry, self)

    def piece(self, view: View, entry: Entry, at: int) -> str | None:
        """The id of what a number of a note names, where that is not `<domain>-<value>`."""
        from boardwright.games.civolution.glance import piece

        return piece(view, entry, at)

    # -- rules, options, the game -------------------------------------------------------------------------------

    def refusal(self, rule: Rule) -> str:
        """Why not, with the present and the needed value; also the reason of an end."""
        return self.say(RULES[rule.name], have=rule.have, need=rule.need)

    def score(self, rule: Rule) -> str:
        """What points are for."""
        return self.say(RULES[rule.name])

    def option_title(self, name: str) -> str:
        """What an option is about."""
        return self.say(words_options.OPTIONS[name])

    def option_value(self, name: str, value: str) -> str:
        """What a value of an option means; a list of seats means itself."""
        texts = words_options.VALUES[name]
        return self.say(texts[value]) if texts else value

    def primer(self, view: View) -> list[str]:
        """The game in a few sentences, for somebody who does not know it; a paragraph each."""
        aim = words_options.AIM_SOLO if view.solo else words_options.AIM
        return [self.say(text) for text in (aim, *words_options.TAUGHT)]

    def terms(self, view: View) -> list[tuple[str, str]]:
        """What may want explaining at the table: the own cards, the displays, the event."""
        box = view.box
        cards = [card for card in view.table.players[view.seat].hand if card >= 0] if view.seat >= 0 else []
        told = [(self.name(box.card_names[card]), " ".join(self.card_text(box, card))) for card in cards]
        told += [(self.chip(box, chip), self.income_text(box, chip)) for chip in view.table.income_display if chip >= 0]
        told += [(self.name(box.goal_names[c]), self.goal_text(box, c)) for c in view.table.goal_display if c >= 0]
        told += [
            (self.name(box.attribute_names[chip]), self.ability(box, box.abilities[ATTRIBUTE_PIECE + chip]))
            for chip in view.table.attribute_display
            if chip >= 0
        ]
        if view.table.event >= 0:
            told.append((self.name(box.event_names[view.table.event]), self.event_text(box, view.table.event)))
        return told

    def notices(self, view: View) -> list[str]:
        """What is ours at this table, and not the publisher's."""
        edition = self.say(words_options.OPEN_EDITION, edition=self.name(view.box.titles))
        return [edition] if view.box.is_open else []

    def rulings(self, view: View) -> list[str]:
        """The options that differ from the edition's defaults, and in solo the level, in words."""
        from boardwright.games.civolution.options import OPTIONS

        values = chosen(view)
        return [
            f"{self.option_title(option.name)}: {self.option_value(option.name, values[option.name])}"
            for option in OPTIONS
            if values[option.name] != option.default_for(view.seats, view.box) or (view.solo and option.name == "level")
        ]
