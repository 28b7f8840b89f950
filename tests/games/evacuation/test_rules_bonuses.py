"""Year-end bonuses and cleanup."""

from __future__ import annotations

import pytest

from boardwright.games.evacuation.vocabulary import BONUS_TOLERANCE
from tests.games.evacuation.late import BOX, Late


def year(power: int, tolerance: int = 0, **options: str) -> Late:
    """The first player has so much power; the year's card is y2 with 15 and 19."""
    late = Late(2, **options)
    number = BOX.bonuses.ids.index("y2")
    late.g.bonuses = [number, *[each for each in late.g.bonuses if each != number][-3:]]
    late.me.power = power
    late.me.modifiers[BONUS_TOLERANCE] = tolerance
    return late.run(("bonus", 0))


@pytest.mark.rule("EVA-701", "EVA-702")
@pytest.mark.parametrize("power, won", [(14, []), (15, [0]), (16, []), (18, []), (19, [1]), (20, [])])
def test_strict_needs_the_very_number(power, won):
    assert [which for _, which, _ in year(power).told("bonus_won")] == won


@pytest.mark.rule("EVA-703")
@pytest.mark.parametrize("power, won", [(0, [0]), (15, [0]), (16, [1]), (19, [1]), (20, [])])
def test_generous_gives_the_first_number_not_exceeded(power, won):
    assert [which for _, which, _ in year(power, bonus="generous").told("bonus_won")] == won


@pytest.mark.rule("EVA-702")
def test_what_is_missed_is_told():
    assert year(16).told("bonus_missed") == [(0, 16)]


@pytest.mark.rule("INT-01", "EVA-701")
def test_the_numbers_belong_to_the_profile_of_costs():
    assert year(8, costs="printed").told("bonus_won") == [(0, 0, 8)]


@pytest.mark.rule("EVA-705", "INT-66")
@pytest.mark.parametrize("ruling, people", [("1", 1), ("2", 2)])
def test_the_free_clone_of_a_bonus(ruling, people):
    late = year(15, bonus_clone=ruling).do("gain new:food")
    assert (late.me.people, late.me.cubes[5]) == (people, 1)


@pytest.mark.rule("EVA-702")
def test_a_tolerant_technology_lets_one_choose_where_both_numbers_are_near():
    late = year(17, tolerance=2)
    assert (late.kind, late.options) == ("bonus", ["low", "high"])
    late.do("bonus high")
    assert late.told("bonus_won") == [(0, 1, 17)]


# -- cleanup ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("EVA-711", "EVA-713")
def test_the_counter_the_card_and_the_markers():
    late = Late(2)
    second = late.g.bonuses[1]
    late.me.acted, late.me.groups, late.me.power, late.me.passed = 3, [1, 1, 1, 0], 6, True
    late.me.used = [1, 1, 1, 1]
    late.run(("cleanup", 0))
    assert (late.g.year, late.g.bonuses[0], len(late.g.bonuses)) == (2, second, 3)
    assert (late.me.acted, late.me.groups, late.me.power, late.me.passed) == (0, [0, 0, 0, 0], 0, False)
    assert late.me.used == [0, 0, 0, 0]


@pytest.mark.rule("EVA-712")
def test_the_item_at_the_x_goes_under_its_deck():
    late = Late(2)
    before = [row[:] for row in late.g.rows]
    late.run(("cleanup", 0))
    for row in range(3):
        assert late.g.rows[row][:2] == before[row][1:]
        assert late.g.under[row] == [before[row][0]]
        assert len(late.g.rows[row]) == 3


@pytest.mark.rule("EVA-909")
def test_action_cards_played_go_back_and_seven_are_held():
    late = Late(2, advanced="on")
    me = late.me
    for place in (me.face_up, me.tucked, me.put_away):
        place.append(me.cards.pop())
    me.acted, me.groups = 2, [0, 1, 0, 0]
    for other in late.g.players[1:]:
        late.g.deck += other.cards[4:]
        other.cards = other.cards[:4]
    late.run(("cleanup", 0))
    assert (me.face_up, me.tucked, me.put_away) == ([], [], [])
    assert [len(player.cards) for player in late.g.players] == [7, 7]
    assert len(late.g.deck) == 66


@pytest.mark.rule("INT-19", "EVA-804", "EVA-201")
def test_after_year_four_bonuses_are_won_but_nothing_is_cleaned_up():
    late = Late(2)
    late.g.year = 4
    late.g.bonuses = late.g.bonuses[-1:]
    late.me.power = late.g.players[1].power = BOX.bonuses.low[late.g.bonuses[0]]
    late.run(("phase", 6))
    assert late.told("bonus_won")
    late.finish()
    assert (late.g.year, late.told("cleaned_up")) == (4, [])
