"""The open edition of Civolution against the counts of the rulebook, and its faults when changed."""

from __future__ import annotations

import copy
import shutil
import tomllib
from itertools import pairwise
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

import boardwright.games.civolution.box as module
from boardwright.core import components
from boardwright.core.errors import Malformed
from boardwright.games.civolution import names, vocabulary, vocabulary_abilities
from boardwright.games.civolution.box import FILES, Box, load_box
from boardwright.games.civolution.box_parts import Effect
from boardwright.games.civolution.vocabulary import (
    BY_ANY,
    BY_LIST,
    BY_ROW,
    BY_SAME_LAND,
    COUNT_TERRAIN_TRIBE,
    COUNTERS,
    DO_DRAW,
    DO_MATERIAL,
    DO_MIGRATE,
    DO_PER,
    DO_TEST,
    DO_UPGRADE,
    UPGRADE_ANY,
    VERBS,
)
from boardwright.games.civolution.vocabulary_abilities import (
    ABILITIES,
    ABILITY_ACTIVITY,
    ABILITY_PASSIVE,
    ABILITY_POINT_BONUS,
    ABILITY_TRIGGER,
    EVENT_RANKS,
    NO_ABILITY,
    SPACE_EMPTY,
    SPACE_HAVE_FEATURE,
    SPACE_RETURN_FEATURE,
    SPACE_RETURN_MATERIAL,
)

OPEN = Path(module.__file__).parent / "components"
GAME = SimpleNamespace(load_box=load_box)


@pytest.fixture(scope="module")
def box():
    return load_box(OPEN)


def faults_after(tmp_path: Path, file: str, old: str, new: str) -> list[str]:
    folder = tmp_path / "mine"
    shutil.copytree(OPEN, folder)
    text = (folder / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), "utf-8")
    return components.check(folder, lambda name: GAME)[1]


# the numbers of words ------------------------------------------------------------------------------------------------

WORDS = [
    (vocabulary, "DO_", "VERBS", {}),
    (vocabulary, "PAY_", "COSTS", {}),
    (vocabulary, "COUNT_", "COUNTERS", {}),
    (vocabulary, "BY_", "WAYS", {}),
    (vocabulary, "SCOPE_", "SCOPES", {}),
    (vocabulary, "UPGRADE_", "UPGRADES", {}),
    (vocabulary, "", "TERRAINS", {}),
    (vocabulary, "", "CATEGORIES", {}),
    (vocabulary, "", "BUILDINGS", {}),
    (vocabulary, "", "SITES", {}),
    (vocabulary, "", "STATES", {}),
    (vocabulary, "", "ENCAMPMENTS", {"3+": "THREE", "4": "FOUR"}),
    (vocabulary_abilities, "ABILITY_", "ABILITIES", {}),
    (vocabulary_abilities, "ON_", "TRIGGERS", {}),
    (vocabulary_abilities, "MODIFY_", "MODIFIERS", {}),
    (vocabulary_abilities, "GOAL_", "REQUIREMENTS", {}),
    (vocabulary_abilities, "EVENT_", "EVENT_RULES", {}),
    (vocabulary_abilities, "TIES_", "TIES", {}),
    (vocabulary_abilities, "LIMIT_", "LIMITS", {}),
    (vocabulary_abilities, "AT_", "PLACES", {}),
    (vocabulary_abilities, "IMMUNE_", "IMMUNITIES", {}),
    (vocabulary_abilities, "ROLL_", "ROLLS", {}),
    (vocabulary_abilities, "WEATHER_", "WEATHER_EFFECTS", {}),
    (vocabulary_abilities, "THRESHOLD_", "THRESHOLDS", {}),
    (vocabulary_abilities, "ACT_", "ACTS", {}),
    (vocabulary_abilities, "", "WEATHERS", {}),
    (vocabulary_abilities, "", "MOMENTS", {}),
    (vocabulary_abilities, "", "WHICH", {}),
]


@pytest.mark.parametrize("words, prefix, key, other", WORDS, ids=[key for _, _, key, _ in WORDS])
def test_every_word_has_the_number_of_its_place(words, prefix, key, other):
    for number, word in enumerate(getattr(words, key)):
        assert getattr(words, prefix + other.get(word, word.upper())) == number, word


