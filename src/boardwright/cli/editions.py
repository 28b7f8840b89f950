"""`boardwright edition check` and `export`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardwright import games
from boardwright.cli.app import FOUND, OK
from boardwright.cli.setting import marked, show_json
from boardwright.core import components

if TYPE_CHECKING:
    from pathlib import Path


def check(folder: Path, as_json: bool) -> int:
    """Every fault of an edition, a line each; FOUND if there is one."""
    marks = marked(folder)  # with a mark in edition.toml nothing tells which game it is for
    game, faults = (None, marks) if marks else components.check(folder, games.load)
    if as_json:
        show_json({"game": game, "folder": str(folder), "faults": faults})
    elif faults:
        print("\n".join(faults))
        number = f"{len(faults)} {'fault' if len(faults) == 1 else 'faults'}"
        print(f"{folder}: {number} in this edition{f' of {game}' if game else ''}")
    else:
        print(f"{folder}: a sound edition of {game}")
    return FOUND if faults else OK


def export(name: str, folder: Path, as_json: bool) -> int:
    """A copy of a game's own edition, to be changed."""
    files = components.export(games.load(name).components, folder)
    if as_json:
        show_json({"game": name, "folder": str(folder), "files": files})
        return OK
    print(f"Written to {folder}: {', '.join(files)}")
    print(f"Change them, then: boardwright edition check {folder}")
    return OK
