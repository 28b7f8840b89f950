from __future__ import annotations

from typing import Any

import pytest

from boardwright.core.errors import Malformed
from boardwright.core.scene import give, stage
from boardwright.fuzz.properties import fork_fault
from tests.heist import BOX, HEIST

THEFT = 'hands = [["coin_0"], ["spy_2", "trap_5"]]\nplaying = [["thief_1"], []]\n'


def test_a_scene_names_only_what_matters_and_the_rest_is_filled_lawfully():
    at = stage(HEIST, THEFT)
    HEIST.audit(at.state)
    assert [(ask.kind.name, ask.seat) for ask in at.asks] == [("parry", 1)]
    assert fork_fault(at) == ""


def test_answers_of_a_scene_are_given_by_whoever_is_asked():
    at = stage(HEIST, THEFT + 'answers = ["parry trap_5", "1: commit coin_0", "2: commit spy_2", "2: more pass"]')
    state: Any = at.state
    assert state.players[1].coins == 2
    assert [(ask.kind.name, ask.seat) for ask in at.asks] == [("more", 0)]


def test_a_scene_is_played_with_the_edition_given():
    assert stage(HEIST, THEFT, BOX).state.box is BOX


@pytest.mark.parametrize(
    "more, words",
    [
        ('answers = ["parry coin_0"]', "'parry coin_0'.*HST-020|'parry coin_0'.*HST-002"),
        ('answers = ["parry nothing"]', "'parry nothing' is no answer here; allowed: parry trap_5, parry pass"),
        ('answers = ["1: parry pass"]', "seat 0 is not asked"),
        ('answers = ["x: parry pass"]', "answer 'x: parry pass'"),
        ('answers = "parry pass"', "answers: 'parry pass' is no list"),
        ("answers = 3", "answers: 3 is no list"),
        ("answers = [3]", "answer '3'"),
        ('colour = "red"', "'colour' is unknown"),
        ('discard = ["ace"]', "'ace' is no card"),
        ("hands = ", "no TOML"),
    ],
)
def test_what_is_wrong_with_a_scene_is_said_in_a_line(more, words):
    with pytest.raises(Malformed, match=words) as caught:
        stage(HEIST, THEFT + more)
    assert "\n" not in str(caught.value)


def test_an_answer_after_the_end_is_refused():
    at = stage(HEIST, 'coins = [11, 0]\nhands = [[], []]\nplaying = [["coin_0"], []]')
    assert at.over
    with pytest.raises(Malformed, match="nobody is asked any more"):
        give(at, "parry pass")
