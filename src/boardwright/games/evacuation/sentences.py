"""English sentences for questions, options and notes, marked for gettext; words.py translates and fills them."""

from __future__ import annotations

from typing import Final

from boardwright.games.evacuation.phrases import _

# -- questions, by the name of the Kind -------------------------------------------------------------------------

# {thing}: what the question is about; {n}: how many are left.
QUESTIONS: Final[dict[str, str]] = {
    "gain": _("Gain a cube ({n} to choose): of which type, on which side?"),
    "exchange": _("Make an exchange ({n} left)?"),
    "prefab": _("Prefabricate which factory, on which side?"),
    "clone": _("Clone, for {n} food?"),
    "settle": _("Which site do you settle?"),
    "factory": _("{thing}: which factory goes there ({n} to place)?"),
    "raise": _("Which of your New World markers rises?"),
    "research": _("What do you research?"),
    "infrastructure": _("Make an infrastructure move ({n} left)?"),
    "ship": _("Which ship do you build?"),
    "stadium": _("Which stadium do you build?"),
    "throw_ship": _("Refresh: which ship do you throw out?"),
    "throw_stadium": _("Refresh: which stadium do you throw out?"),
    "throw_infrastructure": _("Refresh: which infrastructure card do you throw out?"),
    "world": _("{thing}: which world pays?"),
    "side": _("{thing}: to which side?"),
    "spare": _("{thing}: which cube of its cost do you save?"),
    "from_old": _("Of {cost}, how many does the Old World pay?"),
    "pay": _("Which cube do you pay?"),
    "fly": _("Transport: which ship of the Old World do you load and fly?"),
    "evacuate": _("{thing}: which site do you evacuate?"),
    "load_stadium": _("Building capacity ({n} left): which stadium comes over?"),
    "load_factory": _("Building capacity ({n} left): which factory comes over?"),
    "load": _("Room for cubes ({n} left): which cube comes over?"),
    "return": _("Which empty ship flies back to the Old World?"),
    "marker": _("Progress: which of your markers moves first?"),
    "space": _("Progress: where does {thing} move to ({n} steps left)?"),
    "level": _("{thing}: which power do you choose?"),
    "bonus": _("Your power {n} is near both numbers: which bonus do you take?"),
    "keep": _("Which goal do you keep?"),
    "give_up": _("Which of your goals do you give up?"),
    "put_away": _("Which action card do you put away?"),
    "objective": _("Play a public objective?"),
    "lowest": _("Which of your lowest markers is it?"),
    "action": _("Take an action, or pass for the year?"),
    "energy": _("Of {n} energy for the action, how much does the Old World pay?"),
    "card": _("Which action card do you play, face up?"),
    "tuck": _("Which action card do you tuck face down under the action?"),
    "part": _("{thing}: use a part of it?"),
}
THROUGH_CAPACITY: Final = _("Building capacity")
THROUGH_ANY: Final = _("Bay for any colour")
THROUGH_BAY: Final = _("Bay {colour}")
LOWEST: Final = [
    _("Which of your lowest markers takes the penalties?"),
    _("Which of your lowest markers gets the bonus?"),
    _("Two of your lowest markers get a step each: which is the first?"),
    _("Which other one of your lowest markers gets a step?"),
]
LEVELS: Final = [_("for Progress"), _("for the bonus")]

