"""One edition of Civolution, read from its component files into the lists that the engine uses."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from boardwright.core.components import Box as CoreBox
from boardwright.core.components import Reader
from boardwright.games.civolution.box_boards import (
    read_boards,
    read_materials,
    read_modules,
    read_names,
    types_of_cards,
)
from boardwright.games.civolution.box_cards import (
    read_attributes,
    read_cards,
    read_events,
    read_goals,
    read_income,
    read_starts,
)
from boardwright.games.civolution.box_continent import read_continent
from boardwright.games.civolution.box_parts import Ability, Act, Effect, Event, Requirement, Tile
from boardwright.games.civolution.box_vici import read_vici
from boardwright.games.civolution.names import ATTRIBUTE_CHIPS, ATTRIBUTE_PIECE

CARD_FILES: Final = types_of_cards()
FILES: Final = [
    "modules.toml", "materials.toml", "continent.toml", "boards.toml", "names.toml", *CARD_FILES, "events.toml",
    "goals.toml", "income.toml", "attributes.toml", "starts.toml", "vici.toml",
]  # fmt: skip
LAND_TERRITORIES: Final = 18  # CIV-059
EVENTS_OF_A_GAME: Final = 4  # CIV-056
ISLAND: Final = 0
COLUMNS: Final = 9
TRACK_END: Final = 12  # CIV-480
FAVOR_SPACES: Final = 6  # CIV-301
PIECES: Final = ATTRIBUTE_PIECE + ATTRIBUTE_CHIPS
CONSOLE_SPACES: Final = 28  # names.py: food, money, ideas, focus, features, storage


class Box(CoreBox):
    """An edition. What is numbered is numbered from 0, in the order of its file; values of dice are 1 to 6.

    Territories 0..17 are land, land type * 3 + order of the tiles; 18..21 are Water in the order of the tiles:
    so terrain is `box.terrain[t]`, and t < LAND_TERRITORIES is land. Site pieces 0..23 are in the order of SITES
    (vocabulary): pieces 0..5 are the Building grounds 1..6 of `ground_materials`, ground 0 is the island.
    Encampments are numbered through all territories, the fire encampment of each first. `abilities` goes by the pieces
    of the stage partition (names.py). Income actions: income chips 0..24, starting chip cards 25..34.
    """

    # modules.toml
    module_dice: list[int]  # module * 2 and module * 2 + 1: the lower and the higher value; Sleep 0, 0 [CIV-200..216]
    module_ids: list[str]
    module_names: list[dict[str, str]]
    modules_of: list[list[int]]  # values of dice, as bits 1 to 6 -> main modules that need two of them
    modules_sure: list[list[list[int]]]  # ideas, values as bits -> modules within reach of them whatever happens
    modules_doubtful: list[list[list[int]]]  # ... those for which one die is the nearest for both values
    modules_with: list[int]  # value of a die -> mask of the main modules that need it; 0 for none [CIV-490]

    # materials.toml
    material_ids: list[str]
    material_names: list[dict[str, str]]
    settlement_costs: list[list[int]]  # recess -> materials, one of each [CIV-355]
    settlement_diamonds: list[int]  # recess -> diamonds [CIV-571]
    ground_ids: list[str]
    ground_materials: list[list[int]]  # ground -> materials of its statues [CIV-353]

    # continent.toml
    tiles: list[Tile]
    tile_ids: list[str]  # "a" ... "h"
    territory_ids: list[str]  # "b_forest", "a_water"
    terrain: list[int]  # territory -> TERRAINS
    tile_of: list[int]  # territory -> tile
    camp_first: list[int]  # territory -> its first encampment, the fire encampment
    camp_count: list[int]  # territory -> how many it has; 0 for Water [CIV-724]
    camp_mark: list[int]  # encampment -> FIRE, PLAIN, THREE, FOUR
    camp_territory: list[int]  # encampment -> territory
    fire_points: list[int]  # territory -> points of its fire encampment; 0 for Water [CIV-313]
    beacons: list[int]  # territory -> 1, 2, 3; 0 for Water [CIV-732]
    start_territories: list[int]  # the Forest one, the Grassland one [CIV-064]
    island_water: int  # the Water territory that holds the island [CIV-059]
    first_play: list[int]  # tile * 4: tile, x, y, quarter turns clockwise [CIV-730]
    site_kind: list[int]  # piece -> SITES of the vocabulary
    site_points: list[int]  # kind -> points for revealing it [section 13]
    site_names: list[dict[str, str]]  # kind -> names
    terrain_ids: list[str]
    terrain_names: list[dict[str, str]]

    # boards.toml
    hunting: list[int]  # terrain * 6 + die - 1 -> food [CIV-333]
    statue_points: list[int]  # Favor space (0 is the leftmost) -> points a statue [CIV-496]
    threshold_spaces: list[int]  # the six positions, as printed: the line lies before or after them [CIV-483]
    threshold_bonus: list[int]  # their THRESHOLD_* [CIV-482]
    pale: list[bool]  # space 0..12 -> paler [CIV-485]
    era_values: list[int]  # era -> points a unit [CIV-546]
    final_values: list[int]  # category -> points a unit as printed [CIV-601]
    final_tile_values: list[int]  # category -> points a unit with a scoring tile [CIV-601]
    weather_effects: list[int]  # space of the gauge -> WEATHER_* [CIV-542]
    weather_beyond: list[int]  # beyond hot, beyond cold -> WEATHER_* [CIV-541]
    food_diamonds: int  # printed on the food space, the most that count [CIV-573]
    money_diamonds: int
    storage_diamonds: list[int]  # gap of rows 1 and 2, gap of rows 2 and 3 [CIV-572]
    column_base: list[int]  # column -> its lowest stage, 1 to 4 [CIV-403]
    stage_points: list[int]  # stage 0..5 (0 unused) -> points a piece; higher stages give none [CIV-407]
    goal_display: list[int]  # space, from the top -> least number of players, 0, 3 or 4 [CIV-050]
    yellow_spaces: list[int]  # reset space -> least number of players, 0, 3 or 4 [CIV-051]
    track_ids: list[str]
    track_names: list[dict[str, str]]
    feature_ids: list[str]
    feature_names: list[dict[str, str]]
    category_ids: list[str]
    category_names: list[dict[str, str]]
    weather_names: list[dict[str, str]]
    type_ids: list[str]
    type_names: list[dict[str, str]]

    # invention.toml ... achievement.toml: card * 5 + space for the space_* lists
    card_ids: list[str]
    card_type: list[int]
    card_hand: list[int]  # number of the newcomers' hand, 1 to 6; 0 none [CIV-066]
    card_names: list[dict[str, str]]
    space_kind: list[int]  # SPACE_EMPTY, SPACE_RETURN_MATERIAL, SPACE_RETURN_FEATURE, SPACE_HAVE_FEATURE
    space_what: list[int]  # material or feature
    space_n: list[int]
    space_settlements: list[int]  # settlements that do as well; 0: no such alternative [CIV-415]
    space_link: list[bool]  # joined to the next alternative to the right [CIV-415]
    space_points: list[int]
    bonus: list[list[Effect]]  # card -> its instant bonus [CIV-418]
    abilities: list[Ability]  # piece -> its ability, PIECES long; NO_ABILITY for goal and income chips

    # events.toml, goals.toml, income.toml, attributes.toml, starts.toml
    event_ids: list[str]
    event_names: list[dict[str, str]]
    events: list[Event]
    goal_ids: list[str]
    goal_names: list[dict[str, str]]
    goals: list[Requirement]
    income_ids: list[str]
    income_names: list[dict[str, str]]
    income: list[list[Effect]]  # income chips, then starting chip cards [CIV-346]
    attribute_ids: list[str]
    attribute_names: list[dict[str, str]]
    attribute_feature: list[int]
    attribute_need: list[int]  # markers that must be there, one of which is returned [CIV-460]
    marker_card_ids: list[str]
    marker_card_names: list[dict[str, str]]
    marker_card_number: list[int]  # 1 to 6; 0 none
    marker_card_markers: list[list[int]]  # card -> markers by console space, CONSOLE_SPACES long [CIV-069]
    chip_card_ids: list[str]
    chip_card_names: list[dict[str, str]]
    chip_card_module: list[int]  # starting chip card -> the module that begins at level II [CIV-073]
    chip_card_number: list[int]
    hand_names: list[dict[str, str]]
    hand_marker_card: list[int]  # newcomers' hand 0..5 -> starting marker card [CIV-066]
    hand_chip_card: list[int]
    hand_cards: list[list[int]]  # newcomers' hand -> five research cards, one a type

    # vici.toml
    vici_ids: list[str]
    vici_blue: list[int]  # action card -> blue reset icons [CIV-808]
    vici_red: list[int]
    vici_rolls: list[bool]  # action card -> does its half show dice [CIV-820]
    vici_acts: list[list[Act]]  # (card * 2 + 1 for the red half) * 6 + die - 1 -> acts; without dice all six are equal
    wheel: list[int]  # die - 1 -> land type [CIV-831]
    beacon_wheel: list[int]  # die - 1 -> beacons [CIV-831]
    evolution_grid: list[bool]  # Evolution space (space 1 first) -> chip icon [CIV-826]
    prosperity_grid: list[bool]  # CIV-827

    every_effect: list[Effect]  # all effects of this edition; Effect.number is the place

    def __init__(self, reader: Reader) -> None:
        super().__init__(reader)
        files = reader.files
        self.every_effect = []
        read_names(self, files["names.toml"])
        read_modules(self, files["modules.toml"])
        read_materials(self, files["materials.toml"])
        read_continent(self, files["continent.toml"])
        read_boards(self, files["boards.toml"])
        read_cards(self, [files[name] for name in CARD_FILES])
        read_attributes(self, files["attributes.toml"])
        read_events(self, files["events.toml"])
        read_goals(self, files["goals.toml"])
        read_income(self, files["income.toml"], files["starts.toml"])
        read_starts(self, files["starts.toml"])
        read_vici(self, files["vici.toml"])


def load_box(folder: Path) -> Box:
    """Read an edition. Raises Malformed with all its faults, one a line."""
    reader = Reader(folder, "civolution", FILES)
    box = Box(reader)
    reader.finish()
    return box
