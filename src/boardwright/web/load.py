"""Load for a running server: tables opened over its API, every seat listening, a choice a table every few seconds.

What is measured is what people notice: the time from a choice sent to the update read at every seat of the table.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import time
from collections.abc import Awaitable, Callable, Iterable
from functools import cache
from random import Random
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect

from boardwright import games
from boardwright.web.rebuild import rebuild
from boardwright.web.store import Store

PATIENCE: Final = 10.0
"""Seconds after which an update that has not come counts as lost."""
AT_ONCE: Final = 8
"""Tables that are opened at the same time, before anything is measured."""


class Plan(NamedTuple):
    """What to drive: so many tables of a game, a choice at each every `every` seconds, for `seconds`."""

    game: str = "evolution"
    tables: int = 200
    seats: int = 2
    seconds: float = 60.0
    every: float = 5.0


class Given(NamedTuple):
    """A choice that the server has acknowledged: the number of its entry, who, and the answer text."""

    number: int
    seat: int
    text: str


class Found(NamedTuple):
    """What came of it: seconds for each choice, the choices by table, and what went wrong, a line each."""

    times: list[float]
    given: dict[str, list[Given]]
    faults: list[str]


class Fault(Exception):
    """The server did not do what it should have done."""


# -- a client -------------------------------------------------------------------------------------------------------


class Http:
    """One connection that stays open, as a browser keeps it."""

    def __init__(self, url: str) -> None:
        self.host = urlsplit(url).netloc
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def post(self, path: str, body: Any) -> tuple[int, bytes]:
        """Status and body of the answer. A server may end a connection that is idle: then it is asked on a new one."""
        if self.writer is not None:
            try:
                return await self.send(path, body)
            except (OSError, EOFError):
                self.close()
        host, _, port = self.host.rpartition(":")
        self.reader, self.writer = await asyncio.open_connection(host, int(port))
        return await self.send(path, body)

    async def send(self, path: str, body: Any) -> tuple[int, bytes]:
        assert self.reader is not None
        assert self.writer is not None
        content = json.dumps(body).encode()
        head = (
            f"POST {path} HTTP/1.1\r\nHost: {self.host}\r\nAccept-Encoding: gzip\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n"
        )
        self.writer.write(head.encode() + content)
        return await answer(self.reader)

    def close(self) -> None:
        if self.writer is not None:
            self.writer.close()
            self.writer = None


async def answer(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    """An answer as the server sends it: with its length, packed or not."""
    first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
    body = await reader.readexactly(int(headers.get("content-length", "0")))
    packed = headers.get("content-encoding") == "gzip"
    return int(first.split()[1]), gzip.decompress(body) if packed else body


def entry_of(told: str | bytes) -> int:
    """The number with which an answer or a message of the feed begins."""
    text = told[:40].decode() if isinstance(told, bytes) else told[:40]
    return int(text.removeprefix('{"entry":').partition(",")[0])


class Ear:
    """A seat's live feed: the newest message, and when it was read."""

    def __init__(self, news: asyncio.Event) -> None:
        self.news = news
        self.entry = -1
        self.at = 0.0
        self.told: str | bytes = ""

    async def listen(self, socket: ClientConnection) -> None:
        """Read all that comes."""
        async for message in socket:
            self.at = time.perf_counter()
            self.told = message
            self.entry = entry_of(message)
            self.news.set()

    def frame(self) -> Any:
        return json.loads(self.told)["frame"]


