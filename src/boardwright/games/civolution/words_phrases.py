"""English phrases for effects, prices, abilities, goals and events, marked for gettext; words_effects.py fills them in.

A pair is what is said of one and of several, `{n}` of them. No two pairs begin alike: a catalogue knows them by that.
"""

from __future__ import annotations

from typing import Final

Pair = tuple[str, str]


def _(text: str) -> str:
    """Mark a text for translation."""
    return text


def count(one: str, many: str) -> Pair:
    """Mark a text about one thing and about several for translation."""
    return one, many


THEN: Final = _(", then ")
AND: Final = _(" and ")
OR: Final = _(" or ")

# What an effect does, by verb and variant. {n} times or of a thing; the other names say what.
EFFECTS: Final[dict[str, Pair]] = {
    "points": count("gain {n} point", "gain {n} points"),
    "food": count("gain {n} food", "gain {n} food"),
    "money": count("gain {n} money", "gain {n} money"),
    "idea": count("gain {n} idea", "gain {n} ideas"),
    "focus": count("gain {n} focus marker", "gain {n} focus markers"),
    "planning": count("put {n} planning marker on one dice space", "put {n} planning markers on one dice space"),
    "material": count("gain {n} {material}", "gain {n} {material}"),
    "material_row": count("gain {n} material of storage row {more}", "gain {n} materials of storage row {more}"),
    "material_land": count("gain {n} material of {land}", "gain {n} materials of {land}"),
    "material_own_land": count(
        "gain {n} material of a land type in which you have a tribe",
        "gain {n} materials of a land type in which you have a tribe",
    ),
    "material_same_land": count(
        "gain {n} material of that territory's land type", "gain {n} materials of that territory's land type"
    ),
    "material_any": count("gain {n} material of your choice", "gain {n} materials of your choice"),
    "material_list": count("gain {n} of {materials}", "gain {n} of {materials}"),
    "same_material": count("gain the found material once more", "gain the found material {n} times more"),
    "feature": count("put {n} marker on {feature}", "put {n} markers on {feature}"),
    "feature_any": count("put {n} marker on any feature space", "put {n} markers on any feature spaces"),
    "move_feature": count(
        "move {n} feature marker to another feature space", "move up to {n} feature markers to other feature spaces"
    ),
    "favor": count("advance {n} step on the Favor track", "advance {n} steps on the Favor track"),
    "track": count("advance {n} step on {track}", "advance {n} steps on {track}"),
    "track_any": count(
        "advance {n} step on one progress track of your choice",
        "advance {n} steps on one progress track of your choice",
    ),
    "track_lowest": count(
        "advance {n} step on your least advanced track", "advance {n} steps on your least advanced track"
    ),
    "migrate": count("perform {n} migration", "perform up to {n} migrations"),
    "migrate_steps": count(
        "perform {n} migration of up to {more} territories", "perform up to {n} migrations of up to {more} territories"
    ),
    "migrate_anywhere": count(
        "perform {n} migration to any land territory", "perform up to {n} migrations to any land territories"
    ),
    "procreate": count("perform {n} procreation", "perform up to {n} procreations"),
    "procreate_different": count(
        "perform up to {n} procreations in different territories",
        "perform up to {n} procreations in different territories",
    ),
    "place_tribes_weak": count(
        "choose an own territory and put {n} new weak tribe on a free encampment there",
        "choose an own territory and put up to {n} new weak tribes on free encampments there",
    ),
    "place_tribes_strong": count(
        "choose an own territory and put {n} new strong tribe on a free encampment there",
        "choose an own territory and put up to {n} new strong tribes on free encampments there",
    ),
    "strengthen": count("strengthen {n} of your weak tribes", "strengthen up to {n} of your weak tribes"),
    "produce": count("produce {n} raw material", "produce {n} raw materials"),
    "produce_same": count(
        "produce {n} raw materials in one territory", "produce {n} raw materials in one territory"
    ),
    "transport": count("transport {n} raw material", "transport up to {n} raw materials"),
    "transport_boats": count(
        "transport {n} raw material from a boat of yours to any storage space",
        "transport up to {n} raw materials from your boats to any storage spaces",
    ),
    "lucky_find": count("make {n} lucky find", "make {n} lucky finds"),
    "hunt": count("perform {n} hunt", "perform up to {n} hunts in different territories"),
    "reveal_adjacent": count(
        "reveal {n} face-down site next to a territory with own tribe",
        "reveal up to {n} face-down sites next to territories with own tribe",
    ),
    "reveal_anywhere": count("reveal {n} face-down site anywhere", "reveal up to {n} face-down sites anywhere"),
    "gain_card": count("gain {n} research card", "gain {n} research cards"),
    "draw": count(
        "draw {n} research card from a face-down stack and keep it",
        "draw {n} research cards from face-down stacks and keep {more}",
    ),
    "gain_goal": count("gain {n} goal chip", "gain {n} goal chips"),
    "install_card": count("install {n} {type} card from your hand", "install {n} {type} cards from your hand"),
    "income_action": count("perform the action of {n} income chip", "perform the action of {n} income chips"),
    "income_chip": count("gain {n} income chip", "gain {n} income chips"),
    "activity": count("perform {n} other activity", "perform {n} other activities"),
    "upgrade_module": count("upgrade your {module} module", "upgrade your {module} module"),
    "upgrade_value": count("upgrade 1 main module that needs a {more}", "upgrade 1 main module that needs a {more}"),
    "upgrade_any": count("upgrade 1 main module", "upgrade 1 main module"),
    "activation_die": count("gain {n} activation die", "gain {n} activation dice"),
    "fate_die": count("gain {n} fate die", "gain {n} fate dice"),
    "stage_tile": count("flip {n} stage tile to active", "flip {n} stage tiles to active"),
    "build": count("build 1 {building}", "build 1 {building}"),
    "build_any": count("complete 1 building project", "complete 1 building project"),
    "build_any_material": count(
        "build 1 {building} from any stored material",
        "build 1 {building} from any stored material",
    ),
    "sale": count("make {n} Sale", "make up to {n} Sales"),
    "purchase": count("make {n} Purchase", "make up to {n} Purchases"),
    "retrieve_die": count(
        "take back {n} used activation die, roll and place it",
        "take back up to {n} used activation dice, roll and place them",
    ),
}  # fmt: skip
CROSSING: Final = _("{effect}, crossing Water without a boat if you like")
BY_GROUNDS: Final = _(
    "{effect}; territories that touch Building grounds with own buildings count as adjacent to each other"
)
PER: Final = _("{effect} per {thing}")
AT_MOST: Final = _("{effect} (at most {most} times)")
ONE_OF: Final = _("do one of these: {effects}")
TEST: Final = _("take a favor test; if passed {effects}")

