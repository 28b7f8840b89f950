"""Reading the abilities of research cards and attribute chips. [CIV-419, CIV-461]"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from boardwright.games.civolution.box_effects import no_ability, read_condition, read_costs, read_effects
from boardwright.games.civolution.box_rows import bits, flag, maybe, one_or_all, places, word_or
from boardwright.games.civolution.names import MAIN_MODULES
from boardwright.games.civolution.vocabulary import (
    ANY_BUILDING,
    BUILDINGS,
    CATEGORIES,
    LANDS,
    MODULES,
    TERRAINS,
)
from boardwright.games.civolution.vocabulary_abilities import (
    ABILITIES,
    ABILITY_ACTIVITY,
    ABILITY_PASSIVE,
    ABILITY_TRIGGER,
    IMMUNITIES,
    LIMITS,
    MODIFIERS,
    MODIFY_ADJACENCY,
    MODIFY_BOAT_TRANSPORT_ANY,
    MODIFY_CROSS_WATER,
    MODIFY_DIE_AS,
    MODIFY_FARM_REACH,
    MODIFY_FEED_COST,
    MODIFY_IMMUNE,
    MODIFY_KEEP_UPRIGHT,
    MODIFY_SHIFT_FREE,
    MODIFY_STRONG_SCORE,
    MODIFY_SUBSTITUTE,
    MODIFY_UNIT_BONUS,
    MODIFY_WEAK_MIGRATE,
    MOMENTS,
    ON_ACTIVATE,
    ON_BUILD,
    ON_ERA_SCORE,
    ON_HUNT,
    PLACES,
    ROLLS,
    TRIGGERS,
)

if TYPE_CHECKING:
    from boardwright.core.components import Row
    from boardwright.games.civolution.box import Box
    from boardwright.games.civolution.box_parts import Ability

MOST: Final = 9  # the largest n of a modifier
WITHOUT_N: Final = [
    MODIFY_CROSS_WATER, MODIFY_ADJACENCY, MODIFY_KEEP_UPRIGHT, MODIFY_WEAK_MIGRATE, MODIFY_IMMUNE, MODIFY_DIE_AS,
    MODIFY_SUBSTITUTE, MODIFY_BOAT_TRANSPORT_ANY, MODIFY_FARM_REACH,
]  # fmt: skip


def read_ability(box: Box, row: Row) -> Ability:
    """What a piece can do once it is installed; nothing where the key `ability` is missing."""
    ability = no_ability()
    if not row.has("ability"):
        return ability
    part = row.table("ability")
    ability.kind = part.reference("kind", ABILITIES, "kind of ability")
    if ability.kind < 0:
        part.known += part.data  # what it says besides cannot be judged
    elif ability.kind in (ABILITY_ACTIVITY, ABILITY_TRIGGER):
        read_actions(box, part, ability)
    elif ability.kind == ABILITY_PASSIVE:
        read_modifier(box, part, ability)
    else:
        ability.n = part.integer("per_piece", 1, MOST)
    return ability


def read_actions(box: Box, row: Row, ability: Ability) -> None:
    ability.n = 1
    ability.pay = read_costs(box, row, "pay")
    ability.condition = read_condition(row)
    ability.do = read_effects(box, row, "do", 1)
    if ability.kind == ABILITY_TRIGGER:
        read_trigger(row.table("when"), ability)
        if row.has("limit"):
            ability.limit = row.reference("limit", LIMITS, "limit")


def read_trigger(row: Row, ability: Ability) -> None:
    ability.word = row.reference("on", TRIGGERS, "trigger")
    if ability.word == ON_ACTIVATE:
        ability.what = row.reference("module", MODULES[:MAIN_MODULES], "main module")
        ability.moment = row.reference("at", MOMENTS, "moment")
    elif ability.word == ON_BUILD:
        ability.what = word_or(row, "kind", BUILDINGS, ["any"], "building")
        ability.mask = one_or_all(ability.what, ANY_BUILDING)
    elif ability.word == ON_HUNT:
        ability.mask = bits(row.references("terrains", TERRAINS, "terrain", 1, len(TERRAINS)))
    elif ability.word == ON_ERA_SCORE:
        ability.leading = flag(row, "leading", 1) == 1


def read_modifier(box: Box, row: Row, ability: Ability) -> None:
    ability.word = row.reference("modify", MODIFIERS, "modifier")
    ability.n = 1
    if ability.word < 0:
        row.known += row.data
        return
    if ability.word not in WITHOUT_N:
        ability.n = row.integer("n", 1, MOST)
    if ability.word in NOUNS:
        NOUNS[ability.word](box, row, ability)


def read_feed_cost(_box: Box, row: Row, ability: Ability) -> None:
    ability.what = row.reference("where", PLACES[:3], "place")
    ability.more = maybe(row, "tribes", 1, 20, 0)


def read_strong_score(_box: Box, row: Row, ability: Ability) -> None:
    ability.what = PLACES.index(row.one_of("where", PLACES[3:]))


def read_adjacency(_box: Box, row: Row, ability: Ability) -> None:
    ability.what = row.reference("terrain", LANDS, "land type")


def read_immune(_box: Box, row: Row, ability: Ability) -> None:
    ability.what = row.reference("to", IMMUNITIES, "immunity")


def read_shift_free(_box: Box, row: Row, ability: Ability) -> None:
    ability.what = row.reference("roll", ROLLS, "roll")


def read_die_as(_box: Box, row: Row, ability: Ability) -> None:
    ability.what = row.integer("value", 1, 6)
    ability.more = row.integer("as", 1, 6)


def read_substitute(box: Box, row: Row, ability: Ability) -> None:
    """A material that may stand for any of the listed rows."""
    ability.what = row.reference("material", box.material_ids, "material")
    rows = places(row, "rows", 1, 3, "row")
    ability.mask = bits([land * 3 + each - 1 for land in range(len(LANDS)) for each in rows])


def read_unit_bonus(_box: Box, row: Row, ability: Ability) -> None:
    ability.what = word_or(row, "category", CATEGORIES, ["tracks"], "category")


NOUNS: Final[dict[int, Callable[[Box, Row, Ability], None]]] = {
    MODIFY_FEED_COST: read_feed_cost,
    MODIFY_STRONG_SCORE: read_strong_score,
    MODIFY_ADJACENCY: read_adjacency,
    MODIFY_IMMUNE: read_immune,
    MODIFY_SHIFT_FREE: read_shift_free,
    MODIFY_DIE_AS: read_die_as,
    MODIFY_SUBSTITUTE: read_substitute,
    MODIFY_UNIT_BONUS: read_unit_bonus,
}
