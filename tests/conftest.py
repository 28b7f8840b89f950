"""The rules that tests are marked with: ids are checked here, ranges written out, and kept for the rule map.

With `--cov-context=test` the marks go to .coverage-rules.json beside the coverage data; `tools.rule_map`
joins the two.
"""

from __future__ import annotations

import json

import pytest

from boardwright import rulebook
from boardwright.rulebook.book import written
from boardwright.rulebook.citations import cited

KEPT = ".coverage-rules.json"


def known_ids() -> list[str]:
    return [id for game in written() for id in rulebook.load(game).ids]


def rules_of(item: pytest.Item, known: list[str]) -> list[str]:
    """The ids that a test is marked with. An unknown one is an error of the test."""
    ids: list[str] = []
    for mark in item.iter_markers("rule"):
        for text in mark.args:
            found, unknown = cited(text, known)
            if unknown or not found:
                raise pytest.UsageError(f"{item.nodeid}: {text!r} names no rule of a rulebook")
            ids += found
    return sorted(set(ids))


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    known = known_ids()
    marked = {item.nodeid: rules_of(item, known) for item in items}
    if config.getoption("--cov-context", None) != "test":
        return
    for item in items:
        if not marked[item.nodeid]:
            item.add_marker("no_cover")  # it can hold no rule, and tracing costs
    if getattr(config, "workerinput", {}).get("workerid", "gw0") == "gw0":
        kept = config.rootpath / KEPT
        kept.write_text(json.dumps({test: ids for test, ids in marked.items() if ids}, indent=1), "utf-8")
