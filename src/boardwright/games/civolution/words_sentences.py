"""English sentences for questions, options and notes, marked for gettext; words.py translates and fills them."""

from __future__ import annotations

from typing import Final

from boardwright.games.civolution.words_phrases import Pair, _, count

# -- questions, by the name of the Kind -------------------------------------------------------------------------

# The names in braces come from what the question is about; words.py tells which.
QUESTIONS: Final[dict[str, str]] = {
    "activity": _("Which activity do you perform?"),
    "ashore": _("Your boat is lost: to which territory do its tribes go?"),
    "assume": _("At which stage do you install {card}? A higher one asks more and brings more points."),
    "attribute": _("Do you install an attribute chip?"),
    "attribute_column": _("Into which column do you install the attribute chip?"),
    "become": _("What does your reset marker become?"),
    "board": _("Which strong tribe goes aboard the new boat?"),
    "boat": _("In which Water do you build the boat?"),
    "buy": _("Which material do you buy?"),
    "card_column": _("Into which column do you install {card}?"),
    "change": _("The favor test fails. Do you spend {ideas} to pass it?"),
    "chip_column": _("Into which column do you install {chip}?"),
    "choose": _("Which one of these do you choose?"),
    "deus": _("The {tribe} dies. Do you save it, by moving your Favor disc one space back?"),
    "die": _("What do you pay with for the {value} of {module}?"),
    "die_any": _("What do you pay with for {module}?"),
    "draw": _("From which face-down stacks do you draw? {n} to go."),
    "explore": _("Around which of your territories do you reveal the sites?"),
    "extra": _("Extra find: which material do you take?"),
    "farm": _("In which territory do you build the farm?"),
    "favor_step": _("Advance on the Favor track, or perform the action of an income chip?"),
    "find": _("Lucky find: in which land type do you look?"),
    "freeze": _("A Glacier: which of your strong tribes there lies down?"),
    "from": _("The display has no such die: from whom do you take one?"),
    "gain_feature": _("On which feature space do you put the marker?"),
    "give": _("Which of your activation dice do you give to {player}?"),
    "give_back": _("Your supply is short of markers. Which do you return, to gain {n} of {space}?"),
    "give_food": _("Do you return 1 food, or remove a tribe?"),
    "give_up": _("The event: what do you return for its bonus?"),
    "goal": _("Which goal chip do you install?"),
    "goal_column": _("Into which column do you install the goal chip?"),
    "goal_side": _("On which side of the column?"),
    "goal_space": _("On which goal space do you put {goal}?"),
    "grotto": _("A Hidden grotto: in which territory do you produce and transport?"),
    "hunt": _("In which territory do you hunt?"),
    "ignore": _("Which cost space of {card} do you ignore?"),
    "income_action": _("Which income chip do you use, for its action or for 1 point?"),
    "income_chip": _("Which income chip do you gain?"),
    "install": _("Which {type} card do you install?"),
    "keep": _("Which card do you keep? {n} to go."),
    "lay": _("Which card goes under the {type} stack first?"),
    "leave_out": _("Which material do you leave out?"),
    "lose": _("Which of your tribes do you remove?"),
    "material": _("Which material do you gain?"),
    "migrate": _("Which tribe migrates? {n} to go."),
    "move_feature": _("From which feature space do you move a marker?"),
    "move_to": _("From {feature} to which feature space?"),
    "one_more": _("Do you take a favor test for one more?"),
    "part": _("{module}, level {level}: what do you do?"),
    "part_next": _("{module}, level {level}: what do you do next?"),
    "pay": _("Which stored material do you return?"),
    "pay_feature": _("Which feature marker do you return?"),
    "place": _("On which encampment of {territory} do you put the tribe?"),
    "place_in": _("In which of your territories do you put new tribes?"),
    "plan": _("On which dice space do you put {n} planning markers?"),
    "procreate": _("In which territory do you procreate? {n} to go."),
    "produce": _("In which territory do you produce? {n} to go."),
    "project": _("Which building project do you complete?"),
    "react": _("Which ability do you use?"),
    "result": _("{roll}: which value do you make of your fate dice?"),
    "return": _("Which material do you return as {material}?"),
    "reveal": _("Which site do you reveal?"),
    "rock": _("A Holy rock: for which territory do you take the favor test?"),
    "roll": _("Which of the dice on your dice spaces do you roll too?"),
    "sell": _("Sale: which material do you sell for money?"),
    "sell_for_points": _("Sale: which material do you sell for 2 points?"),
    "settle": _("On which encampment of {territory} does the tribe settle?"),
    "settlement": _("Which settlement do you build?"),
    "settlement_on": _("On which Building ground do you build the settlement?"),
    "stage_tile": _("Which stage tile do you flip to active?"),
    "start_card": _("Which {type} card do you keep?"),
    "start_chip": _("Which starting chip card do you take?"),
    "start_markers": _("Which starting marker card do you keep?"),
    "statue": _("On which Building ground do you build the statue?"),
    "statue_of": _("Of which material is the statue?"),
    "strengthen": _("Which weak tribe stands up? {n} to go."),
    "take": _("Which research card do you gain?"),
    "take_goal": _("Which goal chip do you take?"),
    "track": _("On which track do you advance?"),
    "trade": _("Do you make a Sale or a Purchase?"),
    "transport": _("From which territory do you transport? {n} to go."),
    "turn": _("Your turn: which module do you activate?"),
    "unfed": _("Food needed: {need}, you have {have}. Which of your tribes do you leave unfed?"),
    "upgrade": _("Which module do you upgrade?"),
    "vici_place": _("Equal places for V.I.C.I: which one is it?"),
    "way": _("Where does the tribe go?"),
    "weaken": _("Which of your strong tribes lies down?"),
}
COUNTED: Final = {"draw": 0, "keep": 0, "migrate": 0, "procreate": 0, "produce": 0, "strengthen": 0, "transport": 0}
"""Questions whose {n} is a number that they are about, and its place."""

