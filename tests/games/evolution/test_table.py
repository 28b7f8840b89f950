"""The things in the game, set-up, rounds and turns: what the chapter tests beside this file leave over."""

from __future__ import annotations

import shutil
from typing import Any

import pytest

from boardwright.core.errors import Malformed
from boardwright.core.table import Table
from tests.games.evolution.staging import BOX, CASES, GAME, card, opened, others, stage

REST = "2 moss 0"


# -- components -------------------------------------------------------------------------------------------------


@pytest.mark.rule("EVO-001", "EVO-002", "EVO-180", "EVO-187", "OPEN-8", "OPEN-9")
def test_the_open_edition_has_64_cards_10_sources_and_7_choice_cards():
    box = GAME.load_box(GAME.components)
    assert len(box.card_ids) * 2 == len(box.halves) == 128
    assert all(box.halves[2 * at] != box.halves[2 * at + 1] for at in range(64))
    assert [len(box.lower), len(box.upper), len(box.choices), len(box.level_ids)] == [10, 10, 7, 4]


@pytest.mark.rule("OPEN-9", "EVO-021")
def test_another_edition_has_other_sources(tmp_path):
    """A source of the open edition holds 1 to 5 below; in this one each holds 9."""
    folder = tmp_path / "mine"
    shutil.copytree(GAME.components, folder)
    lines = (folder / "sources.toml").read_text("utf-8").splitlines()
    changed = ["lower = [9, 9, 9]" if line.startswith("lower = ") else line for line in lines]
    (folder / "sources.toml").write_text("\n".join(changed), "utf-8")
    mine: Any = Table(GAME, 3, bytes(16), box=GAME.load_box(folder)).position.state
    ours: Any = Table(GAME, 3, bytes(16), box=GAME.load_box(GAME.components)).position.state
    assert mine.source == ours.source
    assert (mine.lower, ours.lower < 6) == (9, True)


@pytest.mark.rule("EVO-005")
def test_two_to_four_play_and_one_plays_solo():
    assert [len(opened(seats).g.players) for seats in (2, 3, 4)] == [2, 3, 4]
    assert opened(1).g.rulings.solo
    for seats in (0, 5):
        with pytest.raises(Malformed, match="1 to 4"):
            Table(GAME, seats, bytes(16))


@pytest.mark.rule("EVO-007")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_is_in_one_of_the_zones_after_set_up(seats):
    g = opened(seats).g
    assert [len(player.hand) for player in g.players] == [5] * seats
    assert [len(player.creatures) for player in g.players] == [1] * seats
    assert (len(g.deck), g.discard) == (64 - 6 * seats, [])
    assert (len(g.sources_unseen), g.sources_seen) == (9, [])


@pytest.mark.rule("EVO-007")
def test_what_is_not_on_the_table_cannot_be_named():
    table = stage("1 ember 1 vampire", "2 moss 1", "2 pip 1").do("action attack")
    assert table.why_not("target", "quill").id == "EVO-007"


@pytest.mark.rule("EVO-022", "EVO-020")
def test_cards_and_sources_are_shuffled():
    hands = {tuple(opened(2, seed).hand(1)) for seed in range(8)}
    assert len(hands) == 8
    assert len({opened(2, seed).g.source for seed in range(40)}) == 10


# -- what is known ----------------------------------------------------------------------------------------------


