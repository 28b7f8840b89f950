"""Where tables are kept: append-only entries, hashed links, talk and snapshots, in SQLite or PostgreSQL."""

from __future__ import annotations

from boardwright.web.store.store import Conflict, Entered, Link, Said, Snapshot, Store, TableRow

__all__ = ["Conflict", "Entered", "Link", "Said", "Snapshot", "Store", "TableRow"]
