"""Two worlds: every byte that a seat or spectator is sent is the same where what it never saw has other names."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

import pytest

from boardwright import games
from boardwright.core.ask import PASS
from boardwright.core.chance import Chance
from boardwright.core.codec import compact
from boardwright.core.position import renamed
from boardwright.core.table import Table, write
from boardwright.fuzz.properties import Knowledge, shuffled
from boardwright.web import links, opening, rebuild
from boardwright.web.store import Link
from tests.heist import HEIST, make
from tests.heist.view import view
from tests.web.room import Room

STEPS = 25
LOOK = 2
"""All that can be sent is looked at before every second answer; what an answer is answered, always."""


class Sort(NamedTuple):
    """A sort of table; what is sent is looked at from the answer number `first` on."""

    game: str
    options: dict[str, str]
    first: int = 0

    def looks(self, number: int) -> bool:
        return number >= self.first and (number - self.first) % LOOK == 0


class Act(NamedTuple):
    """What a seat did: a choice, or an undo (None)."""

    seat: int
    choice: int | None


class World:
    """A server in which the identities are named `names` after set-up."""

    def __init__(self, settings: Any, monkeypatch: Any, at: Sort, seats: int, names: list[int] | None) -> None:
        def table(rules: Any, count: int, seed: bytes, options: Any, box: Any, players: list[str]) -> Table:
            return Table(rules, count, seed, options, box, players, names)

        def new(id: str, role: str, seat: int | None = None) -> tuple[str, Link]:
            secret = f"{role}-{seat}-0123456789"
            return secret, Link(links.hashed(secret), id, role, seat, None)

        for module in (opening, rebuild):
            monkeypatch.setattr(module, "Table", table)
        monkeypatch.setattr(links, "new", new)
        monkeypatch.setattr(links, "new_table", lambda: "t1")
        monkeypatch.setattr(opening, "new_seed", lambda: bytes(range(16)))
        self.room = Room(settings)
        self.room.__enter__()
        self.opened = self.room.open(["human"] * seats, at.game, options=at.options, seconds=1000)
        self.live = self.room.house.live("t1")

    def close(self) -> None:
        self.room.__exit__(None, None, None)

    def act(self, it: Act, names: list[int] | None, number: int) -> tuple[int, bytes]:
        """Do it; what whoever did it is told."""
        secret = self.opened["seats"][it.seat]
        path = f"/api/seats/{secret}"
        if it.choice is None:
            told = self.room.client.post(f"{path}/undo", json={"key": f"{number}"})
        else:
            ask = self.live.ask_of(it.seat)
            choice = it.choice if it.choice == PASS else renamed(ask, it.choice, names)
            body = {"ply": self.live.ply(it.seat), "answer": write(self.live.box, ask, choice), "key": f"{number}"}
            told = self.room.client.post(f"{path}/choose", json=body)
        assert told.status_code == 200, told.text
        return it.seat, told.content

    def sent(self, seat: int | None, random: Random) -> list[bytes]:
        """All that a viewer can be sent now, errors too."""
        secret = self.opened["spectator"] if seat is None else self.opened["seats"][seat]
        entry = self.live.taken
        get = [f"frame?narrow={narrow}" for narrow in ("false", "true")]
        get += ["log", "record", "primer", f"replay?entry={random.randint(0, entry)}"]
        get += [f"why-not?ply={random.randint(0, entry)}"]
        ply = next((self.live.ply(ask.seat) for ask in self.live.table.asks if ask.seat == seat), 0)
        get += [f"why-not?ply={ply}", f"why-not?ply={ply}&value=-1", f"why-not?ply={ply}&value=9999"]
        client, path = self.room.client, f"/api/seats/{secret}"
        answers = [client.get(f"{path}/{each}").content for each in get]
        for text, of in [("nonsense", ply), (self.forbidden(seat, random), ply), ("commit pass", entry + 1)]:
            answers.append(client.post(f"{path}/choose", json={"ply": of, "answer": text, "key": "wrong"}).content)
        if seat is None or not self.live.table.can_undo(seat):
            answers.append(client.post(f"{path}/undo", json={"key": "wrong"}).content)
        with client.websocket_connect(f"{path}/live?entry={random.randint(0, entry)}") as feed:
            answers.append(feed.receive_text().encode())
        return answers

    def forbidden(self, seat: int | None, random: Random) -> str:
        """The answer text of something that is no option of the viewer's question."""
        for ask in self.live.table.asks:
            if ask.seat == seat:
                values = [value for value in ask.kind.domain.values if value not in ask.options]
                return write(self.live.box, ask, random.choice(values)) if values else "nonsense"
        return "nonsense"


