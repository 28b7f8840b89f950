"""The engine beside a second Evolution written from the rules: the same questions, options, table and draws.

It runs nearly every rule, so it is marked with none: the map counts tests that hold a rule of their own.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from boardwright.core.ask import PASS
from boardwright.core.chance import Chance
from boardwright.core.options import complete
from boardwright.core.position import Position
from boardwright.core.table import write
from boardwright.games.evolution.moves import add_creature, add_trait, discard
from boardwright.games.evolution.names import NAMES
from tests.games.evolution.reference import SHADOW, Beast, Dealer, Model, Question
from tests.games.evolution.reference_round import game
from tests.games.evolution.reference_shadow import grow_trait
from tests.games.evolution.staging import BOX, GAME

EAGER = {"action attack", "action transmute", "copy tailed", "copy small", "tail yes"}
PRIVATE = {"create", "trait"}
"""Put even where there is one answer."""


def drawn_options(luck: random.Random, seats: int) -> dict[str, str]:
    """Options that go together, each at its default or not."""
    while True:
        given = {option.name: luck.choice(option.values) for option in GAME.options if luck.random() < 0.4}
        options = complete_or_none(given, seats)
        if options is not None:
            return options


def complete_or_none(given: dict[str, str], seats: int) -> dict[str, str] | None:
    try:
        return complete(GAME, given, seats, BOX)
    except ValueError:
        return None


def furnish(g: Any, m: Model, luck: random.Random) -> None:
    """More creatures, with traits and energy, so that there is something to fight about."""
    for player in g.players:
        for _ in range(luck.randrange(3)):
            card = m.deck.pop(luck.randrange(len(m.deck)))
            g.deck.remove(card)
            add_creature(g, player, card)
            m.give_birth(player.seat, card)
    for it in [it for player in g.players for it in player.creatures]:
        twin = m.by_name(NAMES[it.id].lower())
        it.energy = twin.energy = luck.choice([0, 1, 2, 3, 3, 4])
        for _ in range(luck.randrange(6)):
            give_trait(g, m, it, twin, luck)
    if luck.random() < 0.2:
        run_dry(g, m, luck)
    if luck.random() < 0.1:
        clear(g, m)


def run_dry(g: Any, m: Model, luck: random.Random) -> None:
    """Nearly all of the draw pile to the first hand, perhaps a few cards to the discard pile."""
    few = luck.randrange(4)
    for at, card in enumerate(sorted(m.deck)[luck.randrange(4) :]):
        for deck in (m.deck, g.deck):
            deck.remove(card)
        if at < few:
            m.discard.append(card)
            discard(g, card, -1)
        else:
            m.hands[0].append(card)
            g.players[0].hand.append(card)


def clear(g: Any, m: Model) -> None:
    """No creature is left."""
    for player in g.players:
        for it in player.creatures:
            for card in [it.card, *[half // 2 for half in it.row]]:
                m.discard.append(card)
                discard(g, card, -1)
        player.creatures.clear()
        m.beasts[player.seat].clear()


def give_trait(g: Any, m: Model, it: Any, twin: Beast, luck: random.Random) -> None:
    """A half of the draw pile, half of the time one that attacks; not a trait that it has."""
    halves = [half for card in m.deck for half in (2 * card, 2 * card + 1) if not it.shown >> BOX.halves[half] & 1]
    fierce = [half for half in halves if BOX.halves[half] < 3]
    half = luck.choice(fierce if fierce and luck.random() < 0.4 else halves)
    if len(m.deck) > 5:
        m.deck.remove(half // 2)
        g.deck.remove(half // 2)
        add_trait(g, it, half)
        twin.row.append((half // 2, BOX.trait_ids[BOX.halves[half]]))


class Pair:
    """A game of the engine and the same one of the model."""

    def __init__(self, seats: int, options: dict[str, str], luck: random.Random, rich: bool) -> None:
        dealer = Dealer()
        chance = Chance(luck.randrange(1 << 40), luck.randrange(1 << 40))
        chance.log = dealer.outcomes
        state = GAME.setup(seats, chance, options, BOX)
        self.model = m = Model(BOX, seats, options, dealer)
        for seat in range(max(2, seats)):
            m.give_birth(seat, m.dealer.take(m.deck))
        for seat in range(seats):
            m.fill(seat, 5)
        if options["first_player"] != "random":
            m.first = int(options["first_player"]) - 1
        elif not m.solo:
            m.first = dealer.outcomes.pop(0)
        if m.solo:
            level = ["first_game", "easy", "normal", "hard"].index(options["level"])
            m.beasts[SHADOW][0].energy = level
            for _ in range(min(level, 1)):
                grow_trait(m, m.beasts[SHADOW][0])
        if rich:
            furnish(state, m, luck)
        self.position = Position.start(GAME, state, forkable=False)
        self.play = game(m)
        self.question = self.next(None)

    def next(self, answer: str | None) -> Question | None:
        """The model's next question that has more than one answer, or is put all the same."""
        try:
            question: Question = self.play.send(answer) if answer is not None else next(self.play)
            while len(question[2]) == 1 and question[1] not in PRIVATE:
                question = self.play.send(question[2][0])
        except StopIteration:
            return None
        return question

    def compare(self) -> None:
        m, g = self.model, self.position.state
        assert m.dealer.outcomes == []
        if self.question is None:
            assert not self.position.asks
        else:
            seat, kind, options = self.question
            ask = self.position.ask_of(seat)
            texts = [write(BOX, ask, option).partition(" ")[2] for option in ask.options]
            assert (kind, sorted(options)) == (ask.kind.name, sorted(texts))
        assert table_of_model(m) == table_of_engine(g)

    def answer(self, luck: random.Random) -> None:
        assert self.question is not None
        seat, _, _ = self.question
        ask = self.position.ask_of(seat)
        eager = [
            value for value in ask.options if write(BOX, ask, value) in EAGER or ask.kind.name in {"strike", "use"}
        ]
        eager = [value for value in eager if value != PASS]
        value = luck.choice(eager if eager and luck.random() < 0.7 else ask.options)
        text = write(BOX, ask, value).partition(" ")[2]
        self.position.choose(seat, value)
        self.question = self.next(text)


