"""What the routes share: the house, the language, frames as answers, and how errors are described."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path as FilePath
from typing import Annotated, Any, Final

from fastapi import Depends, Path, Query, Request, Response

import boardwright
from boardwright.web import frames, models
from boardwright.web.house import House
from boardwright.web.live import Live

JSON: Final = "application/json"
LANGUAGE: Final = re.compile(r"\b([a-z]{2})(?:-[A-Za-z]+)?\s*(?:;\s*q=([\d.]+))?")


def house_of(request: Request) -> House:
    """The house of this app."""
    house: House = request.app.state.house
    return house


@cache
def languages() -> list[str]:
    """The languages that there are sentences in."""
    folder = FilePath(boardwright.__file__).parent / "locale"
    return sorted({"en", *[path.name for path in folder.glob("*") if path.is_dir()]})


def language_of(
    request: Request,
    lang: Annotated[str, Query(max_length=16, description="`en`, `de` ...; else what the browser prefers.")] = "",
) -> str:
    """The language to answer in."""
    return chosen(lang, request.headers.get("accept-language", ""))


def chosen(lang: str, accepted: str) -> str:
    """The language asked for, or the first accepted one that there are sentences in, else English."""
    found = [(-float(quality or 1) if valid(quality) else 0.0, code) for code, quality in LANGUAGE.findall(accepted)]
    wanted = [lang, *[code for _, code in sorted(found, key=lambda each: each[0])]]
    return next((code for code in wanted if code in languages()), "en")


def valid(quality: str) -> bool:
    return not quality or re.fullmatch(r"\d(\.\d*)?", quality) is not None


TheHouse = Annotated[House, Depends(house_of)]
Language = Annotated[str, Depends(language_of)]
Narrow = Annotated[bool, Query(description="Pictures for a phone.")]
Secret = Annotated[str, Path(max_length=100, description="The secret of the link.")]


def errors(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The errors of a route, for the OpenAPI document."""
    told = {
        400: "it cannot be read",
        404: "the link opens nothing",
        429: "too many requests",
        **dict.fromkeys(statuses, "it is refused; `error` and `message` say why"),
    }
    return {status: {"model": models.Error, "description": about} for status, about in sorted(told.items())}


def raw(body: bytes) -> Response:
    """JSON that is ready."""
    return Response(body, media_type=JSON)


def entered(live: Live, number: int, seat: int, language: str, narrow: bool) -> Response:
    """The number of an entry, and the frame after it."""
    return raw(b'{"entry":%d,"frame":%s}' % (number, live.frame(seat, language, narrow)))


def plain(thing: Any) -> Response:
    """Data as JSON."""
    return raw(frames.encode(thing))
