"""What a page shows of Evacuation at a glance: the moment, what happened to a thing, and whose thing that is."""

from __future__ import annotations

import pytest

from boardwright import games
from boardwright.core.chance import Chance
from boardwright.core.options import complete
from boardwright.games.evacuation.draw import draw
from boardwright.games.evacuation.glance import moment, piece, tag
from boardwright.games.evacuation.notes_told import NUMBER_TAGS, TAGS
from boardwright.games.evacuation.state import PHASES
from boardwright.games.evacuation.words import words
from tests.games.evacuation.scenes import at

GAME = games.load("evacuation")
BOX = GAME.load_box(GAME.components)
ENGLISH = words("en")
SPECTATOR = -1


def view(seat: int, year: int = 2, phase: str = "actions"):
    """The table after set-up, as if it were later."""
    g = GAME.setup(3, Chance(3), complete(GAME, {}, 3, BOX), BOX)
    g.year, g.phase = year, PHASES.index(phase)
    return GAME.view(g, None if seat == SPECTATOR else seat)


def note(name: str, *numbers: int):
    return name, -1, numbers


@pytest.mark.rule("EVA-201")
def test_the_moment_is_the_year_and_its_phase():
    assert moment(view(0), ENGLISH) == "year 2, Actions"
    assert moment(view(0, 4, "order"), words("de")) == "Jahr 4, Reihenfolge"
    assert moment(view(0, 0, "setup"), ENGLISH) == "Setup"
    assert moment(view(0, 4, "over"), ENGLISH) == "End of the game"


def test_a_tag_tells_in_a_word_what_happened():
    site = BOX.map.ids.index("d2")
    assert tag(view(0), note("settled", 1, site), ENGLISH) == (1, "settled")
    assert tag(view(0), note("settled", 1, site), words("de")) == (1, "besiedelt")
    assert tag(view(0), note("gained", 0, 4, 2), ENGLISH) == (1, "+2")
    assert tag(view(0), note("marker_lowered", 0, 1, 5), ENGLISH) == (1, "−5")
    assert tag(view(0), note("marker_raised", 0, 1, 2), ENGLISH) == (1, "+2")
    assert tag(view(0), note("passed", 1), ENGLISH) is None


def test_tags_are_put_on_things_that_notes_name():
    for name, tagged in {**TAGS, **NUMBER_TAGS}.items():
        domain = GAME.notes[name].domains[int(tagged[0])].name
        assert domain not in {"seat", "count"}, name


def test_a_thing_that_everybody_has_is_that_of_the_player_spoken_of():
    cube = note("gained", 1, 4, 2)
    assert piece(view(1), cube, 1) == "cube-4"
    assert piece(view(0), cube, 1) == "seat-1-cube-4"
    assert piece(view(SPECTATOR), note("gained", 0, 4, 2), 1) == "cube-4"
    assert piece(view(0), note("rose", 2, 1, 1), 1) == "seat-2-production-1"
    assert piece(view(0), note("settled", 1, 3), 1) is None


def test_things_spoken_of_are_in_the_pictures():
    scene = at({"old": {"energy": 3}})
    for seat in (0, 1):
        seen = GAME.view(scene.g, seat)
        drawn = "".join(draw(seen, ENGLISH, None, False).values())
        for name, numbers in (
            ("gained", (1, 4, 2)),
            ("rose", (1, 1, 1)),
            ("evacuated", (1, 0)),
            ("advanced", (1, 0, 3)),
        ):
            assert f'id="{piece(seen, note(name, *numbers), 1)}"' in drawn, name


def test_a_rise_is_told_by_how_much_it_is():
    scene = at({"new": {"steel": 2}, "people": 2, "factories_new": {"steel": 1}})
    scene.do("action settle", "settle d2")
    told = [ENGLISH.note(GAME.view(scene.g, 0), each) for each in scene.g.notes]
    assert "Seat 1: New World production of food rises by 2. [EVA-209]" in told
