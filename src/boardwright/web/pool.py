"""Bots in processes of their own: a position goes out as plain lists, a choice comes back, a hanging bot is ended."""

from __future__ import annotations

import multiprocessing
import pickle
import signal
from multiprocessing.connection import Connection
from queue import SimpleQueue
from typing import Final, NamedTuple, Protocol

from boardwright.bots import levels
from boardwright.core.chance import Chance
from boardwright.core.position import Position

SPAWN: Final = multiprocessing.get_context("spawn")


class Job(NamedTuple):
    """A question for a bot: its level, the pickled position dealt anew for its seat, and its luck."""

    level: str
    position: bytes
    seat: int
    luck: tuple[int, int]


class BotFailed(Exception):
    """The bot raised, hung, or its process died."""


class Thinks(Protocol):
    """Whatever answers for bots."""

    def choose(self, job: Job) -> int:
        """One of the options. Raises BotFailed."""
        ...

    def close(self) -> None:
        """End all processes."""
        ...


def answer(job: Job) -> int:
    """The bot's choice, in this process."""
    position: Position = pickle.loads(job.position)  # noqa: S301  our own bytes, from our own pipe
    return levels.make(job.level).choose(position, job.seat, Chance(job.luck[0], job.luck[1]))


def work(pipe: Connection) -> None:
    """The life of a worker: answer what comes in."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's
    while True:
        try:
            job: Job | None = pipe.recv()
        except EOFError:
            return
        if job is None:
            return
        try:
            pipe.send(answer(job))
        except Exception as fault:  # noqa: BLE001  whatever a bot raises is told to whoever asked
            pipe.send(repr(fault))


class Worker:
    """A process, started when it is first asked."""

    def __init__(self) -> None:
        self.pipe: Connection | None = None
        self.process: multiprocessing.process.BaseProcess | None = None

    def ask(self, job: Job, limit: float) -> int:
        """The choice. Raises BotFailed; the process is ended if it does not answer in time."""
        try:
            pipe = self.pipe or self._start()
            pipe.send(job)
            if not pipe.poll(limit):
                raise BotFailed(f"no answer within {limit:g} s")
            found = pipe.recv()
        except (BotFailed, EOFError, OSError) as fault:
            self.end()
            raise BotFailed(f"{job.level}: {fault!r}") from fault
        if not isinstance(found, int):
            raise BotFailed(f"{job.level}: {found}")
        return found

    def _start(self) -> Connection:
        mine, its = SPAWN.Pipe()
        self.process = SPAWN.Process(target=work, args=(its,), daemon=True, name="boardwright bot")
        self.process.start()
        its.close()
        self.pipe = mine
        return mine

    def end(self) -> None:
        """Kill the process; it keeps nothing."""
        if self.process is not None:
            self.process.kill()
            self.process.join()
        if self.pipe is not None:
            self.pipe.close()
        self.pipe = self.process = None


class Pool:
    """So many processes; whoever asks waits for a free one."""

    def __init__(self, size: int, limit: float) -> None:
        self.limit = limit
        self.workers = [Worker() for _ in range(size)]
        self.free: SimpleQueue[Worker] = SimpleQueue()
        for worker in self.workers:
            self.free.put(worker)

    def choose(self, job: Job) -> int:
        worker = self.free.get()
        try:
            return worker.ask(job, self.limit)
        finally:
            self.free.put(worker)

    def close(self) -> None:
        for worker in self.workers:
            worker.end()


class Here:
    """Bots in this very process, for tests."""

    def choose(self, job: Job) -> int:
        try:
            return answer(job)
        except Exception as fault:
            raise BotFailed(f"{job.level}: {fault!r}") from fault

    def close(self) -> None:
        """There is nothing to end."""
