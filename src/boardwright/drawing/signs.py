"""The signs that mean the same in every game: seats, the three resources, yes and no, cards, words on a plate."""

from __future__ import annotations

from typing import Final

from boardwright.drawing.svg import disc, number, path, placed, rect, text, width

SIGNS: Final = {
    "energy": [("sign energy", "M1.7-8.3-6.2 1.2H-1.2L-2.5 8.3 6.2-2.1H.8Z")],
    "steel": [("sign steel", "M-6.7-7.5H6.7V-3.3H2.5V3.3H6.7V7.5H-6.7V3.3H-2.5V-3.3H-6.7Z")],
    "food": [
        ("sign line", "M0 8.3V-2.5"),
        ("sign food", "M0 7C-4.2 6.7-6 4.6-6 1.7-1.7 1.7 0 3.7 0 7C4.2 6.7 6 4.6 6 1.7 1.7 1.7 0 3.7 0 7Z"),
        ("sign food", "M0 2C-4.2 1.7-6-.4-6-3.3-1.7-3.3 0-1.3 0 2C4.2 1.7 6-.4 6-3.3 1.7-3.3 0-1.3 0 2Z"),
        ("sign food", "M0-2.5C-2.5-4.2-2.5-6.7 0-8.8 2.5-6.7 2.5-4.2 0-2.5Z"),
    ],
    "cube": [
        ("sign energy", "M0-8.3 7.5-4.2 0 0-7.5-4.2Z"),
        ("sign food", "M-7.5-4.2 0 0V8.3L-7.5 4.2Z"),
        ("sign steel", "M7.5-4.2 0 0V8.3L7.5 4.2Z"),
    ],
    "first": [("sign ink", "M0-8A3.6 3.6 0 0 1 2.4-1.8C4 0 4.6 3 5 6H-5C-4.6 3-4 0-2.4-1.8A3.6 3.6 0 0 1 0-8Z")],
    "yes": [("sign good", "M-7 0-2 5.5 7-6")],
    "no": [("sign bad", "M-6-6 6 6M6-6-6 6")],
    "lock": [("sign line", "M-4-1V-4A4 4 0 0 1 4-4V-1"), ("sign ink", "M-6-1H6V8H-6Z")],
}  # fmt: skip
"""Each sign as (classes, path), drawn around the origin, 20 units across."""


def sign(name: str, x: float, y: float, size: float = 20) -> str:
    """A sign around a point: energy, steel, food, cube (any of the three), first (player), yes, no, lock."""
    body = "".join([path(data, kind) for kind, data in SIGNS[name]])
    return f'<g transform="translate({number(x)} {number(y)}) scale({number(size / 20)})">{body}</g>'


def seat_mark(seat: int, x: float, y: float, r: float = 7) -> str:
    """A seat's shape in its colour: circle, square, triangle, diamond."""
    shapes = [
        f"M{-r} 0A{r} {r} 0 1 1 {r} 0 {r} {r} 0 1 1 {-r} 0Z",
        f"M{1 - r} {1 - r}H{r - 1}V{r - 1}H{1 - r}Z",
        f"M0 {-r}L{r} {r - 1}H{-r}Z",
        f"M0 {-r}L{r} 0 0 {r} {-r} 0Z",
    ]
    return path(shapes[seat], f"seat s{seat}", x, y)


def marker(seat: int, x: float, y: float, r: float = 10) -> str:
    """A seat's marker on a track or a map: a paper disc with a ring in its colour and its shape inside."""
    return placed(x, y, disc(0, 0, r, f"marker s{seat}") + seat_mark(seat, 0, 0, round(r * 0.6, 1)))


def cards(x: float, y: float) -> str:
    """Two cards, 17 x 19, from their upper left corner: a hand, or a pile to draw from."""
    return rect(x, y, 12, 17, 2, "minicard") + rect(x + 5, y + 2, 12, 17, 2, "minicard")


def pill(x: float, y: float, words: str, kind: str) -> str:
    """A word on a rounded plate, 18 high; x: its middle. Classes: `kind` for the plate, `kind-text` for the word."""
    w = width(words, "t12 b") + 12
    return rect(x - w / 2, y, w, 18, 9, kind) + text(x, y + 13.2, words, f"t12 b {kind}-text", "middle")
