"""EVO-300 to 313: held over whole games by the log and the table, and by the audit, which sees planted faults."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from boardwright.core.chance import SecretChance
from boardwright.core.errors import BrokenInvariant, GameOver
from boardwright.core.options import complete
from boardwright.games.evolution.state import SLEEP
from tests.games.evolution.staging import BOX, GAME, stage

ACTIONS = {"took": 0, "transmuted": 1, "attacked": 0}
"""The lines of the log that tell of an action, and which of their numbers is the creature."""
PLAYS = [(1, {}), (2, {}), (2, {"quartet": "on"}), (3, {}), (4, {})]


class StepDone:
    """A step of a game at random: its name and seat, the table before and after, what was asked and told."""

    def __init__(self, name: str, seat: int, before: Any, after: Any, asked: list[tuple[str, int, list[int]]]) -> None:
        self.name = name
        self.seat = seat
        self.before = before
        self.after = after
        self.asked = asked
        self.told = list(after.notes)

    def lines(self, name: str) -> list[tuple[int, ...]]:
        return [numbers for each, _, numbers in self.told if each == name]

    def activated(self) -> bool:
        return any(self.lines(name) for name in (*ACTIONS, "fell_asleep"))


def play(seats: int, options: dict[str, str], seed: int, rounds: int = 8) -> Iterator[StepDone]:
    """A game at random, step by step, audited at every question."""
    g = GAME.setup(seats, SecretChance(seed.to_bytes(16, "big")), complete(GAME, options, seats, BOX), BOX)
    luck = SecretChance((seed + 1).to_bytes(16, "big"))
    while g.agenda and g.round <= rounds:
        number, seat = g.agenda.pop()
        before = g.clone()
        g.notes = []
        asked = run(g, number, seat, luck)
        GAME.audit(g)
        yield StepDone(GAME.steps[number], seat, before, g, asked)


def run(g: Any, number: int, seat: int, luck: SecretChance) -> list[tuple[str, int, list[int]]]:
    asked = []
    try:
        step = GAME.runs[number](g, seat)
        ask = next(step, None) if step is not None else None
        while ask is not None and step is not None:
            GAME.audit(g)
            options = ask.open(g)
            asked.append((ask.kind.name, ask.seat, options))
            ask = step.send(options[luck.below(len(options))])
    except StopIteration:
        pass
    except GameOver:
        g.agenda.clear()
    return asked


def creatures(g: Any) -> list[Any]:
    return [it for player in g.players for it in player.creatures]


def found(g: Any, id: int) -> Any:
    return next(it for it in creatures(g) if it.id == id)


def turns(seats: int, options: dict[str, str]) -> Iterator[StepDone]:
    for seed in range(2):
        yield from (step for step in play(seats, options, seed) if step.name in {"turn", "shadow_turn"})


each_play = pytest.mark.parametrize("seats, options", PLAYS)


@each_play
@pytest.mark.rule("EVO-300..302", "EVO-310")
def test_energy_traits_cards_and_sources(seats, options):
    for step in play(seats, options, 9):
        g = step.after
        cards = g.deck + g.discard + [card for player in g.players for card in player.hand]
        for it in creatures(g):
            traits = [BOX.halves[half] for half in it.row]
            assert 0 <= it.energy <= 4
            assert len(traits) == len(set(traits))
            cards += [it.card, *[half // 2 for half in it.row]]
        assert sorted(cards) == list(range(64))
        assert sorted([g.source, *g.sources_unseen, *g.sources_seen]) == list(range(10))


@each_play
@pytest.mark.rule("EVO-303", "EVO-118")
def test_a_turn_creates_adds_and_acts_at_most_once(seats, options):
    for step in turns(seats, options):
        counts = Counter(name for name, _, _ in step.told)
        if step.name == "turn":
            assert counts["created"] <= 1
            assert counts["added"] <= 1
        assert sum(counts[name] for name in ACTIONS) <= 1


@each_play
@pytest.mark.rule("EVO-304", "EVO-063")
def test_who_has_a_waking_creature_acts_and_may_always_sleep(seats, options):
    for step in turns(seats, options):
        assert all(SLEEP in options for kind, _, options in step.asked if kind == "action")
        awake = [it for it in step.before.players[step.seat].creatures if not it.asleep]
        assert step.activated() or not awake


@each_play
@pytest.mark.rule("EVO-305", "EVO-108")
def test_the_source_never_rises_within_a_round(seats, options):
    for step in turns(seats, options):
        assert step.after.lower <= step.before.lower
        assert step.after.upper <= step.before.upper
        assert step.after.lower + step.after.upper >= step.before.lower + step.before.upper - 1


@each_play
@pytest.mark.rule("EVO-306", "EVO-307")
def test_who_attacked_sleeps_and_who_gained_is_awake(seats, options):
    for step in turns(seats, options):
        assert all(found(step.after, me).asleep for me, _ in step.lines("attacked"))
        assert not any(found(step.after, me).asleep for me, _ in step.lines("took"))


@each_play
@pytest.mark.rule("EVO-308", "EVO-312")
def test_a_new_round_begins_fresh(seats, options):
    ends = 0
    for step in play(seats, options, 3):
        if step.name == "round_end":
            ends += 1
            for it in creatures(step.after):
                assert (it.asleep, it.barred, it.used, it.copied, it.woken) == (False, 0, 0, 0, False)
    assert ends


@each_play
@pytest.mark.rule("EVO-309", "EVO-116", "EVO-170")
def test_transmutation_tokens_never_fall_and_the_last_one_wins(seats, options):
    needed = [1 if seats == 1 and at == 1 else 4 if options else 3 for at in range(4)]
    for seed in range(2):
        for step in play(seats, options, seed, 40):
            won = [player.won for player in step.after.players]
            assert won >= [player.won for player in step.before.players]
            reached = [at for at, tokens in enumerate(won) if tokens == needed[at]]
            assert reached == ([step.after.winner] if step.after.winner >= 0 else [])
            assert not (reached and step.after.agenda)


@each_play
@pytest.mark.rule("EVO-311", "EVO-221", "EVO-093")
def test_each_activation_trait_is_used_once_a_round_by_a_creature(seats, options):
    used: Counter[tuple[int, str, int]] = Counter()
    for seed in range(2):
        for step in play(seats, options, seed):
            for name in ("copied", "frightened", "woke"):
                used.update((seed * 100 + step.before.round, name, me) for me, _ in step.lines(name))
    assert set(used.values()) <= {1}
    assert used or seats == 1


@each_play
@pytest.mark.rule("EVO-313", "EVO-222")
def test_a_round_has_no_more_activations_than_it_can(seats, options):
    activations = 0
    bound = 0
    for step in play(seats, options, 4):
        if step.name == "round":
            cards = sum(len(player.hand) for player in step.after.players)
            bound = 2 * (len(creatures(step.after)) + cards) + step.after.lower + step.after.upper
            activations = 0
        activations += step.name == "turn" and step.activated()
        assert activations <= bound


@each_play
@pytest.mark.rule("EVO-064", "EVO-199")
def test_only_the_seat_on_turn_decides_but_for_vengeful(seats, options):
    for step in turns(seats, options):
        others = {kind for kind, seat, _ in step.asked if seat != step.seat}
        assert others <= {"lose"}
        assert all(seat < seats for _, seat, _ in step.asked)


# -- the audit sees what is broken ------------------------------------------------------------------------------


def too_full(g):
    g.players[0].creatures[0].energy = 5


def a_trait_twice(g):
    it = g.players[0].creatures[0]
    half = it.row[0]
    other = next(each for card in g.deck for each in (2 * card, 2 * card + 1) if BOX.halves[each] == BOX.halves[half])
    g.deck.remove(other // 2)
    it.row.append(other)


def a_lost_card(g):
    g.deck.pop()


def a_card_twice(g):
    g.discard.append(g.deck[0])
    g.known.append(-1)


def a_risen_source(g):
    g.lower = 5


def a_lost_source(g):
    g.sources_unseen.pop()


def an_active_sleeper(g):
    g.players[0].creatures[0].asleep = True


def a_victory_unseen(g):
    g.players[1].won = 3


def a_use_of_another_trait(g):
    g.players[0].creatures[0].used = 1


def a_copy_that_stayed(g):
    g.players[1].creatures[0].copied = 1
    g.players[1].creatures[0].traits |= 1


def an_endless_round(g):
    g.left = -1


def a_worn_beginning(g):
    g.stage = 0
    g.seat = -1
    g.active = -1
    g.turns = 0
    g.players[1].creatures[0].asleep = True


@pytest.mark.parametrize(
    "fault",
    [
        pytest.param(fault, marks=pytest.mark.rule(*ids))
        for fault, *ids in [
            (too_full, "EVO-300"),
            (a_trait_twice, "EVO-301"),
            (a_lost_card, "EVO-302"),
            (a_card_twice, "EVO-302"),
            (a_risen_source, "EVO-305"),
            (an_active_sleeper, "EVO-307"),
            (a_worn_beginning, "EVO-308", "EVO-312"),
            (a_victory_unseen, "EVO-309"),
            (a_lost_source, "EVO-310"),
            (a_use_of_another_trait, "EVO-311"),
            (a_copy_that_stayed, "EVO-312"),
            (an_endless_round, "EVO-313"),
        ]
    ],
)
def test_the_audit_sees_a_planted_fault(fault):
    table = stage("1 ember 2 toxic", "2 moss 1 flying")
    GAME.audit(table.g)
    fault(table.g)
    with pytest.raises(BrokenInvariant):
        GAME.audit(table.g)
