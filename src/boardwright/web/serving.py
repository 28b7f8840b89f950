"""Running the server: a socket, one worker or several, and a calm end."""

from __future__ import annotations

import gc
import logging
import os
import signal
import socket
import time
from collections.abc import Callable
from types import FrameType
from typing import Final

import uvicorn
from fastapi import FastAPI
from uvicorn.supervisors import Multiprocess

from boardwright.core.errors import Malformed
from boardwright.web.editions import Editions
from boardwright.web.logs import CONFIG
from boardwright.web.settings import from_environment
from boardwright.web.store.engine import open_engine

LOG: Final = logging.getLogger("boardwright.web")
USUAL_PORT: Final = 8421
FACTORY: Final = "boardwright.web.serving:app"
GRACE: Final = 3
"""Seconds that requests under way get when the server is stopped."""
BACKLOG: Final = 2048
"""Connections that may wait to be taken up."""
IDLE: Final = 75
"""Seconds for which a connection stays open between two requests: people think."""
SELDOM: Final = (5_000, 20, 20)
"""How much is made before the collector looks for circles of garbage; requests leave hardly any."""
RETRY: Final = 5
"""Seconds between two looks for a database that was there and is not."""
LARGEST: Final = 4096
"""Bytes of a message that a socket may send us: nothing needs more."""


def check(workers: int) -> None:
    """See that settings and database can be used, and bring its tables to the newest form. Raises Malformed."""
    settings = from_environment()
    if workers > 1 and not settings.shared:
        raise Malformed(
            "--workers: several workers share tables over PostgreSQL only (BOARDWRIGHT_DATABASE_URL); SQLite is for one"
        )
    Editions(settings.editions)
    open_engine(settings.url).dispose()


def bind(host: str, port: int | None) -> socket.socket:
    """A listening socket. Without a port the usual one, or any where that is taken. Raises Malformed."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in [USUAL_PORT, 0] if port is None else [port]:
        found = socket.socket(family, socket.SOCK_STREAM)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, number))
            found.listen(BACKLOG)  # two may bind the same port, only one can listen; who comes early waits for us
        except (OSError, UnicodeError) as fault:
            found.close()
            reason = getattr(fault, "strerror", None) or str(fault)
        else:
            found.set_inheritable(True)
            return found
    raise Malformed(f"cannot listen on {host} port {port or USUAL_PORT}: {reason}")


def address(host: str, bound: socket.socket) -> str:
    """Where a browser on this machine finds it."""
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)  # noqa: S104
    return f"http://{name}:{bound.getsockname()[1]}/"


def serve(bound: socket.socket, workers: int, ready: Callable[[], None]) -> None:
    """Serve until stopped by Ctrl-C or SIGTERM; both end it calmly."""
    config = uvicorn.Config(
        FACTORY,
        factory=True,
        workers=workers,
        log_config=CONFIG,
        access_log=False,
        server_header=False,
        ws_max_size=LARGEST,
        ws_per_message_deflate=os.environ.get("BOARDWRIGHT_DEFLATE", "1") != "0",
        timeout_keep_alive=IDLE,
        timeout_graceful_shutdown=GRACE,
    )
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, leave)
    try:
        if workers > 1:
            ready()
            Multiprocess(config, [bound]).run()
        else:
            Announced(config, ready).run([bound])
    except Stopped:
        pass


def app() -> FastAPI:
    """The app of a process that does nothing else."""
    made = patiently()
    # What is there now stays; without this the collector walks over all of it while people wait for their answer.
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)
    return made


def patiently() -> FastAPI:
    """The app as soon as there is a database; a worker that gave up would be started anew at once, without end."""
    from boardwright.web.app import create_app

    while True:
        try:
            return create_app()
        except Malformed as fault:
            LOG.warning("%s; trying again in %d s", fault, RETRY)
            time.sleep(RETRY)


class Announced(uvicorn.Server):
    """A server that says when it is there."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()


class Stopped(BaseException):
    """A signal: the server has been told to stop."""


def leave(_: int, __: FrameType | None) -> None:
    """Before the server runs, and again after it has ended, a signal only ends the waiting."""
    raise Stopped
