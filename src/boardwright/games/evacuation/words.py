"""The words of Evacuation: one sentence for each question, option, note, rule and ruling.

Everything is made from a View; English is the source, other languages come by gettext (domain boardwright).
"""

from __future__ import annotations

from functools import cache
from gettext import NullTranslations, translation
from pathlib import Path
from typing import TYPE_CHECKING, Final

from boardwright.core.ask import PASS, Ask, Entry, Kind, Rule
from boardwright.games.evacuation import notes_told, phrases, reasons, sentences
from boardwright.games.evacuation.described import DESCRIBED, NUMBERS
from boardwright.games.evacuation.domains import (
    CARD_ACTION,
    REFRESH_INFRASTRUCTURE,
    REFRESH_SHIPS,
    REFRESH_STADIUMS,
)
from boardwright.games.evacuation.naming import NAMES, Naming
from boardwright.games.evacuation.phrases import _
from boardwright.games.evacuation.queries_words import generous, profile
from boardwright.games.evacuation.refusals_effects import REFRESH_PAID
from boardwright.games.evacuation.refusals_transport import ANY_COLOUR, BY_CAPACITY
from boardwright.games.evacuation.state import INFRASTRUCTURE_ROW, PHASES, SHIP_ROW

if TYPE_CHECKING:
    from boardwright.core.ask import Domain
    from boardwright.games.evacuation.view import View

LOCALE: Final = Path(__file__).parents[2] / "locale"
FORCED: Final = "forced"
STATES: Final = ("now", "next", "done")
"""What a phase is that is under way, that comes (1), that is over (-1)."""
REFRESHES: Final = {
    "ship": REFRESH_SHIPS,
    "stadium": REFRESH_STADIUMS,
    "infrastructure": REFRESH_INFRASTRUCTURE,
}


@cache
def words(language: str) -> Words:
    """The words of a language; English where there is no translation."""
    return Words(language, translation("boardwright", str(LOCALE), [language], fallback=True))


