"""Options of a game: modes, variants, modules, rulings, in one flat set of names."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Protocol

from boardwright.core.components import hint
from boardwright.core.errors import Malformed

if TYPE_CHECKING:
    from boardwright.core.ask import Rule

ON: Final = "on"
OFF: Final = "off"
Default = str | Callable[[int, Any], str]


class Option:
    """A choice made before the game.

    `values`: the texts allowed; empty where the value is a list of seats (`newcomers=1,3`; "" is nobody).
    `default`: a value, or `(seats, box) -> value`. `ruling`: the id that it settles (OPEN-1) or comes from (EVO-171).
    Its words are the game's; `doc` says it shortly to whoever reads the code.
    """

    __slots__ = ("default", "doc", "name", "ruling", "values")

    def __init__(self, name: str, values: list[str], default: Default, ruling: str, doc: str = "") -> None:
        self.name = name
        self.values = values
        self.default = default
        self.ruling = ruling
        self.doc = doc

    def default_for(self, seats: int, box: Any) -> str:
        """The value where none is given."""
        return self.default if isinstance(self.default, str) else self.default(seats, box)

    def read(self, text: str, seats: int) -> str:
        """The value that a text means. Raises Malformed."""
        if not self.values:
            return self.read_seats(text, seats)
        if text not in self.values:
            raise Malformed(f"option {self.name}: {text!r} is no value of it; {hint(text, self.values)}")
        return text

    def read_seats(self, text: str, seats: int) -> str:
        """A list of seats, in ascending order, each once."""
        chosen = sorted({part.strip() for part in text.split(",") if part.strip()})
        allowed = seat_names(seats)
        for seat in chosen:
            if seat not in allowed:
                raise Malformed(f"option {self.name}: {seat!r} is no seat of this game; a list of {', '.join(allowed)}")
        return ",".join(chosen)


class HasOptions(Protocol):
    """The part of a game that is needed here."""

    @property
    def options(self) -> list[Option]:
        """All options, in the order shown."""

    @property
    def why_not_options(self) -> Callable[[dict[str, str], int], Rule | None]:
        """What forbids these values together, for so many seats."""

    @property
    def words(self) -> Callable[[str], Any]:
        """The words of a language; `refusal(rule)` says why not."""


def seat_names(seats: int) -> list[str]:
    """The seats as people count them."""
    return [str(seat) for seat in range(1, seats + 1)]


def parse(game: HasOptions, texts: list[str], seats: int) -> dict[str, str]:
    """Read `NAME=VALUE` or, for what is on or off, `NAME`. Raises Malformed in one line."""
    given: dict[str, str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        option = named(game, name.strip())
        if option.name in given:
            raise Malformed(f"option {option.name}: is given twice")
        given[option.name] = option.read(value.strip() if equals else bare(option), seats)
    return given


def bare(option: Option) -> str:
    """What a name without a value means: on, where there is such a value."""
    if ON in option.values:
        return ON
    allowed = f"one of {', '.join(option.values)}" if option.values else "a list of seats"
    raise Malformed(f"option {option.name}: has no value; {option.name}=VALUE with {allowed}")


def named(game: HasOptions, name: str) -> Option:
    """The option of that name. Raises Malformed."""
    for option in game.options:
        if option.name == name:
            return option
    raise Malformed(f"option {name!r} is unknown; {hint(name, [option.name for option in game.options])}")


def complete(game: HasOptions, given: dict[str, str], seats: int, box: Any) -> dict[str, str]:
    """All options with their values, else the default. Raises Malformed for values that do not go together."""
    values = {option.name: option.default_for(seats, box) for option in game.options}
    for name, text in given.items():
        values[name] = named(game, name).read(text, seats)
    rule = game.why_not_options(values, seats)
    if rule is not None:
        raise Malformed(f"options: {game.words('en').refusal(rule)}")
    return values
