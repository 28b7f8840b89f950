"""The live feed: a frame at every change, over a WebSocket."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import Annotated, Final

from fastapi import APIRouter, Query, WebSocket
from starlette.concurrency import run_in_threadpool

from boardwright.web import frames
from boardwright.web.errors import Refused
from boardwright.web.house import House
from boardwright.web.language import chosen
from boardwright.web.live import Live

LOG: Final = logging.getLogger("boardwright.web")
router = APIRouter()
TOO_MANY: Final = 4429
GONE: Final = 4404
OURS: Final = 4500


@router.websocket("/api/seats/{secret}/live")
async def live(
    socket: WebSocket,
    secret: str,
    entry: Annotated[int, Query(ge=0, le=10**9)] = 0,
    lang: Annotated[str, Query(max_length=16)] = "",
    narrow: bool = False,
) -> None:
    """First the frame as it is, with the log from `entry` on; then a frame at every change."""
    house: House = socket.app.state.house
    sockets: Counter[str] = socket.app.state.sockets
    address = socket.client.host if socket.client else ""
    if sockets[address] >= house.settings.sockets:
        await socket.close(TOO_MANY, "too_many")
        return
    sockets[address] += 1
    try:
        feed = Feed(house, secret, entry, chosen(lang, socket.headers.get("accept-language", "")), narrow)
        await feed.serve(socket)
    finally:
        sockets[address] -= 1


class Feed:
    """One socket. `entry`: the log has been told up to here."""

    def __init__(self, house: House, secret: str, entry: int, language: str, narrow: bool) -> None:
        self.house = house
        self.secret = secret
        self.entry = entry
        self.language = language
        self.narrow = narrow

    async def serve(self, socket: WebSocket) -> None:
        """Send until either side goes."""
        try:
            table, seat = await run_in_threadpool(self.house.viewer, self.secret)
        except Refused as fault:
            await socket.close(4000 + fault.status, fault.error)
            return
        await socket.accept()
        with self.house.hub.watching(table.id) as event:
            event.set()
            sending = asyncio.create_task(self.send(socket, table.id, seat, event))
            try:
                await self.listen(socket)
            finally:
                sending.cancel()
                await asyncio.gather(sending, return_exceptions=True)

    async def listen(self, socket: WebSocket) -> None:
        """Nothing that comes in means anything; it ends when the other side goes."""
        while (await socket.receive())["type"] != "websocket.disconnect":
            pass

    async def send(self, socket: WebSocket, table: str, seat: int | None, event: asyncio.Event) -> None:
        """A message at every change; whoever is slow misses what lay in between, never the last one."""
        sent = b""
        while True:
            await event.wait()
            event.clear()
            try:
                frame, head = await run_in_threadpool(self.look, table, seat)
            except Refused:
                await socket.close(GONE, "unknown_link")
                return
            except Exception:
                LOG.exception("table %s: a feed ends", table)
                await socket.close(OURS, "failed")
                return
            if frame != sent:
                sent = frame
                await socket.send_text(f'{head}"frame":{frame.decode()}}}')

    def look(self, table: str, seat: int | None) -> tuple[bytes, str]:
        """The frame, and what stands before it in the message: entry and log. Raises Refused for a closed link."""
        self.house.viewer(self.secret)
        found: Live = self.house.live(table)
        with found.lock:
            found.catch_up()
            shown = found.frame(seat, self.language, self.narrow)
            log = frames.log(found.viewer(seat, self.language), found.offset, self.entry)
            self.entry = found.taken
        return shown, f'{{"entry":{self.entry},"log":{frames.encode(log).decode()},'
