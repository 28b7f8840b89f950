"""A rule that fails rejects the choice and leaves the game; a bot that fails makes room for a simpler one."""

from __future__ import annotations

import logging
import os
import time
from multiprocessing.process import BaseProcess

import pytest

from boardwright import games
from boardwright.bots import levels
from boardwright.core.errors import BrokenInvariant
from boardwright.core.record import load
from boardwright.core.table import Table
from boardwright.web.pool import BotFailed, Here, Job, Pool
from tests.heist import BOX, CONTRACT, make
from tests.heist.rules import resolve
from tests.web.room import Room


def fails(g, seat):
    if g.players[seat].playing[0] % 6 == 0:  # a coin
        raise ZeroDivisionError("a coin fell under the table")
    yield from resolve(g, seat)


@pytest.fixture
def faulty(monkeypatch):
    """Heist with a rule that fails."""
    steps = [(name, fails if name == "resolve" else run) for name, run in CONTRACT["steps"]]
    game = make(steps=steps)
    old = games.load
    monkeypatch.setattr(games, "load", lambda name: game if name == "heist" else old(name))
    return game


def to_fault(room, opened):
    """Play on until a rule fails; the seat, and what it was told."""
    for _ in range(60):
        for seat in room.frame(opened["spectator"])["turn"]:
            secret = opened["seats"][seat]
            before = room.frame(secret)
            ask = before["asks"][0]
            body = {"ply": ask["ply"], "answer": ask["options"][0]["answer"], "key": f"f{before['entry']}"}
            answer = room.client.post(f"/api/seats/{secret}/choose", json=body)
            if answer.status_code == 500:
                return secret, before, answer.json()
    raise AssertionError("nothing failed")


def test_a_rule_that_fails_rejects_the_choice_and_leaves_the_game(sqlite, faulty, caplog):
    with Room(sqlite) as room:
        opened = room.open(options={"hand": "4"})
        secret, before, told = to_fault(room, opened)

        assert told["error"] == "rule_failed"
        assert "the game is as before" in told["message"]
        assert room.frame(secret) == before
        assert "a coin fell under the table" in caplog.text
        assert secret not in caplog.text
        room.post(f"/api/seats/{secret}/talk", text="what was that?")


def test_a_fault_leaves_a_repro_that_leads_to_it(sqlite, faulty):
    with Room(sqlite) as room:
        to_fault(room, room.open())

    path = next((sqlite.data / "faults").glob("heist-*.record"))
    assert path.stat().st_mode & 0o077 == 0  # it holds a seed
    with pytest.raises(BrokenInvariant, match="a coin fell under the table"):
        Table.replay(faulty, load(path), BOX)


def test_a_bot_whose_answer_makes_a_rule_fail_gives_another(sqlite, faulty, caplog):
    with Room(sqlite) as room:
        opened = room.open(["human", "random"], options={"hand": "4"})
        for _ in range(30):
            frame = room.frame(opened["seats"][0])
            if not frame["asks"]:
                break
            answers = [option["answer"] for option in frame["asks"][0]["options"]]
            safe = [answer for answer in answers if "coin" not in answer]
            if not safe:
                break
            at = answers.index(safe[-1])
            room.choose(opened["seats"][0], at)
        assert room.frame(opened["seats"][0])["entry"] > 2


# -- bots -----------------------------------------------------------------------------------------------------------


class Fails(Here):
    """Every bot but the random one raises."""

    def choose(self, job: Job) -> int:
        if job.level != "random":
            raise BotFailed(f"{job.level} is lost in thought")
        return super().choose(job)


class Lies(Here):
    """Bots that answer what is no option."""

    def choose(self, job: Job) -> int:
        return -77


def test_a_bot_that_fails_is_replaced_by_the_next_simpler_one(sqlite, caplog):
    with Room(sqlite, thinks=Fails()) as room:
        opened = room.open(["human", "greedy"])
        frame = room.frame(opened["seats"][0])

        assert frame["seats"][1]["bot"] == "random"
        assert frame["turn"] == [0]
        assert "greedy is lost in thought" in caplog.text
        assert room.house.store.entries(opened["table"])[0].text == "bot random"


def test_even_if_all_bots_fail_the_game_goes_on(sqlite, caplog):
    with Room(sqlite, thinks=Lies()) as room:
        opened = room.open(["human", "greedy"])
        room.play(opened["seats"][:1])

        assert room.frame(opened["seats"][0])["over"]
        assert "-77 is no option" in caplog.text


def question(level: str = "random") -> Job:
    """A question of Evolution, as the pool gets it."""
    import pickle

    from boardwright.core.chance import Chance

    table = Table(games.load("evolution"), 2, bytes(16), {})
    seat = table.asks[0].seat
    return Job(level, pickle.dumps(table.position.determinise(seat, Chance(1), True)), seat, (1, 2))


def process_of(pool: Pool) -> BaseProcess:
    process = pool.workers[0].process
    assert process is not None
    return process


@pytest.mark.parametrize("level", levels.names())
def test_bots_answer_from_processes_of_their_own(level):
    pool = Pool(1, 60)
    try:
        job = question(level)
        assert pool.choose(job) == Here().choose(job)
        assert process_of(pool).pid != os.getpid()
    finally:
        pool.close()
    assert pool.workers[0].process is None


def test_a_bot_whose_process_dies_or_cannot_read_has_failed_and_the_next_is_answered():
    pool = Pool(1, 60)
    try:
        job = question()
        right = pool.choose(job)
        with pytest.raises(BotFailed):
            pool.choose(job._replace(position=b"nonsense"))
        assert pool.choose(job) == right
        process_of(pool).kill()
        process_of(pool).join()
        with pytest.raises(BotFailed):
            pool.choose(job)
        assert pool.choose(job) == right
    finally:
        pool.close()


def test_a_bot_that_hangs_is_ended(monkeypatch):
    pool = Pool(1, 0.0)
    try:
        with pytest.raises(BotFailed, match="no answer within 0 s"):
            pool.choose(question("greedy"))
        assert pool.workers[0].process is None
    finally:
        pool.close()


def wait_for(what, seconds: float = 30.0):
    """Until something holds; the end of patience is a failure, not a measurement."""
    end = time.monotonic() + seconds
    while not (found := what()):
        assert time.monotonic() < end, "it never came about"
        time.sleep(0.02)
    return found


def test_bots_never_hold_up_a_request_and_wait_while_a_person_may_take_back(sqlite):
    """With threads and processes, as it really runs; only the pause is turned by hand."""
    with Room(sqlite._replace(bots=1, bot_pause=5.0)) as room:
        opened = room.open(["human", "random"], "evolution")
        secret = opened["seats"][0]
        for _ in range(200):
            wait_for(lambda: room.frame(secret)["asks"])
            told = room.choose(secret, -1)["frame"]
            if told["turn"] == [1] and told["undo"]:
                break
        else:
            pytest.fail("no answer of the person could be taken back while the bot was asked")
        entry = told["entry"]
        room.house.driver.wake(opened["table"])
        assert room.frame(secret)["entry"] == entry  # it waits
        room.time.at += 5
        room.house.driver.wake(opened["table"])
        wait_for(lambda: room.frame(secret)["entry"] > entry)


def test_the_threads_of_a_server_end_with_it(sqlite):
    with Room(sqlite._replace(bots=1, bot_pause=0.0)) as room:
        opened = room.open(["human", "random"], "evolution")
        wait_for(lambda: room.frame(opened["seats"][0])["asks"])
    room.house.driver.timer.join(10)
    assert not room.house.driver.timer.is_alive()
    logging.getLogger("boardwright.web").info("over")
