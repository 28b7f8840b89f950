"""What the API answers, the frame apart."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, ConfigDict

from boardwright.web.models.frame import ClockModel, Frame, LogLine


class Error(BaseModel):
    """Why a request is refused, in one line; `rule` where a rule forbids; `frame`: how things are by now."""

    model_config = ConfigDict(extra="allow")

    error: str
    message: str
    rule: Any = None
    frame: Frame | None = None


class Links(BaseModel):
    """The secrets of a new table. Keep them: nobody can tell them again."""

    table: str
    opener: str
    seats: list[str]
    spectator: str


class Granted(BaseModel):
    """A link to a seat, or another part, at another table; `opener`: to steer it, for whoever opened it by asking."""

    table: str
    role: str
    seat: int | None
    secret: str
    opener: str | None = None


class Entered(BaseModel):
    """The number of the entry that was made, and the frame after it."""

    entry: int
    frame: Frame


class Log(BaseModel):
    """Lines of your log. `log_length`: how many it has in all; if yours has more, read it anew."""

    lines: list[LogLine]
    log_length: int


class Refusal(BaseModel):
    """A rule that forbids a value, with the numbers that explain it."""

    id: str
    text: str
    section: str
    have: int | None
    need: int | None


class WhyNot(BaseModel):
    """A value: whether it is an option, and what forbids it if not."""

    value: int
    answer: str
    id: str | None
    text: str
    allowed: bool
    rule: Refusal | None


class WhyNots(BaseModel):
    """All values of the question that are no options."""

    values: list[WhyNot]


class GameName(BaseModel):
    """A game that can be played here."""

    game: str
    title: str
    seats: list[int]


class Games(BaseModel):
    """What can be played here, and against which bots."""

    games: list[GameName]
    bots: list[str]


class GameValue(BaseModel):
    """A value of an option in words, and the numbers of seats at which it can be chosen."""

    value: str
    text: str
    seats: list[int]


class GameOption(BaseModel):
    """An option: its values with their meaning; `defaults` by number of seats. No values: a list of seats.

    `seats`: the numbers of seats at which it makes a difference.
    """

    name: str
    title: str
    ruling: str
    values: list[GameValue]
    defaults: dict[str, str]
    seats: list[int]


class EditionName(BaseModel):
    """An edition that tables can be opened with."""

    edition: str
    name: str


class GameModel(BaseModel):
    """A game with its editions and, for one of them, its options."""

    game: str
    title: str
    seats: list[int]
    edition: str
    editions: list[EditionName]
    bots: list[str]
    options: list[GameOption]


class RuleEntry(BaseModel):
    """A numbered rule."""

    id: str
    chapter: str
    section: str
    page: str
    text: str


class Rules(BaseModel):
    """Rules, the best fit first."""

    rules: list[RuleEntry]


class Term(BaseModel):
    """A thing of the game, and what it does."""

    name: str
    text: str


class Primer(BaseModel):
    """The game for somebody who does not know it: a paragraph each, and its things."""

    brief: list[str]
    terms: list[Term]


class Opener(BaseModel):
    """A table as its opener sees it."""

    table: str
    game: str
    over: bool
    seats: list[dict[str, Any]]
    clock: ClockModel | None


class Done(BaseModel):
    """It is done."""

    done: bool = True
