"""Solo: the opponent's cards, the order of three civilizations, their progress; and the cards in a game of two."""

from __future__ import annotations

import pytest

from boardwright.games.evacuation.rules.order import turn_order
from boardwright.games.evacuation.rules.solo import opponent_progress, shuffle_solo_cards, take_opponents_turn
from tests.games.evacuation.late import BOX, GAME, NEW, Late, space

A1, A2, A3, A4, A5, A6, A7 = range(7)


def facing(card: int, number: int, year: int = 1, **options: str) -> Late:
    """The opponent's top card is this one, and the card under it shows this number (X is 4)."""
    late = Late(1, **options)
    late.g.year = year
    late.g.bonuses = late.g.bonuses[year - 1 :]
    under = next(each for each in range(7) if each != card and BOX.solo.numbers[each] == number)
    late.g.solo_deck = [card, under]
    late.g.solo_played = [each for each in range(7) if each not in (card, under) and not BOX.solo.late[each]]
    late.g.solo_number = BOX.solo.numbers[card]
    return late


def acted(late: Late) -> Late:
    take_opponents_turn(late.g)
    GAME.audit(late.g)
    return late


# -- the deck ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("EVA-956", "INT-38")
@pytest.mark.parametrize("year, ruling, cards", [(1, "off", 6), (2, "off", 6), (3, "off", 7), (4, "on", 6)])
def test_the_deck_of_a_year(year, ruling, cards):
    late = Late(1, solo_reference=ruling)
    late.g.year = year
    shuffle_solo_cards(late.g)
    assert len(late.g.solo_deck) == cards
    assert (A7 in late.g.solo_deck) is (year >= 3)


@pytest.mark.rule("EVA-956", "EVA-957", "EVA-958")
@pytest.mark.parametrize("year, turns", [(1, 5), (3, 6)])
def test_all_but_the_last_card_are_played(year, turns):
    late = Late(1)
    late.g.year, late.g.bonuses = year, late.g.bonuses[year - 1 :]
    shuffle_solo_cards(late.g)
    late.g.phase = 2
    late.run(("action_turn", 0)).do("action pass")
    assert len(late.told("solo_turned")) == turns
    assert late.told("opponent_passed") == [()]
    assert late.g.solo_number == BOX.solo.numbers[late.g.solo_deck[0]]


@pytest.mark.rule("EVA-957", "INT-72")
def test_the_card_turned_over_has_the_number_that_was_seen():
    for seed in range(20):
        late = Late(1, seed=seed)
        seen = late.g.solo_number
        take_opponents_turn(late.g)
        assert BOX.solo.numbers[late.g.solo_played[-1]] == seen


@pytest.mark.rule("INT-72")
def test_by_ruling_the_number_is_seen_only_after_a_card_was_turned():
    late = Late(1, solo_number="hidden")
    assert late.g.solo_number == 0
    take_opponents_turn(late.g)
    assert late.g.solo_number in (1, 2, 3, 4)


# -- its actions ------------------------------------------------------------------------------------------------


@pytest.mark.rule("EVA-959")
def test_ship_n_goes_under_its_stack():
    late = facing(A1, 2)
    row = late.g.rows[0][:]
    acted(late)
    assert (late.g.rows[0][:2], late.g.under[0]) == ([row[0], row[2]], [row[1]])


@pytest.mark.rule("EVA-959")
def test_both_actions_of_a_card_use_the_same_number():
    late = facing(A6, 1)
    ships, cards = late.g.rows[0][:], late.g.rows[2][:]
    acted(late)
    assert (late.g.under[0], late.g.under[2]) == ([ships[0]], [cards[0]])


@pytest.mark.rule("EVA-957", "EVA-959")
def test_stadium_n_is_taken_beside_the_board():
    late = facing(A3, 2)
    row = late.g.rows[1][:]
    acted(late)
    assert (late.g.taken, late.g.rows[1][:2]) == ([row[1]], [row[0], row[2]])


