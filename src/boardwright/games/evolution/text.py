"""The table as plain text for a terminal, from a view: as wide as is asked for, no colours."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING, Final, NamedTuple

from boardwright.games.evolution.box import TRACK
from boardwright.games.evolution.phrases import _
from boardwright.games.evolution.state import NOBODY

if TYPE_CHECKING:
    from boardwright.games.evolution.view import CreatureView, PlayerView, View
    from boardwright.games.evolution.words import Words

WIDTH: Final = 100
NAME: Final = 8
FULL: Final = "●"
EMPTY: Final = "○"
WON: Final = "◆"
TO_WIN: Final = "◇"
ASCII: Final = str.maketrans({FULL: "#", EMPTY: ".", WON: "*", TO_WIN: "-", "›": ">", "»": "x"})
STAGES: Final = {
    "between_turns": _("between two turns"),
    "exchange": _("exchange of hands"),
    "create": _("step 1, create a creature"),
    "trait": _("step 2, add a trait"),
    "activate": _("step 3, activate a creature"),
    "act": _("step 3, the action"),
}


class Line(NamedTuple):
    """A line that goes on under itself, `indent` columns in; `most`: so many lines at most, where columns allow it."""

    head: str
    rest: str = ""
    indent: int = 4
    most: int | None = None

    def wrapped(self, width: int) -> list[str]:
        """The line in pieces that fit; in a narrow window it hangs less far to the right."""
        return textwrap.wrap(
            self.rest,
            width,
            initial_indent=self.head,
            subsequent_indent=" " * min(self.indent, width // 5),
            break_on_hyphens=False,
            max_lines=self.most and self.most * WIDTH // width,
            placeholder=" ...",
        ) or [self.head.rstrip()]


def text(view: View, words: Words, width: int = WIDTH, plain: bool = False) -> str:
    """The table as this seat sees it, in so many columns; `plain`: for a terminal that has no other signs."""
    parts = [*heading(view, words), Line(""), *middle(view, words)]
    for player in view.players:
        parts += [Line(""), *area(view, words, player)]
    lines = "\n".join([piece for part in parts for piece in part.wrapped(width)])
    return lines.translate(ASCII) if plain else lines


def track(filled: int, cells: int, full: str = FULL, empty: str = EMPTY) -> str:
    return full * filled + empty * (cells - filled)


# -- the heading ------------------------------------------------------------------------------------------------


def heading(view: View, words: Words) -> list[Line]:
    """Round, whose turn, and what is ours and not the publisher's."""
    told = [words.say(_("Round {n}. {turn}"), n=view.round, turn=turn(view, words)), *words.notices(view)]
    return [Line("", each, 2) for each in told] + [Line("* ", ruling, 2) for ruling in words.rulings(view)]


def turn(view: View, words: Words) -> str:
    """Whose turn it is and what it has come to, or who has won."""
    if view.winner != NOBODY:
        return words.say(_("The winner is {player}."), player=words.player(view, view.winner))
    stage = words.say(STAGES[view.stage])
    if view.on_turn == NOBODY:
        return words.say(_("Now: {stage}."), stage=stage)
    if view.on_turn == view.seat:
        return words.say(_("Your turn: {stage}."), stage=stage)
    return words.say(_("Turn of {player}: {stage}."), player=words.player(view, view.on_turn), stage=stage)


# -- source and piles -------------------------------------------------------------------------------------------


def middle(view: View, words: Words) -> list[Line]:
    lines = [Line("", source(view, words), NAME), Line(words.say(_("Piles   ")), piles(view, words), NAME)]
    if view.discard:
        cards = ", ".join([words.card(view.box, card) for card in reversed(view.discard)])
        lines.append(Line(words.say(_("Discard ")), cards, NAME, 2))
    if view.coming:
        names = ", ".join([words.name(view.box.source_names[each]) for each in view.coming])
        lines.append(Line(words.say(_("Coming  ")), names, NAME, 2))
    if view.choices_used:
        names = ", ".join([words.name(view.box.choice_names[each]) for each in reversed(view.choices_used)])
        told = words.say(_("choice cards, the last first: {names}"), names=names)
        lines.append(Line(words.say(_("Shadow  ")), told, NAME))
    return lines


