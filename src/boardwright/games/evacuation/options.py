"""Options of Evacuation: modes, variants, modules, and a ruling for each point that has an alternative."""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import Rule
from boardwright.core.options import OFF, ON, Option
from boardwright.games.evacuation.box import Box

RACE: Final = "race"
POINTS: Final = "points"
AUTO: Final = "auto"
STRICT: Final = "strict"
GENEROUS: Final = "generous"

SOLO_RACE: Final = Rule("EVA-950", "solo_race")
MODULES_RACE: Final = Rule("EVA-930", "modules_race")
ADVANCED_STRICT: Final = Rule("EVA-908", "advanced_strict")
SOLO_CARDS_SEATS: Final = Rule("EVA-963", "solo_cards_seats")


def mode(seats: int, _box: Box) -> str:
    """Solo is Points Mode. [EVA-002, EVA-950]"""
    return POINTS if seats == 1 else RACE


def ruling(name: str, values: list[str], interpretation: str, doc: str) -> Option:
    """A point that the rulebook leaves open; the first value is the recommended one."""
    return Option(name, values, values[0], interpretation, doc)


OPTIONS: Final = [
    Option("mode", [RACE, POINTS], mode, "EVA-002", "how the game is won"),
    Option("advanced", [OFF, ON], OFF, "EVA-901", "Advanced Actions, with action cards"),
    Option("bonus", [AUTO, STRICT, GENEROUS], AUTO, "EVA-703", "how exactly a year's power must be hit"),
    Option("objectives", [OFF, ON], OFF, "EVA-931", "module: public objectives"),
    Option("lines", [OFF, ON], OFF, "EVA-933", "module: line majorities"),
    Option("lines_side", ["A", "B", "random"], "A", "EVA-933", "side of the module card"),
    Option("solo_cards", [OFF, ON], OFF, "EVA-963", "the solo cards as a third, blocking player"),
    ruling("costs", ["rulebook", "printed"], "INT-01", "energy of a year's actions, with track and bonuses to match"),
    ruling("infrastructure_group", ["3", "1"], "INT-02", "group of the action with infrastructure moves only"),
    ruling("low_actions", ["once", "never"], "INT-03", "group 1 in Advanced Actions"),
    ruling("surcharge", ["action", "free"], "INT-04", "which world pays the surcharge"),
    ruling("oceans", ["count", "free"], "INT-05", "oceans that stay behind"),
    ruling("site_penalty", ["tile", "circles"], "INT-06", "points for sites that stay behind"),
    ruling("points_faces", ["stadiums", "technologies"], "INT-07", "faces that count in Points Mode"),
    ruling("refresh", ["once", "repeat"], "INT-08", "refreshes before one take"),
    ruling("steps", ["all", "some"], "INT-09", "must all steps be used"),
    ruling("spaces", ["both", "marked"], "INT-10", "side spaces that hold only one marker"),
    ruling("penalties", ["one", "lowest"], "INT-12", "which marker pays several penalties"),
    ruling("simultaneous", ["seats", "order"], "INT-13", "order inside Income and Transport"),
    ruling("population_spot", ["printed", "food"], "INT-15", "what a population spot raises"),
    ruling("blank_action", [OFF, ON], "INT-16", "actions without any possible effect"),
    ruling("forced_pass", ["all", "any"], "INT-18", "when a player must pass"),
    ruling("face_tie", ["share", "full"], "INT-25", "a tie for faces or a line with two players"),
    ruling("faceless", ["rank", "excluded"], "INT-28", "players without faces at the end of a race"),
    ruling("counters", ["unlimited", "8"], "INT-30", "how many actions a year's counters allow"),
    ruling("solo_reference", [OFF, ON], "INT-38", "is one solo card only a reference"),
    ruling("bank", ["unlimited", "limited"], "INT-40", "can cubes run out"),
    ruling("tiles", ["fixed", "dealt"], "INT-41", "do edge colours belong to the tiles"),
    ruling("thrown", ["under_first", "fill_first"], "INT-44", "when what is thrown out goes under its deck"),
    ruling("symbols", ["standing", "yearly"], "INT-45", "how often a settlement symbol serves"),
    ruling("compound", ["up_to", "compulsory"], "INT-46", "the parts of a compound action"),
    ruling("lined_up", ["printed", "neighbours"], "INT-47", "must sites in a line be neighbours"),
    ruling("split", ["each", "final"], "INT-49", "when the distance of the markers is tested"),
    ruling("resting", ["effect", "symbol"], "INT-51", "a marker that moves 0 steps onto an effect"),
    ruling("race_before", [OFF, ON], "INT-53", "must a winner have met the conditions before the corrections too"),
    ruling("last_action", ["may", "must"], "INT-56", "must the last action of a race be taken"),
    ruling("free_side", ["choice", "old"], "INT-60", "side of what was got free"),
    ruling("effects", ["may", "must"], "INT-61", "must effects be used"),
    ruling("bonus_clone", ["1", "2"], "INT-66", "people of a bonus's free clone"),
    ruling("objective_time", ["any", "actions"], "INT-67", "when a public objective is taken"),
    ruling("objective_play", ["turn", "passing"], "INT-68", "may objectives be played when passing"),
    ruling("module_sites", ["numbered", "free"], "INT-69", "where the module tiles lie"),
    ruling("solo_order", ["fixed", "random"], "INT-70", "first order in solo"),
    ruling("solo_lane", ["side", "passing"], "INT-71", "where the opponent's markers stand"),
    ruling("solo_number", ["seen", "hidden"], "INT-72", "is the number of the top solo card known"),
    ruling("solo_inward", ["edge", "next"], "INT-73", "where counting inward begins"),
    ruling("solo_faces", ["stadiums", "plain"], "INT-74", "condition for the solo points for faces"),
    ruling("solo_tie", ["swap", "second"], "INT-75", "equal faces while you are third in solo"),
    ruling("third", ["last", "full"], "INT-78", "what the solo cards are with two players"),
]


def why_not_options(options: dict[str, str], seats: int) -> Rule | None:
    """What forbids these values together. [EVA-908, EVA-930, EVA-950, EVA-963]"""
    if options["mode"] == RACE and seats == 1:
        return SOLO_RACE
    if options["mode"] == RACE and ON in (options["objectives"], options["lines"]):
        return MODULES_RACE
    if options["advanced"] == ON and options["bonus"] == STRICT:
        return ADVANCED_STRICT
    if options["solo_cards"] == ON and seats != 2:
        return SOLO_CARDS_SEATS.short(seats, 2)
    return None
