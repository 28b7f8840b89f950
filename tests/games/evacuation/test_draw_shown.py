"""What the pictures of Evacuation show: sites, boards, ships and their freight, rows, tracks, cards, modules, solo."""

from __future__ import annotations

import itertools
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from boardwright.core.scene import stage
from boardwright.games.evacuation.draw import glyphs
from boardwright.games.evacuation.draw.cards import changes, said
from boardwright.games.evacuation.vocabulary import MODIFIERS, VERBS
from tests.games.evacuation.pictures import (
    BOX,
    ENGLISH,
    GAME,
    MODES,
    SVG,
    by_id,
    classes,
    questions,
    seen,
    texts,
    title,
    trees,
    used,
)

HEAD = "seats = 2\nyear = 3\nturn = 1\n[[players]]\n"


def site(name: str) -> str:
    return f"site-{BOX.map.ids.index(name)}"


def ship(name: str) -> str:
    return f"ship-{BOX.ships.ids.index(name)}"


def card(name: str) -> str:
    return f"infrastructure-{BOX.infrastructure.ids.index(name)}"


# -- the map ----------------------------------------------------------------------------------------------------


def test_a_settled_site_wears_the_colour_of_its_owner_and_what_lies_on_it() -> None:
    pieces = seen(HEAD + 'sites = ["d1 steel"]\n[[players]]\nsites = ["e2"]')
    mine, rivals, free = pieces[site("d1")], pieces[site("e2")], pieces[site("f1")]
    assert "s0" in classes(mine)
    assert "s1" in classes(rivals)
    assert not {"s0", "s1"} & classes(free)
    assert sorted(used(mine)) == ["person", "steel"]
    assert used(rivals) == ["person", "person"]
    assert sorted(used(free)) == ["factory", "food"]
    assert "settled by" in title(mine)
    assert "settled by" not in title(free)


def test_symbols_are_drawn_as_long_as_a_site_is_free() -> None:
    assert "circle" in used(seen(HEAD)[site("b3")])
    assert "circle" not in used(seen(HEAD + 'sites = ["b3 steel"]')[site("b3")])


@pytest.mark.parametrize("markers, open_", [(["1", "1"], "TTFF"), (["14", "1"], "TFFF"), (["33", "1"], "FFFF")])
def test_a_biome_is_faded_until_a_marker_passes_its_transition(markers: list[str], open_: str) -> None:
    del open_
    pieces = seen(HEAD + f"markers = {markers}")
    passed = BOX.tracks[0].passed[int(markers[0].partition(":")[0])]
    for biome, name in enumerate(["d1", "e3", "a5", "c6"]):
        is_open = biome == 0 or passed > biome
        assert ("far" in classes(pieces[site(name)])) is not is_open
        assert (f"T{biome + 1}" in texts(pieces[f"reach-{biome}"])) is not is_open


def test_the_corners_tell_what_a_settlement_takes() -> None:
    pieces = seen(HEAD + 'people = 3\nfactories_new = { food = 2 }\nnew = { steel = 4 }\ndeveloped = ["t21b"]')
    assert texts(pieces["to-place"])[1:] == ["3", "2", "4"]
    assert used(pieces["symbols"]) == ["circle"]
    assert "circle" in title(pieces["symbols"])


# -- the boards -------------------------------------------------------------------------------------------------


def test_an_evacuated_site_is_pale_and_makes_nothing() -> None:
    pieces = seen(HEAD + 'down = ["l1"]')
    assert "site" not in classes(pieces["tile-0"])
    assert "site" in classes(pieces["tile-1"])
    assert "evacuated" in title(pieces["tile-0"])
    whole, less = seen(HEAD)["made"], pieces["made"]
    assert texts(whole)[0] == "+7"
    assert texts(less)[0] == "+5"


def test_the_edge_of_a_site_has_as_many_teeth_as_its_colour_says() -> None:
    pieces = seen(HEAD)
    for place, colour in enumerate(BOX.old.edges[:9]):
        bars = [each for each in pieces[f"tile-{place}"].iter(f"{SVG}rect") if f"bay{colour}" in each.get("class", "")]
        assert len(bars) == 1 + colour + 1


