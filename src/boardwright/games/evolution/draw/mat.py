"""A player's mat: a head with name, transmutations and hand, and the creatures at the size that they have room for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boardwright.drawing.signs import cards, pill, seat_mark, sign
from boardwright.drawing.svg import disc, group, placed, rect, text, width
from boardwright.games.evolution.draw.creature import Size, creature, small
from boardwright.games.evolution.draw.marks import transmuted
from boardwright.games.evolution.phrases import _

if TYPE_CHECKING:
    from boardwright.games.evolution.draw.sight import Sight
    from boardwright.games.evolution.view import PlayerView

HEAD: Final = 38
GAP: Final = 7
SMALL_HEAD: Final = 36
SMALL_GAP: Final = 7
TOKEN: Final = 23


class Mat:
    """The creatures of a player laid out in a width; h: the height that they need, at least `least`."""

    __slots__ = ("bodies", "h", "player", "sight", "w")

    def __init__(self, sight: Sight, player: PlayerView, w: float, least: float, sizes: list[Size]) -> None:
        self.sight = sight
        self.player = player
        self.w = w
        self.h = least
        self.bodies: list[str] = []
        size = self.fitting(sizes)
        if size:
            self.in_a_row(size)
        else:
            self.in_rows(small_size(sight, w))

    def has_outline(self) -> bool:
        """The place for a new creature."""
        return self.sight.focus == "create" and self.sight.is_own(self.player)

    def number(self) -> int:
        """How many places are taken."""
        return len(self.player.creatures) + self.has_outline()

    def room(self, size: Size) -> float:
        """The height that is left for the traits of a pile."""
        return self.h - HEAD - size.card() - 11

    def fitting(self, sizes: list[Size]) -> Size | None:
        """The largest size at which all stand side by side with the names of their traits, where these fit at all."""
        number = self.number()
        wide = [size for size in sizes if size.w * number + GAP * (number - 1) <= self.w - 16]
        traits = [len(self.sight.tucked(it)) for it in self.player.creatures]
        most = max([some for some in traits if any(size.has_names(some, self.room(size)) for size in wide)], default=0)
        return next((size for size in wide if size.has_names(most, self.room(size))), None)

    def in_a_row(self, size: Size) -> None:
        number = self.number()
        gap = min(28, (self.w - 16 - size.w * number) / max(number - 1, 1))
        for k, it in enumerate(self.player.creatures):
            x = 8 + k * (size.w + gap)
            self.bodies.append(creature(self.sight, it, size, self.room(size), x, HEAD))
        if self.has_outline():
            self.bodies.append(outline(size, 8 + (number - 1) * (size.w + gap), HEAD))

    def in_rows(self, size: Size) -> None:
        """Small piles, as many rows as it takes; a row is as high as its highest pile."""
        across = small_across(self.w)
        y, creatures = float(SMALL_HEAD), self.player.creatures
        for start in range(0, self.number(), across):
            row = creatures[start : start + across]
            for k, it in enumerate(row):
                self.bodies.append(creature(self.sight, it, size, 0, 8 + k * (size.w + SMALL_GAP), y))
            if self.has_outline() and len(row) < across and start + len(row) == len(creatures):
                self.bodies.append(outline(size, 8 + len(row) * (size.w + SMALL_GAP), y))
            y += max([size.height(len(self.sight.tucked(it)), 0) for it in row], default=size.height(0, 0)) + SMALL_GAP
        self.h = max(self.h, y + 2)

    def draw(self, x: float, y: float, h: float) -> str:
        """The mat at its place, perhaps higher than needed."""
        sight, player = self.sight, self.player
        kind = f"mat s{player.seat}"
        kind += " won-by" if sight.view.winner == player.seat else " turn" if sight.view.on_turn == player.seat else ""
        none = "" if self.bodies else text(14, 58, sight.say(_("no creatures")), "q")
        return placed(
            x, y, rect(0, 0, self.w, h, 11, kind) + head(sight, player, self.w - 22) + none + "".join(self.bodies)
        )


def small_across(w: float) -> int:
    """How many small piles stand in a row."""
    return int((w - 16 + SMALL_GAP) / (72 + SMALL_GAP)) if w < 400 else int((w - 16 + SMALL_GAP) / (88 + SMALL_GAP))


def small_size(sight: Sight, w: float) -> Size:
    across = small_across(w)
    return small((w - 16 - SMALL_GAP * (across - 1)) / across, 44)


def outline(size: Size, x: float, y: float) -> str:
    """Where a new creature will lie."""
    return placed(x, y, rect(0, 0, size.w, size.card(), 9, "vacant"))


# -- the head ---------------------------------------------------------------------------------------------------


def head(sight: Sight, player: PlayerView, w: float) -> str:
    """A player's line: shape, name, first-player pawn, transmutations, hand; built from the right."""
    last, x = (choice if player.shadow else hand)(sight, player, w)
    tokens, x = won(sight, player, x - 12)
    out = last + tokens
    if sight.view.winner == player.seat:
        words = sight.say(_("wins"))
        x -= width(words, "t12 b") + 22
        out += pill((x + x + width(words, "t12 b") + 12) / 2, 3, words, "actor-word")
    elif player.seat == sight.view.first and not sight.view.solo:
        x -= 20
        out += group("first-player", sight.say(_("first player")), sign("first", 0, 0), "", (x + 8, 12))
    out += seat_mark(player.seat, 10, 12) + text(24, 17, sight.player(player), "b t15", room=x - 34)
    return group(f"seat-{player.seat}", told(sight, player), out, "", (11, 5))


