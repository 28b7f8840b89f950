"""What the API takes and gives, for the OpenAPI document and for checking what comes in."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Key = Annotated[
    str, Field(min_length=1, max_length=64, description="New for every act; the same when it is sent again.")
]
Ply = Annotated[int, Field(ge=0, le=10**9, description="The question that is meant: its `ply` in the frame.")]
Word = Annotated[str, Field(max_length=64)]


class Body(BaseModel):
    """Nothing unknown is let through."""

    model_config = ConfigDict(extra="forbid")


class Wanted(Body):
    """A table to be opened."""

    game: Word
    options: Annotated[dict[Word, Word], Field(max_length=200)] = {}
    players: Annotated[
        list[Word], Field(min_length=1, max_length=8, description="For each seat `human` or the level of a bot.")
    ]
    names: Annotated[list[Annotated[str, Field(max_length=200)]], Field(max_length=8)] = []
    seconds: Annotated[float | None, Field(ge=1, le=10**7, description="For each answer; null: no clock.")] = None


class Choice(Body):
    """An answer to a question."""

    ply: Ply
    answer: Annotated[str, Field(max_length=200, description="The answer text of an option.")]
    key: Key


class Undo(Body):
    """Take back the last answer. `entry`: refused if there are more or fewer entries by now."""

    key: Key
    entry: Annotated[int | None, Field(ge=0, le=10**9)] = None


class Talk(Body):
    """A message to the table."""

    text: Annotated[str, Field(min_length=1, max_length=500)]


class Auto(Body):
    """Let questions of a kind pass until your next turn, or do not any more."""

    kind: Word
    on: bool = True


class Name(Body):
    """What your seat is called."""

    name: Annotated[str, Field(max_length=200)]


class Level(Body):
    """A bot."""

    bot: Word


class Clock(Body):
    """Whether the clock stands still."""

    paused: bool


class Uploaded(Body):
    """The text of a record with its seed."""

    record: Annotated[str, Field(max_length=2_000_000)]


class Entry(Body):
    """So many entries of the game."""

    entry: Annotated[int, Field(ge=0, le=10**9)]


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
    """A link to a seat, or another part, at another table."""

    table: str
    role: str
    seat: int | None
    secret: str


class Because(BaseModel):
    """A rule and its sentence."""

    rule: str
    text: str


class OptionModel(BaseModel):
    """An option of a question. `id`: of the piece in the picture; `badge`: what it brings in a few signs."""

    value: int
    answer: str
    id: str | None
    text: str
    forecast: str
    badge: str


class Question(BaseModel):
    """An open question of yours."""

    kind: str
    ply: int
    question: str
    because: Because | None
    mode: str
    options: list[OptionModel]


class Point(BaseModel):
    """Points and what for."""

    rule: str
    text: str
    points: int


class Sheet(BaseModel):
    """A score."""

    total: int
    points: list[Point]


class Seat(BaseModel):
    """Who sits at a seat: `human`, `bot` (then its level) or `left`, and how it stands."""

    seat: int
    name: str
    kind: str
    bot: str | None
    standing: Sheet | None


class Rival(BaseModel):
    """An opponent that is no seat."""

    name: str
    standing: Sheet | None


class LogLine(BaseModel):
    """What happened. `ids`: of the pieces that it speaks of."""

    entry: int
    kind: str
    rule: str | None
    text: str
    ids: list[str]


class ResultModel(BaseModel):
    """How the game ended, and the seed that proves every draw."""

    places: list[int]
    winners: list[int]
    rivals: list[int]
    reason: Because
    sheets: list[Sheet]
    seed: str


class Ruling(BaseModel):
    """An option of the game with its value."""

    name: str
    title: str
    value: str
    meaning: str
    ruling: str
    usual: bool


class ClockModel(BaseModel):
    """Time per move: `deadlines` (seconds since 1970) by seat while it runs, `left` while it stands."""

    seconds: float
    started: bool
    paused: bool
    deadlines: dict[str, float]
    left: dict[str, float]


class Message(BaseModel):
    """A message of the table's talk."""

    number: int
    seat: int
    text: str
    at: float


class StepModel(BaseModel):
    """A step of the turn or phase under way: `state` done, now or next; `detail`: what it is about."""

    name: str
    state: Literal["done", "now", "next"]
    detail: str


class Frame(BaseModel):
    """All that a seat, or a spectator (`seat` null), sees."""

    table: str
    game: str
    title: str
    entry: int
    seat: int | None
    over: bool
    svgs: dict[str, str]
    steps: list[StepModel]
    turn: list[int]
    seats: list[Seat]
    rivals: list[Rival]
    asks: list[Question]
    undo: bool
    auto: list[str]
    last: list[LogLine]
    log_length: int
    result: ResultModel | None
    rulings: list[Ruling]
    notices: list[str]
    edition: str
    commitment: str
    clock: ClockModel | None
    talk: list[Message]
    rematch: bool


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


class GameOption(BaseModel):
    """An option: its values with their meaning; `defaults` by number of seats. No values: a list of seats."""

    name: str
    title: str
    ruling: str
    values: list[dict[str, str]]
    defaults: dict[str, str]


class GameModel(BaseModel):
    """A game with its options."""

    game: str
    title: str
    seats: list[int]
    edition: str
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
