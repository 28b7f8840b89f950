"""The attack in detail and each trait: what the chapter tests beside this file leave over."""

from __future__ import annotations

import pytest

from tests.games.evolution.staging import stage

REST = "2 pip 0"
OPEN_BELOW = {"id": "source_01", "lower": 3}


def attack(attacker, target, *answers, **scene):
    return stage(f"1 ember {attacker}", f"2 moss {target}", REST, **scene).do("action attack", "target moss", *answers)


def energies(table, *names):
    return [table[name].energy for name in names]


# -- attack -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("EVO-121")
def test_there_are_three_attacking_traits():
    every = "vampire fire_breathing soporific pesky frightening toxic vengeful"
    table = stage(f"1 ember 1 {every}", "2 moss 2", REST).do("use pass", "action attack", "target moss")
    assert table.options("strike") == ["vampire", "fire_breathing", "soporific"]
    assert {table.why_not("strike", trait).id for trait in ("toxic", "vengeful", "frightening")} == {"EVO-121"}


@pytest.mark.rule("EVO-122", "EVO-123")
def test_any_other_creature_may_be_attacked_but_not_itself():
    table = stage("1 ember 1 vampire", "1 quill 1 asleep", "2 moss 2").do("action attack")
    assert table.options("target") == ["quill", "moss"]
    assert table.why_not("target", "ember").id == "EVO-123"


@pytest.mark.rule("EVO-124", "EVO-203", "EVO-204", "EVO-227")
@pytest.mark.parametrize(
    "mine, suitable",
    [
        ("", ["moss"]),
        ("flying", ["moss", "pip"]),
        ("astral", ["quill"]),
        ("astral flying", ["quill", "sedge"]),
    ],
)
def test_astral_and_flying_count_on_both_sides(mine, suitable):
    others = ["2 moss 1", "2 pip 1 flying", "2 quill 1 astral", "2 sedge 1 astral flying"]
    table = stage(f"1 ember 1 vampire {mine}", *others, "2 wisp 0", "2 gale 0 astral").do("action attack")
    assert [name for name in table.options("target") if name not in {"wisp", "gale"}] == suitable
    kept = {"moss", "pip", "quill", "sedge"} - set(suitable)
    assert {table.why_not("target", name).id for name in kept} == {"EVO-227"}


@pytest.mark.rule("EVO-125")
def test_a_sleeper_without_energy_and_traits_may_be_attacked():
    table = stage("1 ember 1 vampire", "2 moss 0 asleep", "2 pip 0").do("action attack")
    assert table.options("target") == ["moss", "pip"]
    table.do("target moss")
    assert (energies(table, "ember", "moss"), table["ember"].asleep) == ([1, 0], True)


@pytest.mark.rule("EVO-128", "EVO-205", "EVO-228")
@pytest.mark.parametrize("trait", ["vampire", "soporific"])
def test_many_eyed_stops_vampire_and_soporific(trait):
    assert energies(attack(f"1 {trait}", "2 many_eyed"), "ember", "moss") == [1, 2]
    assert energies(attack(f"1 {trait}", "2 small"), "ember") == [2]


@pytest.mark.rule("EVO-128", "EVO-206", "EVO-229")
def test_fireproof_stops_fire_breathing():
    table = attack("1 fire_breathing", "2 fireproof")
    assert (table["ember"].energy, table.traits("moss")) == (1, ["fireproof"])
    other = attack("1 fire_breathing", "2 many_eyed")
    assert (other["ember"].energy, other.traits("moss")) == (2, [])


@pytest.mark.rule("EVO-137", "EVO-136")
def test_what_was_burned_does_not_retaliate_and_what_is_left_does():
    table = attack("1 fire_breathing small", "2 vengeful toxic", "burn vengeful")
    assert table.traits("ember") == ["fire_breathing", "small"]
    assert table["ember"].energy == 1
    assert "lose" not in table.asked


@pytest.mark.rule("EVO-146", "EVO-127")
def test_the_attacking_traits_are_named_one_by_one():
    table = attack("0 vampire soporific", "2 small")
    assert table.options("strike") == ["vampire", "soporific"]
    table.do("strike soporific")
    assert table.options("strike") == ["vampire", "pass"]
    assert table.why_not("strike", "soporific").id == "EVO-127"


@pytest.mark.rule("EVO-147", "EVO-133", "EVO-138")
def test_a_trait_that_does_nothing_may_be_the_only_one():
    table = attack("1 vampire", "0 toxic")
    assert (energies(table, "ember", "moss"), table["ember"].asleep) == ([0, 0], True)


@pytest.mark.rule("EVO-148", "EVO-064")
def test_in_an_attack_on_an_own_creature_one_player_decides_all():
    table = stage("1 ember 1 vampire small", "1 quill 2 vengeful toxic asleep", REST)
    table.do("action attack", "target quill")
    assert (table.kind, table.seat) == ("lose", 1)
    table.do("lose vampire")
    assert energies(table, "ember", "quill") == [1, 1]
    assert table.traits("ember") == ["small"]


@pytest.mark.rule("EVO-149")
def test_burning_what_kept_others_off_does_not_undo_the_attack():
    table = attack("0 fire_breathing vampire astral", "2 astral", "strike fire_breathing", "strike vampire")
    assert (energies(table, "ember", "moss"), table["ember"].asleep) == ([2, 1], True)


@pytest.mark.rule("EVO-200", "EVO-201", "EVO-202", "EVO-129..132", "EVO-139")
@pytest.mark.parametrize(
    "trait, moss",
    [("vampire", (1, ["small"], False)), ("fire_breathing", (2, [], False)), ("soporific", (2, ["small"], True))],
)
def test_what_an_attacking_trait_does(trait, moss):
    table = attack(f"1 {trait}", "2 small")
    assert (table["moss"].energy, table.traits("moss"), table["moss"].asleep) == moss
    assert (table["ember"].energy, table.g.lower) == (2, 3)


