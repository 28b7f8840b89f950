"""The open edition of Evacuation, and what a changed one is told."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

import boardwright.games.evacuation.box as module
from boardwright import games
from boardwright.core.components import check
from boardwright.core.options import complete
from boardwright.core.table import Table
from boardwright.games.evacuation import vocabulary as words
from boardwright.games.evacuation.box import load_box
from boardwright.games.evacuation.box_words import EFFECTS, MODIFIER_WORDS, NEEDED
from tests.games.evacuation.late import EDITION

OPEN = Path(module.__file__).parent / "components"


@pytest.fixture(scope="module")
def box():
    """The edition that is played; what is said of it holds however it is tuned."""
    return load_box(OPEN)


@pytest.fixture(scope="module")
def drafted():
    """The edition of the tests, whose values are known."""
    return load_box(EDITION)


def faults_after(tmp_path: Path, file: str, old: str, new: str) -> list[str]:
    folder = tmp_path / "mine"
    shutil.copytree(EDITION, folder)
    text = (folder / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), "utf-8")
    return check(folder, lambda name: SimpleNamespace(load_box=load_box))[1]


@pytest.mark.rule(
    "EVA-010", "EVA-101", "EVA-104", "EVA-107..110", "EVA-112", "EVA-115", "EVA-902", "EVA-931", "EVA-956"
)
def test_every_component_is_there_as_often_as_the_rulebook_says(box):
    parts = [box.old, box.technologies, box.ships, box.stadiums, box.infrastructure, box.bonuses, box.goals]
    assert [len(part.ids) for part in parts] == [11, 36, 21, 21, 18, 9, 16]
    assert [len(part.ids) for part in [box.objectives, box.solo, box.cards, box.board, box.modules]] == [
        4,
        7,
        80,
        10,
        6,
    ]
    assert [len(set(part.ids)) for part in parts] == [len(part.ids) for part in parts]
    assert (sum(box.bonuses.flags), box.objectives.drawn) == (2, 3)


@pytest.mark.rule("EVA-013")
def test_all_cards_and_tiles_speak_in_the_words_of_the_vocabulary():
    """Every icon of the rulebook's key has a word, and every word that is read has rules that carry it out."""
    box = load_box(OPEN)
    parts = [*box.cards.parts, *box.bonuses.low_effects, *box.bonuses.high_effects]
    spoken = {effect[0] for part in parts for each in part for effect in ([each] if isinstance(each[0], int) else each)}
    assert spoken >= {words.VERBS.index(verb) for verb in ("gain", "settle", "build_ship", "people", "research")}
    assert all(verb < len(words.VERBS) for verb in spoken)


@pytest.mark.rule("EVA-101", "EVA-202", "EVA-823", "INT-06")
def test_nine_land_sites_and_two_oceans_that_make_one_of_each(drafted):
    assert drafted.old.kinds.count(words.OCEAN) == 2
    assert drafted.old.produces[27:] == [1, 1, 1, 1, 1, 1]
    assert [sum(drafted.old.produces[r::3]) for r in range(3)] == [7, 6, 9]
    assert drafted.old.penalties == [2 + people for people in drafted.old.people]
    assert Counter(drafted.old.edges) == {0: 3, 1: 3, 2: 3, -1: 2}


@pytest.mark.rule("EVA-204", "EVA-206", "EVA-805")
def test_the_new_world_eats_from_year_three_on_and_wants_stadiums(box):
    assert box.years.food == [6, 5, 3, 2, 0, 0, 6, 10]
    assert (box.years.stadiums, box.years.at_end) == ([0, 0, 1, 2], 3)


@pytest.mark.rule("EVA-302..305", "EVA-401..410", "EVA-903", "INT-01", "INT-02")
def test_the_board_actions_have_their_groups_powers_and_costs(box):
    assert box.board.groups == [1, 3, 2, 2, 3, 3, 3, 3, 3, 4]
    assert box.board.printed_groups == [1, 1, 2, 2, 3, 3, 3, 3, 3, 4]
    assert box.board.powers == [1, 3, 2, 2, 3, 3, 3, 3, 3, 4]
    assert box.board.costs == [[0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 1, 2, 3]]
    assert box.board.later == [1, 3]
    assert (box.board.surcharge_from, box.board.surcharge_energy) == (4, 1)
    assert (box.board.cover_group, box.board.cover_uses) == (1, 1)


