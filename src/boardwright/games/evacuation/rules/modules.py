"""Modules: public objectives and line majorities. [EVA-930..934]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import PASS, Ask, Asking, Kind, Rule
from boardwright.games.evacuation.box import Box
from boardwright.games.evacuation.domains import OBJECTIVE
from boardwright.games.evacuation.moves import pay
from boardwright.games.evacuation.notes_later import LINE_OPEN, OBJECTIVE_OPEN, OBJECTIVE_PLAYED
from boardwright.games.evacuation.queries import lacking
from boardwright.games.evacuation.rules.effects import perform
from boardwright.games.evacuation.state import OBJECTIVES, Player, State
from boardwright.games.evacuation.vocabulary import NEW, RAISE_PRODUCTION

LINES: Final = 3
RANDOM_SIDE: Final = 2
"""The third value of the option: the side of the module card is drawn."""

# -- setup ------------------------------------------------------------------------------------------------------


def lay_out_modules(g: State) -> None:
    """Three of the four public objectives; three lines. [EVA-931, EVA-933]"""
    if g.rulings.objectives:
        lay_out_objectives(g)
    if g.rulings.lines:
        lay_out_lines(g)


def lay_out_objectives(g: State) -> None:
    box: Box = g.box
    cards = list(range(OBJECTIVES))
    g.objectives = [g.chance.take(cards) for _ in range(box.objectives.drawn)]
    g.objectives.sort()
    if g.notes is not None:
        for objective in g.objectives:
            g.note(OBJECTIVE_OPEN, (objective,))


def lay_out_lines(g: State) -> None:
    """The tiles of one side of the card, by ruling any three, each with a random side up. [EVA-933, INT-69]"""
    box: Box = g.box
    side = g.rulings.lines_side
    if side == RANDOM_SIDE:
        side = g.chance.below(2)
    tiles = [tile for tile, card in enumerate(box.modules.card_sides) if card == side or g.rulings.modules_free]
    if g.rulings.modules_free:
        tiles = [g.chance.take(tiles) for _ in range(LINES)]
        tiles.sort()
    g.lines = [2 * tile + g.chance.below(2) for tile in tiles]
    if g.notes is not None:
        for line in g.lines:
            g.note(LINE_OPEN, (box.modules.sites[line // 2], line % 2 + 1))


# -- playing an objective ---------------------------------------------------------------------------------------

NOT_HELD: Final = Rule("EVA-931", "objective_not_held")
JUST_TAKEN: Final = Rule("EVA-932", "objective_just_taken")
OBJECTIVE_UNPAID: Final = Rule("EVA-932", "objective_unpaid")


def cost_of(g: State, objective: int) -> list[int]:
    box: Box = g.box
    return box.objectives.costs[3 * objective : 3 * objective + 3]


def why_not_objective(g: State, ask: Ask, objective: int) -> Rule | None:
    """On a later own turn, for its cost from NW. [EVA-932, INT-68]"""
    me = g.players[ask.seat]
    if objective not in me.objectives:
        return NOT_HELD
    if me.fresh >> objective & 1:
        return JUST_TAKEN
    e, s, f = cost_of(g, objective)
    short = lacking(me, NEW, e, s, f)
    return OBJECTIVE_UNPAID.short(e + s + f - short, e + s + f) if short else None


def objectives_to_play(g: State, ask: Ask) -> list[int]:
    return ready_objectives(g, g.players[ask.seat])


def ready_objectives(g: State, me: Player) -> list[int]:
    ready: list[int] = []
    for objective in me.objectives:
        e, s, f = cost_of(g, objective)
        if not me.fresh >> objective & 1 and not lacking(me, NEW, e, s, f):
            ready.append(objective)
    ready.sort()
    return ready


PLAY: Final = Kind("objective", OBJECTIVE, why_not_objective, objectives_to_play, exact=True)  # EVA-932


def play_objectives(g: State, me: Player) -> Asking[bool]:
    """Any number of those held since an earlier turn; was one played? [EVA-932, INT-68]"""
    played = False
    while ready_objectives(g, me):
        objective = yield PLAY.may(me.seat)
        if objective == PASS:
            break
        played = True
        yield from play(g, me, objective)
    return played


def play(g: State, me: Player, objective: int) -> Asking[None]:
    """Its cost from NW; production rises at once; its points count at the end. [EVA-932]"""
    me.objectives.remove(objective)
    me.scored.append(objective)
    if g.notes is not None:
        g.note(OBJECTIVE_PLAYED, (me.seat, objective))
    e, s, f = cost_of(g, objective)
    pay(g, me, NEW, e, s, f)
    box: Box = g.box
    rise = box.objectives.production
    at = 4 * objective
    yield from perform(g, me, [(RAISE_PRODUCTION, rise[at], rise[at + 1], rise[at + 2], rise[at + 3])])
