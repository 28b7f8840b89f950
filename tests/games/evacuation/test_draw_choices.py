"""What stands on the buttons of Evacuation: icons that the pictures have, and no two options that look alike."""

from __future__ import annotations

import re

import pytest

from boardwright.core.ask import PASS
from boardwright.games.evacuation.draw import draw
from boardwright.games.evacuation.draw.choices import SHOWN, icons
from boardwright.games.evacuation.draw.icons import is_icon
from boardwright.games.evacuation.forecast import forecast
from boardwright.games.evacuation.words import words
from tests.games.evacuation.pictures import BOX, ENGLISH, GAME, MODES, questions
from tests.games.evacuation.scenes import Scene, at

GERMAN = words("de")


def shown(scene: Scene) -> dict[str, list[str]]:
    """The icons of each option of the open question, by its answer."""
    (ask,) = scene.position.asks
    view = GAME.view(scene.g, ask.seat)
    return {ask.kind.domain.label(BOX, value): icons(view, ask, value) for value in ask.options if value != PASS}


def test_an_option_shows_what_it_is_about():
    scene = at({"new": {"steel": 2}, "people": 2, "factories_new": {"steel": 1}})
    assert shown(scene)["gain_research"] == ["any", "research"]
    scene.do("action settle")
    assert shown(scene)["d2"] == ["food", "food"]
    assert shown(scene)["d1"] == ["factory", "food"]
    scene = at({"old": {"energy": 3, "food": 1}}, turn=1)
    scene.do("action gain_exchange")
    assert shown(scene)["new:steel"] == ["new", "steel"]


def test_a_site_to_evacuate_shows_who_or_what_comes():
    scene = at({"old": {"energy": 3}, "ships_old": ["s01"]}, step="transport")
    scene.do("fly s01")
    assert {tuple(found) for found in shown(scene).values()} <= {
        ("factory", "energy"), ("factory", "steel"), ("factory", "food"), ("person",),
    }  # fmt: skip
    assert len(shown(scene)) >= 2


@pytest.mark.parametrize("narrow", [False, True])
def test_every_icon_of_a_button_is_in_a_picture_of_the_same_page(narrow: bool):
    """The page takes it from there."""
    met: dict[str, int] = {}
    for mode in range(len(MODES)):
        for game, ask in questions(1 + mode, 70 + mode, MODES[mode]):
            name = ask.kind.name
            met[name] = met.get(name, 0) + 1
            if name not in SHOWN or met[name] > 4:
                continue
            view = game.view(ask.seat)
            there = set(
                re.findall(r'<symbol id="[a-z0-9-]+-i-([a-z]+)"', "".join(draw(view, ENGLISH, name, narrow).values()))
            )
            for value in ask.options:
                found = icons(view, ask, value)
                assert all(is_icon(each) for each in found)
                assert set(found) <= there, (name, value)
    assert len(set(met) & set(SHOWN)) >= 10


@pytest.mark.parametrize("said", [ENGLISH, GERMAN])
def test_no_two_options_of_a_question_look_alike(said):
    """A button shows the sentence without its bracket, and what it brings or else the bracket."""
    kinds = set()
    for mode in range(len(MODES)):
        for game, ask in questions(1 + mode, 30 + mode, MODES[mode]):
            view, looks = game.view(ask.seat), []
            for value in ask.options:
                what, _open, detail = said.option(view, ask, value).partition(" (")
                looks.append((what, forecast(view, ask, value, said) or detail))
            assert len(set(looks)) == len(looks), looks
            kinds.add(ask.kind.name)
    assert len(kinds) >= 25
