"""The package, its locks and its unit of speed."""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import boardwright
from tools import setup

ROOT = Path(__file__).parents[2]


def pins(level: str) -> dict[str, str]:
    text = (ROOT / "requirements" / f"{level}.txt").read_text()
    return dict(re.findall(r"^([a-z0-9-]+)==(\S+)", text, re.MULTILINE))


def test_importing_the_package_imports_nothing_else():
    code = "import sys; before = set(sys.modules); import boardwright; print(*sorted(set(sys.modules) - before))"

    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()

    assert set(loaded) <= {"boardwright", "__future__"}


def test_the_unit_of_speed_is_the_one_that_all_figures_refer_to():
    unit = (Path(boardwright.__file__).parent / "cli" / "cal.py").read_bytes()

    assert hashlib.sha256(unit).hexdigest() == "99b4d33a6ec56077b7f3b900b2626af2372dbf5e0ac8663179d3d37539d29362"


def test_each_level_of_the_lock_holds_the_one_before_it():
    for less, more in zip(setup.LEVELS, setup.LEVELS[1:], strict=False):
        assert pins(less).items() < pins(more).items()


@pytest.mark.parametrize("level", setup.LEVELS)
def test_every_pin_has_a_hash_and_no_index_is_named(level):
    text = (ROOT / "requirements" / f"{level}.txt").read_text()

    assert "://" not in text
    assert all("--hash=sha256:" in entry for entry in re.split(r"\n(?=[a-z])", text))


def test_playing_needs_only_what_the_project_says():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]

    assert {re.split(r"\W", each)[0] for each in project["dependencies"]} == {"rich", "typer"}
    assert not {"pytest", "mypy", "ruff"} & pins("play").keys()


def test_a_level_is_there_only_while_its_lock_is_the_one_installed(tmp_path):
    python = tmp_path / "bin" / "python"
    python.parent.mkdir()
    python.touch()
    assert setup.installed(tmp_path) == -1

    setup.stamp(tmp_path).write_text(f"test {setup.digest('test')}\n")
    assert setup.installed(tmp_path) == setup.LEVELS.index("test")

    setup.stamp(tmp_path).write_text("test of an older lock\n")
    assert setup.installed(tmp_path) == -1
    assert setup.last_level(tmp_path) == setup.LEVELS.index("test")


@pytest.mark.parametrize("arguments", [[], ["everything"]])
def test_an_unknown_level_is_one_clear_line(arguments, capsys):
    assert setup.main(arguments) == 1
    assert capsys.readouterr().err == "setup: say which level to install: play, test, all\n"
