"""Words, table and forecasts of Evacuation: complete, exact, and made from the view alone."""

from __future__ import annotations

from gettext import NullTranslations
from importlib import import_module
from pkgutil import walk_packages
from random import Random

import pytest

from boardwright import games
from boardwright.core.ask import PASS, Rule
from boardwright.core.chance import Chance
from boardwright.core.options import complete
from boardwright.core.table import Table
from boardwright.fuzz.draw import random_options
from boardwright.games import evacuation as package
from boardwright.games.evacuation import notes_told, phrases, reasons, sentences
from boardwright.games.evacuation.badges import badge
from boardwright.games.evacuation.forecast import forecast, standing
from boardwright.games.evacuation.sight import seen
from boardwright.games.evacuation.state import SITE_FACTORY
from boardwright.games.evacuation.telling import Telling
from boardwright.games.evacuation.text import text
from boardwright.games.evacuation.vocabulary import OPPONENT_SETTLES
from boardwright.games.evacuation.words import Words, words
from tests.games.evacuation.late import EDITION
from tests.games.evacuation.scenes import Scene, at

GAME = games.load("evacuation")
BOX = GAME.load_box(EDITION)
ENGLISH = words("en")
GERMAN = words("de")


class Marked(NullTranslations):
    """A language that shows what came through gettext."""

    def gettext(self, message: str) -> str:
        return f"<{message}>"

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return f"<{msgid1 if n == 1 else msgid2}>"


def table(seats: int, seed: int, **given: str) -> Table:
    return Table(GAME, seats, seed.to_bytes(16, "big"), complete(GAME, given, seats, BOX), BOX)


def rules() -> list[Rule]:
    """All Rule constants of the game."""
    names = [module.name for module in walk_packages(package.__path__, f"{package.__name__}.")]
    found = {id(value): value for name in names for value in vars(import_module(name)).values()}
    return [value for value in found.values() if isinstance(value, Rule)]


def test_every_kind_note_rule_option_and_value_has_its_sentence():
    assert set(sentences.QUESTIONS) | {"lowest"} == set(GAME.kinds) == set(sentences.BECAUSE)
    assert set(notes_told.NOTES) == set(GAME.notes)
    assert {rule.name for rule in rules()} == set(reasons.RULES)
    listed = {option.name: set(option.values) for option in GAME.options}
    assert {name: set(values) for name, values in phrases.VALUES.items()} == listed
    assert set(phrases.OPTIONS) == set(phrases.VALUES)


def played(seats: int, seed: int, questions: int, **given: str) -> Table:
    """A random game; everything shown at a question now and then is looked at on the way."""
    random = Random(seed)
    settled = random_options(GAME, seats, BOX, random.randrange) | given
    game = Table(GAME, seats, seed.to_bytes(16, "big"), settled, BOX)
    for number in range(questions):
        if game.over:
            break
        ask = random.choice(game.asks)
        look(game, ask, number % 40 == 0)
        active = [value for value in ask.options if value != PASS]
        game.choose(ask.seat, random.choice(active if active and random.random() < 0.9 else ask.options))
    return game


def look(game: Table, ask, closely: bool) -> None:
    view = game.view(ask.seat)
    for said in (ENGLISH, GERMAN):
        shown = [said.option(view, ask, value) for value in ask.options]
        assert len(shown) == len(set(shown)), shown
        for sentence in [said.question(view, ask), said.because(view, ask)[1], *shown]:
            assert "{" not in sentence
            assert " -1" not in sentence
    for value in ask.options:
        assert isinstance(forecast(view, ask, value, ENGLISH), str)
        assert len(badge(view, ask, value, ENGLISH)) <= 8
    if closely:
        look_closely(game, ask, view)


def look_closely(game: Table, ask, view) -> None:
    for value in ask.kind.domain.values:
        rule = game.why_not(ask.seat, value)
        assert rule is None or "-1" not in ENGLISH.refusal(rule), rule.name
    assert max(len(line) for line in text(view, ENGLISH).split("\n")) <= 100
    assert max(len(line) for line in text(view, GERMAN, 60).split("\n")) <= 60
    assert text(view, ENGLISH, plain=True).isascii()
    assert [seat for seat, _ in standing(view)][: view.seats] == list(range(view.seats))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_games_under_drawn_options_are_put_in_words(seats):
    game = played(seats, 10 + seats, 500)
    for seat in [None, *range(seats)]:
        view = game.view(seat)
        told = [ENGLISH.note(view, note) for _, note in game.log(seat)]
        assert all(line[0].isupper() or line[0].isdigit() for line in told)
        assert all("{" not in line for line in told)


