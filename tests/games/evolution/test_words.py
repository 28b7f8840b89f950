"""Words, table and forecasts of Evolution: Another World: complete, exact, and made from the view alone."""

from __future__ import annotations

from gettext import NullTranslations
from random import Random

import pytest

from boardwright import games
from boardwright.core.ask import PASS, Rule
from boardwright.core.table import Table
from boardwright.fuzz.draw import random_options
from boardwright.games.evolution import moves, options, phrases, queries, refusals, scoring, sentences
from boardwright.games.evolution.forecast import forecast, standing
from boardwright.games.evolution.text import text
from boardwright.games.evolution.words import Words, chosen, words
from tests.games.evolution.staging import Staged, stage

GAME = games.load("evolution")
BOX = GAME.load_box(GAME.components)
ENGLISH = words("en")


class Marked(NullTranslations):
    """A language that shows what came through gettext."""

    def gettext(self, message: str) -> str:
        return f"<{message}>"

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return f"<{msgid1 if n == 1 else msgid2}>"


def table(seats: int, seed: int, settled: dict[str, str]) -> Table:
    return Table(GAME, seats, seed.to_bytes(16, "big"), settled, BOX)


def rules() -> list[Rule]:
    """All Rule constants of the game."""
    found = {id(rule): rule for module in (moves, queries, refusals, scoring) for rule in vars(module).values()}
    found |= {id(rule): rule for rule in [*vars(options).values(), *options.SOLO_ONLY.values()]}
    return [rule for rule in found.values() if isinstance(rule, Rule)]


def test_every_kind_note_rule_option_and_value_has_its_sentence():
    assert set(sentences.QUESTIONS) == set(GAME.kinds)
    assert set(sentences.NOTES) | {"exchanged", "drew", "drew_for_tail", "reshuffled"} == set(GAME.notes)
    names = [rule.name for rule in rules()]
    assert sorted(names) == sorted(sentences.RULES)
    assert {option.name: set(option.values) for option in GAME.options} == {
        name: set(values) for name, values in phrases.VALUES.items()
    }
    assert set(phrases.OPTIONS) == set(phrases.VALUES)


def played(seats: int, seed: int) -> Table:
    """A random game under drawn options; everything shown at each question is looked at on the way."""
    random = Random(seed)
    game = table(seats, seed, random_options(GAME, seats, BOX, random.randrange))
    for _ in range(120):
        if game.over:
            break
        ask = random.choice(game.asks)
        look(game, ask)
        game.choose(ask.seat, random.choice(ask.options))
    return game


def look(game: Table, ask) -> None:
    view = game.view(ask.seat)
    shown = [ENGLISH.option(view, ask, value) for value in ask.options]
    assert len(shown) == len(set(shown)), shown
    for sentence in [ENGLISH.question(view, ask), *shown]:
        assert sentence[0].isupper()
        assert "{" not in sentence
    for value in ask.options:
        assert isinstance(GAME.forecast(view, ask, value), str)
    for value in ask.kind.domain.values:
        rule = game.why_not(ask.seat, value)
        assert rule is None or "-1" not in ENGLISH.refusal(rule), rule.name
    assert max(len(line) for line in text(view, ENGLISH).split("\n")) <= 100


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_whole_games_under_drawn_options_are_put_in_words(seats):
    for seed in range(2):
        game = played(seats, 10 * seats + seed)
        for seat in [None, *range(seats)]:
            view = game.view(seat)
            told = [ENGLISH.note(view, note) for _, note in game.log(seat)]
            assert all(line[0].isupper() and "{" not in line for line in told)


def test_every_sentence_comes_through_gettext():
    marked = Words("xx", Marked())
    for seats in (1, 3):
        game = table(seats, 7, {})
        for _ in range(60):
            ask = game.asks[0]
            view = game.view(ask.seat)
            sentences_shown = [marked.question(view, ask), *[marked.option(view, ask, value) for value in ask.options]]
            assert all(sentence.startswith("<") for sentence in sentences_shown)
            game.choose(ask.seat, Random(3).choice(ask.options))
        view = game.view(0)
        assert all(marked.note(view, note).startswith("<") for _, note in game.log(0))
    assert all(marked.refusal(rule).startswith("<") for rule in rules())


