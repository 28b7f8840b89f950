"""Reading a scene: each value is checked, and what is wrong is named in one line."""

from __future__ import annotations

from typing import Any

from boardwright.scenes.reading import known_keys, number, one_of, require, table, texts


def ids(plain: dict[str, Any], key: str, names: list[str], what: str) -> list[int]:
    """The numbers of the components that a list names."""
    return [names.index(one_of(each, names, what)) for each in texts(plain, key)]


def amounts(plain: dict[str, Any], key: str, names: list[str]) -> list[int]:
    """A number for each name, 0 where none is given."""
    given = table(plain, key)
    known_keys(given, names, key)
    return [number(given, name, 0, 99, 0) for name in names]


def numbers(plain: dict[str, Any], key: str, length: int) -> list[int]:
    """A list of so many numbers."""
    value = plain.get(key, [0] * length)
    good = isinstance(value, list) and len(value) == length and all(type(each) is int and each >= 0 for each in value)
    require(good, f"{key}: {value!r} is no list of {length} numbers")
    return list(value)
