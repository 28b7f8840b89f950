"""Games told as text, line by line as they were: `python -m tools.golden` tells them anew."""

from __future__ import annotations

import pytest

from tests.plays import GAME
from tests.playthroughs.telling import FOLDER, PLAYED, golden, tell


@pytest.mark.parametrize("name", PLAYED)
def test_a_game_is_told_as_before(name):
    assert tell(name).splitlines() == golden(name).read_text("utf-8").splitlines()


def test_every_text_is_of_a_game():
    assert sorted(path.stem for path in FOLDER.iterdir()) == sorted(PLAYED)


def test_every_kind_of_question_is_told_but_one_that_needs_another_ruling():
    texts = [golden(name).read_text("utf-8") for name in PLAYED]
    missing = [kind for kind in GAME.kinds if not any(f": {kind} " in text for text in texts)]
    assert missing == ["ally"]
