"""The table as plain text for a terminal, from a view: as wide as is asked for, no colours."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING, Final, NamedTuple

from boardwright.games.civolution.box import COLUMNS, LAND_TERRITORIES
from boardwright.games.civolution.names import (
    ATTRIBUTE_PIECE,
    BLOCKED,
    BOATS,
    CARDS,
    FEATURES,
    FOCUS,
    FOOD,
    FREE,
    GOAL_PIECE,
    IDEAS,
    INCOME_PIECE,
    MAIN_MODULES,
    MONEY,
    NOBODY,
    PLANNING,
    RAW,
    SETTLEMENTS,
    STORAGE,
    TERRITORIES,
)
from boardwright.games.civolution.queries import points, resets_to_end
from boardwright.games.civolution.rules.stage_partition import is_goal_chip
from boardwright.games.civolution.text_console import DIE, stairs, storage
from boardwright.games.civolution.vocabulary import FIRE
from boardwright.games.civolution.words_phrases import PHASES, _, count
from boardwright.games.civolution.words_sentences import LEVELS

if TYPE_CHECKING:
    from boardwright.games.civolution.state import Player
    from boardwright.games.civolution.view import View
    from boardwright.games.civolution.words import Words

WIDTH: Final = 100
EXACT: Final = -1
NAME: Final = 11
STRONG: Final = "●"
WEAK: Final = "○"
EMPTY: Final = "·"
CLOSED: Final = "×"
ASCII: Final = str.maketrans({STRONG: "#", WEAK: "o", EMPTY: ".", CLOSED: "x", "—": "-", DIE: "#"})
SETTING_UP: Final = _("set-up")
POINTS: Final = count("{name}: {n} point", "{name}: {n} points")


LEGEND: Final = _(
    "● strong and ○ weak tribes by seat, · free and × covered encampments, 2: points of the fire encampment"
)


class Line(NamedTuple):
    """A line that goes on under itself, `indent` columns in; EXACT: just as it is."""

    head: str
    rest: str = ""
    indent: int = 4

    def wrapped(self, width: int) -> list[str]:
        """The line in pieces that fit; in a narrow window it hangs less far to the right."""
        indent = " " * min(self.indent, width // 5)
        if self.indent == EXACT:
            return [self.head + self.rest]
        pieces = textwrap.wrap(
            self.rest, width, initial_indent=self.head, subsequent_indent=indent, break_on_hyphens=False
        )
        return pieces or [self.head.rstrip()]


def text(view: View, words: Words, width: int = WIDTH, plain: bool = False) -> str:
    """The table as this seat sees it, in so many columns; `plain`: for a terminal that has no other signs."""
    parts = [*heading(view, words), Line(""), *boards(view, words), Line(""), *continent(view, words)]
    for player in view.table.players:
        parts += [Line(""), *area(view, words, player, width)]
    lines = "\n".join([piece for part in parts for piece in part.wrapped(width)])
    return lines.translate(ASCII) if plain else lines


def named(head: str, rest: str) -> Line:
    """A line with its name before it."""
    return Line(f"{head:<{NAME}} ", rest, NAME + 1)


# -- the heading ------------------------------------------------------------------------------------------------


def heading(view: View, words: Words) -> list[Line]:
    """Era, phase, whose turn, and what is ours and not the publisher's."""
    told = [turn(view, words), *words.notices(view)]
    return [Line("", each, 2) for each in told] + [Line("* ", ruling, 2) for ruling in words.rulings(view)]


def turn(view: View, words: Words) -> str:
    g = view.table
    if g.phase > 8:
        return words.say(_("The game is over."))
    phase = words.say(PHASES[g.phase - 1] if g.phase else SETTING_UP)
    told = words.say(_("Era {era} of 4, phase {n}: {phase}."), era=g.era, n=g.phase, phase=phase)
    if g.phase == 4:
        told += words.say(_(" Reset {n} of {last}."), n=g.resets, last=resets_to_end(g))
    if g.seat == view.seat and g.seat != NOBODY:
        told += words.say(_(" Your turn."))
    elif g.seat != NOBODY:
        told += words.say(_(" Turn of {player}."), player=words.player(view, g.seat))
    return told + words.say(_(" {player} has the monolith."), player=capitalised(words.player(view, g.starter)))