def test_every_sentence_comes_through_gettext():
    marked = Words("xx", Marked())
    game = played(3, 7, 150, mode="points", advanced="on", bonus="auto", objectives="on", lines="on")
    for ask in game.asks:
        view = game.view(ask.seat)
        shown = [marked.question(view, ask), *[marked.option(view, ask, value) for value in ask.options]]
        assert all("<" in sentence for sentence in shown)
    assert all("<" in marked.note(game.view(0), note) for _, note in game.log(0))
    assert all(marked.refusal(rule).startswith("<") for rule in rules())


def test_effects_of_all_components_are_told_from_their_data():
    told = Telling("xx", Marked())
    effects = [effect for card in BOX.cards.parts for part in card for effect in part]
    effects += [effect for row in [*BOX.board.effects, *BOX.technologies.effects] for effect in row]
    assert all(told.effect(effect).startswith("<") for effect in effects)
    assert all("{" not in ENGLISH.effect(effect) for effect in effects)
    assert ENGLISH.parts(BOX.cards.parts[BOX.cards.ids.index("ac02")]) == "Settle 1 site, 2 steel cheaper."
    assert ENGLISH.parts(BOX.cards.parts[BOX.cards.ids.index("ac79")]) == "No effect."
    assert ENGLISH.card_facts(BOX, 0).startswith("Bright Morning (power 0 or 2; Settle 1 site. / Gain 1 cube of any")


def test_two_things_that_differ_are_told_differently():
    for told in (ENGLISH, GERMAN):
        cards = [told.card_facts(BOX, card) for card in range(80)]
        texts = [
            told.parts(parts) + str(powers) for parts, powers in zip(BOX.cards.parts, BOX.cards.powers, strict=True)
        ]
        assert len(set(cards)) == len(set(texts)) == 80
        assert len({told.infrastructure_facts(BOX, card) for card in range(18)}) == 18
        assert len({told.conditions(conditions) for conditions in BOX.goals.conditions}) == 16
        assert len({told.ship_offer(BOX, ship) for ship in range(21)}) == 21
        assert len({told.site_facts(BOX, site) for site in range(37)}) == 37


def test_a_technology_is_told_under_the_rule_of_bonuses_that_holds():
    tile = BOX.technologies.ids.index("t33c")
    assert ENGLISH.technology_text(BOX, tile, generous=True) != ENGLISH.technology_text(BOX, tile, generous=False)
    assert all(ENGLISH.technology_text(BOX, each, generous=False) for each in range(36))
    assert "(at least 1)" in ENGLISH.technology_text(BOX, BOX.technologies.ids.index("t42a"), generous=False)


def test_the_cards_of_the_opponent_are_told():
    settling = [card for card in range(7) if (OPPONENT_SETTLES, 1) in BOX.solo.actions[card]]
    assert [ENGLISH.solo_card(BOX, card) for card in settling] == ["A5 (settlement along arrow B)"]


def test_a_refusal_gives_the_present_and_the_needed_value():
    game = table(3, 5)
    ask = game.asks[0]
    rule = game.why_not(ask.seat, BOX.board.ids.index("clone"))
    assert rule is not None
    assert ENGLISH.refusal(rule) == "Cloning costs 1 food of the New World; you have 0."


def test_people_are_called_by_their_names():
    view = table(3, 5).view(0)
    assert [ENGLISH.seated(["Ada", "", "Bo"]).player(view, seat) for seat in range(3)] == ["Ada", "seat 2", "Bo"]
    solo = table(1, 5).view(0)
    assert [ENGLISH.player(solo, other) for other in (1, 2)] == ["the opponent", "the extra civilization"]


def test_what_a_view_shows_is_put_together_again():
    """The facts that forecasts work out on it are those of the state."""
    game = played(3, 21, 300, mode="points")
    view = game.view(1)
    again = GAME.view(seen(view), 1)
    for mine, other in zip(view.players, again.players, strict=True):
        assert (mine.faces, mine.symbols, mine.transitions, mine.energy) == (
            other.faces,
            other.symbols,
            other.transitions,
            other.energy,
        )
    assert (view.rows, view.owner, view.bonuses, view.order) == (again.rows, again.owner, again.bonuses, again.order)


@pytest.mark.rule("EVA-821", "EVA-823", "EVA-824")
def test_standing_counts_what_there_is_so_far():
    view = table(3, 5, mode="points").view(0)
    first = standing(view)[0][1]
    assert [(rule.name, points) for rule, points in first] == [("chart", 0), ("sites", -25), ("stadiums", -9)]
    race = standing(table(2, 5).view(0))[1][1]
    assert [(rule.name, points) for rule, points in race] == [
        ("lowest_marker", 0),
        ("race_sites", -11),
        ("race_stadiums", -3),
    ]


def test_a_forecast_tells_energy_power_and_faces():
    game = table(3, 5)
    ask = game.asks[0]
    view = game.view(ask.seat)
    assert forecast(view, ask, BOX.board.ids.index("research")) == "power 0 -> 4"