def test_cubes_and_factories_that_wait_lie_in_their_cell() -> None:
    pieces = seen(HEAD + "old = { energy = 5 }\nfactories_old = { energy = 2 }\nnew = { food = 1 }")
    cell = pieces["cube-0"]
    assert texts(cell) == ["5"]
    assert used(cell).count("woodenergy") == 1 + 2  # a large one is three
    assert {"waiting-0-0", "waiting-0-1"} <= {each.get("id") for each in cell.iter()}
    assert used(pieces["cube-5"]).count("woodfood") == 1
    assert "2 factories waiting" in title(cell)


def test_the_production_marker_stands_on_its_number_beyond_the_line_too() -> None:
    for number in (0, 8, 10, 13):
        pieces = seen(HEAD + f"production = {{ food = {number} }}")
        marker = pieces["production-2"]
        assert texts(marker) == [str(number)]
        spaces = pieces["line-of-2"]
        full = [each for each in spaces.iter(f"{SVG}rect") if "made" in each.get("class", "")]
        assert len(full) == min(number, 10)


def test_a_loaded_ship_shows_its_freight() -> None:
    text = HEAD.replace(
        "turn = 1", 'step = "transport"\nturn = 1\nanswers = ["fly s08", "evacuate l7", "evacuate pass"]'
    )
    empty = seen(HEAD + 'old = { energy = 6, steel = 2 }\nships_old = ["s08"]')[ship("s08")]
    loaded = seen(text + 'old = { energy = 6, steel = 2 }\nships_old = ["s08"]\nfactories_old = { steel = 1 }')[
        ship("s08")
    ]
    assert "person" in used(loaded)
    assert "person" not in used(empty)
    assert "fire" in classes(loaded)
    assert "fire" not in classes(empty)
    assert "it flies" in title(loaded)


def test_a_ship_is_drawn_by_its_values() -> None:
    pieces = seen('seats = 2\nturn = 1\nrows = { ships = ["s13", "s16", "s17"] }')
    for name in ("s13", "s16", "s17"):
        at = BOX.ships.ids.index(name)
        drawn = pieces[ship(name)]
        bays = [each for each in drawn.iter(f"{SVG}rect") if re.search(r"bay\d", each.get("class", ""))]
        crates = [each for each in drawn.iter(f"{SVG}rect") if "ghost" in each.get("class", "")]
        cells = [each for each in drawn.iter(f"{SVG}path") if "ghost" in each.get("class", "")]
        sizes = len(BOX.ships.bays[at]), BOX.ships.building[at], BOX.ships.resources[at]
        assert (len(bays), len(crates), len(cells)) == sizes
        assert str(BOX.ships.flights[at]) in texts(drawn)


def test_a_stadium_has_a_face_for_each_of_its_faces() -> None:
    pieces = seen(HEAD + 'stadiums_new = ["st09", "st17"]')
    for name in ("st09", "st17"):
        at = BOX.stadiums.ids.index(name)
        assert used(pieces[f"stadium-{at}"]).count("face") == BOX.stadiums.faces[at]
    assert texts(pieces["stadiums"])[0] == "2/3"


def test_infrastructure_is_ticked_once_it_is_met() -> None:
    text = 'sites = ["d1 energy", "c2 steel"]\nplayed = ["i_1", "i_9"]\nhand = ["i_6"]'
    pieces = seen(HEAD + text)
    assert "good" in classes(pieces[card("i_1")])
    assert "good" not in classes(pieces[card("i_9")])
    assert "held" in classes(pieces[card("i_6")])
    assert "held" not in classes(pieces[card("i_9")])
    assert title(pieces[card("i_1")]).endswith("met")
    assert title(pieces[card("i_9")]).endswith("not met yet")


def test_many_cards_make_the_board_higher_and_none_lies_on_another() -> None:
    few, many = "hand = ['i_1']", f"hand = {BOX.infrastructure.ids[:7]}"
    heights = []
    for text in (few, many):
        view = GAME.view(stage(GAME, HEAD + text, BOX).state, 0)
        heights.append(float(trees(view)["colony"].get("height")))
    assert heights[1] > heights[0]
    pieces = seen(HEAD + many)
    places = {pieces[card(name)].get("transform") for name in BOX.infrastructure.ids[1:7]}
    assert len(places) == 6


