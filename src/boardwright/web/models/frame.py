"""The frame: all that a page shows."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel


class Because(BaseModel):
    """A rule and its sentence."""

    rule: str
    text: str


class OptionModel(BaseModel):
    """An option of a question.

    `id`: of the piece in the picture; `badge`: what it brings in a few signs; `icons`: what it is about, by the names
    of icons in the pictures.
    """

    value: int
    answer: str
    id: str | None
    text: str
    forecast: str
    badge: str
    icons: list[str]


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
    """Who sits at a seat: `human`, `bot` (then its level) or `left`, and how it stands.

    `prospect`: what comes for it, in a few words.
    """

    seat: int
    name: str
    kind: str
    bot: str | None
    standing: Sheet | None
    prospect: str


class Rival(BaseModel):
    """An opponent that is no seat."""

    name: str
    standing: Sheet | None
    prospect: str


class Tag(BaseModel):
    """What happened to one piece, in a word."""

    id: str
    text: str


class LogLine(BaseModel):
    """What happened. `ids`: of the pieces that it speaks of; `tag`: what it did to one of them."""

    entry: int
    kind: str
    rule: str | None
    text: str
    ids: list[str]
    tag: Tag | None


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
    moment: str
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
