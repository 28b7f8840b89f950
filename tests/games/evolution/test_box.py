"""The open edition of Evolution: Another World, its faults when changed, and its options."""

from __future__ import annotations

import shutil
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

import boardwright.games.evolution.box as module
from boardwright.core.components import check
from boardwright.core.errors import Malformed
from boardwright.fuzz.draw import random_options
from boardwright.games.evolution.box import ACTIONS, TRAITS, load_box
from boardwright.games.evolution.names import NAMES
from boardwright.games.evolution.options import OPTIONS, why_not_options

OPEN = Path(module.__file__).parent / "components"
GAME = SimpleNamespace(options=OPTIONS, why_not_options=why_not_options, load_box=load_box)


@pytest.fixture(scope="module")
def box():
    return load_box(OPEN)


def faults_after(tmp_path: Path, file: str, old: str, new: str) -> list[str]:
    folder = tmp_path / "mine"
    shutil.copytree(OPEN, folder)
    text = (folder / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), "utf-8")
    return check(folder, lambda name: GAME)[1]


@pytest.mark.rule("EVO-001", "OPEN-9")
def test_64_different_cards_carry_two_traits_of_different_categories(box):
    pairs = {frozenset(box.halves[2 * card : 2 * card + 2]) for card in range(64)}
    assert len(box.card_ids) == len(set(box.card_ids)) == len(pairs) == 64
    assert all(len({box.categories[trait] for trait in pair}) == 2 for pair in pairs)
    assert [box.halves.count(trait) for trait in range(16)] == [5, 5, 5, 9, 9, 9, 9, 9, 9, 8, 9, 9, 9, 8, 8, 8]


@pytest.mark.rule("EVO-002", "EVO-188")
def test_10_sources_scale_below_and_not_above_and_solo_counts_as_two(box):
    assert len(box.source_ids) == 10
    assert box.lower[1] == [0, 2, 2, 3, 4]
    assert all((box.upper[source] == 0) == (box.opener[source] == -1) for source in range(10))
    assert (box.upper[3], TRAITS[box.opener[3]]) == (2, "vengeful")


@pytest.mark.rule("EVO-180", "EVO-188", "EVO-190..192", "EVO-195")
def test_the_shadow_has_7_choice_cards_4_levels_and_an_order_of_traits(box):
    assert len(box.choices) == 7
    hunting = box.choices[box.choice_ids.index("hunting")]
    assert (hunting.grow, hunting.grow_on, hunting.activate) == (2, 2, 2)
    assert [ACTIONS[action] for action in hunting.actions] == ["attack", "gain", "sleep"]
    assert (box.level_energy, box.level_traits) == ([0, 1, 2, 3], [0, 1, 1, 1])
    assert sorted(box.priority) == list(range(16))
    assert TRAITS[box.priority[0]] == "small"


@pytest.mark.rule("EVO-111", "EVO-200..215")
def test_traits_have_their_rule_and_names_in_three_languages(box):
    assert box.trait_rules == [f"EVO-{200 + trait}" for trait in range(16)]
    assert box.trait_names[1] == {"en": "Fire-breathing", "de": "Feuerspeiend", "ru": "Огнедышащее"}
    assert (box.small_energy, box.small_max_traits) == (3, 3)


def test_the_open_edition_says_that_it_is_one(box):
    assert (box.name, box.is_open) == ("open", True)
    assert box.effect_sources.count("rulebook") == 4


