"""What effects, technologies and conditions say, in icons: a list of names of icons, signs of sites and short texts."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from boardwright.drawing.svg import text, width
from boardwright.games.evacuation.draw.hexes import small_hex
from boardwright.games.evacuation.draw.icons import RESOURCES, SYMBOLS, icon, is_icon
from boardwright.games.evacuation.vocabulary import (
    AFTER_SETTLE,
    ANY_BAY,
    ANY_BIOME,
    ANY_PREFAB_PAYMENT,
    BIOME_REACH,
    BONUS_TOLERANCE,
    BUILD_DISCOUNT,
    CARRY_FACTORIES,
    CARRY_STADIUMS,
    CLONE_TOKENS,
    COLUMNS_COMPLETE,
    DIFFERENT_BIOMES,
    ENERGY_WAIVED,
    EVACUATED,
    EXCHANGE_TIMES,
    FACES,
    FLIGHT_COST,
    FLY_ENERGY,
    GAIN_BONUS,
    GAIN_CUBES,
    INCOME,
    INFRASTRUCTURE_COST,
    INFRASTRUCTURE_FULFILLED,
    INFRASTRUCTURE_MOVES,
    LINE,
    LINE_BIOMES,
    MIXED_SHIP,
    MIXED_STADIUM,
    NEED,
    PENALTY_CHIPS,
    PREFAB_TYPES,
    PRODUCTION,
    PRODUCTION_RESOURCE,
    PROGRESS_STEPS,
    RAISE_MARKERS,
    REQUIREMENT_MISSING,
    RETURN_COST,
    SETTLE_DISCOUNT,
    SETTLE_PRODUCTION,
    SETTLE_REACH,
    SETTLE_STEEL,
    SETTLE_WAIVED,
    SHIP_BUILDING,
    SHIP_RESOURCES,
    SITES,
    SITES_BIOME,
    SITES_WITH,
    SOME_FLIGHTS_COST,
    SOME_SETTLE_PRODUCTION,
    STADIUM_COST,
    STADIUMS,
    TECHNOLOGIES,
    TIMES,
    VERBS,
)

if TYPE_CHECKING:
    from boardwright.games.evacuation.vocabulary import Condition, Effect

Glyphs = list[str]
HEX: Final = "hex"
"""A site as a sign, `hex1f`: its biome, then f or p where it must hold a factory or a person."""
BAR: Final = "bar"
"""What follows lies on one straight line."""
WORLDS: Final = ["old", "new", ""]


# -- drawing ----------------------------------------------------------------------------------------------------


def advance(glyph: str, size: float) -> float:
    """How far a glyph goes."""
    if glyph.startswith(HEX):
        return size * 1.02
    return size * 0.98 if is_icon(glyph) else 0 if glyph == BAR else width(glyph, "b") + 1


def long(glyphs: Glyphs, size: float) -> float:
    return sum([advance(glyph, size) for glyph in glyphs])


def row(glyphs: Glyphs, x: float, y: float, size: float = 16, room: float = 0) -> str:
    """The glyphs from x on around the height y; closer together where there is no room for them."""
    whole = long(glyphs, size)
    squeeze = min(1.0, room / whole) if room and whole else 1.0
    out, start = "", x
    for glyph in glyphs:
        step = advance(glyph, size) * squeeze
        if glyph == BAR:
            out += f'<path d="M{x - 2:.4g} {y:.4g}h{long(glyphs, size) * squeeze - (x - start) + 4:.4g}" class="ln"/>'
        else:
            out += one(glyph, x + step / 2, y, size)
        x += step
    return out


def one(glyph: str, x: float, y: float, size: float) -> str:
    if glyph.startswith(HEX):
        return small_hex(int(glyph[3]), x, y, size / 2, glyph[4:])
    if is_icon(glyph):
        return icon(glyph, x, y, size)
    return text(x, y + 4.6, glyph, "b", "middle")


def middle(glyphs: Glyphs, x: float, y: float, size: float = 16, room: float = 0) -> str:
    """The glyphs around a point."""
    whole = long(glyphs, size)
    return row(glyphs, x - min(whole, room or whole) / 2, y, size, room)


# -- amounts ----------------------------------------------------------------------------------------------------


def cubes(numbers: list[int] | tuple[int, ...], most: int = 3) -> Glyphs:
    """An amount: each cube, or a number where there are more than `most` of a type."""
    found: Glyphs = []
    for name, number in zip(RESOURCES, numbers, strict=False):
        found += several(name, number, most)
    return found


def several(name: str, number: int, most: int = 2) -> Glyphs:
    return [name] * number if number <= most else [f"{number}", name]


# -- effects ----------------------------------------------------------------------------------------------------


def effects(effects: list[Effect], most: int = 3) -> Glyphs:
    """A list of effects."""
    return [glyph for effect in effects for glyph in effect_glyphs(effect, most)]


def effect_glyphs(effect: Effect, most: int = 3) -> Glyphs:
    verb = VERBS[effect[0]]
    if verb == "gain":
        return cubes(effect[GAIN_CUBES : GAIN_CUBES + 4], most)
    if verb == "raise_production":
        return ["lowest", *cubes(effect[RAISE_MARKERS : RAISE_MARKERS + 4], most)]
    if verb == "carry":
        return [*several("stadium", effect[CARRY_STADIUMS]), *several("factory", effect[CARRY_FACTORIES]), "step"]
    found = several(SHOWN[verb], effect[TIMES], min(most, 2))
    return found + (MORE[verb](effect) if verb in MORE else [])


def of_settlement(effect: Effect) -> Glyphs:
    found = [f"−{effect[SETTLE_DISCOUNT]}", "steel"] if effect[SETTLE_DISCOUNT] else []
    found += [f"+{effect[SETTLE_REACH]}", "gate"] if effect[SETTLE_REACH] else []
    return found + (["−", *(["circle"] * effect[SETTLE_WAIVED])] if effect[SETTLE_WAIVED] else [])


def of_building(effect: Effect) -> Glyphs:
    return [f"−{effect[BUILD_DISCOUNT]}", "any"] if effect[BUILD_DISCOUNT] else []


def of_prefab(effect: Effect) -> Glyphs:
    types = [name for each, name in enumerate(RESOURCES[:3]) if effect[PREFAB_TYPES] >> each & 1]
    return types if len(types) < 3 else []


def of_flight(effect: Effect) -> Glyphs:
    return [f"{effect[FLY_ENERGY]}", "energy"]


SHOWN: Final = {
    "exchange": "exchange", "infrastructure": "infrastructure", "research": "research", "settle": "settle",
    "build_ship": "ship", "build_stadium": "stadium", "prefab": "factory", "clone": "clone", "people": "person",
    "evacuate": "gone", "fly": "ship", "draw": "card",
}  # fmt: skip
MORE: Final[dict[str, Callable[[Effect], Glyphs]]] = {
    "settle": of_settlement,
    "build_ship": of_building,
    "build_stadium": of_building,
    "prefab": of_prefab,
    "fly": of_flight,
    "evacuate": lambda effect: ["step"],
}


# -- technologies -----------------------------------------------------------------------------------------------


def technology(pairs: list[tuple[int, int]]) -> Glyphs:
    """What a permanent technology changes."""
    found: Glyphs = []
    for number, change in pairs:
        if INCOME <= number < INCOME + 8:
            found += [WORLDS[(number - INCOME) // 4], f"+{change}", RESOURCES[(number - INCOME) % 4]]
        elif AFTER_SETTLE <= number < AFTER_SETTLE + 12:
            found += ["settle", f"+{change}", RESOURCES[(number - AFTER_SETTLE) % 4]]
        elif number in CHANGED:
            before, after, sign = CHANGED[number]
            found += [*before, f"{change:+}".replace("-", "−") if sign else "", *after]
    return [glyph for glyph in found if glyph]


CHANGED: Final[dict[int, tuple[Glyphs, Glyphs, bool]]] = {
    FLIGHT_COST: (["ship"], ["energy"], True),
    SOME_FLIGHTS_COST: (["ship"], ["energy"], True),
    RETURN_COST: (["ship", "back"], ["energy"], True),
    SHIP_RESOURCES: (["ship"], ["any"], True),
    SHIP_BUILDING: (["ship"], ["factory"], True),
    ANY_BAY: (["ship", "bays"], [], False),
    SETTLE_STEEL: (["settle"], ["steel"], True),
    CLONE_TOKENS: (["clone"], ["person"], True),
    BIOME_REACH: (["settle"], ["gate"], True),
    SETTLE_PRODUCTION: (["settle"], ["lowest"], False),
    SOME_SETTLE_PRODUCTION: (["settle"], ["lowest"], False),
    EXCHANGE_TIMES: (["exchange"], [], True),
    ANY_PREFAB_PAYMENT: (["factory"], ["any"], False),
    GAIN_BONUS: (["any"], ["any"], True),
    ENERGY_WAIVED: (["power", "−"], ["energy"], False),
    BONUS_TOLERANCE: (["target", "±1"], [], False),
    PROGRESS_STEPS: ([], ["step"], True),
    INFRASTRUCTURE_MOVES: (["infrastructure"], [], True),
    INFRASTRUCTURE_COST: (["infrastructure"], ["any"], True),
    STADIUM_COST: (["stadium"], ["any"], True),
    MIXED_SHIP: (["old", "new", "ship"], [], False),
    MIXED_STADIUM: (["stadium"], [], False),
    REQUIREMENT_MISSING: (["infrastructure", "−1", "hex4"], [], False),
}
"""By modifier: the icons before and after its change, and whether the change itself is told."""


# -- conditions -------------------------------------------------------------------------------------------------


def conditions(conditions: list[Condition], most: int = 4) -> Glyphs:
    """What a card asks for."""
    return [glyph for each in conditions for glyph in condition(each, most)]


def condition(it: Condition, most: int) -> Glyphs:
    kind, need = it[0], it[NEED]
    if kind == SITES:
        return several(f"{HEX}{it[SITES_BIOME]}{['', 'p', 'f'][it[SITES_WITH]]}", need, most)
    if kind == LINE:
        return [BAR, *[f"{HEX}{biome}" for biome in it[LINE_BIOMES:]]]
    if kind == DIFFERENT_BIOMES:
        return [f"{HEX}{biome}" for biome in range(need)] if need == ANY_BIOME else [f"{need}×", "hex0", "hex1", "…"]
    if kind == PRODUCTION:
        return [RESOURCES[it[PRODUCTION_RESOURCE]], f"≥{need}"]
    if kind == PENALTY_CHIPS:
        return [f"≤{need}", "chip"]
    return [f"{need}", *COUNTED[kind]]


COUNTED: Final[dict[int, Glyphs]] = {
    STADIUMS: ["stadium"],
    FACES: ["face"],
    TECHNOLOGIES: ["research"],
    COLUMNS_COMPLETE: ["research", "lowest"],
    INFRASTRUCTURE_FULFILLED: ["infrastructure"],
    EVACUATED: ["gone"],
}


def symbols(mask: int) -> Glyphs:
    """Settlement symbols."""
    return [name for each, name in enumerate(SYMBOLS) if mask >> each & 1]
