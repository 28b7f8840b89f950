"""Options of Evolution: Another World: variants, the solo level, and a ruling for each point that is left open."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boardwright.core.ask import Rule
from boardwright.core.options import OFF, ON, Option
from boardwright.games.evolution.box import PARAMETERS, Box

RANDOM: Final = "random"
SOLO_DEFAULTS: Final = {"level": "normal", "shadow_round": "human", "shadow_trait": "first"}

QUARTET_SEATS: Final = Rule("EVO-171", "quartet_seats")
QUARTET_SOLO: Final = Rule("EVO-198", "quartet_solo")
NO_SUCH_SEAT: Final = Rule("OPEN-18", "first_player_seat")
SHADOW_BEGINS: Final = Rule("EVO-188", "shadow_begins")
ALONE: Final = Rule("OPEN-12", "exchange_alone")
SAME_RETALIATION: Final = Rule("OPEN-6", "same_retaliation")
SOLO_ONLY: Final = {
    "level": Rule("EVO-188", "level_solo"),
    "shadow_round": Rule("EVO-197", "shadow_round_solo"),
    "shadow_trait": Rule("OPEN-19", "shadow_trait_solo"),
}


def of_edition(name: str) -> Callable[[int, Box], str]:
    """The default that the edition gives."""
    return lambda seats, box: box.effects[name]


def of_solo_edition(name: str) -> Callable[[int, Box], str]:
    """The default that the edition gives where it matters, in solo."""
    return lambda seats, box: box.effects[name] if seats == 1 else SOLO_DEFAULTS[name]


def solo_option(name: str, values: list[str], ruling: str, doc: str) -> Option:
    return Option(name, values, of_solo_edition(name), ruling, doc)


def effect(name: str, ruling: str, doc: str) -> Option:
    """What a trait does; its values are those that the component file allows."""
    values = [allowed for rows in PARAMETERS.values() for _, allowed, option in rows if option == name]
    return Option(name, values[0], of_edition(name), ruling, doc)


OPTIONS: Final = [
    Option("quartet", [OFF, ON], OFF, "EVO-171", "four transmutations win"),
    solo_option("level", ["normal", "first_game", "easy", "hard"], "OPEN-8", "what the Shadow starts with"),
    solo_option("shadow_round", ["human", "all"], "OPEN-8", "whose creatures must sleep for a solo round to end"),
    solo_option("shadow_trait", ["first", "opens_source"], "OPEN-19", "which trait of a card the Shadow takes"),
    Option("first_player", [RANDOM, "1", "2", "3", "4"], RANDOM, "OPEN-18", "who begins"),
    Option("exchange", ["in_turn", "together"], "in_turn", "OPEN-12", "how hands are exchanged"),
    Option("discard", ["open", "closed"], "open", "OPEN-17", "may the discard pile be read"),
    Option("uses", ["round", "activation"], of_edition("uses"), "OPEN-13", "how often an activation trait is used"),
    Option("pesky_limit", ["user", "woken"], of_edition("pesky_limit"), "OPEN-10", "what ends waking by Pesky"),
    effect("astral", "OPEN-1", "whom Astral keeps apart"),
    effect("flying", "OPEN-1", "whom Flying keeps apart"),
    effect("many_eyed", "OPEN-2", "what Many-eyed stops"),
    effect("fireproof", "OPEN-2", "what Fireproof stops"),
    effect("tailed", "OPEN-3", "what Tailed brings"),
    effect("caring", "OPEN-4", "who may receive by Caring"),
    effect("caring_full", "OPEN-4", "Caring in an attack with a full track"),
    effect("charming", "OPEN-5", "what Charming brings"),
    effect("vengeful", "OPEN-6", "what Vengeful costs"),
    effect("toxic", "OPEN-6", "what Toxic costs"),
    Option("retaliation", ["always", "success"], of_edition("retaliation"), "OPEN-6", "when both apply"),
    effect("shapeshifter", "OPEN-7", "what Shapeshifter may copy"),
    effect("frightening", "OPEN-7", "what Frightening does"),
    effect("pesky", "OPEN-7", "may a woken creature attack"),
]


def why_not_options(options: dict[str, str], seats: int) -> Rule | None:
    """What forbids these values together. [EVO-171, EVO-188, EVO-198, OPEN-6, OPEN-12, OPEN-18]"""
    if options["vengeful"] == options["toxic"]:
        return SAME_RETALIATION
    return why_not_solo(options) if seats == 1 else why_not_several(options, seats)


def why_not_solo(options: dict[str, str]) -> Rule | None:
    if options["quartet"] == ON:
        return QUARTET_SOLO
    if options["first_player"] != RANDOM:
        return SHADOW_BEGINS
    return ALONE if options["exchange"] == "together" else None


def why_not_several(options: dict[str, str], seats: int) -> Rule | None:
    if options["quartet"] == ON and seats > 3:
        return QUARTET_SEATS.short(seats, 3)
    for name, rule in SOLO_ONLY.items():
        if options[name] != SOLO_DEFAULTS[name]:
            return rule.short(seats, 1)
    if options["first_player"] != RANDOM and int(options["first_player"]) > seats:
        return NO_SUCH_SEAT.short(int(options["first_player"]), seats)
    return None
