"""What the tests of the server do again and again."""

from __future__ import annotations

import itertools
from random import Random
from typing import Any, Self

from fastapi.testclient import TestClient

from boardwright.web.app import create_app
from boardwright.web.clock import Now
from boardwright.web.house import House
from boardwright.web.pool import Thinks
from boardwright.web.settings import Settings
from boardwright.web.store import Store
from boardwright.web.store.engine import open_engine

KEYS = itertools.count()
HUMANS = ["human", "human"]


class Time:
    """A clock that only the test turns."""

    def __init__(self, start: float = 1_000_000.0) -> None:
        self.at = start

    def __call__(self) -> float:
        return self.at


class Room:
    """A server, its clock, and hands that press its buttons."""

    def __init__(self, settings: Settings, time: Now | None = None, thinks: Thinks | None = None) -> None:
        self.settings = settings
        self.time: Any = time or Time()
        self.house = House(Store(open_engine(settings.url)), settings, self.time, thinks)
        self.client = TestClient(create_app(settings, self.house), raise_server_exceptions=False)

    def __enter__(self) -> Self:
        self.client.__enter__()
        return self

    def __exit__(self, *fault: object) -> None:
        self.client.__exit__(*fault)

    def restarted(self) -> Room:
        """Another server over the same database and clock."""
        return Room(self.settings, self.time)

    def post(self, path: str, status: int = 200, **body: Any) -> Any:
        answer = self.client.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    def get(self, path: str, status: int = 200, **query: Any) -> Any:
        answer = self.client.get(path, params=query)
        assert answer.status_code == status, answer.text
        return answer.json()

    def open(self, players: list[str] | None = None, game: str = "heist", **more: Any) -> Any:
        return self.post("/api/tables", game=game, players=players or HUMANS, **more)

    def frame(self, secret: str, **query: Any) -> Any:
        return self.get(f"/api/seats/{secret}/frame", **query)

    def choose(self, secret: str, at: int = 0, status: int = 200, **changed: Any) -> Any:
        """Take an option of the first question."""
        ask = self.frame(secret)["asks"][0]
        body = {"ply": ask["ply"], "answer": ask["options"][at]["answer"], "key": f"k{next(KEYS)}"}
        return self.post(f"/api/seats/{secret}/choose", status, **body | changed)

    def undo(self, secret: str, status: int = 200, **more: Any) -> Any:
        return self.post(f"/api/seats/{secret}/undo", status, **{"key": f"k{next(KEYS)}"} | more)

    def play(self, seats: list[str], choices: int = 1000, seed: int = 0) -> int:
        """Play at random; how many choices it took."""
        random = Random(seed)
        for number in range(choices):
            turn = self.frame(seats[0])["turn"]
            if not turn:
                return number
            secret = seats[random.choice(turn)]
            self.choose(secret, random.randrange(len(self.frame(secret)["asks"][0]["options"])))
        return choices