class Played:
    """A table and the people at it."""

    def __init__(self, url: str, plan: Plan, number: int, found: Found, progress: Callable[[int], None]) -> None:
        self.url = url
        self.progress = progress
        self.plan = plan
        self.found = found
        self.random = Random(number)  # noqa: S311  people's whims
        self.news = asyncio.Event()
        self.http = Http(url)
        self.secrets: list[str] = []
        self.given: list[Given] = []
        self.ears: list[Ear] = []
        self.feeds: list[tuple[ClientConnection, asyncio.Task[None]]] = []

    async def open(self) -> None:
        """Open the table and a feed for every seat. Raises Fault."""
        people = {"game": self.plan.game, "players": ["human"] * self.plan.seats}
        status, body = await self.http.post("/api/tables", people)
        if status != 200:
            raise Fault(f"no table: {body[:200].decode()}")
        opened = json.loads(body)
        self.secrets = opened["seats"]
        self.given = self.found.given[opened["table"]] = []
        self.ears = [Ear(self.news) for _ in self.secrets]
        for secret, ear in zip(self.secrets, self.ears, strict=True):
            socket = await connect(f"{self.url.replace('http', 'ws', 1)}api/seats/{secret}/live", max_size=None)
            self.feeds.append((socket, asyncio.create_task(ear.listen(socket))))
        await self.told(0, time.perf_counter())

    async def close(self) -> None:
        """Leave the table."""
        for socket, task in self.feeds:
            task.cancel()
            await socket.close()
        self.feeds = []
        self.http.close()

    async def told(self, entry: int, since: float) -> float:
        """Wait until every seat has read of so many entries; seconds that it took. Raises Fault."""
        while not all(ear.entry >= entry for ear in self.ears):
            left = since + PATIENCE - time.perf_counter()
            self.news.clear()
            try:
                await asyncio.wait_for(self.news.wait(), max(left, 0))
            except TimeoutError:
                raise Fault(f"an update did not come within {PATIENCE:g} s") from None
        return max(ear.at for ear in self.ears) - since

    async def choose(self) -> bool:
        """One choice, at random; False if the game is over. Raises Fault."""
        turn = self.ears[0].frame()["turn"]
        if not turn:
            return False
        seat = turn[0]
        ask = self.ears[seat].frame()["asks"][0]
        text = self.random.choice(ask["options"])["answer"]
        body = {"ply": ask["ply"], "answer": text, "key": f"{len(self.given)}"}
        since = time.perf_counter()
        status, told = await self.http.post(f"/api/seats/{self.secrets[seat]}/choose", body)
        if status != 200:
            raise Fault(f"{text} is refused: {told[:200].decode()}")
        self.given.append(Given(entry_of(told), seat, text))
        self.found.times.append(await self.told(self.given[-1].number + 1, since))
        self.progress(len(self.found.times))
        return True

    async def play(self, begin: float) -> None:
        """Choose on and on; a game that ends is followed by another."""
        step = begin + self.random.random() * min(self.plan.every, self.plan.seconds)
        while step < begin + self.plan.seconds:
            await asyncio.sleep(step - time.perf_counter())
            if not await self.choose():
                await self.close()
                await self.open()
            step = max(step + self.plan.every, time.perf_counter())


# -- all of them ----------------------------------------------------------------------------------------------------


async def drive(url: str, plan: Plan, progress: Callable[[int], None]) -> Found:
    """Open all tables, then let them play; only what they play is measured. `progress`: so many choices are made."""
    found = Found([], {}, [])
    played = [Played(url, plan, number, found, progress) for number in range(plan.tables)]
    gate = asyncio.Semaphore(AT_ONCE)

    async def opened(each: Played) -> None:
        async with gate:
            await each.open()

    await every(map(opened, played), found.faults)
    begin = time.perf_counter()
    await every((each.play(begin) for each in played if each.feeds), found.faults)
    await every((each.close() for each in played), found.faults)
    return found


async def every(acts: Iterable[Awaitable[None]], faults: list[str]) -> None:
    """Do all of them at once; what fails is noted, and the others go on."""
    done = await asyncio.gather(*acts, return_exceptions=True)
    faults += [" ".join(str(each).split()) or repr(each) for each in done if isinstance(each, BaseException)]


def missing(store: Store, given: dict[str, list[Given]]) -> list[str]:
    """What is kept otherwise than it was acknowledged: a line for each table where it is."""
    found = []
    for table, acknowledged in given.items():
        kept = [Given(row.number, row.seat, row.text) for row in store.entries(table)]
        if kept != sorted(acknowledged):
            found.append(f"table {table}: {len(acknowledged)} choices were acknowledged, {len(kept)} are kept")
        elif not replays(store, table):
            found.append(f"table {table}: what is kept does not lead to the same game")
    return found


def replays(store: Store, id: str) -> bool:
    """Whether a table's entries, played again from the first on, lead to the hashes that are kept."""
    row = store.table(id)
    assert row is not None
    game = games.load(row.game)
    rows = store.entries(id)
    again = rebuild(game, box_of(row.game), row, rows, None)
    lines = again.table.entries
    return again.fits and all(kept.hash in ("", line.hash) for kept, line in zip(rows, lines, strict=True))


@cache
def box_of(name: str) -> Any:
    """The game's own edition."""
    game = games.load(name)
    return game.load_box(game.components)
