"""Options of Civolution: how the game is set up, V.I.C.I, and a ruling for each point that has an alternative."""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import Rule
from boardwright.core.options import OFF, ON, Option
from boardwright.games.civolution.box import Box

RANDOM: Final = "random"
SOLO_DEFAULTS: Final = {"level": "1", "vici_reset": "ends", "vici_equal": "first", "free_start": OFF}

NO_SUCH_SEAT: Final = Rule("CIV-911", "first_player_seat")
HUMAN_BEGINS: Final = Rule("CIV-911", "human_begins")
HANDS_GIVEN: Final = Rule("CIV-804", "free_start_newcomers")
SOLO_ONLY: Final = {
    "level": Rule("CIV-840", "level_solo"),
    "vici_reset": Rule("CIV-845", "vici_reset_solo"),
    "vici_equal": Rule("CIV-971", "vici_equal_solo"),
    "free_start": Rule("CIV-804", "free_start_solo"),
}


def lines(_seats: int, box: Box) -> str:
    """Where the edition puts the lines of the progress tracks. [CIV-905]"""
    return box.effects["thresholds"]


def ruling(name: str, values: list[str], rule: str, doc: str) -> Option:
    """A point with alternatives; the first value is the recommended one."""
    return Option(name, values, values[0], rule, doc)


OPTIONS: Final = [
    Option("newcomers", [], "", "CIV-066", "seats that start with a hand put together for newcomers"),
    ruling("tiles", ["experienced", "beginner"], "CIV-061", "are Wood and Papyrus in the start territories"),
    ruling("layout", [RANDOM, "first"], "CIV-730", "how the tiles of the continent lie"),
    ruling("first_player", [RANDOM, "1", "2", "3", "4"], "CIV-911", "who is the first starting civilization"),
    ruling("level", ["1", "2", "3", "4", "5"], "CIV-840", "difficulty of V.I.C.I"),
    ruling("vici_reset", ["ends", "performs"], "CIV-845", "is the card that causes V.I.C.I's Reset performed"),
    ruling("free_start", [OFF, ON], "CIV-804", "may the human choose freely among all starting cards"),
    ruling("reject_order", ["drawn", "owner"], "CIV-914", "in which order rejected cards go under their stack"),
    ruling("goal_stacking", ["full", "free"], "CIV-917", "when goal chips may be put on others"),
    ruling("idle_activation", [OFF, ON], "CIV-919", "may a module be activated for nothing"),
    ruling("part_order", ["complete", "interleaved"], "CIV-921", "how the parts of a module follow each other"),
    ruling("migration_test", ["before", "after"], "CIV-925", "when the favor test of level II and III is taken"),
    ruling("cave_water", ["all", "land"], "CIV-926", "do Caves connect Water territories"),
    ruling("attribute_window", ["any", "ends"], "CIV-940", "when attribute chips may be installed"),
    ruling("ignore_assumed", ["any", "real"], "CIV-943", "which cost space the special bonus may ignore"),
    ruling("deus_scope", ["all", "feeding_weather"], "CIV-950", "where Deus ex machina saves a tribe"),
    ruling("event_removal", ["wilderness", "removed"], "CIV-953", "what becomes of tribes on a boat that is returned"),
    Option("thresholds", ["passed", "reached"], lines, "CIV-905", "where the lines of the progress tracks lie"),
    ruling("income_gained", ["once", "twice"], "CIV-907", "an income chip that is gained in the Income phase"),
    ruling("vici_equal", ["first", "human"], "CIV-971", "who chooses among equals for V.I.C.I"),
]


def why_not_options(options: dict[str, str], seats: int) -> Rule | None:
    """What forbids these values together. [CIV-804, CIV-840, CIV-845, CIV-911, CIV-971]"""
    return why_not_solo(options) if seats == 1 else why_not_several(options, seats)


def why_not_solo(options: dict[str, str]) -> Rule | None:
    if options["first_player"] != RANDOM:
        return HUMAN_BEGINS
    return HANDS_GIVEN if options["free_start"] == ON and options["newcomers"] else None


def why_not_several(options: dict[str, str], seats: int) -> Rule | None:
    for name, rule in SOLO_ONLY.items():
        if options[name] != SOLO_DEFAULTS[name]:
            return rule.short(seats, 1)
    if options["first_player"] != RANDOM and int(options["first_player"]) > seats:
        return NO_SUCH_SEAT.short(int(options["first_player"]), seats)
    return None
