"""Research: gaining and drawing cards. [CIV-228, CIV-244, CIV-340]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import PASS, Ask, Kind, Rule, Step
from boardwright.games.civolution.box import Box
from boardwright.games.civolution.domains import CARD, STACK
from boardwright.games.civolution.moves import draw_from, know, put_under, replaced, show_next
from boardwright.games.civolution.notes import DREW_CARD, KEPT_CARDS, TOOK_CARD, TOOK_OPEN_CARD
from boardwright.games.civolution.queries_cards import modifier
from boardwright.games.civolution.rules.abilities import triggered
from boardwright.games.civolution.state import Player, State
from boardwright.games.civolution.vocabulary_abilities import MODIFY_DRAW_MORE, ON_GAIN_CARD

DECKS: Final = 5

STACK_EMPTY: Final = Rule("CIV-916", "stack_empty")
FACE_UP: Final = Rule("CIV-244", "face_up")
NOT_DRAWN: Final = Rule("CIV-244", "not_drawn")
ALL_CHOSEN: Final = Rule("CIV-244", "stack_all_chosen")
IN_ORDER: Final = Rule("CIV-244", "stacks_in_order")


def left_in(g: State, stack: int) -> int:
    """Cards in a face-down stack 0 to 4, or in the face-up stack of type stack - 5."""
    if stack >= DECKS:
        return len(g.shown[stack - DECKS])
    return len(g.stacks[stack]) + len(g.under[stack])


def why_not_take(g: State, _ask: Ask, stack: int) -> Rule | None:
    return None if left_in(g, stack) else STACK_EMPTY


def takeable(g: State, _ask: Ask) -> list[int]:
    return [stack for stack in range(2 * DECKS) if left_in(g, stack)]


def why_not_draw(g: State, ask: Ask, stack: int) -> Rule | None:
    """`about`: how many still, then the stacks chosen so far, in ascending order."""
    if stack >= DECKS:
        return FACE_UP
    chosen = ask.about[1:]
    if chosen and stack < chosen[-1]:
        return IN_ORDER
    if not left_in(g, stack):
        return STACK_EMPTY
    return None if left_in(g, stack) > chosen.count(stack) else ALL_CHOSEN


def drawable(g: State, ask: Ask) -> list[int]:
    chosen = ask.about[1:]
    first = chosen[-1] if chosen else 0
    return [stack for stack in range(first, DECKS) if left_in(g, stack) > chosen.count(stack)]


def why_not_keep(g: State, ask: Ask, card: int) -> Rule | None:
    return None if card in g.players[ask.seat].drawn else NOT_DRAWN


def drawn(g: State, ask: Ask) -> list[int]:
    return sorted(g.players[ask.seat].drawn)


def rejected_of(g: State, me: Player, card_type: int) -> list[int]:
    box: Box = g.box
    return [card for card in me.drawn if box.card_type[card] == card_type]


def why_not_lay(g: State, ask: Ask, card: int) -> Rule | None:
    return None if card in rejected_of(g, g.players[ask.seat], ask.about[0]) else NOT_DRAWN


def layable(g: State, ask: Ask) -> list[int]:
    return sorted(rejected_of(g, g.players[ask.seat], ask.about[0]))


TAKE: Final = Kind("take", STACK, why_not_take, takeable, exact=True)  # CIV-340
DRAW: Final = Kind("draw", STACK, why_not_draw, drawable, exact=True)  # CIV-244
KEEP: Final = Kind("keep", CARD, why_not_keep, drawn, private=True, secret=True, exact=True)  # CIV-244
LAY: Final = Kind("lay", CARD, why_not_lay, layable, private=True, secret=True, exact=True)  # CIV-914


def can_gain_card(g: State, me: Player) -> bool:
    for stack in range(2 * DECKS):
        if left_in(g, stack):
            return True
    return False


def gain_card(g: State, me: Player) -> Step:
    """The top card of any of the ten stacks. [CIV-340]"""
    stack = yield TAKE.may(me.seat)
    if stack == PASS:
        return
    if stack < DECKS:
        take_hidden(g, me, stack)
    else:
        take_shown(g, me, stack - DECKS)
    if me.triggers:
        yield from triggered(g, me, ON_GAIN_CARD)


def take_hidden(g: State, me: Player, card_type: int) -> None:
    card = draw_from(g, card_type)
    know(g, card, g.known[card] | 1 << me.seat)
    me.hand = [*me.hand, card]
    if g.notes is not None:
        g.note(TOOK_CARD, (me.seat, card_type))
        g.note(DREW_CARD, (card,), me.seat)


def take_shown(g: State, me: Player, card_type: int) -> None:
    """The last of a face-up stack is replaced at once. [CIV-340]"""
    pile = g.shown[card_type]
    card = pile[-1]
    g.shown = replaced(g.shown, card_type, pile[:-1])
    me.hand = [*me.hand, card]
    if g.notes is not None:
        g.note(TOOK_OPEN_CARD, (me.seat, card))
    if not g.shown[card_type]:
        show_next(g, card_type)


def can_draw(g: State, me: Player) -> bool:
    for stack in range(DECKS):
        if left_in(g, stack):
            return True
    return False


def draw_cards(g: State, me: Player, n: int, keep: int) -> Step:
    """Choose the stacks, draw, then keep some; the others go under their stacks. [CIV-244]"""
    if not can_draw(g, me):
        return
    chosen: list[int] = []
    for left in range(n + modifier(g, me, MODIFY_DRAW_MORE), 0, -1):
        stack = yield DRAW.may(me.seat, (left, *chosen))
        if stack == PASS:
            break
        chosen.append(stack)
    for stack in chosen:
        look_at(g, me, stack)
    kept = 0
    while kept < keep and me.drawn:
        card = yield KEEP.must(me.seat, (keep - kept,))
        me.drawn = [each for each in me.drawn if each != card]
        me.hand = [*me.hand, card]
        know(g, card, 1 << me.seat)
        kept += 1
    yield from lay_under(g, me)
    if g.notes is not None:
        g.note(KEPT_CARDS, (me.seat, kept, len(chosen)))
    for _ in range(kept if me.triggers else 0):
        yield from triggered(g, me, ON_GAIN_CARD)


def look_at(g: State, me: Player, card_type: int) -> None:
    card = draw_from(g, card_type)
    know(g, card, g.known[card] | 1 << me.seat)
    me.drawn = [*me.drawn, card]
    if g.notes is not None:
        g.note(DREW_CARD, (card,), me.seat)


def lay_under(g: State, me: Player) -> Step:
    """In the order drawn, or by ruling in the owner's order; nobody else sees them. [CIV-244, CIV-914]"""
    if g.rulings.owners_order:
        for card_type in range(DECKS):
            while len(rejected_of(g, me, card_type)) > 1:
                card = yield LAY.must(me.seat, (card_type,))
                me.drawn = [each for each in me.drawn if each != card]
                put_under(g, me.seat, card)
    for card in me.drawn:
        put_under(g, me.seat, card)
    me.drawn = []
