"""Installing research cards: column, stage, cost spaces, points, instant bonus. [CIV-410..430, CIV-941..945]"""

from __future__ import annotations

from typing import Final

from boardwright.core.ask import PASS, Ask, Asking, Kind, Rule, Step
from boardwright.games.civolution.box import Box
from boardwright.games.civolution.domains import CARD, COLUMN, PART, STAGE
from boardwright.games.civolution.moves import gain_points, return_markers
from boardwright.games.civolution.moves_cards import INSTALLED, STAGE_FULL
from boardwright.games.civolution.names import FEATURES, FROM_COST_SPACES, NOBODY
from boardwright.games.civolution.rules.abilities import learn, perform_all, triggered
from boardwright.games.civolution.rules.effects_paid import return_materials
from boardwright.games.civolution.rules.income import gain_income_chip
from boardwright.games.civolution.rules.installing_cost import (
    COST_SPACES,
    NO_SPACE,
    active_spaces,
    can_fulfil,
    can_install_at,
    can_meet,
    lowest_columns,
    settled_spaces,
)
from boardwright.games.civolution.rules.stage_partition import (
    claim,
    columns_for,
    free_stage,
    is_full,
    place,
    why_not_column,
)
from boardwright.games.civolution.rules.tracks import flip_stage_tile
from boardwright.games.civolution.state import Player, State
from boardwright.games.civolution.vocabulary_abilities import (
    ON_INSTALL_CARD,
    SPACE_EMPTY,
    SPACE_RETURN_FEATURE,
    SPACE_RETURN_MATERIAL,
)

NOT_IN_HAND: Final = Rule("CIV-410", "not_in_hand")
OTHER_TYPE: Final = Rule("CIV-410", "other_type")
UNMET_SPACES: Final = Rule("CIV-413", "unmet_spaces")
STAGE_TAKEN: Final = Rule("CIV-412", "stage_taken")
BEYOND_SPACES: Final = Rule("CIV-416", "beyond_spaces")
EMPTY_SPACE: Final = Rule("CIV-416", "empty_space")
NOT_ACTIVE: Final = Rule("CIV-430", "not_active")
ONLY_ACTIVE: Final = Rule("CIV-430", "only_active")
ASSUMED_SPACE: Final = Rule("CIV-943", "assumed_space")

# -- the flow ---------------------------------------------------------------------------------------------------


def can_install(g: State, me: Player, kind: int) -> bool:
    """As far as everybody knows: has the player any card in hand? What it is, is the player's secret. [CIV-027]"""
    return bool(me.hand)


def install_card(g: State, me: Player, kind: int, special: bool) -> Step:
    """One card of the type, if the player can and wants; `special`: with the bonus of level III. [CIV-410..430]"""
    ignored = yield from install_one(g, me, kind, special)
    if special and ignored == NO_SPACE:
        yield from install_one(g, me, kind, False)  # CIV-944


def install_one(g: State, me: Player, kind: int, special: bool) -> Asking[int]:
    """A whole installation; the space that was ignored, -1 if nothing was installed. [CIV-420]"""
    if not me.hand:
        return PASS
    card = yield INSTALL.may(me.seat, (kind, 1 if special else 0))
    if card == PASS:
        return PASS
    me.hand = [each for each in me.hand if each != card]
    g.playing.append(card)
    column = yield CARD_COLUMN.must(me.seat, (kind, card, 1 if special else 0))
    g.playing.pop()
    stage = free_stage(g, me, column)
    put_in_column(g, me, kind, column, card)
    spaces = yield ASSUME.must(me.seat, (card, stage, 1 if special else 0))
    ignored = NO_SPACE
    if special:
        ignored = yield from ignore_space(g, me, card, stage, spaces)
    yield from fulfil(g, me, card, spaces, ignored)
    yield from come_into_force(g, me, card)
    return ignored


def put_in_column(g: State, me: Player, kind: int, column: int, card: int) -> None:
    """The slot is the card's from the start, whatever its bonus installs. [CIV-941]"""
    if me.column_of[kind] == NOBODY:
        claim(me, column, kind)
    if g.notes is not None:
        g.note(INSTALLED, (me.seat, card, min(free_stage(g, me, column), 9)))
    place(me, column, card)


def ignore_space(g: State, me: Player, card: int, stage: int, spaces: int) -> Asking[int]:
    """One active cost space counts as empty: if the player wants, or if the others alone can be met. [CIV-430]"""
    about = (card, stage, spaces)
    if can_fulfil(g, me, card, spaces, NO_SPACE):
        part = yield IGNORE.may(me.seat, about)
    else:
        part = yield IGNORE.must(me.seat, about)
    return NO_SPACE if part == PASS else part + 1


