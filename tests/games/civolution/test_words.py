"""Words, table and forecasts of Civolution: complete, exact, and made from the view alone."""

from __future__ import annotations

import importlib
import re
from gettext import NullTranslations
from pathlib import Path
from pkgutil import walk_packages
from random import Random

import pytest
from babel.messages.extract import DEFAULT_KEYWORDS, extract_from_dir

from boardwright import games, rulebook
from boardwright.core.ask import MUST, PASS, Ask, Rule
from boardwright.core.table import Table
from boardwright.fuzz.draw import random_options
from boardwright.games import civolution
from boardwright.games.civolution import forecast as foreseen
from boardwright.games.civolution import scoring, words_because, words_options, words_rules, words_sentences
from boardwright.games.civolution.names import ATTRIBUTE_PIECE, MODULES, RESET, WILD_STRONG
from boardwright.games.civolution.rules.favor import FOR_FIND, FOR_HUNT
from boardwright.games.civolution.text import text
from boardwright.games.civolution.view import view as view_of
from boardwright.games.civolution.vocabulary_abilities import SPACE_EMPTY
from boardwright.games.civolution.words import Words, words
from tests.games.civolution import tables

GAME = games.load("civolution")
BOX = GAME.load_box(GAME.components)
ENGLISH = words("en")


class Marked(NullTranslations):
    """A language that shows what came through gettext."""

    def gettext(self, message: str) -> str:
        return f"<{message}>"

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return f"<{msgid1 if n == 1 else msgid2}>"


def test_whatever_may_be_passed_has_words_for_it():
    """Read from the rules, since some questions are put too seldom to wait for."""
    rules = "".join(path.read_text("utf-8") for path in (Path(civolution.__file__).parent / "rules").glob("*.py"))
    kinds = dict(re.findall(r'^([A-Z_]+): Final = Kind\(\s*"(\w+)"', rules, re.MULTILINE))
    passed = {kinds[name] for name in re.findall(r"\b([A-Z_]+)\.(?:may|if_possible)\(", rules)}
    assert passed == set(words_sentences.PASSES)


def rules_in(value: object) -> list[Rule]:
    if isinstance(value, Rule):
        return [value]
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
    return [rule for each in inner for rule in rules_in(each)]


def rules() -> list[Rule]:
    """All Rule constants of the game."""
    found: dict[int, Rule] = {}
    for module in walk_packages(civolution.__path__, "boardwright.games.civolution."):
        for value in vars(importlib.import_module(module.name)).values():
            found |= {id(rule): rule for rule in rules_in(value)}
    return list(found.values())


def test_every_kind_note_rule_option_and_value_has_its_sentence():
    assert set(words_sentences.QUESTIONS) - {"die_any", "part_next"} == set(GAME.kinds)
    assert set(words_sentences.CHOICES) == set(words_because.BECAUSE) == set(GAME.kinds)
    known = rulebook.load("civolution").ids
    assert all(rule in known for rule, _ in words_because.BECAUSE.values())
    notes = set(words_sentences.NOTES) | set(words_sentences.COUNTING_NOTES) | {"weather_is"}
    assert notes == set(GAME.notes)
    assert sorted({rule.name for rule in rules()}) == sorted(words_rules.RULES)
    assert {option.name: set(option.values) for option in GAME.options} == {
        name: set(values) for name, values in words_options.VALUES.items()
    }
    assert set(words_options.OPTIONS) == set(words_options.VALUES)


def played(seats: int, seed: int) -> Table:
    """A random game under drawn options; everything shown at each question is looked at on the way."""
    random = Random(seed)
    settled = random_options(GAME, seats, BOX, random.randrange)
    game = Table(GAME, seats, seed.to_bytes(16, "big"), settled, BOX)
    for number in range(220):
        if game.over:
            break
        ask = random.choice(game.asks)
        look(game, ask, number % 20 == 0)
        game.choose(ask.seat, random.choice(ask.options))
    return game


