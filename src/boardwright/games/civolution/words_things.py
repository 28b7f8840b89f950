"""Things on the table in words: what the numbers of questions and notes stand for, seen by one seat."""

from __future__ import annotations

from gettext import NullTranslations
from typing import TYPE_CHECKING

from boardwright.games.civolution import words_sentences as sentences
from boardwright.games.civolution.domains_cards import BUILT_IN
from boardwright.games.civolution.names import (
    ABOARD_WEAK,
    ATTRIBUTE_PIECE,
    CARDS,
    FEATURES,
    INCOME_CHIPS,
    MODULES,
    PLANNING,
    RAW,
    STORAGE,
    TERRITORIES,
    VICI,
    WILD_STRONG,
)
from boardwright.games.civolution.vocabulary import FIRE
from boardwright.games.civolution.words_effects import EffectWords
from boardwright.games.civolution.words_phrases import _

if TYPE_CHECKING:
    from boardwright.core.ask import Domain
    from boardwright.games.civolution.box import Box
    from boardwright.games.civolution.view import View

FOCUS: int = 13


class ThingWords(EffectWords):
    """Names of things in one language."""

    def __init__(self, language: str, translations: NullTranslations, names: tuple[str, ...] = ()) -> None:
        super().__init__(language, translations)
        self.names = names

    # -- people, places, tribes ---------------------------------------------------------------------------------

    def player(self, view: View, player: int) -> str:
        """A seat as people count it, or V.I.C.I."""
        if view.solo and player == VICI:
            return "V.I.C.I"
        known = self.names[player] if player < len(self.names) else ""
        return known or self.say(_("seat {n}"), n=player + 1)

    def territory(self, box: Box, territory: int) -> str:
        """A territory by its terrain and its tile, "Forest B"."""
        return f"{self.name(box.terrain_names[box.terrain[territory]])} {box.tile_ids[box.tile_of[territory]].upper()}"

    def camp(self, box: Box, camp: int) -> str:
        """An encampment by its territory; the fire encampment is the first one there."""
        at = box.camp_territory[camp]
        if box.camp_mark[camp] == FIRE:
            return self.say(sentences.FIRE_CAMP, territory=self.territory(box, at))
        return self.say(sentences.CAMP, n=camp - box.camp_first[at], territory=self.territory(box, at))

    def tribe(self, view: View, place: int) -> str:
        """A tribe by where it is and how."""
        if place < WILD_STRONG:
            held = view.table.camps[place]
            text = sentences.TRIBE_AT if held < 0 else [sentences.WEAK_AT, sentences.STRONG_AT][held & 1]
            return self.say(text, camp=self.camp(view.box, place))
        which, territory = divmod(min(place, ABOARD_WEAK + TERRITORIES - 1) - WILD_STRONG, TERRITORIES)
        return self.say(sentences.ELSEWHERE[which], territory=self.territory(view.box, territory))

    def tribe_that_changed(self, view: View, place: int) -> str:
        """A tribe by where it is alone: how it was it is no more."""
        if place < WILD_STRONG:
            return self.say(sentences.TRIBE_AT, camp=self.camp(view.box, place))
        which, territory = divmod(min(place, ABOARD_WEAK + TERRITORIES - 1) - WILD_STRONG, TERRITORIES)
        return self.say(sentences.OF_EITHER_STATE[which // 2], territory=self.territory(view.box, territory))

    def tribe_to_choose(self, view: View, place: int) -> str:
        """A tribe in as few words as tell it from others: "Forest B, encampment 1 (strong)"."""
        box = view.box
        if place >= WILD_STRONG:
            which, at = divmod(min(place, ABOARD_WEAK + TERRITORIES - 1) - WILD_STRONG, TERRITORIES)
            state = self.say(sentences.STATES[1 - which % 2])
            return self.say(sentences.OUTSIDE[which // 2], territory=self.territory(box, at), state=state)
        if place >= len(box.camp_territory):
            return str(place + 1)
        at, held = box.camp_territory[place], view.table.camps[place]
        text = sentences.ON_FIRE if box.camp_mark[place] == FIRE else sentences.ON_CAMP
        state = self.say(sentences.STATES[held & 1]) if held >= 0 else "–"
        return self.say(text, territory=self.territory(box, at), n=place - box.camp_first[at], state=state)

    def camp_to_settle(self, view: View, camp: int) -> str:
        """An encampment and who would be displaced there."""
        held = view.table.camps[camp]
        name = self.camp(view.box, camp)
        if held < 0:
            return self.say(sentences.CAMP_FREE, camp=name)
        if held >> 1 == view.seat:
            return self.say(sentences.CAMP_OWN, camp=name)
        return self.say(sentences.CAMP_OF, camp=name, player=self.player(view, held >> 1))

    def site(self, view: View, site: int) -> str:
        """A site by its column and row and the territories around it."""
        around = ", ".join([self.territory(view.box, territory) for territory in view.table.land.around[site]])
        return self.say(sentences.SITE_BETWEEN, x=site % 6 + 1, y=site // 6 + 1, territories=around)

    def ground(self, box: Box, ground: int) -> str:
        """A Building ground by its number and the materials of its statues."""
        materials = ", ".join([self.material(box, material) for material in box.ground_materials[ground]])
        return self.say(sentences.GROUND if ground else sentences.ISLAND, n=ground, materials=materials)

    # -- markers and dice ---------------------------------------------------------------------------------------

    def material(self, box: Box, material: int) -> str:
        return self.name(box.material_names[material])

    def space(self, box: Box, space: int) -> str:
        """What a marker on this space is. [CIV-006]"""
        if space < FEATURES:
            return self.many(sentences.CONSOLE[space], 1)
        if space < STORAGE:
            return self.say(sentences.FEATURE_SPACE, feature=self.name(box.feature_names[space - FEATURES]))
        if space <= PLANNING:
            return self.material(box, space - STORAGE)
        if space < RAW:
            return self.say(sentences.DICE_SPACE, n=space - PLANNING)
        return self.say(sentences.RAW_MATERIAL, territory=self.territory(box, space - RAW))

    def payment(self, payment: int) -> str:
        """A die, planning or focus marker to pay with. [CIV-145..148]"""
        if payment < 7:
            return self.say(sentences.DIE, n=payment)
        return self.say(sentences.FOCUS_MARKER if payment == FOCUS else sentences.PLANNING_MARKER, n=payment - 6)

    # -- cards and chips ----------------------------------------------------------------------------------------

    def chip(self, box: Box, chip: int) -> str:
        """An income chip or starting chip card."""
        known = box.income_names[chip] if chip < INCOME_CHIPS else box.chip_card_names[chip - INCOME_CHIPS]
        return self.name(known)

    def stack(self, view: View, stack: int) -> str:
        """A research stack; of a face-up one also its top card."""
        kind = self.name(view.box.type_names[stack % 5])
        if stack < 5:
            return self.say(sentences.STACK_DOWN, type=kind)
        pile = view.table.shown[stack - 5]
        if not pile:
            return self.say(sentences.STACK_UP_TAKEN, type=kind)
        return self.say(sentences.STACK_UP, type=kind, card=self.name(view.box.card_names[pile[-1]]))

    def installed(self, box: Box, number: int) -> str:
        """A piece with an ability, or the built-in activity."""
        if number == BUILT_IN:
            return self.say(sentences.BUILT_IN)
        if number >= ATTRIBUTE_PIECE:
            return self.name(box.attribute_names[number - ATTRIBUTE_PIECE])
        return self.name(box.card_names[number])

    def module(self, box: Box, module: int) -> str:
        return self.name(box.module_names[module]) if module < MODULES else self.say(sentences.RESET)

    def marker_text(self, box: Box, card: int) -> str:
        """What a starting marker card brings: "3 food, 2 an idea"."""
        markers = box.marker_card_markers[card]
        return ", ".join([f"{n} × {self.space(box, space)}" for space, n in enumerate(markers) if n])

    def card_text(self, box: Box, card: int) -> list[str]:
        """A research card in sentences: its cost spaces, its bonus, its ability."""
        costs = "; ".join([self.space_text(box, card, space) for space in range(5)])
        name = self.say(sentences.CARD_TEXT, name=self.name(box.card_names[card]), costs=costs)
        return [part for part in (name, self.bonus_text(box, card), self.ability(box, box.abilities[card])) if part]

    def space_text(self, box: Box, card: int, space: int) -> str:
        return self.say(sentences.SPACE_TEXT, n=space + 1, asks=self.cost_space(box, card * 5 + space))

    # -- any of them --------------------------------------------------------------------------------------------

    def thing(self, view: View, domain: Domain, value: int) -> str:
        """A value of a domain, just its name."""
        box: Box = view.box
        match domain.name:
            case "seat" | "player":
                return self.player(view, value)
            case "territory":
                return self.territory(box, value)
            case "camp":
                return self.camp(box, value)
            case "tribe":
                return self.tribe(view, value)
            case "site":
                return self.site(view, value)
            case "ground":
                return self.ground(box, value)
            case "stack":
                return self.stack(view, value)
            case "space":
                return self.space(box, value)
            case "payment":
                return self.payment(value)
            case "die":
                return self.say(sentences.DIE if value else sentences.USED_DIE, n=value)
        return self.piece_of_paper(box, domain, value)

    def piece_of_paper(self, box: Box, domain: Domain, value: int) -> str:
        """Cards, chips and what is printed on consoles and boards."""
        match domain.name:
            case "card":
                return self.name(box.card_names[value])
            case "marker_card":
                return self.name(box.marker_card_names[value - CARDS])
            case "chip_card":
                return self.name(box.chip_card_names[value])
            case "goal":
                return self.name(box.goal_names[value])
            case "chip":
                return self.chip(box, value)
            case "attribute":
                return self.name(box.attribute_names[value])
            case "event":
                return self.name(box.event_names[value])
            case "ability":
                return self.installed(box, value)
            case "use":
                return self.chip(box, value >> 1)
            case "effect":
                return self.effect(box, box.every_effect[value])
        return self.printed(box, domain, value)

    def printed(self, box: Box, domain: Domain, value: int) -> str:
        """Nouns of the boards; else the number."""
        match domain.name:
            case "land":
                return self.name(box.terrain_names[value])
            case "material":
                return self.material(box, value)
            case "feature":
                return self.name(box.feature_names[value])
            case "track":
                return self.name(box.track_names[value])
            case "category":
                return self.name(box.category_names[value])
            case "module" | "action":
                return self.module(box, value)
            case "project":
                return self.building(value)
            case "goal_space":
                return self.say(sentences.GOAL_SPACE_FREE, n=value + 1)
            case "column" | "settlement" | "part" | "action_card":
                return str(value + 1)
            case "side":
                return self.say(sentences.SIDES[value])
            case "yes":
                return self.say(_("yes"))
        return str(value)
