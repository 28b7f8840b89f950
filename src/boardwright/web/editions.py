"""The editions that tables can be opened with: each game's own, and those whose folders the server was given."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from boardwright import games
from boardwright.core import components
from boardwright.core.errors import Malformed
from boardwright.core.game import Game
from boardwright.web.errors import BAD, Refused
from boardwright.web.language import _


class Editions:
    """Boxes, each loaded once. Raises Malformed for a folder that holds no sound edition."""

    def __init__(self, folders: Iterable[Path] = ()) -> None:
        self.own: dict[str, Any] = {}
        self.others: dict[str, list[Any]] = {}
        for folder in folders:
            self._add(folder)

    def _add(self, folder: Path) -> None:
        game = games.load(components.game_of(folder))
        try:
            box = game.load_box(folder)
        except Malformed as fault:
            raise Malformed(f"edition {folder}: {str(fault).splitlines()[0]}") from fault
        self.others.setdefault(game.name, []).append(box)

    def of(self, game: Game) -> list[Any]:
        """All of a game, its own first."""
        if game.name not in self.own:
            self.own[game.name] = game.load_box(game.components)
        return [self.own[game.name], *self.others.get(game.name, [])]

    def box(self, game: Game, wanted: str = "") -> Any:
        """The one with this hash, the game's own where none is named. Raises Refused if there is none."""
        for box in self.of(game):
            if wanted in ("", box.hash):
                return box
        raise Refused(BAD, "unknown_edition", _("This server does not have that edition."))

    def likely(self, game: Game, wanted: str) -> Any:
        """The one with this hash, else the game's own: whoever replays a game with it says why it does not fit."""
        return next((box for box in self.of(game) if box.hash == wanted), self.of(game)[0])