def look(game: Table, ask, closely: bool) -> None:
    view = game.view(ask.seat)
    shown = [ENGLISH.option(view, ask, value) for value in ask.options]
    assert len(shown) == len(set(shown)), shown
    for sentence in [ENGLISH.question(view, ask), *shown]:
        assert sentence[0].isupper(), sentence
        assert "{" not in sentence
    for value in ask.options:
        assert "{" not in foreseen.forecast(view, ask, value)
        assert len(ENGLISH.badge(view, ask, value)) <= 8
    states = [state for _, state, _ in ENGLISH.steps(view)]
    assert states == sorted(states, key=["done", "now", "next"].index)
    if closely:
        assert all("{" not in ENGLISH.option(view, ask, value) for value in ask.kind.domain.values)
        for value in ask.kind.domain.values:
            rule = game.why_not(ask.seat, value)
            assert rule is None or "-1" not in ENGLISH.refusal(rule), rule.name
        for width in (60, 100):
            assert max(len(line) for line in text(view, ENGLISH, width).split("\n")) <= width


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_games_under_drawn_options_are_put_in_words(seats):
    game = played(seats, 30 + seats)
    for seat in [None, *range(seats)]:
        view = game.view(seat)
        told = [ENGLISH.note(view, note) for _, note in game.log(seat)]
        assert all(line[0].isupper() and "{" not in line for line in told)


def test_a_spectator_s_table_shows_no_card_of_a_hand():
    game = Table(GAME, 3, bytes(16), {}, BOX)
    random = Random(4)
    while game.view(None).table.era == 1 and not game.over:
        ask = random.choice(game.asks)
        game.choose(ask.seat, random.choice(ask.options))
    state = game.position.state
    seen = text(game.view(None), ENGLISH)
    own = text(game.view(0), ENGLISH)
    for seat, player in enumerate(state.players):
        for card in player.hand:
            assert (f"({BOX.card_ids[card]})" in own) == (seat == 0)
            assert f"({BOX.card_ids[card]})" not in seen


def test_every_sentence_comes_through_gettext():
    marked = Words("xx", Marked())
    for seats in (1, 3):
        game = Table(GAME, seats, bytes([seats] * 16), {}, BOX)
        for _ in range(60):
            ask = game.asks[0]
            view = game.view(ask.seat)
            modules = ask.kind.name == "turn"  # names of the box, which has its own languages
            shown = [marked.question(view, ask)]
            shown += [marked.option(view, ask, value) for value in ask.options if not modules or value >= MODULES]
            assert all(sentence.startswith("<") for sentence in shown)
            game.choose(ask.seat, Random(3).choice(ask.options))
        view = game.view(0)
        assert all(marked.note(view, note).startswith("<") for _, note in game.log(0))
    assert all(marked.refusal(rule).startswith("<") for rule in rules())
    assert all(said.startswith("<") for said in marked.primer(view))


def test_no_two_sentences_begin_alike_and_differ_in_their_plural():
    keywords = {**DEFAULT_KEYWORDS, "count": (1, 2)}
    known: dict[str, object] = {}
    folder = Path(civolution.__path__[0])
    for _, _, message, _, _ in extract_from_dir(str(folder), [("**.py", "python")], keywords=keywords):
        singular = message[0] if isinstance(message, tuple) else message
        assert known.setdefault(singular, message) == message


def card(name: str) -> int:
    return [names["en"] for names in BOX.card_names].index(name)


