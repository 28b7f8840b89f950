"""What a page shows at a glance: where the game stands, and what a line of the log did to one of its things."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boardwright.core.ask import SEAT, Entry
from boardwright.games.evacuation import notes_told
from boardwright.games.evacuation.state import NOBODY, PHASES

if TYPE_CHECKING:
    from boardwright.core.ask import Note
    from boardwright.games.evacuation.view import View
    from boardwright.games.evacuation.words import Words

PLACES: Final = {"world": "world", "cube": "cube", "tile": "tile", "marker": "marker", "resource": "production"}
"""Domains of what every player has, and what pictures call it."""


def moment(view: View, words: Words) -> str:
    """The year and its phase; before the first year and after the last one the phase alone. [EVA-201]"""
    at = PHASES.index(view.phase)
    phase = words.say(notes_told.PHASES[at])
    return words.say(notes_told.MOMENT, n=view.year, phase=phase) if 0 < at < len(PHASES) - 1 else phase


def tag(view: View, entry: Entry, words: Words) -> tuple[int, str] | None:
    """Which number of a note is the thing that it did something to, and what, in a word or a number."""
    name, _to, numbers = entry
    if name in notes_told.TAGS:
        at, text = notes_told.TAGS[name]
        return at, words.say(text)
    if name in notes_told.NUMBER_TAGS:
        at, number, sign = notes_told.NUMBER_TAGS[name]
        return at, f"{sign}{numbers[number]}"
    return None


def piece(view: View, entry: Entry, at: int) -> str | None:
    """The id in the pictures of what a number of a note names, where every player has one; else None."""
    from boardwright.games.evacuation import RULESET

    note: Note = RULESET.notes[entry[0]]
    place = PLACES.get(note.domains[at].name)
    if place is None or note.domains[0] is not SEAT:
        return None
    owner = entry[2][0]
    own = f"{place}-{entry[2][at]}"
    return own if owner in (NOBODY, max(view.seat, 0)) else f"seat-{owner}-{own}"