# What is counted: one, several.
COUNTED: Final[dict[str, Pair]] = {
    "tribe": count("own tribe", "own tribes"),
    "strong_tribe": count("own strong tribe", "own strong tribes"),
    "weak_tribe": count("own weak tribe", "own weak tribes"),
    "wilderness_tribe": count("own tribe in the wilderness", "own tribes in the wilderness"),
    "boat_tribe": count("own tribe on a boat", "own tribes on boats"),
    "territory": count("territory with own tribe", "territories with own tribe"),
    "land_kind": count("land type with own tribe", "land types with own tribe"),
    "terrain_tribe": count("own tribe in {terrains}", "own tribes in {terrains}"),
    "fire": count("own tribe on a fire encampment", "own tribes on fire encampments"),
    "farm": count("own farm", "own farms"),
    "boat": count("own boat", "own boats"),
    "statue": count("own statue", "own statues"),
    "settlement": count("own settlement", "own settlements"),
    "building_ground": count(
        "Building ground with an own building", "Building grounds with an own building"
    ),
    "raw_material": count("own raw material", "own raw materials"),
    "stored_material": count("own stored material", "own stored materials"),
    "stored_kind": count("kind of stored material", "kinds of stored materials"),
    "feature": count("own feature marker", "own feature markers"),
    "feature_kind": count("kind of feature", "kinds of features"),
    "food": count("food", "food"),
    "money": count("money", "money"),
    "idea": count("idea", "ideas"),
    "dice": count("own die, activation and fate dice together", "own dice, activation and fate dice together"),
    "track": count("step on {track}", "steps on {track}"),
    "favor_space": count("space on the Favor track", "spaces on the Favor track"),
    "site_adjacent": count(
        "revealed site that touches a territory with own tribe", "revealed sites that touch a territory with own tribe"
    ),
    "upgrade": count("upgrade done", "upgrades done"),
    "income_chip": count("own income chip", "own income chips"),
}  # fmt: skip
SO_MANY: Final = _("{n} {thing}")