@pytest.mark.rule("EVO-233")
@pytest.mark.parametrize(
    "order, result",
    [
        (["vampire", "fire_breathing", "soporific"], ([3, 2], True)),
        (["fire_breathing", "vampire", "soporific"], ([4, 1], True)),
        (["soporific", "fire_breathing", "vampire"], ([3, 1], False)),
    ],
)
def test_every_order_is_allowed_and_fire_before_many_eyed_differs(order, result):
    table = attack("1 vampire fire_breathing soporific", "2 many_eyed", *[f"strike {trait}" for trait in order])
    assert (energies(table, "ember", "moss"), table["moss"].asleep) == result


@pytest.mark.rule("EVO-233", "EVO-134")
def test_a_full_track_gains_nothing_more():
    table = attack("3 vampire soporific", "2 small", "strike vampire", "strike soporific")
    assert (energies(table, "ember", "moss"), table["moss"].asleep) == ([4, 1], True)


@pytest.mark.rule("EVO-235")
def test_what_an_attack_brought_stays_and_is_used_when_woken():
    table = stage("1 ember 3 vampire", "1 quill 0 pesky", "2 moss 2", REST)
    table.do("activate ember", "action attack", "target moss")
    assert (table["ember"].energy, table["ember"].asleep) == (4, True)
    table.do("activate moss", "action gain", "use pesky", "wake ember", "action gain", "activate moss", "action gain")
    table.do("activate ember")
    assert table.options("action") == ["transmute", "sleep"]


# -- energy -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("EVO-106", "EVO-209", "EVO-210", "EVO-211")
def test_only_the_activated_creature_uses_its_traits():
    above = {"id": "source_06", "lower": 2, "upper": 3}
    table = stage("1 ember 1 small", "1 quill 1 tailed caring charming", REST, source=above)
    table.do("activate ember", "action gain")
    assert (table.seat, energies(table, "ember", "quill")) == (2, [2, 1])
    own = stage("1 ember 1 tailed caring charming", "1 quill 1", REST, source=above)
    own.do("activate ember", "action gain", "part upper", "care quill", "tail yes")
    assert energies(own, "ember", "quill") == [1, 3]


@pytest.mark.rule("EVO-209", "EVO-223")
def test_tailed_may_be_kept_and_pays_only_for_one_token():
    kept = stage("1 ember 1 tailed", REST).do("action gain", "tail pass")
    assert (kept["ember"].energy, kept.traits("ember")) == (2, ["tailed"])
    used = attack("0 vampire tailed soporific", "2 small", "strike vampire", "tail yes", "strike soporific")
    assert (used["ember"].energy, used.traits("ember")) == (3, ["soporific", "vampire"])
    assert used.asked.count("tail") == 1


@pytest.mark.rule("EVO-210", "EVO-224")
def test_caring_is_chosen_for_each_token():
    table = stage("1 ember 0 vampire soporific caring", "1 quill 0", "2 moss 2", REST)
    table.do("activate ember", "action attack", "target moss", "strike vampire", "care quill", "strike soporific")
    table.do("care pass")
    assert energies(table, "ember", "quill") == [1, 1]


@pytest.mark.rule("EVO-225", "EVO-103")
def test_the_upper_part_goes_by_the_activated_creature_not_by_who_receives():
    above = {"id": "source_06", "lower": 0, "upper": 3}
    table = stage("1 ember 1 toxic caring", "1 quill 1", REST, source=above)
    table.do("activate ember", "action gain", "care quill")
    assert (energies(table, "ember", "quill"), table.g.upper) == ([1, 2], 2)
    other = stage("1 ember 3 caring small", "1 quill 1 toxic", REST, source=above).do("activate ember")
    assert other.options("action") == ["transmute", "sleep"]
    assert other.why_not("action", "gain").id == "EVO-105"


@pytest.mark.rule("EVO-212", "EVO-234", "EVO-112", "EVO-113")
def test_small_counts_the_cards_that_are_there_now():
    table = stage("1 ember 3 small toxic flying", REST)
    assert "transmute" in table.options("action")
    four = stage("1 ember 3 small toxic flying caring", REST)
    rule = four.why_not("action", "transmute")
    assert (rule.id, rule.have, rule.need) == ("EVO-112", 4, 3)


@pytest.mark.rule("EVO-213", "EVO-216", "EVO-217", "EVO-218")
def test_a_copy_counts_for_every_question():
    above = {"id": "source_08", "lower": 0, "upper": 1}
    creatures = ["1 ember 3 shapeshifter vampire small", "2 moss 2 flying"]
    table = stage(*creatures, source=above).do("use shapeshifter", "copy flying")
    assert table.options("action") == ["gain", "transmute", "attack", "sleep"]
    plain = stage(*creatures, source=above).do("use pass")
    assert plain.options("action") == ["transmute", "sleep"]


@pytest.mark.rule("EVO-216", "EVO-218")
def test_a_copy_ends_with_the_turn_and_is_no_card():
    table = stage("1 ember 1 shapeshifter", "1 quill 0", "2 moss 2 toxic", source=OPEN_BELOW)
    table.do("activate ember", "use shapeshifter", "copy toxic", "action gain")
    assert (table["ember"].traits, table["ember"].copied) == (1 << 13, 0)
    assert table.traits("ember") == ["shapeshifter"]
    assert table.traits("moss") == ["toxic"]
