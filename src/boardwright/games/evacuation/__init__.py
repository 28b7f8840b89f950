"""Evacuation: the ruleset."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from boardwright.core.ask import Ask
from boardwright.core.game import Game
from boardwright.games.evacuation.audit import audit
from boardwright.games.evacuation.box import Box, load_box
from boardwright.games.evacuation.notes import NOTES
from boardwright.games.evacuation.notes_later import NOTES_LATER
from boardwright.games.evacuation.options import OPTIONS, why_not_options
from boardwright.games.evacuation.rules.actions import (
    ACT,
    CARD_KIND,
    ENERGY,
    PART_KIND,
    TUCK,
    action_turn,
    end_turn,
    opponent_turn,
    perform_effect,
)
from boardwright.games.evacuation.rules.advanced import LEVEL, PUT_AWAY_CARD, card_draft
from boardwright.games.evacuation.rules.bonuses import BONUS, bonus
from boardwright.games.evacuation.rules.cleanup import cleanup
from boardwright.games.evacuation.rules.effects import RESEARCH
from boardwright.games.evacuation.rules.ending import LOWEST, corrections, end
from boardwright.games.evacuation.rules.factories import CLONE, PREFAB
from boardwright.games.evacuation.rules.gaining import GAIN, SWAP
from boardwright.games.evacuation.rules.income import income
from boardwright.games.evacuation.rules.modules import PLAY
from boardwright.games.evacuation.rules.order import slide, turn_order
from boardwright.games.evacuation.rules.paying import FROM_OLD, PAY, PAY_FROM, SIDE, SPARE
from boardwright.games.evacuation.rules.points import GIVE_UP, KEEP, goal_draft
from boardwright.games.evacuation.rules.progress import MOVE, TO, advance, progress
from boardwright.games.evacuation.rules.rows import (
    BUILD_SHIP,
    BUILD_STADIUM,
    THROW_INFRASTRUCTURE,
    THROW_SHIP,
    THROW_STADIUM,
)
from boardwright.games.evacuation.rules.rows import MOVE as INFRASTRUCTURE_MOVE
from boardwright.games.evacuation.rules.settling import FACTORY, RAISE, SETTLE
from boardwright.games.evacuation.rules.setup import setup
from boardwright.games.evacuation.rules.solo import opponent_progress
from boardwright.games.evacuation.rules.transport import (
    EVACUATE,
    FLY,
    LOAD,
    LOAD_FACTORY,
    LOAD_STADIUM,
    RETURN,
    load_last,
    transport,
)
from boardwright.games.evacuation.rules.year import begin_phase
from boardwright.games.evacuation.scoring import result
from boardwright.games.evacuation.state import IDENTITIES, Player, Rulings, State
from boardwright.games.evacuation.view import rename, unknown, view


def make_words(language: str) -> Any:
    """The sentences of a language; imported only where something is shown."""
    from boardwright.games.evacuation.words import words

    return words(language)


def make_text(seen: Any, words: Any, width: int = 100) -> str:
    """The table for the terminal."""
    from boardwright.games.evacuation.text import text

    return text(seen, words, width)


def make_draw(seen: Any, words: Any, focus: str | None, narrow: bool) -> dict[str, str]:
    """The pictures of the table."""
    from boardwright.games.evacuation.draw import draw

    return draw(seen, words, focus, narrow)


def make_standing(seen: Any) -> Any:
    """The scores so far, and why."""
    from boardwright.games.evacuation.forecast import standing

    return standing(seen)


def make_forecast(seen: Any, ask: Ask, value: int, words: Any = None) -> str:
    """What a choice brings, as far as the seat can know."""
    from boardwright.games.evacuation.forecast import forecast

    return forecast(seen, ask, value, words)


def make_value(state: State, seat: int) -> float:
    """How good the position is for a seat, for the bots."""
    from boardwright.games.evacuation.heuristics import value

    return value(state, seat)


def make_scene(plain: str, box: Box) -> State:
    """A position written by hand."""
    from boardwright.games.evacuation.scene import scene

    return scene(plain, box)


RULESET: Final = Game(
    name="evacuation",
    title="Evacuation",
    version=1,
    seats=(1, 4),
    identities=IDENTITIES,
    components=Path(__file__).parent / "components",
    steps=[
        ("goal_draft", goal_draft),
        ("card_draft", card_draft),
        ("phase", begin_phase),
        ("income", income),
        ("action_turn", action_turn),
        ("opponent_turn", opponent_turn),
        ("transport", transport),
        ("turn_order", turn_order),
        ("slide", slide),
        ("progress", progress),
        ("opponent_progress", opponent_progress),
        ("bonus", bonus),
        ("cleanup", cleanup),
        ("corrections", corrections),
        ("end", end),
        ("advance", advance),
        ("effect", perform_effect),
        ("turn_end", end_turn),
        ("cubes", load_last),
    ],
    kinds=[
        ACT,
        ENERGY,
        CARD_KIND,
        TUCK,
        PART_KIND,
        GAIN,
        SWAP,
        INFRASTRUCTURE_MOVE,
        THROW_SHIP,
        THROW_STADIUM,
        THROW_INFRASTRUCTURE,
        PAY,
        PAY_FROM,
        SIDE,
        SPARE,
        FROM_OLD,
        RESEARCH,
        SETTLE,
        FACTORY,
        RAISE,
        BUILD_SHIP,
        BUILD_STADIUM,
        PREFAB,
        CLONE,
        FLY,
        EVACUATE,
        LOAD_STADIUM,
        LOAD_FACTORY,
        LOAD,
        RETURN,
        MOVE,
        TO,
        LEVEL,
        BONUS,
        PUT_AWAY_CARD,
        KEEP,
        GIVE_UP,
        LOWEST,
        PLAY,
    ],
    notes=[*NOTES, *NOTES_LATER],
    options=OPTIONS,
    types=[State, Player, Rulings],
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
    draw=make_draw,
    standing=make_standing,
    forecast=make_forecast,
    value=make_value,
)
"""Evacuation, 1 to 4 players."""
