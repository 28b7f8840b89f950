"""Legal combinations of options, drawn at random."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from boardwright.core.errors import Malformed
from boardwright.core.options import HasOptions, Option, seat_names


def random_options(game: HasOptions, seats: int, box: Any, pick: Callable[[int], int]) -> dict[str, str]:
    """A legal combination drawn for the fuzz; `pick(n)` gives a number below n.

    Draws every option, then puts back to the default what forbids the combination.
    """
    standard = {option.name: option.default_for(seats, box) for option in game.options}
    drawn = {option.name: draw(option, seats, pick) for option in game.options}
    rule = game.why_not_options(drawn, seats)
    while rule is not None:
        drawn = nearer(game, drawn, standard, seats, pick)
        rule = game.why_not_options(drawn, seats)
    return drawn


def draw(option: Option, seats: int, pick: Callable[[int], int]) -> str:
    """One value, each as likely as the others."""
    if option.values:
        return option.values[pick(len(option.values))]
    return ",".join([seat for seat in seat_names(seats) if pick(2)])


def nearer(
    game: HasOptions, drawn: dict[str, str], standard: dict[str, str], seats: int, pick: Callable[[int], int]
) -> dict[str, str]:
    """One option fewer that is not at its default: one that helps, if a single one does."""
    refused = game.why_not_options(drawn, seats)
    changed = [name for name in drawn if drawn[name] != standard[name]]
    if not changed:
        raise Malformed("options: the defaults of this edition do not go together")
    start = pick(len(changed))
    for name in changed[start:] + changed[:start]:
        tried = drawn | {name: standard[name]}
        rule = game.why_not_options(tried, seats)
        if rule is None or (refused is not None and rule.name != refused.name):
            return tried
    return drawn | {changed[start]: standard[changed[start]]}
