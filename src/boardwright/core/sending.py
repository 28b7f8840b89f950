"""Positions travel as plain data: the game's name, the edition's folder, the journal, the open answers, the chance."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from boardwright.core.chance import Chance, SecretChance
from boardwright.core.codec import dump, load
from boardwright.core.errors import BrokenInvariant
from boardwright.core.position import Journal, Position

if TYPE_CHECKING:
    from boardwright.core.game import Game

GAMES: Final[dict[str, Game]] = {}
"""Games that are not of the package, such as one of the tests, by name; the others `boardwright.games` finds."""

BOXES: Final[dict[tuple[str, str, str], Any]] = {}
"""What this process has read: boxes by game, folder and content hash."""

Packed = tuple[str, tuple[str, str], dict[str, Any], list[int], list[int], list[list[int]], list[int]]


def pack(p: Position) -> Packed:
    """A position as plain data. Raises BrokenInvariant for a playout, and for a live table: that holds the key."""
    journal = p.journal
    if journal is None:
        raise BrokenInvariant("a playout cannot be sent")
    chance = p.state.chance
    if isinstance(chance, SecretChance):
        raise BrokenInvariant("a live position carries the key: determinise it first")
    generator = [chance.a, chance.b, chance.drawn]
    before, box = dump(p.game, journal.before), p.state.box
    return p.game.name, (box.folder, box.hash), before, journal.answers, journal.outcomes, p.pending(), generator


def unpack(packed: Packed) -> Position:
    """The position that was packed, in this process. The edition's folder must be here too."""
    name, (folder, content), before, answers, outcomes, pending, generator = packed
    game = GAMES[name] if name in GAMES else _found(name)
    if (name, folder, content) not in BOXES:
        BOXES[name, folder, content] = game.load_box(Path(folder))
    state = load(game, before, BOXES[name, folder, content])
    chance = Chance(0)
    chance.a, chance.b, chance.drawn = generator
    return Position.rebuild(game, Journal(state, answers, outcomes), chance, pending)


def _found(name: str) -> Game:
    """A worker's first position of this game: the games' own door is asked, by name, since core imports no game."""
    from importlib import import_module

    found: Game = import_module("boardwright.games").load(name)
    return found
