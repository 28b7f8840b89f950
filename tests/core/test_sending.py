from __future__ import annotations

import copy
import json
import multiprocessing
import pickle
import sys
from random import Random
from types import SimpleNamespace

import pytest

from boardwright.core import sending
from boardwright.core.chance import Chance
from boardwright.core.errors import BrokenInvariant
from boardwright.fuzz.properties import fork_fault, play_on, whole
from tests.core.playing import begin, questions_of, sit_down

WAYS = [copy.copy, copy.deepcopy, lambda position: pickle.loads(pickle.dumps(position))]


@pytest.mark.parametrize("way", WAYS, ids=["copy", "deepcopy", "pickle"])
def test_a_copy_equals_the_original_at_every_question_and_goes_on_alike(way):
    at = begin(3, seed=8)
    for _ in questions_of(at, 8):
        twin = way(at)
        assert whole(twin) == whole(at)
        original = at.fork()
        play_on(twin, Chance(5), 10)
        play_on(original, Chance(5), 10)
        assert whole(twin) == whole(original)
    assert way(at).over


def test_a_copy_can_be_forked():
    at = begin(3, seed=9)
    play_on(at, Chance(1), 14)
    assert fork_fault(copy.copy(at)) == ""


def test_what_is_sent_is_plain_data():
    at = begin(3, seed=9)
    play_on(at, Chance(1), 4)
    name, edition, *rest = json.loads(json.dumps(sending.pack(at)))
    assert whole(sending.unpack((name, tuple(edition), *rest))) == whole(at)


def test_a_live_position_is_not_sent_but_a_world_of_it_is():
    position = sit_down().position
    with pytest.raises(BrokenInvariant, match="carries the key"):
        pickle.dumps(position)
    with pytest.raises(BrokenInvariant, match="carries the key"):
        copy.copy(position.fork())
    world = position.determinise(0, Chance(1), forkable=True)
    assert bytes([0] * 16) not in pickle.dumps(world)
    assert whole(pickle.loads(pickle.dumps(world))) == whole(world)


def test_a_playout_is_not_sent():
    with pytest.raises(BrokenInvariant, match="playout"):
        pickle.dumps(begin(2, forkable=False))


def test_a_process_that_has_not_seen_the_game_asks_the_games_by_name(monkeypatch):
    at = begin(2)
    known = sending.GAMES.pop("heist")
    try:
        monkeypatch.setitem(sys.modules, "boardwright.games", SimpleNamespace(load={"heist": known}.__getitem__))
        assert whole(copy.copy(at)) == whole(at)
    finally:
        sending.GAMES["heist"] = known


def play_to_the_end(position):
    """What a worker does."""
    random = Random(1)
    while not position.over:
        ask = random.choice(position.asks)
        position.choose(ask.seat, random.choice(ask.options))
    return whole(position)


def test_workers_in_processes_of_their_own_get_there_too():
    starts = [begin(3, seed=seed) for seed in range(3)]
    for at in starts:
        play_on(at, Chance(3), 11)
    with multiprocessing.get_context("spawn").Pool(2) as pool:
        found = pool.map(play_to_the_end, starts)
    assert found == [play_to_the_end(at.fork()) for at in starts]
    assert "tests.core.test_sending" in sys.modules


def test_an_edition_is_read_once_in_a_process():
    at = begin(3, seed=9)
    parcel = pickle.dumps(at.determinise(0, Chance(1), forkable=True))
    pickle.loads(parcel)
    read = dict(sending.BOXES)
    again = pickle.loads(parcel)
    assert read == sending.BOXES
    assert again.state.box is read[at.game.name, at.state.box.folder, at.state.box.hash]
