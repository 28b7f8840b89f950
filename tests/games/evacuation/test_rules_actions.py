"""Actions: turns, groups and surcharges, the action track, who pays the energy, passing, the end of the phase."""

from __future__ import annotations

import pytest

from tests.games.evacuation.scenes import BOX, at

# -- turns ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EVA-301", "EVA-307")
def test_one_action_each_in_the_order_of_the_indicator_round_and_round():
    scene = at({}, {}, {}, seats=3, order=[2, 3, 1], turn=2)
    seats = []
    for _ in range(7):
        seats.append(scene.seat)
        scene.do("action research", "research left" if len(seats) < 4 else "research middle")
    assert seats == [1, 2, 0, 1, 2, 0, 1]


@pytest.mark.rule("EVA-308", "EVA-307", "EVA-310")
def test_passing_is_final_and_the_phase_ends_with_the_last():
    scene = at({}, {"ships_old": ["s01"], "old": {"energy": 3}}).do("action pass")
    assert scene.seat == 1
    scene.do("action research", "research left")
    assert (scene.seat, scene.kind) == (1, "action")
    scene.do("action pass")
    assert scene.kind == "fly"
    assert scene.told("passed") == [(0,), (1,)]


@pytest.mark.rule("EVA-311", "EVA-302", "EVA-985")
def test_power_is_the_sum_of_the_group_numbers():
    scene = at({"old": {"food": 1}}, {"passed": True})
    scene.do("action gain_research", "gain old:energy", "research left", "action research", "research left")
    assert (scene.me.power, scene.me.groups, scene.me.acted) == (6, [0, 1, 0, 1], 2)
    scene.do("action pass")
    assert scene.me.power == 6


@pytest.mark.rule(
    "EVA-401", "EVA-402", "EVA-403", "EVA-404", "EVA-405", "EVA-406", "EVA-407", "EVA-408", "EVA-409", "EVA-410"
)
@pytest.mark.parametrize(
    "action,group,power",
    [
        ("gain_infrastructure", 1, 1),
        ("infrastructure", 3, 3),
        ("gain_research", 2, 2),
        ("gain_exchange", 2, 2),
        ("settle", 3, 3),
        ("build_ship", 3, 3),
        ("build_stadium", 3, 3),
        ("prefab", 3, 3),
        ("clone", 3, 3),
        ("research", 4, 4),
    ],
)
def test_each_action_has_its_group_and_its_power(action, group, power):
    rich = {"energy": 9, "steel": 9, "food": 9}
    scene = at({"old": rich, "new": rich, "people": 4, "factories_new": {"steel": 2}}, {"passed": True})
    scene.do(f"action {action}")
    while scene.kind != "action":
        scene.position.choose(scene.seat, scene.ask.options[0])
    assert (scene.me.groups.index(1) + 1, scene.me.power) == (group, power)


@pytest.mark.rule("INT-02")
def test_by_ruling_bare_infrastructure_moves_are_of_group_one():
    for value, groups in (("3", [0, 0, 1, 0]), ("1", [1, 0, 0, 0])):
        scene = at({}, options={"infrastructure_group": value}).do("action infrastructure", "infrastructure pass")
        assert (scene.me.groups, scene.me.power) == (groups, 3)


# -- energy -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("EVA-305", "EVA-304", "INT-01")
@pytest.mark.parametrize("acted,cost", [(0, 0), (5, 0), (6, 1), (9, 1)])
def test_the_seventh_action_and_each_later_one_cost_one_energy(acted, cost):
    groups = [0, min(3, acted), min(3, max(0, acted - 3)), max(0, acted - 6)]
    scene = at({"old": {"energy": 2}, "groups": groups}, {"passed": True})
    scene.do("action gain_infrastructure")
    assert scene.old[0] == 2 - cost


@pytest.mark.rule("INT-01")
@pytest.mark.parametrize("acted,cost", [(0, 0), (1, 0), (2, 1), (3, 2), (4, 3), (5, 3)])
def test_by_ruling_the_track_rises_as_players_report(acted, cost):
    groups = [0, 0, min(3, acted), max(0, acted - 3)]
    scene = at({"old": {"energy": 4}, "groups": groups}, {"passed": True}, options={"costs": "printed"})
    scene.do("action gain_infrastructure")
    assert scene.old[0] == 4 - cost


