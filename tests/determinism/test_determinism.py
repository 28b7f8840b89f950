"""The same games in other processes, under other hash seeds, on other Pythons and builds: equal hash chains."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from boardwright.core.record import Record, read
from boardwright.core.table import Table, resume
from tests.determinism.games import chains, played
from tests.plays import PLAYS, chance_of, play_on, sit_down
from tools import fast

ROOT = Path(__file__).parents[2]
COMPILED = os.environ.get("BOARDWRIGHT_BUILD", "plain") == "mypyc"
HASH_SEEDS = ["0", "1", "random"]
PYTHONS = ["3.11", "3.12", "3.13", "3.14"]


@cache
def here() -> dict[str, str]:
    return chains()


def elsewhere(python: str, hash_seed: str, *folders: Path) -> Any:
    """What that Python tells of the same games."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    environment |= {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(map(str, folders))}
    command = [python, "-m", "tests.determinism.games"]
    run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)


def runs_as(python: str, version: str) -> bool:
    command = [python, "-c", "import sys; print('{}.{}'.format(*sys.version_info[:2]))"]
    try:
        run = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError:
        return False
    return run.stdout.strip() == version


@cache
def python_of(version: str) -> str | None:
    """A Python of this version that really runs: this one, one on the path, or one that pyenv keeps."""
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    folders = os.environ["PATH"].split(os.pathsep)
    found = [shutil.which(f"python{version}", path=folder) for folder in folders]
    candidates = [sys.executable, *filter(None, found), *map(str, sorted(kept.glob(f"{version}.*/bin/python")))]
    return next((python for python in candidates if runs_as(python, version)), None)


@pytest.mark.parametrize("hash_seed", HASH_SEEDS)
@pytest.mark.parametrize("version", PYTHONS)
def test_determinism_under_each_hash_seed_on_each_python(version, hash_seed):
    python = python_of(version)
    if python is None:
        pytest.skip(f"there is no Python {version} here")
    told = elsewhere(python, hash_seed, ROOT / "src", ROOT)
    assert (told["python"], told["build"]) == (version, "plain")
    assert told["chains"] == here()
    assert told["foreign"] == []


def compiled_python() -> str | None:
    """The compiled build's Python, if it is there and was made from these sources."""
    if COMPILED:
        return sys.executable
    made_from = fast.HOME / "boardwright-fast"
    fresh = made_from.exists() and made_from.read_text() == fast.digest()
    return str(fast.HOME / "bin" / "python") if fresh else None


@pytest.mark.parametrize("hash_seed", HASH_SEEDS)
def test_determinism_in_the_compiled_build(hash_seed):
    python = compiled_python()
    if python is None:  # `tools.fast test` always has it, and where a compiler is required fails without one
        pytest.skip("the compiled build is not here, or older than the sources")
    told = elsewhere(python, hash_seed, ROOT)
    assert told["build"] == "mypyc"
    assert told["chains"] == here()


# -- the same game again in one process ---------------------------------------------------------------------------


def replay(table: Table, record: Record) -> Table:
    return Table.replay(table.game, record, table.box)


def resumed(table: Table) -> Table:
    return resume(table.game, json.loads(json.dumps(table.snapshot())), table.box)


@pytest.mark.parametrize("name", PLAYS)
def test_determinism_of_replays_and_restarts(name):
    table = played(name)
    record = read(table.record().write())
    assert any(line.text == "undo" for line in record.entries)
    again = [replay(table, record), replay(table, record), resumed(table)]
    assert [each.chain for each in again] == [here()[name]] * 3


@pytest.mark.parametrize("name", PLAYS)
def test_determinism_after_undo(name):
    table, luck = play_on(sit_down(name, "undo"), chance_of(name), 8), chance_of("further")
    while not any(table.can_undo(seat) for seat in range(table.seats)):
        play_on(table, luck, 1)
    back = next(seat for seat in range(table.seats) if table.can_undo(seat))
    replayed, restarted, chain = replay(table, table.record()), resumed(table), table.chain
    for each in (table, replayed, restarted):
        each.undo(back)
    assert table.chain != chain or any(table.position.pending())  # what is pending has no hash yet
    again = [replayed, restarted, replay(table, table.record()), resumed(table)]
    assert {each.chain for each in again} == {table.chain}
