"""The cases of tests/cases/evolution.jsonl about the actions but attack and sleep, and activation traits."""

from __future__ import annotations

import pytest

from boardwright.core.ask import PASS
from boardwright.core.errors import Malformed
from boardwright.games.evolution.state import ATTACK, GAIN
from tests.games.evolution.staging import BOX, GAME, card, case, opened, others, row, stage

REST = "2 moss 0"
"""A waking creature of the other player, which keeps the round going."""


# -- gaining energy ---------------------------------------------------------------------------------------------


@case("EVO-C031", "EVO-C040")
def test_gaining_takes_one_token_and_ends_the_turn():
    table = stage("1 ember 1", REST)
    table.do("action gain")
    assert (table["ember"].energy, table["ember"].asleep) == (2, False)
    assert table.g.lower == 2
    assert (table.seat, table.kind) == (2, "action")


@pytest.mark.parametrize("part, left", [row("EVO-C034", "lower", (1, 1)), row("EVO-C034", "upper", (2, 0))])
def test_who_may_use_both_parts_chooses(part, left):
    table = stage("1 ember 1 flying", REST, source={"id": "source_08", "lower": 2, "upper": 1})
    table.do("action gain")
    assert table.options("part") == ["lower", "upper"]
    table.do(f"part {part}")
    assert (table.g.lower, table.g.upper) == left
    assert table["ember"].energy == 2


@pytest.mark.parametrize(
    "line, source, actions",
    [
        row("EVO-C037", "1 ember 3 small vengeful", {"id": "source_01", "lower": 1}, ["gain", "transmute", "sleep"]),
        row("EVO-C039", "1 ember 2", {"id": "source_01", "lower": 0}, ["sleep"]),
        row("EVO-C048", "1 ember 4", {"id": "source_01", "lower": 1}, ["transmute", "sleep"]),
        row("EVO-C083", "1 ember 2", {"id": "source_01", "lower": 1}, ["gain", "sleep"]),
        row("EVO-C120", "1 ember 4 caring", {"id": "source_01", "lower": 2}, ["transmute", "sleep"]),
        row("EVO-C122", "1 ember 1 charming", {"id": "source_06", "lower": 0, "upper": 2}, ["gain", "sleep"]),
    ],
)
def test_the_actions_of_a_creature(line, source, actions):
    assert stage(line, REST, source=source).options("action") == actions


@case("EVO-C038")
def test_a_creature_that_gained_may_be_activated_again_next_turn():
    table = stage("1 ember 1", "1 quill 0", REST)
    table.do("activate ember", "action gain", "action gain")
    assert table.options("activate") == ["ember", "quill"]


@case("EVO-C118")
def test_tailed_brings_a_second_token_for_its_card():
    table = stage("1 ember 2 tailed", REST)
    (tail,) = table["ember"].row
    table.do("action gain", "tail yes")
    assert (table["ember"].energy, table["ember"].asleep, table["ember"].row) == (4, False, [])
    assert table.g.discard == [tail // 2]
    assert table.g.lower == 2


@case("EVO-C119")
def test_tailed_needs_a_second_empty_cell():
    table = stage("1 ember 3 tailed", REST)
    table.do("action gain")
    assert table["ember"].energy == 4
    assert (table.seat, table.kind) == (2, "action")
    assert table.traits("ember") == ["tailed"]


@case("EVO-C121")
def test_a_full_caring_creature_feeds_a_sleeping_ally():
    table = stage("1 ember 4 caring", "1 quill 1 asleep", REST)
    assert "gain" in table.options("action")
    table.do("action gain", "care quill")
    assert (table["quill"].energy, table["quill"].asleep) == (2, True)
    assert (table["ember"].energy, table.g.lower) == (4, 2)


@case("EVO-C122")
def test_charming_opens_the_upper_part():
    table = stage("1 ember 1 charming", REST, source={"id": "source_06", "lower": 0, "upper": 2})
    table.do("action gain")
    assert (table["ember"].energy, table.g.upper) == (2, 1)


# -- transmuting ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line, need",
    [
        row("EVO-C042", "1 ember 3", 4),
        row("EVO-C044", "1 ember 3 small flying toxic caring", 4),
        row("EVO-C045", "1 ember 4 small flying toxic caring", 0),
        row("EVO-C046", "1 ember 2 small", 3),
        pytest.param("1 ember 3 small flying toxic", 0, marks=pytest.mark.rule("EVO-111", "EVO-113")),
    ],
)
def test_who_may_transmute(line, need):
    table = stage(line, REST)
    if not need:
        assert "transmute" in table.options("action")
        return
    rule = table.why_not("action", "transmute")
    traits = len(table["ember"].row)
    assert (rule.have, rule.need) in {(table["ember"].energy, need), (traits, 3)}
    assert rule.id in {"EVO-110", "EVO-111", "EVO-112"}