class Words(Naming):
    """Sentences in one language."""

    def __init__(self, language: str, translations: NullTranslations, names: tuple[str, ...] = ()) -> None:
        super().__init__(language, translations)
        self.names = names

    def seated(self, names: list[str]) -> Words:
        """The same words, with what people are called in place of the numbers of their seats; "" keeps the number."""
        return Words(self.language, self.translations, tuple(names))

    def player(self, view: View, player: int) -> str:
        """A seat as people count it, or who is none: the opponent, the extra civilization. [EVA-951, EVA-963]"""
        if player >= view.seats:
            third = _("the opponent") if view.solo else _("the solo cards")
            return self.say(third if player == view.seats else _("the extra civilization"))
        known = self.names[player] if player < len(self.names) else ""
        return known or self.say(_("seat {n}"), n=player + 1)

    # -- questions ----------------------------------------------------------------------------------------------

    def question(self, view: View, ask: Ask) -> str:
        """One sentence for a question."""
        name = ask.kind.name
        if name == "lowest":
            return self.say(sentences.LOWEST[ask.about[0]])
        number = NUMBERS[name](view, ask) if name in NUMBERS else 0
        told = self.say(sentences.QUESTIONS[name], thing=self.topic(view, ask), n=number, cost=self.share(ask))
        return capital(told)

    def share(self, ask: Ask) -> str:
        """The cubes that both worlds share in paying."""
        return self.amount(ask.about[0], ask.about[1]) if ask.kind.name == "from_old" else ""

    def topic(self, view: View, ask: Ask) -> str:
        """The thing that a question is about."""
        about = ask.about
        match ask.kind.name:
            case "factory":
                return self.site(view.box, about[0])
            case "space":
                return self.marker(about[0])
            case "evacuate":
                return self.through(view, about[0])
            case "world" | "spare" | "side":
                return self.item(view, about[-2], about[-1])
            case "level":
                return self.about(self.card(view.box, about[0]), [self.say(sentences.LEVELS[about[2]])])
            case "part":
                return self.card(view.box, about[0])
        return ""

    def item(self, view: View, row: int, item: int) -> str:
        """A thing of a row."""
        if row == SHIP_ROW:
            return self.ship(view.box, item)
        return self.infrastructure_card(view.box, item) if row == INFRASTRUCTURE_ROW else self.stadium(view.box, item)

    def through(self, view: View, through: int) -> str:
        """By what a site is evacuated."""
        if through == BY_CAPACITY:
            return self.say(sentences.THROUGH_CAPACITY)
        if through == ANY_COLOUR:
            return self.say(sentences.THROUGH_ANY)
        return self.say(sentences.THROUGH_BAY, colour=self.colour(view.box, through))

    def because(self, view: View, ask: Ask) -> tuple[str, str]:
        """The rule that puts a question, and where in the year it stands."""
        rule, text = sentences.BECAUSE[ask.kind.name]
        return rule, self.say(text)

    def steps(self, view: View) -> list[tuple[str, str, str]]:
        """The phases of the year, each done, now or next, and whose turn it is."""
        now, last = PHASES.index(view.phase), len(PHASES) - 1
        if not 0 < now < last:
            return []
        who = self.player(view, view.on_turn) if view.on_turn >= 0 else ""
        names = [self.say(name) for name in notes_told.PHASES]
        return [(names[at], STATES[(at > now) - (at < now)], who if at == now else "") for at in range(1, last)]

    # -- options ------------------------------------------------------------------------------------------------

    def option(self, view: View, ask: Ask, value: int) -> str:
        """One sentence for an option, "Build Lantern (bays yellow and gray; ...)"."""
        name = ask.kind.name
        if value == PASS:
            return self.say(sentences.PASSES.get(name, _("Pass")))
        if name == "clone":
            return self.say(sentences.CLONE)
        if name == "action":
            return self.grouped(view, value)
        if REFRESHES.get(ask.kind.domain.name) == value:
            is_paid = name in REFRESHES and ask.about[-1] == REFRESH_PAID
            return self.say(sentences.REFRESH_PAID if is_paid else sentences.REFRESH)
        if name == "infrastructure":
            text = sentences.PLAY if value in view.players[ask.seat].hand else sentences.TAKE
            return self.say(text, value=self.infrastructure_facts(view.box, value))
        return self.say(sentences.CHOICES[name], value=self.value(view, ask, value))

    def grouped(self, view: View, action: int) -> str:
        """`Cube + research (gain 1 cube of any type; research once; group 2)`, or a card. [EVA-302, INT-02]"""
        told = self.action(view.box, action)
        if action == CARD_ACTION:
            return told
        board = view.box.board
        groups = board.printed_groups if "infrastructure_group=1" in view.options else board.groups
        group = self.say(_("group {n}"), n=groups[action])
        return self.about(self.short(view.box, action), [told[:1].lower() + told[1:], group])

    def value(self, view: View, ask: Ask, value: int) -> str:
        """A value in words, with what matters for choosing it."""
        describe = DESCRIBED.get(ask.kind.name)
        return describe(self, view, ask, value) if describe else self.thing(view, ask.kind.domain, value)

    def thing(self, view: View, domain: Domain, value: int) -> str:
        """A value of a domain, just its name."""
        if domain.name == "seat":
            return self.player(view, value)
        if domain.name == "space":
            return self.space(view.box, value, profile(view))
        if domain.name == "bonus_card":
            return self.bonus_card(view.box, value, profile(view))
        told = NAMES.get(domain.name)
        return told(self, view.box, value) if told else str(value)

    def badge(self, view: View, ask: Ask, value: int) -> str:
        """What an option brings in at most eight signs, "+2"; "" where no number tells it."""
        from boardwright.games.evacuation.badges import badge

        return badge(view, ask, value, self)

    def icons(self, view: View, ask: Ask, value: int) -> list[str]:
        """What an option is about in icons of the pictures, by name."""
        from boardwright.games.evacuation.draw.choices import icons

        return icons(view, ask, value)

    def prospect(self, view: View, player: int) -> list[str]:
        """Whether a player has passed for the year; the solo opponent never does."""
        return [self.say(_("passed"))] if player < view.seats and view.players[player].passed else []

    def moment(self, view: View) -> str:
        """Where the game stands, for the head of a page."""
        from boardwright.games.evacuation.glance import moment

        return moment(view, self)

    # -- notes --------------------------------------------------------------------------------------------------

    def note(self, view: View, entry: Entry) -> str:
        """One sentence for a line of the log, with the rule that it comes from."""
        from boardwright.games.evacuation import RULESET

        name, _to, numbers = entry
        if name == FORCED:
            return self.forced(view, numbers)
        note = RULESET.notes[name]
        return f"{capital(self.told(view, name, note.domains, numbers))} [{note.rule}]"

    def told(self, view: View, name: str, domains: tuple[Domain, ...], numbers: tuple[int, ...]) -> str:
        things = [self.thing(view, domain, n) for domain, n in zip(domains, numbers, strict=True)]
        text = self.translations.gettext(notes_told.NOTES[name])
        return text.format(*things, **self.filled(view, name, numbers))

    def filled(self, view: View, name: str, numbers: tuple[int, ...]) -> dict[str, str]:
        """What the sentence of a note says of several numbers together."""
        match name:
            case "produced" | "paid":
                return {"cubes": self.cost(list(numbers[2:]))}
            case "phase_began":
                return {"phase": self.say(notes_told.PHASES[numbers[0]])}
            case "gained":
                return {"amount": self.cube(numbers[1], numbers[2])}
            case "prefabbed":
                return {"factory": self.factory(numbers[1])}
            case "cloned" | "people_came":
                return {"people": self.count(*notes_told.PEOPLE, numbers[1])}
            case "drew":
                return {"cards": self.count(*notes_told.CARDS, numbers[1])}
            case "rival_advanced":
                return {"rival": self.player(view, view.seats + numbers[0] - 1)}
        return {}

    def forced(self, view: View, numbers: tuple[int, ...]) -> str:
        """An answer that was given because there was no other."""
        from boardwright.games.evacuation import RULESET

        seat, number, value = numbers
        kind = list(RULESET.kinds.values())[number]
        who = self.say(_("you")) if seat == view.seat else self.player(view, seat)
        return self.say(notes_told.FORCED, who=who, choice=self.only_choice(view, kind, value))

    def only_choice(self, view: View, kind: Kind, value: int) -> str:
        if kind.name == "clone":
            return self.say(sentences.CLONE)
        if REFRESHES.get(kind.domain.name) == value:
            return self.say(sentences.REFRESH)
        told = self.thing(view, kind.domain, value)
        return self.say(sentences.CHOICES[kind.name], value=told) if kind.name in sentences.CHOICES else told

    def tag(self, view: View, entry: Entry) -> tuple[int, str] | None:
        """What a line of the log did to a thing in a word: which of the line's numbers it is, and "settled"."""
        from boardwright.games.evacuation.glance import tag

        return tag(view, entry, self)

    def piece(self, view: View, entry: Entry, at: int) -> str | None:
        """The id of what a number of a note names, where that is not `<domain>-<value>`."""
        from boardwright.games.evacuation.glance import piece

        return piece(view, entry, at)

    # -- rules and options --------------------------------------------------------------------------------------

    def refusal(self, rule: Rule) -> str:
        """Why not, with the present and the needed value; also the reason of an end."""
        return self.say(reasons.RULES[rule.name], have=rule.have, need=rule.need, n=rule.have + 1)

    def score(self, rule: Rule) -> str:
        """What points are for."""
        number = rule.have // 2 + 1 if rule.name == "line" else rule.have + 1
        return self.say(reasons.RULES[rule.name], have=rule.have, n=number)

    def option_title(self, name: str) -> str:
        """What an option is about."""
        return self.say(phrases.OPTIONS[name])

    def option_value(self, name: str, value: str) -> str:
        """What a value of an option means."""
        return self.say(phrases.VALUES[name][value])

    def rulings(self, view: View) -> list[str]:
        """The mode, and the options that differ from the defaults, in words."""
        from boardwright.games.evacuation.options import OPTIONS

        values = dict(text.split("=", 1) for text in view.options)
        return [
            f"{self.option_title(option.name)}: {self.option_value(option.name, values[option.name])}"
            for option in OPTIONS
            if option.name == "mode" or values[option.name] != option.default_for(view.seats, view.box)
        ]

    # -- the game for somebody who does not know it -------------------------------------------------------------

    def primer(self, view: View) -> list[str]:
        """The game in a few sentences; a paragraph each."""
        aim = phrases.AIM_POINTS if "mode=points" in view.options else phrases.AIM_RACE
        solo = [self.say(phrases.AIM_SOLO)] if view.solo else []
        return [self.say(aim), *[self.say(text) for text in phrases.TAUGHT], *solo]

    def terms(self, view: View) -> list[tuple[str, str]]:
        """What may want explaining at the table: technologies, and the cards that this seat can read."""
        box = view.box
        tiles = [tile for player in view.players for tile in player.columns]
        cards = [card for player in view.players for card in [*player.cards, *player.face_up]]
        goals = [goal for player in view.players for goal in player.kept]
        hands = [card for player in view.players for card in [*player.hand, *player.played]]
        held = [card for player in view.players for card in player.objectives]
        told = [(self.technology(box, tile), self.technology_text(box, tile, generous(view))) for tile in tiles]
        told += [split(self.infrastructure_facts(box, card)) for card in [*hands, *view.rows[INFRASTRUCTURE_ROW]]]
        told += [split(self.card_facts(box, card)) for card in cards]
        told += [split(self.goal_facts(box, goal)) for goal in goals]
        return told + [split(self.objective_facts(box, card)) for card in [*held, *view.objectives]]

    def notices(self, view: View) -> list[str]:
        """What is ours at this table, and not the publisher's."""
        text = _("{edition}: a reconstruction of our own; the printed values are not public.")
        return [self.say(text, edition=self.name(view.box.titles))] if view.box.is_open else []


def split(described: str) -> tuple[str, str]:
    """The name of a thing, and what is told of it."""
    name, _open, facts = described.partition(" (")
    return name, capital(facts.removesuffix(")"))


def capital(sentence: str) -> str:
    """With a capital first letter."""
    return sentence[:1].upper() + sentence[1:]
