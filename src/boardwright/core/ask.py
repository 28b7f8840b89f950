"""Questions as data: a Rule forbids, a Domain names, a Kind declares, an Ask waits, a Note tells."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, Final, TypeVar

from boardwright.core.errors import BrokenInvariant

PASS: Final = -1
MUST: Final = 0
MAY: Final = 1
IF_POSSIBLE: Final = 2

T = TypeVar("T")


class Rule:
    """What forbids something, ends a game or scores a point.

    `id` is the numbered rule, `name` the key of its sentence in the game's words; `have` and `need` are the present
    and the needed value where a number explains (-1: none does).
    """

    __slots__ = ("have", "id", "name", "need")

    def __init__(self, id: str, name: str, have: int = -1, need: int = -1) -> None:
        self.id = id
        self.name = name
        self.have = have
        self.need = need

    def short(self, have: int, need: int) -> Rule:
        """The same rule with the numbers that explain it."""
        return Rule(self.id, self.name, have, need)


class Domain:
    """What the small integers of a question stand for.

    `label(box, value)` is the text in records. `hideable`: the values are identities that a seat may not know; all
    identities of a game share one range of numbers, in which this domain starts at `first`, and an identity may have
    several values (`per`: the two halves of a card), so that one renaming serves them all.
    """

    __slots__ = ("hideable", "label", "name", "per", "values")

    def __init__(
        self,
        name: str,
        size: int,
        label: Callable[[Any, int], str],
        hideable: bool = False,
        first: int = 0,
        per: int = 1,
    ) -> None:
        self.name = name
        self.values = list(range(first * per, first * per + size))
        self.label = label
        self.hideable = hideable
        self.per = per

    def renamed(self, value: int, names: list[int]) -> int:
        """The value after a renaming of identities."""
        if not self.hideable or value < 0:
            return value
        return names[value // self.per] * self.per + value % self.per


class Kind:
    """A type of question, declared once beside its rule.

    `check(state, ask, value)` is the rule: None, or what forbids the value. `among(state, ask)` may name the few values
    worth checking, in the order shown, as a fresh list. `exact`: it names just the options, so the check only explains.
    `private`: what may be answered depends on what only this seat knows. `secret`: the others do not see the answer.
    """

    __slots__ = ("among", "check", "domain", "exact", "name", "private", "secret")

    def __init__(
        self,
        name: str,
        domain: Domain,
        check: Callable[[Any, Ask, int], Rule | None],
        among: Callable[[Any, Ask], list[int]] | None = None,
        private: bool = False,
        secret: bool = False,
        exact: bool = False,
    ) -> None:
        self.name = name
        self.domain = domain
        self.check = check
        self.among = among
        self.private = private
        self.secret = secret
        self.exact = exact
        if exact and among is None:
            raise BrokenInvariant(f"{name}: exact needs a list")

    def must(self, seat: int, about: tuple[int, ...] = ()) -> Ask:
        """Compulsory: having no option is a dead end."""
        return Ask(self, seat, about, MUST)

    def may(self, seat: int, about: tuple[int, ...] = ()) -> Ask:
        """Optional: passing is always an option."""
        return Ask(self, seat, about, MAY)

    def if_possible(self, seat: int, about: tuple[int, ...] = ()) -> Ask:
        """Compulsory, but passed over when there is no option."""
        return Ask(self, seat, about, IF_POSSIBLE)


UNOPENED: Final[list[int]] = []


class Ask:
    """A question to one seat: integers. Its options follow from the state and these."""

    __slots__ = ("about", "kind", "mode", "options", "seat")

    def __init__(self, kind: Kind, seat: int, about: tuple[int, ...], mode: int) -> None:
        self.kind = kind
        self.seat = seat
        self.about = about
        self.mode = mode
        self.options = UNOPENED

    def open(self, state: Any) -> list[int]:
        """Work out the options, once, when the question is really put; passing comes last."""
        kind = self.kind
        among = kind.among
        if kind.exact and among is not None:
            options = among(state, self)
        else:
            check = kind.check
            values = kind.domain.values if among is None else among(state, self)
            options = [v for v in values if check(state, self, v) is None]
        if self.mode == MAY or (self.mode == IF_POSSIBLE and not options):
            options.append(PASS)
        self.options = options
        return options

    def like(self, old: Ask) -> None:
        """Take over the options of the same question in the position that this one was forked from."""
        self.options = old.options


class Note:
    """A type of log line: its name, the rule that it comes from, and the domains of its numbers."""

    __slots__ = ("domains", "name", "rule")

    def __init__(self, name: str, rule: str, domains: tuple[Domain, ...] = ()) -> None:
        self.name = name
        self.rule = rule
        self.domains = domains


Asking = Generator[Ask, int, T]
Step = Generator[Ask, int, None]
Entry = tuple[str, int, tuple[int, ...]]


def number_label(_box: Any, value: int) -> str:
    """A number is its own text."""
    return str(value)


COUNT: Final = Domain("count", 0, number_label)
"""A plain number in a note."""

SEAT: Final = Domain("seat", 4, number_label)
"""A seat, counted from 0."""
