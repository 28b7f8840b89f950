"""How the tables came to their form."""

from __future__ import annotations