# What it means to pass.
PASSES: Final[dict[str, str]] = {
    "activity": _("Perform no activity"),
    "attribute": _("Install none now"),
    "board": _("Nobody goes aboard"),
    "change": _("Accept that the test fails"),
    "deus": _("Let it die"),
    "draw": _("Draw no more"),
    "explore": _("Reveal nothing"),
    "favor_step": _("Perform the action of an income chip"),
    "find": _("Make no lucky find"),
    "give_back": _("Return none and gain only what the supply holds"),
    "give_food": _("Remove a tribe"),
    "give_up": _("Return nothing and gain nothing"),
    "goal": _("Install no goal chip"),
    "grotto": _("Leave the grotto"),
    "hunt": _("Hunt no more"),
    "ignore": _("Ignore none"),
    "income_action": _("Use none"),
    "install": _("Install no card"),
    "migrate": _("Migrate no more"),
    "move_feature": _("Move no more"),
    "one_more": _("Take no test"),
    "part": _("Do nothing more"),
    "plan": _("Put none"),
    "place": _("Put no more"),
    "place_in": _("Put none"),
    "procreate": _("Procreate no more"),
    "produce": _("Produce no more"),
    "project": _("Build nothing"),
    "react": _("Use none"),
    "reveal": _("Reveal no more"),
    "rock": _("Leave the rock"),
    "roll": _("Leave the others on their spaces"),
    "sell": _("Sell none for money"),
    "sell_for_points": _("Sell none for points"),
    "settle": _("Procreate no more"),
    "stage_tile": _("Gain 3 points instead"),
    "strengthen": _("Strengthen no more"),
    "take": _("Gain no card"),
    "take_goal": _("Take no goal chip"),
    "track": _("Do not advance"),
    "trade": _("Trade no more"),
    "transport": _("Transport no more"),
    "unfed": _("Feed all others"),
    "way": _("Stay here"),
}

# -- options, by the name of the Kind; {value} in words ---------------------------------------------------------

