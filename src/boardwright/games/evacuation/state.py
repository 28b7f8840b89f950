"""The state of a game: all that lies on the table, as integers and lists. [EVA-003, EVA-010]"""

from __future__ import annotations

from typing import Final

from boardwright.core.chance import Chance
from boardwright.core.position import State as CoreState
from boardwright.games.evacuation.box import Box

# the steps of the agenda: numbers that agree with the list in __init__.py
GOAL_DRAFT: Final = 0
CARD_DRAFT: Final = 1
PHASE: Final = 2  # the second number of the pair is the phase that begins
INCOME: Final = 3
ACTION_TURN: Final = 4
OPPONENT_TURN: Final = 5  # of the solo cards
TRANSPORT: Final = 6
TURN_ORDER: Final = 7
SLIDE: Final = 8
PROGRESS: Final = 9
OPPONENT_PROGRESS: Final = 10
BONUS: Final = 11
CLEANUP: Final = 12
CORRECTIONS: Final = 13  # of a seat, at the end of a race
END: Final = 14
ADVANCE: Final = 15  # the second number: seat * 4 + marker * 2 + which of the two moves
EFFECT: Final = 16  # of the board action under way; the second number: seat * EFFECTS + which
TURN_END: Final = 17
CUBES: Final = 18  # those that go aboard last

# phases of the year, as shown and as planned [EVA-201]
SETUP: Final = 0
INCOME_PHASE: Final = 1
ACTIONS_PHASE: Final = 2
TRANSPORT_PHASE: Final = 3
ORDER_PHASE: Final = 4
PROGRESS_PHASE: Final = 5
BONUSES_PHASE: Final = 6
CLEANUP_PHASE: Final = 7
OVER: Final = 8
PHASES: Final = ["setup", "income", "actions", "transport", "order", "progress", "bonuses", "cleanup", "over"]

# sizes
ACTIONS: Final = 10
EFFECTS: Final = 32
"""A board action has fewer effects."""
TILES: Final = 11
FIRST_OCEAN: Final = 9
LAND: Final = 511  # the bits of the nine land tiles
ALL_TILES: Final = 2047
SITES: Final = 48
"""As many as the map of an edition may have; the open one has 37."""
SHIPS: Final = 21
STADIUMS: Final = 21
INFRASTRUCTURE_CARDS: Final = 18
TECHNOLOGIES: Final = 36
CARDS: Final = 80
GOALS: Final = 16
FIRST_GOAL: Final = 80
"""Goals are the identities 80..95, after the action cards: goal card n is the identity 80 + n."""
FIRST_SLOT: Final = 96
"""After the goals four tokens for each seat: the place of a seat's first one tells which of its goals it gave up."""
SLOTS: Final = 4
IDENTITIES: Final = 112
OBJECTIVES: Final = 4
BONUS_CARDS: Final = 9
FACTORIES: Final = 4
"""Factory tiles of each type. [EVA-007]"""
YEARS: Final = 4
RACE: Final = 8
"""The NW production that a race needs of each resource. [EVA-005, EVA-801]"""
STADIUMS_NEEDED: Final = 3

NOBODY: Final = -1
OPPONENT: Final = 1
"""The solo opponent in `order` and `owner` of a solo game; it is no seat. With two seats it is 2 there."""
EXTRA: Final = 2

# rows and piles [EVA-108..110]; infrastructure deck II lies under deck I
SHIP_ROW: Final = 0
STADIUM_ROW: Final = 1
INFRASTRUCTURE_ROW: Final = 2
SECOND_DECK: Final = 3
ROW: Final = 3

# places in a ship's freight
FREIGHT_CUBES: Final = 0
FREIGHT_FACTORIES: Final = 3
FREIGHT_PEOPLE: Final = 6
FREIGHT: Final = 7

SITE_FACTORY: Final = 8
"""What fills the factory spots of a NW site: energy + 8 * steel + 64 * food factories."""


