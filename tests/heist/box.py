"""An edition of Heist: what the coin cards are worth."""

from __future__ import annotations

from pathlib import Path

from boardwright.core.components import Reader


class Box:
    __slots__ = ("folder", "hash", "name", "worth")

    def __init__(self, reader: Reader) -> None:
        head = reader.edition
        head.one_of("game", ["heist"])
        self.folder = str(reader.folder)
        self.name = head.text("id")
        self.hash = reader.content_hash()
        self.worth: list[int] = head.get("worth", "coins of the four coin cards")


def load_box(folder: Path) -> Box:
    reader = Reader(folder, "heist", [])
    box = Box(reader)
    reader.finish()
    return box