def test_modules_have_the_numbers_of_their_places():
    given = [names.MIGRATION, names.PROCREATION, names.PRODUCTION, names.TRANSPORT, names.SUSTENANCE, names.EXPLORATION]
    given += [names.BUILDING, names.PLANNING_MODULE, names.RESEARCH, names.ACHIEVEMENT, names.INSIGHT, names.MUTATION]
    given += [names.INVENTION, names.TRADE, names.ACTIVITY, names.STAMINA]
    assert given == list(range(16))
    assert vocabulary.MODULES[names.STAMINA] == "stamina"
    assert vocabulary.MODULES[names.SLEEP] == "sleep"


# counts of the rulebook ----------------------------------------------------------------------------------------------


@pytest.mark.rule("CIV-010", "CIV-066", "CIV-400")
def test_160_research_cards_of_five_types_bear_each_newcomers_number_once_a_type():
    box = load_box(OPEN)
    assert len(set(box.card_ids)) == len(box.card_type) == 160
    assert [box.card_type.count(kind) for kind in range(5)] == [32] * 5
    for kind in range(5):
        hands = [box.card_hand[card] for card in range(160) if box.card_type[card] == kind]
        assert sorted(hands) == [0] * 26 + [1, 2, 3, 4, 5, 6]
    assert len(box.space_kind) == len(box.space_points) == len(box.space_settlements) == 800


@pytest.mark.rule("CIV-010")
def test_events_chips_and_starting_cards_are_as_many_as_the_rulebook_says():
    box = load_box(OPEN)
    assert [len(each) for each in (box.events, box.goals, box.income_ids, box.attribute_ids)] == [20, 65, 25, 12]
    assert [len(each) for each in (box.marker_card_ids, box.chip_card_ids, box.vici_ids)] == [12, 10, 15]
    assert len(box.income) == 35


@pytest.mark.rule("CIV-059", "CIV-053", "CIV-064", "CIV-724", "CIV-730", "CIV-731", "CIV-732")
def test_the_continent_has_18_land_territories_4_of_water_and_10_covered_encampments():
    box = load_box(OPEN)
    assert box.terrain == [land for land in range(6) for _ in range(3)] + [6] * 4
    marks = [box.camp_mark.count(mark) for mark in range(4)]
    assert (marks[0], marks[2], marks[3]) == (18, 6, 4)
    for start in box.start_territories:
        first = box.camp_first[start]
        assert sorted(box.camp_mark[first : first + box.camp_count[start]]) == [0, 1, 1, 2, 3]
    assert [box.territory_ids[start] for start in box.start_territories] == ["b_forest", "c_grassland"]
    assert box.territory_ids[box.island_water] == "a_water"
    covered = {box.terrain[box.camp_territory[camp]] for camp, mark in enumerate(box.camp_mark) if mark >= 2}
    assert covered == {0, 1, 2, 3}
    assert [sorted(box.beacons[3 * land : 3 * land + 3]) for land in range(6)] == [[1, 2, 3]] * 6
    assert box.first_play[::4] == [0, 1, 2]  # tiles a, b and c


@pytest.mark.rule("CIV-720", "CIV-721", "CIV-722")
def test_every_side_of_a_tile_is_covered_from_end_to_end_by_its_own_territories():
    box = load_box(OPEN)
    assert sum(tile.cells for tile in box.tiles) == 15
    for number, tile in enumerate(box.tiles):
        assert len(tile.sides) == {1: 4, 2: 6}[tile.cells]
        for side in tile.sides:
            assert [side[0].start, side[-1].end] == [0, 100]
            assert all(before.end == after.start for before, after in pairwise(side))
            assert all(box.tile_of[stretch.territory] == number for stretch in side)


@pytest.mark.rule("CIV-060", "CIV-680", "CIV-352")
def test_24_sites_begin_with_the_six_building_grounds(box):
    assert [box.site_kind.count(kind) for kind in range(9)] == [6, 2, 2, 3, 2, 2, 3, 2, 2]
    assert box.site_kind[:6] == [0] * 6
    assert [box.site_points[kind] for kind in (0, 1, 2, 3, 8)] == [1, 5, 4, 1, 4]


@pytest.mark.rule("CIV-200..216", "CIV-145")
def test_the_15_main_modules_use_every_pair_of_different_values_once(box):
    pairs = {(box.module_dice[2 * module], box.module_dice[2 * module + 1]) for module in range(15)}
    assert pairs == {(low, high) for low in range(1, 7) for high in range(low + 1, 7)}
    assert box.module_dice[30:42] == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]
    assert box.module_dice[42:] == [0, 0]


