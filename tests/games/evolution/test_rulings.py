"""Each alternative of each option makes a difference that its ruling names; what does not go together is refused."""

from __future__ import annotations

import pytest

from boardwright.core.ask import PASS
from boardwright.core.errors import Malformed
from boardwright.core.options import complete
from boardwright.games.evolution.state import SHADOW
from tests.games.evolution.staging import BOX, GAME, opened, others, stage

OPTIONS = {option.name: option for option in GAME.options}
REST = "2 pip 0"


def default_of(name, seats=2):
    return OPTIONS[name].default_for(seats, BOX)


def ruling(name, value, play, default, alternative):
    """With the option at its default `play` comes to the one, with this value to the other."""
    return pytest.param(
        name, value, play, default, alternative, id=f"{name}={value}", marks=pytest.mark.rule(OPTIONS[name].ruling)
    )


# -- variants, the first player, the exchange, the discard pile -------------------------------------------------


def third_transmutation(**options):
    table = stage("1 ember 4", REST, won=[2, 0], options=options).do("action transmute")
    return table.position.over


def asked_at_once(**options):
    return [ask.seat for ask in opened(3, 1, first_player="1", **options).position.asks]


def what_others_see_of_an_exchange(**options):
    table = stage("1 ember 1", REST, step="round", hands={1: others(2)}, options=options).do("exchange yes")
    return sorted(GAME.view(table.g, 1).discard) == sorted(table.g.discard)


def what_the_owner_sees_of_an_exchange(**options):
    table = stage("1 ember 1", REST, step="round", hands={1: others(2)}, options=options).do("exchange yes")
    return sorted(GAME.view(table.g, 0).discard) == sorted(table.g.discard)


# -- solo -------------------------------------------------------------------------------------------------------


def first_shadow(**options):
    (it,) = opened(1, **options).g.players[SHADOW].creatures
    return it.energy, len(it.row)


def round_after_the_human_sleeps(**options):
    hand = {1: others(1)}
    table = stage("1 ember 1", "2 moss 0", seats=1, choices=["drinking"], round=1, hands=hand, options=options)
    return table.do("action sleep").g.round


