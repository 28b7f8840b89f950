"""The steps, in their order."""

from __future__ import annotations
