"""The cases of tests/cases/evolution.jsonl about set-up, rounds and turns.

Each test carries the rules of its case; what is expected stands in the case, not in the engine.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from boardwright.core.ask import PASS
from tests.games.evolution.staging import BOX, CASES, GAME, card, case, opened, others, row, stage

NINE = ["ember", "quill", "pip", "sprig", "sedge", "wisp", "gale", "burr", "fern"]
REST = "2 moss 0"
"""A waking creature of the other player, which keeps the round going."""


def test_every_case_has_a_test():
    text = "".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_cases*.py"))
    held = set(re.findall(r'(?:case|row)\(\s*"(EVO-C\d+)"', text)) | set(re.findall(r', "(EVO-C\d+)"\)', text))
    assert held == set(CASES)


# -- set-up -----------------------------------------------------------------------------------------------------


@case("EVO-C003")
def test_40_cards_are_left_for_four_players():
    assert len(opened(4).g.deck) == 40


@pytest.mark.parametrize(
    "source, seats, lower, upper",
    [
        row("EVO-C004", "source_10", 3, 2, 2),
        pytest.param("source_10", 2, 1, 2, marks=pytest.mark.rule("EVO-021")),
        pytest.param("source_04", 4, 3, 2, marks=pytest.mark.rule("EVO-021")),
        row("EVO-C005", "source_01", 3, 4, 0),
        pytest.param("source_02", 4, 4, 0, marks=pytest.mark.rule("EVO-021")),
    ],
)
def test_the_lower_part_goes_by_the_players_the_upper_part_does_not(source, seats, lower, upper):
    tables = (opened(seats, seed) for seed in range(200))
    table = next(table for table in tables if BOX.source_ids[table.g.source] == source)
    assert (table.g.lower, table.g.upper) == (lower, upper)


@case("EVO-C006")
def test_the_reserve_never_runs_out():
    full = [f"{1 + at % 2} {name} 4" for at, name in enumerate(NINE[1:])]
    table = stage("1 ember 0 soporific", "2 moss 4", *full, source={"id": "source_01", "lower": 4})
    assert sum(it.energy for player in table.g.players for it in player.creatures) + 4 == 40
    table.do("activate ember", "action attack", "target moss", "strike soporific")
    assert table["ember"].energy == 1
    assert sum(it.energy for player in table.g.players for it in player.creatures) + 4 == 41


@case("EVO-C007")
def test_any_player_may_be_named_to_begin():
    table = opened(3, first_player="3").do()
    assert table.seat == 3
    assert table.g.first == 2


@case("EVO-C009")
def test_only_the_owner_sees_the_hidden_side_of_a_creature():
    table = stage("1 ember 1", REST)
    assert hidden_card(table, 0) == table["ember"].card
    assert hidden_card(table, 1) < 0
    assert hidden_card(table, None) < 0


def hidden_card(table, seat):
    """The card under ember, the first seat's creature, as a seat sees it."""
    return GAME.view(table.g, seat).players[0].creatures[0].card


@case("EVO-C010")
def test_the_face_of_a_creature_card_is_no_trait():
    table = stage(REST, hands={1: [card("flying", "vampire")]})
    table.do(f"create {card('flying', 'vampire')}")
    assert table.newest(1).traits == 0
    assert "attack" not in table.options("action")


# -- rounds -----------------------------------------------------------------------------------------------------


@case("EVO-C012")
def test_an_exchange_draws_as_many_as_were_put_down():
    hand = others(4)
    table = stage("1 ember 1", REST, step="round", hands={1: hand})
    table.do("exchange yes")
    assert len(table.hand(1)) == 4
    assert sorted(BOX.card_ids[each] for each in table.g.discard) == sorted(hand)


@case("EVO-C013")
def test_an_empty_hand_is_not_exchanged():
    table = stage("1 ember 1", REST, step="round", hands={2: others(1)})
    assert table.kind == "exchange"
    assert table.seat == 2
    assert table.do("exchange pass").asked.count("exchange") == 1


