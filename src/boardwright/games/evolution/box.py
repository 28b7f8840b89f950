"""One edition of Evolution: Another World, read from its component files into the lists that the engine uses."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from boardwright.core.components import Box as CoreBox
from boardwright.core.components import Reader, Row, ids_of

FILES: Final = ["traits.toml", "cards.toml", "sources.toml", "solo.toml"]
CARDS: Final = 64  # EVO-001
SOURCES: Final = 10  # EVO-002
CHOICES: Final = 7  # EVO-180
TRACK: Final = 4  # EVO-006

TRAITS: Final = [
    "vampire", "fire_breathing", "soporific", "astral", "flying", "many_eyed", "fireproof", "vengeful",
    "toxic", "tailed", "caring", "charming", "small", "shapeshifter", "frightening", "pesky",
]  # fmt: skip
CATEGORIES: Final = ["aggressive", "defensive", "energetic", "special"]
WHEN: Final = [
    "attack", "target_choice", "attacking_trait", "end_of_attack",
    "energy_received", "gaining_energy", "transmutation", "activation",
]  # fmt: skip
USE: Final = ["may", "must", "always"]
GROW: Final = ["none", "creature", "trait"]
WHO: Final = ["fullest", "emptiest", "hunter"]
ACTIONS: Final = ["gain", "transmute", "attack", "sleep"]
LEVELS: Final = ["first_game", "easy", "normal", "hard"]

# The verb of each trait: code. Its parameters: (name, allowed values, the option whose default it is here).
VERBS: Final[dict[str, str]] = {
    "vampire": "attack",
    "fire_breathing": "attack",
    "soporific": "attack",
    "astral": "limit_attacks",
    "flying": "limit_attacks",
    "many_eyed": "stop_attacking_traits",
    "fireproof": "keep_traits",
    "vengeful": "retaliate",
    "toxic": "retaliate",
    "tailed": "discard_card",
    "caring": "pass_energy",
    "charming": "gain_more",
    "small": "transmute_with",
    "shapeshifter": "copy_trait",
    "frightening": "frighten",
    "pesky": "wake",
}
Parameter = tuple[str, list[str], str]
PARAMETERS: Final[dict[str, list[Parameter]]] = {
    "vampire": [("target", ["energy"], "")],
    "fire_breathing": [("target", ["trait"], "")],
    "soporific": [("target", ["sleep"], "")],
    "astral": [("mode", ["separates", "protects"], "astral")],
    "flying": [("mode", ["protects", "separates"], "flying")],
    "many_eyed": [("stops", ["both", "soporific", "vampire"], "many_eyed")],
    "fireproof": [("against", ["both", "fire_breathing"], "fireproof")],
    "vengeful": [("effect", ["trait", "energy", "target_gains"], "vengeful")],
    "toxic": [("effect", ["energy", "trait"], "toxic")],
    "tailed": [("brings", ["reserve", "rival", "rival_instead", "card"], "tailed")],
    "caring": [("to", ["own", "anyone"], "caring"), ("full_track", ["passes", "lost"], "caring_full")],
    "charming": [("from", ["upper", "second", "ally", "shared"], "charming")],
    "small": [],
    "shapeshifter": [("which", ["no_attacking", "any"], "shapeshifter")],
    "frightening": [
        (
            "effect",
            ["no_attack", "ignore_turn", "ignore_round", "discard_token", "sleep", "no_gain"],
            "frightening",
        ),
    ],
    "pesky": [("then", ["barred", "free"], "pesky")],
}


class Choice:
    """A choice card of the Shadow: numbers into GROW, WHO (-1: nobody) and ACTIONS. [EVO-189..192]"""

    __slots__ = ("actions", "activate", "grow", "grow_on")

    def __init__(self, grow: int, grow_on: int, activate: int, actions: list[int]) -> None:
        self.grow = grow
        self.grow_on = grow_on
        self.activate = activate
        self.actions = actions


class Box(CoreBox):
    """An edition. Cards, sources and choice cards are numbered from 0 in the order of their files.

    halves: card * 2 + side -> trait; lower: source -> energy by number of seats (0 to 4; solo as two players);
    upper: source -> energy; opener: source -> trait, -1 where there is no upper part; priority: traits, the Shadow's
    first pick first; level_energy, level_traits: by LEVELS; trait_rules: the rule id of each trait; copies: how many
    cards carry each; *_names: a dict of languages each (en, de; traits also ru); *_sources: where the values come from.
    """

    __slots__ = (
        "card_ids",
        "card_sources",
        "categories",
        "choice_ids",
        "choice_names",
        "choices",
        "copies",
        "effect_sources",
        "halves",
        "level_energy",
        "level_ids",
        "level_names",
        "level_traits",
        "lower",
        "opener",
        "priority",
        "small_energy",
        "small_max_traits",
        "source_ids",
        "source_names",
        "source_sources",
        "trait_ids",
        "trait_names",
        "trait_rules",
        "upper",
    )

    def __init__(self, reader: Reader) -> None:
        super().__init__(reader)
        self.trait_ids: list[str] = TRAITS
        self.read_traits(reader.files["traits.toml"])
        self.read_cards(reader.files["cards.toml"])
        self.read_sources(reader.files["sources.toml"])
        self.read_solo(reader.files["solo.toml"])

    def read_traits(self, file: Row) -> None:
        """Names and effects of the 16 traits. [EVO-200..215]"""
        self.trait_names: list[dict[str, str]] = [{} for _ in TRAITS]
        self.trait_rules: list[str] = [""] * len(TRAITS)
        self.categories: list[int] = [0] * len(TRAITS)
        self.copies: list[int] = [0] * len(TRAITS)
        self.effect_sources: list[str] = [""] * len(TRAITS)
        self.small_energy: int = 0
        self.small_max_traits: int = 0
        rows = file.rows("trait", len(TRAITS), len(TRAITS))
        ids_of(rows)
        for row in rows:
            trait = row.reference("id", TRAITS, "trait")
            if trait >= 0:
                self.read_trait(row, trait)
            else:
                row.known += row.data  # what it says besides cannot be judged
        self.read_rulings(file)

    def read_trait(self, row: Row, trait: int) -> None:
        self.trait_names[trait] = row.names("name", ["en", "de", "ru"])
        origins = row.table("name_source")
        for language in ("en", "de", "ru"):
            origins.source(language)
        self.trait_rules[trait] = row.one_of("rule", [f"EVO-{200 + trait}"])
        self.categories[trait] = row.reference("category", CATEGORIES, "category")
        self.copies[trait] = row.integer("copies", 0, CARDS)
        row.one_of("when", WHEN)
        row.one_of("use", USE)
        row.source("category_source")
        row.source("when_source")
        row.source("copies_source")
        self.effect_sources[trait] = row.source("effect_source")
        self.read_effect(row.table("effect"), trait)

    def read_effect(self, effect: Row, trait: int) -> None:
        name = TRAITS[trait]
        effect.one_of("verb", [VERBS[name]])
        for parameter, allowed, option in PARAMETERS[name]:
            value = effect.one_of(parameter, allowed)
            if option:
                self.effects[option] = value
        if name == "small":
            self.small_energy = effect.integer("energy", 1, TRACK)
            self.small_max_traits = effect.integer("max_traits", 1, len(TRAITS))

    def read_rulings(self, file: Row) -> None:
        """What concerns several traits at once. [OPEN-6, OPEN-10, OPEN-13]"""
        retaliation = file.table("retaliation")
        self.effects["retaliation"] = retaliation.one_of("when", ["always", "success"])
        retaliation.source()
        activation = file.table("activation")
        self.effects["uses"] = activation.one_of("uses", ["round", "activation"])
        self.effects["pesky_limit"] = activation.one_of("pesky_limit", ["user", "woken"])
        activation.source()
        same = self.effects.get("vengeful")
        if same is not None and same == self.effects.get("toxic"):
            file.fault("trait", f"vengeful and toxic both have the effect {same!r}; they are different traits (OPEN-6)")

    def read_cards(self, file: Row) -> None:
        """64 cards of two different traits. [EVO-001, OPEN-9a]"""
        rows = file.rows("card", CARDS, CARDS)
        self.card_ids: list[str] = ids_of(rows)
        self.card_sources: list[str] = [row.source() for row in rows]
        self.halves: list[int] = []
        for row in rows:
            self.halves += row.references("traits", TRAITS, "trait", 2, 2)
        if len(self.halves) == 2 * CARDS and -1 not in self.halves:
            self.check_copies(file)

    def check_copies(self, file: Row) -> None:
        for trait, name in enumerate(TRAITS):
            found = self.halves.count(trait)
            if found != self.copies[trait]:
                file.fault("card", f"{found} cards carry {name}; copies in traits.toml says {self.copies[trait]}")

    def read_sources(self, file: Row) -> None:
        """10 sources with a lower and perhaps an upper part. [EVO-002, EVO-021, OPEN-9b]"""
        rows = file.rows("source", SOURCES, SOURCES)
        self.source_ids: list[str] = ids_of(rows)
        self.source_names: list[dict[str, str]] = [row.names("name", ["en", "de"]) for row in rows]
        self.source_sources: list[str] = [row.source() for row in rows]
        self.lower: list[list[int]] = [read_lower(row) for row in rows]
        self.upper: list[int] = [row.integer("upper", 0, 20) for row in rows]
        self.opener: list[int] = [read_opener(row, upper) for row, upper in zip(rows, self.upper, strict=True)]

    def read_solo(self, file: Row) -> None:
        """The Shadow's choice cards, levels and habits. [EVO-187..197, OPEN-8, OPEN-19]"""
        self.effects["level"] = file.one_of("default_level", LEVELS)
        self.effects["shadow_round"] = file.one_of("round_ends", ["human", "all"])
        self.effects["shadow_trait"] = file.one_of("first_trait", ["first", "opens_source"])
        self.priority: list[int] = file.references("trait_priority", TRAITS, "trait", len(TRAITS), len(TRAITS))
        for key in ("default_level", "round_ends", "first_trait", "trait_priority"):
            file.source(f"{key}_source")
        rows = file.rows("choice", CHOICES, CHOICES)
        self.choice_ids: list[str] = ids_of(rows)
        self.choice_names: list[dict[str, str]] = [row.names("name", ["en", "de"]) for row in rows]
        self.choices: list[Choice] = [read_choice(row) for row in rows]
        self.read_levels(file.rows("level", len(LEVELS), len(LEVELS)))

    def read_levels(self, rows: list[Row]) -> None:
        ids_of(rows)
        self.level_ids: list[str] = LEVELS
        self.level_names: list[dict[str, str]] = [{} for _ in LEVELS]
        self.level_energy: list[int] = [0] * len(LEVELS)
        self.level_traits: list[int] = [0] * len(LEVELS)
        for row in rows:
            level = row.reference("id", LEVELS, "level")
            self.level_names[level] = row.names("name", ["en", "de"])
            self.level_energy[level] = row.integer("energy", 0, TRACK)
            self.level_traits[level] = row.integer("traits", 0, len(TRAITS))
            row.source()