CHOICES: Final[dict[str, str]] = {
    "activity": _("Perform {value}"),
    "ashore": _("They go to {value}"),
    "assume": _("Stage {value}"),
    "attribute": _("Install {value}"),
    "attribute_column": _("Column {value}"),
    "become": _("Turn it into {value}"),
    "board": _("The {value} goes aboard"),
    "boat": _("Build the boat in {value}"),
    "buy": _("Buy {value}"),
    "card_column": _("Column {value}"),
    "change": _("Spend the ideas and pass the test"),
    "chip_column": _("Column {value}"),
    "choose": _("{value}"),
    "deus": _("Save it"),
    "die": _("Pay with {value}"),
    "draw": _("Draw {value}"),
    "explore": _("Reveal the sites around {value}"),
    "extra": _("Take {value}"),
    "farm": _("Build the farm in {value}"),
    "favor_step": _("Advance 1 step on the Favor track"),
    "find": _("Look in {value}"),
    "freeze": _("Lay down the {value}"),
    "from": _("Take it from {value}"),
    "gain_feature": _("Put it on {value}"),
    "give": _("Give {value}"),
    "give_back": _("Return a marker: {value}"),
    "give_food": _("Return 1 food"),
    "give_up": _("Return what stands in {value}"),
    "goal": _("Install {value}"),
    "goal_column": _("Column {value}"),
    "goal_side": _("{value}"),
    "goal_space": _("Put it on {value}"),
    "grotto": _("Produce and transport in {value}"),
    "hunt": _("Hunt in {value}"),
    "ignore": _("Ignore space {value}"),
    "income_action": _("{value}"),
    "income_chip": _("Gain {value}"),
    "install": _("Install {value}"),
    "keep": _("Keep {value}"),
    "lay": _("First {value}"),
    "leave_out": _("Leave out {value}"),
    "lose": _("Remove the {value}"),
    "material": _("Gain {value}"),
    "migrate": _("Move the {value}"),
    "move_feature": _("Move a marker from {value}"),
    "move_to": _("Move it to {value}"),
    "one_more": _("Take the test for one more"),
    "part": _("{value}"),
    "pay": _("Return {value}"),
    "pay_feature": _("Return a marker of {value}"),
    "place": _("Put it on {value}"),
    "place_in": _("Put them in {value}"),
    "plan": _("Put them on dice space {value}"),
    "procreate": _("Procreate in {value}"),
    "produce": _("Produce in {value}"),
    "project": _("Build a {value}"),
    "react": _("Use {value}"),
    "result": _("Make it a {value}"),
    "return": _("Return {value}"),
    "reveal": _("Reveal the site at {value}"),
    "rock": _("Take the test for {value}"),
    "roll": _("Roll a {value} too"),
    "sell": _("Sell {value}"),
    "sell_for_points": _("Sell {value} for 2 points"),
    "settle": _("Settle on {value}"),
    "settlement": _("Build settlement {value}"),
    "settlement_on": _("Build it on {value}"),
    "stage_tile": _("Flip the tile of stage {value}"),
    "start_card": _("Keep {value}"),
    "start_chip": _("Take {value}"),
    "start_markers": _("Keep {value}"),
    "statue": _("Build it on {value}"),
    "statue_of": _("Make it of {value}"),
    "strengthen": _("Stand up the {value}"),
    "take": _("Gain {value}"),
    "take_goal": _("Take {value}"),
    "track": _("Advance on {value}"),
    "trade": _("Make a {value}"),
    "transport": _("Transport from {value}"),
    "turn": _("Activate {value}"),
    "unfed": _("Leave the {value} unfed"),
    "upgrade": _("Upgrade {value}"),
    "vici_place": _("It is the {value}"),
    "way": _("Go to {value}"),
    "weaken": _("Lay down the {value}"),
}
RESET: Final = _("Reset")
TRADES: Final = [_("Sale"), _("Purchase")]
SIDES: Final = [_("Left side"), _("Right side")]

