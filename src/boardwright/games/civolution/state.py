"""The state of a game: all that lies on the table, as integers and lists. [CIV-010, CIV-020..028]"""

from __future__ import annotations

from boardwright.core.chance import Chance
from boardwright.core.position import State as CoreState
from boardwright.games.civolution.box import Box
from boardwright.games.civolution.names import (
    BOATS,
    CAMPS,
    GOAL_SPACES,
    GROUNDS,
    IDENTITIES,
    MAIN_MODULES,
    NOBODY,
    SETTLEMENTS,
    SITES,
    SOURCES,
    SPACES,
    TERRITORIES,
)
from boardwright.games.civolution.rulings import Rulings
from boardwright.games.civolution.vocabulary_abilities import MILD


class Continent:
    """Where the tiles lie and what touches what; made in set-up, shared by clones, never changed. [CIV-059, CIV-318]

    `layout`: for each tile its cell and turn, (y * 5 + x) * 4 + quarter turns. `neighbours`: of each territory, and as
    a bit mask (`near`). `sites_of`: the sites that touch a territory; `around`: the territories that touch a site, and
    as a bit mask (`around_mask`).
    """

    __slots__ = ("around", "around_mask", "layout", "near", "neighbours", "sites_of")

    def __init__(
        self, layout: list[int], neighbours: list[list[int]], near: list[int], sites_of: list[list[int]],
        around: list[list[int]], around_mask: list[int],
    ) -> None:  # fmt: skip
        self.layout = layout
        self.neighbours = neighbours
        self.near = near
        self.sites_of = sites_of
        self.around = around
        self.around_mask = around_mask


class Player:
    """A player: a seat, or V.I.C.I in solo. [CIV-020, CIV-022..024, CIV-026]

    Console
        `dice`: own activation dice by value 1 to 6, index 0 those below the console; `fate` dice; `markers`: by space
        (the numbers of `names`: food, money, ideas, focus, features, storage, planning, raw materials on land);
        `supply` of markers; `resets`: a marker on each reset column (1) or none; `levels` of the main modules;
        `upgrades` done; `tiles`: bit 0 the active stage-4 tile, bit 1 the stage-5 tile.
    Cards and chips
        `hand`; `drawn`: cards looked at, of which some are kept; `marker_cards`: while they are chosen from; `goals`:
        the goal area, three piles, the visible chip last; `columns`: nine lists of pieces from the base up (`names`
        tells how a piece is written); `right`: the right half of the goal column, full pieces repeated; `column_of`:
        the column of each type; `type_of`: the type of each column; `completed`: bits of the stages whose bonus is had.
        `modifiers`, `triggers`, `activities`: what the installed abilities are (rules/abilities.py). Of these, of goals
        and of columns new lists are made when they change, never the old ones altered: clones share them. `spent`:
        pieces whose ability is used up for a while.
    Continent
        `tribes` and `strong`: own tribes, and strong ones among them, by territory, wherever in it; `presence`: a bit
        for each territory with one; `wild_strong`, `wild_weak`: those in the wilderness; `tribes_left` in supply.
        `boats`: the Water territory of each boat or NOBODY; `aboard_strong`, `aboard_weak`; `notch`: its marker.
        `settlements`: the Building ground of each; `statues`: by ground; `farms_left` on the console.
    Boards
        `tracks`, `favor` (1 to 6), `earned`: points by source.
    """

    __slots__ = (
        "aboard_strong", "aboard_weak", "activities", "boats", "column_of", "columns", "completed", "dice", "drawn",
        "earned", "farms_left", "fate", "favor", "goals", "hand", "levels", "marker_cards", "markers", "modifiers",
        "notch", "presence", "resets", "right", "seat", "settlements", "spent", "statues", "strong", "supply", "tiles",
        "tracks", "tribes", "tribes_left", "triggers", "type_of", "upgrades", "wild_strong", "wild_weak",
    )  # fmt: skip

    def __init__(
        self, seat: int, dice: list[int], fate: int, markers: list[int], supply: int, resets: list[int],
        levels: list[int], upgrades: int, tiles: int, hand: list[int], drawn: list[int], marker_cards: list[int],
        goals: list[list[int]], columns: list[list[int]], right: list[int], column_of: list[int], type_of: list[int],
        completed: int, modifiers: list[int], triggers: list[list[int]], activities: list[int], spent: list[int],
        tribes: list[int], strong: list[int], presence: int, wild_strong: list[int], wild_weak: list[int],
        tribes_left: int, boats: list[int], aboard_strong: list[int], aboard_weak: list[int], notch: list[int],
        settlements: list[int], statues: list[int], farms_left: int, tracks: list[int], favor: int, earned: list[int],
    ) -> None:  # fmt: skip
        self.seat = seat
        self.dice = dice
        self.fate = fate
        self.markers = markers
        self.supply = supply
        self.resets = resets
        self.levels = levels
        self.upgrades = upgrades
        self.tiles = tiles
        self.hand = hand
        self.drawn = drawn
        self.marker_cards = marker_cards
        self.goals = goals
        self.columns = columns
        self.right = right
        self.column_of = column_of
        self.type_of = type_of
        self.completed = completed
        self.modifiers = modifiers
        self.triggers = triggers
        self.activities = activities
        self.spent = spent
        self.tribes = tribes
        self.strong = strong
        self.presence = presence
        self.wild_strong = wild_strong
        self.wild_weak = wild_weak
        self.tribes_left = tribes_left
        self.boats = boats
        self.aboard_strong = aboard_strong
        self.aboard_weak = aboard_weak
        self.notch = notch
        self.settlements = settlements
        self.statues = statues
        self.farms_left = farms_left
        self.tracks = tracks
        self.favor = favor
        self.earned = earned

    def clone(self) -> Player:
        return Player(
            self.seat, self.dice[:], self.fate, self.markers[:], self.supply, self.resets, self.levels,
            self.upgrades, self.tiles, self.hand, self.drawn, self.marker_cards, self.goals,
            self.columns, self.right, self.column_of, self.type_of, self.completed,
            self.modifiers, self.triggers, self.activities, self.spent, self.tribes[:], self.strong[:],
            self.presence, self.wild_strong, self.wild_weak, self.tribes_left, self.boats,
            self.aboard_strong, self.aboard_weak, self.notch, self.settlements, self.statues,
            self.farms_left, self.tracks, self.favor, self.earned,
        )  # fmt: skip


