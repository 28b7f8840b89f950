from __future__ import annotations

import pytest

from boardwright.core.ask import PASS, SEAT, Ask, Domain, Kind, Rule, number_label
from boardwright.core.errors import BrokenInvariant

HALF = Domain("half", 8, number_label, hideable=True, first=4, per=2)


def why_not_even(state, ask, value):
    return Rule("T-1", "odd") if value % 2 else None


def three(state, ask):
    return [6, 3, 2]


def opened(ask: Ask) -> list[int]:
    return ask.open(None)


def test_options_are_the_values_that_nothing_forbids():
    assert opened(Kind("even", HALF, why_not_even).must(0)) == [8, 10, 12, 14]


def test_a_list_of_candidates_gives_the_order_and_is_still_checked():
    assert opened(Kind("even", HALF, why_not_even, three).must(0)) == [6, 2]


def test_an_exact_list_is_not_checked():
    assert opened(Kind("even", HALF, why_not_even, three, exact=True).must(0)) == [6, 3, 2]


def test_a_kind_without_a_list_cannot_be_exact():
    with pytest.raises(BrokenInvariant, match="even: exact needs a list"):
        Kind("even", HALF, why_not_even, exact=True)


def test_passing_comes_last_where_it_is_allowed():
    assert opened(Kind("even", HALF, why_not_even, three).may(0)) == [6, 2, PASS]


def test_if_possible_passes_only_where_nothing_is_possible():
    kind = Kind("even", HALF, why_not_even, three)
    none = Kind("none", HALF, lambda state, ask, value: Rule("T-2", "never"))
    assert opened(kind.if_possible(0)) == [6, 2]
    assert opened(none.if_possible(0)) == [PASS]
    assert opened(none.must(0)) == []


def test_a_question_carries_what_it_is_about():
    ask = Kind("even", HALF, why_not_even).may(2, (5, 7))
    assert (ask.seat, ask.about, ask.kind.name) == (2, (5, 7), "even")


def test_a_domain_starts_where_it_stands_in_the_range_of_identities():
    assert HALF.values == list(range(8, 16))


def test_both_values_of_an_identity_are_renamed_with_it():
    names = [0, 1, 2, 3, 7, 6, 5, 4]
    assert [HALF.renamed(value, names) for value in (8, 9, 14, 15)] == [14, 15, 8, 9]


def test_passing_and_what_is_no_identity_keep_their_value():
    names = [3, 2, 1, 0]
    assert HALF.renamed(PASS, names) == PASS
    assert SEAT.renamed(1, names) == 1


def test_a_rule_that_falls_short_keeps_its_id_and_says_the_numbers():
    rule = Rule("T-3", "coins").short(1, 4)
    assert (rule.id, rule.name, rule.have, rule.need) == ("T-3", "coins", 1, 4)
