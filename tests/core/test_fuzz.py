"""The kernel's game holds every property, and a planted fault of each kind is found."""

from __future__ import annotations

from typing import Any, Final

import pytest

from boardwright.core.ask import Kind
from boardwright.fuzz import fuzzer
from tests.core.toy import NUMBER, below, toy
from tests.heist import BOX, HEIST, make, rules
from tests.heist.moves import draw_up
from tests.heist.state import State
from tests.heist.view import View, unknown, view


def findings(game: Any, games: int = 6, seats: int = 3, every: int = 1) -> fuzzer.Findings:
    return fuzzer.fuzz_games(game, seats, None, BOX, 1, every, list(range(games)))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_heist_holds_every_property(seats):
    found = findings(HEIST, 8, seats, every=4)
    assert found.examples == []
    assert set(found.faults.values()) == {0}
    assert all(found.checked.values())


def test_heist_holds_every_property_at_every_question():
    found = findings(HEIST, 1)
    assert found.examples == []
    assert found.checked["fork_errors"] > found.decisions


def sees_too_much(g: State, seat: int | None) -> View:
    """A leak: the first card of the next seat."""
    seen = view(g, seat)
    if seat is not None:
        seen.known.extend((card, 9) for card in g.players[seat - 1].hand[:1])
    return seen


def loses_a_card(g: State, seat: int) -> None:
    g.turn += 1
    for p in g.players:
        draw_up(g, p)
    g.deck.pop()
    if g.turn < 3:
        g.plan([(0, 0)])


def forgets_nobody(g: State, seat: int) -> Any:
    return [(places, pile) for places, pile in unknown(g, seat - 1)]


def never_ends(g: State, seat: int) -> Any:
    yield from rules.round_(g, seat)
    for p in g.players:
        p.hand += p.playing
        p.playing.clear()
    g.agenda[:] = [(0, 0)]


def raises_sometimes(g: State, seat: int) -> Any:
    if g.turn == 1:
        raise KeyError("planted")
    yield from rules.resolve(g, seat)


def dead_end(g: State, seat: int) -> Any:
    yield rules.VICTIM.must(seat)
    g.players[1 - seat].hand.clear()
    yield rules.VICTIM.must(seat)


class Shared(State):
    """A shared list: clones look into one discard pile."""

    def clone(self) -> Any:
        twin = super().clone()
        twin.discard = self.discard
        return twin


def setup_shared(seats: int, chance: Any, options: dict[str, str], box: Any) -> Any:
    g = HEIST.setup(seats, chance, options, box)
    return Shared(box, g.chance, g.agenda, g.players, g.deck, g.discard, g.looking, g.turn, -1, g.size, g.goal)


COUNTER = [0]


def counts_outside(g: State, seat: int) -> Any:
    """A bad undo: the step depends on something outside of the state."""
    COUNTER[0] += 1
    g.players[0].coins += COUNTER[0] % 2
    yield from rules.resolve(g, seat)


def steps(**changed: Any) -> list[tuple[str, Any]]:
    return [(name, changed.get(name, run)) for name, run in zip(HEIST.steps, HEIST.runs, strict=True)]


@pytest.mark.parametrize(
    "counter, changes",
    [
        ("leaks", {"view": sees_too_much}),
        ("determinise_errors", {"unknown": forgets_nobody}),
        ("conservation_errors", {"steps": steps(refill=loses_a_card)}),
        ("crashes", {"steps": steps(resolve=raises_sometimes)}),
        ("dead_ends", {"steps": steps(resolve=dead_end)}),
        ("fork_errors", {"steps": steps(resolve=counts_outside)}),
        ("undo_errors", {"steps": steps(resolve=counts_outside)}),
        ("save_errors", {"steps": steps(resolve=counts_outside)}),
        ("fork_errors", {"setup": setup_shared, "types": [Shared, *HEIST.types]}),
    ],
)
def test_a_planted_fault_is_found(counter, changes):
    found = findings(make(**changes), every=2)
    assert found.faults[counter] > 0
    assert found.checked[counter] > 0
    assert found.examples


SLOPPY: Final = Kind("sloppy", NUMBER, below, lambda g, ask: [0, 1, 3], exact=True)


def asks_sloppily(g: Any, seat: int) -> Any:
    yield SLOPPY.must(0, (3,))


def test_a_list_that_disagrees_with_its_check_is_found():
    found = findings(toy(asks_sloppily), 1)
    assert found.faults["check_errors"] == 1
    assert "check_errors: game 0, entry 0: sloppy 2: offered False, by the check True" in found.examples


def test_a_game_without_end_is_found():
    found = fuzzer.Fuzzer(make(steps=steps(round=never_ends)), 2, None, BOX, 1, 0, 50).play(200)
    assert found.faults["unfinished"] == 1
    assert found.decisions == 200


def test_the_report_has_a_number_for_each_kind_of_fault():
    found = findings(HEIST, 2, every=9)
    report = fuzzer.report(HEIST, 3, None, 1, found, "plain")
    assert report["games"] == 2
    assert set(fuzzer.FAULTS) <= set(report)
    assert report["build"] == "plain"


def test_a_result_without_a_winner_is_found():
    def nobody_wins(g: State) -> Any:
        result = HEIST.result(g)
        result.places[:] = [2] * len(g.players)
        return result

    found = findings(make(result=nobody_wins), 2, every=50)
    assert found.faults["conservation_errors"] == 2
    assert "places [2, 2, 2]" in found.examples[0]