# The parts of the modules that ask, by level I, II, III; a level that is missing is like the one before it.
# [CIV-221, CIV-222, CIV-224..232, CIV-236]
PARTS: Final[dict[str, list[list[str]]]] = {
    "procreation": [
        [_("Procreate"), _("Procreate"), _("Procreate up to twice")],
        [_("Take a favor test to strengthen a tribe")],
    ],
    "production": [
        [_("Produce 2 raw materials"), _("Produce 3 raw materials"), _("Produce 4 raw materials")],
        [_("Take a favor test to transport 1"), _("Transport 1"), _("Transport up to 2")],
    ],
    "sustenance": [
        [_("Hunt"), _("Hunt"), _("Hunt up to twice")],
        [_("Strengthen 1 tribe"), _("Strengthen up to 3 tribes"), _("Strengthen up to 4 tribes")],
    ],
    "exploration": [
        [
            _("Reveal the sites around a territory"),
            _("Reveal the sites around a territory, and one more; 2 points"),
            _("Reveal the sites around a territory, and one more; 4 points"),
        ],
        [_("Make a lucky find"), _("Make a lucky find"), _("Make 2 lucky finds")],
    ],
    "building": [
        [
            _("Complete a building project"),
            _("Complete up to 2 building projects of one kind"),
            _("Complete up to 2 building projects"),
        ],
        [_("Install a building card"), _("Install a building card"), _("Install a building card, special bonus")],
    ],
    "planning": [
        [_("Gain a goal chip")],
        [_("Install a goal chip")],
        [_("Put 2 planning markers on a dice space"), _("Put 3 planning markers on a dice space")],
    ],
    "research": [
        [_("Gain a research card"), _("Gain a research card"), _("Gain 2 research cards")],
        [
            _("Draw 2 face-down cards and keep 1"),
            _("Draw 4 face-down cards and keep 1"),
            _("Draw 4 face-down cards and keep 2"),
        ],
    ],
    "achievement": [
        [_("Gain an activation die")],
        [_("Gain a fate die")],
        [
            _("Install an achievement card"),
            _("Install an achievement card"),
            _("Install an achievement card, special bonus"),
        ],
    ],
    "insight": [
        [_("Gain 3 ideas"), _("Gain 6 ideas")],
        [_("Install an insight card"), _("Install an insight card"), _("Install an insight card, special bonus")],
    ],
    "mutation": [
        [_("Move a feature marker"), _("Move up to 2 feature markers")],
        [_("Install a mutation card"), _("Install a mutation card"), _("Install a mutation card, special bonus")],
    ],
    "invention": [
        [_("Perform the action of an income chip"), _("Perform up to 2 actions of income chips")],
        [_("Install an invention card"), _("Install an invention card"), _("Install an invention card, special bonus")],
    ],
    "sleep": [[_("Gain a focus marker")], [_("Gain 2 ideas")]],
}

# -- notes ------------------------------------------------------------------------------------------------------

