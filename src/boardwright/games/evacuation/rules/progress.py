"""Progress: two markers advance on the track and pass transitions. [EVA-610..625]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import Ask, Kind, Rule, Step
from boardwright.games.evacuation.box import Box
from boardwright.games.evacuation.box_worlds import Track
from boardwright.games.evacuation.domains import MARKER, SPACE
from boardwright.games.evacuation.moves import after_change, raise_production
from boardwright.games.evacuation.notes_later import (
    ADVANCED,
    OCEAN_LEFT,
    OCEAN_RESETTLED,
    PASSED_TRANSITION,
    STEPS_LOST,
)
from boardwright.games.evacuation.rules.advanced import FOR_PROGRESS, choose_levels
from boardwright.games.evacuation.rules.effects import perform
from boardwright.games.evacuation.state import ADVANCE, ALL_TILES, FIRST_OCEAN, TILES, Player, State
from boardwright.games.evacuation.vocabulary import PASSING, PROGRESS_STEPS, SIDE_B

# -- the split of the steps -------------------------------------------------------------------------------------

FIRST: Final = 0
SECOND: Final = 1
"""Which of the two moves a question is about. [INT-49]"""


def track_of(g: State) -> Track:
    """The track that belongs to the profile of action costs. [INT-01]"""
    box: Box = g.box
    return box.tracks[g.rulings.profile]


def splits(g: State, me: Player, marker: int) -> list[int]:
    """The numbers of steps that this marker may move first. [EVA-612]"""
    found = exact_splits(g, me, marker, g.steps)
    if g.rulings.short_steps:  # INT-09
        for fewer in range(g.steps):
            found += [steps for steps in exact_splits(g, me, marker, fewer) if steps not in found]
        found.sort()
    return found


def exact_splits(g: State, me: Player, marker: int, total: int) -> list[int]:
    """How many of so many steps this marker may move, so that the other then moves the rest. [EVA-617, 618, INT-49]"""
    track = track_of(g)
    passed = track.passed
    at = me.markers[marker] // 3
    other = me.markers[1 - marker] // 3
    before = passed[other]
    final = g.rulings.final_split
    found: list[int] = []
    for steps in range(max(0, other + total - track.length), min(total, track.length - at) + 1):
        here = passed[at + steps]
        if (final or -1 <= here - before <= 1) and -1 <= here - passed[other + total - steps] <= 1:
            found.append(steps)
    return found


def usable_steps(g: State, me: Player, steps: int) -> int:
    """How many of these steps both markers together can really move. [EVA-617, EVA-618, INT-09]"""
    length = track_of(g).length
    most = min(steps, 2 * length - me.markers[0] // 3 - me.markers[1] // 3)
    while most and not exact_splits(g, me, 0, most) and not exact_splits(g, me, 1, most):
        most -= 1
    return most


# -- what forbids an answer -------------------------------------------------------------------------------------

SAME_STEP: Final = Rule("EVA-612", "same_step")
MARKER_HELD: Final = Rule("EVA-617", "marker_held")
OFF_THE_TRACK: Final = Rule("EVA-618", "off_the_track")
NOT_BACKWARDS: Final = Rule("EVA-612", "not_backwards")
TOO_FEW_STEPS: Final = Rule("EVA-612", "too_few_steps")
TOO_FAR_APART: Final = Rule("EVA-617", "too_far_apart")
STEPS_LEFT_OVER: Final = Rule("INT-09", "steps_left_over")
LANE_CLOSED: Final = Rule("EVA-613", "lane_closed")
SPACE_TAKEN: Final = Rule("EVA-613", "space_taken")
NO_SIDE_SPACE: Final = Rule("INT-52", "no_side_space")


def why_not_marker(g: State, ask: Ask, marker: int) -> Rule | None:
    """Of two markers on one step one stands for both. [INT-49]"""
    me = g.players[ask.seat]
    if marker and me.markers[0] // 3 == me.markers[1] // 3:
        return SAME_STEP
    return None if splits(g, me, marker) else MARKER_HELD


def why_not_space(g: State, ask: Ask, space: int) -> Rule | None:
    """A step that the split allows, and a free space there. [EVA-612..618]"""
    me = g.players[ask.seat]
    marker = ask.about[0]
    track = track_of(g)
    step = space // 3
    steps = step - me.markers[marker] // 3
    if step > track.length:
        return OFF_THE_TRACK.short(step, track.length)
    if steps < 0:
        return NOT_BACKWARDS
    if steps > g.steps:
        return TOO_FEW_STEPS.short(g.steps, steps)
    apart = abs(track.passed[step] - track.passed[me.markers[1 - marker] // 3])
    if apart > 1 and not (g.rulings.final_split and ask.about[1] == FIRST):
        return TOO_FAR_APART.short(apart, 1)
    if steps not in allowed_steps(g, me, marker, ask.about[1]):
        return STEPS_LEFT_OVER.short(steps, g.steps)
    return why_not_lane(g, space)


def why_not_lane(g: State, space: int) -> Rule | None:
    """Side spaces hold one marker; lane 3+ is for three players or more. [EVA-613, INT-10, INT-52]"""
    lane = space % 3
    if lane == PASSING:
        return None
    if space < 3:
        return NO_SIDE_SPACE
    if lane == SIDE_B and lanes(g) < 3:
        return LANE_CLOSED.short(g.rulings.seats, 3)
    return SPACE_TAKEN if is_limited(g, space) and space in taken_spaces(g) else None


def lanes(g: State) -> int:
    """The spaces of a step that are open. [EVA-613, EVA-954, INT-78]"""
    return 3 if g.rulings.seats > 2 or g.rulings.third_full else 2


def is_limited(g: State, space: int) -> bool:
    """By ruling only a space with an effect or symbol is for one marker. [INT-10]"""
    track = track_of(g)
    return not g.rulings.marked_only or track.symbols[space] >= 0 or len(track.effects[space]) > 0


def taken_spaces(g: State) -> list[int]:
    """The side spaces on which a marker stands."""
    taken = [space for space in g.rivals if space % 3]
    for player in g.players:
        taken += [space for space in player.markers if space % 3]
    return taken


def allowed_steps(g: State, me: Player, marker: int, move: int) -> list[int]:
    """How far the marker may go in its move: the second one uses what is left. [EVA-612, INT-09]"""
    if move == FIRST:
        return splits(g, me, marker)
    if g.rulings.short_steps:
        return [steps for steps in range(g.steps + 1) if steps in exact_splits(g, me, marker, steps)]
    return [g.steps]


def markers_to_move(g: State, ask: Ask) -> list[int]:
    me = g.players[ask.seat]
    both = [0] if me.markers[0] // 3 == me.markers[1] // 3 else [0, 1]
    return [marker for marker in both if splits(g, me, marker)]


def spaces_to_reach(g: State, ask: Ask) -> list[int]:
    me = g.players[ask.seat]
    marker = ask.about[0]
    at = me.markers[marker] // 3
    taken = taken_spaces(g)
    sides = lanes(g)
    spaces: list[int] = []
    for steps in allowed_steps(g, me, marker, ask.about[1]):
        space = 3 * (at + steps)
        spaces.append(space)
        if space:
            spaces += [side for side in range(space + 1, space + sides) if side not in taken or not is_limited(g, side)]
    return spaces


MOVE: Final = Kind("marker", MARKER, why_not_marker, markers_to_move, exact=True)  # EVA-612
TO: Final = Kind("space", SPACE, why_not_space, spaces_to_reach, exact=True)  # EVA-613; about: marker, which move

# -- the phase --------------------------------------------------------------------------------------------------


def progress(g: State, seat: int) -> Step:
    """As many steps as the power, split between the markers; one goes all its way, then the other. [EVA-610, EVA-612]

    Each of the two moves is a step of its own.
    """
    me = g.players[seat]
    g.seat = seat
    me.level = yield from choose_levels(g, me, FOR_PROGRESS)
    steps = me.power + me.level + me.modifiers[PROGRESS_STEPS]
    g.steps = usable_steps(g, me, steps)
    if g.notes is not None and g.steps < steps:
        g.note(STEPS_LOST, (seat, steps - g.steps))
    marker = yield MOVE.must(seat)
    g.plan([(ADVANCE, 4 * seat + 2 * marker + FIRST), (ADVANCE, 4 * seat + 2 * (1 - marker) + SECOND)])


def advance(g: State, number: int) -> Step:
    """The marker moves, passes transitions in track order, and then meets its space. [EVA-613..616, INT-50, INT-51]"""
    me = g.players[number // 4]
    marker = number // 2 % 2
    move = number % 2
    g.seat = me.seat
    space = yield TO.must(me.seat, (marker, move))
    before = me.markers[marker] // 3
    steps = space // 3 - before
    me.markers[marker] = space
    g.steps = g.steps - steps if move == FIRST else 0
    if g.notes is not None:
        g.note(ADVANCED, (me.seat, marker, space))
    passed = track_of(g).passed
    for transition in range(passed[before], passed[space // 3]):
        pass_transition(g, me, marker, transition)
    if steps or not g.rulings.resting_symbol:
        effects = track_of(g).effects[space]
        if effects:
            yield from perform(g, me, effects)


T1: Final = 0
T4: Final = 3


def pass_transition(g: State, me: Player, marker: int, transition: int) -> None:
    """What a marker that passes brings at once; what it opens is read from where the markers stand. [EVA-621..625]"""
    if g.notes is not None:
        g.note(PASSED_TRANSITION, (me.seat, marker, transition + 1))
    is_second = track_of(g).passed[me.markers[1 - marker] // 3] > transition
    if transition == T1:
        leave_ocean(g, me)
    elif transition != T4 and is_second:
        resettle_ocean(g, me)


def leave_ocean(g: State, me: Player) -> None:
    """An ocean tile is turned face down and counts as evacuated. [EVA-621]"""
    for tile in range(FIRST_OCEAN, TILES):
        if me.up >> tile & 1:
            me.up &= ALL_TILES - (1 << tile)
            if g.notes is not None:
                g.note(OCEAN_LEFT, (me.seat,))
            after_change(g, me)
            return


def resettle_ocean(g: State, me: Player) -> None:
    """An ocean tile goes to the NW side and raises all markers; both are face down by then. [EVA-623, 624, INT-22]"""
    if g.notes is not None:
        g.note(OCEAN_RESETTLED, (me.seat,))
    raise_production(g, me, 1, 1, 1)
    after_change(g, me)
