"""Phases 5, 7 and 8: sites, weather, events, era scoring, income."""

from __future__ import annotations

import pytest

from boardwright.games.civolution.names import BEGIN_ERA, END_ERA, ERA_SCORING, EVENT, FINAL_SCORING, INCOME, WEATHER
from boardwright.games.civolution.rules.events import (
    BEYOND,
    era_scoring,
    event_phase,
    meet_weather,
    next_starter,
    resolve_event,
)
from boardwright.games.civolution.rules.phases import end_era, income, income_phase
from boardwright.games.civolution.rules.site_effects import site_phase
from boardwright.games.civolution.vocabulary import EXPANSION, POPULATION, PRESTIGE
from boardwright.games.civolution.vocabulary_abilities import COLD, HOT, MILD, RAIN, WARM
from tests.games.civolution.tables import BOX, Table

# -- sites ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CIV-520")
@pytest.mark.parametrize("food,left", [(0, 0), (1, 0), (5, 3)])
def test_each_gorge_takes_a_food_of_those_next_to_it(food, left):
    table = Table().has(food=food).has(seat=1, food=4).no_tribes(1)
    table.site("gorge", "b_forest")
    table.site("gorge", "b_forest")
    table.run(site_phase, 0)
    assert (table.count("food"), table.count("food", 1)) == (left, 4)


@pytest.mark.rule("CIV-520", "CIV-521", "CIV-962")
def test_an_ability_protects_from_glaciers():
    table = Table().column(1, "b23")
    table.site("glacier", "b_forest")
    table.run(site_phase, 0)
    assert (sum(table.me.strong), sum(table.g.players[1].strong)) == (2, 1)


@pytest.mark.rule("CIV-521", "CIV-948")
def test_a_glacier_lays_down_a_strong_tribe_of_the_players_choice():
    table = Table().tribe("b_forest", place="fire").no_tribes(1)
    table.site("glacier", "b_forest")
    table.run(site_phase, 0)
    assert (table.asked, table.options) == ("freeze", ["b_forest.1", "b_forest.2"])
    table.answer("b_forest.1")
    assert (table.done, sum(table.me.strong)) == (True, 2)


@pytest.mark.rule("CIV-522")
@pytest.mark.parametrize("where,points", [("b_forest", 1), ("c_swamp", 2), ("c_desert", 2), ("b_mountains", 1)])
def test_a_mystic_oak_gives_points_by_terrain(where, points):
    table = Table().no_tribes().no_tribes(1).tribe(where)
    table.site("mystic_oak", where)
    table.run(site_phase, 0)
    assert table.points() == points


@pytest.mark.rule("CIV-520", "CIV-960")
def test_abilities_come_before_the_sites():
    table = Table().column(1, "d15").settlement(0, 0)
    table.run(site_phase, 0)
    assert table.points() == 1


# -- weather ----------------------------------------------------------------------------------------------------


def weather(table: Table, where: int, number: int = 0) -> Table:
    table.g.weather = where
    return table.run(meet_weather, number)


@pytest.mark.rule("CIV-540", "CIV-541")
@pytest.mark.parametrize(
    "before,event,after,beyond",
    [(MILD, "f1", HOT, 0), (MILD, "f2", WARM, 0), (WARM, "f1", HOT, BEYOND), (HOT, "f2", HOT, BEYOND),
     (RAIN, "f3", COLD, BEYOND), (RAIN, "f6", COLD, 0)],
)  # fmt: skip
def test_the_indicator_moves_and_crosses_white_lines(before, event, after, beyond):
    table = Table()
    table.g.weather = before
    table.g.event = BOX.event_ids.index(event)
    table.g.events.remove(table.g.event)
    table.run(event_phase, 0)
    assert table.g.weather == after
    assert table.planned == [(WEATHER, beyond), (WEATHER, 1 + beyond), (EVENT, 0), (ERA_SCORING, 0)]


@pytest.mark.rule("CIV-542", "CIV-543")
def test_mild_weather_offers_a_chip_or_an_activity():
    table = weather(Table().column(1, "i1").has(money=1), MILD)
    assert table.options == ["i1.action", "i1.point", "pass"]
    table.answer("pass")
    assert (table.asked, table.options) == ("activity", ["console", "pass"])
    table.answer("console", "prestige")
    assert (table.me.tracks[1], table.count("money")) == (1, 0)


@pytest.mark.rule("CIV-542")
def test_warm_gives_a_chip_and_rain_an_activity():
    assert weather(Table().column(1, "i1").has(money=1), WARM).options == ["i1.action", "i1.point"]
    assert weather(Table().column(1, "i1").has(money=1), RAIN).options == ["console", "pass"]