def acts(live: Any, random: Random) -> Act:
    """Something that somebody may do now."""
    back = [seat for seat in range(live.table.seats) if live.table.can_undo(seat)]
    if back and random.random() < 0.15:
        return Act(back[0], None)
    ask = random.choice(live.table.asks)
    return Act(ask.seat, random.choice(ask.options))


def differences(settings, monkeypatch, at: Sort, seats: int, viewer: int | None, seed: int) -> list[str]:
    """Play in one world and again in the other; where what the viewer is sent differs."""
    first = settings._replace(data=settings.data / "first")
    here = World(first, monkeypatch, at, seats, None)
    random, done, sent = Random(seed), [], []
    unknown = here.live.game.unknown(here.live.table.position.state, -1 if viewer is None else viewer)
    knowledge = Knowledge(here.live.table, viewer)
    secrets = []
    for number in range(at.first + STEPS):
        sent.append(here.sent(viewer, Random(number)) if at.looks(number) else [])
        done.append(acts(here.live, random))
        seat, told = here.act(done[-1], None, number)
        sent[-1] += [told] if seat == viewer else []
        knowledge.learn()
        secrets += [here.live.table.seed.hex(), here.live.table.chain]
        if here.live.table.over:
            break
    running = sent if not here.live.table.over else sent[:-1]
    assert not any(secret.encode() in each for answers in running for each in answers for secret in secrets)
    state, rules = compact(here.live.table.position.state), here.live.game
    here.close()

    unseen = [sorted({*places, *pile} - knowledge.ever) for places, pile in unknown]
    names = shuffled(unseen, rules.identities, Chance(seed))
    there = World(settings._replace(data=settings.data / "second"), monkeypatch, at, seats, names)
    found = []
    for number, act in enumerate(done):
        again = there.sent(viewer, Random(number)) if at.looks(number) else []
        seat, told = there.act(act, names, number)
        again += [told] if seat == viewer else []
        found += [
            f"{number}.{what}" for what, pair in enumerate(zip(sent[number], again, strict=True)) if len({*pair}) > 1
        ]
    assert compact(there.live.table.position.state) != state  # it is another world
    there.close()
    return found


TABLES = [
    Sort("heist", {}),
    Sort("evolution", {}),
    Sort("evacuation", {"mode": "points", "objectives": "on"}),
    Sort("evacuation", {"advanced": "on"}, first=35),  # after the cards are chosen
    Sort("civolution", {}),
]


@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.slow)])
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
@pytest.mark.parametrize("at", TABLES, ids=lambda at: "-".join([at.game, *at.options][:2]))
def test_no_byte_tells_what_a_viewer_may_not_know(sqlite, monkeypatch, at, viewer, seed):
    assert differences(sqlite, monkeypatch, at, 3, viewer, seed) == []


def leaky(g, seat):
    """A view in which the sum of all cards in hand shows."""
    seen = view(g, seat)
    seen.goal = sum(card for player in g.players for card in player.hand)
    return seen


def telling(seen, ask, value, words):
    return str(seen.goal)


@pytest.mark.parametrize("viewer", [0, None])
def test_a_leak_is_noticed(sqlite, monkeypatch, viewer):
    """Through what is told of an option, or of the score."""
    game = make(view=leaky, forecast=telling, standing=lambda seen: [seen.goal] * 3)
    monkeypatch.setattr(games, "load", lambda name: game)

    assert differences(sqlite, monkeypatch, Sort("heist", {}), 3, viewer, 1)


def test_the_worlds_are_equal_where_nothing_is_renamed(sqlite, monkeypatch):
    assert HEIST.identities > 0
    first = World(sqlite._replace(data=sqlite.data / "1"), monkeypatch, Sort("heist", {}), 2, None)
    one = first.sent(0, Random(1))
    first.close()
    second = World(sqlite._replace(data=sqlite.data / "2"), monkeypatch, Sort("heist", {}), 2, None)
    assert second.sent(0, Random(1)) == one
    second.close()
