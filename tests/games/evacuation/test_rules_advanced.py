"""Advanced Actions: the draft of cards, card actions, the end of a turn, levels."""

from __future__ import annotations

import pytest

from boardwright.core.options import complete
from tests.games.evacuation.late import BOX, GAME, NEW, Late


def card(name: str) -> int:
    return int(BOX.cards.ids.index(name))


def dealt(*names: str, seats: int = 2, **options: str) -> Late:
    """A year of Advanced Actions is under way; the first player holds four cards, these among them."""
    late = Late(seats, advanced="on", **options)
    for me in late.g.players:
        late.g.deck += me.cards
        me.cards = []
    late.g.deck.sort()
    for number in [card(name) for name in names]:
        late.g.deck.remove(number)
        late.me.cards.append(number)
    for me in late.g.players:
        while len(me.cards) < 4:
            me.cards.append(late.g.deck.pop())
    late.me.cubes = [9, 9, 9, 9, 9, 9]
    return late


def played(*names: str, power: int = 0, **options: str) -> Late:
    """The first player has these cards face up and so much power of board actions."""
    late = dealt(**options)
    for name in names:
        late.g.deck.remove(card(name))
        late.me.face_up.append(card(name))
    late.me.acted = len(names)
    late.me.power = power
    return late


# -- the draft --------------------------------------------------------------------------------------------------


@pytest.mark.rule("EVA-902")
def test_seven_are_dealt_four_kept_three_put_away():
    late = Late(3, advanced="on")
    assert [len(me.cards) for me in late.g.players] == [7, 7, 7]
    late.run(("card_draft", 0))
    for _ in range(3):
        for seat in range(3):
            late.position.choose(seat, late.position.ask_of(seat).options[0])
    assert [(len(me.cards), len(me.put_away)) for me in late.g.players] == [(4, 3)] * 3
    GAME.audit(late.g)


@pytest.mark.rule("EVA-902")
def test_a_card_is_chosen_once_and_only_from_the_own_hand():
    late = Late(2, advanced="on").run(("card_draft", 0))
    first = late.position.ask_of(0).options[0]
    late.position.choose(0, first)
    ask = late.position.ask_of(0)
    assert first not in ask.options
    assert ask.kind.check(late.g, ask, first).name == "chosen_already"
    assert ask.kind.check(late.g, ask, late.g.players[1].cards[0]).name == "not_in_hand"


@pytest.mark.rule("EVA-909")
def test_in_later_years_cards_are_kept_after_income():
    late = Late(2, advanced="on")
    late.g.year = 2
    late.g.bonuses = late.g.bonuses[1:]
    late.run(("phase", 1))
    assert late.told("produced")
    assert {ask.kind.name for ask in late.position.asks} == {"put_away"}


# -- turns ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EVA-904")
def test_a_board_action_tucks_a_card_whose_text_is_ignored():
    late = dealt("ac02").run(("action_turn", 0)).do("action research", "tuck ac02")
    assert (late.me.tucked, late.me.face_up, late.me.power) == ([card("ac02")], [], 4)


@pytest.mark.rule("EVA-904", "EVA-906")
def test_a_card_is_played_face_up_and_may_be_left_unused():
    late = dealt("ac01").run(("action_turn", 0)).do("action card", "card ac01", "part pass")
    assert (late.me.face_up, late.me.acted, late.me.power) == ([card("ac01")], 1, 0)
    assert len(late.me.cards) == 4


@pytest.mark.rule("EVA-906")
def test_parts_in_either_order():
    late = dealt("ac54").run(("action_turn", 0)).do("action card", "card ac54")
    assert late.options == ["first", "second", "pass"]
    late.do("part second")
    while late.kind == "infrastructure":
        late.position.choose(0, late.ask.options[-1])
    assert (late.kind, late.options) == ("part", ["first", "pass"])


@pytest.mark.rule("EVA-904", "EVA-305")
def test_a_card_action_advances_the_marker_and_pays():
    late = dealt("ac01")
    late.me.acted, late.me.groups = 6, [0, 3, 3, 0]
    late.run(("action_turn", 0)).do("action card", "card ac01", "part pass")
    assert (late.me.acted, late.me.cubes[0]) == (7, 8)


@pytest.mark.rule("INT-24", "EVA-303")
def test_a_card_face_up_is_under_no_group():
    late = dealt("ac01").run(("action_turn", 0)).do("action card", "card ac01", "part pass")
    assert late.me.groups == [0, 0, 0, 0]


@pytest.mark.rule("EVA-905")
def test_extra_cards_are_drawn_and_the_hand_is_four_again():
    late = dealt("ac15").run(("action_turn", 0)).do("action card", "card ac15", "part second")
    late.finish()
    assert (late.kind, len(late.me.cards)) == ("put_away", 6)
    first, second = late.options[:2]
    late.do(f"put_away {first}", f"put_away {second}")
    assert (len(late.me.cards), [BOX.cards.ids[each] for each in late.me.put_away]) == (4, [first, second])


