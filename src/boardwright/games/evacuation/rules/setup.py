"""Setup. [EVA-101..116, EVA-902, EVA-951]"""

from __future__ import annotations

from typing import Final

from boardwright.core.chance import Chance
from boardwright.games.evacuation.box import Box
from boardwright.games.evacuation.box_cards import STARTING_STADIUMS
from boardwright.games.evacuation.moves import draw_cards, refill
from boardwright.games.evacuation.rules.cleanup import DEALT, GROUPS
from boardwright.games.evacuation.rules.modules import lay_out_modules
from boardwright.games.evacuation.rules.solo import shuffle_solo_cards
from boardwright.games.evacuation.state import (
    ALL_TILES,
    BONUS_CARDS,
    CARD_DRAFT,
    CARDS,
    EXTRA,
    FACTORIES,
    FIRST_GOAL,
    FIRST_OCEAN,
    GOAL_DRAFT,
    GOALS,
    INCOME_PHASE,
    INFRASTRUCTURE_CARDS,
    INFRASTRUCTURE_ROW,
    NOBODY,
    OPPONENT,
    PHASE,
    SETUP,
    SHIP_ROW,
    SHIPS,
    STADIUM_ROW,
    STADIUMS,
    Player,
    Rulings,
    State,
)
from boardwright.games.evacuation.vocabulary import NO_MODIFIERS, USES

SETS: Final = 4


def setup(seats: int, chance: Chance, options: dict[str, str], box: Box) -> State:
    """Technologies, rows, bonuses, the order; what is drafted, and then the first year. [EVA-101..116, EVA-901]"""
    g = empty_table(box, chance, Rulings(seats, [f"{name}={value}" for name, value in options.items()]))
    deal_technologies(g)
    if g.rulings.tiles_dealt:
        deal_tiles(g)
    for row in (STADIUM_ROW, SHIP_ROW, INFRASTRUCTURE_ROW):
        refill(g, row)
    lay_out_bonuses(g)
    g.order = first_order(g)
    lay_out_modules(g)
    if g.rulings.solo or g.rulings.blocked:
        shuffle_solo_cards(g)
    if g.rulings.advanced:
        for me in g.players:
            draw_cards(g, me, DEALT)
    plan_drafts(g)
    return g


def plan_drafts(g: State) -> None:
    """Goals, then action cards, then year one. [EVA-115, EVA-902]"""
    if g.rulings.points:
        g.agenda.append((GOAL_DRAFT, 0))
    if g.rulings.advanced:
        g.agenda.append((CARD_DRAFT, 0))
    g.agenda.append((PHASE, INCOME_PHASE))
    g.agenda.reverse()


def empty_table(box: Box, chance: Chance, rulings: Rulings) -> State:
    """Everything in its box, the players' own pieces laid out, the counter on year one. [EVA-111]"""
    infrastructure = list(range(INFRASTRUCTURE_CARDS))
    decks = box.infrastructure.decks
    return State(
        box, chance, [], rulings, [new_player(box, seat) for seat in range(rulings.seats)], year=1, phase=SETUP,
        seat=NOBODY, playing=NOBODY, order=list(range(rulings.seats)), owner=[NOBODY] * len(box.map.ids),
        held=[0] * len(box.map.ids), rows=[[], [], []],
        piles=[
            list(range(SHIPS)),
            list(range(STARTING_STADIUMS, STADIUMS)),
            [card for card in infrastructure if decks[card] == 0],
            [card for card in infrastructure if decks[card] == 1],
        ],
        under=[[], [], []], bonuses=[],
        goal_pile=list(range(FIRST_GOAL, FIRST_GOAL + GOALS)) if rulings.points else [], packets=[], goals_out=[],
        deck=list(range(CARDS)) if rulings.advanced else [], objectives=[], lines=[], solo_deck=[], solo_number=0,
        solo_played=[],
        solo_tile=box.map.edge_start, taken=[], rivals=first_rivals(rulings), trigger=NOBODY, trigger_phase=NOBODY,
        steps=0, ended=False,
    )  # fmt: skip


def new_player(box: Box, seat: int) -> Player:
    """Own tiles, markers and the starting stadium; no cubes. [EVA-101..107, EVA-114]"""
    return Player(
        seat, up=ALL_TILES, edges=box.old.edges, cubes=[0] * 6, factories=[0] * 6, reserve=[FACTORIES] * 3, people=0,
        ships=[[], []], stadiums=[[seat], []], production=[0] * 3, flying=[], freight=[], aboard=[], returning=[],
        flown=[], hand=[], played=[], fulfilled=0, columns=[], research=[0] * 3, modifiers=NO_MODIFIERS[:], happy=0,
        symbols=0, spent=0, markers=[0, 0], used=[0] * USES, acted=0, groups=[0] * GROUPS, power=0, level=0,
        passed=False, goals=[], given=[], cards=[], face_up=[], tucked=[], put_away=[], objectives=[], fresh=0,
        scored=[], penalties=0, corrections=[],
    )  # fmt: skip


def first_rivals(rulings: Rulings) -> list[int]:
    """Progress markers that belong to no seat. [EVA-951, INT-78]"""
    if rulings.solo:
        return [0] * 4
    return [0] * 2 if rulings.blocked and rulings.third_full else []


def deal_technologies(g: State) -> None:
    """A set each, at random; within a row its tiles are mixed. [EVA-104]"""
    box: Box = g.box
    sets = list(range(SETS))
    for me in g.players:
        mine = g.chance.take(sets)
        me.columns = [NOBODY] * 9
        for row in range(3):
            tiles = box.technologies
            left = [tile for tile, own in enumerate(tiles.sets) if own == mine and tiles.rows[tile] == row]
            for column in range(3):
                me.columns[column * 3 + row] = g.chance.take(left)


def deal_tiles(g: State) -> None:
    """By ruling the colours belong to the spaces, and the tiles are dealt on them. [INT-41]"""
    box: Box = g.box
    for me in g.players:
        colours = box.old.edges[:FIRST_OCEAN]
        me.edges = [g.chance.take(colours) for _ in range(FIRST_OCEAN)] + box.old.edges[FIRST_OCEAN:]


def lay_out_bonuses(g: State) -> None:
    """Three without a flag, the flagged one of year four under them. [EVA-112]"""
    box: Box = g.box
    flagged = [card for card in range(BONUS_CARDS) if box.bonuses.flags[card]]
    others = [card for card in range(BONUS_CARDS) if not box.bonuses.flags[card]]
    last = g.chance.take(flagged)
    g.bonuses = [g.chance.take(others) for _ in range(3)] + [last]


def first_order(g: State) -> list[int]:
    """At random; in solo the human first. [EVA-113, EVA-951, INT-70, INT-78]"""
    if g.rulings.solo:
        swapped = g.rulings.solo_order_random and g.chance.below(2)
        return [0, EXTRA, OPPONENT] if swapped else [0, OPPONENT, EXTRA]
    everyone = list(range(g.rulings.seats + (1 if g.rulings.blocked and g.rulings.third_full else 0)))
    return [g.chance.take(everyone) for _ in range(len(everyone))]