@pytest.mark.rule("CIV-542", "CIV-543", "CIV-544")
@pytest.mark.parametrize("gauge", [HOT, COLD])
def test_hot_and_cold_cost_a_food_or_a_tribe(gauge):
    table = weather(Table().has(food=1), gauge)
    assert (table.asked, table.options) == ("give_food", ["yes", "pass"])
    assert table.answer("yes").count("food") == 0
    table = weather(Table(), gauge)
    assert (table.asked, table.options) == ("lose", ["b_forest.2", "c_grassland.2"])
    table.answer("b_forest.2")
    assert (table.done, sum(table.me.tribes)) == (True, 1)
    table = weather(Table().no_tribes().has(food=1), gauge)
    assert (table.done, table.count("food")) == (True, 0)
    assert weather(Table().no_tribes(), gauge).done


@pytest.mark.rule("CIV-541", "CIV-542")
def test_beyond_the_line_food_does_not_help():
    table = weather(Table().has(food=1), HOT, BEYOND)
    assert table.asked == "lose"


@pytest.mark.rule("CIV-544", "CIV-950", "CIV-951")
def test_deus_ex_machina_saves_from_the_weather():
    table = Table()
    table.me.favor = 2
    weather(table, COLD, BEYOND).answer("b_forest.2", "yes")
    assert (table.done, sum(table.me.tribes), sum(table.me.strong), table.me.favor) == (True, 2, 2, 1)


# -- events -----------------------------------------------------------------------------------------------------


def event(table: Table, id: str) -> Table:
    table.g.event = BOX.event_ids.index(id)
    table.g.events.remove(table.g.event)
    return table.run(resolve_event, 0)


@pytest.mark.rule("CIV-545", "CIV-952")
def test_each_civilization_that_meets_the_requirement():
    table = Table(3)
    table.me.favor = 3
    table.g.players[2].favor = 6
    event(table, "f2")
    assert [table.points(seat) for seat in range(3)] == [3, 0, 3]


@pytest.mark.rule("CIV-545")
@pytest.mark.parametrize("food,points", [((3, 1), (4, 0)), ((2, 2), (0, 0)), ((0, 0), (0, 0))])
def test_only_who_is_alone_in_the_lead(food, points):
    table = event(Table().has(food=food[0]).has(seat=1, food=food[1]), "f6")
    if points[0]:
        table.answer("culture")
    assert (table.points(0), table.points(1)) == points


@pytest.mark.rule("CIV-545")
@pytest.mark.parametrize(
    "prestige,points",
    [
        ((5, 3, 1), (2, 3, 0)),
        ((5, 5, 1), (2, 2, 0)),
        ((5, 3, 3), (2, 3, 3)),
        ((0, 0, 0), (0, 0, 0)),
        ((1, 0, 0), (2, 0, 0)),
    ],
)
def test_ranks_that_are_shared_skip_the_next(prestige, points):
    table = Table(3)
    for seat, space in enumerate(prestige):
        table.g.players[seat].tracks[PRESTIGE] = space
    event(table, "f12")
    assert tuple(table.points(seat) for seat in range(3)) == points


@pytest.mark.rule("CIV-545")
@pytest.mark.parametrize(
    "statues,favor", [((3, 2, 1), (2, 2, 1)), ((3, 3, 1), (1, 1, 1)), ((3, 2, 2), (2, 1, 1)), ((0, 1, 0), (1, 2, 1))]
)
def test_a_tied_rank_is_forfeited_with_all_below(statues, favor):
    table = Table(3)
    for seat, n in enumerate(statues):
        table.statue(0, n, seat=seat)
    event(table, "f9")
    assert tuple(table.g.players[seat].favor for seat in range(3)) == favor


@pytest.mark.rule("CIV-545")
def test_with_two_civilizations_there_is_no_second_rank():
    event(table := Table().statue(0, 2).statue(0, 1, seat=1), "f9")
    assert (table.me.favor, table.g.players[1].favor) == (2, 1)


@pytest.mark.rule("CIV-545", "CIV-962")
def test_an_ability_counts_more():
    table = event(Table().column(1, "d22").has(food=1).has(seat=1, food=1), "f6")
    assert table.asked == "track"


@pytest.mark.rule("CIV-953")
def test_a_farm_may_be_given_up_for_the_bonus():
    table = event(Table().farm("b_forest").farm("c_grassland"), "f4")
    assert table.options == ["b_forest", "c_grassland", "pass"]
    table.answer("c_grassland")
    assert (table.points(), table.me.farms_left, table.me.favor) == (5, 2, 2)
    assert event(Table().farm("b_forest"), "f4").answer("pass").points() == 0


