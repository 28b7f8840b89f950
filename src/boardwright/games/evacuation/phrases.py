"""Words for options and rulings, and the game in a few sentences: English texts, marked for gettext."""

from __future__ import annotations

from typing import Final


def _(text: str) -> str:
    """Mark a text for translation."""
    return text


def ngettext(one: str, many: str) -> tuple[str, str]:
    """Mark a text about one and about many things for translation."""
    return one, many


OPENS: Final = [_("oceans close"), _("desert opens"), _("forest opens"), _("sea opens")]
"""What each transition is known for."""
CLOSES: Final = _("an ocean closes")
COMES: Final = _("an ocean comes over, each production +1")
CROSSED: Final[list[tuple[str, str]]] = [(CLOSES, CLOSES), (OPENS[1], COMES), (OPENS[2], COMES), (OPENS[3], "")]
"""What each transition does for the first marker of a player and for the second. [EVA-621..625]"""
OPTIONS: Final[dict[str, str]] = {
    "mode": _("How the game is won"),
    "advanced": _("Advanced Actions: cards with effects of their own"),
    "bonus": _("How exactly the power of a year must hit a bonus"),
    "objectives": _("Module: public objectives"),
    "lines": _("Module: line majorities"),
    "lines_side": _("Side of the module card for line majorities"),
    "solo_cards": _("The solo cards as a third one that blocks"),
    "costs": _("Energy that actions cost"),
    "infrastructure_group": _("Group of the action with infrastructure moves only"),
    "low_actions": _("Board actions of group 1 with Advanced Actions"),
    "surcharge": _("Which world pays the surcharge of a group"),
    "oceans": _("Oceans that stay behind at the end"),
    "site_penalty": _("Points lost for a site that stays behind"),
    "points_faces": _("Happy faces that count in Points Mode"),
    "refresh": _("How often a row may be refreshed before one take"),
    "steps": _("Whether all steps of progress must be used"),
    "spaces": _("Which side spaces of the progress track hold only one marker"),
    "penalties": _("Which marker takes several penalties at the end of a race"),
    "simultaneous": _("Order inside Income and Transport"),
    "population_spot": _("What a person on a population spot raises"),
    "blank_action": _("Actions that can do nothing"),
    "forced_pass": _("When a player must pass for want of energy"),
    "face_tie": _("A tie for happy faces or a line with two players"),
    "faceless": _("Players without happy faces at the end of a race"),
    "counters": _("How many actions a year the counter cards allow"),
    "solo_reference": _("Whether one solo card is only a reference"),
    "bank": _("Whether cubes can run out"),
    "tiles": _("Whether edge colours belong to the Old World tiles"),
    "thrown": _("When what is thrown out goes under its deck"),
    "symbols": _("How often a settlement symbol serves"),
    "compound": _("Whether all parts of an action must be used"),
    "lined_up": _("Whether sites in a line must be neighbours"),
    "split": _("When the distance of the two progress markers counts"),
    "resting": _("A progress marker that moves 0 steps onto an effect"),
    "race_before": _("What the winner of a race must have met"),
    "last_action": _("Whether the last action of a race must be taken"),
    "free_side": _("Where a ship, stadium or factory got free goes"),
    "effects": _("Whether effects must be used"),
    "bonus_clone": _("People of a bonus's free clone"),
    "objective_time": _("When a public objective is taken"),
    "objective_play": _("When held objectives are played"),
    "module_sites": _("Where the module tiles lie"),
    "solo_order": _("First order in solo"),
    "solo_lane": _("Where the opponent's progress markers stand"),
    "solo_number": _("Whether the number of the top solo card is known"),
    "solo_inward": _("Where the opponent's counting inward begins"),
    "solo_faces": _("Condition for the solo points for happy faces"),
    "solo_tie": _("Equal happy faces while you are third in solo"),
    "third": _("What the solo cards are with two players"),
}