def test_names_of_traits_are_in_three_languages_and_fall_back_to_english():
    assert [words(language).trait(BOX, 1) for language in ("en", "de", "ru", "fr")] == [
        "Fire-breathing",
        "Feuerspeiend",
        "Огнедышащее",
        "Fire-breathing",
    ]


def standard() -> dict[str, str]:
    return {option.name: option.default_for(2, BOX) for option in GAME.options}


@pytest.mark.parametrize("trait", range(16))
def test_the_text_of_a_trait_follows_its_rulings(trait):
    name = BOX.trait_ids[trait]
    touching = set(phrases.TEXTS.get(name, []))
    touching |= {"uses"} if name in {"shapeshifter", "frightening"} else set()
    touching |= {"pesky_limit"} if name == "pesky" else set()
    plain = ENGLISH.trait_text(BOX, standard(), trait)
    changed = {
        option.name
        for option in GAME.options
        for value in option.values[1:]
        if ENGLISH.trait_text(BOX, standard() | {option.name: value}, trait) != plain
    }
    assert changed == touching


def test_a_refusal_gives_the_present_and_the_needed_value():
    rule = queries.TOO_LITTLE_ENERGY.short(2, 4)
    assert ENGLISH.refusal(rule) == "It has 2 energy; it needs 4 to transmute."


# -- the table --------------------------------------------------------------------------------------------------


def shown(staged: Staged, seat: int | None) -> str:
    return text(GAME.view(staged.g, seat), ENGLISH)


def scene(**changes) -> Staged:
    return stage("1 ember 2 vampire", "1 quill 0 small asleep", "2 moss 3 toxic flying", **changes)


@pytest.mark.rule("EVO-032")
def test_the_table_shows_energy_traits_marks_and_the_source():
    lines = shown(scene(source={"id": "source_04", "lower": 1, "upper": 2}), None).split("\n")
    assert "› Ember    ●●○○  Vampire" in lines
    assert "  Quill    ○○○○  Small; asleep" in lines
    assert "Source  Thornheart: lower part ●○ 1, upper part ●● 2 only for Vengeful" in lines


@pytest.mark.rule("EVO-030", "EVO-031")
def test_a_seat_reads_its_own_hand_and_hidden_cards_alone():
    staged = scene(hands={1: ["card_07"], 2: ["card_05", "card_09"]})
    mine, theirs, nobodys = shown(staged, 0), shown(staged, 1), shown(staged, None)
    assert "Astral / Toxic  (card_07)" in mine.replace("Toxic / Astral", "Astral / Toxic")
    assert "card_05" not in mine
    assert "2 cards in hand" in mine
    assert (mine.count("under it"), theirs.count("under it"), nobodys.count("under it")) == (2, 1, 0)
    assert "card_0" not in nobodys


def test_a_terminal_without_other_signs_gets_ascii_only():
    view = GAME.view(scene().g, 0)
    assert text(view, ENGLISH, plain=True).isascii()
    assert not text(view, ENGLISH).isascii()


def test_solo_says_that_it_is_unofficial_and_an_open_edition_that_it_is_open():
    solo = text(table(1, 3, {}).view(0), ENGLISH)
    assert "unofficial" in solo
    assert "Open edition" in solo
    assert "How strong the Shadow is: Normal." in solo
    assert "unofficial" not in text(table(2, 3, {}).view(0), ENGLISH)


def test_rulings_that_differ_from_the_edition_are_shown():
    view = table(2, 3, {"astral": "protects"}).view(0)
    assert ENGLISH.rulings(view) == ["Astral: Only an Astral creature can attack this creature."]
    assert chosen(view)["astral"] == "protects"
    assert ENGLISH.rulings(table(2, 3, {}).view(0)) == []


# -- what a choice brings ---------------------------------------------------------------------------------------


