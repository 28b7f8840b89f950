"""What one seat may know, as plain data; the only thing that words, text and pictures read. [CIV-645]"""

from __future__ import annotations

from typing import Final

from boardwright.core.game import Groups
from boardwright.games.civolution.box import Box
from boardwright.games.civolution.names import CARDS, IDENTITIES, VICI
from boardwright.games.civolution.queries import points, resets_to_end
from boardwright.games.civolution.state import Continent, Player, State

HIDDEN: Final = -1

Numbers = tuple[int, ...]


class PlayerView:
    """A player as this seat sees it; fields as in state.Player.

    `hand`: research cards, `drawn`: cards looked at, `marker_cards`: those dealt; HIDDEN for what this seat cannot
    know. `hand_types`: the types of the hand, which the backs show. `vici`: no seat.
    """

    __slots__ = (
        "aboard_strong", "aboard_weak", "boats", "column_of", "columns", "dice", "drawn", "earned", "farms_left", "fate",
        "favor", "goals", "hand", "hand_types", "levels", "marker_cards", "markers", "notch", "points", "resets", "right",
        "seat", "settlements", "statues", "strong", "supply", "tiles", "tracks", "tribes", "tribes_left", "upgrades",
        "vici", "wild_strong", "wild_weak",
    )  # fmt: skip

    def __init__(self, me: Player, hand: Numbers, types: Numbers, drawn: Numbers, dealt: Numbers, vici: bool) -> None:
        self.seat = me.seat
        self.vici = vici
        self.hand = hand
        self.hand_types = types
        self.drawn = drawn
        self.marker_cards = dealt
        self.points = points(me)
        self.earned = tuple(me.earned)
        self.see_console(me)
        self.see_partition(me)
        self.see_continent(me)

    def see_console(self, me: Player) -> None:
        self.dice = tuple(me.dice)
        self.fate = me.fate
        self.markers = tuple(me.markers)
        self.supply = me.supply
        self.resets = tuple(me.resets)
        self.levels = tuple(me.levels)
        self.upgrades = me.upgrades
        self.tracks = tuple(me.tracks)
        self.favor = me.favor

    def see_partition(self, me: Player) -> None:
        self.tiles = me.tiles
        self.goals = tuple([tuple(pile) for pile in me.goals])
        self.columns = tuple([tuple(column) for column in me.columns])
        self.right = tuple(me.right)
        self.column_of = tuple(me.column_of)

    def see_continent(self, me: Player) -> None:
        self.tribes = tuple(me.tribes)
        self.strong = tuple(me.strong)
        self.wild_strong = tuple(me.wild_strong)
        self.wild_weak = tuple(me.wild_weak)
        self.tribes_left = me.tribes_left
        self.boats = tuple(me.boats)
        self.aboard_strong = tuple(me.aboard_strong)
        self.aboard_weak = tuple(me.aboard_weak)
        self.notch = tuple(me.notch)
        self.settlements = tuple(me.settlements)
        self.statues = tuple(me.statues)
        self.farms_left = me.farms_left


