"""Game rounds: the exchange, whose turn it is, and the end of the round. [EVO-040..049, EVO-150..164]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import PASS, Asking, Kind, Step
from boardwright.core.together import together
from boardwright.games.evolution.domains import YES
from boardwright.games.evolution.moves import (
    ALL_WOKE,
    DREW,
    DREW_FOR_TAIL,
    EXCHANGED,
    FIGURE_PASSED,
    ROUND_BEGAN,
    ROUND_ENDED,
    discard_hand,
    draw_to_hand,
    end_ignoring,
    stock_source,
)
from boardwright.games.evolution.queries import is_awake
from boardwright.games.evolution.refusals import why_not_exchange, yes
from boardwright.games.evolution.state import (
    BETWEEN_TURNS,
    EXCHANGE_OFFER,
    EXCHANGES,
    EXCHANGING,
    FRIGHT_IGNORE_TURN,
    NOBODY,
    ROUND,
    ROUND_END,
    SHADOW,
    SHADOW_TURN,
    TAIL_CARD,
    TAILED_INSTEAD,
    TURN,
    Player,
    State,
)

EXCHANGE: Final = Kind("exchange", YES, why_not_exchange, yes, exact=True)  # EVO-040


def begin_round(g: State, _: int) -> None:
    """Everyone may exchange once, then turns are taken from the first player. [EVO-040..043, EVO-184, OPEN-12]"""
    g.turns = 0
    g.idle = 0
    g.left = longest_round(g)
    if g.notes is not None:
        g.note(ROUND_BEGAN, (g.round, g.first))
    turn = (SHADOW_TURN, SHADOW) if g.rulings.solo else (TURN, g.first)
    if g.rulings.together:
        g.plan([(EXCHANGES, g.first), turn])
    else:
        g.plan([(EXCHANGE_OFFER, seat) for seat in clockwise(g)] + [turn])


def clockwise(g: State) -> list[int]:
    """The seats from the first player on."""
    seats = g.rulings.seats
    return [(g.first + i) % seats for i in range(seats)]


def longest_round(g: State) -> int:
    """More activations of seats than this no round can have.

    Each takes a token from the source, removes a creature or puts one to sleep; a creature wakes at most one other,
    or is woken at most once. A Tailed card may stand for a token by ruling. [EVO-222, EVO-313, OPEN-10]
    """
    creatures = 0
    tails = 0
    for player in g.players:
        creatures += len(player.creatures) + len(player.hand)
        for it in player.creatures:
            tails += len(it.row)
    return 2 * creatures + g.lower + g.upper + (tails if g.rulings.tailed == TAILED_INSTEAD else 0)


def exchange(g: State, seat: int) -> Step | None:
    """One player's exchange; an empty hand is not asked about. [EVO-040, EVO-049, EVO-185]"""
    if not g.players[seat].hand:
        return None
    g.seat = seat
    g.stage = EXCHANGING
    return one_exchange(g, seat)


def one_exchange(g: State, seat: int) -> Step:
    if (yield EXCHANGE.may(seat)) != PASS:
        swap_hand(g, g.players[seat])
    g.seat = NOBODY
    g.stage = BETWEEN_TURNS


def exchanges(g: State, _: int) -> Step:
    """All decide at once and swap in order, by ruling. [OPEN-12]"""
    g.stage = EXCHANGING
    seats = [seat for seat in clockwise(g) if g.players[seat].hand]
    answers = yield from together(g, ask_exchange, seats)
    for seat, answer in zip(seats, answers, strict=True):
        if answer != PASS:
            swap_hand(g, g.players[seat])
    g.stage = BETWEEN_TURNS


def ask_exchange(g: State, seat: int) -> Asking[int]:
    return (yield EXCHANGE.may(seat))


def swap_hand(g: State, me: Player) -> None:
    """The whole hand down, then as many drawn. [EVO-040, EVO-162, EVO-164]"""
    number = len(me.hand)
    if g.notes is not None:
        g.note(EXCHANGED, (me.seat, number))
    discard_hand(g, me)
    draw_to_hand(g, me, number)


