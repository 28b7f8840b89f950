"""Solo: the Shadow."""

from __future__ import annotations

import pytest

from boardwright.games.evolution import RULESET
from tests.games.evolution.scenes import Scene

SHADOW = """
seats = 1
turn = 2
hands = {{ 1 = 1 }}
choices = ["{choice}"]
[[creatures]]
name = "ember"
energy = 2
traits = {mine}
[[creatures]]
name = "moss"
owner = 2
energy = {energy}
traits = {traits}
"""


def shadow(choice: str, traits: list[str], energy: int = 0, mine: list[str] | None = None, more: str = "") -> Scene:
    return Scene(more + SHADOW.format(choice=choice, traits=traits, energy=energy, mine=mine or []))


@pytest.mark.rule("EVO-189", "EVO-190", "EVO-191")
def test_hatching_grows_a_creature_and_the_emptiest_gains():
    scene = shadow("hatching", [])
    assert len(scene.g.players[1].creatures) == 2
    assert scene.creature("moss").energy == 1
    assert scene.position.asks[0].seat == 0


@pytest.mark.rule("EVO-190")
def test_sprouting_puts_a_trait_on_the_fullest():
    assert len(shadow("sprouting", []).traits("moss")) == 1


@pytest.mark.rule("EVO-190")
def test_without_a_creature_it_always_grows_one():
    scene = Scene('seats = 1\nturn = 2\nchoices = ["waiting"]\n[[creatures]]\nname = "ember"\n')
    assert len(scene.g.players[1].creatures) == 1


@pytest.mark.rule("EVO-182", "EVO-198")
def test_one_transmutation_wins_for_it():
    scene = shadow("waiting", [], energy=4)
    assert scene.position.over
    result = RULESET.result(scene.g)
    assert (result.places, result.rivals, result.reason.id) == ([2], [1], "EVO-182")


@pytest.mark.rule("EVO-193")
def test_it_attacks_with_what_succeeds():
    scene = shadow("lurking", ["vampire"])
    assert (scene.creature("ember").energy, scene.creature("moss").energy, scene.creature("moss").asleep) == (
        1,
        1,
        True,
    )


@pytest.mark.rule("EVO-145", "EVO-193")
def test_the_human_names_the_card_that_vengeful_costs_it():
    scene = shadow("lurking", ["vampire", "toxic"], mine=["vengeful"])
    assert (scene.asked, scene.position.asks[0].seat) == ("lose", 0)


@pytest.mark.rule("EVO-195")
def test_it_picks_by_its_priority():
    scene = shadow("hunting", ["fire_breathing"], mine=["toxic", "small"])
    assert scene.traits("ember") == ["toxic"]


@pytest.mark.rule("EVO-196")
def test_its_pesky_wakes_its_richest_sleeper():
    text = SHADOW.format(choice="waiting", traits=["pesky"], energy=1, mine=[])
    scene = Scene(text + '[[creatures]]\nname = "gale"\nowner = 2\nasleep = true\n')
    assert not scene.creature("gale").asleep


@pytest.mark.rule("EVO-197")
def test_the_human_has_a_turn_before_the_round_ends():
    scene = shadow("lurking", ["soporific"])
    assert (scene.creature("ember").asleep, scene.g.round, scene.position.asks[0].seat) == (True, 1, 0)
    scene.answer("create pass")
    scene.answer("trait pass")
    assert scene.g.round == 2


@pytest.mark.rule("EVO-197")
@pytest.mark.parametrize("ruling,ended", [("human", True), ("all", False)])
def test_whose_creatures_must_sleep(ruling, ended):
    more = f'options = {{ shadow_round = "{ruling}" }}\n'
    scene = shadow("hatching", [], more=more).answer("create pass", "trait pass", "action sleep")
    assert (scene.g.round == 2) is ended


@pytest.mark.rule("EVO-190")
@pytest.mark.parametrize("ruling,trait", [("first", "astral"), ("opens_source", "toxic")])
def test_which_side_it_takes(ruling, trait):
    more = f'options = {{ shadow_trait = "{ruling}" }}\ndeck = ["card_07"]\nsource = {{ opened_by = "toxic" }}\n'
    assert shadow("sprouting", [], more=more).traits("moss") == [trait]


@pytest.mark.rule("EVO-188")
def test_the_shadow_begins_every_round():
    scene = shadow("hatching", []).answer("create pass", "trait pass", "action sleep")
    assert (scene.g.round, scene.g.first, scene.asked) == (2, 0, "exchange")
    scene.answer("exchange pass")
    assert len(scene.g.choices_used) >= 1
    assert scene.g.turns == 2


GALE = '[[creatures]]\nname = "gale"\nowner = 2\n'


@pytest.mark.rule("EVO-196", "OPEN-4")
@pytest.mark.parametrize("ruling, passed", [("passes", 1), ("lost", 0)])
def test_with_a_full_track_it_passes_energy_on_in_an_attack_where_that_is_allowed(ruling, passed):
    more = f'options = {{ caring_full = "{ruling}" }}\n'
    scene = Scene(more + SHADOW.format(choice="hunting", traits=["vampire", "caring"], energy=4, mine=[]) + GALE)
    assert (scene.creature("ember").energy, scene.creature("gale").energy) == (1, passed)


@pytest.mark.rule("EVO-196", "OPEN-5")
def test_a_second_token_by_charming_may_be_passed_on_too():
    more = 'options = { charming = "second" }\nsource = { id = "source_01", lower = 2 }\n'
    text = SHADOW.format(choice="hunting", traits=["charming", "caring", "vampire"], energy=4, mine=["astral"])
    scene = Scene(more + text + GALE)
    assert (scene.g.lower, scene.creature("gale").energy) == (0, 2)