def read_lower(row: Row) -> list[int]:
    """Energy by number of seats, 0 to 4; solo takes the number for two players. [EVO-188]"""
    value = row.get("lower", "three whole numbers, for 2, 3 and 4 players")
    if value is None:
        return [0] * 5
    if isinstance(value, list) and len(value) == 3 and all(type(n) is int and 0 <= n <= 20 for n in value):
        return [0, value[0], value[0], value[1], value[2]]
    row.fault("lower", f"{value!r} is not three whole numbers from 0 to 20, for 2, 3 and 4 players")
    return [0] * 5


def read_opener(row: Row, upper: int) -> int:
    """The trait that opens the upper part; there is one exactly where there is an upper part."""
    if upper:
        return row.reference("upper_trait", TRAITS, "trait")
    if row.has("upper_trait"):
        row.fault("upper_trait", "without energy on the upper part (upper = 0) no trait opens it; leave it out")
    return -1


def read_choice(row: Row) -> Choice:
    grow = row.reference("grow", GROW, "way to grow")
    grow_on = -1
    if grow == GROW.index("trait"):
        grow_on = row.reference("grow_on", WHO, "way to name a creature")
    elif row.has("grow_on"):
        row.fault("grow_on", 'goes with grow = "trait" only; leave it out')
    activate = row.reference("activate", WHO, "way to name a creature")
    actions = row.references("actions", ACTIONS, "action", 1, len(ACTIONS))
    if actions and actions[-1] != ACTIONS.index("sleep"):
        row.fault("actions", "must end with sleep, which is always possible (EVO-140)")
    row.source()
    return Choice(grow, grow_on, activate, actions)


def load_box(folder: Path) -> Box:
    """Read an edition. Raises Malformed with all its faults, one a line."""
    reader = Reader(folder, "evolution", FILES)
    box = Box(reader)
    reader.finish()
    return box
