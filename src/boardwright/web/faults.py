"""What is wrong with a record, told by the core in English, in the language of whoever sent it."""

from __future__ import annotations

import re
from typing import Final

from boardwright.web.language import Part, _

KNOWN: Final = {
    r"is no record of Boardwright.*": _("it is no record of Boardwright."),
    r"has record format (\d+); this Boardwright reads format (\d+)": _(
        "it has record format {0}; this Boardwright reads format {1}."
    ),
    r"truncated: .*": _("it is truncated: its end is missing."),
    r"line (\d+): damaged or truncated.*": _("line {0} is damaged, or truncated."),
    r"line (\d+): .*": _("line {0} is damaged."),
    r"the record was played under rules version (\d+); this is version (\d+)": _(
        "it was played under rules version {0}; here it is version {1}."
    ),
    r"the record was played with edition (.+) \(\w*\), not \w+": _(
        "it was played with the edition {0}, which is not here."
    ),
    r"the record has no seed.*": _("it has no seed: it was taken while the game ran, so its draws are not known."),
    r"the seed is (?:missing|not).*": _("its seed is not the one that was promised at the start."),
    r"entry (\d+), (.+) of seat \d+: .*": _("entry {0}, {1}, is not possible there."),
    r"entry (\d+), (.+), does not replay to the same game": _("entry {0}, {1}, does not lead to the same game."),
}
"""By a pattern of the core's sentence; its groups are the values."""


def told(fault: Exception) -> Part | str:
    """A sentence of the catalogue where there is one, else the core's."""
    text = " ".join(str(fault).split())
    for pattern, sentence in KNOWN.items():
        found = re.fullmatch(pattern, text)
        if found:
            return Part(sentence, found.groups())
    return text