COSTS: Final[dict[str, Pair]] = {
    "food": count("return {n} food", "return {n} food"),
    "money": count("return {n} money", "return {n} money"),
    "idea": count("return {n} idea", "return {n} ideas"),
    "material": count("return {n} {material}", "return {n} {material}"),
    "material_row": count(
        "return {n} stored material of storage row {more}", "return {n} stored materials of storage row {more}"
    ),
    "material_any": count("return {n} stored material", "return {n} stored materials"),
    "feature": count("return {n} {feature} marker", "return {n} {feature} markers"),
    "feature_any": count("return {n} feature marker", "return {n} feature markers"),
    "weaken": count("lay down {n} own strong tribe", "lay down {n} own strong tribes"),
}

ACTIVITY: Final = _("Activity: {does}.")
TRIGGERED: Final = _("{when}: {does}.")
PAID: Final = _("{costs}: {does}")
ON_CONDITION: Final = _("if you have at least {things}, {does}")
POINT_BONUS: Final[Pair] = count(
    "End of game: {n} point per card and income chip in this column.",
    "End of game: {n} points per card and income chip in this column.",
)
LIMITS: Final[dict[str, str]] = {
    "turn": _("{when} (once per turn)"),
    "phase": _("{when} (once per phase)"),
    "era": _("{when} (once per era)"),
}
WHEN: Final[dict[str, str]] = {
    "activate_before": _("Before the actions of your {module} module"),
    "activate_after": _("After the actions of your {module} module"),
    "reset": _("After each of your Resets"),
    "site_phase": _("At the start of the Site phase"),
    "feeding": _("At the start of the Feeding phase"),
    "feeding_done": _("After feeding, before strong tribes score"),
    "event_phase": _("At the start of the Event phase"),
    "era_score": _("When an era category is scored"),
    "era_score_leading": _("When an era category is scored and nobody scores more than you"),
    "start_civ": _("When you become or stay the starting civilization"),
    "income": _("At the start of the Income phase"),
    "settle_fire": _("When your tribe settles on a fire encampment"),
    "develop": _("When you develop a territory"),
    "displace": _("When your tribe displaces another civilization's tribe"),
    "tribe_dies": _("When one of your tribes dies or is removed"),
    "reveal": _("For each site you reveal"),
    "hunt": _("When you hunt in {terrains}"),
    "lucky_find": _("When you make a lucky find"),
    "test_passed": _("When you pass a favor test"),
    "test_failed": _("When you fail a favor test"),
    "install_card": _("When you install another research card"),
    "install_goal": _("When you install a goal chip"),
    "install_attribute": _("When you install an attribute chip"),
    "build": _("When you build a {building}"),
    "build_any": _("When you complete a building project"),
    "threshold": _("When your disc crosses a bonus threshold of a progress track"),
    "pale_space": _("When your disc comes to rest on a pale space"),
    "upgrade": _("When you upgrade a module"),
    "gain_card": _("When you take a research card into your hand"),
}
MODIFIERS: Final[dict[str, Pair]] = {
    "feed_cost_wilderness": count(
        "Your wilderness tribes each cost {n} food less.", "Your wilderness tribes each cost {n} food less."
    ),
    "feed_cost_settlement": count(
        "Your tribes in territories that touch a Building ground with an own settlement each cost {n} food less.",
        "Your tribes in territories that touch a Building ground with an own settlement each cost {n} food less.",
    ),
    "feed_cost_any": count("Your tribes each cost {n} food less.", "Your tribes each cost {n} food less."),
    "hunt_food": count("Each of your hunts gives {n} food more.", "Each of your hunts gives {n} food more."),
    "cross_water": count(
        "Your tribes may cross Water without a boat.", "Your tribes may cross Water without a boat."
    ),
    "adjacency": count(
        "For your migrations all {land} territories count as adjacent to one another.",
        "For your migrations all {land} territories count as adjacent to one another.",
    ),
    "keep_upright": count(
        "Your tribes stay upright when they displace a tribe.", "Your tribes stay upright when they displace a tribe."
    ),
    "weak_migrate": count(
        "Your weak tribes may migrate; they stay weak.", "Your weak tribes may migrate; they stay weak."
    ),
    "immune_glacier": count("Glaciers do not affect your tribes.", "Glaciers do not affect your tribes."),
    "immune_gorge": count("Gorges take no food from you.", "Gorges take no food from you."),
    "immune_farm_displace": count(
        "Other civilizations cannot displace your tribes in territories with an own farm.",
        "Other civilizations cannot displace your tribes in territories with an own farm.",
    ),
    "shift_free_favor": count(
        "In each favor test you may change one die by 1 without an idea.",
        "In each favor test you may change dice {n} times by 1 without an idea.",
    ),
    "shift_free_fate": count(
        "In each hunt and lucky find you may change the die by 1 without an idea.",
        "In each hunt and lucky find you may change the die by up to {n} without an idea.",
    ),
    "shift_free_activation": count(
        "For each module activation you may change one die by 1 without an idea.",
        "For each module activation you may change dice {n} times by 1 without an idea.",
    ),
    "favor_pass": count(
        "Your favor tests pass as if your Favor disc stood {n} space further right.",
        "Your favor tests pass as if your Favor disc stood {n} spaces further right.",
    ),
    "extra_fate": count(
        "Roll {n} fate die more in hunts and lucky finds.", "Roll {n} fate dice more in hunts and lucky finds."
    ),
    "die_as": count(
        "When you activate a module your {value}s may count as {more}s.",
        "When you activate a module your {value}s may count as {more}s.",
    ),
    "planning_shift": count(
        "Each of your planning markers may be changed by {n} without an idea.",
        "Each of your planning markers may be changed by up to {n} without an idea.",
    ),
    "reset_limit": count(
        "You may Reset with up to {n} activation die on your dice spaces.",
        "You may Reset with up to {n} activation dice on your dice spaces.",
    ),
    "sale_money": count(
        "Each material you sell for money brings {n} money more.",
        "Each material you sell for money brings {n} money more.",
    ),
    "settlement_discount": count(
        "Leave out {n} material when you build a settlement.", "Leave out {n} materials when you build a settlement."
    ),
    "substitute": count(
        "Whenever you return stored materials, {material} may stand for any material of row {rows}.",
        "Whenever you return stored materials, {material} may stand for any material of row {rows}.",
    ),
    "boat_transport_any": count(
        "Goods from your boats may go to any storage space.", "Goods from your boats may go to any storage space."
    ),
    "farm_reach": count(
        "Each of your farms also makes your encampment tribes of one adjacent land territory cost 1 food less in each "
        "Feeding phase.",
        "Each of your farms also makes your encampment tribes of one adjacent land territory cost 1 food less in each "
        "Feeding phase.",
    ),
    "statue_value": count(
        "Each of your statues gives {n} point more in the Income phase.",
        "Each of your statues gives {n} points more in the Income phase.",
    ),
    "fire_points": count(
        "Settling on a fire encampment gives {n} point more.", "Settling on a fire encampment gives {n} points more."
    ),
    "strong_score_boat_or_wilderness": count(
        "After feeding, your strong tribes on boats and in the wilderness give {n} point more each.",
        "After feeding, your strong tribes on boats and in the wilderness give {n} points more each.",
    ),
    "unit_bonus": count(
        "Count {n} unit more whenever {category} is scored.", "Count {n} units more whenever {category} is scored."
    ),
    "unit_bonus_tracks": count(
        "Count {n} unit more whenever any progress track is scored.",
        "Count {n} units more whenever any progress track is scored.",
    ),
    "overflow_points": count(
        "Steps beyond space 12 give {n} point more.", "Steps beyond space 12 give {n} points more."
    ),
    "event_count": count(
        "Events count {n} more for you in whatever they compare.",
        "Events count {n} more for you in whatever they compare.",
    ),
    "extra_find": count(
        "Take {n} material in the Extra find phase.", "Take {n} materials in the Extra find phase."
    ),
    "goal_pick": count(
        "You may take {n} goal chip in the New goals phase.",
        "You may take up to {n} goal chips in the New goals phase.",
    ),
    "draw_more": count(
        "Draw {n} card more whenever you draw from face-down stacks.",
        "Draw {n} cards more whenever you draw from face-down stacks.",
    ),
}  # fmt: skip
SOME_TRIBES: Final[Pair] = count(
    "One of your tribes costs {n} food less in each Feeding phase.",
    "{tribes} of your tribes cost {n} food less in each Feeding phase.",
)
"""feed_cost with a number of tribes."""

