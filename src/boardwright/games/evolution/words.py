"""The words of Evolution: Another World: one sentence for each question, option, note, rule, ruling and trait.

Everything is made from a View; English is the source, other languages come by gettext (domain boardwright).
"""

from __future__ import annotations

from functools import cache
from gettext import NullTranslations, translation
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from boardwright.core.ask import PASS, Ask, Entry, Kind, Rule
from boardwright.games.evolution import phrases, sentences
from boardwright.games.evolution.names import NAMES
from boardwright.games.evolution.phrases import _
from boardwright.games.evolution.state import ACTIVATION, ATTACKING, LOWER, SHADOW, SHAPESHIFTER, TAILED

if TYPE_CHECKING:
    from boardwright.core.ask import Domain
    from boardwright.games.evolution.box import Box
    from boardwright.games.evolution.view import CreatureView, View

LOCALE: Final = Path(__file__).parents[2] / "locale"
FORCED: Final = "forced"


@cache
def words(language: str) -> Words:
    """The words of a language; English where there is no translation."""
    return Words(language, translation("boardwright", str(LOCALE), [language], fallback=True))


def chosen(view: View) -> dict[str, str]:
    """The options of this game by name."""
    return dict(text.split("=", 1) for text in view.options)


def creature_of(view: View, id: int) -> CreatureView | None:
    """A creature on the table."""
    return next((it for player in view.players for it in player.creatures if it.id == id), None)


