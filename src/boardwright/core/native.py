"""What the compiler is told about a class; not compiled itself, and silent where mypy_extensions is not installed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

__all__ = ["mypyc_attr"]

T = TypeVar("T")

try:
    from mypy_extensions import mypyc_attr
except ImportError:

    def mypyc_attr(*attrs: str, **kwattrs: object) -> Callable[[T], T]:
        """Nothing to tell."""
        return _same


def _same(cls: T) -> T:
    return cls
