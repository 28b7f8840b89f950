"""The five progress tracks, upgrades and stage tiles. [CIV-342, CIV-343, CIV-480..490]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import PASS, Ask, Kind, Rule, Step
from boardwright.games.civolution.box import TRACK_END, Box
from boardwright.games.civolution.domains import MODULE, STAGE, TRACK, YES
from boardwright.games.civolution.moves import add_favor, changed, gain_points
from boardwright.games.civolution.moves_cards import ADVANCED, BEYOND_TRACK, TILE_FLIPPED
from boardwright.games.civolution.names import FROM_OVERFLOW, FROM_THRESHOLDS, MAIN_MODULES
from boardwright.games.civolution.notes import UPGRADED
from boardwright.games.civolution.queries_cards import modifier
from boardwright.games.civolution.rules.abilities import triggered
from boardwright.games.civolution.rules.income import can_use_chip, income_action
from boardwright.games.civolution.state import Player, State
from boardwright.games.civolution.vocabulary_abilities import (
    MODIFY_OVERFLOW_POINTS,
    ON_PALE_SPACE,
    ON_THRESHOLD,
    ON_UPGRADE,
    THRESHOLD_FAVOR_OR_INCOME,
    THRESHOLD_POINTS,
    THRESHOLD_UPGRADE,
)

LEVELS: Final = 3
ALL_TRACKS: Final = [0, 1, 2, 3, 4]
ALL_MODULES: Final = (1 << MAIN_MODULES) - 1
LAST_TILE_STAGE: Final = 5
THRESHOLD_VALUE: Final = 3
"""Points of a threshold. [CIV-482]"""
OVERFLOW_VALUE: Final = 2

NOT_NAMED: Final = Rule("CIV-343", "not_named")
AT_TOP: Final = Rule("CIV-343", "at_level_3")
NOT_ALLOWED_TRACK: Final = Rule("CIV-480", "not_allowed_track")
NO_TILE: Final = Rule("CIV-342", "no_tile")
TILE_ACTIVE: Final = Rule("CIV-342", "tile_active")

# -- progress tracks --------------------------------------------------------------------------------------------


def advance(g: State, me: Player, track: int, steps: int) -> Step:
    """Step by step, each threshold's bonus completely before the next step. [CIV-481, CIV-484, CIV-485, CIV-937]"""
    box: Box = g.box
    start = me.tracks[track]
    for _ in range(steps):
        if me.tracks[track] == TRACK_END:
            step_beyond(g, me, track)
        else:
            me.tracks = changed(me.tracks, track, me.tracks[track] + 1)
            if g.notes is not None:
                g.note(ADVANCED, (me.seat, track, me.tracks[track]))
            bonus = threshold_at(g, me.tracks[track])
            if bonus >= 0:
                yield from gain_threshold(g, me, track, bonus)
    if me.triggers and me.tracks[track] != start and box.pale[me.tracks[track]]:
        yield from triggered(g, me, ON_PALE_SPACE)


def step_beyond(g: State, me: Player, track: int) -> None:
    """On space 12 a step gives points instead. [CIV-484]"""
    gain_points(g, me, OVERFLOW_VALUE + modifier(g, me, MODIFY_OVERFLOW_POINTS), FROM_OVERFLOW)
    if g.notes is not None:
        g.note(BEYOND_TRACK, (me.seat, track, OVERFLOW_VALUE))


def threshold_at(g: State, space: int) -> int:
    """The bonus of the line that a disc crosses on reaching this space, -1 if there is none. [CIV-483, CIV-905]

    The line lies after the listed space, by ruling before it.
    """
    box: Box = g.box
    listed = space if g.rulings.lines_before else space - 1
    for i, position in enumerate(box.threshold_spaces):
        if position == listed:
            return box.threshold_bonus[i]
    return -1


def gain_threshold(g: State, me: Player, track: int, bonus: int) -> Step:
    """What a threshold grants, then what reacts to it. [CIV-482]"""
    if bonus == THRESHOLD_UPGRADE:
        box: Box = g.box
        yield from upgrade(g, me, box.modules_with[track + 1])  # CIV-490
    elif bonus == THRESHOLD_FAVOR_OR_INCOME:
        yield from favor_or_income(g, me)
    elif bonus == THRESHOLD_POINTS or not can_flip(me):
        gain_points(g, me, THRESHOLD_VALUE, FROM_THRESHOLDS)
    else:
        yield from tile_or_points(g, me)
    if me.triggers:
        yield from triggered(g, me, ON_THRESHOLD)


