"""Infrastructure, technologies, goals, objectives and action cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boardwright.drawing.signs import seat_mark
from boardwright.drawing.svg import disc, lines, path, piece, placed, rect, text
from boardwright.games.evacuation.draw import glyphs
from boardwright.games.evacuation.draw.icons import ART, ILLUSTRATIONS, icon
from boardwright.games.evacuation.draw.ships import OFFER, offered, price
from boardwright.games.evacuation.phrases import _
from boardwright.games.evacuation.state import FIRST_GOAL

if TYPE_CHECKING:
    from boardwright.games.evacuation.draw.sight import Sight
    from boardwright.games.evacuation.view import PlayerView

SMALL: Final = (57, 42)
"""An infrastructure card beside a board."""
MET: Final = 30
"""How wide one is whose requirement is met."""
GOAL: Final = (132, 74)
GOAL_ROW: Final = 40
SHORT: Final = 70
BEFORE: Final = (0, 1, 3)
"""Researches in a column before each of its tiles is worked on."""


# -- infrastructure ---------------------------------------------------------------------------------------------


def art(sight: Sight, card: int, x: float, y: float, scale: float) -> str:
    """The illustration; one that is not ours has one of ours by its number."""
    cards = sight.box.infrastructure
    names = list(ART)
    name = ILLUSTRATIONS.get(cards.names[card]["en"], names[cards.pictures[card] % len(names)])
    return path(ART[name], "ln", x, y, scale)


def gains(sight: Sight, card: int) -> list[str]:
    cards = sight.box.infrastructure
    return ["+", *glyphs.cubes(cards.production[3 * card : 3 * card + 3])]


def infrastructure_offer(sight: Sight, card: int, x: float, y: float, first: bool) -> str:
    """A card in its row: the sites that it asks for, what it then makes, its price."""
    body = offered(first) + glyphs.row(glyphs.conditions(sight.box.infrastructure.requires[card]), 5, 11, 15, 60)
    brings = gains(sight, card)
    body += art(sight, card, 5, 21, 0.72) + glyphs.row(brings, 66 - glyphs.long(brings, 14), 31, 14)
    body += price(sight, sight.box.infrastructure.costs, card)
    told = sight.words.infrastructure_facts(sight.box, card)
    return piece(f"infrastructure-{card}", told, body, (0, 0, *OFFER), (x, y))


def infrastructure(sight: Sight, player: PlayerView, card: int, w: float, x: float, y: float) -> str:
    """A card beside a board: in hand with its price, played with what it asks for, met with a tick."""
    is_held, is_met = card in player.hand, bool(player.fulfilled >> card & 1)
    h, brings = SMALL[1], gains(sight, card)
    body = rect(0.5, 0.5, w - 1, h - 1, 5, "card held" if is_held else "card")
    if is_met:
        body += placed(w / 2, 12, path("M-5 0l3.5 3.5 7-8", "sign good")) + glyphs.middle(
            brings[1:], w / 2, 28, 13, w - 4
        )
    else:
        body += glyphs.row(glyphs.conditions(sight.box.infrastructure.requires[card]), 4, 10, 13, w - 8)
        body += glyphs.middle(brings, w / 2, 24 if is_held else 30, 12, w - 6)
    body += held_price(sight, card, w) if is_held else ""
    state = _("in hand") if is_held else _("met") if is_met else _("not met yet")
    told = f"{sight.words.infrastructure_facts(sight.box, card)}; {sight.say(state)}"
    return piece(f"infrastructure-{card}", told, body, (0, 0, w, h), (x, y))


def held_price(sight: Sight, card: int, w: float) -> str:
    costs = sight.box.infrastructure.costs[3 * card : 3 * card + 3]
    return path(f"M4 31.5H{w - 4:.4g}", "thin") + glyphs.middle(glyphs.cubes(costs), w / 2, 36.5, 9, w - 6)


# -- technologies -----------------------------------------------------------------------------------------------


def technology(sight: Sight, player: PlayerView, tile: int, w: float, x: float, y: float) -> str:
    """A tile: what it changes or does once, its face or symbol, and the marks of researches."""
    needed = sight.box.technologies.researches[tile]
    column, row = divmod(player.columns.index(tile), 3)
    marks = min(max(player.research[column] - BEFORE[row], 0), needed)
    state = "done" if marks == needed else "now" if player.research[column] >= BEFORE[row] else "later"
    told = sight.words.technology_text(sight.box, tile, sight.generous)
    told += sight.say(_(" {n} of {all} researched"), n=marks, all=needed)
    body = rect(0.75, 0.75, w - 1.5, OFFER[1] - 1.5, 5, f"card {state} s{player.seat}") + contents(sight, tile, w)
    body += slots(player.seat, marks, needed, w)
    title = f"{sight.words.technology(sight.box, tile)}: {told}"
    return piece(f"technology-{tile}", title, body, (0, 0, w, OFFER[1]), (x, y))


def contents(sight: Sight, tile: int, w: float) -> str:
    tiles = sight.box.technologies
    once = tiles.one_time[tile]
    shown = [glyphs.effect_glyphs(each) for each in tiles.effects[tile]] if once else changes(tiles.modifiers[tile])
    symbol = glyphs.symbols(1 << tiles.symbols[tile]) if tiles.symbols[tile] >= 0 else []
    out = said(shown or [symbol], w)
    out += "".join([disc(8 + 5 * each, 9, 1.7, "dot") for each in range(tiles.rows[tile] + 1)])
    corner = ["face"] * tiles.faces[tile] + (symbol if shown else [])
    out += "".join([icon(name, w - 10 - 13 * each, 10, 12) for each, name in enumerate(corner)])
    return out + (text(27, 13, "1×", "t12 q") if once else "")


def changes(modifiers: list[tuple[int, int]]) -> list[list[str]]:
    return [glyphs.technology([each]) for each in modifiers]


def said(parts: list[list[str]], w: float) -> str:
    """What a tile does in icons: side by side, or in two smaller rows where they would lie over each other."""
    whole = [glyph for part in parts for glyph in part]
    if glyphs.long(whole, 17) <= w - 4:
        return glyphs.middle(whole, w / 2, 26, 17, w - 8)
    rows = [parts[0], [glyph for part in parts[1:] for glyph in part]]
    return "".join([glyphs.middle(row, w / 2, 21.5 + 13.5 * each, 14, w - 6) for each, row in enumerate(rows)])


def slots(seat: int, marks: int, needed: int, w: float) -> str:
    """A place for each research, with a mark where it was done."""
    out = ""
    for each in range(needed):
        x = w / 2 + (each - (needed - 1) / 2) * 18
        out += disc(x, 47, 6.5, "soft plate") + (seat_mark(seat, x, 47, 5) if each < marks else "")
    return out


# -- goals and objectives ---------------------------------------------------------------------------------------


def goal(sight: Sight, card: int, x: float, y: float, kept: bool) -> str:
    """A goal: its name, what it asks for, its points."""
    goals, each, (w, h) = sight.box.goals, card - FIRST_GOAL, GOAL
    body = rect(0.5, 0.5, w - 1, h - 1, 6, "card" if kept else "card held")
    body += text(8, 17, sight.words.goal(sight.box, card), "b", room=w - 14)
    body += glyphs.row(glyphs.conditions(goals.conditions[each], 3), 8, 35, 17, w - 14) + path(
        f"M7 48.5H{w - 7}", "thin"
    )
    body += text(8, 65, sight.words.points(goals.points[each]), "t12 q", room=w - 60)
    body += text(w - 8, 65, sight.say(_("no. {n}"), n=each + 1), "t12 q", "end", 44)
    return piece(f"goal-{card}", sight.words.goal_facts(sight.box, card), body, (0, 0, w, h), (x, y))


def goal_row(sight: Sight, card: int, y: float, w: float) -> str:
    """The same in two lines, beside the board."""
    goals, each = sight.box.goals, card - FIRST_GOAL
    body = rect(0.5, 0.5, w - 1, GOAL_ROW - 1, 6, "card") + text(
        8, 17, sight.words.goal(sight.box, card), "b", room=w * 0.56 - 12
    )
    body += glyphs.row(glyphs.conditions(goals.conditions[each], 3), w * 0.58, 13, 16, w * 0.4)
    body += text(8, 33, sight.words.points(goals.points[each]), "t12 q", room=w * 0.6)
    body += text(w - 8, 33, sight.say(_("no. {n}"), n=each + 1), "t12 q", "end", 60)
    return piece(f"goal-{card}", sight.words.goal_facts(sight.box, card), body, (0, 0, w, GOAL_ROW), (0, y))


def objective(sight: Sight, card: int, x: float, y: float, w: float) -> str:
    """A public objective: name, condition, then price and what it brings."""
    cards = sight.box.objectives
    body = rect(0.5, 0.5, w - 1, 53, 6, "card") + text(
        8, 17, sight.words.objective(sight.box, card), "b", room=w * 0.56 - 12
    )
    body += glyphs.row(glyphs.conditions(cards.conditions[card]), w * 0.58, 13, 16, w * 0.4)
    body += path(f"M7 26.5H{w - 7}", "thin") + glyphs.row(
        glyphs.cubes(cards.costs[3 * card : 3 * card + 3]), 8, 40, 14, w * 0.3
    )
    brings = ["step", "lowest", *glyphs.cubes(cards.production[4 * card : 4 * card + 4])]
    body += glyphs.row(brings, w * 0.34, 40, 14, w * 0.3)
    body += text(w - 8, 44.5, sight.words.points(cards.points[card]), "t12 q", "end", w * 0.3)
    told = sight.words.objective_facts(sight.box, card)
    return piece(f"objective-{card}", told, body, (0, 0, w, 54), (x, y))


# -- action cards -----------------------------------------------------------------------------------------------


def action_card(sight: Sight, card: int, x: float, y: float, w: float, h: float) -> str:
    """An action card: its powers, its name, and its parts in icons, unless it lies face down and is short."""
    cards = sight.box.cards
    body = rect(0.5, 0.5, w - 1, h - 1, 6, "card") + icon("power", 14, 13, 16)
    body += text(25, 17.5, "/".join([str(power) for power in cards.powers[card]]), "t14 b")
    name = lines(sight.words.card(sight.box, card), w - 14, 2, "t12 b")
    body += "".join([text(8, 36 + 14 * each, line, "t12 b") for each, line in enumerate(name)])
    parts = cards.parts[card] if h > SHORT else []
    top = h - 4 - 22 * len(parts)
    for number, part in enumerate(parts):
        body += path(f"M6 {top + 22 * number:.4g}H{w - 6:.4g}", "thin")
        body += glyphs.row(glyphs.effects(part), 8, top + 11.5 + 22 * number, 16, w - 14)
    return piece(f"card-{card}", sight.words.card_facts(sight.box, card), body, (0, 0, w, h), (x, y))
