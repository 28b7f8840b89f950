"""A scene: a position written by hand that names only what matters; the rest is filled from the box in a fixed order.

seats = 2                                  # 1: solo, the second player is V.I.C.I
era = 2                                    # 1 to 4
first = 1                                  # who has the monolith; seats are counted from 1
turn = 1                                   # or step = "round" | "era" | "new_goal" | "extra_find" | "site_phase"
resets = 3                                 #   | "feeding_phase" | "event_phase" | "income_phase" | "final_scoring"
weather = "mild"
event = "f3"
options = { cave_water = "land" }          # the tiles lie as in a first play where the layout is not named
materials = { b_hills = "clay" }           # face-up material tiles
sites = { s22 = "cave" }                   # revealed sites, by column and row
shown = ["a7"]                             # on the face-up stacks, the top card last
hunted = ["b_forest"]

[[players]]
seat = 1
strong = ["b_forest.2", "b_hills.wild", "a_water.boat"]     # tribes; without any the two of the set-up
weak = ["b_hills.1"]
markers = { food = 3, wood = 1, stamina = 2, dice_4 = 1, b_forest = 1 }
dice = [1, 3, 5]                           # on the dice spaces; used = 3 below the console, fate = 2
favor = 2
points = 12
tracks = { culture = 3 }
levels = { migration = 2 }
hand = ["a5"]
goals = [["g1"], ["g2", "g3"]]             # the visible one last
columns = { 1 = ["a4", "i1"] }             # from the base up
stages = [4]                               # active stage tiles
boats = ["a_water"]
farms = ["b_forest"]
statues = { island = 1 }
settlements = { s1 = "ground_1" }
"""

from __future__ import annotations

import tomllib
from typing import Any, Final

from boardwright.core.ask import Domain
from boardwright.core.chance import Chance
from boardwright.core.components import hint
from boardwright.core.errors import BrokenInvariant, Malformed
from boardwright.games.civolution.audit import audit
from boardwright.games.civolution.box import FAVOR_SPACES, LAND_TERRITORIES, TRACK_END, Box
from boardwright.games.civolution.domains import (
    CAMP,
    CARD,
    CHIP,
    EVENT_CARD,
    GOAL,
    GROUND,
    MATERIAL,
    MODULE,
    SETTLEMENT_TILE,
    SITE,
    SPACE,
    TERRITORY,
    TRACK,
)
from boardwright.games.civolution.moves import (
    put_aboard,
    put_farm,
    put_goals,
    put_in_wilderness,
    put_markers,
    put_on_camp,
)
from boardwright.games.civolution.names import (
    ATTRIBUTE_PIECE,
    BEGIN_ERA,
    BOATS,
    EVENT_PHASE,
    EXTRA_FIND,
    FEEDING_PHASE,
    FILL_GOALS,
    FINAL_SCORING,
    FREE,
    FROM_EFFECTS,
    INCOME_PHASE,
    INCOME_PIECE,
    MAIN_MODULES,
    NEW_GOAL,
    NOBODY,
    RAW,
    ROUND,
    SITE_PHASE,
    TURN,
    VICI,
    VICI_GOAL,
    VICI_TURN,
)
from boardwright.games.civolution.options import OPTIONS, why_not_options
from boardwright.games.civolution.queries import boat_in, in_seating_order, resets_to_end
from boardwright.games.civolution.rules.abilities import learn
from boardwright.games.civolution.rules.continent import draw_layout, make_continent
from boardwright.games.civolution.rules.setup import (
    empty_table,
    prepare_boards,
    prepare_console,
    prepare_continent,
    prepare_vici,
)
from boardwright.games.civolution.rules.stage_partition import claim, place
from boardwright.games.civolution.rulings import Rulings
from boardwright.games.civolution.state import Player, State
from boardwright.games.civolution.vocabulary import SITES
from boardwright.games.civolution.vocabulary_abilities import WEATHERS

