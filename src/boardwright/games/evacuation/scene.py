"""A scene: a position written by hand that names only what matters; the rest is filled from the box in a fixed order.

seats = 2                                        # 1: solo
year = 2
options = { mode = "points" }
step = "turn"                                    # a phase (STEPS), or a drafted start
turn = 1                                         # seats are counted from 1; in other phases one player's share alone
order = [2, 1]
trigger = 1                                      # who has run the race, in this phase
rows = { ships = ["s01"], stadiums = [], infrastructure = ["i_1"] }   # the item at the X first; filled up to three
under = { ships = ["s21"] }                      # what lies under a deck, the next one first
bonuses = ["b03"]                                # year-end cards, this year's first
objectives = ["p1"]                              # module: those still open; lines = ["m1:1"]
taken = ["st05"]                                 # solo: stadiums of the opponent; occupied = ["d4"] its sites
solo = { deck = ["a1"], number = 2, tile = "d1" }

[[players]]                                      # in the order of the seats; every key may be left out
old = { energy = 2 }                             # cubes, as new
down = ["l1"]                                    # OW tiles turned face down; oceans by the markers
factories_old = { steel = 1 }                    # waiting, as factories_new
people = 1
ships_old = ["s02"]                              # as ships_new; stadiums_old is the starting one, stadiums_new
sites = ["d1 energy", "d2"]                      # NW sites, with the types in their factory spots
production = { food = 8 }                        # else what sites, oceans and infrastructure give
hand = ["i_2"]                                   # infrastructure, as played; fulfilled is worked out if not named
set = 2                                          # technologies; developed = ["t21a"] or research = [1, 0, 0]
markers = ["14:side_a", "6"]                     # spaces of the progress track
groups = [0, 1, 3, 0]                            # uses this year; acted, power, passed
goals = ["g01"]                                  # kept; cards, face_up, tucked: action cards
held = ["p2"]                                    # objectives taken in an earlier turn, fresh in this one, scored
penalties = 1
"""

from __future__ import annotations

from typing import Any, Final

from boardwright.core.chance import Chance
from boardwright.games.evacuation.box import Box
from boardwright.games.evacuation.options import OPTIONS, why_not_options
from boardwright.games.evacuation.rules.setup import empty_table
from boardwright.games.evacuation.rules.year import begin_phase, finish
from boardwright.games.evacuation.scene_player import PLAYER_KEYS, place_player, sets_of, settle_up
from boardwright.games.evacuation.scene_reading import ids
from boardwright.games.evacuation.state import (
    ACTION_TURN,
    ACTIONS_PHASE,
    BONUS,
    BONUSES_PHASE,
    CARD_DRAFT,
    CLEANUP_PHASE,
    GOAL_DRAFT,
    INCOME_PHASE,
    INFRASTRUCTURE_ROW,
    NOBODY,
    ORDER_PHASE,
    PHASE,
    PROGRESS,
    PROGRESS_PHASE,
    ROW,
    SECOND_DECK,
    SHIP_ROW,
    STADIUM_ROW,
    TRANSPORT,
    TRANSPORT_PHASE,
    YEARS,
    Rulings,
    State,
)
from boardwright.scenes.reading import known_keys, number, one_of, read, require, table

KEYS: Final = [
    "answers", "bonuses", "lines", "objectives", "occupied", "options", "order", "players", "rows", "seats", "solo",
    "step", "taken", "trigger", "turn", "under", "year",
]  # fmt: skip
ROWS: Final = ["ships", "stadiums", "infrastructure"]
SOLO_KEYS: Final = ["deck", "number", "tile"]
STEPS: Final = {
    "draft": NOBODY,
    "income": INCOME_PHASE,
    "turn": ACTIONS_PHASE,
    "transport": TRANSPORT_PHASE,
    "order": ORDER_PHASE,
    "progress": PROGRESS_PHASE,
    "bonuses": BONUSES_PHASE,
    "cleanup": CLEANUP_PHASE,
    "end": NOBODY,
}
SHARES: Final = {"turn": ACTION_TURN, "transport": TRANSPORT, "progress": PROGRESS, "bonuses": BONUS}
"""The steps that are one player's, so that `turn` may name him."""


def scene(text: str, box: Box) -> State:
    """The state of a scene, its next step planned. Raises Malformed in one line."""
    plain = read(text)
    known_keys(plain, KEYS, "scene")
    seats = number(plain, "seats", 1, 4, 2)
    g = empty_table(box, Chance(0), settle(plain, seats, box))
    g.year = number(plain, "year", 1, YEARS, 1)
    g.order = order_of(g, plain)
    place_rows(g, plain)
    place_cards(g, plain)
    place_solo(g, plain)
    rows = player_rows(g, plain)
    for me, row, own in zip(g.players, rows, sets_of(box, rows), strict=True):
        place_player(g, me, row, own)
    fill_rows(g)
    plan_step(g, plain)
    settle_up(g, rows, plain.get("step") == "draft")
    return g


def plan_step(g: State, plain: dict[str, Any]) -> None:
    """The step that is named, and after it the rest of the game."""
    step = one_of(plain.get("step", "turn"), list(STEPS), "step")
    seat = number(plain, "turn", 1, g.rulings.seats, g.order[0] + 1 if g.order[0] < g.rulings.seats else 1) - 1
    g.phase = max(0, STEPS[step])
    if "trigger" in plain:
        g.trigger = number(plain, "trigger", 1, g.rulings.seats, 1) - 1
        g.trigger_phase = g.phase
    if step == "draft":
        drafts = [(GOAL_DRAFT, 0)] if g.rulings.points else []
        g.plan([*drafts, *([(CARD_DRAFT, 0)] if g.rulings.advanced else []), (PHASE, INCOME_PHASE)])
    elif step == "end":
        finish(g)
    elif step == "turn" or ("turn" in plain and step in SHARES):
        g.plan([(SHARES[step], seat), (PHASE, STEPS[step] + 1)])
    else:
        begin_phase(g, STEPS[step])


