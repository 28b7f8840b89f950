"""A scene: a position written by hand that names only what matters; the rest is filled from the box in a fixed order.

seats = 2                                  # 1: solo, the second player is V.I.C.I
era = 2                                    # 1 to 4
first = 1                                  # who has the monolith; seats are counted from 1
turn = 1                                   # or step = "round" | "start" (the start hands) | "era" | "new_goal"
resets = 3                                 #   | "extra_find" | "site_phase" | "feeding_phase" | "event_phase"
                                           #   | "income_phase" | "final_scoring"
weather = "mild"
event = "f3"
options = { cave_water = "land" }          # the tiles lie as in a first play where the layout is not named
materials = { b_hills = "clay" }           # face-up material tiles
sites = { s22 = "cave", s23 = "ground_3" }  # revealed, by column and row
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

from typing import Any, Final

from boardwright.core.chance import Chance
from boardwright.core.errors import BrokenInvariant, Malformed
from boardwright.games.civolution.audit import audit
from boardwright.games.civolution.box import LAND_TERRITORIES, Box
from boardwright.games.civolution.domains import (
    EVENT_CARD,
    MATERIAL,
    SITE,
    TERRITORY,
)
from boardwright.games.civolution.names import (
    BEGIN_ERA,
    EVENT_PHASE,
    EXTRA_FIND,
    FEEDING_PHASE,
    FILL_GOALS,
    FINAL_SCORING,
    INCOME_PHASE,
    NEW_GOAL,
    NOBODY,
    ROUND,
    SITE_PHASE,
    START_HANDS,
    TURN,
    VICI,
    VICI_GOAL,
    VICI_TURN,
)
from boardwright.games.civolution.options import OPTIONS, why_not_options
from boardwright.games.civolution.queries import in_seating_order, resets_to_end
from boardwright.games.civolution.queries_cards import has_building
from boardwright.games.civolution.rules.continent import draw_layout, make_continent
from boardwright.games.civolution.rules.setup import (
    deal_start,
    draft_order,
    empty_table,
    prepare_boards,
    prepare_console,
    prepare_continent,
    prepare_vici,
)
from boardwright.games.civolution.rulings import Rulings
from boardwright.games.civolution.scene_player import place_players, take_card
from boardwright.games.civolution.scene_reading import find
from boardwright.games.civolution.state import State
from boardwright.games.civolution.vocabulary import SITES
from boardwright.games.civolution.vocabulary_abilities import WEATHERS
from boardwright.scenes.reading import known_keys, number, one_of, read, require, table, texts

STEPS: Final = [
    "turn", "round", "start", "era", "new_goal", "extra_find", "site_phase", "feeding_phase", "event_phase",
    "income_phase", "final_scoring",
]  # fmt: skip
LATE_PHASES: Final = {"site_phase": SITE_PHASE, "feeding_phase": FEEDING_PHASE, "event_phase": EVENT_PHASE,
                      "income_phase": INCOME_PHASE}  # fmt: skip
KEYS: Final = [
    "answers", "era", "event", "first", "hunted", "materials", "options", "players", "resets", "seats", "shown",
    "sites", "step", "turn", "weather",
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
    place_players(g, plain)
    develop_settled(g)
    reveal_grounds(g)
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
    elif name == "start":
        deal_start(g)
        g.plan([(START_HANDS, 0), *draft_order(g), (BEGIN_ERA, 0)])
    else:
        g.plan([(BEGIN_ERA if name == "era" else FINAL_SCORING, 0)])


def is_vici(g: State, player: int) -> bool:
    return g.rulings.solo and player == VICI


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
    if plain.get("step") not in {"start", "era"}:
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
        place_site(g, find(box, SITE, where), str(kind))


def place_materials(g: State, plain: dict[str, Any]) -> None:
    """Face-up material tiles that are named, before any others."""
    box: Box = g.box
    for where, text in table(plain, "materials").items():
        territory, material = find(box, TERRITORY, where), find(box, MATERIAL, text)
        pile = g.tiles_unseen[box.terrain[territory]] if territory < LAND_TERRITORIES else []
        require(material in pile, f"materials: {text} is no tile of {where}")
        pile.remove(material)
        g.tile[territory] = material


def place_site(g: State, site: int, text: str) -> None:
    """The first piece of a kind, or a Building ground by its name."""
    box: Box = g.box
    if text in box.ground_ids[1:]:
        pieces = [box.ground_ids.index(text) - 1]
    else:
        kind = SITES.index(one_of(text, SITES, "sites"))
        pieces = [piece for piece in g.sites_unseen if box.site_kind[piece] == kind]
    require(bool(pieces) and pieces[0] in g.sites_unseen, f"sites: there is no further {text}")
    reveal(g, site, pieces[0])


def reveal(g: State, site: int, piece: int) -> None:
    g.sites_unseen.remove(piece)
    g.site[site] = piece
    if piece < len(g.ground_at) - 1:
        g.ground_at[piece + 1] = site


def reveal_grounds(g: State) -> None:
    """A Building ground with a building on it has been revealed: at the first hidden place, if no other is named."""
    for ground in range(1, len(g.ground_at)):
        if g.ground_at[ground] == NOBODY and any(has_building(me, ground) for me in g.players):
            reveal(g, g.site.index(NOBODY), ground - 1)


def develop_settled(g: State) -> None:
    """Where tribes are, the material tile lies face up. [CIV-316]"""
    for me in g.players:
        for territory in range(LAND_TERRITORIES):
            if me.tribes[territory] and g.tile[territory] == NOBODY:
                g.tile[territory] = g.tiles_unseen[g.box.terrain[territory]].pop(0)
