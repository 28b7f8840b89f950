"""The tests run on the build that they say they run on."""

from __future__ import annotations

import os
from importlib import import_module
from pathlib import Path

import pytest

import boardwright
from tools import fast

PACKAGE = Path(boardwright.__file__).parent
COMPILED = os.environ.get("BOARDWRIGHT_BUILD", "plain") == "mypyc"


def names() -> list[str]:
    return [path.relative_to(PACKAGE).with_suffix("").as_posix() for path in fast.modules(PACKAGE)]


@pytest.mark.parametrize("name", names())
def test_each_module_of_the_engine_comes_from_this_build(name):
    where = import_module(f"boardwright.{name.replace('/', '.')}").__file__

    assert where is not None
    assert where.endswith((".so", ".pyd") if COMPILED else ".py")


def test_the_kernel_is_among_the_compiled_modules():
    assert {"core/position", "core/ask", "core/chance"} <= set(names())


@pytest.mark.parametrize("name", fast.INTERPRETED)
def test_what_is_not_compiled_exists(name):
    assert (PACKAGE / name).exists()


def test_nothing_compiled_lies_in_the_source():
    assert not [path for pattern in ("*.so", "*.pyd", "*.c") for path in (fast.ROOT / "src").rglob(pattern)]


def test_the_package_under_test_is_the_installed_one():
    assert (fast.HOME in PACKAGE.parents) == COMPILED
