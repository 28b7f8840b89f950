"""What a page shows at a glance: where the game stands, which thing in the pictures a line of the log speaks of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boardwright.core.ask import SEAT, Entry
from boardwright.games.civolution.names import (
    FEATURES,
    MODULES,
    NOBODY,
    PLANNING,
    RAW,
    STAMINA,
    STORAGE,
    WILD_STRONG,
)
from boardwright.games.civolution.words_phrases import PHASES, _

if TYPE_CHECKING:
    from boardwright.core.ask import Note
    from boardwright.games.civolution.view import View
    from boardwright.games.civolution.words import Words

CONSOLE: Final = ("kept-food", "kept-money", "kept-idea", "focus")
PROJECTS: Final = ("left-farm", "left-boat", "left-statue", "left-settlement")
ON_CONSOLES: Final = {"module": "module", "stage": "stage", "value": "dice-space", "material": "material"}
"""Domains of what every console has, and what pictures call it."""
MOMENT: Final = _("era {n}, {phase}")
NUMBERS: Final = {"gained": (1, 2, "+"), "returned": (1, 2, "−"), "advanced": (1, 2, "→ ")}
"""Notes by name: which of their numbers is a thing, which tells by how much it changed, or where it is now."""
WORDS: Final = {
    "settled": (1, _("settled")), "displaced": (1, _("displaced")), "laid_down": (1, _("weak")),
    "stood_up": (1, _("strong")), "produced": (1, _("produced")), "site_revealed": (0, _("revealed")),
    "upgraded": (1, _("upgraded")), "installed": (1, _("installed")),
}  # fmt: skip
"""Notes by name: which of their numbers is a thing, and what happened to it."""


def moment(view: View, words: Words) -> str:
    """The era and its phase. [CIV-100]"""
    g = view.table
    phase = words.say(PHASES[g.phase - 1]) if 0 < g.phase <= len(PHASES) else ""
    return words.say(MOMENT, n=g.era, phase=phase) if phase else ""


def tag(_view: View, entry: Entry, words: Words) -> tuple[int, str] | None:
    """Which number of a note is the thing that it did something to, and what, in a word or a number."""
    name, _to, numbers = entry
    if name in WORDS:
        at, text = WORDS[name]
        return at, words.say(text)
    if name not in NUMBERS:
        return None
    at, count, sign = NUMBERS[name]
    return at, f"{sign}{numbers[count]}"


def piece(view: View, entry: Entry, at: int) -> str | None:
    """The id in the pictures of what a number of a note names, where that is not `<domain>-<value>`; else None."""
    from boardwright.games.civolution import RULESET

    note: Note = RULESET.notes[entry[0]]
    number, domain = entry[2][at], note.domains[at].name
    owner = entry[2][0] if note.domains[0] is SEAT else NOBODY
    if entry[0] == "developed" and domain == "material":
        return f"tile-{entry[2][0]}"
    if owner == NOBODY:
        return None
    if domain == "track":
        return f"disc-{number}-{owner}"
    if domain == "space" and number >= RAW:
        return f"raw-{number - RAW}-{owner}"
    if domain == "tribe" and number < WILD_STRONG:
        return None
    own = on_console(domain, number)
    if own is None:
        return None
    return own if owner == max(view.seat, 0) else f"seat-{owner}-{own}"


def on_console(domain: str, number: int) -> str | None:
    """What a console calls a thing; tribes outside encampments are told by their owner too."""
    if domain in ON_CONSOLES:
        return f"{ON_CONSOLES[domain]}-{number}"
    if domain == "space":
        return of_space(number)
    if domain == "action":
        return f"module-{number}" if number < MODULES else "resets"
    if domain == "project":
        return PROJECTS[number]
    return f"tribe-{number}" if domain == "tribe" else None


def of_space(space: int) -> str:
    """Where markers lie on a console."""
    if space < FEATURES:
        return CONSOLE[space]
    if space < STORAGE:
        return f"module-{STAMINA + space - FEATURES}"
    return f"material-{space - STORAGE}" if space <= PLANNING else f"dice-space-{space - PLANNING}"
