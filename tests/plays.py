"""The fixed games that the golden tests share: what is played, by how many, under which options, from which seed.

It needs the engine and the standard library alone, so that any Python can play them.
"""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from typing import Any, Final, NamedTuple

from boardwright.core.chance import Chance
from boardwright.core.table import Table
from boardwright.games import load, names


@cache
def box_of(game: str) -> Any:
    """A game's own edition, loaded once."""
    return load(game).load_box(load(game).components)


GAME: Final = load("evolution")
"""For what is told of one game only."""
BOX: Final = box_of("evolution")


class Play(NamedTuple):
    """What is played, by how many seats, under which options."""

    game: str
    seats: int
    options: dict[str, str]


RULINGS: Final = {
    "exchange": "together",
    "discard": "closed",
    "first_player": "2",
    "uses": "activation",
    "pesky_limit": "woken",
    "astral": "protects",
    "flying": "separates",
    "many_eyed": "soporific",
    "fireproof": "fire_breathing",
    "tailed": "rival",
    "caring": "anyone",
    "caring_full": "lost",
    "charming": "second",
    "vengeful": "target_gains",
    "toxic": "trait",
    "retaliation": "success",
    "shapeshifter": "any",
    "frightening": "ignore_round",
    "pesky": "free",
}
"""No option that several seats may choose is at its default, Quartet apart."""
SOLO_RULINGS: Final = {
    "level": "hard",
    "shadow_round": "all",
    "shadow_trait": "opens_source",
    "tailed": "rival_instead",
    "charming": "ally",
    "frightening": "discard_token",
    "vengeful": "energy",
    "toxic": "trait",
}
EVOLUTION: Final = {
    "two": Play("evolution", 2, {}),
    "three": Play("evolution", 3, {}),
    "four": Play("evolution", 4, {}),
    "quartet": Play("evolution", 3, {"quartet": "on"}),
    "solo": Play("evolution", 1, {}),
    "rulings": Play("evolution", 3, RULINGS),
    "solo_rulings": Play("evolution", 1, SOLO_RULINGS),
}
RACE_RULINGS: Final = {
    "costs": "printed",
    "infrastructure_group": "1",
    "surcharge": "free",
    "oceans": "free",
    "refresh": "repeat",
    "steps": "some",
    "spaces": "marked",
    "penalties": "lowest",
    "simultaneous": "order",
    "population_spot": "food",
    "faceless": "excluded",
    "counters": "8",
    "bank": "limited",
    "tiles": "dealt",
    "thrown": "fill_first",
    "symbols": "yearly",
    "compound": "compulsory",
    "lined_up": "neighbours",
    "split": "final",
    "resting": "symbol",
    "race_before": "on",
    "last_action": "must",
    "free_side": "old",
    "effects": "must",
    "bonus_clone": "2",
}
"""Of the rulings that a race with board actions knows, only forced passes are as by default: they end it early."""
POINTS_RULINGS: Final = {
    "mode": "points",
    "advanced": "on",
    "objectives": "on",
    "lines": "on",
    "lines_side": "random",
    "solo_cards": "on",
    "third": "full",
    "low_actions": "never",
    "site_penalty": "circles",
    "points_faces": "technologies",
    "face_tie": "full",
    "objective_time": "actions",
    "objective_play": "passing",
    "module_sites": "free",
}
LONE_RULINGS: Final = {
    "objectives": "on",
    "blank_action": "on",
    "solo_reference": "on",
    "solo_order": "random",
    "solo_lane": "passing",
    "solo_number": "hidden",
    "solo_inward": "next",
    "solo_faces": "plain",
    "solo_tie": "second",
}
"""Those of the solo opponent of Evacuation."""
MODULES: Final = {"mode": "points", "advanced": "on", "objectives": "on", "lines": "on"}
EVACUATION: Final = {
    "race_two": Play("evacuation", 2, {}),
    "race_three": Play("evacuation", 3, {}),
    "race_four": Play("evacuation", 4, {}),
    "points": Play("evacuation", 3, {"mode": "points"}),
    "advanced": Play("evacuation", 3, {"advanced": "on"}),
    "modules": Play("evacuation", 3, MODULES),
    "evacuation_solo": Play("evacuation", 1, {}),
    "race_rulings": Play("evacuation", 3, RACE_RULINGS),
    "points_rulings": Play("evacuation", 2, POINTS_RULINGS),
    "lone_rulings": Play("evacuation", 1, LONE_RULINGS),
}
NEWCOMERS: Final = {"newcomers": "1,2", "tiles": "beginner", "layout": "first"}
"""Civolution as for a first play of two."""
ERA_RULINGS: Final = {
    "newcomers": "2",
    "tiles": "beginner",
    "layout": "first",
    "first_player": "2",
    "reject_order": "owner",
    "goal_stacking": "free",
    "idle_activation": "on",
    "part_order": "interleaved",
    "migration_test": "after",
    "cave_water": "land",
    "attribute_window": "ends",
    "ignore_assumed": "real",
    "deus_scope": "feeding_weather",
    "event_removal": "removed",
    "thresholds": "reached",
    "income_gained": "twice",
}
"""No option of Civolution that several seats may choose is at its default."""
VICI_RULINGS: Final = {
    "level": "3",
    "vici_reset": "performs",
    "vici_equal": "human",
    "free_start": "on",
    "attribute_window": "ends",
    "deus_scope": "feeding_weather",
    "event_removal": "removed",
}
"""Those of V.I.C.I, and the rulings that it has a part in."""
CIVOLUTION: Final = {
    "era_two": Play("civolution", 2, {}),
    "era_three": Play("civolution", 3, {}),
    "era_four": Play("civolution", 4, {}),
    "newcomers": Play("civolution", 2, NEWCOMERS),
    "vici": Play("civolution", 1, {}),
    "era_rulings": Play("civolution", 3, ERA_RULINGS),
    "vici_rulings": Play("civolution", 1, VICI_RULINGS),
}
UNASKED: Final = {"evacuation": ["bonus"], "civolution": ["choose"]}
"""Kinds of questions that a game's own edition never asks.

No two bonuses lie so near that a technology gives both; no card leaves a choice between effects.
"""
PLAYS: Final = {name: play for name, play in {**EVOLUTION, **EVACUATION, **CIVOLUTION}.items() if play.game in names()}
"""The games that are played here, by name."""


def digest(text: str) -> bytes:
    """16 bytes from a text, the same everywhere."""
    return blake2b(text.encode(), digest_size=16).digest()


def chance_of(text: str) -> Chance:
    """A small generator from a text."""
    seed = digest(text)
    return Chance(int.from_bytes(seed[:4], "little"), int.from_bytes(seed[4:8], "little"))


def sit_down(play: str, key: str = "") -> Table:
    """The table of one of the fixed games; another `key`, another game."""
    game, seats, options = PLAYS[play]
    return Table(load(game), seats, digest(f"{play} {key}"), options, box_of(game))


def play_on(table: Table, luck: Chance, choices: int, undo: int = 0) -> Table:
    """So many choices at random, or to the end; after one in `undo` the seat takes its answer back, if it may."""
    for _ in range(choices):
        if table.over:
            break
        ask = table.asks[luck.below(len(table.asks))]
        table.choose(ask.seat, ask.options[luck.below(len(ask.options))])
        if undo and luck.below(undo) == 0 and table.can_undo(ask.seat):
            table.undo(ask.seat)
    return table
