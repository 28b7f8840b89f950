"""Work spread over processes: in order, and ended at once when somebody interrupts it."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import active_children, get_context
from typing import TypeVar

Item = TypeVar("Item")
Made = TypeVar("Made")


def spread(work: Callable[[Item], Made], items: Sequence[Item], workers: int) -> Iterator[Made]:
    """What `work` makes of each item, in order. All three must be picklable."""
    others = active_children()
    pool = ProcessPoolExecutor(min(workers, len(items)), mp_context=get_context("spawn"), initializer=ignore_interrupts)
    try:
        for future in [pool.submit(work, item) for item in items]:
            yield future.result()
    except BaseException:  # interrupted, or nobody wants the rest; to cancel it as well would race with the pool
        for process in active_children():
            if process not in others:
                process.terminate()
        raise
    pool.shutdown()


def ignore_interrupts() -> None:
    """In a worker: an interruption is the parent's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