def favor_or_income(g: State, me: Player) -> Step:
    """Favor +1, or the action of an income chip. [CIV-482]"""
    if can_use_chip(g, me) and (yield FAVOR_STEP.may(me.seat)) == PASS:
        yield from income_action(g, me)
    else:
        add_favor(g, me, 1)


def tile_or_points(g: State, me: Player) -> Step:
    """Flip a stage tile, or 3 points. [CIV-482]"""
    stage = yield STAGE_TILE.may(me.seat)
    if stage == PASS:
        gain_points(g, me, THRESHOLD_VALUE, FROM_THRESHOLDS)
    else:
        flip(g, me, stage)


def why_not_favor_step(g: State, ask: Ask, value: int) -> Rule | None:
    return None


def choose_track(g: State, me: Player, tracks: list[int], steps: int) -> Step:
    """All steps on one of these tracks, of the player's choice. [CIV-937]"""
    yield from advance(g, me, (yield TRACK_KIND.must(me.seat, tuple(tracks))), steps)


def least_advanced(me: Player) -> list[int]:
    """The tracks on which the disc is least advanced."""
    least = min(me.tracks)
    return [track for track in range(5) if me.tracks[track] == least]


def why_not_track(g: State, ask: Ask, track: int) -> Rule | None:
    return None if track in ask.about else NOT_ALLOWED_TRACK


def tracks_asked(g: State, ask: Ask) -> list[int]:
    return list(ask.about)


# -- upgrades ---------------------------------------------------------------------------------------------------


def upgrade(g: State, me: Player, modules: int) -> Step:
    """One of these main modules, given as bits, rises by a level; lost if all are at level III. [CIV-343, CIV-936]"""
    choices = upgradable(me, modules)
    if not choices:
        return
    module = yield UPGRADE.must(me.seat, (modules,))
    raise_level(g, me, module)
    if me.triggers:
        yield from triggered(g, me, ON_UPGRADE)


def raise_level(g: State, me: Player, module: int) -> None:
    """I to II: the tile is turned; II to III: it is removed. Counted for the last tie-break. [CIV-343]"""
    me.levels = changed(me.levels, module, me.levels[module] + 1)
    me.upgrades += 1
    if g.notes is not None:
        g.note(UPGRADED, (me.seat, module, me.levels[module]))


def upgradable(me: Player, modules: int) -> list[int]:
    return [module for module in range(MAIN_MODULES) if modules >> module & 1 and me.levels[module] < LEVELS]


def can_upgrade(g: State, me: Player, modules: int) -> bool:
    return bool(upgradable(me, modules))


def why_not_upgrade(g: State, ask: Ask, module: int) -> Rule | None:
    if not ask.about[0] >> module & 1:
        return NOT_NAMED
    return AT_TOP if g.players[ask.seat].levels[module] == LEVELS else None


def modules_asked(g: State, ask: Ask) -> list[int]:
    return upgradable(g.players[ask.seat], ask.about[0])


# -- stage tiles ------------------------------------------------------------------------------------------------


def flip_stage_tile(g: State, me: Player) -> Step:
    """An inactive own stage tile of the player's choice becomes active, if there is one. [CIV-342]"""
    if can_flip(me):
        flip(g, me, (yield STAGE_TILE.must(me.seat)))


def can_flip(me: Player) -> bool:
    return me.tiles != 3


def flip(g: State, me: Player, stage: int) -> None:
    me.tiles |= 1 << (stage - 4)
    if g.notes is not None:
        g.note(TILE_FLIPPED, (me.seat, stage))


def why_not_flip(g: State, ask: Ask, stage: int) -> Rule | None:
    if stage < LAST_TILE_STAGE - 1 or stage > LAST_TILE_STAGE:
        return NO_TILE
    return TILE_ACTIVE if g.players[ask.seat].tiles >> (stage - 4) & 1 else None


def tiles_asked(g: State, ask: Ask) -> list[int]:
    tiles = g.players[ask.seat].tiles
    return [stage for stage in range(4, 6) if not tiles >> (stage - 4) & 1]


TRACK_KIND: Final = Kind("track", TRACK, why_not_track, tracks_asked, exact=True)
FAVOR_STEP: Final = Kind("favor_step", YES, why_not_favor_step)  # CIV-482
UPGRADE: Final = Kind("upgrade", MODULE, why_not_upgrade, modules_asked, exact=True)  # CIV-343
STAGE_TILE: Final = Kind("stage_tile", STAGE, why_not_flip, tiles_asked, exact=True)  # CIV-342