def side_that_the_shadow_takes(**options):
    """Of a card whose second trait opens the source."""
    for seed in range(400):
        table = opened(1, seed, **options)
        (half,) = table.g.players[SHADOW].creatures[0].row
        if BOX.halves[half // 2 * 2 + 1] == BOX.opener[table.g.source]:
            return half % 2
    raise AssertionError("no such card came")


# -- activation traits ------------------------------------------------------------------------------------------


def offered_again(**options):
    table = stage("1 ember 1 frightening pesky used:frightening", "1 quill 0 asleep", REST, options=options)
    return table.options("use")


def woken_again(**options):
    """Two Pesky creatures, a sleeper: who can be woken a second time, and by whom?"""
    table = stage("1 ember 1 pesky", "1 quill 4 pesky", "1 sedge 1 asleep", "1 wisp 1 asleep", REST, options=options)
    table.do("activate ember", "use pesky", "wake sedge", "action sleep", "action gain")
    table.do("activate sedge", "action sleep", "action gain", "activate quill", "use pesky")
    return table.options("wake")


def copied(**options):
    table = stage("1 ember 1 shapeshifter", "2 moss 1 vampire toxic flying", options=options).do("use shapeshifter")
    return table.options("copy")


def frightened(**options):
    """A creature with Flying and Vampire after it was frightened by one that then attacks."""
    table = stage("1 ember 1 frightening vampire", "2 moss 2 flying vampire", "2 pip 0 flying asleep", options=options)
    table.do("use frightening", "frighten moss")
    if table.kind == "ignore":
        table.do("ignore flying")
    actions = table.options("action")
    table.do("action gain")
    moss = table["moss"]
    flying = bool(moss.traits >> BOX.trait_ids.index("flying") & 1)
    now = table.options("action") if table.seat == 2 else []
    return "attack" in actions, moss.energy, moss.asleep, flying, now


def woken_to_attack(**options):
    table = stage("1 ember 1 pesky", REST, "2 moss 1 vampire asleep", options=options)
    table.do("use pesky", "wake moss", "action gain", "activate moss")
    return table.options("action")


# -- energy -----------------------------------------------------------------------------------------------------


def tailed(**options):
    """Ember's and moss's energy, what is left of the source, and the hand, after Tailed was used."""
    table = stage("1 ember 1 tailed", "2 moss 2", options=options).do("action gain", "tail yes")
    assert table["ember"].row == []
    return table["ember"].energy, table["moss"].energy, table.g.lower, len(table.hand(1))


def receivers(**options):
    table = stage("1 ember 1 caring", "1 quill 0", REST, options=options).do("activate ember", "action gain")
    return table.options("care")


def full_attacker(**options):
    table = stage("1 ember 4 caring vampire", "1 quill 0", "2 moss 2", options=options)
    table.do("activate ember", "action attack", "target moss")
    return table["quill"].energy, table["moss"].energy, "care quill" in table.told


def charmed(**options):
    """What ember and quill have, and the parts of the source, when charming ember takes all it can get."""
    source = {"id": "source_04", "lower": 2, "upper": 2}
    table = stage("1 ember 1 charming", "1 quill 0", REST, source=source, options=options)
    table.do("activate ember", "action gain")
    while table.kind in {"part", "ally"}:
        table.choose([each for each in table.ask.options if each != PASS][-1])
    return table["ember"].energy, table["quill"].energy, table.g.lower, table.g.upper


def lent(**options):
    """May a plain creature use the upper part because an ally is Charming?"""
    source = {"id": "source_04", "lower": 0, "upper": 2}
    table = stage("1 ember 3 small", "1 quill 0 charming", REST, source=source, options=options).do("activate ember")
    return "gain" in table.options("action")


# -- attack -----------------------------------------------------------------------------------------------------


def targets(attacker):
    def play(**options):
        table = stage(
            f"1 ember 1 vampire {attacker}", "2 moss 2", "2 pip 1 flying", "2 quill 1 astral", options=options
        )
        return table.do("action attack").options("target") if "attack" in table.options("action") else []

    return play


def many_eyed(**options):
    table = stage("1 ember 0 vampire soporific", "2 moss 2 many_eyed", REST, options=options)
    table.do("action attack", "target moss", "strike vampire", "strike soporific")
    return table["ember"].energy, table["moss"].energy, table["moss"].asleep


def fireproof(**options):
    table = stage("1 ember 1 vampire fireproof", "2 moss 1 vengeful", REST, options=options)
    table.do("action attack", "target moss")
    if table.kind == "lose":
        table.do("lose vampire")
    return table.traits("ember")


def avenged(trait):
    """Attacker and target after an attack on a creature with one of the two retaliating traits."""

    def play(**options):
        table = stage("1 ember 1 vampire", f"2 moss 2 {trait}", REST, options=options).do(
            "action attack", "target moss"
        )
        return table["ember"].energy, table.traits("ember"), table["moss"].energy

    return play


def failed_attack(**options):
    table = stage("1 ember 1 vampire", "2 moss 0 toxic", REST, options=options).do("action attack", "target moss")
    return table["ember"].energy


RULINGS = [
    ruling("quartet", "on", third_transmutation, True, False),
    ruling("exchange", "together", asked_at_once, [0], [0, 1, 2]),
    ruling("discard", "closed", what_others_see_of_an_exchange, True, False),
    ruling("level", "first_game", first_shadow, (2, 1), (0, 0)),
    ruling("level", "easy", first_shadow, (2, 1), (1, 1)),
    ruling("level", "hard", first_shadow, (2, 1), (3, 1)),
    ruling("shadow_round", "all", round_after_the_human_sleeps, 2, 1),
    ruling("shadow_trait", "opens_source", side_that_the_shadow_takes, 0, 1),
    ruling("uses", "activation", offered_again, ["pesky", "pass"], ["frightening", "pesky", "pass"]),
    ruling("pesky_limit", "woken", woken_again, ["ember", "sedge", "wisp"], ["ember", "wisp"]),
    ruling("shapeshifter", "any", copied, ["flying", "toxic"], ["vampire", "flying", "toxic"]),
    ruling("pesky", "free", woken_to_attack, ["gain", "sleep"], ["gain", "attack", "sleep"]),
    ruling("tailed", "rival", tailed, (3, 2, 2, 0), (3, 1, 2, 0)),
    ruling("tailed", "rival_instead", tailed, (3, 2, 2, 0), (2, 1, 3, 0)),
    ruling("tailed", "card", tailed, (3, 2, 2, 0), (2, 2, 2, 1)),
    ruling("caring", "anyone", receivers, ["quill", "pass"], ["quill", "pip", "pass"]),
    ruling("caring_full", "lost", full_attacker, (1, 1, True), (0, 1, False)),
    ruling("charming", "second", charmed, (2, 0, 2, 1), (3, 0, 0, 2)),
    ruling("charming", "ally", charmed, (2, 0, 2, 1), (2, 1, 0, 2)),
    ruling("charming", "shared", lent, False, True),
    ruling("astral", "protects", targets("astral"), ["quill"], ["moss", "quill"]),
    ruling("flying", "separates", targets("flying"), ["moss", "pip"], ["pip"]),
    ruling("many_eyed", "soporific", many_eyed, (0, 2, False), (1, 1, False)),
    ruling("many_eyed", "vampire", many_eyed, (0, 2, False), (1, 2, True)),
    ruling("fireproof", "fire_breathing", fireproof, ["fireproof", "vampire"], ["fireproof"]),
    ruling("vengeful", "target_gains", avenged("vengeful"), (2, [], 1), (2, ["vampire"], 2)),
    ruling("retaliation", "success", failed_attack, 0, 1),
]


@pytest.mark.parametrize("name, value, play, default, alternative", RULINGS)
def test_an_alternative_comes_to_something_else(name, value, play, default, alternative):
    assert play() == default
    assert play(**{name: value}) == alternative


@pytest.mark.rule("OPEN-18", "EVO-026")
@pytest.mark.parametrize("seat", ["1", "2", "3", "4"])
def test_a_named_seat_begins_instead_of_one_at_random(seat):
    drawn = {seed: opened(4, seed).g.first + 1 for seed in range(40)}
    assert set(drawn.values()) == {1, 2, 3, 4}
    seed = next(seed for seed, first in drawn.items() if first != int(seat))
    assert opened(4, seed, first_player=seat).g.first + 1 == int(seat)


@pytest.mark.rule("OPEN-6", "EVO-230", "EVO-231")
def test_vengeful_and_toxic_exchange_their_effects():
    exchanged = {"vengeful": "energy", "toxic": "trait"}
    assert avenged("vengeful")() == (2, [], 1)
    assert avenged("vengeful")(**exchanged) == (1, ["vampire"], 1)
    assert avenged("toxic")() == (1, ["vampire"], 1)
    assert avenged("toxic")(**exchanged) == (2, [], 1)


@pytest.mark.rule("OPEN-7", "EVO-214", "EVO-219")
@pytest.mark.parametrize(
    "value, outcome",
    [
        ("no_attack", (False, 2, False, True, ["gain", "sleep"])),
        ("ignore_turn", (True, 2, False, True, ["gain", "attack", "sleep"])),
        ("ignore_round", (True, 2, False, False, ["gain", "attack", "sleep"])),
        ("discard_token", (False, 1, False, True, ["gain", "attack", "sleep"])),
        ("sleep", (False, 2, True, True, [])),
        ("no_gain", (False, 2, False, True, ["attack", "sleep"])),
    ],
)
def test_what_frightening_does(value, outcome):
    assert frightened(frightening=value) == outcome
    if value != default_of("frightening"):
        assert frightened() != outcome


@pytest.mark.rule("OPEN-17", "EVO-035")
def test_who_put_cards_on_a_closed_pile_remembers_them():
    assert what_the_owner_sees_of_an_exchange()
    assert what_the_owner_sees_of_an_exchange(discard="closed")


@pytest.mark.rule("OPEN-10", "EVO-222")
def test_where_each_is_woken_once_a_pesky_creature_wakes_again():
    def wakes_again(**options):
        table = stage("1 ember 1 pesky frightening used:pesky", "1 quill 1 asleep", REST, options=options)
        return "pesky" in table.options("use")

    assert not wakes_again()
    assert wakes_again(pesky_limit="woken")


def test_every_alternative_has_a_test():
    """Those outside the table are held by the tests of their own above."""
    held = {(row.values[0], row.values[1]) for row in RULINGS}
    held |= {("first_player", str(seat)) for seat in range(1, 5)} | {("vengeful", "energy"), ("toxic", "trait")}
    held |= {("frightening", value) for value in OPTIONS["frightening"].values}
    alternatives = {
        (name, value)
        for name, option in OPTIONS.items()
        for value in option.values
        if value != default_of(name, 1 if name in {"level", "shadow_round", "shadow_trait"} else 2)
    }
    assert alternatives - held == set()


# -- what does not go together ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "seats, options, id",
    [
        (4, {"quartet": "on"}, "EVO-171"),
        (1, {"quartet": "on"}, "EVO-198"),
        (2, {"first_player": "3"}, "OPEN-18"),
        (1, {"first_player": "1"}, "EVO-188"),
        (1, {"exchange": "together"}, "OPEN-12"),
        (2, {"level": "hard"}, "EVO-188"),
        (3, {"shadow_round": "all"}, "EVO-197"),
        (4, {"shadow_trait": "opens_source"}, "OPEN-19"),
        (2, {"vengeful": "energy"}, "OPEN-6"),
        (2, {"toxic": "trait"}, "OPEN-6"),
    ],
)
@pytest.mark.rule("EVO-171", "EVO-188", "EVO-198", "OPEN-6", "OPEN-12", "OPEN-18")
def test_what_does_not_go_together_is_refused_with_its_rule(seats, options, id):
    standard = {name: default_of(name, seats) for name in OPTIONS}
    rule = GAME.why_not_options(standard | options, seats)
    assert rule is not None
    assert rule.id == id
    with pytest.raises(Malformed, match=r"^options: "):
        complete(GAME, options, seats, BOX)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.rule("EVO-171")
def test_the_defaults_go_together(seats):
    assert GAME.why_not_options({name: default_of(name, seats) for name in OPTIONS}, seats) is None