@pytest.mark.parametrize(
    "name, said",
    [
        ("Theocracy", "Activity: return 1 food: choose an own territory and put up to 2 new weak tribes on free "),
        ("Third Eye", ""),
        ("Broad Wings", "Activity: return 2 food: perform 1 migration to any land territory."),
        ("Collector's Eye", "When you take a research card into your hand (once per turn): gain 1 point."),
        ("Venom Gland", "When you hunt in Swamp or Desert: gain 2 points."),
        ("Cut Stone", "Whenever you return stored materials, Stone may stand for any material of row 1 or 2."),
        ("Tithe Barn", "At the start of the Income phase: gain 1 food per own farm."),
        ("Pilgrims' Circuit", "Activity: gain 1 point per 2 revealed sites that touch a territory with own tribe (at "),
        ("Master's Bench", "End of game: 2 points per card and income chip in this column."),
        ("Thick Pelt", "Glaciers do not affect your tribes."),
    ],
)
def test_abilities_are_told_from_their_data(name, said):
    told = ENGLISH.ability(BOX, BOX.abilities[card(name)])
    assert told.startswith(said)
    assert bool(told) == bool(said)


@pytest.mark.rule("CIV-413", "CIV-415", "CIV-417")
def test_cost_spaces_tell_alternatives_links_and_points():
    first = card("Stone Masons") * 5
    assert ENGLISH.cost_space(BOX, first) == "return 1 Stone or 3 settlements built, linked with the next"
    assert ENGLISH.cost_space(BOX, first + 3) == "return 1 Clay (+2 points)"
    assert ENGLISH.cost_space(BOX, first + 4) == "empty"


@pytest.mark.rule("CIV-545")
def test_events_tell_weather_and_bonus():
    assert ENGLISH.event_text(BOX, 0) == (
        "Weather: 2 spaces hotter. The civilization alone in the lead for territories with own tribe: gain 6 points."
    )
    assert "it may return 1 boat to its console to gain 9 points" in ENGLISH.event_text(BOX, 19)
    assert all(ENGLISH.event_text(BOX, event).endswith(".") for event in range(20))


def test_every_card_chip_and_event_has_a_sentence_without_a_gap():
    told = [sentence for each in range(160) for sentence in ENGLISH.card_text(BOX, each)]
    told += [ENGLISH.goal_text(BOX, chip) for chip in range(65)]
    told += [ENGLISH.income_text(BOX, chip) for chip in range(35)]
    told += [ENGLISH.ability(BOX, BOX.abilities[ATTRIBUTE_PIECE + chip]) for chip in range(12)]
    for sentence in told:
        assert sentence[0].isupper()
        assert sentence.endswith(".")
        assert "  " not in sentence
        assert "{" not in sentence


def test_points_so_far_are_told_with_their_rules():
    game = played(2, 77)
    view = game.view(0)
    for seat, points in foreseen.standing(view):
        assert sum(n for _, n in points) == sum(view.table.players[seat].earned)
        assert all(rule in scoring.SOURCES for rule, _ in points)


def foretold(table: tables.Table, kind: str, about: tuple[int, ...], value: int) -> str:
    """What a choice brings the first seat."""
    ask = Ask(GAME.kinds[kind], 0, about, MUST)
    ask.options = [value]
    return foreseen.forecast(view_of(table.g, 0), ask, value)


def test_a_turn_tells_ideas_and_what_the_module_does_at_its_level():
    table = tables.Table().has(ideas=1)
    table.me.dice = [4, 1, 1, 0, 0, 0, 0]
    assert foretold(table, "turn", (), 0) == "costs 1 idea; 1 migration"  # 1 and 3
    assert foretold(table, "turn", (), BOX.module_ids.index("research")).startswith("Gain a research card / Draw 2")
    assert foretold(table, "turn", (), RESET) == "reset 1 of 5; dice rolled anew: 4"
    table.me.levels = [2] * 15
    assert "favor test" in foretold(table, "turn", (), 0)


def test_fate_dice_tell_food_of_a_hunt_material_of_a_find_and_ideas():
    table = tables.Table().has(ideas=2)
    table.g.rolled = [4]
    forest = BOX.territory_ids.index("b_forest")
    food = BOX.hunting[3]
    assert foretold(table, "result", (0, forest), 4) == f"{food} food"
    assert foretold(table, "result", (1, 0), 5) == "Oil; costs 1 idea"


