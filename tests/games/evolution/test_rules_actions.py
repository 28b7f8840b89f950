"""Gaining energy, transmutation, sleep, and the traits that go with them."""

from __future__ import annotations

import pytest

from boardwright.games.evolution import RULESET
from tests.games.evolution.scenes import Scene, duel


@pytest.mark.rule("EVO-100", "EVO-107")
def test_gaining_moves_one_token_and_leaves_it_awake():
    scene = duel([], [], more="source = { lower = 3, upper = 0 }").answer("action gain")
    assert (scene.creature("ember").energy, scene.creature("ember").asleep, scene.g.lower) == (2, False, 2)


@pytest.mark.rule("EVO-103", "EVO-104")
def test_the_printed_trait_opens_the_upper_part():
    scene = duel(["flying"], [], more='source = { opened_by = "flying", lower = 2, upper = 1 }').answer("action gain")
    assert scene.options == ["lower", "upper"]
    scene.answer("part upper")
    assert (scene.g.lower, scene.g.upper) == (2, 0)


@pytest.mark.rule("EVO-105")
def test_without_it_an_empty_lower_part_gives_nothing():
    scene = duel(["vampire"], [], more='source = { opened_by = "flying", lower = 0, upper = 1 }')
    assert scene.options == ["attack", "sleep"]
    assert scene.why_not("gain") == ("EVO-105", "source_closed")


@pytest.mark.rule("EVO-226")
@pytest.mark.parametrize("ruling,may", [("upper", True), ("second", False)])
def test_charming_opens_any_upper_part(ruling, may):
    more = f'source = {{ opened_by = "toxic", lower = 0, upper = 2 }}\noptions = {{ charming = "{ruling}" }}'
    scene = duel(["charming", "vampire"], [], more=more)
    assert ("gain" in scene.options) is may


@pytest.mark.rule("EVO-211")
def test_charming_by_ruling_takes_a_second_token():
    more = 'source = { lower = 3, upper = 0 }\noptions = { charming = "second" }'
    scene = duel(["charming"], [], more=more).answer("action gain", "part lower")
    assert (scene.creature("ember").energy, scene.g.lower) == (3, 1)


@pytest.mark.rule("EVO-211")
def test_charming_by_ruling_feeds_an_ally():
    more = """source = { lower = 3, upper = 0 }
        options = { charming = "ally" }
        [[creatures]]
        name = "quill"
        asleep = true
        """
    scene = duel(["charming"], [], more=more).answer("action gain")
    assert scene.why_not("moss") == ("OPEN-5", "ally_yours")
    scene.answer("ally quill")
    assert (scene.creature("quill").energy, scene.g.lower) == (1, 1)


@pytest.mark.rule("EVO-101")
def test_a_full_track_cannot_gain():
    scene = duel([], [], energy=4)
    assert scene.why_not("gain") == ("EVO-101", "track_full")


@pytest.mark.rule("EVO-102", "EVO-224")
def test_caring_feeds_another_creature_when_full():
    more = '[[creatures]]\nname = "quill"\nasleep = true\nenergy = 1\n'
    scene = duel(["caring"], [], energy=4, more=more).answer("action gain")
    assert (scene.creature("quill").energy, scene.creature("quill").asleep) == (2, True)


@pytest.mark.rule("EVO-102", "EVO-224")
def test_caring_without_room_anywhere_cannot_gain():
    assert duel(["caring"], [], energy=4).why_not("gain") == ("EVO-224", "nobody_to_care_for")


@pytest.mark.rule("EVO-224")
@pytest.mark.parametrize("ruling,may", [("own", False), ("anyone", True)])
def test_caring_by_ruling_feeds_anyone(ruling, may):
    scene = duel(["caring"], [], energy=4, more=f'options = {{ caring = "{ruling}" }}')
    assert ("gain" in scene.options) is may


