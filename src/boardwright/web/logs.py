"""The server's log: to standard error, one form, and no secret in any line."""

from __future__ import annotations

import logging
import re
from typing import Any, Final

SECRETS: Final = re.compile(r"((?:seats|openers)/|#)[A-Za-z0-9_-]{16,}")


class Discreet(logging.Formatter):
    """Takes secrets out of finished lines, tracebacks and all."""

    def format(self, record: logging.LogRecord) -> str:
        return SECRETS.sub(r"\1...", super().format(record))


CONFIG: Final[dict[str, Any]] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {
        "discreet": {"()": "boardwright.web.logs.Discreet", "format": "%(asctime)s %(levelname)s %(message)s"},
    },
    "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "discreet", "stream": "ext://sys.stderr"}},
    "loggers": {
        name: {"handlers": ["stderr"], "level": "WARNING", "propagate": False}
        for name in ("boardwright", "uvicorn", "uvicorn.error", "uvicorn.access", "asyncio", "alembic", "sqlalchemy")
    },
}
