"""The board: the New World, and below it the actions of the player board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boardwright.drawing.svg import placed
from boardwright.games.evacuation.draw.actions import Actions
from boardwright.games.evacuation.draw.icons import paint
from boardwright.games.evacuation.draw.world import World
from boardwright.games.evacuation.phrases import _

if TYPE_CHECKING:
    from boardwright.games.evacuation.draw.sight import Sight

WIDE: Final = 432
NARROW: Final = 344


def board(sight: Sight) -> str:
    """432 units wide, 344 on a phone."""
    w = NARROW if sight.narrow else WIDE
    world, actions = World(sight, w), Actions(sight, w)
    y = world.h + (8 if sight.narrow else 2)
    body = world.planet() + world.corners() + world.draw() + placed(0, y, actions.draw())
    label = sight.say(_("New World and actions, year {n}"), n=sight.view.year)
    return paint("board", label, (w, y + actions.h), body)