def source(view: View, words: Words) -> str:
    """`Source  Thornheart: lower part ●○ 1, upper part ●● 2 for Vengeful`."""
    box = view.box
    name = words.name(box.source_names[view.source])
    lower = track(view.lower, box.lower[view.source][view.seats])
    line = words.say(_("Source  {name}: lower part {track} {n}"), name=name, track=lower, n=view.lower)
    if not box.upper[view.source]:
        return line
    upper = track(view.upper, box.upper[view.source])
    opener = words.trait(box, box.opener[view.source])
    return line + words.say(_(", upper part {track} {n} only for {trait}"), track=upper, n=view.upper, trait=opener)


def piles(view: View, words: Words) -> str:
    piles = [
        words.say(_("{n} in the draw pile"), n=view.deck_size),
        words.say(_("{n} discarded"), n=view.discard_size),
        words.say(_("{n} sources not seen yet"), n=view.sources_unseen),
    ]
    return ", ".join(piles)


# -- players ----------------------------------------------------------------------------------------------------


def area(view: View, words: Words, player: PlayerView) -> list[Line]:
    """What lies before a player, and the own hand: each card by its traits, then by the id that an answer may name."""
    lines = [Line("", title(view, words, player), 4)]
    lines += [creature(view, words, it) for it in player.creatures]
    if not player.creatures:
        lines.append(Line("  ", words.say(_("no creatures"))))
    if player.hand:
        lines.append(Line("  ", words.say(_("Your hand:"))))
        lines += [Line("    ", f"{words.card(view.box, card)}  ({view.box.card_ids[card]})", 6) for card in player.hand]
    if player.seat == view.on_turn == view.seat and view.playing != NOBODY:
        lines.append(Line("  ", words.say(_("Being played: {trait}"), trait=words.half(view.box, view.playing))))
    return lines


def title(view: View, words: Words, player: PlayerView) -> str:
    name = words.player(view, player.seat)
    parts = [name[:1].upper() + name[1:] + (words.say(_(" (you)")) if player.seat == view.seat else "")]
    won = track(player.won, player.to_win, WON, TO_WIN)
    parts.append(words.say(_("transmuted {track} {n} of {all}"), track=won, n=player.won, all=player.to_win))
    if not player.shadow:
        parts.append(words.say(_("{cards} in hand"), cards=words.cards(player.cards)))
        if player.seat == view.first and not view.solo:
            parts.append(words.say(_("first player")))
    return "   ".join(parts)


def creature(view: View, words: Words, it: CreatureView) -> Line:
    """`  Ember    ●●○○  Vampire, Flying; asleep; under it Small / Tailed`, the last for its owner."""
    sign = "›" if it.active else "»" if it.target else " "
    head = f"{sign} {words.creature(it.id):<{NAME}} {track(it.energy, TRACK)}  "
    return Line(head, facts(view, words, it), len(head))


def facts(view: View, words: Words, it: CreatureView) -> str:
    """Its traits, each with what holds for it now, then its other marks, and the card that only its owner sees."""
    shown = [words.half(view.box, half) + told(words, it, view.box.halves[half]) for half in it.row]
    copied = [trait for trait in range(len(view.box.trait_ids)) if (it.copied & ~it.shown) >> trait & 1]
    shown += [words.trait(view.box, trait) + words.say(_(" (copied)")) + told(words, it, trait) for trait in copied]
    traits = ", ".join(shown) or words.say(_("no traits"))
    under = [] if it.card == NOBODY else [words.say(_("under it {card}"), card=words.card(view.box, it.card))]
    return "; ".join([traits, *words.marks(it), *under])


def told(words: Words, it: CreatureView, trait: int) -> str:
    if it.ignored >> trait & 1:
        return words.say(_(" (ignored)"))
    return words.say(_(" (used)")) if it.used >> trait & 1 else ""
