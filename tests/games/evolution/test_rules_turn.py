"""Rounds, the exchange, and the three steps of a turn."""

from __future__ import annotations

import pytest

from boardwright.games.evolution import RULESET
from tests.games.evolution.scenes import BOX, Scene

ONE_EACH = '[[creatures]]\nname = "ember"\n[[creatures]]\nname = "moss"\nowner = 2\n'


@pytest.mark.rule("EVO-040", "EVO-164")
def test_an_exchange_is_the_whole_hand_for_as_many_cards():
    scene = Scene('step = "round"\nhands = { 1 = 4, 2 = 2 }\n' + ONE_EACH)
    before = scene.g.players[0].hand[:]
    scene.answer("exchange yes")
    assert len(scene.g.players[0].hand) == 4
    assert scene.g.discard == before
    assert scene.position.asks[0].seat == 1


@pytest.mark.rule("EVO-049")
def test_an_empty_hand_is_not_exchanged():
    assert Scene('step = "round"\nhands = { 2 = 2 }\n' + ONE_EACH).position.asks[0].seat == 1


@pytest.mark.rule("EVO-042")
def test_by_ruling_all_decide_at_once():
    scene = Scene('step = "round"\nhands = { 1 = 1, 2 = 1 }\noptions = { exchange = "together" }\n' + ONE_EACH)
    assert [ask.seat for ask in scene.position.asks] == [0, 1]
    scene.answer("2: exchange yes")
    assert not scene.g.discard
    scene.answer("1: exchange pass")
    assert len(scene.g.discard) == 1


@pytest.mark.rule("EVO-162", "EVO-160", "EVO-163")
def test_a_reshuffle_in_an_exchange_takes_the_hand_in():
    scene = Scene('step = "round"\nhands = { 1 = 4 }\ndeck = 1\ndiscard = 0\n' + ONE_EACH)
    held = scene.g.players[0].hand[:]
    scene.answer("exchange yes")
    assert len(scene.g.players[0].hand) == 4
    assert not scene.g.discard
    assert set(held) <= set(scene.g.players[0].hand + scene.g.deck)


@pytest.mark.rule("EVO-043")
def test_turns_go_clockwise():
    scene = Scene("seats = 3\nfirst = 2\n" + ONE_EACH + '[[creatures]]\nowner = 3\nname = "pip"\n')
    seats = []
    for _ in range(4):
        seats.append(scene.position.asks[0].seat)
        scene.answer("action gain")
    assert seats == [1, 2, 0, 1]


@pytest.mark.rule("EVO-046", "EVO-049", "EVO-090")
def test_who_has_only_sleepers_is_passed_over():
    scene = Scene('turn = 2\n[[creatures]]\nname = "ember"\nasleep = true\n[[creatures]]\nowner = 2\n')
    scene.answer("action gain")
    assert scene.position.asks[0].seat == 1


@pytest.mark.rule("EVO-062", "EVO-070", "EVO-091")
def test_a_new_creature_is_awake_bare_and_can_be_activated():
    scene = Scene('hands = { 1 = ["card_08"] }\n' + ONE_EACH).answer("create card_08", "activate quill", "action gain")
    it = scene.creature("quill")
    assert (it.card, it.energy, it.asleep, it.row) == (7, 1, False, [])


@pytest.mark.rule("EVO-060", "EVO-061", "EVO-071", "EVO-081")
def test_one_creature_then_one_trait_then_activation():
    scene = Scene('hands = { 1 = ["card_01", "card_02", "card_03"] }\n' + ONE_EACH)
    order = [scene.asked]
    for text in ("create card_01", "trait card_02:astral", "on ember", "activate ember"):
        scene.answer(text)
        order.append(scene.asked)
    assert order == ["create", "trait", "on", "activate", "action"]


@pytest.mark.rule("EVO-083")
def test_the_same_trait_cannot_be_added_twice():
    scene = Scene('hands = { 1 = ["card_40"] }\n[[creatures]]\ntraits = ["flying"]\n[[creatures]]\nowner = 2\n')
    scene.answer("create pass")
    assert scene.options == ["card_40:toxic", "pass"]
    assert scene.why_not("card_40:flying") == ("EVO-083", "nobody_lacks")
    assert scene.why_not("card_41:flying") == ("EVO-062", "not_in_hand")


@pytest.mark.rule("EVO-082", "EVO-083")
def test_a_trait_goes_on_an_own_creature_that_lacks_it():
    scene = Scene(
        'hands = { 1 = ["card_40"] }\n'
        '[[creatures]]\nname = "ember"\ntraits = ["flying"]\n[[creatures]]\nname = "quill"\nasleep = true\n'
        '[[creatures]]\nname = "pip"\n[[creatures]]\nname = "moss"\nowner = 2\n'
    ).answer("create pass", "trait card_40:flying")
    assert scene.options == ["quill", "pip"]
    assert scene.why_not("ember") == ("EVO-083", "has_trait")
    assert scene.why_not("moss") == ("EVO-082", "not_yours")
    assert scene.why_not("lupin") == ("EVO-007", "not_on_table")
    scene.answer("on quill")
    assert scene.traits("quill") == ["flying"]


@pytest.mark.rule("EVO-142")
def test_a_sleeper_is_not_activated():
    scene = Scene(ONE_EACH + '[[creatures]]\nname = "quill"\nasleep = true\n[[creatures]]\nname = "pip"\n')
    assert scene.options == ["ember", "pip"]
    assert scene.why_not("quill") == ("EVO-142", "asleep")
    assert scene.why_not("moss") == ("EVO-090", "activate_yours")


@pytest.mark.rule("EVO-044", "EVO-047", "EVO-150", "EVO-152", "EVO-153", "EVO-155")
def test_the_round_ends_when_all_sleep():
    scene = Scene('[[creatures]]\nname = "ember"\nenergy = 3\n[[creatures]]\nname = "moss"\nowner = 2\nasleep = true\n')
    old = scene.g.source
    scene.answer("action sleep")
    assert (scene.g.round, scene.g.first, scene.asked) == (2, 1, "exchange")
    assert [len(p.hand) for p in scene.g.players] == [3, 2]
    assert not scene.creature("ember").asleep
    assert scene.creature("ember").energy == 3
    assert scene.g.sources_seen == [old]


@pytest.mark.rule("EVO-048")
def test_an_empty_table_gives_everyone_a_turn():
    scene = Scene("hands = { 1 = 2, 2 = 3 }").answer("create pass")
    assert scene.position.asks[0].seat == 1
    scene.answer("create pass")
    assert (scene.g.round, scene.asked) == (2, "exchange")


@pytest.mark.rule("EVO-156")
def test_round_eleven_has_the_first_source_again():
    scene = Scene('step = "round_end"\nround = 10\nhands = { 1 = 1, 2 = 1 }\n')
    assert BOX.source_ids[scene.g.source] == "source_02"  # the first of those that a scene has seen
    assert len(scene.g.sources_seen) == 9


@pytest.mark.rule("EVO-160", "EVO-163")
def test_the_last_card_drawn_brings_the_discard_pile_back():
    scene = Scene('step = "round_end"\ndeck = 3\ndiscard = 10\nhands = { 1 = 0 }\n')
    assert (len(scene.g.deck), len(scene.g.discard)) == (9, 0)


@pytest.mark.rule("EVO-161")
def test_both_piles_empty_give_what_there_is():
    scene = Scene('step = "round_end"\ndeck = 3\ndiscard = 0\nhands = { 1 = 0 }\n')
    assert [len(p.hand) for p in scene.g.players] == [2, 62]
    RULESET.audit(scene.g)
