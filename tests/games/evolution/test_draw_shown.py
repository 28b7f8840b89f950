"""What the pictures of Evolution show: creatures and their states, mats, the source, the hand, the end."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from boardwright.core.scene import stage
from boardwright.games.evolution.box import TRAITS
from boardwright.games.evolution.draw import draw
from boardwright.games.evolution.draw.beast import LAYERS, beast
from boardwright.games.evolution.draw.shapes import ICONS, LETTERS, PARTS, SCENERY
from tests.games.evolution.pictures import BOX, ENGLISH, GAME, SVG, by_id, classes, seen, texts, title, trees


def test_each_trait_adds_parts_of_its_own_an_icon_and_a_letter():
    assert len(set(ICONS)) == len(set(LETTERS)) == len(TRAITS)
    plain = beast((), False, 0)
    assert len({beast((trait,), False, 0) for trait in TRAITS} | {plain}) == len(TRAITS) + 1
    assert {part.trait for part in PARTS if part.trait} == set(TRAITS)
    assert {part.layer for part in PARTS} == {name for name, _ in LAYERS} | {"ground"}
    openers = {BOX.trait_ids[opener] for opener in BOX.opener if opener >= 0}
    assert openers <= set(SCENERY)


def test_a_creature_shows_energy_sleep_bars_and_used_traits():
    pieces = seen("""
        [[creatures]]
        name = "pip"
        energy = 3
        traits = ["small", "pesky"]
        used = ["pesky"]
        [[creatures]]
        name = "moss"
        owner = 2
        asleep = true
        barred = true
        energy = 2
        """)
    pip, moss = pieces["creature-2"], pieces["creature-5"]
    assert "day" in classes(pip)
    assert "night" in classes(moss)
    assert "spare" in classes(pieces["creature-2-cell-3"])
    assert "spare" not in classes(pieces["creature-5-cell-3"])
    assert [f"creature-5-energy-{k}" in pieces for k in range(4)] == [True, True, False, False]
    assert [f"creature-5-cell-{k}" in pieces for k in range(4)] == [False, False, True, True]
    assert {"creature-2-ready", "creature-5-asleep", "creature-5-no-attack"} <= set(pieces)
    assert not {"creature-5-ready", "creature-2-asleep", "creature-2-no-attack"} & set(pieces)
    assert [node.text for node in pip.iter(f"{SVG}text") if "used" in node.get("class")] == ["Pesky"]


SHAPESHIFTER = """
    options = { frightening = "no_gain" }
    answers = ["use shapeshifter", "copy toxic", "use frightening", "action attack"]
    hands = { 1 = 0, 2 = 0 }
    [[creatures]]
    name = "ember"
    traits = ["vampire", "shapeshifter", "frightening", "soporific"]
    [[creatures]]
    name = "moss"
    owner = 2
    energy = 3
    traits = ["toxic", "caring"]
    """


def test_copies_are_ghosts_and_the_attack_is_marked():
    pieces = seen(SHAPESHIFTER)
    copy = pieces[f"creature-0-copy-{TRAITS.index('toxic')}"]
    assert copy.get("class") == "copied"
    assert "Copied for this turn." in title(copy)
    assert "creature-5-no-gain" in pieces
    assert "attacks" in texts(pieces["creature-0"])
    assert "target" in texts(pieces["creature-5"])
    assert {f"trait-{TRAITS.index(name)}" for name in ("vampire", "soporific")} <= set(pieces)


def test_an_ignored_trait_is_not_part_of_the_animal():
    pieces = seen("""
        options = { frightening = "ignore_round" }
        answers = ["create pass", "trait pass", "use frightening", "ignore caring"]
        hands = { 1 = 1, 2 = 1 }
        source = { lower = 3 }
        [[creatures]]
        name = "ember"
        traits = ["frightening", "vampire"]
        [[creatures]]
        name = "moss"
        owner = 2
        traits = ["toxic", "caring"]
        """)
    moss = pieces["creature-5"]
    assert any("ignored" in node.get("class", "").split() for node in moss.iter(f"{SVG}g"))
    assert "stitch" not in classes(moss)
    assert "toxic" in classes(moss)


def test_the_hand_is_the_own_one_folded_or_open_and_a_spectator_has_none():
    text = "hands = { 1 = ['card_07', 'card_54'], 2 = ['card_01'] }\n[[creatures]]\nname = 'ember'"
    position = stage(GAME, text, BOX)
    view = GAME.view(position.state, 0)
    assert set(draw(GAME.view(position.state, None), ENGLISH, None, False)) == {"board"}
    opened, folded = draw(view, ENGLISH, "trait", False)["hand"], draw(view, ENGLISH, "target", False)["hand"]
    assert "folded" not in opened
    assert "folded" in folded
    cards = [id for id in by_id(trees(view)) if re.fullmatch(r"card-\d+", id)]
    assert [BOX.card_ids[int(id.split("-")[1])] for id in cards][-2:] == ["card_07", "card_54"]
    assert f"card-{BOX.card_ids.index('card_01')}" not in cards


def test_a_large_hand_is_shown_by_name_in_rows_but_for_a_phone():
    position = stage(GAME, "hands = { 1 = 9, 2 = 0 }", BOX)
    view = GAME.view(position.state, 0)
    wide, narrow = [trees(view, "create", is_narrow)["hand"] for is_narrow in (False, True)]
    assert "beast" not in classes(wide)
    assert "beast" in classes(narrow)
    ids = {node.get("id") for node in wide.iter()}
    assert {f"card-{card}" for card in view.players[0].hand} <= ids
    assert {f"half-{2 * card + side}" for card in view.players[0].hand for side in (0, 1)} <= ids
    assert float(wide.get("width")) <= 560  # as wide as the page shows it
    assert len(view.players[0].hand) == 9


def test_mats_show_slots_hands_and_the_first_player():
    pieces = seen(
        "seats = 3\nfirst = 2\noptions = { quartet = 'on' }\nwon = [0, 3, 1]\nhands = { 1 = 1, 2 = 2, 3 = 5 }"
    )
    assert [f"seat-1-token-{k}" in pieces for k in range(5)] == [True] * 4 + [False]
    assert ["won" in classes(pieces[f"seat-1-token-{k}"]) for k in range(4)] == [True, True, True, False]
    assert texts(pieces["seat-2-hand"]) == ["5"]
    assert pieces["first-player"] in list(pieces["seat-1"].iter())
    assert title(pieces["seat-2"]) == "Seat 3: 1 of 4 transmuted, 5 cards in hand"


def test_the_shadow_has_a_mat_and_a_choice_card_but_no_hand():
    pieces = seen(
        "seats = 1\nchoices = ['hatching']\n[[creatures]]\nname = 'moss'\nowner = 2\n[[creatures]]\nname = 'pip'"
    )
    assert texts(pieces["seat-1"])[-1] == "The Shadow"
    assert "seat-1-hand" not in pieces
    choice = next(id for id in pieces if id.startswith("choice-"))
    assert title(pieces[choice]).endswith("1 choice cards to come")
    assert "0 of 1 asleep" in texts(pieces["round-end"])


def test_the_source_has_two_parts_and_says_who_may_take():
    text = """
        source = { opened_by = "toxic", lower = 1, upper = 2 }
        [[creatures]]
        name = "moss"
        traits = ["toxic"]
        """
    for narrow in (False, True):
        pieces = seen(text, narrow=narrow)
        assert "Moss" in texts(pieces["part-1"])
        assert sum("token" in classes(pieces[id]) for id in pieces if id.startswith("part-1-energy-")) == 2
        assert "part-0" in pieces
    assert "part-1" not in seen("source = { id = 'source_01', lower = 1 }\n[[creatures]]\nname = 'moss'")


def test_a_trait_on_its_way_is_shown_and_the_place_for_a_new_creature():
    text = "hands = { 1 = ['card_54'], 2 = 0 }\n"
    pair = "[[creatures]]\nname = 'ember'\n[[creatures]]\nname = 'quill'"
    assert (
        'class="vacant"' in draw(GAME.view(stage(GAME, text + pair, BOX).state, 0), ENGLISH, "create", False)["board"]
    )
    card = BOX.card_ids.index("card_54")
    trait = BOX.trait_ids[BOX.halves[2 * card]]
    answers = f"answers = ['create pass', 'trait card_54:{trait}']\n"
    assert f"half-{2 * card}" in seen(text + answers + pair)


def test_the_winner_is_marked():
    text = """
        won = [2, 0]
        answers = ["create pass", "trait pass", "action transmute"]
        hands = { 1 = 1, 2 = 1 }
        source = { lower = 2 }
        [[creatures]]
        name = "ember"
        energy = 4
        [[creatures]]
        name = "quill"
        owner = 2
        """
    pieces = seen(text, None)
    assert "wins" in texts(pieces["seat-0"])
    assert "wins" not in texts(pieces["seat-1"])


def test_a_closed_discard_pile_shows_no_card():
    text = "discard = ['card_03']\nhands = { 1 = 1, 2 = 1 }\n[[creatures]]\nname = 'ember'"
    top = f"card-{BOX.card_ids.index('card_03')}"
    assert top in seen(text, 0)
    closed = seen("options = { discard = 'closed' }\n" + text, 0)
    assert top not in closed


def test_the_scenes_of_the_tool_can_be_drawn():
    file = Path(__file__).parents[3] / "tools" / "pictures.toml"
    for part in file.read_text("utf-8").split("# == ")[1:]:
        name, _, text = part.partition("\n")
        assert tomllib.loads(text), name
        assert (
            "creature-0" in seen(text, stage(GAME, text, BOX).asks[0].seat if name != "won" else None) or name == "won"
        )
