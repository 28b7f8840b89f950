"""The table as plain text for a terminal, from a view: as wide as is asked for, no colours."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING, Final, NamedTuple

from boardwright.games.evacuation import notes_told
from boardwright.games.evacuation.phrases import _
from boardwright.games.evacuation.queries_words import profile, seconds_of
from boardwright.games.evacuation.state import PHASES
from boardwright.games.evacuation.text_map import world_map
from boardwright.games.evacuation.text_players import area
from boardwright.games.evacuation.vocabulary import NEW, OLD

if TYPE_CHECKING:
    from boardwright.games.evacuation.view import View
    from boardwright.games.evacuation.words import Words

WIDTH: Final = 100
HEAD: Final = 12
ASCII: Final = str.maketrans({"·": ".", "│": "|", "●": "*", "○": "o", "△": "^", "□": "#", "→": ">", "✓": "v"})
SIGNS: Final = "○△□"
"""Circle, triangle, square."""
ROWS: Final = [_("Ships"), _("Stadiums"), _("Infrastr.")]


class Line(NamedTuple):
    """A line that goes on under itself, `indent` columns in; `fixed`: it is never broken."""

    head: str
    rest: str = ""
    indent: int = HEAD
    fixed: bool = False

    def wrapped(self, width: int) -> list[str]:
        """The line in pieces that fit; in a narrow window it hangs less far to the right."""
        if self.fixed:
            return [self.head.rstrip()]
        return textwrap.wrap(
            self.rest,
            width,
            initial_indent=self.head,
            subsequent_indent=" " * min(self.indent, width // 5),
            break_on_hyphens=False,
        ) or [self.head.rstrip()]


def text(view: View, words: Words, width: int = WIDTH, plain: bool = False) -> str:
    """The table as this seat sees it, in so many columns; `plain`: for a terminal that has no other signs."""
    parts = [*heading(view, words), Line(""), *middle(view, words), Line(""), *track(view, words, width), Line("")]
    parts += [Line(each, fixed=True) for each in world_map(view, words, width)]
    for player in view.players:
        parts.append(Line(""))
        parts += [Line(head, rest) for head, rest in area(view, words, player)]
    lines = "\n".join([piece for part in parts for piece in part.wrapped(width)])
    return lines.translate(ASCII) if plain else lines


def headed(words: Words, head: str, rest: str) -> Line:
    """A line under a name of at most ten letters."""
    return Line(f"{words.say(head):<{HEAD}}", rest)


# -- the heading ------------------------------------------------------------------------------------------------


def heading(view: View, words: Words) -> list[Line]:
    """Year, phase, whose turn, and what is ours and not the publisher's."""
    told = [words.say(_("Year {n}. {turn}"), n=view.year, turn=turn(view, words)), *words.notices(view)]
    return [Line("", each, 2) for each in told] + [Line("* ", ruling, 2) for ruling in words.rulings(view)]


def turn(view: View, words: Words) -> str:
    """The phase, and whose turn it is."""
    phase = words.say(notes_told.PHASES[PHASES.index(view.phase)])
    if view.over or view.on_turn < 0:
        return f"{phase}."
    if view.on_turn == view.seat:
        return words.say(_("{phase}: your turn."), phase=phase)
    return words.say(_("{phase}: turn of {player}."), phase=phase, player=words.player(view, view.on_turn))


# -- what lies in the middle ------------------------------------------------------------------------------------


def middle(view: View, words: Words) -> list[Line]:
    order = ", ".join([words.player(view, each) for each in view.order])
    lines = [headed(words, _("Order"), order), headed(words, _("Income"), expected(view, words))]
    for number, card in enumerate(view.bonuses):
        year = words.say(_("year {n}"), n=4 - len(view.bonuses) + number + 1)
        told = f"{year}: {words.bonus_card(view.box, card, profile(view))}"
        lines.append(Line(" " * HEAD, told) if number else headed(words, _("Bonuses"), told))
    for row in range(len(view.rows)):
        lines += items(view, words, row)
    return lines + extras(view, words)


