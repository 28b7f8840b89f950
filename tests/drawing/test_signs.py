"""The signs of all games: each is there, differs, and every class has its colours on the page."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import boardwright
from boardwright.drawing.signs import SIGNS, cards, marker, pill, seat_mark, sign
from boardwright.drawing.svg import SIZES

STATIC = Path(boardwright.__file__).parent / "web" / "static"
CSS = re.sub(r"/\*.*?\*/", "", (STATIC / "pictures.css").read_text("utf-8"), flags=re.DOTALL)
TOKENS = (STATIC / "tokens.css").read_text("utf-8")


def tree(body: str) -> ET.Element:
    return ET.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{body}</svg>')


def classes(body: str) -> set[str]:
    return {name for node in tree(body).iter() for name in node.get("class", "").split()}


@pytest.mark.parametrize("name", SIGNS)
def test_a_sign_keeps_to_its_square_and_has_its_colours(name):
    for _, data in SIGNS[name]:
        assert all(abs(float(each)) <= 10 for each in re.findall(r"-?\d*\.?\d+", data))
    known = set(re.findall(r"\.([a-z][\w-]*)", CSS)) | {"line"}
    assert classes(sign(name, 5, 5, 12)) <= known
    assert "scale(0.6)" in sign(name, 5, 5, 12)


def test_no_two_signs_and_no_two_seats_look_alike():
    assert len({str(SIGNS[name]) for name in SIGNS}) == len(SIGNS)
    assert len({seat_mark(seat, 0, 0).partition("class")[0] for seat in range(4)}) == 4


@pytest.mark.parametrize("seat", range(4))
def test_a_marker_shows_its_seat_by_shape_and_colour(seat):
    assert {"marker", "seat", f"s{seat}"} == classes(marker(seat, 10, 10))
    assert f"--seatc: var(--seat-{seat})" in CSS


def test_cards_and_plates_are_drawn():
    assert [node.get("class") for node in tree(cards(0, 0))] == ["minicard", "minicard"]
    plate, word = tree(pill(40, 0, "wins", "won-word"))
    assert (plate.get("class"), word.get("class")) == ("won-word", "t12 b won-word-text")
    assert float(str(plate.get("x"))) + float(str(plate.get("width"))) / 2 == pytest.approx(40, abs=0.01)


def test_the_shared_style_keeps_inside_pictures_and_to_the_tokens():
    for selectors in re.findall(r"([^{}]+)\{", CSS):
        assert selectors.strip().startswith("svg.picture")
    assert set(re.findall(r"var\((--[\w-]+)\)", CSS)) <= set(re.findall(r"(--[\w-]+):", TOKENS + CSS))
    assert not re.findall(r"(?<!-)\b(?:fill|stroke|color): *#", CSS)


def test_every_size_of_text_is_the_same_in_python_and_on_the_page():
    told = dict(re.findall(r"\.(t\d+) \{ font-size: (\d+)px", CSS))
    assert told == {name: str(size) for name, size in SIZES.items()}
    assert min(SIZES.values()) == 12