# -- options and players -----------------------------------------------------------------------------------------------


def settle(plain: dict[str, Any], seats: int, box: Box) -> Rulings:
    """The options of the scene, all others at their default."""
    given = table(plain, "options")
    known_keys(given, [option.name for option in OPTIONS], "options")
    values = {option.name: option.default_for(seats, box) for option in OPTIONS}
    for option in OPTIONS:
        if option.name in given:
            values[option.name] = option.read(str(given[option.name]), seats)
    rule = why_not_options(values, seats)
    require(rule is None, f"options: these do not go together ({rule.id if rule else ''})")
    return Rulings(seats, [f"{name}={value}" for name, value in values.items()])


def player_rows(g: State, plain: dict[str, Any]) -> list[dict[str, Any]]:
    """What is said of each seat, as far as anything is."""
    rows = plain.get("players", [])
    require(isinstance(rows, list) and all(isinstance(row, dict) for row in rows), "players: no list of tables")
    require(len(rows) <= len(g.players), f"players: {len(rows)} for {len(g.players)} seats")
    for row in rows:
        known_keys(row, PLAYER_KEYS, "player")
    return [*rows, *[{} for _ in range(len(g.players) - len(rows))]]


# -- the table --------------------------------------------------------------------------------------------------


def order_of(g: State, plain: dict[str, Any]) -> list[int]:
    """The indicator, in solo with 2 for the opponent and 3 for the extra civilization."""
    everyone = list(range(3 if g.rulings.solo or (g.rulings.blocked and g.rulings.third_full) else g.rulings.seats))
    named = plain.get("order", [each + 1 for each in everyone])
    good = isinstance(named, list) and sorted(named) == [each + 1 for each in everyone]
    require(good, f"order: {named!r} names not each of {len(everyone)} once")
    return [each - 1 for each in named]


def place_rows(g: State, plain: dict[str, Any]) -> None:
    """What lies open and under the decks; it comes from the piles."""
    box: Box = g.box
    names = [box.ships.ids, box.stadiums.ids, box.infrastructure.ids]
    for key, places in (("rows", g.rows), ("under", g.under)):
        given = table(plain, key)
        known_keys(given, ROWS, key)
        for row, what in enumerate(ROWS):
            for item in ids(given, what, names[row], what):
                fetch(g, row, item)
                places[row].append(item)
            require(key == "under" or len(places[row]) <= ROW, f"{key}: more than {ROW} {what}")


def fetch(g: State, row: int, item: int) -> None:
    """Out of its pile. Raises Malformed if it is in use."""
    for pile in (g.piles[row], g.piles[SECOND_DECK] if row == INFRASTRUCTURE_ROW else []):
        if item in pile:
            pile.remove(item)
            return
    box: Box = g.box
    names = [box.ships.ids, box.stadiums.ids, box.infrastructure.ids]
    require(False, f"{names[row][item]} is named twice, or is no piece of a deck")


def fill_rows(g: State) -> None:
    """The first of each deck that are not in use."""
    for row in (SHIP_ROW, STADIUM_ROW, INFRASTRUCTURE_ROW):
        while len(g.rows[row]) < ROW:
            pile = g.piles[row] or (g.piles[SECOND_DECK] if row == INFRASTRUCTURE_ROW else [])
            if not pile and not g.under[row]:
                break
            g.rows[row].append((pile or g.under[row]).pop(0))


def place_cards(g: State, plain: dict[str, Any]) -> None:
    """Bonus cards from this year's on, with a flagged one last; the objectives still open; lines."""
    box: Box = g.box
    g.bonuses = ids(plain, "bonuses", box.bonuses.ids, "bonus card")
    wanted = YEARS + 1 - g.year
    require(len(g.bonuses) <= wanted, f"bonuses: more than {wanted}")
    for card in range(len(box.bonuses.ids)):
        if (
            len(g.bonuses) < wanted
            and card not in g.bonuses
            and box.bonuses.flags[card] == (len(g.bonuses) == wanted - 1)
        ):
            g.bonuses.append(card)
    if g.rulings.objectives:
        g.objectives = ids(plain, "objectives", box.objectives.ids, "objective")
    if g.rulings.lines:
        names = [f"{module}:{side}" for module in box.modules.ids for side in ("1", "2")]
        g.lines = ids(plain, "lines", names, "line") or [2 * tile for tile in (0, 2, 4)]


def place_solo(g: State, plain: dict[str, Any]) -> None:
    """The opponent's stadiums and sites, and its cards."""
    box: Box = g.box
    for stadium in ids(plain, "taken", box.stadiums.ids, "stadium"):
        fetch(g, STADIUM_ROW, stadium)
        g.taken.append(stadium)
    for site in ids(plain, "occupied", box.map.ids, "site"):
        g.owner[site] = 1 if g.rulings.solo else g.rulings.seats
    if not (g.rulings.solo or g.rulings.blocked):
        return
    given = table(plain, "solo")
    known_keys(given, SOLO_KEYS, "solo")
    present = [card for card, late in enumerate(box.solo.late) if g.year > 2 or not late]
    g.solo_deck = ids(given, "deck", box.solo.ids, "solo card") if "deck" in given else present
    g.solo_played = [card for card in present if card not in g.solo_deck]
    g.solo_number = number(given, "number", 0, 4, box.solo.numbers[g.solo_deck[0]])
    if "tile" in given:
        edge = [box.map.ids[site] for site in box.map.edge]
        g.solo_tile = edge.index(one_of(given["tile"], edge, "tile"))