@pytest.mark.rule("EVA-613", "EVA-615..618")
def test_a_track_has_transitions_effects_and_symbols_on_side_spaces_only(box):
    track = box.tracks[words.RULEBOOK]
    assert (track.length, track.transitions) == (36, [5, 13, 27, 31])
    assert [track.passed[step] for step in (0, 5, 6, 13, 14, 27, 28, 31, 32, 36)] == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]
    assert track.effects[2 * 3 + words.SIDE_A] == [(words.GAIN, 1, 0, 0, 0, words.EITHER)]
    assert track.symbols[3 * 3 + words.SIDE_B] == words.SYMBOLS.index("square")
    for track in box.tracks:
        assert not any(track.effects[:: len(words.LANES)])
        assert set(track.symbols[:: len(words.LANES)]) == {-1}


@pytest.mark.rule("EVA-434", "EVA-453", "INT-47")
def test_the_map_knows_neighbours_and_lines(box):
    at = box.map.ids.index
    assert len(box.map.ids) == 37
    assert {box.map.ids[site] for site in box.map.neighbours[at("g1")]} == {"f1", "f2", "g2"}
    assert len(box.map.neighbours[at("d4")]) == 6
    lines = [box.map.lines[axis][box.map.line_of[at("g1") * 3 + axis]] for axis in range(3)]
    assert [[box.map.ids[site] for site in line] for line in lines] == [
        ["g1", "g2", "g3", "g4"],
        ["d1", "e1", "f1", "g1"],
        ["g1", "f2", "e3", "d4", "c5", "b6", "a7"],
    ]
    for axis in range(3):
        assert sorted(site for line in box.map.lines[axis] for site in line) == list(range(37))


@pytest.mark.rule("EVA-450..452", "EVA-454", "INT-15")
def test_a_site_knows_its_spots_and_what_they_raise(drafted):
    site = drafted.map.ids.index("d5")
    assert drafted.map.spots[site] == [
        (words.FACTORY, -1, 1),
        (words.POPULATION, words.FOOD, 2),
        (words.POPULATION, 0, 1),
    ]
    assert (drafted.map.factory_spots[site], drafted.map.people_spots[site]) == (1, 2)
    assert drafted.map.rises[site * 3 : site * 3 + 3] == [1, 0, 2]
    assert (
        drafted.map.symbols[drafted.map.ids.index("a6")],
        drafted.map.symbol_count[drafted.map.ids.index("a6")],
    ) == (0b101, 2)


@pytest.mark.rule("EVA-933", "EVA-960", "INT-69", "INT-73")
def test_lines_of_the_modules_and_arrows_of_the_edge_follow_the_map(box):
    names = box.map.ids
    assert [names[site] for site in box.map.edge[:4]] == ["g1", "f1", "e1", "d1"]
    assert [names[site] for site in box.map.arrows[:5]] == ["g1", "f2", "e3", "d4", "c5"]
    assert box.map.arrows[9] == -1
    for place, after in zip(box.map.edge, box.map.edge[1:] + box.map.edge[:1], strict=True):
        assert after in box.map.neighbours[place]
    for tile in range(6):
        assert box.map.numbers[box.modules.sites[tile]] == tile + 1
        assert box.modules.card_sides[tile] == tile % 2
        for side in (0, 1):
            assert box.modules.sites[tile] in box.modules.lines[2 * tile + side]


@pytest.mark.rule("EVA-441", "EVA-443", "EVA-444")
def test_each_technology_set_has_three_tiles_a_row_and_three_faces(box):
    tiles = box.technologies
    assert set(Counter(zip(tiles.sets, tiles.rows, strict=True)).values()) == {3}
    assert tiles.researches == [min(row + 1, 2) for row in tiles.rows]
    assert [sum(f for f, s in zip(tiles.faces, tiles.sets, strict=True) if s == number) for number in range(4)] == [
        3
    ] * 4
    assert all(bool(effects) == once for effects, once in zip(tiles.effects, tiles.one_time, strict=True))
    tile = tiles.ids.index("t33c")
    assert tiles.modifiers[tile] == [(words.BONUS_TOLERANCE, 1), (words.PROGRESS_STEPS, 3)]