SPACE_RETURN: Final[dict[str, Pair]] = {
    "material": count("return {n} {what}", "return {n} {what}"),
    "feature": count("return {n} {what} marker", "return {n} {what} markers"),
    "have": count("have {n} {what} marker", "have {n} {what} markers"),
}
SPACE_EMPTY: Final = _("empty")
SPACE_OR: Final[Pair] = count("{space} or {n} settlement built", "{space} or {n} settlements built")
SPACE_LINK: Final = _("{space}, linked with the next")
SPACE_POINTS: Final[Pair] = count("{space} (+{n} point)", "{space} (+{n} points)")

REQUIREMENTS: Final[dict[str, str]] = {
    "return_material": _("Return {n} {what}."),
    "farm_in": _("Have an own farm in a {what} territory."),
    "tribes_in_one": _("Have at least {n} own tribes (any state, wilderness included) in one {what} territory."),
    "fire_in": _("Have an own tribe on the fire encampment of a {what} territory."),
    "territories_of": _("Have own tribes in at least {n} different {what} territories."),
    "raw_in_one": _("Have at least {n} own raw materials in one {what} territory."),
    "boat_full": _("Have two own tribes on one own boat."),
    "boats": _("Have at least {n} own boats built."),
    "boat_laden": _("Have an own built boat with a tribe aboard and a marker in its notch."),
    "ground_two_statues": _("Have two own statues on one Building ground."),
    "ground_both": _("Have an own settlement and an own statue on one Building ground."),
    "island_building": _("Have an own building on the island ground."),
    "settlements": _("Have at least {n} own settlements built."),
    "statues": _("Have at least {n} own statues built."),
    "farms": _("Have at least {n} own farms built."),
    "wilderness": _("Have at least {n} own tribes in the wilderness, in one or several territories."),
    "site_hub": _("Have an own tribe in a territory that touches at least {n} revealed sites."),
    "sole_master": _("Have a land territory whose usable encampments are all occupied by own tribes."),
    "neighbours": _(
        "Have a land territory with an own tribe and a tribe of another civilization, both on encampments."
    ),
    "land_kinds": _("Have own tribes in at least {n} of the six land types."),
    "working_farm": _("Have a territory with an own farm, an own tribe and at least {n} own raw materials."),
    "twin_camps": _("Have two adjacent land territories (borders, not Caves) with at least {n} own tribes each."),
    "farm_by_ground": _("Have an own farm in a territory that touches a Building ground bearing an own building."),
}

