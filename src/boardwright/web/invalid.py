"""What a request does that does not fit its description, as one line in the language asked for."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from boardwright.web.errors import Refused, malformed
from boardwright.web.language import _

BODY: Final = _("The body must be an object of JSON, sent as application/json.")
SENTENCES: Final = {
    "missing": _("{field}: it is missing."),
    "string_too_long": _("{field}: at most {most} signs."),
    "string_too_short": _("{field}: at least {least} signs."),
    "too_long": _("{field}: at most {most} of them."),
    "too_short": _("{field}: at least {least} of them."),
    "greater_than": _("{field}: more than {least}."),
    "greater_than_equal": _("{field}: at least {least}."),
    "less_than": _("{field}: less than {most}."),
    "less_than_equal": _("{field}: at most {most}."),
    "int": _("{field}: a whole number is needed."),
    "float": _("{field}: a number is needed."),
    "finite": _("{field}: a number is needed."),
    "bool": _("{field}: true or false is needed."),
    "string": _("{field}: a text is needed."),
    "list": _("{field}: a list is needed."),
    "dict": _("{field}: an object of JSON is needed."),
    "model": _("{field}: an object of JSON is needed."),
    "extra": _("{field}: there is no such field."),
}
"""By the kind of fault, or the first word of it."""
OTHER: Final = _("{field}: it cannot be read.")
LEAST: Final = ("min_length", "ge", "gt")
MOST: Final = ("max_length", "le", "lt")


def told(fault: Mapping[str, Any]) -> Refused:
    """One of the faults that FastAPI finds in a request."""
    kind, place = fault["type"], [str(part) for part in fault["loc"]]
    if place[0] == "body" and (len(place) == 1 or kind == "json_invalid"):
        return malformed(BODY)
    limits = fault.get("ctx") or {}
    values = {
        "field": ".".join(place[1:]) or place[0],
        "least": next((limits[name] for name in LEAST if name in limits), ""),
        "most": next((limits[name] for name in MOST if name in limits), ""),
    }
    return malformed(SENTENCES.get(kind) or SENTENCES.get(re.split("_", kind)[0]) or OTHER, values)
