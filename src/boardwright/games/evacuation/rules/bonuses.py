"""Year-end bonuses. [EVA-701..705]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import Ask, Kind, Rule, Step
from boardwright.games.evacuation.box import Box
from boardwright.games.evacuation.domains import BONUS_DOMAIN
from boardwright.games.evacuation.notes_later import BONUS_MISSED, BONUS_WON
from boardwright.games.evacuation.queries_end import HIGH, LOW, bonus_number
from boardwright.games.evacuation.rules.advanced import FOR_BONUS, choose_levels
from boardwright.games.evacuation.rules.effects import perform
from boardwright.games.evacuation.state import Player, State
from boardwright.games.evacuation.vocabulary import BONUS_TOLERANCE, PEOPLE, TIMES, Effect

NOT_THAT_POWER: Final = Rule("EVA-702", "not_that_power")


def bonuses_won(g: State, me: Player, power: int) -> list[int]:
    """Strict: each number that the power equals; generous: the first that it does not exceed. [EVA-702, EVA-703]"""
    by = me.modifiers[BONUS_TOLERANCE]
    if g.rulings.generous:
        if power <= bonus_number(g, LOW) + by:
            return [LOW]
        return [HIGH] if power <= bonus_number(g, HIGH) + by else []
    return [which for which in (LOW, HIGH) if abs(power - bonus_number(g, which)) <= by]


def why_not_bonus(g: State, ask: Ask, which: int) -> Rule | None:
    power = ask.about[0]
    if which in bonuses_won(g, g.players[ask.seat], power):
        return None
    return NOT_THAT_POWER.short(power, bonus_number(g, which))


def bonuses_to_choose(g: State, ask: Ask) -> list[int]:
    return bonuses_won(g, g.players[ask.seat], ask.about[0])


BONUS: Final = Kind("bonus", BONUS_DOMAIN, why_not_bonus, bonuses_to_choose, exact=True)  # about: the power


def bonus(g: State, seat: int) -> Step:
    """The power of the year against the card; levels may be chosen anew. [EVA-701..704, EVA-907, INT-19, INT-64]"""
    me = g.players[seat]
    g.seat = seat
    power = me.power + (yield from choose_levels(g, me, FOR_BONUS))
    won = bonuses_won(g, me, power)
    if not won:
        if g.notes is not None:
            g.note(BONUS_MISSED, (seat, power))
        return
    which = won[0]
    if len(won) > 1:
        which = yield BONUS.must(seat, (power,))
    if g.notes is not None:
        g.note(BONUS_WON, (seat, which, power))
    box: Box = g.box
    effects = box.bonuses.high_effects if which == HIGH else box.bonuses.low_effects
    yield from perform(g, me, as_ruled(g, effects[g.bonuses[0]]))


def as_ruled(g: State, effects: list[Effect]) -> list[Effect]:
    """By ruling the free clone of a bonus is as large as the action. [EVA-705, INT-66]"""
    if g.rulings.bonus_people == 1:
        return effects
    return [(PEOPLE, g.rulings.bonus_people * each[TIMES]) if each[0] == PEOPLE else each for each in effects]
