"""What stands beside a key on the board, and the strip of the steps: both from the view alone."""

from __future__ import annotations

from random import Random

import pytest

from boardwright import games
from boardwright.core.ask import PASS, Entry
from boardwright.core.position import FORCED
from boardwright.core.table import Table
from boardwright.games.evolution import sentences
from boardwright.games.evolution.words import words
from tests.games.evolution.staging import Staged, stage

GAME = games.load("evolution")
BOX = GAME.load_box(GAME.components)
ENGLISH = words("en")


def badges(staged: Staged, kind: str) -> dict[str, str]:
    """The badge of each option of the question that comes next."""
    staged.reach(kind)
    ask = staged.ask
    view = GAME.view(staged.g, ask.seat)
    return {ask.kind.domain.label(BOX, value): ENGLISH.badge(view, ask, value) for value in ask.options}


@pytest.mark.rule("EVO-133", "EVO-134", "EVO-230", "EVO-231")
def test_a_target_shows_the_energy_gained_and_whether_it_may_answer():
    staged = stage(
        "1 ember 2 vampire soporific", "2 moss 3 toxic", "2 wisp 0 vengeful asleep", "2 gale 1 many_eyed", "2 pip 1"
    ).do("action attack")
    assert badges(staged, "target") == {"moss": "+2*", "wisp": "0*", "gale": "0", "pip": "+2"}
    nearly = stage("1 ember 3 vampire soporific", "2 moss 3").do("action attack")
    assert badges(nearly, "strike") == {"vampire": "+1", "soporific": "+1"}


@pytest.mark.parametrize("seats, kinds", [(1, {"target"}), (3, {"target", "strike", "part", "care"})])
def test_a_badge_is_short_and_true_to_the_forecast(seats, kinds):
    met = set()
    for seed in range(8):
        game, random = Table(GAME, seats, seed.to_bytes(16, "big"), {}, BOX), Random(seed)
        while not game.over and len(game.entries) < 160:
            ask = game.asks[0]
            view = game.view(ask.seat)
            for value in ask.options:
                badge = ENGLISH.badge(view, ask, value)
                assert len(badge) <= 8
                if badge:
                    met.add(ask.kind.name)
                    assert value != PASS
                    told = GAME.forecast(view, ask, value, ENGLISH)
                    assert ("succeeds" in told or "energy" in told) or badge.startswith("0")
            game.choose(ask.seat, random.choice(ask.options))
    assert kinds <= met


# -- what a line of the log did -------------------------------------------------------------------------------------


@pytest.mark.rule("EVO-129", "EVO-134", "EVO-138", "EVO-230")
def test_what_an_attack_did_is_told_in_a_word_each():
    staged = stage("1 ember 1 vampire small", "1 quill 0", "2 moss 3 vengeful", "2 pip 0")
    found: dict[int, list[str]] = {}
    for answer in ("activate ember", "action attack", "target moss", "lose small"):
        for name, to, numbers in answered(staged, answer):
            told = None if name == FORCED else ENGLISH.tag(GAME.view(staged.g, 0), (name, to, numbers))
            if told:
                found.setdefault(numbers[told[0]], []).append(told[1])
    ember, moss = staged["ember"].id, staged["moss"].id
    assert found == {moss: ["attacked", "−1"], ember: ["+1", "− Small", "slept"]}


@pytest.mark.rule("EVO-110", "EVO-112", "EVO-153")
def test_what_somebody_has_before_them_is_told_in_a_few_words():
    staged = stage("1 ember 1", "1 quill 2 small", "2 moss 0", "2 pip 4 toxic")
    view = GAME.view(staged.g, 0)
    assert ENGLISH.prospect(view, 0) == ["Quill 2 of 3", "draws 4"]
    assert ENGLISH.prospect(view, 1) == ["Pip 4 of 4", "draws 3"]


def test_who_is_awake_again_is_not_told_to_have_slept():
    staged = stage("1 ember 1", "1 quill 0 asleep", "2 moss 3", "2 pip 0")
    view = GAME.view(staged.g, 0)
    for name, awake, asleep in [("fell_asleep", None, "slept"), ("woke", "woken", None)]:
        numbers = [[0] * len(GAME.notes[name].domains) for _ in range(2)]
        at = sentences.TAGS[name][0]
        numbers[0][at], numbers[1][at] = staged["ember"].id, staged["quill"].id
        told = [ENGLISH.tag(view, (name, -1, tuple(each))) for each in numbers]
        assert [each and each[1] for each in told] == [awake, asleep]


def answered(staged: Staged, answer: str) -> list[Entry]:
    """Give an answer; what the log tells of it."""
    kind, _, label = answer.partition(" ")
    staged.reach(kind)
    staged.g.notes = []
    staged.position.choose(staged.ask.seat, staged.value(label))
    return list(staged.g.notes)


@pytest.mark.parametrize("name", [*sentences.TAGS, *sentences.TRAIT_TAGS])
def test_a_tag_is_put_on_a_creature(name):
    at = (sentences.TAGS.get(name) or sentences.TRAIT_TAGS[name])[0]
    assert GAME.notes[name].domains[at].name == "creature"


# -- the steps of a turn --------------------------------------------------------------------------------------------


def steps(staged: Staged) -> list[tuple[str, str, str]]:
    return ENGLISH.steps(GAME.view(staged.g, 0))


@pytest.mark.rule("EVO-060")
def test_the_three_steps_of_a_turn_tell_where_it_is():
    staged = stage("1 ember 2 vampire", "1 quill 1", "2 moss 3", hands={1: 2, 2: 0})
    staged.reach("create")
    assert steps(staged) == [("Create", "now", ""), ("Trait", "next", ""), ("Activate", "next", "")]
    staged.reach("trait")
    assert [state for _, state, _ in steps(staged)] == ["done", "now", "next"]
    staged.reach("activate")
    assert [state for _, state, _ in steps(staged)] == ["done", "done", "now"]
    staged.do("activate ember")
    assert steps(staged)[2] == ("Activate", "now", "Ember")


def test_the_moment_is_the_round():
    view = GAME.view(stage("1 ember 2", "2 moss 3").g, None)
    assert [words(language).moment(view) for language in ("en", "de")] == [f"round {view.round}", f"Runde {view.round}"]


@pytest.mark.rule("EVO-082")
def test_the_trait_that_is_played_is_told():
    staged = stage("1 ember 2", "1 quill 1", "2 moss 3", hands={1: 2, 2: 0})
    staged.reach("trait")
    half = max(staged.ask.options)
    staged.choose(half)
    assert staged.ask.kind.name == "on"
    assert steps(staged)[1] == ("Trait", "now", ENGLISH.half(BOX, half))


@pytest.mark.rule("EVO-040")
def test_the_start_of_a_round_is_its_own_pair_of_steps():
    game = Table(GAME, 2, bytes(16), {}, BOX)
    assert game.asks[0].kind.name == "exchange"
    assert words("de").steps(game.view(0)) == [("Tauschen", "now", ""), ("Züge", "next", "")]


@pytest.mark.parametrize("seats", [1, 2])
def test_at_every_question_one_step_is_under_way(seats):
    game, random = Table(GAME, seats, bytes(16), {}, BOX), Random(1)
    while not game.over and len(game.entries) < 150:
        ask = game.asks[0]
        for seat in (*range(seats), None):
            states = [state for _, state, _ in ENGLISH.steps(game.view(seat))]
            assert states == sorted(states, key=["done", "now", "next"].index)
            assert states.count("now") <= 1
        if game.view(ask.seat).on_turn == ask.seat:
            assert "now" in states
        game.choose(ask.seat, random.choice(ask.options))
