"""Evolution: Another World: the ruleset."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from boardwright.core.ask import Ask
from boardwright.core.game import Game
from boardwright.games.evolution.box import Box, load_box
from boardwright.games.evolution.moves import NOTES
from boardwright.games.evolution.options import OPTIONS, why_not_options
from boardwright.games.evolution.rules.activation import COPY, FRIGHTEN, IGNORE, USE, WAKE
from boardwright.games.evolution.rules.attack import BURN, LOSE, STRIKE, TARGET
from boardwright.games.evolution.rules.gain import ALLY, CARE, PART_KIND, ROB, TAIL
from boardwright.games.evolution.rules.round import EXCHANGE, begin_round, draw_owed, end_round, exchange, exchanges
from boardwright.games.evolution.rules.setup import setup
from boardwright.games.evolution.rules.solo import shadow_turn
from boardwright.games.evolution.rules.turn import ACT, ACTIVATE, CREATE, ON, TRAIT_KIND, turn
from boardwright.games.evolution.scoring import audit, result
from boardwright.games.evolution.state import CARDS, Creature, Player, Rulings, State
from boardwright.games.evolution.view import rename, unknown, view


def make_words(language: str) -> Any:
    """The sentences of a language; imported only where something is shown."""
    from boardwright.games.evolution.words import words

    return words(language)


def make_text(seen: Any, words: Any, width: int = 100) -> str:
    """The table for the terminal."""
    from boardwright.games.evolution.text import text

    return text(seen, words, width)


def make_draw(seen: Any, words: Any, focus: str | None, narrow: bool) -> dict[str, str]:
    """The table as pictures."""
    from boardwright.games.evolution.draw import draw

    return draw(seen, words, focus, narrow)


def make_standing(seen: Any) -> Any:
    """The tokens so far, and why."""
    from boardwright.games.evolution.forecast import standing

    return standing(seen)


def make_forecast(seen: Any, ask: Ask, value: int, words: Any = None) -> str:
    """What a choice brings, as far as the seat can know."""
    from boardwright.games.evolution.forecast import forecast

    return forecast(seen, ask, value, words)


def make_value(state: State, seat: int) -> float:
    """How good the position is for a seat, for the bots."""
    from boardwright.games.evolution.heuristics import value

    return value(state, seat)


def make_scene(plain: str, box: Box) -> State:
    """A position written by hand."""
    from boardwright.games.evolution.scene import scene

    return scene(plain, box)


RULESET: Final = Game(
    name="evolution",
    title="Evolution: Another World",
    version=1,
    seats=(1, 4),
    identities=CARDS,
    components=Path(__file__).parent / "components",
    steps=[
        ("round", begin_round),
        ("exchange", exchange),
        ("exchanges", exchanges),
        ("turn", turn),
        ("shadow_turn", shadow_turn),
        ("tail_card", draw_owed),
        ("round_end", end_round),
    ],
    kinds=[
        EXCHANGE,
        CREATE,
        TRAIT_KIND,
        ON,
        ACTIVATE,
        USE,
        COPY,
        FRIGHTEN,
        IGNORE,
        WAKE,
        ACT,
        PART_KIND,
        CARE,
        TAIL,
        ROB,
        ALLY,
        TARGET,
        STRIKE,
        BURN,
        LOSE,
    ],
    notes=NOTES,
    options=OPTIONS,
    types=[State, Player, Creature, Rulings],
    setup=setup,
    why_not_options=why_not_options,
    load_box=load_box,
    scene=make_scene,
    audit=audit,
    result=result,
    view=view,
    unknown=unknown,
    rename=rename,
    words=make_words,
    text=make_text,
    standing=make_standing,
    forecast=make_forecast,
    value=make_value,
    draw=make_draw,
)
"""Evolution: Another World, 2 to 4 players, or solo against the Shadow."""