EVENTS: Final[dict[str, str]] = {
    "each": _("Each civilization with at least {things}: {does}."),
    "most": _("The civilization alone in the lead for {kind}: {does}."),
    "most_least": _("The civilization alone in the lead for {kind}, with at least {n}: {does}."),
    "ranks_share": _(
        "Ranking by {kind}, at least {n}. First: {does}. Second: {second}. Tied civilizations share a rank and the "
        "next one is skipped."
    ),
    "ranks_none": _(
        "Ranking by {kind}, at least {n}. First: {does}. Second: {second}. A tied rank and all below it are forfeited."
    ),
}
FAVOR_SPACE: Final = _("Favor space {n}")
REMOVING: Final[dict[str, Pair]] = {
    "farm": count(
        "it may return {n} farm to its console to {does}", "it may return {n} farms to its console to {does}"
    ),
    "boat": count(
        "it may return {n} boat to its console to {does}", "it may return {n} boats to its console to {does}"
    ),
}
WEATHER: Final[dict[str, Pair]] = {
    "hotter": count("Weather: {n} space hotter.", "Weather: {n} spaces hotter."),
    "colder": count("Weather: {n} space colder.", "Weather: {n} spaces colder."),
}
BUILDINGS: Final[dict[str, str]] = {
    "farm": _("farm"),
    "boat": _("boat"),
    "statue": _("statue"),
    "settlement": _("settlement"),
}
PHASES: Final[list[str]] = [
    _("New cards"),
    _("New goals"),
    _("Extra find"),
    _("Action phase"),
    _("Site phase"),
    _("Feeding phase"),
    _("Event phase"),
    _("Income phase"),
]
