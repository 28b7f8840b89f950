"""What must hold at every question: nothing is lost, nothing is there twice. [CIV-010, CIV-027, CIV-642]"""

from __future__ import annotations

from typing import Final

from boardwright.core.errors import BrokenInvariant
from boardwright.games.civolution.box import LAND_TERRITORIES, Box
from boardwright.games.civolution.names import (
    ACTION_CARDS,
    ACTIVATION_DICE,
    ATTRIBUTE_CHIPS,
    ATTRIBUTE_PIECE,
    ATTRIBUTES,
    BOATS,
    CARDS,
    CHIP_CARDS,
    EVENTS,
    FARMS,
    FATE_DICE,
    GOAL_CHIPS,
    GOAL_PIECE,
    GOALS,
    INCOME_CHIPS,
    INCOME_PIECE,
    MARKERS,
    NOBODY,
    SITES,
    TERRITORIES,
    TRIBE_PLACES,
    TRIBES,
    VICI,
)
from boardwright.games.civolution.queries import camps_of
from boardwright.games.civolution.rules.stage_partition import is_goal_chip
from boardwright.games.civolution.state import Player, State

VICI_TRIBES: Final = 15


def audit(g: State) -> None:
    """Raises BrokenInvariant if a tribe, marker, die, card, chip or token is lost, or a place holds what it cannot."""
    audit_cards(g)
    audit_chips(g)
    audit_continent(g)
    audit_dice(g)
    hold(all(n >= 0 for n in [g.spare_dice, g.spare_fate, g.hunting_tokens]), "a display is below nothing")
    for me in g.players:
        audit_markers(g, me)
        audit_tribes(g, me)
        audit_columns(g, me)
        hold(min(me.tracks) >= 0 and max(me.tracks) <= 12 and 1 <= me.favor <= 6, f"{me.seat}: a disc is off its track")
        hold(min(me.levels) >= 1 and max(me.levels) <= 3, f"{me.seat}: levels {me.levels}")
    audit_camps(g)


def hold(condition: bool, otherwise: str) -> None:
    if not condition:
        raise BrokenInvariant(otherwise)


def each_once(found: list[int], all_of: int, what: str, some_gone: bool = False) -> None:
    """All of them, each once; with `some_gone` some may have left the game."""
    hold(len(found) == len(set(found)), f"{what}: one is there twice: {sorted(found)}")
    hold(some_gone or len(found) == all_of, f"{what}: {len(found)} instead of {all_of}")
    hold(all(0 <= one < all_of for one in found), f"{what}: {sorted(found)}")


def pieces(g: State, first: int, last: int) -> list[int]:
    """The installed pieces with numbers in this range, and those on their way, counted from the first."""
    found = list(g.playing)
    for me in g.players:
        for column in range(len(me.columns)):
            found += me.columns[column]
            if me.type_of[column] == GOALS:
                found += [piece for piece in me.right if is_goal_chip(piece)]
    return [piece - first for piece in found if first <= piece < last]


def audit_cards(g: State) -> None:
    """160 research cards; V.I.C.I removes some. [CIV-010, CIV-824]"""
    cards = pieces(g, 0, CARDS) + g.removed
    for stack in [*g.stacks, *g.under, *g.shown]:
        cards += stack
    for me in g.players:
        cards += me.hand + me.drawn
    each_once(cards, CARDS, "research cards")
    each_once(g.events + g.events_seen + ([g.event] if g.event != NOBODY else []), EVENTS, "events")
    if g.rulings.solo:
        each_once(g.actions + g.revealed + g.discarded, ACTION_CARDS, "action cards")


def audit_chips(g: State) -> None:
    """65 goal chips, 25 income chips, 12 attribute chips; V.I.C.I removes some. [CIV-010, CIV-806, CIV-826, CIV-827]"""
    solo = g.rulings.solo
    goals = pieces(g, GOAL_PIECE, INCOME_PIECE) + g.goal_bag + g.chip_goals
    goals += [chip for chip in g.goal_display if chip >= 0]
    for me in g.players:
        for pile in me.goals:
            goals += pile
    each_once(goals, GOAL_CHIPS, "goal chips", solo)
    chips = pieces(g, INCOME_PIECE, INCOME_PIECE + INCOME_CHIPS) + g.income_bag
    each_once(chips + [c for c in g.income_display if c >= 0], INCOME_CHIPS, "income chips", solo)
    attributes = pieces(g, ATTRIBUTE_PIECE, ATTRIBUTE_PIECE + ATTRIBUTE_CHIPS) + g.attribute_bag
    each_once(attributes + [c for c in g.attribute_display if c >= 0], ATTRIBUTE_CHIPS, "attribute chips", solo)
    each_once(pieces(g, INCOME_PIECE + INCOME_CHIPS, ATTRIBUTE_PIECE), CHIP_CARDS, "starting chip cards", True)


