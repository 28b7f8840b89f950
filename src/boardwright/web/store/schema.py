"""The tables of the database. A change here is a new migration beside."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Float, ForeignKey, Integer, MetaData, String, Table, Text, UniqueConstraint

META: Final = MetaData()

TABLES: Final = Table(
    "tables",
    META,
    Column("id", String(24), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("header", Text, nullable=False),  # the record's first line, without the seed
    Column("seed", String(32), nullable=False),  # never leaves while the game runs
    Column("branch", Text, nullable=True),  # a game that goes on from another: its first entries, under that seed
    Column("created", Float, nullable=False),
    Column("over", Integer, nullable=False),
    Column("names", Text, nullable=False),
    Column("clock", Text, nullable=False),
    Column("rematch", String(24), nullable=True),
)

ENTRIES: Final = Table(
    "entries",
    META,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("hash", String(16), nullable=False),
    Column("by", String(8), nullable=False),  # person, bot, clock, auto
    Column("key", String(80), nullable=True),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "key", name="entries_key"),
)

LINKS: Final = Table(
    "links",
    META,
    Column("hash", String(64), primary_key=True),  # of the secret; the secret itself is nowhere
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False, index=True),
    Column("role", String(12), nullable=False),  # seat, spectator, opener
    Column("seat", Integer, nullable=True),
    Column("seen", Float, nullable=True),
)

TALK: Final = Table(
    "talk",
    META,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

SNAPSHOTS: Final = Table(
    "snapshots",
    META,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, nullable=False),  # so many rows of entries are in it, or set aside
    Column("version", Integer, nullable=False),  # of the rules that made it
    Column("json", Text, nullable=False),
)

AUTOS: Final = Table(
    "autos",
    META,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(64), primary_key=True),
    Column("own", Integer, nullable=False),  # 1 while the turn in which it was ticked is the seat's own
)
