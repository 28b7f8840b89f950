"""What one seat may know, as plain data; the only thing that words, text and pictures read. [CIV-645]"""

from __future__ import annotations

from typing import Final

from boardwright.core.chance import Chance
from boardwright.core.game import Groups
from boardwright.games.civolution.box import Box
from boardwright.games.civolution.names import CARDS, IDENTITIES, NOBODY
from boardwright.games.civolution.state import Player, State

HIDDEN: Final = -1
"""Stands for a card or chip whose face this seat cannot know."""
SPECTATOR: Final = 30
"""A bit of `known` that is set only where all know."""


class View:
    """The table as one seat sees it; seat -1 is a spectator.

    `table`: a state in which every face that the seat cannot know is HIDDEN: cards in piles, bags, hands and under the
    stacks; it has no chance and no agenda, and `known` is empty. Facts of queries.py can be asked of it. `hand_types`:
    by player the types of the cards in hand, which their backs show. `options`: texts such as `cave_water=land`.
    """

    __slots__ = ("box", "hand_types", "options", "seat", "seats", "solo", "table")

    def __init__(
        self, box: Box, seat: int, seats: int, solo: bool, options: tuple[str, ...], table: State,
        hand_types: list[list[int]],
    ) -> None:  # fmt: skip
        self.box = box
        self.seat = seat
        self.seats = seats
        self.solo = solo
        self.options = options
        self.table = table
        self.hand_types = hand_types


def view(g: State, seat: int | None) -> View:
    """What the seat may know; None: a spectator, who knows what all know."""
    me = -1 if seat is None else seat
    types = [sorted([type_of(g, card) for card in player.hand]) for player in g.players]
    return View(g.box, me, g.rulings.seats, g.rulings.solo, tuple(g.rulings.settled), masked(g, me), types)


def type_of(g: State, card: int) -> int:
    """Of a research card; NOBODY for what is none."""
    box: Box = g.box
    return box.card_type[card] if card < CARDS else NOBODY


def masked(g: State, seat: int) -> State:
    """A copy in which nothing is left that the seat cannot know. [CIV-645]"""
    table = g.clone()
    table.chance = Chance(0)
    table.agenda = []
    table.known = []
    table.stacks = [faceless(pile) for pile in g.stacks]
    table.under = [seen_by(g, seat, pile) for pile in g.under]
    table.starting_cards = faceless(g.starting_cards)
    table.chip_cards = faceless(g.chip_cards)
    table.goal_bag = faceless(g.goal_bag)
    table.income_bag = faceless(g.income_bag)
    table.attribute_bag = faceless(g.attribute_bag)
    table.events = faceless(g.events)
    table.sites_unseen = faceless(g.sites_unseen)
    table.tiles_unseen = [faceless(pile) for pile in g.tiles_unseen]
    table.actions = faceless(g.actions)
    table.discarded = faceless(g.discarded)
    for player in table.players:
        mask_player(g, seat, player)
    return table


def mask_player(g: State, seat: int, player: Player) -> None:
    """Hands, cards looked at and start hands are their owner's; a kept marker card is shown. [CIV-067, CIV-645]"""
    player.hand = sorted(seen_by(g, seat, player.hand))
    if player.seat != seat:
        player.drawn = faceless(player.drawn)
        if len(player.marker_cards) > 1:
            player.marker_cards = faceless(player.marker_cards)


def faceless(pile: list[int]) -> list[int]:
    return [HIDDEN] * len(pile)


def seen_by(g: State, seat: int, cards: list[int]) -> list[int]:
    return [card if knows(g, seat, card) else HIDDEN for card in cards]


def knows(g: State, seat: int, card: int) -> bool:
    """Has the seat seen where this research card went?"""
    known = g.known[card]
    return known < 0 or (seat >= 0 and known >> seat & 1 != 0)


def unknown(g: State, seat: int) -> Groups:
    """By type the cards in hands and under the stacks that this seat has not seen; the stack takes the rest."""
    box: Box = g.box
    types, known = box.card_type, g.known
    bit = 1 << (SPECTATOR if seat < 0 else seat)
    places: list[list[int]] = [[], [], [], [], []]
    for card_type in range(5):
        for card in g.under[card_type]:
            if not known[card] & bit:
                places[card_type].append(card)
    for player in g.players:
        if player.seat != seat:  # own cards are known
            for card in player.hand + player.drawn if player.drawn else player.hand:
                if not known[card] & bit:
                    places[types[card]].append(card)
    groups: Groups = [(places[card_type], g.stacks[card_type]) for card_type in range(5)]
    groups.append((dealt_to_others(g, seat), g.starting_cards))
    return groups


def dealt_to_others(g: State, seat: int) -> list[int]:
    """Starting marker cards, until one is kept and shown. [CIV-067]"""
    dealt: list[int] = []
    for player in g.players:
        if player.seat != seat and len(player.marker_cards) > 1:
            dealt += player.marker_cards
    return dealt


def rename(g: State, names: list[int]) -> None:
    """Give every card another identity, in place; names[old] = new."""
    rename_known(g, names)
    g.stacks = [[names[card] for card in pile] for pile in g.stacks]
    g.under = renamed(g.under, names)
    g.shown = renamed(g.shown, names)
    if g.removed:
        g.removed = [names[card] for card in g.removed]
    if g.starting_cards:
        g.starting_cards = [names[card] for card in g.starting_cards]
    if g.playing:
        g.playing = [names[piece] if piece < IDENTITIES else piece for piece in g.playing]
    for player in g.players:
        player.hand = [names[card] for card in player.hand]
        if player.drawn:
            player.drawn = [names[card] for card in player.drawn]
        if player.marker_cards:
            player.marker_cards = [names[card] for card in player.marker_cards]
        rename_installed(player, names)


def renamed(piles: list[list[int]], names: list[int]) -> list[list[int]]:
    """The piles themselves where no name changes, as with all that lies face up when cards are dealt anew."""
    for pile in piles:
        for card in pile:
            if names[card] != card:
                return [[names[card] for card in pile] for pile in piles]
    return piles


def rename_installed(player: Player, names: list[int]) -> None:
    """All have seen what is installed: it keeps its name where cards are dealt anew."""
    for column in player.columns:
        for piece in column:
            if piece < CARDS and names[piece] != piece:
                player.columns = [[names[p] if p < CARDS else p for p in c] for c in player.columns]
                return


def rename_known(g: State, names: list[int]) -> None:
    """Who knows where a card is matters while it may still be hidden. Before the rest is renamed."""
    old, known = g.known, [0] * IDENTITIES
    for pile in g.under:
        for card in pile:
            known[names[card]] = old[card]
    for pile in g.shown:
        for card in pile:
            known[names[card]] = old[card]
    for player in g.players:
        for card in player.hand:
            known[names[card]] = old[card]
        for card in player.drawn:
            known[names[card]] = old[card]
    g.known = known
