"""Reading effects, prices, conditions and abilities from component files. [CIV-418, CIV-960..965]"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from boardwright.games.civolution.box_parts import Ability, Condition, Cost, Count, Effect
from boardwright.games.civolution.box_rows import bits, flag, maybe, one_or_all, word_or
from boardwright.games.civolution.names import MAIN_MODULES, MATERIALS
from boardwright.games.civolution.vocabulary import (
    ANY_BUILDING,
    ANY_FEATURE,
    ANY_MATERIAL,
    ANY_TRACK,
    ANYWHERE,
    BOATS,
    BUILDINGS,
    BY_ANY,
    BY_LAND,
    BY_LIST,
    BY_MATERIAL,
    BY_ROW,
    CARD_TYPES,
    COSTS,
    COUNT_TERRAIN_TRIBE,
    COUNT_TRACK,
    COUNTERS,
    CROSS_WATER,
    DIFFERENT,
    DO_BUILD,
    DO_CHOOSE,
    DO_DRAW,
    DO_FEATURE,
    DO_INSTALL_CARD,
    DO_MATERIAL,
    DO_MIGRATE,
    DO_PER,
    DO_PLACE_TRIBES,
    DO_PROCREATE,
    DO_PRODUCE,
    DO_REVEAL,
    DO_TEST,
    DO_TRACK,
    DO_TRANSPORT,
    DO_UPGRADE,
    FEATURES,
    LANDS,
    MODULES,
    OWN_GROUND,
    PAY_FEATURE,
    PAY_MATERIAL,
    SAME,
    SCOPES,
    STATES,
    TERRAINS,
    TRACKS,
    UPGRADE_ANY,
    UPGRADE_MODULE,
    UPGRADE_VALUE,
    VERBS,
    WAYS,
)

if TYPE_CHECKING:
    from boardwright.core.components import Row
    from boardwright.games.civolution.box import Box

NO_MAXIMUM: Final = 99
MOST: Final = 20  # the largest n of an effect
PARTS: Final = 6  # the most effects in one list
WITHOUT_N: Final = [DO_UPGRADE, DO_BUILD, DO_PER, DO_CHOOSE, DO_TEST]
WITHOUT_WAYS: Final = ["land", "own_land", "same_land", "list"]  # of naming a material, in a price


def read_effects(box: Box, row: Row, key: str, low: int) -> list[Effect]:
    """The effects of a list, at least `low` of them."""
    return [read_effect(box, each) for each in row.rows(key, low, PARTS)]


def read_effect(box: Box, row: Row) -> Effect:
    verb = row.reference("do", VERBS, "verb")
    effect = Effect(len(box.every_effect), max(verb, 0), 1, -1, 0, 0, 0, 0, None, [])
    box.every_effect.append(effect)
    if verb < 0:
        row.known += row.data  # what it says besides cannot be judged
        return effect
    if verb not in WITHOUT_N:
        effect.n = row.integer("n", 1, MOST)
    if verb in NOUNS:
        NOUNS[verb](box, row, effect)
    return effect


def way_of(row: Row, ways: list[str]) -> int:
    """Which of the ways of naming materials a row uses: exactly one."""
    found = [way for way in ways if row.has(way)]
    if len(found) != 1:
        row.fault("", f"exactly one of {', '.join(ways)} is wanted, {' and '.join(found) or 'none'} given")
        return BY_ANY
    return WAYS.index(found[0])


def materials_named(box: Box, row: Row, way: int) -> tuple[int, int]:
    """The materials that a row names in this way, as a mask, and its row (1 to 3) or land."""
    if way == BY_MATERIAL:
        return bits([row.reference("material", box.material_ids, "material")]), 0
    if way == BY_ROW:
        number = row.integer("row", 1, 3)
        return bits([land * 3 + number - 1 for land in range(len(LANDS))]), number
    if way == BY_LAND:
        land = max(row.reference("land", LANDS, "land type"), 0)
        return 7 << land * 3, land
    if way == BY_LIST:
        return bits(row.references("list", box.material_ids, "material", 2, MATERIALS)), 0
    flag(row, WAYS[way], 1)
    return ((1 << MATERIALS) - 1 if way == BY_ANY else 0), 0


def read_material(box: Box, row: Row, effect: Effect) -> None:
    effect.what = way_of(row, WAYS)
    effect.mask, effect.more = materials_named(box, row, effect.what)


def read_feature(_box: Box, row: Row, effect: Effect) -> None:
    effect.what = word_or(row, "feature", FEATURES, ["any"], "feature")
    effect.mask = one_or_all(effect.what, ANY_FEATURE)


def read_track(_box: Box, row: Row, effect: Effect) -> None:
    effect.what = word_or(row, "track", TRACKS, ["any", "lowest"], "track")
    effect.mask = one_or_all(effect.what, ANY_TRACK)


def read_migrate(_box: Box, row: Row, effect: Effect) -> None:
    effect.more = maybe(row, "steps", 1, 6, 1)
    effect.flags = flag(row, "cross_water", CROSS_WATER) | flag(row, "anywhere", ANYWHERE)
    if row.has("via"):
        row.one_of("via", ["own_ground"])
        effect.flags |= OWN_GROUND


def read_procreate(_box: Box, row: Row, effect: Effect) -> None:
    effect.flags = flag(row, "different", DIFFERENT)


def read_place_tribes(_box: Box, row: Row, effect: Effect) -> None:
    effect.what = row.reference("state", STATES, "state")


def read_produce(_box: Box, row: Row, effect: Effect) -> None:
    effect.flags = flag(row, "same", SAME)


def read_transport(_box: Box, row: Row, effect: Effect) -> None:
    effect.flags = flag(row, "boats", BOATS)


def read_reveal(_box: Box, row: Row, effect: Effect) -> None:
    effect.what = row.reference("scope", SCOPES, "scope")


def read_draw(_box: Box, row: Row, effect: Effect) -> None:
    effect.more = row.integer("keep", 1, effect.n)


def read_install(_box: Box, row: Row, effect: Effect) -> None:
    effect.what = row.reference("type", CARD_TYPES, "card type")


def read_upgrade(box: Box, row: Row, effect: Effect) -> None:
    """A named main module, those with a value among their dice, or any. [CIV-343, CIV-490]"""
    found = [way for way in ("module", "value", "any") if row.has(way)]
    if len(found) != 1:
        row.fault("", f"exactly one of module, value, any is wanted, {' and '.join(found) or 'none'} given")
    elif found[0] == "module":
        effect.what = UPGRADE_MODULE
        effect.more = max(row.reference("module", MODULES[:MAIN_MODULES], "main module"), 0)
        effect.mask = 1 << effect.more
    elif found[0] == "value":
        effect.what = UPGRADE_VALUE
        effect.more = row.integer("value", 1, 6)
        effect.mask = box.modules_with[effect.more]
    else:
        effect.what = UPGRADE_ANY
        effect.mask = (1 << MAIN_MODULES) - 1
        flag(row, "any", 1)


def read_build(_box: Box, row: Row, effect: Effect) -> None:
    effect.what = word_or(row, "kind", BUILDINGS, ["any"], "building")
    effect.mask = one_or_all(effect.what, ANY_BUILDING)
    effect.flags = flag(row, "any_material", ANY_MATERIAL)


def read_per(box: Box, row: Row, effect: Effect) -> None:
    effect.count = read_count(row)
    effect.more = row.integer("each", 1, MOST)
    effect.most = maybe(row, "max", 1, MOST, NO_MAXIMUM)
    effect.parts = [read_effect(box, row.table("effect"))]


def read_choose(box: Box, row: Row, effect: Effect) -> None:
    effect.parts = read_effects(box, row, "of", 2)


def read_test(box: Box, row: Row, effect: Effect) -> None:
    effect.parts = read_effects(box, row, "then", 1)


NOUNS: Final[dict[int, Callable[[Box, Row, Effect], None]]] = {
    DO_MATERIAL: read_material,
    DO_FEATURE: read_feature,
    DO_TRACK: read_track,
    DO_MIGRATE: read_migrate,
    DO_PROCREATE: read_procreate,
    DO_PLACE_TRIBES: read_place_tribes,
    DO_PRODUCE: read_produce,
    DO_TRANSPORT: read_transport,
    DO_REVEAL: read_reveal,
    DO_DRAW: read_draw,
    DO_INSTALL_CARD: read_install,
    DO_UPGRADE: read_upgrade,
    DO_BUILD: read_build,
    DO_PER: read_per,
    DO_CHOOSE: read_choose,
    DO_TEST: read_test,
}


def read_count(row: Row) -> Count:
    """What is counted: a counter, with the track or the terrains that it needs."""
    counter = row.reference("counter", COUNTERS, "counter")
    what = row.reference("track", TRACKS, "track") if counter == COUNT_TRACK else -1
    mask = 0
    if counter == COUNT_TERRAIN_TRIBE:
        mask = bits(row.references("terrains", TERRAINS, "terrain", 1, len(TERRAINS)))
    return Count(max(counter, 0), what, mask)


def read_costs(box: Box, row: Row, key: str) -> list[Cost]:
    """A price; nothing where the key is missing."""
    return [read_cost(box, each) for each in row.rows(key, 1, PARTS)] if row.has(key) else []


def read_cost(box: Box, row: Row) -> Cost:
    kind = row.reference("cost", COSTS, "cost")
    cost = Cost(max(kind, 0), row.integer("n", 1, MOST), -1, 0, 0)
    if kind == PAY_MATERIAL:
        cost.what = way_of(row, [way for way in WAYS if way not in WITHOUT_WAYS])
        cost.mask, cost.more = materials_named(box, row, cost.what)
    elif kind == PAY_FEATURE:
        cost.what = word_or(row, "feature", FEATURES, ["any"], "feature")
        cost.mask = one_or_all(cost.what, ANY_FEATURE)
    return cost


def read_condition(row: Row) -> Condition | None:
    """What must hold: `if = { at_least = { counter = "boat", n = 1 } }`."""
    if not row.has("if"):
        return None
    inner = row.table("if").table("at_least")
    return Condition(read_count(inner), inner.integer("n", 1, MOST))


def no_ability() -> Ability:
    return Ability(-1, -1, -1, 0, 0, 0, 0, False, -1, None, [], [])