def audit_continent(g: State) -> None:
    """24 sites, 18 material tiles, 16 territory tokens, farms. [CIV-010, CIV-054, CIV-350]"""
    each_once(g.sites_unseen + [piece for piece in g.site if piece != NOBODY], SITES, "sites")
    tiles = [tile for tile in g.tile if tile != NOBODY]
    for unseen in g.tiles_unseen:
        tiles += unseen
    each_once(tiles, LAND_TERRITORIES, "material tiles")
    tokens = {4: 16, 3: 12, 2: 6}[len(g.players)]
    hold(g.hunting_tokens + sum(g.hunted) == tokens, f"{g.hunting_tokens} hunting tokens and {sum(g.hunted)} in use")
    for me in g.players:
        built = g.farms.count(me.seat)
        hold(built + me.farms_left == (0 if is_vici(g, me) else FARMS), f"{me.seat}: {built} farms")
    for territory in range(LAND_TERRITORIES):
        settled = any(me.tribes[territory] for me in g.players)
        hold(not settled or g.tile[territory] != NOBODY, f"territory {territory} is settled and undeveloped")


def is_vici(g: State, me: Player) -> bool:
    return g.rulings.solo and me.seat == VICI


def audit_dice(g: State) -> None:
    """6 activation dice and a fate die each, players + 1 in the display. [CIV-052, CIV-647]"""
    n = len(g.players)
    dice = g.spare_dice + sum([sum(me.dice) for me in g.players])
    fate = g.spare_fate + sum([me.fate for me in g.players])
    hold(dice == 7 * n + 1 and dice <= ACTIVATION_DICE, f"{dice} activation dice")
    hold(fate == 2 * n + 1 and fate <= FATE_DICE, f"{fate} fate dice")
    hold(all(min(me.dice) >= 0 for me in g.players), "a die is missing")


def audit_markers(g: State, me: Player) -> None:
    """50 each, wherever they lie. [CIV-642]"""
    held = me.supply + sum(me.markers) + sum(me.resets) + sum(me.notch) + sum(me.statues)
    if is_vici(g, me):
        held += g.evolution + g.prosperity + sum(g.provisions)
    hold(held == MARKERS, f"{me.seat}: {held} markers")
    hold(min(me.markers) >= 0 and me.supply >= 0, f"{me.seat}: a space holds less than nothing")
    hold(max(me.notch) <= 1 and max(me.resets) <= 1, f"{me.seat}: two markers in a place for one")


def audit_tribes(g: State, me: Player) -> None:
    """20 each, 15 of V.I.C.I; the counts by territory agree with the places. [CIV-010, CIV-802]"""
    moving = 1 if g.moving != NOBODY and g.moving // TRIBE_PLACES == me.seat else 0
    total = me.tribes_left + sum(me.tribes) + moving
    hold(total == (VICI_TRIBES if is_vici(g, me) else TRIBES), f"{me.seat}: {total} tribes")
    aboard = [0] * TERRITORIES
    for boat in range(BOATS):
        here = me.aboard_strong[boat] + me.aboard_weak[boat]
        hold(here <= (2 if me.boats[boat] != NOBODY else 0), f"{me.seat}: {here} tribes aboard a boat")
        if me.boats[boat] != NOBODY:
            aboard[me.boats[boat]] += here
    for territory in range(TERRITORIES):
        camps = [g.camps[camp] for camp in camps_of(g, territory)]
        strong = camps.count(me.seat * 2 + 1) + me.wild_strong[territory]
        all_there = strong + camps.count(me.seat * 2) + me.wild_weak[territory] + aboard[territory]
        hold(
            me.tribes[territory] == all_there, f"{me.seat}: tribes in {territory}: {me.tribes[territory]}, {all_there}"
        )
        hold((me.presence >> territory & 1 == 1) == (all_there > 0), f"{me.seat}: presence in {territory}")
        hold(strong <= me.strong[territory] <= all_there, f"{me.seat}: strong tribes in {territory}")
    hold(sum(me.strong) == strong_ones(g, me), f"{me.seat}: strong tribes")


def strong_ones(g: State, me: Player) -> int:
    return g.camps.count(me.seat * 2 + 1) + sum(me.wild_strong) + sum(me.aboard_strong)


def audit_camps(g: State) -> None:
    """Only encampments that exist, of players who play. [CIV-724]"""
    box: Box = g.box
    for camp, holder in enumerate(g.camps):
        hold(holder < 2 * len(g.players), f"encampment {camp} is nobody's")
        hold(camp < len(box.camp_mark) or holder < NOBODY, f"there is no encampment {camp}")


def audit_columns(g: State, me: Player) -> None:
    """A column and its type belong together; full pieces cross both halves; no gaps. [CIV-400, CIV-440, CIV-452]"""
    box: Box = g.box
    for column, held in enumerate(me.columns):
        kind = me.type_of[column]
        hold(kind == NOBODY or me.column_of[kind] == column, f"{me.seat}: column {column} has lost its type")
        for piece in held:
            hold(kind_of(box, piece) in {NOBODY, kind}, f"{me.seat}: piece {piece} in column {column}")
    if me.column_of[GOALS] == NOBODY:
        hold(not me.right, f"{me.seat}: half a column without goal chips")
    else:
        left = me.columns[me.column_of[GOALS]]
        for height in range(max(len(left), len(me.right))):
            pair = [half[height] if height < len(half) else GOAL_PIECE for half in (left, me.right)]
            hold(pair[0] == pair[1] or all(is_goal_chip(piece) for piece in pair), f"{me.seat}: halves {pair}")


def kind_of(box: Box, piece: int) -> int:
    """The type that claims a column; NOBODY for income chips. [CIV-400, CIV-401]"""
    if piece < CARDS:
        return box.card_type[piece]
    if is_goal_chip(piece):
        return GOALS
    return ATTRIBUTES if piece >= ATTRIBUTE_PIECE else NOBODY