@pytest.mark.rule("INT-62")
def test_an_empty_deck_is_made_of_what_was_put_away():
    late = dealt("ac01")
    late.g.players[1].put_away += late.g.deck
    late.g.deck = []
    late.run(("action_turn", 0)).do("action card", "card ac01", "part pass")
    assert late.told("reshuffled") == [(72,)]
    assert (len(late.me.cards), late.g.players[1].put_away) == (4, [])


@pytest.mark.rule("INT-62")
def test_with_no_card_left_there_is_no_draw():
    late = dealt("ac01")
    late.g.players[1].tucked += late.g.deck
    late.g.players[1].groups = [0, 0, 0, 72]
    late.g.players[1].acted = 72
    late.g.deck = []
    late.run(("action_turn", 0)).do("action card", "card ac01", "part pass")
    assert len(late.me.cards) == 3


@pytest.mark.rule("INT-63")
def test_passing_plays_and_draws_nothing():
    late = dealt().run(("action_turn", 0)).do("action pass")
    assert (len(late.me.cards), late.me.tucked, late.told("drew")) == (4, [], [])


@pytest.mark.rule("EVA-903", "INT-03", "INT-65")
def test_one_group_1_action_a_year():
    late = dealt()
    late.me.acted, late.me.groups = 1, [1, 0, 0, 0]
    late.run(("action_turn", 0))
    assert "gain_infrastructure" not in late.options
    assert late.why_not("gain_infrastructure")[0] == "EVA-903"
    assert "infrastructure" in late.options


# -- levels -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("EVA-907")
def test_power_is_board_actions_and_levels_of_cards():
    """Groups 2 and 3, and cards of level 0, 2 and 4 (one of several)."""
    several = next(name for name, levels in zip(BOX.cards.ids, BOX.cards.powers, strict=True) if levels == [2, 4])
    late = played("ac03", "ac05", several, power=5)
    late.me.groups, late.me.acted = [0, 1, 1, 0], 5
    late.run(("progress", 0))
    assert (late.kind, late.options) == ("level", ["2", "4"])
    assert late.why_not("3")[:2] == ("EVA-907", "not_a_level")
    late.do("level 4")
    assert late.g.steps == 11


@pytest.mark.rule("EVA-907", "INT-64")
def test_the_level_is_chosen_anew_for_the_bonus():
    late = played("ac01", power=15)
    late.g.bonuses = [BOX.bonuses.ids.index("y2"), *[each for each in late.g.bonuses if each != 1][-3:]]
    late.run(("progress", 0), ("bonus", 0)).do("level 2")
    while late.kind != "level":
        late.position.choose(0, late.ask.options[0])
    late.do("level 0")
    assert late.told("level_chosen") == [(0, card("ac01"), 2), (0, card("ac01"), 0)]
    assert late.told("bonus_won") == [(0, 0, 15)]


@pytest.mark.rule("EVA-908", "EVA-703")
def test_bonuses_are_generous():
    late = played(power=3).run(("bonus", 0))
    assert late.told("bonus_won") == [(0, 0, 3)]


@pytest.mark.rule("EVA-904", "EVA-507")
def test_an_effect_lets_a_ship_fly_now_without_energy():
    late = dealt("ac20")
    late.give_ship("s01")
    late.me.cubes[0] = 5
    late.run(("action_turn", 0)).do("action card", "card ac20", "part first", "fly s01", "evacuate l7")
    late.finish()
    assert (late.me.cubes[0], late.me.people, late.me.ships[NEW]) == (5, 1, [0])


@pytest.mark.rule("EVA-505")
def test_an_effect_evacuates_without_a_ship():
    late = dealt("ac27").run(("action_turn", 0)).do("action card", "card ac27", "part first", "evacuate l1")
    assert late.me.factories[3] == 1


@pytest.mark.rule("EVA-004")
def test_an_effect_carries_without_a_ship():
    late = dealt("ac32").run(("action_turn", 0)).do("action card", "card ac32", "part first", "load_stadium st01")
    assert late.me.stadiums == [[], [0]]
    late = dealt("ac26")
    late.me.factories[1], late.me.reserve[1] = 2, 2
    late.run(("action_turn", 0)).do(
        "action card", "card ac26", "part first", "load_factory steel", "load_factory steel"
    )
    assert late.me.factories == [0, 0, 0, 0, 2, 0]


@pytest.mark.rule("INT-61")
@pytest.mark.parametrize("ruling, may_pass", [("may", True), ("must", False)])
def test_may_an_effect_be_declined(ruling, may_pass):
    late = dealt("ac27", effects=ruling).run(("action_turn", 0)).do("action card", "card ac27", "part first")
    assert ("pass" in late.options) is may_pass


@pytest.mark.rule("EVA-901")
@pytest.mark.parametrize("seats, mode", [(1, "points"), (2, "race"), (4, "points")])
def test_it_goes_with_both_modes(seats, mode):
    rule = GAME.why_not_options(complete(GAME, {"advanced": "on", "mode": mode}, seats, BOX), seats)
    assert rule is None
    assert len(Late(seats, advanced="on", mode=mode).me.cards) == 7