def capitalised(name: str) -> str:
    return name[:1].upper() + name[1:]


# -- boards -----------------------------------------------------------------------------------------------------


def boards(view: View, words: Words) -> list[Line]:
    """Weather and event, scoring tiles, displays, research stacks."""
    g, box = view.table, view.box
    lines = [named(words.say(_("Weather")), words.name(box.weather_names[g.weather]))]
    if g.event != NOBODY:
        event = words.name(box.event_names[g.event])
        told = words.say(_("{name}: {does}"), name=event, does=words.event_text(box, g.event))
        lines.append(named(words.say(_("Event")), told))
    lines += [named(words.say(_("Scoring")), scoring(view, words)), *displays(view, words)]
    return [*lines, named(words.say(_("Research")), research(view, words))]


def scoring(view: View, words: Words) -> str:
    """The era categories with their values, and those that count more at the end."""
    g, box = view.table, view.box
    eras = [
        words.say(_("era {n} {category} × {value}"), n=era + 1, category=words.name(box.category_names[c]), value=v)
        for era, (c, v) in enumerate(zip(g.era_tiles, box.era_values, strict=False))
        if c != NOBODY
    ]
    more = [words.name(box.category_names[c]) for c in range(9) if g.boosted >> c & 1]
    return ", ".join([*eras, words.say(_("at the end more for {categories}"), categories=words.listed(more))])


def displays(view: View, words: Words) -> list[Line]:
    g, box = view.table, view.box
    does = _("{name}: {does}")
    goals = [
        words.say(does, name=words.name(box.goal_names[chip]), does=words.goal_text(box, chip))
        for chip in g.goal_display if chip != NOBODY
    ]  # fmt: skip
    chips = [
        words.say(does, name=words.chip(box, chip), does=words.income_text(box, chip))
        for chip in g.income_display if chip != NOBODY
    ]  # fmt: skip
    attributes = [
        words.say(does, name=words.name(box.attribute_names[chip]), does=attribute(view, words, chip))
        for chip in g.attribute_display if chip != NOBODY
    ]  # fmt: skip
    dice = words.say(_("{n} activation, {fate} fate"), n=g.spare_dice, fate=g.spare_fate)
    return [
        named(words.say(_("Goals")), " ".join(goals)),
        named(words.say(_("Income")), " ".join(chips)),
        named(words.say(_("Attributes")), " ".join(attributes)),
        named(words.say(_("Dice left")), dice + words.say(_("; hunting tokens {n}"), n=g.hunting_tokens)),
    ]


def attribute(view: View, words: Words, chip: int) -> str:
    """The markers that a chip needs, and its ability. [CIV-460]"""
    box = view.box
    feature = words.name(box.feature_names[box.attribute_feature[chip]])
    return f"{box.attribute_need[chip]} × {feature}; {words.ability(box, box.abilities[ATTRIBUTE_PIECE + chip])}"


def research(view: View, words: Words) -> str:
    """Each face-down stack, and the top card of the face-up one beside it."""
    g, box = view.table, view.box
    told = []
    for kind in range(5):
        top = words.name(box.card_names[g.shown[kind][-1]]) if g.shown[kind] else "—"
        left = len(g.stacks[kind]) + len(g.under[kind])
        told.append(f"{words.name(box.type_names[kind])} {left} / {top}")
    return ", ".join(told)


# -- the continent ----------------------------------------------------------------------------------------------


def continent(view: View, words: Words) -> list[Line]:
    """A line for each territory, then the revealed sites."""
    lines = [territory(view, words, number) for number in range(TERRITORIES)]
    lines.append(named("", words.say(LEGEND)))
    sites = [
        f"{words.name(view.box.site_names[view.box.site_kind[piece]])}: {words.site(view, site)}"
        for site, piece in enumerate(view.table.site)
        if piece != NOBODY
    ]
    return [*lines, named(words.say(_("Sites")), "; ".join(sites) or words.say(_("all face down")))]


