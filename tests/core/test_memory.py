from __future__ import annotations

import gc

import pytest

from boardwright.core.chance import Chance
from boardwright.fuzz.properties import play_on
from tests.core.playing import begin


@pytest.mark.parametrize("mid_step", [False, True], ids=["several asked", "nested effect"])
def test_dropped_forks_and_worlds_leave_nothing_behind(mid_step):
    at = begin(3, seed=3)
    while mid_step and at.several is not None:
        play_on(at, Chance(7), 1)

    def drop(times: int) -> int:
        for i in range(times):
            at.fork()
            world = at.determinise(0, Chance(i), forkable=True)
            play_on(world, Chance(i), 3)
        return len(gc.get_objects())

    drop(5)
    gc.collect()
    gc.disable()
    try:
        before = drop(1)
        assert drop(300) - before < 30
    finally:
        gc.enable()
