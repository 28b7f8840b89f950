"""Every case of `tests/cases/civolution.jsonl` is held by a test."""

from __future__ import annotations

from tests.games.civolution import (
    test_cases_console,
    test_cases_faq,
    test_cases_land,
    test_cases_solo,
    test_cases_turn,
)
from tests.games.civolution.tables import CASES, HELD

FILES = [test_cases_console, test_cases_faq, test_cases_land, test_cases_solo, test_cases_turn]


def test_no_case_is_left_out():
    assert FILES
    assert sorted(set(CASES) - HELD) == []