def territory(view: View, words: Words, number: int) -> Line:
    """`Forest B    2:●1 ○2 · ; raw 1×2; next to Hills B, Mountains B`."""
    near = ", ".join([words.territory(view.box, each) for each in view.table.land.neighbours[number]])
    facts = [camps(view, number), *lying(view, words, number), words.say(_("next to {territories}"), territories=near)]
    return named(words.territory(view.box, number), "; ".join([fact for fact in facts if fact]))


def camps(view: View, number: int) -> str:
    """The encampments: strong or weak with the seat, free or covered; the fire with its points before it."""
    box = view.box
    first = box.camp_first[number]
    told = []
    for camp in range(first, first + box.camp_count[number]):
        held = view.table.camps[camp]
        sign = (
            EMPTY if held == FREE else CLOSED if held == BLOCKED else f"{STRONG if held & 1 else WEAK}{(held >> 1) + 1}"
        )
        told.append(f"{box.fire_points[number]}:{sign}" if box.camp_mark[camp] == FIRE else sign)
    return " ".join(told)


def lying(view: View, words: Words, number: int) -> list[str]:
    """What else is in a territory: wilderness, boats, material, raw materials, a farm, a hunting token."""
    g = view.table
    facts = []
    for player in g.players:
        wild = [STRONG] * player.wild_strong[number] + [WEAK] * player.wild_weak[number]
        if wild:
            facts.append(words.say(_("wilderness {tribes}"), tribes=f"{''.join(wild)}{player.seat + 1}"))
        facts += [boat(words, player, each) for each in range(BOATS) if player.boats[each] == number]
    if number < LAND_TERRITORIES and g.tile[number] != NOBODY:
        facts.append(words.material(view.box, g.tile[number]))
    raw = [f"{p.markers[RAW + number]}×{p.seat + 1}" for p in g.players if p.markers[RAW + number]]
    if raw:
        facts.append(words.say(_("raw {markers}"), markers=" ".join(raw)))
    if g.farms[number] >= 0:
        facts.append(words.say(_("farm of {player}"), player=words.player(view, g.farms[number])))
    return facts + ([words.say(_("hunted"))] if g.hunted[number] else [])


def boat(words: Words, player: Player, each: int) -> str:
    aboard = STRONG * player.aboard_strong[each] + WEAK * player.aboard_weak[each] or EMPTY
    told = words.say(_("boat {tribes}"), tribes=f"{aboard}{player.seat + 1}")
    return told + (words.say(_(" laden")) if player.notch[each] else "")


# -- players ----------------------------------------------------------------------------------------------------


def area(view: View, words: Words, me: Player, width: int) -> list[Line]:
    """Console, boards and stage partition of a player, and the own hand."""
    name = capitalised(words.player(view, me.seat)) + (words.say(_(" (you)")) if me.seat == view.seat else "")
    head = words.many(POINTS, points(me), name=name)
    lines = [Line("", f"{head}; {standing_on(view, words, me)}", 4)]
    if view.solo and me.seat != 0:
        return lines
    lines += [
        Line("  ", dice(view, words, me), 4),
        Line("  ", markers(view, words, me), 4),
    ]
    steps = stairs(view, words, me, width)
    lines += [Line("    ", each, EXACT) for each in steps] or [Line("  ", modules(view, words, me), 4)]
    kept = storage(view, words, me, width)
    lines += [Line("  " if at == 0 else "    ", each, EXACT) for at, each in enumerate(kept)]
    lines += [Line("  ", told, 4) for told in (partition(view, words, me), goals(view, words, me)) if told]
    return lines + hand(view, words, me)


def standing_on(view: View, words: Words, me: Player) -> str:
    """Tracks, Favor, tribes left, buildings."""
    tracks = [f"{words.name(view.box.track_names[track])} {me.tracks[track]}" for track in range(5)]
    built = len([ground for ground in me.settlements if ground != NOBODY])
    rest = words.say(
        _("Favor {favor}; tribes left {tribes}; statues {statues}, settlements {built} of {all}, farms left {farms}"),
        favor=me.favor,
        tribes=me.tribes_left,
        statues=sum(me.statues),
        built=built,
        all=SETTLEMENTS,
        farms=me.farms_left,
    )
    return f"{', '.join(tracks)}; {rest}"


