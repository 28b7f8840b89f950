"""How the recorded games were played, and where they lie. A record stays as it is until the rules' version rises."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from boardwright.bots.bot import decide
from boardwright.bots.levels import make
from boardwright.core.chance import Chance
from boardwright.core.game import Result
from boardwright.core.record import load as read
from boardwright.core.table import BACK, BOT, LEAVE, Table
from boardwright.games import load, names
from tests.plays import (
    BOX,
    ERA_RULINGS,
    GAME,
    LONE_RULINGS,
    MODULES,
    NEWCOMERS,
    POINTS_RULINGS,
    RACE_RULINGS,
    RULINGS,
    SOLO_RULINGS,
    VICI_RULINGS,
    box_of,
    chance_of,
    digest,
)

FOLDER: Final = Path(__file__).parent
G: Final = "greedy"
R: Final = "random"


class Plan(NamedTuple):
    """Who plays what; `undo`: one answer in so many is taken back; `sits`: (after so many entries, seat, its act)."""

    players: list[str]
    options: dict[str, str]
    undo: int = 0
    sits: tuple[tuple[int, int, str], ...] = ()
    key: int = 0
    game: str = "evolution"


OTHERS: Final = {"tailed": "card", "charming": "ally", "frightening": "sleep", "pesky_limit": "woken"}
LEFT: Final = ((30, 1, LEAVE), (31, 1, f"{BOT}{R}"), (90, 1, BACK), (140, 2, f"{BOT}{G}"))
EVOLUTION: Final = {
    "two": Plan([G, G], {}),
    "two_undo": Plan([G, R], {}, undo=5),
    "three": Plan([G, G, G], {}),
    "three_left": Plan([G, G, R], {}, undo=20, sits=LEFT),
    "four": Plan([G, R, G, R], {}),
    "four_undo": Plan([R, R, R, R], {"exchange": "together", "discard": "closed"}, undo=8),
    "quartet_two": Plan([G, G], {"quartet": "on"}, undo=12, key=5),
    "quartet_three": Plan([G, R, G], {"quartet": "on"}),
    "solo_won": Plan([G], {}, undo=6, key=5),
    "solo_lost": Plan([G], {}, key=1),
    "solo_hard": Plan([G], {"level": "hard", "shadow_round": "all"}, key=19),
    "solo_rulings": Plan([G], SOLO_RULINGS, undo=6, key=13),
    "rulings": Plan([G, R, G], RULINGS, undo=7),
    "rulings_others": Plan([G, R], OTHERS, key=4),
}
EVACUATION: Final = {
    "race_two": Plan([G, G], {}, game="evacuation"),
    "race_two_undo": Plan([G, R], {}, undo=5, game="evacuation"),
    "race_three": Plan([G, G, G], {}, game="evacuation"),
    "race_left": Plan([G, G, R], {}, undo=20, sits=LEFT, game="evacuation"),
    "race_won": Plan([G, G, G, G], {}, game="evacuation"),
    "race_four": Plan([G, R, G, R], {}, undo=30, game="evacuation"),
    "race_generous": Plan([R, G], {"bonus": "generous"}, game="evacuation"),
    "race_blocked": Plan([G, R], {"solo_cards": "on"}, undo=15, game="evacuation"),
    "race_rulings": Plan([G, R], RACE_RULINGS, undo=12, game="evacuation"),
    "points": Plan([G, R, G], {"mode": "points"}, undo=12, game="evacuation"),
    "points_rulings": Plan([R, G], POINTS_RULINGS, undo=20, game="evacuation"),
    "advanced": Plan([G, R, G], {"advanced": "on"}, game="evacuation"),
    "modules": Plan([G, G, R], MODULES, undo=15, game="evacuation"),
    "lone": Plan([G], {}, undo=10, game="evacuation"),
    "lone_random": Plan([R], {"advanced": "on"}, undo=8, game="evacuation"),
    "lone_rulings": Plan([G], LONE_RULINGS, game="evacuation"),
}
CIVOLUTION: Final = {
    "era_two": Plan([G, G], {}, game="civolution"),
    "era_two_undo": Plan([G, R], {}, undo=6, game="civolution"),
    "era_three": Plan([G, G, G], {}, undo=25, key=1, game="civolution"),
    "era_left": Plan([G, G, R], {}, undo=20, sits=LEFT, game="civolution"),
    "era_four": Plan([G, G, G, G], {}, key=1, game="civolution"),
    "era_four_random": Plan([R, R, R, R], {}, undo=10, key=29, game="civolution"),
    "newcomers": Plan([G, R], NEWCOMERS, undo=15, game="civolution"),
    "era_rulings": Plan([G, G, R], ERA_RULINGS, undo=12, game="civolution"),
    "era_rulings_random": Plan([R, R, R], ERA_RULINGS, undo=9, key=79, game="civolution"),
    "vici": Plan([G], {}, undo=10, game="civolution"),
    "vici_hard": Plan([G], {"level": "5"}, game="civolution"),
    "vici_rulings": Plan([G], VICI_RULINGS, undo=8, game="civolution"),
    "vici_rulings_random": Plan([R], VICI_RULINGS, undo=8, key=55, game="civolution"),
}
PLANS: Final = {name: plan for name, plan in {**EVOLUTION, **EVACUATION, **CIVOLUTION}.items() if plan.game in names()}
UNRECORDED: Final = {
    "evacuation": ["clone"],
    "civolution": [
        "place_in", "place", "statue_of", "settlement", "settlement_on", "leave_out", "lay", "from", "give", "grotto",
        "give_back", "ignore", "return", "pay", "pay_feature", "weaken", "gain_feature", "react", "goal_side",
        "favor_step", "stage_tile", "freeze", "ashore",
    ],
}  # fmt: skip
"""Kinds of questions that a recorded game need not ask: they are rare; scenes that are counted ask each of them."""
SCORES: Final[dict[str, Callable[[Any, Result], dict[str, Any]]]] = {
    "evolution": lambda state, _: {"won": [player.won for player in state.players], "rounds": state.round},
    "evacuation": lambda state, result: {
        "points": [sum(points for _, points in sheet) for sheet in result.sheets],
        "years": state.year,
    },
    "civolution": lambda state, _: {
        "points": [sum(player.earned) for player in state.players],
        "upgrades": [player.upgrades for player in state.players],
    },
}
"""What each game's records keep of the score, beside the places."""


