"""What a page shows at a glance: which thing in the pictures a note speaks of, and what happened to it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from boardwright.games.civolution.names import FEATURES, FOOD, PLANNING, RAW, STORAGE, WILD_STRONG
from boardwright.games.civolution.view import view
from boardwright.games.civolution.words import words
from tests.games.civolution.tables import Table
from tests.games.civolution.test_draw import seen

ENGLISH = words("en")
SEEN: Any = SimpleNamespace(seat=0)


@pytest.mark.parametrize(
    "note, at, id",
    [
        (("gained", None, (0, FOOD, 2)), 1, "kept-food"),
        (("gained", None, (1, FOOD, 2)), 1, "seat-1-kept-food"),
        (("returned", None, (0, FEATURES + 2, 1)), 1, "module-17"),
        (("gained", None, (1, STORAGE + 4, 1)), 1, "seat-1-material-4"),
        (("gained", None, (0, PLANNING + 3, 2)), 1, "dice-space-3"),
        (("gained", None, (1, RAW + 5, 1)), 1, "raw-5-1"),
        (("advanced", None, (1, 2, 4)), 1, "disc-2-1"),
        (("activated", None, (1, 3, 1)), 1, "seat-1-module-3"),
        (("upgraded", None, (0, 3, 2)), 1, "module-3"),
        (("built", None, (1, 0)), 1, "seat-1-left-farm"),
        (("stood_up", None, (1, WILD_STRONG + 2)), 1, "seat-1-tribe-66"),
        (("stood_up", None, (1, 7)), 1, None),
        (("settled", None, (1, 7)), 1, None),
        (("developed", None, (4, 9)), 1, "tile-4"),
    ],
)
def test_notes_speak_of_things_of_whoever_they_are_about(note, at, id):
    assert ENGLISH.piece(SEEN, note, at) == id


def test_what_notes_speak_of_is_in_the_pictures():
    table = Table().has(food=1, wood=1).raw("b_forest", 1, seat=1)
    pieces = seen(table.g)
    for note in (("gained", None, (1, FOOD, 1)), ("gained", None, (1, RAW, 1)), ("advanced", None, (0, 4, 1))):
        assert (ENGLISH.piece(SEEN, note, 1) or "") in pieces


def test_tags_tell_numbers_and_words():
    assert ENGLISH.tag(SEEN, ("gained", None, (0, FOOD, 2))) == (1, "+2")
    assert ENGLISH.tag(SEEN, ("returned", None, (0, FOOD, 2))) == (1, "−2")
    assert ENGLISH.tag(SEEN, ("laid_down", None, (0, 7))) == (1, "weak")
    assert ENGLISH.tag(SEEN, ("scored", None, (0, 7))) is None


def test_the_moment_is_the_era_and_its_phase():
    g = Table().g
    g.era, g.phase = 2, 4
    assert ENGLISH.moment(view(g, 0)).startswith("era 2, ")
    g.phase = 9
    assert ENGLISH.moment(view(g, 0)) == ""
