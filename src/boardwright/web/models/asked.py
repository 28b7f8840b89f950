"""What the API takes."""

from __future__ import annotations

from typing import Annotated

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
    edition: Annotated[Word, Field(description="The hash of one of the game's editions; empty: its own.")] = ""
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
