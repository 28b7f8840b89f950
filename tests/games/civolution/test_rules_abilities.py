"""Abilities: what sets them off, what they cost, how often they work; activities."""

from __future__ import annotations

import pytest

from boardwright.core.errors import BrokenInvariant
from boardwright.games.civolution.queries_cards import modifier
from boardwright.games.civolution.rules.abilities import renew, triggered, use_ability
from boardwright.games.civolution.rules.activities import activities, can_act
from boardwright.games.civolution.vocabulary_abilities import (
    IMMUNE_GLACIER,
    IMMUNE_GORGE,
    LIMIT_ERA,
    LIMIT_TURN,
    MODIFY_IMMUNE,
    MODIFY_SALE_MONEY,
    ON_ACTIVATE,
    ON_BUILD,
    ON_GAIN_CARD,
    ON_HUNT,
    ON_LUCKY_FIND,
    ON_RESET,
    ON_SITE_PHASE,
    ON_TEST_FAILED,
)
from tests.games.civolution.tables import BOX, Table


def happens(table: Table, cause: int, about: int = 0) -> Table:
    return table.run(triggered, table.me, cause, about)


@pytest.mark.rule("CIV-419", "CIV-962")
def test_modifiers_add_up_in_one_query():
    table = Table().column(1, "a20").column(2, "b23")
    assert modifier(table.g, table.me, MODIFY_SALE_MONEY) == 1
    assert modifier(table.g, table.me, MODIFY_IMMUNE, IMMUNE_GLACIER) == 1
    assert modifier(table.g, table.me, MODIFY_IMMUNE, IMMUNE_GORGE) == 0


@pytest.mark.rule("CIV-962")
def test_a_mere_gain_is_taken_without_a_question():
    table = happens(Table().column(1, "c17"), ON_TEST_FAILED)
    assert (table.done, table.count("ideas")) == (True, 1)


@pytest.mark.rule("CIV-960", "CIV-962")
def test_what_needs_a_choice_is_offered_each_once_in_the_owners_order():
    table = Table().column(1, "a12", "a15").raw("b_forest", 3)  # both transport
    happens(table, ON_ACTIVATE, 3 * 2 + 1)
    assert (table.asked, table.options) == ("react", ["a12", "pass"])
    assert table.why_not("a15") == ("CIV-419", "other_cause")
    assert table.why_not("a1") == ("CIV-419", "not_installed")
    table.answer("a12", "b_forest", "pass")
    assert table.done


@pytest.mark.rule("CIV-419", "CIV-965")
@pytest.mark.parametrize("about,reacts", [(0 * 2, True), (0 * 2 + 1, False), (1 * 2, False)])
def test_an_activation_means_a_module_and_a_moment(about, reacts):
    table = happens(Table().column(1, "b16").tribe("b_forest", "weak", "wild"), ON_ACTIVATE, about)  # before Migration
    assert table.done is not reacts


@pytest.mark.rule("CIV-419")
@pytest.mark.parametrize("terrain,points", [(3, 2), (5, 2), (0, 0), (6, 0)])
def test_a_hunt_means_certain_terrains(terrain, points):
    assert happens(Table().column(1, "b17"), ON_HUNT, terrain).points() == points


@pytest.mark.rule("CIV-419")
@pytest.mark.parametrize("kind,options", [(0, ["coal", "peat", "tar"]), (1, [])])
def test_building_a_farm_gives_a_material_of_its_land(kind, options):
    table = happens(Table().column(1, "a13"), ON_BUILD, kind * 8 + 3)
    if table.done:
        assert (options, table.count("food")) == ([], 0)
        return
    table.answer("a13")
    assert (table.options, table.count("food")) == (options, 2)


@pytest.mark.rule("CIV-419")
@pytest.mark.parametrize("kind", [0, 1, 2, 3])
def test_any_building_means_each_kind(kind):
    assert happens(Table().column(1, "t8"), ON_BUILD, kind * 8).count("money") == 1


@pytest.mark.rule("CIV-330")
def test_a_lucky_find_is_doubled():
    table = happens(Table().column(1, "t12"), ON_LUCKY_FIND, 5)
    assert (table.count("gold"), table.points()) == (1, 1)