def foretold(scene: Scene, answer: str, value: int | None = None) -> tuple[str, str]:
    """The forecast of an answer, and its badge."""
    (ask,) = scene.position.asks
    view = GAME.view(scene.g, ask.seat)
    if value is None:
        value = next(each for each in ask.options if ask.kind.domain.label(BOX, each) == answer)
    return forecast(view, ask, value, ENGLISH), badge(view, ask, value, ENGLISH)


@pytest.mark.rule("EVA-303", "EVA-304")
def test_a_forecast_tells_the_surcharge():
    scene = at({"old": {"energy": 3}, "groups": [0, 0, 0, 3]})
    assert foretold(scene, "research") == ("power 12 -> 16, a bonus, costs 1 energy", "−1")


@pytest.mark.rule("EVA-451", "EVA-452")
def test_a_forecast_tells_what_a_settlement_raises_and_costs():
    scene = at({"new": {"steel": 2}, "people": 2, "factories_new": {"steel": 1}})
    scene.do("action settle")
    assert foretold(scene, "d2") == ("food 0 -> 2, −2 steel", "+2")
    assert foretold(scene, "d1") == ("food 0 -> 1, 1 factory, −1 steel", "+2")


def test_a_forecast_tells_the_lowest_marker_where_it_rises():
    """A factory that waits goes where it helps most."""
    scene = at(
        {"new": {"steel": 2}, "people": 2, "factories_new": {"steel": 1, "food": 1}, "production": {"energy": 1}}
    )
    scene.do("action settle")
    assert foretold(scene, "d1")[0] == "lowest 0 -> 1, food 0 -> 1, −1 steel"
    assert "lowest" not in foretold(scene, "d2")[0]


@pytest.mark.rule("EVA-430", "EVA-434")
def test_a_forecast_tells_what_an_infrastructure_card_still_misses():
    scene = at(
        {"sites": ["d1 energy"], "hand": ["i_1"], "new": {"food": 2, "steel": 1}}, rows={"infrastructure": ["i_2"]}
    )
    scene.do("action infrastructure")
    assert foretold(scene, "i_2")[0].endswith(", 3 sites missing")
    assert foretold(scene, "i_1")[0] == "+1 steel for 1 food, 1 site missing"
    scene = at({"sites": ["d1 energy", "c2 food steel"], "hand": ["i_1"], "new": {"food": 2}})
    scene.do("action infrastructure")
    assert foretold(scene, "i_1")[0] == "steel 1 -> 2, costs 1 food, met now"


@pytest.mark.rule("EVA-621", "EVA-622", "EVA-623")
def test_a_forecast_tells_what_each_transition_does_for_each_marker():
    first, second, third = BOX.tracks[0].transitions[:3]
    scene = at({"markers": [str(first), str(first)], "power": 30}, step="progress")
    assert foretold(scene, f"{second}:passing")[0] == "8 steps, 18 left; passes transition 1: an ocean closes"
    scene = at({"markers": [str(first + 1), str(second + 1)], "power": 30}, step="progress")
    scene.do("marker 0")
    comes = "passes transition 2: an ocean comes over, each production +1"
    assert foretold(scene, f"{second + 6}:passing")[0].endswith(f"left; {comes}")
    assert foretold(scene, f"{third + 1}:passing")[0].endswith(f"; {comes}; passes transition 3: forest opens")
    scene = at({"markers": [str(first + 1), str(first + 2)], "power": 30}, step="progress")
    scene.do("marker 0")
    assert foretold(scene, f"{second + 1}:passing")[0].endswith("; passes transition 2: desert opens")


@pytest.mark.rule("EVA-702")
def test_passing_tells_the_bonus_that_the_power_wins():
    low = BOX.bonuses.low[GAME.view(at({}).g, 0).bonuses[0]]
    ends = [foretold(at({"power": power}), "", PASS)[0] for power in (low - 1, low)]
    assert ends[0] == f"power {low - 1}, no bonus"
    assert ends[1].startswith(f"power {low}, bonus: ")


def test_a_world_that_may_pay_tells_what_it_has():
    scene = at({"old": {"energy": 3}, "new": {"steel": 1}})
    view = GAME.view(scene.g, 0)
    ask = GAME.kinds["world"].must(0, (0, 0))
    assert [forecast(view, ask, world) for world in (0, 1)] == ["has 3 energy", "has 1 steel"]


@pytest.mark.rule("EVA-302")
def test_an_action_is_told_in_a_word_and_then_in_full():
    view = table(3, 5).view(0)
    told = ENGLISH.grouped(view, BOX.board.ids.index("research"))
    assert told == "Research (research once; group 4)"
    shorts = {ENGLISH.grouped(view, action).partition(" (")[0] for action in range(len(BOX.board.ids))}
    assert len(shorts) == len(BOX.board.ids)