# {0}, {1}, {2}: the numbers of the note, in words.
NOTES: Final[dict[str, str]] = {
    "marker_card_kept": _("{0} starts with {1}."),
    "chip_card_taken": _("{0} takes {1}."),
    "era_began": _("Era {0} begins."),
    "event_revealed": _("The event of this era is {0}."),
    "card_revealed": _("{0} is turned up."),
    "round_began": _("An action round begins; {0} is first."),
    "last_round": _("It is the last round of this phase."),
    "activated": _("{0} activates {1} at level {2}."),
    "paid_die": _("{0} pays with a die of {1}."),
    "paid_marker": _("{0} pays with a marker on {1}."),
    "reset_done": _("{0} resets: Reset {1} of this phase."),
    "rolled_fate": _("{0} rolls a {1}."),
    "chose_value": _("{0} makes it a {1}."),
    "test_passed": _("{0} passes the favor test."),
    "test_failed": _("{0} fails the favor test."),
    "gained": _("{0} gains {2} × {1}."),
    "returned": _("{0} returns {2} × {1}."),
    "favor_moved": _("The Favor disc of {0} is on space {1} now."),
    "departed": _("{0}: the {1} sets out."),
    "settled": _("{0} settles on {1}."),
    "displaced": _("{0} displaces the tribe on {1}."),
    "boarded": _("A tribe of {0} goes aboard in {1}."),
    "developed": _("{0} is developed: it brings {1}."),
    "laid_down": _("{0}: the {1} lies down and is weak now."),
    "stood_up": _("{0}: the {1} stands up and is strong now."),
    "tribe_lost": _("{0} loses the {1}."),
    "produced": _("{0} produces in {1}."),
    "transported": _("{0} transports {2} from {1}."),
    "built": _("{0} builds a {1}."),
    "farm_lost": _("A Volcano takes the farm in {0}."),
    "hunted": _("{0} hunts in {1}: {2} food."),
    "took_card": _("{0} takes a card: {1}."),
    "drew_card": _("You draw {0}."),
    "took_open_card": _("{0} takes {1}."),
    "kept_cards": _("{0} keeps {1} cards of {2}."),
    "gained_die": _("{0} gains an activation die, a {1}."),
    "gained_fate_die": _("{0} gains a fate die."),
    "die_given": _("{0} gives a die to {1}."),
    "sold": _("{0} sells {1} for {2} money."),
    "bought": _("{0} buys {1}."),
    "took_goal": _("{0} takes {1}."),
    "upgraded": _("{0} upgrades {1} to level {2}."),
    "used_ability": _("{0} uses {1}."),
    "installed": _("{0} installs {1} at stage {2}."),
    "installed_chip": _("{0} installs {1} at stage {2}."),
    "installed_goal": _("{0} installs {1} at stage {2}."),
    "installed_attribute": _("{0} installs {1} at stage {2}."),
    "stage_full": _("{0} has filled stage {1}."),
    "tile_flipped": _("{0} flips the tile of stage {1} to active."),
    "advanced": _("{0} advances on {1} to space {2}."),
    "chip_used": _("{0} uses {1}."),
    "chip_point": _("{0} takes 1 point for {1}."),
    "gorge_took": _("A Gorge takes 1 food from {0}."),
    "glacier_laid": _("A Glacier lays down the {1} of {0}."),
    "fed": _("{0} pays {1} food for feeding."),
    "saved": _("Deus ex machina saves the {1} of {0}."),
    "event_won": _("{0} may take the bonus of {1}."),
    "event_lost": _("Nobody gains the bonus of {0}."),
    "boat_lost": _("{0} returns the boat in {1}."),
    "starter": _("{0} is the starting civilization now."),
    "vici_revealed": _("V.I.C.I turns up its action card {0}."),
    "goal_removed": _("V.I.C.I removes {0}."),
    "card_removed": _("V.I.C.I removes {0}."),
    "vici_statue": _("V.I.C.I builds a statue on the island."),
    "grid_marked": _("V.I.C.I marks its grid for {0}: space {1}."),
    "attribute_removed": _("V.I.C.I removes {0}."),
    "chip_removed": _("V.I.C.I removes {0}."),
    "provided": _("V.I.C.I puts a provision marker in {0}."),
    "vici_hunted": _("V.I.C.I puts a hunting token in {0}."),
}
# The same, where the last number decides between one and several.
COUNTING_NOTES: Final[dict[str, Pair]] = {
    "paid_ideas": count("{0} spends {1} idea.", "{0} spends {1} ideas."),
    "rolled_dice": count("{0} rolls {1} activation die.", "{0} rolls {1} activation dice."),
    "scored": count("{0} gains {1} point.", "{0} gains {1} points."),
    "site_revealed": count("The site at {0} is revealed: {1} point.", "The site at {0} is revealed: {1} points."),
    "beyond_track": count("{0} goes beyond the end of {1}: {2} point.", "{0} goes beyond the end of {1}: {2} points."),
    "oak_gave": count("A Mystic oak at {1} brings {0} {2} point.", "A Mystic oak at {1} brings {0} {2} points."),
    "strong_scored": count("{0} gains {1} point for strong tribes.", "{0} gains {1} points for strong tribes."),
    "era_scored": count("Era scoring, {1}: {0} gains {2} point.", "Era scoring, {1}: {0} gains {2} points."),
    "statues_gave": count("{0} gains {1} point for statues.", "{0} gains {1} points for statues."),
    "final_scored": count("Final scoring: {0} has {1} point in all.", "Final scoring: {0} has {1} points in all."),
}
WEATHER_IS: Final = _("The weather is {weather}.")
WEATHER_BEYOND: Final = _("The weather is {weather}, beyond the line.")
ONLY_PART: Final = _("its only possible part")
FORCED: Final = _("Only one answer, given for {who}: {choice}.")