# The rule that puts a question, and where in the year it stands.
BECAUSE: Final[dict[str, tuple[str, str]]] = {
    "gain": ("EVA-011", _("An effect: gain cubes, one by one down the list")),
    "exchange": ("EVA-411", _("An effect: exchange cubes")),
    "prefab": ("EVA-470", _("An effect: prefabricate")),
    "clone": ("EVA-473", _("An effect: clone")),
    "settle": ("EVA-450", _("An effect: settle")),
    "factory": ("EVA-451", _("Settling: the factory spots, in the order energy, steel, food")),
    "raise": ("EVA-209", _("A New World marker of your choice")),
    "research": ("EVA-440", _("An effect: research")),
    "infrastructure": ("EVA-430", _("An effect: infrastructure")),
    "ship": ("EVA-460", _("An effect: build a ship")),
    "stadium": ("EVA-461", _("An effect: build a stadium")),
    "throw_ship": ("EVA-421", _("Refreshing the row")),
    "throw_stadium": ("EVA-421", _("Refreshing the row")),
    "throw_infrastructure": ("EVA-421", _("Refreshing the row")),
    "world": ("EVA-003", _("Paying")),
    "side": ("INT-60", _("Got free")),
    "spare": ("EVA-003", _("Paying, with a discount")),
    "from_old": ("EVA-003", _("Paying from both worlds")),
    "pay": ("EVA-421", _("Paying one cube, for refreshing or a prefab")),
    "fly": ("EVA-501", _("Transport, first the ships to the New World")),
    "evacuate": ("EVA-502", _("Transport, loading sites in the order of their numbers")),
    "load_stadium": ("EVA-503", _("Transport, loading stadiums, then factories")),
    "load_factory": ("EVA-503", _("Transport, loading factories in the order energy, steel, food")),
    "load": ("EVA-504", _("Transport, loading cubes in the order energy, steel, food")),
    "return": ("EVA-507", _("Transport, then the ships that fly back")),
    "marker": ("EVA-612", _("Progress, the order of your two markers")),
    "space": ("EVA-613", _("Progress, the move of a marker")),
    "level": ("EVA-907", _("A card with several powers")),
    "bonus": ("EVA-702", _("Bonuses")),
    "keep": ("EVA-115", _("Choice of goals, before the first year")),
    "give_up": ("EVA-115", _("Choice of goals, the last step")),
    "put_away": ("EVA-902", _("Action cards")),
    "objective": ("EVA-932", _("Actions, besides the action itself")),
    "lowest": ("EVA-805", _("End of the race: penalties and bonuses")),
    "action": ("EVA-301", _("Actions, your turn")),
    "energy": ("EVA-306", _("Actions, the energy of the action")),
    "card": ("EVA-904", _("Actions, a card of your hand")),
    "tuck": ("EVA-904", _("Actions, a counter for the board action")),
    "part": ("EVA-906", _("Actions, the parts of the card")),
}

# What passing means.
PASSES: Final[dict[str, str]] = {
    "exchange": _("Make no further exchange"),
    "prefab": _("Prefabricate nothing"),
    "clone": _("Do not clone"),
    "settle": _("Settle nothing"),
    "research": _("Do not research"),
    "infrastructure": _("Make no further move"),
    "ship": _("Build no ship"),
    "stadium": _("Build no stadium"),
    "throw_ship": _("Throw out no more"),
    "throw_stadium": _("Throw out no more"),
    "throw_infrastructure": _("Throw out no more"),
    "fly": _("No further ship flies"),
    "evacuate": _("Leave it empty"),
    "load_stadium": _("No further stadium"),
    "load_factory": _("No further factory"),
    "load": _("No further cube"),
    "return": _("No further ship flies back"),
    "objective": _("Play none now"),
    "action": _("Pass for the year"),
    "part": _("Use no further part"),
}

# An option; {value} is its value in words.
CHOICES: Final[dict[str, str]] = {
    "gain": _("Gain {value}"),
    "exchange": _("Exchange {value}"),
    "prefab": _("Prefabricate {value}"),
    "settle": _("Settle {value}"),
    "factory": _("Place a factory: {value}"),
    "raise": _("Raise {value}"),
    "research": _("Research {value}"),
    "ship": _("Build {value}"),
    "stadium": _("Build {value}"),
    "throw_ship": _("Throw out {value}"),
    "throw_stadium": _("Throw out {value}"),
    "throw_infrastructure": _("Throw out {value}"),
    "world": _("Pay from the {value}"),
    "side": _("To the side of the {value}"),
    "spare": _("Save {value}"),
    "from_old": _("{value} from the Old World"),
    "pay": _("Pay {value}"),
    "fly": _("Fly {value}"),
    "evacuate": _("Evacuate {value}"),
    "load_stadium": _("Load {value}"),
    "load_factory": _("Load the {value}"),
    "load": _("Load {value}"),
    "return": _("Fly back {value}"),
    "marker": _("Move {value} first"),
    "space": _("Move to {value}"),
    "level": _("Power {value}"),
    "bonus": _("Take {value}"),
    "keep": _("Keep {value}"),
    "give_up": _("Give up {value}"),
    "put_away": _("Put away {value}"),
    "objective": _("Play {value}"),
    "lowest": _("The marker of {value}"),
    "energy": _("{value} from the Old World"),
    "card": _("Play {value}"),
    "tuck": _("Tuck {value}"),
    "part": _("Use: {value}"),
}
CARD_ACTION: Final = _("Play an action card")
CLONE: Final = _("Clone")
TAKE: Final = _("Take {value}")
PLAY: Final = _("Play {value}")
REFRESH: Final = _("Refresh the row first")
REFRESH_PAID: Final = _("Refresh the row first, for a cube")
COLUMNS: Final = [_("left column"), _("middle column"), _("right column")]
LANES: Final = [_("step {n}, passing lane"), _("step {n}, side space A"), _("step {n}, side space B")]
START: Final = _("the start")
BONUS_SIDES: Final = [_("the lower bonus"), _("the higher bonus")]
