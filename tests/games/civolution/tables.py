"""Tables of Civolution changed by hand, on which one piece of the rules runs at a time.

A table comes from the set-up with start hands for newcomers, taken away again: empty consoles but for food, and the
two tribes in the start territories. Whatever is put somewhere is taken from where it was, so that the audit holds.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from boardwright.core.ask import PASS, Asking
from boardwright.core.chance import Chance
from boardwright.core.position import Position
from boardwright.games.civolution import RULESET, rules
from boardwright.games.civolution.audit import audit
from boardwright.games.civolution.box import load_box
from boardwright.games.civolution.moves import (
    lay_down,
    put_aboard,
    put_in_wilderness,
    put_on_camp,
    remove_tribe,
    return_markers,
)
from boardwright.games.civolution.names import (
    ATTRIBUTE_PIECE,
    BLOCKED,
    FEATURES,
    FOCUS,
    FOOD,
    FREE,
    IDEAS,
    INCOME_CHIPS,
    INCOME_PIECE,
    MODULE_STEP,
    MONEY,
    NOBODY,
    RAW,
    SPACES,
    STORAGE,
)
from boardwright.games.civolution.queries import camps_of
from boardwright.games.civolution.rules.abilities import learn
from boardwright.games.civolution.rules.action import carry_out
from boardwright.games.civolution.rules.feeding_cost import places_of
from boardwright.games.civolution.rules.setup import setup
from boardwright.games.civolution.rules.stage_partition import claim, place
from boardwright.games.civolution.state import Player, State
from boardwright.games.civolution.vocabulary import SITES, VERBS
from tests.contract import remade

BOX = load_box(Path(rules.__path__[0]).parent / "components")
SPACE = {"food": FOOD, "money": MONEY, "ideas": IDEAS, "focus": FOCUS}
SPACE |= {id: FEATURES + i for i, id in enumerate(BOX.feature_ids)}
SPACE |= {id: STORAGE + i for i, id in enumerate(BOX.material_ids)}

CASES = {
    case["id"]: case
    for case in map(
        json.loads, (Path(__file__).parents[2] / "cases" / "civolution.jsonl").read_text("utf-8").splitlines()
    )
}
HELD: set[str] = set()
"""The cases that a test holds."""


def case(*ids: str) -> pytest.MarkDecorator:
    """The test holds these cases, and so their rules."""
    HELD.update(ids)
    mark: pytest.MarkDecorator = pytest.mark.rule(*sorted({rule for id in ids for rule in CASES[id]["rules"]}))
    return mark


FREE_STEP = 30
"""A number that no step has."""


class Table:
    """A table, the question that is open on it, and short ways to change and to ask."""

    def __init__(self, seats: int = 2, seed: int = 1, **options: str) -> None:
        chosen = {"deus_scope": "all"} | options
        if seats > 1:
            chosen = {"first_player": "1", **chosen}
        newcomers = ",".join(str(seat + 1) for seat in range(seats))
        self.g: State = setup(seats, Chance(seed), {"newcomers": newcomers, **chosen}, BOX)
        self.g.agenda.clear()
        self.position: Position | None = None
        for me in self.g.players[:seats]:
            self.strip(me)

    @property
    def me(self) -> Player:
        return self.g.players[0]

    def strip(self, me: Player) -> None:
        """Nothing on the console, no cards, no chips, every module at level I."""
        g = self.g
        for space in range(SPACES):
            return_markers(g, me, space, me.markers[space])
        for card in me.hand:
            g.stacks[BOX.card_type[card]].append(card)
            g.known[card] = 0
        me.hand = []
        for pile in me.goals:
            g.goal_bag += pile
            pile.clear()
        me.columns = [[] for _ in me.columns]
        me.levels = [1] * len(me.levels)
        me.upgrades = 0

    # -- putting things there -----------------------------------------------------------------------------------

    def has(self, seat: int = 0, **markers: int) -> Table:
        """Markers from supply: `food=3, wood=1, stamina=2`."""
        me = self.g.players[seat]
        for name, n in markers.items():
            me.markers[SPACE[name]] += n
            me.supply -= n
        return self

    def tribe(self, where: str, state: str = "strong", place: str = "camp", seat: int = 0) -> Table:
        """A tribe from supply: on the first free encampment (`fire`: that one), in the `wild`, or `aboard`."""
        g, me = self.g, self.g.players[seat]
        territory = BOX.territory_ids.index(where)
        strong = state == "strong"
        me.tribes_left -= 1
        if territory < 18 and g.tile[territory] == NOBODY:
            g.tile[territory] = g.tiles_unseen[BOX.terrain[territory]].pop()
        if place == "wild":
            put_in_wilderness(me, territory, strong)
        elif place == "aboard":
            put_aboard(g, me, me.boats.index(territory), strong)
        else:
            camps = camps_of(g, territory)
            free = camps[0] if place == "fire" else next(camp for camp in camps[1:] if g.camps[camp] == FREE)
            put_on_camp(g, me, free, strong)
        return self

    def no_tribes(self, seat: int = 0) -> Table:
        """The player's tribes are back in supply."""
        me = self.g.players[seat]
        while places := places_of(self.g, me):
            remove_tribe(self.g, me, places[0])
        return self

    def weak(self, place: int, seat: int = 0) -> Table:
        lay_down(self.g, self.g.players[seat], place)
        return self

    def boat(self, where: str, seat: int = 0) -> Table:
        me = self.g.players[seat]
        me.boats[me.boats.index(NOBODY)] = BOX.territory_ids.index(where)
        return self

    def farm(self, where: str, seat: int = 0) -> Table:
        self.g.farms[BOX.territory_ids.index(where)] = seat
        self.g.players[seat].farms_left -= 1
        return self

    def raw(self, where: str, n: int, seat: int = 0) -> Table:
        me = self.g.players[seat]
        me.markers[RAW + BOX.territory_ids.index(where)] += n
        me.supply -= n
        return self

    def hand(self, *cards: str, seat: int = 0) -> Table:
        for id in cards:
            card = BOX.card_ids.index(id)
            self.g.stacks[BOX.card_type[card]].remove(card)
            self.g.players[seat].hand.append(card)
            self.g.known[card] = 1 << seat
        return self

    def column(self, number: int, *pieces: str, seat: int = 0) -> Table:
        """Pieces onto a column, numbered from 1: cards, `i3`, `s2`, `t4`; abilities work."""
        me = self.g.players[seat]
        for id in pieces:
            piece, kind = self.take(id)
            if kind != NOBODY and me.column_of[kind] == NOBODY:
                claim(me, number - 1, kind)
            place(me, number - 1, piece)
            if not INCOME_PIECE <= piece < ATTRIBUTE_PIECE:
                learn(self.g, me, piece)
        return self

    def take(self, id: str) -> tuple[int, int]:
        """A piece out of the stack, bag or display where it is, and the type that it claims."""
        g = self.g
        if id in BOX.card_ids:
            card = BOX.card_ids.index(id)
            g.stacks[BOX.card_type[card]].remove(card)
            g.known[card] = -1
            return card, BOX.card_type[card]
        if id in BOX.attribute_ids:
            chip = BOX.attribute_ids.index(id)
            draw(chip, g.attribute_bag, g.attribute_display)
            return ATTRIBUTE_PIECE + chip, 6
        if id in BOX.chip_card_ids:
            return INCOME_PIECE + INCOME_CHIPS + BOX.chip_card_ids.index(id), NOBODY
        chip = BOX.income_ids.index(id)
        draw(chip, g.income_bag, g.income_display)
        return INCOME_PIECE + chip, NOBODY

    def goal(self, *ids: str, pile: int = 0, seat: int = 0) -> Table:
        for id in ids:
            chip = BOX.goal_ids.index(id)
            draw(chip, self.g.goal_bag, self.g.goal_display)
            self.g.players[seat].goals[pile].append(chip)
        return self

    def show(self, *ids: str) -> Table:
        """These income or attribute chips are on their display."""
        for space, id in enumerate(ids):
            display, bag = (self.g.income_display, self.g.income_bag)
            if id in BOX.attribute_ids:
                display, bag = (self.g.attribute_display, self.g.attribute_bag)
            chip = BOX.income_ids.index(id) if id in BOX.income_ids else BOX.attribute_ids.index(id)
            if chip in display:
                old = display.index(chip)
                display[old], display[space] = display[space], chip
            else:
                bag.remove(chip)
                bag.append(display[space])
                display[space] = chip
        return self

    def site(self, kind: str, where: str) -> int:
        """A site of this kind is revealed at the first hidden place that touches the territory; the place."""
        g = self.g
        territory = BOX.territory_ids.index(where)
        spot = next(site for site in g.land.sites_of[territory] if g.site[site] == NOBODY)
        number = SITES.index(kind)
        piece = next(piece for piece in g.sites_unseen if BOX.site_kind[piece] == number)
        g.sites_unseen.remove(piece)
        g.site[spot] = piece
        if number == 0:
            g.ground_at[piece + 1] = spot
        return spot

    def settlement(self, recess: int, ground: int, seat: int = 0) -> Table:
        self.g.players[seat].settlements[recess] = ground
        return self

    def statue(self, ground: int, n: int = 1, seat: int = 0) -> Table:
        me = self.g.players[seat]
        me.statues[ground] += n
        me.supply -= n
        return self

    # -- playing ------------------------------------------------------------------------------------------------

    def run(self, rule: Callable[..., Asking[Any] | None], *given: Any, dice: str = "") -> Table:
        """Run a piece of the rules, `rule(g, *given)`, up to its first question; `dice`: those to come, `"3 5 1"`."""
        g = self.g
        audit(g)
        if dice:
            g.chance.read_back([int(die) - 1 for die in dice.split()])
        steps: list[Any] = [partial(self.note_step, number) for number in range(FREE_STEP)]
        steps[MODULE_STEP] = carry_out
        steps.append(lambda state, _seat: rule(state, *given))
        game = remade(RULESET, {str(number): step for number, step in enumerate(steps)})
        g.agenda[:] = [(FREE_STEP, 0)]
        self.planned: list[tuple[int, int]] = []
        self.position = Position.start(game, g, forkable=False)
        audit(g)
        return self

    def note_step(self, number: int, _state: State, seat: int) -> None:
        """A step that the rule planned is not run, only noted; but for the rest of a turn."""
        self.planned.append((number, seat))

    def answer(self, *texts: str) -> Table:
        for text in texts:
            ask = self.ask
            labels = {label(ask, value): value for value in ask.options}
            assert text in labels, f"{ask.kind.name} {text} is not among {list(labels)}"
            assert self.position is not None
            self.position.choose(ask.seat, labels[text])
            audit(self.g)
        return self

    @property
    def ask(self) -> Any:
        assert self.position is not None
        return self.position.asks[0]

    @property
    def done(self) -> bool:
        assert self.position is not None
        return self.position.over

    @property
    def asked(self) -> str:
        return str(self.ask.kind.name)

    @property
    def options(self) -> list[str]:
        return [label(self.ask, value) for value in self.ask.options]

    def why_not(self, text: str) -> tuple[str, str] | None:
        """The id and the name of the rule that forbids a value."""
        kind = self.ask.kind
        value = next(v for v in kind.domain.values if kind.domain.label(BOX, v) == text)
        rule = kind.check(self.g, self.ask, value)
        return (rule.id, rule.name) if rule else None

    def count(self, name: str, seat: int = 0) -> int:
        return self.g.players[seat].markers[SPACE[name]]

    def points(self, seat: int = 0) -> int:
        return sum(self.g.players[seat].earned)


def label(ask: Any, value: int) -> str:
    return "pass" if value == PASS else str(ask.kind.domain.label(BOX, value))


def draw(chip: int, bag: list[int], display: list[int]) -> None:
    """Take a chip out of its bag, or off its display, which is filled from the bag."""
    if chip in display:
        display[display.index(chip)] = bag.pop()
    else:
        bag.remove(chip)


def effect(do: str, **fields: Any) -> Any:
    """An effect of the open edition with this verb and these values."""
    number = VERBS.index(do)
    return next(
        each
        for each in BOX.every_effect
        if each.verb == number and all(getattr(each, k) == v for k, v in fields.items())
    )


__all__ = ["BLOCKED", "BOX", "Table", "effect", "label"]