def pass_turn(g: State, acted: bool) -> None:
    """The next turn is planned, or the end of the round; what lasts a turn is over. [EVO-043, EVO-117, OPEN-7]"""
    rulings = g.rulings
    if rulings.frightening == FRIGHT_IGNORE_TURN:
        end_ignoring(g)
    g.idle = 0 if acted else g.idle + 1
    seat = g.seat
    if is_round_over(g, acted):
        g.agenda.append((ROUND_END, 0))
    elif rulings.solo and seat != SHADOW:
        g.agenda.append((SHADOW_TURN, SHADOW))
    else:
        g.agenda.append((TURN, (seat + 1) % rulings.seats))
    if g.owed:
        g.agenda.append((TAIL_CARD, seat))
    g.seat = NOBODY
    g.stage = BETWEEN_TURNS
    g.active = NOBODY


def is_round_over(g: State, acted: bool) -> bool:
    """Tested after an action; or nobody has activated anything in a whole circle. [EVO-044..048, OPEN-14]"""
    if g.rulings.solo:
        return g.turns > 1 and is_solo_round_over(g)
    return is_all_asleep(g) if acted else g.idle >= g.rulings.seats


def is_all_asleep(g: State) -> bool:
    for player in g.players:
        for it in player.creatures:
            if not it.asleep:
                return False
    return True


def is_solo_round_over(g: State) -> bool:
    """When all of the human's creatures sleep, or by ruling all; after the human's first turn. [EVO-186, EVO-197]"""
    return is_all_asleep(g) if g.rulings.shadow_round_all else not is_awake(g.players[0])


def draw_owed(g: State, seat: int) -> None:
    """The cards that Tailed brings by ruling, drawn when the turn is over. [OPEN-3]"""
    drawn = draw_to_hand(g, g.players[seat], g.owed)
    if g.notes is not None:
        g.note(DREW_FOR_TAIL, (seat, drawn))
    g.left += 2 * g.owed
    g.owed = 0


# -- end of the round -------------------------------------------------------------------------------------------


def end_round(g: State, _: int) -> None:
    """A new source, waking, new cards, the figure. [EVO-150..155]"""
    if g.notes is not None:
        g.note(ROUND_ENDED, (g.round,))
    renew_source(g)
    wake_all(g)
    draw_cards(g)
    pass_figure(g)
    g.round += 1
    g.plan([(ROUND, 0)])


def renew_source(g: State) -> None:
    """The old one goes under the pile; unseen ones lie on top of it. [EVO-036, EVO-150, EVO-156]"""
    g.sources_seen.append(g.source)
    stock_source(g, g.chance.take(g.sources_unseen) if g.sources_unseen else g.sources_seen.pop(0))


def wake_all(g: State) -> None:
    """Markers, bars and marks of use come off; energy and traits stay. [EVO-152, EVO-157, EVO-221]"""
    for player in g.players:
        for it in player.creatures:
            it.asleep = False
            it.barred = 0
            it.used = 0
            it.woken = False
    end_ignoring(g)
    if g.notes is not None:
        g.note(ALL_WOKE)


def draw_cards(g: State) -> None:
    """Each in turn 2 and 1 for each creature with energy; there is no hand limit. [EVO-153, EVO-154, EVO-158]"""
    for seat in clockwise(g):
        me = g.players[seat]
        drawn = draw_to_hand(g, me, 2 + len([it for it in me.creatures if it.energy]))
        if g.notes is not None:
            g.note(DREW, (seat, drawn))


def pass_figure(g: State) -> None:
    """To the next player; in solo the Shadow always begins. [EVO-155, EVO-188]"""
    g.first = (g.first + 1) % g.rulings.seats
    if g.notes is not None and not g.rulings.solo:
        g.note(FIGURE_PASSED, (g.first,))
