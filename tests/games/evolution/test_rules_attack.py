"""Attack: targets, attacking traits, retaliation."""

from __future__ import annotations

import pytest

from tests.games.evolution.scenes import Scene, duel
from tests.games.evolution.staging import GAME, stage

TARGETS = """
[[creatures]]
name = "ember"
traits = {traits}
[[creatures]]
name = "moss"
owner = 2
[[creatures]]
name = "wisp"
owner = 2
traits = ["flying"]
[[creatures]]
name = "gale"
owner = 2
traits = ["astral"]
[[creatures]]
name = "burr"
owner = 2
traits = ["flying", "astral"]
"""


def after(scene: Scene) -> tuple[int, int, bool]:
    return scene.creature("ember").energy, scene.creature("moss").energy, scene.creature("ember").asleep


def suitable(traits: list[str], more: str = "") -> list[str]:
    scene = Scene(more + TARGETS.replace("{traits}", str(["vampire", *traits])) + '[[creatures]]\nname = "quill"\n')
    scene.answer("activate ember", "action attack")
    own = [each for each in scene.options if each != "quill"]
    assert scene.why_not("ember") == ("EVO-123", "target_itself")
    return own


@pytest.mark.rule("EVO-124", "EVO-227")
@pytest.mark.parametrize(
    "traits,expected",
    [([], ["moss"]), (["flying"], ["moss", "wisp"]), (["astral"], ["gale"]), (["flying", "astral"], ["gale", "burr"])],
)
def test_flying_protects_and_astral_separates(traits, expected):
    more = '[[creatures]]\nname = "fern"\nowner = 2\ntraits = ["astral"]\n' if traits == ["astral"] else ""
    assert [each for each in suitable(traits, more) if each != "fern"] == expected


@pytest.mark.rule("EVO-227")
def test_by_ruling_the_other_way_round():
    ruling = 'options = { astral = "protects", flying = "separates" }\n'
    assert suitable([], ruling) == ["moss"]
    assert suitable(["astral"], ruling) == ["moss", "gale"]
    assert suitable(["flying", "astral"], ruling) == ["wisp", "burr"]


@pytest.mark.rule("EVO-227", "EVO-120")
def test_why_a_creature_is_no_target():
    scene = Scene(TARGETS.replace("{traits}", '["vampire"]') + '[[creatures]]\nname = "quill"\n')
    scene.answer("activate ember", "action attack")
    assert scene.why_not("wisp") == ("EVO-227", "flying_apart")
    assert scene.why_not("gale") == ("EVO-227", "astral_apart")


@pytest.mark.rule("EVO-129", "EVO-132", "EVO-138", "EVO-139")
def test_vampire():
    scene = duel(["vampire"], [], more="source = { lower = 2, upper = 0 }").answer("action attack", "target moss")
    assert (after(scene), scene.g.lower) == ((2, 1, True), 2)


@pytest.mark.rule("EVO-130", "EVO-147")
def test_fire_breathing_burns_a_card_of_the_attackers_choice():
    scene = duel(["fire_breathing"], ["small", "caring"]).answer("action attack", "target moss")
    assert scene.position.asks[0].seat == 0
    scene.answer(f"burn {scene.options[1]}")
    assert (scene.traits("moss"), after(scene)) == (["small"], (2, 2, True))


@pytest.mark.rule("EVO-131", "EVO-141", "EVO-133")
@pytest.mark.parametrize("asleep,energy", [("false", 1), ("true", 0)])
def test_soporific(asleep, energy):
    scene = Scene(
        '[[creatures]]\nname = "ember"\ntraits = ["soporific"]\n[[creatures]]\nowner = 2\nname = "pip"\n'
        f'[[creatures]]\nname = "moss"\nowner = 2\nasleep = {asleep}\n'
    ).answer("action attack", "target moss")
    assert (scene.creature("ember").energy, scene.creature("moss").asleep) == (energy, True)


@pytest.mark.rule("EVO-134")
def test_a_full_attacker_gains_nothing_but_hurts_all_the_same():
    assert after(duel(["vampire"], [], energy=4).answer("action attack", "target moss")) == (4, 1, True)


@pytest.mark.rule("EVO-127")
def test_some_traits_in_any_order_each_once():
    scene = duel(["vampire", "fire_breathing", "soporific"], ["small"]).answer("action attack", "target moss")
    assert scene.options == ["vampire", "fire_breathing", "soporific"]
    scene.answer("strike soporific")
    assert scene.options == ["vampire", "fire_breathing", "pass"]
    assert scene.why_not("soporific") == ("EVO-127", "applied_before")
    assert scene.why_not("toxic") == ("EVO-121", "not_attacking")
    scene.answer("strike pass")
    assert scene.creature("ember").energy == 2


