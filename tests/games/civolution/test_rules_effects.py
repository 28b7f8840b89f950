"""What cards and chips do: every verb, every effect of the edition, and what is possible."""

from __future__ import annotations

import pytest

from boardwright.core.chance import Chance
from boardwright.games.civolution.names import MIGRATION, PLANNING, RAW
from boardwright.games.civolution.rules.effects import perform
from boardwright.games.civolution.rules.effects_possible import can_perform
from boardwright.games.civolution.rules.modules import run_module
from boardwright.games.civolution.vocabulary import VERBS
from tests.games.civolution.tables import BOX, Table, effect


def rich(seed: int = 1) -> Table:
    """A table on which most things can be done."""
    table = Table(3, seed=seed, layout="first").column(9, "s1").column(1, "i1").column(2, "a1")
    table.hand("a5", "b1", "c7", "d1", "e1").goal("g1", "g2").boat("a_water").raw("b_forest", 1)
    table.has(food=3, money=2, ideas=2, wood=2, sand=1, papyrus=1, stamina=1, calm=1)
    table.tribe("b_forest", "weak", "fire").tribe("c_desert").tribe("a_water", place="aboard")
    table.g.chance = Chance(seed, 5)
    return table


def do(table: Table, verb: str, dice: str = "", thing: int = -1, **fields: object) -> Table:
    return table.run(perform, table.me, effect(verb, **fields), thing, dice=dice)


@pytest.mark.rule("CIV-418", "CIV-964")
@pytest.mark.parametrize("number", range(len(BOX.every_effect)))
def test_every_effect_of_the_edition_is_carried_out_and_nothing_is_lost(number):
    table = rich(number)
    table.run(perform, table.me, BOX.every_effect[number])
    for turn in range(200):
        if table.done:
            break
        options = table.options
        table.answer(options[(turn * 7 + number) % len(options)])  # an audit follows each answer
    assert table.done


@pytest.mark.rule("CIV-963")
@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_is_used_by_the_edition_or_named_as_spare(verb):
    spare = {"activity", "choose"}  # for other editions
    used = {VERBS[each.verb] for each in BOX.every_effect}
    assert (verb in used) is (verb not in spare)


@pytest.mark.rule("CIV-006")
@pytest.mark.parametrize("verb,space", [("food", "food"), ("money", "money"), ("idea", "ideas"), ("focus", "focus")])
def test_markers_go_onto_their_space(verb, space):
    assert do(Table(), verb, n=2).count(space) == 2


@pytest.mark.rule("CIV-249")
def test_planning_markers_go_onto_one_dice_space():
    table = do(Table(), "planning", n=2).answer("4")
    assert table.me.markers[PLANNING + 4] == 2


@pytest.mark.rule("CIV-007")
def test_materials_straight_into_storage():
    table = do(Table(), "material", what=1, more=3)  # one of row 3
    assert table.options == ["oil", "gold", "sulfur", "tar", "jade", "copper"]
    assert table.answer("jade").count("jade") == 1
    assert do(Table(), "material", what=0, mask=1).count("wood") == 1  # without a question
    assert len(do(Table(), "material", what=5).options) == 18


@pytest.mark.rule("CIV-007", "CIV-330")
def test_the_same_land_and_the_same_material_come_from_what_happened():
    table = do(Table(), "material", what=4, thing=9)
    assert table.options == ["coal", "peat", "tar"]
    assert do(Table(), "same_material", thing=14).count("jade") == 1


@pytest.mark.rule("CIV-235", "CIV-231")
def test_features_are_gained_and_moved():
    table = do(Table(), "feature", what=6)
    assert table.answer("calm").count("calm") == 1
    table = do(Table().has(calm=1), "move_feature", n=1).answer("calm", "stamina")
    assert (table.count("calm"), table.count("stamina")) == (0, 1)


@pytest.mark.rule("CIV-480", "CIV-937")
def test_steps_on_a_named_any_or_the_lowest_track():
    assert do(Table(), "track", what=4, n=1).me.tracks == [0, 0, 0, 0, 1]
    assert do(Table(), "track", what=5, n=1).answer("knowledge").me.tracks == [0, 0, 1, 0, 0]
    table = Table()
    table.me.tracks = [1, 0, 5, 0, 3]
    do(table, "track", what=6)
    assert table.options == ["prestige", "construction"]
    assert table.why_not("knowledge") == ("CIV-480", "not_allowed_track")


@pytest.mark.rule("CIV-497", "CIV-641")
def test_favor_beyond_the_right_end_is_lost():
    table = Table()
    table.me.favor = 5
    assert do(table, "favor", n=2).me.favor == 6


@pytest.mark.rule("CIV-004")
def test_an_effect_does_a_key_action_as_a_module_does():
    """The same tribes may leave, and the same territories are open to them."""
    of_card = do(Table(layout="first"), "migrate", n=1, flags=0)
    table = Table(layout="first")
    of_module = table.run(run_module, table.me, MIGRATION, 1)
    assert (of_card.asked, of_card.options) == (of_module.asked, of_module.options)
    assert of_card.answer("b_forest.2").options == of_module.answer("b_forest.2").options


@pytest.mark.rule("CIV-300", "CIV-303")
@pytest.mark.parametrize("die,points", [(1, 4), (2, 0)])
def test_a_test_guards_its_effects(die, points):
    (guarded,) = BOX.income[BOX.income_ids.index("i23")]  # 4 points
    table = Table()
    table.run(perform, table.me, guarded, dice=str(die))
    assert table.points() == points


@pytest.mark.rule("CIV-964")
@pytest.mark.parametrize("tribes,points", [(0, 0), (1, 1), (4, 2)])
def test_an_effect_per_so_many_of_a_counter(tribes, points):
    table = Table().column(1, "c9")
    for _ in range(tribes):
        table.tribe("b_forest", place="wild")
    ability = BOX.abilities[BOX.card_ids.index("c9")]  # a point for every three tribes
    table.run(perform, table.me, ability.do[0])
    assert table.points() == points


@pytest.mark.rule("CIV-162")
def test_used_dice_come_back():
    table = Table()
    table.me.dice = [2, 0, 1, 1, 1, 1, 0]
    do(table, "retrieve_die", n=1, dice="6")
    assert table.me.dice == [1, 0, 1, 1, 1, 1, 1]


@pytest.mark.rule("CIV-325", "CIV-327")
def test_producing_and_transporting():
    table = do(Table(), "produce", n=1).answer("b_forest")
    assert table.me.markers[RAW] == 1
    table = do(Table().raw("b_forest", 1), "transport", n=1).answer("b_forest")
    assert sum(table.me.markers[10:28]) == 1


@pytest.mark.rule("CIV-938", "CIV-963")
@pytest.mark.parametrize(
    "verb,prepare",
    [
        ("strengthen", lambda t: t.tribe("b_forest", "weak", "wild")),
        ("transport", lambda t: t.raw("b_forest", 1)),
        ("move_feature", lambda t: t.has(calm=1)),
        ("income_action", lambda t: t.column(1, "i1")),
        ("install_card", lambda t: t.hand("a1")),
        ("sale", lambda t: t.has(wood=1)),
        ("purchase", lambda t: t.has(money=4)),
        ("retrieve_die", lambda t: t.me.dice.__setitem__(0, 1)),
    ],
)
def test_what_has_no_effect_is_not_possible(verb, prepare):
    table = Table()
    table.me.dice[1] -= 1 if verb == "retrieve_die" else 0
    assert not can_perform(table.g, table.me, effect(verb))
    prepare(table)
    assert can_perform(table.g, table.me, effect(verb))