@pytest.mark.parametrize("world", ["old", "new"])
def test_many_ships_lie_in_rows_and_none_over_another(world: str) -> None:
    names = BOX.ships.ids[:5]
    where = f"ships_{world}"
    pieces = seen(HEAD + f"{where} = {names}")
    places = [pieces[ship(name)].get("transform") for name in names]
    assert len(set(places)) == 5
    found = [[float(each) for each in re.findall(r"-?[\d.]+", place)] for place in places]
    assert all(abs(x - u) >= 70 or abs(y - v) >= 42 for i, (x, y) in enumerate(found) for u, v in found[:i])
    assert len({y for _x, y in found}) == 2


def test_what_a_technology_does_is_not_drawn_over_itself() -> None:
    tiles = BOX.technologies
    for tile, once in enumerate(tiles.one_time):
        effects = [glyphs.effect_glyphs(each) for each in tiles.effects[tile]]
        drawn = said(effects if once else changes(tiles.modifiers[tile]) or [["circle"]], 77)
        rows: dict[str, list[float]] = {}
        for x, y in re.findall(r'<use [^>]*x="([-\d.]+)" y="([-\d.]+)"', drawn):
            rows.setdefault(y, []).append(float(x))
        assert rows
        for places in rows.values():
            assert all(after - before >= 10 for before, after in itertools.pairwise(places))
            assert places[0] >= 2
            assert places[-1] + 14 <= 75


def test_technologies_are_done_under_way_or_later() -> None:
    text = HEAD + "research = [2, 1, 0]"
    pieces, columns = seen(text), GAME.view(stage(GAME, text, BOX).state, 0).players[0].columns
    kinds = ["done" if "done" in classes(pieces[f"technology-{each}"]) else
             "now" if "now" in classes(pieces[f"technology-{each}"]) else "later" for each in columns]  # fmt: skip
    assert kinds == ["done", "now", "later", "done", "now", "later", "now", "later", "later"]
    assert "1 of 2 researched" in title(pieces[f"technology-{columns[1]}"])


# -- rows and tracks --------------------------------------------------------------------------------------------


def test_a_row_shows_its_pile_and_its_gaps() -> None:
    pieces = seen(HEAD)
    view = GAME.view(stage(GAME, HEAD, BOX).state, 0)
    assert texts(pieces["ship-21"]) == [str(view.piles[0] + len(view.under[0]))]
    assert "refresh" in title(pieces["ship-21"])
    assert all(f"ship-{each}" in pieces for each in view.rows[0])


def test_every_marker_stands_on_its_space() -> None:
    pieces = seen(HEAD + 'markers = ["14:side_a", "9:side_b"]\n[[players]]\nmarkers = ["14:side_b", "8"]')
    places = {}
    for name in ("marker-0", "marker-1", "seat-1-marker-0", "space-43", "space-44"):
        places[name] = [float(each) for each in re.findall(r"-?[\d.]+", pieces[name].get("transform"))]
    assert abs(places["marker-0"][0] - places["seat-1-marker-0"][0]) < 1
    assert places["space-43"][0] < places["marker-0"][0] < places["space-43"][0] + 24
    assert places["marker-0"][1] < places["seat-1-marker-0"][1]
    assert "step 14" in title(pieces["marker-0"]).lower()


def test_a_phone_shows_the_own_markers_and_all_of_the_track_while_one_moves() -> None:
    text = HEAD + 'markers = ["30", "22"]'
    quiet, moving = seen(text, narrow=True), seen(text, narrow=True, focus="space")
    spaces = [sum(each.startswith("space-") for each in pieces) for pieces in (quiet, moving)]
    assert "marker-0" in quiet
    assert "marker-1" in quiet
    assert spaces[0] < spaces[1] == 3 * BOX.tracks[0].length + 1


def test_actions_show_their_uses_and_what_the_next_one_costs() -> None:
    pieces = seen(HEAD + "groups = [1, 2, 3, 0]\nold = { energy = 5 }")
    marks = [len(list(pieces[f"group-{n}"].iter(f"{SVG}rect"))) for n in range(1, 5)]
    assert marks == [1, 2, 3, 0]
    assert texts(pieces["group-3"])[-1] == "−2"
    assert texts(pieces["group-1"])[-1] == "−1"
    assert "6 actions" in title(pieces["action-track"])