@pytest.mark.rule("EVA-957")
def test_x_is_no_place_of_a_row():
    late = facing(A1, 4)
    row = late.g.rows[0][:]
    acted(late)
    assert (late.g.rows[0], late.g.under[0], late.told("solo_nothing")) == (row, [], [()])


@pytest.mark.rule("INT-76")
def test_a_place_of_the_row_that_is_empty():
    late = facing(A3, 3)
    late.g.under[1] += late.g.piles[1]
    late.g.piles[1] = []
    late.g.taken, late.g.under[1] = late.g.under[1] + [late.g.rows[1].pop()], []
    before = late.g.taken[:]
    acted(late)
    assert (late.g.taken, late.told("solo_nothing")) == (before, [()])


@pytest.mark.rule("EVA-960", "INT-73")
@pytest.mark.parametrize("number, ruling, inward", [(1, "edge", 0), (2, "edge", 1), (4, "edge", 3), (1, "next", 1)])
def test_it_settles_along_the_edge_and_then_inward(number, ruling, inward):
    late = facing(A5, number, solo_inward=ruling)
    start = late.g.solo_tile
    acted(late)
    assert late.g.solo_tile == (start + number) % 18
    arrow = BOX.map.arrows[(2 * late.g.solo_tile + 1) * 5 :][:5]
    assert [number for number, owner in enumerate(late.g.owner) if owner == 1] == [arrow[inward]]


@pytest.mark.rule("EVA-960")
def test_a_settled_site_stays_as_it_is():
    late = facing(A4, 1)
    goal = BOX.map.arrows[(2 * ((late.g.solo_tile + 1) % 18)) * 5]
    late.g.owner[goal] = 1
    acted(late)
    assert late.told("opponent_blocked") == [(goal,)]
    assert late.g.owner.count(1) == 1


@pytest.mark.rule("EVA-952", "INT-79")
@pytest.mark.parametrize("year, shown", [(1, False), (2, False), (3, True)])
def test_stadiums_with_many_faces_stay_out_until_year_three(year, shown):
    late = Late(1)
    late.g.year, late.g.bonuses = year, late.g.bonuses[year - 1 :]
    big = [each for each in range(4, 21) if BOX.stadiums.faces[each] >= 4]
    assert not set(late.g.rows[1]) & set(big)
    small = [each for each in range(4, 21) if each not in big and each not in late.g.rows[1]]
    late.g.piles[1], late.g.under[1] = [], big[:]
    late.g.taken = small
    late.g.solo_deck, late.g.solo_number = [A3, A1], 3
    late.g.phase = 2
    acted(late)
    assert bool(set(late.g.rows[1]) & set(big)) is shown
    assert len(late.g.rows[1]) == (3 if shown else 2)


@pytest.mark.rule("INT-79", "EVA-712")
def test_the_gap_is_filled_when_year_three_begins():
    late = Late(1)
    late.g.year, late.g.bonuses = 2, late.g.bonuses[1:]
    big = [each for each in range(4, 21) if BOX.stadiums.faces[each] >= 4]
    late.g.taken = [each for each in range(4, 21) if each not in big]
    late.g.rows[1], late.g.piles[1], late.g.under[1] = [], [], big[:]
    late.run(("cleanup", 0))
    assert len(late.g.rows[1]) == 3


# -- order ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EVA-951", "INT-70")
def test_you_begin_before_opponent_and_extra():
    assert Late(1).g.order == [0, 1, 2]
    assert {tuple(Late(1, seed=seed, solo_order="random").g.order) for seed in range(12)} == {(0, 1, 2), (0, 2, 1)}


