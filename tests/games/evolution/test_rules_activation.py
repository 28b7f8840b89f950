"""Shapeshifter, Frightening, Pesky."""

from __future__ import annotations

import pytest

from tests.games.evolution.scenes import Scene, duel
from tests.games.evolution.staging import stage

MOSS_SLEEPS = """
[[creatures]]
name = "ember"
traits = {traits}
[[creatures]]
name = "moss"
owner = 2
energy = 1
asleep = true
traits = ["vampire"]
[[creatures]]
name = "pip"
owner = 2
"""


def pesky(more: str = "") -> Scene:
    return Scene(more + MOSS_SLEEPS.replace("{traits}", '["pesky", "vampire"]'))


@pytest.mark.rule("EVO-092", "EVO-093")
def test_they_are_optional_and_before_the_action():
    scene = duel(["frightening", "shapeshifter"], ["small"])
    assert (scene.asked, scene.options) == ("use", ["shapeshifter", "frightening", "pass"])
    assert scene.why_not("pesky") == ("EVO-216", "lacks_trait")
    assert scene.why_not("small") == ("EVO-092", "no_activation_trait")
    assert scene.answer("use pass").asked == "action"


@pytest.mark.rule("EVO-217", "EVO-218")
def test_a_copied_small_lets_it_transmute():
    scene = duel(["shapeshifter", "toxic", "flying"], ["small"], energy=3).answer("use shapeshifter")
    assert "transmute" in scene.options
    assert scene.answer("action transmute").g.players[0].won == 1


@pytest.mark.rule("EVO-218")
def test_a_copy_ends_with_the_turn():
    scene = duel(["shapeshifter"], ["small"]).answer("use shapeshifter")
    assert scene.creature("ember").copied
    scene.answer("action gain")
    assert not scene.creature("ember").copied


@pytest.mark.rule("EVO-217")
@pytest.mark.parametrize("ruling,asked", [("no_attacking", "action"), ("any", "use")])
def test_attacking_traits_are_copied_by_ruling_only(ruling, asked):
    scene = duel(["shapeshifter"], ["vampire"], more=f'options = {{ shapeshifter = "{ruling}" }}')
    assert scene.asked == asked


@pytest.mark.rule("EVO-218", "EVO-223")
def test_a_copied_tailed_is_paid_with_the_shapeshifter_card():
    scene = duel(["shapeshifter"], ["tailed"]).answer("use shapeshifter", "action gain", "tail yes")
    assert (scene.creature("ember").energy, scene.traits("ember")) == (3, [])


@pytest.mark.rule("EVO-219")
def test_a_frightened_creature_may_not_attack_this_round():
    scene = duel(["frightening"], ["vampire"]).answer("use frightening")
    assert scene.options == ["moss", "pip"]
    assert scene.why_not("ember") == ("EVO-219", "frighten_own")
    scene.answer("frighten moss", "action gain", "activate moss")
    assert scene.why_not("attack") == ("EVO-219", "may_not_attack")


@pytest.mark.rule("EVO-219")
@pytest.mark.parametrize(
    "ruling,answers,after",
    [
        ("no_attack", [], (2, False, 1, 1 << 0 | 1 << 8)),
        ("no_gain", [], (2, False, 2, 1 << 0 | 1 << 8)),
        ("discard_token", [], (1, False, 0, 1 << 0 | 1 << 8)),
        ("sleep", [], (2, True, 0, 1 << 0 | 1 << 8)),
        ("ignore_turn", ["ignore toxic"], (2, False, 0, 1 << 0)),
        ("ignore_round", ["ignore toxic"], (2, False, 0, 1 << 0)),
    ],
)
def test_frightening_by_ruling(ruling, answers, after):
    scene = duel(["frightening", "vampire"], ["vampire", "toxic"], more=f'options = {{ frightening = "{ruling}" }}')
    scene.answer("use frightening")
    if scene.asked == "frighten":
        scene.answer("frighten moss")
    scene.answer(*answers)
    it = scene.creature("moss")
    assert (it.energy, it.asleep, it.barred, it.traits) == after
    scene.answer("action sleep")
    assert (scene.creature("moss").ignored != 0) is (ruling == "ignore_round")


@pytest.mark.rule("EVO-220", "EVO-143", "EVO-096")
def test_pesky_wakes_another_that_may_not_attack():
    scene = pesky().answer("use pesky")
    it = scene.creature("moss")
    assert (it.asleep, it.barred, scene.asked) == (False, 1, "action")


@pytest.mark.rule("EVO-219", "EVO-220")
@pytest.mark.parametrize(
    "mark, refusal", [("asleep", ("EVO-220", "woken_may_not_attack")), ("", ("EVO-219", "may_not_attack"))]
)
def test_why_it_may_not_attack(mark, refusal):
    table = stage("1 ember 0 pesky frightening", f"2 moss 0 vampire {mark}", "2 pip 0").do("activate ember")
    table.do("use pesky", "wake moss") if mark else table.do("use frightening", "frighten moss")
    table.do("action sleep", "activate moss")
    rule = table.why_not("action", "attack")
    assert (rule.id, rule.name) == refusal


@pytest.mark.rule("EVO-220")
def test_by_ruling_it_may_attack():
    assert pesky('options = { pesky = "free" }').answer("use pesky").creature("moss").barred == 0


@pytest.mark.rule("EVO-220")
def test_it_wakes_no_waking_creature_nor_itself():
    scene = Scene(MOSS_SLEEPS.replace("{traits}", '["pesky"]') + "[[creatures]]\nowner = 2\nasleep = true\n")
    scene.answer("use pesky")
    assert scene.why_not("pip") == ("EVO-220", "wake_awake")
    assert scene.why_not("ember") == ("EVO-220", "wake_itself")


def second_activation(more: str) -> Scene:
    """Pesky was used, somebody sleeps again, and it is activated a second time in the round."""
    sleeping_again = '[[creatures]]\nname = "quill"\nasleep = true\nowner = 2\n'
    scene = Scene(more + MOSS_SLEEPS.replace("{traits}", '["pesky", "vampire"]') + sleeping_again)
    return scene.answer("use pesky", "wake moss", "action gain", "activate moss", "action sleep")


@pytest.mark.rule("EVO-221", "EVO-222")
def test_once_a_round_by_the_same_creature():
    assert second_activation("").asked == "action"
    assert second_activation('options = { uses = "activation" }\n').asked == "action"


@pytest.mark.rule("EVO-222")
def test_by_ruling_each_is_woken_once_a_round():
    scene = second_activation('options = { pesky_limit = "woken" }\n')
    assert scene.asked == "use"
    scene.answer("use pesky")
    assert not scene.creature("quill").asleep
    assert scene.creature("moss").asleep


@pytest.mark.rule("EVO-221")
@pytest.mark.parametrize("ruling,asked", [("round", "action"), ("activation", "use")])
def test_frightening_again_by_ruling(ruling, asked):
    scene = duel(["frightening"], [], more=f'options = {{ uses = "{ruling}" }}').answer("use frightening")
    scene.answer("frighten moss", "action gain", "activate pip", "action gain")
    assert scene.asked == asked
