"""What a game gives the kernel: one object holding plain functions. Core imports no game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from boardwright.core.ask import Kind, Note, Rule, Step
    from boardwright.core.chance import Chance
    from boardwright.core.options import Option

Groups = list[tuple[list[int], list[int]]]
"""What a seat cannot tell apart: (identities in places, identities in a pile without order), a pair a group."""

Points = list[tuple["Rule", int]]


class Result:
    """How a game ended.

    `places`: a place for each seat, 1 the best, equal numbers for a tie. `reason`: the rule that ended it.
    `sheets`: for each seat, the points with the rule that each comes from. `rivals`: the same for opponents that are
    no seat, such as a solo opponent; a place of 1 there means that the seats lost.
    """

    __slots__ = ("places", "reason", "rivals", "sheets")

    def __init__(self, places: list[int], reason: Rule, sheets: list[Points], rivals: list[int] | None = None) -> None:
        self.places = places
        self.reason = reason
        self.sheets = sheets
        self.rivals = rivals or []

    def winners(self) -> list[int]:
        """The seats in first place."""
        return [seat for seat, place in enumerate(self.places) if place == 1]


class Game:
    """A ruleset: the contract between a game and everything that is built on it. Held as data, never subclassed.

    Rules
        `setup(seats, chance, options, box) -> State`, `steps` (name, function) in the order of their numbers, `kinds`,
        `notes`, `options`, `why_not_options(options, seats) -> Rule | None`, `load_box(folder) -> Box`, `types` (the
        classes that a state is made of), `scene(text, box) -> State`, `audit(state)` raises BrokenInvariant,
        `result(state) -> Result`.
    Knowledge
        `view(state, seat | None)`, `unknown(state, seat) -> Groups`, `rename(state, names)` in place; `identities`: how
        many identities the game's hideable domains share.
    Showing, from the view alone
        `words(language)`, `text(view, words, width)` (in so many columns, 100 if not said), `standing(view)`,
        `forecast(view, ask, value, words) -> str`,
        `draw(view, words, focus, narrow)` -> SVGs by name (`board`, `hand`, `seat-0` ...); `focus`: the name of the
        kind that this viewer is asked, or None; `narrow`: for a phone. What a domain names has the id
        `<domain>-<value>`.
    Bots
        `value(state, seat) -> float`, called on determinised positions only.
    """

    __slots__ = (
        "audit",
        "components",
        "draw",
        "forecast",
        "identities",
        "kinds",
        "load_box",
        "name",
        "notes",
        "options",
        "rename",
        "result",
        "runs",
        "same",
        "scene",
        "seats",
        "setup",
        "standing",
        "steps",
        "text",
        "title",
        "types",
        "unknown",
        "value",
        "version",
        "view",
        "why_not_options",
        "words",
    )

    def __init__(
        self,
        *,
        name: str,
        title: str,
        version: int,
        seats: tuple[int, int],
        identities: int,
        components: Path,
        steps: list[tuple[str, Callable[[Any, int], Step | None]]],
        kinds: list[Kind],
        notes: list[Note],
        options: list[Option],
        types: list[type],
        setup: Callable[[int, Chance, dict[str, str], Any], Any],
        why_not_options: Callable[[dict[str, str], int], Rule | None],
        load_box: Callable[[Path], Any],
        scene: Callable[[str, Any], Any],
        audit: Callable[[Any], None],
        result: Callable[[Any], Result],
        view: Callable[[Any, int | None], Any],
        unknown: Callable[[Any, int], Groups],
        rename: Callable[[Any, list[int]], None],
        words: Callable[[str], Any],
        text: Callable[..., str],
        standing: Callable[[Any], Any],
        forecast: Callable[..., str],
        value: Callable[[Any, int], float],
        draw: Callable[[Any, Any, str | None, bool], dict[str, str]] | None = None,
    ) -> None:
        self.name = name
        self.title = title
        self.version = version
        self.seats = seats
        self.identities = identities
        self.same = list(range(identities))  # each identity under its own name
        self.components = components
        self.steps = [step for step, _ in steps]
        self.runs = [run for _, run in steps]
        self.kinds = {kind.name: kind for kind in kinds}
        self.notes = {note.name: note for note in notes}
        self.options = options
        self.types = types
        self.setup = setup
        self.why_not_options = why_not_options
        self.load_box = load_box
        self.scene = scene
        self.audit = audit
        self.result = result
        self.view = view
        self.unknown = unknown
        self.rename = rename
        self.words = words
        self.text = text
        self.standing = standing
        self.forecast = forecast
        self.value = value
        self.draw = draw
