"""The pictures of Evolution: options are there to point at, nothing leaks, texts keep to their room."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from boardwright.core.chance import Chance
from boardwright.core.scene import stage
from boardwright.drawing.svg import number, width
from boardwright.games.evolution import draw as drawing
from boardwright.games.evolution.box import TRAITS
from boardwright.games.evolution.draw import draw
from boardwright.games.evolution.names import NAMES
from boardwright.games.evolution.words import words
from tests.games.evolution.pictures import (
    BOX,
    ENGLISH,
    GAME,
    SVG,
    by_id,
    elements,
    questions,
    seen,
    texts,
    title,
    trees,
)

SOURCES = Path(drawing.__file__).parents[3]
STATIC = SOURCES / "web" / "static"
OWN = (Path(drawing.__file__).parents[1] / "draw.css").read_text("utf-8")
CSS = (STATIC / "pictures.css").read_text("utf-8") + OWN
TOKENS = (STATIC / "tokens.css").read_text("utf-8")

IN_WORDS_ONLY = {"exchange", "action", "tail", "copy", "ignore"}
"""Kinds whose values are no things on the table: yes, an action, a trait of somebody else."""


@pytest.mark.parametrize("narrow", [False, True])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_option_is_a_piece_with_its_id_and_a_hit_box(seats, narrow):
    met = set()
    for game, ask in questions(seats, 7 * seats + narrow):
        met.add(ask.kind.name)
        if ask.kind.name in IN_WORDS_ONLY:
            continue
        pieces = by_id(trees(game.view(ask.seat), ask.kind.name, narrow))
        for value in ask.options:
            if value >= 0:
                piece = pieces[f"{ask.kind.domain.name}-{value}"]
                assert "pick" in piece.get("class").split()
                assert [child.get("class") for child in piece][1] == "hit"
    assert len(met) >= (5 if seats == 1 else 8)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_ids_are_unique_on_the_page_and_every_group_with_one_has_a_title(seats):
    for at, (game, ask) in enumerate(questions(seats, 90 + seats)):
        if at % 4:
            continue
        for seat in (ask.seat, None):
            nodes = elements(trees(game.view(seat), ask.kind.name if seat is not None else None, bool(at % 8)))
            ids = [node.get("id") for node in nodes if node.get("id")]
            assert len(ids) == len(set(ids))
            named = [node for node in nodes if node.get("id") and node.tag == f"{SVG}g"]
            assert all(title(node) for node in named)


@pytest.mark.parametrize("seats", [2, 3])
def test_a_seat_cannot_tell_a_dealt_world_by_its_pictures(seats):
    compared = 0
    for at, (game, ask) in enumerate(questions(seats, 40 + seats)):
        if at % 9 == 0:
            position, focus = game.position, ask.kind.name
            other = position.determinise(ask.seat, Chance(at))
            here = draw(GAME.view(position.state, ask.seat), ENGLISH, focus, False)
            assert draw(GAME.view(other.state, ask.seat), ENGLISH, focus, False) == here
            compared += 1
    assert compared > 5


def test_the_same_view_gives_the_same_bytes_and_other_energy_gives_others():
    text = "[[creatures]]\nname = 'ember'\nenergy = 1"
    view = GAME.view(stage(GAME, text, BOX).state, 0)
    first = draw(view, ENGLISH, "create", False)
    assert draw(view, ENGLISH, "create", False) == first
    view.players[0].creatures[0].energy = 2
    assert draw(view, ENGLISH, "create", False) != first


# -- what the page is promised ----------------------------------------------------------------------------------


def crowd(creatures: int) -> str:
    names = [name.lower() for name in NAMES[:creatures]]
    return "\n".join(f"[[creatures]]\nname = '{name}'\ntraits = ['{TRAITS[at]}']" for at, name in enumerate(names))


def test_nothing_has_a_style_of_its_own_and_a_page_stays_small():
    view = GAME.view(stage(GAME, crowd(15), BOX).state, 0)
    for narrow in (False, True):
        drawn = draw(view, ENGLISH, "create", narrow)
        assert sum(len(svg.encode()) for svg in drawn.values()) < 150_000
        for tree in trees(view, "create", narrow).values():
            for node in tree.iter():
                assert node.tag != f"{SVG}style"
                assert not {"style", "fill", "stroke", "opacity"} & set(node.attrib)


def test_fifteen_creatures_stand_beside_each_other_not_on_each_other():
    pieces = seen(crowd(15))
    boxes = []
    for id in range(15):
        hit = pieces[f"creature-{id}"].find(f"{SVG}rect[@class='hit']")
        x, y = map(float, re.findall(r"[\d.]+", pieces[f"creature-{id}"].get("transform")))
        boxes.append((x, y, x + float(hit.get("width")), y + float(hit.get("height"))))
    for k, (left, top, right, bottom) in enumerate(boxes):
        assert right <= 748
        for other in boxes[:k]:
            assert left >= other[2] or right <= other[0] or top >= other[3] or bottom <= other[1]


def test_every_class_has_a_rule_and_every_rule_keeps_inside_the_picture():
    used = set()
    known = set(re.findall(r"\.([a-z][\w-]*)", CSS))
    for seats in (1, 4):
        for at, (game, ask) in enumerate(questions(seats, 60 + seats)):
            if at % 10 == 0:
                for node in elements(trees(game.view(ask.seat), ask.kind.name)):
                    used |= set(node.get("class", "").split())
    assert used - known <= {"p-board", "p-hand", "narrow", "card", "pick", "k0"}
    for selectors in re.findall(r"([^{}]+)\{", re.sub(r"/\*.*?\*/", "", OWN, flags=re.DOTALL)):
        assert selectors.strip().startswith("svg.evolution")


def test_colours_are_properties_of_the_page_or_of_the_pictures():
    defined = set(re.findall(r"(--[\w-]+):", TOKENS + CSS))
    assert set(re.findall(r"var\((--[\w-]+)\)", CSS)) <= defined
    assert not re.findall(r"(?<!-)\b(?:fill|stroke|color): *#", CSS)


def test_no_text_is_smaller_than_twelve():
    sizes = [float(size) for size in re.findall(r"font-size: ([\d.]+)px", CSS)]
    assert min(sizes) == 12
    assert not re.search(r"scale\(0?\.\d", "".join(re.findall(r"<g[^>]*>(?=<text)", draw_of(crowd(9)))))


def draw_of(text: str) -> str:
    return draw(GAME.view(stage(GAME, text, BOX).state, 0), ENGLISH, None, False)["board"]


def luminance(colour: tuple[float, ...]) -> float:
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in colour]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: tuple[float, ...], other: tuple[float, ...]) -> float:
    dark, light = sorted([luminance(one), luminance(other)])
    return (light + 0.05) / (dark + 0.05)


def mixed(one: tuple[float, ...], other: tuple[float, ...], share: float) -> tuple[float, ...]:
    return tuple(a * share + b * (1 - share) for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_texts_stand_out_from_their_grounds(theme):
    block = TOKENS.split('[data-theme="dark"] {')[1] if theme == "dark" else TOKENS.split("@media")[0]
    found = dict(re.findall(r"--([\w-]+): *(#[0-9a-f]{6})", block))
    colour = {name: tuple(int(value[k : k + 2], 16) / 255 for k in (1, 3, 5)) for name, value in found.items()}
    for seat in range(4):
        colour[f"mat-{seat}"] = mixed(colour[f"seat-{seat}"], colour["ground"], 0.05)
    for ground in ["paper", "ground", "sunk", *[f"mat-{seat}" for seat in range(4)]]:
        assert contrast(colour["ink"], colour[ground]) > 4.5
        assert contrast(colour["ink-2"], colour[ground]) > 4.5
    for family in ("attack", "defence", "energy", "special"):
        fam = colour[f"fam-{family}"]
        assert contrast(fam, mixed(fam, colour["paper"], 0.09)) > 4.5
    assert contrast(colour["paper"], colour["bad"]) > 4.5
    assert contrast(colour["paper"], colour["ink"]) > 4.5


# -- texts keep to their room -----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de", "ru"])
@pytest.mark.parametrize("narrow", [False, True])
def test_names_of_traits_keep_inside_their_cards_in_every_language(language, narrow):
    cut = set()
    for seats in (2, 4):
        for at, (game, ask) in enumerate(questions(seats, 20 + seats)):
            if at % 12:
                continue
            for node in by_id(trees(game.view(ask.seat), ask.kind.name, narrow, words(language))).values():
                if re.fullmatch(r"half-\d+", node.get("id")):
                    cut |= held(node)
    assert len(cut) < {"en": 1, "de": 4, "ru": 8}[language], cut


def held(node) -> set[str]:
    """The names that were cut; every text ends before its card does."""
    hit = node.find(f"{SVG}rect[@class='hit']")
    wide = 999 if hit is None else float(hit.get("width"))
    starts = [each for each in node.iter(f"{SVG}text") if not each.get("text-anchor")]
    for each in starts:
        assert float(each.get("x")) + width(each.text, each.get("class")) <= wide + 4
    return {each.text for each in starts if each.text.endswith("…")}


def test_texts_from_people_are_escaped_and_cut():
    view = GAME.view(stage(GAME, "", BOX).state, 0)
    named = ENGLISH.seated(["Ada", '<script>&"x" of a long, long, long, long, long, long, long, long, long line'])
    for narrow in (False, True):
        drawn = draw(view, named, None, narrow)["board"]
        assert "<script" not in drawn
        head = by_id(trees(view, None, narrow, named))["seat-1"]
        assert title(head).startswith("<script>&")
        assert [text for text in texts(head) if text.startswith("<script>")] != []


def test_numbers_are_short():
    assert [number(x) for x in (1, 2.5, 0.333333, -0.001, 100)] == ["1", "2.5", "0.33", "-0", "100"]