@pytest.mark.rule("EVA-433", "EVA-434")
def test_twins_share_a_picture_and_warn_of_it(box):
    at = box.infrastructure.ids.index
    assert box.infrastructure.pictures[at("i_4")] == box.infrastructure.pictures[at("i_5")]
    assert [n for n in Counter(box.infrastructure.pictures).values() if n > 1] == [2, 2, 2]
    line = (words.LINE, 3, words.DIAGONAL, 0, words.FOREST, words.TUNDRA, words.TUNDRA)
    assert box.infrastructure.requires[at("ii_2")] == [line]


@pytest.mark.rule("EVA-821")
def test_the_chart_has_the_points_of_the_rulebook(box):
    assert (box.chart[8], box.chart[10], box.chart_above) == (10, 19, 3)


def test_a_ship_of_the_public_reference_is_there(box):
    ship = box.ships.ids.index("s04")
    assert ([box.old.colours[bay] for bay in box.ships.bays[ship]], box.ships.resources[ship]) == (
        ["yellow", "gray"],
        1,
    )


def test_the_open_edition_says_that_it_is_one(box):
    assert (box.name, box.is_open) == ("open", True)
    assert set(box.cards.sources) == {"open"}
    assert set(box.board.sources) == {"rulebook"}


def test_the_places_of_parameters_agree_with_what_is_read():
    assert list(EFFECTS) == words.VERBS
    assert [kind for kind in words.CONDITIONS if kind != "line"] == list(NEEDED)
    names = {verb: [parameter.name for parameter in parameters] for verb, parameters in EFFECTS.items()}
    assert names["settle"][words.SETTLE_DISCOUNT - 1 :] == ["steel_discount", "biome_reach", "symbols_waived"]
    assert names["build_ship"][words.BUILD_MIXED - 1] == names["build_stadium"][words.BUILD_MIXED - 1] == "mixed_worlds"
    assert names["infrastructure"][words.INFRASTRUCTURE_ONLY - 1] == "only"
    assert names["prefab"][words.PREFAB_TYPES - 1] == "types"
    assert names["carry"] == ["stadiums", "factories"]
    assert names["gain"][-1] == "world"
    assert len(MODIFIER_WORDS) == len(set(MODIFIER_WORDS)) == 21


def test_every_word_of_the_vocabulary_is_used_by_some_component(box):
    effects = [e for track in box.tracks for space in track.effects for e in space]
    effects += [e for row in [*box.board.effects, *box.technologies.effects] for e in row]
    effects += [e for card in box.cards.parts for part in card for e in part]
    assert {effect[0] for effect in effects} == set(range(len(words.VERBS)))
    rows = [*box.infrastructure.requires, *box.goals.conditions, *box.objectives.conditions]
    assert {condition[0] for row in rows for condition in row} == set(range(len(words.CONDITIONS)))
    assert {action for card in box.solo.actions for action, _ in card} == set(range(len(words.SOLO_ACTIONS)))