class View:
    """The table as one seat sees it; seat -1 is a spectator. Fields as in state.State.

    `under`: cards put under stacks, HIDDEN those that this seat has not seen. Of face-down piles the numbers of cards:
    `stacks` (with those put under them), `goal_bag`, `income_bag`,
    `attribute_bag`, `events_left`, `sites_left`, `actions_left`. `resets_to_end`: the Reset that ends the phase.
    """

    __slots__ = (
        "actions_left", "announced", "attribute_bag", "attribute_display", "boosted", "box", "camps", "chip_display",
        "chip_goals", "discarded", "era", "era_tiles", "event", "events_left", "events_seen", "evolution", "farms",
        "goal_bag", "goal_display", "granted", "ground_at", "hunted", "hunting_tokens", "income_bag", "income_display",
        "land", "level", "module", "moving", "on_turn", "options", "phase", "players", "playing", "prosperity",
        "provisions", "resets", "resets_to_end", "revealed", "rolled", "seat", "seats", "shown", "site", "sites_left",
        "solo", "spare_dice", "spare_fate", "stacks", "starter", "tile", "under", "value", "weather",
    )  # fmt: skip

    def __init__(self, g: State, seat: int, players: list[PlayerView]) -> None:
        self.box: Box = g.box
        self.seat = seat
        self.seats = g.rulings.seats
        self.solo = g.rulings.solo
        self.options = tuple(g.rulings.settled)
        self.players = players
        self.see_time(g)
        self.see_boards(g)
        self.see_continent(g)
        self.see_step(g)

    def see_time(self, g: State) -> None:
        self.era = g.era
        self.phase = g.phase
        self.starter = g.starter
        self.resets = g.resets
        self.resets_to_end = resets_to_end(g)
        self.on_turn = g.seat

    def see_boards(self, g: State) -> None:
        self.stacks = tuple([len(pile) + len(under) for pile, under in zip(g.stacks, g.under, strict=True)])
        self.under = tuple([tuple([c if knows(g, self.seat, c) else HIDDEN for c in pile]) for pile in g.under])
        self.shown = tuple([tuple(pile) for pile in g.shown])
        self.goal_bag = len(g.goal_bag)
        self.income_bag = len(g.income_bag)
        self.attribute_bag = len(g.attribute_bag)
        self.goal_display = tuple(g.goal_display)
        self.income_display = tuple(g.income_display)
        self.attribute_display = tuple(g.attribute_display)
        self.chip_display = tuple(g.chip_display)
        self.chip_goals = tuple(g.chip_goals)
        self.spare_dice = g.spare_dice
        self.spare_fate = g.spare_fate
        self.events_left = len(g.events)
        self.event = g.event
        self.events_seen = tuple(g.events_seen)
        self.weather = g.weather
        self.era_tiles = tuple(g.era_tiles)
        self.boosted = g.boosted
        self.actions_left = len(g.actions)
        self.revealed = tuple(g.revealed)
        self.discarded = len(g.discarded)
        self.evolution = g.evolution
        self.prosperity = g.prosperity

    def see_continent(self, g: State) -> None:
        self.land: Continent = g.land
        self.camps = tuple(g.camps)
        self.tile = tuple(g.tile)
        self.site = tuple(g.site)
        self.sites_left = len(g.sites_unseen)
        self.ground_at = tuple(g.ground_at)
        self.farms = tuple(g.farms)
        self.hunted = tuple(g.hunted)
        self.hunting_tokens = g.hunting_tokens
        self.provisions = tuple(g.provisions)

    def see_step(self, g: State) -> None:
        self.module = g.module
        self.level = g.level
        self.value = g.value
        self.rolled = tuple(g.rolled)
        self.announced = g.announced
        self.moving = g.moving
        self.playing = tuple(g.playing)
        self.granted = tuple(g.granted)


def view(g: State, seat: int | None) -> View:
    """What the seat may know; None: a spectator, who knows what all know."""
    me = -1 if seat is None else seat
    return View(g, me, [view_player(g, player, me) for player in g.players])


def view_player(g: State, player: Player, me: int) -> PlayerView:
    """Hands, cards looked at and start hands are their owner's; their backs are public. [CIV-645]"""
    box: Box = g.box
    own = player.seat == me
    types = sorted([box.card_type[card] for card in player.hand])
    chosen = len(player.marker_cards) == 1
    return PlayerView(
        player,
        tuple(sorted([card if knows(g, me, card) else HIDDEN for card in player.hand])),
        tuple(types),
        tuple([card if own else HIDDEN for card in player.drawn]),
        tuple([card if own or chosen else HIDDEN for card in player.marker_cards]),
        g.rulings.solo and player.seat == VICI,
    )


def knows(g: State, seat: int, card: int) -> bool:
    """Has the seat seen where this research card went?"""
    known = g.known[card]
    return known < 0 or (seat >= 0 and known >> seat & 1 != 0)


def unknown(g: State, seat: int) -> Groups:
    """By type the cards in hands and under the stacks that this seat has not seen; the stack takes the rest."""
    box: Box = g.box
    places: list[list[int]] = [[card for card in under if not knows(g, seat, card)] for under in g.under]
    for player in g.players:
        for card in player.hand + player.drawn:
            if not knows(g, seat, card):
                places[box.card_type[card]].append(card)
    groups: Groups = [(places[card_type], g.stacks[card_type]) for card_type in range(5)]
    groups.append((dealt_to_others(g, seat), g.starting_cards))
    return groups


def dealt_to_others(g: State, seat: int) -> list[int]:
    """Starting marker cards, until one is kept and shown. [CIV-067]"""
    dealt: list[int] = []
    for player in g.players:
        if player.seat != seat and len(player.marker_cards) > 1:
            dealt += player.marker_cards
    return dealt


def rename(g: State, names: list[int]) -> None:
    """Give every card another identity, in place; names[old] = new."""
    g.stacks = [[names[card] for card in pile] for pile in g.stacks]
    g.under = [[names[card] for card in pile] for pile in g.under]
    g.shown = [[names[card] for card in pile] for pile in g.shown]
    g.starting_cards = [names[card] for card in g.starting_cards]
    known = [0] * CARDS
    for card in range(CARDS):
        known[names[card]] = g.known[card]
    g.known = known
    g.playing = [names[piece] if piece < IDENTITIES else piece for piece in g.playing]
    for player in g.players:
        player.hand = [names[card] for card in player.hand]
        player.drawn = [names[card] for card in player.drawn]
        player.marker_cards = [names[card] for card in player.marker_cards]
        player.columns = [[names[p] if p < CARDS else p for p in column] for column in player.columns]