# -- names of things --------------------------------------------------------------------------------------------

CAMP: Final = _("encampment {n} of {territory}")
FIRE_CAMP: Final = _("the fire encampment of {territory}")
STRONG_AT: Final = _("strong tribe on {camp}")
WEAK_AT: Final = _("weak tribe on {camp}")
TRIBE_AT: Final = _("tribe on {camp}")
ON_CAMP: Final = _("{territory}, encampment {n} ({state})")
ON_FIRE: Final = _("{territory}, fire encampment ({state})")
OUTSIDE: Final = [_("{territory}, wilderness ({state})"), _("{territory}, boat ({state})")]
STATES: Final = [_("weak"), _("strong")]
ELSEWHERE: Final = [
    _("strong tribe in the wilderness of {territory}"),
    _("weak tribe in the wilderness of {territory}"),
    _("strong tribe on the boat in {territory}"),
    _("weak tribe on the boat in {territory}"),
]
OF_EITHER_STATE: Final = [_("tribe in the wilderness of {territory}"), _("tribe on the boat in {territory}")]
IDEAS_TO_SPEND: Final = count("{n} idea", "{n} ideas")
HUNT_ROLL: Final = _("Hunt in {territory}, where 1 to 6 bring {food} food")
FIND_ROLL: Final = _("Lucky find of {first} (1, 2), {second} (3, 4) or {third} (5, 6)")
CAMP_FREE: Final = _("{camp} (free)")
CAMP_OF: Final = _("{camp} (displaces a tribe of {player})")
CAMP_OWN: Final = _("{camp} (displaces your own tribe)")
SITE: Final = _("site {x}/{y}")
SITE_BETWEEN: Final = _("site {x}/{y} ({territories})")
GROUND: Final = _("Building ground {n} ({materials})")
ISLAND: Final = _("the island ({materials})")
STACK_DOWN: Final = _("the top card of the face-down {type} stack")
STACK_UP: Final = _("{card}, the top of the face-up {type} stack")
STACK_UP_TAKEN: Final = _("the face-up {type} stack")
DIE: Final = _("a die of {n}")
USED_DIE: Final = _("a used die")
PLANNING_MARKER: Final = _("a planning marker of {n}")
FOCUS_MARKER: Final = _("a focus marker")
CONSOLE: Final[list[Pair]] = [
    count("food", "food"),
    count("money", "money"),
    count("idea", "ideas"),
    count("focus marker", "focus markers"),
]
FEATURE_SPACE: Final = _("marker of {feature}")
DICE_SPACE: Final = _("planning marker on dice space {n}")
RAW_MATERIAL: Final = _("raw material in {territory}")
SETTLEMENT: Final = _("{n} ({materials})")
GOAL_SPACE_FREE: Final = _("goal space {n}")
GOAL_SPACE_OVER: Final = _("goal space {n}, over {goal}")
SELLING: Final = _("{material} for {n} money")
TO_LEVEL: Final = _("{module} to level {level}")
BUILT_IN: Final = _("the built-in activity: return 1 money: advance 1 step on one progress track of your choice")
FACE_DOWN: Final = _("{type}, face down")
WITH_TEXT: Final = _("{name} ({does})")
ONE_POINT: Final = _("Take 1 point for {name}")
USE_CHIP: Final = _("Use {name} ({does})")
SPACE_TEXT: Final = _("{n}: {asks}")
ACTION_CARD: Final = _("action card {n}")
LEVELS: Final = ["", "I", "II", "III"]
CARD_TEXT: Final = _("{name}. Cost: {costs}.")
