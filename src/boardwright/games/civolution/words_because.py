"""For each question the rule that puts it, and its place in the game, marked for gettext; words.py translates them."""

from __future__ import annotations

from typing import Final

from boardwright.games.civolution.words_phrases import _

SETTING_UP: Final = _("Set-up")
TURN: Final = _("Your turn in the Action phase")
PAYING: Final = _("Activating a module: its two dice")
RESETTING: Final = _("Your Reset")
MODULE: Final = _("The actions of a module")
BEFORE: Final = _("Before the actions of a module: sites")
MIGRATION: Final = _("A migration")
PROCREATION: Final = _("A procreation")
SETTLING: Final = _("Settling on an encampment")
MATERIALS: Final = _("Producing and transporting")
FINDING: Final = _("A lucky find")
TEST: Final = _("A favor test")
ROLL: Final = _("A roll of your fate dice")
TRIBES: Final = _("Your tribes")
EXPLORING: Final = _("Revealing sites")
BUILDING: Final = _("A building project")
CARDS: Final = _("Gaining research cards")
CARD: Final = _("Installing a research card")
GOALS: Final = _("Goal chips")
INCOME: Final = _("Income chips")
ATTRIBUTES: Final = _("Attribute chips, at any decision of your own")
TRACKS: Final = _("The progress tracks")
ABILITIES: Final = _("Abilities of your cards and chips")
EFFECTS: Final = _("An effect of a card or chip")
TRADING: Final = _("Sale and Purchase")
DICE: Final = _("Gaining dice")
SHORT: Final = _("Your supply of markers is too small")
FIND_PHASE: Final = _("Phase 3, extra find")
SITE_PHASE: Final = _("Phase 5, sites")
FEEDING: Final = _("Phase 6, feeding")
WEATHER: Final = _("Phase 7, the weather")
EVENT: Final = _("Phase 7, the event")
VICI: Final = _("The turn of V.I.C.I")

BECAUSE: Final[dict[str, tuple[str, str]]] = {
    "activity": ("CIV-344", ABILITIES),
    "ashore": ("CIV-953", EVENT),
    "assume": ("CIV-416", CARD),
    "attribute": ("CIV-460", ATTRIBUTES),
    "attribute_column": ("CIV-461", ATTRIBUTES),
    "become": ("CIV-163", RESETTING),
    "board": ("CIV-351", BUILDING),
    "boat": ("CIV-351", BUILDING),
    "buy": ("CIV-248", TRADING),
    "card_column": ("CIV-411", CARD),
    "change": ("CIV-302", TEST),
    "chip_column": ("CIV-440", INCOME),
    "choose": ("CIV-964", EFFECTS),
    "deus": ("CIV-535", TRIBES),
    "die": ("CIV-145", PAYING),
    "draw": ("CIV-244", CARDS),
    "explore": ("CIV-225", EXPLORING),
    "extra": ("CIV-120", FIND_PHASE),
    "farm": ("CIV-350", BUILDING),
    "favor_step": ("CIV-482", TRACKS),
    "find": ("CIV-330", FINDING),
    "freeze": ("CIV-521", SITE_PHASE),
    "from": ("CIV-246", DICE),
    "gain_feature": ("CIV-235", EFFECTS),
    "give": ("CIV-246", DICE),
    "give_back": ("CIV-642", SHORT),
    "give_food": ("CIV-542", WEATHER),
    "give_up": ("CIV-953", EVENT),
    "goal": ("CIV-450", GOALS),
    "goal_column": ("CIV-451", GOALS),
    "goal_side": ("CIV-452", GOALS),
    "goal_space": ("CIV-116", GOALS),
    "grotto": ("CIV-690", BEFORE),
    "hunt": ("CIV-333", MODULE),
    "ignore": ("CIV-430", CARD),
    "income_action": ("CIV-346", INCOME),
    "income_chip": ("CIV-347", INCOME),
    "install": ("CIV-410", CARD),
    "keep": ("CIV-244", CARDS),
    "lay": ("CIV-914", CARDS),
    "leave_out": ("CIV-354", BUILDING),
    "lose": ("CIV-544", TRIBES),
    "material": ("CIV-007", EFFECTS),
    "migrate": ("CIV-310", MIGRATION),
    "move_feature": ("CIV-231", MODULE),
    "move_to": ("CIV-231", MODULE),
    "one_more": ("CIV-925", TEST),
    "part": ("CIV-151", MODULE),
    "pay": ("CIV-963", EFFECTS),
    "pay_feature": ("CIV-963", EFFECTS),
    "place": ("CIV-311", SETTLING),
    "place_in": ("CIV-320", EFFECTS),
    "plan": ("CIV-249", MODULE),
    "procreate": ("CIV-320", PROCREATION),
    "produce": ("CIV-325", MATERIALS),
    "project": ("CIV-226", BUILDING),
    "react": ("CIV-960", ABILITIES),
    "result": ("CIV-305", ROLL),
    "return": ("CIV-413", CARD),
    "reveal": ("CIV-225", EXPLORING),
    "rock": ("CIV-691", BEFORE),
    "roll": ("CIV-162", RESETTING),
    "sell": ("CIV-247", TRADING),
    "sell_for_points": ("CIV-247", TRADING),
    "settle": ("CIV-311", SETTLING),
    "settlement": ("CIV-354", BUILDING),
    "settlement_on": ("CIV-352", BUILDING),
    "stage_tile": ("CIV-342", TRACKS),
    "start_card": ("CIV-067", SETTING_UP),
    "start_chip": ("CIV-071", SETTING_UP),
    "start_markers": ("CIV-067", SETTING_UP),
    "statue": ("CIV-353", BUILDING),
    "statue_of": ("CIV-353", BUILDING),
    "strengthen": ("CIV-337", TRIBES),
    "take": ("CIV-340", CARDS),
    "take_goal": ("CIV-341", GOALS),
    "track": ("CIV-481", TRACKS),
    "trade": ("CIV-233", TRADING),
    "transport": ("CIV-327", MATERIALS),
    "turn": ("CIV-141", TURN),
    "unfed": ("CIV-533", FEEDING),
    "upgrade": ("CIV-343", TRACKS),
    "vici_place": ("CIV-971", VICI),
    "way": ("CIV-240", MIGRATION),
    "weaken": ("CIV-963", EFFECTS),
}
