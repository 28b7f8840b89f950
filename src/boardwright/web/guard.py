"""What stands before every request: security headers, same origin, sizes, rates. No secret gets into a log line."""

from __future__ import annotations

import re
import time
from collections import OrderedDict
from collections.abc import MutableMapping
from threading import Lock
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders, QueryParams
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from boardwright.web.errors import FORBIDDEN, TOO_LARGE, TOO_MANY, Refused
from boardwright.web.language import _, chosen
from boardwright.web.links import hashed

POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
BODY: Final = 16_384
UPLOAD: Final = 2_000_000
"""Bytes of a body, and of an uploaded record's."""
SECRET: Final = re.compile(r"^/api/(?:seats|openers)/([^/]+)")
BURST: Final = 10
"""Seconds' worth of requests that may come at once."""
KNOWN: Final = 10_000
"""Links and addresses whose rate is kept in mind."""


class Rate:
    """So many requests a second on the whole for each key, and a burst of `BURST` times as many."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.lock = Lock()
        self.buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()  # key -> (what is left, when)

    def allows(self, key: str, cost: float = 1.0) -> bool:
        """Whether one more may come now."""
        if self.rate <= 0:
            return True
        now = time.monotonic()
        with self.lock:
            left, then = self.buckets.pop(key, (self.rate * BURST, now))
            left = min(self.rate * BURST, left + (now - then) * self.rate)
            self.buckets[key] = (left - cost if left >= cost else left, now)
            if len(self.buckets) > KNOWN:
                self.buckets.popitem(last=False)
        return left >= cost


def same_origin(headers: Headers) -> bool:
    """Whether a request comes from a page of ours, or from no page at all."""
    origin = headers.get("origin")
    if origin is not None:
        return urlsplit(origin).netloc == headers.get("host", "")
    return headers.get("sec-fetch-site", "none") in ("same-origin", "none")


def address(scope: Scope) -> str:
    """Where a request comes from."""
    client = scope.get("client")
    return client[0] if client else ""


class Guard:
    """The middleware."""

    def __init__(self, app: ASGIApp, seat_rate: float, address_rate: float) -> None:
        self.app = app
        self.seats = Rate(seat_rate)
        self.addresses = Rate(address_rate)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        fault = self.fault(scope)
        if fault is None:
            await self.app(scope, limited(receive, limit(scope)), with_headers(scope, send))
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 4000 + fault.status, "reason": fault.error})
        else:
            asked = QueryParams(scope.get("query_string", b"")).get("lang", "")
            language = chosen(asked, Headers(scope=scope).get("accept-language", ""))
            answer = JSONResponse(fault.body(language), fault.status)
            await answer(scope, receive, with_headers(scope, send))

    def fault(self, scope: Scope) -> Refused | None:
        """What keeps a request out, if anything does."""
        headers = Headers(scope=scope)
        reads = scope["type"] == "http" and scope["method"] in ("GET", "HEAD", "OPTIONS")
        if not reads and not same_origin(headers):
            return Refused(FORBIDDEN, "cross_origin", _("What changes something must come from a page of this server."))
        if int_of(headers.get("content-length")) > limit(scope):
            return too_large(limit(scope))
        if not self.is_slow(scope):
            return Refused(TOO_MANY, "too_many", _("Too many requests; wait a moment."))
        return None

    def is_slow(self, scope: Scope) -> bool:
        """Whether link and address keep within their rates. Opening a table counts as many requests."""
        path = scope["path"]
        if not path.startswith("/api/"):
            return True
        cost = 10.0 if scope.get("method") == "POST" and path.startswith("/api/tables") else 1.0
        secret = SECRET.match(path)
        if secret is not None and not self.seats.allows(hashed(secret[1])):
            return False
        return self.addresses.allows(address(scope), cost)


def int_of(text: str | None) -> int:
    return int(text) if text is not None and text.isascii() and text.isdecimal() else 0


def limit(scope: Scope) -> int:
    """How large a body may be."""
    return UPLOAD if scope["path"] == "/api/tables/upload" else BODY


def too_large(most: int) -> Refused:
    return Refused(TOO_LARGE, "too_large", _("The request is too large; allowed are {most} bytes."), {"most": most})


class TooLong(HTTPException):
    """A body that turns out too large: FastAPI lets this kind alone through."""

    def __init__(self, most: int) -> None:
        super().__init__(TOO_LARGE)
        self.most = most


def limited(receive: Receive, most: int) -> Receive:
    """The same stream, ended where it grows too long, whatever its header said."""
    size = 0

    async def read() -> Message:
        nonlocal size
        message = await receive()
        size += len(message.get("body", b""))
        if size > most:
            raise TooLong(most)
        return message

    return read


def with_headers(scope: Scope, send: Send) -> Send:
    """Every answer with the security headers; what the API tells is stored nowhere."""

    async def write(message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers[name] = value
            if scope["path"].startswith("/api/") and "cache-control" not in headers:
                headers["Cache-Control"] = "no-store"
        await send(message)

    return write
