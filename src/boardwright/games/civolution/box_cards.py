"""Reading research cards, events, chips and what a civilization starts with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boardwright.core.components import ids_of
from boardwright.games.civolution.box_abilities import read_ability
from boardwright.games.civolution.box_effects import no_ability, read_count, read_effects
from boardwright.games.civolution.box_parts import Event, Requirement
from boardwright.games.civolution.box_rows import flag, maybe, places
from boardwright.games.civolution.names import (
    ATTRIBUTE_CHIPS,
    ATTRIBUTE_PIECE,
    BUILDINGS,
    CARDS_PER_TYPE,
    CHIP_CARDS,
    EVENTS,
    GOAL_CHIPS,
    INCOME_CHIPS,
    MAIN_MODULES,
    MARKER_CARDS,
)
from boardwright.games.civolution.vocabulary import BOAT, CARD_TYPES, FARM, FEATURES, LANDS, MODULES
from boardwright.games.civolution.vocabulary_abilities import (
    EVENT_RANKS,
    EVENT_RULES,
    GOAL_BOATS,
    GOAL_FARM_IN,
    GOAL_FARMS,
    GOAL_FIRE_IN,
    GOAL_LAND_KINDS,
    GOAL_RAW_IN_ONE,
    GOAL_RETURN_MATERIAL,
    GOAL_SETTLEMENTS,
    GOAL_SITE_HUB,
    GOAL_STATUES,
    GOAL_TERRITORIES_OF,
    GOAL_TRIBES_IN_ONE,
    GOAL_TWIN_CAMPS,
    GOAL_WILDERNESS,
    GOAL_WORKING_FARM,
    REQUIREMENTS,
    SPACE_EMPTY,
    SPACE_HAVE_FEATURE,
    SPACE_RETURN_FEATURE,
    SPACE_RETURN_MATERIAL,
    TIES,
)

if TYPE_CHECKING:
    from boardwright.core.components import Row
    from boardwright.games.civolution.box import Box

LANGUAGES: Final = ["en", "de"]
HANDS: Final = 6  # CIV-066
COST_SPACES: Final = 5  # CIV-412
CONSOLE: Final = ["food", "money", "idea", "focus"]
OF_LAND: Final = [GOAL_FARM_IN, GOAL_TRIBES_IN_ONE, GOAL_FIRE_IN, GOAL_TERRITORIES_OF, GOAL_RAW_IN_ONE]
COUNTED: Final = [
    GOAL_RETURN_MATERIAL, GOAL_TRIBES_IN_ONE, GOAL_TERRITORIES_OF, GOAL_RAW_IN_ONE, GOAL_BOATS, GOAL_SETTLEMENTS,
    GOAL_STATUES, GOAL_FARMS, GOAL_WILDERNESS, GOAL_SITE_HUB, GOAL_LAND_KINDS, GOAL_WORKING_FARM, GOAL_TWIN_CAMPS,
]  # fmt: skip


def read_cards(box: Box, files: list[Row]) -> None:
    """160 research cards, 32 of each type, one file a type. [CIV-010]"""
    box.card_ids, box.card_type, box.card_hand, box.card_names = [], [], [], []
    box.space_kind, box.space_what, box.space_n = [], [], []
    box.space_settlements, box.space_link, box.space_points = [], [], []
    box.bonus = []
    box.abilities = [no_ability() for _ in range(ATTRIBUTE_PIECE + ATTRIBUTE_CHIPS)]
    for kind, file in enumerate(files):
        rows = file.rows("card", CARDS_PER_TYPE, CARDS_PER_TYPE)
        ids = ids_of(rows)
        for name, row in zip(ids, rows, strict=True):
            if name in box.card_ids:
                row.fault("id", f"{name!r} is a card of another type already")
            read_card(box, row, kind)
        box.card_ids += ids
        check_numbers(file, "card", "hand", box.card_hand[-len(rows) :] if rows else [])


def read_card(box: Box, row: Row, kind: int) -> None:
    card = len(box.card_type)
    box.card_type.append(kind)
    box.card_hand.append(maybe(row, "hand", 1, HANDS, 0))
    box.card_names.append(row.names("name", LANGUAGES))
    row.source()
    for space in row.rows("cost", COST_SPACES, COST_SPACES):
        read_space(box, space, kind)
    if not any(box.space_kind[-COST_SPACES:]):
        row.fault("cost", "all five spaces are empty")
    box.bonus.append(read_effects(box, row, "bonus", 0) if row.has("bonus") else [])
    box.abilities[min(card, ATTRIBUTE_PIECE - 1)] = read_ability(box, row)


def read_space(box: Box, row: Row, kind: int) -> None:
    """One cost space: `{}`, or what to return or to have, perhaps with settlements instead. [CIV-413, CIV-415]"""
    what, n, space = -1, 0, SPACE_EMPTY
    if row.has("return") and row.has("have"):
        row.fault("have", "a space asks either to return or to have something")
    if row.has("return"):
        part = row.table("return")
        n = part.integer("n", 1, 9)
        of_feature = part.has("feature")
        space = SPACE_RETURN_FEATURE if of_feature else SPACE_RETURN_MATERIAL
        what = part.reference("feature", FEATURES, "feature") if of_feature else material(box, part)
    elif row.has("have"):
        part = row.table("have")
        n = part.integer("n", 1, 3)
        space = SPACE_HAVE_FEATURE
        what = part.reference("feature", FEATURES, "feature")
    box.space_kind.append(space)
    box.space_what.append(what)
    box.space_n.append(n)
    box.space_points.append(maybe(row, "points", 1, 9, 0))
    if space == SPACE_EMPTY and box.space_points[-1]:
        row.fault("points", "are gained only with a space that asks for something (CIV-417)")
    read_alternative(box, row, kind)


def material(box: Box, row: Row) -> int:
    return row.reference("material", box.material_ids, "material")


def read_alternative(box: Box, row: Row, kind: int) -> None:
    settlements, link = 0, False
    if row.has("or"):
        part = row.table("or")
        settlements = part.integer("settlements", 1, 4)
        link = flag(part, "link", 1) == 1
        if kind != BUILDINGS or box.space_kind[-1] == SPACE_EMPTY:
            row.fault("or", "settlements are an alternative on the spaces of building cards only (CIV-415)")
    box.space_settlements.append(settlements)
    box.space_link.append(link)


def check_numbers(row: Row, noun: str, key: str, numbers: list[int]) -> None:
    """One of them bears each number from 1 to 6. [CIV-066]"""
    for number in range(1, HANDS + 1):
        if numbers and numbers.count(number) != 1:
            row.fault(noun, f"{numbers.count(number)} have {key} = {number}; exactly one has (CIV-066)")


def read_events(box: Box, file: Row) -> None:
    rows = file.rows("event", EVENTS, EVENTS)
    box.event_ids = ids_of(rows)
    box.event_names = [row.names("name", LANGUAGES) for row in rows]
    box.events = [read_event(box, row) for row in rows]


def read_event(box: Box, row: Row) -> Event:
    """Weather, who gets the bonus, the bonus. [CIV-110, CIV-540, CIV-545]"""
    weather = row.table("weather")
    shift = weather.integer("colder", 1, 2) if weather.has("colder") else -weather.integer("hotter", 1, 2)
    rule = row.reference("rule", EVENT_RULES, "rule")
    ranks = rule == EVENT_RANKS
    rewards = [read_effects(box, row, "first", 1)] + ([read_effects(box, row, "second", 1)] if ranks else [])
    remove, removes = read_price(row)
    row.source()
    return Event(
        shift,
        rule,
        [read_count(each) for each in row.rows("counts", 1, 3)],
        row.integer("least", 0, 30),
        row.reference("ties", TIES, "way with ties") if ranks else 0,
        remove,
        removes,
        rewards,
        read_vici(row),
    )


def read_price(row: Row) -> tuple[int, int]:
    """A farm or boats that the recipient must return: the building and how many; -1 for none. [CIV-953]"""
    if not row.has("remove"):
        return -1, 0
    part = row.table("remove")
    if part.has("farm"):
        return FARM, part.integer("farm", 1, 3)
    return BOAT, part.integer("boat", 1, 2)


def read_vici(row: Row) -> list[int]:
    """Spaces of the Prosperity grid that V.I.C.I counts, 0 for the first one. [CIV-813]"""
    if not row.has("vici"):
        return []
    row.source("vici_source")
    return [space - 1 for space in places(row, "vici", 1, 16, "space")]


def read_goals(box: Box, file: Row) -> None:
    rows = file.rows("goal", GOAL_CHIPS, GOAL_CHIPS)
    box.goal_ids = ids_of(rows)
    box.goal_names = [row.names("name", LANGUAGES) for row in rows]
    box.goals = [read_requirement(box, row.table("requirement")) for row in rows]
    for row in rows:
        row.source()


def read_requirement(box: Box, row: Row) -> Requirement:
    kind = row.reference("kind", REQUIREMENTS, "kind of requirement")
    what = -1
    if kind == GOAL_RETURN_MATERIAL:
        what = material(box, row)
    elif kind in OF_LAND:
        what = row.reference("land", LANDS, "land type")
    return Requirement(max(kind, 0), what, row.integer("n", 1, 9) if kind in COUNTED else 1)


def read_income(box: Box, chips: Row, starts: Row) -> None:
    """25 income chips, then the 10 starting chip cards, which serve as such. [CIV-073, CIV-346]"""
    rows = chips.rows("chip", INCOME_CHIPS, INCOME_CHIPS)
    cards = starts.rows("chip_card", CHIP_CARDS, CHIP_CARDS)
    box.income_ids = ids_of(rows)
    box.chip_card_ids = ids_of(cards)
    box.income_names = [row.names("name", LANGUAGES) for row in rows]
    box.chip_card_names = [row.names("name", LANGUAGES) for row in cards]
    box.income = [read_effects(box, row, "do", 1) for row in [*rows, *cards]]
    for row in [*rows, *cards]:
        row.source()
    box.chip_card_module = [row.reference("module", MODULES[:MAIN_MODULES], "main module") for row in cards]
    box.chip_card_number = [maybe(row, "number", 1, HANDS, 0) for row in cards]
    check_numbers(starts, "chip_card", "number", box.chip_card_number)


def read_attributes(box: Box, file: Row) -> None:
    """12 attribute chips. [CIV-460]"""
    rows = file.rows("chip", ATTRIBUTE_CHIPS, ATTRIBUTE_CHIPS)
    box.attribute_ids = ids_of(rows)
    box.attribute_names = [row.names("name", LANGUAGES) for row in rows]
    box.attribute_feature = [row.reference("feature", FEATURES, "feature") for row in rows]
    box.attribute_need = [row.integer("need", 3, 4) for row in rows]
    for chip, row in enumerate(rows):
        row.source()
        box.abilities[min(ATTRIBUTE_PIECE + chip, len(box.abilities) - 1)] = read_ability(box, row)


def read_starts(box: Box, file: Row) -> None:
    """Starting marker cards, and the hands of newcomers. [CIV-066, CIV-069]"""
    rows = file.rows("marker_card", MARKER_CARDS, MARKER_CARDS)
    box.marker_card_ids = ids_of(rows)
    box.marker_card_names = [row.names("name", LANGUAGES) for row in rows]
    box.marker_card_number = [maybe(row, "number", 1, HANDS, 0) for row in rows]
    box.marker_card_markers = [read_markers(box, row) for row in rows]
    check_numbers(file, "marker_card", "number", box.marker_card_number)
    read_hands(box, file)


def read_markers(box: Box, row: Row) -> list[int]:
    """Markers by space of the console (names.py). [CIV-069]"""
    row.source()
    spaces = [*CONSOLE, *FEATURES, *box.material_ids]  # in the order of names.py
    part = row.table("markers")
    for name in part.data:
        if name not in spaces:
            part.fault(name, f"is no space of the console; one of {', '.join(spaces)}")
            part.known.append(name)
    return [maybe(part, space, 1, 9, 0) for space in spaces]


def read_hands(box: Box, file: Row) -> None:
    """Six hands, put together by their numbers. [CIV-066]"""
    rows = file.rows("hand", HANDS, HANDS)
    ids_of(rows)
    box.hand_names = [row.names("name", LANGUAGES) for row in rows]
    box.hand_marker_card = [row.reference("marker_card", box.marker_card_ids, "starting marker card") for row in rows]
    box.hand_chip_card = [row.reference("chip_card", box.chip_card_ids, "starting chip card") for row in rows]
    types = len(CARD_TYPES)
    box.hand_cards = [row.references("research", box.card_ids, "research card", types, types) for row in rows]
    for hand, row in enumerate(rows):
        row.source()
        check_hand(box, row, hand)


def check_hand(box: Box, row: Row, hand: int) -> None:
    cards = box.hand_cards[hand]
    if not box.card_ids or not cards:
        return
    if [box.card_type[card] for card in cards] != list(range(len(CARD_TYPES))) or -1 in cards:
        row.fault("research", f"is not one card of each type, in the order {', '.join(CARD_TYPES)} (CIV-066)")
    numbers = [box.card_hand[card] for card in cards]
    marker_card, chip_card = box.hand_marker_card[hand], box.hand_chip_card[hand]
    if marker_card >= 0 and chip_card >= 0:
        numbers += [box.marker_card_number[marker_card], box.chip_card_number[chip_card]]
    if any(number != hand + 1 for number in numbers):
        row.fault("", f"its cards bear the numbers {numbers}; all must be {hand + 1} (CIV-066)")