@pytest.mark.rule("EVO-228", "EVO-137", "EVO-233")
@pytest.mark.parametrize(
    "order,expected", [(["vampire", "fire_breathing"], (2, 2, True)), (["fire_breathing", "vampire"], (3, 1, True))]
)
def test_many_eyed_helps_until_it_is_burned(order, expected):
    scene = duel(["vampire", "fire_breathing"], ["many_eyed"]).answer("action attack", "target moss")
    scene.answer(*[f"strike {trait}" for trait in order])
    assert after(scene) == expected


@pytest.mark.rule("EVO-228")
@pytest.mark.parametrize("ruling,energy", [("both", 2), ("vampire", 2), ("soporific", 1)])
def test_many_eyed_by_ruling(ruling, energy):
    scene = duel(["vampire"], ["many_eyed"], more=f'options = {{ many_eyed = "{ruling}" }}')
    assert scene.answer("action attack", "target moss").creature("moss").energy == energy


@pytest.mark.rule("EVO-229", "EVO-231")
def test_fireproof_keeps_all_cards_and_toxic_bites():
    scene = duel(["fire_breathing"], ["fireproof", "small", "toxic"], energy=2).answer("action attack", "target moss")
    assert (after(scene), len(scene.traits("moss"))) == ((1, 2, True), 3)


@pytest.mark.rule("EVO-230", "EVO-145", "EVO-136")
def test_vengeful_costs_a_card_that_the_targets_owner_names():
    scene = duel(["vampire", "small"], ["vengeful"]).answer("action attack", "target moss")
    assert (scene.asked, scene.position.asks[0].seat, scene.creature("ember").asleep) == ("lose", 1, False)
    scene.answer(f"lose {scene.options[0]}")
    assert (scene.traits("ember"), scene.creature("ember").asleep) == (["small"], True)


@pytest.mark.rule("EVO-229", "EVO-230")
@pytest.mark.parametrize("ruling,asked", [("both", "action"), ("fire_breathing", "lose")])
def test_a_fireproof_attacker_loses_no_card(ruling, asked):
    scene = duel(["vampire", "fireproof"], ["vengeful"], more=f'options = {{ fireproof = "{ruling}" }}')
    scene.answer("action attack", "target moss")
    assert scene.asked in {asked, "activate"}
    assert (scene.asked == "lose") is (asked == "lose")


@pytest.mark.rule("EVO-207", "EVO-208")
@pytest.mark.parametrize(
    "options,expected",
    [
        ("{}", (2, 1, [])),
        ('{ vengeful = "target_gains" }', (2, 2, ["vampire"])),
        ('{ vengeful = "energy", toxic = "trait" }', (1, 1, ["vampire"])),
    ],
)
def test_vengeful_by_ruling(options, expected):
    scene = duel(["vampire"], ["vengeful"], more=f"options = {options}").answer("action attack", "target moss")
    assert (*after(scene)[:2], scene.traits("ember")) == expected


@pytest.mark.rule("EVO-232")
@pytest.mark.parametrize("ruling,energy", [("always", 0), ("success", 1)])
def test_retaliation_after_a_failure(ruling, energy):
    scene = duel(["vampire"], ["toxic"], target_energy=0, more=f'options = {{ retaliation = "{ruling}" }}')
    assert scene.answer("action attack", "target moss").creature("ember").energy == energy


@pytest.mark.rule("EVO-137")
def test_a_burned_vengeful_does_not_apply():
    scene = duel(["fire_breathing"], ["vengeful"]).answer("action attack", "target moss")
    assert (scene.traits("ember"), after(scene)) == (["fire_breathing"], (2, 2, True))


@pytest.mark.rule("EVO-135", "EVO-224")
@pytest.mark.parametrize("ruling,energy", [("passes", 1), ("lost", 0)])
def test_caring_with_a_full_track_in_an_attack(ruling, energy):
    more = f'options = {{ caring_full = "{ruling}" }}\n[[creatures]]\nname = "quill"\nasleep = true\n'
    scene = duel(["vampire", "caring"], [], energy=4, more=more).answer("action attack", "target moss")
    assert scene.creature("quill").energy == energy


@pytest.mark.rule("EVO-122", "EVO-148")
def test_an_own_creature_may_be_the_target():
    more = '[[creatures]]\nname = "quill"\nasleep = true\nenergy = 2\n'
    scene = duel(["vampire"], [], more=more).answer("action attack", "target quill")
    assert (scene.creature("quill").energy, scene.creature("ember").energy) == (1, 2)


@pytest.mark.rule("EVO-131", "EVO-134", "EVO-138")
def test_the_log_tells_why_each_creature_sleeps_and_that_a_token_is_lost():
    table = stage("1 ember 4 soporific", "1 quill 0", "2 moss 1", "2 pip 0")
    table.do("activate ember", "action attack")
    notes = table.g.notes
    table.position.choose(0, table.value("moss"))
    assert [(name, GAME.notes[name].rule) for name, _, _ in notes if name != "forced"] == [
        ("attacked", "EVO-122"),
        ("put_to_sleep", "EVO-131"),
        ("token_lost", "EVO-134"),
        ("slept_after_attack", "EVO-138"),
    ]