@pytest.mark.rule("EVO-223")
def test_tailed_is_discarded_for_one_more():
    scene = duel(["tailed"], [], energy=2).answer("action gain", "tail yes")
    assert (scene.creature("ember").energy, scene.traits("ember"), len(scene.g.discard)) == (4, [], 1)


@pytest.mark.rule("EVO-223")
def test_tailed_needs_an_empty_cell():
    scene = duel(["tailed"], [], energy=3).answer("action gain")
    assert (scene.creature("ember").energy, scene.traits("ember")) == (4, ["tailed"])


@pytest.mark.rule("EVO-223")
def test_tailed_by_ruling_takes_from_a_rival():
    scene = duel(["tailed"], [], more='options = { tailed = "rival" }').answer("action gain", "tail yes")
    assert (scene.creature("ember").energy, scene.creature("moss").energy) == (3, 1)


@pytest.mark.rule("EVO-223")
def test_tailed_by_ruling_takes_from_a_rival_instead():
    more = 'options = { tailed = "rival_instead" }\nsource = { lower = 2, upper = 0 }'
    scene = duel(["tailed"], [], more=more).answer("action gain", "tail yes")
    assert (scene.creature("ember").energy, scene.creature("moss").energy, scene.g.lower) == (2, 1, 2)


@pytest.mark.rule("EVO-223")
def test_tailed_by_ruling_brings_a_card_after_the_turn():
    scene = duel(["tailed"], [], energy=3, more='options = { tailed = "card" }').answer("action gain", "tail yes")
    assert (scene.creature("ember").energy, len(scene.g.players[0].hand)) == (4, 1)


@pytest.mark.rule("EVO-110", "EVO-111", "EVO-112", "EVO-113", "EVO-234")
@pytest.mark.parametrize(
    "energy,traits,why",
    [
        (4, [], None),
        (3, [], ("EVO-110", "too_little_energy")),
        (3, ["small"], None),
        (2, ["small"], ("EVO-110", "too_little_energy")),
        (3, ["small", "flying", "toxic"], None),
        (3, ["small", "flying", "toxic", "caring"], ("EVO-112", "too_many_traits")),
        (4, ["small", "flying", "toxic", "caring"], None),
    ],
)
def test_what_it_takes_to_transmute(energy, traits, why):
    assert duel(traits, [], energy=energy).why_not("transmute") == why


@pytest.mark.rule("EVO-114", "EVO-115", "EVO-117")
def test_transmuting_discards_all_cards_for_a_token():
    scene = duel(["small", "flying"], [], energy=4).answer("action transmute")
    assert (scene.g.players[0].won, scene.g.players[0].creatures, len(scene.g.discard)) == (1, [], 3)
    assert scene.position.asks[0].seat == 1


@pytest.mark.rule("EVO-116", "EVO-170")
def test_the_third_token_wins_on_the_spot():
    scene = duel([], [], energy=4, more="won = [2, 0]").answer("action transmute")
    assert scene.position.over
    assert RULESET.result(scene.g).places == [1, 2]


@pytest.mark.rule("EVO-171")
def test_quartet_needs_a_fourth():
    scene = duel([], [], energy=4, more='won = [2, 0]\noptions = { quartet = "on" }').answer("action transmute")
    assert not scene.position.over
    assert RULESET.result(scene.g).reason.id == "EVO-173"


@pytest.mark.rule("EVO-045")
def test_transmuting_the_last_waking_creature_ends_the_round():
    scene = Scene("[[creatures]]\nenergy = 4\n[[creatures]]\nowner = 2\nasleep = true\n").answer("action transmute")
    assert scene.g.round == 2


@pytest.mark.rule("EVO-140", "EVO-144")
def test_sleep_is_always_possible_and_costs_nothing():
    scene = duel(["toxic"], [], energy=3).answer("action sleep")
    it = scene.creature("ember")
    assert (it.asleep, it.energy, scene.traits("ember")) == (True, 3, ["toxic"])