@pytest.mark.rule("EVO-034", "EVO-084")
def test_both_halves_of_a_trait_card_are_seen_and_one_counts():
    table = stage("1 ember 1", REST, hands={1: [card("flying", "toxic")]}).do("trait toxic", "action gain")
    seen = GAME.view(table.g, 1).players[0].creatures[0]
    assert BOX.card_ids[seen.row[0] // 2] == card("flying", "toxic")
    assert seen.traits == 1 << BOX.trait_ids.index("toxic")


# -- rounds -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("EVO-041", "EVO-042")
def test_each_exchanges_at_most_once_a_round_before_the_first_turn():
    table = opened(3, first_player="2")
    order = []
    while table.kind == "exchange":
        order.append(table.seat)
        table.do("exchange yes")
    assert order == [2, 3, 1]
    assert table.seat == 2
    while table.g.round == 1:
        assert table.kind != "exchange"
        table.choose(table.ask.options[-1])
    assert table.kind == "exchange"


@pytest.mark.rule("OPEN-14", "EVO-046", "EVO-048")
def test_who_has_no_creature_does_not_hold_the_round_up():
    table = stage("2 moss 1", hands={1: others(1)}, round=1)
    table.do("create pass", "action sleep")
    assert table.g.round == 2
    again = stage("2 moss 1", "2 pip 1", hands={1: others(1)}, round=1)
    again.do("create pass", "activate moss", "action sleep")
    assert (again.seat, again.kind, again.g.round) == (1, "create", 1)


@pytest.mark.rule("EVO-151", "EVO-150", "EVO-036")
def test_the_tokens_of_the_old_source_are_lost():
    table = stage("1 ember 1", "2 moss 0 asleep", source={"id": "source_06", "lower": 1, "upper": 3}, round=1)
    table.do("action sleep")
    assert BOX.source_ids[table.g.source] != "source_06"
    assert table.g.lower == BOX.lower[table.g.source][2]
    assert table.g.upper == BOX.upper[table.g.source]
    assert [BOX.source_ids[each] for each in table.g.sources_seen] == ["source_06"]


@pytest.mark.rule("EVO-153", "EVO-154")
def test_a_full_creature_brings_one_card_like_any_other():
    table = stage("1 ember 4", "1 quill 1 asleep", "1 pip 0 asleep", "2 moss 0 asleep", round=1).do("action sleep")
    assert (len(table.hand(1)), len(table.hand(2))) == (4, 2)


@pytest.mark.rule("EVO-158")
def test_there_is_no_hand_limit():
    table = stage("1 ember 1", "2 moss 0 asleep", hands={1: others(20)}, round=1)
    table.do("create pass", "trait pass", "action sleep")
    assert len(table.hand(1)) == 23


@pytest.mark.rule("EVO-159", "EVO-161", "OPEN-11")
def test_the_first_player_draws_all_before_the_next_and_nothing_is_made_up_for():
    """3 cards are left and no discard pile: the first player draws 2, the other 1 instead of 2."""
    held = others(64 - 2 - 3)
    table = stage("1 ember 0", "2 moss 0 asleep", hands={2: held}, deck=3, discard=0, first=1, round=1)
    table.do("action sleep")
    assert (len(table.hand(1)), len(table.hand(2)) - len(held)) == (2, 1)
    assert (table.g.deck, table.g.discard) == ([], [])


# -- turns ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EVO-080", "EVO-081", "EVO-082")
def test_one_card_a_turn_joins_any_own_creature_with_either_trait():
    hand = [card("flying", "toxic"), card("caring", "fireproof")]
    table = stage("1 ember 1", "1 quill 4 asleep", REST, hands={1: hand})
    assert len(table.options("trait")) == 5
    table.do("trait toxic")
    assert table.options("on") == ["ember", "quill"]
    assert table.why_not("on", "moss").id == "EVO-082"
    table.do("on quill")
    assert (table.traits("quill"), table.hand(1)) == (["toxic"], hand[1:])
    assert table.kind == "action"


@pytest.mark.rule("EVO-085")
def test_a_trait_card_leaves_only_by_being_discarded():
    table = stage("1 ember 1 fire_breathing", "2 moss 1 small flying", "2 pip 0", round=1)
    table.do("action sleep", "activate pip", "action sleep", "action sleep")
    assert table.g.round == 2
    assert table.traits("moss") == ["flying", "small"]
    burnt = stage("1 ember 1 fire_breathing", "2 moss 1 small toxic", "2 pip 0").do("action attack", "target moss")
    half = next(each for each in burnt["moss"].row if BOX.trait_ids[BOX.halves[each]] == "small")
    burnt.do("burn small")
    assert burnt.g.discard == [half // 2]
    assert burnt.traits("moss") == ["toxic"]


@pytest.mark.rule("EVO-097")
def test_the_actions_are_worked_out_after_the_activation_traits():
    table = stage("1 ember 3 shapeshifter", "2 moss 0 small")
    assert table.options("use") == ["shapeshifter", "pass"]
    assert table.do("use pass").options("action") == ["gain", "sleep"]
    again = stage("1 ember 3 shapeshifter", "2 moss 0 small").do("use shapeshifter")
    assert again.options("action") == ["gain", "transmute", "sleep"]


@pytest.mark.rule("EVO-119")
def test_a_full_creature_that_sleeps_keeps_its_tokens():
    table = stage("1 ember 4", REST).do("action sleep")
    assert (table["ember"].energy, table["ember"].asleep, table.g.players[0].won) == (4, True, 0)


# -- the end ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("EVO-172", "EVO-003", "EVO-171")
def test_a_tenth_transmutation_token_is_given_in_a_quartet_of_three():
    table = stage("1 ember 4", REST, seats=3, options={"quartet": "on"}, won=[3, 3, 3]).do("action transmute")
    assert table.position.over
    assert [player.won for player in table.g.players] == [4, 3, 3]
    assert GAME.result(table.g).winners() == [0]


@pytest.mark.rule("EVO-173", "OPEN-20")
def test_there_is_no_limit_of_rounds_and_an_unfinished_game_is_no_draw():
    table = opened(2)
    while table.g.round < 40:
        table.choose(table.ask.options[-1])
    assert not table.position.over
    result = GAME.result(table.g)
    assert (result.reason.id, result.winners()) == ("EVO-173", [])


def test_the_cases_cite_known_rules_only():
    from boardwright import rulebook

    known = set(rulebook.load("evolution").ids)
    assert {rule for each in CASES.values() for rule in each["rules"]} <= known