@case("EVO-C015")
def test_turns_go_clockwise_from_the_first_player():
    table = stage("1 ember 0", "2 moss 0", "3 quill 0", seats=3, turn=2, source={"id": "source_01", "lower": 4})
    turns = []
    for action in ["gain", "gain", "gain", "sleep", "sleep", "sleep"]:
        turns.append(table.seat)
        table.do(f"action {action}")
    assert turns == [2, 3, 1, 2, 3, 1]


@case("EVO-C021")
def test_a_player_whose_creatures_sleep_may_create_and_add_a_trait():
    hand = [card("flying", "toxic"), card("caring", "fireproof")]
    table = stage("1 ember 1 asleep", REST, hands={1: hand})
    assert table.options("create") == [*hand, "pass"]
    table.do("create pass")
    assert len(table.options("trait")) == 5
    table.do("trait pass")
    assert (table.seat, table.kind) == (2, "action")


@case("EVO-C022", "EVO-C021")
def test_a_creature_just_made_must_be_activated():
    hand = [card("flying", "toxic"), card("caring", "fireproof")]
    table = stage("1 ember 1 asleep", REST, hands={1: hand})
    table.do(f"create {hand[0]}", "trait pass")
    assert table.seat == 1
    assert table.options("action") == ["gain", "sleep"]
    assert table.g.active == table.newest(1).id


@case("EVO-C023")
def test_with_an_empty_hand_only_activation_is_left():
    table = stage("1 ember 1", REST)
    assert table.asked == ["action"]
    assert table.g.active == table["ember"].id
    assert PASS not in table.ask.options


@case("EVO-C024")
def test_there_is_no_limit_of_creatures():
    six = [f"1 {name} 0" for name in NINE[:6]]
    table = stage(*six, REST, hands={1: [card("flying", "toxic")]})
    table.do(f"create {card('flying', 'toxic')}")
    assert len(table.names(1)) == 7


@case("EVO-C052")
def test_transmuting_the_last_waking_creature_ends_the_round():
    table = stage("1 ember 4", "1 quill 1 asleep", "2 moss 0 asleep", won=[1, 0], round=3)
    table.do("action transmute")
    assert table.g.players[0].won == 2
    assert table.g.round == 4


@case("EVO-C084")
def test_the_round_ends_when_the_last_creature_falls_asleep():
    table = stage("1 ember 2", "2 moss 0 asleep", "2 quill 3 asleep", round=3)
    table.do("action sleep")
    assert table.g.round == 4


@case("EVO-C088")
def test_a_player_without_creatures_draws_two_cards():
    table = stage("2 moss 1", round=1, turn=2)
    table.do("action sleep")
    assert len(table.hand(1)) == 2
    assert len(table.hand(2)) == 3


@case("EVO-C091")
def test_the_sources_come_round_again_from_round_11():
    table = opened(2, seed=5)
    seen = {}
    while table.g.round <= 11:
        seen[table.g.round] = table.g.source
        table.choose(table.ask.options[-1])
    assert len({seen[number] for number in range(1, 11)}) == 10
    assert seen[11] == seen[1]


@case("EVO-C092")
def test_energy_stays_and_only_the_marker_goes_at_the_end_of_a_round():
    table = stage("1 ember 0", "2 moss 3 asleep", round=1)
    table.do("action sleep")
    assert table.g.round == 2
    assert (table["moss"].energy, table["moss"].asleep) == (3, False)


@case("EVO-C100")
def test_an_empty_source_is_not_filled_within_the_round():
    table = stage("1 ember 0", "1 quill 0", "2 moss 0", source={"id": "source_01", "lower": 1}, round=1)
    table.do("activate ember", "action gain")
    assert (table.g.lower, table.g.round) == (0, 1)
    table.do("action sleep")
    assert (table.g.lower, table.g.round) == (0, 1)
    table.do("activate ember", "action sleep", "activate quill", "action sleep")
    assert table.g.round == 2
    assert table.g.lower > 0


