"""Attribute chips: taken by who has enough of a feature, without an action. [CIV-460, CIV-461, CIV-940]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import PASS, Ask, Kind, Rule, Step
from boardwright.games.civolution.box import Box
from boardwright.games.civolution.domains import ATTRIBUTE, COLUMN
from boardwright.games.civolution.moves import return_markers
from boardwright.games.civolution.moves_cards import INSTALLED_ATTRIBUTE
from boardwright.games.civolution.names import ATTRIBUTE_PIECE, ATTRIBUTES, FEATURES, NOBODY, STORAGE
from boardwright.games.civolution.rules.abilities import learn, triggered
from boardwright.games.civolution.rules.stage_partition import (
    claim,
    columns_for,
    free_stage,
    place,
    why_not_column,
)
from boardwright.games.civolution.state import Player, State
from boardwright.games.civolution.vocabulary_abilities import ON_INSTALL_ATTRIBUTE

FEWEST_FEATURES: Final = 3
"""Markers of one feature that an attribute chip asks for at least. [CIV-460]"""

NOT_DISPLAYED_ATTRIBUTE: Final = Rule("CIV-461", "attribute_not_displayed")
TOO_FEW_MARKERS: Final = Rule("CIV-460", "too_few_markers")


def attribute_window(g: State, me: Player) -> Step:
    """As many attribute chips as the player can and wants to take. [CIV-460, CIV-940]"""
    while is_attribute_open(g, me):
        chip = yield ATTRIBUTE_KIND.may(me.seat)
        if chip == PASS:
            return
        yield from take_attribute(g, me, chip)


def is_attribute_open(g: State, me: Player) -> bool:
    """Could the player take one?"""
    box: Box = g.box
    markers = me.markers
    if max(markers[FEATURES:STORAGE]) < FEWEST_FEATURES:
        return False
    feature, need = box.attribute_feature, box.attribute_need
    for chip in g.attribute_display:
        if chip != NOBODY and markers[FEATURES + feature[chip]] >= need[chip]:
            return True
    return False


def open_attributes(g: State, me: Player) -> list[int]:
    return [chip for chip in g.attribute_display if chip != NOBODY and has_enough(g, me, chip)]


def has_enough(g: State, me: Player, chip: int) -> bool:
    box: Box = g.box
    return me.markers[FEATURES + box.attribute_feature[chip]] >= box.attribute_need[chip]


def take_attribute(g: State, me: Player, chip: int) -> Step:
    """Return one of the markers, refill the display, install the chip. [CIV-460, CIV-461]"""
    box: Box = g.box
    return_markers(g, me, FEATURES + box.attribute_feature[chip], 1)
    space = g.attribute_display.index(chip)
    g.attribute_display[space] = g.chance.take(g.attribute_bag) if g.attribute_bag else NOBODY
    g.playing.append(ATTRIBUTE_PIECE + chip)
    column = yield ATTRIBUTE_COLUMN.must(me.seat)
    g.playing.pop()
    if me.column_of[ATTRIBUTES] == NOBODY:
        claim(me, column, ATTRIBUTES)
    if g.notes is not None:
        g.note(INSTALLED_ATTRIBUTE, (me.seat, chip, min(free_stage(g, me, column), 9)))
    place(me, column, ATTRIBUTE_PIECE + chip)
    yield from come_into_force(g, me, ATTRIBUTE_PIECE + chip)


def come_into_force(g: State, me: Player, number: int) -> Step:
    """Its ability works, and those of other pieces react. [CIV-461, CIV-961]"""
    learn(g, me, number)
    if me.triggers:
        g.granted.append(number)
        yield from triggered(g, me, ON_INSTALL_ATTRIBUTE)
        g.granted.pop()


def why_not_attribute(g: State, ask: Ask, chip: int) -> Rule | None:
    if chip not in g.attribute_display:
        return NOT_DISPLAYED_ATTRIBUTE
    me = g.players[ask.seat]
    box: Box = g.box
    have = me.markers[FEATURES + box.attribute_feature[chip]]
    return None if has_enough(g, me, chip) else TOO_FEW_MARKERS.short(have, box.attribute_need[chip])


def attributes_asked(g: State, ask: Ask) -> list[int]:
    return open_attributes(g, g.players[ask.seat])


def why_not_attribute_column(g: State, ask: Ask, column: int) -> Rule | None:
    return why_not_column(g, g.players[ask.seat], ATTRIBUTES, column)


def attribute_columns(g: State, ask: Ask) -> list[int]:
    return columns_for(g, g.players[ask.seat], ATTRIBUTES)


ATTRIBUTE_KIND: Final = Kind("attribute", ATTRIBUTE, why_not_attribute, attributes_asked, exact=True)  # CIV-460
ATTRIBUTE_COLUMN: Final = Kind("attribute_column", COLUMN, why_not_attribute_column, attribute_columns, exact=True)
