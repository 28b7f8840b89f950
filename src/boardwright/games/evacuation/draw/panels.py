"""Pictures around the board: both worlds of the player in the middle, technologies, offers; other seats' boards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boardwright.drawing.svg import fit, number, piece, placed, rect, text, width
from boardwright.games.evacuation.domains import REFRESH_INFRASTRUCTURE, REFRESH_SHIPS, REFRESH_STADIUMS
from boardwright.games.evacuation.draw.boards import Half
from boardwright.games.evacuation.draw.cards import infrastructure_offer, technology
from boardwright.games.evacuation.draw.icons import icon, paint
from boardwright.games.evacuation.draw.ships import OFFER, ship_offer, stadium_offer
from boardwright.games.evacuation.draw.strips import STRIP
from boardwright.games.evacuation.phrases import _
from boardwright.games.evacuation.queries_words import seconds_of
from boardwright.games.evacuation.sentences import COLUMNS
from boardwright.games.evacuation.state import SHIP_ROW, STADIUM_ROW
from boardwright.games.evacuation.vocabulary import NEW, OLD

if TYPE_CHECKING:
    from boardwright.games.evacuation.draw.sight import Sight
    from boardwright.games.evacuation.view import PlayerView

WIDE: Final = 240
NARROW: Final = 344
HEAD: Final = 20
STEP: Final = OFFER[1] + 3
HIGH: Final = HEAD + 3 * STEP - 3
REFRESHES: Final = [("ship", REFRESH_SHIPS), ("stadium", REFRESH_STADIUMS), ("infrastructure", REFRESH_INFRASTRUCTURE)]
ROWS: Final = [_("Ships"), _("Stadiums"), _("Infrastructure")]


def panel(sight: Sight, name: str, label: str, high: float, body: str, tab: str = "") -> str:
    """A picture drawn 240 wide, as large as the screen of a phone is wide."""
    scale = NARROW / WIDE
    if not sight.narrow:
        return paint(name, label, (WIDE, high), body, tab or label)
    grown = f'<g transform="scale({number(scale)})">{body}</g>'
    return paint(name, label, (NARROW, round(high * scale)), grown, tab or label)


def old_world(sight: Sight) -> str:
    half = Half(sight, sight.me, OLD, WIDE)
    return panel(sight, "old-world", sight.words.world(OLD), half.high(), half.draw())


def colony(sight: Sight) -> str:
    half = Half(sight, sight.me, NEW, WIDE)
    label = sight.say(_("The New World side of the board"))
    return panel(sight, "colony", label, half.high(), half.draw(), sight.say(_("Colony")))


# -- technologies -----------------------------------------------------------------------------------------------


def technologies(sight: Sight) -> str:
    return panel(sight, "technology", sight.say(_("Technology")), HIGH, tree(sight, sight.me, WIDE))


def tree(sight: Sight, player: PlayerView, w: float) -> str:
    """Three columns, the lowest tile at the bottom; a column can be chosen for a research."""
    wide = (w - 12) / 3
    done = sight.say(_("{n} of 15 researched"), n=sum(player.research))
    out = text(0, 14, sight.say(_("Technology")), "t14 b") + text(w - 1, 14, done, "t12 q", "end")
    for column in range(3):
        tiles = player.columns[3 * column : 3 * column + 3]
        shown = "".join([technology(sight, player, tile, wide, 0, (2 - row) * STEP) for row, tile in enumerate(tiles)])
        told = sight.say(_("Technologies, column {column}"), column=sight.say(COLUMNS[column]))
        ident = sight.ident(player, f"column-{column}")
        out += piece(ident, told, shown, (-1.5, -1.5, wide + 3, 3 * STEP - 1), (2 + column * (wide + 4), HEAD))
    return out


# -- the rows ---------------------------------------------------------------------------------------------------


def offer(sight: Sight) -> str:
    """Three rows; the item at the left, at the X, leaves first."""
    w = WIDE
    words = sight.say(_("On offer"))
    more = sight.say(_("the left leaves first"))
    out = text(0, 14, words, "t14 b")
    out += text(w - 1, 14, fit(more, w - width(words, "t14 b") - 12, "t12"), "t12 q", "end")
    step = OFFER[0] + 3.0
    for row in range(len(sight.view.rows)):
        out += placed(0, HEAD + row * STEP, line(sight, row, step))
    return panel(sight, "offer", words, HIGH, out)


def line(sight: Sight, row: int, step: float) -> str:
    """A row of up to three, and the pile at its end, by which it can be refreshed."""
    draw = {SHIP_ROW: ship_offer, STADIUM_ROW: stadium_offer}.get(row, infrastructure_offer)
    items = sight.view.rows[row]
    out = "".join([draw(sight, item, each * step, 0, each == 0) for each, item in enumerate(items)])
    gaps = [rect(each * step + 0.75, 0.75, OFFER[0] - 1.5, OFFER[1] - 1.5, 5, "ghost") for each in range(len(items), 3)]
    return out + "".join(gaps) + pile(sight, row, 3 * step)


def pile(sight: Sight, row: int, x: float) -> str:
    """How many are left; a click refreshes the row where that is a choice. [EVA-421]"""
    view = sight.view
    left = view.piles[row] + len(view.under[row]) + (seconds_of(view) if row == len(view.rows) - 1 else 0)
    name, value = REFRESHES[row]
    told = sight.say(_("{row}: {n} in the pile; refresh the row"), row=sight.say(ROWS[row]), n=left)
    body = rect(0.5, 0.5, 20, OFFER[1] - 1, 5, "card") + icon("refresh", 10.5, 18, 14)
    body += text(10.5, 46, str(left), "t12 q", "middle")
    return piece(f"{name}-{value}", told, body, (0, 0, 21, OFFER[1]), (x, 0))


# -- other seats ------------------------------------------------------------------------------------------------


def rival(sight: Sight, player: PlayerView) -> str:
    """The board of another seat, as it opens in its strip."""
    words, out, y = sight.player(player.seat), "", 0.0
    for world in (OLD, NEW):
        half = Half(sight, player, world, STRIP)
        out += placed(0, y, half.draw())
        y += half.high() + 6
    out += placed(0, y, tree(sight, player, STRIP))
    return paint(f"seat-{player.seat}", words, (STRIP, y + HIGH), out, words)
