"""Rule ids in running text: `EVO-083`, `EVO-120..138`, `EVO-120, 121`, `OPEN-9a`."""

from __future__ import annotations

import re
from typing import Final

CITATION: Final = re.compile(r"\b([A-Z]{3,4})-(\d+)[ab]?((?:\.\.(?:[A-Z]{3,4}-)?\d+|, ?\d{3}\b)*)")
MORE: Final = re.compile(r"(\.\.|,)\D*(\d+)")


def named(series: str, number: int, width: int) -> str:
    return f"{series}-{number:0{width}}"


def cited(text: str, known: list[str]) -> tuple[list[str], list[str]]:
    """The ids cited in a text, in its order, each once; and those that look like ids of these series and are none.

    A range cites every known id in it; its two ends must be known.
    """
    found: dict[str, None] = {}
    unknown: dict[str, None] = {}
    series = {name.partition("-")[0] for name in known}
    for match in CITATION.finditer(text):
        if match[1] in series:
            for name, is_end in expanded(match):
                if name in known:
                    found[name] = None
                elif is_end:
                    unknown[name] = None
    return list(found), list(unknown)


def expanded(match: re.Match[str]) -> list[tuple[str, bool]]:
    """Every id that one citation means, with whether it is named itself (not only inside a range)."""
    width = len(match[2])
    last = int(match[2])
    meant = [(named(match[1], last, width), True)]
    for sign, digits in MORE.findall(match[3]):
        number = int(digits)
        if sign == "..":
            meant += [(named(match[1], between, width), False) for between in range(last + 1, number)]
        meant.append((named(match[1], number, width), True))
        last = number
    return meant
