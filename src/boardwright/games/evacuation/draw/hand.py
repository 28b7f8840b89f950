"""What a seat holds for itself: action cards, goals, the packet of the draft, public objectives that it took."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from boardwright.drawing.svg import text
from boardwright.games.evacuation.draw.cards import GOAL, action_card, goal, objective
from boardwright.games.evacuation.draw.icons import paint
from boardwright.games.evacuation.phrases import _
from boardwright.games.evacuation.state import NOBODY

if TYPE_CHECKING:
    from boardwright.games.evacuation.draw.sight import Sight

WIDE: Final = 560
NARROW: Final = 344
CARD: Final = (104, 104)
GAP: Final = 6
HEAD: Final = 18
OBJECTIVE: Final = 220


class Cards:
    """Groups of cards from the left to the right, in rows as wide as there is room."""

    __slots__ = ("high", "out", "room", "widest", "x", "y")

    def __init__(self, room: float) -> None:
        self.room = room
        self.out = ""
        self.x = 0.0
        self.y = 0.0
        self.high = 0.0
        self.widest = 0.0

    def add(self, size: tuple[float, float], draw: Callable[[float, float], str]) -> None:
        """A card at the next place."""
        if self.x and self.x + size[0] > self.room:
            self.feed()
        self.out += draw(self.x + 1, self.y + 1)
        self.x += size[0] + GAP
        self.high = max(self.high, size[1] + GAP)
        self.widest = max(self.widest, self.x)

    def head(self, words: str) -> None:
        if self.x:
            self.feed()
        self.out += text(1, self.y + 13, words, "t12 q", room=self.room)
        self.y += HEAD
        self.widest = max(self.widest, 160)

    def feed(self) -> None:
        self.x, self.y, self.high = 0.0, self.y + self.high, 0.0

    def size(self) -> tuple[float, float]:
        return self.widest, self.y + self.high


def hand(sight: Sight) -> str:
    """Empty text where the seat holds nothing for itself."""
    if sight.view.seat == NOBODY:
        return ""
    cards = Cards(NARROW if sight.narrow else WIDE)
    add_packet(sight, cards)
    add_action_cards(sight, cards)
    add_goals(sight, cards)
    add_objectives(sight, cards)
    if not cards.out:
        return ""
    return paint("hand", sight.say(_("Your hand")), cards.size(), cards.out, sight.say(_("Hand")))


def add_packet(sight: Sight, cards: Cards) -> None:
    """The goals to choose from. [EVA-115]"""
    if sight.view.packet:
        cards.head(sight.say(_("Goals to choose from")))
    for each in sight.view.packet:
        cards.add(GOAL, lambda x, y, each=each: goal(sight, each, x, y, False))  # type: ignore[misc]


def add_goals(sight: Sight, cards: Cards) -> None:
    me = sight.me
    own = [each for each in (me.kept or me.goals) if each not in sight.view.packet]
    if own:
        cards.head(sight.say(_("Your goals")))
    for each in own:
        cards.add(GOAL, lambda x, y, each=each: goal(sight, each, x, y, True))  # type: ignore[misc]


def add_action_cards(sight: Sight, cards: Cards) -> None:
    """Those in hand, then those of this year. [EVA-904]"""
    me = sight.me
    for words, held in ((_("Action cards in hand"), me.cards), (_("Played this year, face up"), me.face_up)):
        if held:
            cards.head(sight.say(words))
        for each in held:
            cards.add(CARD, lambda x, y, each=each: action_card(sight, each, x, y, *CARD))  # type: ignore[misc]
    if me.tucked or me.put_away:
        add_hidden(sight, cards)


def add_hidden(sight: Sight, cards: Cards) -> None:
    """Face down under the actions, or put away this year: only names."""
    me = sight.me
    cards.head(sight.say(_("Face down")))
    for each in [*me.tucked, *me.put_away]:
        cards.add((CARD[0], 60), lambda x, y, each=each: action_card(sight, each, x, y, CARD[0], 60))  # type: ignore[misc]


def add_objectives(sight: Sight, cards: Cards) -> None:
    """Objectives that it holds, to be played, and those played. [EVA-932]"""
    me = sight.me
    for words, held in ((_("Objectives to play"), me.objectives), (_("Objectives played"), me.scored)):
        if held:
            cards.head(sight.say(words))
        for each in held:
            cards.add((OBJECTIVE, 54), lambda x, y, each=each: objective(sight, each, x, y, OBJECTIVE))  # type: ignore[misc]