STEPS: Final = [
    "turn", "round", "era", "new_goal", "extra_find", "site_phase", "feeding_phase", "event_phase", "income_phase",
    "final_scoring",
]  # fmt: skip
LATE_PHASES: Final = {"site_phase": SITE_PHASE, "feeding_phase": FEEDING_PHASE, "event_phase": EVENT_PHASE,
                      "income_phase": INCOME_PHASE}  # fmt: skip
KEYS: Final = [
    "answers", "era", "event", "first", "hunted", "materials", "options", "players", "resets", "seats", "shown",
    "sites", "step", "turn", "weather",
]  # fmt: skip
PLAYER_KEYS: Final = [
    "boats", "columns", "dice", "farms", "fate", "favor", "goals", "hand", "levels", "markers", "points", "seat",
    "settlements", "stages", "statues", "strong", "tracks", "used", "weak",
]  # fmt: skip


def scene(text: str, box: Box) -> State:
    """The state of a scene, its next step planned. Raises Malformed in one line."""
    plain = read(text)
    known_keys(plain, KEYS, "scene")
    seats = number(plain, "seats", 1, 4, 2)
    rulings = settle(plain, seats, box)
    chance = Chance(0)
    g = empty_table(box, chance, rulings, make_continent(box, draw_layout(box, chance, rulings.first_layout)))
    prepare_boards(g)
    place_materials(g, plain)
    prepare_continent(g)
    for me in g.players:
        prepare_console(g, me)
    if rulings.solo:
        prepare_vici(g)
    place_boards(g, plain)
    for row in rows(plain, "players"):
        known_keys(row, PLAYER_KEYS, "players")
        place_player(g, g.players[number(row, "seat", 1, len(g.players), 1) - 1], row)
    develop_settled(g)
    plan_step(g, plain)
    try:
        audit(g)
    except BrokenInvariant as fault:
        raise Malformed(f"scene: cannot be: {fault}") from fault
    return g


def plan_step(g: State, plain: dict[str, Any]) -> None:
    """The turn that is named, or another step, and what comes after it in its era."""
    name = one_of(plain.get("step", "turn"), STEPS, "step")
    seat = number(plain, "turn", 1, g.rulings.seats, g.starter + 1) - 1
    order = in_seating_order(g, g.starter)
    rest = order[order.index(seat) :]
    if name in LATE_PHASES:
        late = list(LATE_PHASES)
        g.phase = late.index(name) + 5
        g.plan([(LATE_PHASES[each], 0) for each in late[late.index(name) :]])
    elif name in {"turn", "round"}:
        g.phase = 4
        turns = [(VICI_TURN if is_vici(g, each) else TURN, each) for each in rest]
        g.plan([*(turns if name == "turn" else []), (ROUND, 0)])
    elif name == "extra_find":
        g.phase = 3
        g.plan([*[(EXTRA_FIND, each) for each in rest if not is_vici(g, each)], (ROUND, 0)])
    elif name == "new_goal":
        goals = [(VICI_GOAL if is_vici(g, each) else NEW_GOAL, each) for each in rest]
        finds = [(EXTRA_FIND, each) for each in order if not is_vici(g, each)]
        g.plan([*goals, (FILL_GOALS, 0), *finds, (ROUND, 0)])
    else:
        g.plan([(BEGIN_ERA if name == "era" else FINAL_SCORING, 0)])


def is_vici(g: State, player: int) -> bool:
    return g.rulings.solo and player == VICI


# -- reading ----------------------------------------------------------------------------------------------------


