"""Small facts of a view that words, text and forecasts ask for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardwright.games.evacuation.vocabulary import PROFILES

if TYPE_CHECKING:
    from boardwright.games.evacuation.view import View


def chosen(view: View, name: str) -> str:
    """The value of an option of this game."""
    return next(text.partition("=")[2] for text in view.options if text.partition("=")[0] == name)


def profile(view: View) -> int:
    """Which table of action costs, track and bonus numbers. [INT-01]"""
    return PROFILES.index(chosen(view, "costs"))


def generous(view: View) -> bool:
    """Are bonuses won by the generous rule? [EVA-703, EVA-908]"""
    return "bonus=generous" in view.options or "advanced=on" in view.options


def next_tile(view: View, seat: int, column: int) -> int:
    """The technology that a research in a column works on; the last one of a complete column. [EVA-440, EVA-441]"""
    player = view.players[seat]
    return player.columns[column * 3 + min(2, (player.research[column] + 1) // 2)]


def seconds_of(view: View) -> int:
    """How many infrastructure cards of deck II lie under deck I. [EVA-110]"""
    return view.piles[-1] if len(view.piles) > len(view.rows) else 0
