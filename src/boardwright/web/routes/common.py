"""What the routes share: the house, the language, frames as answers, and how errors are described."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import Depends, Path, Query, Request, Response

from boardwright.web import frames, models
from boardwright.web.house import House
from boardwright.web.language import chosen
from boardwright.web.live import Live

JSON: Final = "application/json"


def house_of(request: Request) -> House:
    """The house of this app."""
    house: House = request.app.state.house
    return house


def language_of(
    request: Request,
    lang: Annotated[str, Query(max_length=16, description="`en`, `de` ...; else what the browser prefers.")] = "",
) -> str:
    """The language to answer in."""
    return chosen(lang, request.headers.get("accept-language", ""))


TheHouse = Annotated[House, Depends(house_of)]
Language = Annotated[str, Depends(language_of)]
Narrow = Annotated[bool, Query(description="Pictures for a phone.")]
Secret = Annotated[str, Path(description="The secret of the link.")]


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
