"""SVG as text: boxes, discs, paths, groups with an id and a title, and texts that keep to their room.

Lengths are units of the picture: pixels where it is shown at its own width. Colours are in the page's pictures.css and
the game's draw.css, by class.
"""

from __future__ import annotations

import re
from html import escape
from typing import Final

PLAIN: Final = 13
SIZES: Final = {"t12": 12, "t14": 14, "t15": 15, "t18": 18, "t24": 24}
BOLD: Final = 1.07
"""How much wider bold letters are."""
CUT: Final = "…"
LOCAL: Final = "local-"
"""How an id of a window, a pattern or a symbol begins; `picture` puts its own name there."""
WINDOW: Final = re.compile(rf"url\(#{LOCAL}clip-([0-9.x]+)\)")
WIDTHS: Final = {
    letter: hundredths / 100
    for hundredths, letters in {
        25: "'Iijl",
        30: " !,.:;·",
        35: "()/[\\]frt{|}",
        40: '"',
        45: "1-^_г",
        50: "*?`s–з",
        55: "7JLackvxyzäавкстухчьэя",
        60: "025689EFZbdeghnopquöüßéèГЕУбдеийлнопрёЁ",
        65: "34#$&+<=>BKPRSTXY~×−БВЗКРТХЬЭЯцъ",
        70: "ADVÄАЛПЧф",
        75: "CGHNOQUÖÜДИЙНОСЦмы",
        80: "%w…ФЪшю",
        85: "mЫжщ",
        90: "MМ",
        95: "@W→ЖШ",
        100: "—ЩЮ",
    }.items()
    for letter in letters
}
"""Widths of letters in em, to the nearest twentieth, of the bundled typeface."""


