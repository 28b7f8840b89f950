"""The pictures of Civolution: options are there to point at, nothing leaks, texts keep to their room."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from boardwright.core.chance import Chance
from boardwright.core.position import Position
from boardwright.drawing.svg import width
from boardwright.games.civolution import RULESET
from boardwright.games.civolution.draw import draw
from boardwright.games.civolution.draw import icons as drawn_icons
from boardwright.games.civolution.draw.land import PLACES
from boardwright.games.civolution.draw.signs import length, of_effects, of_goal
from boardwright.games.civolution.names import NOBODY, PLANNING, RAW, SLEEP, STORAGE, WILD_STRONG
from boardwright.games.civolution.scene import scene
from boardwright.games.civolution.view import view
from boardwright.games.civolution.words import words
from tests.games.civolution.tables import BOX, Table

SVG = "{http://www.w3.org/2000/svg}"
STATIC = Path(drawn_icons.__file__).parents[3] / "web" / "static"
OWN = (Path(drawn_icons.__file__).parents[1] / "draw.css").read_text("utf-8")
CSS = (STATIC / "pictures.css").read_text("utf-8") + OWN
TOKENS = (STATIC / "tokens.css").read_text("utf-8")
IN_WORDS_ONLY = {"yes", "part", "effect", "player", "side", "number"}
"""Domains whose values are no things on the table."""


@cache
def positions(seats: int, seed: int) -> list[Position]:
    """Moments of a random game: the first two questions of each kind, and every fiftieth."""
    chance = Chance(seed)
    options = {} if seats == 1 else {"first_player": "1"}
    found, met = list[Position](), dict[str, Any]()
    position = Position.start(RULESET, RULESET.setup(seats, Chance(seed), options, BOX))
    at = 0
    while position.asks:
        ask = position.asks[0]
        met[ask.kind.name] = met.get(ask.kind.name, 0) + 1
        if met[ask.kind.name] <= 2 or at % 50 == 0:
            found.append(position.fork())
        position.choose(ask.seat, ask.options[chance.below(len(ask.options))])
        at += 1
    found.append(position.fork())
    return found


def pictures(position: Position, narrow: bool = False, language: str = "en", seat: int | None = 0) -> dict[str, str]:
    """What a seat sees; where it is asked, with the question in focus."""
    ask = next((ask for ask in position.asks if ask.seat == seat), None)
    return draw(view(position.state, seat), words(language), ask.kind.name if ask else None, narrow)


def trees(drawn: dict[str, str]) -> list[ET.Element]:
    return [ET.fromstring(svg) for svg in drawn.values()]


def by_id(drawn: dict[str, str]) -> dict[str, ET.Element]:
    return {node.get("id", ""): node for tree in trees(drawn) for node in tree.iter() if node.get("id")}


def seen(g: Any, focus: str | None = None, seat: int | None = 0, narrow: bool = False) -> dict[str, ET.Element]:
    return by_id(draw(view(g, seat), words("en"), focus, narrow))


def title(node: ET.Element) -> str:
    return node.findtext(f"{SVG}title") or ""


# -- what the page is promised ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats, narrow", [(1, True), (2, False), (4, True)])
def test_every_option_is_a_piece_with_its_id_and_a_hit_box(seats, narrow):
    met = set()
    for position in positions(seats, 5 + seats):
        for ask in position.asks:
            if ask.kind.domain.name in IN_WORDS_ONLY:
                continue
            met.add(ask.kind.name)
            pieces = by_id(pictures(position, narrow, seat=ask.seat))
            for value in ask.options:
                if value >= 0:
                    piece = pieces[f"{ask.kind.domain.name}-{value}"]
                    assert "pick" in piece.get("class", "").split()
                    assert piece[1].get("class") == "hit"
    assert len(met) >= 15


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_ids_are_unique_on_the_page_and_every_group_with_one_has_a_title(seats):
    for at, position in enumerate(positions(seats, 5 + seats)):
        if at % 4:
            continue
        for seat in (0, None):
            nodes = [node for tree in trees(pictures(position, bool(at % 8), seat=seat)) for node in tree.iter()]
            ids = [node.get("id") for node in nodes if node.get("id")]
            assert len(ids) == len(set(ids))
            assert all(title(node) for node in nodes if node.get("id") and node.tag == f"{SVG}g")


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_seat_cannot_tell_a_dealt_world_by_its_pictures(seats):
    compared = 0
    for at, position in enumerate(positions(seats, 5 + seats)):
        if at % 7 == 0 and position.asks:
            other = position.determinise(0, Chance(at))
            assert pictures(other) == pictures(position)
            compared += 1
    assert compared > 3


def test_others_see_no_card_of_a_hand():
    g = Table().hand("a1", "b2").hand("c3", seat=1).g
    card = f"card-{BOX.card_ids.index('a1')}"
    assert card in seen(g, seat=0)
    assert card not in seen(g, seat=1)
    assert card not in seen(g, seat=None)


def test_nothing_has_a_style_of_its_own_and_a_page_stays_small():
    for position in positions(4, 9)[::9]:
        for narrow in (False, True):
            drawn = pictures(position, narrow)
            assert sum(len(svg.encode()) for svg in drawn.values()) < 420_000
            for node in [node for tree in trees(drawn) for node in tree.iter()]:
                assert node.tag != f"{SVG}style"
                assert not {"style", "stroke", "opacity"} & set(node.attrib)
                assert node.get("fill", "url(#").startswith("url(#")


def test_every_class_has_a_rule_and_every_rule_keeps_inside_the_picture():
    used = set()
    known = set(re.findall(r"\.([a-z][\w-]*)", CSS))
    for position in [*positions(1, 6)[::6], *positions(4, 9)[::6]]:
        for tree in trees(pictures(position)):
            used |= {name for node in tree.iter() for name in node.get("class", "").split()}
    assert {name for name in used - known if not name.startswith("p-")} <= {"pick"}
    for selectors in re.findall(r"([^{}]+)\{", re.sub(r"/\*.*?\*/", "", OWN, flags=re.DOTALL)):
        assert all(each.strip().startswith("svg.civolution") for each in selectors.split(","))


def test_colours_are_properties_of_the_page_or_of_the_pictures():
    defined = set(re.findall(r"(--[\w-]+):", TOKENS + CSS))
    assert set(re.findall(r"var\((--[\w-]+)\)", OWN)) <= defined
    assert not re.findall(r"(?<!-)\b(?:fill|stroke|color): *#", OWN)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("narrow", [False, True])
def test_no_text_leaves_its_picture(language, narrow):
    for position in positions(4, 9)[::12]:
        for name, svg in pictures(position, narrow, language).items():
            root = ET.fromstring(svg)
            assert_within(root, 0, float(root.get("width", "0")), name)


def assert_within(node: ET.Element, x: float, w: float, name: str) -> None:
    moved = re.match(r"translate\(([-\d.]+)", node.get("transform", ""))
    x += float(moved.group(1)) if moved else 0
    if node.tag == f"{SVG}text":
        long = float(node.get("textLength") or width(node.text or "", node.get("class", "")))
        left = x + float(node.get("x", "0"))
        left -= {"middle": long / 2, "end": long}.get(node.get("text-anchor", ""), 0)
        assert left >= -3, (name, node.text)
        assert left + long <= w + 3, (name, node.text)
    for child in node:
        assert_within(child, x, w, name)


@pytest.mark.parametrize("focus", ["turn", "migrate", "install", None])
def test_the_pictures_around_the_board_are_928_wide_together(focus):
    drawn = draw(view(Table(3).hand("a1").g, 0), words("en"), focus, False)
    wide = {name: float(ET.fromstring(svg).get("width", "0")) for name, svg in drawn.items()}
    assert wide["console"] == wide["tracks"]
    assert wide["console"] + 8 + wide["board"] == wide["sequence"] == 928
    assert wide["console"] <= wide["board"]


def test_the_map_grows_while_it_is_asked_for_and_cards_come_first_while_they_are():
    g = Table().hand("a1").g
    around = [draw(view(g, 0), words("en"), focus, False) for focus in ("turn", "migrate", "install")]
    at_a_turn, on_the_map, with_cards = [list(drawn) for drawn in around]
    assert 'viewBox="0 0 576 ' in around[1]["board"]
    assert at_a_turn == on_the_map
    assert at_a_turn.index("cards") > at_a_turn.index("board")
    assert with_cards.index("cards") < with_cards.index("console")


# -- what they tell ---------------------------------------------------------------------------------------------


def test_every_territory_has_its_outline_and_a_spot_for_each_encampment():
    assert set(PLACES) == set(BOX.territory_ids)
    assert [len(PLACES[id]["camps"]) for id in BOX.territory_ids] == BOX.camp_count


def test_tribes_stand_or_lie_where_they_are():
    table = Table().no_tribes().tribe("b_hills", place="fire").tribe("b_hills", "weak").tribe("b_hills", place="wild")
    pieces = seen(table.g)
    at = BOX.camp_first[BOX.territory_ids.index("b_hills")]
    assert "standing" in ET.tostring(pieces[f"tribe-{at}"], "unicode")
    assert "lying" in ET.tostring(pieces[f"tribe-{at + 1}"], "unicode")
    assert f"tribe-{64 + BOX.territory_ids.index('b_hills')}" in pieces


def test_boats_farms_and_raw_materials_lie_in_their_territory():
    table = Table().boat("d_water").tribe("d_water", place="aboard").farm("b_forest").raw("b_forest", 2)
    pieces = seen(table.g)
    assert "1 of 2" in title(pieces["boat-0-0"])
    assert {"farm-at-0", "raw-0-0"} <= set(pieces)
    assert "×2" in title(pieces["raw-0-0"])


def test_a_revealed_site_shows_its_kind_and_what_is_built_there():
    table = Table()
    site = table.site("building_ground", "b_hills")
    ground = table.g.ground_at.index(site)
    table.settlement(0, ground).statue(ground, seat=1)
    pieces = seen(table.g)
    assert BOX.site_names[0]["en"] in title(pieces[f"site-{site}"])
    assert {f"settlement-{ground}-0-0", f"statue-{ground}-1-0"} <= set(pieces)
    assert f"ground-{ground}" in pieces


def test_the_console_tells_levels_dice_and_stored_materials():
    table = Table().has(wood=2, food=4)
    table.me.levels[0] = 3
    table.me.dice[4] = 2
    table.me.markers[PLANNING + 5] = 1
    pieces = seen(table.g)
    assert "Migration III" in title(pieces["module-0"])
    assert title(pieces["material-0"]).endswith("2 stored")
    assert {"rests-4-0", "rests-4-1", "plan-5-0"} <= set(pieces)
    assert {f"module-{module}" for module in range(SLEEP + 1)} <= set(pieces)


def test_installed_pieces_lie_in_their_column_of_whichever_player():
    g = Table().column(1, "a1", "i3").column(2, "b2", seat=1).g
    pieces = seen(g)
    inside = [node.get("id") for node in pieces["column-0"].iter() if node.get("id")]
    assert inside[1:] == [f"card-{BOX.card_ids.index('a1')}", f"chip-{BOX.income_ids.index('i3')}"]
    assert f"card-{BOX.card_ids.index('b2')}" in [node.get("id") for node in pieces["seat-1-column-1"].iter()]


def test_a_cost_space_that_cannot_be_met_is_dashed():
    card = next(card for card in range(len(BOX.card_ids)) if BOX.space_kind[card * 5] == 1)
    material, many = BOX.space_what[card * 5], BOX.space_n[card * 5]
    table = Table().hand(BOX.card_ids[card])
    poor = ET.tostring(seen(table.g)[f"cost-{card * 5}"], "unicode")
    table.me.markers[STORAGE + material] = many
    rich = ET.tostring(seen(table.g)[f"cost-{card * 5}"], "unicode")
    assert ("missing" in poor, "missing" in rich) == (True, False)


def test_the_sequence_tells_era_resets_weather_and_event():
    g = scene("era = 2\nresets = 3", BOX)
    g.event = NOBODY
    pieces = seen(g)
    assert title(pieces["resets-of-the-phase"]) == f"Reset 3 of {2 * len(g.players) + 1}"
    assert "event-0" not in pieces
    g.event = 0
    assert BOX.event_names[0]["en"] in title(seen(g)["event-0"])


def test_discs_follow_the_tracks():
    g = Table().g
    g.players[1].tracks[2] = 6
    pieces = seen(g)
    assert title(pieces["disc-2-1"]).endswith(": 6")
    assert pieces["disc-2-1"].get("transform") != pieces["disc-2-0"].get("transform")


def test_solo_shows_the_cards_and_grids_of_vici():
    position = positions(1, 6)[-1]
    position.state.evolution, position.state.revealed = 4, [3]
    pieces = by_id(pictures(position))
    assert title(pieces["grid-Evolution"]) == "Evolution: 4"
    assert "action_card-3" in pieces
    assert "seat-1" not in pictures(position)


def test_a_card_that_is_being_installed_lies_before_the_hand_and_lets_its_spaces_be_chosen():
    table = Table().hand("a1")
    card = BOX.card_ids.index("a1")
    table.me.hand.remove(card)
    table.g.playing.append(card)
    drawn = draw(view(table.g, 0), words("en"), "ignore", False)
    assert list(drawn).index("cards") < list(drawn).index("console")
    assert {f"card-{card}", "part-0", "part-4"} <= set(by_id(drawn))


def test_rolled_fate_dice_lie_in_the_tray_with_all_values_that_can_be_had():
    table = Table().has(ideas=1)
    table.g.rolled = [4]
    pieces = seen(table.g, "result")
    assert {"rolled-0", *[f"value-{value}" for value in range(1, 7)]} <= set(pieces)
    assert "ideas 1" in title(pieces["fate-value-5"])
    assert "rolled-0" not in seen(Table().g, "result")


def test_every_chip_has_its_signs_on_the_display_and_words_where_it_is_asked_for():
    for chip in range(len(BOX.goals)):
        assert 0 < length(of_goal(BOX, chip)) < 130
    for chip in range(len(BOX.income)):
        assert 0 < length(of_effects(BOX, BOX.income[chip])) < 150
    g = Table().g
    chip = next(chip for chip in g.income_display if chip >= 0)
    plain, asked = [len(list(seen(g, focus)[f"chip-{chip}"].iter(f"{SVG}text"))) for focus in ("turn", "income_chip")]
    assert asked > plain


def test_cards_are_as_high_as_what_they_do_needs():
    hand = Table().hand(*BOX.card_ids[:40]).g
    for text in seen(hand)["card-0"].iter(f"{SVG}text"):
        assert "…" not in (text.text or "")
    drawn = "".join(draw(view(hand, 0), words("en"), "install", False)["cards"])
    assert drawn.count("…") <= 3  # long names


@pytest.mark.parametrize("narrow", [False, True])
def test_research_stacks_are_large_while_one_is_asked_for(narrow):
    g, card = Table().g, BOX.card_ids.index("c28")
    g.shown[2].append(card)
    plain, asked = [draw(view(g, 0), words("en"), focus, narrow) for focus in ("turn", "take")]
    assert "market" not in plain
    assert list(asked).index("market") < list(asked).index("board")
    inside = by_id({"market": asked["market"]})
    assert {f"stack-{stack}" for stack in range(10)} <= set(inside)
    told = " ".join(text.text or "" for text in inside[f"card-{card}"].iter(f"{SVG}text"))
    assert words("en").bonus_text(BOX, card).split()[0] in told
    assert "stack-0" in by_id({name: svg for name, svg in plain.items() if name in ("board", "display")})


def test_solo_shows_the_territory_wheel():
    pieces = by_id(pictures(positions(1, 6)[-1]))
    assert "Forest" in title(pieces["wheel-1"])
    assert {f"wheel-{die}" for die in range(1, 7)} <= set(pieces)


def test_every_scene_that_is_drawn_to_be_looked_at_is_a_position():
    file = Path(__file__).parents[3] / "tools" / "pictures_civolution.toml"
    texts = [part.partition("\n")[2] for part in file.read_text("utf-8").split("# == ")[1:]]
    assert len(texts) >= 3
    for text in texts:
        drawn = pictures(Position.start(RULESET, scene(text, BOX)))
        assert {"sequence", "console", "board", "side"} <= set(drawn)


def test_a_goal_in_the_goal_area_shows_what_it_asks_for_and_no_number_of_ours():
    for chip in range(len(BOX.goals)):
        g = Table().g
        g.players[0].goals[0] = [chip]
        shown = "".join(seen(g)[f"goal-{chip}"].itertext())
        asked = "".join(str(sign[1]) for sign in of_goal(BOX, chip) if sign[0] == "word")
        told = shown.replace(title(seen(g)[f"goal-{chip}"]), "").replace("…", "")
        assert set(told) <= set(asked)


def test_nothing_is_empty_below_the_cards():
    table = Table().hand("a1", "a2", "a3", "a4", "a5", "b1")
    tree = ET.fromstring(draw(view(table.g, 0), words("en"), None, False)["cards"])
    feet = []
    for card in table.me.hand:
        group = next(each for each in tree.iter(f"{SVG}g") if each.get("id") == f"card-{card}")
        top = float(re.findall(r"[\d.]+", group.get("transform", "0 0"))[1])
        feet.append(top + next(float(each.get("height", 0)) for each in group.iter(f"{SVG}rect")))
    assert max(feet) == pytest.approx(float(tree.get("height", 0)))


@pytest.mark.parametrize(
    "narrow, focus, is_there", [(False, "way", True), (False, "turn", False), (True, "turn", True)]
)
def test_the_continent_is_explained_while_it_is_asked_for_and_always_on_a_phone(narrow, focus, is_there):
    pieces = seen(Table().g, focus, narrow=narrow)
    assert ("legend" in pieces) is is_there
    if is_there:
        told = "".join(pieces["legend"].itertext())
        assert all(names["en"] in told for names in BOX.terrain_names)


def test_tracks_have_as_many_texts_in_one_column_as_in_two_so_that_no_label_seems_to_count():
    g = Table().g
    wide, beside_the_map = (seen(g, focus) for focus in ("turn", "way"))
    for track in range(5):
        told = [len(list(pieces[f"track-{track}"].iter(f"{SVG}rect"))) for pieces in (wide, beside_the_map)]
        said = [
            [each.text or "" for each in pieces[f"track-{track}"].iter(f"{SVG}text")][-13:]
            for pieces in (wide, beside_the_map)
        ]
        assert told[0] == told[1]
        assert all(here in ("", there) or there == "" for here, there in zip(*said, strict=True))


def test_tribes_in_the_wilderness_stand_on_the_map_and_not_above_it():
    g = Table().g
    for territory in range(len(BOX.territory_ids)):
        g.players[0].wild_strong = [int(each == territory) for each in range(len(BOX.territory_ids))]
        g.players[0].markers[RAW + territory] = g.players[1].markers[RAW + territory] = 1
        g.hunted = [int(each == territory) for each in range(len(BOX.territory_ids))]
        tree = ET.fromstring(draw(view(g, 0), words("en"), "way", False)["board"])
        lying = next(
            each
            for each in tree.iter(f"{SVG}g")
            if any(part.get("id") == f"tribe-{WILD_STRONG + territory}" for part in each)
        )
        assert float(re.findall(r"[-\d.]+", lying.get("transform", ""))[1]) > 20
