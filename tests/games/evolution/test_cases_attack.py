"""The cases of tests/cases/evolution.jsonl about attacks, sleep and the solo game."""

from __future__ import annotations

import pytest

from boardwright.core.ask import PASS
from boardwright.games.evolution.state import SHADOW
from tests.games.evolution.staging import BOX, GAME, case, opened, others, row, stage

REST = "2 pip 0"


def after(table, *names):
    """Energy and sleep of each, in this order."""
    return [(table[name].energy, table[name].asleep) for name in names]


# -- one attacking trait ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "attacker, target, strike, result",
    [
        row("EVO-C056", "1 ember 1 vampire", "2 moss 2", "vampire", [(2, True), (1, False)]),
        row("EVO-C057", "1 ember 1 vampire", "2 moss 2", "vampire", [(2, True), (1, False)]),
        row("EVO-C064", "1 ember 4 vampire", "2 moss 2", "vampire", [(4, True), (1, False)]),
        row("EVO-C069", "1 ember 1 fire_breathing", "2 moss 2", "fire_breathing", [(1, True), (2, False)]),
        row("EVO-C070", "1 ember 1 soporific", "2 moss 2 asleep", "soporific", [(1, True), (2, True)]),
        row(
            "EVO-C115", "1 ember 2 fire_breathing", "2 moss 2 fireproof small toxic", "fire_breathing",
            [(1, True), (2, False)],
        ),
    ],
)  # fmt: skip
def test_an_attack_with_one_trait(attacker, target, strike, result):
    table = stage(attacker, target, REST)
    traits = table.traits("moss")
    table.do("action attack", "target moss", f"strike {strike}")
    assert after(table, "ember", "moss") == result
    assert table.traits("moss") == traits
    assert (table.g.lower, table.seat) == (3, 2)


@case("EVO-C061")
def test_some_of_the_attacking_traits_are_enough():
    table = stage("1 ember 1 vampire fire_breathing soporific", "2 moss 2 small", REST)
    table.do("action attack", "target moss", "strike soporific")
    assert table.options("strike") == ["vampire", "fire_breathing", "pass"]
    table.do("strike pass")
    assert after(table, "ember", "moss") == [(2, True), (2, True)]
    assert table.traits("moss") == ["small"]


@case("EVO-C062")
def test_an_attack_needs_at_least_one_attacking_trait():
    table = stage("1 ember 1 vampire soporific", "2 moss 2", REST)
    table.do("action attack", "target moss")
    assert table.kind == "strike"
    assert PASS not in table.ask.options


@case("EVO-C058")
def test_the_attacking_player_chooses_the_trait_to_burn():
    table = stage("1 ember 1 fire_breathing flying", "2 moss 2 toxic flying", REST)
    table.do("action attack", "target moss")
    assert (table.kind, table.seat) == ("burn", 1)
    assert sorted(label.split(":")[1] for label in table.options("burn")) == ["flying", "toxic"]


# -- targets ----------------------------------------------------------------------------------------------------


@case("EVO-C065")
def test_own_creatures_may_be_attacked():
    table = stage("1 ember 1 vampire", "1 quill 2", REST)
    table.do("activate ember", "action attack")
    assert table.options("target") == ["quill", "pip"]


@case("EVO-C077")
def test_an_attack_has_one_target():
    table = stage("1 ember 0 vampire soporific", "2 moss 2", REST)
    table.do("action attack", "target moss", "strike vampire", "strike soporific")
    assert table.asked.count("target") == 1
    assert after(table, "ember", "moss", "pip") == [(2, True), (1, True), (0, False)]


@case("EVO-C111")
def test_without_flying_a_flying_creature_is_no_target():
    table = stage("1 ember 1 vampire", "2 moss 2 flying")
    assert table.options("action") == ["gain", "sleep"]
    assert table.why_not("action", "attack").id == "EVO-120"


@case("EVO-C112")
def test_whom_a_flying_creature_may_attack():
    table = stage(
        "1 ember 1 vampire flying", "2 moss 2", "2 pip 1 flying", "2 quill 1 astral", "2 sedge 1 astral flying"
    )
    table.do("action attack")
    assert table.options("target") == ["moss", "pip"]
    assert {table.why_not("target", name).id for name in ("quill", "sedge")} == {"EVO-227"}


# -- several attacking traits -----------------------------------------------------------------------------------


@case("EVO-C071")
def test_the_attacker_orders_its_traits():
    table = stage("1 ember 1 fire_breathing soporific", "2 moss 2 small caring", REST)
    table.do("action attack", "target moss")
    assert table.options("strike") == ["fire_breathing", "soporific"]
    table.do("strike fire_breathing", "burn small", "strike soporific")
    assert after(table, "ember", "moss") == [(3, True), (2, True)]
    assert table.traits("moss") == ["caring"]


@pytest.mark.parametrize(
    "first, second, result",
    [
        row("EVO-C113", "vampire", "fire_breathing", [(2, True), (2, False)]),
        row("EVO-C114", "fire_breathing", "vampire", [(3, True), (1, False)]),
    ],
)
def test_many_eyed_helps_until_it_is_burned(first, second, result):
    table = stage("1 ember 1 fire_breathing vampire", "2 moss 2 many_eyed", REST)
    table.do("action attack", "target moss", f"strike {first}", f"strike {second}")
    assert after(table, "ember", "moss") == result
    assert table.traits("moss") == []