@pytest.mark.rule("CIV-953")
def test_a_boat_goes_back_with_its_marker_and_the_tribes_go_ashore():
    table = Table(layout="first").boat("d_water").tribe("d_water", "weak", "aboard").tribe("d_water", place="aboard")
    table.me.notch[0] = 0
    table.me.supply += 1
    shore = next(t for t in table.g.land.neighbours[BOX.territory_ids.index("d_water")] if t < 18)
    table.tribe(BOX.territory_ids[shore])
    event(table, "f20").answer("d_water")
    if not table.done:
        table.answer(BOX.territory_ids[shore])
    assert (table.me.boats, table.me.notch) == ([-1, -1], [1, 1])
    assert (table.me.wild_strong[shore], table.me.wild_weak[shore]) == (1, 1)
    assert table.points() == 9


@pytest.mark.rule("CIV-953")
@pytest.mark.parametrize("ruling,kept", [("wilderness", 1), ("removed", 0)])
def test_by_ruling_tribes_are_lost_with_the_boat(ruling, kept):
    table = Table(layout="first", event_removal=ruling).no_tribes().boat("d_water").tribe("d_water", place="aboard")
    shore = next(t for t in table.g.land.neighbours[BOX.territory_ids.index("d_water")] if t < 18)
    table.tribe(BOX.territory_ids[shore], seat=1)
    event(table, "f20").answer("d_water")
    while not table.done:
        table.answer(table.options[0])
    assert sum(table.me.tribes) == kept


@pytest.mark.rule("CIV-950", "CIV-953")
@pytest.mark.parametrize("scope,asked", [("all", True), ("feeding_weather", False)])
def test_where_deus_ex_machina_applies_to_a_lost_boat(scope, asked):
    table = Table(layout="first", event_removal="removed", deus_scope=scope).no_tribes().boat("d_water")
    table.tribe("d_water", place="aboard")
    shore = next(t for t in table.g.land.neighbours[BOX.territory_ids.index("d_water")] if t < 18)
    table.tribe(BOX.territory_ids[shore], seat=1)
    table.me.favor = 2
    event(table, "f20").answer("d_water")
    if not table.done and table.asked == "ashore":
        table.answer(BOX.territory_ids[shore])
    assert (not table.done and table.asked == "deus") is asked


@pytest.mark.rule("CIV-953")
def test_without_a_developed_shore_they_are_lost():
    table = Table(layout="first").boat("d_water").tribe("d_water", place="aboard")
    near = table.g.land.neighbours[BOX.territory_ids.index("d_water")]
    assert all(table.g.tile[territory] < 0 for territory in near if territory < 18)
    event(table, "f20").answer("d_water")
    assert (table.done, sum(table.me.tribes)) == (True, 2)


# -- era scoring ------------------------------------------------------------------------------------------------


def scored(table: Table, category: int, era: int = 1) -> Table:
    table.g.era_tiles[era - 1] = category
    table.g.era = era
    return table.run(era_scoring, 0)


@pytest.mark.rule("CIV-546", "CIV-563")
@pytest.mark.parametrize("era,value", [(1, 5), (2, 4), (3, 3), (4, 2)])
def test_every_player_scores_units_times_the_value_of_the_era(era, value):
    table = scored(Table().tribe("b_forest", "weak", "wild"), POPULATION, era)
    assert (table.points(0), table.points(1)) == (3 * value, 2 * value)


@pytest.mark.rule("CIV-564")
def test_expansion_counts_territories_of_land_and_water():
    table = scored(Table().boat("a_water").tribe("a_water", place="aboard").tribe("b_forest", place="wild"), EXPANSION)
    assert table.points() == 3 * 5


@pytest.mark.rule("CIV-547", "CIV-954")
@pytest.mark.parametrize(
    "starter,units,after",
    [(0, [3, 2, 1], 0), (0, [1, 2, 3], 2), (0, [3, 3, 1], 1), (1, [3, 3, 1], 0), (2, [2, 2, 2], 0), (1, [0, 0, 0], 2)],
)
def test_who_gets_the_monolith(starter, units, after):
    table = Table(3)
    table.g.starter = starter
    assert next_starter(table.g, units) == after


@pytest.mark.rule("CIV-546", "CIV-960")
def test_abilities_react_to_leading_and_to_the_monolith():
    table = scored(Table().column(1, "e15").column(2, "c20").tribe("b_forest", place="wild"), POPULATION)
    assert table.points() == 15 + 3 + 3
    table = scored(Table().column(1, "e15").column(2, "c20").tribe("b_forest", place="wild", seat=1), POPULATION)
    assert table.points() == 10


