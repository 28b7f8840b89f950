"""Hidden information: what nobody is sent, what a spectator sees, what worlds a bot is given."""

from __future__ import annotations

import json
import pickle
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from boardwright.core.chance import Chance, SecretChance
from boardwright.core.codec import plain
from boardwright.core.errors import IllegalChoice
from boardwright.core.record import load
from boardwright.core.table import Table
from boardwright.fuzz.properties import hidden, leak, payload, seen
from tests.plays import BOX, EVOLUTION, GAME, PLAYS, chance_of, play_on, sit_down
from tests.recorded.recording import file

each_play = pytest.mark.parametrize("play", PLAYS)
each_evolution = pytest.mark.parametrize("play", EVOLUTION)


def sent(table: Table, viewer: int | None) -> str:
    """All that a viewer is sent, in English."""
    return payload(table, viewer, table.game.words("en"))


def questions(play: str, key: str, most: int = 80, apart: int = 1) -> Iterator[Table]:
    """A table at many of its questions."""
    table, luck = sit_down(play, key), chance_of(f"{play} {key}")
    for _ in range(most):
        if table.over:
            return
        yield table
        play_on(table, luck, apart, undo=7)


# -- two worlds -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["two_undo", "three_left", "rulings", "solo_won"])
def test_no_byte_sent_differs_in_another_world(game):
    """Over a game with undo, secret answers and seats that are left: views, texts, questions, refusals, log, undo."""
    record = load(file(game))
    for viewer in [*range(record.seats), None]:
        assert leak(GAME, record, BOX, viewer, 60, 5) == ""


def test_the_first_frame_is_the_same_in_another_world():
    for game in ("four", "rulings", "solo_rulings"):
        record = load(file(game))
        for viewer in [*range(record.seats), None]:
            assert leak(GAME, record, BOX, viewer, 0, 11) == ""


def test_no_seed_no_generator_and_no_running_hash_is_sent():
    for table in questions("three", "seed", 40, apart=3):
        hashes = [line.hash for line in table.entries if line.hash]
        for viewer in (*range(table.seats), None):
            text = sent(table, viewer)
            assert table.opening.commitment in text
            assert not any(secret in text for secret in [table.seed.hex(), table.chain, *hashes])
            assert '"chance"' not in text


@each_play
def test_what_is_sent_does_not_depend_on_coming_draws(play):
    for table in questions(play, "draws", 40, apart=3):
        before = [sent(table, viewer) for viewer in (*range(table.seats), None)]
        mine, drawn = table.position.state.chance, table.position.state.chance.drawn
        table.position.state.chance = SecretChance(bytes(16), drawn)
        assert [sent(table, viewer) for viewer in (*range(table.seats), None)] == before
        table.position.state.chance = mine


# -- spectators -------------------------------------------------------------------------------------------------


def within(public: Any, own: Any) -> bool:
    """Whether a value in a spectator's view says nothing that is not in a seat's: equal, hidden (-1), or a part."""
    if isinstance(public, dict):
        return all(within(value, own[name]) for name, value in public.items() if name not in {"seat", "box"})
    if isinstance(public, list) and (not public or isinstance(public[0], int)):
        return not Counter([each for each in public if each != -1]) - Counter(own)
    if isinstance(public, list):
        return len(public) == len(own) and all(within(*pair) for pair in zip(public, own, strict=True))
    return bool(public in (own, -1))


@each_play
def test_a_spectator_sees_what_every_seat_sees_and_no_more(play):
    for table in questions(play, "spectator", 60, apart=2):
        public = plain(table.view(None))
        assert all(within(public, plain(table.view(seat))) for seat in range(table.seats))


@each_evolution
def test_a_spectator_sees_no_hand(play):
    for table in questions(play, "spectator", 30, apart=4):
        assert all(not player["hand"] for player in plain(table.view(None))["players"])


def test_a_part_is_within_and_more_is_not():
    seat = {"hand": [3, 4], "card": 7, "won": 1}
    assert within({"hand": [], "card": -1, "won": 1}, seat)
    for more in ({"hand": [5]}, {"card": 8}, {"won": 2}):
        assert not within(seat | more, seat)


def test_a_spectator_is_asked_nothing_and_may_not_answer():
    table = sit_down("two")
    view, undo, asks = [json.loads(sent(table, None))[at] for at in (0, 5, 2)]
    assert (view["seat"], undo, asks) == (-1, False, [])
    for nobody in (-1, 2, 7):
        with pytest.raises(IllegalChoice):
            table.choose(nobody, -1)


@each_evolution
def test_what_lies_in_the_draw_pile_is_forgotten_by_all(play):
    shuffled = 0
    for table in questions(play, "pile", 120, apart=4):
        g: Any = table.position.state
        shuffled += any(name == "reshuffled" for name, _, _ in table.notes)
        for viewer in range(-1, table.seats):
            assert hidden(GAME.unknown(g, viewer)) >= set(g.deck)
    assert shuffled or PLAYS[play].seats == 1


# -- worlds -----------------------------------------------------------------------------------------------------


@each_play
def test_worlds_are_lawful_unnoticed_and_various(play):
    table = play_on(sit_down(play, "worlds"), chance_of("worlds"), 6)
    position, seat = table.position, table.asks[0].seat
    true: Any = position.state
    groups = table.game.unknown(true, seat)
    places = [place for held, _ in groups for place in held]
    alike = [len(held) + len(pile) for held, pile in groups for _ in held]
    names: dict[int, set[int]] = {at: set() for at in range(len(places))}
    for key in range(80):
        world = position.determinise(seat, chance_of(f"world {key}"))
        table.game.audit(world.state)
        assert seen(world, seat) == seen(position, seat)
        dealt = [place for held, _ in table.game.unknown(world.state, seat) for place in held]
        assert len(set(dealt)) == len(dealt)
        for at, card in enumerate(dealt):
            names[at].add(card)
    if play in EVOLUTION:
        assert places
    for at, cards in names.items():  # of 80 deals from 40 cards, about 35 of them are expected at each place
        assert len(cards) >= min(20, alike[at] // 2)


@each_play
def test_a_world_sent_to_a_worker_is_small_whole_and_without_the_key(play):
    table = play_on(sit_down(play, "sent"), chance_of("sent"), 9)
    if not table.over:
        world = table.position.determinise(table.asks[0].seat, Chance(3), forkable=True)
        parcel = pickle.dumps(world)
        assert len(parcel) < 10_000
        assert table.seed not in parcel
        assert seen(pickle.loads(parcel), 0) == seen(world, 0)


def lists_of(thing: Any, types: list[type]) -> list[int]:
    """The identities in memory of all lists that a state is made of; what is settled before the game is shared."""
    if isinstance(thing, list):
        return [id(thing), *(each for part in thing for each in lists_of(part, types))]
    if type(thing) in types and type(thing).__name__ != "Rulings":
        names = [name for name in plain(thing) if name not in {"chance", "box"}]
        return [each for name in names for each in lists_of(getattr(thing, name), types)]
    return []


@each_evolution  # the other games share lists until they change: forks that are played on hold them to it
def test_a_clone_shares_no_list_with_its_original(play):
    table = play_on(sit_down(play, "clone"), chance_of("clone"), 60)
    state = table.position.state
    twin = state.clone()
    kept = lists_of(state, table.game.types)
    assert len(kept) > 8
    assert not set(kept) & set(lists_of(twin, table.game.types))