def table_of_model(m: Model) -> dict[str, Any]:
    return {
        "piles": (m.deck, m.discard, m.unseen, m.seen, m.choices, m.choices_used),
        "source": (m.source, m.lower, m.upper),
        "round": (m.round, m.first, m.winner, m.won),
        "hands": m.hands,
        "target": m.target.name if m.target else "",
        "creatures": [[vars(it) for it in mine] for mine in m.beasts],
    }


def names(traits: int) -> set[str]:
    return {name for trait, name in enumerate(BOX.trait_ids) if traits >> trait & 1}


def table_of_engine(g: Any) -> dict[str, Any]:
    return {
        "piles": (g.deck, g.discard, g.sources_unseen, g.sources_seen, g.choices, g.choices_used),
        "source": (g.source, g.lower, g.upper),
        "round": (g.round, g.first, g.winner, [player.won for player in g.players]),
        "hands": [player.hand for player in g.players],
        "target": NAMES[g.target].lower() if g.target >= 0 else "",
        "creatures": [[engines_beast(it) for it in player.creatures] for player in g.players],
    }


def engines_beast(it: Any) -> dict[str, Any]:
    """A creature of the engine as the model has it."""
    twin = Beast(NAMES[it.id].lower(), it.owner, it.card)
    twin.energy = it.energy
    twin.asleep = it.asleep
    twin.woken = it.woken
    twin.row = [(half // 2, BOX.trait_ids[BOX.halves[half]]) for half in it.row]
    twin.copied = names(it.copied)
    twin.ignored = names(it.ignored)
    twin.used = names(it.used)
    twin.barred = {bar for bit, bar in ((1, "attack"), (2, "gain")) if it.barred & bit}
    assert twin.traits == names(it.traits)
    return vars(twin)


def play(seats: int, seed: int, options: dict[str, str] | None, rich: bool) -> int:
    """A game at random, compared at every question; how many there were."""
    luck = random.Random(seed)
    options = drawn_options(luck, seats) if options is None else complete(GAME, options, seats, BOX)
    pair = Pair(seats, options, luck, rich)
    asked = 0
    pair.compare()
    while pair.question is not None and pair.model.round <= (3 if rich else 20) and asked < 400:
        pair.answer(luck)
        pair.compare()
        asked += 1
    return asked


@pytest.mark.parametrize("seats, options", [(2, {}), (2, {"quartet": "on"}), (3, {}), (4, {})])
def test_the_engine_plays_as_the_rules_say(seats, options):
    assert play(seats, 1, options, False) > 100
    assert sum(play(seats, seed, options, True) for seed in range(8)) > 400


@pytest.mark.parametrize("level", ["first_game", "easy", "normal", "hard"])
def test_the_shadow_plays_as_its_rules_say(level):
    assert sum(play(1, seed, {"level": level}, False) for seed in range(6)) > 60
    assert sum(play(1, seed, {"level": level}, True) for seed in range(12)) > 60


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_engine_plays_as_the_rulings_say(seats):
    assert sum(play(seats, seed, None, True) for seed in range(12)) > 400


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_many_games_are_the_same(seats):
    for seed in range(100, 300):
        play(seats, seed, None, seed % 4 > 0)
        play(seats, seed, {}, seed % 4 > 0)
