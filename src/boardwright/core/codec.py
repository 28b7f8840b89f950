"""State to plain data and back: a state class's constructor takes its fields, so its signature is the schema.

Fields and steps are saved by name, so that an old snapshot can be read by newer code. The box is left out, and of
chance only the number of draws is kept: no key and no generator lies in a snapshot.
"""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final

from boardwright.core.chance import Chance
from boardwright.core.errors import Malformed

if TYPE_CHECKING:
    from boardwright.core.game import Game

FIELDS: Final[dict[type, list[str]]] = {}
READERS: Final[dict[type, Callable[[Any], tuple[Any, ...]]]] = {}


def fields(cls: type) -> list[str]:
    """The names of a class's constructor arguments, in order. Compiled classes have no `__slots__`: use this."""
    if cls not in FIELDS:
        FIELDS[cls] = list(signature(cls).parameters)
    return FIELDS[cls]


def compact(thing: Any) -> Any:
    """All of a state or view as nested lists, without names and without copying: for hashing and comparing at once."""
    cls = type(thing)
    if cls is int or cls is str or thing is None or cls is bool:
        return thing
    if cls is list or cls is tuple:
        if thing and type(thing[0]) is not int:
            return [compact(each) for each in thing]
        return thing
    if isinstance(thing, Chance):
        return thing.drawn
    if cls not in READERS:
        READERS[cls] = attrgetter(*[name for name in fields(cls) if name != "box"], "__class__.__name__")
    return [each if type(each) is int else compact(each) for each in READERS[cls](thing)]


def plain(thing: Any) -> Any:
    """Numbers, texts and None as they are, lists and tuples as lists, an object as a dict of its fields.

    For comparing and for sending: views and states alike. Raises Malformed for what is not data.
    """
    if thing is None or isinstance(thing, (int, str, float)):
        return thing
    if isinstance(thing, (list, tuple)):
        return [plain(each) for each in thing]
    if isinstance(thing, dict):
        return {str(key): plain(value) for key, value in thing.items()}
    if isinstance(thing, Chance):
        return thing.drawn
    try:
        found = {name: getattr(thing, name) for name in fields(type(thing)) if name != "box"}
    except (AttributeError, TypeError, ValueError) as fault:
        raise Malformed(f"{thing!r} is no plain data") from fault
    if not found:
        raise Malformed(f"{thing!r} is no plain data: it has no fields")
    return plain(found)


def dump(game: Game, state: Any) -> dict[str, Any]:
    """A state as plain data, with the class of each object and the name of each planned step."""
    saved: dict[str, Any] = _dump(state)
    saved["agenda"] = [[game.steps[step], seat] for step, seat in state.agenda]
    return saved


def _dump(thing: Any) -> Any:
    if thing is None or isinstance(thing, (int, str)):
        return thing
    if isinstance(thing, (list, tuple)):
        return [_dump(each) for each in thing]
    if isinstance(thing, Chance):
        return thing.drawn
    named = {name: _dump(getattr(thing, name)) for name in fields(type(thing)) if name != "box"}
    named["_"] = type(thing).__name__
    return named


def load(game: Game, saved: Any, box: Any) -> Any:
    """The state of a dump. Raises Malformed if it names a step, class or field that this ruleset does not have."""
    known = {cls.__name__: cls for cls in game.types}
    try:
        state = _load(saved, known, box)
        state.agenda[:] = [(_step(game, step), seat) for step, seat in saved["agenda"]]
    except (AttributeError, KeyError, TypeError, ValueError) as fault:
        raise Malformed(f"the snapshot does not fit {game.name}, rules version {game.version}: {fault}") from fault
    return state


def _step(game: Game, name: str) -> int:
    if name not in game.steps:
        raise ValueError(f"there is no step {name!r}")
    return game.steps.index(name)


def _load(saved: Any, known: dict[str, type], box: Any) -> Any:
    if isinstance(saved, list):
        return [_load(each, known, box) for each in saved]
    if not isinstance(saved, dict):
        return saved
    cls = known[saved["_"]]
    names = fields(cls)
    foreign = [name for name in saved if name not in names and name != "_"]
    if foreign:
        raise ValueError(f"{cls.__name__} has no {foreign[0]}")
    return cls(*[_field(name, saved, known, box) for name in names])


def _field(name: str, saved: dict[str, Any], known: dict[str, type], box: Any) -> Any:
    if name == "box":
        return box
    if name == "chance":
        return Chance(0, 0, saved[name])
    return _load(saved[name], known, box)
