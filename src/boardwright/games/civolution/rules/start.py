"""The choices before the first era: start hands and starting chip cards. [CIV-067..073]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import Ask, Asking, Kind, Rule, Step
from boardwright.core.together import together
from boardwright.games.civolution.box import Box
from boardwright.games.civolution.domains import CARD, CHIP_CARD, MARKER_CARD
from boardwright.games.civolution.moves import know, put_under, replaced
from boardwright.games.civolution.notes import CHIP_CARD_TAKEN, MARKER_CARD_KEPT
from boardwright.games.civolution.rules.setup import advanced_seats, place_start_markers, resolve_chip_card
from boardwright.games.civolution.state import Player, State

NOT_DEALT: Final = Rule("CIV-067", "not_dealt")
NOT_DISPLAYED: Final = Rule("CIV-071", "chip_card_not_displayed")


def start_cards(g: State, ask: Ask) -> list[int]:
    """The cards of one type that the seat may keep: those dealt, by option all. [CIV-067, CIV-804]"""
    box: Box = g.box
    card_type = ask.about[0]
    cards = g.stacks[card_type] if g.rulings.free_start else g.players[ask.seat].hand
    return sorted([card for card in cards if box.card_type[card] == card_type])


def why_not_start_card(g: State, ask: Ask, card: int) -> Rule | None:
    return None if card in start_cards(g, ask) else NOT_DEALT


def start_marker_cards(g: State, ask: Ask) -> list[int]:
    return sorted(g.starting_cards if g.rulings.free_start else g.players[ask.seat].marker_cards)


def why_not_start_markers(g: State, ask: Ask, card: int) -> Rule | None:
    return None if card in start_marker_cards(g, ask) else NOT_DEALT


def start_chips(g: State, _ask: Ask) -> list[int]:
    return g.chip_display[:]


def why_not_start_chip(g: State, _ask: Ask, card: int) -> Rule | None:
    return None if card in g.chip_display else NOT_DISPLAYED


START_CARD: Final = Kind("start_card", CARD, why_not_start_card, start_cards, private=True, secret=True, exact=True)
START_MARKERS: Final = Kind(
    "start_markers", MARKER_CARD, why_not_start_markers, start_marker_cards, private=True, secret=True, exact=True
)
START_CHIP_KIND: Final = Kind("start_chip", CHIP_CARD, why_not_start_chip, start_chips, exact=True)  # CIV-071


def keep_start(_g: State, seat: int) -> Asking[list[int]]:
    """One research card of each type, then one starting marker card. [CIV-067]"""
    kept: list[int] = []
    for card_type in range(5):
        card = yield START_CARD.must(seat, (card_type,))
        kept.append(card)
    kept.append((yield START_MARKERS.must(seat)))
    return kept


def start_hands(g: State, _seat: int) -> Step:
    """All choose at once and show their marker cards together. [CIV-067, CIV-913]"""
    seats = advanced_seats(g)
    if len(seats) == 1:
        choices = [(yield from keep_start(g, seats[0]))]
    else:
        choices = yield from together(g, keep_start, seats)
    for seat, kept in zip(seats, choices, strict=True):
        keep(g, g.players[seat], kept)


def keep(g: State, me: Player, kept: list[int]) -> None:
    """What was rejected goes under its stack, in the order drawn, or to the box. [CIV-067, CIV-069, CIV-914]"""
    box: Box = g.box
    cards, marker_card = kept[:-1], kept[-1]
    if g.rulings.free_start:
        g.chance.seal()  # what was in the piles is known from here on
        for card in cards:
            card_type = box.card_type[card]
            g.stacks = replaced(g.stacks, card_type, [each for each in g.stacks[card_type] if each != card])
            know(g, card, 1 << me.seat)
        g.starting_cards = [each for each in g.starting_cards if each != marker_card]
    for card in me.hand:
        if card not in cards:
            put_under(g, me.seat, card)
    g.starting_cards = g.starting_cards + [card for card in me.marker_cards if card != marker_card]
    me.hand = cards
    me.marker_cards = [marker_card]
    place_start_markers(g, me, marker_card)
    if g.notes is not None:
        g.note(MARKER_CARD_KEPT, (me.seat, marker_card))


def start_chip(g: State, seat: int) -> Step:
    """One starting chip card with the goal chip on it; the last one left goes back. [CIV-071, CIV-073, CIV-966]"""
    card = yield START_CHIP_KIND.must(seat)
    at = g.chip_display.index(card)
    goal = g.chip_goals[at]
    g.chip_display = g.chip_display[:at] + g.chip_display[at + 1 :]
    g.chip_goals = g.chip_goals[:at] + g.chip_goals[at + 1 :]
    resolve_chip_card(g, g.players[seat], card, goal)
    if g.notes is not None:
        g.note(CHIP_CARD_TAKEN, (seat, card))
    if len(g.chip_display) == 1:
        g.chip_cards = g.chip_cards + g.chip_display
        g.goal_bag += g.chip_goals
        g.chip_display = []
        g.chip_goals = []
