"""Setup. [CIV-050..073]"""

from __future__ import annotations

from typing import Final

from boardwright.core.chance import Chance
from boardwright.games.civolution.box import Box
from boardwright.games.civolution.moves import changed, put_goals, turn_up
from boardwright.games.civolution.names import (
    ACTION_CARDS,
    ATTRIBUTE_CHIPS,
    BEGIN_ERA,
    BLOCKED,
    CAMPS,
    CARDS,
    CHIP_CARDS,
    EVENTS,
    FARMS,
    FREE,
    GOAL_CHIPS,
    GROUNDS,
    IDENTITIES,
    INCOME_CHIPS,
    INCOME_PIECE,
    MARKERS,
    NOBODY,
    RAW,
    SITES,
    START_CHIP,
    START_HANDS,
    TRIBES,
    VICI,
)
from boardwright.games.civolution.rules.continent import draw_layout, make_continent
from boardwright.games.civolution.rules.stage_partition import put_on
from boardwright.games.civolution.rulings import Rulings
from boardwright.games.civolution.state import Continent, Player, State, empty_state
from boardwright.games.civolution.vocabulary import FOUR, THREE

HUNTING_TOKENS: Final = 16
VICI_TRIBES: Final = 15
"""Of V.I.C.I; the other five stay in the box. [CIV-802]"""
NUMBERS: Final = 6
"""Starting cards with a number, for newcomers. [CIV-066]"""
LAST_COLUMN: Final = 8
"""Where the starting chip card goes. [CIV-404]"""
STARTING_FIND: Final = 2
"""Research cards of each type that are dealt to choose from. [CIV-067]"""
STARTING_MARKERS: Final = 3
"""Starting marker cards that are dealt to choose from. [CIV-067]"""


def setup(seats: int, chance: Chance, options: dict[str, str], box: Box) -> State:
    """The boards, the continent, the consoles and the start hands; the choice of them is planned. [CIV-050..073]"""
    rulings = Rulings(seats, [f"{name}={value}" for name, value in options.items()])
    land = make_continent(box, draw_layout(box, chance, rulings.first_layout))
    g = empty_table(box, chance, rulings, land)
    prepare_boards(g)
    prepare_continent(g)
    for me in g.players:
        prepare_console(g, me)
    if rulings.solo:
        prepare_vici(g)
    deal_start(g)
    g.starter = first_starter(g)
    g.plan([(START_HANDS, 0), *draft_order(g), (BEGIN_ERA, 0)])
    return g


def empty_table(box: Box, chance: Chance, rulings: Rulings, land: Continent) -> State:
    """Everything in its bag or pile, as many spaces, dice and tokens as the players need. [CIV-050..054]"""
    g = empty_state(box, chance, rulings, land)
    seats = rulings.players
    g.stacks = [[] for _ in range(5)]
    for card in range(CARDS):
        g.stacks[box.card_type[card]].append(card)
    g.starting_cards = list(range(CARDS, IDENTITIES))
    g.chip_cards = list(range(CHIP_CARDS))
    g.goal_bag = list(range(GOAL_CHIPS))
    g.income_bag = list(range(INCOME_CHIPS))
    g.attribute_bag = list(range(ATTRIBUTE_CHIPS))
    g.events = list(range(EVENTS))
    g.sites_unseen = list(range(SITES))
    g.tiles_unseen = [[3 * land_type + row for row in range(3)] for land_type in range(6)]
    g.goal_display = [NOBODY if least <= seats else BLOCKED for least in box.goal_display]
    g.spare_dice = g.spare_fate = seats + 1
    g.ground_at = [NOBODY] * GROUNDS
    g.camps = [BLOCKED] * CAMPS
    for camp, mark in enumerate(box.camp_mark):
        if not ((mark == FOUR and seats < 4) or (mark == THREE and seats < 3)):
            g.camps[camp] = FREE
    covered = len([camp for camp in range(len(box.camp_mark)) if g.camps[camp] == BLOCKED])
    g.hunting_tokens = HUNTING_TOKENS - covered
    return g


def prepare_boards(g: State) -> None:
    """Era categories, final tiles and the displays. [CIV-057, CIV-058]"""
    chance = g.chance
    tiles = list(range(9))
    g.era_tiles = [chance.take(tiles) for _ in range(4)]
    g.boosted = 0
    for _ in range(3):
        g.boosted |= 1 << chance.take(tiles)
    for space, chip in enumerate(g.goal_display):
        if chip == NOBODY:
            g.goal_display[space] = chance.take(g.goal_bag)
    g.income_display = [chance.take(g.income_bag) for _ in range(3)]
    g.attribute_display = [chance.take(g.attribute_bag) for _ in range(3)]


def prepare_continent(g: State) -> None:
    """The material tiles of the start territories lie face up, Wood and Papyrus for beginners. [CIV-061]"""
    box: Box = g.box
    for start in box.start_territories:
        pile = g.tiles_unseen[box.terrain[start]]
        if g.tile[start] != NOBODY:
            continue  # a scene has named it
        if g.rulings.open_tiles:
            g.tile[start] = 3 * box.terrain[start]
            pile.remove(g.tile[start])
        else:
            g.tile[start] = g.chance.take(pile)


