"""What one seat may know, as plain data; the only thing that words, text and pictures read. [INT-42]"""

from __future__ import annotations

from typing import Final

from boardwright.core.game import Groups
from boardwright.games.evacuation.box import Box
from boardwright.games.evacuation.queries import happy_faces, passed, surcharge, symbols
from boardwright.games.evacuation.refusals import energy_due
from boardwright.games.evacuation.rules.points import goal_groups, kept_goals
from boardwright.games.evacuation.state import (
    CARDS,
    FIRST_GOAL,
    FIRST_SLOT,
    IDENTITIES,
    NOBODY,
    PHASES,
    SLOTS,
    Player,
    State,
)

Ints = tuple[int, ...]


class PlayerView:
    """A player as this seat sees it; the fields of Player, with what follows from them.

    A place of `cubes` and `factories` is world * 3 + resource. `faces`: all that count now; `symbols`: the mask at
    hand; `transitions` passed by each marker; `energy`: what the next action costs in each group. Secret: of `kept`
    goals (they count), `cards`, `tucked` and `put_away` others see the number alone; `goals`: the kept one and that
    given up, by the tokens `given`. All goals are open once the game is over.
    """

    __slots__ = (
        "aboard", "acted", "card_count", "cards", "columns", "corrections", "cubes", "edges", "energy", "face_up",
        "faces", "factories", "flown", "flying", "freight", "fresh", "fulfilled", "given", "goal_count", "goals",
        "groups", "hand", "happy", "kept", "level", "markers", "modifiers", "objectives", "passed", "penalties",
        "people", "played", "power", "production", "put_away", "put_away_count", "research", "reserve", "returning",
        "scored", "seat", "ships", "spent", "stadiums", "symbols", "transitions", "tucked", "tucked_count", "up",
        "used",
    )  # fmt: skip

    def __init__(
        self, seat: int, up: int, edges: Ints, cubes: Ints, factories: Ints, reserve: Ints, people: int,
        ships: tuple[Ints, Ints], stadiums: tuple[Ints, Ints], production: Ints, flying: Ints, freight: Ints,
        aboard: Ints, returning: Ints, flown: Ints, hand: Ints, played: Ints, fulfilled: int, columns: Ints,
        research: Ints, modifiers: Ints, happy: int, faces: int, symbols: int, spent: int, markers: Ints,
        transitions: Ints, used: Ints, acted: int, groups: Ints, energy: Ints, power: int, level: int, passed: bool,
        goals: Ints, given: Ints, kept: Ints, goal_count: int, cards: Ints, card_count: int, face_up: Ints,
        tucked: Ints, tucked_count: int, put_away: Ints, put_away_count: int, objectives: Ints, fresh: int,
        scored: Ints, penalties: int, corrections: Ints,
    ) -> None:  # fmt: skip
        self.seat = seat
        self.up = up
        self.edges = edges
        self.cubes = cubes
        self.factories = factories
        self.reserve = reserve
        self.people = people
        self.ships = ships
        self.stadiums = stadiums
        self.production = production
        self.flying = flying
        self.freight = freight
        self.aboard = aboard
        self.returning = returning
        self.flown = flown
        self.hand = hand
        self.played = played
        self.fulfilled = fulfilled
        self.columns = columns
        self.research = research
        self.modifiers = modifiers
        self.happy = happy
        self.faces = faces
        self.symbols = symbols
        self.spent = spent
        self.markers = markers
        self.transitions = transitions
        self.used = used
        self.acted = acted
        self.groups = groups
        self.energy = energy
        self.power = power
        self.level = level
        self.passed = passed
        self.goals = goals
        self.given = given
        self.kept = kept
        self.goal_count = goal_count
        self.cards = cards
        self.card_count = card_count
        self.face_up = face_up
        self.tucked = tucked
        self.tucked_count = tucked_count
        self.put_away = put_away
        self.put_away_count = put_away_count
        self.objectives = objectives
        self.fresh = fresh
        self.scored = scored
        self.penalties = penalties
        self.corrections = corrections


class View:
    """The table as one seat sees it; seat -1 is a spectator.

    `phase`: one of PHASES; `on_turn`, `playing` (the action under way) and `trigger` are -1 where there is none. NW
    sites: `owner` and `held`, see state.SITE_FACTORY. `rows`: ships, stadiums, infrastructure, the item at the X
    first; `piles`: how many are left in each, the infrastructure decks last; `under` them, in order. `packet`: the
    goals that this seat chooses from; in solo `other_packet`: the pile that it saw before, `goals_out`: what left it.
    `solo_number` is 0 where it is not known. `rivals`: the spaces of the opponent's two markers, then of the extra's.
    """

    __slots__ = (
        "bonuses", "box", "deck_size", "goals_out", "held", "lines", "objectives", "on_turn", "options", "order",
        "other_packet", "over", "owner", "packet", "phase", "piles", "players", "playing", "points", "rivals", "rows",
        "seat", "seats", "solo", "solo_number", "solo_played", "solo_size", "solo_tile", "steps", "taken", "trigger",
        "under", "year",
    )  # fmt: skip

    def __init__(
        self, box: Box, seat: int, seats: int, solo: bool, points: bool, options: tuple[str, ...],
        players: list[PlayerView], year: int, phase: str, on_turn: int, playing: int, order: Ints, owner: Ints,
        held: Ints, rows: tuple[Ints, ...], piles: Ints, under: tuple[Ints, ...], bonuses: Ints, packet: Ints,
        other_packet: Ints, goals_out: Ints, deck_size: int, objectives: Ints, lines: Ints, solo_size: int,
        solo_number: int, solo_played: Ints, solo_tile: int, taken: Ints, rivals: Ints, trigger: int, steps: int,
        over: bool,
    ) -> None:  # fmt: skip
        self.box = box
        self.seat = seat
        self.seats = seats
        self.solo = solo
        self.points = points
        self.options = options
        self.players = players
        self.year = year
        self.phase = phase
        self.on_turn = on_turn
        self.playing = playing
        self.order = order
        self.owner = owner
        self.held = held
        self.rows = rows
        self.piles = piles
        self.under = under
        self.bonuses = bonuses
        self.packet = packet
        self.other_packet = other_packet
        self.goals_out = goals_out
        self.deck_size = deck_size
        self.objectives = objectives
        self.lines = lines
        self.solo_size = solo_size
        self.solo_number = solo_number
        self.solo_played = solo_played
        self.solo_tile = solo_tile
        self.taken = taken
        self.rivals = rivals
        self.trigger = trigger
        self.steps = steps
        self.over = over


