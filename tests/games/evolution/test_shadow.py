"""The solo game: what the chapter tests beside this file leave over."""

from __future__ import annotations

import pytest

from boardwright.games.evolution.state import SHADOW
from tests.games.evolution.staging import BOX, card, opened, others, stage

DRY = {"id": "source_01", "lower": 0}


def shadow_turn(*creatures, choice, **scene):
    """The table when the human is asked after a turn of the Shadow; ember is the human's."""
    hand = {1: others(1)}
    return stage("1 ember 1", *creatures, seats=1, turn=2, choices=[choice], **{"hands": hand} | scene)


@pytest.mark.rule("EVO-185", "EVO-040")
def test_the_human_may_exchange_once_a_round():
    table = opened(1)
    hand = table.hand(1)
    table.do("exchange yes")
    assert (len(table.hand(1)), table.hand(1) != hand) == (5, True)
    assert table.kind != "exchange"


@pytest.mark.rule("EVO-186", "EVO-197")
def test_the_round_runs_until_the_humans_creatures_sleep():
    table = stage("1 ember 1", "2 moss 1", "2 pip 1", seats=1, round=3, choices=["waiting"])
    table.do("action sleep")
    assert table.g.round == 4


@pytest.mark.rule("EVO-197", "EVO-153")
def test_only_the_human_draws():
    table = stage("1 ember 1", "2 moss 1", seats=1, round=3).do("action sleep")
    assert len(table.hand(1)) == 3
    assert table.g.players[SHADOW].hand == []


@pytest.mark.rule("EVO-189")
def test_all_choice_cards_are_shuffled_when_none_is_left():
    table = shadow_turn("2 moss 1", choice="waiting", source=DRY)
    assert (table.g.choices, len(table.g.choices_used)) == ([], 7)
    table.do("create pass", "trait pass", "action sleep", "exchange pass")
    assert (len(table.g.choices), len(table.g.choices_used)) == (6, 1)


@pytest.mark.rule("EVO-191", "EVO-192")
@pytest.mark.parametrize(
    "choice, source, outcome",
    [
        ("drinking", {"id": "source_01", "lower": 2}, {"moss": (3, False), "pip": (1, False), "quill": (2, False)}),
        ("waiting", {"id": "source_01", "lower": 2}, {"moss": (3, True), "pip": (0, False), "quill": (2, False)}),
        ("ripening", {"id": "source_01", "lower": 2}, {"moss": (4, False), "pip": (0, False), "quill": (2, False)}),
        ("ripening", DRY, {"moss": (3, True), "pip": (0, False), "quill": (2, False)}),
    ],
)
def test_who_acts_and_does_the_first_that_is_possible(choice, source, outcome):
    table = shadow_turn("2 pip 0", "2 moss 3", "2 quill 2", choice=choice, source=source)
    assert {name: (table[name].energy, table[name].asleep) for name in outcome} == outcome


@pytest.mark.rule("EVO-191")
def test_the_hunter_has_most_attacking_traits_and_of_equals_the_oldest_acts():
    table = shadow_turn("2 pip 3", "2 moss 0 vampire soporific", "2 quill 1 vampire", choice="hunting", source=DRY)
    assert [table[name].asleep for name in ("pip", "moss", "quill")] == [False, True, False]
    equal = shadow_turn("2 pip 1", "2 moss 1", choice="drinking", source=DRY)
    assert [equal[name].asleep for name in ("pip", "moss")] == [True, False]


@pytest.mark.rule("EVO-191")
def test_of_equal_energy_the_traits_decide_who_is_fullest_or_emptiest():
    three = ["2 pip 1 small", "2 moss 1 small toxic", "2 quill 1 small"]
    table = shadow_turn(*three, choice="waiting", source=DRY)
    assert [table[name].asleep for name in ("pip", "moss", "quill")] == [False, True, False]
    table = shadow_turn("2 pip 1 small toxic", "2 moss 1", "2 quill 1 small", choice="drinking", source=DRY)
    assert [table[name].asleep for name in ("pip", "moss", "quill")] == [False, True, False]


