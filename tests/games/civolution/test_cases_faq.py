"""The six answers that bind in every detail, each as it is written."""

from __future__ import annotations

import pytest

from boardwright.core.ask import Step
from boardwright.games.civolution.names import INVENTIONS
from boardwright.games.civolution.rules.events import era_scoring
from boardwright.games.civolution.rules.favor import favor_test
from boardwright.games.civolution.rules.feeding import feed
from boardwright.games.civolution.rules.income import gain_income_chip, income_actions
from boardwright.games.civolution.rules.installing import install_card
from boardwright.games.civolution.rules.migration import migrate
from boardwright.games.civolution.rules.phases import final_scoring, income
from boardwright.games.civolution.scoring import result
from boardwright.games.civolution.state import State
from boardwright.games.civolution.vocabulary import EVOLUTION, EXPANSION, POPULATION
from tests.games.civolution.tables import BOX, Table, case

SWAMP = BOX.territory_ids.index("c_swamp")


def crowd(state: str) -> Table:
    """A strong tribe beside a swamp whose encampments are both taken by the other player."""
    table = Table(layout="first").no_tribes().tribe("c_desert")
    return table.tribe("c_swamp", state, seat=1).tribe("c_swamp", state, "fire", seat=1)


@case("SEED-1")
@pytest.mark.parametrize("state", ["strong", "weak"])
def test_displacing_a_tribe(state):
    table = crowd(state)
    table.run(migrate, table.me, 1)
    (tribe,) = [option for option in table.options if option != "pass"]
    table.answer(tribe, "c_swamp")
    assert table.options == ["c_swamp.1", "c_swamp.2"]  # it may be displaced
    table.answer("c_swamp.2")
    they = table.g.players[1]
    wild = (they.wild_strong[SWAMP], they.wild_weak[SWAMP])
    assert wild == ((1, 0) if state == "strong" else (0, 1))  # its state is kept
    camp = table.g.camps[BOX.camp_first[SWAMP] + 1]
    assert camp == table.me.seat * 2  # the freed encampment, laid down
    assert (table.me.tribes[SWAMP], table.me.strong[SWAMP]) == (1, 0)


@case("SEED-2")
def test_installing_a_card():
    table = Table().hand("a6", "a5").has(cotton=1, iron=1, stone=1, sand=1, copper=1)
    table.run(install_card, table.me, INVENTIONS, False).answer("a6")
    assert table.options == ["1", "5", "7", "9"]  # the column is free to choose: its lowest stage is 1, 2, 3 or 4
    table.answer("7")  # stage 3: the three leftmost spaces, cotton, iron and stone
    while not table.done:
        table.answer(table.options[0])
    assert (table.count("cotton"), table.count("iron"), table.count("stone")) == (0, 0, 0)
    assert table.points() == 1  # under the third space
    assert (table.count("clay"), table.me.tracks[0]) == (1, 1)  # the instant bonus
    assert table.me.columns[6] == [BOX.card_ids.index("a6")]
    table.run(install_card, table.me, INVENTIONS, False).answer("a5")
    assert table.me.columns[6][1] == BOX.card_ids.index("a5")  # the type's own column, its lowest free stage


@case("SEED-3")
def test_an_income_chip():
    table = Table().show("i1", "i2", "i3")
    table.run(gain_income_chip, table.me).answer("i1", "1", "i1.action")
    assert (table.me.columns[0], table.count("food")) == ([300], 2)  # installed at once, its action once
    table.run(income, 0).answer("i1.action")
    assert (table.me.columns[0], table.count("food")) == ([300], 4)  # it stays, and acts in the Income phase
    table.run(income_actions, table.me, 1).answer("i1.point")
    assert (table.count("food"), table.points()) == (4, 1)  # by the key action, and 1 point instead


@case("SEED-4", "FAQ-24")
def test_feeding():
    table = Table(layout="first").no_tribes().farm("b_forest").tribe("b_forest").tribe("b_forest", place="wild")
    table.tribe("c_desert").tribe("c_desert", place="wild").boat("d_water").tribe("d_water", place="aboard")
    table.has(food=0 + 1 + 1 + 2 + 1)
    table.run(feed, table.me)
    assert "b_forest.2" not in table.options  # fed by the farm
    assert table.answer("pass").count("food") == 0
    assert sum(table.me.strong) == 5
    table = Table().no_tribes().tribe("b_forest").tribe("b_forest", "weak", "wild").tribe("b_forest", "weak", "fire")
    table.me.favor = 2
    table.run(feed, table.me)
    assert table.me.strong[0] == 0  # the strong one is laid down
    table.answer("yes")
    assert (sum(table.me.tribes), table.me.tribes_left, table.me.favor) == (2, 18, 1)  # one saved, one back in supply


@case("SEED-5")
@pytest.mark.parametrize(
    "favor,ideas,dice,asked,passed",
    [
        (1, 0, "2 5", False, False),
        (2, 0, "2 5", False, True),
        (5, 0, "6 5", False, True),
        (1, 1, "2 5", True, True),
        (1, 1, "6 5", True, True),  # 1 and 6 are neighbours
        (1, 1, "3 4", False, False),
        (1, 2, "3 4", True, True),
        (6, 0, "", False, True),  # no roll
    ],
)
def test_a_favor_test(favor, ideas, dice, asked, passed):
    table = Table().has(ideas=ideas)
    table.me.favor = favor
    table.me.fate = 2
    table.g.spare_fate -= 1
    found = []

    def tested(g: State) -> Step:
        found.append((yield from favor_test(g, table.me)))

    table.run(tested, dice=dice)
    assert (not table.done) is asked
    if asked:
        table.answer("yes")
        assert table.count("ideas") == 0
    assert found == [passed]


@case("SEED-6", "FAQ-29")
def test_categories_and_the_starting_civilization():
    table = Table(3).has(stamina=2, calm=1).tribe("b_hills", "weak").tribe("b_hills", "weak", "wild")
    table.me.tracks[3] = 5
    table.g.era_tiles = [3, EVOLUTION, EXPANSION, POPULATION]
    table.run(era_scoring, 0)
    assert (table.points(), table.g.starter) == (5 * 5, 0)
    table.g.era = 2
    table.run(era_scoring, 0)
    assert table.points() == 25 + 3 * 4
    table.g.era = 3
    table.run(era_scoring, 0)
    assert table.points() == 25 + 12 + 3 * 3  # three territories, four tribes
    table.g.era_tiles[3] = 0
    table.g.era = 4
    table.run(era_scoring, 0)  # all tied at 0: the next after the outgoing one
    assert table.g.starter == 1
    table.g.boosted = 0
    final_scoring(table.g, 0)
    names = [rule.name for rule, _ in result(table.g).sheets[0]]
    assert names[-4:] == ["final_construction", "final_evolution", "final_population", "final_expansion"]