@pytest.mark.rule("CIV-490")
def test_each_value_of_a_track_is_needed_by_exactly_five_main_modules(box):
    lists = [[names.MIGRATION, names.TRANSPORT, names.EXPLORATION, names.RESEARCH, names.INVENTION]]
    lists += [[names.PROCREATION, names.SUSTENANCE, names.RESEARCH, names.MUTATION, names.ACTIVITY]]
    lists += [[names.MIGRATION, names.PRODUCTION, names.PLANNING_MODULE, names.INSIGHT, names.ACTIVITY]]
    lists += [[names.SUSTENANCE, names.EXPLORATION, names.BUILDING, names.PLANNING_MODULE, names.TRADE]]
    lists += [[names.PROCREATION, names.PRODUCTION, names.TRANSPORT, names.ACHIEVEMENT, names.TRADE]]
    for value, modules in enumerate(lists, 1):
        assert box.modules_with[value] == sum([1 << module for module in modules])


@pytest.mark.rule("CIV-035", "CIV-355", "CIV-356")
def test_materials_go_by_land_type_and_row_and_settlements_cost_what_public_data_says():
    box = load_box(OPEN)
    assert box.material_ids[:4] == ["wood", "beeswax", "oil", "papyrus"]
    assert box.material_ids[14] == "jade"  # mountains, row 3
    costs = [[box.material_ids[material] for material in cost] for cost in box.settlement_costs]
    assert costs[2:] == [["wood", "stone", "clay"], ["sand", "iron", "clay"]]
    assert [box.material_ids[material] for material in box.ground_materials[0]] == ["gold", "jade", "copper"]
    assert all(2 <= len(materials) <= 3 for materials in box.ground_materials)


@pytest.mark.rule("CIV-050", "CIV-051", "CIV-403", "CIV-407", "CIV-482", "CIV-485", "CIV-546", "CIV-572", "CIV-601")
@pytest.mark.rule("CIV-021", "CIV-040", "CIV-102", "CIV-906")
def test_printed_values_of_the_boards():
    box = load_box(OPEN)
    for players, (goals, resets) in {2: (4, 5), 3: (5, 7), 4: (6, 9)}.items():
        assert len([least for least in box.goal_display if least <= players]) == goals
        assert len([least for least in box.yellow_spaces if least <= players]) == resets
    assert [len([base for base in box.column_base if base <= stage]) for stage in (1, 2, 3, 4)] == [4, 6, 8, 9]
    assert (box.column_base[-1], box.stage_points) == (4, [0, 2, 3, 4, 7, 10])
    assert (box.era_values, box.final_values[6:], box.final_tile_values[6:]) == ([5, 4, 3, 2], [1, 2, 2], [2, 3, 3])
    assert box.threshold_bonus == [0, 1, 0, 2, 3, 2]
    assert 6 * sum(box.storage_diamonds) == 18
    assert (box.food_diamonds, box.money_diamonds) == (5, 5)
    assert any(box.pale)
    assert box.feature_ids == ["stamina", "intelligence", "calm", "dexterity", "expression", "perception"]
    assert box.category_ids == [*box.track_ids, "evolution", "prosperity", "population", "expansion"]


@pytest.mark.rule("CIV-334", "CIV-496", "CIV-301")
def test_hunting_gets_worse_from_forest_to_desert_and_statues_better_along_the_favor_track():
    box = load_box(OPEN)
    sums = [sum(box.hunting[terrain * 6 : terrain * 6 + 6]) for terrain in range(6)]
    assert sums == sorted(sums, reverse=True)
    assert max(box.hunting[36:]) == 5
    assert len(box.statue_points) == 6
    assert box.statue_points[2] == 2


@pytest.mark.rule("CIV-540..542")
def test_only_the_ends_of_the_weather_gauge_harm(box):
    assert box.weather_effects == [3, 1, 0, 2, 3]
    assert box.weather_beyond == [4, 4]
    assert sorted(event.shift for event in box.events) == [-2] * 5 + [-1] * 5 + [1] * 5 + [2] * 5


@pytest.mark.rule("CIV-460", "CIV-461")
def test_attribute_chips_need_3_or_4_of_each_feature(box):
    needs = sorted(zip(box.attribute_feature, box.attribute_need, strict=True))
    assert needs == [(feature, need) for feature in range(6) for need in (3, 4)]


