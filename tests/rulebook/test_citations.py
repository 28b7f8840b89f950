from __future__ import annotations

import pytest

from boardwright.rulebook.citations import cited

KNOWN = ["EVO-099", "EVO-100", "EVO-101", "EVO-103", "OPEN-1", "OPEN-9"]


@pytest.mark.parametrize(
    "text, ids",
    [
        ("One rule. [EVO-100]", ["EVO-100"]),
        ("[EVO-099..103]", ["EVO-099", "EVO-100", "EVO-101", "EVO-103"]),
        ("[EVO-099..EVO-101]", ["EVO-099", "EVO-100", "EVO-101"]),
        ("[EVO-099, 101, OPEN-1]", ["EVO-099", "EVO-101", "OPEN-1"]),
        ("[EVO-099..100, 103]", ["EVO-099", "EVO-100", "EVO-103"]),
        ('Rule("EVO-103", "has_trait")  # EVO-103 again', ["EVO-103"]),
        ("pairs are OPEN-9a", ["OPEN-9"]),
        ("UTF-8, RFC-100, evo-100, EVO-", []),
    ],
)
def test_ids_ranges_and_lists_are_read(text, ids):
    assert cited(text, KNOWN) == (ids, [])


@pytest.mark.parametrize("text", ["EVO-104", "EVO-104..110", "EVO-100, 104"])
def test_an_id_of_the_series_that_is_no_rule_is_told(text):
    assert "EVO-104" in cited(text, KNOWN)[1]


def test_gaps_within_a_range_are_no_fault_but_its_ends_are():
    assert cited("EVO-101..103", KNOWN) == (["EVO-101", "EVO-103"], [])
    assert cited("EVO-101..104", KNOWN) == (["EVO-101", "EVO-103"], ["EVO-104"])
