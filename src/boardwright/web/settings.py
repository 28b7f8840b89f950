"""What can be set from outside, all by environment variables, so that every worker process reads the same."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from boardwright.core.errors import Malformed

PREFIX: Final = "BOARDWRIGHT_"


class Settings(NamedTuple):
    """How this server runs.

    `data`: the folder of the database (SQLite) and of repros. `database_url`: PostgreSQL; "" is SQLite in `data`.
    `bot_pause`: seconds that bots wait after an answer that a person may still take back. `bot_limit`: seconds after
    which a bot has failed. `bots`: worker processes for bots; 0: in the request's own process, at once (tests).
    `seat_rate`, `address_rate`: requests a second that one link and one address may make, on the whole; a burst may
    be ten times as many. `sockets`: live feeds that one address may hold. `lives`: tables kept in memory. `editions`:
    folders of other editions that tables may use.
    """

    data: Path
    database_url: str = ""
    bot_pause: float = 2.0
    bot_limit: float = 60.0
    bots: int = 1
    seat_rate: float = 20.0
    address_rate: float = 50.0
    sockets: int = 200
    lives: int = 1000
    editions: tuple[Path, ...] = ()

    @property
    def shared(self) -> bool:
        """Whether other workers may append to the same tables."""
        return bool(self.database_url)

    @property
    def url(self) -> str:
        """The database as SQLAlchemy names it, with the driver that is installed."""
        if not self.database_url:
            return f"sqlite:///{self.data / 'tables.sqlite'}"
        _, _, rest = self.database_url.partition("://")
        return f"postgresql+psycopg://{rest}"


def from_environment(environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings in the environment. Raises Malformed, in one line, for what cannot be used."""
    data = environment.get(f"{PREFIX}DATA")
    if not data:
        raise Malformed(f"{PREFIX}DATA is not set: the folder in which the tables are kept")
    url = environment.get(f"{PREFIX}DATABASE_URL", "")
    if url and url.partition("://")[0] not in ("postgresql", "postgres", "postgresql+psycopg"):
        raise Malformed(f"{PREFIX}DATABASE_URL begins with {url.partition('://')[0]!r}; allowed: postgresql://")
    usual = Settings(Path(data))
    return Settings(
        data=Path(data),
        database_url=url,
        bot_pause=number(environment, "BOT_PAUSE", usual.bot_pause),
        bot_limit=number(environment, "BOT_LIMIT", usual.bot_limit),
        bots=int(number(environment, "BOTS", usual.bots)),
        seat_rate=number(environment, "SEAT_RATE", usual.seat_rate),
        address_rate=number(environment, "ADDRESS_RATE", usual.address_rate),
        sockets=int(number(environment, "SOCKETS", usual.sockets)),
        lives=max(1, int(number(environment, "LIVES", usual.lives))),
        editions=tuple(Path(each) for each in environment.get(f"{PREFIX}EDITIONS", "").split(os.pathsep) if each),
    )


def number(environment: Mapping[str, str], name: str, usual: float) -> float:
    """A number that is not negative. Raises Malformed."""
    text = environment.get(f"{PREFIX}{name}", "")
    if not text:
        return usual
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 <= value < 1e9:
        raise Malformed(f"{PREFIX}{name} is {text!r}; allowed: a number from 0 on")
    return value
