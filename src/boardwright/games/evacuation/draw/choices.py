"""What an option is about in icons, for its button: the same that the pictures use."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from boardwright.core.ask import PASS, Ask
from boardwright.games.evacuation.domains import CARD_ACTION
from boardwright.games.evacuation.draw import glyphs
from boardwright.games.evacuation.draw.icons import RESOURCES, is_icon
from boardwright.games.evacuation.vocabulary import FACTORY, OCEAN, POPULATION

if TYPE_CHECKING:
    from boardwright.games.evacuation.box import Box
    from boardwright.games.evacuation.view import View

WORLDS: Final = ["old", "new"]
MOST: Final = 6
"""Icons that a button has room for."""


def icons(view: View, ask: Ask, value: int) -> list[str]:
    """Names of icons; none where words alone must tell it."""
    shown = SHOWN.get(ask.kind.name)
    return [] if shown is None or value == PASS else [each for each in shown(view.box, value) if is_icon(each)][:MOST]


def of_action(box: Box, action: int) -> list[str]:
    """What it does, each icon once."""
    return ["card"] if action == CARD_ACTION else list(dict.fromkeys(glyphs.effects(box.board.effects[action])))


def of_cube(_box: Box, cube: int) -> list[str]:
    return [WORLDS[cube // 3], RESOURCES[cube % 3]]


def of_prefab(_box: Box, cube: int) -> list[str]:
    return [WORLDS[cube // 3], "factory", RESOURCES[cube % 3]]


def of_exchange(_box: Box, exchange: int) -> list[str]:
    return [WORLDS[exchange // 9], RESOURCES[exchange // 3 % 3], "exchange", RESOURCES[exchange % 3]]


def of_resource(_box: Box, resource: int) -> list[str]:
    return [RESOURCES[resource]]


def of_factory(_box: Box, resource: int) -> list[str]:
    return ["factory", RESOURCES[resource]]


def of_world(_box: Box, world: int) -> list[str]:
    return [WORLDS[world]]


def of_tile(box: Box, tile: int) -> list[str]:
    """Who or what comes over."""
    if box.old.kinds[tile] == OCEAN:
        return ["sea"]
    if box.old.kinds[tile] == POPULATION:
        return ["person"] * box.old.people[tile]
    return ["factory", RESOURCES[box.old.factories[tile]]]


def of_site(box: Box, site: int) -> list[str]:
    """A factory for each of its factory spots, and what its people raise."""
    spots = box.map.spots[site]
    factories = ["factory" for spot in spots if spot[0] == FACTORY]
    rises = box.map.rises[site * 3 : site * 3 + 3]
    return factories + glyphs.cubes(rises)


SHOWN: Final[dict[str, Callable[[Box, int], list[str]]]] = {
    "action": of_action,
    "gain": of_cube,
    "pay": of_cube,
    "prefab": of_prefab,
    "exchange": of_exchange,
    "factory": of_resource,
    "raise": of_resource,
    "lowest": of_resource,
    "load": of_resource,
    "spare": of_resource,
    "load_factory": of_factory,
    "world": of_world,
    "side": of_world,
    "evacuate": of_tile,
    "settle": of_site,
}
