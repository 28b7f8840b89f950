"""Secret links: 192 random bits that open a seat; only their hash is kept."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final

from boardwright.web.store import Link

SEAT: Final = "seat"
SPECTATOR: Final = "spectator"
OPENER: Final = "opener"


def new(table: str, role: str, seat: int | None = None) -> tuple[str, Link]:
    """A new secret, and what is kept of it."""
    secret = secrets.token_urlsafe(24)
    return secret, Link(hashed(secret), table, role, seat, None)


def hashed(secret: str) -> str:
    """What stands for a secret in the database and in memory."""
    return sha256(secret.encode()).hexdigest()


def new_table() -> str:
    """The name of a new table; it opens nothing."""
    return secrets.token_hex(8)
