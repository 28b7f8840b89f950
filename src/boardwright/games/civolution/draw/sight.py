"""What a picture is drawn from: a view, the words to tell in, and what its viewer is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boardwright.drawing.svg import piece
from boardwright.games.civolution.kinds import KINDS
from boardwright.games.civolution.words_effects import capital

if TYPE_CHECKING:
    from boardwright.games.civolution.state import Player
    from boardwright.games.civolution.view import View
    from boardwright.games.civolution.words import Words

DOMAINS: Final = {kind.name: kind.domain.name for kind in KINDS}
ON_THE_MAP: Final = ("territory", "tribe", "camp", "site", "ground")
CARDS_IN_HAND: Final = ("card", "marker_card")
INSTALLING: Final = ("card_column", "assume", "ignore")
"""Questions about a card that is on its way from the hand to the stage partition."""

Box4 = tuple[float, float, float, float]


class Sight:
    """A view with its words; the facts that several parts of the picture need.

    me: the player whose console is shown large, for a spectator seat 1; domain: what the viewer is asked for.
    """

    def __init__(self, view: View, words: Words, focus: str | None, narrow: bool) -> None:
        self.view = view
        self.words = words
        self.focus = focus or ""
        self.domain = DOMAINS.get(self.focus, "")
        self.narrow = narrow
        self.box = view.box
        self.table = view.table
        self.me = view.table.players[max(view.seat, 0)]

    def say(self, text: str, **values: object) -> str:
        return self.words.say(text, **values)

    def name(self, names: dict[str, str]) -> str:
        return self.words.name(names)

    def is_own(self, player: Player) -> bool:
        return player.seat == self.me.seat

    def ident(self, player: Player, name: str) -> str:
        """The id of a thing that every player has: of the own console as in answers, else with its seat."""
        return name if self.is_own(player) else f"seat-{player.seat}-{name}"

    def player(self, seat: int) -> str:
        """What a player is called, with a capital."""
        return capital(self.words.player(self.view, seat))

    def is_vici(self, player: Player) -> bool:
        """Is it the opponent in solo, who has no console?"""
        return self.view.solo and player.seat != self.me.seat

    def is_about_the_map(self) -> bool:
        return self.domain in ON_THE_MAP

    def is_about_cards(self) -> bool:
        return self.domain in CARDS_IN_HAND or self.focus in INSTALLING

    def target(self, player: Player, domain: str, value: int, title: str, box: Box4) -> str:
        """A clear place over a thing that has another id too: there while the question is about this domain."""
        if self.domain != domain or not self.is_own(player):
            return ""
        return piece(f"{domain}-{value}", title, "", box)
