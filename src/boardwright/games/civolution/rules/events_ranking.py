"""Who receives an event's bonus: each, the lead, or ranks. [CIV-545, CIV-813, CIV-952]"""

from __future__ import annotations

from boardwright.games.civolution.box_parts import Event
from boardwright.games.civolution.queries_cards import count, modifier
from boardwright.games.civolution.rules.turn_order import is_vici
from boardwright.games.civolution.state import Player, State
from boardwright.games.civolution.vocabulary_abilities import EVENT_EACH, EVENT_MOST, MODIFY_EVENT_COUNT, TIES_SHARE


def ranking(g: State, event: Event) -> list[int]:
    """For each player the place in the event's rewards, -1 for none. [CIV-545]"""
    amounts = [amount(g, they, event) for they in g.players]
    if event.rule == EVENT_EACH:
        return [0 if have >= event.least else -1 for have in amounts]
    ranks = [-1] * len(amounts)
    given = first_rank(amounts, event, ranks)
    if event.rule != EVENT_MOST and given == 1 and len(amounts) > 2:
        second_rank(amounts, event, ranks)
    return ranks


def first_rank(amounts: list[int], event: Event, ranks: list[int]) -> int:
    """The lead; tied players share it or forfeit it. How many they are."""
    most = max(amounts)
    leaders = amounts.count(most)
    if most >= event.least and (leaders == 1 or event.ties == TIES_SHARE):
        for seat, have in enumerate(amounts):
            if have == most:
                ranks[seat] = 0
    return leaders


def second_rank(amounts: list[int], event: Event, ranks: list[int]) -> None:
    """Those next behind a sole leader, again shared or forfeited when tied."""
    rest = [have for seat, have in enumerate(amounts) if ranks[seat] != 0]
    if len(rest) < len(amounts):
        most = max(rest)
        if most >= event.least and (rest.count(most) == 1 or event.ties == TIES_SHARE):
            for seat, have in enumerate(amounts):
                if have == most and ranks[seat] != 0:
                    ranks[seat] = 1


def amount(g: State, they: Player, event: Event) -> int:
    """What the event counts; V.I.C.I keeps some of it on its Prosperity grid. [CIV-545, CIV-813]"""
    if event.vici and is_vici(g, they.seat):
        return sum([1 for space in event.vici if space <= g.prosperity])
    total = 0
    for what in event.counts:
        total += count(g, they, what)
    return total + modifier(g, they, MODIFY_EVENT_COUNT)
