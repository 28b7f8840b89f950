"""A scene: a position written by hand, in a short TOML text that names only what matters."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, Any

from boardwright.core.errors import IllegalChoice, Malformed
from boardwright.core.position import Position
from boardwright.core.table import read

if TYPE_CHECKING:
    from boardwright.core.game import Game


def stage(game: Game, text: str, box: Any = None) -> Position:
    """The position of a scene: the state that the game makes of it, then the scene's `answers` given in order.

    An answer is `"spy pass"`, given by whoever is asked, or `"2: parry trap-5"` for a seat, counted from 1.
    Raises Malformed, in one line, for a scene that cannot be read or an answer that does not fit.
    """
    box = box if box is not None else game.load_box(game.components)
    position = Position.start(game, game.scene(text, box))
    answers = tomllib.loads(text).get("answers", [])
    if not isinstance(answers, list):
        raise Malformed(f"answers: {answers!r} is no list of answer texts")
    for answer in answers:
        give(position, str(answer))
    return position


def give(position: Position, answer: str) -> None:
    """Give an answer text; see `stage`."""
    named, _, text = answer.rpartition(": ")
    if not position.asks:
        raise Malformed(f"{answer!r}: nobody is asked any more")
    try:
        seat = int(named) - 1 if named else position.asks[0].seat
        position.choose(seat, read(position.state.box, position.ask_of(seat), text))
    except (IllegalChoice, ValueError) as fault:
        raise Malformed(f"answer {answer!r}: {fault}") from fault