def prepare_console(g: State, me: Player) -> None:
    """Dice, markers, boats and a tribe with a raw material in each start territory. [CIV-063..065, CIV-802]"""
    box: Box = g.box
    me.dice = [0, 1, 1, 1, 1, 1, 1]
    me.fate = 1
    me.supply = MARKERS
    me.tribes_left = TRIBES
    for start in box.start_territories:
        me.tribes_left -= 1
        place_first_tribe(g, me, start)
    if g.rulings.solo and me.seat == VICI:
        return
    me.farms_left = FARMS
    me.resets = [1] * 4
    me.notch = [1, 1]
    for start in box.start_territories:
        me.markers[RAW + start] = 1
    me.supply -= 8


def place_first_tribe(g: State, me: Player, territory: int) -> None:
    """On a free encampment that is no fire encampment. [CIV-064]"""
    box: Box = g.box
    camp = box.camp_first[territory] + 1
    while g.camps[camp] != FREE:
        camp += 1
    g.camps[camp] = me.seat * 2 + 1
    me.tribes[territory] += 1
    me.strong[territory] += 1
    me.presence |= 1 << territory


def prepare_vici(g: State) -> None:
    """V.I.C.I's tribes, action cards, provision markers and grids. [CIV-801..803]"""
    box: Box = g.box
    vici = g.players[VICI]
    vici.tribes_left = VICI_TRIBES - 2
    g.actions = list(range(ACTION_CARDS))
    for start in box.start_territories:
        g.provisions[start] = 1
    g.evolution = 2
    g.prosperity = 2
    vici.supply -= 6


def first_starter(g: State) -> int:
    """Who has the monolith first: drawn, a named seat, or the human. [CIV-070, CIV-911]"""
    if g.rulings.solo:
        return 0
    return g.chance.below(g.rulings.seats) if g.rulings.first_player < 0 else g.rulings.first_player


def advanced_seats(g: State) -> list[int]:
    """Those that choose their start hand. [CIV-067, CIV-072]"""
    return [seat for seat in range(g.rulings.seats) if not g.rulings.newcomers >> seat & 1]


def draft_order(g: State) -> list[tuple[int, int]]:
    """To the right of the starting civilization first, and on counter-clockwise. [CIV-071]"""
    seats = g.rulings.seats
    order = [(g.starter - 1 - i) % seats for i in range(seats)]
    return [(START_CHIP, seat) for seat in order if not g.rulings.newcomers >> seat & 1]


def deal_start(g: State) -> None:
    """Newcomers get theirs first, the others something to choose from. [CIV-066, 067, 071, 072, 912, 966]"""
    numbers = list(range(NUMBERS))
    for seat in range(g.rulings.seats):
        if g.rulings.newcomers >> seat & 1:
            give_newcomer(g, g.players[seat], g.chance.take(numbers))
    choosers = advanced_seats(g)
    for seat in choosers:
        deal_choice(g, g.players[seat])
    if choosers:
        for _ in range(len(choosers) + 1):
            g.chip_display.append(g.chance.take(g.chip_cards))
            g.chip_goals.append(g.chance.take(g.goal_bag))


def give_newcomer(g: State, me: Player, number: int) -> None:
    """The cards with one number: what lies on the console tells all which. [CIV-066, CIV-069, CIV-071, CIV-073]"""
    box: Box = g.box
    for card in box.hand_cards[number]:
        g.stacks[box.card_type[card]].remove(card)
        me.hand.append(card)
        g.known[card] = -1
    marker_card = CARDS + box.hand_marker_card[number]
    g.starting_cards.remove(marker_card)
    me.marker_cards = [marker_card]
    place_start_markers(g, me, marker_card)
    chip_card = box.hand_chip_card[number]
    g.chip_cards.remove(chip_card)
    resolve_chip_card(g, me, chip_card, g.chance.take(g.goal_bag))


def deal_choice(g: State, me: Player) -> None:
    """Two research cards of each type and three marker cards; solo by option everything. [CIV-067, CIV-804]"""
    if g.rulings.free_start:
        return
    for stack in g.stacks:
        for _ in range(STARTING_FIND):
            card = turn_up(g, stack)
            me.hand.append(card)
            g.known[card] = 1 << me.seat
    me.marker_cards = [g.chance.take(g.starting_cards) for _ in range(STARTING_MARKERS)]


def place_start_markers(g: State, me: Player, marker_card: int) -> None:
    """Markers from supply on exactly the spaces shown. [CIV-069]"""
    box: Box = g.box
    for space, n in enumerate(box.marker_card_markers[marker_card - CARDS]):
        me.markers[space] += n
        me.supply -= n


def resolve_chip_card(g: State, me: Player, chip_card: int, goal: int) -> None:
    """Its goal chip, its module at level II, itself at stage 4 of the last column. [CIV-073, 404, 909, 915]"""
    box: Box = g.box
    put_goals(me, 0, [goal])
    me.levels = changed(me.levels, box.chip_card_module[chip_card], 2)
    me.upgrades += 1
    put_on(me, LAST_COLUMN, INCOME_PIECE + INCOME_CHIPS + chip_card)