@case("EVO-C110")
def test_an_empty_table_gives_everybody_a_turn():
    table = stage(hands={1: others(2), 2: others(5)[2:]}, round=1)
    assert (table.seat, table.kind) == (1, "create")
    table.do("create pass")
    assert (table.seat, table.kind, table.g.round) == (2, "create", 1)
    table.do("create pass")
    assert table.g.round == 2


@case("EVO-C107")
def test_a_draw_goes_on_from_the_shuffled_discard_pile():
    held = others(64 - 1 - 10 - 2)
    table = stage("1 ember 1", "2 moss 0 asleep", hands={2: held}, deck=1, discard=10, round=1)
    assert (len(table.g.deck), len(table.g.discard)) == (1, 10)
    table.do("action sleep")
    assert len(table.hand(1)) == 3
    assert len(table.hand(2)) == len(held) + 2
    assert (len(table.g.deck), len(table.g.discard)) == (8 - 2, 0)


@case("EVO-C128")
def test_the_last_card_drawn_shuffles_the_discard_pile_at_once():
    held = others(64 - 4 - 6 - 2)
    table = stage("1 ember 0", "2 moss 0 asleep", hands={2: held}, deck=4, discard=6, round=1)
    table.do("action sleep")
    assert len(table.hand(1)) == 2
    assert len(table.hand(2)) == len(held) + 2
    assert (len(table.g.deck), len(table.g.discard)) == (6, 0)


# -- creating and adding traits ---------------------------------------------------------------------------------


@case("EVO-C025")
def test_a_trait_that_the_creature_has_cannot_be_added():
    table = stage("1 ember 1 flying", REST, hands={1: [card("flying", "toxic")]})
    assert table.options("trait") == [f"{card('flying', 'toxic')}:toxic", "pass"]
    assert table.why_not("trait", f"{card('flying', 'toxic')}:flying").id == "EVO-083"


@case("EVO-C027")
def test_there_is_no_limit_of_different_traits():
    table = stage("1 ember 1 vampire small caring flying toxic", REST, hands={1: [card("pesky", "tailed")]})
    table.do("trait pesky")
    assert table.traits("ember") == ["caring", "flying", "pesky", "small", "toxic", "vampire"]


@case("EVO-C095")
def test_a_new_creature_with_a_new_trait_may_attack_at_once():
    hand = [card("fireproof", "vampire"), card("caring", "fireproof")]
    table = stage("2 moss 1", hands={1: hand})
    table.do(f"create {hand[1]}", "trait vampire", "action attack")
    assert (table.newest(1).energy, table["moss"].energy) == (1, 0)


@case("EVO-C096")
def test_the_new_or_the_old_creature_may_be_activated():
    table = stage("1 ember 1", REST, hands={1: [card("flying", "toxic")]})
    table.do(f"create {card('flying', 'toxic')}")
    assert table.options("activate") == table.names(1)
    assert table.names(1)[0] == "ember"


@case("EVO-C101")
def test_the_other_trait_of_a_card_is_out_of_play():
    table = stage("1 ember 3", REST, hands={1: [card("flying", "small")]})
    table.do("trait flying")
    assert "transmute" not in table.options("action")
    again = stage("1 ember 3", REST, hands={1: [card("flying", "small")]})
    assert "transmute" in again.do("trait small").options("action")


@case("EVO-C104")
def test_traits_tokens_and_transmutations_are_open():
    table = stage("1 ember 2 vampire toxic", REST, won=[1, 0])
    seen = GAME.view(table.g, 1).players[0]
    assert seen.won == 1
    assert seen.creatures[0].energy == 2
    assert sorted(BOX.trait_ids[BOX.halves[half]] for half in seen.creatures[0].row) == ["toxic", "vampire"]
