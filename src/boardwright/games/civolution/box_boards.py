"""Reading modules, materials, the printed values of the boards, and the names of what is on them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boardwright.core.components import ids_of
from boardwright.games.civolution.box_dice import FARTHEST, doubtful_modules, sure_modules
from boardwright.games.civolution.box_rows import bits, in_order, integers, places, words
from boardwright.games.civolution.names import GROUNDS, MAIN_MODULES, MATERIALS, SETTLEMENTS
from boardwright.games.civolution.vocabulary import (
    CARD_TYPES,
    CATEGORIES,
    FEATURES,
    LANDS,
    MODULES,
    TERRAINS,
    TRACKS,
    TYPES,
)
from boardwright.games.civolution.vocabulary_abilities import COLD, HOT, THRESHOLDS, WEATHER_EFFECTS, WEATHERS

if TYPE_CHECKING:
    from boardwright.core.components import Row
    from boardwright.games.civolution.box import Box

LANGUAGES: Final = ["en", "de"]
PLAYERS: Final = [0, 3, 4]  # least numbers of players that covered spaces are marked with [CIV-050, CIV-051]
UNCOVERED: Final = 5  # reset spaces with two players [CIV-051]


def read_names(box: Box, file: Row) -> None:
    """Names of terrains, tracks, features, categories and types, in each language."""
    box.terrain_ids = TERRAINS
    box.terrain_names = named(file, "terrain", TERRAINS)
    box.track_ids = TRACKS
    box.track_names = named(file, "track", TRACKS)
    box.feature_ids = FEATURES
    box.feature_names = named(file, "feature", FEATURES)
    box.category_ids = CATEGORIES
    box.category_names = box.track_names + named(file, "category", CATEGORIES[len(TRACKS) :])
    box.type_ids = TYPES
    box.type_names = named(file, "type", TYPES)


def named(file: Row, key: str, ids: list[str]) -> list[dict[str, str]]:
    part = file.table(key)
    part.source()
    return [part.names(each, LANGUAGES) for each in ids]


def read_modules(box: Box, file: Row) -> None:
    """The dice of each module; which main modules need a die of each value. [CIV-200..216, CIV-490]"""
    box.module_ids = MODULES
    box.module_names = [{} for _ in MODULES]
    box.module_dice = [0] * (2 * len(MODULES))
    rows = file.rows("module", len(MODULES), len(MODULES))
    for module, row in zip(in_order(rows, MODULES, "module"), rows, strict=True):
        box.module_names[module] = row.names("name", LANGUAGES)
        if module != len(MODULES) - 1:
            box.module_dice[2 * module : 2 * module + 2] = integers(row, "dice", 2, 1, 6)
            check_dice(row, module, box.module_dice[2 * module], box.module_dice[2 * module + 1])
        row.source()
    box.modules_of = [
        [m for m in range(MAIN_MODULES) if mask >> box.module_dice[2 * m] & mask >> box.module_dice[2 * m + 1] & 1]
        for mask in range(128)
    ]
    reaches = range(2 * FARTHEST + 1)
    box.modules_sure = [[sure_modules(box.module_dice, mask, reach) for mask in range(128)] for reach in reaches]
    box.modules_doubtful = [[doubtful_modules(box.module_dice, m, reach) for m in range(128)] for reach in reaches]
    box.modules_with = [
        bits([module for module in range(MAIN_MODULES) if value in box.module_dice[2 * module : 2 * module + 2]])
        for value in range(7)
    ]


def check_dice(row: Row, module: int, low: int, high: int) -> None:
    if module >= MAIN_MODULES and low != high:
        row.fault("dice", f"{[low, high]!r}: a feature module needs the same value twice (CIV-145)")
    if 0 <= module < MAIN_MODULES and low >= high:
        row.fault("dice", f"{[low, high]!r}: a main module needs two different values, the lower one first (CIV-145)")


def read_materials(box: Box, file: Row) -> None:
    """18 materials, one for each land type and row; settlements; Building grounds. [CIV-035, CIV-353, CIV-355]"""
    box.material_ids = [""] * MATERIALS
    box.material_names = [{} for _ in range(MATERIALS)]
    rows = file.rows("material", MATERIALS, MATERIALS)
    for name, row in zip(ids_of(rows), rows, strict=True):
        place = max(row.reference("land", LANDS, "land type"), 0) * 3 + row.integer("row", 1, 3) - 1
        if box.material_ids[place]:
            row.fault("row", f"{box.material_ids[place]} is of this land type and row already")
        box.material_ids[place] = name
        box.material_names[place] = row.names("name", LANGUAGES)
        row.source()
    read_settlements(box, file)
    read_grounds(box, file)


def read_settlements(box: Box, file: Row) -> None:
    rows = file.rows("settlement", SETTLEMENTS, SETTLEMENTS)
    box.settlement_costs = [row.references("cost", box.material_ids, "material", 1, 4) for row in rows]
    box.settlement_diamonds = [row.integer("diamonds", 1, 3) for row in rows]
    for row in rows:
        row.source("cost_source")
        row.source("diamonds_source")


def read_grounds(box: Box, file: Row) -> None:
    rows = file.rows("ground", GROUNDS, GROUNDS)
    box.ground_ids = ids_of(rows)
    high = 3  # CIV-353
    box.ground_materials = [row.references("materials", box.material_ids, "material", 2, high) for row in rows]
    for row in rows:
        row.source()


def read_boards(box: Box, file: Row) -> None:
    """Values printed on the progress board, the sequence board and the consoles. [CIV-040]"""
    hunting = file.table("hunting")
    box.hunting = [food for terrain in TERRAINS for food in integers(hunting, terrain, 6, 0, 9)]
    hunting.source()
    favor = file.table("favor")
    box.statue_points = sourced(favor, "statue_points", 6, 0, 9)
    read_thresholds(box, file.table("thresholds"))
    scoring = file.table("scoring")
    box.era_values = sourced(scoring, "eras", 4, 1, 9)
    box.final_values = sourced(scoring, "final", len(CATEGORIES), 1, 9)
    box.final_tile_values = sourced(scoring, "final_tile", len(CATEGORIES), 1, 9)
    prosperity = file.table("prosperity")
    box.food_diamonds = prosperity.integer("food", 0, 20)
    box.money_diamonds = prosperity.integer("money", 0, 20)
    prosperity.source("food_source")
    prosperity.source("money_source")
    box.storage_diamonds = sourced(prosperity, "storage", 2, 0, 9)
    read_stages(box, file.table("stages"))
    read_displays(box, file.table("displays"))
    read_weather(box, file)


def sourced(row: Row, key: str, count: int, low: int, high: int) -> list[int]:
    """Numbers whose source stands beside them."""
    row.source(f"{key}_source")
    return integers(row, key, count, low, high)


def read_thresholds(box: Box, row: Row) -> None:
    """Where the lines of the tracks lie and what crossing them brings. [CIV-482, CIV-483, CIV-485, CIV-905]"""
    box.threshold_spaces = sourced(row, "spaces", 6, 1, 12)
    if box.threshold_spaces != sorted(set(box.threshold_spaces)):
        row.fault("spaces", f"{box.threshold_spaces!r} do not rise")
    box.effects["thresholds"] = row.one_of("line", ["passed", "reached"])
    row.source("line_source")
    if box.effects["thresholds"] == "passed" and 12 in box.threshold_spaces:
        row.fault("spaces", "no step passes space 12; the line lies before the space (line = 'reached') or not there")
    box.threshold_bonus = words(row, "bonuses", THRESHOLDS, 6, 6)
    row.source("bonuses_source")
    pale = places(row, "pale", 0, 12, "space")
    box.pale = [space in pale for space in range(13)]
    row.source("pale_source")


def read_stages(box: Box, row: Row) -> None:
    """How many columns begin at each stage is the rulebook's; in which order is the edition's. [CIV-403, CIV-407]"""
    box.column_base = sourced(row, "columns", 9, 1, 4)
    if sorted(box.column_base) != [1, 1, 1, 1, 2, 2, 3, 3, 4]:
        row.fault(
            "columns", f"{box.column_base!r}: four columns begin at stage 1, two at 2, two at 3, one at 4 (CIV-403)"
        )
    if box.column_base[-1] != 4:
        row.fault("columns", f"{box.column_base!r}: the rightmost column begins at stage 4 (CIV-404)")
    box.stage_points = [0, *sourced(row, "points", 5, 0, 20)]


def read_displays(box: Box, row: Row) -> None:
    """Which spaces are covered with fewer players. [CIV-050, CIV-051]"""
    box.goal_display = sourced(row, "goals", 6, 0, 4)
    if sorted(box.goal_display) != [0, 0, 0, 0, 3, 4]:
        row.fault(
            "goals", f"{box.goal_display!r}: four spaces are always open, one for 3 and more, one for 4 (CIV-050)"
        )
    box.yellow_spaces = sourced(row, "resets", 9, 0, 4)
    if sorted(box.yellow_spaces) != [0] * UNCOVERED + [3, 3, 4, 4]:
        row.fault(
            "resets", f"{box.yellow_spaces!r}: five spaces are always open, two for 3 and more, two for 4 (CIV-051)"
        )


def read_weather(box: Box, file: Row) -> None:
    """What each space of the gauge does, and what lies beyond its ends. [CIV-540..542]"""
    box.weather_names = [{} for _ in WEATHERS]
    box.weather_effects = [0] * len(WEATHERS)
    box.weather_beyond = [0, 0]
    rows = file.rows("weather", len(WEATHERS), len(WEATHERS))
    for space, row in zip(in_order(rows, WEATHERS, "space of the weather gauge"), rows, strict=True):
        box.weather_names[space] = row.names("name", LANGUAGES)
        box.weather_effects[space] = row.reference("effect", WEATHER_EFFECTS, "weather effect")
        if space in (HOT, COLD):
            box.weather_beyond[space // COLD] = row.reference("beyond", WEATHER_EFFECTS, "weather effect")
        row.source()


def types_of_cards() -> list[str]:
    """The five component files of research cards."""
    return [f"{name}.toml" for name in CARD_TYPES]