@pytest.mark.parametrize(
    "file, old, new, fault",
    [
        ("spaceships.toml", 'bays = ["yellow"]', 'bays = ["yelow"]', "ship 1: bays: 'yelow' is no colour; did you"),
        ("spaceships.toml", "flight = 1", "flight = -1", "ship 1: flight: -1 is not a whole number from 0 to 9"),
        ("spaceships.toml", "cost = { steel = 2, food = 1 }", "cost = {}", "ship 1: cost: names no cube; some of"),
        ("stadiums.toml", "cost = { food = 2 }", "cost = { fod = 2 }", "stadium 1: cost: fod: is unknown; did you"),
        ("infrastructure.toml", "exclamation = true", "exclamation = false", "card 1: exclamation: must be true"),
        ("infrastructure.toml", 'axis = "q"', 'axis = "x"', "card 4: requires 1: axis: 'x' is no axis; one of q, r, s"),
        ("technologies.toml", "row = 1", "row = 2", "tile: 2 tiles of set 1 have row = 1; 3 must (EVA-104)"),
        ("technologies.toml", '"ship_capacity"', '"ship_capcity"', "tile 2: modifiers 1: modifier: 'ship_capcity'"),
        ("technologies.toml", "per_year = 1", "per_year = 0", "tile 1: modifiers 1: per_year: 0 is not a whole number"),
        ("year_end_bonuses.toml", "low = 16, high = 20", "low = 20, high = 20", "card 1: numbers: rulebook: low:"),
        ("year_end_bonuses.toml", "flag = false", "flag = true", "card: 3 cards have the flag; 2 must (EVA-112)"),
        ("action_cards.toml", "power = [0, 2]", "power = [2, 0]", "card 1: power: [2, 0] is not a list of 1 to 3"),
        ("action_cards.toml", 'verb = "settle"', 'verb = "setle"', "card 1: parts 1: effects 1: verb: 'setle' is"),
        ("action_cards.toml", "times = 1", "times = 0", "card 1: parts 1: effects 1: times: 0 is not a whole"),
        ("progress_track.toml", "t2 = 13", "t2 = 4", "track 1: after_step: must rise from t1 to t4"),
        ("progress_track.toml", "step = 2", "step = 37", "track 1: step 1: step: 37 is not a whole number from 1"),
        ("new_world.toml", "q = 1", "q = 0", "site 2: q = 0, r = -3 is taken by d1"),
        ("new_world.toml", "line_number = 2", "line_number = 1", "site: line_number must be given once for each"),
        ("new_world.toml", 'biome = "tundra"', 'biome = "tundr"', "site 1: biome: 'tundr' is no biome; did you mean"),
        ("modules.toml", 'site = "g1"', 'site = "g4"', "tile 1: site: g4 is not the site with line_number 1"),
        ("old_world.toml", 'kind = "factory"\nfactory = "energy"', 'kind = "ocean"', "tile: the last 2 tiles, and"),
        ("points_chart.toml", "points = 14", "points = 20", "row: points must rise with the lowest marker"),
        ("solo_cards.toml", "late = true", "late = false", "card: one card must be late, and its number 3 (EVA-956)"),
        ("player_board.toml", 'profile = "printed"', 'profile = "print"', "action_cost 2: profile: 'print' is not"),
        ("goals.toml", "at_most = 0", "at_most = 0\n", "is not TOML"),
        ("goals.toml", 'source = "open"', 'source = "mine"', "card 1: source: 'mine' is not allowed; one of rulebook"),
        ("public_objectives.toml", "drawn = 3", "drawn = 4", "drawn: 4 is not a whole number from 3 to 3"),
        ("year_track.toml", "food_old = 4", "food_old = 4\nfood = 4", "year 1: food: is unknown; did you mean"),
    ],
)  # fmt: skip
def test_a_changed_edition_is_told_where_it_is_wrong(tmp_path, file, old, new, fault):
    faults = faults_after(tmp_path, file, old, new)
    assert any(line.startswith(f"{file}: {fault}") for line in faults), faults


def test_a_file_that_is_missing_or_unknown_is_told(tmp_path):
    folder = tmp_path / "mine"
    shutil.copytree(EDITION, folder)
    (folder / "goals.toml").rename(folder / "goal.toml")
    faults = check(folder, lambda name: SimpleNamespace(load_box=load_box))[1]
    assert "goals.toml: is missing" in faults
    assert any(line.startswith("goal.toml: is no file of evacuation; did you mean 'goals.toml'") for line in faults)


LARGER = """
[[site]]
id = "h1"
q = 4
r = -3
biome = "tundra"
spots = [{ kind = "factory" }]
source = "open"
"""


def test_an_edition_with_a_larger_map_and_a_longer_track_is_played(tmp_path):
    folder = tmp_path / "mine"
    shutil.copytree(EDITION, folder)
    track = (folder / "progress_track.toml").read_text("utf-8").replace("length = 36", "length = 40")
    (folder / "progress_track.toml").write_text(track, "utf-8")
    with (folder / "new_world.toml").open("a", encoding="utf-8") as file:
        file.write(LARGER)
    box = load_box(folder)
    game = games.load("evacuation")
    table = Table(game, 2, bytes(16), complete(game, {}, 2, box), box)
    random = Random(1)
    assert table.why_not(table.asks[0].seat, 0) is None
    for _ in range(400):
        if not table.over:
            ask = table.asks[0]
            table.choose(ask.seat, random.choice(ask.options))
    assert len(table.view(0).owner) == len(box.map.ids) == 38
    game.audit(table.position.state)
