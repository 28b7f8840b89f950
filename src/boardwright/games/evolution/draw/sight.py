"""What a picture is drawn from: a view, the words to tell in, and what its viewer is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boardwright.games.evolution.forecast import Outlook
from boardwright.games.evolution.phrases import _
from boardwright.games.evolution.state import NOBODY, TRAITS
from boardwright.games.evolution.words import capital, chosen

if TYPE_CHECKING:
    from boardwright.games.evolution.view import CreatureView, PlayerView, View
    from boardwright.games.evolution.words import Words

GAME: Final = "evolution"
FAMILIES: Final = [_("Attack"), _("Defence"), _("Energy"), _("Special")]
ABOUT_OWN_TRAITS: Final = {"use", "strike"}
"""Kinds that offer traits of the creature that acts."""


class Tucked:
    """A trait of a creature as drawn; half: -1 where it is copied; mark: used, struck, ignored or nothing.

    is_choice: the question is about the traits of this creature. owner: of the creature.
    """

    __slots__ = ("half", "ident", "is_choice", "mark", "owner", "trait")

    def __init__(self, ident: str, half: int, trait: int, mark: str, is_choice: bool, owner: int) -> None:
        self.ident = ident
        self.half = half
        self.trait = trait
        self.mark = mark
        self.is_choice = is_choice
        self.owner = owner


class Sight:
    """A view with its words; the facts that several parts of the picture need."""

    def __init__(self, view: View, words: Words, focus: str | None, narrow: bool) -> None:
        self.view = view
        self.words = words
        self.focus = focus or ""
        self.narrow = narrow
        self.box = view.box
        self.outlook = Outlook(view, words)
        self.options = chosen(view)
        self.names = [words.trait(view.box, trait) for trait in range(TRAITS)]
        self.told = [f"{name}: {words.trait_text(view.box, self.options, at)}" for at, name in enumerate(self.names)]

    def say(self, text: str, **values: object) -> str:
        return self.words.say(text, **values)

    def family(self, trait: int) -> int:
        """0 attack, 1 defence, 2 energy, 3 special."""
        return self.box.categories[trait]

    def ids(self, traits: int) -> tuple[str, ...]:
        """The traits of a set by the names that shapes.toml uses."""
        return tuple([self.box.trait_ids[trait] for trait in range(TRAITS) if traits >> trait & 1])

    def player(self, player: PlayerView) -> str:
        """What a player is called: you, a person's name as it is, or the number of the seat."""
        if self.is_own(player):
            return self.say(_("You"))
        name = self.words.player(self.view, player.seat)
        return name if name in self.words.names else capital(name)

    def is_own(self, player: PlayerView) -> bool:
        return player.seat == self.view.seat

    def order(self) -> list[PlayerView]:
        """The players in turn order after this seat, and this seat at the end; a spectator looks over seat 1."""
        first = max(self.view.seat, 0) + 1
        players = self.view.players
        return [players[(first + each) % len(players)] for each in range(len(players))]

    def creatures(self) -> list[CreatureView]:
        return [it for player in self.view.players for it in player.creatures]

    def needed(self, it: CreatureView) -> int:
        return self.outlook.needed(it)

    def tucked(self, it: CreatureView) -> list[Tucked]:
        """The traits of a creature in the order played; what Shapeshifter copied comes last."""
        shown = [(f"half-{half}", half, self.box.halves[half]) for half in it.row]
        copied = [trait for trait in range(TRAITS) if (it.copied & ~it.shown) >> trait & 1]
        shown += [(f"creature-{it.id}-copy-{trait}", NOBODY, trait) for trait in copied]
        is_choice = it.active and self.focus in ABOUT_OWN_TRAITS
        return [Tucked(ident, half, trait, self.mark(it, trait), is_choice, it.owner) for ident, half, trait in shown]

    def mark(self, it: CreatureView, trait: int) -> str:
        """What holds for a trait now."""
        if it.ignored >> trait & 1:
            return "ignored"
        if it.active and self.view.target != NOBODY and self.view.struck >> trait & 1:
            return "struck"
        return "used" if it.used >> trait & 1 else ""

    def title(self, tucked: Tucked) -> str:
        """What a trait does, and what holds for it now."""
        told = [self.told[tucked.trait]]
        if tucked.half == NOBODY:
            told.append(self.say(_("Copied for this turn.")))
        if tucked.mark:
            told.append(self.say(MARKED[tucked.mark]))
        return " ".join(told)


MARKED: Final = {
    "ignored": _("It is ignored now."),
    "struck": _("It has been applied in this attack."),
    "used": _("It has been used."),
}
