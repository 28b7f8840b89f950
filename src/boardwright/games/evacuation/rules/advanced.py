"""Advanced Actions: the draft of action cards, the end of a turn, levels. [EVA-901..909]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import Ask, Asking, Kind, Rule, Step
from boardwright.core.together import together
from boardwright.games.evacuation.box import Box
from boardwright.games.evacuation.domains import CARD, NUMBER
from boardwright.games.evacuation.moves import draw_cards
from boardwright.games.evacuation.notes_later import CARDS_KEPT, LEVEL_CHOSEN, PUT_AWAY
from boardwright.games.evacuation.state import NOBODY, Player, State

HAND: Final = 4
"""Action cards with which every turn starts. [EVA-902, EVA-905]"""
FOR_PROGRESS: Final = 0
FOR_BONUS: Final = 1

NOT_IN_HAND: Final = Rule("EVA-904", "not_in_hand")
CHOSEN_ALREADY: Final = Rule("EVA-902", "chosen_already")
NOT_A_LEVEL: Final = Rule("EVA-907", "not_a_level")


def why_not_put_away(g: State, ask: Ask, card: int) -> Rule | None:
    if card not in g.players[ask.seat].cards:
        return NOT_IN_HAND
    return CHOSEN_ALREADY if card in ask.about else None


def cards_to_put_away(g: State, ask: Ask) -> list[int]:
    return [card for card in g.players[ask.seat].cards if card not in ask.about]


def why_not_level(g: State, ask: Ask, level: int) -> Rule | None:
    """One of the levels printed on the card. [EVA-907]"""
    box: Box = g.box
    return None if level in box.cards.powers[ask.about[0]] else NOT_A_LEVEL


def levels_of(g: State, ask: Ask) -> list[int]:
    box: Box = g.box
    return box.cards.powers[ask.about[0]][:]


PUT_AWAY_CARD: Final = Kind(
    "put_away", CARD, why_not_put_away, cards_to_put_away, private=True, secret=True, exact=True
)  # EVA-902, EVA-905; about: those chosen before
LEVEL: Final = Kind("level", NUMBER, why_not_level, levels_of, exact=True)  # EVA-907; about: card, sum so far, for what


def card_draft(g: State, _: int) -> Step:
    """All at once put away what is more than four cards. [EVA-901, EVA-902, EVA-909]"""
    g.seat = NOBODY
    if g.rulings.solo:
        away = [(yield from choose_to_put_away(g, 0))]
    else:
        away = yield from together(g, choose_to_put_away, g.seats())
    for me, cards in zip(g.players, away, strict=True):
        put_away(me, cards)
        if g.notes is not None:
            g.note(CARDS_KEPT, (me.seat, len(me.cards)))


def choose_to_put_away(g: State, seat: int) -> Asking[list[int]]:
    """Card by card; nothing changes before all have chosen."""
    cards: list[int] = []
    for _ in range(len(g.players[seat].cards) - HAND):
        cards.append((yield PUT_AWAY_CARD.must(seat, tuple(cards))))
    return cards


def put_away(me: Player, cards: list[int]) -> None:
    for card in cards:
        me.cards.remove(card)
        me.put_away.append(card)


def end_of_turn(g: State, me: Player) -> Asking[None]:
    """Draw one; more than four are put away. [EVA-905, INT-62]"""
    draw_cards(g, me, 1)
    more = len(me.cards) - HAND
    if more > 0:
        put_away(me, (yield from choose_to_put_away(g, me.seat)))
        if g.notes is not None:
            g.note(PUT_AWAY, (me.seat, more))


def choose_levels(g: State, me: Player, purpose: int) -> Asking[int]:
    """The power of the cards face up; of several levels one is chosen, for each purpose anew. [EVA-907, INT-64]"""
    total = 0
    box: Box = g.box
    for card in me.face_up:
        powers = box.cards.powers[card]
        level = powers[0]
        if len(powers) > 1:
            level = yield LEVEL.must(me.seat, (card, total, purpose))
            if g.notes is not None:
                g.note(LEVEL_CHOSEN, (me.seat, card, level))
        total += level
    return total