@pytest.mark.rule("CIV-962")
def test_limits_by_turn_and_by_era():
    table = Table().column(1, "c15", "c23")
    for _ in range(2):
        happens(table, ON_GAIN_CARD)
        happens(table, ON_RESET)
    assert (table.points(), table.count("ideas")) == (1, 2)
    renew(table.g, LIMIT_TURN)
    happens(table, ON_GAIN_CARD)
    happens(table, ON_RESET)
    assert (table.points(), table.count("ideas")) == (2, 2)
    renew(table.g, LIMIT_ERA)
    happens(table, ON_RESET)
    assert table.count("ideas") == 4


@pytest.mark.rule("CIV-962")
@pytest.mark.parametrize("settlements,points", [(0, 0), (2, 2)])
def test_an_ability_without_effect_does_nothing(settlements, points):
    table = Table().column(1, "d15")
    for recess in range(settlements):
        table.settlement(recess, recess)
    assert happens(table, ON_SITE_PHASE).points() == points


@pytest.mark.rule("CIV-961")
def test_an_ability_is_not_set_off_by_its_own_effect():
    table = Table().column(1, "c17")
    table.g.granted.append(BOX.card_ids.index("c17"))
    assert happens(table, ON_TEST_FAILED).count("ideas") == 0


@pytest.mark.rule("CIV-961")
def test_endless_effects_are_a_broken_rule_and_not_a_crash():
    table = Table()
    table.g.granted += [0] * 50
    with pytest.raises(BrokenInvariant, match="without end"):
        table.run(use_ability, table.me, BOX.card_ids.index("a1"))


# -- activities -------------------------------------------------------------------------------------------------


@pytest.mark.rule("CIV-025", "CIV-344", "CIV-345")
def test_the_built_in_activity_turns_money_into_a_step():
    table = Table().has(money=1)
    table.run(activities, table.me, 1, False).answer("console", "culture")
    assert (table.count("money"), table.me.tracks[4], table.done) == (0, 1, True)


@pytest.mark.rule("CIV-234", "CIV-344")
@pytest.mark.parametrize("twice,again", [(False, ["a8", "console", "pass"]), (True, ["a1", "a8", "console", "pass"])])
def test_different_ones_or_one_twice(twice, again):
    table = Table().column(1, "a1", "a8").has(money=2)
    table.me.dice[0] += 1
    table.me.dice[1] -= 1
    table.run(activities, table.me, 2, twice).answer("a1")
    assert table.options == again
    if not twice:
        assert table.why_not("a1") == ("CIV-234", "activity_used")


@pytest.mark.rule("CIV-963")
def test_an_activity_needs_its_whole_price_and_an_effect():
    table = Table().column(1, "a7", "a9").column(2, "b10").has(cotton=1)
    table.run(activities, table.me, 1, False)
    assert table.options == ["a9", "b10", "pass"]
    assert table.why_not("a7") == ("CIV-962", "condition_unmet")  # no tribe on a boat
    assert table.why_not("console") == ("CIV-345", "no_money")
    assert table.why_not("a1") == ("CIV-419", "not_installed")
    table.answer("a9")
    assert (table.count("cotton"), table.count("money")) == (0, 3)


@pytest.mark.rule("CIV-963")
def test_prices_of_the_players_choice():
    table = Table().column(1, "a5").has(wood=1, jade=1)
    table.run(activities, table.me, 1, False).answer("a5")
    assert (table.asked, table.options) == ("pay", ["wood", "jade"])
    assert table.why_not("sand") == ("CIV-413", "not_stored")
    assert table.answer("jade").count("money") == 2
    table = Table().column(1, "b10")
    table.run(activities, table.me, 1, False).answer("b10")
    assert (table.asked, table.options) == ("weaken", ["b_forest.2", "c_grassland.2"])
    table.answer("c_grassland.2")
    assert (table.count("ideas"), sum(table.me.strong)) == (3, 1)
    table = Table().column(1, "b6").has(calm=1, stamina=1)
    table.run(activities, table.me, 1, False).answer("b6", "calm")
    assert (table.count("calm"), table.count("focus"), table.points()) == (0, 1, 3)


@pytest.mark.rule("CIV-344")
def test_whether_any_activity_is_possible():
    assert not can_act(Table().g, Table().me)
    table = Table().column(1, "a1")
    assert can_act(table.g, table.me)
