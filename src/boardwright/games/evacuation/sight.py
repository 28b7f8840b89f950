"""The table put together again from a view, for facts that the rules work out; what is hidden is missing in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardwright.core.chance import Chance
from boardwright.games.evacuation.state import NOBODY, PHASES, Player, Rulings, State

if TYPE_CHECKING:
    from boardwright.games.evacuation.view import PlayerView, View


def seen_player(it: PlayerView) -> Player:
    """A player as the view shows him; of the goals those that count, as far as they are known.

    `symbols` holds those of markers too, which changes nothing: they are looked at together.
    """
    return Player(
        it.seat, it.up, list(it.edges), list(it.cubes), list(it.factories), list(it.reserve), it.people,
        [list(ships) for ships in it.ships], [list(stadiums) for stadiums in it.stadiums], list(it.production),
        list(it.flying), list(it.freight), list(it.aboard), list(it.returning), list(it.flown), list(it.hand),
        list(it.played), it.fulfilled, list(it.columns), list(it.research), list(it.modifiers), it.happy,
        it.symbols, it.spent, list(it.markers), list(it.used), it.acted, list(it.groups), it.power, it.level,
        it.passed, list(it.kept), [], list(it.cards), list(it.face_up), list(it.tucked), list(it.put_away),
        list(it.objectives), it.fresh, list(it.scored), it.penalties, list(it.corrections),
    )  # fmt: skip


def seen(view: View) -> State:
    """The state as far as this seat knows it; nothing is drawn from it, and nobody plays it."""
    return State(
        view.box, Chance(0), [], Rulings(view.seats, list(view.options)), [seen_player(it) for it in view.players],
        view.year, PHASES.index(view.phase), view.on_turn, view.playing, list(view.order), list(view.owner),
        list(view.held), [list(row) for row in view.rows], [[] for _ in view.piles],
        [list(pile) for pile in view.under], list(view.bonuses), [], [], list(view.goals_out), [],
        list(view.objectives), list(view.lines), [], view.solo_number, list(view.solo_played), view.solo_tile,
        list(view.taken), list(view.rivals), view.trigger, NOBODY, view.steps, view.over,
    )  # fmt: skip