def foreseen(staged: Staged, kind: str) -> dict[str, str]:
    """The forecast of each option of the question that comes next."""
    staged.reach(kind)
    ask = staged.ask
    view = GAME.view(staged.g, ask.seat)
    label = ask.kind.domain.label
    return {label(BOX, value): forecast(view, ask, value) for value in ask.options if value != PASS}


@pytest.mark.rule("EVO-094", "EVO-100", "EVO-110")
def test_the_actions_tell_what_they_bring():
    staged = stage("1 ember 2 vampire", "1 quill 4", "2 moss 3 toxic").do("activate ember")
    assert foreseen(staged, "action") == {"gain": "energy 2 -> 3", "attack": "Vampire", "sleep": ""}
    staged = stage("1 ember 2 vampire", "1 quill 4", "2 moss 3 toxic", won=[2, 0]).do("activate quill")
    assert foreseen(staged, "action") == {"transmute": "transmutation 3 of 3, and wins", "sleep": ""}


@pytest.mark.rule("EVO-044")
def test_sleep_says_when_it_ends_the_round():
    staged = stage("1 ember 2 vampire", "2 moss 3 toxic asleep")
    assert foreseen(staged, "action")["sleep"] == "the round ends"


@pytest.mark.rule("EVO-133", "EVO-228", "EVO-230", "EVO-231")
def test_a_target_tells_what_would_succeed_and_what_it_would_cost():
    staged = stage(
        "1 ember 2 vampire soporific", "2 moss 3 toxic", "2 wisp 0 vengeful asleep", "2 gale 1 many_eyed"
    ).do("action attack")
    assert foreseen(staged, "target") == {
        "moss": "Vampire: succeeds, energy 2 -> 3; Soporific: succeeds, energy 2 -> 3; it costs 1 energy",
        "wisp": "Vampire: no effect; Soporific: no effect; it costs 1 trait",
        "gale": "Vampire: no effect; Soporific: no effect",
    }


@pytest.mark.rule("EVO-044", "EVO-045")
def test_an_attack_and_a_transmutation_say_when_they_end_the_round():
    staged = stage("1 ember 4 vampire", "2 moss 3 toxic asleep")
    assert foreseen(staged, "action") == {
        "transmute": "transmutation 1 of 3, the round ends",
        "attack": "Vampire, the round ends",
        "sleep": "the round ends",
    }
    staged.do("action transmute")
    assert staged.g.round == 2


@pytest.mark.rule("EVO-092", "EVO-217", "EVO-219", "EVO-220")
def test_an_activation_tells_which_traits_can_be_used():
    dry = {"id": "source_01", "lower": 0}
    staged = stage(
        "1 ember 1 shapeshifter pesky frightening", "1 quill 1 pesky frightening used:pesky", "2 moss 0", source=dry
    )
    assert foreseen(staged, "activate") == {
        "ember": "can use Frightening",
        "quill": "can use Frightening",
    }
    staged = stage("1 ember 1 shapeshifter pesky", "1 quill 0", "2 moss 0 toxic asleep", source=dry)
    assert foreseen(staged, "activate") == {"ember": "can use Shapeshifter, can use Pesky", "quill": "can only sleep"}


@pytest.mark.rule("EVO-137", "EVO-230..232")
def test_a_target_tells_only_what_it_can_really_cost():
    staged = stage(
        "1 ember 0 vampire fire_breathing", "2 moss 0 toxic fireproof", "2 wisp 1 vengeful", "2 gale 0 toxic small"
    ).do("action attack")
    assert foreseen(staged, "target") == {
        "moss": "Vampire: no effect; Fire-breathing: no effect",
        "wisp": "Vampire: succeeds, energy 0 -> 1; Fire-breathing: succeeds, energy 0 -> 1;"
        " it costs 1 trait unless Vengeful is burned",
        "gale": "Vampire: no effect; Fire-breathing: succeeds, energy 0 -> 1; it costs 1 energy unless Toxic is burned",
    }


@pytest.mark.rule("OPEN-6")
def test_where_only_success_is_avenged_a_vain_attack_costs_nothing():
    staged = stage("1 ember 1 vampire", "2 moss 0 toxic", "2 pip 0", options={"retaliation": "success"})
    assert foreseen(staged.do("action attack"), "target")["moss"] == "Vampire: no effect"