@pytest.mark.rule("EVA-303")
def test_the_fourth_use_of_a_group_costs_one_energy_more():
    scene = at({"old": {"energy": 3}, "groups": [3, 2, 0, 0]}, {"passed": True})
    scene.do("action gain_infrastructure")
    assert scene.old[0] == 2
    scene = at({"old": {"energy": 3}, "groups": [3, 2, 1, 0]}, {"passed": True})
    scene.do("action gain_infrastructure")
    assert scene.old[0] == 1  # the track's 1 and the surcharge


@pytest.mark.rule("EVA-304")
def test_a_cube_that_the_action_gains_cannot_pay_for_it():
    scene = at({"groups": [3, 0, 0, 0]}, {"passed": True})
    assert "gain_infrastructure" not in scene.options
    assert scene.why_not("gain_infrastructure") == ("EVA-309", "too_little_energy", 0, 1)
    assert "gain_research" in scene.options


@pytest.mark.rule("EVA-309", "INT-18")
def test_who_cannot_pay_any_action_must_pass():
    scene = at({"groups": [2, 2, 2, 0]}, {"ships_old": ["s01"], "old": {"energy": 3}})
    assert (scene.seat, scene.me.passed) == (1, True)


@pytest.mark.rule("INT-18")
def test_by_ruling_one_cost_that_cannot_be_paid_is_enough():
    me = {"groups": [3, 0, 0, 0]}
    assert at(me, {}).seat == 0
    scene = at(me, {}, options={"forced_pass": "any"})
    assert (scene.seat, scene.me.passed) == (1, True)


@pytest.mark.rule("EVA-306")
@pytest.mark.parametrize(
    "markers,left",
    [(["13", "13"], [2, 3]), (["14", "14"], [3, 2])],
)
def test_before_t2_only_ow_pays_and_after_it_only_nw(markers, left):
    me = {"old": {"energy": 3}, "new": {"energy": 3}, "groups": [3, 0, 0, 0], "markers": markers}
    scene = at(me, {"passed": True}, year=2).do("action gain_infrastructure")
    assert [scene.me.cubes[0], scene.me.cubes[3]] == left


@pytest.mark.rule("EVA-306", "EVA-622")
def test_with_one_marker_past_t2_either_world_or_both_pay():
    me = {"old": {"energy": 1}, "new": {"energy": 2}, "groups": [3, 3, 0, 0], "markers": ["14", "13"]}
    scene = at(me, {"passed": True}, year=2).do("action gain_infrastructure")
    assert (scene.kind, scene.options) == ("energy", ["0", "1"])
    assert scene.why_not("2") == ("EVA-306", "share_not_there", 1, 2)
    scene.do("energy 1")
    assert [scene.me.cubes[0], scene.me.cubes[3]] == [0, 1]


@pytest.mark.rule("EVA-309", "EVA-306")
def test_energy_of_the_wrong_world_does_not_help():
    scene = at({"new": {"energy": 9}, "groups": [3, 0, 0, 0]}, {"passed": True})
    assert scene.why_not("gain_infrastructure") == ("EVA-309", "too_little_energy", 0, 1)


@pytest.mark.rule("EVA-304", "EVA-306")
def test_energy_that_the_action_itself_needs_is_not_spent_on_its_cost():
    me = {"old": {"energy": 1}, "new": {"energy": 1}, "groups": [0, 0, 3, 0], "markers": ["14", "13"]}
    scene = at(me | {"factories_old": {"steel": 4, "food": 4}}, {"passed": True}, year=2)
    scene.do("action prefab")
    assert (scene.kind, scene.options) == ("energy", ["0", "1"])
    scene.do("energy 1")
    assert scene.me.factories[3] == 1


@pytest.mark.rule("INT-04")
def test_by_ruling_the_surcharge_may_come_from_either_world():
    me = {"new": {"energy": 1}, "groups": [3, 0, 0, 0]}
    assert "gain_infrastructure" not in at(me, {}).options
    scene = at(me, {}, options={"surcharge": "free"}).do("action gain_infrastructure")
    assert scene.me.cubes[3] == 0


@pytest.mark.rule("EVA-304")
def test_a_technology_pays_the_first_two_energy_of_a_year():
    scene = at({"developed": ["t32b"], "groups": [3, 2, 1, 0]}, {"passed": True})
    scene.do("action gain_infrastructure", "gain old:steel", "infrastructure pass")
    assert (scene.old, scene.me.used[3]) == ([0, 1, 0], 2)
    assert scene.me.passed  # the eighth action would cost 1 energy


# -- what is no action ------------------------------------------------------------------------------------------