def expected(view: View, words: Words) -> str:
    """Food and stadiums of this year and the next."""
    years = view.box.years
    told = [
        words.say(
            _("year {n}: food {old} / {new}, stadiums {stadiums}"),
            n=year + 1,
            old=years.food[OLD * 4 + year],
            new=years.food[NEW * 4 + year],
            stadiums=years.stadiums[year],
        )
        for year in range(4)
        if year + 1 >= view.year
    ]
    return "; ".join(told) or words.say(_("no more"))


def items(view: View, words: Words, row: int) -> list[Line]:
    """What lies open, the oldest first, and how many are left in the pile."""
    tell = [words.ship_offer, words.stadium_offer, words.infrastructure_facts][row]
    left = view.piles[row] + len(view.under[row]) + (seconds_of(view) if row == len(view.rows) - 1 else 0)
    told = [tell(view.box, item) for item in view.rows[row]] or [words.say(_("none"))]
    told[-1] += words.say(_("; {n} more in the pile"), n=left)
    return [headed(words, ROWS[row], told[0]), *[Line(" " * HEAD, each) for each in told[1:]]]


def extras(view: View, words: Words) -> list[Line]:
    """Public objectives, and what the solo cards have done."""
    lines = [headed(words, _("Objective"), words.objective_facts(view.box, each)) for each in view.objectives]
    for line in view.lines:
        sites = ", ".join([words.site(view.box, site) for site in view.box.modules.lines[line]])
        lines.append(headed(words, _("Line"), sites))
    if view.solo_size or view.solo_played:
        told = words.say(_("{n} cards left; the solo tile at {site}"), n=view.solo_size, site=solo_site(view, words))
        lines.append(headed(words, _("Solo"), told))
    if view.taken:
        names = ", ".join([words.stadium_facts(view.box, each) for each in view.taken])
        lines.append(headed(words, _("Opponent"), names))
    return lines


def solo_site(view: View, words: Words) -> str:
    return words.site(view.box, view.box.map.edge[view.solo_tile])


# -- the progress track -----------------------------------------------------------------------------------------


def track(view: View, words: Words, width: int) -> list[Line]:
    """A column for each step, a stroke for each transition; seats by their numbers, several by a star."""
    data = view.box.tracks[profile(view)]
    lanes = [[lane_sign(view, step * 3 + lane) for step in range(data.length + 1)] for lane in range(3)]
    heads = [_("Progress"), _("side A"), _("side B")]
    lines = []
    for head, lane in zip(heads, lanes, strict=True):
        signs = "".join([sign + ("│" if step in data.transitions else "") for step, sign in enumerate(lane)])
        lines.append(Line(f"{words.say(head):<{HEAD}}{signs}"[:width], fixed=True))
    step_head = words.say(_("step"))
    lines.append(Line(f"{step_head:<{HEAD}}{scale(data.length, data.transitions)}"[:width], fixed=True))
    lines.append(Line(" " * HEAD, words.say(_("+ is an effect, ○△□ are settlement symbols, │ is a transition"))))
    return lines


def scale(length: int, transitions: list[int]) -> str:
    """Every fifth step by its number, in its column."""
    line = ""
    for step in range(0, length + 1, 5):
        line = line.ljust(step + len([each for each in transitions if each < step])) + str(step)
    return line


def lane_sign(view: View, space: int) -> str:
    """Who stands there, else what is printed there."""
    there = [str(player.seat + 1) for player in view.players for marker in player.markers if marker == space]
    there += ["ox"[number // 2] for number, marker in enumerate(view.rivals) if marker == space]
    if there:
        return there[0] if len(set(there)) == 1 else "*"
    data = view.box.tracks[profile(view)]
    if data.symbols[space] >= 0:
        return SIGNS[data.symbols[space]]
    return "+" if data.effects[space] else "·"