@case("EVO-C075")
def test_tailed_and_caring_serve_an_attacker_charming_does_not():
    table = stage(
        "1 ember 1 vampire tailed caring charming",
        "1 quill 0",
        "2 moss 2",
        source={"id": "source_06", "lower": 2, "upper": 3},
    )
    table.do("activate ember", "action attack", "target moss")
    start = len(table.asked) - 1
    table.do("care quill", "tail yes")
    assert table.asked[start : start + 2] == ["care", "tail"]
    assert after(table, "ember", "quill", "moss") == [(1, True), (2, False), (1, False)]
    assert table.g.upper == 3


# -- retaliation ------------------------------------------------------------------------------------------------


@case("EVO-C072")
def test_a_burned_vengeful_does_not_apply():
    table = stage("1 ember 1 fire_breathing small", "2 moss 2 vengeful", REST)
    table.do("action attack", "target moss")
    assert table.traits("ember") == ["fire_breathing", "small"]
    assert after(table, "ember") == [(2, True)]
    assert (table.seat, "lose" in table.asked) == (2, False)


@case("EVO-C073")
def test_retaliation_comes_before_the_marker():
    table = stage("1 ember 1 vampire small", "2 moss 2 vengeful toxic", REST)
    table.do("action attack", "target moss")
    assert (table.kind, table.seat) == ("lose", 2)
    assert after(table, "ember") == [(2, False)]
    table.do("lose small")
    assert after(table, "ember") == [(1, True)]


@case("EVO-C116")
def test_vengeful_costs_the_only_trait():
    table = stage("1 ember 1 vampire", "2 moss 2 vengeful", REST)
    table.do("action attack", "target moss")
    assert after(table, "ember", "moss") == [(2, True), (1, False)]
    assert table.traits("ember") == []
    assert any(text.startswith("lose ") for text in table.told)


@case("EVO-C116")
def test_the_owner_of_the_target_names_the_card():
    table = stage("1 ember 1 vampire small", "2 moss 2 vengeful", REST)
    table.do("action attack", "target moss")
    assert (table.kind, table.seat) == ("lose", 2)


@case("EVO-C117")
def test_a_fireproof_attacker_keeps_its_traits():
    table = stage("1 ember 1 vampire fireproof", "2 moss 1 vengeful", REST)
    table.do("action attack", "target moss")
    assert table.traits("ember") == ["fireproof", "vampire"]
    assert after(table, "ember", "moss") == [(2, True), (0, False)]
    assert "lose" not in table.asked


# -- sleep ------------------------------------------------------------------------------------------------------


@case("EVO-C078")
def test_the_round_ends_only_when_the_attack_is_over():
    table = stage("1 ember 1 soporific small", "2 moss 2 vengeful", round=3)
    table.do("action attack")
    assert (table.kind, table["moss"].asleep, table.g.round) == ("lose", True, 3)
    table.do("lose small")
    assert table.g.round == 4


@case("EVO-C099")
def test_a_sleeper_loses_nothing_but_its_activation():
    table = stage("1 ember 2 small toxic", "1 quill 0", "1 sedge 0", REST)
    table.do("activate ember", "action sleep")
    assert after(table, "ember") == [(2, True)]
    assert table.traits("ember") == ["small", "toxic"]
    table.do("action gain")
    assert table.options("activate") == ["quill", "sedge"]


# -- solo -------------------------------------------------------------------------------------------------------


@case("EVO-C108")
def test_one_transmutation_wins_for_the_shadow():
    table = stage("1 ember 1", "2 moss 4", seats=1, choices=["ripening"])
    table.do("action gain")
    assert table.position.over
    result = GAME.result(table.g)
    assert result.reason.id == "EVO-182"
    assert result.winners() == []
    assert result.rivals == [1]


@case("EVO-C109")
def test_the_shadow_begins_without_a_hand_and_the_human_holds_five():
    table = opened(1)
    assert len(table.hand(1)) == 5
    assert table.g.players[SHADOW].hand == []
    assert table.kind == "exchange"
    table.do("exchange pass")
    assert len(table.g.choices_used) == 1
    assert table.kind == "create"


@case("EVO-C129")
def test_a_shadow_without_a_creature_grows_one():
    table = stage("1 ember 1", seats=1, choices=["waiting"])
    table.do("action gain")
    assert len(table.g.players[SHADOW].creatures) == 1
    assert BOX.choice_ids[table.g.choices_used[-1]] == "waiting"


@case("EVO-C130")
def test_the_human_has_one_turn_before_a_solo_round_can_end():
    dry = {"id": "source_01", "lower": 0}
    table = stage(
        "1 ember 1", "2 moss 1 soporific", seats=1, step="round", round=2, choices=["drinking"], source=dry,
        hands={1: others(1)},
    )  # fmt: skip
    table.do("exchange pass")
    assert table["ember"].asleep
    assert (table.seat, table.kind, table.g.round) == (1, "create", 2)
    table.do("create pass", "trait pass")
    assert table.g.round == 3
