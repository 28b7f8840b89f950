"""The modules: what each does at its level. [CIV-151, CIV-152, CIV-220..236, CIV-900, CIV-919, CIV-921, CIV-925]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import PASS, Ask, Kind, Rule, Step
from boardwright.games.civolution.domains import PART
from boardwright.games.civolution.names import (
    ACHIEVEMENT,
    ACHIEVEMENTS,
    ACTIVITY,
    BUILDING,
    BUILDINGS,
    FEATURES,
    FOCUS,
    IDEAS,
    INSIGHT,
    INSIGHTS,
    INVENTION,
    INVENTIONS,
    MIGRATION,
    MONEY,
    MUTATION,
    MUTATIONS,
    PLANNING_MODULE,
    PROCREATION,
    PRODUCTION,
    RESEARCH,
    SLEEP,
    STAMINA,
    SUSTENANCE,
    TRADE,
    TRANSPORT,
)
from boardwright.games.civolution.rules.activities import activities
from boardwright.games.civolution.rules.attributes import attribute_window
from boardwright.games.civolution.rules.building import build
from boardwright.games.civolution.rules.dice import gain_die
from boardwright.games.civolution.rules.exploration import explore
from boardwright.games.civolution.rules.favor import after_test, favor_test
from boardwright.games.civolution.rules.features import move_feature
from boardwright.games.civolution.rules.goals import install_goal
from boardwright.games.civolution.rules.hunting import hunt, strengthen
from boardwright.games.civolution.rules.income import income_actions
from boardwright.games.civolution.rules.installing import install_card
from boardwright.games.civolution.rules.materials import (
    ALL,
    lucky_find,
    produce,
    transport,
)
from boardwright.games.civolution.rules.migration import can_migrate, migrate_in_all
from boardwright.games.civolution.rules.planning import add_planning, gain_goal
from boardwright.games.civolution.rules.possible import ALL_KINDS, can_do_part
from boardwright.games.civolution.rules.procreation import can_procreate, procreate
from boardwright.games.civolution.rules.research import draw_cards, gain_card
from boardwright.games.civolution.rules.supply import gain
from boardwright.games.civolution.rules.trade import trade
from boardwright.games.civolution.state import Player, State

PARTS: Final[list[int]] = [0, 2, 2, 0, 2, 2, 2, 3, 2, 3, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 2]
"""How many branches or parts each module has, 0: it has one."""
CARD_TYPE: Final[dict[int, int]] = {
    BUILDING: BUILDINGS,
    ACHIEVEMENT: ACHIEVEMENTS,
    INSIGHT: INSIGHTS,
    MUTATION: MUTATIONS,
    INVENTION: INVENTIONS,
}

NO_SUCH_PART: Final = Rule("CIV-151", "no_such_part")
PART_DONE: Final = Rule("CIV-151", "part_done")
OTHER_BRANCH: Final = Rule("CIV-151", "other_branch")
PART_IMPOSSIBLE: Final = Rule("CIV-919", "part_impossible")

# -- parts ------------------------------------------------------------------------------------------------------


def joined(module: int, level: int) -> int:
    """The parts that are done one after the other, not instead of each other, as bits. [CIV-221, 222, 227, 229]"""
    if module == PRODUCTION or (module == ACHIEVEMENT and level > 1):
        return 3
    return 3 if module in {PROCREATION, PLANNING_MODULE} and level == 3 else 0


def units(module: int, level: int, part: int) -> int:
    """How often a part is done, where its units could be interleaved. [CIV-221, CIV-222]"""
    if module == PRODUCTION:
        return level + 1 if part == 0 else max(1, level - 1)
    return 2 if module == PROCREATION and part == 0 else 1


def why_not_part(g: State, ask: Ask, part: int) -> Rule | None:
    module, level, done = ask.about
    if part >= PARTS[module]:
        return NO_SUCH_PART
    if done >> part & 1:
        return PART_DONE
    if done and not joined(module, level) >> part & 1:
        return OTHER_BRANCH
    return None if can_do_part(g, g.players[ask.seat], module, level, part) else PART_IMPOSSIBLE


def parts(g: State, ask: Ask) -> list[int]:
    module, level, done = ask.about
    return open_parts(g, g.players[ask.seat], module, level, done)


def open_parts(g: State, me: Player, module: int, level: int, done: int) -> list[int]:
    """The parts still to be done that are possible."""
    open_to = joined(module, level) & ~done if done else 7
    return [p for p in range(PARTS[module]) if open_to >> p & 1 and can_do_part(g, me, module, level, p)]


PART_KIND: Final = Kind("part", PART, why_not_part, parts, exact=True)  # CIV-151

# -- actions ----------------------------------------------------------------------------------------------------


def run_module(g: State, me: Player, module: int, level: int) -> Step:
    """CIV-220..236"""
    if module == MIGRATION:
        return run_migration(g, me, level)
    if module == PROCREATION and level < 3:
        return run_procreation(g, me, level)
    if module == TRANSPORT:
        return transport(g, me, ALL if level == 3 else 3 * level, False, level == 3)  # CIV-223
    if module == TRADE:
        return run_trade(g, me, level)
    if module == ACTIVITY:
        return activities(g, me, min(level, 2), level == 3)  # CIV-234
    if STAMINA <= module < SLEEP:
        return gain(g, me, FEATURES + module - STAMINA, 1)  # CIV-235
    return run_parts(g, me, module, level)


def run_migration(g: State, me: Player, level: int) -> Step:
    """From level II on a favor test says how many. [CIV-220, CIV-925]"""
    if level == 1:
        yield from migrate_in_all(g, me, 1)
    elif g.rulings.tests_after:
        yield from migrate_in_all(g, me, level - 1)
        yield from tested(g, me, MIGRATION)
    else:
        passed = yield from favor_test(g, me)
        yield from migrate_in_all(g, me, level if passed else level - 1)
        if passed:
            yield from after_test(g, me)


def run_procreation(g: State, me: Player, level: int) -> Step:
    """CIV-221, CIV-925"""
    if level == 1:
        yield from procreate(g, me, 1)
    elif g.rulings.tests_after:
        yield from procreate(g, me, 1)
        yield from tested(g, me, PROCREATION)
    else:
        passed = yield from favor_test(g, me)
        yield from procreate(g, me, 2 if passed else 1)
        if passed:
            yield from after_test(g, me)


def tested(g: State, me: Player, module: int) -> Step:
    """By ruling an optional test after the others allows one more. [CIV-925]"""
    possible = can_migrate(g, me) if module == MIGRATION else can_procreate(g, me)
    if not possible or (yield ONE_MORE.may(me.seat, (module, 1, 0))) == PASS:
        return
    if (yield from favor_test(g, me)):
        if module == MIGRATION:
            yield from migrate_in_all(g, me, 1)
        else:
            yield from procreate(g, me, 1)
        yield from after_test(g, me)


def why_not_one_more(_g: State, _ask: Ask, part: int) -> Rule | None:
    return NO_SUCH_PART if part else None


ONE_MORE: Final = Kind("one_more", PART, why_not_one_more)  # CIV-925


def run_trade(g: State, me: Player, level: int) -> Step:
    """CIV-233"""
    if level == 3:
        yield from gain(g, me, MONEY, 2)
    times = min(level, 2)
    yield from trade(g, me, times, times)


def run_parts(g: State, me: Player, module: int, level: int) -> Step:
    """One branch of an OR; or all parts in any order, one complete before the next begins. [CIV-151, CIV-921]"""
    if not joined(module, level):
        part = yield PART_KIND.may(me.seat, (module, level, 0))
        if part != PASS:
            yield from run_part(g, me, module, level, part, 1)
        return
    done = 0
    left = [units(module, level, part) for part in range(PARTS[module])]
    while True:
        part = yield PART_KIND.may(me.seat, (module, level, done))
        if part == PASS:
            return
        n = 1 if g.rulings.interleaved else left[part]
        left[part] -= n
        if left[part] == 0:
            done |= 1 << part
        yield from run_part(g, me, module, level, part, n)
        if not joined(module, level) >> part & 1:
            return
        if not g.rulings.attributes_at_ends:
            yield from attribute_window(g, me)  # CIV-940


def run_part(g: State, me: Player, module: int, level: int, part: int, n: int) -> Step:
    if module in CARD_TYPE and part == (2 if module == ACHIEVEMENT else 1):
        return install_card(g, me, CARD_TYPE[module], level == 3)  # CIV-226, CIV-229..232
    if module < BUILDING:
        return run_journey_part(g, me, module, level, part, n)
    if module == BUILDING:
        return run_building(g, me, level)
    if module == PLANNING_MODULE:
        return run_planning(g, me, level, part)
    if module == RESEARCH:
        return run_research(g, me, level, part)
    if module == ACHIEVEMENT:
        return gain_die(g, me, part == 1)  # CIV-229
    return run_other_part(g, me, module, level, part)


def run_journey_part(g: State, me: Player, module: int, level: int, part: int, n: int) -> Step:
    """Procreation III, Production, Sustenance, Exploration. [CIV-221, CIV-222, CIV-224, CIV-225]"""
    if module == PROCREATION:
        return procreate(g, me, n) if part == 0 else strengthen_if_passed(g, me)
    if module == PRODUCTION:
        if part == 0:
            return produce(g, me, n)
        if level > 1:
            return transport(g, me, n)
        return transport_if_passed(g, me)
    if module == SUSTENANCE:
        if part == 0:
            return hunt(g, me, 2 if level == 3 else 1)
        return strengthen(g, me, [0, 1, 3, 4][level])
    if part == 0:
        return explore(g, me, level)
    return lucky_find(g, me, 2 if level == 3 else 1)


def strengthen_if_passed(g: State, me: Player) -> Step:
    """CIV-221"""
    if (yield from favor_test(g, me)):
        yield from strengthen(g, me, 1)
        yield from after_test(g, me)


def transport_if_passed(g: State, me: Player) -> Step:
    """CIV-222"""
    if (yield from favor_test(g, me)):
        yield from transport(g, me, 1)
        yield from after_test(g, me)


def run_building(g: State, me: Player, level: int) -> Step:
    """One project; at level II a second one of the same kind, at level III of any. [CIV-226]"""
    kind = yield from build(g, me, ALL_KINDS)
    if kind >= 0 and level > 1:
        yield from build(g, me, ALL_KINDS if level == 3 else 1 << kind)


def run_planning(g: State, me: Player, level: int, part: int) -> Step:
    """CIV-227"""
    if part == 0:
        return gain_goal(g, me)
    if part == 1:
        return install_goal(g, me)
    return add_planning(g, me, 2 if level == 1 else 3)


def run_research(g: State, me: Player, level: int, part: int) -> Step:
    """CIV-228"""
    if part == 0:
        for _ in range(2 if level == 3 else 1):
            yield from gain_card(g, me)
    else:
        yield from draw_cards(g, me, 2 if level == 1 else 4, 2 if level == 3 else 1)


def run_other_part(g: State, me: Player, module: int, level: int, part: int) -> Step:
    """Ideas, feature markers, income actions, sleep. [CIV-230..232, CIV-236]"""
    if module == INSIGHT:
        return gain(g, me, IDEAS, 3 if level == 1 else 6)
    if module == MUTATION:
        return move_feature(g, me, min(level, 2))
    if module == INVENTION:
        return income_actions(g, me, min(level, 2))
    if part == 0:
        return gain(g, me, FOCUS, 1)
    return gain(g, me, IDEAS, 2)