@pytest.mark.rule("EVO-224")
def test_a_drained_target_has_room_for_what_the_attacker_passes_on():
    staged = stage("1 ember 4 vampire caring", "1 quill 4", "2 pip 0").do(
        "activate ember", "action attack", "target quill"
    )
    assert (staged["ember"].energy, staged["quill"].energy) == (4, 4)
    staged = stage("1 ember 4 vampire soporific caring", "1 quill 4", "2 pip 0").do(
        "activate ember", "action attack", "target quill"
    )
    assert foreseen(staged, "strike") == {
        "vampire": "succeeds, the energy goes to another creature",
        "soporific": "succeeds, but the track is full",
    }


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_an_action_is_foreseen_exactly_when_it_is_an_option(seats):
    met = sum(hold_forecasts(table(seats, seed, {}), Random(seed)) for seed in range(12))
    assert met > 20


def hold_forecasts(game: Table, random: Random) -> int:
    """Play at random; how often an activation led straight to the choice of an action."""
    met = 0
    for _ in range(60):
        if game.over:
            break
        ask = game.asks[0]
        view = game.view(ask.seat)
        choice = random.choice(ask.options)
        told = forecast(view, ask, choice).split(", ")
        game.choose(ask.seat, choice)
        now = game.asks[0] if game.asks else ask
        if ask.kind.name == "activate" and now.kind.name == "action" and now.about[0] == choice:
            can = {"can transmute": 1, "can gain energy": 0, "can attack": 2}
            assert {can[part] for part in told if part in can} == set(now.options) - {3}
            met += 1
    return met


@pytest.mark.rule("EVO-132", "EVO-134")
def test_a_strike_brings_what_was_foreseen():
    staged = stage("1 ember 3 vampire soporific", "2 moss 2").do("action attack")
    assert foreseen(staged, "strike") == dict.fromkeys(["vampire", "soporific"], "succeeds, energy 3 -> 4")
    staged.choose(0)
    assert staged["ember"].energy == 4
    assert foreseen(staged, "strike") == {"soporific": "succeeds, but the track is full"}


@pytest.mark.rule("EVO-115")
def test_the_standing_counts_transmutation_tokens():
    view = GAME.view(scene(won=[2, 1]).g, None)
    assert [(player, [(rule.id, n) for rule, n in points]) for player, points in standing(view)] == [
        (0, [("EVO-115", 2)]),
        (1, [("EVO-115", 1)]),
    ]


@pytest.mark.parametrize("width", [40, 60, 100])
def test_the_table_fits_the_window_and_loses_no_word(width):
    view = GAME.view(scene(discard=[f"card_{n:02}" for n in range(20, 23)], hands={1: ["card_07"]}).g, 0)
    narrow, wide = text(view, ENGLISH, width), text(view, ENGLISH, 1000)
    assert max(map(len, narrow.split("\n"))) <= width
    assert narrow.split() == wide.split()


# -- learning the game ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats,settled,aim", [(2, {}, "transmute 3"), (2, {"quartet": "on"}, "transmute 4")])
def test_the_primer_tells_how_many_transmutations_win(seats, settled, aim):
    assert aim in ENGLISH.primer(table(seats, 3, settled).view(0))[0]


@pytest.mark.parametrize("ruling,told", [("human", "all your creatures sleep."), ("all", "the Shadow's too.")])
def test_the_primer_of_solo_tells_when_a_round_ends_there(ruling, told):
    primer = ENGLISH.primer(table(1, 3, {"shadow_round": ruling}).view(0))
    assert "before the Shadow" in primer[0]
    assert told in primer[-1]


def test_every_trait_is_a_term_and_tells_what_it_does_here():
    usual, other = (
        dict(ENGLISH.terms(table(2, 3, settled).view(None))) for settled in ({}, {"many_eyed": "soporific"})
    )
    assert len(usual) == 16
    assert usual["Many-eyed"] == "Vampire and Soporific have no effect on this creature."
    assert {name for name in usual if usual[name] != other[name]} == {"Many-eyed"}
