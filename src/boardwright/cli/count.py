"""`boardwright count`: how many sequences of n choices lead on from a scene, chance taken from a seed.

Two engines that agree on the rules agree on these numbers, and `--divide` shows under which first choice they part.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boardwright import games
from boardwright.cli.app import OK
from boardwright.cli.setting import box_of, show_json
from boardwright.core.chance import Chance
from boardwright.core.errors import Malformed
from boardwright.core.scene import stage
from boardwright.core.table import write

if TYPE_CHECKING:
    from pathlib import Path

    from boardwright.core.game import Game
    from boardwright.core.position import Position


def sequences(position: Position, depth: int) -> int:
    """The number of sequences of exactly `depth` choices; those that the game ends earlier do not count.

    Where several seats are asked at once they answer in the order of their seats. Forced answers are no choices.
    """
    if depth == 0:
        return 1
    if not position.asks:
        return 0
    if depth == 1:
        return len(position.asks[0].options)
    return sum(sequences(after(position, choice), depth - 1) for choice in position.asks[0].options)


def after(position: Position, choice: int) -> Position:
    """The position after a choice of the first seat that is asked."""
    twin = position.fork()
    twin.choose(twin.asks[0].seat, choice)
    return twin


def divided(position: Position, depth: int) -> dict[str, int]:
    """For each first choice, as an answer text, the sequences that begin with it."""
    if not position.asks or depth < 1:
        return {}
    ask = position.asks[0]
    return {
        write(position.state.box, ask, choice): sequences(after(position, choice), depth - 1) for choice in ask.options
    }


def staged(game: Game, path: Path, box: Any, seed: int) -> Position:
    """The position of a scene file, with chance from the seed. Raises Malformed, one line naming the file."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as fault:
        raise Malformed(f"{path}: cannot be read: {fault.strerror}") from fault
    except UnicodeDecodeError as fault:
        raise Malformed(f"{path}: is no text file, so no scene") from fault
    try:
        position = stage(game, text, box)
    except ValueError as fault:
        raise Malformed(f"{path}: {' '.join(str(fault).split())}") from fault
    position.go_live(Chance(seed, seed // 2**31))
    return position


def count(name: str, path: Path, seed: int, depth: int, divide: bool, edition: Path | None, as_json: bool) -> int:
    """Count and print; the exit code."""
    game = games.load(name)
    position = staged(game, path, box_of(game, edition), seed)
    parts = divided(position, depth) if divide else {}
    total = sum(parts.values()) if parts else sequences(position, depth)
    if as_json:
        told = {"game": name, "scene": str(path), "seed": seed, "depth": depth, "count": total}
        show_json(told | ({"divide": parts} if divide else {}))
        return OK
    for answer, number in parts.items():
        print(f"{answer}: {number}")
    print(f"{total} sequences of {depth} choices" if divide else total)
    return OK
