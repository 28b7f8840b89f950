"""Games told as text, line by line as they were: `python -m tools.golden` tells them anew."""

from __future__ import annotations

import pytest

from boardwright import games
from tests.plays import PLAYS
from tests.playthroughs.telling import FOLDER, PLAYED, golden, tell

UNTOLD = {
    "evolution": ["ally"],
    "evacuation": ["side", "factory", "raise", "clone", "bonus", "lowest", "objective"],
    "civolution": [
        "one_more", "place_in", "place", "statue", "statue_of", "settlement", "settlement_on", "leave_out", "from",
        "give", "give_back", "ignore", "pay", "pay_feature", "weaken", "gain_feature", "choose",
        "goal_side", "attribute", "attribute_column", "stage_tile", "freeze", "give_up", "ashore",
    ],
}  # fmt: skip
"""Kinds of questions that no told game asks: they need a ruling that none of them has, or are rare at random."""


@pytest.mark.parametrize("name", PLAYED)
def test_a_game_is_told_as_before(name):
    assert tell(name).splitlines() == golden(name).read_text("utf-8").splitlines()


def test_every_text_is_of_a_game():
    texts = [path.stem for game in games.names() for path in (FOLDER / game).glob("*.txt")]
    assert sorted(texts) == sorted(PLAYED)


@pytest.mark.parametrize("game", games.names())
def test_every_kind_of_question_is_told_but_a_few(game):
    texts = [golden(name).read_text("utf-8") for name in PLAYED if PLAYS[name].game == game]
    missing = [kind for kind in games.load(game).kinds if not any(f": {kind} " in text for text in texts)]
    assert missing == UNTOLD[game]