def fulfil(g: State, me: Player, card: int, spaces: int, ignored: int) -> Step:
    """Pay the active spaces, then gain their points. [CIV-413, CIV-417]"""
    box: Box = g.box
    settled = settled_spaces(g, me, card, spaces, ignored)
    needs: list[int] = []
    for space in active_spaces(g, card, spaces, ignored | settled):
        at = card * COST_SPACES + space
        if box.space_kind[at] == SPACE_RETURN_FEATURE:
            return_markers(g, me, FEATURES + box.space_what[at], box.space_n[at])
        elif box.space_kind[at] == SPACE_RETURN_MATERIAL:
            needs += [box.space_what[at]] * box.space_n[at]
    yield from return_materials(g, me, needs)
    gained = 0
    for space in active_spaces(g, card, spaces, ignored):
        gained += box.space_points[card * COST_SPACES + space]
    gain_points(g, me, gained, FROM_COST_SPACES)


def come_into_force(g: State, me: Player, card: int) -> Step:
    """The instant bonus, then the ability; other abilities react. [CIV-418, CIV-419, CIV-961]"""
    box: Box = g.box
    yield from perform_all(g, me, box.bonus[card])
    learn(g, me, card)
    g.granted.append(card)  # it does not react to its own installation
    yield from triggered(g, me, ON_INSTALL_CARD)
    g.granted.pop()


# -- questions --------------------------------------------------------------------------------------------------


def why_not_install(g: State, ask: Ask, card: int) -> Rule | None:
    """In hand, of the type, and payable in a column that it may have. [CIV-410..413]"""
    box: Box = g.box
    me = g.players[ask.seat]
    kind, special = ask.about
    if card not in me.hand:
        return NOT_IN_HAND
    if box.card_type[card] != kind:
        return OTHER_TYPE
    for column in lowest_columns(g, me, kind):
        if can_install_at(g, me, card, column, special == 1):
            return None
    return UNMET_SPACES


def cards_to_install(g: State, ask: Ask) -> list[int]:
    return sorted([card for card in g.players[ask.seat].hand if why_not_install(g, ask, card) is None])


def why_not_card_column(g: State, ask: Ask, column: int) -> Rule | None:
    me = g.players[ask.seat]
    kind, card, special = ask.about
    rule = why_not_column(g, me, kind, column)
    if rule is not None:
        return rule
    return None if can_install_at(g, me, card, column, special == 1) else UNMET_SPACES


def columns_asked(g: State, ask: Ask) -> list[int]:
    return [c for c in columns_for(g, g.players[ask.seat], ask.about[0]) if why_not_card_column(g, ask, c) is None]


def why_not_assume(g: State, ask: Ask, spaces: int) -> Rule | None:
    """The stage itself or a higher one, up to 5, whose spaces can all be met. [CIV-412, CIV-416]"""
    card, stage, special = ask.about
    if spaces < min(stage, COST_SPACES):
        return STAGE_TAKEN
    if spaces > COST_SPACES:
        return BEYOND_SPACES
    if spaces > stage and is_empty(g, card, spaces - 1):
        return EMPTY_SPACE
    met = can_meet(g, g.players[ask.seat], card, stage, spaces, special == 1)
    return None if met else UNMET_SPACES


def is_empty(g: State, card: int, space: int) -> bool:
    box: Box = g.box
    kind: int = box.space_kind[card * COST_SPACES + space]
    return kind == SPACE_EMPTY


def stages_asked(g: State, ask: Ask) -> list[int]:
    """From the stage of the slot upward; a stage whose last space is empty adds nothing."""
    return list(range(min(ask.about[1], COST_SPACES), COST_SPACES + 1))


def why_not_ignore(g: State, ask: Ask, space: int) -> Rule | None:
    card, stage, spaces = ask.about
    active = active_spaces(g, card, spaces, NO_SPACE)
    if space not in active:
        return NOT_ACTIVE
    if len(active) == 1:
        return ONLY_ACTIVE
    if g.rulings.ignore_real_stage and space >= stage:
        return ASSUMED_SPACE
    return None if can_fulfil(g, g.players[ask.seat], card, spaces, space + 1) else UNMET_SPACES


INSTALL: Final = Kind("install", CARD, why_not_install, cards_to_install, private=True, exact=True)  # CIV-410
CARD_COLUMN: Final = Kind("card_column", COLUMN, why_not_card_column, columns_asked, exact=True)  # CIV-411
ASSUME: Final = Kind("assume", STAGE, why_not_assume, stages_asked)  # CIV-416
IGNORE: Final = Kind("ignore", PART, why_not_ignore)  # CIV-430

# -- completion -------------------------------------------------------------------------------------------------


def complete_stages(g: State, me: Player) -> Step:
    """At the end of a turn: stage 1 full gives an income chip, stage 2 flips a tile, each once. [CIV-409, CIV-939]"""
    for stage in range(1, 3):
        if not me.completed >> stage & 1 and is_full(g, me, stage):
            me.completed |= 1 << stage
            if g.notes is not None:
                g.note(STAGE_FULL, (me.seat, stage))
            if stage == 1:
                yield from gain_income_chip(g, me)
            else:
                yield from flip_stage_tile(g, me)
