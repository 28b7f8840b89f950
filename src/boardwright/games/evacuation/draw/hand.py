"""What a seat holds for itself: action cards, goals, the packet of the draft, public objectives that it took."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from boardwright.drawing.svg import text
from boardwright.games.evacuation.draw.cards import GOAL, action_card, goal, objective
from boardwright.games.evacuation.draw.icons import paint
from boardwright.games.evacuation.phrases import _
from boardwright.games.evacuation.state import NOBODY

if TYPE_CHECKING:
    from boardwright.games.evacuation.draw.sight import Sight

WIDE: Final = 560
BAND: Final = 928
NARROW: Final = 344
ENDLESS: Final = 10_000
CARD: Final = (104, 104)
LOW: Final = (104, 100)
DOWN: Final = (104, 60)
FEW: Final = 5
"""More action cards are drawn lower, in two rows."""
GAP: Final = 6
ROWS: Final = 2
ASKED: Final = ("keep", "give_up", "put_away", "card", "tuck", "objective")
"""Questions about cards; otherwise the hand leaves room for the options."""
HEAD: Final = 18
OBJECTIVE: Final = (220, 54)


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
    """What the question is about, else action cards or goals; empty text where the seat holds nothing for itself."""
    names = shown(sight)
    if not names:
        return ""
    if sight.narrow:
        cards = Cards(ENDLESS)  # a phone scrolls it sideways
        add(sight, cards, names[:1], ENDLESS)
    else:
        is_about = sight.focus in ASKED
        cards = Cards(WIDE if is_about else beside(sight, names[0]))
        add(sight, cards, names[:1], FEW if is_about else 0)
    return paint("hand", sight.say(_("Your hand")), cards.size(), cards.out, sight.say(_("Hand")))


def beside(sight: Sight, name: str) -> float:
    """The room of two rows, where the question is about something else and needs the place."""
    number = len(group_of(sight, name))
    return max(ROWS - 1, -(-number // ROWS)) * (size_of(name, number)[0] + GAP)


def other_cards(sight: Sight) -> str:
    """The rest, as a band below the board."""
    names = shown(sight)[1:]
    if not names:
        return ""
    cards = Cards(NARROW if sight.narrow else BAND)
    add(sight, cards, names)
    label = sight.say(_("Your other cards"))
    return paint("cards", label, (cards.room, cards.size()[1]), cards.out, sight.say(_("Cards")))


def shown(sight: Sight) -> list[str]:
    """The groups of cards that are there, the one that the question is about first."""
    if sight.view.seat == NOBODY:
        return []
    about = ABOUT.get(sight.focus, "")
    names = [name for name in GROUPS if group_of(sight, name) and not (name == "goals" and are_aside(sight))]
    return [name for name in names if name == about] + [name for name in names if name != about]


def are_aside(sight: Sight) -> bool:
    """On a desktop own goals lie beside the years, but where one of them is given up."""
    return not sight.narrow and sight.view.seat != NOBODY and ABOUT.get(sight.focus, "") != "goals"


def group_of(sight: Sight, name: str) -> list[int]:
    """The cards of a group; those face down lie under the actions or were put away."""
    me, packet = sight.me, sight.view.packet
    if name == "packet":
        return list(packet)
    if name == "goals":
        return [each for each in (me.kept or me.goals) if each not in packet]
    if name == "down":
        return [*me.tucked, *me.put_away]
    return list({"hand": me.cards, "up": me.face_up, "held": me.objectives, "played": me.scored}[name])


def add(sight: Sight, cards: Cards, names: list[str], few: int = FEW) -> None:
    for name in names:
        found = group_of(sight, name)
        cards.head(sight.say(GROUPS[name]))
        for each in found:
            size = size_of(name, len(found), few)
            cards.add(size, one(sight, name, each, size))


def size_of(name: str, number: int, few: int = FEW) -> tuple[float, float]:
    if name in ("packet", "goals"):
        return GOAL
    if name in ("held", "played"):
        return OBJECTIVE
    if name == "down":
        return DOWN
    return CARD if number <= few else LOW


def one(sight: Sight, name: str, card: int, size: tuple[float, float]) -> Callable[[float, float], str]:
    """What draws a card of a group at a place."""
    if name in ("packet", "goals"):
        return partial(goal, sight, card, kept=name == "goals")
    if name in ("held", "played"):
        return partial(objective, sight, card, w=size[0])
    return partial(action_card, sight, card, w=size[0], h=size[1])


GROUPS: Final = {
    "packet": _("Goals to choose from"),
    "hand": _("Action cards in hand"),
    "goals": _("Your goals"),
    "held": _("Objectives to play"),
    "up": _("Played this year, face up"),
    "down": _("Face down"),
    "played": _("Objectives played"),
}
"""By name of a group of cards, in order."""
ABOUT: Final = {"give_up": "goals", "objective": "held"}
"""By Kind: what its question is about, where it is not the first group anyway."""