# By option and value: the value in words.
VALUES: Final[dict[str, dict[str, str]]] = {
    "mode": {
        "race": _("Race Mode: it can end as soon as somebody has a production of 8 each and 3 stadiums."),
        "points": _("Points Mode: four years, then most points win."),
    },
    "advanced": {
        "off": _("Without: action cards only count."),
        "on": _("With: an action is one of the board or one of the hand."),
    },
    "bonus": {
        "auto": _("Exactly; with Advanced Actions up to it."),
        "strict": _("Exactly: the power is one of the two numbers."),
        "generous": _("Up to it: the power is at most the number."),
    },
    "objectives": {"off": _("Without."), "on": _("With: three cards for whoever meets them first.")},
    "lines": {"off": _("Without."), "on": _("With: points for most sites in each of three lines.")},
    "lines_side": {
        "A": _("A: sites 1, 3, 5."),
        "B": _("B: sites 2, 4, 6."),
        "random": _("Drawn at random."),
    },
    "solo_cards": {"off": _("Without."), "on": _("With.")},
    "costs": {
        "rulebook": _("As in the rulebook: six actions a year are free, each further one costs 1."),
        "printed": _("As players report: 0, 0, 1, 2, 3, then 3 each; track and bonuses are shorter to match."),
    },
    "infrastructure_group": {"3": _("Group 3, like its power."), "1": _("Group 1, with power 3.")},
    "low_actions": {"once": _("One a year."), "never": _("None.")},
    "surcharge": {"action": _("The same as the action's energy."), "free": _("Either.")},
    "oceans": {"count": _("They count as left behind."), "free": _("They do not count.")},
    "site_penalty": {"tile": _("A number of the tile, 2 or 3."), "circles": _("2, and 1 for each circle.")},
    "points_faces": {
        "stadiums": _("On stadiums of the New World."),
        "technologies": _("On stadiums of the New World and on technologies."),
    },
    "refresh": {"once": _("Once."), "repeat": _("Any number of times, each for a cube.")},
    "steps": {"all": _("Yes, unless the transitions forbid it."), "some": _("No, one may stop short.")},
    "spaces": {"both": _("Both of each step."), "marked": _("Only those with an effect or a symbol.")},
    "penalties": {
        "one": _("All go to one lowest marker."),
        "lowest": _("Each goes to the lowest marker of the moment."),
    },
    "simultaneous": {"seats": _("Seat by seat."), "order": _("By the order indicator.")},
    "population_spot": {"printed": _("What is printed on the spot."), "food": _("Always food.")},
    "blank_action": {"off": _("They cannot be chosen."), "on": _("They can be chosen for their power.")},
    "forced_pass": {
        "all": _("When no group can be paid."),
        "any": _("As soon as one group cannot be paid."),
    },
    "face_tie": {"share": _("They share the points, 2 each."), "full": _("Both get 4.")},
    "faceless": {"rank": _("They rank like the others."), "excluded": _("They do not rank.")},
    "counters": {"unlimited": _("Any number."), "8": _("8.")},
    "solo_reference": {"off": _("No, all seven are played."), "on": _("Yes, the first one.")},
    "bank": {"unlimited": _("No."), "limited": _("Yes: 60 energy, 60 steel, 45 food.")},
    "tiles": {
        "fixed": _("Yes."),
        "dealt": _("No: they belong to the places, the tiles are dealt at random."),
    },
    "thrown": {"under_first": _("Before the row is filled."), "fill_first": _("After the row is filled.")},
    "symbols": {"standing": _("For every settlement, as long as it is there."), "yearly": _("Once a year.")},
    "compound": {"up_to": _("No, moves and exchanges are optional."), "compulsory": _("Yes, as far as possible.")},
    "lined_up": {"printed": _("Only where the card says so."), "neighbours": _("Always.")},
    "split": {"each": _("After the move of each marker."), "final": _("Only after both.")},
    "resting": {"effect": _("It carries the effect out."), "symbol": _("It has no effect; only symbols count.")},
    "race_before": {
        "off": _("The conditions after penalties and bonuses."),
        "on": _("The conditions before penalties and bonuses too."),
    },
    "last_action": {"may": _("It may be declined by passing."), "must": _("It must be taken if one is possible.")},
    "free_side": {"choice": _("To the side that its owner chooses."), "old": _("To the Old World side.")},
    "effects": {"may": _("They may be declined or used in part."), "must": _("As far as possible.")},
    "bonus_clone": {"1": _("One."), "2": _("Two.")},
    "objective_time": {"any": _("The moment it is met."), "actions": _("In the Actions phase only.")},
    "objective_play": {"turn": _("On an own turn with an action."), "passing": _("Also when passing.")},
    "module_sites": {
        "numbered": _("On the three sites of the card's side."),
        "free": _("On three of the six sites, drawn at random."),
    },
    "solo_order": {"fixed": _("You, the opponent, the extra civilization."), "random": _("The others at random.")},
    "solo_lane": {"side": _("On the side space if it is free."), "passing": _("In the passing lane.")},
    "solo_number": {"seen": _("Yes, it stands on the back."), "hidden": _("No, only when it is used.")},
    "solo_inward": {"edge": _("With the site at the edge."), "next": _("With the site next to the edge.")},
    "solo_faces": {"stadiums": _("3 New World stadiums and a face."), "plain": _("None.")},
    "solo_tie": {
        "swap": _("You go to first, the opponent to second."),
        "second": _("You go to second."),
    },
    "third": {"last": _("They act last in Actions only."), "full": _("They move in Turn Order and Progress too.")},
}

# The game in a few sentences.
AIM_RACE: Final = _(
    "The Old World is dying: within four years you move your people, factories and resources to the New World. Aim of"
    " the race: three stadiums and a production of at least 8 energy, 8 steel and 8 food there. Whoever has them ends"
    " the game; what stays behind lowers your lowest marker."
)
AIM_POINTS: Final = _(
    "The Old World is dying: within four years you move your people, factories and resources to the New World. Your"
    " lowest production there counts most, then goals and happy faces on stadiums; what stays behind costs points."
)
TAUGHT: Final[list[str]] = [
    _(
        "Each world pays for itself with its own cubes. A year begins with the Income of both, and with food for both."
        " Then all take one action after another until they pass. The number of an action's group is its power; the"
        " more powerful, the further your two markers move on the progress track later."
    ),
    _(
        "To settle a site of the New World you need people or factories on its side for all its spots at once. Ships"
        " bring them over: in Transport they carry sites of their bays' colours, stadiums, factories and cubes, for"
        " energy. Progress opens desert, forest and sea, shows settlement symbols, and moves your oceans over."
    ),
]
AIM_SOLO: Final = _("You play alone for points, against cards that take stadiums and settle sites.")