def new_player(seat: int) -> Player:
    """A player with an empty console and nothing anywhere: set-up fills it."""
    return Player(
        seat, [0] * 7, 0, [0] * SPACES, 0, [0] * 4, [1] * MAIN_MODULES, 0, 0, [], [], [], [[] for _ in range(3)],
        [[] for _ in range(9)], [], [NOBODY] * 7, [NOBODY] * 9, 0, [], [], [], [], [0] * TERRITORIES,
        [0] * TERRITORIES, 0, [0] * TERRITORIES, [0] * TERRITORIES, 0, [NOBODY] * BOATS, [0] * BOATS, [0] * BOATS,
        [0] * BOATS, [NOBODY] * SETTLEMENTS, [0] * GROUNDS, 0, [0] * 5, 1, [0] * SOURCES,
    )  # fmt: skip


class State(CoreState):
    """Everything on the table. NOBODY stands for none. What `clone` shares is never altered in place: moves.py.

    Piles and bags without order, drawn from by `chance.take`: `stacks` (five, face down), `starting_cards` (marker
    cards), `chip_cards` (starting chip cards), `goal_bag`, `income_bag`, `attribute_bag`, `events`, `sites_unseen`,
    `tiles_unseen` (material tiles by land type), `actions` (V.I.C.I's). `under`: cards put under a stack, the next one
    first. `known`: of each research card a bit for each seat that knows where it is, -1: all do.
    Boards
        `shown`: the five face-up stacks, the top card last; `goal_display`, `income_display`, `attribute_display`: by
        space; `chip_display`: starting chip cards to draft from, with `chip_goals` on them; `spare_dice`, `spare_fate`:
        the dice display; `hunting_tokens` left; `event`, `events_seen`; `weather`; `era_tiles`: categories by era;
        `boosted`: a bit for each category with a final scoring tile.
    Continent
        `land`: its lie; `camps`: each encampment FREE, BLOCKED, or owner * 2 + (1 if strong); `tile`: the face-up
        material of a territory; `site`: the site tile on a site's place; `ground_at`: the place of each Building
        ground; `farms`: the owner of the farm in a territory, NOBODY, or BLOCKED; `hunted`: has it a hunting token.
    Time
        `era` 1 to 4, `phase` 1 to 8, `starter` has the monolith, `resets` of this phase, `seat` whose turn it is.
    The step under way
        `module` activated, NOBODY between; `level` at which; `value`: of its two dice the one paid first, 0 for none;
        `rolled`: fate dice as they lie; `announced`: the territory or land type that a roll is for; `moving`: a tribe
        on its way, owner * TRIBE_PLACES + the place it left; `playing`: pieces being installed, until they have a
        column; `granted`: abilities under way, the innermost last; `depth` of nested effects.
    Solo
        `revealed`, `discarded`: V.I.C.I's action cards; `evolution`, `prosperity`: markers on its grids; `provisions`
        by territory; `removed`: research cards that are out of the game.
    """

    __slots__ = (
        "actions", "announced", "attribute_bag", "attribute_display", "boosted", "camps", "chip_cards",
        "chip_display", "chip_goals", "depth", "discarded", "era", "era_tiles", "event", "events", "events_seen",
        "evolution", "farms", "goal_bag", "goal_display", "granted", "ground_at", "hunted", "hunting_tokens",
        "income_bag", "income_display", "known", "land", "level", "module", "moving", "phase", "players", "playing",
        "prosperity", "provisions", "removed", "resets", "revealed", "rolled", "rulings", "seat", "shown", "site",
        "sites_unseen", "spare_dice", "spare_fate", "stacks", "starter", "starting_cards", "tile", "tiles_unseen",
        "under", "value", "weather",
    )  # fmt: skip

    def __init__(
        self, box: Box, chance: Chance, agenda: list[tuple[int, int]], rulings: Rulings, players: list[Player],
        stacks: list[list[int]], under: list[list[int]], shown: list[list[int]], known: list[int],
        starting_cards: list[int], chip_cards: list[int], chip_display: list[int], chip_goals: list[int],
        goal_bag: list[int], goal_display: list[int], income_bag: list[int], income_display: list[int],
        attribute_bag: list[int], attribute_display: list[int], spare_dice: int, spare_fate: int, hunting_tokens: int,
        events: list[int], event: int, events_seen: list[int], weather: int, era_tiles: list[int], boosted: int,
        land: Continent, camps: list[int], tile: list[int], tiles_unseen: list[list[int]], site: list[int],
        sites_unseen: list[int], ground_at: list[int], farms: list[int], hunted: list[int], era: int, phase: int,
        starter: int, resets: int, seat: int, module: int, level: int, value: int, rolled: list[int], announced: int,
        moving: int, playing: list[int], granted: list[int], depth: int, actions: list[int], revealed: list[int],
        discarded: list[int], evolution: int, prosperity: int, provisions: list[int], removed: list[int],
    ) -> None:  # fmt: skip
        super().__init__(box, chance, agenda)
        self.rulings = rulings
        self.players = players
        self.stacks = stacks
        self.under = under
        self.shown = shown
        self.known = known
        self.starting_cards = starting_cards
        self.chip_cards = chip_cards
        self.chip_display = chip_display
        self.chip_goals = chip_goals
        self.goal_bag = goal_bag
        self.goal_display = goal_display
        self.income_bag = income_bag
        self.income_display = income_display
        self.attribute_bag = attribute_bag
        self.attribute_display = attribute_display
        self.spare_dice = spare_dice
        self.spare_fate = spare_fate
        self.hunting_tokens = hunting_tokens
        self.events = events
        self.event = event
        self.events_seen = events_seen
        self.weather = weather
        self.era_tiles = era_tiles
        self.boosted = boosted
        self.land = land
        self.camps = camps
        self.tile = tile
        self.tiles_unseen = tiles_unseen
        self.site = site
        self.sites_unseen = sites_unseen
        self.ground_at = ground_at
        self.farms = farms
        self.hunted = hunted
        self.era = era
        self.phase = phase
        self.starter = starter
        self.resets = resets
        self.seat = seat
        self.module = module
        self.level = level
        self.value = value
        self.rolled = rolled
        self.announced = announced
        self.moving = moving
        self.playing = playing
        self.granted = granted
        self.depth = depth
        self.actions = actions
        self.revealed = revealed
        self.discarded = discarded
        self.evolution = evolution
        self.prosperity = prosperity
        self.provisions = provisions
        self.removed = removed

    def clone(self) -> State:
        return State(
            self.box, self.chance.clone(), self.agenda[:], self.rulings, [p.clone() for p in self.players],
            self.stacks, self.under,
            self.shown, self.known, self.starting_cards, self.chip_cards, self.chip_display,
            self.chip_goals, self.goal_bag[:], self.goal_display[:], self.income_bag[:], self.income_display[:],
            self.attribute_bag[:], self.attribute_display[:], self.spare_dice, self.spare_fate, self.hunting_tokens,
            self.events, self.event, self.events_seen, self.weather, self.era_tiles, self.boosted, self.land,
            self.camps[:], self.tile, self.tiles_unseen, self.site, self.sites_unseen,
            self.ground_at, self.farms, self.hunted, self.era, self.phase, self.starter, self.resets,
            self.seat, self.module, self.level, self.value, self.rolled[:], self.announced, self.moving,
            self.playing[:], self.granted[:], self.depth, self.actions[:], self.revealed[:],
            self.discarded[:], self.evolution, self.prosperity, self.provisions, self.removed,
        )  # fmt: skip


def empty_state(box: Box, chance: Chance, rulings: Rulings, land: Continent) -> State:
    """A table with nothing on it: set-up fills it."""
    players = [new_player(seat) for seat in range(rulings.players)]
    five: list[list[int]] = [[] for _ in range(5)]
    return State(
        box, chance, [], rulings, players, five, [[] for _ in range(5)], [[] for _ in range(5)], [0] * IDENTITIES, [],
        [], [], [], [], [NOBODY] * GOAL_SPACES, [], [NOBODY] * 3, [], [NOBODY] * 3, 0, 0, 0, [], NOBODY, [], MILD, [],
        0, land, [NOBODY] * CAMPS, [NOBODY] * TERRITORIES, [[] for _ in range(6)], [NOBODY] * SITES, [],
        [NOBODY] * GROUNDS, [NOBODY] * TERRITORIES, [0] * TERRITORIES, 1, 1, 0, 0, NOBODY, NOBODY, 0, 0, [], NOBODY,
        NOBODY, [], [], 0, [], [], [], 0, 0, [0] * TERRITORIES, [],
    )  # fmt: skip