@pytest.mark.rule("EVA-505", "EVA-507")
def test_a_forecast_tells_the_energy_of_a_flight_and_the_income_lost():
    scene = at({"old": {"energy": 3}, "ships_old": ["s01"]}, step="transport")
    assert foretold(scene, "s01") == ("Old World: energy 3 -> 2", "−1")
    scene.do("fly s01")
    assert foretold(scene, "l1")[0] == "Old World income: energy 7 -> 5"


def test_rare_questions_have_their_words():
    view = table(3, 5).view(0)
    ask = GAME.kinds["bonus"].must(0, (18,))
    assert ENGLISH.question(view, ask) == "Your power 18 is near both numbers: which bonus do you take?"
    low, high = [ENGLISH.option(view, ask, value) for value in (0, 1)]
    assert low.startswith("Take the lower bonus (")
    assert high.startswith("Take the higher bonus (")
    ask = GAME.kinds["raise"].must(0, (7,))
    assert [ENGLISH.option(view, ask, value) for value in range(3)] == ["Raise energy", "Raise steel", "Raise food"]
    assert forecast(view, ask, 1) == "steel 0 -> 1"


# -- the table as text ------------------------------------------------------------------------------------------


def opened(seats: int, **given: str):
    """The state after set-up, to be changed."""
    return GAME.setup(seats, Chance(3), complete(GAME, given, seats, BOX), BOX)


def test_the_text_shows_who_has_settled_and_with_what():
    g = opened(3)
    site = BOX.map.ids.index("d2")
    g.owner[site] = 1
    lines = text(GAME.view(g, 0), ENGLISH).split("\n")
    row = next(number for number, line in enumerate(lines) if "D2 tundra" in line)
    assert lines[row + 1][lines[row].index("D2") :].startswith("#2 F1F1")
    site = BOX.map.ids.index("e3")
    g.owner[site] = 0
    g.held[site] = 1 + SITE_FACTORY
    assert "#1 ES" in text(GAME.view(g, 0), ENGLISH)


def test_the_text_shows_markers_symbols_and_transitions():
    g = opened(3)
    g.players[0].markers = [12, 14]
    g.players[2].markers = [12, 0]
    shown = text(GAME.view(g, 0), ENGLISH)
    assert "Progress    *···*·│" in shown
    lanes = [line for line in shown.splitlines() if line.startswith(("Progress", "step  "))]
    assert lanes[1].index(" 5 ") + 1 == lanes[0].index("│") - 1 == 17
    assert "side B      ···□1·│" in shown
    assert "markers at step 4, passing lane and step 4, side space B" in " ".join(shown.split())


def test_the_text_shows_a_ship_under_way_with_its_freight():
    g = opened(2)
    me = g.players[0]
    ship = BOX.ships.ids.index("s14")
    me.ships[0].append(ship)
    me.flying.append(ship)
    me.freight += [1, 0, 0, 0, 1, 0, 2]
    assert "under way Long Table (1 energy; 1 x steel factory; 2 people)" in " ".join(
        text(GAME.view(g, 0), ENGLISH).split()
    )


def test_the_text_hides_the_goals_and_cards_of_others():
    game = played(2, 3, 90, mode="points", advanced="on", bonus="auto")
    own = text(game.view(0), ENGLISH, 200)
    other = text(game.view(1), ENGLISH, 200)
    goals = [ENGLISH.goal(BOX, goal) for goal in game.view(0).players[0].kept]
    assert goals
    assert all(goal in own and goal not in other for goal in goals)
    assert "3 goals" in other


def test_what_things_do_is_told_by_name():
    game = played(2, 3, 90, mode="points", advanced="on", bonus="auto", objectives="on")
    told = dict(ENGLISH.terms(game.view(0)))
    assert {ENGLISH.technology(BOX, tile) for tile in game.view(0).players[1].columns} <= told.keys()
    assert {ENGLISH.card(BOX, card) for card in game.view(0).players[0].cards} <= told.keys()
    assert all(told.values())


def test_every_value_of_a_question_has_a_sentence_also_what_is_impossible():
    """`why` names what is refused too."""
    random = Random(8)
    game = table(2, 8, mode="points", advanced="on", objectives="on")
    kinds = set()
    for _ in range(700):
        if game.over:
            break
        ask = random.choice(game.asks)
        view = game.view(ask.seat)
        if ask.kind.name not in kinds:
            kinds.add(ask.kind.name)
            assert all(ENGLISH.option(view, ask, value) for value in ask.kind.domain.values)
        active = [value for value in ask.options if value != PASS]
        game.choose(ask.seat, random.choice(active if active and random.random() < 0.95 else ask.options))
    assert len(kinds) > 15
