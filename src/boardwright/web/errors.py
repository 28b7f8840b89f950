"""What a request can be refused for: a status, a stable name, one clear line, and the rule where one forbids."""

from __future__ import annotations

from typing import Any, Final

BAD: Final = 400
FORBIDDEN: Final = 403
NOT_FOUND: Final = 404
CONFLICT: Final = 409
TOO_LARGE: Final = 413
TOO_MANY: Final = 429
OURS: Final = 500
BUSY: Final = 503


class Refused(Exception):
    """A request that is answered with an error. `more`: further fields, such as the fresh frame."""

    def __init__(self, status: int, error: str, message: str, **more: Any) -> None:
        super().__init__(message)
        self.status = status
        self.error = error
        self.message = " ".join(message.split())
        self.more = more

    def body(self) -> dict[str, Any]:
        """The answer as JSON."""
        return {"error": self.error, "message": self.message, **self.more}


def unknown_link() -> Refused:
    """A secret that opens nothing: it never did, or its seat was closed."""
    return Refused(NOT_FOUND, "unknown_link", "this link opens no table; ask whoever opened the table for a new one")


def malformed(message: str) -> Refused:
    """It cannot be read."""
    return Refused(BAD, "malformed", message)
