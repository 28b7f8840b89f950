"""What a page shows at a glance: the steps of a turn, what a choice brings, what a line of the log did to a thing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from boardwright.core.ask import PASS, Ask, Entry
from boardwright.games.evolution import sentences
from boardwright.games.evolution.box import TRACK
from boardwright.games.evolution.forecast import Outlook
from boardwright.games.evolution.phrases import _
from boardwright.games.evolution.state import NOBODY, SHADOW
from boardwright.games.evolution.words import creature_of

if TYPE_CHECKING:
    from boardwright.games.evolution.view import View
    from boardwright.games.evolution.words import Words

DRAWN: Final = 2
"""Cards that everybody draws at the end of a round. [EVO-153]"""
STATES: Final = ("now", "next", "done")
"""What a step is that is under way, that comes (1), that is over (-1)."""
FELL_ASLEEP: Final = {"fell_asleep", "put_to_sleep", "slept_after_attack", "scared_asleep"}
MORE: Final = "*"
"""There is more to it than the number says."""


def steps(view: View, words: Words) -> list[tuple[str, str, str]]:
    """The steps of a round's start or of a turn, each with its state and what it is about. [EVO-040, EVO-060]"""
    if view.stage == "exchange":
        return [(words.say(text), state, "") for text, state in zip(sentences.ROUND_STEPS, STATES, strict=False)]
    if view.stage not in sentences.TURN_STEPS or (view.solo and view.on_turn == SHADOW):
        return []
    at = sentences.TURN_STEPS[view.stage]
    return [
        (words.say(text), STATES[(number > at) - (number < at)], detail(view, words) if number == at else "")
        for number, text in enumerate(sentences.STEPS)
    ]


def detail(view: View, words: Words) -> str:
    """The trait that is being played, or the creature that acts."""
    if view.playing != NOBODY:
        return words.half(view.box, view.playing)
    return words.creature(view.active) if view.active != NOBODY else ""


def prospect(view: View, player: int, words: Words) -> list[str]:
    """How near the best creature of a player is to its transmutation, and how many cards the player will draw."""
    outlook, it = Outlook(view, words), view.players[player]
    fed = [each for each in it.creatures if each.energy]
    best = max(fed, key=lambda each: each.energy - outlook.needed(each), default=None)
    told = []
    if best is not None:
        needed, name = outlook.needed(best), words.creature(best.id)
        values = {"name": name, "energy": min(best.energy, needed), "needed": needed}
        told.append(words.say(_("{name} {energy} of {needed}"), **values))
    return told if it.shadow else [*told, words.say(_("draws {n}"), n=DRAWN + len(fed))]


def tag(view: View, entry: Entry, words: Words) -> tuple[int, str] | None:
    """Which number of a note is the thing that it did something to, and what, in a word."""
    name, _to, numbers = entry
    if name in sentences.TRAIT_TAGS:
        at, half, sign = sentences.TRAIT_TAGS[name]
        return at, f"{sign} {words.half(view.box, numbers[half])}"
    if name not in sentences.TAGS:
        return None
    at, text = sentences.TAGS[name]
    return None if is_past(view, name, numbers[at]) else (at, words.say(text))


def is_past(view: View, name: str, id: int) -> bool:
    """Whether a creature that fell asleep is awake again, or one that woke sleeps."""
    it = creature_of(view, id)
    return it is not None and (it.asleep if name == "woke" else name in FELL_ASLEEP and not it.asleep)


# -- what a choice brings ---------------------------------------------------------------------------------------


def badge(view: View, ask: Ask, value: int, words: Words) -> str:
    """In at most eight signs what an option brings; "" where no number tells it."""
    made = BADGES.get(ask.kind.name)
    return "" if value == PASS or made is None else made(Outlook(view, words), ask, value)


def of_target(o: Outlook, ask: Ask, value: int) -> str:
    """The energy gained if every attacking trait is applied to it as it is now; marked where it may answer."""
    me, it = o.it(ask.about[0]), o.it(value)
    gained = [trait for trait in range(3) if me.traits >> trait & 1 and o.would_succeed(it, trait)]
    return more(min(len(gained), TRACK - me.energy)) + (MORE if o.retaliation(me, it) else "")


def of_strike(o: Outlook, ask: Ask, value: int) -> str:
    me, it = o.it(ask.about[0]), o.it(ask.about[1])
    return more(int(o.would_succeed(it, value) and me.energy < TRACK))


def of_receiver(o: Outlook, ask: Ask, value: int) -> str:
    before = o.it(value).energy
    return f"{before} → {before + 1}"


def of_robbed(o: Outlook, ask: Ask, value: int) -> str:
    before = o.it(value).energy
    return f"{before} → {before - 1}"


def of_part(o: Outlook, ask: Ask, value: int) -> str:
    """The track of the creature that takes it; where that is full, the energy goes elsewhere."""
    before = o.it(ask.about[0]).energy
    return f"{before} → {before + 1}" if before < TRACK else ""


def more(number: int) -> str:
    return f"+{number}" if number else "0"


BADGES: Final[dict[str, Callable[[Outlook, Ask, int], str]]] = {
    "target": of_target,
    "strike": of_strike,
    "care": of_receiver,
    "ally": of_receiver,
    "rob": of_robbed,
    "part": of_part,
}
