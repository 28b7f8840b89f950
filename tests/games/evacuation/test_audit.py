"""The audit finds a piece that is lost or doubled, and a broken rule of the table. [EVA-981..990]"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from boardwright.core.errors import BrokenInvariant
from tests.games.evacuation.late import GAME, Late, space

Fault = Callable[[Any], None]


def lose_factory(g: Any) -> None:
    g.players[0].reserve[1] -= 1


def lose_ship(g: Any) -> None:
    g.rows[0].pop()


def double_stadium(g: Any) -> None:
    g.players[1].stadiums[1].append(0)


def lose_infrastructure(g: Any) -> None:
    g.piles[3].pop()


def leave_gap(g: Any) -> None:
    g.piles[0].append(g.rows[0].pop())


def spend_too_much(g: Any) -> None:
    g.players[0].cubes[4] = -1


def lose_goal(g: Any) -> None:
    g.goal_pile.pop()


def lose_action_card(g: Any) -> None:
    g.players[1].cards.pop()


def double_bonus(g: Any) -> None:
    g.bonuses[0] = g.bonuses[1]


def swap_technologies(g: Any) -> None:
    columns = g.players[0].columns
    columns[0], columns[1] = columns[1], columns[0]


def forget_faces(g: Any) -> None:
    g.players[0].happy += 1


def forget_action(g: Any) -> None:
    g.players[0].groups[2] += 2


def free_freight(g: Any) -> None:
    g.players[0].freight = [0, 0, 0, 0, 0, 0, 1]


def half_settled(g: Any) -> None:
    spots = g.box.map.factory_spots
    site = next(number for number, many in enumerate(spots) if many)
    g.owner[site] = 0


def double_order(g: Any) -> None:
    g.order = [0, 0, 1]


def same_space(g: Any) -> None:
    g.players[0].markers = [space(3, 1), 0]
    g.players[1].markers = [space(3, 1), 0]


def far_apart(g: Any) -> None:
    g.players[0].markers = [space(14), 0]
    g.players[0].up &= ~(1 << 10)


def lasting_ocean(g: Any) -> None:
    g.players[0].markers = [space(6), 0]


@pytest.mark.rule(
    "EVA-981", "EVA-984", "EVA-985", "EVA-986", "EVA-987", "EVA-988", "EVA-990", "EVA-007", "EVA-010", "EVA-104"
)
@pytest.mark.parametrize(
    "fault, told",
    [
        (lose_factory, "factory tiles"),
        (lose_ship, "ships"),
        (double_stadium, "stadiums"),
        (lose_infrastructure, "infrastructure"),
        (leave_gap, "gap"),
        (spend_too_much, "less than nothing"),
        (lose_goal, "goals"),
        (lose_action_card, "action cards"),
        (double_bonus, "bonus cards"),
        (swap_technologies, "rows"),
        (forget_faces, "faces"),
        (forget_action, "groups"),
        (free_freight, "freight"),
        (half_settled, "holds"),
        (double_order, "order"),
        (same_space, "side space"),
        (far_apart, "apart"),
        (lasting_ocean, "oceans"),
    ],
)
def test_a_fault_is_found(fault: Fault, told: str):
    late = Late(3, mode="points", advanced="on")
    GAME.audit(late.g)
    fault(late.g)
    with pytest.raises(BrokenInvariant, match=told):
        GAME.audit(late.g)


@pytest.mark.rule("EVA-987", "EVA-954")
def test_the_closed_lane_is_empty_with_two():
    late = Late(2)
    late.me.markers = [space(3, 2), 0]
    with pytest.raises(BrokenInvariant, match="closed lane"):
        GAME.audit(late.g)
