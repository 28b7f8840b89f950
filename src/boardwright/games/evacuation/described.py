"""What a question counts, and how its values are told where more than their names matters; for words.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from boardwright.core.ask import Ask
from boardwright.games.evacuation import sentences
from boardwright.games.evacuation.queries_words import next_tile, profile
from boardwright.games.evacuation.telling import FACTORIES

if TYPE_CHECKING:
    from boardwright.games.evacuation.words import Words

# What a question counts.
NUMBERS: Final[dict[str, Callable[[Any, Ask], int]]] = {
    "gain": lambda view, ask: ask.about[1],
    "exchange": lambda view, ask: ask.about[0],
    "clone": lambda view, ask: ask.about[0],
    "factory": lambda view, ask: ask.about[1],
    "infrastructure": lambda view, ask: ask.about[0],
    "load_stadium": lambda view, ask: ask.about[1],
    "load_factory": lambda view, ask: ask.about[1],
    "load": lambda view, ask: ask.about[1],
    "space": lambda view, ask: view.steps,
    "bonus": lambda view, ask: ask.about[0],
    "energy": lambda view, ask: ask.about[1],
}

# By the name of the Kind: a value with what matters for choosing it.
DESCRIBED: Final[dict[str, Callable[[Words, Any, Ask, int], str]]] = {
    "exchange": lambda w, view, ask, value: w.swap(value, counted=False),
    "prefab": lambda w, view, ask, value: w.factory(value),
    "settle": lambda w, view, ask, value: w.site_facts(view.box, value),
    "factory": lambda w, view, ask, value: w.say(FACTORIES[value]),
    "load_factory": lambda w, view, ask, value: w.say(FACTORIES[value]),
    "load": lambda w, view, ask, value: w.amount(value, 1),
    "spare": lambda w, view, ask, value: w.amount(value, 1),
    "ship": lambda w, view, ask, value: w.ship_offer(view.box, value),
    "throw_ship": lambda w, view, ask, value: w.ship_offer(view.box, value),
    "fly": lambda w, view, ask, value: w.ship_facts(view.box, value),
    "stadium": lambda w, view, ask, value: w.stadium_offer(view.box, value),
    "throw_stadium": lambda w, view, ask, value: w.stadium_offer(view.box, value),
    "load_stadium": lambda w, view, ask, value: w.stadium_facts(view.box, value),
    "throw_infrastructure": lambda w, view, ask, value: w.infrastructure_facts(view.box, value),
    "evacuate": lambda w, view, ask, value: w.tile_facts(view.box, value, view.players[ask.seat].edges[value]),
    "research": lambda w, view, ask, value: w.about(
        w.technology(view.box, next_tile(view, ask.seat, value)), [w.say(sentences.COLUMNS[value])]
    ),
    "marker": lambda w, view, ask, value: w.about(
        w.marker(value), [w.space(view.box, view.players[ask.seat].markers[value], profile(view))]
    ),
    "bonus": lambda w, view, ask, value: w.about(
        w.say(sentences.BONUS_SIDES[value]),
        [w.effects((view.box.bonuses.high_effects if value else view.box.bonuses.low_effects)[view.bonuses[0]])],
    ),
    "space": lambda w, view, ask, value: w.space_facts(view.box, value, profile(view)),
    "keep": lambda w, view, ask, value: w.goal_facts(view.box, value),
    "give_up": lambda w, view, ask, value: w.goal_facts(view.box, value),
    "put_away": lambda w, view, ask, value: w.card_facts(view.box, value),
    "card": lambda w, view, ask, value: w.card_facts(view.box, value),
    "tuck": lambda w, view, ask, value: w.card_facts(view.box, value),
    "part": lambda w, view, ask, value: w.part(view.box, ask.about[0], value),
    "objective": lambda w, view, ask, value: w.objective_facts(view.box, value),
}