@pytest.mark.rule("CIV-346")
def test_about_half_of_the_income_chips_take_a_favor_test(box):
    assert len([chip for chip in box.income[:25] if any(effect.verb == DO_TEST for effect in chip)]) in (12, 13)


@pytest.mark.rule("CIV-066", "CIV-069", "CIV-073")
def test_newcomers_hands_go_together_by_their_numbers(box):
    for hand in range(6):
        assert box.marker_card_number[box.hand_marker_card[hand]] == hand + 1
        assert box.chip_card_number[box.hand_chip_card[hand]] == hand + 1
        assert [box.card_type[card] for card in box.hand_cards[hand]] == [0, 1, 2, 3, 4]
        assert all(box.card_hand[card] == hand + 1 for card in box.hand_cards[hand])
    salt_walkers = box.marker_card_markers[6]
    assert (salt_walkers[names.FOOD], salt_walkers[names.FEATURES], salt_walkers[names.STORAGE + 15]) == (1, 1, 1)
    assert sum(salt_walkers) == 7


@pytest.mark.rule("CIV-851..866", "CIV-808", "CIV-831")
def test_v_i_c_i_has_16_reset_icons_of_each_colour_and_an_act_for_every_die():
    box = load_box(OPEN)
    assert (sum(box.vici_blue), sum(box.vici_red)) == (16, 16)
    assert len(box.vici_acts) == 15 * 2 * 6
    assert all(box.vici_acts)
    assert box.vici_rolls == [True] * 10 + [False] * 5
    last = box.vici_acts[(12 * 2 + 1) * 6]  # card 13, red
    assert [(act.n, act.otherwise) for act in last] == [(2, 4), (3, 0)]
    assert [box.terrain_ids[land] for land in box.wheel] == [
        "forest", "swamp", "mountains", "grassland", "hills", "desert",
    ]  # fmt: skip


@pytest.mark.rule("CIV-813", "CIV-826", "CIV-827")
def test_grids_and_the_events_that_count_on_them(box):
    assert [space + 1 for space, icon in enumerate(box.evolution_grid) if icon] == [6, 10]
    assert [space + 1 for space, icon in enumerate(box.prosperity_grid) if icon] == [6, 9, 12]
    counted = {box.event_ids[number]: len(event.vici) for number, event in enumerate(box.events) if event.vici}
    assert counted == {"f4": 3, "f6": 8, "f16": 8, "f17": 8, "f19": 12, "f20": 2}
    assert box.events[3].vici == [3, 7, 11]


# effects as data -----------------------------------------------------------------------------------------------------


def test_every_effect_knows_its_number_and_parts_lie_in_it(box):
    assert [effect.number for effect in box.every_effect] == list(range(len(box.every_effect)))
    for effect in box.every_effect:
        wanted = {DO_PER: 1}.get(effect.verb, 0)
        assert len(effect.parts) >= wanted
        assert all(part is box.every_effect[part.number] for part in effect.parts)


def named(box, name: str) -> int:
    return [names["en"] for names in box.card_names].index(name)


@pytest.mark.rule("CIV-413", "CIV-417", "CIV-418", "CIV-419")
def test_theocracy_is_the_known_card(box):
    card = named(box, "Theocracy")
    assert (box.card_ids[card], box.card_type[card]) == ("c16", 2)
    spaces = slice(card * 5, card * 5 + 5)
    returned, kept = SPACE_RETURN_FEATURE, SPACE_HAVE_FEATURE
    assert box.space_kind[spaces] == [returned, kept, kept, SPACE_EMPTY, SPACE_EMPTY]
    assert (box.space_what[spaces][:3], box.space_n[spaces][:3]) == ([1, 4, 2], [1, 2, 1])
    assert box.space_points[spaces] == [0] * 5
    assert [(effect.verb, effect.what, effect.n) for effect in box.bonus[card]] == [(VERBS.index("track"), 4, 1)]
    ability = box.abilities[card]
    assert (ability.kind, ability.pay[0].n, ability.do[0].n, ability.do[0].what) == (ABILITY_ACTIVITY, 1, 2, 0)