@pytest.mark.rule("EVA-953", "INT-75", "INT-39")
@pytest.mark.parametrize(
    "mine, theirs, before, after",
    [
        (7, 6, [1, 2, 0], [0, 1, 2]),
        (5, 6, [0, 1, 2], [1, 0, 2]),
        (4, 6, [0, 1, 2], [1, 0, 2]),
        (3, 6, [0, 1, 2], [1, 2, 0]),
        (6, 6, [0, 1, 2], [1, 0, 2]),
        (6, 6, [1, 0, 2], [0, 1, 2]),
        (6, 6, [1, 2, 0], [0, 1, 2]),
    ],
)
def test_the_order_of_three(mine, theirs, before, after):
    assert solo_order(mine, theirs, before) == after


@pytest.mark.rule("INT-75")
def test_equal_while_third_by_ruling_to_second():
    assert solo_order(6, 6, [1, 2, 0], solo_tie="second") == [1, 0, 2]


def solo_order(mine: int, theirs: int, before: list[int], **options: str) -> list[int]:
    late = Late(1, **options)
    late.me.stadiums = [[], []]
    late.me.happy = mine
    faces = {1: "st05", 2: "st07", 3: "st12", 4: "st17", 5: "st20"}
    wanted = {6: [5, 1]}[theirs]
    late.g.taken = [BOX.stadiums.ids.index(faces[each]) for each in wanted]
    late.g.order = before
    turn_order(late.g, 0)
    found: list[int] = late.g.order
    return found


# -- progress ---------------------------------------------------------------------------------------------------


def advanced(rival: int, year: int, number: int, rivals: list[int], **options: str) -> list[int]:
    """The markers of both rivals after one of them moved; the year's card is y2 with 15 and 19."""
    late = Late(1, **options)
    late.g.year = year
    late.g.bonuses[0] = BOX.bonuses.ids.index("y2")
    late.g.solo_number = number
    late.g.rivals = rivals
    opponent_progress(late.g, rival)
    found: list[int] = late.g.rivals
    return found


