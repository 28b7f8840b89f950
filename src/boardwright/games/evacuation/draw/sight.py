"""What a picture is drawn from: a view, the words to tell in, and what its viewer is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardwright.games.evacuation.queries import reach
from boardwright.games.evacuation.queries_words import generous, profile
from boardwright.games.evacuation.sight import seen
from boardwright.games.evacuation.state import NOBODY
from boardwright.games.evacuation.words import capital

if TYPE_CHECKING:
    from boardwright.games.evacuation.view import PlayerView, View
    from boardwright.games.evacuation.words import Words


class Sight:
    """A view with its words; the facts that several parts of the picture need.

    me: the player whose board is in the middle, for a spectator seat 1; asked: is the viewer that player.
    """

    def __init__(self, view: View, words: Words, focus: str | None, narrow: bool) -> None:
        self.view = view
        self.words = words
        self.focus = focus or ""
        self.narrow = narrow
        self.box = view.box
        self.me = view.players[max(view.seat, 0)]
        self.profile = profile(view)
        self.generous = generous(view)
        self.table = seen(view)

    def say(self, text: str, **values: object) -> str:
        return self.words.say(text, **values)

    def count(self, texts: tuple[str, str], number: int) -> str:
        return self.words.count(*texts, number)

    def is_own(self, player: PlayerView) -> bool:
        return player.seat == self.me.seat

    def ident(self, player: PlayerView, name: str) -> str:
        """The id of a thing that every player has: of the own board as in answers, else with its seat."""
        return name if self.is_own(player) else f"seat-{player.seat}-{name}"

    def player(self, seat: int) -> str:
        """What a player is called, with a capital."""
        name = self.words.player(self.view, seat)
        return name if name in self.words.names else capital(name)

    def reach(self) -> int:
        """How many transitions count for biomes. [EVA-453]"""
        return reach(self.table, self.table.players[self.me.seat])

    def is_open(self, biome: int) -> bool:
        """May the player in the middle settle a biome? Tundra always, each other one by its transition."""
        return biome == 0 or self.reach() > biome

    def is_seat(self, owner: int) -> bool:
        return NOBODY < owner < self.view.seats