def test_both_numbers_of_the_bonus_are_told_and_a_hit_is_framed() -> None:
    low = BOX.bonuses.low[GAME.view(stage(GAME, HEAD, BOX).state, 0).bonuses[0]]
    missed, hit = seen(HEAD + f"power = {low - 1}"), seen(HEAD + f"power = {low}")
    assert "now" in classes(hit["bonus-0"])
    assert "now" not in classes(missed["bonus-0"])
    assert f"power {low}" in title(hit["bonus-0"])


def test_numbers_say_why() -> None:
    """Production by sites, infrastructure and the rest; faces by stadiums and technologies."""
    mine = 'sites = ["d1 energy", "c2 energy", "f2"]\nplayed = ["i_1"]\nresearch = [1, 1, 1]\n'
    pieces = seen(HEAD + mine + "production = { energy = 3, steel = 1, food = 2 }")
    assert title(pieces["production-0"]).endswith(": 3 = 2 from sites + 1 from oceans and effects")
    assert title(pieces["production-1"]).endswith("of steel: 1")
    assert title(pieces["production-2"]).endswith("of food: 2")
    me = GAME.view(stage(GAME, HEAD + mine, BOX).state, 0).players[0]
    happy = sum(BOX.technologies.faces[tile] for tile in me.columns[::3])
    assert happy
    stadiums = me.faces - happy
    assert title(pieces["strip-0-face"]).endswith(f" = {stadiums} on stadiums + {happy} on technologies")


def test_the_years_tell_what_is_eaten_and_expected() -> None:
    pieces = seen(HEAD)
    assert "now" in classes(pieces["year-3"])
    assert "now" not in classes(pieces["year-2"])
    food = BOX.years.food
    assert f"{food[2]} | {food[6]}" in texts(pieces["year-3"])


# -- cards, modules, solo ---------------------------------------------------------------------------------------


def test_cards_and_goals_are_seen_by_their_owner_alone() -> None:
    text = 'seats = 2\nturn = 1\noptions = { mode = "points", advanced = "on" }'
    own = GAME.view(stage(GAME, text, BOX).state, 0).players[0]
    names = [f"card-{each}" for each in own.cards] + [f"goal-{each}" for each in own.kept]
    mine, theirs, nobodys = seen(text, 0), seen(text, 1), seen(text, None)
    assert set(names) <= set(mine)
    assert not set(names) & (set(theirs) | set(nobodys))
    assert texts(theirs["strip-0-card"]) == [str(len(own.cards))]


def test_the_draft_shows_the_packet() -> None:
    text = 'seats = 3\nstep = "draft"\noptions = { mode = "points" }'
    packet = GAME.view(stage(GAME, text, BOX).state, 0).packet
    assert {f"goal-{each}" for each in packet} <= set(seen(text, 0, focus="keep"))


def test_modules_and_the_opponent_are_drawn_only_where_they_are_in_play() -> None:
    text = 'turn = 1\noptions = { mode = "points", objectives = "on", lines = "on" }\nobjectives = ["p1", "p3"]'
    pieces = seen("seats = 2\n" + text)
    assert {"objective-0", "objective-2"} <= set(pieces)
    assert sum(each.startswith("line-") and not each.startswith("line-of") for each in pieces) == 3
    plain = seen(HEAD)
    assert not any(re.match(r"objective-|line-\d|solo|rival", each) for each in plain)
    alone = seen(
        'seats = 1\nturn = 1\ntaken = ["st05"]\noccupied = ["d4"]\nsolo = { deck = ["a1"], number = 2, tile = "d1" }'
    )
    assert {"solo-cards", "solo-tile", "rival-0", "rival-1", f"stadium-{BOX.stadiums.ids.index('st05')}"} <= set(alone)
    assert "s1" in classes(alone[site("d4")])