@pytest.mark.rule("EVA-961")
@pytest.mark.parametrize("rival, year, steps", [(1, 1, 19), (2, 1, 15), (1, 2, 19), (2, 2, 19), (2, 3, 15)])
def test_how_far_they_move(rival, year, steps):
    found = advanced(rival, year, 3, [0, 0, 0, 0])
    mine = found[2 * (rival - 1) : 2 * rival]
    assert sum(each // 3 for each in mine) == steps
    assert sum(found) == sum(mine)


@pytest.mark.rule("EVA-961", "INT-77")
def test_the_leading_marker_moves_the_number_of_the_card_left_over():
    assert advanced(1, 1, 4, [space(2), space(5), 0, 0]) == [space(17, 1), space(9, 1), 0, 0]
    assert advanced(1, 1, 4, [0, 0, 0, 0])[:2] == [space(4, 1), space(15, 1)]


@pytest.mark.rule("INT-71")
def test_steps_past_the_end_go_to_the_other_marker():
    assert advanced(1, 1, 1, [space(36), space(20), 0, 0])[:2] == [space(36, 1), space(36)]
    assert advanced(1, 1, 4, [space(34), space(0), 0, 0])[:2] == [space(36, 1), space(17, 1)]


@pytest.mark.rule("INT-71")
@pytest.mark.parametrize("ruling, lane", [("side", 1), ("passing", 0)])
def test_they_take_the_side_space_if_it_is_free(ruling, lane):
    assert advanced(2, 1, 2, [space(2), 0, 0, 0], solo_lane=ruling)[2] == space(2, lane)
    assert advanced(2, 1, 2, [space(2, 1), 0, 0, 0], solo_lane=ruling)[2] == space(2, 0)


@pytest.mark.rule("EVA-954", "EVA-613")
def test_only_one_side_lane_is_open():
    late = Late(1)
    late.me.markers = [space(3), space(3)]
    late.g.rivals = [space(3, 1), 0, 0, 0]
    late.run(("progress", 0))
    assert late.kind == ""
    assert late.me.markers == [space(3), space(3)]


@pytest.mark.rule("EVA-951", "EVA-610", "EVA-704")
def test_all_three_move_in_the_order_and_you_alone_have_a_bonus():
    late = Late(1)
    late.g.order = [1, 2, 0]
    late.g.solo_deck, late.g.solo_number = [0], 1
    late.run(("phase", 5))
    moved = [name for name, _, _ in late.g.notes if name in ("rival_advanced", "advanced")]
    assert moved[:4] == ["rival_advanced"] * 4
    assert moved[4:] == ["advanced", "advanced"]


# -- goals and points -------------------------------------------------------------------------------------------


@pytest.mark.rule("EVA-955")
def test_two_piles_are_switched_after_each_goal_kept():
    late = Late(1).run(("goal_draft", 0))
    first = late.g.packets[0][:]
    assert (len(first), late.kind) == (4, "keep")
    late.position.choose(0, first[0])
    second = late.g.packets[0][:]
    assert (len(second), not set(second) & set(first)) == (3, True)
    late.position.choose(0, second[0])
    third = late.g.packets[0][:]
    assert (len(third), set(third) < set(first[1:])) == (2, True)
    late.position.choose(0, third[0])
    assert (late.kind, len(late.me.goals), set(late.me.goals) - set(first) < set(second)) == ("give_up", 4, True)
    gone = late.me.goals[2]
    late.position.choose(0, gone)
    assert len(late.me.goals) == 3
    assert gone in late.g.goals_out
    GAME.audit(late.g)


@pytest.mark.rule("EVA-962", "INT-74")
@pytest.mark.parametrize(
    "mine, theirs, ruling, points",
    [
        (["st20", "st05", "st06"], ["st21", "st07"], "stadiums", 4),
        (["st12", "st05", "st06"], ["st20", "st07"], "stadiums", 0),
        (["st20", "st17"], ["st05"], "stadiums", 0),
        (["st20", "st17"], ["st05"], "plain", 4),
    ],
)
def test_points_for_faces(mine, theirs, ruling, points):
    late = Late(1, solo_faces=ruling)
    late.give_stadiums(NEW, *mine)
    late.g.taken = [BOX.stadiums.ids.index(each) for each in theirs]
    found = {rule.name: number for rule, number in GAME.result(late.g).sheets[0]}
    assert found.get("solo_faces", 0) == points


# -- the cards in a game of two ---------------------------------------------------------------------------------


@pytest.mark.rule("EVA-963", "INT-78")
def test_the_third_player_acts_last_and_in_no_other_phase():
    late = Late(2, solo_cards="on")
    late.g.phase = 2
    late.run(("phase", 2))
    first, second = late.g.order
    assert (late.seat, late.told("solo_turned")) == (first, [])
    late.do("action pass")
    assert (late.seat, late.told("solo_turned")) == (second, [])
    late.do("action pass")
    assert len(late.told("solo_turned")) == 5
    assert late.g.rivals == []


@pytest.mark.rule("INT-78")
def test_by_ruling_the_third_player_stands_on_indicator_and_track():
    late = Late(2, solo_cards="on", third="full")
    assert (sorted(late.g.order), late.g.rivals) == ([0, 1, 2], [0, 0])
    late.g.taken = [BOX.stadiums.ids.index("st20")]
    late.g.order = [0, 1, 2]
    turn_order(late.g, 0)
    assert late.g.order[0] == 2


@pytest.mark.rule("EVA-963")
def test_it_blocks_sites():
    late = Late(2, solo_cards="on")
    late.g.solo_deck, late.g.solo_number = [A4, A1], 4
    late.g.solo_played = [A2, A3, A5, A6]
    acted(late)
    taken = late.g.owner.index(2)
    assert late.g.owner.count(2) == 1
    late.me.people, late.me.cubes[4], late.me.factories = 9, 9, [0, 0, 0, 3, 3, 3]
    late.me.reserve = [1, 1, 1]
    late.run(("action_turn", 0)).do("action settle")
    assert late.why_not(BOX.map.ids[taken])[:2] == ("EVA-450", "site_settled")
