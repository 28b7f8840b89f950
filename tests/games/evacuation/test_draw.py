"""The pictures of Evacuation: options are there to point at, nothing leaks, everything tells what it is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from boardwright.core.chance import Chance
from boardwright.drawing.svg import width
from boardwright.games.evacuation import draw as drawing
from boardwright.games.evacuation.draw import draw
from boardwright.games.evacuation.draw.icons import ART, ICONS, ILLUSTRATIONS
from boardwright.games.evacuation.words import words
from tests.games.evacuation.pictures import (
    BOX,
    ENGLISH,
    GAME,
    MODES,
    SVG,
    by_id,
    elements,
    questions,
    texts,
    title,
    trees,
)

STATIC = Path(drawing.__file__).parents[3] / "web" / "static"
OWN = (Path(drawing.__file__).parents[1] / "draw.css").read_text("utf-8")
CSS = (STATIC / "pictures.css").read_text("utf-8") + OWN
TOKENS = (STATIC / "tokens.css").read_text("utf-8")

IN_WORDS_ONLY = {"energy", "from_old", "exchange", "clone", "level", "part", "spare"}
"""Kinds whose values are no things on the table: numbers, yes, an exchange, a part, what a discount saves."""


@pytest.mark.parametrize("narrow", [False, True])
@pytest.mark.parametrize("mode", range(len(MODES)))
def test_every_option_is_a_piece_with_its_id_and_a_hit_box(mode: int, narrow: bool) -> None:
    met: dict[str, int] = {}
    for game, ask in questions(1 + (mode + narrow) % 4, 11 * mode + narrow, MODES[mode], 900):
        name = ask.kind.name
        met[name] = met.get(name, 0) + 1
        if name in IN_WORDS_ONLY or met[name] > 3:
            continue
        pieces = by_id(trees(game.view(ask.seat), name, narrow))
        for value in ask.options:
            where = f"{ask.kind.domain.name}-{value}"
            if value >= 0:
                assert "pick" in pieces[where].get("class").split()
                assert [child.get("class") for child in pieces[where]][1] == "hit"
    assert len(met) >= 12


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_ids_are_unique_on_the_page_and_every_group_with_one_has_a_title(seats: int) -> None:
    looked = 0
    for at, (game, ask) in enumerate(questions(seats, 90 + seats, MODES[seats % 4])):
        if at % 50 == 0:
            for seat in (ask.seat, None):
                nodes = elements(trees(game.view(seat), ask.kind.name if seat is not None else None, bool(at % 100)))
                ids = [node.get("id") for node in nodes if node.get("id")]
                assert len(ids) == len(set(ids))
                assert all(title(node) for node in nodes if node.get("id") and node.tag == f"{SVG}g")
                looked += 1
    assert looked >= 6


@pytest.mark.parametrize("mode", [1, 2])
def test_a_seat_cannot_tell_a_dealt_world_by_its_pictures(mode: int) -> None:
    compared = 0
    for at, (game, ask) in enumerate(questions(3, 40 + mode, MODES[mode])):
        if at % 60 == 0:
            position, focus = game.position, ask.kind.name
            other = position.determinise(ask.seat, Chance(at))
            here = draw(GAME.view(position.state, ask.seat), ENGLISH, focus, False)
            assert draw(GAME.view(other.state, ask.seat), ENGLISH, focus, False) == here
            compared += 1
    assert compared > 5


def test_a_picture_grows_only_with_its_letters_and_has_no_style_of_its_own() -> None:
    for at, (game, ask) in enumerate(questions(4, 5, MODES[3])):
        if at % 90:
            continue
        for narrow in (False, True):
            drawn = draw(game.view(ask.seat), ENGLISH, ask.kind.name, narrow)
            assert sum(len(svg.encode()) for svg in drawn.values()) < 400_000
            for tree in trees(game.view(ask.seat), ask.kind.name, narrow).values():
                for node in tree.iter():
                    assert node.tag not in (f"{SVG}style", f"{SVG}script", f"{SVG}a")
                    assert not {"style", "stroke", "opacity", "onclick"} & set(node.attrib)
                    assert re.fullmatch(r"url\(#[a-z0-9-]+-p[0-4]\)", node.get("fill", "url(#board-p0)"))


def test_the_pictures_fit_beside_each_other_on_a_desktop_and_on_a_phone() -> None:
    game, ask = next(questions(3, 1))
    sizes = {name: size(tree) for name, tree in trees(game.view(ask.seat), ask.kind.name).items()}
    columns = [("old-world", "technology"), ("board",), ("colony", "offer")]
    across = [max(sizes[name][0] for name in names) for names in columns]
    assert sum(across) + 16 == sizes["track"][0] == 928
    down = [sum(sizes[name][1] + 8 for name in names) for names in columns]
    assert sizes["track"][1] + max(down) <= 586
    for name, tree in trees(game.view(ask.seat), ask.kind.name, True).items():
        assert size(tree)[0] == (256 if re.match("strip|seat", name) else 344)


def size(tree) -> tuple[float, float]:
    return float(tree.get("width")), float(tree.get("height"))


# -- style ------------------------------------------------------------------------------------------------------


def test_every_class_has_a_rule_and_every_rule_keeps_inside_the_picture() -> None:
    used: set[str] = set()
    known = set(re.findall(r"\.([a-z][\w-]*)", CSS))
    for mode in MODES:
        for at, (game, ask) in enumerate(questions(1 + MODES.index(mode), 60, mode)):
            if at % 70 == 0:
                for node in elements(trees(game.view(ask.seat), ask.kind.name)):
                    used |= set(node.get("class", "").split())
    assert {each for each in used - known if not each.startswith("p-")} <= {"pick", "line"}
    for selectors in re.findall(r"([^{}]+)\{", re.sub(r"/\*.*?\*/", "", OWN, flags=re.DOTALL)):
        assert selectors.strip().startswith("svg.evacuation")


def test_colours_are_properties_of_the_page_or_of_the_pictures() -> None:
    defined = set(re.findall(r"(--[\w-]+):", TOKENS + CSS))
    assert set(re.findall(r"var\((--[\w-]+)\)", CSS)) <= defined
    assert not re.findall(r"#[0-9a-f]{3,6}\b", re.sub(r"/\*.*?\*/", "", OWN, flags=re.DOTALL))


def test_no_text_is_smaller_than_twelve() -> None:
    sizes = [float(size) for size in re.findall(r"font-size: ([\d.]+)px", CSS)]
    assert min(sizes) == 12
    game, ask = next(questions(2, 1))
    for narrow in (False, True):
        for svg in draw(game.view(ask.seat), ENGLISH, None, narrow).values():
            assert all(float(scale) >= 1 for scale in re.findall(r"<g[^>]*scale\(([\d.]+)\)", svg))


def test_icons_keep_to_their_square_and_every_illustration_is_drawn() -> None:
    for shapes in ICONS.values():
        for shape in shapes:
            numbers = [float(each) for each in re.findall(r"\d*\.?\d+", shape.partition(": ")[2])]
            assert max(numbers) <= 24
    assert set(ILLUSTRATIONS.values()) <= set(ART)
    assert {names["en"] for names in BOX.infrastructure.names} == set(ILLUSTRATIONS)


# -- texts keep to their room -----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("narrow", [False, True])
def test_texts_end_before_their_picture_does(language: str, narrow: bool) -> None:
    looked = 0
    for at, (game, ask) in enumerate(questions(2, 20, MODES[3])):
        if at % 60:
            continue
        for name, tree in trees(game.view(ask.seat), ask.kind.name, narrow, words(language)).items():
            for x, scale, node in placed(tree, 0.0, 1.0):
                long = width(node.text or "", node.get("class", ""))
                end = node.get("text-anchor")
                right = x + scale * (long if end is None else long / 2 if end == "middle" else 0)
                assert right <= size(tree)[0] + 4, (name, node.text)
                looked += 1
    assert looked > 100


def placed(node, x: float, scale: float):
    """Every text with where it stands in the picture, and how large."""
    moved = re.search(r"translate\((-?[\d.]+)", node.get("transform", ""))
    grown = re.search(r"scale\(([\d.]+)", node.get("transform", ""))
    x += scale * float(moved[1]) if moved else 0.0
    scale *= float(grown[1]) if grown else 1.0
    if node.tag == f"{SVG}text":
        yield x + scale * float(node.get("x")), scale, node
    for child in node:
        if child.tag != f"{SVG}defs":
            yield from placed(child, x, scale)


def test_texts_from_people_are_escaped() -> None:
    game, _ask = next(questions(2, 3))
    named = ENGLISH.seated(["Ada", '<script>&"x" of a long, long, long, long, long line'])
    for narrow in (False, True):
        drawn = draw(game.view(0), named, None, narrow)
        assert "<script" not in "".join(drawn.values())
    assert title(by_id(trees(game.view(0), None, False, named))["order"]).count("<script>&") == 1
    assert "Ada" not in texts(trees(game.view(0))["side"])