def test_goals_lie_beside_the_years_and_on_a_phone_in_the_hand() -> None:
    text = 'seats = 2\nturn = 1\noptions = { mode = "points" }'
    view = GAME.view(stage(GAME, text, BOX).state, 0)
    goals = {f"goal-{each}" for each in view.players[0].kept}
    wide, narrow = trees(view, "action"), trees(view, "action", narrow=True)
    assert "hand" not in wide
    assert goals <= set(by_id({"side": wide["side"]}))
    assert goals <= set(by_id({"hand": narrow["hand"]}))
    assert goals <= set(by_id({"hand": trees(view, "give_up")["hand"]}))


def test_a_spectator_sees_the_board_of_seat_one_and_no_hand() -> None:
    view = GAME.view(stage(GAME, HEAD + "old = { steel = 3 }", BOX).state, None)
    drawn = trees(view)
    assert "hand" not in drawn
    assert "seat-0" not in drawn
    assert "seat-1" in drawn
    assert texts(by_id(drawn)["cube-1"]) == ["3"]


def test_the_numbers_of_a_strip_lie_beside_each_other_even_with_all_of_them() -> None:
    pieces = seen(HEAD + "penalties = 18")
    names = ["stadium", "face", "settle", "left", "power", "chip"]
    found = [pieces[f"strip-0-{name}"] for name in names]
    starts = [float(re.findall(r"-?[\d.]+", each.get("transform", "0"))[0]) for each in found]
    ends = [start + float(each.find(f"{SVG}rect").get("width")) for start, each in zip(starts, found, strict=True)]
    assert all(end <= start for end, start in zip(ends, starts[1:], strict=False))
    assert ends[-1] <= 256


def test_a_strip_leads_with_the_lowest_production() -> None:
    pieces = seen(HEAD + "production = { energy = 4, steel = 9, food = 2 }\npassed = true")
    assert texts(pieces["strip-of-0"])[:4] == ["4", "9", "2", "2"]
    full = [each for each in pieces["strip-0-steel"].iter(f"{SVG}rect") if "full" in each.get("class")]
    assert len(full) == 8


# -- glyphs -----------------------------------------------------------------------------------------------------


def test_everything_in_the_box_has_glyphs() -> None:
    for pairs, once in zip(BOX.technologies.modifiers, BOX.technologies.one_time, strict=True):
        assert once or glyphs.technology(pairs) or not pairs
    told: list[Any] = [*BOX.technologies.effects, *BOX.bonuses.low_effects, *BOX.board.effects]
    told += [part for parts in BOX.cards.parts for part in parts]
    for effects in told:
        assert bool(glyphs.effects(effects)) == bool(effects)
    for conditions in [*BOX.infrastructure.requires, *BOX.goals.conditions, *BOX.objectives.conditions]:
        assert glyphs.conditions(conditions)
    assert set(glyphs.SHOWN) | {"gain", "carry", "raise_production"} == set(VERBS)
    assert all(0 <= number < MODIFIERS for number in glyphs.CHANGED)


def test_no_card_looks_like_another_kind_of_card() -> None:
    """A settlement symbol on one of two tiles tells them apart as well."""
    met: dict[tuple[str, int], str] = {}
    for number, pairs in enumerate(BOX.technologies.modifiers):
        text = " ".join(glyphs.technology(pairs))
        shown = (text, BOX.technologies.symbols[number])
        if text:
            assert met.setdefault(shown, BOX.technologies.ids[number]) == BOX.technologies.ids[number], shown


def test_the_scenes_of_the_tool_can_be_drawn() -> None:
    file = Path(__file__).parents[3] / "tools" / "pictures_evacuation.toml"
    parts = file.read_text("utf-8").split("# == ")[1:]
    assert len(parts) == 7
    for part in parts:
        name, _, text = part.partition("\n")
        assert tomllib.loads(text), name
        ask = stage(GAME, text, BOX).asks[0]
        assert site("d1") in seen(text, ask.seat, focus=ask.kind.name)


def test_resources_are_there_to_be_chosen_where_a_question_is_about_them() -> None:
    game, ask = next(questions(2, 3, MODES[0]))
    del ask
    view = game.view(0)
    places = {}
    for focus in ("raise", "load", "factory", "action"):
        drawn = trees(view, focus, False, ENGLISH)
        places[focus] = [name for name, tree in drawn.items() if "resource-0" in by_id({name: tree})]
    assert places == {"raise": ["colony"], "load": ["old-world"], "factory": ["colony"], "action": []}
