"""Reading a scene: each value is checked, and what is wrong is named in one line."""

from __future__ import annotations

from typing import Any

from boardwright.core.ask import Domain
from boardwright.games.civolution.box import Box
from boardwright.games.civolution.state import State
from boardwright.scenes.reading import number, one_of, require, table


def rows(plain: dict[str, Any], key: str) -> list[dict[str, Any]]:
    value = plain.get(key, [])
    require(isinstance(value, list) and all(isinstance(each, dict) for each in value), f"{key}: no list of tables")
    return list(value)


def find(box: Box, domain: Domain, value: Any) -> int:
    """The value of a domain that has this text in records."""
    labels = [domain.label(box, each) for each in domain.values]
    return domain.values[labels.index(one_of(value, labels, domain.name))]


def counts(g: State, plain: dict[str, Any], key: str, domain: Domain, most: int) -> list[tuple[int, int]]:
    """A table of numbers by the texts of a domain."""
    given = table(plain, key)
    return [(find(g.box, domain, text), number(given, text, 0, most, 0)) for text in given]
