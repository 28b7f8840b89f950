"""The players of a scene: tribes, markers, dice, console, buildings, cards and chips."""

from __future__ import annotations

from typing import Any, Final

from boardwright.games.civolution.box import FAVOR_SPACES, LAND_TERRITORIES, TRACK_END, Box
from boardwright.games.civolution.domains import (
    CAMP,
    CARD,
    CHIP,
    GOAL,
    GROUND,
    MODULE,
    SETTLEMENT_TILE,
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
    ATTRIBUTES,
    BOATS,
    FREE,
    FROM_EFFECTS,
    GOALS,
    INCOME_PIECE,
    MAIN_MODULES,
    NOBODY,
    RAW,
)
from boardwright.games.civolution.queries import boat_in
from boardwright.games.civolution.rules.abilities import learn
from boardwright.games.civolution.rules.goals import LEFT, RIGHT, insert_goal
from boardwright.games.civolution.rules.stage_partition import SAME_COLUMN, claim, place, why_not_column
from boardwright.games.civolution.scene_reading import counts, find, rows
from boardwright.games.civolution.state import Player, State
from boardwright.scenes.reading import known_keys, number, require, table, texts

PLAYER_KEYS: Final = [
    "boats", "columns", "dice", "farms", "fate", "favor", "goals", "hand", "levels", "markers", "points", "seat",
    "settlements", "stages", "statues", "strong", "tracks", "used", "weak",
]  # fmt: skip
VICI_KEYS: Final = ["seat", "strong", "tracks", "weak"]
"""What V.I.C.I has of a player's things."""


def place_players(g: State, plain: dict[str, Any]) -> None:
    """Each that is named, once; V.I.C.I has no console."""
    named: list[int] = []
    for row in rows(plain, "players"):
        known_keys(row, PLAYER_KEYS, "players")
        seat = number(row, "seat", 1, len(g.players), 1) - 1
        require(seat not in named, f"players: seat {seat + 1} is there twice")
        if seat >= g.rulings.seats:
            known_keys(row, VICI_KEYS, "players: V.I.C.I")
        named.append(seat)
        place_player(g, g.players[seat], row)


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
        territory = find(box, TERRITORY, text)
        require(territory < LAND_TERRITORIES and g.farms[territory] == NOBODY, f"farms: {text} can have none")
        require(me.farms_left > 0, "farms: a player has three")
        put_farm(g, me, territory)
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
    """A research card, a goal, income or attribute chip, or a starting chip card."""
    box: Box = g.box
    if text in box.card_ids:
        piece = take_card(g, text)
        g.known[piece] = -1
        join_column(g, me, column, box.card_type[piece], text)
    elif text in box.attribute_ids:
        chip = box.attribute_ids.index(text)
        piece = ATTRIBUTE_PIECE + take_chip(g.attribute_bag, g.attribute_display, chip)
        join_column(g, me, column, ATTRIBUTES, text)
    elif text in box.goal_ids:
        join_column(g, me, column, GOALS, text)
        place_goal(g, me, column, take_chip(g.goal_bag, g.goal_display, box.goal_ids.index(text)))
        return
    else:
        place(me, column, INCOME_PIECE + take_income(g, text))
        return
    place(me, column, piece)
    learn(g, me, piece)


def join_column(g: State, me: Player, column: int, kind: int, text: str) -> None:
    """The first piece of a type claims its column. [CIV-400, CIV-411]"""
    rule = why_not_column(g, me, kind, column)
    require(rule in {None, SAME_COLUMN}, f"columns: {text} does not go on column {column + 1}, see its type")
    if me.column_of[kind] == NOBODY:
        claim(me, column, kind)


def place_goal(g: State, me: Player, column: int, chip: int) -> None:
    """On the lower half of its column, of equal ones on the left one. [CIV-452]"""
    lower = len(me.right) < len(me.columns[column])
    insert_goal(g, me, chip, RIGHT if lower else LEFT)


def take_income(g: State, text: str) -> int:
    """An income chip or a starting chip card, numbered after the chips."""
    box: Box = g.box
    chips = len(box.income_ids)
    require(text in box.income_ids or text in box.chip_card_ids, f"columns: {text!r} is neither a card nor a chip")
    chip = find(box, CHIP, text)
    if chip < chips:
        return take_chip(g.income_bag, g.income_display, chip)
    require(chip - chips in g.chip_cards, f"{text}: is named twice")
    g.chip_cards.remove(chip - chips)
    return chip


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
