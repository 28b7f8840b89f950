"""Small readers that several component files share."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from boardwright.core.components import Row


def bits(numbers: list[int]) -> int:
    """A mask with a bit for each number; -1 stands for a word that was wrong."""
    mask = 0
    for number in numbers:
        mask |= 1 << number if number >= 0 else 0
    return mask


def flag(row: Row, key: str, value: int) -> int:
    """`value` where the key is there and true, else 0."""
    if not row.has(key):
        return 0
    if row.data[key] is not True:
        row.fault(key, f"{row.data[key]!r} is not true; leave it out where it does not hold")
    return value


def maybe(row: Row, key: str, low: int, high: int, default: int) -> int:
    """A whole number, or the default where the key is missing."""
    return row.integer(key, low, high) if row.has(key) else default


def word_or(row: Row, key: str, ids: list[str], others: list[str], noun: str) -> int:
    """The number of one of the ids, or len(ids) and on for one of the others ("any")."""
    return row.reference(key, [*ids, *others], noun)


def one_or_all(number: int, count: int) -> int:
    """The mask of one of `count` numbers, of all for a larger one."""
    return 1 << number if 0 <= number < count else (1 << count) - 1


def integers(row: Row, key: str, count: int, low: int, high: int) -> list[int]:
    """`count` whole numbers from `low` to `high`."""
    allowed = f"a list of {count} whole numbers from {low} to {high}"
    value = row.get(key, allowed)
    if isinstance(value, list) and len(value) == count and all(type(n) is int and low <= n <= high for n in value):
        return value[:]
    if value is not None:
        row.fault(key, f"{value!r} is not {allowed}")
    return [low] * count


def words(row: Row, key: str, allowed: list[str], low: int, high: int) -> list[int]:
    """`low` to `high` words, each of those allowed, perhaps the same one twice: their numbers."""
    value = row.get(key, f"a list of words: {', '.join(allowed)}")
    if value is None:
        return []
    if not isinstance(value, list) or not low <= len(value) <= high:
        row.fault(key, f"{value!r} is no list of {low} to {high} words of {', '.join(allowed)}")
        return []
    return [row.index(key, each, allowed, "word") for each in value]


def in_order(rows: list[Row], ids: list[str], noun: str) -> list[int]:
    """The place of each row's id among the ids, each once: -1 for one that is none of them."""
    found = [row.reference("id", ids, noun) for row in rows]
    for place, row in zip(found, rows, strict=True):
        if place >= 0 and found.count(place) > 1:
            row.fault("id", f"{ids[place]!r} is there twice")
    return found


def places(row: Row, key: str, low: int, high: int, noun: str) -> list[int]:
    """A list of different numbers from `low` to `high`, such as the spaces of a track."""
    allowed = f"a list of different {noun}s, {low} to {high}"
    value = row.get(key, allowed)
    if (
        isinstance(value, list)
        and all(type(n) is int and low <= n <= high for n in value)
        and len(set(value)) == len(value)
    ):
        return value[:]
    if value is not None:
        row.fault(key, f"{value!r} is not {allowed}")
    return []
