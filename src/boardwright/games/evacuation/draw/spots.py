"""Places to fill and what fills them: squares for factories, discs for people, cubes."""

from __future__ import annotations

from boardwright.drawing.svg import disc, rect
from boardwright.games.evacuation.draw.icons import RESOURCES, icon
from boardwright.games.evacuation.vocabulary import FACTORY

Spot = tuple[int, int, int]


def empty_spot(x: float, y: float, size: float, spot: Spot) -> str:
    """Square for a factory, round for a person, whose resource is inside, twice for +2."""
    kind, resource, rise = spot
    if kind == FACTORY:
        return rect(x - size / 2, y - size / 2, size, size, 4, "soft plate") + icon("factory", x, y, size * 0.76)
    out = disc(x, y, size / 2, "soft plate")
    if rise == 1:
        return out + icon(RESOURCES[resource], x, y, size * 0.68)
    step = size * 0.4 / (rise - 1)
    return out + "".join(
        [icon(RESOURCES[resource], x - size * 0.2 + each * step, y, size * 0.58) for each in range(rise)]
    )


def factory(x: float, y: float, size: float, resource: int, seat: int) -> str:
    """A factory tile: a square of its owner, its resource on a disc; seat -1: nobody's colour."""
    plate = f"piece seat s{seat}" if seat >= 0 else "soft plate"
    out = rect(x - size / 2, y - size / 2, size, size, size * 0.16, plate)
    return out + disc(x, y, size * 0.37, "plate") + icon(RESOURCES[resource], x, y, size * 0.6)


def person(x: float, y: float, size: float, seat: int) -> str:
    """A token of a person: a disc of its owner."""
    return disc(x, y, size / 2, f"piece seat s{seat}") + icon("person", x, y, size * 0.62, "pale")


def cube(resource: int, x: float, y: float, s: float) -> str:
    """A wooden cube seen from a corner around a point; s: half its height."""
    return icon(f"wood{RESOURCES[resource]}", x, y, 2 * s)


def places(spots: int, s: float) -> tuple[list[tuple[float, float]], float]:
    """Where the spots of a site lie around its middle, and how large they are; s: the scale of the hex."""
    if spots <= 2:
        return [[(0.0, 4 * s)], [(-14.5 * s, 4 * s), (14.5 * s, 4 * s)]][max(spots, 1) - 1], 26 * s
    upper = 2 * s if spots > 3 else 5 * s
    three = [(-19.5 * s, upper), (0.0, upper), (19.5 * s, upper)]
    return [*three, (0.0, 22 * s)][:spots], 19 * s
