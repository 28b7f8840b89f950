"""The server: the API, the live feed, the page and the documentation, behind the guard."""

from __future__ import annotations

import logging
from asyncio import get_running_loop
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse
from fastapi.staticfiles import StaticFiles
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

import boardwright
from boardwright.web import docs_page
from boardwright.web.errors import BAD, BUSY, NOT_FOUND, OURS, Refused
from boardwright.web.guard import Guard, TooLong, too_large
from boardwright.web.house import House
from boardwright.web.invalid import told as told_invalid
from boardwright.web.language import _, chosen
from boardwright.web.routes import feed, games, seats, tables
from boardwright.web.settings import Settings, from_environment
from boardwright.web.store import Store
from boardwright.web.store.engine import open_engine

LOG: Final = logging.getLogger("boardwright.web")
STATIC: Final = Path(__file__).parent / "static"
PAGES: Final = {"/": "index.html", "/table": "table.html"}
HTTP: Final = {
    BAD: ("refused", _("The request cannot be read.")),
    NOT_FOUND: ("not_found", _("There is nothing at this address.")),
    405: ("method", _("This address does not take such a request.")),
}
"""What the framework refuses: name and sentence by status."""
DESCRIPTION: Final = """\
Board games by their real rules. Open a table, give everybody their secret link, then: read your frame, choose one of
the options of your question, listen to the live feed (a WebSocket at /api/seats/{secret}/live) for the next frame.
Every error is `{error, message}`, with `rule` where a rule forbids. Seats are counted from 0."""


def create_app(settings: Settings | None = None, house: House | None = None) -> FastAPI:
    """The app. `house`: another one, in tests. Raises Malformed if settings or database cannot be used."""
    settings = settings or from_environment()
    home = house or House(Store(open_engine(settings.url)), settings)
    app = FastAPI(
        title="Boardwright",
        version=boardwright.__version__,
        description=DESCRIPTION,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        lifespan=lifespan,
    )
    app.state.house = home
    app.state.sockets = Counter()
    for each in (games, tables, seats, feed):
        app.include_router(each.router)
    add_pages(app)
    add_handlers(app)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=4)
    app.add_middleware(Guard, seat_rate=settings.seat_rate, address_rate=settings.address_rate)
    return app


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    """What goes on while the server runs: feeds, bots and clocks, news from other workers."""
    house: House = app.state.house
    house.hub.loop = get_running_loop()
    listener = None
    if house.settings.shared:
        from boardwright.web.notify import Listener

        listener = Listener(house, house.settings.url)
        listener.start()
    house.start()
    try:
        yield
    finally:
        if listener is not None:
            listener.close()
        house.close()


# -- pages ------------------------------------------------------------------------------------------------------


def add_pages(app: FastAPI) -> None:
    """The page, its files, and the documentation."""

    @app.get("/api/health", operation_id="health", tags=["server"])
    def health() -> dict[str, str]:
        """Whether the server runs."""
        return {"status": "ok", "version": boardwright.__version__}

    @app.get("/api/docs", include_in_schema=False)
    def docs() -> HTMLResponse:
        return HTMLResponse(docs_page.page(app.openapi()))

    @app.get("/api/docs.css", include_in_schema=False)
    def docs_style() -> Response:
        return Response(docs_page.STYLE, media_type="text/css")

    for path, name in PAGES.items():
        app.add_api_route(path, shows(name), include_in_schema=False, methods=["GET", "HEAD"])
    app.mount("/static", Files(directory=STATIC), name="static")


def shows(name: str) -> Any:
    """An endpoint that gives a page; the browser asks each time whether it has changed."""

    def page() -> FileResponse:
        if not (STATIC / name).exists():
            raise HTTPException(404)
        return FileResponse(STATIC / name, headers={"Cache-Control": "no-cache"})

    return page


class Files(StaticFiles):
    """Static files that the browser keeps, and asks after each time: a new server never meets an old script."""

    def file_response(self, *args: Any, **more: Any) -> Response:
        response = super().file_response(*args, **more)
        response.headers["Cache-Control"] = "no-cache"
        return response


# -- errors -----------------------------------------------------------------------------------------------------


def add_handlers(app: FastAPI) -> None:
    """Every error in the same form."""
    app.add_exception_handler(Refused, refused)
    app.add_exception_handler(RequestValidationError, invalid)
    app.add_exception_handler(HTTPException, from_http)
    app.add_exception_handler(SQLAlchemyError, database)
    app.add_exception_handler(Exception, failed)


def refused(request: Request, fault: Exception) -> Response:
    """A refusal, in the language of whoever asked."""
    assert isinstance(fault, Refused)
    return JSONResponse(fault.body(language_of(request)), fault.status)


def language_of(request: Request) -> str:
    return chosen(request.query_params.get("lang", ""), request.headers.get("accept-language", ""))


def invalid(request: Request, fault: Exception) -> Response:
    """What does not fit the description: its first fault, in one line."""
    assert isinstance(fault, RequestValidationError)
    return refused(request, told_invalid(fault.errors()[0]))


def from_http(request: Request, fault: Exception) -> Response:
    """No such page, or no such method; whoever looks for a page gets one."""
    assert isinstance(fault, HTTPException)
    name, text = HTTP.get(fault.status_code, ("refused", str(fault.detail)))
    told = too_large(fault.most) if isinstance(fault, TooLong) else Refused(fault.status_code, name, text)
    wants_page = "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/")
    language = language_of(request)
    if fault.status_code == NOT_FOUND and wants_page:
        return HTMLResponse(docs_page.nothing(told.message(language), language), NOT_FOUND)
    answer = refused(request, told)
    answer.headers.update(fault.headers or {})
    return answer


def database(request: Request, fault: Exception) -> Response:
    """The database does not answer: nothing was acknowledged, nothing is lost."""
    LOG.error("the database fails: %s", " ".join(str(fault).split())[:300])
    return refused(request, Refused(BUSY, "database", _("The server cannot reach its database; try again.")))


def failed(request: Request, fault: Exception) -> Response:
    """A fault of ours. What went wrong is logged; what the request named is not."""
    return refused(request, Refused(OURS, "failed", _("A fault of Boardwright; nothing has changed.")))