@case("EVO-C047")
def test_all_tokens_and_cards_of_a_transmuted_creature_go():
    table = stage("1 ember 4 small flying", "1 quill 1", REST)
    cards = sorted([table["ember"].card, *[half // 2 for half in table["ember"].row]])
    table.do("activate ember", "action transmute")
    assert table.names(1) == ["quill"]
    assert sorted(table.g.discard) == cards
    assert (table["quill"].energy, table["moss"].energy, table.g.lower) == (1, 0, 3)


@case("EVO-C050")
def test_a_sleeping_creature_cannot_transmute():
    table = stage("1 ember 4 asleep", "1 quill 0", "1 pip 0", REST)
    assert table.options("activate") == ["quill", "pip"]
    assert table.why_not("activate", "ember").id == "EVO-142"


@case("EVO-C053")
def test_three_transmutations_do_not_win_a_quartet():
    table = stage("1 ember 4", REST, seats=3, options={"quartet": "on"}, won=[2, 0, 0])
    table.do("action transmute")
    assert table.g.players[0].won == 3
    assert not table.position.over


@case("EVO-C054")
def test_a_quartet_is_not_for_four():
    with pytest.raises(Malformed, match="3"):
        opened(4, quartet="on")
    options = {option.name: option.default_for(4, BOX) for option in GAME.options}
    rule = GAME.why_not_options(options | {"quartet": "on"}, 4)
    assert rule is not None
    assert rule.id == "EVO-171"


@case("EVO-C097")
def test_a_transmutation_ends_the_turn():
    table = stage("1 ember 4", "1 quill 0", REST)
    table.do("activate ember", "action transmute")
    assert (table.seat, table.kind) == (2, "action")


@case("EVO-C098")
def test_who_transmuted_the_only_creature_plays_on_from_the_hand():
    table = stage("1 ember 4", "2 moss 0", hands={1: others(2)})
    table.do("action transmute", "action gain")
    assert (table.seat, table.kind) == (1, "create")
    table.do(f"create {others(1)[0]}")
    assert table.kind == "trait"


@case("EVO-C123")
def test_a_copied_small_transmutes_with_three():
    table = stage("1 ember 3 shapeshifter flying toxic", "2 moss 0 small")
    table.do("use shapeshifter", "copy small", "action transmute")
    assert table.g.players[0].won == 1


# -- traits used on activation ----------------------------------------------------------------------------------


@case("EVO-C079")
def test_activation_traits_come_before_the_action_and_are_voluntary():
    table = stage("1 ember 1 frightening shapeshifter pesky", "1 quill 0 small asleep", REST)
    assert table.options("use") == ["shapeshifter", "frightening", "pesky", "pass"]
    table.do("use pass")
    assert table.kind == "action"


@case("EVO-C081")
def test_after_waking_another_one_action_follows():
    table = stage("1 ember 1 pesky", "1 quill 0 asleep", REST)
    table.do("use pesky")
    assert not table["quill"].asleep
    assert (table.seat, table.kind, PASS in table.ask.options) == (1, "action", False)
    table.do("action gain")
    assert table.seat == 2


@case("EVO-C082")
def test_a_sleeper_cannot_wake_itself():
    table = stage("1 ember 1 pesky asleep", "1 quill 0 pesky", "1 pip 1 asleep", "1 sprig 0", REST)
    assert table.why_not("activate", "ember").id == "EVO-142"
    table.do("activate quill", "use pesky")
    assert table.options("wake") == ["ember", "pip"]
    assert table.why_not("wake", "quill").id == "EVO-220"


@case("EVO-C124")
def test_attacking_traits_cannot_be_copied():
    table = stage("1 ember 1 shapeshifter", "2 moss 1 vampire")
    assert table.kind == "action"
    both = stage("1 ember 1 shapeshifter", "2 moss 1 vampire flying toxic").do("use shapeshifter")
    assert both.options("copy") == ["flying", "toxic"]
    assert both.why_not("copy", "vampire").id == "EVO-217"


@case("EVO-C126")
def test_pesky_wakes_once_a_round():
    table = stage("1 ember 1 pesky used:pesky", "1 quill 0 asleep", REST)
    assert table.asked == ["action"]
    both = stage("1 ember 1 pesky frightening used:pesky", "1 quill 0 asleep", REST)
    assert both.options("use") == ["frightening", "pass"]
    assert both.why_not("use", "pesky").id == "EVO-221"


@pytest.mark.parametrize(
    "answers",
    [
        row("EVO-C125", ["use frightening", "action gain", "trait soporific"]),
        pytest.param(["use pass", "action gain", "trait soporific"], marks=pytest.mark.rule("EVO-219")),
    ],
)
def test_a_frightened_creature_does_not_attack_whatever_it_gets(answers):
    table = stage("1 ember 1 frightening", "2 moss 1 vampire", hands={2: [card("caring", "soporific")]})
    table.do(*answers)
    frightened = answers[0] == "use frightening"
    assert (ATTACK not in table.ask.options) == frightened
    assert GAIN in table.ask.options
    if frightened:
        assert table.why_not("action", "attack").id == "EVO-219"


@case("EVO-C127")
def test_a_creature_woken_by_pesky_does_not_attack():
    table = stage("1 ember 1 pesky", "1 quill 0 toxic", "2 moss 4 vampire small asleep", "2 pip 1 asleep")
    table.do("activate ember", "use pesky", "wake moss", "action gain")
    assert (table.seat, table.g.active) == (2, table["moss"].id)
    assert table.options("action") == ["transmute", "sleep"]
    assert table.why_not("action", "attack").id in {"EVO-219", "EVO-220"}