@pytest.mark.parametrize(
    "file, old, new, fault",
    [
        ("sources.toml", '"flying"', '"flyng"', "source 8: upper_trait: 'flyng' is no trait; did you mean 'flying'?"),
        (
            "sources.toml",
            "lower = [4, 4, 5]",
            "lower = [4, 4]",
            "source 1: lower: [4, 4] is not three whole numbers from 0 to 20",
        ),
        ("sources.toml", "lower = [4, 4, 5]", "lower = [4, 4, true]", "source 1: lower: [4, 4, True] is not three"),
        (
            "sources.toml",
            "]\nupper = 0",
            ']\nupper = 0\nupper_trait = "small"',
            "source 1: upper_trait: without energy",
        ),
        (
            "cards.toml",
            '    { id = "card_01", traits = ["astral", "charming"], source = "open" },\n',
            "",
            "card: 63 given, allowed are 64 tables",
        ),
        (
            "cards.toml",
            '["astral", "charming"]',
            '["astral", "astral"]',
            "card 1: traits: ['astral', 'astral'] names a trait twice",
        ),
        (
            "cards.toml",
            '["astral", "charming"]',
            '["astral", "small"]',
            "card: 8 cards carry charming; copies in traits.toml says 9",
        ),
        (
            "traits.toml",
            'mode = "separates"',
            'mode = "seperates"',
            "trait 4: effect: mode: 'seperates' is not allowed; did you mean 'separates'? one of",
        ),
        (
            "traits.toml",
            'effect = "trait"',
            'effect = "energy"',
            "trait: vengeful and toxic both have the effect 'energy'",
        ),
        ("traits.toml", "energy = 3", "energy = 5", "trait 13: effect: energy: 5 is not a whole number from 1 to 4"),
        ("solo.toml", 'actions = ["gain", "sleep"]', 'actions = ["gain"]', "choice 1: actions: must end with sleep"),
        (
            "solo.toml",
            'grow = "creature"',
            'grow = "creature"\ngrow_on = "hunter"',
            "choice 1: grow_on: goes with grow",
        ),
        ("solo.toml", 'id = "easy"', 'id = "esy"', "level 2: id: 'esy' is no level; did you mean 'easy'?"),
    ],
)
def test_a_changed_edition_is_told_where_it_is_wrong(tmp_path, file, old, new, fault):
    faults = faults_after(tmp_path, file, old, new)
    assert any(line.startswith(f"{file}: {fault}") for line in faults), faults


def test_a_trait_of_an_unknown_id_is_told_once(tmp_path):
    faults = faults_after(tmp_path, "traits.toml", 'id = "vampire"', 'id = "vampyre"')
    assert faults[0].startswith("traits.toml: trait 1: id: 'vampyre' is no trait; did you mean 'vampire'?")
    assert not any("is unknown" in fault for fault in faults)


def test_an_edition_may_change_names_numbers_pairs_and_modes(tmp_path):
    assert faults_after(tmp_path, "traits.toml", 'mode = "separates"', 'mode = "protects"') == []
    box = load_box(tmp_path / "mine")
    astral = next(option for option in OPTIONS if option.name == "astral")
    assert astral.default_for(3, box) == "protects"


def test_the_options_of_the_open_edition_are_the_first_values(box):
    for seats in (1, 2, 3, 4):
        assert all(option.default_for(seats, box) == option.values[0] for option in OPTIONS)


def given(**changes: str) -> dict[str, str]:
    return {option.name: option.values[0] for option in OPTIONS} | changes


@pytest.mark.rule("EVO-171", "EVO-198", "OPEN-6", "OPEN-18")
@pytest.mark.parametrize(
    "changes, allowed",
    [
        ({}, [1, 2, 3, 4]),
        ({"quartet": "on"}, [2, 3]),
        ({"level": "hard"}, [1]),
        ({"shadow_round": "all"}, [1]),
        ({"shadow_trait": "opens_source"}, [1]),
        ({"first_player": "3"}, [3, 4]),
        ({"exchange": "together"}, [2, 3, 4]),
        ({"vengeful": "energy"}, []),
        ({"vengeful": "energy", "toxic": "trait"}, [1, 2, 3, 4]),
        ({"toxic": "trait"}, []),
        ({"vengeful": "target_gains", "toxic": "trait"}, [1, 2, 3, 4]),
    ],
)
def test_options_go_with_seats_and_with_each_other(changes, allowed):
    assert [seats for seats in (1, 2, 3, 4) if why_not_options(given(**changes), seats) is None] == allowed


def test_drawn_options_reach_every_value_that_is_legal(box):
    random = Random(3)
    seen: set[tuple[str, str]] = set()
    for seats in (1, 2, 3, 4):
        for _ in range(200):
            drawn = random_options(GAME, seats, box, random.randrange)
            assert why_not_options(drawn, seats) is None
            seen.update(drawn.items())
    assert seen == {(option.name, value) for option in OPTIONS for value in option.values}


def test_an_edition_whose_retaliation_clashes_names_both_traits(tmp_path):
    faults = faults_after(tmp_path, "traits.toml", 'effect = "energy"', 'effect = "trait"')
    assert len(faults) == 1
    with pytest.raises(Malformed):
        load_box(tmp_path / "mine")


def test_64_names_of_creatures_are_short_and_differ():
    assert len(NAMES) == len({name.lower() for name in NAMES}) == 64
    assert all(name.isalpha() and len(name) <= 6 for name in NAMES)
    assert not {name.lower() for name in NAMES} & set(TRAITS)
