"""What a request can be refused for: a status, a stable name, one clear line, and the rule where one forbids."""

from __future__ import annotations

from typing import Any, Final

from boardwright.web.language import _, said

BAD: Final = 400
FORBIDDEN: Final = 403
NOT_FOUND: Final = 404
CONFLICT: Final = 409
TOO_LARGE: Final = 413
TOO_MANY: Final = 429
OURS: Final = 500
BUSY: Final = 503


class Refused(Exception):
    """A request that is answered with an error.

    `sentence`: of the catalogue where a person may read it, with the `values` that it names. `more`: further fields,
    such as the fresh frame.
    """

    def __init__(
        self, status: int, error: str, sentence: str, values: dict[str, Any] | None = None, **more: Any
    ) -> None:
        super().__init__(said("en", sentence, values))
        self.status = status
        self.error = error
        self.sentence = sentence
        self.values = values
        self.more = more

    def message(self, language: str = "en") -> str:
        """One line for people."""
        return " ".join(said(language, self.sentence, self.values).split())

    def body(self, language: str = "en") -> dict[str, Any]:
        """The answer as JSON."""
        return {"error": self.error, "message": self.message(language), **self.more}


def unknown_link() -> Refused:
    """A secret that opens nothing: it never did, or its seat was closed."""
    text = _("This link opens no table; ask whoever opened the table for a new one.")
    return Refused(NOT_FOUND, "unknown_link", text)


def malformed(sentence: str, values: dict[str, Any] | None = None) -> Refused:
    """It cannot be read."""
    return Refused(BAD, "malformed", sentence, values)