@pytest.mark.rule("INT-16", "EVA-405", "EVA-450", "EVA-473", "EVA-470", "EVA-472", "EVA-441", "EVA-460", "EVA-461")
@pytest.mark.parametrize(
    "me,action,rule",
    [
        ({}, "settle", ("EVA-405", "nothing_waits")),
        ({"people": 2}, "settle", ("EVA-450", "no_site_fits")),
        ({"old": {"food": 3}}, "clone", ("EVA-473", "clone_unpaid")),
        ({}, "prefab", ("EVA-470", "prefab_unpaid")),
        ({"factories_old": {"energy": 4, "steel": 4, "food": 4}}, "prefab", ("EVA-472", "all_in_play")),
        ({"research": [5, 5, 5]}, "research", ("EVA-441", "all_developed")),
        ({}, "build_ship", ("EVA-460", "no_ship_payable")),
        ({}, "build_stadium", ("EVA-461", "no_stadium_payable")),
        ({}, "card", ("EVA-904", "no_card_actions")),
    ],
)
def test_an_action_without_any_effect_cannot_be_chosen(me, action, rule):
    scene = at(me, {})
    assert action not in scene.options
    assert scene.why_not(action)[:2] == rule


@pytest.mark.rule("INT-16")
def test_by_ruling_it_can_be_chosen_as_a_blank():
    scene = at({}, {}, options={"blank_action": "on"}).do("action settle")
    assert (scene.seat, scene.me.power) == (1, 3)


@pytest.mark.rule("INT-16", "INT-43")
def test_a_ship_action_is_open_when_only_a_refresh_can_be_paid():
    scene = at({"old": {"energy": 1}}, {"passed": True}).do("action build_ship")
    assert scene.kind == "throw_ship"
    while scene.kind != "action":
        scene.position.choose(scene.seat, scene.ask.options[-1])
    assert (scene.me.power, scene.me.ships) == (3, [[], []])


@pytest.mark.rule("INT-30", "EVA-116")
def test_by_ruling_eight_counters_allow_eight_actions():
    me = {"groups": [2, 2, 2, 2], "old": {"energy": 3}}
    assert at(me, {}).seat == 0
    assert at(me, {}, options={"counters": "8"}).seat == 1


# -- the end of a race ------------------------------------------------------------------------------------------

WINNER = {
    "production": {"energy": 8, "steel": 8, "food": 7},
    "stadiums_new": ["st05", "st06", "st07"],
    "factories_new": {"food": 2},
}


@pytest.mark.rule("EVA-801", "EVA-802", "EVA-455", "INT-17", "INT-35")
def test_once_a_race_is_run_only_those_later_in_the_order_act_once_more():
    scene = at({}, WINNER, {}, seats=3, order=[1, 2, 3], turn=2)
    scene.do("action settle", "settle g1")
    assert scene.g.trigger == 1
    assert (scene.kind, scene.seat) == ("action", 2)
    scene.do("action research", "research left")
    assert scene.kind == "lowest"
    assert scene.g.players[2].acted == 1


@pytest.mark.rule("EVA-802")
def test_who_has_passed_takes_no_last_action():
    scene = at(WINNER, {"passed": True, "ships_old": ["s01"], "old": {"energy": 2}}).do("action settle", "settle g1")
    assert (scene.kind, scene.seat) == ("fly", 1)


@pytest.mark.rule("EVA-802", "INT-34")
def test_after_the_last_transport_the_game_is_over():
    scene = at(WINNER, {"passed": True, "ships_old": ["s01"], "old": {"energy": 2}}).do("action settle", "settle g1")
    scene.do("fly pass").finish()
    while scene.position.asks:
        scene.position.choose(scene.seat, scene.ask.options[0])
    assert (scene.g.ended, scene.g.year) == (True, 1)


@pytest.mark.rule("EVA-820")
def test_in_points_mode_nobody_triggers_anything():
    scene = at(WINNER, {}, options={"mode": "points"}).do("action settle", "settle g1")
    assert scene.g.trigger == -1


@pytest.mark.rule("INT-55", "EVA-801")
def test_a_second_player_who_gets_there_changes_nothing():
    second = {key: value for key, value in WINNER.items() if key != "stadiums_new"}
    scene = at(WINNER, second | {"stadiums_new": ["st08", "st09", "st10"]}).do("action settle", "settle g1")
    scene.do("action settle")
    assert scene.g.players[1].production == [8, 8, 9]
    assert (scene.g.trigger, len(scene.told("triggered"))) == (0, 1)