def number(value: float) -> str:
    """At most two decimals."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def at(x: float, y: float) -> str:
    return f' transform="translate({number(x)} {number(y)})"'


def placed(x: float, y: float, body: str, kind: str = "") -> str:
    """A body moved to a place."""
    return f"<g{classed(kind)}{at(x, y)}>{body}</g>"


def classed(kind: str) -> str:
    return f' class="{kind}"' if kind else ""


def rect(x: float, y: float, w: float, h: float, r: float, kind: str = "") -> str:
    corner = f' rx="{number(r)}"' if r else ""
    size = f'width="{number(w)}" height="{number(h)}"'
    return f'<rect x="{number(x)}" y="{number(y)}" {size}{corner}{classed(kind)}/>'


def disc(x: float, y: float, r: float, kind: str = "") -> str:
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(r)}"{classed(kind)}/>'


def oval(x: float, y: float, rx: float, ry: float, kind: str = "") -> str:
    return f'<ellipse cx="{number(x)}" cy="{number(y)}" rx="{number(rx)}" ry="{number(ry)}"{classed(kind)}/>'


def path(d: str, kind: str = "", x: float = 0, y: float = 0, scale: float = 1) -> str:
    """Path data, perhaps moved and scaled."""
    moved = f' transform="translate({number(x)} {number(y)}) scale({number(scale)})"' if x or y or scale != 1 else ""
    return f'<path d="{d}"{classed(kind)}{moved}/>'


def shape(described: str) -> str:
    """A shape of shapes.toml: classes, then a path or the numbers of a circle, an ellipse or a rounded box."""
    kind, _, data = described.rpartition(": ")
    if data.startswith("M"):
        return path(data, kind)
    x, y, *rest = [float(each) for each in data.split()]
    if len(rest) == 1:
        return disc(x, y, rest[0], kind)
    return oval(x, y, rest[0], rest[1], kind) if len(rest) == 2 else rect(x, y, rest[0], rest[1], rest[2], kind)


def clipped(w: float, h: float, r: float, body: str, kind: str = "") -> str:
    """A body cut to a rounded box at the origin; `picture` adds the windows that are used."""
    return f'<g clip-path="url(#{LOCAL}clip-{number(w)}x{number(h)}x{number(r)})"{classed(kind)}>{body}</g>'


def windows(body: str) -> str:
    """A window for each size of box that something is cut to."""
    sizes = sorted(set(WINDOW.findall(body)))
    return "".join([f'<clipPath id="{LOCAL}clip-{size}">{rect(0, 0, *boxed(size))}</clipPath>' for size in sizes])


def boxed(size: str) -> tuple[float, float, float]:
    w, h, r = size.split("x")
    return float(w), float(h), float(r)


# -- texts ------------------------------------------------------------------------------------------------------


def width(words: str, kind: str = "") -> float:
    """How long a text is, at most, in the size and weight of its classes."""
    size = next((size for name, size in SIZES.items() if name in kind.split()), PLAIN)
    em = sum([WIDTHS.get(letter, 0.9) for letter in words])
    return em * size * (BOLD if "b" in kind.split() else 1)


def fit(words: str, room: float, kind: str = "") -> str:
    """The text, or as much of its beginning as there is room for, with an ellipsis."""
    if width(words, kind) <= room:
        return words
    while words and width(words + CUT, kind) > room:
        words = words[:-1].rstrip()
    return words + CUT


def lines(words: str, room: float, most: int, kind: str = "") -> list[str]:
    """The text broken at its spaces into lines of a length, at most so many; what is left over ends in an ellipsis."""
    found: list[str] = []
    left = words.split()
    while left and len(found) < most:
        line = left.pop(0)
        while left and width(f"{line} {left[0]}", kind) <= room:
            line += f" {left.pop(0)}"
        found.append(line)
    if left:
        found[-1] = f"{found[-1]} {' '.join(left)}"
    return [fit(line, room, kind) for line in found]


def text(x: float, y: float, words: str, kind: str = "", anchor: str = "", room: float = 0) -> str:
    """A text on a base line; anchor: middle or end; room: its greatest length, 0 for any."""
    shown = escape(fit(words, room, kind) if room else words)
    side = f' text-anchor="{anchor}"' if anchor else ""
    return f'<text x="{number(x)}" y="{number(y)}"{classed(kind)}{side}>{shown}</text>'


# -- groups -----------------------------------------------------------------------------------------------------


def group(
    ident: str, title: str, body: str, kind: str = "", place: tuple[float, float] = (0, 0), sort: str = "",
    origin: str = "",
) -> str:  # fmt: skip
    """A thing on the table: a stable id, and a title that a pointer and a screen reader find.

    sort: things that nobody can tell apart, so that one that appears comes from where one was lost; origin: the id of
    the thing that a new one comes from.
    """
    moved = at(*place) if any(place) else ""
    role = "group" if "<title>" in body else "img"
    comes = (f' data-sort="{sort}"' if sort else "") + (f' data-from="{origin}"' if origin else "")
    return f'<g id="{ident}"{classed(kind)}{moved}{comes} role="{role}"><title>{escape(title)}</title>{body}</g>'


def piece(
    ident: str, title: str, body: str, box: tuple[float, float, float, float], place: tuple[float, float] = (0, 0),
    kind: str = "", outline: str = "", origin: str = "",
) -> str:  # fmt: skip
    """A thing that a question may offer. Its first child but the title is a clear `hit` box, where a ring belongs.

    outline: path data in place of the box, for what is no rectangle.
    """
    hit = path(outline, "hit") if outline else rect(*box, 0, "hit")
    return group(ident, title, hit + body, f"pick {kind}".rstrip(), place, "", origin)


def picture(
    game: str, name: str, label: str, size: tuple[float, float], body: str, kind: str = "", tab: str = "",
    defs: str = "",
) -> str:  # fmt: skip
    """A whole picture: `name` as in the answer of `draw`, `label` for screen readers, `tab` its short name on a phone.

    defs: patterns and symbols, their ids beginning with `local-`, as in what refers to them (`url(#local-waves)`).
    """
    w, h = number(size[0]), number(size[1])
    inner = f"<defs>{windows(body)}{defs}</defs>{body}".replace(f"#{LOCAL}", f"#{name}-")
    inner = inner.replace(f'id="{LOCAL}', f'id="{name}-')
    names = f"picture {game} p-{name} {kind}".rstrip()
    short = f' data-tab="{escape(tab)}"' if tab else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="{names}" viewBox="0 0 {w} {h}" width="{w}" height="{h}"'
        f'{short} role="group" aria-label="{escape(label)}">{inner}</svg>'
    )
