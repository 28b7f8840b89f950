"""How much of each game's rules is implemented and tested, as the last `make test` found it."""

from __future__ import annotations

import json
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

HERE: Final = Path(__file__).parent
REPORT: Final = HERE / "coverage.json"
EXCUSED: Final = HERE / "excused.toml"


@cache
def report() -> dict[str, Any]:
    """What `tools.rule_map` wrote: for each game `ids`, `implemented`, and `tested`, an id's tests."""
    found: dict[str, Any] = json.loads(REPORT.read_text("utf-8")) if REPORT.exists() else {}
    return found


@cache
def excuses() -> dict[str, dict[str, str]]:
    """For each game the ids that no test can hold, and why."""
    return tomllib.loads(EXCUSED.read_text("utf-8"))


def coverage() -> dict[str, dict[str, Any]]:
    """For each game: `ids`, `implemented`, `tested` (lists) and `excused` (id: why)."""
    return {
        game: {
            "ids": found["ids"],
            "implemented": found["implemented"],
            "tested": list(found["tested"]),
            "excused": excuses().get(game, {}),
        }
        for game, found in report().items()
    }


def tests_of(game: str, id: str) -> list[str]:
    tests: list[str] = report().get(game, {}).get("tested", {}).get(id, [])
    return tests