def read(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise Malformed(f"scene: {fault}") from fault


def require(condition: bool, otherwise: str) -> None:
    if not condition:
        raise Malformed(f"scene: {otherwise}")


def known_keys(plain: dict[str, Any], keys: list[str], where: str) -> None:
    for key in plain:
        require(key in keys, f"{where}: {key!r} is no key; {hint(key, keys)}")


def number(plain: dict[str, Any], key: str, least: int, most: int, otherwise: int) -> int:
    value = plain.get(key, otherwise)
    require(type(value) is int and least <= value <= most, f"{key}: {value!r} is no number from {least} to {most}")
    return int(value)


def rows(plain: dict[str, Any], key: str) -> list[dict[str, Any]]:
    value = plain.get(key, [])
    require(isinstance(value, list) and all(isinstance(each, dict) for each in value), f"{key}: no list of tables")
    return list(value)


def table(plain: dict[str, Any], key: str) -> dict[str, Any]:
    value = plain.get(key, {})
    require(isinstance(value, dict), f"{key}: {value!r} is no table")
    return dict(value)


def texts(plain: dict[str, Any], key: str) -> list[str]:
    value = plain.get(key, [])
    require(isinstance(value, list) and all(isinstance(each, str) for each in value), f"{key}: {value!r} lists no ids")
    return list(value)


def one_of(value: Any, allowed: list[str], what: str) -> str:
    require(value in allowed, f"{what}: {value!r} is none; {hint(str(value), allowed)}")
    return str(value)


def find(box: Box, domain: Domain, value: Any) -> int:
    """The value of a domain that has this text in records."""
    labels = [domain.label(box, each) for each in domain.values]
    return domain.values[labels.index(one_of(value, labels, domain.name))]


def counts(g: State, plain: dict[str, Any], key: str, domain: Domain, most: int) -> list[tuple[int, int]]:
    """A table of numbers by the texts of a domain."""
    given = table(plain, key)
    return [(find(g.box, domain, text), number(given, text, 0, most, 0)) for text in given]


def settle(plain: dict[str, Any], seats: int, box: Box) -> Rulings:
    """The options of the scene, all others at their default, but the tiles as in a first play for beginners."""
    given = {"layout": "first", "tiles": "beginner", **table(plain, "options")}
    known_keys(given, [option.name for option in OPTIONS], "options")
    values = {option.name: option.default_for(seats, box) for option in OPTIONS}
    for option in OPTIONS:
        if option.name in given:
            values[option.name] = option.read(str(given[option.name]), seats)
    rule = why_not_options(values, seats)
    require(rule is None, f"options: these do not go together ({rule.id if rule else ''})")
    return Rulings(seats, [f"{name}={value}" for name, value in values.items()])


# -- boards and continent ---------------------------------------------------------------------------------------


def place_boards(g: State, plain: dict[str, Any]) -> None:
    box: Box = g.box
    g.era = number(plain, "era", 1, 4, 1)
    g.starter = number(plain, "first", 1, len(g.players), 1) - 1
    g.resets = number(plain, "resets", 0, resets_to_end(g), 0)
    g.weather = WEATHERS.index(one_of(plain.get("weather", "mild"), WEATHERS, "weather"))
    if plain.get("step") != "era":
        g.event = find(box, EVENT_CARD, plain["event"]) if "event" in plain else g.events[0]
        g.events.remove(g.event)
    g.events_seen = [g.events.pop() for _ in range(g.era - 1)]
    for text in texts(plain, "shown"):
        card = take_card(g, text)
        g.shown[box.card_type[card]].append(card)
        g.known[card] = -1
    for text in texts(plain, "hunted"):
        g.hunted[find(box, TERRITORY, text)] = 1
        g.hunting_tokens -= 1
    for where, kind in table(plain, "sites").items():
        place_site(g, find(box, SITE, where), SITES.index(one_of(kind, SITES, "sites")))


def place_materials(g: State, plain: dict[str, Any]) -> None:
    """Face-up material tiles that are named, before any others."""
    box: Box = g.box
    for where, text in table(plain, "materials").items():
        territory, material = find(box, TERRITORY, where), find(box, MATERIAL, text)
        pile = g.tiles_unseen[box.terrain[territory]] if territory < LAND_TERRITORIES else []
        require(material in pile, f"materials: {text} is no tile of {where}")
        pile.remove(material)
        g.tile[territory] = material


def place_site(g: State, site: int, kind: int) -> None:
    box: Box = g.box
    pieces = [piece for piece in g.sites_unseen if box.site_kind[piece] == kind]
    require(bool(pieces), f"sites: there is no further {SITES[kind]}")
    g.sites_unseen.remove(pieces[0])
    g.site[site] = pieces[0]
    if kind == 0:
        g.ground_at[pieces[0] + 1] = site


def develop_settled(g: State) -> None:
    """Where tribes are, the material tile lies face up. [CIV-316]"""
    for me in g.players:
        for territory in range(LAND_TERRITORIES):
            if me.tribes[territory] and g.tile[territory] == NOBODY:
                g.tile[territory] = g.tiles_unseen[g.box.terrain[territory]].pop(0)


# -- players ----------------------------------------------------------------------------------------------------


def place_player(g: State, me: Player, row: dict[str, Any]) -> None:
    place_buildings(g, me, row)
    if "strong" in row or "weak" in row:
        clear_tribes(g, me)
        for key in ("strong", "weak"):
            for text in texts(row, key):
                place_tribe(g, me, text, key == "strong")
    place_markers(g, me, row)
    place_dice(g, me, row)
    place_console(g, me, row)
    place_cards(g, me, row)
    require(me.supply >= 0, f"players: seat {me.seat + 1} has more markers than there are")


def clear_tribes(g: State, me: Player) -> None:
    """The two of the set-up go back to supply."""
    for camp, tribe in enumerate(g.camps):
        if tribe >= 0 and tribe >> 1 == me.seat:
            g.camps[camp] = FREE
    me.tribes_left += sum(me.tribes)
    me.tribes = [0] * len(me.tribes)
    me.strong = [0] * len(me.strong)
    me.presence = 0


def place_tribe(g: State, me: Player, text: str, strong: bool) -> None:
    """`b_forest.2`: an encampment, the fire encampment is 1; `b_forest.wild`, `a_water.boat`."""
    where, _, spot = text.partition(".")
    require(me.tribes_left > 0, "tribes: there are no more")
    me.tribes_left -= 1
    if spot == "wild":
        put_in_wilderness(me, find(g.box, TERRITORY, where), strong)
    elif spot == "boat":
        boat = boat_in(me, find(g.box, TERRITORY, where))
        require(boat != NOBODY, f"tribes: no own boat in {where}")
        put_aboard(g, me, boat, strong)
    else:
        camp = find(g.box, CAMP, text)
        require(g.camps[camp] == FREE, f"tribes: {text} is not free")
        put_on_camp(g, me, camp, strong)


def place_markers(g: State, me: Player, row: dict[str, Any]) -> None:
    """Where raw materials are named on land, those of the set-up go back first."""
    named = counts(g, row, "markers", SPACE, 50)
    if any(space >= RAW for space, _ in named):
        for space in range(RAW, len(me.markers)):
            me.supply += me.markers[space]
            me.markers[space] = 0
    require(sum([n for _, n in named]) <= me.supply, f"players: seat {me.seat + 1} has more markers than there are")
    for space, n in named:
        put_markers(g, me, space, n)


def place_dice(g: State, me: Player, row: dict[str, Any]) -> None:
    """More or fewer dice than at the start come from the display or go there."""
    if "dice" in row or "used" in row:
        values = row.get("dice", [])
        good = isinstance(values, list) and all(type(each) is int and 1 <= each <= 6 for each in values)
        require(good, f"dice: {values!r} is no list of values from 1 to 6")
        g.spare_dice += sum(me.dice)
        me.dice = [number(row, "used", 0, 29, 0), *[values.count(value) for value in range(1, 7)]]
        g.spare_dice -= sum(me.dice)
    g.spare_fate += me.fate
    me.fate = number(row, "fate", 1, 9, 1)
    g.spare_fate -= me.fate
    require(g.spare_dice >= 0 and g.spare_fate >= 0, "dice: there are not so many")


def place_console(g: State, me: Player, row: dict[str, Any]) -> None:
    me.favor = number(row, "favor", 1, FAVOR_SPACES, 1)
    me.earned[FROM_EFFECTS] = number(row, "points", 0, 10_000, 0)
    for track, space in counts(g, row, "tracks", TRACK, TRACK_END):
        me.tracks[track] = space
    for module, level in counts(g, row, "levels", MODULE, 3):
        require(module < MAIN_MODULES and level > 0, "levels: a main module has level 1, 2 or 3")
        me.upgrades += level - me.levels[module]
        me.levels[module] = level
    for stage in row.get("stages", []):
        require(stage in {4, 5}, f"stages: {stage!r} is neither 4 nor 5")
        me.tiles |= 1 << (stage - 4)


def place_buildings(g: State, me: Player, row: dict[str, Any]) -> None:
    box: Box = g.box
    boats = texts(row, "boats")
    require(len(boats) <= BOATS and len({*boats}) == len(boats), "boats: a player has two, in different Waters")
    for boat, text in enumerate(boats):
        me.boats[boat] = find(box, TERRITORY, text)
        require(me.boats[boat] >= LAND_TERRITORIES, f"boats: {text} is no Water")
    for text in texts(row, "farms"):
        put_farm(g, me, find(box, TERRITORY, text))
    for ground, n in counts(g, row, "statues", GROUND, 2):
        me.statues[ground] = n
        me.supply -= n
    for text, where in table(row, "settlements").items():
        me.settlements[find(box, SETTLEMENT_TILE, text)] = find(box, GROUND, where)


def place_cards(g: State, me: Player, row: dict[str, Any]) -> None:
    """Cards in hand, chips in the goal area, pieces in the columns; their abilities work."""
    for text in texts(row, "hand"):
        card = take_card(g, text)
        me.hand.append(card)
        g.known[card] = 1 << me.seat
    goals = row.get("goals", [])
    require(isinstance(goals, list) and len(goals) <= 3, "goals: three lists of chips")
    for space, pile in enumerate(goals):
        put_goals(me, space, [take_chip(g.goal_bag, g.goal_display, find(g.box, GOAL, text)) for text in pile])
    for column, pieces in table(row, "columns").items():
        require(column in list("123456789"), f"columns: {column!r} is none of 1 to 9")
        for text in pieces:
            place_piece(g, me, int(column) - 1, text)


def place_piece(g: State, me: Player, column: int, text: str) -> None:
    """A research card, an income chip, a starting chip card or an attribute chip; goal chips not."""
    box: Box = g.box
    kind = NOBODY
    if text in box.card_ids:
        piece = take_card(g, text)
        kind = box.card_type[piece]
        g.known[piece] = -1
    elif text in box.attribute_ids:
        chip = box.attribute_ids.index(text)
        piece = ATTRIBUTE_PIECE + take_chip(g.attribute_bag, g.attribute_display, chip)
        kind = 6
    else:
        chip = find(box, CHIP, text)
        piece = INCOME_PIECE + chip
        if chip < len(box.income_ids):
            take_chip(g.income_bag, g.income_display, chip)
        else:
            g.chip_cards.remove(chip - len(box.income_ids))
    if kind != NOBODY and me.column_of[kind] == NOBODY:
        claim(me, column, kind)
    place(me, column, piece)
    if kind != NOBODY:
        learn(g, me, piece)


def take_card(g: State, text: str) -> int:
    box: Box = g.box
    card = find(box, CARD, text)
    pile = g.stacks[box.card_type[card]]
    require(card in pile, f"{text}: is named twice")
    pile.remove(card)
    return card


def take_chip(bag: list[int], display: list[int], chip: int) -> int:
    """Out of the bag, or off the display, which is filled from the bag."""
    require(chip in bag or chip in display, f"chip {chip + 1}: is named twice")
    if chip in display:
        display[display.index(chip)] = bag.pop(0)
    else:
        bag.remove(chip)
    return chip