def view(g: State, seat: int | None) -> View:
    """The view of a seat, or of a spectator (None)."""
    me = NOBODY if seat is None else seat
    rulings = g.rulings
    packet = tuple(g.packets[me]) if 0 <= me < len(g.packets) else ()
    alone = me == 0 and rulings.solo
    other = g.packets[1] if alone and len(g.packets) > 1 else []
    return View(
        g.box, me, rulings.seats, rulings.solo, rulings.points, tuple(rulings.settled),
        [see_player(g, me, player) for player in g.players], g.year, PHASES[g.phase], g.seat, g.playing,
        tuple(g.order), tuple(g.owner), tuple(g.held), tuple([tuple(row) for row in g.rows]),
        tuple([len(pile) for pile in g.piles]), tuple([tuple(pile) for pile in g.under]), tuple(g.bonuses), packet,
        tuple(other), tuple(g.goals_out) if alone else (), len(g.deck), tuple(g.objectives), tuple(g.lines),
        len(g.solo_deck), g.solo_number, tuple(g.solo_played), g.solo_tile, tuple(g.taken), tuple(g.rivals), g.trigger,
        g.steps, g.ended,
    )  # fmt: skip


def see_player(g: State, me: int, it: Player) -> PlayerView:
    """Goals, action cards in hand and face down are secret, how many there are is not. [INT-42]"""
    own = it.seat == me
    shown = own or g.ended
    kept = kept_goals(it)
    return PlayerView(
        it.seat, it.up, tuple(it.edges), tuple(it.cubes), tuple(it.factories), tuple(it.reserve), it.people,
        (tuple(it.ships[0]), tuple(it.ships[1])), (tuple(it.stadiums[0]), tuple(it.stadiums[1])),
        tuple(it.production), tuple(it.flying), tuple(it.freight), tuple(it.aboard), tuple(it.returning),
        tuple(it.flown), tuple(it.hand), tuple(it.played), it.fulfilled, tuple(it.columns), tuple(it.research),
        tuple(it.modifiers), it.happy, happy_faces(g, it), symbols(g, it), it.spent, tuple(it.markers),
        (passed(g, it, 0), passed(g, it, 1)), tuple(it.used), it.acted, tuple(it.groups),
        tuple([energy_due(g, it, surcharge(g, it, group)) for group in range(1, 5)]), it.power, it.level, it.passed,
        tuple(it.goals) if shown else (), tuple(it.given) if shown else (), tuple(kept) if shown else (), len(kept),
        tuple(it.cards) if own else (), len(it.cards), tuple(it.face_up), tuple(it.tucked) if own else (),
        len(it.tucked), tuple(it.put_away) if own else (), len(it.put_away), tuple(it.objectives), it.fresh,
        tuple(it.scored), it.penalties, tuple(it.corrections),
    )  # fmt: skip


def unknown(g: State, seat: int) -> Groups:
    """The others' action cards, which the deck resembles; goals as far as they were not seen. [EVA-115, INT-42]"""
    groups: Groups = []
    if g.rulings.advanced:
        places: list[int] = []
        for player in g.players:
            if player.seat != seat:
                places += player.cards + player.tucked + player.put_away
        groups.append((places, g.deck))
    else:
        groups.append(([], ALL_CARDS))
    if g.rulings.points:
        groups += [([], g.goal_pile)] if g.ended else goal_groups(g, seat)
        groups += unused_tokens(g)
    else:
        groups.append(([], ALL_GOALS))
    return groups


ALL_CARDS: Final = list(range(CARDS))
ALL_GOALS: Final = list(range(FIRST_GOAL, IDENTITIES))
"""Identities that are in no place, with the tokens of the goals given up: nobody knows them."""


def unused_tokens(g: State) -> Groups:
    """The tokens of each seat that mark no goal, so nobody sees them."""
    groups: Groups = []
    for first in range(FIRST_SLOT, IDENTITIES, SLOTS):
        seat = (first - FIRST_SLOT) // SLOTS
        if seat >= len(g.players) or not g.players[seat].given:
            groups.append(([], list(range(first, first + SLOTS))))
    return groups


def rename(g: State, names: list[int]) -> None:
    """Give every card and token another identity, in place; names[old] = new."""
    if g.rulings.advanced:
        for player in g.players:
            player.cards = renamed(player.cards, names)
            player.face_up = renamed(player.face_up, names)
            player.tucked = renamed(player.tucked, names)
            player.put_away = renamed(player.put_away, names)
        g.deck = renamed(g.deck, names)
    if g.rulings.points:
        for player in g.players:
            player.goals = renamed(player.goals, names)
            player.given = renamed(player.given, names)
        g.goal_pile = renamed(g.goal_pile, names)
        g.packets = [renamed(packet, names) for packet in g.packets]
        g.goals_out = renamed(g.goals_out, names)


def renamed(identities: list[int], names: list[int]) -> list[int]:
    return [names[each] for each in identities]