def told(sight: Sight, player: PlayerView) -> str:
    parts = [sight.say(_("{won} of {all} transmuted"), won=player.won, all=player.to_win)]
    if not player.shadow:
        parts.append(sight.say(_("{cards} in hand"), cards=sight.words.cards(player.cards)))
    if player.seat == sight.view.first and not sight.view.solo:
        parts.append(sight.say(_("first player")))
    return f"{sight.player(player)}: {', '.join(parts)}"


def won(sight: Sight, player: PlayerView, right: float) -> tuple[str, float]:
    """A slot for each transmutation that it takes to win; the slots are the score. Also where they begin."""
    left = right - TOKEN * player.to_win
    slots = []
    for k in range(player.to_win):
        is_won = k < player.won
        words = (
            sight.say(_("transmuted"))
            if is_won
            else sight.say(_("still to win; {all} transmutations win the game"), all=player.to_win)
        )
        hit = disc(left + k * TOKEN + TOKEN / 2, 12, 11, "hit")
        token = hit + transmuted(left + k * TOKEN + TOKEN / 2, 12, 9.5, is_won)
        slots.append(group(f"seat-{player.seat}-token-{k}", words, token))
    return "".join(slots), left


def hand(sight: Sight, player: PlayerView, right: float) -> tuple[str, float]:
    """How many cards in hand. Also where that begins."""
    number = str(player.cards)
    x = right - 24 - 9 * len(number)
    words = sight.say(_("{cards} in hand"), cards=sight.words.cards(player.cards))
    return group(f"seat-{player.seat}-hand", words, cards(x, 3) + text(right, 17, number, "b t14", "end")), x


def choice(sight: Sight, player: PlayerView, right: float) -> tuple[str, float]:
    """The Shadow's last choice card, and how many are still to come. Also where that begins."""
    view = sight.view
    left = sight.say(_("{n} choice cards to come"), n=view.choices_left)
    if not view.choices_used:
        x = right - width(left, "t12")
        return group("choices", left, text(right, 17, left, "t12 q", "end")), x
    last = view.choices_used[-1]
    words = sight.words.name(sight.box.choice_names[last])
    w = width(words, "b") + 16
    card = rect(right - w, 0, w, 24, 5, "minicard") + text(right - w / 2, 17, words, "b", "middle")
    return group(f"choice-{last}", f"{words}; {left}", card), right - w
