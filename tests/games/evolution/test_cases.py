"""The cases of tests/cases/evolution.jsonl about set-up, rounds, turns, gaining energy and transmuting.

Each test carries the rules of its case; what is expected stands in the case, not in the engine.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from boardwright.core.ask import PASS
from boardwright.core.errors import Malformed
from boardwright.games.evolution.box import TRAITS
from boardwright.games.evolution.state import ATTACK, GAIN
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


def test_the_traits_of_the_tests_are_those_of_the_box():
    assert set(TRAITS) == set(BOX.trait_ids)
