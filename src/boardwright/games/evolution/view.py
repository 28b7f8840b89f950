"""What one seat may know, as plain data; the only thing that words, text and pictures read. [EVO-030..037]"""

from __future__ import annotations

from boardwright.core.game import Groups
from boardwright.games.evolution.box import Box
from boardwright.games.evolution.moves import tokens_to_win
from boardwright.games.evolution.queries import is_shadow
from boardwright.games.evolution.state import NOBODY, STAGES, Creature, Player, State


class CreatureView:
    """A creature as this seat sees it. Sets of traits are bit masks, `row` are halves (card * 2 + side).

    `card`: -1 where its owner alone may look at it; `barred`: 1 from attacking, 2 from gaining.
    """

    __slots__ = (
        "active", "asleep", "barred", "card", "copied", "energy", "id", "ignored", "owner", "row", "shown", "target",
        "traits", "used", "woken",
    )  # fmt: skip

    def __init__(
        self, id: int, owner: int, card: int, energy: int, asleep: bool, barred: int, row: tuple[int, ...], shown: int,
        copied: int, ignored: int, traits: int, used: int, woken: bool, active: bool, target: bool,
    ) -> None:  # fmt: skip
        self.id = id
        self.owner = owner
        self.card = card
        self.energy = energy
        self.asleep = asleep
        self.barred = barred
        self.row = row
        self.shown = shown
        self.copied = copied
        self.ignored = ignored
        self.traits = traits
        self.used = used
        self.woken = woken
        self.active = active
        self.target = target


class PlayerView:
    """A player as this seat sees it: `cards` in hand are public in number, `hand` is its own; `shadow`: no seat."""

    __slots__ = ("cards", "creatures", "hand", "seat", "shadow", "to_win", "won")

    def __init__(
        self, seat: int, shadow: bool, cards: int, hand: tuple[int, ...], won: int, to_win: int,
        creatures: list[CreatureView],
    ) -> None:  # fmt: skip
        self.seat = seat
        self.shadow = shadow
        self.cards = cards
        self.hand = hand
        self.won = won
        self.to_win = to_win
        self.creatures = creatures


class View:
    """The table as one seat sees it; seat -1 is a spectator.

    `discard`: the cards that this seat may read, in order; `discard_size`: all of them. `sources_seen`: those that lie
    under the unseen ones, the next one first; `coming`: the next sources in order, as far as everybody knows it.
    `options`: texts such as `tailed=reserve`. `on_turn`, `active`, `target`, `playing` (a half) and `winner` are -1
    where there is none; `struck` are the attacking traits applied.
    """

    __slots__ = (
        "active", "box", "choices_left", "choices_used", "coming", "deck_size", "discard", "discard_size",
        "first", "lower", "on_turn", "options", "players", "playing", "round", "seat", "seats", "solo", "source",
        "sources_seen", "sources_unseen", "stage", "struck", "target", "upper", "winner",
    )  # fmt: skip

    def __init__(
        self, box: Box, seat: int, seats: int, solo: bool, options: tuple[str, ...], players: list[PlayerView],
        round: int, first: int, on_turn: int, stage: str, active: int, target: int, struck: int,  # noqa: A002
        playing: int, source: int, lower: int, upper: int, sources_unseen: int, sources_seen: tuple[int, ...],
        coming: tuple[int, ...], deck_size: int, discard_size: int, discard: tuple[int, ...], choices_left: int,
        choices_used: tuple[int, ...], winner: int,
    ) -> None:  # fmt: skip
        self.box = box
        self.seat = seat
        self.seats = seats
        self.solo = solo
        self.options = options
        self.players = players
        self.round = round
        self.first = first
        self.on_turn = on_turn
        self.stage = stage
        self.active = active
        self.target = target
        self.struck = struck
        self.playing = playing
        self.source = source
        self.lower = lower
        self.upper = upper
        self.sources_unseen = sources_unseen
        self.sources_seen = sources_seen
        self.coming = coming
        self.deck_size = deck_size
        self.discard_size = discard_size
        self.discard = discard
        self.choices_left = choices_left
        self.choices_used = choices_used
        self.winner = winner

    @property
    def over(self) -> bool:
        return self.winner != NOBODY


def view(g: State, seat: int | None) -> View:
    """The view of a seat, or of a spectator (None). [EVO-030..037]"""
    me = NOBODY if seat is None else seat
    return View(
        g.box, me, g.rulings.seats, g.rulings.solo, tuple(g.rulings.settled), [see_player(g, me, p) for p in g.players],
        g.round, g.first, g.seat, STAGES[g.stage], g.active, g.target, g.struck, g.playing, g.source, g.lower, g.upper,
        len(g.sources_unseen), tuple(g.sources_seen), coming_sources(g), len(g.deck), len(g.discard),
        readable_discard(g, me), len(g.choices), tuple(g.choices_used), g.winner,
    )  # fmt: skip


def see_player(g: State, me: int, player: Player) -> PlayerView:
    """Hands are secret, their sizes are not. [EVO-030, EVO-032]"""
    own = player.seat == me
    return PlayerView(
        player.seat, is_shadow(g, player.seat), len(player.hand), tuple(player.hand) if own else (), player.won,
        tokens_to_win(g, player.seat), [see_creature(g, it, own) for it in player.creatures],
    )  # fmt: skip


def see_creature(g: State, it: Creature, own: bool) -> CreatureView:
    """The hidden side is its owner's alone; all else is public. [EVO-031, EVO-032, EVO-034, EVO-037]"""
    return CreatureView(
        it.id, it.owner, it.card if own else NOBODY, it.energy, it.asleep, it.barred, tuple(it.row), it.shown,
        it.copied, it.ignored, it.traits, it.used, it.woken, it.id == g.active, it.id == g.target,
    )  # fmt: skip


def coming_sources(g: State) -> tuple[int, ...]:
    """The order of the pile is known once at most one source is unseen. [EVO-036]"""
    if len(g.sources_unseen) > 1:
        return ()
    return (*g.sources_unseen, *g.sources_seen)


def readable_discard(g: State, me: int) -> tuple[int, ...]:
    """All of it, or by ruling what this seat has seen go there. [EVO-035, OPEN-17]"""
    if not g.rulings.closed:
        return tuple(g.discard)
    return tuple([card for card, known in zip(g.discard, g.known, strict=True) if knows(known, me)])


def knows(known: int, seat: int) -> bool:
    return known < 0 or (seat >= 0 and known >> seat & 1 != 0)


def unknown(g: State, seat: int) -> Groups:
    """The other hands, the hidden sides of the others' creatures, a closed discard pile; the pile takes the rest."""
    places: list[int] = []
    for player in g.players:
        if player.seat != seat:
            places += player.hand
            places += [it.card for it in player.creatures]
    if g.rulings.closed:
        places += [card for card, known in zip(g.discard, g.known, strict=True) if not knows(known, seat)]
    return [(places, g.deck)]


def rename(g: State, names: list[int]) -> None:
    """Give every card another identity, in place; names[old] = new."""
    for player in g.players:
        player.hand = [names[card] for card in player.hand]
        for it in player.creatures:
            it.card = names[it.card]
            it.row = [2 * names[half >> 1] + half % 2 for half in it.row]
    g.deck = [names[card] for card in g.deck]
    g.discard = [names[card] for card in g.discard]
    if g.playing != NOBODY:
        g.playing = 2 * names[g.playing >> 1] + g.playing % 2