@pytest.mark.rule("EVO-190")
def test_a_card_with_two_traits_that_are_there_is_discarded():
    double = card("astral", "toxic")
    table = shadow_turn("2 moss 1 astral toxic", choice="sprouting", deck=[double])
    assert table.traits("moss") == ["astral", "toxic"]
    assert [BOX.card_ids[each] for each in table.g.discard] == [double]
    second = shadow_turn("2 moss 1 astral", choice="sprouting", deck=[double])
    assert second.traits("moss") == ["astral", "toxic"]


@pytest.mark.rule("EVO-193")
def test_its_fire_comes_before_its_other_attacking_traits():
    scene = {"choices": ["lurking"], "source": DRY, "seats": 1, "turn": 2, "hands": {1: others(1)}}
    table = stage("1 ember 2 many_eyed", "2 moss 0 fire_breathing vampire", **scene, deck=[card("caring", "pesky")])
    assert ([table[name].energy for name in ("ember", "moss")], table.traits("ember")) == ([1, 2], [])


@pytest.mark.rule("EVO-194", "EVO-196")
@pytest.mark.parametrize("trait, left", [("toxic", (2, 2)), ("flying", (1, 3))])
def test_it_gains_from_the_upper_part_if_it_may(trait, left):
    above = {"id": "source_06", "lower": 2, "upper": 3}
    table = shadow_turn(f"2 moss 1 {trait}", choice="drinking", source=above)
    assert (table.g.lower, table.g.upper) == left
    assert table["moss"].energy == 2


@pytest.mark.rule("EVO-196")
def test_it_uses_tailed_at_once_and_caring_only_when_full():
    table = shadow_turn("2 moss 1 tailed caring", "2 pip 2", choice="drinking")
    assert (table["moss"].energy, table["pip"].energy, table.traits("moss")) == (3, 2, ["caring"])
    full = shadow_turn("2 moss 4 caring asleep", "2 pip 4 caring", "2 quill 2", "2 sedge 3", choice="ripening")
    assert full.position.over
    cared = shadow_turn("2 moss 4 caring", "2 quill 2 asleep", "2 sedge 3 asleep", choice="drinking")
    assert [cared[name].energy for name in ("moss", "quill", "sedge")] == [4, 2, 4]


@pytest.mark.rule("EVO-196")
def test_it_frightens_the_richest_hunter_and_copies_small_or_the_opener():
    table = shadow_turn(
        "1 burr 2 vampire", "1 fern 3 small toxic", "2 moss 1 frightening", choice="drinking", source=DRY
    )
    assert [table[name].barred for name in ("ember", "burr", "fern")] == [0, 1, 0]
    small = shadow_turn("1 fern 3 small", "2 moss 3 shapeshifter", choice="waiting", source=DRY)
    assert small.position.over
    assert small.g.winner == SHADOW
    above = {"id": "source_06", "lower": 0, "upper": 3}
    opener = shadow_turn("1 fern 0 toxic", "2 moss 1 shapeshifter", choice="drinking", source=above)
    assert (opener["moss"].energy, opener.g.upper) == (2, 2)


@pytest.mark.rule("EVO-193")
def test_its_prey_is_where_most_succeeds_then_the_richest():
    table = shadow_turn("1 fern 3 many_eyed", "1 burr 2", "2 moss 1 vampire soporific", choice="drinking", source=DRY)
    assert [table[name].energy for name in ("ember", "fern", "burr", "moss")] == [1, 3, 1, 3]
    assert table["burr"].asleep


@pytest.mark.rule("EVO-195", "EVO-230")
def test_its_vengeful_takes_the_first_trait_of_its_order():
    table = stage("1 ember 1 vampire small", "2 moss 1 vengeful", "2 pip 0", seats=1, choices=["waiting"])
    table.do("action attack", "target moss")
    assert BOX.trait_ids[BOX.priority[0]] == "small"
    assert table.traits("ember") == ["vampire"]


@pytest.mark.rule("EVO-199", "EVO-181")
def test_it_is_never_asked():
    table = opened(1, seed=11)
    for _ in range(300):
        if table.position.over:
            break
        assert table.seat == 1
        table.choose(table.ask.options[len(table.asked) % len(table.ask.options)])
    assert "action" in table.asked