# -- income -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CIV-580")
def test_every_chip_once_in_the_owners_order():
    table = Table().column(1, "i1").column(2, "i3")
    table.run(income, 0)
    assert table.options == ["i1.action", "i1.point", "i3.action", "i3.point"]
    table.answer("i3.action")
    assert table.options == ["i1.action", "i1.point"]
    assert table.why_not("i3.action") == ("CIV-580", "chip_done")
    table.answer("i1.point")
    assert (table.done, table.count("ideas"), table.points()) == (True, 2, 1)


@pytest.mark.rule("CIV-580")
def test_income_is_planned_in_seating_order_after_the_abilities():
    table = Table(3).column(1, "d14").farm("b_forest")
    table.g.starter = 1
    table.run(income_phase, 0)
    assert table.planned == [(INCOME, 1), (INCOME, 2), (INCOME, 0), (END_ERA, 0)]
    assert table.count("food") == 1


@pytest.mark.rule("CIV-580", "CIV-908")
def test_who_sits_nearer_to_the_monolith_takes_before_the_others():
    table = Table(seats=3, first_player="2").run(income_phase, 0)
    assert table.planned == [(INCOME, 1), (INCOME, 2), (INCOME, 0), (END_ERA, 0)]


@pytest.mark.rule("CIV-581", "CIV-903", "CIV-904", "CIV-907")
@pytest.mark.parametrize("ruling,ideas", [("once", 3), ("twice", 5)])
def test_a_chip_gained_in_the_income_phase_has_acted_by_ruling_not_yet(ruling, ideas):
    table = Table(income_gained=ruling).show("i3", "i1", "i2").column(1, "a1").column(2, "b1").column(3, "c1")
    table.column(4, "d1").column(9, "s1").run(income, 0)
    table.answer("s1.action")  # a food and an idea; then stage 1 is found complete
    table.answer("i3", "5", "i3.action")
    if ruling == "twice":
        table.answer("i3.action")
    assert (table.done, table.count("ideas")) == (True, ideas)


@pytest.mark.rule("CIV-496", "CIV-582", "CIV-955")
@pytest.mark.parametrize("favor,value", [(1, 1), (3, 2), (6, 3)])
def test_statues_give_the_value_above_the_favor_disc(favor, value):
    table = Table().statue(0, 2).statue(3, 2)
    table.me.favor = favor
    table.run(end_era, 0)
    assert table.points() == 4 * value
    table = Table().statue(0, 1).column(1, "d18")
    table.run(end_era, 0)
    assert table.points() == 2


@pytest.mark.rule("CIV-583", "CIV-584")
def test_tokens_and_reset_markers_come_back():
    table = Table()
    table.g.hunted[3] = table.g.hunted[20] = 1
    table.g.hunting_tokens -= 2
    table.me.resets = [0, 0, 1, 1]
    table.me.supply += 2
    table.run(end_era, 0)
    assert (sum(table.g.hunted), table.me.resets, table.g.era) == (0, [1, 1, 1, 1], 2)
    assert table.planned == [(BEGIN_ERA, 0)]


@pytest.mark.rule("CIV-584", "CIV-933")
def test_reset_markers_may_be_refilled_with_other_markers():
    table = Table().has(food=3)
    table.me.resets = [0, 0, 1, 1]
    table.me.supply += 2
    table.has(wood=table.me.supply)
    table.run(end_era, 0)
    assert table.asked == "give_back"
    table.answer("food", "pass")
    assert table.me.resets == [1, 0, 1, 1]


@pytest.mark.rule("CIV-585")
def test_the_last_era_ends_with_the_final_scoring():
    table = Table()
    table.g.era = 4
    table.g.hunted[3] = 1
    table.g.hunting_tokens -= 1
    table.run(end_era, 0)
    assert (table.planned, table.g.hunted[3]) == ([(FINAL_SCORING, 0)], 1)


@pytest.mark.rule("CIV-910", "CIV-948")
def test_two_glaciers_one_after_the_other():
    table = Table().tribe("b_forest", place="fire").no_tribes(1)
    table.site("glacier", "b_forest")
    table.site("glacier", "b_forest")
    table.run(site_phase, 0).answer("b_forest.2")
    assert (table.done, table.me.strong[0]) == (True, 0)  # the other one had no choice left


@pytest.mark.rule("CIV-009", "CIV-522")
def test_a_tribe_on_a_boat_is_in_its_water():
    table = Table(layout="first").no_tribes().no_tribes(1).boat("a_water").tribe("a_water", place="aboard")
    table.site("mystic_oak", "a_water")
    assert table.run(site_phase, 0).points() == 2
