"""Civolution: the ruleset."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from boardwright.core.ask import Ask
from boardwright.core.game import Game
from boardwright.games.civolution.audit import audit
from boardwright.games.civolution.box import Box, load_box
from boardwright.games.civolution.kinds import KINDS
from boardwright.games.civolution.moves_cards import NOTES_CARDS
from boardwright.games.civolution.names import IDENTITIES
from boardwright.games.civolution.notes import NOTES
from boardwright.games.civolution.options import OPTIONS, why_not_options
from boardwright.games.civolution.rules.action import action_round, carry_out, turn
from boardwright.games.civolution.rules.events import era_scoring, event_phase, meet_weather, resolve_event
from boardwright.games.civolution.rules.feeding import feeding_done, feeding_phase
from boardwright.games.civolution.rules.opening import begin_era, extra_find, new_cards, new_goal, refill_goals
from boardwright.games.civolution.rules.phases import end_era, feed_step, final_scoring, income, income_phase
from boardwright.games.civolution.rules.setup import setup
from boardwright.games.civolution.rules.site_effects import site_phase
from boardwright.games.civolution.rules.solo import vici_goal, vici_turn
from boardwright.games.civolution.rules.start import start_chip, start_hands
from boardwright.games.civolution.rulings import Rulings
from boardwright.games.civolution.scoring import result
from boardwright.games.civolution.state import Continent, Player, State
from boardwright.games.civolution.view import rename, unknown, view


def make_words(language: str) -> Any:
    """The sentences of a language; imported only where something is shown."""
    from boardwright.games.civolution.words import words

    return words(language)


def make_text(seen: Any, words: Any, width: int = 100) -> str:
    """The table for the terminal."""
    from boardwright.games.civolution.text import text

    return text(seen, words, width)


def make_standing(seen: Any) -> Any:
    """The points so far, and where they come from."""
    from boardwright.games.civolution.forecast import standing

    return standing(seen)


def make_forecast(seen: Any, ask: Ask, value: int, words: Any = None) -> str:
    """What a choice brings, as far as the seat can know."""
    from boardwright.games.civolution.forecast import forecast

    return forecast(seen, ask, value, words)


def make_draw(seen: Any, words: Any, focus: str | None, narrow: bool) -> dict[str, str]:
    """The pictures of the table."""
    from boardwright.games.civolution.draw import draw

    return draw(seen, words, focus, narrow)


def make_value(state: State, seat: int) -> float:
    """How good the position is for a seat, for the bots."""
    from boardwright.games.civolution.heuristics import value

    return value(state, seat)


def make_scene(plain: str, box: Box) -> State:
    """A position written by hand."""
    from boardwright.games.civolution.scene import scene

    return scene(plain, box)


RULESET: Final = Game(
    name="civolution",
    title="Civolution",
    version=1,
    seats=(1, 4),
    identities=IDENTITIES,
    components=Path(__file__).parent / "components",
    steps=[
        ("start_hands", start_hands),
        ("start_chip", start_chip),
        ("begin_era", begin_era),
        ("new_cards", new_cards),
        ("new_goal", new_goal),
        ("fill_goals", refill_goals),
        ("extra_find", extra_find),
        ("round", action_round),
        ("turn", turn),
        ("vici_turn", vici_turn),
        ("site_phase", site_phase),
        ("feeding_phase", feeding_phase),
        ("feed", feed_step),
        ("feeding_done", feeding_done),
        ("event_phase", event_phase),
        ("weather", meet_weather),
        ("event", resolve_event),
        ("era_scoring", era_scoring),
        ("income_phase", income_phase),
        ("income", income),
        ("end_era", end_era),
        ("final_scoring", final_scoring),
        ("vici_goal", vici_goal),
        ("module", carry_out),
    ],
    kinds=KINDS,
    notes=[*NOTES, *NOTES_CARDS],
    options=OPTIONS,
    types=[State, Player, Continent, Rulings],
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
"""Civolution, 2 to 4 players, or solo against V.I.C.I."""