class Player:
    """A player. Resources in the order energy, steel, food; a place of cubes or tiles is world * 3 + resource.

    OW: `up`, a bit for each own site tile face up; `edges`, the colour of each tile. Board: `cubes`; `factories`
    waiting, `reserve` unused; `people` waiting on the NW side; `ships`, `stadiums`, each the ids on the OW and NW
    side; `production`, the NW markers. Flights: `flying`, the loaded ships, which still lie on the OW side;
    `freight`, for each of them FREIGHT numbers; `aboard`, stadiums on them as place in `flying` * 32 + id;
    `returning` ships; `flown`, ships that came back this year. Cards: `hand`, `played` infrastructure; `fulfilled`,
    a bit for each card whose requirement was met. Technologies: `columns`, the tile of column * 3 + row; `research`
    of each column, 0..5; and of the developed ones `modifiers`, `happy` faces, `symbols` (a mask). `spent`: symbols
    used this year (a ruling). `markers`: the spaces of both progress markers. Of the year: `used` uses of
    technologies; `acted`, the action marker; `groups`, uses of each group; `power` of the board actions; `level`, the
    power chosen of the cards face up; `passed`. `goals`, in the order of the draft's rounds; `given`, tokens
    (FIRST_SLOT): the goal at the place of the first was given up, so nobody can read which; `cards` in hand,
    `face_up`, `tucked` under groups and `put_away` this year. `objectives` held, `fresh` taken this turn (a mask),
    `scored` played. `penalties`: chips. `corrections`: what the end of a race takes from the three markers, then
    what it adds; `production` stays as it was.
    """

    __slots__ = (
        "aboard", "acted", "cards", "columns", "corrections", "cubes", "edges", "face_up", "factories", "flown",
        "flying", "freight", "fresh", "fulfilled", "given", "goals", "groups", "hand", "happy", "level", "markers",
        "modifiers", "objectives", "passed", "penalties", "people", "played", "power", "production", "put_away",
        "research", "reserve", "returning", "scored", "seat", "ships", "spent", "stadiums", "symbols", "tucked", "up",
        "used",
    )  # fmt: skip

    def __init__(
        self, seat: int, up: int, edges: list[int], cubes: list[int], factories: list[int], reserve: list[int],
        people: int, ships: list[list[int]], stadiums: list[list[int]], production: list[int], flying: list[int],
        freight: list[int], aboard: list[int], returning: list[int], flown: list[int], hand: list[int],
        played: list[int], fulfilled: int, columns: list[int], research: list[int], modifiers: list[int], happy: int,
        symbols: int, spent: int, markers: list[int], used: list[int], acted: int, groups: list[int], power: int,
        level: int, passed: bool, goals: list[int], given: list[int], cards: list[int], face_up: list[int],
        tucked: list[int], put_away: list[int], objectives: list[int], fresh: int, scored: list[int], penalties: int,
        corrections: list[int],
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
        self.symbols = symbols
        self.spent = spent
        self.markers = markers
        self.used = used
        self.acted = acted
        self.groups = groups
        self.power = power
        self.level = level
        self.passed = passed
        self.goals = goals
        self.given = given
        self.cards = cards
        self.face_up = face_up
        self.tucked = tucked
        self.put_away = put_away
        self.objectives = objectives
        self.fresh = fresh
        self.scored = scored
        self.penalties = penalties
        self.corrections = corrections

    def clone(self) -> Player:
        return Player(
            self.seat, self.up, self.edges, self.cubes[:], self.factories[:], self.reserve[:], self.people,
            [self.ships[0][:], self.ships[1][:]], [self.stadiums[0][:], self.stadiums[1][:]], self.production[:],
            self.flying[:], self.freight[:], self.aboard[:], self.returning[:], self.flown[:], self.hand[:],
            self.played[:], self.fulfilled, self.columns, self.research[:], self.modifiers, self.happy,
            self.symbols, self.spent, self.markers[:], self.used[:], self.acted, self.groups[:], self.power,
            self.level, self.passed, self.goals[:], self.given[:], self.cards[:], self.face_up[:], self.tucked[:],
            self.put_away[:], self.objectives[:], self.fresh, self.scored[:], self.penalties, self.corrections[:],
        )  # fmt: skip


class Rulings:
    """What was settled before the game, from texts such as `mode=points`; shared by clones, never changed.

    Modes first, then the interpretations that have an alternative, in the order of their numbers.
    """

    __slots__ = (
        "actions_limit", "advanced", "bank_limited", "biome_lines_near", "blank_action", "blocked", "bonus_people",
        "compulsory", "corrected_only", "counts_oceans", "effects_compulsory", "face_share", "faceless_rank",
        "fill_first", "final_split", "free_old", "generous", "in_order", "infrastructure_group", "last_compulsory",
        "lines", "lines_side", "low_never", "marked_only", "modules_free", "objectives", "objectives_in_actions",
        "objectives_passing", "penalties_anew", "people_food", "points", "points_technologies", "profile",
        "refresh_again", "resting_symbol", "seats", "settled", "short_steps", "site_circles", "solo", "solo_faces",
        "solo_hidden", "solo_inner", "solo_order_random", "solo_passing", "solo_reference", "solo_second",
        "strict_pass", "surcharge_free", "symbols_once", "third_full", "tiles_dealt",
    )  # fmt: skip

    def __init__(self, seats: int, settled: list[str]) -> None:
        self.seats = seats
        self.settled = settled
        given = set(settled)
        self.solo = seats == 1
        self.points = "mode=points" in given
        self.advanced = "advanced=on" in given
        self.objectives = "objectives=on" in given
        self.lines = "lines=on" in given
        self.lines_side = chosen(given, "lines_side", ["A", "B", "random"])
        self.generous = self.advanced or "bonus=generous" in given  # EVA-703, EVA-908
        self.blocked = "solo_cards=on" in given  # two seats and the solo cards, EVA-963
        self.profile = chosen(given, "costs", ["rulebook", "printed"])  # INT-01
        self.settle_actions(given)
        self.settle_effects(given)
        self.settle_progress(given)
        self.settle_end(given)
        self.settle_modules(given)

    def settle_actions(self, given: set[str]) -> None:
        """What an action costs and may be."""
        self.infrastructure_group = 1 if "infrastructure_group=1" in given else 3  # INT-02
        self.low_never = "low_actions=never" in given  # INT-03
        self.surcharge_free = "surcharge=free" in given  # INT-04
        self.blank_action = "blank_action=on" in given  # INT-16
        self.strict_pass = "forced_pass=any" in given  # INT-18
        self.actions_limit = 8 if "counters=8" in given and not self.advanced else 0  # EVA-116, INT-30; 0: none
        self.compulsory = "compound=compulsory" in given  # INT-46
        self.last_compulsory = "last_action=must" in given  # INT-56

    def settle_effects(self, given: set[str]) -> None:
        """What effects do."""
        self.refresh_again = "refresh=repeat" in given  # INT-08
        self.fill_first = "thrown=fill_first" in given  # INT-44
        self.in_order = "simultaneous=order" in given  # INT-13
        self.people_food = "population_spot=food" in given  # INT-15
        self.bank_limited = "bank=limited" in given  # INT-40
        self.tiles_dealt = "tiles=dealt" in given  # INT-41
        self.symbols_once = "symbols=yearly" in given  # INT-45
        self.biome_lines_near = "lined_up=neighbours" in given  # INT-47
        self.free_old = "free_side=old" in given  # INT-60
        self.effects_compulsory = "effects=must" in given  # INT-61
        self.bonus_people = 2 if "bonus_clone=2" in given else 1  # INT-66

    def settle_progress(self, given: set[str]) -> None:
        """How the markers move."""
        self.short_steps = "steps=some" in given  # INT-09
        self.marked_only = "spaces=marked" in given  # INT-10
        self.final_split = "split=final" in given  # INT-49
        self.resting_symbol = "resting=symbol" in given  # INT-51

    def settle_end(self, given: set[str]) -> None:
        """What counts at the end."""
        self.counts_oceans = "oceans=free" not in given  # INT-05
        self.site_circles = "site_penalty=circles" in given  # INT-06
        self.points_technologies = "points_faces=technologies" in given  # INT-07
        self.penalties_anew = "penalties=lowest" in given  # INT-12
        self.face_share = "face_tie=full" not in given  # INT-25
        self.faceless_rank = "faceless=excluded" not in given  # INT-28
        self.corrected_only = "race_before=on" not in given  # INT-53

    def settle_modules(self, given: set[str]) -> None:
        """Modules and the solo opponent."""
        self.solo_reference = "solo_reference=on" in given  # INT-38
        self.objectives_in_actions = "objective_time=actions" in given  # INT-67
        self.objectives_passing = "objective_play=passing" in given  # INT-68
        self.modules_free = "module_sites=free" in given  # INT-69
        self.solo_order_random = "solo_order=random" in given  # INT-70
        self.solo_passing = "solo_lane=passing" in given  # INT-71
        self.solo_hidden = "solo_number=hidden" in given  # INT-72
        self.solo_inner = "solo_inward=next" in given  # INT-73
        self.solo_faces = "solo_faces=plain" in given  # INT-74
        self.solo_second = "solo_tie=second" in given  # INT-75
        self.third_full = self.blocked and "third=full" in given  # INT-78


def chosen(given: set[str], option: str, values: list[str]) -> int:
    """The number of the value that an option has."""
    for number, value in enumerate(values):
        if f"{option}={value}" in given:
            return number
    return 0


class State(CoreState):
    """Everything on the table.

    `year` 1..4; `phase`; `seat`, whose turn it is; `playing`, the action under way. `order`: the order indicator, in
    solo with the opponent and the extra civilization. NW sites: `owner`; `held`, the factory tiles on it, see
    SITE_FACTORY. `rows`: what lies open, the item at the X first; `piles` without order (drawn by `chance.take`), and
    `under` them what was put there, the next one first. `bonuses`: the year-end cards, this year's first.
    `goal_pile`, `packets` (what each seat holds of the draft), `goals_out`; `deck`: the action cards.
    `objectives` not yet taken; `lines`: module tile * 2 + side. Solo cards: `solo_deck` without order, `solo_number`
    on the back of its top card, `solo_played`; `solo_tile`, its place on the edge; `taken`, the opponent's stadiums;
    `rivals`: the spaces of the opponent's two markers, then of the extra's. `trigger`: who set off the end of a race,
    and in which phase. NOBODY stands for none. `steps`: progress steps that the seat still has; `ended`: is it over.
    """

    __slots__ = (
        "bonuses", "deck", "ended", "goal_pile", "goals_out", "held", "lines", "objectives", "order",
        "owner", "packets", "phase", "piles", "players", "playing", "rivals", "rows", "rulings", "seat", "solo_deck",
        "solo_number", "solo_played", "solo_tile", "steps", "taken", "trigger", "trigger_phase", "under", "year",
    )  # fmt: skip

    def __init__(
        self, box: Box, chance: Chance, agenda: list[tuple[int, int]], rulings: Rulings, players: list[Player],
        year: int, phase: int, seat: int, playing: int, order: list[int], owner: list[int], held: list[int],
        rows: list[list[int]], piles: list[list[int]], under: list[list[int]], bonuses: list[int],
        goal_pile: list[int], packets: list[list[int]], goals_out: list[int], deck: list[int],
        objectives: list[int], lines: list[int], solo_deck: list[int], solo_number: int, solo_played: list[int],
        solo_tile: int, taken: list[int], rivals: list[int], trigger: int, trigger_phase: int, steps: int, ended: bool,
    ) -> None:  # fmt: skip
        super().__init__(box, chance, agenda)
        self.rulings = rulings
        self.players = players
        self.year = year
        self.phase = phase
        self.seat = seat
        self.playing = playing
        self.order = order
        self.owner = owner
        self.held = held
        self.rows = rows
        self.piles = piles
        self.under = under
        self.bonuses = bonuses
        self.goal_pile = goal_pile
        self.packets = packets
        self.goals_out = goals_out
        self.deck = deck
        self.objectives = objectives
        self.lines = lines
        self.solo_deck = solo_deck
        self.solo_number = solo_number
        self.solo_played = solo_played
        self.solo_tile = solo_tile
        self.taken = taken
        self.rivals = rivals
        self.trigger = trigger
        self.trigger_phase = trigger_phase
        self.steps = steps
        self.ended = ended

    def clone(self) -> State:
        return State(
            self.box, self.chance.clone(), self.agenda[:], self.rulings, [p.clone() for p in self.players],
            self.year, self.phase, self.seat, self.playing, self.order[:], self.owner[:], self.held[:],
            [row[:] for row in self.rows], [pile[:] for pile in self.piles], [pile[:] for pile in self.under],
            self.bonuses[:], self.goal_pile[:], [packet[:] for packet in self.packets], self.goals_out[:],
            self.deck[:], self.objectives[:], self.lines, self.solo_deck[:], self.solo_number,
            self.solo_played[:], self.solo_tile, self.taken[:], self.rivals[:], self.trigger, self.trigger_phase,
            self.steps, self.ended,
        )  # fmt: skip

    def seats(self) -> list[int]:
        return list(range(self.rulings.seats))