@pytest.mark.rule("CIV-415")
def test_the_known_building_card_takes_linked_settlements_instead(box):
    card = named(box, "Stone Masons")
    assert box.space_settlements[card * 5 : card * 5 + 2] == [3, 2]
    assert box.space_link[card * 5]
    assert [box.material_ids[what] for what in box.space_what[card * 5 : card * 5 + 2]] == ["stone", "jade"]
    others = [space for space in range(800) if box.space_settlements[space] and box.card_type[space // 5] != 3]
    assert others == []


def test_every_kind_of_ability_is_there_and_chips_of_goals_and_income_have_none(box):
    kinds = [ability.kind for ability in box.abilities]
    assert [kinds[:160].count(kind) for kind in range(len(ABILITIES))] == [55, 42, 23, 20]
    assert kinds[160:400] == [NO_ABILITY] * 240
    assert NO_ABILITY not in kinds[400:]
    for ability in box.abilities:
        assert bool(ability.do) == (ability.kind in (ABILITY_ACTIVITY, ABILITY_TRIGGER))
        assert (ability.word >= 0) == (ability.kind in (ABILITY_TRIGGER, ABILITY_PASSIVE))
        assert ability.n >= (1 if ability.kind in (ABILITY_PASSIVE, ABILITY_POINT_BONUS) else 0)


def test_materials_are_named_in_every_way_as_masks(box):
    by_way: dict[int, list[Effect]] = {}
    for effect in box.every_effect:
        if effect.verb == DO_MATERIAL:
            by_way.setdefault(effect.what, []).append(effect)
    assert {each.mask.bit_count() for each in by_way[BY_ROW]} == {6}
    assert {each.mask.bit_count() for each in by_way[BY_ANY]} == {18}
    assert {each.mask for each in by_way[BY_SAME_LAND]} == {0}
    woodcutters = box.income[26][0]
    assert (woodcutters.what, woodcutters.mask) == (BY_LIST, 1 << 0 | 1 << 3 | 1 << 12)


def test_defaults_of_effects_are_filled_in(box):
    migrations = [effect for effect in box.every_effect if effect.verb == DO_MIGRATE]
    assert all(effect.more >= 1 for effect in migrations)
    assert all(1 <= effect.more <= effect.n for effect in box.every_effect if effect.verb == DO_DRAW)
    free = [effect for effect in box.every_effect if effect.verb == DO_UPGRADE and effect.what == UPGRADE_ANY]
    assert {effect.mask for effect in free} == {(1 << 15) - 1}
    terrain = [event for event in box.events if event.counts[0].counter == COUNT_TERRAIN_TRIBE]
    assert {event.counts[0].mask for event in terrain} == {1 << 5 | 1 << 4, 1 << 0 | 1 << 3}
    assert COUNTERS[box.events[0].counts[0].counter] == "territory"
    assert all((len(event.rewards) == 2) == (event.rule == EVENT_RANKS) for event in box.events)


def test_the_open_edition_says_that_it_is_one(box):
    assert (box.name, box.is_open) == ("open", True)
    for each in (box.card_names, box.event_names, box.goal_names, box.income_names, box.attribute_names):
        for language in ("en", "de"):
            assert len({names[language] for names in each}) == len(each)


# changed editions ----------------------------------------------------------------------------------------------------

FAULTS = [
    ("insight.toml", 'n = 2, state = "weak"', 'n = 2, state = "wek"', "card 16: ability: do 1: state: 'wek' is no"),
    ("insight.toml", 'feature = "calm"', 'feature = "calmness"', "card 5: cost 1: return: feature"),
    ("insight.toml", 'do = "track"', 'do = "trak"', "card 1: bonus 1: do: 'trak' is no verb; did you mean 'track'?"),
    ("building.toml", "settlements = 1", "settlements = 5", "card 1: cost 2: or: settlements: 5 is not a whole number"),
    ("invention.toml", "hand = 1", "hand = 2", "card: 0 have hand = 1; exactly one has (CIV-066)"),
    ("goals.toml", 'land = "forest"', 'land = "wood"', "goal 19: requirement: land: 'wood' is no land type"),
    ("goals.toml", 'id = "g2"', 'id = "g1"', "goal 2: id: 'g1' is there twice"),
    ("events.toml", "hotter = 2", "hotter = 3", "event 1: weather: hotter: 3 is not a whole number from 1 to 2"),
    ("income.toml", 'do = "food"', 'do = "food", m = 1', "chip 1: do 1: m: is unknown"),
    ("attributes.toml", "need = 3", "need = 5", "chip 1: need: 5 is not a whole number from 3 to 4"),
    ("starts.toml", "salt = 1", "pepper = 1", "marker_card 7: markers: pepper: is no space of the console"),
    ("starts.toml", '"a14"', '"a15"', "hand 1: its cards bear the numbers [0, 1, 1, 1, 1, 1, 1]; all must be 1"),
    ("modules.toml", "dice = [1, 3]", "dice = [3, 1]", "module 1: dice: [3, 1]: a main module needs two different"),
    ("materials.toml", "row = 2", "row = 1", "material 2: row: wood is of this land type and row already"),
    ("continent.toml", '"3+", "4"]', '"3+"]', "tile 2: territory 2: encampments: a start territory has two plain"),
    ("continent.toml", "island = true\n", "", "tile: one territory of Water has island = true (CIV-059)"),
    ("continent.toml", '"hills", 74, "forest"', '"hills", 174, "forest"', "tile 2: sides: ul: 174 is no number"),
    ("continent.toml", "count = 6", "count = 7", "site 1: count: 7 is not a whole number from 6 to 6"),
    ("boards.toml", "[1, 1, 1, 1, 2, 2, 3, 3, 4]", "[1, 1, 1, 2, 2, 2, 3, 3, 4]", "stages: columns: [1, 1, 1, 2, 2"),
    ("boards.toml", "spaces = [1, 3, 5, 7, 9, 11]", "spaces = [1, 3, 5, 7, 9, 12]", "thresholds: spaces: no step"),
    ("boards.toml", 'line_source = "open"', 'line_source = "me"', "thresholds: line_source: 'me' is not allowed"),
    ("names.toml", 'calm = { en = "Calm"', 'calm = { fr = "Calm"', "feature: calm: en: is missing"),
    ("vici.toml", "dice = [1],", "dice = [2],", "card 1: blue: its rows are for the dice [2, 2, 3, 4, 5, 6]"),
    ("vici.toml", '"forest", "swamp"', '"swamp", "swamp"', "wheels: lands: names each land type once (CIV-831)"),
]  # fmt: skip


@pytest.mark.parametrize("file, old, new, fault", FAULTS, ids=[fault[3][:40] for fault in FAULTS])
def test_a_changed_edition_is_told_where_it_is_wrong(tmp_path, file, old, new, fault):
    faults = faults_after(tmp_path, file, old, new)
    assert any(line.startswith(f"{file}: {fault}") for line in faults), faults


def test_an_edition_may_change_costs_effects_and_the_lines_of_the_tracks(tmp_path):
    assert faults_after(tmp_path, "boards.toml", 'line = "passed"', 'line = "reached"') == []
    assert load_box(tmp_path / "mine").effects == {"thresholds": "reached"}


def places_in(value, way=()):
    if way:
        yield way
    for key, inner in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else []:
        yield from places_in(inner, (*way, key))


@pytest.mark.parametrize("seed", range(4))
def test_a_damaged_edition_is_refused_and_nothing_else(seed):
    random = Random(seed)
    data = {file: tomllib.loads((OPEN / file).read_text("utf-8")) for file in [*FILES, "edition.toml"]}
    refused = 0
    for _ in range(25):
        file = random.choice(sorted(data))
        damaged = data | {file: copy.deepcopy(data[file])}
        way = random.choice(list(places_in(damaged[file])))
        part = damaged[file]
        for key in way[:-1]:
            part = part[key]
        if random.random() < 0.3:
            del part[way[-1]]
        else:
            part[way[-1]] = random.choice(["nonsense", 99, -1, [], {}, "", True])
        reader = components.Reader(OPEN, "civolution", FILES)
        reader.files[file] = components.Row(reader.faults, file, "", damaged[file], False)
        try:
            Box(reader)
            reader.finish()
        except Malformed:
            refused += 1
    assert refused > 15


def test_costs_need_something_and_points_need_a_cost(tmp_path):
    empty = "cost = [{}, {}, {}, {}, {}]"
    text = (OPEN / "invention.toml").read_text("utf-8")
    first = text[text.index("cost = [") : text.index("\n]", text.index("cost = [")) + 2]
    assert faults_after(tmp_path, "invention.toml", first, empty) == [
        "invention.toml: card 1: cost: all five spaces are empty"
    ]


def test_a_space_returns_materials_or_features_and_keeps_features(box):
    kinds = [box.space_kind.count(kind) for kind in range(4)]
    assert kinds[SPACE_EMPTY] == 203
    assert sum(kinds) == 800
    mutations = {box.space_kind[space] for space in range(800) if box.card_type[space // 5] == 1}
    assert SPACE_RETURN_MATERIAL not in mutations