class Words:
    """Sentences in one language."""

    def __init__(self, language: str, translations: NullTranslations, names: tuple[str, ...] = ()) -> None:
        self.language = language
        self.translations = translations
        self.names = names

    def seated(self, names: list[str]) -> Words:
        """The same words, with what people are called in place of the numbers of their seats; "" keeps the number."""
        return Words(self.language, self.translations, tuple(names))

    def say(self, text: str, **values: object) -> str:
        """A text in this language, filled in."""
        return self.translations.gettext(text).format(**values)

    def count(self, one: str, many: str, number: int) -> str:
        """A text about a number of things, as `{n}`."""
        return self.translations.ngettext(one, many, number).format(n=number)

    def cards(self, number: int) -> str:
        return self.count("{n} card", "{n} cards", number)

    def energy(self, number: int) -> str:
        return self.say(_("{n} energy"), n=number)

    # -- names --------------------------------------------------------------------------------------------------

    def name(self, names: dict[str, str]) -> str:
        """The name in this language, else the English one."""
        return names.get(self.language) or names["en"]

    def trait(self, box: Box, trait: int) -> str:
        return self.name(box.trait_names[trait])

    def traits(self, box: Box, traits: int) -> list[str]:
        """The names in a set of traits, in their fixed order."""
        return [self.trait(box, trait) for trait in range(len(box.trait_ids)) if traits >> trait & 1]

    def half(self, box: Box, half: int) -> str:
        return self.trait(box, box.halves[half])

    def card(self, box: Box, card: int) -> str:
        """Both traits of a card."""
        return f"{self.half(box, 2 * card)} / {self.half(box, 2 * card + 1)}"

    def creature(self, id: int) -> str:
        """A creature's name; it is the same in all languages."""
        return NAMES[id]

    def player(self, view: View, player: int) -> str:
        """A seat as people count it, or the Shadow."""
        if view.solo and player == SHADOW:
            return self.say(_("the Shadow"))
        known = self.names[player] if player < len(self.names) else ""
        return known or self.say(_("seat {n}"), n=player + 1)

    def whose(self, view: View, owner: int) -> str:
        if owner == view.seat:
            return self.say(_("yours"))
        return self.say(_("{player}'s"), player=self.player(view, owner))

    def described(self, view: View, id: int) -> str:
        """A creature with all that matters for choosing it: "Moss (seat 2's, 2 energy, Toxic, asleep)"."""
        it = creature_of(view, id)
        if it is None:
            return self.creature(id)
        facts = [self.whose(view, it.owner), self.energy(it.energy), *self.traits(view.box, it.traits)]
        return f"{self.creature(id)} ({', '.join(facts + self.marks(it))})"

    def marks(self, it: CreatureView) -> list[str]:
        """What lies on a creature besides energy and traits."""
        marks = [
            (it.asleep, _("asleep")),
            (it.barred & 1, _("may not attack")),
            (it.barred & 2, _("may not gain")),
        ]
        return [self.say(text) for there, text in marks if there]

    # -- questions and options ----------------------------------------------------------------------------------

    def question(self, view: View, ask: Ask) -> str:
        """One sentence for a question."""
        name = ask.kind.name
        if name == "on":
            return self.say(sentences.QUESTIONS[name], trait=self.half(view.box, ask.about[0]))
        text = sentences.QUESTIONS[name]
        if name == "part" and len(ask.about) > 1:
            text = sentences.SECOND
        elif name == "lose" and chosen(view)["vengeful"] != "trait":
            text = sentences.TOXIC_COSTS_TRAIT
        return self.say(text, **self.about(ask))

    def because(self, view: View, ask: Ask) -> tuple[str, str]:
        """The rule that puts a question, and where in the turn it stands."""
        rule, text = sentences.BECAUSE[ask.kind.name]
        return rule, self.say(text)

    def badge(self, view: View, ask: Ask, value: int) -> str:
        """What an option brings in at most eight signs, "+2"; "" where no number tells it."""
        from boardwright.games.evolution.glance import badge

        return badge(view, ask, value, self)

    def tag(self, view: View, entry: Entry) -> tuple[int, str] | None:
        """What a line of the log did to a thing in a word: which of the line's numbers it is, and "slept"."""
        from boardwright.games.evolution.glance import tag

        return tag(view, entry, self)

    def prospect(self, view: View, player: int) -> list[str]:
        """What a player has before them, in a few words each."""
        from boardwright.games.evolution.glance import prospect

        return prospect(view, player, self)

    def moment(self, view: View) -> str:
        """Where the game stands, for the head of a page."""
        return self.say(_("round {n}"), n=view.round)

    def steps(self, view: View) -> list[tuple[str, str, str]]:
        """The steps of a round's start or of a turn, each done, now or next, and what it is about."""
        from boardwright.games.evolution.glance import steps

        return steps(view, self)

    def about(self, ask: Ask) -> dict[str, str]:
        """The creatures that a question is about."""
        return {name: self.creature(id) for name, id in zip(("me", "it"), ask.about, strict=False)}

    def option(self, view: View, ask: Ask, value: int) -> str:
        """One sentence for an option, "Attack Moss (seat 2's, 2 energy, Toxic)"."""
        name = ask.kind.name
        if value == PASS:
            return self.say(sentences.PASSES.get(name, _("Pass")), **self.about(ask))
        if name == "exchange":
            return self.say(_("Discard {cards} and draw as many"), cards=self.cards(self.hand_size(view, ask.seat)))
        if name == "action":
            return self.say(sentences.ACTIONS[value])
        if name == "part":
            return self.say(sentences.PARTS[value], energy=view.lower if value == LOWER else view.upper)
        if name == "tail":
            return self.tail(view, ask)
        return self.say(sentences.CHOICES[name], value=self.value(view, ask.kind, value))

    def hand_size(self, view: View, seat: int) -> int:
        return view.players[seat].cards

    def tail(self, view: View, ask: Ask) -> str:
        """Which card is discarded, and for what."""
        me = creature_of(view, ask.about[0])
        is_copied = me is not None and not me.shown >> TAILED & 1
        card = self.trait(view.box, SHAPESHIFTER if is_copied else TAILED)
        return self.say(sentences.TAILS[chosen(view)["tailed"]], card=card, it=self.creature(ask.about[-1]))

    def value(self, view: View, kind: Kind, value: int) -> str:
        """A value of a domain in words, with what matters for choosing it."""
        if kind.domain.name == "creature":
            return self.described(view, value)
        if kind.name == "trait":
            card = self.card(view.box, value // 2)
            return self.say(_("{trait} (the card {card})"), trait=self.half(view.box, value), card=card)
        return self.thing(view, kind.domain, value)

    # -- notes --------------------------------------------------------------------------------------------------

    def note(self, view: View, entry: Entry) -> str:
        """One sentence for a line of the log, with the rule that it comes from."""
        from boardwright.games.evolution import RULESET

        name, _to, numbers = entry
        if name == FORCED:
            return self.forced(view, numbers)
        note = RULESET.notes[name]
        return f"{capital(self.told(view, name, note.domains, numbers))} [{note.rule}]"

    def told(self, view: View, name: str, domains: tuple[Domain, ...], numbers: tuple[int, ...]) -> str:
        things = [self.thing(view, domain, n) for domain, n in zip(domains, numbers, strict=True)]
        if name == "exchanged":
            return self.say(_("{player} exchanges {cards}."), player=things[0], cards=self.cards(numbers[1]))
        if name in {"drew", "drew_for_tail"}:
            return self.say(_("{player} draws {cards}."), player=things[0], cards=self.cards(numbers[1]))
        if name == "reshuffled":
            return self.say(
                _("The discard pile is shuffled into a new draw pile: {cards}."), cards=self.cards(numbers[0])
            )
        text = sentences.SOLO_ROUND if view.solo and name == "round_began" else sentences.NOTES[name]
        return self.translations.gettext(text).format(*things)

    def forced(self, view: View, numbers: tuple[int, ...]) -> str:
        """An answer that was given because there was no other."""
        from boardwright.games.evolution import RULESET

        seat, number, value = numbers
        kind = list(RULESET.kinds.values())[number]
        who = self.say(_("you")) if seat == view.seat else self.player(view, seat)
        return self.say(sentences.FORCED, who=who, choice=self.only_choice(view, kind, value))

    def only_choice(self, view: View, kind: Kind, value: int) -> str:
        if kind.name == "action":
            return self.say(sentences.ACTIONS[value])
        if kind.name in sentences.CHOICES:
            return self.say(sentences.CHOICES[kind.name], value=self.thing(view, kind.domain, value))
        return self.thing(view, kind.domain, value)

    def thing(self, view: View, domain: Domain, value: int) -> str:
        """A value of a domain, just its name."""
        box: Any = view.box
        match domain.name:
            case "creature":
                return self.creature(value)
            case "seat":
                return self.player(view, value)
            case "half":
                return self.half(box, value)
            case "card":
                return self.card(box, value)
            case "trait":
                return self.trait(box, value)
            case "source":
                return self.name(box.source_names[value])
            case "choice":
                return self.name(box.choice_names[value])
            case "part":
                return self.say(sentences.PART_NAMES[value])
            case "action":
                return self.say(sentences.ACTIONS[value])
        return self.say(_("yes")) if domain.name == "yes" else str(value)

    # -- rules, options, traits ---------------------------------------------------------------------------------

    def refusal(self, rule: Rule) -> str:
        """Why not, with the present and the needed value; also the reason of an end."""
        return self.say(sentences.RULES[rule.name], have=rule.have, need=rule.need)

    def score(self, rule: Rule) -> str:
        """What points are for."""
        return self.say(sentences.RULES[rule.name])

    def option_title(self, name: str) -> str:
        """What an option is about."""
        return self.say(phrases.OPTIONS[name])

    def option_value(self, name: str, value: str) -> str:
        """What a value of an option means."""
        return self.say(phrases.VALUES[name][value])

    def primer(self, view: View) -> list[str]:
        """The game in a few sentences, for somebody who does not know it; a paragraph each."""
        aim = self.say(phrases.AIM_SOLO if view.solo else phrases.AIM, n=view.players[0].to_win)
        end = self.say(phrases.ROUND_END)
        if view.solo:
            end = self.option_value("shadow_round", chosen(view)["shadow_round"])
        last = " ".join([self.say(phrases.SOURCE), end, self.say(phrases.NEXT_ROUND)])
        attacking, activation = (", ".join(self.traits(view.box, traits)) for traits in (ATTACKING, ACTIVATION))
        taught = [self.say(text, attacking=attacking, activation=activation) for text in phrases.TAUGHT]
        return [aim, *taught, last]

    def terms(self, view: View) -> list[tuple[str, str]]:
        """What may want explaining at the table: each trait, and what it does under these rulings."""
        options = chosen(view)
        return [
            (self.trait(view.box, at), self.trait_text(view.box, options, at)) for at in range(len(view.box.trait_ids))
        ]

    def trait_text(self, box: Box, options: dict[str, str], trait: int) -> str:
        """What a trait does under these options."""
        name = box.trait_ids[trait]
        if name in phrases.ATTACKING:
            return self.say(phrases.ATTACKING[name])
        if name == "small":
            return self.say(phrases.SMALL, energy=box.small_energy, traits=box.small_max_traits)
        parts = [self.option_value(ruling, options[ruling]) for ruling in phrases.TEXTS[name]]
        return " ".join(self.when_used(options, name) + parts)

    def when_used(self, options: dict[str, str], name: str) -> list[str]:
        """How often an activation trait may be used. [OPEN-10, OPEN-13]"""
        if name not in {"shapeshifter", "frightening", "pesky"}:
            return []
        how = options["uses"]
        if name == "pesky":
            how = "woken" if options["pesky_limit"] == "woken" else "round"
        return [self.say(phrases.WHEN_USED[how])]

    def notices(self, view: View) -> list[str]:
        """What is ours at this table, and not the publisher's."""
        edition = self.say(
            _("{edition}: values of our own where the printed ones are not public."), edition=self.name(view.box.titles)
        )
        solo = self.say(_("Solo: unofficial rules; the Shadow acts by its choice cards."))
        return [text for there, text in ((view.box.is_open, edition), (view.solo, solo)) if there]

    def rulings(self, view: View) -> list[str]:
        """The options that differ from the edition's defaults, and in solo its level, in words."""
        from boardwright.games.evolution.options import OPTIONS

        values = chosen(view)
        return [
            f"{self.option_title(option.name)}: {self.option_value(option.name, values[option.name])}"
            for option in OPTIONS
            if values[option.name] != option.default_for(view.seats, view.box) or (view.solo and option.name == "level")
        ]


def capital(sentence: str) -> str:
    """With a capital first letter."""
    return sentence[:1].upper() + sentence[1:]
