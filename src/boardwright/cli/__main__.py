"""`python -m boardwright.cli` is `boardwright`."""

from __future__ import annotations

from boardwright.cli import main

main()
