from __future__ import annotations

import runpy
import sys

from boardwright.core import native


def test_without_mypy_extensions_a_class_stays_as_it_is(monkeypatch):
    monkeypatch.setitem(sys.modules, "mypy_extensions", None)
    found = runpy.run_path(native.__file__)
    assert found["mypyc_attr"](allow_interpreted_subclasses=True)(int) is int