@pytest.mark.rule("INT-56")
def test_the_last_action_may_be_left_out_or_by_ruling_not():
    for value, free in (("may", True), ("must", False)):
        scene = at(WINNER, {}, options={"last_action": value}).do("action settle", "settle g1")
        assert ("pass" in scene.options) is free


# -- Advanced Actions -------------------------------------------------------------------------------------------


@pytest.mark.rule("EVA-904")
def test_a_board_action_takes_a_hand_card_face_down():
    cards = ["ac01", "ac02", "ac03", "ac04"]
    scene = at({"cards": cards}, {}, options={"advanced": "on"}).do("action research")
    assert (scene.kind, scene.options) == ("tuck", cards)
    scene.do("tuck ac02", "research left")
    assert ([BOX.cards.ids[each] for each in scene.me.tucked], scene.me.groups) == (["ac02"], [0, 0, 0, 1])
    assert len(scene.me.cards) == 4


@pytest.mark.rule("EVA-904", "EVA-906", "INT-24", "EVA-907")
def test_a_card_action_lies_under_no_group():
    scene = at({"cards": ["ac73"]}, {}, options={"advanced": "on"}).do("action card", "card ac73", "part first")
    scene.do("gain old:steel", "gain old:food", "gain new:food")
    assert (scene.seat, scene.old, scene.new) == (1, [0, 1, 1], [0, 0, 1])
    assert (scene.me.groups, scene.me.acted, scene.me.power) == ([0] * 4, 1, 0)
    assert [BOX.cards.ids[each] for each in scene.me.face_up] == ["ac73"]


@pytest.mark.rule("EVA-906")
def test_the_parts_of_a_card_go_in_either_order_or_alone():
    card = "ac11"  # gain 1 food / settle
    me = {"cards": [card], "people": 1, "new": {"steel": 1}}
    scene = at(me, {}, options={"advanced": "on"}).do("action card", f"card {card}")
    assert scene.options == ["first", "second", "pass"]
    scene.do("part second", "settle f2")
    assert (scene.kind, scene.options) == ("part", ["first", "pass"])
    assert scene.why_not("second")[:2] == ("EVA-906", "part_done")
    scene.do("part pass")
    assert (scene.seat, scene.me.production, scene.me.cubes[2] + scene.me.cubes[5]) == (1, [0, 0, 2], 0)


@pytest.mark.rule("EVA-906")
def test_a_part_without_effect_is_not_offered_and_a_card_may_do_nothing():
    scene = at({"cards": ["ac11"]}, {}, options={"advanced": "on"}).do("action card", "card ac11")
    assert scene.options == ["first", "pass"]
    assert scene.why_not("second")[:2] == ("EVA-906", "part_without_effect")
    scene.do("part pass")
    assert (scene.seat, scene.me.acted) == (1, 1)


@pytest.mark.rule("EVA-903", "INT-65")
def test_group_one_is_used_once_a_year():
    scene = at({"groups": [1, 0, 0, 0]}, {}, options={"advanced": "on"})
    assert scene.why_not("gain_infrastructure") == ("EVA-903", "low_group_used", 1, 1)
    scene = at({"groups": [1, 0, 0, 0]}, {}, options={"advanced": "on", "infrastructure_group": "1"})
    assert scene.why_not("infrastructure")[:2] == ("EVA-903", "low_group_used")
    assert "infrastructure" in at({"groups": [1, 0, 0, 0]}, {}, options={"advanced": "on"}).options


@pytest.mark.rule("INT-03")
def test_by_ruling_it_is_never_used():
    scene = at({}, {}, options={"advanced": "on", "low_actions": "never"})
    assert scene.why_not("gain_infrastructure")[:2] == ("INT-03", "low_group_closed")


@pytest.mark.rule("EVA-904")
def test_a_card_action_pays_the_track_but_no_surcharge():
    me = {"old": {"energy": 2}, "groups": [0, 3, 3, 3]}
    scene = at(me | {"cards": ["ac79"]}, {}, options={"advanced": "on"}).do("action card", "card ac79")
    assert scene.old[0] == 1


@pytest.mark.rule("INT-78", "EVA-963")
def test_the_solo_cards_act_last_in_a_game_of_two():
    scene = at({}, {}, order=[2, 1], turn=2, options={"solo_cards": "on"})
    scene.do("action research", "research left", "action research", "research left")
    assert (scene.seat, len(scene.g.solo_played)) == (1, 1)