FORMATS: Final = Path(__file__).parent / "formats"
"""A record and a snapshot of each format that there has been, by number: `record_1.jsonl`, `snapshot_1.json`."""


def snapshot() -> Table:
    """The table of which a record and a snapshot are kept for each new format: a secret answer is pending."""
    table = Table(GAME, 3, digest("formats"), RULINGS, BOX, [G, R, R])
    luck = chance_of("formats")
    while not (table.position.several and any(table.position.pending()) and len(table.entries) > 100):
        answer(table, luck, 6)
    return table


def file(name: str) -> Path:
    """Where the record of a game lies."""
    return FOLDER / PLANS[name].game / f"{name}.jsonl"


def outcomes(game: str) -> Path:
    """The file that says what came of each of a game's records, see `outcome`."""
    return FOLDER / game / "outcomes.toml"


def played(name: str) -> Table:
    """The game of a plan, to its end."""
    plan = PLANS[name]
    seed = digest(f"recorded {name} {plan.key}")
    table = Table(load(plan.game), len(plan.players), seed, plan.options, box_of(plan.game), plan.players)
    luck = chance_of(f"recorded {name} {plan.key}")
    sits = list(plan.sits)
    while not table.over:
        while sits and len(table.entries) >= sits[0][0]:
            _, seat, text = sits.pop(0)
            table.sit(seat, text)
        answer(table, luck, plan.undo)
    return table


def kept(name: str) -> Table:
    """The recorded game; it is played and written down if it is not there, or of older rules."""
    game, path = load(PLANS[name].game), file(name)
    if path.exists() and read(path).version == game.version:
        return Table.replay(game, read(path), box_of(game.name))
    table = played(name)
    table.record().save(path)
    return table


def outcome(table: Table) -> dict[str, Any]:
    """How a game ended: places of the seats and of an opponent that is none, the reason, the points, the last hash."""
    state: Any = table.position.state
    result = table.game.result(state)
    return {
        "places": result.places,
        "rivals": result.rivals,
        "reason": result.reason.id,
        **SCORES[table.game.name](state, result),
        "entries": len(table.entries),
        "chain": table.chain,
    }


def answer(table: Table, luck: Chance, undo: int) -> None:
    """Some seat that is asked answers as its bot does, and perhaps takes back some of its answers."""
    seat = table.asks[luck.below(len(table.asks))].seat
    table.choose(seat, decide(make(table.players[seat]), table, seat, luck))
    while undo and luck.below(undo) == 0 and table.can_undo(seat):
        table.undo(seat)
        undo = 2
