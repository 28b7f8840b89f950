"""What a choice on the console brings: modules, dice, tracks, cards, feeding; from the view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boardwright.games.civolution.box import FAVOR_SPACES, TRACK_END
from boardwright.games.civolution.names import FEATURES, IDEAS, MAIN_MODULES, RESET, SLEEP, STAMINA, STORAGE
from boardwright.games.civolution.queries import is_strong_place, resets_to_end
from boardwright.games.civolution.queries_cards import modifier
from boardwright.games.civolution.rules.activation import amount, distance, means
from boardwright.games.civolution.rules.favor import FOR_HUNT, price_of
from boardwright.games.civolution.rules.feeding_cost import total_cost
from boardwright.games.civolution.rules.hunting import food_of_hunt
from boardwright.games.civolution.rules.installing_cost import COST_SPACES
from boardwright.games.civolution.rules.modules import joined
from boardwright.games.civolution.rules.stage_partition import free_stage
from boardwright.games.civolution.rules.tracks import threshold_at
from boardwright.games.civolution.vocabulary_abilities import MODIFY_SHIFT_FREE, ROLL_ACTIVATION, SPACE_EMPTY
from boardwright.games.civolution.words_phrases import _, count
from boardwright.games.civolution.words_sentences import PARTS

if TYPE_CHECKING:
    from boardwright.core.ask import Ask
    from boardwright.games.civolution.state import Player, State
    from boardwright.games.civolution.view import View
    from boardwright.games.civolution.words import Words

IDEAS_COST: Final = count("costs {n} idea", "costs {n} ideas")
ALONE: Final[dict[str, list[str]]] = {
    "migration": [
        _("1 migration"),
        _("2 migrations if a favor test passes, else 1"),
        _("3 migrations if a favor test passes, else 2"),
    ],
    "procreation": [_("1 procreation"), _("2 procreations if a favor test passes, else 1")],
    "transport": [_("Transport up to 3"), _("Transport up to 6"), _("Transport all, from boats anywhere")],
    "trade": [
        _("1 Sale and 1 Purchase"),
        _("Up to 2 Sales and 2 Purchases"),
        _("2 money, then up to 2 Sales and 2 Purchases"),
    ],
    "activity": [_("1 activity"), _("2 different activities"), _("2 activities, or one twice")],
}
"""Modules that do one thing, by level."""
FEATURE: Final = _("1 marker: {before} -> {after}")
ROLLS: Final = _("reset {n} of {last}; dice rolled anew: {dice}")
IDEAS_LEFT: Final = _("ideas {before} -> {after}")
FOOD_OF: Final = count("{n} food", "{n} food")
NEEDED: Final = _("needed {before} -> {after}")
DIES: Final = _("it is weak and dies")
LIES: Final = _("it lies down")
FAVOR_BACK: Final = _("Favor space {before} -> {after}")
SPACE_NOW: Final = _("space {before} -> {after}")
THRESHOLDS: Final = (
    _("upgrade a module that needs a {value}"),
    _("Favor step or an income chip's action"),
    _("3 points"),
    _("flip a stage tile, or 3 points"),
)
"""By THRESHOLD_*. [CIV-482]"""
BEYOND: Final = _("beyond the end: points instead")
STAGE: Final = _("stage {n}")
STAGE_POINTS: Final = count("{n} point at the end", "{n} points at the end")
PAYS: Final = count("cost spaces: {n} point", "cost spaces: {n} points")
SPACE_HOLDS: Final = _("markers there {before} -> {after}")


def of_turn(view: View, said: Words, ask: Ask, action: int) -> str:
    """The dice, the ideas that they need, what the module does at its level. [CIV-145..151]"""
    g, me = view.table, view.table.players[ask.seat]
    if action == RESET:
        return said.say(ROLLS, n=g.resets + 1, last=resets_to_end(g), dice=me.dice[0])
    told = [does(view, said, me, action)]
    low, high = view.box.module_dice[2 * action : 2 * action + 2]
    price = cheapest(g, me, low, high)
    if price > 0:
        told.insert(0, said.many(IDEAS_COST, price))
    return "; ".join(told)


def cheapest(g: State, me: Player, one: int, other: int) -> int:
    """Ideas for the best pair of dice and markers. [CIV-146]"""
    pairs = [(a, b) for a in means(me) for b in means(me) if a != b or amount(me, a) > 1]
    best = min([distance(g, me, a, one) + distance(g, me, b, other) for a, b in pairs], default=0)
    return best - (modifier(g, me, MODIFY_SHIFT_FREE, ROLL_ACTIVATION) if best and me.modifiers else 0)


def does(view: View, said: Words, me: Player, module: int) -> str:
    """What a module does now: parts instead of each other, or one after the other."""
    level = me.levels[module] if module < MAIN_MODULES else 1
    if STAMINA <= module < SLEEP:
        n = me.markers[FEATURES + module - STAMINA]
        return said.say(FEATURE, before=n, after=n + 1)
    return at_level(view, said, module, level)


def at_level(view: View, said: Words, module: int, level: int) -> str:
    name = view.box.module_ids[module]
    if level <= len(ALONE.get(name, [])):
        return said.say(ALONE[name][level - 1])
    parts = [said.part(view, module, level, part) for part in range(len(PARTS.get(name, [])))]
    return (" + " if joined(module, level) == 3 else " / ").join(parts)


def of_upgrade(view: View, said: Words, ask: Ask, module: int) -> str:
    """What it does then. [CIV-343]"""
    return at_level(view, said, module, view.table.players[ask.seat].levels[module] + 1)


def of_result(view: View, said: Words, ask: Ask, value: int) -> str:
    """Food of a hunt, the material of a find, the ideas that the die costs. [CIV-305, CIV-330, CIV-333]"""
    purpose, announced = ask.about
    me = view.table.players[ask.seat]
    if purpose == FOR_HUNT:
        told = said.many(FOOD_OF, food_of_hunt(view.table, me, announced, value))
    else:
        told = said.material(view.box, announced * 3 + (value - 1) // 2)
    price = price_of(view.table, me, value)
    return f"{told}; {said.many(IDEAS_COST, price)}" if price > 0 else told


def of_change(view: View, said: Words, ask: Ask, _yes: int) -> str:
    """CIV-302"""
    before = view.table.players[ask.seat].markers[IDEAS]
    return said.say(IDEAS_LEFT, before=before, after=before - ask.about[0])


def of_unfed(view: View, said: Words, ask: Ask, place: int) -> str:
    """The food that is still needed, and what becomes of the tribe. [CIV-533, CIV-534]"""
    g, me, unfed = view.table, view.table.players[ask.seat], list(ask.about)
    before, after = total_cost(g, me, unfed), total_cost(g, me, [*unfed, place])
    told = said.say(NEEDED, before=before, after=after)
    return f"{said.say(LIES if is_strong_place(g, place) else DIES)}; {told}"


def of_deus(view: View, said: Words, ask: Ask, _yes: int) -> str:
    """CIV-535"""
    at = view.table.players[ask.seat].favor
    return said.say(FAVOR_BACK, before=at, after=at - 1)


def of_favor_step(view: View, said: Words, ask: Ask, _yes: int) -> str:
    at = view.table.players[ask.seat].favor
    return said.say(FAVOR_BACK, before=at, after=min(at + 1, FAVOR_SPACES))


def of_track(view: View, said: Words, ask: Ask, track: int) -> str:
    """The space, and the threshold that one step crosses. [CIV-480..484]"""
    at = view.table.players[ask.seat].tracks[track]
    if at == TRACK_END:
        return said.say(BEYOND)
    told = said.say(SPACE_NOW, before=at, after=at + 1)
    bonus = threshold_at(view.table, at + 1)
    return f"{told}: {said.say(THRESHOLDS[bonus], value=track + 1)}" if bonus >= 0 else told


def of_column(view: View, said: Words, ask: Ask, column: int) -> str:
    """The stage that is free there, and what it is worth. [CIV-407, CIV-412]"""
    return of_stage(view, said, free_stage(view.table, view.table.players[ask.seat], column))


def of_stage(view: View, said: Words, stage: int) -> str:
    points = view.box.stage_points
    worth = points[stage] if stage < len(points) else 0
    told = said.say(STAGE, n=stage)
    return f"{told}, {said.many(STAGE_POINTS, worth)}" if worth else told


def of_assumed(view: View, said: Words, ask: Ask, spaces: int) -> str:
    """What the cost spaces that are active then ask for, and their points. [CIV-412, CIV-416, CIV-417]"""
    first = ask.about[0] * COST_SPACES
    active = range(first, first + min(spaces, COST_SPACES))
    asked = [said.cost_space(view.box, each) for each in active if view.box.space_kind[each] != SPACE_EMPTY]
    points = said.many(PAYS, sum(view.box.space_points[each] for each in active))
    return "; ".join([", ".join(asked), points]) if asked else points


def of_feature(view: View, said: Words, ask: Ask, feature: int) -> str:
    """Markers on the space of a feature."""
    n = view.table.players[ask.seat].markers[FEATURES + feature]
    return said.say(SPACE_HOLDS, before=n, after=n + 1)


def of_material(view: View, said: Words, ask: Ask, material: int) -> str:
    """What is stored of it."""
    n = view.table.players[ask.seat].markers[STORAGE + material]
    return said.say(SPACE_HOLDS, before=n, after=n + 1)