def dice(view: View, words: Words, me: Player) -> str:
    """Dice spaces with dice and planning markers, used dice, fate dice, reset markers."""
    spaces = []
    for value in range(1, 7):
        planned = me.markers[PLANNING + value]
        spaces.append(f"[{value}] {me.dice[value]}" + (f"+{planned}" if planned else ""))
    rest = words.say(
        _("used {n}, fate dice {fate}, reset markers {resets}"), n=me.dice[0], fate=me.fate, resets=sum(me.resets)
    )
    return words.say(_("Dice {spaces}; {rest}"), spaces=" ".join(spaces), rest=rest)


def markers(view: View, words: Words, me: Player) -> str:
    """Food, money, ideas, focus; features; stored materials."""
    told = [words.say(text, n=me.markers[space]) for space, text in KEPT]
    shown = [
        f"{words.name(view.box.feature_names[feature])} {me.markers[FEATURES + feature]}"
        for feature in range(6)
        if me.markers[FEATURES + feature]
    ]
    shown += [
        f"{words.material(view.box, material)} {me.markers[STORAGE + material]}"
        for material in range(18)
        if me.markers[STORAGE + material]
    ]
    return ", ".join([*told, words.say(_("supply {n}"), n=me.supply)]) + "; " + (", ".join(shown) or "—")


KEPT: Final = [
    (FOOD, _("food {n}")),
    (MONEY, _("money {n}")),
    (IDEAS, _("ideas {n}")),
    (FOCUS, _("focus {n}")),
]


def modules(view: View, words: Words, me: Player) -> str:
    """The main modules with their dice and levels."""
    box = view.box
    told = [
        f"{words.module(box, module)} {box.module_dice[2 * module]}+{box.module_dice[2 * module + 1]} "
        f"{LEVELS[me.levels[module]]}"
        for module in range(MAIN_MODULES)
    ]
    return ", ".join(told)


def partition(view: View, words: Words, me: Player) -> str:
    """The columns with what lies in them, from the lowest stage up."""
    told = []
    for column in range(COLUMNS):
        pieces = [piece(view, words, number) for number in me.columns[column]]
        if pieces:
            told.append(f"{column + 1}: {' / '.join(pieces)}")
    tiles = [str(stage) for stage in (4, 5) if me.tiles >> (stage - 4) & 1]
    active = words.say(_("active stage tiles {tiles}"), tiles=", ".join(tiles)) if tiles else ""
    return words.say(_("Stages {columns}"), columns="; ".join([*told, active] if active else told)) if told else ""


def piece(view: View, words: Words, number: int) -> str:
    """The name of an installed card or chip."""
    box = view.box
    if number < CARDS:
        return words.name(box.card_names[number])
    if number >= ATTRIBUTE_PIECE:
        return words.name(box.attribute_names[number - ATTRIBUTE_PIECE])
    if is_goal_chip(number):
        return words.name(box.goal_names[number - GOAL_PIECE])
    return words.chip(box, number - INCOME_PIECE)


def goals(view: View, words: Words, me: Player) -> str:
    """The goal area: of each space the chips, the visible one first."""
    told = [" / ".join([words.name(view.box.goal_names[chip]) for chip in reversed(pile)]) or "—" for pile in me.goals]
    return words.say(_("Goal area {spaces}"), spaces="; ".join(told))


def hand(view: View, words: Words, me: Player) -> list[Line]:
    """The own cards with what they ask and do; of others' the types, which their backs show."""
    box = view.box
    if me.seat == view.seat:
        cards = [card for card in me.hand if card >= 0]
        lines = [Line("  ", words.say(_("Your hand:")))] if cards else []
        return lines + [Line("    ", f"{' '.join(words.card_text(box, c))} ({box.card_ids[c]})", 6) for c in cards]
    types = [words.name(box.type_names[kind]) for kind in view.hand_types[me.seat] if kind != NOBODY]
    return [Line("  ", words.say(_("Hand: {types}"), types=", ".join(types) or "—"), 4)]