def test_feeding_tells_what_is_still_needed_and_what_becomes_of_the_tribe():
    table = tables.Table().no_tribes().tribe("b_hills", place="fire").tribe("b_hills", "weak").has(food=1)
    first = BOX.camp_first[BOX.territory_ids.index("b_hills")]
    assert foretold(table, "unfed", (), first) == "it lies down; needed 2 -> 1"
    assert foretold(table, "unfed", (), first + 1) == "it is weak and dies; needed 2 -> 1"
    ask = Ask(civolution.RULESET.kinds["unfed"], 0, (), MUST)
    assert ENGLISH.question(view_of(table.g, 0), ask).startswith("Food needed: 2, you have 1.")


def test_tracks_columns_and_transports_tell_where_things_come_to_lie():
    table = tables.Table().column(1, "a1").has(wood=2)
    assert foretold(table, "track", (0,), 0) == "space 0 -> 1"
    table.me.tracks[0] = 1
    assert "upgrade a module that needs a 1" in foretold(table, "track", (0,), 0)
    assert foretold(table, "card_column", (0, 1, 0), 0) == "stage 2, 3 points at the end"
    forest = BOX.territory_ids.index("b_forest")
    table.g.tile[forest] = 0
    assert foretold(table, "transport", (1, 0, 0, 0), forest) == "Wood: 2 -> 3 stored"


def test_a_roll_says_what_it_is_for_and_what_each_value_brings():
    seen = view_of(tables.Table().g, 0)
    result = civolution.RULESET.kinds["result"]
    food = BOX.hunting[BOX.terrain[0] * 6 : BOX.terrain[0] * 6 + 6]
    hunt = ENGLISH.question(seen, Ask(result, 0, (FOR_HUNT, 0), MUST))
    assert f"1 to 6 bring {' '.join(str(each) for each in food)} food" in hunt
    find = ENGLISH.question(seen, Ask(result, 0, (FOR_FIND, 5), MUST))
    assert "Sand (1, 2), Salt (3, 4) or Copper (5, 6)" in find


@pytest.mark.parametrize("name, place", [("laid_down", 0), ("stood_up", WILD_STRONG)])
def test_a_tribe_that_changed_is_not_called_what_it_was(name, place):
    told = ENGLISH.note(view_of(tables.Table().g, 0), (name, -1, (0, place)))
    assert len(re.findall("weak|strong", told)) == 1


def test_a_stage_tells_what_its_cost_spaces_ask_for():
    card = BOX.card_ids.index("a20")
    told = foretold(tables.Table(), "assume", (card, 1, 0), 4)
    for space in range(card * 5, card * 5 + 4):
        if BOX.space_kind[space] != SPACE_EMPTY:
            assert ENGLISH.cost_space(BOX, space) in told
    assert told.count(";") == 1


def test_a_part_that_there_is_not_has_no_words_and_so_no_line_among_the_reasons():
    seen = view_of(tables.Table().g, 0)
    trade = Ask(civolution.RULESET.kinds["trade"], 0, (1, 1), MUST)
    assert [ENGLISH.option(seen, trade, value) for value in range(4)] == ["Make a Sale", "Make a Purchase", "", ""]


def test_one_idea_is_one():
    seen = view_of(tables.Table().g, 0)
    for n, ideas in ((1, "1 idea "), (2, "2 ideas ")):
        assert ideas in ENGLISH.question(seen, Ask(civolution.RULESET.kinds["change"], 0, (n,), MUST))


@pytest.mark.parametrize(
    "hand, said", [("b1", "You hold no card of this type."), ("a20", "Hanging Balance: You do not")]
)
def test_a_hand_of_which_nothing_can_be_installed_says_why(hand, said):
    table = tables.Table().hand(hand)
    ask = Ask(GAME.kinds["install"], 0, (0, 0), MUST)
    ask.options = [PASS]
    assert foreseen.forecast(view_of(table.g, 0), ask, PASS).startswith(said)
    ask.options = [BOX.card_ids.index("a1"), PASS]
    assert not foreseen.forecast(view_of(table.g, 0), ask, PASS)
